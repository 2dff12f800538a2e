"""Whom the traps of Im Tal der Könige may hit."""

from saqqara.games.valley.engine import moves
from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ALL_ANIMALS,
    ANIMAL_ONLY,
    ANY_5,
    COMPANION_ONLY,
    DUST,
    LIVING,
    LURE,
    SMALL,
    TWO_4,
    UNDEAD_ONLY,
    is_animal,
    is_companion,
    is_undead,
)
from saqqara.games.valley.engine.position import Position
from saqqara.games.valley.engine.strength import strength
from saqqara.games.valley.engine.zones import Zone


def hits(state: Position, effect: int, side: int, kind: int) -> bool:
    """Whether a trap of this effect may hit this character of this side (VK-15)."""
    if kind == ADVENTURER or effect == DUST:
        return kind == ADVENTURER and effect == DUST
    if effect in (ANIMAL_ONLY, ALL_ANIMALS):
        return is_animal(kind)
    if effect == COMPANION_ONLY:
        return is_companion(kind)
    if effect == UNDEAD_ONLY:
        return is_undead(kind)
    if effect == LIVING:
        return not is_undead(kind)
    return _hits_weak(state, effect, side, kind)


def _hits_weak(state: Position, effect: int, side: int, kind: int) -> bool:
    """Traps that only reach up to a strength, whatever they hit (VK-35)."""
    if effect == ANY_5:
        return strength(state, side, kind) <= 5
    limit = 3 if effect == SMALL else 4
    return not is_undead(kind) and strength(state, side, kind) <= limit


def targets(state: Position, seat: int, effect: int, named: Zone) -> list[int]:
    """The moves that name a target for a trap of this seat, rising; `named` were named already."""
    found: list[int] = []
    for verb in (moves.HIT, moves.HIT_OWN):
        side = seat if verb == moves.HIT_OWN else 1 - seat
        before = -1
        for kind in state.inside[side]:
            free = named.count(verb + kind) < state.inside[side].count(kind)
            if kind != before and free and hits(state, effect, side, kind):
                found.append(verb + kind)
            before = kind
        if effect == DUST and state.has_entered(side):
            found.append(verb + ADVENTURER)
    lured = [move for move in found if is_lure(state, move)]
    return lured or found


def is_lure(state: Position, move: int) -> bool:
    """Whether this names a starlet of the other side: she must be named if she can be (VK-33)."""
    kind = moves.argument(move)
    theirs = moves.verb(move) == moves.HIT
    return theirs and kind != ADVENTURER and state.pack.effect[kind] == LURE


def victims(state: Position, seat: int, effect: int) -> list[int]:
    """All that a trap hits that names no target: the animals of both sides (VK-33)."""
    other = 1 - seat
    theirs = [moves.HIT + k for k in state.inside[other] if hits(state, effect, other, k)]
    mine = [moves.HIT_OWN + k for k in state.inside[seat] if hits(state, effect, seat, k)]
    return theirs + mine


def names_nobody(effect: int) -> bool:
    """The flood (VK-33)."""
    return effect == ALL_ANIMALS


def most_targets(effect: int) -> int:
    """The collapse may have two (VK-32)."""
    return 2 if effect == TWO_4 else 1
