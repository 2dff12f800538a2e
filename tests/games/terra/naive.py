"""A deliberately naive second implementation of Terra Pyramides (rules TP-1..TP-29).

It exists only to be compared, move by move, with the real engine: plain dicts of (row, column)
fields, no tricks, no speed. Lines are walked field by field and every score is counted from
scratch, each time they are asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import combinations_with_replacement
from typing import Any

Cell = tuple[int, int]  # (row, column) from the top left

BOX = -1
SITE, OASIS, START = "#", "o", "+"  # signs of a drawn board (TP-1)
COLOURS = ("blue", "grey", "red", "green", "yellow", "brown")  # TP-2
WHITE = "white"  # TP-3
BRICKS = (*COLOURS, WHITE)
STACK_SIZE = 5  # TP-2
STACKS = ("s1", "s2", "s3", "s4", "c1", "c2", "c3", "c4")  # TP-2
START_STACKS = ("s1", "s2", "c1", "c2")  # TP-5; the open ones of TP-24
HAND_STACKS = ("s3", "c3", "s4", "c4")  # TP-6
LEVEL_VALUES = (0, 5, 10, 20, 35, 60)  # TP-3
WORKERS = {2: 14, 3: 12, 4: 10}  # TP-4
TEAM_WORKERS = 12  # TP-25
TIPS = 2  # TP-3, TP-17
CROWD = 3  # TP-12, TP-16
PRICE = 3  # TP-18
MOST_BRICKS = 7  # TP-19
MOST_GOLD = 4  # TP-19

STEPS = {
    "n": (-1, 0),
    "ne": (-1, 1),
    "e": (0, 1),
    "se": (1, 1),
    "s": (1, 0),
    "sw": (1, -1),
    "w": (0, -1),
    "nw": (-1, -1),
}
STAIRS = ("n", "e", "s", "w")
ROWS = {"ew": ("e", "w"), "ns": ("n", "s"), "nwse": ("nw", "se"), "nesw": ("ne", "sw")}  # TP-10
DEFAULTS = {
    "board": "desert",
    "task": "off",
    "symbols": "off",
    "open_stacks": "off",
    "free_swap": "off",
}


class Stage(Enum):
    """What the seat whose turn it is may do, once BOX owes nothing more."""

    SETUP = auto()  # nothing yet
    LAY = auto()  # lay the hand tile, or extras
    ROW = auto()  # choose a row, or extras
    WORK = auto()  # move workers, extras, or end
    DRAW = auto()  # take a tile or look through a stack
    PICK = auto()  # take one of the tiles looked through
    LIMIT = auto()  # extras while there is too much gold or too many bricks
    OVER = auto()


EXTRAS = {Stage.LAY, Stage.ROW, Stage.WORK, Stage.LIMIT}  # TP-16 and its heading


class Kind(Enum):
    """What BOX has to turn up."""

    FIRST = auto()  # the first seat
    START = auto()  # the top tile of a stack, onto a start field
    FOUNDATION = auto()  # a foundation, onto a site
    HAND = auto()  # the top tile of a stack, into a hand
    OPEN = auto()  # the top tile of an open stack, which stays there
    LOOK = auto()  # a tile of a stack that is looked through


@dataclass(frozen=True)
class Due:
    """One thing BOX has to turn up, and where."""

    kind: Kind
    stack: str = ""
    place: int = 0  # in the stack, 0 is the top
    cell: Cell = (-1, -1)
    seat: int = BOX  # whose hand


@dataclass
class Tile:
    """A tile in a stack or a hand; without a name until somebody has seen it."""

    storage: str  # s or c (TP-2)
    name: str | None = None
    seen: set[int] = field(default_factory=set)  # by these seats


@dataclass
class Site:
    """A building site and what stands on it."""

    value: int = 0  # of the foundation; 0: the site is empty
    level: int = 0  # of the pyramid; 0: none
    colour: str = ""  # of the pyramid
    owner: int | None = None  # the side whose workers stand here
    workers: int = 0


# ---- notation -------------------------------------------------------------------------------


def write_cell(cell: Cell) -> str:
    return f"{'abcdefghij'[cell[1]]}{cell[0] + 1}"


def read_cell(text: str) -> Cell:
    return int(text[1:]) - 1, "abcdefghij".index(text[0])


# ---- the pack -------------------------------------------------------------------------------


def read_drawing(text: str) -> dict[Cell, str]:
    """Read a sign or letter for each field."""
    return {
        (row, column): sign
        for row, line in enumerate(text.split())
        for column, sign in enumerate(line)
    }


def neighbour(cell: Cell, direction: str) -> Cell:
    """Find the next field in this direction; it may lie off the board."""
    down, right = STEPS[direction]
    return cell[0] + down, cell[1] + right


class Naive:
    """A game under way; side is the seat, or 0 for all seats of a co-operative game."""

    def __init__(self, raw: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> None:
        self.options = {**DEFAULTS, **options}
        self.seats = seats
        board = raw["boards"][self.options["board"]]
        self.signs = read_drawing(board["drawn"])
        self.halves = read_drawing(board["halves"])
        self.pool = Counter({name: int(copies) for name, copies in raw["tiles"].items()})
        self.pile = Counter({int(v): int(copies) for v, copies in raw["foundations"].items()})
        self.task = self.options["task"]
        self.together = self.task != "off"  # TP-25
        self.loses_last = seats == 2 or self.together  # TP-20, TP-25
        sides = [0] if self.together else list(range(seats))
        workers = TEAM_WORKERS if self.together else WORKERS[seats]
        self.gold = dict.fromkeys(sides, 0)  # TP-5
        self.bricks: dict[int, Counter[str]] = {side: Counter() for side in sides}  # TP-5
        self.supply = dict.fromkeys(sides, workers)
        self.laid: dict[Cell, tuple[str, str]] = {}  # name and where the stair faces
        self.sites = {cell: Site() for cell, sign in self.signs.items() if sign == SITE}
        self.tiles_in = {
            stack: [Tile(stack[0]) for _ in range(STACK_SIZE)] for stack in STACKS
        }  # TP-2
        self.held: dict[int, Tile | None] = dict.fromkeys(range(seats))
        self.turns = dict.fromkeys(range(seats), 0)  # begun by each seat
        self.turn = 0  # the seat whose turn it is
        self.stage = Stage.SETUP
        self.last = (-1, -1)  # where the tile of this turn lies
        self.unused: Counter[Cell] = Counter()  # worker symbols of the row (TP-11)
        self.looked = ""  # the stack that is looked through
        self.due = self._set_up()

    def _set_up(self) -> list[Due]:
        """What BOX turns up before the first hands are dealt (TP-5)."""
        fields = [cell for cell in sorted(self.signs) if self.signs[cell] == START]
        sphinx = [cell for cell in fields if self.halves[cell] == "s"]
        scarab = [cell for cell in fields if self.halves[cell] == "c"]
        starts = [
            Due(Kind.START, stack=stack, cell=cell)
            for stack, cell in zip(START_STACKS, sphinx + scarab, strict=True)
        ]
        foundations = [
            Due(Kind.FOUNDATION, cell=neighbour(cell, self._start_stair(cell)))
            for cell in sphinx + scarab
        ]
        return [Due(Kind.FIRST), *starts, *foundations]

    # ---- what can be read -------------------------------------------------------------------

    @property
    def hands(self) -> dict[int, str | None]:
        """The true name of each seat's hand tile."""
        return {seat: tile.name if tile else None for seat, tile in self.held.items()}

    @property
    def stacks(self) -> dict[str, list[str | None]]:
        """Tile names from the top, None where nobody has seen the tile."""
        return {stack: [tile.name for tile in tiles] for stack, tiles in self.tiles_in.items()}

    def knows(self, viewer: int) -> tuple[dict[int, str | None], dict[str, list[str | None]]]:
        """The hands and the stacks as far as the viewer knows their tiles (TP-15, TP-24, TP-25)."""
        hands = {
            seat: tile.name if tile and viewer in tile.seen else None
            for seat, tile in self.held.items()
        }
        stacks = {
            stack: [tile.name if viewer in tile.seen else None for tile in tiles]
            for stack, tiles in self.tiles_in.items()
        }
        return hands, stacks

    # ---- interface --------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seat that owes a decision, `[BOX]` for chance, nobody when the game is over."""
        if self.due:
            return [BOX]
        return [] if self.stage is Stage.OVER else [self.turn]

    def legal(self, seat: int) -> set[str]:
        """Notations of the seat's legal moves."""
        if seat == BOX or seat not in self.actors():
            raise ValueError(f"seat {seat} has no decision to make")
        moves: set[str] = set()
        if self.stage is Stage.LAY:
            moves.update(self._lay_moves())
        elif self.stage is Stage.ROW:
            moves.update(f"row {row}" for row in ROWS)  # TP-10
        elif self.stage is Stage.WORK:
            moves.update(["end", *self._go_moves()])
        elif self.stage is Stage.DRAW:
            moves.update(self._draw_moves())
        elif self.stage is Stage.PICK:
            moves.update(f"pick {n + 1}" for n in range(len(self.tiles_in[self.looked])))
        if self.stage in EXTRAS:
            moves.update(self._build_moves(), self._gold_moves())
            moves.update(self._back_moves(), self._swap_moves())
        return moves

    def odds(self) -> dict[str, int]:
        """Notation and weight of everything that may be turned up now."""
        if not self.due:
            raise ValueError("chance is not due")
        if self.due[0].kind is Kind.FIRST:
            return {f"first {seat + 1}": 1 for seat in range(self.seats)}  # TP-6
        if self.due[0].kind is Kind.FOUNDATION:
            return {f"foundation {value}": n for value, n in self.pile.items() if n > 0}
        return {f"tile {name}": copies for name, copies in self.pool.items() if copies > 0}

    def apply(self, seat: int, text: str) -> None:
        """Make one move of a seat or of BOX."""
        words = text.split()
        if seat == BOX:
            self._turn_up(self.due.pop(0), words[1])
        elif words[0] in {"row", "go", "end"}:
            self._work(words)
        elif words[0] in {"take", "look", "pick"}:
            self._draw(words)
        elif words[0] in {"found", "raise", "hire", "buy", "back", "swap"}:
            self._extra(words)
        else:
            self._lay(read_cell(words[0]), words[1])
        self._go_on()

    # ---- chance -----------------------------------------------------------------------------

    def _turn_up(self, due: Due, what: str) -> None:
        if due.kind is Kind.FIRST:
            self._begin(int(what) - 1)
        elif due.kind is Kind.FOUNDATION:
            self.pile[int(what)] -= 1
            self.sites[due.cell].value = int(what)
        else:
            self._turn_up_tile(due, what)

    def _turn_up_tile(self, due: Due, name: str) -> None:
        self.pool[name] -= 1
        stack = self.tiles_in[due.stack]
        stack[due.place].name = name
        if due.kind is Kind.START:
            stack.pop(0)
            self.laid[due.cell] = name, self._start_stair(due.cell)  # TP-5
        elif due.kind is Kind.HAND:
            self._receive(due.seat, due.stack, 0)
        elif due.kind is Kind.OPEN:
            stack[0].seen.update(range(self.seats))  # TP-24

    def _begin(self, first: int) -> None:
        """The first seat is known: hands (TP-6) and open stacks (TP-24) can be made due."""
        self.turn = first
        order = [(first + n) % self.seats for n in range(self.seats)]
        for seat, stack in zip(order, HAND_STACKS, strict=False):
            self.due.append(Due(Kind.HAND, stack=stack, seat=seat))
        if self.options["open_stacks"] == "on":
            self.due.extend(Due(Kind.OPEN, stack=stack) for stack in START_STACKS)

    def _start_stair(self, cell: Cell) -> str:
        """Where the stair of a start tile faces: the only bordering site (TP-5)."""
        (stair,) = [stair for stair in STAIRS if neighbour(cell, stair) in self.sites]
        return stair

    # ---- the course -------------------------------------------------------------------------

    def _side(self, seat: int) -> int:
        return 0 if self.together else seat

    @property
    def _mine(self) -> int:
        """The side whose turn it is."""
        return self._side(self.turn)

    def _go_on(self) -> None:
        """Begin or end a turn if nothing else is to be done (TP-19)."""
        if self.due:
            return
        if self.stage is Stage.SETUP:
            self._begin_turn()
        elif self.stage is Stage.LIMIT and not self._is_over_limit():
            self.turn = (self.turn + 1) % self.seats
            self._begin_turn()

    def _begin_turn(self) -> None:
        """A turn, or the end when there is no tile left to lay (TP-21)."""
        if self.held[self.turn] is None:
            self.stage = Stage.OVER
        else:
            self.stage = Stage.LAY
            self.turns[self.turn] += 1

    def _is_over_limit(self) -> bool:
        side = self._mine
        return self.bricks[side].total() > MOST_BRICKS or self.gold[side] > MOST_GOLD  # TP-19

    def _is_first_turn(self) -> bool:
        """The first turn of the seat, or of the co-operative game (TP-13)."""
        if self.together:
            return sum(self.turns.values()) == 1
        return self.turns[self.turn] == 1

    # ---- lines ------------------------------------------------------------------------------

    def _line(self, cell: Cell, direction: str) -> Iterator[Cell]:
        """The fields beyond this one up to the edge, sites too."""
        cell = neighbour(cell, direction)
        while cell in self.signs:
            yield cell
            cell = neighbour(cell, direction)

    def _row_cells(self, cell: Cell, row: str) -> list[Cell]:
        """The row through a field, cut by sites and the edge (TP-10)."""
        cells = [cell]
        for direction in ROWS[row]:
            for beyond in self._line(cell, direction):
                if beyond in self.sites:
                    break
                cells.append(beyond)
        return cells

    def _walk(self, cell: Cell, direction: str) -> Cell | None:
        """The first site in a direction, over laid tiles only (TP-12)."""
        for beyond in self._line(cell, direction):
            if beyond in self.sites:
                return beyond
            if beyond not in self.laid:
                return None
        return None

    # ---- laying -----------------------------------------------------------------------------

    def _free_fields(self) -> list[Cell]:
        """Neither a tile nor an oasis nor a site (TP-7)."""
        return [
            cell
            for cell, sign in self.signs.items()
            if sign not in {SITE, OASIS} and cell not in self.laid
        ]

    def _lay_price(self, cell: Cell) -> int:
        """1 gold for the wrong half, unless the right one is full (TP-23)."""
        tile = self.held[self.turn]
        assert tile is not None
        halves = {self.halves[free] for free in self._free_fields()}
        if self.options["symbols"] == "off" or tile.storage not in halves:
            return 0
        return 0 if self.halves[cell] == tile.storage else 1

    def _lay_moves(self) -> list[str]:
        return [
            f"{write_cell(cell)} {stair}"
            for cell in self._free_fields()
            if self._lay_price(cell) <= self.gold[self._mine]
            for stair in STAIRS
            if any(beyond in self.sites for beyond in self._line(cell, stair))  # TP-8
        ]

    def _lay(self, cell: Cell, stair: str) -> None:
        tile = self.held[self.turn]
        assert tile is not None
        assert tile.name is not None
        self.gold[self._mine] -= self._lay_price(cell)
        self.held[self.turn] = None
        self.laid[cell] = tile.name, stair
        self.last = cell
        self.stage = Stage.ROW
        site = self.sites.get(neighbour(cell, stair))
        if site is not None and site.value == 0:  # TP-9
            self.due.append(Due(Kind.FOUNDATION, cell=neighbour(cell, stair)))

    # ---- the row and its workers ------------------------------------------------------------

    def _work(self, words: list[str]) -> None:
        if words[0] == "row":
            self._activate(words[1])
            self.stage = Stage.WORK
        elif words[0] == "go":
            start = read_cell(words[1])
            target = self._walk(start, words[2])
            assert target is not None
            self.unused[start] -= 1
            self._enter(target)
        else:
            self.unused.clear()
            self.stage = Stage.DRAW if any(self.tiles_in.values()) else Stage.LIMIT

    def _activate(self, row: str) -> None:
        """Oases, eyes, bricks, workers (TP-11)."""
        side = self._mine
        for cell in self._row_cells(self.last, row):
            if self.signs[cell] == OASIS:
                self.gold[side] += 1
            symbols = self.laid[cell][0].split("+") if cell in self.laid else []
            for symbol in symbols:
                if symbol == "eye":
                    self.gold[side] += 1
                elif symbol == "worker":
                    self.unused[cell] += 1
                else:
                    self.bricks[side][symbol] += 1

    def _go_moves(self) -> list[str]:
        """Each unused worker symbol in each direction (TP-12)."""
        moves = []
        for cell, symbols in self.unused.items():
            for direction in STEPS:
                target = self._walk(cell, direction)
                if symbols > 0 and target is not None and self._may_enter(target):
                    moves.append(f"go {write_cell(cell)} {direction}")
        return moves

    def _may_enter(self, cell: Cell) -> bool:
        """Whether a worker from the supply may be put there now (TP-12, TP-18)."""
        site = self.sites[cell]
        if self.supply[self._mine] == 0 or site.value == 0 or site.workers >= CROWD:
            return False
        if self.task == "3" and site.level == 4:  # TP-28
            return False
        if site.owner is None:
            return not (self._is_first_turn() and self._own_sites())  # TP-13
        return site.owner == self._mine

    def _enter(self, cell: Cell) -> None:
        self.supply[self._mine] -= 1
        self.sites[cell].workers += 1
        self.sites[cell].owner = self._mine

    def _own_sites(self) -> list[Cell]:
        """Where workers of the side whose turn it is stand."""
        return [cell for cell, site in self.sites.items() if site.owner == self._mine]

    # ---- extra actions ----------------------------------------------------------------------

    def _build_moves(self) -> list[str]:
        """The next level where three own workers stand (TP-16)."""
        moves: list[str] = []
        for cell in self._own_sites():
            site = self.sites[cell]
            if site.workers == CROWD and site.level == 0:
                moves.extend(self._found_moves(cell))
            elif site.workers == CROWD and self._may_rise(site):
                moves.extend(self._raise_moves(cell))
        return moves

    def _found_moves(self, cell: Cell) -> Iterator[str]:
        """The colour is chosen freely, the brick is of that colour or white (TP-16)."""
        bricks = self.bricks[self._mine]
        for colour in COLOURS:
            if bricks[colour] > 0:
                yield f"found {write_cell(cell)} {colour}"
            if bricks[WHITE] > 0:
                yield f"found {write_cell(cell)} {colour} white"

    def _may_rise(self, site: Site) -> bool:
        """Whether the rules know a next level of this pyramid."""
        if self.task == "3" and site.level == 4:  # TP-28
            return False
        if site.level == 4 and not self.together:  # TP-17, TP-25
            used = [own for own in self._own_sites() if self.sites[own].level == 5]
            return len(used) < TIPS
        return site.level < 5

    def _raise_moves(self, cell: Cell) -> Iterator[str]:
        """As many bricks as the new level, some of them white (TP-16)."""
        bricks = self.bricks[self._mine]
        site = self.sites[cell]
        cost = site.level + 1
        for white in range(cost + 1):
            if bricks[WHITE] >= white and bricks[site.colour] >= cost - white:
                yield f"raise {write_cell(cell)} {white}"

    def _gold_moves(self) -> list[str]:
        """A worker or a white brick for 3 gold (TP-18)."""
        if self.gold[self._mine] < PRICE:
            return []
        hires = [f"hire {write_cell(cell)}" for cell in self.sites if self._may_enter(cell)]
        return ["buy white", *hires]

    def _back_moves(self) -> list[str]:
        """Any own worker, but not the last one on a pyramid (TP-14)."""
        return [
            f"back {write_cell(cell)}"
            for cell in self._own_sites()
            if self.sites[cell].level == 0 or self.sites[cell].workers > 1
        ]

    def _swap_moves(self) -> list[str]:
        """Two bricks of any kind for a white one (TP-19)."""
        bricks = self.bricks[self._mine]
        too_many = self.stage is Stage.LIMIT and bricks.total() > MOST_BRICKS
        if not too_many and self.options["free_swap"] == "off":
            return []
        return [
            f"swap {one} {other}"
            for one, other in combinations_with_replacement(BRICKS, 2)
            if Counter([one, other]) <= bricks
        ]

    def _extra(self, words: list[str]) -> None:
        side = self._mine
        if words[0] == "found":
            self._found(read_cell(words[1]), words[2], paid=words[-1])
        elif words[0] == "raise":
            self._raise(read_cell(words[1]), white=int(words[2]))
        elif words[0] == "hire":
            self.gold[side] -= PRICE
            self._enter(read_cell(words[1]))
        elif words[0] == "buy":
            self.gold[side] -= PRICE
            self.bricks[side][WHITE] += 1
        elif words[0] == "back":
            self._back(read_cell(words[1]))
        else:
            self.bricks[side].subtract(words[1:])
            self.bricks[side][WHITE] += 1

    def _found(self, cell: Cell, colour: str, *, paid: str) -> None:
        self.bricks[self._mine][paid] -= 1
        self.sites[cell].colour = colour
        self._grow(cell)

    def _raise(self, cell: Cell, *, white: int) -> None:
        site = self.sites[cell]
        cost = site.level + 1
        self.bricks[self._mine][WHITE] -= white
        self.bricks[self._mine][site.colour] -= cost - white
        self._grow(cell)

    def _grow(self, cell: Cell) -> None:
        """All workers but one return (TP-16)."""
        site = self.sites[cell]
        site.level += 1
        self.supply[self._mine] += site.workers - 1
        site.workers = 1

    def _back(self, cell: Cell) -> None:
        """A foundation left empty is free again (TP-14)."""
        site = self.sites[cell]
        site.workers -= 1
        self.supply[self._mine] += 1
        if site.workers == 0:
            site.owner = None

    # ---- the new tile -----------------------------------------------------------------------

    def _draw_moves(self) -> list[str]:
        """The top of any stack, or a look through one that is not open (TP-15, TP-24)."""
        full = [stack for stack in STACKS if self.tiles_in[stack]]
        takes = [f"take {stack}" for stack in full]
        if self.gold[self._mine] < 1:
            return takes
        return takes + [f"look {stack}" for stack in full if not self._is_open(stack)]

    def _is_open(self, stack: str) -> bool:
        return self.options["open_stacks"] == "on" and stack in START_STACKS  # TP-24

    def _draw(self, words: list[str]) -> None:
        if words[0] == "look":
            self._look(words[1])
        elif words[0] == "pick":
            self.stage = Stage.LIMIT
            self._receive(self.turn, self.looked, int(words[1]) - 1)
        else:
            self.stage = Stage.LIMIT
            if self.tiles_in[words[1]][0].name is None:
                self.due.append(Due(Kind.HAND, stack=words[1], seat=self.turn))
            else:
                self._receive(self.turn, words[1], 0)

    def _look(self, stack: str) -> None:
        """From now on the seat knows the whole stack (TP-15)."""
        self.gold[self._mine] -= 1
        self.stage = Stage.PICK
        self.looked = stack
        for place, tile in enumerate(self.tiles_in[stack]):
            tile.seen |= self._audience(self.turn)
            if tile.name is None:
                self.due.append(Due(Kind.LOOK, stack=stack, place=place))

    def _audience(self, seat: int) -> set[int]:
        """Who sees what the seat sees (TP-6, TP-15, TP-25)."""
        return set(range(self.seats)) if self.together else {seat}

    def _receive(self, seat: int, stack: str, place: int) -> None:
        """Move a tile from a stack into a hand; whoever knew it still knows it (TP-15)."""
        tiles = self.tiles_in[stack]
        tile = tiles.pop(place)
        tile.seen |= self._audience(seat)
        self.held[seat] = tile
        if self.loses_last and len(tiles) == 1:
            tiles.clear()  # TP-20
        if tiles and self._is_open(stack) and tiles[0].name is None:
            self.due.append(Due(Kind.OPEN, stack=stack))  # TP-24

    # ---- score ------------------------------------------------------------------------------

    def _points(self, side: int) -> int:
        """Foundations, pyramids, bricks and gold of a side (TP-22)."""
        points = self.bricks[side].total() + self.gold[side]
        for site in self.sites.values():
            if site.owner == side:
                points += LEVEL_VALUES[site.level] if site.level > 0 else site.value
        return points

    def scores(self) -> list[int]:
        """Count the points of each seat as if the game ended now."""
        return [self._points(self._side(seat)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Places, 1 is best; equal points share the place (TP-22); a lost task is all 2 (TP-29)."""
        if self.together:
            return [1 if self._is_fulfilled() else 2] * self.seats
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def _is_fulfilled(self) -> bool:
        """Whether the task is fulfilled by what stands there now (TP-26, TP-27, TP-28)."""
        if self.task == "1":
            return sum(site.level == 5 for site in self.sites.values()) >= 4
        if self.task == "2":
            return self._points(0) > 275
        return {site.colour for site in self.sites.values() if site.level == 4} == set(COLOURS)
