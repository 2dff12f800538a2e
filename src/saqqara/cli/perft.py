"""`saqqara perft`: how many move sequences there are."""

import signal
from contextlib import nullcontext
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from saqqara.cli import given
from saqqara.core import build
from saqqara.core.rng import Rng
from saqqara.core.walk import advance
from saqqara.core.walk import perft as count
from saqqara.games import find


def perft(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    depth: Annotated[int, typer.Option(min=0, help="Length of the sequences.")] = 3,
    seats: Annotated[int | None, typer.Option(help="Seats; default: the fewest.")] = None,
    seed: Annotated[str, typer.Option(help="Of the random moves before the count.")] = "perft",
    after: Annotated[int, typer.Option(min=0, help="Count after so many random moves.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="key=value, repeatable.")] = None,
    pack: Annotated[str, typer.Option(help="A pack's name or folder.")] = "standard",
    json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """Count move sequences from the start, or from a position reached by random moves."""
    found = find(game)
    state = found.new(seats, found.pack(pack), given.options(option))
    made = advance(state, after, Rng(given.seed(seed)))
    deepest = min(depth, found.bound(state.pack, state.seats, found.settled(given.options(option))))
    console = Console(stderr=True)
    began = perf_counter()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled code does not look up for Ctrl-C
    with console.status(game) if console.is_terminal else nullcontext():
        rows = [{"depth": n, "count": count(state, n)} for n in range(deepest + 1)]
    seconds = perf_counter() - began
    if json:
        position = {"game": game, "seats": state.seats, "seed": seed, "after": made}
        given.print_json({**position, "build": build.NAME, "seconds": seconds, "counts": rows})
        return
    for row in rows:
        print(f"{row['depth']:>3} {row['count']:>15,}")
