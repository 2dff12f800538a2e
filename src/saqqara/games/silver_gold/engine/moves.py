"""Moves of Silver & Gold: Pyramids as numbers, as notation and as parts.

`1:a1b1` marks two cells of the left card, `keep 17`, `take 17`, `take pile`; chance says
`card 17` (dealt, turned up or drawn) and `show L4`. Columns a-e, rows 1-5 from the top.
"""

from typing import Any, Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, members
from saqqara.core.errors import NotationError
from saqqara.core.state import Pack

SIDE: Final = 5
CELLS: Final = 25
CARDS: Final = 48
CELL_NAMES: Final = [f"{'abcde'[k % SIDE]}{k // SIDE + 1}" for k in range(CELLS)]

# All shapes of two to four connected cells; a pack says which of them its expedition cards show.
SHAPES: Final = ["I2", "I3", "V3", "I4", "O4", "L4", "T4", "S4"]
DRAWN: Final = ["##", "###", "#./##", "####", "##/##", "#./#./##", "###/.#.", ".##/##."]


def cells_of(drawn: str) -> list[tuple[int, int]]:
    """The cells of a drawing such as `#./##`, as (row, column)."""
    rows = drawn.split("/")
    return [(r, c) for r in range(len(rows)) for c in range(len(rows[r])) if rows[r][c] == "#"]


def turns(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The eight ways to turn and mirror a piece, each moved to the top left corner (SG-9)."""
    out: list[list[tuple[int, int]]] = []
    for _ in range(2):
        for _ in range(4):
            cells = [(c, -r) for r, c in cells]
            top, left = min([r for r, _ in cells]), min([c for _, c in cells])
            out.append(sorted([(r - top, c - left) for r, c in cells]))
        cells = [(r, -c) for r, c in cells]
    return out


def shape_of(cells: list[tuple[int, int]]) -> int:
    """Which shape a piece is, however it is turned; -1 = none of ours."""
    for shape in range(len(SHAPES)):
        if turns(cells)[0] in turns(cells_of(DRAWN[shape])):
            return shape
    return -1


HASH: Final[i64] = 37  # powers of two leave different rests: from a single bit to its number
PLACES: Final = 387  # ways to cover cells of one card; the number of a place is fixed


class Way:
    """A shape turned one way: where its first cell can lie, and how far the others are from it."""

    def __init__(self, cells: list[tuple[int, int]], place: int) -> None:
        numbers = [row * SIDE + column for row, column in cells]
        height, width = max([r for r, _ in cells]), max([c for _, c in cells])
        offsets = [number - numbers[0] for number in numbers[1:]] + [0, 0, 0]
        self.second: i64 = offsets[0]
        self.third: i64 = offsets[1]
        self.fourth: i64 = offsets[2]
        self.masks = [
            sum([BIT[number + row * SIDE + column] for number in numbers])
            for row in range(SIDE - height)
            for column in range(SIDE - width)
        ]
        self.firsts: i64 = sum([mask & -mask for mask in self.masks])
        self.moves = [self._moves(slot * PLACES + place) for slot in range(2)]

    def _moves(self, number: int) -> list[Any]:
        """The numbers of its moves by `bit of the first cell % HASH`.

        Any, so that a legal list takes these ints themselves: making new ones costs a sixth more.
        """
        found: list[Any] = [-1] * int(HASH)
        for mask in self.masks:
            found[(mask & -mask) % int(HASH)] = number
            number += 1
        return found

    def fits(self, free: i64) -> i64:
        """The first cells from which it lies on free cells only."""
        beside: i64 = (free >> self.second) & (free >> self.third) & (free >> self.fourth)
        return self.firsts & free & beside


def _ways(drawn: str, masks: list[int]) -> list[Way]:
    """The different ways to turn a shape; its places are added, the same cells once (SG-9)."""
    ways: list[Way] = []
    for cells in sorted([list(way) for way in {tuple(way) for way in turns(cells_of(drawn))}]):
        ways.append(Way(cells, len(masks)))
        masks.extend(ways[-1].masks)
    return ways


# Places: first the 25 single cells, then for each shape all it can cover.
MASK: Final[list[int]] = []
SINGLE: Final = _ways("#", MASK)[0]
WAYS: Final = [_ways(drawn, MASK) for drawn in DRAWN]
PLACE: Final = {MASK[k]: k for k in range(len(MASK))}

KEEP: Final = 774  # 2 * PLACES: before it the marks, left card then right card
TAKE: Final = 822
TAKE_PILE: Final = 870
CARD: Final = 871
SHOW: Final = 919
COUNT: Final = 927


def mark(slot: int, mask: int) -> int:
    return slot * PLACES + PLACE[mask]


def slot_of(move: int) -> int:
    return move // PLACES


def mask_of(move: int) -> int:
    return MASK[move % PLACES]


def is_mark(move: int) -> bool:
    return 0 <= move < KEEP


def shape_at(move: int) -> int:
    """The shape a mark covers; -1 for a single cell."""
    mask = mask_of(move)
    for shape in range(len(SHAPES)):
        for way in WAYS[shape]:
            if mask in way.masks:
                return shape
    return -1


def cell_names(mask: int) -> list[str]:
    """The names of cells in reading order."""
    return [CELL_NAMES[k] for k in members(mask)]


def write(pack: Pack, move: int) -> str:
    """The notation of a move number."""
    del pack
    if is_mark(move):
        return f"{slot_of(move) + 1}:{''.join(cell_names(mask_of(move)))}"
    if move == TAKE_PILE:
        return "take pile"
    for verb, first in (("show", SHOW), ("card", CARD), ("take", TAKE), ("keep", KEEP)):
        if first <= move < COUNT:
            return f"{verb} {SHAPES[move - SHOW] if first == SHOW else move - first + 1}"
    raise NotationError(f"{move}: there are moves 0 to {COUNT - 1}")


_CARD_VERBS: Final = {"keep": KEEP, "take": TAKE, "card": CARD}


def read(pack: Pack, text: str) -> int:
    """The move number of a notation; small slips in case and spacing are forgiven."""
    del pack
    words = text.lower().split()
    if len(words) == 1 and ":" in words[0]:
        return _read_mark(text, words[0])
    if words == ["take", "pile"]:
        return TAKE_PILE
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


def name(move: int) -> str:
    """What is done, as a word."""
    return (
        "mark"
        if is_mark(move)
        else "show"
        if move >= SHOW
        else "card"
        if move >= CARD
        else "take"
        if move >= TAKE
        else "keep"
    )


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, as in the notation."""
    words = write(pack, move).split()
    return clicks(write(pack, move)) if is_mark(move) else words[1:]
