"""`saqqara games`: what can be played."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from saqqara.bots import BOTS
from saqqara.cli.given import print_json
from saqqara.core import build
from saqqara.games import GAMES
from saqqara.text import Speech, system_language


def games(
    json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """List the games with their seats, options and packs, and the bots."""
    found = [
        {
            "name": game.name,
            "rules": game.rules,
            "seats": list(game.seats),
            "options": dict(game.options),
            "moves": game.moves,
            "packs": sorted(folder.name for folder in game.packs.iterdir() if folder.is_dir()),
        }
        for game in GAMES.values()
    ]
    if json:
        print_json({"build": build.NAME, "games": found, "bots": list(BOTS)})
        return
    say = Speech(system_language())
    table = Table(say("games-game"), say("games-seats"), say("games-options"), say("games-packs"))
    for game in found:
        options = [f"{key}={'|'.join(choices)}" for key, choices in dict(game["options"]).items()]
        seats = ", ".join(map(str, game["seats"]))
        table.add_row(game["name"], seats, "\n".join(options), "\n".join(game["packs"]))
    console = Console()
    console.print(table)
    console.print(say("games-bots", bots=", ".join(BOTS)))
    console.print(say("build", build=build.NAME))
