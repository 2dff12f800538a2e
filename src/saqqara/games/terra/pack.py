"""Reads a pack of Terra Pyramides and refuses a broken one."""

from pathlib import Path

from saqqara.games.packfile import PackFile, Table
from saqqara.games.terra.engine.board import HALVES, NOTHING, SCARAB, SIGNS, SPHINX, START, Board
from saqqara.games.terra.engine.components import Components
from saqqara.games.terra.engine.moves import (
    FIELD_NAMES,
    HEIGHT,
    LINES,
    STACKS,
    STAIRS,
    SYMBOLS,
    TILE_NAMES,
    TILES,
    TOP_VALUE,
    WIDE,
)

BOARDS = ("desert", "oasis")  # as options name them
TASKS = ("off", "1", "2", "3")
TILES_IN_ALL = STACKS * HEIGHT
LONGEST = 4  # fields in a line
STARTS = 4
MOST_COPIES = 100
NO_BOARD = Board(["."], ["s"])


def load(folder: Path) -> tuple[Components, list[str]]:
    """The pack in this folder and its warnings (there are none), or PackError."""
    file = PackFile(folder)
    file.only(file.root, {"title", "boards", "tiles", "foundations"}, "top level")
    tiles = _tiles(file)
    foundations = _foundations(file)
    boards = _boards(file, sum(foundations))
    file.finish()
    return Components(file.name, file.digest, boards, tiles, foundations), file.warnings


def _tiles(file: PackFile) -> list[int]:
    """How many of each tile there are (TP-2)."""
    table = file.table("tiles")
    found = [0] * len(TILES)
    for name in table:
        where = f"tile {name!r}"
        tile = _tile(file, name, where)
        copies = file.number(table, name, where, range(1, MOST_COPIES + 1))
        if tile >= 0 and found[tile]:
            file.wrong(where, f"stands twice: it is the same as {TILE_NAMES[tile]!r} (TP-2)")
        if tile >= 0:
            found[tile] += copies
    if table and sum(found) != TILES_IN_ALL:
        file.wrong("tiles", f"{sum(found)} in all; there must be {TILES_IN_ALL} (TP-2)")
    return found


def _tile(file: PackFile, name: str, where: str) -> int:
    symbols = [word.strip() for word in name.split("+")]
    for symbol in symbols:
        if symbol not in SYMBOLS:
            file.wrong(where, f"unknown symbol {symbol!r}; there are: {', '.join(SYMBOLS)} (TP-2)")
            return NOTHING
    numbers = tuple(sorted(map(SYMBOLS.index, symbols)))
    if numbers not in TILES:
        file.wrong(where, f"{len(symbols)} symbols; a tile shows one or two (TP-2)")
        return NOTHING
    return TILES.index(numbers)


def _foundations(file: PackFile) -> list[int]:
    """How many foundations of each value there are (TP-3)."""
    table = file.table("foundations")
    values = [str(value + 1) for value in range(TOP_VALUE)]
    file.only(table, values, "foundations")
    present = [value for value in values if value in table]
    copies = {
        value: file.number(table, value, f"foundation {value}", range(MOST_COPIES + 1))
        for value in present
    }
    return [copies.get(value, 0) for value in values]


def _boards(file: PackFile, foundations: int) -> list[Board]:
    table = file.table("boards")
    if table:
        file.only(table, BOARDS, "boards")
    return [_board(file, table, name, foundations) for name in BOARDS]


def _board(file: PackFile, boards: Table, name: str, foundations: int) -> Board:
    """A board, checked only as far as its drawing can be read."""
    table = boards.get(name)
    if not isinstance(table, dict):
        file.wrong(f"board {name}", "missing, or not a table (TP-1)")
        return NO_BOARD
    where = f"board {name}"
    before = len(file.mistakes)
    file.only(table, {"drawn", "halves"}, where)
    drawn = _rows(file, table, "drawn", where, "".join(SIGNS))
    halves = _rows(file, table, "halves", where, "".join(HALVES))
    if [len(row) for row in drawn] != [len(row) for row in halves] and drawn and halves:
        file.wrong(where, "drawn and halves do not have the same shape (TP-1)")
    if len(file.mistakes) > before:
        return NO_BOARD
    board = Board(drawn, halves)
    _check_fields(file, board, where, foundations)
    _check_lines(file, board, where)
    _check_starts(file, board, where)
    return board


def _rows(file: PackFile, table: Table, key: str, where: str, signs: str) -> list[str]:
    """The rows of a drawing: not ragged, not too large, only known signs."""
    rows = file.text(table, key, where).split()
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            reason = f"row {number} has {len(row)} fields, row 1 has {len(rows[0])}: ragged (TP-1)"
            file.wrong(f"{where}, {key}", reason)
        for column, sign in enumerate(row[:WIDE]):
            if sign not in signs:
                place = f"{where}, {key}, {'abcdefghij'[column]}{number}"
                file.wrong(place, f"unknown sign {sign!r}; there are: {' '.join(signs)} (TP-1)")
    if not rows or len(rows) > WIDE or max(map(len, rows)) > WIDE:
        file.wrong(f"{where}, {key}", f"must have 1 to {WIDE} rows and columns (TP-1)")
    return rows


def _check_fields(file: PackFile, board: Board, where: str, foundations: int) -> None:
    if len(board.grounds) < TILES_IN_ALL:
        reason = (
            f"only {len(board.grounds)} fields can be laid; {TILES_IN_ALL} tiles need one (TP-7)"
        )
        file.wrong(where, reason)
    if len(board.sites) > foundations:
        file.wrong(where, f"{len(board.sites)} sites but {foundations} foundations (TP-9)")
    for field in board.grounds:
        if not board.lays[field]:
            file.wrong(f"{where}, field {FIELD_NAMES[field]}", "no stair could face a site (TP-8)")


def _check_lines(file: PackFile, board: Board, where: str) -> None:
    """No line may be longer than four fields; each is named once, by its first field."""
    for at, line in enumerate(board.lines):
        field = at // LINES
        inside = field // WIDE < board.rows and field % WIDE < board.columns
        if inside and field not in board.sites and len(line) > LONGEST and line[0] == field:
            ends = f"{FIELD_NAMES[line[0]]} to {FIELD_NAMES[line[-1]]}"
            reason = f"{len(line)} fields without a site; at most {LONGEST} (TP-1)"
            file.wrong(f"{where}, line {ends}", reason)


def _check_starts(file: PackFile, board: Board, where: str) -> None:
    """Four start fields, two in each half, bordering four different sites (TP-5)."""
    starts = [field for field in board.grounds if board.signs[field] == START]
    if len(starts) != STARTS:
        file.wrong(where, f"{len(starts)} start fields; there must be {STARTS} (TP-5)")
    for half, name in ((SPHINX, "sphinx"), (SCARAB, "scarab")):
        number = len([field for field in starts if board.half[field] == half])
        if len(starts) == STARTS and number != STARTS // 2:
            file.wrong(where, f"{number} start fields in the {name} half; there must be 2 (TP-5)")
    taken: dict[int, int] = {}
    for field in starts:
        around = board.beside[STAIRS * field : STAIRS * field + STAIRS]
        sites = [site for site in around if site != NOTHING]
        place = f"{where}, start field {FIELD_NAMES[field]}"
        if len(sites) != 1:
            file.wrong(place, f"borders {len(sites)} sites; it must border one (TP-5)")
        elif sites[0] in taken:
            other = FIELD_NAMES[taken[sites[0]]]
            file.wrong(place, f"borders the same site as start field {other} (TP-5)")
        for site in sites:
            taken[site] = field
