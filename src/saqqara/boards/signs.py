"""Signs and colours of the terminal. Whatever has a colour also has a sign."""

from dataclasses import dataclass
from typing import Final

from rich.console import Console

# Between the light and the dark tokens of the look: a terminal's ground is not known.
LAPIS: Final = "#5B8DE0"
CARNELIAN: Final = "#DB6A50"
MALACHITE: Final = "#2E9C70"
AMETHYST: Final = "#9A6CC8"
OCHRE: Final = "#B98A22"
GOLD: Final = "#CF9A2C"
ORANGE: Final = "#D9772B"
QUIET: Final = "dim"

ACTION: Final = f"bold {LAPIS}"
LOSS: Final = f"bold {CARNELIAN}"
GAIN: Final = f"bold {MALACHITE}"

SEATS: Final = (LAPIS, CARNELIAN, MALACHITE, AMETHYST, OCHRE)


@dataclass(frozen=True)
class Frame:
    """The signs of a frame: four corners, across, down."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


@dataclass(frozen=True)
class Signs:
    """What stands for what, in signs this terminal can show."""

    seats: tuple[str, ...]  # in the order of the seats: disc, pyramid, block, rhomb, hexagon
    becomes: str  # 64 › 69
    times: str
    minus: str
    chosen: str  # before the line under the cursor
    under: str  # below the card under the cursor
    done: str
    frieze: str
    block: str  # one cell of a drawn pattern
    frame: Frame
    heavy: Frame  # of what is under the cursor
    joints: tuple[str, str, str, str]  # left, cross, right, up: where lines inside a board meet


UNICODE: Final = Signs(
    seats=("●", "▲", "■", "◆", "⬢"),
    becomes="›",
    times="×",
    minus="−",
    chosen="▸",
    under="▲",
    done="✓",
    frieze="━",
    block="██",
    frame=Frame("┌", "┐", "└", "┘", "─", "│"),
    heavy=Frame("╔", "╗", "╚", "╝", "═", "║"),
    joints=("├", "┼", "┤", "┴"),
)
ASCII: Final = Signs(
    seats=("@1", "@2", "@3", "@4", "@5"),
    becomes=">",
    times="x",
    minus="-",
    chosen=">",
    under="^",
    done="ok",
    frieze="=",
    block="[]",
    frame=Frame("+", "+", "+", "+", "-", "|"),
    heavy=Frame("+", "+", "+", "+", "=", ":"),
    joints=("+", "+", "+", "+"),
)


def signs_for(console: Console) -> Signs:
    """The signs this console can show."""
    return UNICODE if console.encoding.startswith("utf") else ASCII
