"""Where the cards of Im Tal der Könige are, and who knows them (VK-21, VK-28, VK-43)."""

from typing import Final

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER, State
from saqqara.games.valley.engine.cards import (
    PAPYRUS,
    TRAP,
    Deck,
    is_papyrus,
)

NOTHING: Final = -1
COINS_IN_ALL: Final = 8  # VK-1
Zone = tuple[int, ...]  # kinds, rising; never changed, so that copies can share it
EMPTY: Final[list[int]] = []
NO_ZONES: Final[list[tuple[int, ...]]] = []

# Columns of a seat.
COINS: Final = 0
HERO: Final = 1  # which adventurer
INSIDE: Final = 2  # the adventurer is in the tomb
PARALYSED: Final = 3  # and has no strength and no ability in this fight
PASSED: Final = 4  # the pass marker is used (VK-10)
CONSOLED: Final = 5  # had the consolation (VK-20)
HEALED: Final = 6  # doctors used in this tomb phase (VK-30)
FALLEN: Final = 7  # own characters taken out in this tomb
SEAT: Final = 8


class Zones(State):
    """Hands, camps, tomb, piles. Lists of zones go by seat."""

    def __init__(self, pack: Deck, rules: int) -> None:
        super().__init__(2, rules)
        self.pack = pack
        self.rows = EMPTY  # SEAT columns for each seat
        self.hands = NO_ZONES
        self.papyri = NO_ZONES
        self.camps = NO_ZONES
        self.inside = NO_ZONES  # companions, animals and undead in the tomb
        self.laid = NO_ZONES  # face down
        self.pending = NO_ZONES  # traps turned up and not sprung yet
        self.won = NO_ZONES  # tombs
        self.shown = NO_ZONES  # cards in hand or face down that the other seat knows of
        self.deck = EMPTY  # by kind
        self.discarded = EMPTY  # by kind
        self.last = NOTHING  # the card on top of the discard pile
        self.unused = EMPTY  # papyri not given, by kind from PAPYRUS
        self.spent: Zone = ()  # papyri out of the game
        self.tombs: Zone = ()  # not seen by anybody
        self.top = NOTHING  # the next tomb, if somebody has seen it
        self.top_known: Zone = ()  # seats that know it
        self.tomb = NOTHING  # the open one
        self.holder = 0  # of the medallion

    def copy_zones(self, twin: "Zones") -> None:
        """All cards of this state into a new one."""
        twin.moment = self.moment
        twin.rows = self.rows[:]
        twin.hands = self.hands[:]
        twin.papyri = self.papyri[:]
        twin.camps = self.camps[:]
        twin.inside = self.inside[:]
        twin.laid = self.laid[:]
        twin.pending = self.pending[:]
        twin.won = self.won[:]
        twin.shown = self.shown[:]
        twin.deck = self.deck[:]
        twin.discarded = self.discarded[:]
        twin.last = self.last
        twin.unused = self.unused[:]
        twin.spent = self.spent
        twin.tombs = self.tombs
        twin.top = self.top
        twin.top_known = self.top_known
        twin.tomb = self.tomb
        twin.holder = self.holder

    # Coins

    def coins(self, seat: int) -> int:
        return self.rows[SEAT * seat + COINS]

    def supply(self) -> int:
        """Coins nobody has."""
        return COINS_IN_ALL - self.rows[COINS] - self.rows[SEAT + COINS]

    def earn(self, seat: int, coins: int) -> None:
        """As many as there are (VK-1)."""
        self.rows[SEAT * seat + COINS] += min(coins, self.supply())

    # Cards

    def count(self, zone: Zone, effect: int) -> int:
        """How many cards of a zone have this effect."""
        found = 0
        effects = self.pack.effect
        for kind in zone:
            if effects[kind] == effect:
                found += 1
        return found

    def has_cards(self) -> bool:
        """Whether a card can be drawn; an empty deck is made anew from the discard pile (VK-24)."""
        if not sum(self.deck):
            self.deck, self.discarded = self.discarded, self.deck
            self.last = NOTHING
        return sum(self.deck) > 0

    def leave_hand(self, seat: int, kind: int) -> None:
        """A card goes from hand to where both see it."""
        self.hands[seat] = minus(self.hands[seat], kind)
        self.forget(seat, kind)

    def forget(self, seat: int, kind: int) -> None:
        """One card of this kind is no longer among what the other seat knows of the hand."""
        if kind in self.shown[seat]:
            self.shown[seat] = minus(self.shown[seat], kind)

    def throw(self, kind: int) -> None:
        """A card in play goes to the discard pile, a papyrus out of the game (VK-17)."""
        if is_papyrus(kind):
            self.spent = plus(self.spent, kind)
        else:
            self.discarded[kind] += 1
            self.last = kind

    def is_known_top(self, viewer: int) -> bool:
        return viewer in self.top_known

    # What can be known

    def redraw(self, viewer: int, rng: Rng) -> None:
        """Everything this viewer cannot know is drawn anew."""
        # Who may not bluff comes first: its face-down cards need the obstacles (VK-43).
        others = [seat for seat in (1 - self.holder, self.holder) if seat != viewer]
        sizes = [len(self.hands[0]), len(self.hands[1])]
        if viewer == WATCHER:
            self.shown = [(), ()]
        for seat in others:
            self._give_back(seat)
        for seat in others:
            self._redraw_laid(seat, rng)
        for seat in others:
            self._fill_hand(seat, sizes[seat], rng)
            self._redraw_papyri(seat, rng)
        if self.top >= 0 and not self.is_known_top(viewer):
            tombs = plus(self.tombs, self.top)
            self.top = tombs[rng.below(len(tombs))]
            self.tombs = minus(tombs, self.top)

    def _give_back(self, seat: int) -> None:
        """Unknown cards go to the deck, unknown papyri to the unused ones; known cards stay."""
        for kind in self.hands[seat] + self.laid[seat]:
            if kind < PAPYRUS:
                self.deck[kind] += 1
        for kind in self.shown[seat]:
            self.deck[kind] -= 1
        for kind in self.papyri[seat] + self.laid[seat]:
            if kind >= PAPYRUS:
                self.unused[kind - PAPYRUS] += 1

    def _redraw_laid(self, seat: int, rng: Rng) -> None:
        """Face-down cards are obstacles, of a seat that may bluff all but at most one (VK-43).

        Of the hand only what is known is left.
        """
        size = len(self.hands[seat])
        papyri = tuple([kind for kind in self.laid[seat] if kind >= PAPYRUS])
        lying = len(self.laid[seat]) - len(papyri)
        self.hands[seat], self.laid[seat] = self.shown[seat], ()
        while len(self.hands[seat]) > size:  # what is known and cannot be in hand lies face down
            self._lay_again(seat, _some_card(self.hands[seat], self._may_bluff(seat), rng))
        while len(self.laid[seat]) < lying:
            last = len(self.laid[seat]) == lying - 1
            self._lay_one(seat, 0 if last and self._may_bluff(seat) else TRAP, rng)
        self.laid[seat] += papyri

    def _may_bluff(self, seat: int) -> bool:
        return self.may_have_bluffed(seat) and not has_living(self.laid[seat])

    def _lay_again(self, seat: int, kind: int) -> None:
        self.hands[seat] = minus(self.hands[seat], kind)
        self.laid[seat] = plus(self.laid[seat], kind)

    def _lay_one(self, seat: int, first: int, rng: Rng) -> None:
        """One more face-down card from kind `first` on, out of the known hand or of the deck."""
        in_hand = [kind for kind in self.hands[seat] if kind >= first]
        point = rng.below(len(in_hand) + sum(self.deck[first:PAPYRUS]))
        if point < len(in_hand):
            self._lay_again(seat, in_hand[point])
        else:
            drawn = draw_from(self.deck, first, PAPYRUS, rng)
            self.laid[seat] = plus(self.laid[seat], drawn)

    def _fill_hand(self, seat: int, size: int, rng: Rng) -> None:
        while len(self.hands[seat]) < size:
            kind = draw_from(self.deck, 0, PAPYRUS, rng)
            self.hands[seat] = plus(self.hands[seat], kind)

    def may_have_bluffed(self, seat: int) -> bool:
        """Whether one of the face-down cards may be no obstacle."""
        raise NotImplementedError

    def _redraw_papyri(self, seat: int, rng: Rng) -> None:
        last = len(self.unused)
        down = [kind for kind in self.laid[seat] if kind < PAPYRUS]
        lying = range(len(self.laid[seat]) - len(down))
        down += [PAPYRUS + draw_from(self.unused, 0, last, rng) for _ in lying]
        held = [PAPYRUS + draw_from(self.unused, 0, last, rng) for _ in self.papyri[seat]]
        self.laid[seat], self.papyri[seat] = tuple(sorted(down)), tuple(sorted(held))


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


def draw_from(counts: list[int], first: int, last: int, rng: Rng) -> int:
    """One of the cards from `first` on, taken out."""
    kind = first
    point = rng.below(sum(counts[first:last]))
    while point >= counts[kind]:
        point -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def _some_card(hand: Zone, free: bool, rng: Rng) -> int:
    """An obstacle, or any card if it may be the bluff."""
    return rng.pick([kind for kind in hand if free or kind >= TRAP])


def has_living(zone: Zone) -> bool:
    """Whether a companion or animal is in a zone."""
    return len(zone) > 0 and zone[0] < TRAP
