"""Pyramid cards of Silver & Gold: Pyramids. The cells of a chamber are one int of 25 bits."""

from typing import Any, Final

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.core.state import Pack
from saqqara.games.silver_gold.engine.patterns import CELLS, HASH, SIDE, SINGLE, WAYS, Way

COLOURS: Final = ["green", "orange", "purple"]

ALL: Final = 0x1FFFFFF
NOT_A: Final = 0x1EF7BDE  # all cells but column a
NOT_E: Final = 0x0F7BDEF  # all cells but column e


def beside(marked: i64) -> i64:
    """The cells that share an edge with one of these."""
    across: i64 = ((marked & NOT_E) << 1) | ((marked & NOT_A) >> 1)
    return ((marked << SIDE) | (marked >> SIDE) | across) & ALL


class Chamber:
    """A pyramid card: its cells by kind, and where each pattern can lie without touching a wall."""

    def __init__(self, colour: int, drawn: str) -> None:
        self.colour = colour
        self.drawn = drawn
        self.entrance: i64 = self._cells("E")
        self.tomb: i64 = self._cells("T")
        self.crosses: i64 = self._cells("X")
        self.red: i64 = self._cells("R")
        self.green: i64 = self._cells("G")
        self.torches: i64 = self._cells("F")
        self.potions: i64 = self._cells("P")
        self.skulls: i64 = self._cells("S")
        self.free: i64 = ALL & ~self._cells("#")
        self.symbols: i64 = self.free & ~(self._cells(".") | self.entrance | self.tomb)
        self.ways = [[way for way in ways if way.fits(self.free)] for ways in WAYS]

    def _cells(self, sign: str) -> int:
        return sum([BIT[k] for k in range(CELLS) if self.drawn[k] == sign])


def goals(chamber: Chamber, marked: i64) -> i64:
    """The cells a single mark may go to (SG-13); a pattern must cover one of them."""
    if marked == 0:
        return chamber.entrance  # SG-11
    return beside(marked) & chamber.free & ~marked  # SG-10, SG-12


def add_singles(out: list[Any], slot: i64, wanted: i64) -> None:
    """Every single cell that is wanted."""
    marks = SINGLE.marks[slot]
    while wanted:
        first: i64 = wanted & -wanted
        out.append(marks[first % HASH])
        wanted ^= first


def add_patterns(out: list[Any], slot: i64, ways: list[Way], free: i64, wanted: i64) -> None:
    """Every placement that lies on free cells (SG-10) and covers a wanted one."""
    for way in ways:
        second, third, fourth = way.second, way.third, way.fourth
        fits: i64 = way.firsts & free & (free >> second) & (free >> third) & (free >> fourth)
        fits &= wanted | (wanted >> second) | (wanted >> third) | (wanted >> fourth)
        if fits:
            marks = way.marks[slot]
            while fits:
                first: i64 = fits & -fits
                out.append(marks[first % HASH])
                fits ^= first


class Cards(Pack):
    """The box: chambers by ordinal, how many expedition cards show each shape, the score sheet."""

    def __init__(
        self,
        name: str,
        digest: str,
        chambers: list[Chamber],
        expedition: list[int],
        skulls: list[int],
    ) -> None:
        super().__init__(name, digest)
        self.chambers = chambers
        self.expedition = expedition
        self.skulls = skulls
        self.all = sum([BIT[k] for k in range(len(chambers))])
        self.coloured = [
            sum([BIT[k] for k in range(len(chambers)) if chambers[k].colour == colour])
            for colour in range(len(COLOURS))
        ]
