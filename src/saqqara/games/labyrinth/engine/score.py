"""What corridor and stones are worth."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.games.labyrinth.engine.cells import NEXT
from saqqara.games.labyrinth.engine.seats import KINDS, Seats

WORTH: Final = [2, 3, 2, 1, 4]  # by kind: LP-15, red, green and blue LP-18, special LP-21
FACTOR: Final = 15  # corridor cells of each factor (LP-18)
LAST_FACTOR: Final = 4


def points(state: Seats, seat: i64) -> int:
    """A point for each cell of the corridor (LP-14), and the stones."""
    found = len(state.paths[seat])
    for stone in state.stones[seat]:
        found += stone_points(state, seat, stone // KINDS, stone % KINDS)
    return found


def stone_points(state: Seats, seat: i64, cell: i64, kind: i64) -> int:
    """What a stone of this kind on this cell is worth now.

    It must be closed and share a side with the corridor, and not stand in it (LP-15).
    """
    step = first_step_beside(state, seat, cell)
    if not step or state.step(seat, cell) or open_sides(state, seat, cell):
        return 0
    return WORTH[kind] * factor(step) if state.pro else WORTH[kind]


def factor(step: int) -> int:
    """In the professional game: how much a stone counts beside this cell of the corridor."""
    return min(LAST_FACTOR, 1 + (step - 1) // FACTOR)  # LP-18


def first_step_beside(state: Seats, seat: i64, cell: i64) -> int:
    """The lowest number of a corridor cell that shares a side with this one; 0 = none."""
    first = 0
    for side in range(4):
        other = NEXT[4 * cell + side]
        if other >= 0:
            step = state.step(seat, other)
            if step and (not first or step < first):
                first = step
    return first


def open_sides(state: Seats, seat: i64, cell: i64) -> int:
    """The sides of a laid cell without any wall, as a set; undecided ones are open (LP-7)."""
    found = 0
    own = state.sides(seat, cell)
    for side in range(4):
        if own & BIT[side]:
            other = NEXT[4 * cell + side]
            if other < 0:
                found |= state.pack.outside[cell] & BIT[side]  # LP-11
            elif not state.is_laid(seat, other) or leads(state, seat, other, (side + 2) % 4):
                found |= BIT[side]
    return found


def leads(state: Seats, seat: i64, cell: i64, side: i64) -> bool:
    """Whether a laid cell is open to this side."""
    return state.sides(seat, cell) & BIT[side] != 0
