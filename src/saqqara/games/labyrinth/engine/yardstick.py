"""What the greedy bot sees in Das Labyrinth des Pharao: a yardstick, which does not change."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, count
from saqqara.games.labyrinth.engine import score
from saqqara.games.labyrinth.engine.cells import FIELD_OF, HAS_EAST, HAS_WEST, NEXT, SIDE
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.seats import KINDS
from saqqara.games.labyrinth.engine.turn import CARDS

# Of points, a corridor that can grow, room for it, stones that may still score. Found by trying
# many; `python -m tests.games.labyrinth.test_greedy` tells how long the corridors get.
WEIGHTS: Final = (1.0, 30.0, 0.7, 0.3)


def numbers(state: Labyrinth, seat: int) -> list[float]:
    """Points, whether and where the corridor can grow, stones that may still score."""
    share = float(CARDS - state.card) / CARDS  # of the game still to come
    ahead = state.ahead(seat)
    alive = ahead >= 0
    return [
        float(score.points(state, seat)),
        share if alive else 0.0,
        float(room(state, seat, FIELD_OF[ahead])) * share if alive else 0.0,
        hope(state, seat),
    ]


def room(state: Labyrinth, seat: i64, field: i64) -> int:
    """How many free fields hang together with this one."""
    free: i64 = state.free[seat]
    known: i64 = 0
    grown: i64 = BIT[field] & free
    while grown != known:
        known = grown
        grown |= (known << SIDE) | (known >> SIDE)
        grown |= ((known & HAS_EAST) << 1) | ((known & HAS_WEST) >> 1)
        grown &= free
    return int(count(known))


def hope(state: Labyrinth, seat: i64) -> float:
    """Stones that are neither in the corridor nor open for good."""
    found = 0.0
    for stone in state.stones[seat]:
        cell = stone // KINDS
        if not state.step(seat, cell):
            found += 1.0 if may_close(state, seat, cell) else -1.0
    return found


def may_close(state: Labyrinth, seat: i64, cell: i64) -> bool:
    """Every side that is open leads to a free field."""
    open_sides = score.open_sides(state, seat, cell)
    for side in range(4):
        if open_sides & BIT[side]:
            other = NEXT[4 * cell + side]
            if other < 0 or state.is_laid(seat, other):
                return False
    return True
