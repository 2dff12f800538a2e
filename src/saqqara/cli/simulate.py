"""`saqqara simulate`: many games among bots."""

import sys
from pathlib import Path
from time import perf_counter

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from saqqara import simulate as simulation
from saqqara.bots import known
from saqqara.cli import given, shared
from saqqara.core import build
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.games import find
from saqqara.simulate import Outcome, Series, TraitSummary
from saqqara.text import Speech, system_language

MOST = 10_000_000


@click.command()
@shared.game
@click.option("--seats", type=int, help="Seats; default: one for each bot.")
@click.option("--bots", default="greedy,random", help="Bots by name, in turn for the seats.")
@click.option("--games", type=click.IntRange(1, MOST), default=100, help="How many games.")
@click.option("--seed", help="Same seed, same games.")
@shared.option
@shared.pack
@click.option("--records", type=shared.FILE, help="Folder for the records.")
@shared.as_json
@click.option("--markdown", is_flag=True, help="Tables for a page.")
def simulate(
    *,
    game: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: str | None,
    option: tuple[str, ...],
    pack: str,
    records: Path | None,
    as_json: bool,
    markdown: bool,
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
    if markdown:
        sys.stdout.write(_page(plan, played))
    else:
        _report(plan, played, perf_counter() - began, as_json=as_json)


def _plan(
    game: AnyGame,
    seats: int | None,
    bots: str,
    seed: str,
    options: dict[str, str],
    pack: str,
    records: Path | None,
) -> Series:
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
    return Series(game.name, pack, tuple(game.settled(options).items()), seated, seed, where)


def _report(plan: Series, played: list[Outcome], seconds: float, *, as_json: bool) -> None:
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
                "seats": simulation.summary(plan, played),
                "traits": simulation.traits(played),
            }
        )
        return
    say = Speech(system_language())
    console = Console()
    for table in _tables(plan, played, say):
        console.print(_rich(table))
    done = {"games": str(len(played)), "rate": f"{len(played) / seconds:.0f}", "seed": plan.seed}
    console.print(say("simulate-done", **done))


def _tables(plan: Series, played: list[Outcome], say: Speech) -> list[list[list[str]]]:
    """Rows of words: the seats, then the traits if the game has some; the heads come first."""
    names = ("seat", "bot", "wins", "rank", "score")
    seats = [[say(f"simulate-{name}") for name in names]]
    for row in simulation.summary(plan, played):
        score = f"{row.mean_score:.1f} ± {row.score_interval:.1f} ({row.lowest}–{row.highest})"
        seats.append([str(row.seat), row.bot, f"{row.wins:.1%}", f"{row.mean_rank:.2f}", score])
    found = simulation.traits(played)
    return [seats, _trait_rows(plan, found, say)] if found else [seats]


def _trait_rows(plan: Series, found: list[TraitSummary], say: Speech) -> list[list[str]]:
    game = find(plan.game)
    rows = [[say(f"simulate-{name}") for name in ("trait", "games", "wins")]]
    for row in found:
        name = say(game.text_key("trait", row.trait, row.value))
        rows.append([name, str(row.games), f"{row.wins:.1%} ± {row.interval:.1%}"])
    return rows


def _rich(rows: list[list[str]]) -> Table:
    table = Table(*rows[0])
    for row in rows[1:]:
        table.add_row(*row)
    return table


def _page(plan: Series, played: list[Outcome]) -> str:
    """The tables for a page in Markdown, in English, with the command that made them."""
    options = "".join(f" --option {key}={value}" for key, value in plan.options)
    command = (
        f"saqqara simulate {plan.game} --seats {len(plan.bots)} --bots {','.join(plan.bots)}"
        f" --games {len(played)} --seed {plan.seed}{options} --markdown"
    )
    tables = [_markdown(rows) for rows in _tables(plan, played, Speech("en"))]
    return "\n".join([f"`{command}`\n", *tables])


def _markdown(rows: list[list[str]]) -> str:
    lines = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
