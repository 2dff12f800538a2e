"""The bots there are, by name."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from saqqara.bots.bot import Bot, Sight
from saqqara.bots.levels import LEVELS as LEVELS
from saqqara.bots.levels import Thought, at_level
from saqqara.bots.simple import Greedy, Random
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng

# The levels, and two yardsticks that do not change.
BOTS: Final[dict[str, Callable[[AnyGame, Rng], Bot]]] = {
    **{name: partial(at_level, name) for name in LEVELS},
    "greedy": Greedy,
    "random": Random,
}


def known(name: str, agents: Collection[str] = ()) -> str:
    """The name, if there is such a bot or agent; otherwise an error that lists them."""
    if name not in BOTS and name not in agents:
        raise SaqqaraError(f"no bot {name!r}; there are: {', '.join([*BOTS, *agents])}")
    return name


def advise(game: AnyGame, sight: Sight, rng: Rng) -> Thought:
    """The move of the best bot for a person's seat, and what it aims at."""
    return at_level("master", game, rng).think(sight)


def make(name: str, game: AnyGame, rng: Rng) -> Bot:
    """A bot by its name, with randomness of its own."""
    return BOTS[known(name)](game, rng)
