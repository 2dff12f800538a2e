"""Choosing in Das Labyrinth des Pharao: a tile over the free fields, or one of a few answers."""

from dataclasses import dataclass, replace
from typing import Final

from saqqara.boards.labyrinth.board import field_cells, neighbours, place
from saqqara.boards.plain import ListPick
from saqqara.boards.screen import Pick, Scene
from saqqara.games.labyrinth.engine import moves
from saqqara.games.labyrinth.engine.cells import FIELD_NAMES, SIDE
from saqqara.games.labyrinth.engine.moves import TURNS
from saqqara.games.labyrinth.view import SeatView

ARROWS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def field_of(move: int) -> int:
    """Where a tile is laid by this move."""
    return moves.argument(move) // TURNS


@dataclass(frozen=True)
class TilePick:
    """A tile over a free field; every place it can be at is allowed."""

    moves: list[int]  # sensible ones first
    move: int

    @property
    def field(self) -> int:
        return field_of(self.move)

    @property
    def turn(self) -> int:
        return moves.argument(self.move) % TURNS

    def key(self, key: str) -> "TilePick":
        if key in ARROWS:
            return self._moved(*ARROWS[key])
        if key in {"r", "t"}:
            ways = [move for move in sorted(self.moves) if field_of(move) == self.field]
            return self._stepped(ways, 1 if key == "r" else -1)
        if key in {"n", "p", "space", "tab", "backtab"}:
            return self._stepped(self.moves, -1 if key in {"p", "backtab"} else 1)
        return self

    def at(self, move: int) -> "TilePick":
        return replace(self, move=move)

    def _stepped(self, moves: list[int], step: int) -> "TilePick":
        return self.at(moves[(moves.index(self.move) + step) % len(moves)])

    def _moved(self, down: int, right: int) -> "TilePick":
        """To the nearest free field that way, straight on before aside; else it stays."""
        row, column = divmod(self.field, SIDE)
        found = []
        for field in {field_of(move) for move in self.moves}:
            rows, columns = field // SIDE - row, field % SIDE - column
            ahead, aside = rows * down + columns * right, rows * right + columns * down
            if ahead > 0:
                found.append((abs(aside), ahead, field))
        return self.at(moves.LAY + TURNS * min(found)[2] + self.turn) if found else self


@dataclass(frozen=True)
class AnswerPick(ListPick):
    """One of a few answers, by arrows or by its number."""

    def key(self, key: str) -> "AnswerPick":
        if key in [str(n) for n in range(1, len(self.moves) + 1)]:
            return replace(self, index=int(key) - 1)
        return replace(self, index=super().key(key).index)


def pick(scene: Scene) -> Pick:
    """A tile begins where the robber would go next."""
    if scene.view.due != "lay":
        return AnswerPick(scene.legal)
    lays = sorted(scene.legal, key=lambda move: _order(scene, move))
    return TilePick(lays, lays[0])


def _order(scene: Scene, move: int) -> tuple[bool, bool, int]:
    """First where the robber would go on, then beside tiles or at an entrance, then the rest."""
    field = FIELD_NAMES[field_of(move)]
    mine: SeatView = scene.view.seats[scene.seat]
    ahead = bool(mine.ahead) and place(mine.ahead) in field_cells(field)
    known = {cell for tile in mine.tiles for cell in field_cells(tile.field)}
    entrances = {place(cell) for cell in scene.box.starts} if not mine.start else set()
    near = not known.isdisjoint(neighbours(field)) or not entrances.isdisjoint(field_cells(field))
    return not ahead, not near, move
