"""Numbers that say how good a position of Im Tal der Könige is for a seat."""

from typing import Final

from saqqara.games.valley.rules import Valley

WEIGHTS: Final = (1.0,)


def features(state: Valley, seat: int) -> list[float]:
    """Tombs ahead."""
    return [float(len(state.won[seat]) - len(state.won[1 - seat]))]
