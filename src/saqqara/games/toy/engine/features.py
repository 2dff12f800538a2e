"""Numbers that say how good a position of the toy game is for a seat."""

from saqqara.games.toy.engine.rules import Toy
from saqqara.games.toy.engine.yardstick import numbers

NAMES = ("points", "stake", "hand")


def clock(state: Toy) -> int:
    """Moments."""
    return state.moment


def features(state: Toy, seat: int) -> list[float]:
    """The same as the yardstick's: in so small a game there is no more to see."""
    return numbers(state, seat)
