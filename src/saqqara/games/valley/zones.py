"""Where the cards of Im Tal der Könige are, and who knows them (VK-21, VK-28, VK-43)."""

from bisect import insort
from typing import Final

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER, State
from saqqara.games.valley.cards import (
    PAPYRUS,
    TRAP,
    Deck,
    is_papyrus,
)

NOTHING: Final = -1
COINS_IN_ALL: Final = 8  # VK-1
EMPTY: Final[list[int]] = []
NOBODY: Final[list[list[int]]] = []

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
    """Hands, camps, tomb, piles. Lists of lists go by seat; a zone is a sorted list of kinds."""

    def __init__(self, pack: Deck) -> None:
        super().__init__(2)
        self.pack = pack
        self.rows = EMPTY  # SEAT columns for each seat
        self.hands = NOBODY
        self.papyri = NOBODY
        self.camps = NOBODY
        self.inside = NOBODY  # companions, animals and undead in the tomb
        self.laid = NOBODY  # face down
        self.pending = NOBODY  # traps turned up and not sprung yet
        self.won = NOBODY  # tombs
        self.shown = NOBODY  # cards in hand or face down that the other seat knows of
        self.deck = EMPTY  # by kind
        self.discarded = EMPTY  # by kind
        self.last = NOTHING  # the card on top of the discard pile
        self.unused = EMPTY  # papyri not given, by kind from PAPYRUS
        self.spent = EMPTY  # papyri out of the game
        self.tombs = EMPTY  # not seen by anybody
        self.top = NOTHING  # the next tomb, if somebody has seen it
        self.top_known = EMPTY  # seats that know it
        self.tomb = NOTHING  # the open one
        self.holder = 0  # of the medallion

    def copy_zones(self, twin: "Zones") -> None:
        """All cards of this state into a new one."""
        twin.moment = self.moment
        twin.rows = self.rows[:]
        twin.hands = copied(self.hands)
        twin.papyri = copied(self.papyri)
        twin.camps = copied(self.camps)
        twin.inside = copied(self.inside)
        twin.laid = copied(self.laid)
        twin.pending = copied(self.pending)
        twin.won = copied(self.won)
        twin.shown = copied(self.shown)
        twin.deck = self.deck[:]
        twin.discarded = self.discarded[:]
        twin.last = self.last
        twin.unused = self.unused[:]
        twin.spent = self.spent[:]
        twin.tombs = self.tombs[:]
        twin.top = self.top
        twin.top_known = self.top_known[:]
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

    def count(self, zone: list[int], effect: int) -> int:
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
        self.hands[seat].remove(kind)
        self.forget(seat, kind)

    def forget(self, seat: int, kind: int) -> None:
        """One card of this kind is no longer among what the other seat knows of the hand."""
        if kind in self.shown[seat]:
            self.shown[seat].remove(kind)

    def throw(self, kind: int) -> None:
        """A card in play goes to the discard pile, a papyrus out of the game (VK-17)."""
        if is_papyrus(kind):
            insort(self.spent, kind)
        else:
            self.discarded[kind] += 1
            self.last = kind

    def is_known_top(self, viewer: int) -> bool:
        return viewer in self.top_known

    # What can be known

    def redraw(self, viewer: int, rng: Rng) -> None:
        """Everything this viewer cannot know is drawn anew."""
        others = [seat for seat in range(2) if seat != viewer]
        if viewer == WATCHER:
            self.shown = [[], []]
        for seat in others:
            self._give_back(seat)
        for seat in others:
            self._redraw_hand(seat, rng)
            self._redraw_papyri(seat, rng)
        if self.top >= 0 and not self.is_known_top(viewer):
            insort(self.tombs, self.top)
            self.top = self.tombs.pop(rng.below(len(self.tombs)))

    def _give_back(self, seat: int) -> None:
        """Unknown cards go to the deck, unknown papyri to the unused ones; known cards stay."""
        for kind in self.hands[seat] + [k for k in self.laid[seat] if k < PAPYRUS]:
            self.deck[kind] += 1
        for kind in self.shown[seat]:
            self.deck[kind] -= 1
        for kind in self.papyri[seat] + [k for k in self.laid[seat] if k >= PAPYRUS]:
            self.unused[kind - PAPYRUS] += 1

    def _redraw_hand(self, seat: int, rng: Rng) -> None:
        """Face-down cards are obstacles, of a seat that may bluff all but at most one (VK-43)."""
        size = len(self.hands[seat])
        lying = len([kind for kind in self.laid[seat] if kind < PAPYRUS])
        hand = self.shown[seat][:]
        down: list[int] = []
        bluffs = self.may_have_bluffed(seat)
        while len(hand) > size:  # what is known and cannot be in hand lies face down
            _move(hand, down, _some_obstacle(hand, rng))
        while len(down) < lying:
            free = bluffs and len(down) == lying - 1 and not has_living(down)
            self._lay_one(hand, down, 0 if free else TRAP, rng)
        while len(hand) < size:
            insort(hand, draw_from(self.deck, 0, PAPYRUS, rng))
        papyri = [kind for kind in self.laid[seat] if kind >= PAPYRUS]
        self.hands[seat], self.laid[seat] = hand, down + papyri

    def may_have_bluffed(self, seat: int) -> bool:
        """Whether one of the face-down cards may be no obstacle."""
        raise NotImplementedError

    def _lay_one(self, hand: list[int], down: list[int], first: int, rng: Rng) -> None:
        """One more face-down card from kind `first` on, out of the known hand or of the deck."""
        in_hand = [kind for kind in hand if kind >= first]
        point = rng.below(len(in_hand) + sum(self.deck[first:PAPYRUS]))
        if point < len(in_hand):
            _move(hand, down, in_hand[point])
        else:
            insort(down, draw_from(self.deck, first, PAPYRUS, rng))

    def _redraw_papyri(self, seat: int, rng: Rng) -> None:
        last = len(self.unused)
        down = [kind for kind in self.laid[seat] if kind < PAPYRUS]
        lying = range(len(self.laid[seat]) - len(down))
        down += [PAPYRUS + draw_from(self.unused, 0, last, rng) for _ in lying]
        held = [PAPYRUS + draw_from(self.unused, 0, last, rng) for _ in self.papyri[seat]]
        self.laid[seat], self.papyri[seat] = sorted(down), sorted(held)


def copied(zones: list[list[int]]) -> list[list[int]]:
    """Both seats' zones, changeable on their own."""
    return [zones[0][:], zones[1][:]]


def draw_from(counts: list[int], first: int, last: int, rng: Rng) -> int:
    """One of the cards from `first` on, taken out."""
    kind = first
    point = rng.below(sum(counts[first:last]))
    while point >= counts[kind]:
        point -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def _move(source: list[int], goal: list[int], kind: int) -> None:
    source.remove(kind)
    insort(goal, kind)


def _some_obstacle(hand: list[int], rng: Rng) -> int:
    """An obstacle if there is one, else the bluff."""
    obstacles = [kind for kind in hand if kind >= TRAP]
    return obstacles[rng.below(len(obstacles))] if obstacles else hand[-1]


def has_living(zone: list[int]) -> bool:
    """Whether a companion or animal is in a sorted zone."""
    return len(zone) > 0 and zone[0] < TRAP
