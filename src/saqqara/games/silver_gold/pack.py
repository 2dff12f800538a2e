"""Reads a pack of Silver & Gold: Pyramids and refuses a broken one (SG-1, SG-2, SG-3)."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

from saqqara.core.bits import members
from saqqara.games.packfile import PackFile, Table
from saqqara.games.silver_gold.engine.chambers import (
    COLOURS,
    Cards,
    Chamber,
    add_patterns,
    beside,
)
from saqqara.games.silver_gold.engine.moves import CARDS
from saqqara.games.silver_gold.engine.patterns import (
    CELL_NAMES,
    CELLS,
    SHAPES,
    SIDE,
    cell_names,
    cells_of,
    shape_of,
)
from saqqara.games.silver_gold.engine.position import EXPEDITION, SKULL_BOXES

SIGNS = "ET#.XRGFPS"
PATTERNS = 6
MOST_PENALTY = 1000


def load(folder: Path) -> tuple[Cards, list[str]]:
    """The pack in this folder and what is odd about it, or PackError with every mistake."""
    file = PackFile(folder)
    file.only(file.root, {"title", "sheet", "expedition", "card"}, "top level")
    skulls = _skulls(file)
    expedition = _expedition(file)
    cards = _cards(file)
    file.finish()
    chambers = [cards[ordinal] for ordinal in sorted(cards)]
    for ordinal, chamber in cards.items():
        _warn(file, f"card {ordinal}", chamber, expedition)
    return Cards(file.name, file.digest, chambers, expedition, skulls), file.warnings


def _skulls(file: PackFile) -> list[int]:
    sheet = file.table("sheet")
    file.only(sheet, {"skulls"}, "[sheet]")
    skulls = file.numbers(sheet, "skulls", "[sheet]", SKULL_BOXES)
    rising = all(left < right for left, right in pairwise(skulls))
    if not rising or skulls[0] < 1 or skulls[-1] > MOST_PENALTY:
        reason = f"penalties must rise, from at least 1 to at most {MOST_PENALTY} (SG-3)"
        file.wrong("[sheet]", f"skulls are {skulls}; {reason}")
    return skulls


def _expedition(file: PackFile) -> list[int]:
    """How many expedition cards show each shape (SG-2)."""
    copies = [0] * len(SHAPES)
    for table in file.tables("expedition"):
        file.only(table, {"id", "copies", "drawn"}, "[[expedition]]")
        name = file.text(table, "id", "[[expedition]]")
        where = f"expedition {name}"
        shape = _shape(file, table, name, where)
        if shape >= 0 and copies[shape]:
            file.wrong(where, "stands twice")
        if shape >= 0:
            copies[shape] = file.number(table, "copies", where, range(1, EXPEDITION + 1))
    found = len(copies) - copies.count(0)
    if sum(copies) != EXPEDITION or found != PATTERNS:
        wanted = f"there must be {EXPEDITION} showing {PATTERNS} patterns (SG-2)"
        file.wrong("expedition", f"{sum(copies)} cards showing {found} patterns; {wanted}")
    return copies


def _shape(file: PackFile, table: Table, name: str, where: str) -> int:
    if name not in SHAPES:
        file.wrong(where, f"unknown id; there are: {', '.join(SHAPES)} (SG-2)")
        return -1
    rows = file.text(table, "drawn", where).split()
    cells = cells_of("/".join(rows))
    wrong = {sign for row in rows for sign in row} - {"#", "."}
    if wrong or not cells or len(cells) > 4 or shape_of(cells) != SHAPES.index(name):
        file.wrong(where, f"{'/'.join(rows)[:40]!r} is not a drawing of {name} in # and . (SG-2)")
        return -1
    return SHAPES.index(name)


def _cards(file: PackFile) -> dict[int, Chamber]:
    cards: dict[int, Chamber] = {}
    tables = file.tables("card")
    for position, table in enumerate(tables, 1):
        where = file.where("card", table, "ordinal", position)
        file.only(table, {"ordinal", "colour", "drawn"}, where)
        ordinal = file.number(table, "ordinal", where, range(1, CARDS + 1))
        chamber = _chamber(file, table, where)
        if ordinal in cards and table.get("ordinal") == ordinal:
            file.wrong(where, "this ordinal stands twice (SG-1)")
        cards[ordinal] = chamber
    _count(file, tables)
    return cards


def _count(file: PackFile, tables: list[Table]) -> None:
    """The right number of cards, evenly coloured (SG-1)."""
    if len(tables) != CARDS:
        file.wrong("cards", f"{len(tables)}; there must be {CARDS} (SG-1)")
    colours = Counter(str(table.get("colour")) for table in tables)
    for colour in COLOURS:
        if colours[colour] != CARDS // len(COLOURS):
            wanted = CARDS // len(COLOURS)
            file.wrong("cards", f"{colours[colour]} are {colour}; there must be {wanted} (SG-1)")


def _chamber(file: PackFile, table: Table, where: str) -> Chamber:
    colour = file.text(table, "colour", where)
    if colour not in COLOURS:
        file.wrong(where, f"colour {colour!r}; there are: {', '.join(COLOURS)} (SG-1)")
    drawn = _drawn(file, table, where)
    _doors(file, drawn, where)
    return Chamber(COLOURS.index(colour) if colour in COLOURS else 0, drawn)


def _drawn(file: PackFile, table: Table, where: str) -> str:
    """The 25 signs of a chamber; where rows are missing or odd, plain cells stand in."""
    rows = file.text(table, "drawn", where).split()
    if len(rows) != SIDE:
        file.wrong(where, f"{len(rows)} rows; there must be {SIDE} (SG-1)")
    for number, row in enumerate(rows, 1):
        if len(row) != SIDE:
            file.wrong(where, f"row {number} {row[:20]!r} has {len(row)} cells, not {SIDE} (SG-1)")
    drawn = "".join(row.ljust(SIDE, ".")[:SIDE] for row in rows).ljust(CELLS, ".")[:CELLS]
    for cell, sign in enumerate(drawn):
        if sign not in SIGNS:
            file.wrong(where, f"cell {CELL_NAMES[cell]}: unknown sign {sign!r} (SG-1)")
    return drawn


def _doors(file: PackFile, drawn: str, where: str) -> None:
    """One entrance in the top row, one tomb in the bottom row, and a way between them (SG-1)."""
    before = len(file.mistakes)
    for sign, name, row in (("E", "entrance", 0), ("T", "tomb", SIDE - 1)):
        found = [cell for cell in range(CELLS) if drawn[cell] == sign]
        if len(found) != 1:
            cells = " ".join(CELL_NAMES[cell] for cell in found) or "none"
            file.wrong(where, f"{name}: {cells}; there must be exactly one (SG-1)")
        elif found[0] // SIDE != row:
            here = CELL_NAMES[found[0]]
            file.wrong(where, f"cell {here}: the {name} must lie in row {row + 1} (SG-1)")
    if len(file.mistakes) == before:
        chamber = Chamber(0, drawn)
        if not reach(chamber) & chamber.tomb:
            tomb = cell_names(chamber.tomb)[0]
            file.wrong(where, f"cell {tomb}: the tomb cannot be reached from the entrance")


def reach(chamber: Chamber) -> int:
    """Every cell that can be marked at all."""
    known, found = 0, chamber.entrance
    while found != known:
        known = found
        found |= beside(known) & chamber.free
    return found


def _warn(file: PackFile, where: str, chamber: Chamber, expedition: list[int]) -> None:
    closed = chamber.free & ~reach(chamber)
    if closed:
        file.warn(where, f"cannot be reached: {' '.join(cell_names(closed))}")
    for shape in members(sum(2**k for k, copies in enumerate(expedition) if copies)):
        first_marks: list[int] = []
        ways = chamber.ways[shape]
        add_patterns(first_marks, 0, ways, chamber.free, chamber.entrance)
        if not first_marks:
            file.warn(where, f"{SHAPES[shape]} does not fit as first marks")
