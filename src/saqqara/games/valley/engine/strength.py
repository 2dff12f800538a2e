"""How strong a character in the tomb is, and why; computed nowhere else (VK-15, VK-16)."""

from typing import Final

from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ANIMALS_1,
    BLESS,
    COMPANIONS_1,
    GANG,
    HORDE,
    NECROMANCY,
    NONE,
    PER_ANIMAL,
    PER_COMPANION,
    PER_FALLEN,
    PER_OPPONENT,
    PER_UNDEAD,
    STRONG,
    TAME,
    UNDEAD_1,
    is_animal,
    is_companion,
    is_undead,
)
from saqqara.games.valley.engine.zones import FALLEN, HERO, INSIDE, PARALYSED, SEAT, Zones

MOST_OPPONENTS: Final = 4  # that count for the avatar of Seth

# Reasons, and what they are called in texts.
BASE: Final = 0
DUSTED: Final = 1
TALENT: Final = 2  # of the adventurer
TOMB: Final = 3
OTHERS: Final = 4  # more of the same kind
TAMERS: Final = 5
PRIESTS: Final = 6
MASTER: Final = 7  # Heinrich von Karloff
AVATAR: Final = 8
REASONS: Final = [
    "base",
    "dust",
    "talent",
    "tomb",
    "others",
    "tamers",
    "priests",
    "master",
    "avatar",
]

Reasons = list[tuple[int, int]]


def talent(state: Zones, seat: int) -> int:
    """The ability of this seat's adventurer that works now; NONE = none (VK-18)."""
    at = SEAT * seat
    if state.holder != seat or not state.rows[at + INSIDE] or state.rows[at + PARALYSED]:
        return NONE
    return state.pack.talents[state.rows[at + HERO]]


def strength(state: Zones, seat: int, kind: int) -> int:
    """The present strength of a character of this seat, all bonuses included."""
    found = 0
    for _, amount in reasons(state, seat, kind):
        found += amount
    return found


def total(state: Zones, seat: int) -> int:
    """What a side brings to the fight (VK-16)."""
    found = strength(state, seat, ADVENTURER) if state.rows[SEAT * seat + INSIDE] else 0
    for kind in state.inside[seat]:
        found += strength(state, seat, kind)
    return found


def reasons(state: Zones, seat: int, kind: int) -> Reasons:
    """The strength of a character piece by piece; nothing that adds nothing."""
    if kind == ADVENTURER:
        return _of_adventurer(state, seat)
    found: Reasons = [(BASE, state.pack.strength[kind])]
    if is_companion(kind):
        _add_companion(state, seat, kind, found)
    elif is_animal(kind):
        _add_animal(state, seat, kind, found)
    else:
        _add_undead(state, seat, kind, found)
    return found


def _add(found: Reasons, reason: int, amount: int) -> None:
    if amount:
        found.append((reason, amount))


def _of_adventurer(state: Zones, seat: int) -> Reasons:
    base = state.pack.heroes[state.rows[SEAT * seat + HERO]]
    found: Reasons = [(BASE, base)]
    if state.rows[SEAT * seat + PARALYSED]:
        _add(found, DUSTED, -base)
    ability = talent(state, seat)
    if ability != NONE:
        _add(found, TALENT, 2 if ability == STRONG else 1)
    return found


def _tomb(state: Zones, effect: int) -> int:
    return 1 if state.tomb >= 0 and state.pack.tombs[state.tomb] == effect else 0


def _add_companion(state: Zones, seat: int, kind: int, found: Reasons) -> None:
    _add(found, TOMB, _tomb(state, COMPANIONS_1))
    if state.pack.effect[kind] == GANG:
        _add(found, OTHERS, state.inside[seat].count(kind) - 1)


def _add_animal(state: Zones, seat: int, kind: int, found: Reasons) -> None:
    _add(found, TOMB, _tomb(state, ANIMALS_1))
    _add(found, TAMERS, state.count(state.inside[seat], TAME))
    if state.pack.effect[kind] == HORDE:
        _add(found, OTHERS, min(1, state.inside[seat].count(kind) - 1))


def _add_undead(state: Zones, seat: int, kind: int, found: Reasons) -> None:
    _add(found, TOMB, _tomb(state, UNDEAD_1))
    _add(found, PRIESTS, state.count(state.inside[seat], BLESS))
    if talent(state, seat) == NECROMANCY:
        _add(found, MASTER, 2)
    _add(found, AVATAR, _avatar(state, seat, state.pack.effect[kind]))


def _avatar(state: Zones, seat: int, effect: int) -> int:
    """What an avatar gains from those around it."""
    if effect == PER_UNDEAD:
        return len([kind for kind in state.inside[seat] if is_undead(kind)]) - 1
    if effect == PER_COMPANION:
        return len([kind for kind in state.inside[seat] if is_companion(kind)])
    if effect == PER_ANIMAL:
        return len([kind for kind in state.inside[seat] if is_animal(kind)])
    if effect == PER_OPPONENT:
        living = [kind for kind in state.inside[1 - seat] if not is_undead(kind)]
        return min(MOST_OPPONENTS, len(living))
    return state.rows[SEAT * seat + FALLEN] if effect == PER_FALLEN else 0
