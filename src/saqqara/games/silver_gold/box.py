"""What the game knows besides the position: what a viewer is sent once."""

from msgspec import Struct

from saqqara.core.game import Options
from saqqara.games.silver_gold.engine import position, scoring
from saqqara.games.silver_gold.engine.chambers import COLOURS, Cards
from saqqara.games.silver_gold.engine.patterns import DRAWN, SHAPES, SIDE


class Printed(Struct, frozen=True):
    """A pyramid card as it is printed: a sign for each cell, row by row (SG-1)."""

    ordinal: int
    colour: str
    drawn: list[str]


class Pattern(Struct, frozen=True):
    """What an expedition card shows, drawn in # and . row by row, and how many show it (SG-2)."""

    drawn: list[str]
    copies: int


class Worths(Struct, frozen=True):
    """The points of what is counted at the end (SG-32)."""

    pyramid: int
    torch: int
    pair: int
    single: int


class Box(Struct, frozen=True):
    """The components, and the numbers of the rules."""

    cards: list[Printed]
    colours: list[str]
    patterns: dict[str, Pattern]
    rounds: int  # each has a torch box
    turns: int  # expedition cards shown in a round
    dealt: int
    kept: int  # of these; so many lie before a seat
    display: int
    gems: int  # boxes for each colour of gems
    penalties: list[int]  # what filled skull boxes cost, from the first to the last
    awards: list[int]  # of each colour, in the order in which they are won
    worths: Worths


def box(pack: Cards, seats: int, options: Options) -> Box:
    """The same for every viewer."""
    del seats, options
    return Box(
        cards=[printed(pack, card) for card in range(len(pack.chambers))],
        colours=list(COLOURS),
        patterns={
            SHAPES[shape]: Pattern(DRAWN[shape].split("/"), copies)
            for shape, copies in enumerate(pack.expedition)
            if copies
        },
        rounds=position.ROUNDS,
        turns=position.TURNS,
        dealt=position.DEALT,
        kept=position.SLOTS,
        display=position.DISPLAY,
        gems=position.GEMS,
        penalties=list(pack.skulls),
        awards=list(position.AWARDS),
        worths=Worths(scoring.PYRAMID, scoring.TORCH, scoring.PAIR, scoring.SINGLE),
    )


def printed(pack: Cards, card: int) -> Printed:
    """A card of the pack."""
    chamber = pack.chambers[card]
    drawn = [chamber.drawn[k : k + SIDE] for k in range(0, len(chamber.drawn), SIDE)]
    return Printed(card + 1, COLOURS[chamber.colour], drawn)
