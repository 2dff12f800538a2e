"""A board for any game: its view written out, its moves as a list."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import msgspec
from rich.console import Console, RenderableType

from saqqara.boards.lines import Lines, Stack, cut, line
from saqqara.boards.screen import Block, Scene, Screen
from saqqara.boards.signs import ACTION, QUIET
from saqqara.core.state import Pack
from saqqara.text import Speech

SHOWN: Final = 8  # moves around the cursor
BACK: Final = ("up", "left", "p", "backtab")
ON: Final = ("down", "right", "n", "tab")


@dataclass(frozen=True)
class ListPick:
    """One of the legal moves."""

    moves: list[int]
    index: int = 0

    @property
    def move(self) -> int:
        return self.moves[self.index]

    def key(self, key: str) -> "ListPick":
        step = 1 if key in ON else -1 if key in BACK else 0
        return replace(self, index=(self.index + step) % len(self.moves))

    def at(self, move: int) -> "ListPick":
        return replace(self, index=self.moves.index(move))


def pick(scene: Scene) -> ListPick:
    return ListPick(scene.legal)


def draw(view: object, _box: object, _say: Speech) -> RenderableType:
    return Stack(lambda _signs, width: view_lines(view, width))


def draw_pack(pack: Pack, _say: Speech, _console: Console) -> RenderableType:
    return f"{pack.name} {pack.digest}"


def blocks(scene: Scene) -> list[Block]:
    return [moves_block(scene), Block(view_lines(scene.view, scene.width))]


def view_lines(view: object, width: int) -> Lines:
    """The view field by field; what is inside a field is indented."""
    return [cut(line(text), width) for text in _fields(msgspec.to_builtins(view), "")]


def _fields(value: object, indent: str) -> Iterator[str]:
    """Small values stay on one line; large ones get a line for each of their parts."""
    if isinstance(value, dict) and value:
        named = [(str(key), part) for key, part in value.items()]
    elif isinstance(value, list) and value:
        named = [(str(number), part) for number, part in enumerate(value, 1)]
    else:
        yield f"{indent}{_short(value)}"
        return
    for name, part in named:
        short = _short(part)
        if len(indent) + len(name) + len(short) < 76:
            yield f"{indent}{name}: {short}"
        else:
            yield f"{indent}{name}:"
            yield from _fields(part, f"{indent}  ")


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(part)}" for key, part in value.items())
    if isinstance(value, list):
        return " ".join(_short(part) for part in value)
    return "-" if value is None else str(value)


def moves_block(scene: Scene) -> Block:
    """The moves around the cursor; without one, none."""
    if not isinstance(scene.pick, ListPick):
        return Block([])
    rows: Lines = []
    first = max(0, min(scene.pick.index - SHOWN // 2, len(scene.pick.moves) - SHOWN))
    for number, move in enumerate(scene.pick.moves[first : first + SHOWN], first):
        if number == scene.pick.index:
            rows.append(line((f"{scene.signs.chosen} {scene.write(move)}", ACTION)))
        else:
            rows.append(line((f"  {scene.write(move)}", QUIET)))
    return Block([*rows, line()])


def prompt(scene: Scene) -> str:
    return scene.say("play-choose")


def brings(_scene: Scene) -> str:
    return ""


def keys(scene: Scene) -> str:
    return scene.say("play-keys-list")


def legend(_scene: Scene) -> Lines:
    return []


PLAIN: Final = Screen(draw, draw_pack, blocks, pick, prompt, brings, keys, legend)
