"""What learners get of a position, and positions to look at, for the tests of all games."""

from collections.abc import Iterator
from typing import TypeVar

import numpy as np

from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER, State
from saqqara.core.walk import step
from saqqara.rl.setting import Numbers, Setting

S = TypeVar("S", bound=State)


def table(game: AnyGame, state: State, options: dict[str, str]) -> Setting:
    """The setting of a position, whatever its pack is."""
    pack, chosen = state.pack, game.settled(options)  # type: ignore[attr-defined]
    return Setting(game, pack, state.seats, chosen, game.learning.planes(pack, state.seats, chosen))


def look(game: AnyGame, state: State, viewer: int = 0, **options: str) -> dict[str, Numbers]:
    """An observation by the names of its parts."""
    here = table(game, state, options)
    return here.split(here.observation(state, viewer))


def ones(numbers: Numbers) -> list[int]:
    """Where they are not zero."""
    return [int(place) for place in np.flatnonzero(numbers)]


def viewers(state: State) -> list[int]:
    return [WATCHER, *range(state.seats)]


def course(state: S, rng: Rng) -> Iterator[S]:
    """The positions of a random game: always the same state, led on to the end."""
    yield state
    while actors := state.actors():
        seat = rng.pick(actors)
        state.apply(seat, step(state, seat, rng))
        yield state


def nearby(state: State, rng: Rng, times: int) -> Iterator[State]:
    """Where so many random moves would lead."""
    for _ in range(times if state.actors() else 0):
        twin, seat = state.copy(), rng.pick(state.actors())
        twin.apply(seat, step(twin, seat, rng))
        yield twin
