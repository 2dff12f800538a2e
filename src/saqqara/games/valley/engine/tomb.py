"""The tomb phase of Im Tal der Könige up to the fight: open, enter, lay."""

from typing import Final

from saqqara.games.valley.engine import camp, fight, moves
from saqqara.games.valley.engine.cards import (
    EACH_DISCARDS,
    EACH_DRAWS,
    KINDS,
    LIMIT_2,
    LIMIT_3,
    PAPYRUS,
    TERROR,
    TRAP,
    is_trap,
    is_undead,
)
from saqqara.games.valley.engine.position import Position
from saqqara.games.valley.engine.stages import (
    CHOOSING,
    FOR_TERROR,
    FOR_TOMB,
    LAYING,
    OPENING,
    SENDING,
)
from saqqara.games.valley.engine.strength import talent
from saqqara.games.valley.engine.zones import NOTHING, has_living, minus, moves_with, plus

CONSOLATION: Final = 2  # coins (VK-20)
NO_LIMIT: Final = KINDS * KINDS


def legal(state: Position, seat: int) -> list[int]:
    if state.stage == CHOOSING:
        return [moves.OPEN] if state.has_passed(seat) else [moves.OPEN, moves.PASS]
    if state.stage == SENDING:
        return _sends(state, seat)
    return _lays(state, seat)


def _sends(state: Position, seat: int) -> list[int]:
    if state.sent(seat) >= limit(state):
        return [moves.READY]
    found = moves_with(moves.SEND, state.camps[seat])
    if not state.has_entered(seat):
        found.append(moves.SEND_ADVENTURER)
    return [*found, moves.READY]


def limit(state: Position) -> int:
    """How many characters a side may send into the open tomb (VK-40)."""
    effect = state.pack.tombs[state.tomb]
    return 2 if effect == LIMIT_2 else 3 if effect == LIMIT_3 else NO_LIMIT


def _lays(state: Position, seat: int) -> list[int]:
    """The holder may add one companion or animal to mislead, even alone (VK-13, VK-37)."""
    first = 0 if seat == state.holder and not has_living(state.laid[seat]) else TRAP
    hand = [kind for kind in state.hands[seat] if kind >= first]
    papyri = moves_with(moves.LAY, state.papyri[seat])
    return [*moves_with(moves.LAY, tuple(hand)), *papyri, moves.READY]


def odds(state: Position) -> list[tuple[int, int]]:
    """Only the top tomb comes by chance, unless a seer has seen it."""
    return [(moves.TOMB + tomb, 1) for tomb in state.tombs]


def apply(state: Position, seat: int, move: int) -> None:
    stage = state.stage
    if stage == CHOOSING:
        _choose(state, seat, move)
    elif stage == OPENING:
        state.top = moves.argument(move)
        state.tombs = minus(state.tombs, state.top)
        _turn_up_tomb(state)
    elif stage == SENDING:
        _send(state, seat, move)
    elif move == moves.READY:
        _have_laid(state, seat)
    else:
        _lay(state, seat, moves.argument(move))


# Opening


def _choose(state: Position, seat: int, move: int) -> None:
    if move == moves.PASS:
        state.mark_pass(seat)  # VK-10
        camp.begin_round(state)
        return
    state.moment += 1
    if state.top == NOTHING:
        state.stage = OPENING
    else:
        _turn_up_tomb(state)


def _turn_up_tomb(state: Position) -> None:  # VK-11
    state.moment += 1
    state.tomb, state.top, state.top_known = state.top, NOTHING, ()
    effect = state.pack.tombs[state.tomb]
    if effect == EACH_DRAWS:
        camp.draw(state, state.holder, 1, FOR_TOMB)
    elif effect == EACH_DISCARDS:
        camp.discard_for_tomb(state, NOTHING)
    else:
        state.ask(state.holder, SENDING)


# Sending


def _send(state: Position, seat: int, move: int) -> None:  # VK-12
    if move == moves.READY:
        _have_sent(state, seat)
    elif move == moves.SEND_ADVENTURER:
        state.enter(seat)
    else:
        kind = moves.argument(move)
        state.camps[seat] = minus(state.camps[seat], kind)
        state.inside[seat] = plus(state.inside[seat], kind)


def _have_sent(state: Position, seat: int) -> None:
    state.moment += 1
    other = 1 - seat
    if not state.sent(seat):  # VK-12, VK-41
        _console(state, seat)
        fight.leave(state, other)
    elif seat != state.holder:
        state.ask(state.holder, LAYING)
    elif talent(state, seat) == TERROR and state.hands[other]:
        camp.make_discard(state, other, FOR_TERROR)  # VK-29
    else:
        state.ask(other, SENDING)


def _console(state: Position, seat: int) -> None:  # VK-20, VK-38
    if state.consolation and not state.was_consoled(seat):
        state.mark_consoled(seat)
        state.earn(seat, CONSOLATION)


# Laying


def _lay(state: Position, seat: int, kind: int) -> None:  # VK-13
    if kind >= PAPYRUS:
        state.papyri[seat] = minus(state.papyri[seat], kind)
    else:
        state.hands[seat] = minus(state.hands[seat], kind)
    state.laid[seat] = plus(state.laid[seat], kind)


def _have_laid(state: Position, seat: int) -> None:
    state.moment += 1
    if seat == state.holder:
        state.seat = 1 - seat
    else:
        _turn_up(state, state.holder)
        _turn_up(state, seat)
        fight.begin(state)


def _turn_up(state: Position, seat: int) -> None:
    state.turned[seat] = state.laid[seat]
    for kind in state.laid[seat]:
        state.forget(seat, kind)
        if is_trap(kind):
            state.pending[seat] = plus(state.pending[seat], kind)
        elif is_undead(kind):
            state.inside[seat] = plus(state.inside[seat], kind)
        else:
            state.throw(kind)  # what misled (VK-13)
    state.laid[seat] = ()
