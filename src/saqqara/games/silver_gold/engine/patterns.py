"""The patterns of expedition cards, and all the places where they can lie on a card (SG-9)."""

from typing import Any, Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, members

SIDE: Final = 5
CELLS: Final = 25
COLUMNS: Final = "abcde"
CELL_NAMES: Final = [f"{COLUMNS[k % SIDE]}{k // SIDE + 1}" for k in range(CELLS)]

# All shapes of two to four connected cells; a pack says which of them its expedition cards show.
SHAPES: Final = ["I2", "I3", "V3", "I4", "O4", "L4", "T4", "S4"]
DRAWN: Final = ["##", "###", "#./##", "####", "##/##", "#./#./##", "###/.#.", ".##/##."]
NO_SHAPE: Final = -1


def cell_names(mask: int) -> list[str]:
    """The names of cells in reading order."""
    return [CELL_NAMES[k] for k in members(mask)]


def cells_of(drawn: str) -> list[tuple[int, int]]:
    """The cells of a drawing such as `#./##`, as (row, column)."""
    rows = drawn.split("/")
    return [(r, c) for r in range(len(rows)) for c in range(len(rows[r])) if rows[r][c] == "#"]


def turns(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The eight ways to turn and mirror a piece, each moved to the top left corner (SG-9)."""
    out: list[list[tuple[int, int]]] = []
    for _ in range(2):
        for _ in range(4):
            cells = [(c, -r) for r, c in cells]
            top, left = min([r for r, _ in cells]), min([c for _, c in cells])
            out.append(sorted([(r - top, c - left) for r, c in cells]))
        cells = [(r, -c) for r, c in cells]
    return out


def shape_of(cells: list[tuple[int, int]]) -> int:
    """Which shape a piece is, however it is turned."""
    for shape in range(len(SHAPES)):
        if turns(cells)[0] in turns(cells_of(DRAWN[shape])):
            return shape
    return NO_SHAPE


HASH: Final[i64] = 37  # powers of two leave different rests: from a single bit to its number
PLACES: Final = 387  # ways to cover cells of one card; the number of a place is fixed


class Way:
    """A shape turned one way: where its first cell can lie, and how far the others are from it."""

    def __init__(self, cells: list[tuple[int, int]], place: int) -> None:
        numbers = [row * SIDE + column for row, column in cells]
        height, width = max([r for r, _ in cells]), max([c for _, c in cells])
        offsets = [number - numbers[0] for number in numbers[1:]] + [0, 0, 0]
        self.second: i64 = offsets[0]
        self.third: i64 = offsets[1]
        self.fourth: i64 = offsets[2]
        self.masks = [
            sum([BIT[number + row * SIDE + column] for number in numbers])
            for row in range(SIDE - height)
            for column in range(SIDE - width)
        ]
        self.firsts: i64 = sum([mask & -mask for mask in self.masks])
        self.marks = [self._marks(slot * PLACES + place) for slot in range(2)]

    def _marks(self, number: int) -> list[Any]:
        """The numbers of its moves on a card by `bit of the first cell % HASH`.

        Any, so that a legal list takes these ints themselves: making new ones costs a sixth more.
        """
        found: list[Any] = [-1] * int(HASH)
        for mask in self.masks:
            found[(mask & -mask) % int(HASH)] = number
            number += 1
        return found

    def fits(self, free: i64) -> i64:
        """The first cells from which it lies on free cells only."""
        beside: i64 = (free >> self.second) & (free >> self.third) & (free >> self.fourth)
        return self.firsts & free & beside


def _ways(drawn: str, masks: list[int]) -> list[Way]:
    """The different ways to turn a shape; its places are added, the same cells once (SG-9)."""
    ways: list[Way] = []
    for cells in sorted([list(way) for way in {tuple(way) for way in turns(cells_of(drawn))}]):
        ways.append(Way(cells, len(masks)))
        masks.extend(ways[-1].masks)
    return ways


# Places: first the 25 single cells, then for each shape all it can cover.
MASK: Final[list[int]] = []
SINGLE: Final = _ways("#", MASK)[0]
WAYS: Final = [_ways(drawn, MASK) for drawn in DRAWN]
PLACE: Final = {MASK[k]: k for k in range(len(MASK))}


def shape_over(mask: int) -> int:
    """The shape that covers just these cells; none covers a single one."""
    for shape in range(len(SHAPES)):
        for way in WAYS[shape]:
            if mask in way.masks:
                return shape
    return NO_SHAPE
