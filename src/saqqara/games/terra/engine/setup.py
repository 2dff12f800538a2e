"""Getting ready: who begins, the start tiles and their foundations, hands, open stacks."""

from mypy_extensions import i64

from saqqara.games.terra.engine import stages
from saqqara.games.terra.engine.board import NOTHING
from saqqara.games.terra.engine.land import Land
from saqqara.games.terra.engine.stacks import GIVING, OPEN


def first_seat(state: Land, seat: int) -> None:
    """TP-6."""
    state.seat = seat
    _begin(state, stages.START_TILES)


def start_tile(state: Land, tile: int) -> None:
    """The stair points to the site beside the start field (TP-5)."""
    start = state.board.starts[state.count]
    stair: i64 = 0
    while state.board.next_to(start, stair) == NOTHING:
        stair += 1
    state.put(start, tile, stair)
    state.tiles.sizes[OPEN[state.count]] -= 1
    _next_of_four(state, stages.START_VALUES)


def start_value(state: Land, value: int) -> None:
    """And gets a foundation (TP-5)."""
    turn_up_foundation(state, state.board.starts[state.count], value)
    _next_of_four(state, stages.HANDS)


def turn_up_foundation(state: Land, field: i64, value: int) -> None:
    """The site before the stair of this field gets the foundation of this place in the pile."""
    state.foundations[value] -= 1
    state.set_value(state.ahead(field), value + 1)


def hand(state: Land, tile: int) -> None:
    """TP-6."""
    seat = (state.seat + state.count) % state.seats
    stack = GIVING[state.count]
    state.tiles.sizes[stack] -= 1
    state.tiles.hold(seat, tile, state.learners(seat), stack, 0)
    state.count += 1
    if state.count == state.seats:
        _begin(state, stages.TURN_UP if state.options.open_stacks else stages.LAYING)


def turn_up(state: Land, tile: int) -> None:
    """TP-24."""
    state.tiles.turn_up(OPEN[state.count], tile)
    _next_of_four(state, stages.LAYING)


def _begin(state: Land, stage: int) -> None:
    state.stage = stage
    state.count = 0


def _next_of_four(state: Land, then: int) -> None:
    state.count += 1
    if state.count == 4:
        _begin(state, then)
