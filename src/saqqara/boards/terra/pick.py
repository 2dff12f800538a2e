"""Choosing in Terra Pyramides: a tile over the fields, or one of the moves of a kind."""

from dataclasses import dataclass, replace
from typing import Final

from saqqara.boards.screen import Scene
from saqqara.games.terra.engine import moves
from saqqara.games.terra.engine.moves import (
    BRICKS,
    COLOURS,
    FIELD_NAMES,
    LEVELS,
    PAYMENTS,
    STAIRS,
    WIDE,
)
from saqqara.games.terra.view import RowView, SideView, SiteView, View

ARROWS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
ON: Final = ("down", "right", "n", "space")
BEFORE: Final = ("up", "left", "p")
LETTERS: Final = {"b": "build", "a": "hire", "w": "buy", "z": "back", "x": "swap", "e": "end"}
EXTRAS: Final = ("build", "hire", "buy", "back", "swap")
KINDS: Final = {  # by stage
    "lay": ("lay", *EXTRAS),
    "row": ("row", *EXTRAS),
    "work": ("go", "end", *EXTRAS),
    "draw": ("take", "look"),
    "pick": ("pick",),
}
OVER_BRICKS: Final = ("swap", "build", "buy", "hire", "back")
OVER_GOLD: Final = ("buy", "hire", "build", "back", "swap")
_KIND_OF: Final = {**moves.NAMES, moves.FOUND: "build", moves.RAISE: "build"}  # by verb


def kind_of(move: int) -> str:
    """What sort of move this is."""
    return _KIND_OF[moves.verb(move)]


@dataclass(frozen=True)
class TurnPick:
    """A move of one kind; other kinds are reached by their letters or by Tab."""

    legal: dict[str, list[int]]  # by kind, the main one first
    refused: dict[str, int]  # where a kind has no legal move: one that shows why
    size: tuple[int, int]  # rows and columns of the board
    move: int

    @property
    def kind(self) -> str:
        return kind_of(self.move)

    @property
    def moves(self) -> list[int]:
        """The legal moves of this kind."""
        return self.legal.get(self.kind, [])

    def at(self, move: int) -> "TurnPick":
        return replace(self, move=move)

    def key(self, key: str) -> "TurnPick":
        if key in LETTERS:
            return self._to(LETTERS[key])
        if key == "v" and self.kind in {"take", "look"}:
            return self._other_draw()
        if key in {"tab", "backtab"}:
            return self._next_kind(1 if key == "tab" else -1)
        if self.kind == "lay":
            return self._lay(key)
        if key in [str(n) for n in range(1, len(self.moves) + 1)]:
            return self.at(self.moves[int(key) - 1])
        return self._stepped(1 if key in ON else -1 if key in BEFORE else 0)

    def _to(self, kind: str) -> "TurnPick":
        """To the moves of a kind; once there, to the next of them."""
        if kind == self.kind:
            return self._stepped(1)
        if self.legal.get(kind):
            return self.at(self.legal[kind][0])
        return self.at(self.refused[kind]) if kind in self.refused else self

    def _next_kind(self, step: int) -> "TurnPick":
        kinds = list(self.legal)
        here = kinds.index(self.kind) if self.kind in kinds else -step
        return self.at(self.legal[kinds[(here + step) % len(kinds)]][0])

    def _stepped(self, step: int) -> "TurnPick":
        """Among the moves of this kind; without any, back to the main one."""
        if not step:
            return self
        if not self.moves:
            return self.at(next(iter(self.legal.values()))[0])
        here = self.moves.index(self.move) if self.move in self.moves else -step
        return self.at(self.moves[(here + step) % len(self.moves)])

    def _other_draw(self) -> "TurnPick":
        """From taking the top of a stack to looking through it, and back."""
        other = moves.LOOK if self.kind == "take" else moves.TAKE
        return self.at(other + moves.argument(self.move))

    # The tile in hand

    @property
    def field(self) -> int:
        return moves.argument(self.move) // STAIRS

    @property
    def stair(self) -> int:
        return moves.argument(self.move) % STAIRS

    def stairs(self) -> list[int]:
        """Where the stair may face on this field."""
        ways = [moves.argument(move) for move in self.moves]
        return [way % STAIRS for way in ways if way // STAIRS == self.field]

    def _lying(self, field: int, stair: int) -> "TurnPick":
        return self.at(moves.LAY + STAIRS * field + stair)

    def _lay(self, key: str) -> "TurnPick":
        if key in ARROWS:
            return self._moved(*ARROWS[key])
        if key in {"r", "t", "space"}:
            return self._turned(-1 if key == "t" else 1)
        if key in {"n", "p"}:
            return self._jumped(1 if key == "n" else -1)
        return self

    def _moved(self, down: int, right: int) -> "TurnPick":
        """One field on; the stair turns if it must."""
        row, column = self.field // WIDE + down, self.field % WIDE + right
        if not (0 <= row < self.size[0] and 0 <= column < self.size[1]):
            return self
        there = self._lying(row * WIDE + column, self.stair)
        return there if there.move in self.moves else there.fitted()

    def fitted(self) -> "TurnPick":
        stairs = self.stairs()
        return self._lying(self.field, stairs[0]) if stairs else self

    def _turned(self, step: int) -> "TurnPick":
        stairs = self.stairs()
        if not stairs:
            return self
        here = stairs.index(self.stair)
        return self._lying(self.field, stairs[(here + step) % len(stairs)])

    def _jumped(self, step: int) -> "TurnPick":
        """To the next legal placement in reading order."""
        ahead = [move for move in self.moves if (move - self.move) * step > 0] or self.moves
        return self.at(min(ahead) if step > 0 else max(ahead))


def pick(scene: Scene) -> TurnPick:
    """Where choosing begins: in the middle of the board, at the richest row, else at the first."""
    view, box, seat = scene.view, scene.box, scene.seat
    kinds = {
        kind: [move for move in scene.legal if kind_of(move) == kind]
        for kind in sorted({kind_of(move) for move in scene.legal}, key=_order(scene).index)
    }
    main = next(iter(kinds))
    first = _first(scene, main, kinds[main])
    return TurnPick(kinds, _refused(view, seat), (box.rows, box.columns), first)


def _order(scene: Scene) -> tuple[str, ...]:
    """The kinds as a stage asks for them; above a limit first what helps there (TP-19)."""
    view: View = scene.view
    if view.stage != "limits":
        return KINDS[view.stage]
    bricks = sum(_side(view, scene.seat).bricks.values())
    return OVER_BRICKS if bricks > scene.box.most_bricks else OVER_GOLD


def _first(scene: Scene, kind: str, legal: list[int]) -> int:
    view: View = scene.view
    if kind == "lay":
        middle = (scene.box.rows - 1) / 2, (scene.box.columns - 1) / 2
        return min(legal, key=lambda move: _far(moves.argument(move) // STAIRS, middle))
    if kind == "row":
        return max(legal, key=lambda move: _yield(view.choices[moves.argument(move)]))
    return legal[0]


def _far(field: int, middle: tuple[float, float]) -> float:
    return (field // WIDE - middle[0]) ** 2 + (field % WIDE - middle[1]) ** 2


def _yield(row: RowView) -> int:
    return row.gold + len(row.bricks) + len(row.workers)


def _side(view: View, seat: int) -> SideView:
    return view.sides[view.seats[seat].side]


def _refused(view: View, seat: int) -> dict[str, int]:
    """For each kind a likely move, to be told what it lacks."""
    side = view.seats[seat].side
    places = [site for site in view.sites if site.value]
    if not places:
        return {}
    likely = max(places, key=lambda site: (site.owner == side, site.workers))
    field = FIELD_NAMES.index(likely.field)
    return {
        "build": _build(view, seat, likely),
        "hire": moves.HIRE + field,
        "buy": moves.BUY,
        "back": moves.BACK + field,
        "swap": moves.SWAP,
        "end": moves.END,
    }


def _build(view: View, seat: int, site: SiteView) -> int:
    field = FIELD_NAMES.index(site.field)
    if site.level:
        return moves.RAISE + LEVELS * field
    bricks = _side(view, seat).bricks
    held = [k for k in range(COLOURS) if bricks[BRICKS[k]]]
    return moves.FOUND + PAYMENTS * field + 2 * (held[0] if held else 0)
