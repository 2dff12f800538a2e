"""`saqqara replay`: a recorded game, whole or up to a move, for all or as one seat saw it."""

from pathlib import Path

import click
import msgspec
from rich.console import Console

from saqqara.boards import drawer
from saqqara.cli import given, shared
from saqqara.cli.sitting import called
from saqqara.core.errors import SaqqaraError
from saqqara.core.state import BOX, WATCHER, State
from saqqara.record import Record
from saqqara.text import Speech, system_language


class Passage(msgspec.Struct):
    """What the viewer heard at one time; the move itself only where nothing is hidden.

    `at` counts moves, or for a seat only what it heard: a gap would tell it of hidden moves.
    """

    at: int
    told: list[str]
    move: str = ""


@click.command()
@click.argument("file", type=shared.FILE, help="A record.")
@click.option("--at", type=int, help="Stop after so many moves.")
@click.option("--seat", type=int, help="Only what this seat saw; 0 is a spectator.")
@shared.pack_of_record
@click.option("--lang", help="de or en; default: the system's.")
@shared.as_json
def replay(
    *,
    file: Path,
    at: int | None,
    seat: int | None,
    pack: str | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Show a recorded game move by move, and the position it leads to."""
    record = given.record(file, pack)
    stop = len(record.moves) if at is None else at
    if not 0 <= stop <= len(record.moves):
        raise SaqqaraError(f"--at {stop}: the record has moves 0 to {len(record.moves)}")
    if seat is not None and not 0 <= seat <= len(record.names):
        raise SaqqaraError(f"--seat {seat}: there are seats 1 to {len(record.names)}, or 0")
    language = lang or system_language()
    say = Speech(language, called(record.names, language))
    state, lines = _walk(record, stop, _viewer(seat), say, whole=seat is None)
    if as_json:
        given.print_json(_document(record, state, stop, seat, lines))
        return
    console = Console()
    for line in lines:
        for sentence in ([line.move] if line.move else []) + line.told:
            console.print(f"{line.at:>4}  {sentence}", highlight=False, markup=False)
    view = record.game.telling.view(state, _viewer(seat))
    box = record.game.telling.box(record.pack, len(record.names), record.options)
    console.print(drawer(record.game.name).draw(view, box, say))


def _viewer(seat: int | None) -> int:
    return seat - 1 if seat else WATCHER


def _walk(
    record: Record, stop: int, viewer: int, say: Speech, *, whole: bool
) -> tuple[State, list[Passage]]:
    """The position after so many moves, and what the viewer heard on the way."""
    state = record.start()
    lines: list[Passage] = []
    for seat, move in record.moves[:stop]:
        before = state.copy()
        state.apply(seat, move)
        told = [
            say.tell(said) for said in record.game.telling.tell(before, seat, move, state, viewer)
        ]
        notation = record.line(seat, move) if whole else ""
        if told or whole:
            lines.append(Passage(len(lines) + 1, told, notation))
    return state, lines


def _document(
    record: Record, state: State, stop: int, seat: int | None, lines: list[Passage]
) -> dict[str, object]:
    """With a seat only what it saw; without one every seat's view."""
    viewers = range(WATCHER, state.seats) if seat is None else [_viewer(seat)]
    over = not state.actors()
    return {
        "game": record.game.name,
        "rules": record.rules,
        "pack": record.pack.name,
        "options": record.options,
        "seats": record.names,
        "at": stop if seat is None else None,
        "moves": len(record.moves) if seat is None else None,
        "lines": lines,
        "views": {
            "spectator" if viewer == WATCHER else str(viewer + 1): record.game.telling.view(
                state, viewer
            )
            for viewer in viewers
            if viewer != BOX
        },
        "scores": state.scores() if over or seat is None else None,
        "ranks": state.ranks() if over else None,
    }
