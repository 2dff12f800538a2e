"""`saqqara pack check|draw|copy`: one's own cards."""

import shutil
import sys
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from saqqara.boards import drawer
from saqqara.cli import given, shared
from saqqara.core.errors import PackError, SaqqaraError
from saqqara.games import find
from saqqara.text import Speech, system_language

FAILED: Final = 1

a_name = click.argument("name", default="standard", help="A pack's name or folder.")


@click.group(no_args_is_help=True)
def pack() -> None:
    """Check, draw and copy packs of components."""


@pack.command()
@shared.game
@a_name
@shared.as_json
def check(*, game: str, name: str, as_json: bool) -> None:
    """Read a pack and name every mistake with file, component and reason."""
    found = find(game)
    try:
        loaded, warnings = found.rules.load(found.folder(name))
    except PackError as error:
        if as_json:
            given.print_json({"game": game, "good": False, "mistakes": str(error).split("\n")})
        print(error, file=sys.stderr)
        raise click.exceptions.Exit(FAILED) from error
    if as_json:
        facts = {"game": game, "good": True, "pack": loaded.name, "digest": loaded.digest}
        given.print_json({**facts, "warnings": warnings})
        return
    say = Speech(system_language())
    for warning in warnings:
        print(say("pack-warning", warning=warning))
    print(say("pack-good", pack=loaded.name, digest=loaded.digest[:12], n=len(warnings)))


@pack.command()
@shared.game
@a_name
def draw(*, game: str, name: str) -> None:
    """Draw every component of a pack."""
    found = find(game)
    console = Console()
    console.print(drawer(game).draw_pack(found.pack(name), Speech(system_language()), console))


@pack.command()
@shared.game
@click.argument("folder", type=shared.FILE, help="A new folder.")
@click.option("--from", "name", default="standard", help="The pack to begin with.")
def copy(*, game: str, folder: Path, name: str) -> None:
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
