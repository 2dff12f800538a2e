"""What an environment is made of: a game, its seats and options, the shape of its numbers."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame, Options
from saqqara.core.state import Pack, State
from saqqara.core.tensor import Pen, Plane, width, zeros
from saqqara.games import GAMES, find

VERSION: Final = 1  # goes up whenever observations, moves or rewards of the same game change
Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Setting:
    """A game as learners meet it. Move numbers are the game's own, and one more: to wait."""

    game: AnyGame
    pack: Pack
    seats: int
    options: dict[str, str]
    planes: tuple[Plane, ...]
    rules: int = 0  # the number of the rules; 0 is the newest

    @property
    def id(self) -> str:
        """The versioned name of the environment."""
        return env_id(self.game.name)

    @property
    def wait(self) -> int:
        """The move of a seat that has nothing to decide."""
        return self.game.rules.moves

    @property
    def moves(self) -> int:
        """How many move numbers there are, the waiting one included."""
        return self.game.rules.moves + 1

    @cached_property
    def width(self) -> int:
        """How many numbers an observation has."""
        return width(self.planes)

    @property
    def names(self) -> list[str]:
        """The agents: seats as people count them."""
        return [f"seat_{seat + 1}" for seat in range(self.seats)]

    def new(self) -> State:
        """A game before its first move."""
        state: State = self.game.new(self.seats, self.pack, self.options, self.rules or None)
        return state

    def observation(self, state: State, viewer: int) -> Numbers:
        """What this seat, or WATCHER, may know, as one row of numbers."""
        row = zeros(self.width)
        self.game.learning.write(state, viewer, Pen(row))
        return np.frombuffer(memoryview(row), np.int16).copy()  # for writing too

    def mask(self, state: State, seat: int) -> Mask:
        """A one for every move open to this seat; who owes no decision can only wait."""
        mask = np.zeros(self.moves, dtype=np.int8)
        mask[state.legal(seat) if seat in state.actors() else self.wait] = 1
        return mask

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The lowest and the highest value of every number of an observation."""
        lows = [np.full(part.size, part.low, dtype=np.int16) for part in self.planes]
        highs = [np.full(part.size, part.high, dtype=np.int16) for part in self.planes]
        return np.concatenate(lows), np.concatenate(highs)

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """An observation, or a batch of them, by the names of its parts; planes in their shape."""
        found, at = {}, 0
        for part in self.planes:
            block = observation[..., at : at + part.size]
            found[part.name] = block.reshape(*observation.shape[:-1], *part.shape)
            at += part.size
        return found


def env_id(game: str) -> str:
    """The versioned name of a game's environment."""
    return f"saqqara/{game}-v{VERSION}"


def setting(
    name: str, seats: int | None = None, options: Options | None = None, pack: str = "standard"
) -> Setting:
    """By a game's name or an environment's id; whatever does not fit is refused by name."""
    game = find(_game(name))
    chosen = game.settled(options or {})
    number = game.seats_for(chosen).start if seats is None else seats
    game.check_seats(number, chosen)
    box = game.pack(pack)
    return Setting(game, box, number, chosen, game.learning.planes(box, number, chosen))


def _game(name: str) -> str:
    """`saqqara/toy-v1` is `toy`; a version we do not have is refused."""
    found = re.fullmatch(r"saqqara/(\w+)-v(\d+)", name)
    if found is None:
        return name
    if found[2] != str(VERSION):
        known = ", ".join(env_id(game) for game in GAMES)
        raise SaqqaraError(f"{name}: no such version; there are: {known}")
    return found[1]
