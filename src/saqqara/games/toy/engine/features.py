"""Numbers that say how good a position of the toy game is for a seat."""

from saqqara.core.bits import members
from saqqara.games.toy.engine.rules import NOTHING, Toy
from saqqara.games.toy.engine.stages import LAYING

NAMES = ("points", "stake", "hand")


def clock(state: Toy) -> int:
    """Moments."""
    return state.moment


def features(state: Toy, seat: int) -> list[float]:
    """As the yardstick sees it: in so small a game there is no more to see.

    It is written out, since the yardstick never changes and this does with every fit.
    """
    sign = -1 if state.low else 1
    stake = sign * _laid(state, seat) * (state.treasure + 1)
    hand = sign * sum([card + 1 for card in members(state.hands[seat])])
    return [float(state.won[seat]), float(stake), float(hand)]


def _laid(state: Toy, seat: int) -> int:
    """The number on the card that lies for the treasure, 0 if none does yet."""
    if state.stage != LAYING or state.laid[seat] == NOTHING:
        return 0
    return state.laid[seat] + 1
