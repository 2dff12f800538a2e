"""Moves of Das Labyrinth des Pharao as numbers and as notation.

`C3 90` lays the tile on field C3, turned clockwise; then `red`, `green`, `blue`, `special` or, in
the basic game, `stone` puts a stone on the scarab cell that is asked for, `none` does not;
`start 1 left` names entrance and side, `later` waits; `higher` and `lower` bet. Chance says
`tile 13`.
"""

from typing import Final

from saqqara.core.errors import NotationError
from saqqara.core.state import Pack
from saqqara.games.labyrinth.engine.cells import FIELD_NAMES

TURNS: Final = 4  # of a tile
NUMBERS: Final = 19  # of tiles
STARTS: Final = 6

# A verb is the first of its numbers; what it is done with is added.
LAY: Final = 0  # + field * TURNS + turn
PUT: Final = LAY + 100  # + kind of stone
NO_STONE: Final = PUT + 5
START: Final = NO_STONE + 1  # + start: three entrances, left then right
LATER: Final = START + 6
HIGHER: Final = LATER + 1
LOWER: Final = HIGHER + 1
TILE: Final = LOWER + 1  # + number - 1
COUNT: Final = TILE + 19

NAMES: Final = {
    LAY: "lay",
    PUT: "put",
    NO_STONE: "none",
    START: "start",
    LATER: "later",
    HIGHER: "higher",
    LOWER: "lower",
    TILE: "tile",
}
VERBS: Final = [max([first for first in NAMES if first <= move]) for move in range(COUNT)]
UNSAID: Final = (LAY, PUT)  # their notation is only what it is done with

STONES: Final = ["stone", "red", "green", "blue", "special"]
ANGLES: Final = ["0", "90", "180", "270"]
HANDS: Final = ["left", "right"]


def verb(move: int) -> int:
    """What is done."""
    return VERBS[move]


def argument(move: int) -> int:
    """With what, counted from 0."""
    return move - VERBS[move]


def name(move: int) -> str:
    """What is done, as a word."""
    return NAMES[VERBS[move]]


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, as in the notation."""
    del pack
    return _arguments(move)


def _arguments(move: int) -> list[str]:
    first, which = verb(move), argument(move)
    if first == LAY:
        return [FIELD_NAMES[which // TURNS], ANGLES[which % TURNS]]
    if first == PUT:
        return [STONES[which]]
    if first == START:
        return [str(which // 2 + 1), HANDS[which % 2]]
    return [str(which + 1)] if first == TILE else []


def write(pack: Pack, move: int) -> str:
    """The notation of a move number."""
    del pack
    if not 0 <= move < COUNT:
        raise NotationError(f"{move}: there are moves 0 to {COUNT - 1}")
    return _notation(move)


def _notation(move: int) -> str:
    said = [] if verb(move) in UNSAID else [name(move)]
    return " ".join([*said, *_arguments(move)])


WORDS: Final = {_notation(move): move for move in range(PUT, TILE)}  # all but fields and tiles


def read(pack: Pack, text: str) -> int:
    """The move number of a notation; small slips in case and spacing are forgiven."""
    del pack
    words = text.lower().split()
    plain = " ".join(words)
    if plain in WORDS:
        return WORDS[plain]
    if len(words) != 2:
        raise NotationError(f"{text!r} is no move; moves look like C3 90, red, none, start 1 left")
    if words[0] == NAMES[TILE]:
        return TILE + _number(text, words[1])
    return LAY + _lay(text, words[0], words[1])


def _number(text: str, word: str) -> int:
    if word not in [str(number) for number in range(1, NUMBERS + 1)]:
        raise NotationError(f"{text!r}: {word} is no tile; tiles are 1 to {NUMBERS}")
    return int(word) - 1


def _lay(text: str, field: str, angle: str) -> int:
    if field.upper() not in FIELD_NAMES:
        raise NotationError(f"{text!r}: {field} is no field; fields are A1 to E5")
    if angle not in ANGLES:
        raise NotationError(f"{text!r}: {angle} is no turn; turns are {', '.join(ANGLES)}")
    return FIELD_NAMES.index(field.upper()) * TURNS + ANGLES.index(angle)
