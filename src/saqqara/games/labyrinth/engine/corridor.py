"""The robber walks: how a corridor begins and grows."""

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.games.labyrinth.engine.cells import NEXT, WAY_OUT
from saqqara.games.labyrinth.engine.seats import NOTHING, Seats


def enter(state: Seats, seat: i64, start: i64) -> None:
    """The robber comes in at a start and walks (LP-9, LP-10)."""
    state.paths[seat] = ()
    state.set_robber(seat, state.pack.starts[start], state.pack.headings[start])
    walk(state, seat)


def walk(state: Seats, seat: i64) -> None:
    """The robber goes on as far as the corridor goes (LP-10)."""
    cell, heading = state.ahead(seat), state.heading(seat)
    entered: list[int] = []
    while cell >= 0 and state.is_laid(seat, cell):
        open_sides = state.sides(seat, cell)
        back = BIT[(heading + 2) % 4]
        if not open_sides & back:  # LP-7: the way in is walled
            cell = NOTHING
            break
        entered.append(cell)
        heading = WAY_OUT[open_sides & ~back]
        cell = NEXT[4 * cell + heading]  # BEYOND at the border, entrance or not (LP-11)
    state.set_robber(seat, cell, heading)
    if entered:
        state.paths[seat] += tuple(entered)
