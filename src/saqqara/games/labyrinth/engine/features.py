"""Numbers that say how good a position of Das Labyrinth des Pharao is for a seat."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, count, lowest
from saqqara.games.labyrinth.engine import bets, moves, score
from saqqara.games.labyrinth.engine.cells import (
    CELL_AT,
    CELLS,
    FIELD_OF,
    HAS_EAST,
    HAS_WEST,
    NEXT,
    PART_OF,
    PARTS,
    SIDE,
    STEP,
    WAY_OUT,
)
from saqqara.games.labyrinth.engine.moves import NUMBERS, STARTS, TURNS
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.score import FACTOR, LAST_FACTOR, WORTH
from saqqara.games.labyrinth.engine.seats import KINDS, NOTHING
from saqqara.games.labyrinth.engine.stages import LAYING, PUT_STONE
from saqqara.games.labyrinth.engine.tiles import Tiles
from saqqara.games.labyrinth.engine.turn import CARDS

NAMES: Final = (
    "points",
    "reach",
    "links",
    "stubs",
    "choice",
    "treasure",
    "promise",
    "pending",
    "held",
    "luck",
)

# Lengths that are looked ahead are counted in hundredths of a cell.
HUNDRED: Final = 100
STRIDE: Final = 60  # that a free field adds to the corridor where it is not looked at closely
PATIENCE: Final = 25  # what laying a tile elsewhere costs, so that a better one can come
DEPTH: Final = 3  # free fields that are looked at closely
DEEPER: Final = 10  # so few free fields that one more is looked at

# A field has eight doors: two to each side, those of a cell together.
DOORS: Final = 8
DOOR_PART: Final = [0, 0, 1, 1, 2, 2, 3, 3]
DOOR_SIDE: Final = [0, 3, 0, 1, 2, 3, 2, 1]
DOOR: Final = [2 * part + side % 2 for part in range(4) for side in range(4)]
SPOTS: Final = 512  # a cell and a heading are below this

CLOSING: Final = [1.0, 0.65, 0.35]  # how probable it is that so many undecided sides get walls
CHAMBERS: Final = 0.6  # that are fit for a stone, to each tile still to come
LASTING: Final = 10.0  # cells still to come with which a chamber will surely be passed
SIDE_SHARE: Final = 0.25  # that a side on which it can be passed adds to a chamber's prospects
MIDDLING: Final = 2.0  # the worth of a stone, before it is known which
STAY: Final = 0.7  # of all bets are right


def clock(state: Labyrinth) -> int:
    """Cards turned up so far."""
    return state.card


def variant(state: Labyrinth) -> str:
    """In the professional game stones weigh more."""
    return "pro" if state.pro else ""


def features(state: Labyrinth, seat: int) -> list[float]:
    """Points, how far the corridor may grow, what the stones and the bets promise."""
    board = Outlook(state, seat)
    board.judge_stones()
    board.link()
    reach = board.longest()
    board.length = board.cells + reach / 2
    board.passing = min(1.0, reach / LASTING)
    return [
        board.cells + board.scored,
        reach,
        float(board.links),
        float(board.stubs),
        1.0 if state.start(seat) < 0 else 0.0,
        board.treasure,
        board.promise * board.passing * board.later(),
        board.pending(),
        board.held(),
        luck(state, seat),
    ]


class Doors:
    """From door to door, as `door * DOORS + cells`, by number and first door."""

    def __init__(self, pack: Tiles) -> None:
        self.pack = pack
        self.ways: list[list[int]] = []
        for number in range(NUMBERS):
            for door in range(DOORS):
                found = {through(pack, number * TURNS + turn, door) for turn in range(TURNS)}
                self.ways.append(sorted(found - {0}))


def through(pack: Tiles, tile: int, door: int) -> int:
    """Where the door of a tile leads; 0 = it is a wall."""
    part, side = DOOR_PART[door], DOOR_SIDE[door]
    cells = 0
    while True:
        sides = pack.sides_at(tile, CELL_AT[part])
        if not sides & BIT[side]:
            return 0
        cells += 1
        side = WAY_OUT[sides & ~BIT[side]]
        other = CELL_AT[part] + STEP[side]
        if other not in CELL_AT[:PARTS]:  # out of the tile, as if it lay on the first field
            return DOOR[4 * part + side] * DOORS + cells
        part, side = PART_OF[other], (side + 2) % 4


KNOWN: Final[list[Doors]] = []  # of the pack last met


def doors(pack: Tiles) -> Doors:
    if KNOWN and KNOWN[0].pack is pack:
        return KNOWN[0]
    KNOWN[:] = [Doors(pack)]
    return KNOWN[0]


class Outlook:
    """The board of a seat, and what can become of it."""

    def __init__(self, state: Labyrinth, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.laid = state.tiles(seat)
        self.ways = doors(state.pack).ways
        self.left = state.left
        self.cards: i64 = max(1, sum(state.left))
        self.free: i64 = state.free[seat]
        self.cells = float(len(state.paths[seat]))
        self.steps = [0] * CELLS  # of the corridor, counted from 1
        step = 1
        for cell in state.paths[seat]:
            self.steps[cell] = step
            step += 1
        self.links: i64 = 0
        self.stubs: i64 = 0
        self.scored = 0.0
        self.treasure = 0.0
        self.promise = 0.0
        self.length = 0.0  # of the corridor, half-way from now to the end
        self.passing = 0.0  # how probable it is that the corridor will pass a chamber

    # The corridor

    def longest(self) -> float:
        """Cells that the corridor will probably gain, from the best start if none is named."""
        most: i64 = 0
        if self.state.start(self.seat) >= 0:
            ahead, heading = self.state.ahead(self.seat), self.state.heading(self.seat)
            depth: i64 = DEPTH + 1 if count(self.free) <= DEEPER else DEPTH
            if ahead >= 0:
                most = self.reach(ahead, heading, self.free, depth)
            return float(most) / HUNDRED
        pack = self.state.pack
        for start in range(STARTS):
            cell, heading = pack.starts[start], pack.headings[start]
            most = max(most, self.reach(cell, heading, self.free, DEPTH - 1))
        return float(most) / HUNDRED

    def reach(self, cell: i64, heading: i64, free: i64, depth: i64) -> i64:
        """How far one gets from here, first over laid tiles, then through free fields."""
        found = self.walk(cell, heading)
        cells: i64 = found // SPOTS * HUNDRED
        spot: i64 = found % SPOTS - 1
        if spot < 0:
            return cells
        field: i64 = FIELD_OF[spot // 4]
        if not free & BIT[field]:
            return cells
        if depth == 0:
            return cells + STRIDE * count(room(free, field))
        return cells + self.passage(spot, free & ~BIT[field], depth)

    def walk(self, cell: i64, heading: i64) -> i64:
        """Over laid tiles: SPOTS for each cell, and the free cell it leads to; 0 = nowhere."""
        cells: i64 = 0
        laid, pack = self.laid, self.state.pack
        while cell >= 0:
            tile: i64 = laid[FIELD_OF[cell]]
            if tile < 0:
                return cells + cell * 4 + heading + 1
            open_sides: i64 = pack.sides_at(tile, cell)
            back: i64 = BIT[(heading + 2) % 4]
            if not open_sides & back:
                break
            cells += SPOTS
            heading = WAY_OUT[open_sides & ~back]
            cell = NEXT[4 * cell + heading]
        return cells

    def passage(self, spot: i64, free: i64, depth: i64) -> i64:
        """What the tiles still to come gain here, where a bad one may be laid elsewhere."""
        door: i64 = DOOR[PART_OF[spot // 4] * 4 + (spot % 4 + 2) % 4]
        beyond = self.beyond(FIELD_OF[spot // 4], door, free, depth)
        gains = [self.gain(number, door, beyond) for number in range(NUMBERS)]
        found = self.mean(gains, 0)
        tries: i64 = count(free)
        while tries:
            better = self.mean(gains, found - PATIENCE)
            tries = tries - 1 if better > found else 0
            found = better
        return found

    def beyond(self, field: i64, door: i64, free: i64, depth: i64) -> list[int]:
        """What is gained behind each door of a free field, but for the one come through."""
        found = [0] * DOORS
        for out in range(DOORS):
            cell = NEXT[4 * CELL_AT[PARTS * field + DOOR_PART[out]] + DOOR_SIDE[out]]
            if out != door and cell >= 0:
                found[out] = self.reach(cell, DOOR_SIDE[out], free, depth - 1)
        return found

    def gain(self, number: i64, door: i64, beyond: list[int]) -> int:
        """The best that a tile does for a corridor that comes through this door."""
        most: i64 = 0
        if self.left[number]:
            for way in self.ways[number * DOORS + door]:
                most = max(most, way % DOORS * HUNDRED + beyond[way // DOORS])
        return most

    def mean(self, gains: list[int], least: i64) -> i64:
        """Of the cards still to come; gains below the least are not taken."""
        total: i64 = 0
        number: i64
        for number in range(NUMBERS):
            total += self.left[number] * max(least, gains[number])
        return total // self.cards

    def link(self) -> None:
        """Counts cells apart from the corridor that free fields lead through, or only into."""
        free: i64 = self.free
        while free:
            field: i64 = lowest(free)
            free &= free - 1
            out: i64
            for out in range(DOORS):
                cell: i64 = NEXT[4 * CELL_AT[PARTS * field + DOOR_PART[out]] + DOOR_SIDE[out]]
                if cell >= 0 and not self.steps[cell]:
                    found = self.walk(cell, DOOR_SIDE[out])
                    if found % SPOTS:
                        self.links += found // SPOTS
                    else:
                        self.stubs += found // SPOTS

    # The stones

    def judge_stones(self) -> None:
        """Adds up what they bring, or may bring once their chambers are closed and passed."""
        for stone in self.state.stones[self.seat]:
            cell: i64 = stone // KINDS
            if not self.steps[cell]:
                undecided = self.undecided(cell)
                if undecided >= 0:
                    self.judge_stone(cell, float(WORTH[stone % KINDS]), undecided)

    def judge_stone(self, cell: i64, worth: float, undecided: i64) -> None:
        step = self.first_step(cell)
        if not step:
            self.promise += worth * self.prospect(cell, undecided)
        elif undecided:
            self.treasure += CLOSING[undecided] * worth * self.factor(step)
        else:
            self.scored += worth * self.factor(step)

    def prospect(self, cell: i64, undecided: i64) -> float:
        """How probable it is that a chamber will be closed, and passed if any is."""
        around = 0.0
        for side in range(4):
            if NEXT[4 * cell + side] >= 0:
                around += SIDE_SHARE
        return around * CLOSING[undecided]

    def factor(self, step: int) -> float:
        if not self.state.pro:
            return 1.0
        return float(score.factor(step))

    def later(self) -> float:
        """The factor of a chamber that will be passed in time."""
        if not self.state.pro:
            return 1.0
        return min(float(LAST_FACTOR), 0.5 + self.length / FACTOR)

    def first_step(self, cell: i64) -> int:
        first = 0
        for side in range(4):
            other = NEXT[4 * cell + side]
            if other >= 0:
                step = self.steps[other]
                if step and (not first or step < first):
                    first = step
        return first

    def undecided(self, cell: i64) -> i64:
        """Sides of a chamber that lead to free fields; NOTHING = it is open for good."""
        found: i64 = 0
        pack = self.state.pack
        own: i64 = pack.sides_at(self.laid[FIELD_OF[cell]], cell)
        side: i64
        for side in range(4):
            if own & BIT[side]:
                other: i64 = NEXT[4 * cell + side]
                if other < 0:
                    if pack.outside[cell] & BIT[side]:
                        return NOTHING
                    continue
                tile: i64 = self.laid[FIELD_OF[other]]
                if tile < 0:
                    found += 1
                elif pack.sides_at(tile, other) & BIT[(side + 2) % 4]:
                    return NOTHING
        return found

    def pending(self) -> float:
        """What a middling stone may bring in the chambers that are asked for next."""
        state = self.state
        if state.due(self.seat) != PUT_STONE:
            return 0.0
        found = 0.0
        field = state.draft(self.seat)
        scarabs = state.pack.scarabs[self.laid[field]]
        for part in range(state.part(self.seat), PARTS):
            if scarabs & BIT[part]:
                found += self.outlook(CELL_AT[PARTS * field + part])
        return found

    def outlook(self, cell: i64) -> float:
        undecided = self.undecided(cell)
        if self.steps[cell] or undecided < 0:
            return 0.0
        step = self.first_step(cell)
        if step:
            return MIDDLING * CLOSING[undecided] * self.factor(step)
        return MIDDLING * self.prospect(cell, undecided) * self.passing * self.later()

    def held(self) -> float:
        """The worth of the stones not yet put that will find chambers, the best ones first."""
        places = CHAMBERS * float(count(self.free))
        found = 0.0
        for kind in BEST_FIRST:
            put = min(places, float(self.state.held(self.seat, kind)))
            places -= put
            found += put * float(WORTH[kind])
        return found * self.later()


BEST_FIRST: Final = sorted(range(KINDS), key=lambda kind: -WORTH[kind])


def room(free: i64, field: i64) -> i64:
    """The free fields that hang together with this one."""
    known: i64 = 0
    grown: i64 = BIT[field] & free
    while grown != known:
        known = grown
        grown |= (known << SIDE) | (known >> SIDE)
        grown |= ((known & HAS_EAST) << 1) | ((known & HAS_WEST) >> 1)
        grown &= free
    return known


def luck(state: Labyrinth, seat: i64) -> float:
    """How probable it is to get this betting round's special treasure."""
    if not state.is_in(seat):
        return 0.0
    chance = 1.0
    for _ in range((CARDS - state.card) % bets.LENGTH):
        chance *= STAY
    bet = state.bet(seat)
    if bet == NOTHING or state.stage == LAYING:
        return chance
    higher = bet == moves.HIGHER
    wrong = state.left[: state.number] if higher else state.left[state.number + 1 :]
    return chance * (1.0 - float(sum(wrong)) / max(1, sum(state.left)))
