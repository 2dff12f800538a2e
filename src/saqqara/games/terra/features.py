"""Numbers that say how good a position of Terra Pyramides is for a seat."""

from typing import Final

from saqqara.games.terra.rules import Terra

WEIGHTS: Final = (1.0,)


def features(state: Terra, seat: int) -> list[float]:
    """Points."""
    return [float(state.points(state.side(seat)))]
