"""Signs and colours of Terra Pyramides. Every colour of brick has its own sign."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from saqqara.boards.lines import line
from saqqara.boards.signs import ASCII, GOLD, LAPIS, Signs
from saqqara.games.terra.engine.moves import BRICKS

SHOWN: Final = {
    "blue": "≈",
    "grey": "○",
    "red": "△",
    "green": "♠",
    "yellow": "★",
    "brown": "≡",
    "white": "☥",
    "worker": "♙",
    "eye": "¤",
    "oasis": "ψ",
    "site": "░",
    "sphinx": "Ω",
    "scarab": "ж",
    "desert": "·",
    "start": "+",
    "hidden": "▒",
}
LETTERS: Final = dict(zip(SHOWN, "BERGYNWi$o#SC.+?", strict=True))
ARROWS: Final = {
    "n": ("↑", "^"),
    "ne": ("↗", "/^"),
    "e": ("→", ">"),
    "se": ("↘", "\\v"),
    "s": ("↓", "v"),
    "sw": ("↙", "v/"),
    "w": ("←", "<"),
    "nw": ("↖", "^\\"),
}
LINES: Final = {"ew": ("─", "-"), "ns": ("│", "|"), "nwse": ("╲", "\\"), "nesw": ("╱", "/")}
SEAT_LETTERS: Final = "abcd"  # for workers on a board without signs

# Between light and dark, for text on the unknown ground of a terminal.
INKS: Final = {
    **dict(
        zip(
            BRICKS,
            ("#5B8DE0", "#8E8B83", "#DB6A50", "#4A995B", "#D3A02A", "#A87444", "bold"),
            strict=True,
        )
    ),
    "worker": f"bold {LAPIS}",
    "eye": f"bold {GOLD}",
}


def sign(name: str, signs: Signs) -> str:
    return LETTERS[name] if signs is ASCII else SHOWN[name]


def arrow(way: str, signs: Signs) -> str:
    return ARROWS[way][signs is ASCII]


def line_sign(row: str, signs: Signs) -> str:
    return LINES[row][signs is ASCII]


def workers_sign(seat: int, signs: Signs) -> str:
    """One sign for a worker of a seat."""
    return SEAT_LETTERS[seat] if signs is ASCII else signs.seats[seat]


def tile_signs(tile: str, signs: Signs) -> Text:
    """The symbols of a tile, each in its colour."""
    return line(*((sign(name, signs), INKS[name]) for name in tile.split("+")))


def counted(pairs: Iterable[tuple[str, int]], signs: Signs) -> Text:
    """`¤1 ≈2`: signs with their numbers, without those of which there are none."""
    row = line()
    for name, n in pairs:
        if n:
            row.append(" " if row.cell_len else "")
            row.append(sign(name, signs), INKS[name])
            row.append(str(n))
    return row
