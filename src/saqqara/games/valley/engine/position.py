"""A position of Im Tal der Könige: where the cards are, what a seat has, who decides what."""

from typing import Final

from saqqara.core.state import State
from saqqara.games.valley.engine.cards import PAPYRUS, TOMBS, Deck, is_papyrus
from saqqara.games.valley.engine.stages import FOR_CAMP, HEROES
from saqqara.games.valley.engine.zones import NO_ZONES, NOTHING, Zone, minus, plus

COINS_IN_ALL: Final = 8  # VK-1
EMPTY: Final[list[int]] = []

# Columns of a seat. One list for both seats is one to copy; what stands in it has names below.
COINS: Final = 0
HERO: Final = 1
ENTERED: Final = 2
PARALYSED: Final = 3
PASSED: Final = 4
CONSOLED: Final = 5
HEALED: Final = 6
FALLEN: Final = 7
SEAT: Final = 8


class Position(State):
    """All that lies on the table and in the hands. Lists of zones go by seat."""

    def __init__(self, pack: Deck, wanted: int, consolation: bool, rules: int) -> None:
        super().__init__(2, rules)
        self.pack = pack
        self.wanted = wanted  # tombs to win (VK-19, VK-20)
        self.consolation = consolation  # is played with (VK-20)
        # Who decides what
        self.stage = HEROES
        self.starter = NOTHING  # who had the medallion first
        self.holder = 0  # of the medallion
        self.seat = 0  # who decides, or for whom chance decides
        self.reason = FOR_CAMP
        self.left = 0  # cards still to be drawn, or to be dealt to this seat
        self.camper = 0  # whose camp phase it is
        self.smuggled = 0  # smugglers used in this camp phase
        self.springer = 0  # whose traps are sprung
        self.shielded = 0  # Tara Wolf has stopped a trap in this tomb
        self.card = NOTHING  # the card played or the trap sprung that asks for a target
        self.named: Zone = ()  # targets named for the trap, as moves
        self.wounded: Zone = ()  # companions a doctor may save; see `patients`
        # What lies where
        self.rows = EMPTY  # SEAT columns for each seat
        self.hands = NO_ZONES
        self.papyri = NO_ZONES  # not part of the hand, so that nothing reaches them (VK-9)
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
        # The last fight
        self.fought = NOTHING  # for which tomb
        self.victor = NOTHING
        self.sums: Zone = ()
        self.turned = NO_ZONES  # cards turned up for it
        self.fighters = NO_ZONES  # who was in it at the end

    def set_out(self) -> None:
        """Everything in its pile, before the adventurers are drawn."""
        self.rows = [0] * (2 * SEAT)
        self.set_hero(0, NOTHING)
        self.set_hero(1, NOTHING)
        self.hands = [(), ()]
        self.papyri = [(), ()]
        self.camps = [(), ()]
        self.inside = [(), ()]
        self.laid = [(), ()]
        self.pending = [(), ()]
        self.won = [(), ()]
        self.shown = [(), ()]
        self.turned = [(), ()]
        self.fighters = [(), ()]
        self.deck = self.pack.copies[:PAPYRUS]
        self.discarded = [0] * PAPYRUS
        self.unused = self.pack.copies[PAPYRUS:]
        self.tombs = tuple(range(len(TOMBS)))

    def copy_into(self, twin: "Position") -> None:
        """Everything of this position into a new one."""
        twin.moment = self.moment
        twin.stage = self.stage
        twin.starter = self.starter
        twin.holder = self.holder
        twin.seat = self.seat
        twin.reason = self.reason
        twin.left = self.left
        twin.camper = self.camper
        twin.smuggled = self.smuggled
        twin.springer = self.springer
        twin.shielded = self.shielded
        twin.card = self.card
        twin.named = self.named
        twin.wounded = self.wounded
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
        twin.fought = self.fought
        twin.victor = self.victor
        twin.sums = self.sums
        twin.turned = self.turned[:]
        twin.fighters = self.fighters[:]

    def ask(self, seat: int, stage: int) -> None:
        """Who decides next, or for whom chance does, and what."""
        self.seat, self.stage = seat, stage

    # Coins

    def coins(self, seat: int) -> int:
        return self.rows[SEAT * seat + COINS]

    def set_coins(self, seat: int, coins: int) -> None:
        self.rows[SEAT * seat + COINS] = coins

    def supply(self) -> int:
        """Coins nobody has."""
        return COINS_IN_ALL - self.rows[COINS] - self.rows[SEAT + COINS]

    def earn(self, seat: int, coins: int) -> None:
        """As many as there are (VK-1)."""
        self.rows[SEAT * seat + COINS] += min(coins, self.supply())

    def pay(self, seat: int, coins: int) -> None:
        """Back into the supply (VK-6)."""
        self.rows[SEAT * seat + COINS] -= coins

    # The adventurer

    def hero(self, seat: int) -> int:
        """Which adventurer; NOTHING = none yet."""
        return self.rows[SEAT * seat + HERO]

    def set_hero(self, seat: int, hero: int) -> None:
        self.rows[SEAT * seat + HERO] = hero

    def has_entered(self, seat: int) -> bool:
        """Whether the adventurer is in the tomb."""
        return self.rows[SEAT * seat + ENTERED] != 0

    def enter(self, seat: int) -> None:
        self.rows[SEAT * seat + ENTERED] = 1

    def is_paralysed(self, seat: int) -> bool:
        """Whether the adventurer has no strength and no ability in this fight."""
        return self.rows[SEAT * seat + PARALYSED] != 0

    def paralyse(self, seat: int) -> None:
        self.rows[SEAT * seat + PARALYSED] = 1

    # What is marked

    def has_passed(self, seat: int) -> bool:
        """Whether the pass marker is used (VK-10)."""
        return self.rows[SEAT * seat + PASSED] != 0

    def mark_pass(self, seat: int) -> None:
        self.rows[SEAT * seat + PASSED] = 1

    def was_consoled(self, seat: int) -> bool:
        """Whether this seat had the consolation (VK-20)."""
        return self.rows[SEAT * seat + CONSOLED] != 0

    def mark_consoled(self, seat: int) -> None:
        self.rows[SEAT * seat + CONSOLED] = 1

    def healed(self, seat: int) -> int:
        """Doctors used in this tomb phase (VK-30)."""
        return self.rows[SEAT * seat + HEALED]

    def add_healed(self, seat: int, number: int) -> None:
        self.rows[SEAT * seat + HEALED] += number

    def fallen(self, seat: int) -> int:
        """Own characters taken out in this tomb."""
        return self.rows[SEAT * seat + FALLEN]

    def add_fallen(self, seat: int, number: int) -> None:
        self.rows[SEAT * seat + FALLEN] += number

    def go_home(self, seat: int) -> None:
        """The adventurer leaves the tomb; what was counted there is forgotten (VK-17)."""
        for column in (ENTERED, PARALYSED, HEALED, FALLEN):
            self.rows[SEAT * seat + column] = 0

    # Companions a doctor may save: 2 * kind, + 1 if not the holder's, so that a zone sorts them

    def wound(self, side: int, kind: int) -> None:
        self.wounded = plus(self.wounded, 2 * kind + (side != self.holder))

    def patients(self) -> list[tuple[int, int]]:
        """Side and kind of each, in the order in which they are asked about."""
        return [(self._side_of(wounded), wounded // 2) for wounded in self.wounded]

    def _side_of(self, wounded: int) -> int:
        return 1 - self.holder if wounded % 2 else self.holder

    # Cards

    def sent(self, seat: int) -> int:
        """How many characters of this seat have entered."""
        return len(self.inside[seat]) + self.rows[SEAT * seat + ENTERED]

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
        """One card of this kind is no longer among what the other seat knows of (VK-43)."""
        if kind in self.shown[seat]:
            self.shown[seat] = minus(self.shown[seat], kind)

    def throw(self, kind: int) -> None:
        """A card in play goes to the discard pile, a papyrus out of the game (VK-17, VK-42)."""
        if is_papyrus(kind):
            self.spent = plus(self.spent, kind)
        else:
            self.discarded[kind] += 1
            self.last = kind

    # Who knows what

    def knows_top(self, viewer: int) -> bool:
        """Whether this viewer has seen the next tomb."""
        return viewer in self.top_known

    def may_have_bluffed(self, seat: int) -> bool:
        """Whether one of the face-down cards may be no obstacle (VK-43)."""
        return seat == self.holder
