"""Moves of Das Labyrinth des Pharao as numbers and as notation.

`C3 90` lays the tile on field C3, turned clockwise; then `red`, `green`, `blue`, `special` or, in
the basic game, `stone` puts a stone on the scarab cell that is asked for, `none` does not;
`start 1 left` names entrance and side, `later` waits; `higher` and `lower` bet. Chance says
`tile 13`.
"""

from typing import Final

from saqqara.core.errors import NotationError
from saqqara.core.state import Pack

SIDE: Final = 5  # fields
FIELDS: Final = 25
TURNS: Final = 4
NUMBERS: Final = 19  # of tiles

LAY: Final = 0
PUT: Final = 100
NO_STONE: Final = 105
START: Final = 106
LATER: Final = 112
HIGHER: Final = 113
LOWER: Final = 114
TILE: Final = 115
COUNT: Final = 134

STONES: Final = ["stone", "red", "green", "blue", "special"]
WORDS: Final = [
    *STONES,
    "none",
    *[f"start {entrance} {side}" for entrance in (1, 2, 3) for side in ("left", "right")],
    "later",
    "higher",
    "lower",
]
FIELD_NAMES: Final = [f"{'ABCDE'[field % SIDE]}{field // SIDE + 1}" for field in range(FIELDS)]
CELL_NAMES: Final = [f"{'abcdefghij'[cell % 10]}{cell // 10 + 1}" for cell in range(100)]
ANGLES: Final = ["0", "90", "180", "270"]


def write(pack: Pack, move: int) -> str:
    """The notation of a move number."""
    del pack
    if LAY <= move < PUT:
        return f"{FIELD_NAMES[move // TURNS]} {ANGLES[move % TURNS]}"
    if PUT <= move < TILE:
        return WORDS[move - PUT]
    if TILE <= move < COUNT:
        return f"tile {move - TILE + 1}"
    raise NotationError(f"{move}: there are moves 0 to {COUNT - 1}")


def read(pack: Pack, text: str) -> int:
    """The move number of a notation; small slips in case and spacing are forgiven."""
    del pack
    words = text.lower().split()
    plain = " ".join(words)
    if plain in WORDS:
        return PUT + WORDS.index(plain)
    if len(words) != 2:
        raise NotationError(f"{text!r} is no move; moves look like C3 90, red, none, start 1 left")
    if words[0] == "tile":
        return TILE + _number(text, words[1])
    if words[0].upper() not in FIELD_NAMES:
        raise NotationError(f"{text!r}: {words[0]} is no field; fields are A1 to E5")
    if words[1] not in ANGLES:
        raise NotationError(f"{text!r}: {words[1]} is no turn; turns are {', '.join(ANGLES)}")
    return FIELD_NAMES.index(words[0].upper()) * TURNS + ANGLES.index(words[1])


def _number(text: str, word: str) -> int:
    if word not in [str(number) for number in range(1, NUMBERS + 1)]:
        raise NotationError(f"{text!r}: {word} is no tile; tiles are 1 to {NUMBERS}")
    return int(word) - 1


def name(move: int) -> str:
    """What is done, as a word."""
    return (
        "lay"
        if move < PUT
        else "put"
        if move < NO_STONE
        else "tile"
        if move >= TILE
        else WORDS[move - PUT].split()[0]
    )


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, as in the notation."""
    words = write(pack, move).split()
    return words if name(move) in ("lay", "put") else words[1:]
