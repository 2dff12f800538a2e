"""The tile of a turn: where it may lie, and the foundation it turns up."""

from typing import Any

from mypy_extensions import i64

from saqqara.games.terra.engine import setup, stages
from saqqara.games.terra.engine.board import NOTHING
from saqqara.games.terra.engine.components import HALF_PRICE
from saqqara.games.terra.engine.land import Land
from saqqara.games.terra.engine.moves import STAIRS


def add_legal(state: Land, seat: int, out: list[Any]) -> None:
    """On every free field (TP-7) in all ways in which the stair faces a site (TP-8)."""
    lays, halves = state.board.lays, state.board.half
    bound = bound_half(state, seat)
    for field in state.board.grounds:
        if state.is_free(field) and (bound == NOTHING or halves[field] == bound):
            out.extend(lays[field])


def bound_half(state: Land, seat: int) -> int:
    """The half where the hand tile must be laid; NOTHING = anywhere (TP-23)."""
    if not state.options.symbols or state.gold(state.side(seat)) >= HALF_PRICE:
        return NOTHING
    half = state.tiles.half(seat)
    return half if has_room(state, half) else NOTHING


def has_room(state: Land, half: i64) -> bool:
    """Whether a field of this half is free."""
    for field in state.board.grounds:
        if state.is_free(field) and state.board.half[field] == half:
            return True
    return False


def lay(state: Land, seat: int, way: i64) -> None:
    field = way // STAIRS
    if is_dear(state, seat, field):
        state.pay(state.side(seat), HALF_PRICE)
    state.put(field, state.tiles.held(seat), way % STAIRS)
    state.tiles.put_down(seat)
    state.field = field
    state.stage = stages.CHOOSING
    if turns_up(state, way):
        state.stage = stages.NEW_VALUE
        state.moment += 1


def is_dear(state: Land, seat: int, field: i64) -> bool:
    """Whether laying the hand tile here costs gold (TP-23)."""
    if not state.options.symbols:
        return False
    half = state.tiles.half(seat)
    return state.board.half[field] != half and has_room(state, half)


def turns_up(state: Land, way: i64) -> bool:
    """Whether a tile laid so has a bare site right before its stair (TP-9)."""
    site: i64 = state.board.next_to(way // STAIRS, way % STAIRS)
    return site >= 0 and not state.value(site)


def new_value(state: Land, value: int) -> None:
    """TP-9."""
    setup.turn_up_foundation(state, state.field, value)
    state.stage = stages.CHOOSING
