"""`saqqara arena`: bots against each other on the same deals."""

import os
import sys
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from saqqara.agents.complaint import Complaints
from saqqara.agents.named import named
from saqqara.arena.book import Book
from saqqara.arena.plan import Plan, plan, setup
from saqqara.arena.play import Finished, play
from saqqara.arena.report import Report, page, report, tables, warnings
from saqqara.arena.result import result
from saqqara.cli import agents, given, shared
from saqqara.core.game import AnyGame, Options
from saqqara.games import find
from saqqara.text import Speech, system_language

MOST: Final = 1_000_000
INTERRUPTED: Final = 130


@click.command()
@shared.game
@click.option("--bots", required=True, help="Bots by name; each meets each.")
@click.option(
    "--out",
    type=shared.FILE,
    required=True,
    help="Folder for games and results; it can go on there.",
)
@click.option("--seats", type=int, help="Seats; default: two.")
@click.option(
    "--games",
    type=click.IntRange(1, MOST),
    default=400,
    help="Games of each two; in all if more than two sit.",
)
@click.option("--seed", help="Same seed, same games.")
@shared.option
@shared.pack
@agents.agent
@agents.agent_seconds
@shared.as_json
def arena(
    *,
    game: str,
    bots: str,
    out: Path,
    seats: int | None,
    games: int,
    seed: str | None,
    option: tuple[str, ...],
    pack: str,
    agent: tuple[str, ...],
    agent_seconds: float,
    as_json: bool,
) -> None:
    """Let bots play each other on the same deals, and say who is better."""
    which, options = find(game), given.options(option)
    book = Book(out)
    chosen = given.seed(seed if seed is not None else book.seed)
    number = seats if seats is not None else _seats(which, options)
    names = [name.strip() for name in bots.split(",")]
    seated = named(agent, agent_seconds)
    common = setup(which, pack, options, chosen, seated)
    planned = plan(common, pack, names, number, games, seated)
    book.check(planned)
    given.make_folder(out)
    _play(planned, book)
    found = report(planned, result(planned, _own(planned, book)))
    (out / "arena.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    (out / "arena.html").write_text(page(found), encoding="utf-8", newline="\n")
    if as_json:
        given.print_json(found)
    else:
        _print(found, out)
    for line in warnings(found, Speech(system_language())):
        print(line, file=sys.stderr)


def _seats(game: AnyGame, options: Options) -> int:
    """Two, or the next that the game is for."""
    return max(2, game.seats_for(options).start)


def _own(planned: Plan, book: Book) -> list[Finished]:
    """The games of the plan; an earlier, longer one may have left more."""
    return [played for number, played in book.played.items() if number < planned.games]


def _play(planned: Plan, book: Book) -> None:
    """What is still to be played; what was played stays, whatever happens."""
    todo = [one for one in planned.seatings() if one.number not in book.played]
    console, complaints = Console(stderr=True), Complaints()
    bar = track(
        play(planned, todo, os.cpu_count() or 1),
        total=planned.games,
        completed=planned.games - len(todo),
        description=planned.setup.game,
        console=console,
        disable=not console.is_terminal,
    )
    try:
        for played in bar:
            book.write(played)
            for one in played.failures:
                complaints.note(one.bot, planned.setup.game, one.kind, one.first)
    except KeyboardInterrupt:
        counts = {"done": len(_own(planned, book)), "games": planned.games}
        say = Speech(system_language())
        print(say("arena-stopped", **counts, file=str(book.file)), file=sys.stderr)
        raise click.exceptions.Exit(INTERRUPTED) from None


def _print(found: Report, out: Path) -> None:
    say, console = Speech(system_language()), Console()
    for rows in tables(found, say):
        console.print(_rich(rows))
    counts = {"games": found.games, "deals": found.deals}
    console.print(say("arena-done", **counts, seed=found.setup.seed, file=str(out / "arena.html")))


def _rich(rows: list[list[str]]) -> Table:
    table = Table(*rows[0])
    for row in rows[1:]:
        table.add_row(*row)
    return table
