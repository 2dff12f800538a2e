"""The smallest game with chance, hidden hands and a simultaneous choice (TY-1 to TY-6)."""

from typing import Final

from saqqara.core.bits import BIT, count, members
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, Pack, State, places
from saqqara.games.toy.engine import moves
from saqqara.games.toy.engine.stages import DEAL, LAYING, OVER, REVEAL

RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else
HAND: Final = 2
ROUNDS: Final = 2
NOTHING: Final = -1


class Deck(Pack):
    """The box: which cards there are, as a set, and how many treasures of each worth."""

    def __init__(self, name: str, digest: str, cards: int, treasures: list[int]) -> None:
        super().__init__(name, digest)
        self.cards = cards
        self.treasures = treasures


class Toy(State):
    """A position. A card is its number less one, a set of cards an int."""

    def __init__(self, pack: Deck, seats: int, low: bool, rules: int = RULES) -> None:
        super().__init__(seats, rules)
        self.pack = pack
        self.low = low
        self.stage = DEAL
        self.pile = pack.cards
        self.treasures = pack.treasures[:]
        self.treasure = NOTHING
        self.hands = [0] * seats
        self.laid = [NOTHING] * seats  # hidden until the last seat has laid (TY-4)
        self.past = 0  # cards laid in earlier rounds
        self.won = [0] * seats

    def copy(self) -> "Toy":
        twin = Toy(self.pack, self.seats, self.low, self.rules)
        twin.moment = self.moment
        twin.stage = self.stage
        twin.pile = self.pile
        twin.treasures = self.treasures[:]
        twin.treasure = self.treasure
        twin.hands = self.hands[:]
        twin.laid = self.laid[:]
        twin.past = self.past
        twin.won = self.won[:]
        return twin

    def actors(self) -> list[int]:
        if self.stage == LAYING:
            return [seat for seat in range(self.seats) if self.laid[seat] == NOTHING]
        return [] if self.stage == OVER else [BOX]

    def legal(self, seat: int) -> list[int]:
        return [moves.LAY + card for card in members(self.hands[seat])]

    def odds(self) -> list[tuple[int, int]]:
        if self.stage == DEAL:
            return [(moves.CARD + card, 1) for card in members(self.pile)]
        left = self.treasures
        return [
            (moves.TREASURE + worth, left[worth]) for worth in range(moves.HIGHEST) if left[worth]
        ]

    def apply(self, seat: int, move: int) -> None:
        if self.stage == DEAL:
            self._deal(moves.argument(move))
        elif self.stage == REVEAL:
            self._reveal(moves.argument(move))
        else:
            self._lay(seat, moves.argument(move))

    def _deal(self, card: int) -> None:  # TY-2
        self.moment += 1
        self.pile &= ~BIT[card]
        seat = 0
        while count(self.hands[seat]) == HAND:
            seat += 1
        self.hands[seat] |= BIT[card]
        if count(self.hands[self.seats - 1]) == HAND:
            self.stage = REVEAL

    def _reveal(self, worth: int) -> None:  # TY-3
        self.moment += 1
        self.treasures[worth] -= 1
        self.treasure = worth
        self.laid = [NOTHING] * self.seats
        self.stage = LAYING

    def _lay(self, seat: int, card: int) -> None:
        self.hands[seat] &= ~BIT[card]
        self.laid[seat] = card
        if NOTHING not in self.laid:
            self._compare()

    def _compare(self) -> None:  # TY-4, TY-5
        self.moment += 1
        best = min(self.laid) if self.low else max(self.laid)
        self.won[self.laid.index(best)] += self.treasure + 1
        for card in self.laid:
            self.past |= BIT[card]
        self.stage = REVEAL if self.hands[0] else OVER

    def scores(self) -> list[int]:
        return self.won[:]

    def ranks(self) -> list[int]:  # TY-6
        return places([(points, 0) for points in self.won])

    def guess(self, seat: int, rng: Rng) -> "Toy":
        """Others' hands, and the cards they have laid but not shown, are drawn anew."""
        twin = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        sizes = [count(self.hands[other]) for other in others]
        for other in others:
            twin.pile |= twin.hands[other] | twin.hidden(other)
        for other, size in zip(others, sizes, strict=True):
            twin.hands[other] = twin.draw(size, rng)
            if twin.hidden(other):
                twin.laid[other] = members(twin.draw(1, rng))[0]
        return twin

    def hidden(self, seat: int) -> int:
        """The card this seat has laid and not shown, as a set."""
        if self.stage == LAYING and self.laid[seat] != NOTHING:
            return BIT[self.laid[seat]]
        return 0

    def draw(self, size: int, rng: Rng) -> int:
        """So many cards at random out of the pile."""
        drawn = 0
        for _ in range(size):
            drawn |= BIT[rng.pick(members(self.pile & ~drawn))]
        self.pile &= ~drawn
        return drawn
