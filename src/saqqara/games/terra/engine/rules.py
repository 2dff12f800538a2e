"""Terra Pyramides, rules TP-1 to TP-29 (see RULES.md).

A laid tile is `tile * STAIRS + stair`. A side is what owns gold, bricks, workers and pyramids: a
seat, or in the co-operative game all seats together (side 0).
"""

from typing import Any, Final

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, Pack, State, places
from saqqara.games.terra.engine.board import NOTHING, Board
from saqqara.games.terra.engine.moves import (
    BACK,
    BUY,
    COLOURS,
    END,
    EYE,
    FIELDS,
    FIRST,
    FOUND,
    FOUNDATION,
    GO,
    HIRE,
    KINDS_OF_BRICK,
    LAY,
    LINES,
    LOOK,
    PAIRS,
    PICK,
    RAISE,
    ROW,
    STACKS,
    STAIRS,
    SWAP,
    TAKE,
    TILE,
    TILES,
    WAYS,
    WHITE,
    WORKER,
)
from saqqara.games.terra.engine.stacks import (
    ALL,
    GIVING,
    HAND,
    HELD,
    OPEN,
    SOURCE,
    Stacks,
    full_stacks,
)

RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else
WORKERS_IN_PLAY: Final = [0, 0, 14, 12, 10]  # by seats (TP-4)
TOGETHER: Final = 12  # workers of the co-operative game (TP-25)
WORTH: Final = [0, 5, 10, 20, 35, 60]  # of a pyramid by its level (TP-3)
TOP: Final = 5
TIPS: Final = 2
CROWD: Final = 3  # workers a place holds, and a build needs
PRICE: Final = 3  # of a worker or a white brick (TP-18)
MOST_BRICKS: Final = 7
MOST_GOLD: Final = 4
MANY_POINTS: Final = 275  # TP-27
EMPTY: Final[list[int]] = []

# Stages of chance: what comes out of the box next.
FIRST_SEAT: Final = 0
START_TILES: Final = 1
START_VALUES: Final = 2
HANDS: Final = 3
TURN_UP: Final = 4  # the open stacks after set-up
NEW_VALUE: Final = 5  # a foundation for the site next to the stair
TAKEN: Final = 6  # the unseen tile that was taken
LOOKING: Final = 7  # the unseen tiles of the stack that is looked through
NEXT_UP: Final = 8  # the new top of an open stack
# Stages of a turn.
LAYING: Final = 9
CHOOSING: Final = 10  # a row
WORKING: Final = 11
DRAWING: Final = 12
PICKING: Final = 13
LIMITS: Final = 14
OVER: Final = 15

# Columns of a side: its bricks by colour, then these.
GOLD: Final = 7
SUPPLY: Final = 8
TIPPED: Final = 9  # pyramids with a tip
SIDE: Final = 10

# Columns of a site.
VALUE: Final = 0  # of its foundation; 0 = an empty site
LEVEL: Final = 1
COLOUR: Final = 2
OWNER: Final = 3
WORKERS: Final = 4
PLACE: Final = 5

# What each tile gives: bricks by colour, eyes, workers.
GIVES_BRICKS: Final = [[symbol for symbol in tile if symbol < COLOURS] for tile in TILES]
GIVES_GOLD: Final = [len([symbol for symbol in tile if symbol == EYE]) for tile in TILES]
GIVES_WORKERS: Final = [len([symbol for symbol in tile if symbol == WORKER]) for tile in TILES]


class Box(Pack):
    """The components: both boards, the tiles by kind, the foundations by value."""

    def __init__(
        self, name: str, digest: str, boards: list[Board], tiles: list[int], foundations: list[int]
    ) -> None:
        super().__init__(name, digest)
        self.boards = boards
        self.tiles = tiles
        self.foundations = foundations


NO_TILES: Final = Stacks()


class Options:
    """The choices at the table: board number, task (0 = against each other), variants."""

    def __init__(
        self, board: int, task: int, symbols: bool, open_stacks: bool, free_swap: bool
    ) -> None:
        self.board = board
        self.task = task
        self.symbols = symbols
        self.open_stacks = open_stacks
        self.free_swap = free_swap


class Terra(State):
    """A position."""

    def __init__(self, pack: Box, seats: int, options: Options, rules: int = RULES) -> None:
        super().__init__(seats, rules)
        self.pack = pack
        self.options = options
        self.board = pack.boards[options.board]
        self.task = options.task
        self.shrinks = seats == 2 or options.task > 0  # stacks lose their last tile (TP-20)
        self.stage = FIRST_SEAT
        self.count = 0  # of the four start tiles, foundations, hands or tops
        self.turn = 0  # turns finished
        self.seat = 0  # whose turn it is
        self.field = NOTHING  # where this turn's tile lies
        self.line = NOTHING  # which row was activated
        self.stack = NOTHING  # which one is drawn from
        self.sides = EMPTY  # SIDE columns for each
        self.sites = EMPTY  # PLACE columns for each
        self.ground = EMPTY  # the tile on each field
        self.waiting = EMPTY  # fields whose worker symbols are not used yet
        self.tiles = NO_TILES
        self.foundations = EMPTY  # in the pile, by value

    def copy(self) -> "Terra":
        twin = Terra(self.pack, self.seats, self.options, self.rules)
        twin.moment = self.moment
        twin.stage = self.stage
        twin.count = self.count
        twin.turn = self.turn
        twin.seat = self.seat
        twin.field = self.field
        twin.line = self.line
        twin.stack = self.stack
        twin.sides = self.sides[:]
        twin.sites = self.sites[:]
        twin.ground = self.ground[:]
        twin.waiting = self.waiting[:]
        twin.tiles = self.tiles.copy()
        twin.foundations = self.foundations[:]
        return twin

    # Who may do what

    def actors(self) -> list[int]:
        if self.stage == OVER:
            return []
        return [BOX] if self.stage < LAYING else [self.seat]

    def side(self, seat: int) -> int:
        """Whose gold, bricks and workers these are (TP-25)."""
        return 0 if self.task else seat

    def legal(self, seat: int) -> list[int]:
        stage = self.stage
        if stage == DRAWING:
            return self._legal_draws(seat)
        if stage == PICKING:
            return list(range(PICK, PICK + self.tiles.sizes[self.stack]))
        out: list[Any] = []
        if stage == LAYING:
            self._add_lays(seat, out)
        elif stage == CHOOSING:
            out = [ROW, ROW + 1, ROW + 2, ROW + 3]
        elif stage == WORKING:
            self._add_gos(seat, out)
        self._add_extras(self.side(seat), out)
        if stage == WORKING:
            out.append(END)
        return out

    def _add_lays(self, seat: int, out: list[Any]) -> None:
        """TP-7, TP-8 and, with symbols, TP-23."""
        lays = self.board.lays
        half = self.bound_half(seat)
        for field in self.board.grounds:
            if self.ground[field] < 0 and (half < 0 or self.board.half[field] == half):
                out.extend(lays[field])

    def bound_half(self, seat: int) -> int:
        """The half where the hand tile must be laid; NOTHING = anywhere (TP-23)."""
        if not self.options.symbols or self.sides[SIDE * self.side(seat) + GOLD] > 0:
            return NOTHING
        half = self.tiles.hands[HAND * seat + SOURCE] // 4
        return half if self.has_room(half) else NOTHING

    def has_room(self, half: int) -> bool:
        """Whether a field of this half is free."""
        for field in self.board.grounds:
            if self.ground[field] < 0 and self.board.half[field] == half:
                return True
        return False

    def _add_gos(self, seat: int, out: list[Any]) -> None:  # TP-12
        side = self.side(seat)
        if not self.sides[SIDE * side + SUPPLY]:
            return
        before = NOTHING
        for field in self.waiting:
            if field != before:
                for way in range(WAYS):
                    site = self.goal(field, way)
                    if site >= 0 and self.admits(side, site):
                        out.append(GO + WAYS * field + way)
            before = field

    def goal(self, field: i64, way: i64) -> int:
        """The site a worker reaches from here over laid tiles; NOTHING = none (TP-12)."""
        at: i64 = WAYS * field + way
        site = self.board.goals[at]
        if site >= 0:
            for other in self.board.between[at]:
                if self.ground[other] < 0:
                    return NOTHING
        return site

    def admits(self, side: int, site: i64) -> bool:
        """Whether one more worker of this side may come here."""
        at: i64 = PLACE * site
        if not self.sites[at + VALUE] or self.sites[at + WORKERS] == CROWD:
            return False
        if self.sites[at + OWNER] == side:
            return not (self.task == 3 and self.sites[at + LEVEL] == TOP - 1)  # TP-28
        if self.sites[at + OWNER] >= 0:
            return False
        return not (self.is_first_turn() and self.is_on_board(side))  # TP-13

    def is_first_turn(self) -> bool:
        return self.turn < (1 if self.task else self.seats)

    def is_on_board(self, side: int) -> bool:
        """Whether this side has a worker on the board."""
        return self.sides[SIDE * side + SUPPLY] < self.workers()

    def workers(self) -> int:
        """How many workers a side has in play."""
        return TOGETHER if self.task else WORKERS_IN_PLAY[self.seats]

    def _add_extras(self, side: int, out: list[Any]) -> None:
        """TP-14 and TP-16 to TP-19, in the order of their numbers."""
        sites = self.board.sites
        hired = self.sides[SIDE * side + GOLD] >= PRICE and self.sides[SIDE * side + SUPPLY] > 0
        raised: list[Any] = []
        hires: list[Any] = []
        backs: list[Any] = []
        site: i64
        for site in range(len(sites)):
            at: i64 = PLACE * site
            if hired and self.admits(side, site):
                hires.append(HIRE + sites[site])
            if self.sites[at + OWNER] != side:
                continue
            if self.sites[at + WORKERS] == CROWD:
                if self.sites[at + LEVEL]:
                    self._add_raises(side, site, raised)
                else:
                    self._add_founds(side, site, out)
            if self.sites[at + WORKERS] > 1 or not self.sites[at + LEVEL]:
                backs.append(BACK + sites[site])
        out.extend(raised)
        out.extend(hires)
        if self.sides[SIDE * side + GOLD] >= PRICE:
            out.append(BUY)
        out.extend(backs)
        if self.may_swap(side):
            self._add_swaps(side, out)

    def _add_founds(self, side: int, site: i64, out: list[Any]) -> None:
        bricks: i64 = SIDE * side
        first: i64 = FOUND + 2 * COLOURS * self.board.sites[site]
        white = self.sides[bricks + WHITE] > 0
        colour: i64
        for colour in range(COLOURS):
            if self.sides[bricks + colour]:
                out.append(first + 2 * colour)
            if white:
                out.append(first + 2 * colour + 1)

    def _add_raises(self, side: int, site: i64, out: list[Any]) -> None:
        first = RAISE + 6 * self.board.sites[site]
        level = self.sites[PLACE * site + LEVEL] + 1
        if not self.may_reach(side, level):
            return
        own = self.sides[SIDE * side + self.sites[PLACE * site + COLOUR]]
        most = min(level, self.sides[SIDE * side + WHITE])
        out.extend([first + whites for whites in range(max(0, level - own), most + 1)])

    def may_reach(self, side: int, level: int) -> bool:
        """Whether a pyramid of this side may get so high (TP-17, TP-25, TP-28)."""
        if level > TOP:
            return False
        if level < TOP:
            return True
        return self.task != 3 if self.task else self.sides[SIDE * side + TIPPED] < TIPS

    def may_swap(self, side: int) -> bool:  # TP-19
        if self.options.free_swap:
            return True
        return self.stage == LIMITS and self.bricks(side) > MOST_BRICKS

    def _add_swaps(self, side: int, out: list[Any]) -> None:
        at: i64 = SIDE * side
        move: i64 = SWAP
        a: i64
        b: i64
        for a in range(KINDS_OF_BRICK):
            for b in range(a, KINDS_OF_BRICK):
                if self.sides[at + a] > (1 if a == b else 0) and self.sides[at + b]:
                    out.append(move)
                move += 1

    def bricks(self, side: i64) -> int:
        found = 0
        at: i64 = SIDE * side
        kind: i64
        for kind in range(KINDS_OF_BRICK):
            found += self.sides[at + kind]
        return found

    def _legal_draws(self, seat: int) -> list[int]:  # TP-15
        held = [stack for stack in range(STACKS) if self.tiles.sizes[stack]]
        out = [TAKE + stack for stack in held]
        if self.sides[SIDE * self.side(seat) + GOLD]:
            out += [LOOK + stack for stack in held if not self.is_open(stack)]
        return out

    def is_open(self, stack: int) -> bool:  # TP-24
        return self.options.open_stacks and stack in OPEN

    def odds(self) -> list[tuple[int, int]]:
        if self.stage == FIRST_SEAT:
            return [(FIRST + seat, 1) for seat in range(self.seats)]
        if self.stage in (START_VALUES, NEW_VALUE):
            return _weights(FOUNDATION, self.foundations)
        return _weights(TILE, self.tiles.pool)

    # What happens: out of the box

    def apply(self, seat: int, move: int) -> None:
        if seat == BOX:
            self._reveal(move)
        elif move < ROW:
            self._lay(seat, move - LAY)
        elif move < GO:
            self._activate(self.side(seat), move - ROW)
        elif move < FOUND:
            self._go(self.side(seat), move - GO)
        elif move < END:
            self._extra(self.side(seat), move)
        elif move == END:
            self._end()
        else:
            self._get(seat, move)

    def _reveal(self, move: int) -> None:
        self.moment += 1
        stage = self.stage
        if stage == FIRST_SEAT:
            self.seat = move - FIRST
            self._set_up(START_TILES)
        elif stage == START_VALUES:
            self._found(self._start_site(), move - FOUNDATION)
            self._next_of_four(HANDS)
        elif stage == NEW_VALUE:
            stair = self.ground[self.field] % STAIRS
            self._found(self.board.beside[STAIRS * self.field + stair], move - FOUNDATION)
            self.stage = CHOOSING
        else:
            tile = move - TILE
            self.tiles.pool[tile] -= 1
            self._reveal_tile(stage, tile)

    def _reveal_tile(self, stage: int, tile: int) -> None:
        if stage == START_TILES:
            self._lay_start(tile)
        elif stage == HANDS:
            self._deal(tile)
        elif stage == TURN_UP:
            self.tiles.turn_up(OPEN[self.count], tile)
            self._next_of_four(LAYING)
        elif stage == TAKEN:
            self.tiles.hands[HAND * self.seat + HELD] = tile
            self._settle()
        elif stage == LOOKING:
            self.tiles.slots[self.tiles.unseen_slot(self.stack)] = tile
            self._look_on()
        else:
            self.tiles.turn_up(self.stack, tile)
            self._check_limits()

    def _set_up(self, stage: int) -> None:
        self.stage = stage
        self.count = 0

    def _next_of_four(self, then: int) -> None:
        self.count += 1
        if self.count == 4:
            self._set_up(then)

    def _found(self, site: int, value: int) -> None:
        self.foundations[value] -= 1
        self.sites[PLACE * site + VALUE] = value + 1

    def _start_site(self) -> int:
        start = self.board.starts[self.count]
        return self.board.beside[STAIRS * start + self.ground[start] % STAIRS]

    def _lay_start(self, tile: int) -> None:  # TP-5
        start = self.board.starts[self.count]
        stair = 0
        while self.board.beside[STAIRS * start + stair] == NOTHING:
            stair += 1
        self.ground[start] = STAIRS * tile + stair
        self.tiles.sizes[OPEN[self.count]] -= 1
        self._next_of_four(START_VALUES)

    def _deal(self, tile: int) -> None:  # TP-6
        seat = (self.seat + self.count) % self.seats
        stack = GIVING[self.count]
        self.tiles.sizes[stack] -= 1
        self.tiles.hold(seat, tile, self.learners(seat), stack, 0)
        self.count += 1
        if self.count == self.seats:
            self._set_up(TURN_UP if self.options.open_stacks else LAYING)

    def learners(self, seat: int) -> int:
        """Who learns what this seat looks at (TP-25)."""
        return ALL if self.task else BIT[seat]

    # What happens: a turn

    def _lay(self, seat: int, move: int) -> None:
        field, stair = move // STAIRS, move % STAIRS
        if self.is_dear(seat, field):
            self.sides[SIDE * self.side(seat) + GOLD] -= 1
        self.ground[field] = STAIRS * self.tiles.held(seat) + stair
        self.tiles.hold(seat, NOTHING, 0, NOTHING, 0)
        self.field = field
        site = self.board.beside[move]
        self.stage = CHOOSING
        if site >= 0 and not self.sites[PLACE * site + VALUE]:  # TP-9
            self.stage = NEW_VALUE
            self.moment += 1

    def is_dear(self, seat: int, field: int) -> bool:
        """Whether laying the hand tile here costs a gold (TP-23)."""
        if not self.options.symbols:
            return False
        half = self.tiles.hands[HAND * seat + SOURCE] // 4
        return self.board.half[field] != half and self.has_room(half)

    def _activate(self, side: int, line: i64) -> None:  # TP-11
        self.line = line
        at: i64 = SIDE * side
        self.sides[at + GOLD] += self.board.oases[LINES * self.field + line]
        waiting: list[int] = []
        for field in self.board.lines[LINES * self.field + line]:
            laid = self.ground[field]
            if laid >= 0:
                tile = laid // STAIRS
                self.sides[at + GOLD] += GIVES_GOLD[tile]
                for colour in GIVES_BRICKS[tile]:
                    self.sides[at + colour] += 1
                for _ in range(GIVES_WORKERS[tile]):
                    waiting.append(field)  # noqa: PERF401
        self.waiting = waiting  # rising, as every line is read from north or west
        self.stage = WORKING

    def _go(self, side: int, move: int) -> None:
        field = move // WAYS
        self.waiting.remove(field)
        self._enter(side, self.goal(field, move % WAYS))

    def _enter(self, side: int, site: int) -> None:
        self.sides[SIDE * side + SUPPLY] -= 1
        self.sites[PLACE * site + OWNER] = side
        self.sites[PLACE * site + WORKERS] += 1

    def _extra(self, side: int, move: int) -> None:
        if move < RAISE:
            self._start_pyramid(side, move - FOUND)
        elif move < HIRE:
            site = self.board.site_at[(move - RAISE) // 6]
            self._build(side, site, self.sites[PLACE * site + COLOUR], (move - RAISE) % 6)
        elif move < BUY:
            self.sides[SIDE * side + GOLD] -= PRICE
            self._enter(side, self.board.site_at[move - HIRE])
        elif move == BUY:
            self.sides[SIDE * side + GOLD] -= PRICE
            self.sides[SIDE * side + WHITE] += 1
        elif move < SWAP:
            self._take_back(side, self.board.site_at[move - BACK])
        else:
            self._swap(side, move - SWAP)
        if self.stage == LIMITS:
            self._check_limits()

    def _start_pyramid(self, side: int, move: int) -> None:
        site = self.board.site_at[move // (2 * COLOURS)]
        colour = move // 2 % COLOURS
        self._build(side, site, colour, move % 2)

    def _build(self, side: int, site: int, colour: int, whites: int) -> None:  # TP-16
        at = PLACE * site
        self.sites[at + LEVEL] += 1
        self.sites[at + COLOUR] = colour
        level = self.sites[at + LEVEL]
        self.sides[SIDE * side + WHITE] -= whites
        self.sides[SIDE * side + colour] -= level - whites
        self.sides[SIDE * side + SUPPLY] += CROWD - 1
        self.sites[at + WORKERS] = 1
        if level == TOP:
            self.sides[SIDE * side + TIPPED] += 1

    def _take_back(self, side: int, site: int) -> None:  # TP-14
        at = PLACE * site
        self.sides[SIDE * side + SUPPLY] += 1
        self.sites[at + WORKERS] -= 1
        if not self.sites[at + WORKERS]:
            self.sites[at + OWNER] = NOTHING

    def _swap(self, side: int, pair: int) -> None:
        a, b = PAIRS[pair]
        self.sides[SIDE * side + a] -= 1
        self.sides[SIDE * side + b] -= 1
        self.sides[SIDE * side + WHITE] += 1

    # What happens: the next tile

    def _end(self) -> None:
        self.waiting = []
        self.field, self.line = NOTHING, NOTHING
        if self.tiles.left():
            self.stage = DRAWING
        else:
            self._check_limits()

    def _get(self, seat: int, move: int) -> None:
        self.moment += 1
        if move < LOOK:
            self.stack = move - TAKE
            self._take(seat, 0)
        elif move < PICK:
            self.sides[SIDE * self.side(seat) + GOLD] -= 1
            self.stack = move - LOOK
            self.tiles.look(self.stack, self.learners(seat))
            self._look_on()
        else:
            self._take(seat, move - PICK)

    def _take(self, seat: int, place: int) -> None:
        self.tiles.take(seat, self.stack, place, self.learners(seat))
        if self.tiles.held(seat) >= 0:
            self._settle()
        else:
            self.stage = TAKEN

    def _settle(self) -> None:
        """The stack after a tile left it: removed, turned up or as it was (TP-20, TP-24)."""
        if self.shrinks and self.tiles.sizes[self.stack] == 1:
            self.tiles.sizes[self.stack] = 0  # a last tile somebody knows stays in its slot
        if self.tiles.sizes[self.stack] and self.is_open(self.stack):
            self.stage = NEXT_UP
        else:
            self._check_limits()

    def _look_on(self) -> None:
        """What nobody has seen before comes out of the box, tile by tile from the top."""
        self.stage = LOOKING if self.tiles.unseen_slot(self.stack) >= 0 else PICKING

    def _check_limits(self) -> None:  # TP-19
        side = self.side(self.seat)
        self.stack = NOTHING
        if self.bricks(side) > MOST_BRICKS or self.sides[SIDE * side + GOLD] > MOST_GOLD:
            self.stage = LIMITS
        else:
            self._pass_on()

    def _pass_on(self) -> None:  # TP-21
        self.moment += 1
        self.turn += 1
        self.seat = (self.seat + 1) % self.seats
        self.stage = LAYING if self.tiles.held(self.seat) >= 0 else OVER

    # What is it worth

    def scores(self) -> list[int]:
        return [self.points(self.side(seat)) for seat in range(self.seats)]

    def points(self, side: i64) -> int:  # TP-22
        found = self.bricks(side) + self.sides[SIDE * side + GOLD]
        for at in range(0, len(self.sites), PLACE):
            if self.sites[at + OWNER] == side:
                level = self.sites[at + LEVEL]
                found += WORTH[level] if level else self.sites[at + VALUE]
        return found

    def ranks(self) -> list[int]:
        if self.task:  # TP-29
            return [1 if self.is_won() else 2] * self.seats
        return places([(points, 0) for points in self.scores()])

    def is_won(self) -> bool:
        """Whether the task is fulfilled (TP-26 to TP-28)."""
        if self.task == 1:
            return len(self.pyramids(TOP)) >= 4
        if self.task == 2:
            return self.points(0) > MANY_POINTS
        return len(set(self.pyramids(TOP - 1))) == COLOURS

    def pyramids(self, level: int) -> list[int]:
        """The colours of the pyramids of this level."""
        at = range(0, len(self.sites), PLACE)
        return [self.sites[k + COLOUR] for k in at if self.sites[k + LEVEL] == level]

    # What can be known

    def guess(self, seat: int, rng: Rng) -> "Terra":
        twin = self.copy()
        twin.tiles.redraw(seat, rng)
        return twin


def _weights(first: int, counts: list[int]) -> list[tuple[int, int]]:
    return [(first + k, counts[k]) for k in range(len(counts)) if counts[k]]


def start(pack: Box, seats: int, options: Options, rules: int = RULES) -> Terra:
    """Before the first seat is drawn."""
    state = Terra(pack, seats, options, rules)
    sides = 1 if options.task else seats
    state.sides = [0] * (SIDE * sides)
    for side in range(sides):
        state.sides[SIDE * side + SUPPLY] = state.workers()
    state.sites = [0, 0, NOTHING, NOTHING, 0] * len(state.board.sites)
    state.ground = [NOTHING] * FIELDS
    state.tiles = full_stacks(seats, pack.tiles)
    state.foundations = pack.foundations[:]
    return state


def turns(seats: int, task: int) -> int:
    """Turns of a whole game (TP-20, TP-25)."""
    return 28 if task or seats == 2 else 36


def bound(seats: int, task: int) -> int:
    """No game has more moves than this.

    Set-up takes 1 + 4 + 4 + 4 + 4 chance moves. A turn has at most 12 moves that come once (lay,
    value, row, end, draw, look, pick, five tiles out of the box). A row gives at most 8 workers,
    bricks and gold together: 8 walks, 3 purchases. What was placed can be taken back once and
    each brick be spent once: 11 and 11 again.
    """
    return 17 + turns(seats, task) * (12 + 8 + 3 + 11 + 11)
