"""Das Labyrinth des Pharao, rules LP-1 to LP-21 (see RULES.md).

A board has 25 fields and 100 cells, counted row by row. A laid tile is `number * 4 + turns`.
"""

from typing import Any, Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, members
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, Pack, State, places
from saqqara.games.labyrinth.engine.moves import (
    FIELDS,
    HIGHER,
    LATER,
    LAY,
    LOWER,
    NO_STONE,
    NUMBERS,
    PUT,
    START,
    TILE,
    TURNS,
)
from saqqara.games.labyrinth.engine.stages import (
    BETTING,
    DONE,
    LAY_TILE,
    LAYING,
    MAKE_BET,
    NAME_START,
    OVER,
    PUT_STONE,
    REVEAL,
)

RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else
ROUNDS: Final = 25  # cards turned up, of 28 (LP-13)
CELLS: Final = 100
WIDE: Final = 10  # cells
NOTHING: Final = -1
EMPTY: Final[list[int]] = []
NOBODY: Final[list[tuple[int, ...]]] = []
SETS: Final = [members(seats) for seats in range(32)]
ALL_FIELDS: Final[i64] = 0x1FFFFFF

# Sides of a cell, and the step across each.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP: Final = [-WIDE, 1, WIDE, -1]

# Kinds of stones: one kind in the basic game, three in the professional one (LP-5, LP-18).
STONE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
SPECIAL: Final = 4
KINDS: Final = 5
WORTH: Final = [2, 3, 2, 1, 4]
FACTOR: Final = 15  # corridor cells of each factor
LAST_FACTOR: Final = 4

# Columns of a seat's row.
DUE: Final = 0  # which decision, see stages.py
FIELD: Final = 1  # where this card's tile was laid, hidden until all are done
PART: Final = 2  # the cell of that tile a stone is asked for
ENTRY: Final = 3  # the start, 0 to 5 (LP-9)
NAMED: Final = 4  # the card after which it was named
AHEAD: Final = 5  # the cell the robber would enter next
HEADING: Final = 6  # walking this way
SHOWN: Final = 7  # how much of the corridor all have seen
BET: Final = 8
IN: Final = 9  # still in the betting round (LP-20)
COLUMNS: Final = 10


def _next(cell: int, side: int) -> int:
    """The cell across a side; NOTHING beyond the border."""
    row, column = cell // WIDE, cell % WIDE
    row += (side == SOUTH) - (side == NORTH)
    column += (side == EAST) - (side == WEST)
    return row * WIDE + column if 0 <= row < WIDE and 0 <= column < WIDE else NOTHING


NEXT: Final = [_next(cell, side) for cell in range(CELLS) for side in range(4)]
FIELD_OF: Final = [cell // 20 * 5 + cell % WIDE // 2 for cell in range(CELLS)]
PART_OF: Final = [cell // WIDE % 2 * 2 + cell % 2 for cell in range(CELLS)]
CELL_AT: Final = [
    (field // 5 * 2 + part // 2) * WIDE + field % 5 * 2 + part % 2
    for field in range(FIELDS)
    for part in range(4)
]


class Tiles(Pack):
    """The box: tiles in all turns, how often each comes, and the three entrances."""

    def __init__(
        self, name: str, digest: str, tiles: list[list[int]], copies: list[int], gates: list[int]
    ) -> None:
        super().__init__(name, digest)
        self.copies = copies
        self.gates = gates  # for each start the side of its cell that is the entrance
        self.sides: list[int] = []  # open sides of each cell, by (tile, part)
        self.scarabs: list[int] = []  # parts with a scarab, by tile (LP-3)
        self.turns: list[list[int]] = []  # by number: turns that look different (LP-6)
        for tile in tiles:
            ways = turned(tile)
            self.turns.append([k for k in range(TURNS) if ways[k] not in ways[:k]])
            for way in ways:
                self.sides += way
                self.scarabs.append(sum([BIT[k] for k in range(4) if is_chamber(way[k], k)]))
        self.lays: list[list[Any]] = [  # by number and field: the moves themselves
            [field * TURNS + turn for turn in ways]
            for ways in self.turns
            for field in range(FIELDS)
        ]
        self.starts = [gate // 4 for gate in gates]
        self.outside = [0] * CELLS  # sides of a cell that are entrances (LP-11)
        for gate in gates:
            self.outside[gate // 4] |= BIT[gate % 4]


def turned(tile: list[int]) -> list[list[int]]:
    """A tile in its four turns, clockwise: the open sides of its cells a b c d as sets."""
    ways = [tile]
    for _ in range(3):
        a, b, c, d = [quarter(sides) for sides in ways[-1]]
        ways.append([c, a, d, b])
    return ways


def quarter(sides: int) -> int:
    """A set of sides turned clockwise."""
    return sides << 1 & 15 | sides >> 3


def is_chamber(sides: int, part: int) -> bool:
    """Both open sides lead out of the tile (LP-3)."""
    outward = (BIT[NORTH] if part < 2 else BIT[SOUTH]) | (BIT[EAST] if part % 2 else BIT[WEST])
    return sides == outward


class Labyrinth(State):
    """A position. Lists hold the seats one after the other."""

    def __init__(self, pack: Tiles, seats: int, pro: bool, bets: bool, rules: int) -> None:
        super().__init__(seats, rules)
        self.pack = pack
        self.pro = pro
        self.bets = bets
        self.stage = REVEAL
        self.card = 0  # cards turned up so far
        self.number = NOTHING  # the last of them
        self.before = NOTHING  # and the one before it
        self.owing: i64 = 0  # seats with a decision due
        self.left = EMPTY  # cards not yet turned up, by number
        self.rows = EMPTY  # COLUMNS for each seat
        self.laid = EMPTY  # FIELDS for each seat
        self.free = EMPTY  # for each seat the set of its free fields
        self.paths = NOBODY  # for each seat the cells of its corridor, in order
        self.stones = NOBODY  # for each seat its stones, as cell * KINDS + kind
        self.supply = EMPTY  # KINDS for each seat

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
        due = self.rows[COLUMNS * seat + DUE]
        if due == LAY_TILE:
            return self._legal_lays(seat)
        if due == PUT_STONE:
            kinds = range(KINDS)
            held = [PUT + kind for kind in kinds if self.supply[KINDS * seat + kind]]
            return [*held, NO_STONE]
        if due == NAME_START:
            starts = list(range(START, LATER))
            return [*starts, LATER] if self.card < 3 else starts  # LP-9
        return [HIGHER, LOWER]

    def _legal_lays(self, seat: i64) -> list[int]:
        out: list[Any] = []
        lays = self.pack.lays
        at: i64 = self.number * FIELDS
        free: i64 = self.free[seat]
        while free:
            if free & 1:
                out.extend(lays[at])
            free >>= 1
            at += 1
        return out

    def odds(self) -> list[tuple[int, int]]:
        return [(TILE + k, self.left[k]) for k in range(NUMBERS) if self.left[k]]

    def chance(self, rng: Rng) -> int:
        """As by the odds, without listing them."""
        number: i64 = 0
        point = rng.below(sum(self.pack.copies) - self.card)
        while point >= self.left[number]:
            point -= self.left[number]
            number += 1
        return TILE + number

    # What happens

    def apply(self, seat: int, move: int) -> None:
        if seat == BOX:
            self._turn_up(move - TILE)
        elif move < PUT:
            self._lay(seat, move - LAY)
        elif move <= NO_STONE:
            self._put(seat, move - PUT)
        elif move <= LATER:
            self._name(seat, move - START)
        else:
            self._bet(seat, move)

    def _turn_up(self, number: int) -> None:  # LP-6
        self.moment += 1
        self.left[number] -= 1
        self.before = self.number
        self.number = number
        self.card += 1
        self._judge_bets()
        self.stage = LAYING
        self.owing = BIT[self.seats] - 1
        for seat in range(self.seats):
            self.rows[COLUMNS * seat + DUE] = LAY_TILE

    def _lay(self, seat: i64, move: i64) -> None:
        row = self.rows
        at: i64 = COLUMNS * seat
        field: i64 = move // TURNS
        self.laid[FIELDS * seat + field] = self.number * TURNS + move % TURNS
        self.free[seat] = self.free[seat] & ~BIT[field]
        row[at + FIELD] = field
        row[at + PART] = NOTHING
        if row[at + AHEAD] >= 0 and FIELD_OF[row[at + AHEAD]] == field:
            self.walk(seat)
        self._ask_stone(seat)

    def walk(self, seat: i64) -> None:
        """The robber goes on as far as the corridor goes (LP-10)."""
        at: i64 = COLUMNS * seat
        row, sides = self.rows, self.pack.sides
        cell, heading = row[at + AHEAD], row[at + HEADING]
        entered: list[int] = []
        while cell >= 0:
            tile = self.laid[FIELDS * seat + FIELD_OF[cell]]
            if tile < 0:
                break
            open_sides = sides[4 * tile + PART_OF[cell]]
            back = BIT[(heading + 2) % 4]
            if not open_sides & back:  # LP-7: the way in is walled
                cell = NOTHING
                break
            entered.append(cell)
            heading = WAY_OUT[open_sides & ~back]
            cell = NEXT[4 * cell + heading]  # NOTHING at the border, entrance or not (LP-11)
        row[at + AHEAD], row[at + HEADING] = cell, heading
        if entered:
            self.paths[seat] += tuple(entered)

    def _ask_stone(self, seat: i64) -> None:
        """The next scarab cell of this tile, in reading order; without stones nothing is asked."""
        row = self.rows
        at: i64 = COLUMNS * seat
        part = row[at + PART] + 1
        scarabs = self.pack.scarabs[self.laid[FIELDS * seat + row[at + FIELD]]]
        while part < 4 and not scarabs & BIT[part]:
            part += 1
        row[at + PART] = part
        if part < 4 and self.holds_stones(seat):
            row[at + DUE] = PUT_STONE
        elif row[at + ENTRY] < 0:
            row[at + DUE] = NAME_START
        else:
            self._done(seat)

    def holds_stones(self, seat: i64) -> bool:
        kind: i64
        for kind in range(KINDS):
            if self.supply[KINDS * seat + kind]:
                return True
        return False

    def _put(self, seat: i64, kind: i64) -> None:  # LP-8
        if kind < KINDS:
            at: i64 = COLUMNS * seat
            cell = CELL_AT[4 * self.rows[at + FIELD] + self.rows[at + PART]]
            self.stones[seat] += (cell * KINDS + int(kind),)
            self.supply[KINDS * seat + kind] -= 1
        self._ask_stone(seat)

    def _name(self, seat: i64, start: i64) -> None:  # LP-9
        if start < LATER - START:
            at: i64 = COLUMNS * seat
            gate = self.pack.gates[start]
            self.rows[at + ENTRY] = start
            self.rows[at + NAMED] = self.card
            self.rows[at + AHEAD] = gate // 4
            self.rows[at + HEADING] = (gate % 4 + 2) % 4
            self.walk(seat)
        self._done(seat)

    def _done(self, seat: i64) -> None:
        self.rows[COLUMNS * seat + DUE] = DONE
        self.owing &= ~BIT[seat]
        if not self.owing:
            self._finish()

    def _finish(self) -> None:
        """All is shown; the next card follows, or the bets on it (LP-12, LP-13)."""
        if self.seats > 1 or self.card == ROUNDS:
            self.moment += 1  # alone nothing is revealed before the next card
        for seat in range(self.seats):
            at = COLUMNS * seat
            self.rows[at + FIELD] = NOTHING
            self.rows[at + PART] = NOTHING
            self.rows[at + SHOWN] = len(self.paths[seat])
            self.rows[at + BET] = NOTHING
            if self.card in (10, 15, 20) and self.rows[at + IN]:
                self.supply[KINDS * seat + SPECIAL] += 1  # LP-21
                self.rows[at + IN] = 0
        self.stage = OVER if self.card == ROUNDS else REVEAL
        if self.bets and 5 <= self.card < 20:
            self._open_bets()

    # Betting, LP-19 and LP-20

    def _open_bets(self) -> None:
        for seat in range(self.seats):
            at = COLUMNS * seat
            if self.card % 5 == 0:
                self.rows[at + IN] = 1
            if self.rows[at + IN]:
                self.rows[at + DUE] = MAKE_BET
                self.owing |= BIT[seat]
        if self.owing:
            self.stage = BETTING

    def _bet(self, seat: i64, move: i64) -> None:
        self.rows[COLUMNS * seat + BET] = move
        self.rows[COLUMNS * seat + DUE] = DONE
        self.owing &= ~BIT[seat]
        if not self.owing:
            self.moment += 1
            self.stage = REVEAL

    def _judge_bets(self) -> None:
        """Whoever was wrong is out; the same number again hurts nobody."""
        right = HIGHER if self.number > self.before else LOWER
        for at in range(0, COLUMNS * self.seats, COLUMNS):
            bet = self.rows[at + BET]
            if bet != NOTHING and self.number != self.before and bet != right:
                self.rows[at + IN] = 0

    # What is it worth

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def score(self, seat: i64) -> int:  # LP-14
        points = len(self.paths[seat])
        for stone in self.stones[seat]:
            points += self.stone_points(seat, stone // KINDS, stone % KINDS)
        return points

    def stone(self, seat: i64, cell: i64) -> int:
        """The kind of the stone on this cell; NOTHING = none."""
        for stone in self.stones[seat]:
            if stone // KINDS == cell:
                return stone % KINDS
        return NOTHING

    def step(self, seat: i64, cell: i64) -> int:
        """The number of this cell in the corridor; 0 = not in it."""
        for number, other in enumerate(self.paths[seat], 1):
            if other == cell:
                return number
        return 0

    def stone_points(self, seat: i64, cell: i64, kind: i64) -> int:
        """What a stone of this kind on this cell is worth now (LP-15, LP-18)."""
        step = self.first_step_beside(seat, cell)
        if not step or self.step(seat, cell) or self.open_sides(seat, cell):
            return 0
        worth = WORTH[kind]
        return worth * min(LAST_FACTOR, 1 + (step - 1) // FACTOR) if self.pro else worth

    def first_step_beside(self, seat: i64, cell: i64) -> int:
        """The lowest number of a corridor cell that shares a side with this one; 0 = none."""
        first = 0
        for side in range(4):
            other = NEXT[4 * cell + side]
            if other >= 0:
                step = self.step(seat, other)
                if step and (not first or step < first):
                    first = step
        return first

    def open_sides(self, seat: i64, cell: i64) -> int:
        """The sides of a laid cell without any wall, as a set; undecided ones are open (LP-7)."""
        found = 0
        for side in range(4):
            if self.sides_of(seat, cell) & BIT[side]:
                other = NEXT[4 * cell + side]
                if other < 0:
                    found |= self.pack.outside[cell] & BIT[side]  # LP-11
                elif not self.decided(seat, other) or self.leads(seat, other, (side + 2) % 4):
                    found |= BIT[side]
        return found

    def sides_of(self, seat: i64, cell: i64) -> int:
        """The sides a laid cell's own tile leaves open."""
        tile = self.laid[FIELDS * seat + FIELD_OF[cell]]
        return self.pack.sides[4 * tile + PART_OF[cell]]

    def decided(self, seat: i64, cell: i64) -> bool:
        return self.laid[FIELDS * seat + FIELD_OF[cell]] >= 0

    def leads(self, seat: i64, cell: i64, side: i64) -> bool:
        return self.sides_of(seat, cell) & BIT[side] != 0

    def ranks(self) -> list[int]:  # LP-16
        return places([(points, 0) for points in self.scores()])

    # What a seat cannot know

    def guess(self, seat: int, rng: Rng) -> "Labyrinth":
        """Others' drafts and hidden bets are drawn anew."""
        twin = self.copy()
        for other in range(self.seats):
            if other != seat and self.stage == LAYING:
                twin.redraft(other, rng)
            elif other != seat and self.rows[COLUMNS * other + BET] != NOTHING:
                twin.rows[COLUMNS * other + BET] = HIGHER + rng.below(2)
        return twin

    def hold(self, seat: int, move: int) -> None:
        """Makes a seat's move of this turn without revealing anything, even if it is the last."""
        keep = self.owing
        self.owing = keep | BIT[self.seats]
        self.apply(seat, move)
        self.owing &= keep

    def redraft(self, other: i64, rng: Rng) -> None:
        """Back to what all have seen; a seat that was done decides again at random."""
        at: i64 = COLUMNS * other
        done = self.rows[at + DUE] == DONE
        self.take_up(other)
        self.rows[at + DUE] = LAY_TILE
        self.owing |= BIT[other]
        while done and self.rows[at + DUE] != DONE:
            self.hold(int(other), rng.pick(self.legal(int(other))))

    def take_up(self, seat: i64) -> None:
        """Takes this card's tile, stones and start back."""
        at: i64 = COLUMNS * seat
        row = self.rows
        field = row[at + FIELD]
        if field == NOTHING:
            return
        kept: list[int] = []
        for stone in self.stones[seat]:
            if FIELD_OF[stone // KINDS] == field:
                self.supply[KINDS * seat + stone % KINDS] += 1
            else:
                kept.append(stone)
        self.stones[seat] = tuple(kept)
        self.laid[FIELDS * seat + field] = NOTHING
        self.free[seat] = self.free[seat] | BIT[field]
        row[at + FIELD] = NOTHING
        row[at + PART] = NOTHING
        self._walk_back(seat)

    def _walk_back(self, seat: i64) -> None:
        """The robber walks anew, without the tile that was taken up."""
        at: i64 = COLUMNS * seat
        row = self.rows
        self.paths[seat] = ()
        row[at + AHEAD] = NOTHING
        row[at + HEADING] = NOTHING
        if row[at + NAMED] == self.card:
            row[at + ENTRY] = NOTHING
            row[at + NAMED] = NOTHING
        if row[at + ENTRY] >= 0:
            gate = self.pack.gates[row[at + ENTRY]]
            row[at + AHEAD] = gate // 4
            row[at + HEADING] = (gate % 4 + 2) % 4
            self.walk(seat)


# From the one side that is left open to its number.
WAY_OUT: Final = [0, NORTH, EAST, 0, SOUTH, 0, 0, 0, WEST]


def bound(seats: int) -> int:
    """No game has more moves: cards, tiles, four cells each, starts, bets."""
    return ROUNDS + seats * (ROUNDS + 4 * ROUNDS + 3 + 15)


def start(pack: Tiles, seats: int, pro: bool, bets: bool, rules: int = RULES) -> Labyrinth:
    """Empty boards before the first card."""
    state = Labyrinth(pack, seats, pro, bets, rules)
    state.left = pack.copies[:]
    state.laid = [NOTHING] * (FIELDS * seats)
    state.free = [int(ALL_FIELDS)] * seats
    no_cells: tuple[int, ...] = ()
    state.paths = [no_cells] * seats
    state.stones = [no_cells] * seats
    held = [0, 3, 4, 5, 0] if pro else [12, 0, 0, 0, 0]
    state.supply = held * seats
    row = [NOTHING] * COLUMNS
    row[DUE] = row[SHOWN] = row[IN] = 0
    state.rows = row * seats
    return state
