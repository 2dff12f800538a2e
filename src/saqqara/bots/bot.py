"""What a bot is, and all it gets to see."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import final

from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import State


@final
class Sight:
    """A seat's knowledge: its legal moves and guesses at the rest. The truth stays outside."""

    __slots__ = ("guess", "legal", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.legal = state.legal(seat)
        self.guess = _guesser(state, seat)


def _guesser(state: State, seat: int) -> Callable[[Rng], State]:
    def guess(rng: Rng) -> State:
        return state.guess(seat, rng)

    return guess


class Bot(ABC):
    """Decides for a seat. The same sight and the same randomness give the same move."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """One of the sight's legal moves."""
