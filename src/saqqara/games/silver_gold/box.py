"""What the game knows besides the position: what a viewer is sent once."""

from msgspec import Struct

from saqqara.core.game import Options
from saqqara.games.silver_gold.engine.chambers import Cards


class Box(Struct, frozen=True):
    """The components, and the numbers of the rules."""

    pack: str


def box(pack: Cards, seats: int, options: Options) -> Box:
    """The same for every viewer."""
    del seats, options
    return Box(pack.name)
