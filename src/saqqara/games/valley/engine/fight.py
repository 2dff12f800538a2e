"""The end of the tomb phase of Im Tal der Könige: traps, doctors, the fight, and who leaves."""

from saqqara.games.valley.engine import camp, moves, traps
from saqqara.games.valley.engine.cards import ADVENTURER, HEAL, RETURN, SHIELD, is_companion
from saqqara.games.valley.engine.position import Position
from saqqara.games.valley.engine.stages import HITTING, OVER, SAVING, SPRINGING
from saqqara.games.valley.engine.strength import talent, total
from saqqara.games.valley.engine.zones import NOTHING, Zone, minus, moves_with, plus


def begin(state: Position) -> None:
    state.springer = state.holder
    _next_trap(state)


def legal(state: Position, seat: int) -> list[int]:
    if state.stage == SPRINGING:
        return moves_with(moves.SPRING, state.pending[seat])
    if state.stage == HITTING:
        return _hits(state, seat)
    return [moves.SAVE, moves.LOSE]


def _hits(state: Position, seat: int) -> list[int]:
    effect = state.pack.effect[state.card]
    found = traps.targets(state, seat, effect, state.named)
    done = state.named and not traps.is_lure(state, found[0])
    return [*found, moves.ENOUGH] if done else found


def apply(state: Position, seat: int, move: int) -> None:
    if state.stage == SPRINGING:
        _spring(state, seat, moves.argument(move))
    elif state.stage == HITTING:
        _name(state, seat, move)
    else:
        _save(state, move == moves.SAVE)


# Traps


def _next_trap(state: Position) -> None:
    """The holder's traps, then those of the other seat, then the fight (VK-14)."""
    if state.pending[state.springer]:
        state.ask(state.springer, SPRINGING)
    elif state.springer == state.holder:
        state.springer = 1 - state.holder
        _next_trap(state)
    else:
        _fight(state)


def _spring(state: Position, seat: int, kind: int) -> None:  # VK-31
    state.pending[seat] = minus(state.pending[seat], kind)
    state.card = kind
    effect = state.pack.effect[kind]
    if traps.names_nobody(effect):
        _strike(state, seat, traps.victims(state, seat, effect))
    elif traps.targets(state, seat, effect, ()):
        state.stage = HITTING
    else:
        _strike(state, seat, [])


def _name(state: Position, seat: int, move: int) -> None:  # VK-32
    effect = state.pack.effect[state.card]
    if move != moves.ENOUGH:
        state.named = (*state.named, move)
        more = len(state.named) < traps.most_targets(effect)
        if more and traps.targets(state, seat, effect, state.named):
            return
    named, state.named = state.named, ()
    _strike(state, seat, list(named))


def _strike(state: Position, seat: int, named: list[int]) -> None:
    """The trap happens to all it hits at once, and is spent."""
    state.moment += 1
    state.throw(state.card)
    state.card = NOTHING
    theirs = [move for move in named if moves.verb(move) == moves.HIT]
    if theirs and talent(state, 1 - seat) == SHIELD and not state.shielded:
        state.shielded = 1  # VK-34
        _next_trap(state)
        return
    for move in sorted(named):
        mine = moves.verb(move) == moves.HIT_OWN
        _take_out(state, seat if mine else 1 - seat, moves.argument(move))
    _tend(state)


def _take_out(state: Position, side: int, kind: int) -> None:  # VK-14, VK-15
    if kind == ADVENTURER:
        state.paralyse(side)
        return
    state.inside[side] = minus(state.inside[side], kind)
    state.add_fallen(side, 1)
    if is_companion(kind):
        state.wound(side, kind)
    else:
        state.throw(kind)


# Doctors


def _tend(state: Position) -> None:
    """Asks for each companion taken out whether a doctor saves it, if there is one (VK-30)."""
    while state.wounded:
        side, kind = state.patients()[0]
        if state.count(state.camps[side], HEAL) > state.healed(side):
            state.ask(side, SAVING)
            return
        state.throw(kind)
        state.wounded = state.wounded[1:]
    _next_trap(state)


def _save(state: Position, saved: bool) -> None:
    side, kind = state.patients()[0]
    state.wounded = state.wounded[1:]
    state.moment += 1
    if saved:
        state.camps[side] = plus(state.camps[side], kind)
        state.add_healed(side, 1)
    else:
        state.throw(kind)
    _tend(state)


# The fight


def _fight(state: Position) -> None:  # VK-16
    state.sums = (total(state, 0), total(state, 1))
    other = 1 - state.holder
    winner = other if state.sums[other] > state.sums[state.holder] else state.holder
    state.fought, state.victor = state.tomb, winner
    state.fighters = [_fighters(state, 0), _fighters(state, 1)]
    leave(state, winner)


def _fighters(state: Position, seat: int) -> Zone:
    """All characters of a side in the tomb, the adventurer last."""
    inside = state.inside[seat]
    return (*inside, ADVENTURER) if state.has_entered(seat) else inside


def leave(state: Position, winner: int) -> None:
    """The tomb is handed over; with the deciding one the game stops (VK-19, VK-39)."""
    _go_home(state, 0)
    _go_home(state, 1)
    state.shielded, state.springer = 0, 0
    state.won[winner] = (*state.won[winner], state.tomb)
    state.tomb = NOTHING
    if len(state.won[winner]) == state.wanted:
        state.moment += 1
        state.stage = OVER
    else:
        state.holder = 1 - state.holder  # VK-4
        camp.begin_round(state)


def _go_home(state: Position, seat: int) -> None:  # VK-17
    for kind in state.inside[seat]:
        if state.pack.effect[kind] == RETURN:
            state.camps[seat] = plus(state.camps[seat], kind)
        else:
            state.throw(kind)
    state.inside[seat] = ()
    state.go_home(seat)
