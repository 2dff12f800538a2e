"""`saqqara simulate`: many games among bots."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from saqqara import simulate as simulation
from saqqara.bots import known
from saqqara.cli import given
from saqqara.core import build
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.games import find
from saqqara.simulate import Outcome, Plan, SeatSummary
from saqqara.text import Speech, system_language

MOST = 10_000_000


def simulate(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    seats: Annotated[int | None, typer.Option(help="Seats; default: one for each bot.")] = None,
    bots: Annotated[
        str, typer.Option(help="Bots by name, in turn for the seats.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, max=MOST, help="How many games.")] = 100,
    seed: Annotated[str | None, typer.Option(help="Same seed, same games.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="key=value, repeatable.")] = None,
    pack: Annotated[str, typer.Option(help="A pack's name or folder.")] = "standard",
    records: Annotated[Path | None, typer.Option(help="Folder for the records.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """Let bots play many games on all cores."""
    plan = _plan(find(game), seats, bots, given.seed(seed), given.options(option), pack, records)
    began = perf_counter()
    console = Console(stderr=True)
    played = list(
        track(
            simulation.outcomes(plan, games),
            total=games,
            description=plan.game,
            console=console,
            disable=not console.is_terminal,
        )
    )
    _report(plan, played, perf_counter() - began, as_json=json)


def _plan(
    game: AnyGame,
    seats: int | None,
    bots: str,
    seed: str,
    options: dict[str, str],
    pack: str,
    records: Path | None,
) -> Plan:
    """Everything checked before the first game starts."""
    names = [known(name.strip()) for name in bots.split(",")]
    number = seats if seats is not None else max(len(names), game.seats_for(options).start)
    game.new(number, game.pack(pack), options)
    if len(names) > number:
        raise SaqqaraError(f"{len(names)} bots for {number} seats")
    if "/" in seed or "\\" in seed:
        raise SaqqaraError(f"--seed {seed!r}: no slashes, it becomes part of file names")
    if records is not None:
        given.make_folder(records)
    seated = tuple(names[seat % len(names)] for seat in range(number))
    where = None if records is None else str(records)
    return Plan(game.name, pack, tuple(game.settled(options).items()), seated, seed, where)


def _report(plan: Plan, played: list[Outcome], seconds: float, *, as_json: bool) -> None:
    rows = simulation.summary(plan, played)
    decisions = sum(outcome.decisions for outcome in played)
    if as_json:
        given.print_json(
            {
                "game": plan.game,
                "pack": plan.pack,
                "options": dict(plan.options),
                "seed": plan.seed,
                "games": len(played),
                "build": build.NAME,
                "seconds": seconds,
                "games_per_second": len(played) / seconds,
                "decisions_per_second": decisions / seconds,
                "seats": rows,
            }
        )
        return
    _print_table(rows, len(played), seconds, plan.seed)


def _print_table(rows: list[SeatSummary], games: int, seconds: float, seed: str) -> None:
    say = Speech(system_language())
    table = Table(*(say(f"simulate-{name}") for name in ("seat", "bot", "wins", "rank", "score")))
    for row in rows:
        score = f"{row.mean_score:.1f} ± {row.score_interval:.1f} ({row.lowest}–{row.highest})"
        table.add_row(str(row.seat), row.bot, f"{row.wins:.1%}", f"{row.mean_rank:.2f}", score)
    console = Console()
    console.print(table)
    console.print(say("simulate-done", games=str(games), rate=f"{games / seconds:.0f}", seed=seed))
