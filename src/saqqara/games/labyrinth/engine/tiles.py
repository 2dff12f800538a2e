"""The tiles of Das Labyrinth des Pharao, how often each comes, and the entrances: a pack."""

from typing import Any

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.core.state import Pack
from saqqara.games.labyrinth.engine import moves
from saqqara.games.labyrinth.engine.cells import (
    CELLS,
    EAST,
    FIELDS,
    NORTH,
    PART_OF,
    PARTS,
    SIDES,
    SOUTH,
    WEST,
)
from saqqara.games.labyrinth.engine.moves import TURNS


class Tiles(Pack):
    """The box. A tile that lies in some turn is `number * TURNS + turn`; numbers begin at 0."""

    def __init__(
        self, name: str, digest: str, tiles: list[list[int]], copies: list[int], gates: list[int]
    ) -> None:
        super().__init__(name, digest)
        self.copies = copies  # by number (LP-2)
        self.gates = gates  # the six starts, as cell * 4 + the side that is the entrance (LP-4)
        self.starts = [gate // SIDES for gate in gates]
        self.headings = [(gate % SIDES + 2) % SIDES for gate in gates]  # of someone who walks in
        self.outside = [0] * CELLS  # sides of a cell that are entrances (LP-11)
        for gate in gates:
            self.outside[gate // SIDES] |= BIT[gate % SIDES]
        self.sides: list[int] = []  # open sides of each cell, by tile and part
        self.scarabs: list[int] = []  # parts with a scarab, by tile (LP-3)
        self.turns: list[list[int]] = []  # by number: turns that look different (LP-6)
        for tile in tiles:
            ways = turned(tile)
            self.turns.append([k for k in range(TURNS) if ways[k] not in ways[:k]])
            for way in ways:
                self.sides += way
                self.scarabs.append(sum([BIT[k] for k in range(PARTS) if is_chamber(way[k], k)]))
        self.lays: list[list[Any]] = [  # by number and field: the moves themselves
            [moves.LAY + field * TURNS + turn for turn in ways]
            for ways in self.turns
            for field in range(FIELDS)
        ]

    def sides_at(self, tile: i64, cell: i64) -> int:
        """The open sides of the cell if this tile lies there."""
        return self.sides[PARTS * tile + PART_OF[cell]]

    def cells(self, tile: int) -> list[int]:
        """The open sides of a tile's four cells."""
        return self.sides[PARTS * tile : PARTS * tile + PARTS]


def turned(tile: list[int]) -> list[list[int]]:
    """A tile in its four turns, clockwise: the open sides of its cells a b c d as sets."""
    ways = [tile]
    for _ in range(TURNS - 1):
        a, b, c, d = [quarter(sides) for sides in ways[-1]]
        ways.append([c, a, d, b])
    return ways


def quarter(sides: int) -> int:
    """A set of sides turned clockwise."""
    return sides << 1 & 15 | sides >> 3


def is_chamber(sides: int, part: int) -> bool:
    """Both open sides lead out of the tile (LP-3)."""
    outward = (BIT[NORTH] if part < 2 else BIT[SOUTH]) | (BIT[EAST] if part % 2 else BIT[WEST])
    return sides == outward
