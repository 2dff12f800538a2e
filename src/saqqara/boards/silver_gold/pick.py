"""Choosing in Silver & Gold: Pyramids: a piece moved over the chambers, or one of several cards."""

from dataclasses import dataclass, replace
from typing import Final

from saqqara.boards.plain import ListPick
from saqqara.boards.screen import Pick, Scene
from saqqara.core.bits import count, members
from saqqara.games.silver_gold.engine.moves import (
    DRAWN,
    KEEP,
    SHAPES,
    SIDE,
    TAKE,
    TAKE_PILE,
    cell_names,
    cells_of,
    is_mark,
    mark,
    mask_of,
    slot_of,
)
from saqqara.games.silver_gold.view import View

Cells = tuple[tuple[int, int], ...]
ONE: Final[Cells] = ((0, 0),)
STEPS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


@dataclass(frozen=True)
class PiecePick:
    """A piece over a chamber: where its upper left corner lies and the cells it has from there."""

    legal: list[int]
    slots: tuple[int, ...]  # the cards that lie there
    pattern: Cells  # what S goes back to
    cells: Cells
    slot: int
    row: int = 0
    column: int = 0

    @property
    def move(self) -> int:
        mask = sum(2 ** (SIDE * (self.row + r) + self.column + c) for r, c in self.cells)
        return mark(self.slot, mask)

    def covered(self) -> list[str]:
        return cell_names(mask_of(self.move))

    def fitting(self) -> list[int]:
        """Where the piece can go, turned as one likes: as a pattern, or as a single cell."""
        return [move for move in self.legal if _single(move) == (self.cells == ONE)]

    def key(self, key: str) -> "PiecePick":
        if key in STEPS:
            return self._moved(*STEPS[key])
        if key in {"r", "f"}:
            return self._formed(_turned(self.cells) if key == "r" else _flipped(self.cells))
        if key in {"s", "."}:
            return self._switched()
        if key in {"n", "p", "space"}:
            return self._jumped(-1 if key == "p" else 1)
        if key in {"tab", "backtab"}:
            return self._over(next((slot for slot in self.slots if slot != self.slot), self.slot))
        return self._over(int(key) - 1) if key in {"1", "2"} else self

    def _moved(self, down: int, right: int) -> "PiecePick":
        """One step; past the inner edge the piece goes over to the other card."""
        column = self.column + right
        if column < 0 and self.slot - 1 in self.slots:
            return self._laid(self.slot - 1, self.row, SIDE)
        if column + _extent(self.cells)[1] > SIDE and self.slot + 1 in self.slots:
            return self._laid(self.slot + 1, self.row, 0)
        return self._laid(self.slot, self.row + down, column)

    def _laid(self, slot: int, row: int, column: int) -> "PiecePick":
        """There, or as near as the edges allow."""
        height, wide = _extent(self.cells)
        row, column = min(row, SIDE - height), min(column, SIDE - wide)
        return replace(self, slot=slot, row=max(0, row), column=max(0, column))

    def _formed(self, cells: Cells) -> "PiecePick":
        """Another form, its middle as near as can be to where it was."""
        before, after = _extent(self.cells), _extent(cells)
        row = self.row + int((before[0] - after[0]) / 2)  # towards 0: turning back leads back
        column = self.column + int((before[1] - after[1]) / 2)
        row, column = min(row, SIDE - after[0]), min(column, SIDE - after[1])
        return replace(self, cells=cells, row=max(0, row), column=max(0, column))

    def _switched(self) -> "PiecePick":
        """To the single cell, and back to the pattern as it was turned."""
        one = self.cells == ONE
        chosen = self._formed(self.pattern if one else ONE)
        return chosen if one else replace(chosen, pattern=self.cells)

    def _over(self, slot: int) -> "PiecePick":
        return replace(self, slot=slot) if slot in self.slots else self

    def _jumped(self, step: int) -> "PiecePick":
        """To the next legal placement of this size, in reading order."""
        same = self.fitting()
        if not same:
            return self
        ahead = [move for move in same if step * _compare(move, self.move) > 0]
        chosen = ahead or same
        return self.at(min(chosen, key=_reading) if step > 0 else max(chosen, key=_reading))

    def at(self, move: int) -> "PiecePick":
        places = [divmod(cell, SIDE) for cell in members(mask_of(move))]
        row, column = min(r for r, _ in places), min(c for _, c in places)
        cells = _normal(places)
        return replace(self, slot=slot_of(move), row=row, column=column, cells=cells)


def _single(move: int) -> bool:
    return count(mask_of(move)) == 1


def _reading(move: int) -> tuple[int, list[int]]:
    return slot_of(move), members(mask_of(move))


def _compare(move: int, other: int) -> int:
    return (_reading(move) > _reading(other)) - (_reading(move) < _reading(other))


def _normal(places: list[tuple[int, int]]) -> Cells:
    """The same form in the upper left corner."""
    top, left = min(r for r, _ in places), min(c for _, c in places)
    return tuple(sorted((r - top, c - left) for r, c in places))


def _turned(cells: Cells) -> Cells:
    return _normal([(c, -r) for r, c in cells])


def _flipped(cells: Cells) -> Cells:
    return _normal([(r, -c) for r, c in cells])


def _extent(cells: Cells) -> tuple[int, int]:
    """Height and width."""
    return max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1


def pick(scene: Scene) -> Pick:
    """Where choosing begins: on a legal placement of the whole pattern if there is one."""
    view: View = scene.view
    seat, legal = scene.seat, scene.legal
    if not is_mark(legal[0]):
        return ListPick(legal)
    slots = tuple(slot for slot, card in enumerate(view.seats[seat].cards) if card is not None)
    drawn = _normal(cells_of(DRAWN[SHAPES.index(view.pattern)])) if view.whole else ONE
    whole = [move for move in legal if not _single(move)]
    start = PiecePick(legal, slots, drawn, drawn, slots[0])
    return start.at(min(whole or legal, key=_reading))


def ordinal(move: int) -> int:
    """The card a keep or take is about; 0 = the pile."""
    return 0 if move == TAKE_PILE else move - (TAKE if move >= TAKE else KEEP) + 1
