"""`saqqara games`: what can be played."""

import click
from rich.console import Console
from rich.table import Table

from saqqara.bots import BOTS
from saqqara.cli import given, shared
from saqqara.core import build
from saqqara.core.game import AnyGame
from saqqara.games import GAMES
from saqqara.text import Speech, system_language


@click.command()
@shared.as_json
def games(*, as_json: bool) -> None:
    """List the games with their seats, options and packs, and the bots."""
    found = [
        {
            "name": game.name,
            "rules": game.rules.number,
            "seats": list(game.seats),
            "options": dict(game.options),
            "moves": game.rules.moves,
            "packs": game.pack_names(),
        }
        for game in GAMES.values()
    ]
    if as_json:
        given.print_json({"build": build.NAME, "games": found, "bots": list(BOTS)})
        return
    _print(Speech(system_language()))


def _print(say: Speech) -> None:
    heads = ("game", "seats", "options", "packs")
    table = Table(*(say(f"games-{head}") for head in heads))
    for game in GAMES.values():
        title = f"{game.name}\n{say(game.text_key('name'))}"
        seats = ", ".join(map(str, game.seats))
        table.add_row(title, seats, "\n".join(_options(game, say)), "\n".join(game.pack_names()))
    console = Console()
    console.print(table)
    console.print(say("games-bots", bots=", ".join(BOTS)))
    console.print(say("build", build=build.NAME))


def _options(game: AnyGame, say: Speech) -> list[str]:
    """Each option with its choices in words."""
    lines = []
    for option, choices in game.options.items():
        lines.append(say(game.text_key("option", option)))
        for choice in choices:
            words = say(game.text_key("option", option, choice))
            lines.append(f"  {option}={choice}: {words}")
    return lines
