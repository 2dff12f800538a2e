"""`saqqara verify`: checks that a record is what it says it is."""

import sys
from pathlib import Path

import click

from saqqara.cli import given, shared
from saqqara.core.errors import SaqqaraError
from saqqara.core.state import BOX
from saqqara.text import Speech, system_language

FAILED = 1


@click.command()
@click.argument("files", nargs=-1, required=True, type=shared.FILE, help="Records.")
@shared.pack_of_record
@shared.as_json
def verify(*, files: tuple[Path, ...], pack: str | None, as_json: bool) -> None:
    """Check moves, chance, result and checksum of finished records."""
    for file in files:
        if not file.is_file():
            raise SaqqaraError(f"{file}: cannot be read: no such file")
    results = [_verify(file, pack) for file in files]
    if as_json:
        given.print_json(results)
    say = Speech(system_language())
    for result in results:
        if not result["verified"]:
            print(result["reason"], file=sys.stderr)
        elif not as_json:
            print(say("verify-good", file=str(result["file"]), chances=int(str(result["chances"]))))
    if not all(result["verified"] for result in results):
        raise click.exceptions.Exit(FAILED)


def _verify(file: Path, pack: str | None) -> dict[str, object]:
    name = str(file).encode(errors="replace").decode()
    try:
        record = given.record(file, pack)
    except SaqqaraError as error:
        return {"file": name, "verified": False, "reason": str(error)}
    state = record.final()
    if state.actors():
        reason = f"{name}: the game is paused; only a finished game can be verified"
        return {"file": name, "verified": False, "reason": reason}
    return {
        "file": name,
        "verified": True,
        "game": record.game.name,
        "moves": len(record.moves),
        "chances": sum(1 for seat, _ in record.moves if seat == BOX),
        "scores": state.scores(),
        "ranks": state.ranks(),
        "seed": record.seed,
    }
