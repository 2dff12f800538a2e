"""Fits the weights of a game's features by self-play: `python -m saqqara.bots.tune GAME`.

CMA-ES proposes weights; a bot with them plays paired deals against a bot with the weights so far,
or alone for points. What wins by most on average becomes the centre of the next proposals. The
numbers go into the game's weights.json, together with the command that made them; `--again` runs
those commands, of all games or of those that are named.
"""

import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cma
import msgspec
import numpy as np

from saqqara.bots.bot import Bot, Sight
from saqqara.bots.fitted import GAMES, Fitted, file_in, read
from saqqara.bots.levels import Thinker
from saqqara.bots.search import Level
from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games import GAMES as ALL
from saqqara.games import find

START: Final = "python -m saqqara.bots.tune"
TASK = 50.0  # points that fulfilling a common task counts for
SMALLEST = 0.05  # a weight of zero still gets room to move


@dataclass(frozen=True)
class Trial:
    """One deal for one proposal: the proposal sits in this seat, the weights so far elsewhere."""

    game: str
    options: tuple[tuple[str, str], ...]
    seats: int
    seat: int
    seed: str
    proposal: Fitted
    rival: Fitted
    level: Level


def margin(trial: Trial) -> float:
    """The proposal's lead over the mean of the others; alone or together simply the points."""
    game = find(trial.game)
    state = game.new(trial.seats, game.pack(), dict(trial.options))
    alone = game.judging.shared(state) or trial.seats == 1
    chance = Rng(trial.seed)
    minds = [_mind(trial, seat, alone) for seat in range(trial.seats)]
    while actors := state.actors():
        seat = actors[0]
        if seat == BOX:
            state.apply(BOX, state.chance(chance))
        else:
            state.apply(seat, minds[seat].choose(Sight(state, seat)))
    points = state.scores()
    if alone:
        return float(points[0]) + (
            TASK if game.judging.shared(state) and state.ranks()[0] == 1 else 0.0
        )
    others = [points[seat] for seat in range(trial.seats) if seat != trial.seat]
    lead = points[trial.seat] - sum(others) / len(others)
    return float(np.tanh(lead / (2 * trial.rival.spread)))


def _mind(trial: Trial, seat: int, alone: bool) -> Bot:
    numbers = trial.proposal if alone or seat == trial.seat else trial.rival
    return Thinker(find(trial.game), Rng(f"{trial.seed}/{seat}"), trial.level, numbers)


def worth(pool: ProcessPoolExecutor, plans: list[list[Trial]]) -> list[float]:
    """The mean margin of each proposal."""
    flat = [trial for plan in plans for trial in plan]
    found = iter(pool.map(margin, flat, chunksize=max(1, len(flat) // 16)))
    return [float(np.mean([next(found) for _ in plan])) for plan in plans]


def tune(words: Namespace, command: str, now: Fitted, pool: ProcessPoolExecutor) -> Fitted:
    """The weights after so many generations, beginning with those so far."""
    names = find(words.game).judging.names
    start = [now.weights.get(name, 0.0) for name in names]
    scale = np.array([max(SMALLEST, abs(weight)) for weight in start])
    search = cma.CMAEvolutionStrategy(
        np.array(start) / scale, words.step, {"seed": 1, "popsize": words.proposals, "verbose": -9}
    )
    for generation in range(words.generations):
        asked = search.ask()
        proposals = [_fitted(now, names, point * scale, "") for point in asked]
        marks = worth(pool, [_trials(words, now, generation, one) for one in proposals])
        search.tell(asked, [-mark for mark in marks])
        sys.stderr.write(f"{generation + 1}: mean {np.mean(marks):.3f}, best {max(marks):.3f}\n")
    return _fitted(now, names, search.mean * scale, command)


def _trials(words: Namespace, now: Fitted, generation: int, proposal: Fitted) -> list[Trial]:
    """The same deals for every proposal of a generation, from every seat unless one is enough."""
    seats = range(1 if words.alone else words.seats)
    level = Level(words.iterations, words.ahead)
    return [
        Trial(words.game, tuple(words.option), words.seats, seat, seed, proposal, now, level)
        for seed in [f"tune-{words.seed}-{generation}-{deal}" for deal in range(words.deals)]
        for seat in seats
    ]


def _fitted(now: Fitted, names: tuple[str, ...], weights: Iterable[float], command: str) -> Fitted:
    rounded = {name: round(float(w), 4) for name, w in zip(names, weights, strict=True)}
    return Fitted(command, now.spread, rounded)


def _words(said: list[str]) -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--again", nargs="*", metavar="GAME", help="the fits that were made before")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], type=_pair, help="key=value")
    parser.add_argument("--iterations", type=int, default=0, help="of the search; 0 = one look")
    parser.add_argument("--ahead", type=int, default=1)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--proposals", type=int, default=12)
    parser.add_argument("--deals", type=int, default=20, help="for each proposal")
    parser.add_argument("--step", type=float, default=0.1, help="first step, in weights")
    parser.add_argument("--alone", action="store_true", help="one seat is enough of each deal")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="a")
    parser.add_argument("--into", type=Path, default=GAMES, help="folder of the games")
    words = parser.parse_args(said)
    if (words.game is None) == (words.again is None):
        parser.error("name a game, or say --again")
    return words


def _command(said: list[str]) -> str:
    """What made the numbers, without the folder they went into."""
    if "--into" in said:
        at = said.index("--into")
        said = said[:at] + said[at + 2 :]
    return " ".join([START, *said])


def _pair(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key, value


def commands(games: Path, names: Iterable[str]) -> Iterator[str]:
    """What made the numbers of these games in the folder, of all games there if none is named."""
    there = [name for name in ALL if file_in(games, name).is_file()]
    for name in list(names) or there:
        yield from [numbers.command for numbers in read(file_in(games, name)).values()]


def fit(words: Namespace, command: str) -> None:
    """One fit, from the numbers in the folder to those it leaves there."""
    game = find(words.game)
    variant = game.judging.variant(game.new(words.seats, game.pack(), dict(words.option)))
    file = file_in(words.into, game.name)
    saved = read(file)
    with ProcessPoolExecutor(words.processes) as pool:
        found = tune(words, command, saved.get(variant, saved[""]), pool)
    saved[variant] = found
    file.write_bytes(msgspec.json.format(msgspec.json.encode(saved), indent=2) + b"\n")
    sys.stdout.write(f"{file}: {found.weights}\n")


def fit_again(words: Namespace) -> None:
    """The same fits one after the other, on as many processes as there are now."""
    here = ["--into", str(words.into), "--processes", str(words.processes)]
    for command in list(commands(words.into, words.again)):
        sys.stderr.write(f"{command}\n")
        fit(_words([*shlex.split(command.removeprefix(START)), *here]), command)


def main() -> None:
    said = sys.argv[1:]
    words = _words(said)
    if words.again is None:
        fit(words, _command(said))
    else:
        fit_again(words)


if __name__ == "__main__":
    main()
