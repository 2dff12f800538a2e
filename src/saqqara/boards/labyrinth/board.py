"""A seat's board of Das Labyrinth des Pharao, large with walls or small with lines."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from saqqara.boards.labyrinth.walls import (
    BACK,
    FLOOR,
    FRESH,
    HEAVY,
    INK,
    JOINTS,
    LIGHT,
    LIT,
    SAND,
    STEPS,
    Place,
    Plan,
    across,
    edge,
    walls,
)
from saqqara.boards.lines import Lines, line
from saqqara.boards.signs import ASCII, Signs
from saqqara.games.labyrinth.box import Box
from saqqara.games.labyrinth.engine.cells import CELL_AT, CELL_NAMES, FIELD_NAMES, PARTS, WIDE
from saqqara.games.labyrinth.view import ChamberView, SeatView, TileView, View

SHOWN: Final = {
    "scarab": "ж",
    "stone": "◆",
    "red": "♦",
    "green": "⬢",
    "blue": "●",
    "special": "★",
    "robber": "♙",
    "flag": "⚑",
}
LETTERS: Final = dict(zip(SHOWN, "sORGB*@!", strict=True))
RINGS: Final = {"closed": ("(", ")"), "undecided": (":", ":"), "open": ("/", "/")}
# The way in from a side: free, chosen, and in letters.
INTO: Final = {
    "W": ("→", "►", ">"),
    "E": ("←", "◄", "<"),
    "S": ("↑", "▲", "^"),
    "N": ("↓", "▼", "v"),
}
COLOURS: Final = {
    "scarab": "#6E5A43",
    "stone": "bold #74500A",
    "red": "bold #A8321B",
    "green": "bold #17694A",
    "blue": "bold #1F4B99",
    "special": "bold #663A90",
}
# Lines of this moment's tile, where no walls are drawn.
DOUBLE: Final = str.maketrans("─│┌┐└┘", "═║╔╗╚╝")
_RING_INKS: Final = {"closed": "#17694A", "undecided": INK, "open": "#A8321B"}
_ASKED: Final = "bold #FFFFFF on #1F4B99"


@dataclass(frozen=True)
class Drawn:
    """A seat's board, ready to be drawn."""

    plan: Plan
    chambers: dict[Place, ChamberView]
    starts: list[tuple[Place, str]]  # each with the side of the entrance
    flags: list[int]  # numbers of cells in the corridor that are marked
    start: int  # 1 to 6, 0 = not named
    choosing: bool  # the start is asked for
    robber: Place | None
    ahead: Place | None
    asked: Place | None = None  # a stone is asked for here


def sign(name: str, signs: Signs) -> str:
    return LETTERS[name] if signs is ASCII else SHOWN[name]


def place(cell: str) -> Place:
    """Where a cell is, by its name."""
    return divmod(CELL_NAMES.index(cell), WIDE)


def field_cells(name: str) -> list[Place]:
    """The four cells of a field, in the order a b c d."""
    first = PARTS * FIELD_NAMES.index(name)
    return [divmod(CELL_AT[first + part], WIDE) for part in range(PARTS)]


def gates(starts: list[str]) -> list[tuple[Place, str]]:
    """The start cells with the sides that are entrances: two cells of one field lie along one."""
    places = [place(cell) for cell in starts]
    pairs = [(places[k // 2 * 2], places[k // 2 * 2 + 1]) for k in range(len(places))]
    return [(places[k], _gate_side(*pair)) for k, pair in enumerate(pairs)]


def _gate_side(left: Place, right: Place) -> str:
    if left[1] == right[1]:
        return "E" if left[1] else "W"
    return "S" if left[0] else "N"


def drawn(view: View, box: Box, seat: SeatView, fresh: str = "", asked: str = "") -> Drawn:
    """A seat's board with the tile on this field as this moment's, and a cell asked for."""
    starts = gates(box.starts)
    steps = {place(cell): step for step, cell in enumerate(seat.corridor, 1)}
    plan = Plan(
        height=WIDE,
        wide=WIDE,
        sides={cell: sides for tile in seat.tiles for cell, sides in cells_of(tile)},
        fresh=frozenset(field_cells(fresh) if fresh else ()),
        gates=frozenset(starts),
        steps=steps,
    )
    return Drawn(
        plan=plan,
        chambers={place(chamber.cell): chamber for chamber in seat.chambers},
        starts=starts,
        flags=box.flags,
        start=seat.start,
        choosing=view.due == "start" or not seat.start,
        robber=place(seat.corridor[-1]) if seat.corridor else None,
        ahead=place(seat.ahead) if seat.ahead else None,
        asked=place(asked) if asked else None,
    )


def cells_of(tile: TileView) -> list[tuple[Place, str]]:
    return list(zip(field_cells(tile.field), tile.sides, strict=True))


# Large: walls as lines, three columns for each cell


def large(board: Drawn, signs: Signs) -> Lines:
    """With names of cells and fields along the edges, and the entrances."""
    inside = walls(board.plan, lambda at: _cell(board, at, signs), signs, 3)
    rows = [line((_names(4), "dim"))]
    rows += _entrances(board, signs, "N", 4)
    for number, text in enumerate(inside):
        rows.append(line(_left(board, signs, number), text, _mark(board, signs, "E", number)))
    return rows + _entrances(board, signs, "S", 4)


def _names(room: int) -> str:
    """`a A b`: the letters of cells, between them the letter of their field."""
    pairs = [f"{'acegi'[k]} {'ABCDE'[k]} {'bdfhj'[k]}" for k in range(5)]
    return " " * (room + 2) + "   ".join(pairs)


def _left(board: Drawn, signs: Signs, number: int) -> Text:
    """The number of the cells' row, or of the field's between its two rows."""
    row, between = divmod(number, 2)
    label = f" {row + 1:>2}" if between else f"{row // 2 + 1}  " if row % 2 else "   "
    return line((label, "dim"), _mark(board, signs, "W", number))


def _mark(board: Drawn, signs: Signs, side: str, number: int) -> Text:
    """At the edge beside a row: an arrow for a start, or the number of the entrance."""
    row, between = divmod(number, 2)
    for k, (at, way) in enumerate(board.starts):
        if way == side and between and at[0] == row:
            return _arrow(board, signs, k)
        if way == side and not between and k % 2 == 0 and row % 2 and at[0] // 2 == row // 2:
            return line((str(k // 2 + 1), "bold"))
    return line(" ")


def _arrow(board: Drawn, signs: Signs, start: int) -> Text:
    """The way in; the chosen one is heavy, and the others go once it is named."""
    free, chosen, letter = INTO[board.starts[start][1]]
    if board.start == start + 1:
        return line((letter if signs is ASCII else chosen, "bold"))
    if not board.choosing:
        return line(" ")
    shown = ("." if board.start else letter) if signs is ASCII else free
    return line((shown, "dim" if board.start else "bold"))


def _entrances(board: Drawn, signs: Signs, side: str, room: int) -> Lines:
    """The entrances of the upper or lower edge; no line at the upper edge if there are none."""
    columns: dict[int, Text] = {}
    for k, (at, way) in enumerate(board.starts):
        if way == side:
            columns[room + 2 + 4 * at[1]] = _arrow(board, signs, k)
            columns[room + 4 + 8 * (at[1] // 2)] = line((str(k // 2 + 1), "bold"))
    row = line()
    for column in sorted(columns):
        row.append(" " * (column - row.cell_len))
        row.append_text(columns[column])
    return [row] if columns or side == "S" else []


def _cell(board: Drawn, at: Place, signs: Signs) -> Text:
    """Three columns: what is in a cell."""
    chamber = board.chambers.get(at)
    if at == board.asked and chamber:
        return line((f"[{_held(chamber, signs)}]", _ASKED))
    if at in board.plan.steps:
        return _walked(board, at, signs)
    below = _ground(board, at)
    if chamber:
        return _chamber(chamber, signs, below)
    if at == board.ahead:
        return line((f" {_onward(board, at, signs)} ", f"bold {INK} on {below}"))
    return line(("   ", f"on {below}"))


def _ground(board: Drawn, at: Place) -> str:
    if at not in board.plan.sides:
        return SAND
    return FRESH if at in board.plan.fresh else FLOOR


def _walked(board: Drawn, at: Place, signs: Signs) -> Text:
    """A cell of the corridor with its number; before it the robber, or a worthless stone."""
    step = board.plan.steps[at]
    chamber = board.chambers.get(at)
    text = f"{step:>2} "
    if at == board.robber:
        text = f"{sign('robber', signs)}{step}"
    elif chamber and chamber.stone:
        text = f"{sign(chamber.stone, signs)}{step}"
    elif step in board.flags:
        text = f"{step}{sign('flag', signs)}"
    bold = "bold " if at == board.robber or step in board.flags else ""
    return line((f"{text:<3}"[:3], f"{bold}{INK} on {LIT}"))


def _chamber(chamber: ChamberView, signs: Signs, below: str) -> Text:
    """Round if closed, dotted if it can still close, struck if lost."""
    left, right = RINGS[chamber.end]
    ring = f"{_RING_INKS[chamber.end]} on {below}"
    style = f"{COLOURS[chamber.stone or 'scarab']} on {below}"
    return line((left, ring), (_held(chamber, signs), style), (right, ring))


def _held(chamber: ChamberView, signs: Signs) -> str:
    return sign(chamber.stone or "scarab", signs)


def _onward(board: Drawn, at: Place, signs: Signs) -> str:
    """An arrow the way the robber would enter an empty cell."""
    came = board.robber or across(*board.starts[board.start - 1])
    side = next(side for side in STEPS if across(at, side) == came)
    return INTO[side][2 if signs is ASCII else 0]


# Small: corridors as lines, one row for each row of cells


def flat(board: Drawn, signs: Signs) -> Lines:
    """Three columns for each cell, with names and entrances, where there is no room for walls."""
    names = "".join(f" {letter} " for letter in "abcdefghij")
    rows = [line((f"    {names}", "dim"))]
    for number, text in enumerate(lines_of(board, signs, 3)):
        left = line((f" {number + 1:>2}", "dim"), _mark(board, signs, "W", 2 * number + 1))
        rows.append(line(left, text, _mark(board, signs, "E", 2 * number + 1)))
    above = _ways_in(board, signs, "N")
    rows[1:1] = [above] if above.plain.strip() else []
    return [*rows, _ways_in(board, signs, "S")]


def _ways_in(board: Drawn, signs: Signs, side: str) -> Text:
    """Arrows above or below the columns."""
    arrows = [line("   ")] * WIDE
    for k, (at, way) in enumerate(board.starts):
        if way == side:
            arrows[at[1]] = line(" ", _arrow(board, signs, k), " ")
    return line("    ", *arrows)


def lines_of(board: Drawn, signs: Signs, room: int) -> Lines:
    """Corridors as lines through the cells, the walked one heavy; one or three columns a cell."""
    return [
        line(*(_line_cell(board, (row, column), signs, room) for column in range(WIDE)))
        for row in range(WIDE)
    ]


def _line_cell(board: Drawn, at: Place, signs: Signs, room: int) -> Text:
    plan = board.plan
    below = LIT if at in plan.steps else _ground(board, at)
    style = f"{INK} on {below}"
    sides = plan.sides.get(at)
    if sides is None:
        ahead = at == board.ahead
        dot = _onward(board, at, signs) if ahead else "." if signs is ASCII else "·"
        return line((dot.center(room), style if ahead else f"#8E744B on {below}"))
    if at in board.chambers and at not in plan.steps and room == 3:
        return _cell(board, at, signs)
    weight = 2 if at in plan.steps else 1
    west, east = (_thread(plan, at, side, weight, signs) for side in "WE")
    middle = _special(board, at, signs) or _bend(sides, weight, signs)
    text = f"{west}{middle}{east}" if room == 3 else middle
    return line((text.translate(DOUBLE) if at in plan.fresh else text, style))


def _thread(plan: Plan, at: Place, side: str, weight: int, signs: Signs) -> str:
    """Half a line towards a side, if the way there is open."""
    if edge(plan, at, side) in {LIGHT, HEAVY}:
        return " "
    return _bend("EW", weight, signs)


def _bend(sides: str, weight: int, signs: Signs) -> str:
    if signs is ASCII:
        straight = {"NS": "|H", "EW": "-="}
        return straight.get(sides, "+#")[weight - 1]
    return JOINTS[sum(3**k * weight for k, side in enumerate("WSEN") if side in sides)]


def _special(board: Drawn, at: Place, signs: Signs) -> str:
    """A sign that outdoes the line: robber, flag, stone, scarab."""
    chamber = board.chambers.get(at)
    if at == board.robber:
        return sign("robber", signs)
    if board.plan.steps.get(at) in board.flags:
        return sign("flag", signs)
    return _held(chamber, signs) if chamber else ""


def tile_lines(sides: list[str], signs: Signs, room: int) -> Lines:
    """A tile by itself, with its walls and scarabs."""
    places = [(0, 0), (0, 1), (1, 0), (1, 1)]
    plan = Plan(2, 2, dict(zip(places, sides, strict=True)), bordered=False)

    def cell(at: Place) -> Text:
        out = all(across(at, side) not in plan.sides for side in plan.sides[at])
        text = sign("scarab", signs) if out else ""
        return line((f"{text:^{room}}", f"{COLOURS['scarab']} on {FLOOR}"))

    return walls(plan, cell, signs, room)


def at_entrance(box: Box, seat: SeatView, cell: str) -> bool:
    """Whether a cell is open to an entrance, so that a stone there never scores (LP-11)."""
    sides = dict(cells for tile in seat.tiles for cells in cells_of(tile))[place(cell)]
    return any(at == place(cell) and way in sides for at, way in gates(box.starts))


def neighbours(field: str) -> list[Place]:
    """The cells around a field, some of them off the board."""
    own = field_cells(field)
    return [across(at, side) for at in own for side in BACK if across(at, side) not in own]
