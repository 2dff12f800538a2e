"""Silver & Gold: Pyramids, rules SG-1 to SG-33 (see RULES.md). A chamber is one int of 25 bits."""

from typing import Any, Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, count, lowest, members, nth
from saqqara.core.rng import Rng
from saqqara.core.state import Pack, State, places
from saqqara.games.silver_gold.engine.moves import (
    CARD,
    CELLS,
    HASH,
    KEEP,
    MASK,
    PLACES,
    SHAPES,
    SHOW,
    SIDE,
    SINGLE,
    TAKE,
    TAKE_PILE,
    WAYS,
    Way,
)

COLOURS: Final = ["green", "orange", "purple"]
RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else
ROUNDS: Final = 4
TURNS: Final = 7  # the last expedition card of a round is never seen (SG-7)
EXPEDITION: Final = 8  # cards
DEALT: Final = 4
DISPLAY: Final = 4
GEMS: Final = 10  # boxes of each colour (SG-3)
SKULL_BOXES: Final = 10
AWARDS: Final = [10, 6, 3]
NO_CARD: Final = -1
EMPTY: Final[list[int]] = []
SETS: Final = [members(seats) for seats in range(16)]

# The phases, in the order in which they first come.
DEAL: Final = 0
KEEPING: Final = 1
FILL: Final = 2
REVEAL: Final = 3
MARKING: Final = 4
TAKING: Final = 5
DRAWING: Final = 6
OVER: Final = 7

# Columns of a score sheet; torches are a bit per round, the rest are counts (SG-3).
RED: Final = 0
GREEN: Final = 1
TORCHES: Final = 2
SKULLS: Final = 3
COLUMNS: Final = 4

ALL: Final = 0x1FFFFFF
NOT_A: Final = 0x1EF7BDE  # all cells but column a
NOT_E: Final = 0x0F7BDEF  # all cells but column e


def beside(marked: i64) -> i64:
    """The cells that share an edge with one of these."""
    across: i64 = ((marked & NOT_E) << 1) | ((marked & NOT_A) >> 1)
    return ((marked << SIDE) | (marked >> SIDE) | across) & ALL


class Chamber:
    """A pyramid card: its cells by kind, and where each pattern can lie without touching a wall."""

    def __init__(self, colour: int, drawn: str) -> None:
        self.colour = colour
        self.drawn = drawn
        self.entrance: i64 = self._cells("E")
        self.tomb: i64 = self._cells("T")
        self.crosses: i64 = self._cells("X")
        self.red: i64 = self._cells("R")
        self.green: i64 = self._cells("G")
        self.torches: i64 = self._cells("F")
        self.potions: i64 = self._cells("P")
        self.skulls: i64 = self._cells("S")
        self.free: i64 = ALL & ~self._cells("#")
        self.symbols: i64 = self.free & ~(self._cells(".") | self.entrance | self.tomb)
        self.ways = [[way for way in ways if way.fits(self.free)] for ways in WAYS]

    def _cells(self, sign: str) -> int:
        return sum([BIT[k] for k in range(CELLS) if self.drawn[k] == sign])


def goals(chamber: Chamber, marked: i64) -> i64:
    """The cells a single mark may go to; a pattern must cover one of them (SG-11 to SG-13)."""
    if marked == 0:
        return chamber.entrance
    return beside(marked) & chamber.free & ~marked


def add_singles(out: list[Any], slot: i64, wanted: i64) -> None:
    """Every single cell that is wanted."""
    moves = SINGLE.moves[slot]
    while wanted:
        first: i64 = wanted & -wanted
        out.append(moves[first % HASH])
        wanted ^= first


def add_patterns(out: list[Any], slot: i64, ways: list[Way], free: i64, wanted: i64) -> None:
    """Every placement that lies on free cells and covers a wanted one."""
    for way in ways:
        second, third, fourth = way.second, way.third, way.fourth
        fits: i64 = way.firsts & free & (free >> second) & (free >> third) & (free >> fourth)
        fits &= wanted | (wanted >> second) | (wanted >> third) | (wanted >> fourth)
        if fits:
            moves = way.moves[slot]
            while fits:
                first: i64 = fits & -fits
                out.append(moves[first % HASH])
                fits ^= first


class Cards(Pack):
    """The box: chambers by ordinal, how many expedition cards show each shape, the score sheet."""

    def __init__(
        self,
        name: str,
        digest: str,
        chambers: list[Chamber],
        expedition: list[int],
        skulls: list[int],
    ) -> None:
        super().__init__(name, digest)
        self.chambers = chambers
        self.expedition = expedition
        self.skulls = skulls
        self.all = sum([BIT[k] for k in range(len(chambers))])
        self.coloured = [
            sum([BIT[k] for k in range(len(chambers)) if chambers[k].colour == colour])
            for colour in range(len(COLOURS))
        ]


class SilverGold(State):
    """A position. Lists with two entries per seat hold the left and the right card."""

    def __init__(self, pack: Cards, seats: int, rules: int) -> None:
        super().__init__(seats, rules)
        self.pack = pack
        self.phase = DEAL
        self.round = 1
        self.turn = 0  # expedition cards shown in this round
        self.shape = -1  # what the last of them showed
        self.pile: i64 = pack.all  # a set: a card has no place in it before it is drawn
        self.display: i64 = 0
        self.fresh: i64 = 0  # seats whose next mark may be the whole pattern
        self.left = EMPTY  # expedition cards not yet shown, by shape
        self.hands = EMPTY  # dealt cards, until two are kept
        self.cards = EMPTY
        self.marks = EMPTY
        self.sheets = EMPTY
        self.shown_marks = EMPTY  # what all have seen: without this moment's drafts (SG-15)
        self.shown_sheets = EMPTY
        self.owed = EMPTY  # decisions due: cards to keep, marks to make, cards to take
        self.owing: i64 = 0  # the seats with decisions due
        self.finished = EMPTY
        self.just = EMPTY  # finished by the marks of this expedition card
        self.awards = EMPTY  # the seat that earned each

    def copy(self) -> "SilverGold":
        twin = SilverGold(self.pack, self.seats, self.rules)
        twin.moment = self.moment
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.shape = self.shape
        twin.pile = self.pile
        twin.display = self.display
        twin.fresh = self.fresh
        twin.owing = self.owing
        twin.left = self.left[:]
        twin.hands = self.hands[:]
        twin.cards = self.cards[:]
        twin.marks = self.marks[:]
        twin.sheets = self.sheets[:]
        twin.shown_marks = self.shown_marks[:]
        twin.shown_sheets = self.shown_sheets[:]
        twin.owed = self.owed[:]
        twin.finished = self.finished[:]
        twin.just = self.just[:]
        twin.awards = self.awards[:]
        return twin

    # Who may do what

    def actors(self) -> list[int]:
        phase = self.phase
        if phase in (MARKING, KEEPING):
            return SETS[self.owing][:]
        if phase == TAKING:
            return [self.taker()]
        if phase == OVER:
            return []
        return [-1]

    def taker(self) -> int:
        """Of the seats that still take cards the one with the lowest just finished one (SG-25)."""
        first = -1
        for seat in range(self.seats):
            if self.owed[seat] and (
                first < 0 or lowest(self.just[seat]) < lowest(self.just[first])
            ):
                first = seat
        return first

    def legal(self, seat: int) -> list[int]:
        if self.phase == MARKING:
            return self._legal_marks(seat)
        if self.phase == KEEPING:
            return [KEEP + card for card in members(self.hands[seat] & ~self.kept(seat))]
        moves = [TAKE + card for card in members(self.display)]
        if self.pile:
            moves.append(TAKE_PILE)
        return moves

    def may_mark_whole(self, seat: int) -> bool:
        """The next mark may be the whole pattern; otherwise it is an extra one of one cell."""
        return self.owed[seat] > 0 and self.fresh & BIT[seat] != 0

    def kept(self, seat: i64) -> i64:
        """The cards in front of a seat, as a set."""
        cards: i64 = 0
        slot: i64
        for slot in range(2 * seat, 2 * seat + 2):
            if self.cards[slot] != NO_CARD:
                cards |= BIT[self.cards[slot]]
        return cards

    def _legal_marks(self, seat: i64) -> list[int]:
        out: list[Any] = []
        whole: i64 = self.fresh & BIT[seat]
        slot: i64
        for slot in range(2):
            card = self.cards[2 * seat + slot]
            if card != NO_CARD:
                chamber = self.pack.chambers[card]
                marked: i64 = self.marks[2 * seat + slot]
                wanted = goals(chamber, marked)
                add_singles(out, slot, wanted)
                if whole and wanted:
                    ways = chamber.ways[self.shape]
                    add_patterns(out, slot, ways, chamber.free & ~marked, wanted)
        return out

    def _can_mark(self, seat: i64) -> bool:
        slot: i64
        for slot in range(2 * seat, 2 * seat + 2):
            card = self.cards[slot]
            if card != NO_CARD and goals(self.pack.chambers[card], self.marks[slot]):
                return True
        return False

    def odds(self) -> list[tuple[int, int]]:
        if self.phase == REVEAL:
            return [(SHOW + k, self.left[k]) for k in range(len(SHAPES)) if self.left[k]]
        return [(CARD + card, 1) for card in members(self.pile)]

    def chance(self, rng: Rng) -> int:
        """As by the odds, but without listing them: random games are 1.7 times as fast."""
        if self.phase == REVEAL:
            shape: i64 = 0
            point = rng.below(EXPEDITION - self.turn)
            while point >= self.left[shape]:
                point -= self.left[shape]
                shape += 1
            return SHOW + shape
        return CARD + nth(self.pile, rng.below(count(self.pile)))

    # What happens

    def apply(self, seat: int, move: int) -> None:
        phase = self.phase
        if phase == MARKING:
            self._mark(seat, move // PLACES, MASK[move % PLACES])
            if not self.owing:
                self._finish()
        elif phase == KEEPING:
            self._keep(seat, move - KEEP)
        elif phase == REVEAL:
            self._show(move - SHOW)
        elif phase == TAKING:
            self._take(seat, move)
        else:
            self._card(move - CARD)

    def _card(self, card: int) -> None:
        """A card leaves the pile: dealt, turned up or drawn."""
        self.moment += 1
        self.pile &= ~BIT[card]
        if self.phase == DEAL:
            self._deal(card)
        elif self.phase == FILL:
            self.display |= BIT[card]
            self._fill()
        else:
            self._receive(self.taker(), card)

    def _deal(self, card: int) -> None:  # SG-4
        seat = 0
        while count(self.hands[seat]) == DEALT:
            seat += 1
        self.hands[seat] |= BIT[card]
        if count(self.hands[self.seats - 1]) == DEALT:
            self.phase = KEEPING
            for seat in range(self.seats):
                self._owe(seat, 2)

    def _keep(self, seat: int, card: int) -> None:
        first = self.cards[2 * seat]
        if first == NO_CARD:
            self.cards[2 * seat] = card
        else:
            self.cards[2 * seat] = min(first, card)
            self.cards[2 * seat + 1] = max(first, card)
        self._owe(seat, self.owed[seat] - 1)
        if not self.owing:
            self._return_hands()

    def _return_hands(self) -> None:  # SG-5
        self.moment += 1
        for seat in range(self.seats):
            self.pile |= self.hands[seat]
        for card in self.cards:
            self.pile &= ~BIT[card]
        self.hands = [0] * self.seats
        self._fill()

    def _fill(self) -> None:
        """Turns cards up until four lie there or the pile is empty (SG-5, SG-24, SG-26)."""
        if self.pile and count(self.display) < DISPLAY:
            self.phase = FILL
        else:
            self._next_taker()

    def _show(self, shape: int) -> None:  # SG-7, action 1
        self.moment += 1
        self.turn += 1
        self.shape = shape
        self.left[shape] -= 1
        self.phase = MARKING
        self.fresh = BIT[self.seats] - 1
        for seat in range(self.seats):
            self._owe(seat, 1 if self._can_mark(seat) else 0)  # SG-14
        if not self.owing:
            self._finish()

    def _mark(self, seat: i64, slot: i64, mask: i64) -> None:  # action 2
        at: i64 = 2 * seat + slot
        card = self.cards[at]
        chamber = self.pack.chambers[card]
        self.fresh &= ~BIT[seat]
        marked: i64 = self.marks[at]
        self.marks[at] = marked | mask
        due: i64 = self.owed[seat] - 1
        if mask & chamber.symbols:
            due += count(mask & chamber.crosses)  # SG-16
            self._collect(seat, chamber, mask)
        if mask & chamber.tomb:
            self.just[seat] |= BIT[card]  # SG-17: it stays on the table until all have marked
        if due and not self._can_mark(seat):
            due = 0  # SG-16: no cell is possible, the extra marks lapse
        self._owe(seat, due)

    def _owe(self, seat: i64, due: i64) -> None:
        self.owed[seat] = due
        if due:
            self.owing |= BIT[seat]
        else:
            self.owing &= ~BIT[seat]

    def _collect(self, seat: i64, chamber: Chamber, mask: i64) -> None:
        """Takes the symbols under a placement in the order of SG-22; crosses come last."""
        sheets = self.sheets
        at: i64 = COLUMNS * seat
        if mask & chamber.red:
            sheets[at + RED] = min(GEMS, sheets[at + RED] + count(mask & chamber.red))  # SG-18
        if mask & chamber.green:
            sheets[at + GREEN] = min(GEMS, sheets[at + GREEN] + count(mask & chamber.green))
        if mask & chamber.torches:
            sheets[at + TORCHES] |= BIT[self.round - 1]  # SG-19
        if mask & chamber.skulls:
            skulls = sheets[at + SKULLS] + count(mask & chamber.skulls)
            sheets[at + SKULLS] = min(SKULL_BOXES, skulls)  # SG-20
        if mask & chamber.potions:
            left = sheets[at + SKULLS] - 2 * count(mask & chamber.potions)
            sheets[at + SKULLS] = max(0, left)  # SG-21

    def _finish(self) -> None:
        """Reveals all marks; finished cards are put aside (SG-15, SG-23)."""
        self.moment += 1
        for seat in range(self.seats):
            if self.just[seat]:
                self._put_aside(seat)
        self.shown_marks = self.marks[:]
        self.shown_sheets = self.sheets[:]
        self._next_taker()

    def _put_aside(self, seat: int) -> None:
        just: i64 = self.just[seat]
        self.finished[seat] |= just
        for slot in range(2 * seat, 2 * seat + 2):
            card = self.cards[slot]
            if card != NO_CARD and just & BIT[card]:
                self.cards[slot] = NO_CARD
                self.marks[slot] = 0
        if not self._last_card():
            self._owe(seat, count(just))

    def _last_card(self) -> bool:
        return self.round == ROUNDS and self.turn == TURNS

    def _next_taker(self) -> None:
        if self.owing and (self.display or self.pile):
            self.phase = TAKING
        else:
            for seat in SETS[self.owing]:
                self._owe(seat, 0)  # SG-26: there is nothing left to take
            self._give_awards()
            self._next_turn()

    def _take(self, seat: int, move: int) -> None:  # action 3
        self.moment += 1
        if move == TAKE_PILE:
            self.phase = DRAWING
        else:
            self.display &= ~BIT[move - TAKE]
            self._receive(seat, move - TAKE)

    def _receive(self, seat: int, card: int) -> None:
        slot = 2 * seat if self.cards[2 * seat] == NO_CARD else 2 * seat + 1
        self.cards[slot] = card
        self._owe(seat, self.owed[seat] - 1)
        if self.owed[seat] and (self.display or self.pile):
            self.phase = TAKING
        else:
            self._owe(seat, 0)  # SG-26
            self._fill()

    def _give_awards(self) -> None:
        """Action 4, by rising ordinal over all seats (SG-27 to SG-30)."""
        every: i64 = 0
        for fresh in self.just:
            every |= fresh
        if not every:
            return
        for card in members(every):
            for seat in range(self.seats):
                if self.just[seat] & BIT[card]:
                    self._award(seat, card)
        self.just = [0] * self.seats

    def _award(self, seat: int, card: int) -> None:
        colour = self.pack.chambers[card].colour
        later = self.just[seat] & ~(BIT[card + 1] - 1)
        owned = count((self.finished[seat] & ~later) & self.pack.coloured[colour])
        if owned in (2, 4, 6):
            for k in range(colour * len(AWARDS), (colour + 1) * len(AWARDS)):
                if self.awards[k] < 0:
                    self.awards[k] = seat
                    break

    def _next_turn(self) -> None:
        if self._last_card():
            self.phase = OVER  # SG-31
            return
        self.phase = REVEAL
        if self.turn == TURNS:  # SG-7: all expedition cards are shuffled again
            self.round += 1
            self.turn = 0
            self.left = self.pack.expedition[:]

    # What is it worth

    def scores(self) -> list[int]:
        return [self.score(s, self.sheets, self.owned(s)) for s in range(self.seats)]

    def score(self, seat: int, sheets: list[int], owned: int) -> int:  # SG-32
        """The points of a seat, given all sheets and the pyramids it has finished."""
        at = COLUMNS * seat
        red, green, skulls = sheets[at + RED], sheets[at + GREEN], sheets[at + SKULLS]
        points = 10 * count(owned) + 5 * count(sheets[at + TORCHES])
        points += 5 * min(red, green) + abs(red - green)
        points += sum(
            [self.award_points(k) for k in range(len(self.awards)) if self.awards[k] == seat]
        )
        return points - (self.pack.skulls[skulls - 1] if skulls else 0)

    def owned(self, seat: int) -> int:
        """Finished pyramids, also those whose tomb was marked a moment ago."""
        return self.finished[seat] | self.just[seat]

    def award_points(self, award: int) -> int:
        return AWARDS[award % len(AWARDS)]

    def ranks(self) -> list[int]:  # SG-33
        scores = self.scores()
        return places([(scores[seat], -lowest(self.owned(seat))) for seat in range(self.seats)])

    # What a seat cannot know

    def guess(self, seat: int, rng: Rng) -> "SilverGold":
        """Others' dealt cards and everything drafted in this moment are drawn anew."""
        twin = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        if self.phase in (DEAL, KEEPING):
            twin.redeal(others, rng)
        elif self.phase == MARKING:
            for other in others:
                twin.redraft(other, rng)
        return twin

    def redeal(self, others: list[int], rng: Rng) -> None:
        """New hands of the same size; a seat that was done keeps two of them, others start over."""
        for other in others:
            self.pile |= self.hands[other]
        for other in others:
            size = count(self.hands[other])
            self.hands[other] = 0
            for _ in range(size):
                card = BIT[nth(self.pile, rng.below(count(self.pile)))]
                self.pile &= ~card
                self.hands[other] |= card
            if self.phase == KEEPING:
                self._rekeep(other, rng)

    def _rekeep(self, other: int, rng: Rng) -> None:
        done = self.owed[other] == 0
        self._owe(other, 2)
        self.cards[2 * other] = NO_CARD
        self.cards[2 * other + 1] = NO_CARD
        if done:
            hand = members(self.hands[other])
            rng.shuffle(hand)
            self.cards[2 * other] = min(hand[0], hand[1])
            self.cards[2 * other + 1] = max(hand[0], hand[1])
            self._owe(other, 0)

    def redraft(self, other: int, rng: Rng) -> None:
        """Back to what all have seen; a seat that was done chooses again at random."""
        done = self.owed[other] == 0
        for slot in range(2 * other, 2 * other + 2):
            self.marks[slot] = self.shown_marks[slot]
        for column in range(COLUMNS * other, COLUMNS * other + COLUMNS):
            self.sheets[column] = self.shown_sheets[column]
        self.just[other] = 0
        self._owe(other, 1 if self._can_mark(other) else 0)
        self.fresh |= BIT[other]
        while done and self.owed[other]:
            move = rng.pick(self._legal_marks(other))
            self._mark(other, move // PLACES, MASK[move % PLACES])


def bound(pack: Cards, seats: int) -> int:
    """No game has more moves: dealing, keeping, showing, marking, extra marks, taking, drawing."""
    crosses = sum([count(chamber.crosses) for chamber in pack.chambers])
    fixed = (DEALT + 2) * seats + ROUNDS * TURNS * (1 + seats)
    return fixed + crosses + 2 * len(pack.chambers)


def start(pack: Cards, seats: int, rules: int = RULES) -> SilverGold:
    """The table before the first card is dealt."""
    state = SilverGold(pack, seats, rules)
    state.left = pack.expedition[:]
    state.hands = [0] * seats
    state.cards = [NO_CARD] * (2 * seats)
    state.marks = [0] * (2 * seats)
    state.sheets = [0] * (COLUMNS * seats)
    state.shown_marks = state.marks[:]
    state.shown_sheets = state.sheets[:]
    state.owed = [0] * seats
    state.finished = [0] * seats
    state.just = [0] * seats
    state.awards = [-1] * (len(COLOURS) * len(AWARDS))
    return state
