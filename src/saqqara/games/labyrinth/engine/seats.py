"""What lies before each seat, by name; kept in flat rows, which are copied fast."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.core.state import State
from saqqara.games.labyrinth.engine.cells import FIELD_OF, FIELDS
from saqqara.games.labyrinth.engine.stages import DONE, REVEAL
from saqqara.games.labyrinth.engine.tiles import Tiles

NOTHING: Final = -1
EMPTY: Final[list[int]] = []
NOBODY: Final[list[tuple[int, ...]]] = []

# Kinds of stones: one kind in the basic game, three in the professional one, and the special
# treasures that bets bring.
STONE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
SPECIAL: Final = 4
KINDS: Final = 5
BASIC_STONES: Final = [12, 0, 0, 0, 0]  # a seat has at the start, by kind (LP-5)
PRO_STONES: Final = [0, 3, 4, 5, 0]

# Columns of a seat's row.
_DUE: Final = 0
_DRAFT: Final = 1
_PART: Final = 2
_START: Final = 3
_NAMED: Final = 4
_AHEAD: Final = 5
_HEADING: Final = 6
_SHOWN: Final = 7
_BET: Final = 8
_IN: Final = 9
_COLUMNS: Final = 10


class Seats(State):
    """The table: boards, stones, robbers and bets. Lists hold the seats one after the other."""

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
        self.rows = EMPTY  # _COLUMNS for each seat
        self.laid = EMPTY  # FIELDS for each seat
        self.free = EMPTY  # for each seat the set of its free fields
        self.paths = NOBODY  # for each seat the cells of its corridor, in order
        self.stones = NOBODY  # for each seat its stones, as cell * KINDS + kind
        self.supply = EMPTY  # KINDS for each seat

    def set_up(self) -> None:
        """Empty boards, all stones, all cards face down."""
        no_cells: tuple[int, ...] = ()
        row = [NOTHING] * _COLUMNS
        row[_DUE] = DONE
        row[_SHOWN] = row[_IN] = 0
        self.left = self.pack.copies[:]
        self.rows = row * self.seats
        self.laid = [NOTHING] * (FIELDS * self.seats)
        self.free = [BIT[FIELDS] - 1] * self.seats
        self.paths = [no_cells] * self.seats
        self.stones = [no_cells] * self.seats
        self.supply = (PRO_STONES if self.pro else BASIC_STONES) * self.seats

    # The decision of a seat

    def due(self, seat: i64) -> int:
        """Which decision, see stages.py."""
        return self.rows[_COLUMNS * seat + _DUE]

    def set_due(self, seat: i64, due: int) -> None:
        self.rows[_COLUMNS * seat + _DUE] = due

    def draft(self, seat: i64) -> int:
        """The field of this card's tile, hidden until all are done; NOTHING = not yet laid."""
        return self.rows[_COLUMNS * seat + _DRAFT]

    def part(self, seat: i64) -> int:
        """The cell of that tile a stone is asked for, 0 to 3; NOTHING = before the first."""
        return self.rows[_COLUMNS * seat + _PART]

    def set_part(self, seat: i64, part: int) -> None:
        self.rows[_COLUMNS * seat + _PART] = part

    # The board

    def tile(self, seat: i64, field: i64) -> int:
        """What lies on a field; NOTHING = it is free."""
        return self.laid[FIELDS * seat + field]

    def tiles(self, seat: i64) -> list[int]:
        """What lies on each field."""
        return self.laid[FIELDS * seat : FIELDS * seat + FIELDS]

    def lay_draft(self, seat: i64, field: i64, tile: i64) -> None:
        """The tile of this card; no stone has been asked for yet."""
        at: i64 = _COLUMNS * seat
        self.laid[FIELDS * seat + field] = tile
        self.free[seat] = self.free[seat] & ~BIT[field]
        self.rows[at + _DRAFT] = field
        self.rows[at + _PART] = NOTHING

    def take_draft(self, seat: i64) -> None:
        """Its field is free again."""
        at: i64 = _COLUMNS * seat
        field: i64 = self.rows[at + _DRAFT]
        self.laid[FIELDS * seat + field] = NOTHING
        self.free[seat] = self.free[seat] | BIT[field]
        self.rows[at + _DRAFT] = NOTHING
        self.rows[at + _PART] = NOTHING

    def is_laid(self, seat: i64, cell: i64) -> bool:
        """Whether a tile lies there."""
        return self.laid[FIELDS * seat + FIELD_OF[cell]] >= 0

    def sides(self, seat: i64, cell: i64) -> int:
        """The sides of a laid cell that its own tile leaves open."""
        return self.pack.sides_at(self.laid[FIELDS * seat + FIELD_OF[cell]], cell)

    # The stones

    def held(self, seat: i64, kind: i64) -> int:
        """Stones of a kind that are not yet put."""
        return self.supply[KINDS * seat + kind]

    def all_held(self, seat: i64) -> list[int]:
        """By kind."""
        return self.supply[KINDS * seat : KINDS * seat + KINDS]

    def get(self, seat: i64, kind: i64) -> None:
        """One stone more."""
        self.supply[KINDS * seat + kind] += 1

    def spend(self, seat: i64, kind: i64) -> None:
        """One stone less."""
        self.supply[KINDS * seat + kind] -= 1

    def holds_stones(self, seat: i64) -> bool:
        kind: i64
        for kind in range(KINDS):
            if self.supply[KINDS * seat + kind]:
                return True
        return False

    def stone(self, seat: i64, cell: i64) -> int:
        """The kind of the stone on this cell; NOTHING = none."""
        for stone in self.stones[seat]:
            if stone // KINDS == cell:
                return stone % KINDS
        return NOTHING

    # The robber

    def start(self, seat: i64) -> int:
        """Where he came in, 0 to 5; NOTHING = not yet named."""
        return self.rows[_COLUMNS * seat + _START]

    def named(self, seat: i64) -> int:
        """The card after which the start was named."""
        return self.rows[_COLUMNS * seat + _NAMED]

    def set_start(self, seat: i64, start: i64, card: i64) -> None:
        self.rows[_COLUMNS * seat + _START] = start
        self.rows[_COLUMNS * seat + _NAMED] = card

    def ahead(self, seat: i64) -> int:
        """The cell he would enter next; NOTHING = no start, or the corridor has ended."""
        return self.rows[_COLUMNS * seat + _AHEAD]

    def heading(self, seat: i64) -> int:
        """The side he walks towards."""
        return self.rows[_COLUMNS * seat + _HEADING]

    def set_robber(self, seat: i64, ahead: int, heading: int) -> None:
        self.rows[_COLUMNS * seat + _AHEAD] = ahead
        self.rows[_COLUMNS * seat + _HEADING] = heading

    def step(self, seat: i64, cell: i64) -> int:
        """The number of this cell in the corridor (LP-10); 0 = not in it."""
        for number, other in enumerate(self.paths[seat], 1):
            if other == cell:
                return number
        return 0

    def shown(self, seat: i64) -> int:
        """How much of the corridor all have seen."""
        return self.rows[_COLUMNS * seat + _SHOWN]

    # The bet

    def bet(self, seat: i64) -> int:
        """HIGHER or LOWER; NOTHING = none lies there."""
        return self.rows[_COLUMNS * seat + _BET]

    def set_bet(self, seat: i64, bet: i64) -> None:
        self.rows[_COLUMNS * seat + _BET] = bet

    def is_in(self, seat: i64) -> bool:
        """Still in the betting round (LP-20)."""
        return self.rows[_COLUMNS * seat + _IN] != 0

    def set_in(self, seat: i64, is_in: bool) -> None:
        self.rows[_COLUMNS * seat + _IN] = 1 if is_in else 0

    def show(self, seat: i64) -> None:
        """Nothing is a draft any more, and no bet lies there."""
        at: i64 = _COLUMNS * seat
        self.rows[at + _DRAFT] = NOTHING
        self.rows[at + _PART] = NOTHING
        self.rows[at + _SHOWN] = len(self.paths[seat])
        self.rows[at + _BET] = NOTHING


def kinds(pro: bool, bets: bool) -> list[int]:
    """Kinds of stones that are played with (LP-5, LP-21)."""
    return [*([RED, GREEN, BLUE] if pro else [STONE]), *([SPECIAL] if bets else [])]
