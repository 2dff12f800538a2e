"""Im Tal der Könige (see RULES.md): the stages and what each of them allows and does."""

from typing import Final

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, places
from saqqara.games.valley.engine import camp, fight, knowledge, setup, stages, tomb
from saqqara.games.valley.engine.cards import Deck
from saqqara.games.valley.engine.position import Position

RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else


class Valley(Position):
    """A game: each part of a round knows its own stages."""

    def copy(self) -> "Valley":
        twin = Valley(self.pack, self.wanted, self.consolation, self.rules)
        self.copy_into(twin)
        return twin

    def actors(self) -> list[int]:
        if self.stage == stages.OVER:
            return []
        return [BOX] if stages.is_chance(self.stage) else [self.seat]

    def legal(self, seat: int) -> list[int]:
        if self.stage < stages.TOMB:
            return camp.legal(self, seat)
        if self.stage < stages.FIGHT:
            return tomb.legal(self, seat)
        return fight.legal(self, seat)

    def odds(self) -> list[tuple[int, int]]:
        if self.stage < stages.CAMP:
            return setup.odds(self)
        if self.stage < stages.TOMB:
            return camp.odds(self)
        return tomb.odds(self)

    def apply(self, seat: int, move: int) -> None:
        if seat == BOX:
            self.moment += 1
        if self.stage < stages.CAMP:
            setup.apply(self, move)
        elif self.stage < stages.TOMB:
            camp.apply(self, seat, move)
        elif self.stage < stages.FIGHT:
            tomb.apply(self, seat, move)
        else:
            fight.apply(self, seat, move)

    def scores(self) -> list[int]:
        return [len(self.won[0]), len(self.won[1])]

    def ranks(self) -> list[int]:
        return places([(len(self.won[0]), 0), (len(self.won[1]), 0)])

    def guess(self, seat: int, rng: Rng) -> "Valley":
        twin = self.copy()
        knowledge.redraw(twin, seat, rng)
        return twin


def start(pack: Deck, wanted: int, consolation: bool, rules: int = RULES) -> Valley:
    """Before the adventurers are drawn."""
    state = Valley(pack, wanted, consolation, rules)
    state.set_out()
    return state


def bound(wanted: int) -> int:
    """No game has more moves than this.

    Set-up takes 19. A tomb is handed over in every round but two passed ones. In a camp phase each
    play puts one of 80 cards into the own camp and leads to at most three more moves; as many
    cards can be smuggled, drawn or discarded. In a tomb each card is sent or laid once, and a
    trap has three moves and two questions for a doctor.
    """
    rounds = 2 * wanted - 1 + 2
    return 19 + rounds * (2 * (80 * 4 + 3 * 80 + 2) + 6 * 90)
