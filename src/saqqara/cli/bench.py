"""`saqqara bench`: how fast the engine is, beside its peers in the same run."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from saqqara.bots.bot import Sight
from saqqara.bots.levels import Thinker, level
from saqqara.cli import given, shared
from saqqara.cli.peers import SEAT_BY_SEAT, SIDE_BY_SIDE, Rate, environments, peers
from saqqara.core import build
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State
from saqqara.core.walk import advance, copies, playout
from saqqara.games import GAMES
from saqqara.text import Speech, system_language

PACKAGE = Path(__file__).parent.parent
COPIES = 1000
MIDDLE = 60  # moves before copies are measured

Measure = Callable[[float], list[Rate]]


class Ratio(Struct):
    """How many times as many decisions (or copies) a second as something else."""

    what: str
    times: float


@click.command()
@click.option("--peers", "with_peers", is_flag=True, help="Other engines too.")
@click.option("--seconds", type=click.FloatRange(0.01), default=1.0, help="Per measurement.")
@click.option("--rounds", type=click.IntRange(1), default=5, help="How often each is measured.")
@click.option("--only-this-build", "only", is_flag=True, hidden=True)
@shared.as_json
def bench(*, with_peers: bool, seconds: float, rounds: int, only: bool, as_json: bool) -> None:
    """Measure random play, copies and search on one core; medians of interleaved rounds."""
    measures: list[Measure] = [_game(game) for game in GAMES.values()]
    if not only and build.NAME == "compiled":
        measures.append(_interpreted)
    if with_peers:
        measures += [_alone(peer) for peer in peers()]
        for game in GAMES.values():
            measures += [_alone(one) for one in environments(game.name, game.seats[-1])]
    rates = _medians(measures, seconds, rounds)
    ratios = _ratios(rates)
    if as_json:
        given.print_json({"seconds": seconds, "rounds": rounds, "rates": rates, "ratios": ratios})
    else:
        _print(rates, ratios)


def _medians(measures: Sequence[Measure], seconds: float, rounds: int) -> list[Rate]:
    """Each rate's middle value; the rounds are interleaved, so that a slow spell hits all."""
    console = Console(stderr=True)
    steps = [measure for _ in range(rounds) for measure in measures]
    found: dict[tuple[str, str], list[Rate]] = {}
    for measure in track(steps, console=console, disable=not console.is_terminal):
        for rate in measure(seconds):
            found.setdefault((rate.name, rate.build), []).append(rate)
    return [_median(rates) for rates in found.values()]


def _median(rates: list[Rate]) -> Rate:
    return Rate(
        name=rates[0].name,
        build=rates[0].build,
        seats=rates[0].seats,
        games=median(rate.games for rate in rates),
        decisions=median(rate.decisions for rate in rates),
        copies=median(rate.copies for rate in rates),
        searches=median(rate.searches for rate in rates),
    )


def _alone(peer: Callable[[float], Rate]) -> Measure:
    return lambda seconds: [peer(seconds)]


def _game(game: AnyGame) -> Measure:
    return lambda seconds: [own_rate(game, seconds)]


def own_rate(game: AnyGame, seconds: float) -> Rate:
    """Random play with the most seats, through the contract alone."""
    seats, pack, rng = game.seats[-1], game.pack(), Rng("bench")
    games = decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        decisions += playout(game.new(seats, pack), rng)
        games += 1
    took = perf_counter() - began
    copied, searched = _copies(game, seconds / 4), _searches(game, seconds / 4)
    return Rate(game.name, build.NAME, seats, games / took, decisions / took, copied, searched)


def _copies(game: AnyGame, seconds: float) -> float:
    state = game.new(game.seats[-1])
    advance(state, MIDDLE, Rng("bench"))
    made, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        copies(state, COPIES)
        made += COPIES
    return made / (perf_counter() - began)


def _searches(game: AnyGame, seconds: float) -> float:
    """Iterations of the best level's search in the middle of a game for the most seats."""
    rng = Rng("bench")
    state = _choice(game, rng)
    tireless = replace(level("master", game.name), iterations=10**9, seconds=seconds)
    sight = Sight(state, state.actors()[0])
    search = Thinker(game, rng, tireless).search(sight)
    began = perf_counter()
    search.run(sight.guess, sight.seat, sight.legal)
    return search.iterations / (perf_counter() - began)


def _choice(game: AnyGame, rng: Rng) -> State:
    """The middle one of the choices in a random game."""
    state, found = game.new(game.seats[-1]), []
    while actors := state.actors():
        if actors[0] != BOX and len(state.legal(actors[0])) > 1:
            found.append(state.copy())
        advance(state, 1, rng)
    middle: State = found[len(found) // 2]
    return middle


def _interpreted(seconds: float) -> list[Rate]:
    """The same measurement in a process that has only the Python files."""
    with TemporaryDirectory() as folder:
        shutil.copytree(
            PACKAGE, Path(folder) / "saqqara", ignore=shutil.ignore_patterns("*.so", "*.pyd")
        )
        words = ["bench", "--json", "--only-this-build", f"--seconds={seconds}", "--rounds=1"]
        done = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "-m", "saqqara", *words],
            env={**os.environ, "PYTHONPATH": folder},
            cwd=folder,
            capture_output=True,
            check=False,
        )
    if done.returncode:
        raise SaqqaraError(f"the interpreted run failed: {done.stderr.decode()[-500:]}")
    rates = msgspec.json.decode(done.stdout)["rates"]
    return [msgspec.convert(rate, Rate) for rate in rates]


def _ratios(rates: list[Rate]) -> list[Ratio]:
    """Engines beside engines, environments beside environments."""
    ours = [rate for rate in rates if rate.build in ("compiled", "interpreted")]
    learners = [rate for rate in rates if rate.build in (SEAT_BY_SEAT, SIDE_BY_SIDE)]
    zoo = [rate for rate in rates if rate.build == "pettingzoo"]
    others = [rate for rate in rates if rate not in [*ours, *learners, *zoo]]
    found = [_ratio(own, other) for own in ours for other in _with_fastest(others)]
    single = {rate.name: rate for rate in learners if rate.build == SEAT_BY_SEAT}
    many = [rate for rate in learners if rate.build == SIDE_BY_SIDE]
    found += [_ratio(own, single[own.name]) for own in many]
    return found + [_ratio(own, other) for own in learners for other in zoo]


def _with_fastest(others: list[Rate]) -> list[Rate]:
    """OpenSpiel's fastest game is named once more at the end."""
    spiel = [rate for rate in others if rate.build == "open_spiel"]
    if not spiel:
        return others
    fastest = max(spiel, key=lambda rate: rate.decisions)
    return [*others, msgspec.structs.replace(fastest, name=f"fastest ({fastest.name})")]


def _ratio(own: Rate, other: Rate) -> Ratio:
    what = f"{own.name} {own.build} / {other.build} {other.name}"
    return Ratio(what, own.decisions / other.decisions)


def _print(rates: list[Rate], ratios: list[Ratio]) -> None:
    say = Speech(system_language())
    heads = ("engine", "game", "seats", "games", "decisions", "copies", "searches")
    table = Table(*(say(f"bench-{head}") for head in heads))
    for rate in rates:
        numbers = (rate.games, rate.decisions, rate.copies, rate.searches)
        words = [f"{number:,.0f}" if number else "" for number in numbers]
        table.add_row(rate.build, rate.name, str(rate.seats), *words)
    console = Console()
    console.print(table)
    for ratio in ratios:
        console.print(f"{ratio.times:8.2f} × {ratio.what}", highlight=False)
