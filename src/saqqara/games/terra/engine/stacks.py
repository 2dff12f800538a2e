"""Stacks and hands of Terra Pyramides: where the tiles are and who knows them.

A tile nobody has seen is part of the pool; it has no place of its own until somebody sees it.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.games.terra.engine.board import NOTHING
from saqqara.games.terra.engine.moves import HEIGHT, STACKS

OPEN: Final = [0, 1, 4, 5]  # stacks that give the start tiles and may lie open (TP-5, TP-24)
GIVING: Final = [2, 6, 3, 7]  # stacks that give the first hands (TP-6)

# Sets of those who know a tile: a bit for each seat, one for the onlookers.
ONLOOKERS: Final = 16
ALL: Final = 31
EMPTY: Final[list[int]] = []

# Columns of a seat's hand, which only this file knows.
_HELD: Final = 0
_KNOWN: Final = 1
_SOURCE: Final = 2
_DEPTH: Final = 3
_HAND: Final = 4


def knows(viewer: int, known: int) -> bool:
    """Whether a seat, or WATCHER, is in this set of those who know a tile."""
    return bool(known & (ONLOOKERS if viewer == WATCHER else BIT[viewer]))


class Stacks:
    """The eight stacks (TP-2), the hands, and the pool of unseen tiles by kind."""

    def __init__(self) -> None:
        self.sizes = EMPTY
        self.slots = EMPTY  # HEIGHT tiles of each stack from the bottom; NOTHING = unseen or none
        self.seen = EMPTY  # and the sets of those who know them
        self.hands = EMPTY
        self.pool = EMPTY  # by kind

    def copy(self) -> "Stacks":
        twin = Stacks()
        twin.sizes = self.sizes[:]
        twin.slots = self.slots[:]
        twin.seen = self.seen[:]
        twin.hands = self.hands[:]
        twin.pool = self.pool[:]
        return twin

    def left(self) -> int:
        """How many tiles lie in the stacks."""
        found = 0
        for size in self.sizes:
            found += size
        return found

    def slot(self, stack: int, place: int) -> int:
        """The slot of a place counted from the top, which is 0."""
        return HEIGHT * stack + self.sizes[stack] - 1 - place

    def held(self, seat: i64) -> int:
        """The tile in this hand; NOTHING = none, or not out of the box yet."""
        return self.hands[_HAND * seat + _HELD]

    def known(self, seat: i64) -> int:
        """The set of those who know the tile in this hand."""
        return self.hands[_HAND * seat + _KNOWN]

    def source(self, seat: i64) -> int:
        """The stack it came from; NOTHING = there is no tile."""
        return self.hands[_HAND * seat + _SOURCE]

    def half(self, seat: i64) -> int:
        """And the half of the board that stack belongs to (TP-2)."""
        return self.source(seat) // (STACKS // 2)

    def depth(self, seat: i64) -> int:
        """And its place there, from the top (TP-15)."""
        return self.hands[_HAND * seat + _DEPTH]

    def hold(self, seat: i64, tile: int, known: int, stack: int, place: int) -> None:
        """A tile comes into this hand."""
        self.hands[_HAND * seat + _HELD] = tile
        self.hands[_HAND * seat + _KNOWN] = known
        self.hands[_HAND * seat + _SOURCE] = stack
        self.hands[_HAND * seat + _DEPTH] = place

    def put_down(self, seat: i64) -> None:
        """The hand is empty."""
        self.hold(seat, NOTHING, 0, NOTHING, 0)

    def name(self, seat: i64, tile: int) -> None:
        """The tile in this hand, whatever it was before, is this one."""
        self.hands[_HAND * seat + _HELD] = tile

    def seats(self) -> int:
        """How many hands there are."""
        return len(self.hands) // _HAND

    def take(self, seat: int, stack: int, place: int, learners: int) -> None:
        """The tile at this place from the top comes into the hand; the rest keeps its order."""
        slot, top = self.slot(stack, place), self.slot(stack, 0)
        self.hold(seat, self.slots[slot], self.seen[slot] | learners, stack, place)
        while slot < top:
            self.slots[slot], self.seen[slot] = self.slots[slot + 1], self.seen[slot + 1]
            slot += 1
        self.slots[top], self.seen[top] = NOTHING, 0
        self.sizes[stack] -= 1

    def turn_up(self, stack: int, tile: int) -> None:
        """The top tile is shown to all."""
        top = self.slot(stack, 0)
        self.slots[top] = tile
        self.seen[top] = ALL

    def look(self, stack: int, learners: int) -> None:
        """Somebody looks through a stack."""
        for place in range(self.sizes[stack]):
            self.seen[self.slot(stack, place)] |= learners

    def unseen_slot(self, stack: int) -> int:
        """The highest slot of the stack whose tile nobody has seen; NOTHING = none."""
        for place in range(self.sizes[stack]):
            slot = self.slot(stack, place)
            if self.slots[slot] < 0:
                return slot
        return NOTHING

    def redraw(self, viewer: int, rng: Rng) -> None:
        """Every tile that others have seen and this viewer has not is drawn anew."""
        slots = [k for k in range(STACKS * HEIGHT) if self._is_secret(k, viewer)]
        hands = [seat for seat in range(self.seats()) if self._is_held_secretly(seat, viewer)]
        for slot in slots:
            self.pool[self.slots[slot]] += 1
        for seat in hands:
            self.pool[self.held(seat)] += 1
        for slot in slots:
            self.slots[slot] = self._draw(rng)
        for seat in hands:
            self.name(seat, self._draw(rng))

    def _is_secret(self, slot: int, viewer: int) -> bool:
        return self.slots[slot] >= 0 and not knows(viewer, self.seen[slot])

    def _is_held_secretly(self, seat: int, viewer: int) -> bool:
        return self.held(seat) >= 0 and not knows(viewer, self.known(seat))

    def _draw(self, rng: Rng) -> int:
        """One of the tiles of the pool, taken out of it."""
        tile = 0
        point = rng.below(sum(self.pool))
        while point >= self.pool[tile]:
            point -= self.pool[tile]
            tile += 1
        self.pool[tile] -= 1
        return tile

    def unseen(self, viewer: int) -> list[int]:
        """By kind: the tiles this viewer has never seen."""
        counts = self.pool[:]
        for slot in range(STACKS * HEIGHT):
            if self._is_secret(slot, viewer):
                counts[self.slots[slot]] += 1
        for seat in range(self.seats()):
            if self._is_held_secretly(seat, viewer):
                counts[self.held(seat)] += 1
        return counts


def full_stacks(seats: int, tiles: list[int]) -> Stacks:
    """Before anything was drawn."""
    stacks = Stacks()
    stacks.sizes = [HEIGHT] * STACKS
    stacks.slots = [NOTHING] * (STACKS * HEIGHT)
    stacks.seen = [0] * (STACKS * HEIGHT)
    stacks.hands = [NOTHING, 0, NOTHING, 0] * seats
    stacks.pool = tiles[:]
    return stacks
