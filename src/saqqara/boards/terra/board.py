"""The board of Terra Pyramides: one line for each field, two, or two and room between them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from saqqara.boards.lines import Lines, line
from saqqara.boards.signs import ASCII, Frame, Signs
from saqqara.boards.terra.signs import arrow, sign, workers_sign
from saqqara.games.terra.box import Box, Field
from saqqara.games.terra.view import SiteView, TileView, View

# What a field is at this moment; without a colour its brackets tell.
CURSOR: Final = "cursor"
MISFIT: Final = "misfit"
REFUSED: Final = "refused"
ROW: Final = "row"
WAITS: Final = "waits"
BRACKETS: Final = {
    CURSOR: ("[", "]"),
    MISFIT: ("{", "}"),
    REFUSED: ("!", "!"),
    ROW: ("(", ")"),
    WAITS: ("‹", "›"),
}
STRONG: Final = (REFUSED, CURSOR, MISFIT)  # their brackets outdo those of a neighbour
Marks = Mapping[str, str]

FLAT: Final = 1  # rows of the screen for each row of fields
MIDDLE: Final = 2
ROOMY: Final = 3
WIDE: Final = 5  # columns for each field, the one before it included
LEFT: Final = 3  # columns for the numbers of the rows

SAND: Final = "#E3CC9B"
INK: Final = "#2A2017"
BONE: Final = "#FFFBF0"
_SHADE: Final = "#F4E8CE"
_LIT: Final = "#FFD873"
_FRESH: Final = "#C9DAF6"
_POOL: Final = "#BFE3DC"
_PIT: Final = "#B08C56"
_SLAB: Final = "#CFC2A0"
_STAIR: Final = "#7A5E38"
_PALE: Final = "#A8895A"
_GLOW: Final = "#8A5A00"
_LAPIS: Final = "#1F4B99"
_CARNELIAN: Final = "#A8321B"
_MARK_INKS: Final = {CURSOR: _LAPIS, MISFIT: _CARNELIAN, REFUSED: _CARNELIAN, WAITS: _LAPIS}
SEAT_INKS: Final = (  # on the soft ground of the same hue
    "#1F4B99 on #DDE7F8",
    "#A8321B on #F9DFD6",
    "#17694A on #D7ECE0",
    "#663A90 on #EADFF4",
)
SYMBOL_INKS: Final = {
    "blue": "#1F4B99",
    "grey": "#5F5C55",
    "red": "#A8321B",
    "green": "#17694A",
    "yellow": "#8A6200",
    "brown": "#6B3E1B",
    "worker": INK,
    "eye": "#8A5A00",
}
STONES: Final = {  # of pyramids
    "blue": "bold #FFFFFF on #2F5CA8",
    "grey": "bold #FFFFFF on #6E6B64",
    "red": "bold #FFFFFF on #A8382A",
    "green": "bold #FFFFFF on #2F7A41",
    "yellow": f"bold {INK} on #DDAA2B",
    "brown": "bold #FFFFFF on #7C4E2A",
}


@dataclass(frozen=True)
class Drawn:
    """A position, ready to be drawn."""

    view: View
    box: Box
    signs: Signs
    marks: Marks = field(default_factory=dict)
    fresh: str = ""  # the field of the tile under way


class Canvas:
    """A sheet of signs, each with its style."""

    def __init__(self, high: int, wide: int, style: str) -> None:
        self.cells = [[(" ", style)] * wide for _ in range(high)]

    def put(self, y: int, x: int, text: str, style: str) -> None:
        for k, letter in enumerate(text):
            self.cells[y][x + k] = (letter, style)

    def lines(self) -> Lines:
        return [line(*_runs(row)) for row in self.cells]


def _runs(row: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Neighbours of the same style together."""
    for style, cells in groupby(row, key=lambda cell: cell[1]):
        yield "".join(letter for letter, _ in cells), style


def height(box: Box, size: int) -> int:
    """How many rows of the screen the board takes."""
    return 1 + box.rows * size + (1 if size == ROOMY else 0)


def board(drawn: Drawn, size: int) -> Lines:
    """With the letters of the columns above and the numbers of the rows on the left."""
    view, box = drawn.view, drawn.box
    top = 1 if size == ROOMY else 0
    canvas = Canvas(top + box.rows * size, WIDE * box.columns + 1, f"{INK} on {SAND}")
    for y in range(len(canvas.cells)):
        for x in (0, WIDE * box.columns):
            canvas.put(y, x, drawn.signs.frame.down, f"{_STAIR} on {SAND}")
    tiles = {tile.field: tile for tile in view.tiles}
    sites = {site.field: site for site in view.sites}
    for place in box.fields:
        row, column = spot(place.field)
        y, x = top + row * size, 1 + column * WIDE
        kind = drawn.marks.get(place.field, "")
        if place.field in sites:
            _site(canvas, drawn, sites[place.field], (y, x), size)
        elif place.field in tiles:
            _tile(canvas, drawn, tiles[place.field], (y, x), size)
        else:
            _free(canvas, drawn, place, (y, x), size)
        _brackets(canvas, drawn.signs, kind, (y, x), size)
    return _named(canvas, box, size)


def spot(name: str) -> tuple[int, int]:
    """Row and column of a field."""
    return int(name[1:]) - 1, "abcdefghij".index(name[0])


def _named(canvas: Canvas, box: Box, size: int) -> Lines:
    letters = "".join(f"  {letter}  " for letter in "abcdefghij"[: box.columns])
    rows = [line((" " * LEFT + letters, "dim"))]
    top = 1 if size == ROOMY else 0
    for number, text in enumerate(canvas.lines()):
        row, part = divmod(number - top, size)
        label = f"{row + 1:>2} " if not part else "   "
        rows.append(line((label, "dim"), text))
    return rows


Place = tuple[int, int]


def _tile(canvas: Canvas, drawn: Drawn, tile: TileView, at: Place, size: int) -> None:
    """The symbols in the middle, the stair at the side it faces."""
    y, x = at
    row, column = spot(tile.field)
    ground = BONE if (row + column) % 2 else _SHADE
    if tile.field == drawn.fresh:
        ground = _FRESH
    if drawn.marks.get(tile.field) == ROW:
        ground = _LIT
    high = min(size, MIDDLE)
    for k in range(high):
        canvas.put(y + k, x, " " * (WIDE - 1), f"{INK} on {ground}")
    middle = y + 1 if high == MIDDLE and tile.stair == "n" else y
    for k, name in enumerate(tile.tile.split("+")):
        style = f"bold {SYMBOL_INKS[name]} on {ground}"
        canvas.put(middle, x + 1 + k, sign(name, drawn.signs), style)
    _stair(canvas, drawn, tile, (y, x), f"{_STAIR} on {ground}", high)


def _stair(canvas: Canvas, drawn: Drawn, tile: TileView, at: Place, style: str, high: int) -> None:
    y, x = at
    text = arrow(tile.stair, drawn.signs)
    if tile.stair in "ew" or high == FLAT:
        canvas.put(y, x if tile.stair == "w" else x + WIDE - 2, text, style)
    else:
        canvas.put(y if tile.stair == "n" else y + 1, x + 1, text * 2, style)


def _site(canvas: Canvas, drawn: Drawn, site: SiteView, at: Place, size: int) -> None:
    y, x = at
    high = min(size, MIDDLE)
    if not site.value:
        for k in range(high):
            canvas.put(y + k, x, sign("site", drawn.signs) * 4, f"{_STAIR} on {_PIT}")
        return
    style = STONES[site.colour] if site.level else f"bold {INK} on {_SLAB}"
    text = f"{sign(site.colour, drawn.signs)}{site.level}" if site.level else f" {site.value}"
    for k in range(high):
        canvas.put(y + k, x, " " * (WIDE - 1), style)
    canvas.put(y, x + high - 1, text, style)
    _workers(canvas, drawn, site, at, high)


def _workers(canvas: Canvas, drawn: Drawn, site: SiteView, at: Place, high: int) -> None:
    """A sign for each; where there is one line only, a sign and their number."""
    if site.owner < 0:
        return
    y, x = at
    mark = workers_sign(site.owner, drawn.signs)
    style = f"bold {SEAT_INKS[site.owner]}"
    if high == FLAT:
        canvas.put(y, x + 2, f"{mark}{site.workers}", style)
    else:
        canvas.put(y + 1, x, f"{mark * site.workers:^4}", style)


def _free(canvas: Canvas, drawn: Drawn, place: Field, at: Place, size: int) -> None:
    """Desert, with its half where that matters, or an oasis."""
    y, x = at
    high = min(size, MIDDLE)
    lit = drawn.marks.get(place.field) == ROW
    if place.sign == "oasis":
        style = f"bold #17694A on {_LIT if lit else _POOL}"
        for k in range(high):
            canvas.put(y + k, x, " " * (WIDE - 1), style)
        canvas.put(y, x + 1, sign("oasis", drawn.signs) * 2, style)
        return
    ground = _LIT if lit else SAND
    for k in range(high):
        canvas.put(y + k, x, " " * (WIDE - 1), f"{INK} on {ground}")
    name = place.half if drawn.box.symbols and place.sign == "desert" else place.sign
    canvas.put(y, x + 1, sign(name, drawn.signs), f"{_PALE} on {ground}")


def _brackets(canvas: Canvas, signs: Signs, kind: str, at: Place, size: int) -> None:
    if not kind:
        return
    y, x = at
    style = f"bold {_MARK_INKS.get(kind, _GLOW)} on {SAND}"
    if kind == CURSOR and size == ROOMY:
        _frame(canvas, signs.heavy, at, style)
        return
    left, right = brackets(kind, signs)
    for k in range(min(size, MIDDLE)):
        _bracket(canvas, y + k, x - 1, left, style, kind)
        _bracket(canvas, y + k, x + WIDE - 1, right, style, kind)


def brackets(kind: str, signs: Signs) -> tuple[str, str]:
    """What stands left and right of a field."""
    return ("<", ">") if kind == WAITS and signs is ASCII else BRACKETS[kind]


def _frame(canvas: Canvas, frame: Frame, at: Place, style: str) -> None:
    """All around a field."""
    y, x = at
    across = frame.across * (WIDE - 1)
    canvas.put(y - 1, x - 1, f"{frame.top_left}{across}{frame.top_right}", style)
    for k in range(MIDDLE):
        canvas.put(y + k, x - 1, frame.down, style)
        canvas.put(y + k, x + WIDE - 1, frame.down, style)
    canvas.put(y + MIDDLE, x - 1, f"{frame.bottom_left}{across}{frame.bottom_right}", style)


def _bracket(canvas: Canvas, y: int, x: int, text: str, style: str, kind: str) -> None:
    """Unless the neighbour's is stronger."""
    strong = "[]{}!║:"
    if kind in STRONG or canvas.cells[y][x][0] not in strong:
        canvas.put(y, x, text, style)
