"""The places of a board: fields, the cells in them, and the sides between cells."""

from typing import Final

SIDE: Final = 5  # fields along a side of the board (LP-1)
FIELDS: Final = 25
WIDE: Final = 10  # cells along a side of the board
CELLS: Final = 100
PARTS: Final = 4  # cells of a field, in reading order

# Both are counted row by row from the top left.
FIELD_NAMES: Final = [f"{'ABCDE'[field % SIDE]}{field // SIDE + 1}" for field in range(FIELDS)]
CELL_NAMES: Final = [f"{'abcdefghij'[cell % WIDE]}{cell // WIDE + 1}" for cell in range(CELLS)]

# Sets of fields with a neighbour to that side.
HAS_EAST: Final = 0xF7BDEF
HAS_WEST: Final = 0x1EF7BDE

# Sides of a cell, and the step across each. The opposite of a side is `(side + 2) % 4`.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
STEP: Final = [-WIDE, 1, WIDE, -1]

BEYOND: Final = -1  # the place across a side of the border


def _next(cell: int, side: int) -> int:
    row, column = cell // WIDE, cell % WIDE
    row += (side == SOUTH) - (side == NORTH)
    column += (side == EAST) - (side == WEST)
    return row * WIDE + column if 0 <= row < WIDE and 0 <= column < WIDE else BEYOND


NEXT: Final = [_next(cell, side) for cell in range(CELLS) for side in range(SIDES)]
FIELD_OF: Final = [cell // 20 * SIDE + cell % WIDE // 2 for cell in range(CELLS)]
PART_OF: Final = [cell // WIDE % 2 * 2 + cell % 2 for cell in range(CELLS)]
CELL_AT: Final = [
    (field // SIDE * 2 + part // 2) * WIDE + field % SIDE * 2 + part % 2
    for field in range(FIELDS)
    for part in range(PARTS)
]

# From the one side that is left open, as a set, to its number.
WAY_OUT: Final = [0, NORTH, EAST, 0, SOUTH, 0, 0, 0, WEST]
