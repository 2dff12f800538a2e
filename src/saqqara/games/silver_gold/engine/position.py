"""A position of Silver & Gold: Pyramids: what lies where, and who owes a decision."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, lowest, members
from saqqara.core.state import State
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.chambers import COLOURS, Cards
from saqqara.games.silver_gold.engine.patterns import NO_SHAPE

ROUNDS: Final = 4
TURNS: Final = 7  # the last expedition card of a round is never seen (SG-7)
EXPEDITION: Final = 8  # cards
DEALT: Final = 4
SLOTS: Final = 2  # a seat has a left and a right card
DISPLAY: Final = 4
GEMS: Final = 10  # boxes of each colour (SG-3)
SKULL_BOXES: Final = 10
AWARDS: Final = [10, 6, 3]
NO_CARD: Final = -1
FREE: Final = -1  # an award that nobody has earned
EMPTY: Final[list[int]] = []
SETS: Final = [members(seats) for seats in range(16)]

# Columns of a score sheet; torches are a bit per round, the rest are counts (SG-3).
RED: Final = 0
GREEN: Final = 1
TORCHES: Final = 2
SKULLS: Final = 3
COLUMNS: Final = 4


class Sheet:
    """What a score sheet says."""

    def __init__(self, red: int, green: int, torches: int, skulls: int) -> None:
        self.red = red
        self.green = green
        self.torches = torches  # rounds, as a set
        self.skulls = skulls


class Position(State):
    """What the rules work on. Rows are flat, so that a copy is cheap: ask the methods below."""

    def __init__(self, pack: Cards, seats: int, rules: int) -> None:
        super().__init__(seats, rules)
        self.pack = pack
        self.stage = stages.DEAL
        self.round = 1
        self.turn = 0  # expedition cards shown in this round
        self.shape = NO_SHAPE  # what the last of them showed
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

    def lay_out(self) -> None:
        """Everything as it is before the first card is dealt."""
        self.left = self.pack.expedition.copy()  # SG-6
        self.hands = [0] * self.seats
        self.cards = [NO_CARD] * (SLOTS * self.seats)
        self.marks = [0] * (SLOTS * self.seats)
        self.sheets = [0] * (COLUMNS * self.seats)
        self.shown_marks = self.marks.copy()
        self.shown_sheets = self.sheets.copy()
        self.owed = [0] * self.seats
        self.finished = [0] * self.seats
        self.just = [0] * self.seats
        self.awards = [FREE] * (len(COLOURS) * len(AWARDS))

    # Cards in front of a seat: slot 0 is on the left, 1 on the right

    def card(self, seat: i64, slot: i64) -> i64:
        return self.cards[SLOTS * seat + slot]

    def set_card(self, seat: i64, slot: i64, card: i64) -> None:
        self.cards[SLOTS * seat + slot] = card

    def marked(self, seat: i64, slot: i64) -> i64:
        """Its marked cells, with the draft of this moment."""
        return self.marks[SLOTS * seat + slot]

    def set_marked(self, seat: i64, slot: i64, cells: i64) -> None:
        self.marks[SLOTS * seat + slot] = cells

    def add_marks(self, seat: i64, slot: i64, cells: i64) -> None:
        at: i64 = SLOTS * seat + slot
        marked: i64 = self.marks[at]
        self.marks[at] = marked | cells

    def shown_marked(self, seat: i64, slot: i64) -> i64:
        """Its marked cells, as all have seen them."""
        return self.shown_marks[SLOTS * seat + slot]

    def kept(self, seat: i64) -> i64:
        """The cards in front of a seat, as a set."""
        cards: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            card = self.card(seat, slot)
            if card != NO_CARD:
                cards |= BIT[card]
        return cards

    def owned(self, seat: i64) -> i64:
        """Finished pyramids, also those whose tomb was marked a moment ago."""
        return self.finished[seat] | self.just[seat]

    # The score sheet of a seat

    def red(self, seat: i64) -> i64:
        return self.sheets[COLUMNS * seat + RED]

    def set_red(self, seat: i64, boxes: i64) -> None:
        self.sheets[COLUMNS * seat + RED] = boxes

    def green(self, seat: i64) -> i64:
        return self.sheets[COLUMNS * seat + GREEN]

    def set_green(self, seat: i64, boxes: i64) -> None:
        self.sheets[COLUMNS * seat + GREEN] = boxes

    def torches(self, seat: i64) -> i64:
        """The rounds with a torch, as a set; the first round is 0."""
        return self.sheets[COLUMNS * seat + TORCHES]

    def set_torches(self, seat: i64, rounds: i64) -> None:
        self.sheets[COLUMNS * seat + TORCHES] = rounds

    def skulls(self, seat: i64) -> i64:
        return self.sheets[COLUMNS * seat + SKULLS]

    def set_skulls(self, seat: i64, boxes: i64) -> None:
        self.sheets[COLUMNS * seat + SKULLS] = boxes

    def sheet(self, seat: int) -> Sheet:
        """With the draft of this moment."""
        return _sheet(self.sheets, seat)

    def shown_sheet(self, seat: int) -> Sheet:
        """As all have seen it."""
        return _sheet(self.shown_sheets, seat)

    def show_drafts(self) -> None:
        """What was drafted in this moment has now been seen by all."""
        self.shown_marks = self.marks.copy()
        self.shown_sheets = self.sheets.copy()

    def take_back(self, seat: i64) -> None:
        """The seat's cards and its sheet as all have seen them."""
        at: i64
        for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
            self.marks[at] = self.shown_marks[at]
        for at in range(COLUMNS * seat, COLUMNS * seat + COLUMNS):
            self.sheets[at] = self.shown_sheets[at]

    # Awards of a colour: step 0 is the best

    def winner(self, colour: int, step: int) -> int:
        """Whose award it is, or FREE."""
        return self.awards[len(AWARDS) * colour + step]

    def set_winner(self, colour: int, step: int, seat: int) -> None:
        self.awards[len(AWARDS) * colour + step] = seat

    # Who owes a decision

    def owe(self, seat: i64, due: i64) -> None:
        """So many decisions are due from this seat."""
        self.owed[seat] = due
        if due:
            self.owing |= BIT[seat]
        else:
            self.owing &= ~BIT[seat]

    def may_mark_whole(self, seat: int) -> bool:
        """The next mark may be the whole pattern; otherwise it is an extra one of one cell."""
        return self.owed[seat] > 0 and self.fresh & BIT[seat] != 0

    def taker(self) -> int:
        """Of the seats that still take cards the one with the lowest just finished one (SG-25)."""
        first = -1
        for seat in range(self.seats):
            if self.owed[seat] and (
                first < 0 or lowest(self.just[seat]) < lowest(self.just[first])
            ):
                first = seat
        return first

    def last_turn(self) -> bool:
        """No expedition card comes after this one."""
        return self.round == ROUNDS and self.turn == TURNS

    def leave_pile(self, card: int) -> None:
        """A card comes off the pile: dealt, turned up or drawn."""
        self.moment += 1
        self.pile &= ~BIT[card]


def _sheet(sheets: list[int], seat: int) -> Sheet:
    at = COLUMNS * seat
    return Sheet(sheets[at + RED], sheets[at + GREEN], sheets[at + TORCHES], sheets[at + SKULLS])
