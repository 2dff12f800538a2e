"""Das Labyrinth des Pharao: who may do what in which stage, and what comes of it (see RULES.md)."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, members
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, places
from saqqara.games.labyrinth.engine import bets, moves, score, turn
from saqqara.games.labyrinth.engine.seats import NOTHING, Seats
from saqqara.games.labyrinth.engine.stages import (
    DONE,
    LAY_TILE,
    LAYING,
    NAME_START,
    OVER,
    PUT_STONE,
    REVEAL,
)
from saqqara.games.labyrinth.engine.tiles import Tiles

RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else
SETS: Final = [members(seats) for seats in range(32)]


class Labyrinth(Seats):
    """A position."""

    def copy(self) -> "Labyrinth":
        twin = Labyrinth(self.pack, self.seats, self.pro, self.bets, self.rules)
        twin.moment = self.moment
        twin.stage = self.stage
        twin.card = self.card
        twin.number = self.number
        twin.before = self.before
        twin.owing = self.owing
        twin.left = self.left[:]
        twin.rows = self.rows[:]
        twin.laid = self.laid[:]
        twin.free = self.free[:]
        twin.paths = self.paths[:]
        twin.stones = self.stones[:]
        twin.supply = self.supply[:]
        return twin

    # Who may do what

    def actors(self) -> list[int]:
        if self.owing:
            return SETS[self.owing][:]
        return [] if self.stage == OVER else [BOX]

    def legal(self, seat: int) -> list[int]:
        due = self.due(seat)
        if due == LAY_TILE:
            return turn.lays(self, seat)
        if due == PUT_STONE:
            return turn.stones(self, seat)
        if due == NAME_START:
            return turn.starts(self)
        return bets.choices()

    def odds(self) -> list[tuple[int, int]]:
        left = self.left
        return [(moves.TILE + k, left[k]) for k in range(moves.NUMBERS) if left[k]]

    def chance(self, rng: Rng) -> int:
        """As by the odds, without listing them."""
        number: i64 = 0
        point = rng.below(sum(self.pack.copies) - self.card)
        while point >= self.left[number]:
            point -= self.left[number]
            number += 1
        return moves.TILE + number

    # What happens

    def apply(self, seat: int, move: int) -> None:
        if self.stage == REVEAL:
            turn.turn_up(self, moves.argument(move))
        elif self.stage == LAYING:
            self._decide(seat, move)
        else:
            bets.bet(self, seat, move)

    def _decide(self, seat: i64, move: int) -> None:
        due = self.due(seat)
        if due == LAY_TILE:
            turn.lay(self, seat, moves.argument(move))
        elif due == PUT_STONE:
            turn.put(self, seat, move)
        else:
            turn.name_start(self, seat, move)

    # What is it worth

    def scores(self) -> list[int]:
        return [score.points(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:  # LP-16
        return places([(points, 0) for points in self.scores()])

    # What a seat cannot know

    def guess(self, seat: int, rng: Rng) -> "Labyrinth":
        """Others' drafts (LP-12) and hidden bets (LP-19) are drawn anew."""
        twin = self.copy()
        for other in range(self.seats):
            if other != seat and self.stage == LAYING:
                twin.redraft(other, rng)
            elif other != seat and self.bet(other) != NOTHING:
                twin.set_bet(other, moves.HIGHER + rng.below(2))
        return twin

    def redraft(self, other: int, rng: Rng) -> None:
        """Back to what all have seen; a seat that was done decides again at random."""
        was_done = self.due(other) == DONE
        turn.take_up(self, other)
        self.set_due(other, LAY_TILE)
        self.owing |= BIT[other]
        while was_done and self.due(other) != DONE:
            self.hold(other, rng.pick(self.legal(other)))

    def hold(self, seat: int, move: int) -> None:
        """Makes a seat's move of this turn without revealing anything, even if it is the last."""
        keep = self.owing
        self.owing = keep | BIT[self.seats]
        self.apply(seat, move)
        self.owing &= keep


def start(pack: Tiles, seats: int, pro: bool, bets_on: bool, rules: int = RULES) -> Labyrinth:
    """Empty boards before the first card."""
    state = Labyrinth(pack, seats, pro, bets_on, rules)
    state.set_up()
    return state


def bound(seats: int) -> int:
    """No game has more moves: cards, tiles, four cells each, starts, bets."""
    tiles, starts = turn.CARDS, turn.LATEST_START
    return turn.CARDS + seats * (tiles + 4 * tiles + starts + bets.LAST - bets.FIRST + 1)
