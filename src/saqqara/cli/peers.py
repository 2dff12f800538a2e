"""Other engines, looped from Python as their users do: list the legal moves, pick, apply."""

import random
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from msgspec import Struct

from saqqara.core.errors import SaqqaraError
from saqqara.core.rng import Rng

SPIEL_GAMES = ("connect_four", "hearts", "hex", "oware", "backgammon", "gin_rummy")
RLCARD_GAMES = ("uno", "gin-rummy")
ZOO_GAMES = ("connect_four-v3", "tictactoe-v3", "texas_holdem-v4", "chess-v6")
SEAT_BY_SEAT = "saqqara.rl, one game"
SIDE_BY_SIDE = "saqqara.rl, batch"
GAMES_AT_ONCE = 256


class Rate(Struct):
    """Random play on one core, per second. Chance moves are made and not counted as decisions."""

    name: str
    build: str  # compiled, interpreted, or whose engine it is
    seats: int
    games: float
    decisions: float
    copies: float = 0.0
    searches: float = 0.0  # iterations


def peers() -> list[Callable[[float], Rate]]:
    """A measurement for every game of every peer; all must be installed."""
    for module in ("pyspiel", "catanatron", "rlcard", "pettingzoo"):
        if find_spec(module) is None:
            raise SaqqaraError(f"{module} is not installed; `make bench` installs the peers")
    spiel = [_spiel(name) for name in SPIEL_GAMES]
    cards = [_rlcard(name) for name in RLCARD_GAMES]
    return [*spiel, _catanatron, *cards, *(_zoo(name) for name in ZOO_GAMES)]


def environments(game: str, seats: int) -> list[Callable[[float], Rate]]:
    """A game of ours as learners meet it: PettingZoo's way, and many at once."""

    def one(seconds: float) -> Rate:
        from saqqara.rl import env  # noqa: PLC0415 - only where the extra is installed

        environment, rng = env(game, seats=seats), random.Random(1)  # noqa: S311 - no secret
        return _timed(game, SEAT_BY_SEAT, seats, lambda: _zoo_game(environment, rng), seconds)

    def many(seconds: float) -> Rate:
        from saqqara.rl import Batch  # noqa: PLC0415 - see above

        batch, rng = Batch(game, GAMES_AT_ONCE, seats=seats), Rng("bench")
        games = steps = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            games += len(batch.step(batch.sample(rng)).games)
            steps += 1
        took = perf_counter() - began
        return Rate(game, SIDE_BY_SIDE, seats, games / took, steps * GAMES_AT_ONCE / took)

    return [one, many]


def _timed(name: str, build: str, seats: int, one_game: Callable[[], int], seconds: float) -> Rate:
    """Whole games until the time is over; `one_game` tells how many decisions it had."""
    games = decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        decisions += one_game()
        games += 1
    took = perf_counter() - began
    return Rate(name, build, seats, games / took, decisions / took)


def _spiel(name: str) -> Callable[[float], Rate]:
    def measure(seconds: float) -> Rate:
        import pyspiel  # noqa: PLC0415 - only where the extra is installed

        game, rng = pyspiel.load_game(name), random.Random(1)  # noqa: S311 - no secret
        return _timed(
            name, "open_spiel", game.num_players(), lambda: _spiel_game(game, rng), seconds
        )

    return measure


def _spiel_game(game: Any, rng: random.Random) -> int:  # noqa: ANN401 - it has no types
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(moves, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions


def _catanatron(seconds: float) -> Rate:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - see above

    def one_game() -> int:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        return len(game.state.actions)

    random.seed(1)
    return _timed("catan", "catanatron", len(Color), one_game, seconds)


def _rlcard(name: str) -> Callable[[float], Rate]:
    def measure(seconds: float) -> Rate:
        import rlcard  # noqa: PLC0415 - see above

        env, rng = rlcard.make(name, {"seed": 1}), random.Random(1)  # noqa: S311 - no secret
        return _timed(name, "rlcard", env.num_players, lambda: _rlcard_game(env, rng), seconds)

    return measure


def _rlcard_game(env: Any, rng: random.Random) -> int:  # noqa: ANN401 - it has no types
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def _zoo(name: str) -> Callable[[float], Rate]:
    def measure(seconds: float) -> Rate:
        import pettingzoo  # noqa: PLC0415 - see above

        environment, rng = pettingzoo.make("aec", f"classic/{name}"), random.Random(1)  # noqa: S311 - no secret
        seats = len(environment.possible_agents)
        return _timed(name, "pettingzoo", seats, lambda: _zoo_game(environment, rng), seconds)

    return measure


def _zoo_game(environment: Any, rng: random.Random) -> int:  # noqa: ANN401 - it has no types
    environment.reset()
    decisions = 0
    for _ in environment.agent_iter():
        seen, _, ended, cut, _ = environment.last()
        if ended or cut:
            environment.step(None)
            continue
        environment.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
        decisions += 1
    return decisions
