"""What Das Labyrinth des Pharao knows besides the position: what a viewer is sent once."""

from msgspec import Struct

from saqqara.core.game import Options
from saqqara.games.labyrinth.engine import bets, score, turn
from saqqara.games.labyrinth.engine.cells import CELL_NAMES
from saqqara.games.labyrinth.engine.moves import STONES, TURNS
from saqqara.games.labyrinth.engine.seats import BASIC_STONES, PRO_STONES, kinds
from saqqara.games.labyrinth.engine.tiles import Tiles
from saqqara.games.labyrinth.view import letters


class PrintedTile(Struct, frozen=True):
    """A tile, and how many number cards there are of it."""

    number: int
    copies: int
    sides: list[str]  # the open sides of its cells a b c d


class BettingRound(Struct, frozen=True):
    """Cards that are bet on, one after the other."""

    first: int
    last: int


class Box(Struct, frozen=True):
    """The components, and the numbers of the rules."""

    pro: bool  # the professional game is played
    bets: bool
    tiles: list[PrintedTile]
    starts: list[str]  # the six start cells: each entrance has a left and a right one
    cards: int  # turned up in a game
    latest_start: int  # the card after which the start must be named
    stones: dict[str, int]  # each seat has at the start, by kind
    worth: dict[str, int]  # of a stone of each kind
    flags: list[int]  # cells of the corridor that are marked
    factors: list[int]  # of professional stones: up to the first flag, then behind each
    betting_rounds: list[BettingRound]


def box(pack: Tiles, seats: int, options: Options) -> Box:
    """The same for every viewer."""
    del seats
    pro, with_bets = options["scoring"] == "pro", options["bets"] == "on"
    held = PRO_STONES if pro else BASIC_STONES
    return Box(
        pro=pro,
        bets=with_bets,
        tiles=[_tile(pack, number) for number in range(len(pack.copies))],
        starts=[CELL_NAMES[cell] for cell in pack.starts],
        cards=turn.CARDS,
        latest_start=turn.LATEST_START,
        stones={STONES[kind]: held[kind] for kind in kinds(pro, with_bets)},
        worth=dict(zip(STONES, score.WORTH, strict=True)),
        flags=[score.FACTOR * k for k in range(1, score.LAST_FACTOR)],  # LP-5
        factors=list(range(1, score.LAST_FACTOR + 1)),
        betting_rounds=_rounds() if with_bets else [],
    )


def _tile(pack: Tiles, number: int) -> PrintedTile:
    sides = [letters(cell) for cell in pack.cells(TURNS * number)]
    return PrintedTile(number + 1, pack.copies[number], sides)


def _rounds() -> list[BettingRound]:
    firsts = range(bets.FIRST, bets.LAST + 1, bets.LENGTH)
    return [BettingRound(first, first + bets.LENGTH - 1) for first in firsts]
