"""Whom the traps of Im Tal der Könige may hit (VK-14, VK-15, VK-31 to VK-35)."""

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
from saqqara.games.valley.engine.moves import HIT, WHOSE
from saqqara.games.valley.engine.strength import strength
from saqqara.games.valley.engine.zones import INSIDE, SEAT, Zone, Zones


def hits(state: Zones, effect: int, side: int, kind: int) -> bool:
    """Whether a trap of this effect may hit this character of this side."""
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


def _hits_weak(state: Zones, effect: int, side: int, kind: int) -> bool:
    """Traps that only reach up to a strength, whatever they hit (VK-35)."""
    if effect == ANY_5:
        return strength(state, side, kind) <= 5
    limit = 3 if effect == SMALL else 4
    return not is_undead(kind) and strength(state, side, kind) <= limit


def targets(state: Zones, seat: int, effect: int, named: Zone) -> list[int]:
    """The moves that name a target for a trap of this seat, rising; `named` were named already."""
    found: list[int] = []
    for own in (0, 1):
        side = seat if own else 1 - seat
        first = HIT + WHOSE * own
        before = -1
        for kind in state.inside[side]:
            free = named.count(first + kind) < state.inside[side].count(kind)
            if kind != before and free and hits(state, effect, side, kind):
                found.append(first + kind)
            before = kind
        if effect == DUST and state.rows[SEAT * side + INSIDE]:
            found.append(first + ADVENTURER)
    lured = [move for move in found if is_lure(state, move)]
    return lured or found


def is_lure(state: Zones, move: int) -> bool:
    """Whether this names a starlet of the other side: she must be named if she can be (VK-33)."""
    kind = move - HIT
    return kind < ADVENTURER and state.pack.effect[kind] == LURE


def victims(state: Zones, seat: int, effect: int) -> list[int]:
    """All that a trap hits that names no target: the animals of both sides."""
    theirs = [HIT + kind for kind in state.inside[1 - seat] if hits(state, effect, 1 - seat, kind)]
    mine = [HIT + WHOSE + k for k in state.inside[seat] if hits(state, effect, seat, k)]
    return theirs + mine


def names_nobody(effect: int) -> bool:
    return effect == ALL_ANIMALS


def most_targets(effect: int) -> int:
    return 2 if effect == TWO_4 else 1
