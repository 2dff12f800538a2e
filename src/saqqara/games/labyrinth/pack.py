"""Reads a pack of Das Labyrinth des Pharao and refuses a broken one."""

from pathlib import Path

from saqqara.core.bits import BIT
from saqqara.games.labyrinth.engine.cells import CELL_AT, EAST, NORTH, SOUTH, WEST
from saqqara.games.labyrinth.engine.moves import NUMBERS
from saqqara.games.labyrinth.engine.tiles import Tiles, turned
from saqqara.games.packfile import PackFile, Table

SIDES = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
COMPASS = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
CARDS = 28
ENTRANCES = 3
PARTS = "abcd"
# The two sides that meet inside a tile: part and side, part and side.
INNER = ((0, EAST, 1, WEST), (2, EAST, 3, WEST), (0, SOUTH, 2, NORTH), (1, SOUTH, 3, NORTH))


def load(folder: Path) -> tuple[Tiles, list[str]]:
    """The pack in this folder and its warnings (there are none), or PackError."""
    file = PackFile(folder)
    file.only(file.root, {"title", "entrances", "tile"}, "top level")
    gates = _gates(file)
    tiles, copies = _tiles(file)
    file.finish()
    return Tiles(file.name, file.digest, tiles, copies, gates), file.warnings


def _gates(file: PackFile) -> list[int]:
    """The six starts as cell * 4 + side, entrance by entrance, left then right (LP-4)."""
    places = file.root.get("entrances")
    if not isinstance(places, list) or not all(isinstance(place, str) for place in places):
        file.wrong("entrances", "must be a list of three places such as 'west 3' (LP-4)")
        return []
    if len(places) != ENTRANCES:
        file.wrong("entrances", f"{len(places)}; there must be {ENTRANCES} (LP-4)")
    found = [gate for place in places for gate in _gate(file, place)]
    for position, place in enumerate(places):
        if place.lower().split() in [other.lower().split() for other in places[:position]]:
            file.wrong(f"entrance {place!r}", "stands twice (LP-4)")
    return found


def _gate(file: PackFile, place: str) -> list[int]:
    """The left and the right cell of one entrance, as seen by someone walking in."""
    words = place.lower().split()
    wanted = ["a", "b", "c", "d", "e"] if words[:1] in (["north"], ["south"]) else list("12345")
    if len(words) != 2 or words[0] not in COMPASS or words[1] not in wanted:
        file.wrong(
            f"entrance {place!r}", "must be a side and a field on it: west 3, south C (LP-4)"
        )
        return []
    side, along = COMPASS[words[0]], wanted.index(words[1])
    field = {NORTH: along, SOUTH: 20 + along, WEST: 5 * along, EAST: 5 * along + 4}[side]
    left, right = {NORTH: (1, 0), EAST: (3, 1), SOUTH: (2, 3), WEST: (0, 2)}[side]
    return [4 * CELL_AT[4 * field + part] + side for part in (left, right)]


def _tiles(file: PackFile) -> tuple[list[list[int]], list[int]]:
    """The tiles by number, and how many of each there are (LP-2)."""
    tiles: dict[int, list[int]] = {}
    copies = [0] * NUMBERS
    for position, table in enumerate(file.tables("tile"), 1):
        where = file.where("tile", table, "number", position)
        file.only(table, {"number", "copies", "drawn"}, where)
        number = file.number(table, "number", where, range(1, NUMBERS + 1))
        if number in tiles and table.get("number") == number:
            file.wrong(where, "this number stands twice (LP-2)")
        copies[number - 1] = file.number(table, "copies", where, range(1, CARDS + 1))
        tiles[number] = _tile(file, table, where, tiles)
    if len(tiles) != NUMBERS or sum(copies) != CARDS:
        wanted = f"there must be {CARDS} of {NUMBERS} kinds (LP-2)"
        file.wrong("tiles", f"{sum(copies)} of {len(tiles)} kinds; {wanted}")
    return [tiles[number] for number in sorted(tiles)], copies


def _tile(file: PackFile, table: Table, where: str, others: dict[int, list[int]]) -> list[int]:
    """The open sides of the four cells, checked against each other and the other tiles."""
    drawn = file.text(table, "drawn", where)
    rows = [row.split() for row in drawn.split("/")]
    words = [word for row in rows for word in row]
    if [len(row) for row in rows] != [2, 2]:
        file.wrong(where, f"{drawn[:40]!r} is not drawn like 'NE EW / ES EW' (LP-3)")
        return [0] * len(PARTS)
    before = len(file.mistakes)
    tile = [
        _cell(file, word, f"{where}, cell {part}") for part, word in zip(PARTS, words, strict=True)
    ]
    if len(file.mistakes) == before:
        _compare(file, tile, where, others)
    return tile


def _cell(file: PackFile, word: str, where: str) -> int:
    letters = set(word)
    if len(word) != 2 or len(letters) != 2 or not letters <= set(SIDES):
        file.wrong(where, f"{word[:20]!r}: exactly two of N, E, S and W must be open (LP-3)")
        return 0
    return sum(BIT[SIDES[letter]] for letter in letters)


def _compare(file: PackFile, tile: list[int], where: str, others: dict[int, list[int]]) -> None:
    for part, side, other, back in INNER:
        if bool(tile[part] & BIT[side]) != bool(tile[other] & BIT[back]):
            names = f"{PARTS[part]} and {PARTS[other]}"
            file.wrong(
                f"{where}, cells {names}", "one is open to the other, which has a wall (LP-3)"
            )
    for number, known in others.items():
        if tile in turned(known):
            file.wrong(where, f"the same as tile {number}, only turned (LP-2)")
