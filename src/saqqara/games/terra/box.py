"""What the game knows besides the position: what a viewer is sent once."""

from msgspec import Struct

from saqqara.core.game import Options
from saqqara.games.terra.engine.components import Components


class Box(Struct, frozen=True):
    """The components, and the numbers of the rules."""

    pack: str


def box(pack: Components, seats: int, options: Options) -> Box:
    """The same for every viewer."""
    del seats, options
    return Box(pack.name)
