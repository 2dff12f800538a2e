"""The board of the toy game."""

from dataclasses import replace
from typing import Final

from rich.text import Text

from saqqara.cli.boards import plain
from saqqara.cli.boards.board import Part, Scene
from saqqara.cli.boards.lines import Lines, line
from saqqara.cli.boards.signs import GOLD, SEATS
from saqqara.games.toy.view import View


def draw(scene: Scene) -> list[Part]:
    view: View = scene.view
    say = scene.say
    cards = " ".join(map(str, view.hand)) or "-"
    rows: Lines = [
        line((say("toy-name"), "bold")),
        line((say("toy-at-stake", worth=view.treasure), GOLD)),
        line(say("toy-hand", cards=cards)),
        line(),
        *(_seat(scene, view, seat) for seat in range(len(view.won))),
    ]
    return [Part(rows), plain.moves_part(scene)]


def _seat(scene: Scene, view: View, seat: int) -> Text:
    key = "toy-seat-laid" if view.laid[seat] else "toy-seat"
    facts = {"points": view.won[seat], "hand": view.hands[seat], "card": view.laid[seat]}
    sign = f"{scene.signs.seats[seat]} "
    return line((sign, SEATS[seat]), scene.say(key, seat=seat, **facts))


def prompt(scene: Scene) -> str:
    return scene.say("toy-prompt")


TOY: Final = replace(plain.PLAIN, draw=draw, prompt=prompt)
