"""The tile for the next turn: the top of a stack, or one of a stack that is looked through."""

from typing import Any

from saqqara.games.terra.engine import limits, moves, stages
from saqqara.games.terra.engine.components import LOOK_PRICE
from saqqara.games.terra.engine.land import Land


def add_legal(state: Land, seat: int, out: list[Any]) -> None:
    """The top of any stack, or a look through one that is not open (TP-15, TP-24)."""
    held = [stack for stack in range(moves.STACKS) if state.tiles.sizes[stack]]
    out.extend([moves.TAKE + stack for stack in held])
    if state.gold(state.side(seat)) >= LOOK_PRICE:
        out.extend([moves.LOOK + stack for stack in held if not state.is_open(stack)])


def draw(state: Land, seat: int, verb: int, stack: int) -> None:
    state.moment += 1
    state.stack = stack
    if verb == moves.TAKE:
        _take(state, seat, 0)
    else:
        _look(state, seat)


def _look(state: Land, seat: int) -> None:
    """Paid for once (TP-15)."""
    state.pay(state.side(seat), LOOK_PRICE)
    state.tiles.look(state.stack, state.learners(seat))
    _look_on(state)


def looked(state: Land, tile: int) -> None:
    """A tile of the stack that nobody had seen."""
    state.tiles.slots[state.tiles.unseen_slot(state.stack)] = tile
    _look_on(state)


def _look_on(state: Land) -> None:
    """What nobody has seen before comes out of the box, tile by tile from the top."""
    unseen = state.tiles.unseen_slot(state.stack) >= 0
    state.stage = stages.LOOKING if unseen else stages.PICKING


def add_picks(state: Land, out: list[Any]) -> None:
    """Whichever tile one likes (TP-15)."""
    out.extend(range(moves.PICK, moves.PICK + state.tiles.sizes[state.stack]))


def pick(state: Land, seat: int, place: int) -> None:
    state.moment += 1
    _take(state, seat, place)


def _take(state: Land, seat: int, place: int) -> None:
    state.tiles.take(seat, state.stack, place, state.learners(seat))
    if state.tiles.held(seat) >= 0:
        _settle(state)
    else:
        state.stage = stages.TAKEN


def taken(state: Land, tile: int) -> None:
    """What was taken unseen."""
    state.tiles.name(state.seat, tile)
    _settle(state)


def _settle(state: Land) -> None:
    """The stack after a tile left it: removed (TP-20), turned up (TP-24) or as it was."""
    if state.shrinks and state.tiles.sizes[state.stack] == 1:
        state.tiles.sizes[state.stack] = 0  # a last tile somebody knows stays in its slot
    if state.tiles.sizes[state.stack] and state.is_open(state.stack):
        state.stage = stages.NEXT_UP
    else:
        limits.check(state)


def next_up(state: Land, tile: int) -> None:
    """TP-24."""
    state.tiles.turn_up(state.stack, tile)
    limits.check(state)
