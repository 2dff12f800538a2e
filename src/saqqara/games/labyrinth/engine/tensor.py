"""A position of Das Labyrinth des Pharao as numbers for learners."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from saqqara.core.bits import BIT
from saqqara.core.tensor import Pen, Plane, around, zeros
from saqqara.games.labyrinth.engine import corridor, moves, score
from saqqara.games.labyrinth.engine.cells import (
    CELLS,
    FIELD_OF,
    FIELDS,
    NEXT,
    PARTS,
    SIDE,
    SIDES,
    STEP,
    WAY_OUT,
    WIDE,
)
from saqqara.games.labyrinth.engine.moves import NUMBERS, STARTS, TURNS
from saqqara.games.labyrinth.engine.rules import SETS, Labyrinth
from saqqara.games.labyrinth.engine.score import WORTH
from saqqara.games.labyrinth.engine.seats import BASIC_STONES, KINDS, NOTHING
from saqqara.games.labyrinth.engine.stages import LAYING, NAME_START, PUT_STONE
from saqqara.games.labyrinth.engine.tiles import Tiles
from saqqara.games.labyrinth.engine.turn import CARDS

PHASES: Final = [0, 2, 1, 3]  # of the stages, as datasets hold them: bets before tiles
DUES: Final = 5
TILE: Final = TURNS * SIDES * PARTS  # numbers that show a tile
OWN: Final = 1 + 1 + 2 + STARTS + SIDES + KINDS + 1  # numbers of a seat before its planes
GATES: Final = STARTS * (SIDES + WIDE)  # and all starts
UNDECIDED: Final = 15  # a free cell is open to all sides (LP-7)
MOST: Final = CELLS + 88 + 48  # points: a full corridor, all stones and three treasures at the end


def planes(pack: Tiles, seats: int, options: Mapping[str, str]) -> tuple[Plane, ...]:
    """What `write` writes, in this order; seats are counted from the viewer on."""
    del options
    return (
        Plane("phase", (len(PHASES),)),  # a card is due, bets, tiles, over
        Plane("pro", (1,)),  # the professional game
        Plane("bets", (1,)),  # with bets
        Plane("card", (1,), CARDS),  # cards turned up so far
        Plane("number", (NUMBERS,)),  # of the last card
        Plane("before", (NUMBERS,)),  # of the card before it
        Plane("left", (NUMBERS,), max(pack.copies)),  # cards still face down
        Plane("tile", (TURNS, SIDES, 2, 2)),  # open sides of the tile in hand, in each turn
        Plane("gates", (STARTS, SIDES + WIDE)),  # for each start its side and the place along it
        Plane("stage", (DUES,)),  # what the viewer is asked: nothing, tile, stone, start, bet
        Plane("draft", (SIDE, SIDE)),  # where the viewer has laid this card's tile
        Plane("asked", (PARTS,)),  # the cell of that tile a stone is asked for
        Plane("reach", (STARTS,), CELLS),  # the corridor from each start, while it is asked for
        Plane("owing", (seats,)),  # still has to decide
        Plane("in", (seats,)),  # of the betting round
        Plane("bet", (seats, 2)),  # higher, lower
        Plane("start", (seats, STARTS)),  # the one named
        Plane("heading", (seats, SIDES)),  # of the robber; none = the corridor has ended
        Plane("supply", (seats, KINDS), sum(BASIC_STONES)),  # stones held, by kind
        Plane("points", (seats,), MOST),
        Plane("sides", (seats, SIDES, WIDE, WIDE)),  # that a cell's own tile leaves open
        Plane("stones", (seats, WIDE, WIDE), max(WORTH)),  # the worth of the stone on a cell
        Plane("steps", (seats, WIDE, WIDE), CELLS),  # of the corridor, and the next one's number
    )


def write(state: Labyrinth, viewer: int, pen: Pen) -> None:
    """What this viewer may know."""
    _write_table(state, pen)
    _write_own(state, viewer, pen)
    steps: i64 = pen.at + state.seats * (OWN + SIDES * CELLS + CELLS)  # where they begin
    boards: list[SeenBoard] = []
    for seat in around(viewer, state.seats):
        boards.append(SeenBoard(state, seat, viewer, pen.row, steps))
        steps += CELLS
    _write_seats(state, viewer, boards, pen)
    for board in boards:
        board.write_sides(pen)
    for board in boards:
        board.write_stones(pen)
    pen.skip(CELLS * state.seats)  # the steps, which the boards have written


def _write_table(state: Labyrinth, pen: Pen) -> None:
    pen.one_of(PHASES[state.stage], len(PHASES))
    pen.put(1 if state.pro else 0)
    pen.put(1 if state.bets else 0)
    pen.put(state.card)
    pen.one_of(state.number, NUMBERS)
    pen.one_of(state.before, NUMBERS)
    for copies in state.left:
        pen.put(copies)
    box = printed(state.pack)
    if state.stage == LAYING:
        pen.copy(box.tiles[state.number])
    else:
        pen.skip(TILE)
    pen.copy(box.gates)


class Printed:
    """What a pack prints, as numbers ready to be copied."""

    def __init__(self, pack: Tiles) -> None:
        self.pack = pack
        self.tiles = [_tile(pack, number) for number in range(NUMBERS)]
        self.sides = [_sides(pack, tile) for tile in range(NUMBERS * TURNS)]
        self.gates = zeros(GATES)
        pen = Pen(self.gates)
        for gate in pack.gates:
            side, cell = gate % SIDES, gate // SIDES
            pen.one_of(side, SIDES)
            pen.one_of(cell // WIDE if side % 2 else cell % WIDE, WIDE)


def _tile(pack: Tiles, number: int) -> vec[i16]:
    """A tile in every turn that can be chosen."""
    row = zeros(TILE)
    for turn in pack.turns[number]:
        cells = pack.cells(TURNS * number + turn)
        for part in range(PARTS):
            for side in SETS[cells[part]]:
                row[(turn * SIDES + side) * PARTS + part] = 1
    return row


def _sides(pack: Tiles, tile: i64) -> vec[i64]:
    """Where a laid tile has ones in the planes of open sides, from its first cell on."""
    found = vec[i64]()
    cells = pack.cells(tile)
    for part in range(PARTS):
        for side in SETS[cells[part]]:
            found = append(found, CELLS * side + part // 2 * WIDE + part % 2)
    return found


KNOWN: Final[list[Printed]] = []  # of the pack last met


def printed(pack: Tiles) -> Printed:
    if KNOWN and KNOWN[0].pack is pack:
        return KNOWN[0]
    KNOWN[:] = [Printed(pack)]
    return KNOWN[0]


def _write_own(state: Labyrinth, viewer: i64, pen: Pen) -> None:
    """What the viewer has chosen for this card and is asked now."""
    if viewer < 0:
        pen.skip(DUES + FIELDS + PARTS + STARTS)
        return
    due = state.due(viewer)
    pen.one_of(due, DUES)
    pen.one_of(state.draft(viewer), FIELDS)
    pen.one_of(state.part(viewer) if due == PUT_STONE else NOTHING, PARTS)
    if due == NAME_START:
        _write_reach(state, viewer, pen)
    else:
        pen.skip(STARTS)


def _write_reach(state: Labyrinth, viewer: i64, pen: Pen) -> None:
    """The robber tries every start."""
    tried = state.copy()
    for start in range(STARTS):
        corridor.enter(tried, viewer, start)
        pen.put(len(tried.paths[viewer]))


def _write_seats(state: Labyrinth, viewer: int, boards: "list[SeenBoard]", pen: Pen) -> None:
    for board in boards:
        pen.put(1 if state.owing & BIT[board.seat] else 0)
    for board in boards:
        pen.put(1 if state.is_in(board.seat) else 0)
    for board in boards:
        bet = state.bet(board.seat)
        shown = bet != NOTHING and (board.seat == viewer or state.stage == LAYING)  # LP-19
        pen.one_of(bet - moves.HIGHER if shown else NOTHING, 2)
    for board in boards:
        pen.one_of(board.start, STARTS)
    for board in boards:
        pen.one_of(board.heading if board.ahead >= 0 else NOTHING, SIDES)
    for board in boards:
        for held in board.supply:
            pen.put(held)
    for board in boards:
        pen.put(board.points())


class SeenBoard:
    """A seat's board as a viewer sees it: without what others have drafted (LP-12).

    It writes the steps of the corridor at once, and looks them up there.
    """

    def __init__(self, state: Labyrinth, seat: i64, viewer: i64, row: vec[i16], steps: i64) -> None:
        self.state = state
        self.row = row
        self.steps: i64 = steps  # where they begin
        self.seat = seat
        self.free: i64 = state.free[seat]
        self.path = state.paths[seat]
        self.length = len(self.path)
        self.stones = state.stones[seat]
        self.supply = state.all_held(seat)
        self.start = state.start(seat)
        self.ahead = state.ahead(seat)
        self.heading = state.heading(seat)
        if seat != viewer and state.stage == LAYING and state.draft(seat) != NOTHING:
            self._hide_draft(state.draft(seat))
        step = 0
        while step < self.length:
            row[steps + self.path[step]] = step + 1
            step += 1
        if self.ahead >= 0:
            row[steps + self.ahead] = step + 1

    def _hide_draft(self, field: i64) -> None:
        """Everything as it was before this card."""
        state = self.state
        self.free |= BIT[field]
        self.length = state.shown(self.seat)
        self._take_stones(field)
        self.ahead = NOTHING
        if state.named(self.seat) == state.card:
            self.start = NOTHING
        elif self.start >= 0:
            self._walk_back()

    def _take_stones(self, field: i64) -> None:
        """Those on this field go back."""
        kept: list[int] = []
        for stone in self.stones:
            if FIELD_OF[stone // KINDS] == field:
                self.supply[stone % KINDS] += 1
            else:
                kept.append(stone)
        self.stones = tuple(kept)

    def _walk_back(self) -> None:
        """To the end of the corridor that all have seen: what lies ahead there."""
        cell = self.state.pack.starts[self.start]
        heading = self.state.pack.headings[self.start]
        if self.length:
            cell = self.path[self.length - 1]
            back = (heading + 2) % 4
            if self.length > 1:
                back = STEP.index(self.path[self.length - 2] - cell)
            heading = WAY_OUT[self.sides(cell) & ~BIT[back]]
            cell = NEXT[4 * cell + heading]
        if cell >= 0 and self.free & BIT[FIELD_OF[cell]]:
            self.ahead, self.heading = cell, heading

    def sides(self, cell: i64) -> int:
        """The sides that a cell's tile leaves open."""
        field: i64 = FIELD_OF[cell]
        if self.free & BIT[field]:
            return UNDECIDED
        return self.state.sides(self.seat, cell)

    # The points, as in score.py, but of what is seen and without looking for steps in the corridor

    def points(self) -> int:
        found = self.length
        for stone in self.stones:
            cell = stone // KINDS
            first = self.first_step_beside(cell)
            if first and not self.step(cell) and self.is_closed(cell):
                found += WORTH[stone % KINDS] * (score.factor(first) if self.state.pro else 1)
        return found

    def step(self, cell: i64) -> int:
        """The step of the corridor on a cell, 0 = none."""
        step = int(self.row[self.steps + cell])
        return step if step <= self.length else 0

    def first_step_beside(self, cell: i64) -> int:
        first = 0
        for side in range(4):
            other = NEXT[4 * cell + side]
            step = self.step(other) if other >= 0 else 0
            if step and (not first or step < first):
                first = step
        return first

    def is_closed(self, cell: i64) -> bool:
        for side in SETS[self.sides(cell)]:
            other = NEXT[4 * cell + side]
            if other < 0:
                if self.state.pack.outside[cell] & BIT[side]:
                    return False
            elif self.sides(other) & BIT[(side + 2) % 4]:
                return False
        return True

    # The planes

    def write_sides(self, pen: Pen) -> None:
        tiles = printed(self.state.pack).sides
        first = pen.at
        free: i64 = self.free
        field: i64
        for field in range(FIELDS):
            if not free & 1:
                pen.at = first + field // SIDE * 2 * WIDE + field % SIDE * 2
                pen.ones(tiles[self.state.tile(self.seat, field)], 0)
            free >>= 1
        pen.at = first + SIDES * CELLS

    def write_stones(self, pen: Pen) -> None:
        for stone in self.stones:
            pen.row[pen.at + stone // KINDS] = WORTH[stone % KINDS]
        pen.skip(CELLS)
