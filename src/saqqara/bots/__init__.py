"""The bots there are, by name."""

from collections.abc import Callable
from typing import Final

from saqqara.bots.bot import Bot
from saqqara.bots.simple import Greedy, Random
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng

BOTS: Final[dict[str, Callable[[AnyGame, Rng], Bot]]] = {"random": Random, "greedy": Greedy}


def known(name: str) -> str:
    """The name, if there is such a bot; otherwise an error that lists them."""
    if name not in BOTS:
        raise SaqqaraError(f"no bot {name!r}; there are: {', '.join(BOTS)}")
    return name


def make(name: str, game: AnyGame, rng: Rng) -> Bot:
    """A bot by its name, with randomness of its own."""
    return BOTS[known(name)](game, rng)
