"""`saqqara pack check|draw|copy`: one's own cards."""

import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from saqqara.boards import drawer
from saqqara.cli import given
from saqqara.core.errors import PackError, SaqqaraError
from saqqara.games import find
from saqqara.text import Speech, system_language

pack = typer.Typer(help="Check, draw and copy packs of components.", no_args_is_help=True)

FAILED = 1

Game = Annotated[str, typer.Argument(help="The game's name.")]
Name = Annotated[str, typer.Argument(help="A pack's name or folder.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document.")]


@pack.command()
def check(game: Game, name: Name = "standard", json: Json = False) -> None:
    """Read a pack and name every mistake with file, component and reason."""
    found = find(game)
    try:
        loaded, warnings = found.load(found.folder(name))
    except PackError as error:
        if json:
            given.print_json({"game": game, "good": False, "mistakes": str(error).split("\n")})
        print(error, file=sys.stderr)
        raise typer.Exit(FAILED) from error
    if json:
        facts = {"game": game, "good": True, "pack": loaded.name, "digest": loaded.digest}
        given.print_json({**facts, "warnings": warnings})
        return
    say = Speech(system_language())
    for warning in warnings:
        print(say("pack-warning", warning=warning))
    print(say("pack-good", pack=loaded.name, digest=loaded.digest[:12], n=len(warnings)))


@pack.command()
def draw(game: Game, name: Name = "standard") -> None:
    """Draw every component of a pack."""
    found = find(game)
    console = Console()
    console.print(drawer(game).draw_pack(found.pack(name), Speech(system_language()), console))


@pack.command()
def copy(
    game: Game,
    folder: Annotated[Path, typer.Argument(help="A new folder.")],
    name: Annotated[str, typer.Option("--from", help="The pack to begin with.")] = "standard",
) -> None:
    """Copy a pack into a new folder, to change it there."""
    found = find(game)
    found.pack(name)
    if folder.exists():
        raise SaqqaraError(f"{folder}: exists already; choose a new folder")
    given.make_folder(folder)
    try:
        shutil.copyfile(found.folder(name) / "pack.toml", folder / "pack.toml")
    except OSError as error:
        raise SaqqaraError(f"{folder}: cannot be written: {error.strerror}") from error
    print(Speech(system_language())("pack-copied", folder=str(folder), game=found.name))
