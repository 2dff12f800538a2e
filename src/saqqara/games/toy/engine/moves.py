"""Moves of the toy game as numbers and as notation: `lay 3`; chance says `card 3`, `treasure 2`."""

from typing import Final

from saqqara.core.errors import NotationError
from saqqara.core.state import Pack

HIGHEST: Final = 9  # cards and treasures are numbered 1 to 9

# A verb is the first of its numbers; what it is done with is added.
LAY: Final = 0  # + card
CARD: Final = LAY + 9  # + card
TREASURE: Final = CARD + 9  # + worth - 1
COUNT: Final = TREASURE + 9

NAMES: Final = {LAY: "lay", CARD: "card", TREASURE: "treasure"}
VERBS: Final = [max([first for first in NAMES if first <= move]) for move in range(COUNT)]


def verb(move: int) -> int:
    """What is done."""
    return VERBS[move]


def argument(move: int) -> int:
    """With what, counted from 0."""
    return move - VERBS[move]


def name(move: int) -> str:
    """What is done, as a word."""
    return NAMES[VERBS[move]]


def card_id(card: int) -> str:
    """The number on the card, by which texts and notation know it."""
    return str(card + 1)


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, as in the notation."""
    del pack
    return [str(argument(move) + 1)]


def write(pack: Pack, move: int) -> str:
    """The notation of a move number."""
    if not 0 <= move < COUNT:
        raise NotationError(f"{move}: there are moves 0 to {COUNT - 1}")
    return " ".join([name(move), *arguments(pack, move)])


def read(pack: Pack, text: str) -> int:
    """The move number of a notation."""
    del pack
    words = text.lower().split()
    firsts = {word: first for first, word in NAMES.items()}
    if len(words) != 2 or words[0] not in firsts:
        raise NotationError(f"{text!r} is no move; moves look like lay 3")
    if words[1] not in list("123456789"):
        raise NotationError(f"{text!r}: {words[1]} is not 1 to {HIGHEST}")
    return firsts[words[0]] + int(words[1]) - 1
