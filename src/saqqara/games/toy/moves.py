"""Moves of the toy game as numbers and as notation: `lay 3`; chance says `card 3`, `treasure 2`."""

from typing import Final

from saqqara.core.errors import NotationError
from saqqara.core.state import Pack

HIGHEST: Final = 9  # cards and treasures are numbered 1 to 9
LAY: Final = 0
CARD: Final = 9
TREASURE: Final = 18
COUNT: Final = 27
VERBS: Final = ["lay", "card", "treasure"]


def write(pack: Pack, move: int) -> str:
    """The notation of a move number."""
    del pack
    if not 0 <= move < COUNT:
        raise NotationError(f"{move}: there are moves 0 to {COUNT - 1}")
    return f"{VERBS[move // HIGHEST]} {move % HIGHEST + 1}"


def read(pack: Pack, text: str) -> int:
    """The move number of a notation."""
    del pack
    words = text.lower().split()
    if len(words) != 2 or words[0] not in VERBS:
        raise NotationError(f"{text!r} is no move; moves look like lay 3")
    if words[1] not in list("123456789"):
        raise NotationError(f"{text!r}: {words[1]} is not 1 to {HIGHEST}")
    return VERBS.index(words[0]) * HIGHEST + int(words[1]) - 1
