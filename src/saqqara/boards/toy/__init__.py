"""The board of the toy game."""

from dataclasses import replace
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from saqqara.boards import plain
from saqqara.boards.lines import Lines, Stack, line
from saqqara.boards.screen import Block, Scene
from saqqara.boards.signs import GOLD, SEATS, Signs
from saqqara.core.bits import members
from saqqara.games.toy.box import Box
from saqqara.games.toy.engine.rules import Deck
from saqqara.games.toy.view import View
from saqqara.text import Speech


def draw(view: View, _box: Box, say: Speech) -> RenderableType:
    return Stack(lambda signs, _width: _table(view, say, signs))


def draw_pack(pack: Deck, say: Speech, _console: Console) -> RenderableType:
    cards = [card + 1 for card in members(pack.cards)]
    treasures = [worth + 1 for worth, n in enumerate(pack.treasures) for _ in range(n)]
    return say("toy-pack", cards=_numbers(cards), treasures=_numbers(treasures))


def blocks(scene: Scene) -> list[Block]:
    return [Block(_table(scene.view, scene.say, scene.signs)), plain.moves_block(scene)]


def _table(view: View, say: Speech, signs: Signs) -> Lines:
    return [
        line((say("toy-name"), "bold")),
        line((say("toy-at-stake", worth=view.treasure), GOLD)),
        line(say("toy-hand", cards=_names(view.hand, say))),
        *(_seat(view, say, signs, seat) for seat in range(len(view.won))),
    ]


def _names(cards: list[int], say: Speech) -> str:
    return ", ".join(say(f"toy-card-{card}") for card in cards) or "-"


def _numbers(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "-"


def _seat(view: View, say: Speech, signs: Signs, seat: int) -> Text:
    key = "toy-seat-laid" if view.laid[seat] else "toy-seat"
    facts = {"points": view.won[seat], "hand": view.hands[seat], "card": view.laid[seat]}
    return line((f"{signs.seats[seat]} ", SEATS[seat]), say(key, seat=seat, **facts))


def prompt(scene: Scene) -> str:
    return scene.say("toy-prompt")


SCREEN: Final = replace(
    plain.PLAIN,
    draw=draw,
    draw_pack=draw_pack,
    blocks=blocks,
    prompt=prompt,
    columns=48,
    rows=(3, 1),
)
