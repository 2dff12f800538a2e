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
COLOURS: Final = 6
WHITE: Final = 6
KINDS_OF_BRICK: Final = 7
STACKS: Final = 8
HEIGHT: Final = 5  # tiles in a stack
TOP_VALUE: Final = 4  # of a foundation
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

# Every tile there could be: one or two symbols.
TILES: Final = [
    *[(symbol,) for symbol in range(len(SYMBOLS))],
    *[(a, b) for a in range(len(SYMBOLS)) for b in range(a, len(SYMBOLS))],
]
TILE_NAMES: Final = ["+".join([SYMBOLS[symbol] for symbol in tile]) for tile in TILES]

WORDS: Final = (
    [f"{field} {stair}" for field in FIELD_NAMES for stair in STAIR_NAMES]
    + [f"row {line}" for line in LINE_NAMES]
    + [f"go {field} {way}" for field in FIELD_NAMES for way in WAY_NAMES]
    + [
        f"found {field} {colour}{paid}"
        for field in FIELD_NAMES
        for colour in BRICKS[:COLOURS]
        for paid in ("", " white")
    ]
    + [f"raise {field} {whites}" for field in FIELD_NAMES for whites in range(6)]
    + [f"hire {field}" for field in FIELD_NAMES]
    + ["buy white"]
    + [f"back {field}" for field in FIELD_NAMES]
    + [f"swap {BRICKS[a]} {BRICKS[b]}" for a, b in PAIRS]
    + ["end"]
    + [f"take {stack}" for stack in STACK_NAMES]
    + [f"look {stack}" for stack in STACK_NAMES]
    + [f"pick {place + 1}" for place in range(HEIGHT)]
    + [f"first {seat + 1}" for seat in range(MOST_SEATS)]
    + [f"tile {tile}" for tile in TILE_NAMES]
    + [f"foundation {value + 1}" for value in range(TOP_VALUE)]
)
NUMBERS: Final = {text: number for number, text in enumerate(WORDS)}

LAY: Final = 0  # + field * STAIRS + stair
ROW: Final = 400  # + line
GO: Final = 404  # + field * WAYS + way
FOUND: Final = 1204  # + field * 12 + colour * 2 + (1 if paid in white)
RAISE: Final = 2404  # + field * 6 + white bricks
HIRE: Final = 3004  # + field
BUY: Final = 3104
BACK: Final = 3105  # + field
SWAP: Final = 3205  # + pair
END: Final = 3233
TAKE: Final = 3234  # + stack
LOOK: Final = 3242  # + stack
PICK: Final = 3250  # + place from the top
FIRST: Final = 3255  # + seat
TILE: Final = 3259  # + tile
FOUNDATION: Final = 3303  # + value - 1
COUNT: Final = 3307


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


def name(move: int) -> str:
    """What is done, as a word."""
    return "lay" if move < ROW else WORDS[move].split()[0]


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, as in the notation."""
    words = write(pack, move).split()
    return words if move < ROW else words[1:]
