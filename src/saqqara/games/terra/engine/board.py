"""The board of Terra Pyramides: everything about its fields that never changes in a game.

A field is `row * WIDE + column`, whatever the size of the board.
"""

from typing import Any, Final

from mypy_extensions import i64

from saqqara.games.terra.engine.moves import FIELDS, LAY, LINES, STAIRS, WAYS, WIDE

NOTHING: Final = -1

# Signs of a field (TP-1).
OUTSIDE: Final = 0
DESERT: Final = 1
START: Final = 2
OASIS: Final = 3
SITE: Final = 4
SIGNS: Final = {".": DESERT, "+": START, "o": OASIS, "#": SITE}

# Halves of a board (TP-1), and of the storages (TP-2).
SPHINX: Final = 0
SCARAB: Final = 1
HALVES: Final = {"s": SPHINX, "c": SCARAB}

# One step in each of the eight directions; a stair turns by two of them at a time.
ROW_STEP: Final = [-1, -1, 0, 1, 1, 1, 0, -1]
COLUMN_STEP: Final = [0, 1, 1, 1, 0, -1, -1, -1]
# The direction in which each line is read: west to east, north to south, down the diagonals.
LINE_WAY: Final = [2, 4, 3, 5]


class Board:
    """A drawn board with its lines. Trusts its drawing; pack.py checks it."""

    def __init__(self, drawn: list[str], halves: list[str]) -> None:
        self.rows = len(drawn)
        self.columns = len(drawn[0])
        self.signs = [OUTSIDE] * FIELDS
        self.half = [SPHINX] * FIELDS
        for row in range(self.rows):
            for column in range(self.columns):
                field = row * WIDE + column
                self.signs[field] = SIGNS[drawn[row][column]]
                self.half[field] = HALVES[halves[row][column]]
        self.sites = [field for field in range(FIELDS) if self.signs[field] == SITE]
        self.site_at = [NOTHING] * FIELDS
        for site in range(len(self.sites)):
            self.site_at[self.sites[site]] = site
        self.grounds = [field for field in range(FIELDS) if self.signs[field] in (DESERT, START)]
        self.starts = self._starts()
        self.facing = [  # by field and stair: the site in its line (TP-8)
            self._ahead(field, 2 * stair) for field in range(FIELDS) for stair in range(STAIRS)
        ]
        self.beside = [  # by field and stair
            self._next_site(field, 2 * stair) for field in range(FIELDS) for stair in range(STAIRS)
        ]
        self.lays: list[list[Any]] = [self._lays(field) for field in range(FIELDS)]
        self.lines = [  # by field and line
            self._line(field, line) for field in range(FIELDS) for line in range(LINES)
        ]
        self.oases = [len([f for f in line if self.signs[f] == OASIS]) for line in self.lines]
        self.stretches: list[int] = []  # where in `lines` each line of the ground is met first
        self.stretch = [NOTHING] * len(self.lines)  # by field and line: which of these
        for field in self.grounds:
            for at in range(LINES * field, LINES * field + LINES):
                self.stretch[at] = self._stretch(self.lines[at])
        self.between = [  # by field and direction
            self._walk(field, way) for field in range(FIELDS) for way in range(WAYS)
        ]
        self.goals = [  # by field and direction
            self._goal(field, way) for field in range(FIELDS) for way in range(WAYS)
        ]

    def next_to(self, field: i64, stair: i64) -> int:
        """The site directly next to a field, where a stair faces; NOTHING = none (TP-9)."""
        return self.beside[STAIRS * field + stair]

    def row(self, field: i64, line: i64) -> list[int]:
        """The fields of a row through a field, oases included (TP-10)."""
        return self.lines[LINES * field + line]

    def oases_in(self, field: i64, line: i64) -> int:
        """How many oases such a row has."""
        return self.oases[LINES * field + line]

    def way(self, field: i64, way: i64) -> list[int]:
        """What a worker walks over before it comes to a site or the edge (TP-12)."""
        return self.between[WAYS * field + way]

    def goal(self, field: i64, way: i64) -> int:
        """The site it comes to; NOTHING if an oasis or the edge is in the way (TP-12)."""
        return self.goals[WAYS * field + way]

    def _starts(self) -> list[int]:
        """The start fields, those of the sphinx half first (TP-5)."""
        marked = [field for field in range(FIELDS) if self.signs[field] == START]
        sphinx = [field for field in marked if self.half[field] == SPHINX]
        return sphinx + [field for field in marked if self.half[field] == SCARAB]

    def step(self, field: int, way: int) -> int:
        """The next field in a direction; NOTHING beyond the edge."""
        row, column = field // WIDE + ROW_STEP[way], field % WIDE + COLUMN_STEP[way]
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * WIDE + column
        return NOTHING

    def _walk(self, field: int, way: int) -> list[int]:
        """The fields in a direction before the next site or the edge."""
        found = []
        other = self.step(field, way)
        while other != NOTHING and self.signs[other] != SITE:
            found.append(other)
            other = self.step(other, way)
        return found

    def _ahead(self, field: int, way: int) -> int:
        """The site at the end of such a walk, or NOTHING."""
        last = [field, *self._walk(field, way)][-1]
        return self._next_site(last, way)

    def _next_site(self, field: int, way: int) -> int:
        other = self.step(field, way)
        return NOTHING if other == NOTHING else self.site_at[other]

    def _lays(self, field: int) -> list[int]:
        facing = self.facing[STAIRS * field : STAIRS * field + STAIRS]
        first = LAY + STAIRS * field
        return [first + stair for stair in range(STAIRS) if facing[stair] != NOTHING]

    def _line(self, field: int, line: int) -> list[int]:
        way = LINE_WAY[line]
        before = self._walk(field, (way + 4) % WAYS)
        return [*before[::-1], field, *self._walk(field, way)]

    def _stretch(self, line: list[int]) -> int:
        first = self.lines.index(line)
        if first not in self.stretches:
            self.stretches.append(first)
        return self.stretches.index(first)

    def _goal(self, field: int, way: int) -> int:
        for other in self.between[WAYS * field + way]:
            if self.signs[other] == OASIS:
                return NOTHING
        return self._ahead(field, way)
