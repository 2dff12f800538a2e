"""How strong a character in the tomb is, and why; computed nowhere else."""

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
from saqqara.games.valley.engine.position import Position

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


def talent(state: Position, seat: int) -> int:
    """The ability of this seat's adventurer that works now; NONE = none (VK-18)."""
    if state.holder != seat or not state.has_entered(seat) or state.is_paralysed(seat):
        return NONE
    return state.pack.talents[state.hero(seat)]


def strength(state: Position, seat: int, kind: int) -> int:
    """The present strength of a character of this seat, all bonuses included."""
    found = 0
    for _, amount in reasons(state, seat, kind):
        found += amount
    return found


def total(state: Position, seat: int) -> int:
    """What a side brings to the fight: 0 if all were taken out (VK-16, VK-36)."""
    found = strength(state, seat, ADVENTURER) if state.has_entered(seat) else 0
    for kind in state.inside[seat]:
        found += strength(state, seat, kind)
    return found


def reasons(state: Position, seat: int, kind: int) -> Reasons:
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


def _of_adventurer(state: Position, seat: int) -> Reasons:
    base = state.pack.heroes[state.hero(seat)]
    found: Reasons = [(BASE, base)]
    if state.is_paralysed(seat):
        _add(found, DUSTED, -base)
    ability = talent(state, seat)
    if ability != NONE:
        _add(found, TALENT, 2 if ability == STRONG else 1)
    return found


def _tomb(state: Position, effect: int) -> int:
    return 1 if state.tomb >= 0 and state.pack.tombs[state.tomb] == effect else 0


def _add_companion(state: Position, seat: int, kind: int, found: Reasons) -> None:
    _add(found, TOMB, _tomb(state, COMPANIONS_1))
    if state.pack.effect[kind] == GANG:
        _add(found, OTHERS, state.inside[seat].count(kind) - 1)


def _add_animal(state: Position, seat: int, kind: int, found: Reasons) -> None:
    _add(found, TOMB, _tomb(state, ANIMALS_1))
    _add(found, TAMERS, state.count(state.inside[seat], TAME))
    if state.pack.effect[kind] == HORDE:
        _add(found, OTHERS, min(1, state.inside[seat].count(kind) - 1))


def _add_undead(state: Position, seat: int, kind: int, found: Reasons) -> None:
    _add(found, TOMB, _tomb(state, UNDEAD_1))
    _add(found, PRIESTS, state.count(state.inside[seat], BLESS))
    if talent(state, seat) == NECROMANCY:
        _add(found, MASTER, 2)
    _add(found, AVATAR, _avatar(state, seat, state.pack.effect[kind]))


def _avatar(state: Position, seat: int, effect: int) -> int:
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
    return state.fallen(seat) if effect == PER_FALLEN else 0
