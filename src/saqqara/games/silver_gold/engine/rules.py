"""Silver & Gold: Pyramids: who may do what in each stage, and what it leads to (see RULES.md)."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import count, lowest, members, nth
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, places
from saqqara.games.silver_gold.engine import (
    guessing,
    keeping,
    marking,
    moves,
    replacing,
    scoring,
    stages,
)
from saqqara.games.silver_gold.engine.chambers import Cards
from saqqara.games.silver_gold.engine.patterns import SHAPES
from saqqara.games.silver_gold.engine.position import (
    DEALT,
    EXPEDITION,
    ROUNDS,
    SETS,
    SLOTS,
    TURNS,
    Position,
)

RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else


class SilverGold(Position):
    """A position and its rules, stage by stage."""

    def copy(self) -> "SilverGold":
        twin = SilverGold(self.pack, self.seats, self.rules)
        twin.moment = self.moment
        twin.stage = self.stage
        twin.round = self.round
        twin.turn = self.turn
        twin.shape = self.shape
        twin.pile = self.pile
        twin.display = self.display
        twin.fresh = self.fresh
        twin.owing = self.owing
        twin.left = self.left.copy()
        twin.hands = self.hands.copy()
        twin.cards = self.cards.copy()
        twin.marks = self.marks.copy()
        twin.sheets = self.sheets.copy()
        twin.shown_marks = self.shown_marks.copy()
        twin.shown_sheets = self.shown_sheets.copy()
        twin.owed = self.owed.copy()
        twin.finished = self.finished.copy()
        twin.just = self.just.copy()
        twin.awards = self.awards.copy()
        return twin

    def actors(self) -> list[int]:
        stage = self.stage
        if stage in (stages.KEEP, stages.MARK):
            return SETS[self.owing].copy()
        if stage == stages.TAKE:
            return [self.taker()]
        return [] if stage == stages.OVER else [BOX]

    def legal(self, seat: int) -> list[int]:
        if self.stage == stages.KEEP:
            return keeping.legal_keeps(self, seat)
        if self.stage == stages.MARK:
            return marking.legal_marks(self, seat)
        return replacing.legal_takes(self)

    def odds(self) -> list[tuple[int, int]]:
        if self.stage == stages.SHOW:
            return [(moves.SHOW + k, self.left[k]) for k in range(len(SHAPES)) if self.left[k]]
        return [(moves.CARD + card, 1) for card in members(self.pile)]

    def chance(self, rng: Rng) -> int:
        """As by the odds, but without listing them: random games are 1.7 times as fast."""
        if self.stage == stages.SHOW:
            shape: i64 = 0
            point = rng.below(EXPEDITION - self.turn)
            while point >= self.left[shape]:
                point -= self.left[shape]
                shape += 1
            return moves.SHOW + shape
        return moves.CARD + nth(self.pile, rng.below(count(self.pile)))

    def apply(self, seat: int, move: int) -> None:
        stage = self.stage
        if stage == stages.DEAL:
            keeping.deal(self, move - moves.CARD)
        elif stage == stages.KEEP:
            keeping.keep(self, seat, move - moves.KEEP)
        elif stage == stages.FILL:
            replacing.fill(self, move - moves.CARD)
        elif stage == stages.SHOW:
            marking.show(self, move - moves.SHOW)
        elif stage == stages.MARK:
            marking.mark(self, seat, moves.slot_of(move), moves.mask_of(move))
            if not self.owing:
                replacing.reveal(self)
        elif stage == stages.TAKE:
            replacing.take(self, seat, move - moves.TAKE)
        else:
            replacing.draw(self, move - moves.CARD)

    def scores(self) -> list[int]:
        return [scoring.score(self, s, self.sheet(s), self.owned(s)) for s in range(self.seats)]

    def ranks(self) -> list[int]:
        """The most points win; equal ones are decided by the lowest finished ordinal (SG-33)."""
        scores = self.scores()
        return places([(scores[seat], -lowest(self.owned(seat))) for seat in range(self.seats)])

    def guess(self, seat: int, rng: Rng) -> "SilverGold":
        """Others' dealt cards and everything drafted in this moment are drawn anew."""
        twin = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        if self.stage in (stages.DEAL, stages.KEEP):
            guessing.redeal(twin, others, rng)
        elif self.stage == stages.MARK:
            for other in others:
                guessing.redraft(twin, other, rng)
        return twin


def bound(pack: Cards, seats: int) -> int:
    """No game has more moves: dealing, keeping, showing, marking, extra marks, taking, drawing."""
    crosses = sum([count(chamber.crosses) for chamber in pack.chambers])
    fixed = (DEALT + SLOTS) * seats + ROUNDS * TURNS * (1 + seats)
    return fixed + crosses + 2 * len(pack.chambers)


def start(pack: Cards, seats: int, rules: int = RULES) -> SilverGold:
    """The table before the first card is dealt."""
    state = SilverGold(pack, seats, rules)
    state.lay_out()
    return state
