"""Drawn tables for the tests of Silver & Gold: Pyramids."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from saqqara.core.bits import BIT, members
from saqqara.core.game import open_moves
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.chambers import COLOURS, Cards, Chamber
from saqqara.games.silver_gold.engine.patterns import SHAPES
from saqqara.games.silver_gold.engine.position import AWARDS, NO_CARD, SLOTS
from saqqara.games.silver_gold.engine.rules import SilverGold, start

GAME = GAMES["silver_gold"]
PENALTIES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]
EXPEDITION = {"I2": 1, "I3": 2, "V3": 2, "O4": 1, "L4": 1, "T4": 1}

PLAIN = """
E....
.....
.....
.....
....T
"""

# One cell short of its tomb, and the same with a cross beside the tomb.
SHAFT = """
E####  o....
.####  o....
.####  o....
.####  o....
T####  .....
"""
CROSS_SHAFT = """
E####  o....
.####  o....
.####  o....
.####  o....
TX###  .....
"""


@dataclass(frozen=True)
class Drawn:
    """A pyramid card and what is marked on it."""

    ordinal: int
    chamber: str
    marked: int


Area = Sequence[Drawn | None]


def card(ordinal: int, text: str = PLAIN) -> Drawn:
    """Read a drawing; to the right of each row may stand what is marked in it, as o."""
    words = text.split()
    rows, marks = (words[::2], words[1::2]) if len(words) == 10 else (words, [])
    assert [len(row) for row in rows] == [5] * 5
    marked = sum(BIT[k] for k, sign in enumerate("".join(marks)) if sign == "o")
    return Drawn(ordinal, "".join(rows), marked)


def deck(*drawn: Drawn) -> Cards:
    """Build 48 cards, plain but for the drawn ones: 1 green, 2 orange, 3 purple, 4 green..."""
    known = {one.ordinal: one.chamber for one in drawn}
    plain = "".join(PLAIN.split())
    chambers = [Chamber(k % len(COLOURS), known.get(k + 1, plain)) for k in range(48)]
    copies = [EXPEDITION.get(shape, 0) for shape in SHAPES]
    return Cards("drawn", "", chambers, copies, PENALTIES[:])


def table(*areas: Area) -> SilverGold:
    """Lay these cards before the first expedition card; missing ones are plain, None = no card.

    Of the other cards the four lowest are the display, the rest is the pile.
    """
    drawn = [one for area in areas for one in area if one]
    state = start(deck(*drawn), max(2, len(areas)))
    spare = [card(ordinal) for ordinal in range(1, 49) if ordinal not in {d.ordinal for d in drawn}]
    for seat in range(state.seats):
        area = list(areas[seat]) if seat < len(areas) else []
        area += [spare.pop() for _ in range(2 - len(area))]
        _seat(state, seat, area)
    rest = [one.ordinal for one in spare]
    lay(state, rest[:4], rest[4:])
    state.stage = stages.SHOW
    return state


def _seat(state: SilverGold, seat: int, area: Area) -> None:
    for slot, one in enumerate(area):
        state.set_card(seat, slot, one.ordinal - 1 if one else NO_CARD)
        state.set_marked(seat, slot, one.marked if one else 0)
    state.show_drafts()


def lay(state: SilverGold, display: Iterable[int], pile: Iterable[int]) -> None:
    """Lay these cards open and face down; all others that nobody has are out of the game."""
    state.display = _set(display)
    state.pile = _set(pile)


def fill(state: SilverGold, seat: int, **boxes: int) -> None:
    """Fill boxes: red, green, skulls as numbers; torches as a bit for each round."""
    for name, value in boxes.items():
        getattr(state, f"set_{name}")(seat, value)
    state.show_drafts()


def aside(state: SilverGold, seat: int, *ordinals: int) -> None:
    """Put pyramids aside that this seat finished earlier."""
    state.finished[seat] |= _set(ordinals)
    state.display &= ~_set(ordinals)
    state.pile &= ~_set(ordinals)


def award(state: SilverGold, colour: str, *seats: int) -> None:
    """Give the awards of a colour, as earned earlier by these seats one after another."""
    for step, seat in enumerate(seats):
        state.set_winner(COLOURS.index(colour), step, seat)


def later(state: SilverGold, round_: int, **left: int) -> None:
    """Go to this round, with only these expedition cards still face down."""
    state.round = round_
    state.turn = 8 - sum(left.values())
    state.left = [left.get(shape, 0) for shape in SHAPES]


def _set(ordinals: Iterable[int]) -> int:
    return sum(BIT[ordinal - 1] for ordinal in set(ordinals))


# Playing on, always through the checked door


def place(state: SilverGold, seat: int, *notations: str) -> None:
    for notation in notations:
        GAME.play(state, seat, GAME.rules.read(state.pack, notation))


def show(state: SilverGold, pattern: str) -> SilverGold:
    """Turn up the next expedition card."""
    place(state, BOX, f"show {pattern}")
    return state


def come(state: SilverGold, *ordinals: int) -> None:
    """Let these cards come off the pile."""
    place(state, BOX, *[f"card {ordinal}" for ordinal in ordinals])


def step(state: SilverGold) -> None:
    """Make the lowest move of the first actor: while marking, a single cell."""
    seat = state.actors()[0]
    GAME.play(state, seat, open_moves(state, seat)[0])


def settle(state: SilverGold) -> None:
    """Do what is due by lowest moves, up to the next expedition card or the end."""
    while state.stage not in (stages.SHOW, stages.OVER):
        step(state)


def run(state: SilverGold, stage: int) -> None:
    """Go on by lowest moves until this stage."""
    while state.stage != stage:
        step(state)


# Looking


def legal(state: SilverGold, seat: int, start_: str = "") -> set[str]:
    """List the open moves that start so: `1:` for those on the left card."""
    notations = [GAME.rules.write(state.pack, move) for move in open_moves(state, seat)]
    return {notation for notation in notations if notation.startswith(start_)}


def boxes(state: SilverGold, seat: int, name: str) -> int:
    filled: int = getattr(state, name)(seat)
    return filled


def held(state: SilverGold, seat: int) -> list[int]:
    """Name the ordinals of the left and the right card, 0 = none."""
    return [state.card(seat, slot) + 1 for slot in range(SLOTS)]


def ordinals(cards: int) -> list[int]:
    return [card + 1 for card in members(cards)]


def earned(state: SilverGold, colour: str) -> list[int]:
    """Name the seats that own the 10, the 6 and the 3 of a colour, -1 = free."""
    return [state.winner(COLOURS.index(colour), step) for step in range(len(AWARDS))]
