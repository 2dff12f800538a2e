"""Many games at once over NumPy arrays: what training needs, without a loop in Python."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from saqqara.core.errors import RulesError, SaqqaraError
from saqqara.core.game import Options
from saqqara.core.many import Many
from saqqara.core.rng import Rng
from saqqara.rl.play import check_reward, returns
from saqqara.rl.setting import Mask, Numbers, setting


@dataclass(frozen=True)
class Ended:
    """Games that ended in a step: their numbers, and what they were worth to each seat."""

    games: NDArray[np.intp]
    returns: NDArray[np.float32]  # a row for each of these games, a column for each seat


class Batch:
    """So many games, each waiting for one decision of one seat; who has ended begins anew.

    Every step makes new arrays for reading: what you keep of one stays as it is.
    """

    def __init__(
        self,
        name: str,
        games: int = 256,
        *,
        seats: int | None = None,
        options: Options | None = None,
        pack: str = "standard",
        reward: str = "place",
        seed: int | str = 0,
    ) -> None:
        if games < 1:
            raise SaqqaraError(f"games={games}; at least one is needed")
        self.reward = check_reward(reward)
        self.setting = setting(name, seats, options, pack)
        self.games = games
        sources = [Rng(f"{seed}/{k}") for k in range(games)]
        shape = self.setting.width, self.setting.moves
        self._many = Many(self.setting.new, self.setting.game.learning.write, sources, *shape)
        self._numbers = np.arange(games)
        self._ask()

    def _ask(self) -> None:
        self._many.ask()
        rows, masks = memoryview(self._many.observations), memoryview(self._many.masks)
        self.observation: Numbers = np.frombuffer(rows, np.int16).reshape(self.games, -1)
        self.mask: Mask = np.frombuffer(masks, np.int8).reshape(self.games, -1)

    @property
    def seat(self) -> NDArray[np.intp]:
        """Whose decision each game waits for."""
        return np.array(self._many.seats)

    def step(self, moves: NDArray[np.integer]) -> Ended:
        """A move in each game; if one is not allowed, that is said and nothing has changed."""
        self._check(moves)
        ended = self._many.step(moves.tolist())
        self._ask()
        worth = [returns(self.setting.game, state, self.reward) for _, state in ended]
        games = np.array([number for number, _ in ended], dtype=np.intp)
        return Ended(games, np.array(worth, np.float32).reshape(-1, self.setting.seats))

    def sample(self, rng: Rng) -> NDArray[np.intp]:
        """A random open move for each game."""
        return np.array(self._many.sample(rng))

    def _check(self, moves: NDArray[np.integer]) -> None:
        if moves.shape != (self.games,):
            raise ValueError(f"moves: shape {moves.shape}, but there are {self.games} games")
        inside = (moves >= 0) & (moves < self.setting.moves)
        fine = inside & (self.mask[self._numbers, np.where(inside, moves, 0)] == 1)
        if not fine.all():
            game = int(np.argmin(fine))
            raise RulesError("move", f"game {game}: move {moves[game]} is not allowed now")
