"""Moves of Terra Pyramides as numbers and as notation.

`e4 n` lays the tile on field e4 with its stair to the north; `row ns` activates a row; `go e4 ne`
sends a worker from tile e4; `found e4 red` and `found e4 red white` build level 1, `raise e4 2` the
next level with two white bricks; `hire e4` and `buy white` cost 3 gold; `back e4` takes a worker
home; `swap red blue` makes two bricks one white; `end` ends the actions; `take s1`, `look c2` and
`pick 3` get the next tile. Chance says `first 2`, `tile red+worker` and `foundation 3`.
"""

from typing import Final

from saqqara.core.errors import NotationError
from saqqara.core.state import Pack

WIDE: Final = 10  # a board has at most ten columns and ten rows
FIELDS: Final = 100
STAIRS: Final = 4  # directions of a stair
WAYS: Final = 8  # directions of a worker
LINES: Final = 4  # rows through a field
COLOURS: Final = 6  # TP-2
WHITE: Final = 6  # TP-3
KINDS_OF_BRICK: Final = 7
STACKS: Final = 8  # TP-2
HEIGHT: Final = 5  # tiles in a stack (TP-2)
TOP_VALUE: Final = 4  # of a foundation (TP-3)
PAYMENTS: Final = 12  # a colour, paid in itself or in white (TP-16)
LEVELS: Final = 6  # white bricks a level may take, none to five (TP-16)
MOST_SEATS: Final = 4

FIELD_NAMES: Final = [f"{'abcdefghij'[field % WIDE]}{field // WIDE + 1}" for field in range(FIELDS)]
STAIR_NAMES: Final = ["n", "e", "s", "w"]
WAY_NAMES: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
LINE_NAMES: Final = ["ew", "ns", "nwse", "nesw"]
BRICKS: Final = ["blue", "grey", "red", "green", "yellow", "brown", "white"]
SYMBOLS: Final = [*BRICKS[:COLOURS], "worker", "eye"]
WORKER: Final = 6
EYE: Final = 7
STACK_NAMES: Final = ["s1", "s2", "s3", "s4", "c1", "c2", "c3", "c4"]
PAIRS: Final = [(a, b) for a in range(KINDS_OF_BRICK) for b in range(a, KINDS_OF_BRICK)]

# Every tile there could be: one or two symbols (TP-2).
TILES: Final = [
    *[(symbol,) for symbol in range(len(SYMBOLS))],
    *[(a, b) for a in range(len(SYMBOLS)) for b in range(a, len(SYMBOLS))],
]
TILE_NAMES: Final = ["+".join([SYMBOLS[symbol] for symbol in tile]) for tile in TILES]

# A verb is the first of its numbers; what it is done with is added.
LAY: Final = 0  # + field * STAIRS + stair
ROW: Final = LAY + 400  # + line
GO: Final = ROW + 4  # + field * WAYS + way
FOUND: Final = GO + 800  # + field * PAYMENTS + colour * 2 + (1 if paid in white)
RAISE: Final = FOUND + 1200  # + field * LEVELS + white bricks
HIRE: Final = RAISE + 600  # + field
BUY: Final = HIRE + 100
BACK: Final = BUY + 1  # + field
SWAP: Final = BACK + 100  # + pair
END: Final = SWAP + 28
TAKE: Final = END + 1  # + stack
LOOK: Final = TAKE + 8  # + stack
PICK: Final = LOOK + 8  # + place from the top
FIRST: Final = PICK + 5  # + seat
TILE: Final = FIRST + 4  # + tile
FOUNDATION: Final = TILE + 44  # + value - 1
COUNT: Final = FOUNDATION + 4

NAMES: Final = {
    LAY: "lay",
    ROW: "row",
    GO: "go",
    FOUND: "found",
    RAISE: "raise",
    HIRE: "hire",
    BUY: "buy",
    BACK: "back",
    SWAP: "swap",
    END: "end",
    TAKE: "take",
    LOOK: "look",
    PICK: "pick",
    FIRST: "first",
    TILE: "tile",
    FOUNDATION: "foundation",
}
EXTRAS: Final = (FOUND, RAISE, HIRE, BUY, BACK, SWAP)  # open in several stages of a turn
OF_CHANCE: Final = (FIRST, TILE, FOUNDATION)

# By verb: with what, as in the notation.
_WITH: Final[dict[int, list[list[str]]]] = {
    LAY: [[field, stair] for field in FIELD_NAMES for stair in STAIR_NAMES],
    ROW: [[line] for line in LINE_NAMES],
    GO: [[field, way] for field in FIELD_NAMES for way in WAY_NAMES],
    FOUND: [
        [field, colour, *paid]
        for field in FIELD_NAMES
        for colour in BRICKS[:COLOURS]
        for paid in ([], [BRICKS[WHITE]])
    ],
    RAISE: [[field, str(whites)] for field in FIELD_NAMES for whites in range(LEVELS)],
    HIRE: [[field] for field in FIELD_NAMES],
    BUY: [[BRICKS[WHITE]]],
    BACK: [[field] for field in FIELD_NAMES],
    SWAP: [[BRICKS[a], BRICKS[b]] for a, b in PAIRS],
    END: [[]],
    TAKE: [[stack] for stack in STACK_NAMES],
    LOOK: [[stack] for stack in STACK_NAMES],
    PICK: [[str(place + 1)] for place in range(HEIGHT)],
    FIRST: [[str(seat + 1)] for seat in range(MOST_SEATS)],
    TILE: [[tile] for tile in TILE_NAMES],
    FOUNDATION: [[str(value + 1)] for value in range(TOP_VALUE)],
}
VERBS: Final = [first for first in NAMES for _ in _WITH[first]]
IS_EXTRA: Final = [first in EXTRAS for first in VERBS]
ARGUMENTS: Final = [words for first in NAMES for words in _WITH[first]]


def verb(move: int) -> int:
    """What is done."""
    return VERBS[move]


def argument(move: int) -> int:
    """With what, counted from 0."""
    return move - VERBS[move]


def is_extra(move: int) -> bool:
    """Whether it is open whenever one likes in one's turn."""
    return IS_EXTRA[move]


def name(move: int) -> str:
    """What is done, as a word."""
    return NAMES[VERBS[move]]


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, as in the notation."""
    del pack
    return ARGUMENTS[move][:]


def notation(move: int) -> str:
    """Verb and arguments; a tile is laid without a word."""
    words = ARGUMENTS[move]
    return " ".join(words if verb(move) == LAY else [name(move), *words])


WORDS: Final = [notation(move) for move in range(COUNT)]
NUMBERS: Final = {text: number for number, text in enumerate(WORDS)}


def write(pack: Pack, move: int) -> str:
    """The notation of a move number."""
    del pack
    if not 0 <= move < COUNT:
        raise NotationError(f"{move}: there are moves 0 to {COUNT - 1}")
    return WORDS[move]


def read(pack: Pack, text: str) -> int:
    """The move number of a notation; case, spacing and the order of a swap are forgiven."""
    del pack
    words = text.lower().split()
    if words[:1] == ["swap"] and len(words) == 3:
        words[1:] = sorted(words[1:], key=_brick)
    found = NUMBERS.get(" ".join(words))
    if found is None:
        raise NotationError(f"{text!r}: {_slip(words)}")
    return found


def _brick(word: str) -> int:
    return BRICKS.index(word) if word in BRICKS else len(BRICKS)


def _slip(words: list[str]) -> str:
    """What is wrong with a text that is no move."""
    shapes = [shape for shape in SHAPES if shape.split()[:1] == words[:1]]
    if shapes:
        return f"moves like this look like {' or '.join(shapes)}"
    if len(words) == 2 and words[0] in FIELD_NAMES:
        return f"{words[1]} is no direction of a stair; there are n, e, s and w"
    if len(words) == 2 and words[1] in STAIR_NAMES:
        return f"{words[0]} is no field; fields are a1 to j10"
    return "no move; moves look like e4 n, row ns, go e4 ne, found e4 red, take s1, end"


SHAPES: Final = [
    "row ns",
    "go e4 ne",
    "found e4 red",
    "found e4 red white",
    "raise e4 2",
    "hire e4",
    "buy white",
    "back e4",
    "swap red blue",
    "take s1",
    "look c2",
    "pick 3",
    "first 2",
    "tile red+worker",
    "foundation 3",
]
