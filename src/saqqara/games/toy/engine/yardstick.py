"""What the greedy bot sees in the toy game: a yardstick, which does not change."""

from saqqara.core.bits import members
from saqqara.games.toy.engine.rules import NOTHING, Toy
from saqqara.games.toy.engine.stages import LAYING

WEIGHTS = (1.0, 0.3, 0.1)


def numbers(state: Toy, seat: int) -> list[float]:
    """Points; treasure at stake times the card laid for it; cards still in hand."""
    held = sum([card + 1 for card in members(state.hands[seat])])
    laid = state.laid[seat] + 1 if state.stage == LAYING and state.laid[seat] != NOTHING else 0
    sign = -1 if state.low else 1
    return [float(state.won[seat]), float(sign * laid * (state.treasure + 1)), float(sign * held)]
