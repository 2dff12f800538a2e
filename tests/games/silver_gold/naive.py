"""A deliberately naive second implementation of Silver & Gold: Pyramids (rules SG-1..SG-33).

It exists only to be compared, move by move, with the real engine: plain sets of (row, column)
cells, no tricks, no speed. Whatever the rule text says is written down here as literally as
possible.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

Cell = tuple[int, int]  # (row, column), both 0..4 from the top left
Cells = frozenset[Cell]

BOX = -1
SIDE = 5  # SG-1
SLOTS = 2  # SG-4
DEALT = 4  # SG-4
DISPLAY = 4  # SG-5
ROUNDS = 4  # SG-7
TURNS = 7  # SG-7
AWARD_COUNTS = (2, 4, 6)  # SG-27


class Stage(Enum):
    """What the game is waiting for."""

    DEAL = auto()  # BOX deals four cards to each seat
    KEEP = auto()  # seats keep two each
    SET_OUT = auto()  # BOX turns up the first display
    SHOW = auto()  # BOX turns up an expedition card
    MARK = auto()  # seats mark
    TAKE = auto()  # the first seat of the queue takes a new card
    DRAW = auto()  # BOX turns over the card taken unseen from the pile
    REFILL = auto()  # BOX fills up the display
    OVER = auto()


CHANCE = {Stage.DEAL, Stage.SET_OUT, Stage.SHOW, Stage.DRAW, Stage.REFILL}


@dataclass(frozen=True)
class Card:
    """A pyramid card (SG-1): a letter for each of its cells."""

    ordinal: int
    colour: str
    letters: Mapping[Cell, str]

    def find(self, letter: str) -> Cell:
        """Find the only cell with this letter."""
        (cell,) = [c for c, found in self.letters.items() if found == letter]
        return cell

    def is_open(self, cell: Cell) -> bool:
        """Whether the cell is on the grid and no wall (SG-10)."""
        return cell in self.letters and self.letters[cell] != "#"


@dataclass(frozen=True)
class Rules:
    """What the pack says; never changes during a game."""

    cards: Mapping[int, Card]
    copies: Mapping[str, int]
    turnings: Mapping[str, set[Cells]]
    gems: int
    skulls: list[int]
    awards: list[int]


@dataclass
class Slot:
    """A pyramid card in front of a seat and the cells marked on it."""

    ordinal: int
    marked: set[Cell] = field(default_factory=set)


@dataclass
class Seat:
    """Everything in front of one player."""

    dealt: set[int] = field(default_factory=set)
    slots: list[Slot | None] = field(default_factory=lambda: [None] * SLOTS)
    put_aside: set[int] = field(default_factory=set)
    red: int = 0
    green: int = 0
    torches: set[int] = field(default_factory=set)
    skulls: int = 0
    awards: list[int] = field(default_factory=list)
    owes_first: bool = False  # the decision about the shown pattern
    extras: int = 0  # extra marks still to be made (SG-16)
    fresh: list[int] = field(default_factory=list)  # ordinals finished by this expedition card
    to_take: int = 0  # cards still to be taken (SG-23)


def rows_of(drawn: str) -> list[str]:
    """Split a drawing into its rows, without the white space around them."""
    return drawn.split()


def read_card(entry: Mapping[str, Any]) -> Card:
    """Make a pyramid card from its pack entry."""
    letters = {
        (row, column): letter
        for row, line in enumerate(rows_of(entry["drawn"]))
        for column, letter in enumerate(line)
    }
    return Card(entry["ordinal"], entry["colour"], letters)


def read_pattern(drawn: str) -> Cells:
    """Find the cells of a drawn expedition pattern."""
    return frozenset(
        (row, column)
        for row, line in enumerate(rows_of(drawn))
        for column, letter in enumerate(line)
        if letter == "#"
    )


def shifted_to_corner(cells: Iterable[Cell]) -> Cells:
    """Move a shape so that its least row and its least column are 0."""
    listed = list(cells)
    top = min(row for row, _ in listed)
    left = min(column for _, column in listed)
    return frozenset((row - top, column - left) for row, column in listed)


def turnings_of(pattern: Cells) -> set[Cells]:
    """All rotations and mirrorings of a pattern, each shape once (SG-9)."""
    found: set[Cells] = set()
    mirrored = frozenset((row, -column) for row, column in pattern)
    for start in (pattern, mirrored):
        shape = start
        for _ in range(4):
            shape = frozenset((column, -row) for row, column in shape)
            found.add(shifted_to_corner(shape))
    return found


def read_pack(pack: Mapping[str, Any]) -> Rules:
    """Read the parts of a parsed pack that the game needs."""
    patterns = pack["expedition"]
    return Rules(
        cards={entry["ordinal"]: read_card(entry) for entry in pack["card"]},
        copies={entry["id"]: entry["copies"] for entry in patterns},
        turnings={entry["id"]: turnings_of(read_pattern(entry["drawn"])) for entry in patterns},
        gems=pack["sheet"]["gems"],
        skulls=list(pack["sheet"]["skulls"]),
        awards=list(pack["sheet"]["awards"]),
    )


def neighbours(cell: Cell) -> set[Cell]:
    """List the cells edge to edge with this one; some may lie off the grid."""
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def may_mark(card: Card, marked: set[Cell], cells: Cells) -> bool:
    """Whether these cells may be marked together on a card (SG-10, SG-11, SG-12)."""
    if not all(card.is_open(cell) and cell not in marked for cell in cells):
        return False  # SG-10
    if not marked:
        return card.find("E") in cells  # SG-11
    return any(neighbours(cell) & marked for cell in cells)  # SG-12


def single_marks(card: Card, marked: set[Cell]) -> set[Cells]:
    """All possible marks of exactly one cell (SG-13)."""
    singles = [frozenset({cell}) for cell in card.letters]
    return {cells for cells in singles if may_mark(card, marked, cells)}


def pattern_marks(card: Card, marked: set[Cell], turnings: set[Cells]) -> set[Cells]:
    """All possible marks of a whole pattern (SG-9)."""
    placed = {
        frozenset((row + down, column + right) for row, column in shape)
        for shape in turnings
        for down in range(SIDE)
        for right in range(SIDE)
    }
    return {cells for cells in placed if may_mark(card, marked, cells)}


def mark_notation(slot_index: int, cells: Cells) -> str:
    """For example `1:a1b1a2`: the slot, then the cells in reading order."""
    named = ["abcde"[column] + str(row + 1) for row, column in sorted(cells)]
    return f"{slot_index + 1}:" + "".join(named)


def number_in(notation: str) -> int:
    """Read the number at the end of `card N`, `keep N`, `take N`."""
    return int(notation.split()[1])


class Naive:
    """A game of Silver & Gold: Pyramids."""

    def __init__(self, pack: Mapping[str, Any], seats: int) -> None:
        self._rules = read_pack(pack)
        if len(self._rules.cards) < DEALT * seats:
            raise ValueError("the pack has too few cards to deal")
        self._seats = [Seat() for _ in range(seats)]
        self._pile = set(self._rules.cards)
        self._display: set[int] = set()
        self._shown: Counter[str] = Counter()  # patterns shown this round
        self._pattern = ""  # the pattern shown last
        self._queue: list[int] = []  # seats still to replace cards, the taking one first
        self._awards_given: Counter[str] = Counter()  # by colour
        self._stage = Stage.DEAL
        self.round = 1
        self.turn = 0

    def copy(self) -> Naive:
        """Make an independent copy; only the never-changing rules are shared."""
        return copy.deepcopy(self, {id(self._rules): self._rules})

    # ---- what can be seen -------------------------------------------------------------------

    def marks(self, seat: int) -> list[set[Cell]]:
        """Give the marked cells on slot 1 and slot 2, drafts too."""
        return [set(slot.marked) if slot else set() for slot in self._seats[seat].slots]

    def cards(self, seat: int) -> list[int]:
        """Ordinals in slot 1 and slot 2; 0 is an empty slot."""
        return [slot.ordinal if slot else 0 for slot in self._seats[seat].slots]

    def finished(self, seat: int) -> set[int]:
        """Ordinals of the cards put aside; a card is put aside in action 3 (SG-17, SG-23)."""
        return set(self._seats[seat].put_aside)

    def display(self) -> set[int]:
        """Ordinals of the cards lying open."""
        return set(self._display)

    def pile(self) -> set[int]:
        """Ordinals that may still come from the pile."""
        return set(self._pile)

    def sheet(self, seat: int) -> tuple[int, int, tuple[int, ...], int]:
        """Red gems, green gems, rounds with a filled torch, filled skull boxes."""
        who = self._seats[seat]
        return who.red, who.green, tuple(sorted(who.torches)), who.skulls

    def awards(self, seat: int) -> list[int]:
        """Points of the awards earned, in order."""
        return list(self._seats[seat].awards)

    # ---- who moves, and how -----------------------------------------------------------------

    def actors(self) -> list[int]:
        """Seats that owe a decision, `[BOX]` for chance, nobody when the game is over."""
        if self._stage in CHANCE:
            return [BOX]
        if self._stage is Stage.KEEP:
            return [i for i, who in enumerate(self._seats) if None in who.slots]
        if self._stage is Stage.MARK:
            return [i for i, who in enumerate(self._seats) if who.owes_first or who.extras]
        if self._stage is Stage.TAKE:
            return [self._queue[0]]
        return []

    def legal(self, seat: int) -> set[str]:
        """Notations of the seat's legal moves."""
        if seat == BOX or seat not in self.actors():
            raise ValueError(f"seat {seat} has no decision to make")
        if self._stage is Stage.KEEP:
            left = self._seats[seat].dealt - set(self.cards(seat))
            return {f"keep {ordinal}" for ordinal in left}
        if self._stage is Stage.MARK:
            return set(self._mark_moves(seat))
        return self._take_moves()

    def odds(self) -> dict[str, int]:
        """Notation and weight of everything chance may bring."""
        if self._stage not in CHANCE:
            raise ValueError("chance is not due")
        if self._stage is not Stage.SHOW:
            return {f"card {ordinal}": 1 for ordinal in self._pile}
        left = {name: all_ - self._shown[name] for name, all_ in self._rules.copies.items()}
        return {f"show {name}": weight for name, weight in left.items() if weight > 0}  # SG-7

    def apply(self, seat: int, notation: str) -> None:
        """Make one move of a seat or of BOX."""
        possible = set(self.odds()) if seat == BOX else self.legal(seat)
        if notation not in possible:
            raise ValueError(f"{notation!r} is not possible for {seat}")
        if self._stage is Stage.SHOW:
            self._show(notation.split()[1])
        elif seat == BOX:
            self._card_comes(number_in(notation))
        elif self._stage is Stage.KEEP:
            self._keep(seat, number_in(notation))
        elif self._stage is Stage.MARK:
            self._mark(seat, notation)
        else:
            self._take(seat, notation)

    # ---- set-up -----------------------------------------------------------------------------

    def _card_comes(self, ordinal: int) -> None:
        """BOX turns over a card of the pile, for whatever it is needed."""
        self._pile.remove(ordinal)
        if self._stage is Stage.DEAL:
            self._deal(ordinal)
        elif self._stage is Stage.SET_OUT:
            self._display.add(ordinal)
            self._set_out()
        elif self._stage is Stage.REFILL:
            self._display.add(ordinal)
            self._go_on_replacing()
        else:
            self._receive(self._queue[0], ordinal)

    def _deal(self, ordinal: int) -> None:
        """Give the card to the next seat without four cards (SG-4)."""
        waiting = [who for who in self._seats if len(who.dealt) < DEALT]
        waiting[0].dealt.add(ordinal)
        if all(len(who.dealt) == DEALT for who in self._seats):
            self._stage = Stage.KEEP

    def _keep(self, seat: int, ordinal: int) -> None:
        """Keep one of the seat's dealt cards (SG-4)."""
        who = self._seats[seat]
        kept = sorted({slot.ordinal for slot in who.slots if slot} | {ordinal})
        for index, kept_ordinal in enumerate(kept):
            who.slots[index] = Slot(kept_ordinal)
        if not self.actors():
            self._return_cards()
            self._set_out()

    def _return_cards(self) -> None:
        """Put the cards that were not kept back into the pile (SG-5)."""
        for seat, who in enumerate(self._seats):
            self._pile |= who.dealt - set(self.cards(seat))

    def _display_has_gap(self) -> bool:
        """Whether a card is to be turned up from the pile (SG-24, SG-26)."""
        return len(self._display) < DISPLAY and bool(self._pile)

    def _set_out(self) -> None:
        """Turn up the first display (SG-5), then begin the course."""
        self._stage = Stage.SET_OUT if self._display_has_gap() else Stage.SHOW

    # ---- actions 1 and 2: reveal and mark ---------------------------------------------------

    def _show(self, name: str) -> None:
        """Do action 1: an expedition card is turned up (SG-7, SG-8)."""
        self._shown[name] += 1
        self._pattern = name
        self.turn += 1
        self._stage = Stage.MARK
        for seat, who in enumerate(self._seats):
            who.owes_first = bool(self._single_moves(seat))  # SG-14
        self._end_marking_if_done()

    def _single_moves(self, seat: int) -> dict[str, tuple[int, Cells]]:
        """Notation of each possible single mark, with its slot index and cell (SG-13, SG-17)."""
        return {
            mark_notation(index, cells): (index, cells)
            for index, slot in enumerate(self._seats[seat].slots)
            if slot is not None
            for cells in single_marks(self._rules.cards[slot.ordinal], slot.marked)
        }

    def _pattern_moves(self, seat: int) -> dict[str, tuple[int, Cells]]:
        """Notation of each placement of the shown pattern, with slot index and cells (SG-9)."""
        turnings = self._rules.turnings[self._pattern]
        return {
            mark_notation(index, cells): (index, cells)
            for index, slot in enumerate(self._seats[seat].slots)
            if slot is not None
            for cells in pattern_marks(self._rules.cards[slot.ordinal], slot.marked, turnings)
        }

    def _mark_moves(self, seat: int) -> dict[str, tuple[int, Cells]]:
        """First the pattern or a single cell (SG-13), then single cells only (SG-16)."""
        if self._seats[seat].owes_first:
            return self._pattern_moves(seat) | self._single_moves(seat)
        return self._single_moves(seat)

    def _mark(self, seat: int, notation: str) -> None:
        """Do action 2: a seat marks cells and takes what is on them."""
        who = self._seats[seat]
        index, cells = self._mark_moves(seat)[notation]
        if who.owes_first:
            who.owes_first = False
        else:
            who.extras -= 1
        slot = who.slots[index]
        assert slot is not None
        slot.marked |= cells
        letters = self._rules.cards[slot.ordinal].letters
        self._take_symbols(who, [letters[cell] for cell in cells])
        if not self._single_moves(seat):
            who.extras = 0  # SG-16: the extra marks lapse
        self._end_marking_if_done()

    def _take_symbols(self, who: Seat, letters: list[str]) -> None:
        """Gems, torch, skulls, potions, crosses, in this order (SG-22)."""
        who.red = min(self._rules.gems, who.red + letters.count("R"))  # SG-18
        who.green = min(self._rules.gems, who.green + letters.count("G"))  # SG-18
        if "F" in letters:
            who.torches.add(self.round)  # SG-19
        who.skulls = min(len(self._rules.skulls), who.skulls + letters.count("S"))  # SG-20
        who.skulls = max(0, who.skulls - 2 * letters.count("P"))  # SG-21
        who.extras += letters.count("X")  # SG-16

    def _end_marking_if_done(self) -> None:
        """When nobody owes a mark any more, action 3 begins."""
        if not self.actors():
            self._put_finished_aside()
            self._start_replacing()

    # ---- action 3: replace ------------------------------------------------------------------

    def _tomb_is_marked(self, slot: Slot) -> bool:
        """Whether the card in this slot is finished (SG-23)."""
        return self._rules.cards[slot.ordinal].find("T") in slot.marked

    def _put_finished_aside(self) -> None:
        """Every card with a marked tomb leaves its slot (SG-23)."""
        for who in self._seats:
            who.fresh = []
            for index, slot in enumerate(who.slots):
                if slot is not None and self._tomb_is_marked(slot):
                    who.fresh.append(slot.ordinal)
                    who.slots[index] = None
            who.put_aside |= set(who.fresh)

    def _is_last_turn(self) -> bool:
        """Whether the very last expedition card has been shown."""
        return self.round == ROUNDS and self.turn == TURNS

    def _start_replacing(self) -> None:
        """Line up the seats with just finished cards (SG-25)."""
        finishers = [seat for seat, who in enumerate(self._seats) if who.fresh]
        finishers.sort(key=lambda seat: min(self._seats[seat].fresh))
        for who in self._seats:
            who.to_take = len(who.fresh)
        self._queue = [] if self._is_last_turn() else finishers  # SG-23
        self._go_on_replacing()

    def _go_on_replacing(self) -> None:
        """Find what is due next in action 3; after it, action 4."""
        while self._queue:
            if self._seats[self._queue[0]].to_take and (self._display or self._pile):  # SG-26
                self._stage = Stage.TAKE
                return
            if self._display_has_gap():  # SG-24
                self._stage = Stage.REFILL
                return
            self._queue.pop(0)
        self._give_awards()
        self._end_turn()

    def _take_moves(self) -> set[str]:
        """Any card of the display, or the top of the pile unseen (SG-23)."""
        moves = {f"take {ordinal}" for ordinal in self._display}
        return moves | {"take pile"} if self._pile else moves

    def _take(self, seat: int, notation: str) -> None:
        """Carry out a seat's choice of a new card."""
        if notation == "take pile":
            self._stage = Stage.DRAW
            return
        ordinal = number_in(notation)
        self._display.remove(ordinal)
        self._receive(seat, ordinal)

    def _receive(self, seat: int, ordinal: int) -> None:
        """Put the new card into the lowest-numbered empty slot."""
        who = self._seats[seat]
        who.slots[who.slots.index(None)] = Slot(ordinal)
        who.to_take -= 1
        self._go_on_replacing()

    # ---- action 4: colour awards ------------------------------------------------------------

    def _colour(self, ordinal: int) -> str:
        return self._rules.cards[ordinal].colour

    def _completed_counts(self, who: Seat) -> list[int]:
        """List the just finished ordinals that were 2nd, 4th or 6th of their colour (SG-27)."""
        counts = Counter(self._colour(old) for old in who.put_aside - set(who.fresh))
        completing = []
        for ordinal in sorted(who.fresh):  # SG-30
            counts[self._colour(ordinal)] += 1
            if counts[self._colour(ordinal)] in AWARD_COUNTS:
                completing.append(ordinal)
        return completing

    def _give_awards(self) -> None:
        """Do action 4: lower ordinals first (SG-29); a seat may win several (SG-28)."""
        claims = [(ordinal, who) for who in self._seats for ordinal in self._completed_counts(who)]
        for ordinal, who in sorted(claims, key=lambda claim: claim[0]):
            colour = self._colour(ordinal)
            free = self._rules.awards[self._awards_given[colour] :]
            if free:
                who.awards.append(free[0])
                self._awards_given[colour] += 1

    def _end_turn(self) -> None:
        """Go on to the next expedition card, the next round (SG-7) or the end (SG-31)."""
        if self._is_last_turn():
            self._stage = Stage.OVER
            return
        self._stage = Stage.SHOW
        if self.turn == TURNS:
            self.round += 1
            self.turn = 0
            self._shown = Counter()

    # ---- end and score ----------------------------------------------------------------------

    def _finished_now(self, who: Seat) -> set[int]:
        """Cards put aside and cards with a marked tomb that still lie in a slot (SG-17)."""
        lying = {slot.ordinal for slot in who.slots if slot and self._tomb_is_marked(slot)}
        return who.put_aside | lying

    def _score(self, who: Seat) -> int:
        """SG-32."""
        pairs = min(who.red, who.green)
        singles = who.red + who.green - 2 * pairs
        penalty = max(self._rules.skulls[: who.skulls], default=0)
        pyramids = len(self._finished_now(who))
        return (
            5 * len(who.torches) + sum(who.awards) + 5 * pairs + singles - penalty + 10 * pyramids
        )

    def scores(self) -> list[int]:
        """Count the score of each seat as if the game ended now."""
        return [self._score(who) for who in self._seats]

    def ranks(self) -> list[int]:
        """Places, 1 is best; ties go to the lowest finished ordinal, else are shared (SG-33)."""
        nothing = max(self._rules.cards) + 1  # worse than any ordinal
        keys = [
            (-self._score(who), min(self._finished_now(who), default=nothing))
            for who in self._seats
        ]
        return [1 + sum(other < key for other in keys) for key in keys]


def perft(game: Naive, depth: int) -> int:
    """How many move sequences of this length there are when only the first actor moves."""
    actors = game.actors()
    if depth == 0 or not actors:
        return 1
    moves = set(game.odds()) if actors[0] == BOX else game.legal(actors[0])
    total = 0
    for notation in moves:
        after = game.copy()
        after.apply(actors[0], notation)
        total += perft(after, depth - 1)
    return total
