"""What the greedy bot sees in a position of Terra Pyramides. A yardstick: it does not change."""

from typing import Final

from saqqara.games.terra.engine import counting, moves, stages
from saqqara.games.terra.engine.rules import Terra

MEAN_VALUE: Final = 2  # of a foundation that is still face down

# Found by trying small changes and keeping what scored more, alone and against each other.
WEIGHTS: Final = (
    1.0, 2.51, 1.6, -4.708, -4.28, 1.452, 2.686, 0.183, 0.128, 0.147, 1.2, 0.333, 0.132, 0.725,
    0.086, 0.151, 0.697, 0.326, -0.723,
)  # fmt: skip


def numbers(state: Terra, seat: int) -> list[float]:
    """What is counted; while a row is to be chosen, what the best row would make of it."""
    if state.stage not in (stages.CHOOSING, stages.NEW_VALUE):
        return counting.plain(state, seat)
    after = state
    if state.stage == stages.NEW_VALUE:
        after = state.copy()
        after.set_value(after.ahead(after.field), MEAN_VALUE)
        after.stage = stages.CHOOSING
    best: list[float] = []
    for line in range(moves.LINES):
        chosen = after.copy()
        chosen.apply(seat, moves.ROW + line)
        found = counting.plain(chosen, seat)
        if not best or worth(found) > worth(best):
            best = found
    return best


def worth(found: list[float]) -> float:
    """The weighted sum."""
    points = 0.0
    for k in range(counting.COUNT):
        points += found[k] * WEIGHTS[k]
    return points
