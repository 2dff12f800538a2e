"""Moves of Silver & Gold: Pyramids as numbers, as notation and as clicks.

`1:a1b1` marks two cells of the left card, `keep 17`, `take 17`, `take pile`; chance says
`card 17` (dealt, turned up or drawn) and `show L4`. Columns a-e, rows 1-5 from the top.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, members
from saqqara.core.errors import NotationError
from saqqara.core.state import Pack
from saqqara.games.silver_gold.engine.patterns import (
    CELL_NAMES,
    MASK,
    PLACE,
    PLACES,
    SHAPES,
    cell_names,
)

CARDS: Final = 48
PILE: Final = 48  # is taken from instead of a card

# A verb is the first of its numbers; what it is done with is added.
MARK: Final = 0  # + place on the left card, then + place on the right one
KEEP: Final = MARK + 774  # + card
TAKE: Final = KEEP + 48  # + card, or + PILE
CARD: Final = TAKE + 49  # + card
SHOW: Final = CARD + 48  # + shape
COUNT: Final = SHOW + 8

NAMES: Final = {MARK: "mark", KEEP: "keep", TAKE: "take", CARD: "card", SHOW: "show"}
MARKED: Final = MASK + MASK  # the cells of every mark, on the left and on the right card
VERBS: Final = [max([first for first in NAMES if first <= move]) for move in range(COUNT)]


def verb(move: int) -> int:
    """What is done."""
    return VERBS[move]


def argument(move: int) -> int:
    """With what, counted from 0."""
    return move - VERBS[move]


def mark(slot: int, mask: int) -> int:
    """Marking these cells of the left (0) or the right (1) card."""
    return MARK + slot * PLACES + PLACE[mask]


def slot_of(move: i64) -> i64:
    """The card that is marked."""
    return (move - MARK) // PLACES


def mask_of(move: i64) -> i64:
    """The cells that are marked."""
    return MARKED[move - MARK]


def name(move: int) -> str:
    """What is done, as a word."""
    return NAMES[VERBS[move]]


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, as in the notation: a mark has its card and then cell by cell."""
    del pack
    if verb(move) == MARK:
        return [str(slot_of(move) + 1), *cell_names(mask_of(move))]
    if verb(move) == SHOW:
        return [SHAPES[argument(move)]]
    if move == TAKE + PILE:
        return ["pile"]
    return [str(argument(move) + 1)]


def write(pack: Pack, move: int) -> str:
    """The notation of a move number."""
    if not 0 <= move < COUNT:
        raise NotationError(f"{move}: there are moves 0 to {COUNT - 1}")
    words = arguments(pack, move)
    if verb(move) == MARK:
        return f"{words[0]}:{''.join(words[1:])}"
    return " ".join([name(move), *words])


_CARD_VERBS: Final = {NAMES[first]: first for first in (KEEP, TAKE, CARD)}


def read(pack: Pack, text: str) -> int:
    """The move number of a notation; small slips in case and spacing are forgiven."""
    del pack
    words = text.lower().split()
    if len(words) == 1 and ":" in words[0]:
        return _read_mark(text, words[0])
    if words == ["take", "pile"]:
        return TAKE + PILE
    if len(words) == 2 and words[0] == "show" and words[1].upper() in SHAPES:
        return SHOW + SHAPES.index(words[1].upper())
    if len(words) == 2 and words[0] in _CARD_VERBS:
        return _CARD_VERBS[words[0]] + _read_ordinal(text, words[1])
    raise NotationError(f"{text!r} is no move; moves look like 1:a1b1, keep 17, take 17, take pile")


def clicks(notation: str) -> list[str]:
    """Card and cells of a mark one by one; other moves word by word."""
    card, sign, cells = notation.partition(":")
    if not sign:
        return notation.split()
    return [card] + [cells[k : k + 2] for k in range(0, len(cells), 2)]


def _read_ordinal(text: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= CARDS):
        raise NotationError(f"{text!r}: {word} is no card; cards are 1 to {CARDS}")
    return int(word) - 1


def _read_mark(text: str, word: str) -> int:
    slot, names = word.split(":", 1)
    if slot not in ("1", "2"):
        raise NotationError(f"{text!r}: card {slot!r}; it is 1 (left) or 2 (right)")
    mask = 0
    for k in range(0, len(names), 2):
        mask |= _read_cell(text, names[k : k + 2])
    if len(names) != 2 * len(members(mask)):
        raise NotationError(f"{text!r}: a cell stands twice")
    if mask not in PLACE:
        raise NotationError(f"{text!r}: these cells are no pattern of one to four connected cells")
    return mark(int(slot) - 1, mask)


def _read_cell(text: str, name: str) -> int:
    if name not in CELL_NAMES:
        raise NotationError(f"{text!r}: {name!r} is no cell; cells are a1 to e5")
    return BIT[CELL_NAMES.index(name)]
