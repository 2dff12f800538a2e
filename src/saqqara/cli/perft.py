"""`saqqara perft`: how many move sequences there are."""

import signal
from contextlib import nullcontext
from time import perf_counter

import click
from rich.console import Console

from saqqara.cli import given, shared
from saqqara.core import build
from saqqara.core.rng import Rng
from saqqara.core.walk import advance
from saqqara.core.walk import perft as count
from saqqara.games import find


@click.command()
@shared.game
@click.option("--depth", type=click.IntRange(0), default=3, help="Length of the sequences.")
@click.option("--seats", type=int, help="Seats; default: the fewest.")
@click.option("--seed", default="perft", help="Of the random moves before the count.")
@click.option(
    "--after", type=click.IntRange(0), default=0, help="Count after so many random moves."
)
@shared.option
@shared.pack
@shared.as_json
def perft(
    *,
    game: str,
    depth: int,
    seats: int | None,
    seed: str,
    after: int,
    option: tuple[str, ...],
    pack: str,
    as_json: bool,
) -> None:
    """Count move sequences from the start, or from a position reached by random moves."""
    found = find(game)
    state = found.new(seats, found.pack(pack), given.options(option))
    made = advance(state, after, Rng(given.seed(seed)))
    deepest = min(
        depth, found.rules.bound(state.pack, state.seats, found.settled(given.options(option)))
    )
    console = Console(stderr=True)
    began = perf_counter()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled code does not look up for Ctrl-C
    with console.status(game) if console.is_terminal else nullcontext():
        rows = [{"depth": n, "count": count(state, n)} for n in range(deepest + 1)]
    seconds = perf_counter() - began
    if as_json:
        position = {"game": game, "seats": state.seats, "seed": seed, "after": made}
        given.print_json({**position, "build": build.NAME, "seconds": seconds, "counts": rows})
        return
    for row in rows:
        print(f"{row['depth']:>3} {row['count']:>15,}")
