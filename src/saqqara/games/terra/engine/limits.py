"""The end of a turn: what may be owned then, and who is next."""

from mypy_extensions import i64

from saqqara.games.terra.engine import stages
from saqqara.games.terra.engine.board import NOTHING
from saqqara.games.terra.engine.components import MOST_BRICKS, MOST_GOLD
from saqqara.games.terra.engine.land import Land


def check(state: Land) -> None:
    """The turn is over as soon as its side owns no more than it may (TP-19, TP-25)."""
    state.stack = NOTHING
    if is_over(state, state.side(state.seat)):
        state.stage = stages.LIMITS
    else:
        _pass_on(state)


def is_over(state: Land, side: i64) -> bool:
    """Too many bricks, or too much gold (TP-19)."""
    return state.bricks(side) > MOST_BRICKS or state.gold(side) > MOST_GOLD


def _pass_on(state: Land) -> None:
    """Clockwise (TP-6); the game is over when there is no tile left to lay (TP-21)."""
    state.moment += 1
    state.turn += 1
    state.seat = (state.seat + 1) % state.seats
    state.stage = stages.LAYING if state.tiles.held(state.seat) >= 0 else stages.OVER
