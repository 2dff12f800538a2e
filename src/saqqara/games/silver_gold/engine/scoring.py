"""What a position of Silver & Gold: Pyramids is worth (SG-32)."""

from typing import Final

from saqqara.core.bits import count
from saqqara.games.silver_gold.engine.chambers import COLOURS
from saqqara.games.silver_gold.engine.position import AWARDS, Position, Sheet

PYRAMID: Final = 10
TORCH: Final = 5
PAIR: Final = 5  # of a red and a green gem
SINGLE: Final = 1  # a gem left over


def score(state: Position, seat: int, sheet: Sheet, owned: int) -> int:
    """The points of a seat, given its sheet and the pyramids it has finished (SG-32)."""
    points = PYRAMID * count(owned) + TORCH * count(sheet.torches)
    points += PAIR * min(sheet.red, sheet.green) + SINGLE * abs(sheet.red - sheet.green)
    for colour in range(len(COLOURS)):
        for step in range(len(AWARDS)):
            if state.winner(colour, step) == seat:
                points += AWARDS[step]
    return points - penalty(state, sheet.skulls)


def penalty(state: Position, skulls: int) -> int:
    """What so many filled skull boxes cost: only the highest counts (SG-32)."""
    return state.pack.skulls[skulls - 1] if skulls else 0
