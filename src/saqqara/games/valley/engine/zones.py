"""Cards that lie together, and the moves that name one of them."""

from typing import Final

from saqqara.core.rng import Rng
from saqqara.games.valley.engine.cards import TRAP

NOTHING: Final = -1
Zone = tuple[int, ...]  # kinds, rising; never changed, so that copies can share it
NO_ZONES: Final[list[tuple[int, ...]]] = []


def plus(zone: Zone, kind: int) -> Zone:
    """The zone with one more card."""
    place = 0
    while place < len(zone) and zone[place] < kind:
        place += 1
    return (*zone[:place], kind, *zone[place:])


def minus(zone: Zone, kind: int) -> Zone:
    """The zone without one card of this kind."""
    place = zone.index(kind)
    return zone[:place] + zone[place + 1 :]


def has_living(zone: Zone) -> bool:
    """Whether a companion or animal is in a zone."""
    return len(zone) > 0 and zone[0] < TRAP


def distinct(zone: Zone) -> list[int]:
    """Each kind of a zone once."""
    found: list[int] = []
    before = NOTHING
    for kind in zone:
        if kind != before:
            found.append(kind)
        before = kind
    return found


def moves_with(verb: int, zone: Zone) -> list[int]:
    """A move for each kind in a zone."""
    return [verb + kind for kind in distinct(zone)]


def weights(verb: int, counts: list[int]) -> list[tuple[int, int]]:
    """What chance may do with each kind of a pile, and how likely it is."""
    return [(verb + k, counts[k]) for k in range(len(counts)) if counts[k]]


def draw_from(counts: list[int], first: int, last: int, rng: Rng) -> int:
    """One of the cards from `first` on, taken out."""
    kind = first
    point = rng.below(sum(counts[first:last]))
    while point >= counts[kind]:
        point -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
