"""A position of Terra Pyramides by its names: what lies where, and who owns what.

A side is what owns gold, bricks, workers and pyramids: a seat, or in the co-operative game all
seats together (side 0).
"""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.core.state import State
from saqqara.games.terra.engine import components, stages
from saqqara.games.terra.engine.board import NOTHING
from saqqara.games.terra.engine.components import Components, Options
from saqqara.games.terra.engine.moves import FIELDS, KINDS_OF_BRICK, STAIRS
from saqqara.games.terra.engine.stacks import ALL, OPEN, Stacks, full_stacks

# Sides and sites lie in flat rows, which only this file knows: interpreted, a row of all sites is
# copied in 0.1 microseconds, an object for each of them in 3.5.

# Columns of a side: its bricks by colour, then these.
_GOLD: Final = 7
_SUPPLY: Final = 8
_TIPPED: Final = 9  # pyramids with a tip
_SIDE: Final = 10

# Columns of a site.
_VALUE: Final = 0  # of its foundation; 0 = a bare site
_LEVEL: Final = 1
_COLOUR: Final = 2
_OWNER: Final = 3
_WORKERS: Final = 4
_SITE: Final = 5

_STAIR: Final = [bytes([stair]) for stair in range(STAIRS)]
_EMPTY: Final[list[int]] = []
_NO_TILES: Final = Stacks()


class Land(State):
    """All that lies on the table; what may be done with it stands in the files of the stages."""

    def __init__(self, pack: Components, seats: int, options: Options, rules: int) -> None:
        super().__init__(seats, rules)
        self.pack = pack
        self.options = options
        self.board = pack.boards[options.board]
        self.task = options.task
        self.shrinks = seats == 2 or options.task > 0  # stacks lose their last tile (TP-20, TP-25)
        self.stage = stages.FIRST_SEAT
        self.count = 0  # of the four start tiles, foundations, hands or tops
        self.turn = 0  # turns finished
        self.seat = 0  # whose turn it is
        self.field = NOTHING  # where this turn's tile lies
        self.line = NOTHING  # which row was activated
        self.stack = NOTHING  # which one is drawn from
        self.sides = _EMPTY
        self.sites = _EMPTY
        self.ground = _EMPTY  # by field: the tile laid there; NOTHING = none
        # By field: where its stair faces. Copies share this, it is only ever replaced. Tiles alone
        # in `ground`, read without a method in the loops of features, save 6 % of a search.
        self.stairs = b""
        self.waiting = _EMPTY  # fields whose worker symbols are not used yet, rising
        self.tiles = _NO_TILES
        self.foundations = _EMPTY  # in the pile, by value

    def set_out(self) -> None:
        """An empty board, full stacks, all workers at home (TP-4, TP-5)."""
        sides = 1 if self.task else self.seats
        self.sides = [0] * (_SIDE * sides)
        for side in range(sides):
            self.fetch(side, components.workers(self.seats, self.task))
        self.clear()
        self.tiles = full_stacks(self.seats, self.pack.tiles)
        self.foundations = self.pack.foundations[:]

    def clear(self) -> None:
        """Nothing on the board."""
        self.sites = [0, 0, NOTHING, NOTHING, 0] * len(self.board.sites)
        self.ground = [NOTHING] * FIELDS
        self.stairs = bytes(FIELDS)

    def fill(self, twin: "Land") -> None:
        """Gives another position all that lies here."""
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
        twin.stairs = self.stairs
        twin.waiting = self.waiting[:]
        twin.tiles = self.tiles.copy()
        twin.foundations = self.foundations[:]

    # Sides

    def side(self, seat: i64) -> int:
        """Whose gold, bricks and workers these are (TP-25)."""
        return 0 if self.task else seat

    def gold(self, side: i64) -> int:
        return self.sides[_SIDE * side + _GOLD]

    def earn(self, side: i64, gold: i64) -> None:
        self.sides[_SIDE * side + _GOLD] += gold

    def pay(self, side: i64, gold: i64) -> None:
        self.sides[_SIDE * side + _GOLD] -= gold

    def brick(self, side: i64, kind: i64) -> int:
        """How many bricks of a kind this side has."""
        return self.sides[_SIDE * side + kind]

    def bricks(self, side: i64) -> int:
        """And how many in all."""
        found = 0
        at: i64
        for at in range(_SIDE * side, _SIDE * side + KINDS_OF_BRICK):
            found += self.sides[at]
        return found

    def give(self, side: i64, kind: i64, bricks: i64) -> None:
        self.sides[_SIDE * side + kind] += bricks

    def spend(self, side: i64, kind: i64, bricks: i64) -> None:
        self.sides[_SIDE * side + kind] -= bricks

    def supply(self, side: i64) -> int:
        """Workers at home."""
        return self.sides[_SIDE * side + _SUPPLY]

    def fetch(self, side: i64, workers: i64) -> None:
        """So many come home."""
        self.sides[_SIDE * side + _SUPPLY] += workers

    def send(self, side: i64) -> None:
        """One leaves the supply."""
        self.sides[_SIDE * side + _SUPPLY] -= 1

    def tips(self, side: i64) -> int:
        """Tips that were used."""
        return self.sides[_SIDE * side + _TIPPED]

    def use_tip(self, side: i64) -> None:
        self.sides[_SIDE * side + _TIPPED] += 1

    # Sites

    def value(self, site: i64) -> int:
        """Of its foundation; 0 = a bare site."""
        return self.sites[_SITE * site + _VALUE]

    def set_value(self, site: i64, value: int) -> None:
        self.sites[_SITE * site + _VALUE] = value

    def level(self, site: i64) -> int:
        """Of its pyramid; 0 = there is none."""
        return self.sites[_SITE * site + _LEVEL]

    def colour(self, site: i64) -> int:
        """Of its pyramid; NOTHING = there is none."""
        return self.sites[_SITE * site + _COLOUR]

    def set_pyramid(self, site: i64, level: int, colour: int) -> None:
        self.sites[_SITE * site + _LEVEL] = level
        self.sites[_SITE * site + _COLOUR] = colour

    def owner(self, site: i64) -> int:
        """The side whose workers stand here; NOTHING = nobody's."""
        return self.sites[_SITE * site + _OWNER]

    def workers(self, site: i64) -> int:
        """How many stand here."""
        return self.sites[_SITE * site + _WORKERS]

    def set_workers(self, site: i64, side: int, workers: int) -> None:
        """So many of this side; a place nobody stands on is free for all (TP-14)."""
        self.sites[_SITE * site + _OWNER] = side if workers else NOTHING
        self.sites[_SITE * site + _WORKERS] = workers

    def places(self, side: i64) -> list[int]:
        """The sites where this side has workers, rising."""
        found: list[int] = []
        at: i64
        for at in range(_OWNER, len(self.sites), _SITE):
            if self.sites[at] == side:
                found.append(at // _SITE)  # noqa: PERF401 - at is no object in a loop
        return found

    def built_on(self) -> list[int]:
        """The sites that have a pyramid, rising."""
        return [at // _SITE for at in range(_LEVEL, len(self.sites), _SITE) if self.sites[at]]

    # Tiles on the board

    def put(self, field: int, tile: int, stair: int) -> None:
        """Lays a tile."""
        self.ground[field] = tile
        self.stairs = self.stairs[:field] + _STAIR[stair] + self.stairs[field + 1 :]

    def is_free(self, field: i64) -> bool:
        """Whether no tile lies here."""
        return self.ground[field] < 0

    def ahead(self, field: i64) -> int:
        """The site right before the stair of the tile laid here; NOTHING = none (TP-9)."""
        return self.board.next_to(field, self.stairs[field])

    # What all stages ask

    def is_first_turn(self) -> bool:
        """TP-13; together it is the first of the game."""
        return self.turn < (1 if self.task else self.seats)

    def is_on_board(self, side: i64) -> bool:
        """Whether this side has a worker on the board."""
        return self.supply(side) < components.workers(self.seats, self.task)

    def is_open(self, stack: int) -> bool:
        """Whether its top lies face up (TP-24)."""
        return self.options.open_stacks and stack in OPEN

    def learners(self, seat: int) -> int:
        """Who learns what this seat looks at (TP-15, TP-25)."""
        return ALL if self.task else BIT[seat]
