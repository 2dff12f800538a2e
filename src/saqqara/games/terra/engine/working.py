"""The workers of a turn: where they may go, and the end of their walks."""

from typing import Any

from mypy_extensions import i64

from saqqara.games.terra.engine import limits, moves, stages
from saqqara.games.terra.engine.board import NOTHING
from saqqara.games.terra.engine.components import CROWD, TOP
from saqqara.games.terra.engine.land import Land
from saqqara.games.terra.engine.moves import WAYS


def add_legal(state: Land, side: i64, out: list[Any]) -> None:
    """Every way of every waiting worker that leads to a place (TP-12)."""
    if not state.supply(side):
        return
    before = NOTHING
    for field in state.waiting:
        if field != before:
            _add_ways(state, side, field, out)
        before = field


def _add_ways(state: Land, side: i64, field: i64, out: list[Any]) -> None:
    way: i64
    for way in range(WAYS):
        site: i64 = goal(state, field, way)
        if site >= 0 and admits(state, side, site):
            out.append(moves.GO + WAYS * field + way)


def goal(state: Land, field: i64, way: i64) -> int:
    """The site a worker reaches from here over laid tiles; NOTHING = none (TP-12)."""
    site: i64 = state.board.goal(field, way)
    if site >= 0:
        for other in state.board.way(field, way):
            if state.is_free(other):
                return NOTHING
    return site


def admits(state: Land, side: i64, site: i64) -> bool:
    """Whether one more worker of this side may come here (TP-12)."""
    owner: i64 = state.owner(site)
    if owner == side:
        return state.workers(site) < CROWD and not is_done(state, site)
    if owner >= 0 or not state.value(site):
        return False
    return not (state.is_first_turn() and state.is_on_board(side))  # TP-13


def is_done(state: Land, site: i64) -> bool:
    """Whether a pyramid is as high as task 3 wants it (TP-28)."""
    return state.task == 3 and state.level(site) == TOP - 1


def make(state: Land, side: i64, verb: int, what: int) -> None:
    if verb == moves.GO:
        _go(state, side, what)
    else:
        _end(state)


def _go(state: Land, side: i64, walk: i64) -> None:
    field: i64 = walk // WAYS
    state.waiting.remove(field)
    enter(state, side, goal(state, field, walk % WAYS))


def enter(state: Land, side: i64, site: i64) -> None:
    """A worker comes out of the supply to this place."""
    state.send(side)
    state.set_workers(site, side, state.workers(site) + 1)


def _end(state: Land) -> None:
    """Workers who have not gone stay at home (TP-12); a tile is drawn if there is one (TP-15)."""
    state.waiting = []
    state.field, state.line = NOTHING, NOTHING
    if state.tiles.left():
        state.stage = stages.DRAWING
    else:
        limits.check(state)
