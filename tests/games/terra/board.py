"""Drawn positions for the tests of Terra Pyramides.

A drawing is a part of the board with its columns above and its rows at the left:

          c    d        e
    3     o    3:aa     .
    4     .    wo+ey^   bu>

`.` is free ground, `o` an oasis, `#` a bare site. A laid tile has two letters for each symbol and
an arrow for its stair. `3` is a free foundation, on `3:aa` stand two workers of the first seat;
`rd2:b` is a red pyramid of level 2 with one of the second. What is not drawn is bare.
"""

from collections.abc import Iterator, Mapping
from typing import TypedDict, Unpack

from saqqara.core.game import open_moves
from saqqara.core.said import Why
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.games.terra.box import Box
from saqqara.games.terra.box import box as box_of
from saqqara.games.terra.engine.board import DESERT, OASIS, SITE, START
from saqqara.games.terra.engine.components import TOP, Components
from saqqara.games.terra.engine.moves import (
    BRICKS,
    FIELD_NAMES,
    STACK_NAMES,
    SYMBOLS,
    TILE_NAMES,
    TILES,
)
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.engine.stages import DRAWING, LAYING
from saqqara.games.terra.pack import BOARDS, TASKS
from saqqara.games.terra.view import site_view
from tests.facts import facts

GAME = GAMES["terra"]
STANDARD = (GAME.folder("standard") / "pack.toml").read_text(encoding="utf-8")
PACK: Components = GAME.pack()

SHORT = ["bu", "gy", "rd", "gn", "ye", "bn", "wo", "ey"]  # symbols on a drawing
ARROWS = "^>v<"  # stairs on a drawing
SIDES = "abcd"
UNDER = 4  # the value of a foundation under a drawn pyramid

# The start fields of `desert` are d4, d6, f4, f6, their sites d3, c6, g4, f7.
START_TILES = ("red", "green", "yellow", "brown")
START_VALUES = (1, 2, 3, 4)
HANDS = ("worker", "grey", "blue", "grey+worker")
TOPS = ("red+worker", "green+worker", "yellow+worker", "brown+worker")


class Chosen(TypedDict, total=False):
    """Options other than the default."""

    board: str
    task: str
    symbols: str
    open_stacks: str
    free_swap: str


# Setting up


def opening(seats: int = 2, first: int = 1, **options: Unpack[Chosen]) -> Terra:
    """After a whole set-up by moves of the box, before the first tile is laid."""
    state: Terra = GAME.new(seats, PACK, {key: str(choice) for key, choice in options.items()})
    box(state, f"first {first}", *[f"tile {tile}" for tile in START_TILES])
    box(state, *[f"foundation {value}" for value in START_VALUES])
    box(state, *[f"tile {tile}" for tile in HANDS[:seats]])
    if options.get("open_stacks") == "on":
        box(state, *[f"tile {tile}" for tile in TOPS])
    return state


def position(  # noqa: PLR0913  all of what can lie on a table
    drawing: str = "",
    *,
    seats: int = 2,
    hand: str = "worker",
    gold: int = 0,
    bricks: str = "",
    first_turn: bool = False,
    **options: Unpack[Chosen],
) -> Terra:
    """A drawn board after a real set-up, the first seat to lay; gold and bricks are its own."""
    state = opening(seats, **options)
    state.turn = 0 if first_turn else seats
    state.clear()
    state.tiles.name(0, TILE_NAMES.index(hand))
    for field, sign in entries(drawing):
        draw(state, field, sign)
    return give(state, 0, gold, bricks)


def entries(drawing: str) -> Iterator[tuple[int, str]]:
    """Every drawn field with its sign."""
    columns, *rows = [line.split() for line in drawing.strip().split("\n")]
    for number, *signs in rows:
        for column, sign in zip(columns, signs, strict=True):
            yield FIELD_NAMES.index(column + number), sign


def draw(state: Terra, field: int, sign: str) -> None:
    kind = state.board.signs[field]
    if sign[-1] in ARROWS:
        assert kind in (DESERT, START), FIELD_NAMES[field]
        state.put(field, tile_of(sign[:-1]), ARROWS.index(sign[-1]))
    elif sign[-1] in SIDES or sign.isdigit():
        assert kind == SITE, FIELD_NAMES[field]
        found(state, state.board.site_at[field], *sign.split(":"))
    else:
        assert kind in {".": (DESERT, START), "o": (OASIS,), "#": (SITE,)}[sign], FIELD_NAMES[field]


def tile_of(text: str) -> int:
    return TILES.index(tuple(SHORT.index(part) for part in text.split("+")))


def found(state: Terra, site: int, what: str, workers: str = "") -> None:
    """A foundation or pyramid with the workers who stand there."""
    state.set_value(site, int(what) if what.isdigit() else UNDER)
    if not what.isdigit():
        state.set_pyramid(site, int(what[2]), SHORT.index(what[:2]))
    if workers:
        side = SIDES.index(workers[0])
        state.set_workers(site, side, len(workers))
        state.fetch(side, -len(workers))
        if state.level(site) == TOP:
            state.use_tip(side)


def give(state: Terra, side: int, gold: int = 0, bricks: str = "") -> Terra:
    """Add gold and bricks, written `red 2 white 1`."""
    words = bricks.split()
    state.earn(side, gold)
    for colour, number in zip(words[::2], words[1::2], strict=True):
        state.give(side, BRICKS.index(colour), int(number))
    return state


def employ(state: Terra, workers: int, side: int = 0) -> Terra:
    """So many workers at home, as if the others stood elsewhere."""
    state.fetch(side, workers - state.supply(side))
    return state


def stack_up(state: Terra, sizes: Mapping[str, int]) -> Terra:
    """These stacks have so many tiles; all others are gone."""
    state.tiles.sizes = [sizes.get(name, 0) for name in STACK_NAMES]
    return state


def empty_hand(state: Terra, seat: int) -> Terra:
    state.tiles.put_down(seat)
    return state


def from_stack(state: Terra, stack: str, seat: int = 0) -> Terra:
    """The hand tile of this seat came from this stack."""
    tiles, source = state.tiles, STACK_NAMES.index(stack)
    tiles.hold(seat, tiles.held(seat), tiles.known(seat), source, tiles.depth(seat))
    return state


# Playing


def play(state: Terra, seat: int, *moves: str) -> Terra:
    """Make moves through the checked door."""
    for notation in moves:
        GAME.play(state, seat, GAME.rules.read(state.pack, notation))
    return state


def box(state: Terra, *moves: str) -> Terra:
    return play(state, BOX, *moves)


def run(state: Terra, *lines: str) -> Terra:
    """Make moves written as in a record: `box foundation 3`, `1 e4 n`."""
    for line in lines:
        who, _, notation = line.partition(" ")
        play(state, BOX if who == "box" else int(who) - 1, notation)
    return state


def lay_and_end(state: Terra) -> Terra:
    """The seat lays its tile somewhere, chooses a row and ends its actions."""
    seat = state.seat
    play(state, seat, open_to(state, "lay")[0])
    if state.actors() == [BOX]:
        box(state, notations(state)[0])
    return play(state, seat, "row ns", "end")


def pass_turn(state: Terra, draw_move: str = "") -> Terra:
    """A whole turn in which nobody walks; the tile is taken from the first stack, or as said."""
    seat, turn = state.seat, state.turn
    lay_and_end(state)
    if state.stage == DRAWING:
        play(state, seat, draw_move or notations(state)[0])
    while state.turn == turn:
        play(state, state.actors()[0], notations(state)[0])
    return state


def to_draw(state: Terra) -> Terra:
    """On to the draw of the seat whose turn it is."""
    assert state.stage == LAYING
    return lay_and_end(state)


# Looking


def known(state: Terra) -> Box:
    """What the game knows besides the position."""
    chosen, switch = state.options, ("off", "on")
    options = {
        "board": BOARDS[chosen.board],
        "task": TASKS[chosen.task],
        "symbols": switch[chosen.symbols],
        "open_stacks": switch[chosen.open_stacks],
        "free_swap": switch[chosen.free_swap],
    }
    return box_of(state.pack, state.seats, options)


def notations(state: Terra) -> list[str]:
    """What the actor may do."""
    (seat,) = state.actors()
    return [GAME.rules.write(state.pack, move) for move in open_moves(state, seat)]


def open_to(state: Terra, *words: str) -> list[str]:
    """The moves of these kinds that are open; `lay` stands for laying a tile."""
    return [move for move in notations(state) if kind_of(move) in words]


def kind_of(notation: str) -> str:
    word = notation.split(maxsplit=1)[0]
    return "lay" if word in FIELD_NAMES else word


def why(state: Terra, seat: int, notation: str) -> Why:
    return GAME.telling.why_not(state, seat, GAME.rules.read(state.pack, notation))


def site(state: Terra, field: str) -> str:
    """A site as it is drawn."""
    one = site_view(state, state.board.site_at[FIELD_NAMES.index(field)])
    built = f"{SHORT[BRICKS.index(one.colour)]}{one.level}" if one.level else str(one.value)
    workers = f":{SIDES[one.owner] * one.workers}" if one.workers else ""
    return "#" if not one.value else built + workers


def laid(state: Terra, field: str) -> str:
    """A tile as it is drawn, `.` if there is none."""
    where = FIELD_NAMES.index(field)
    if state.is_free(where):
        return "."
    tile, stair = TILES[state.ground[where]], state.stairs[where]
    return "+".join(SHORT[symbol] for symbol in tile) + ARROWS[stair]


def gold(state: Terra, side: int = 0) -> int:
    return state.gold(side)


def supply(state: Terra, side: int = 0) -> int:
    return state.supply(side)


def bricks(state: Terra, side: int = 0) -> str:
    """The bricks of a side, as `give` reads them."""
    row = [(colour, state.brick(side, kind)) for kind, colour in enumerate(BRICKS)]
    return " ".join(f"{colour} {number}" for colour, number in row if number)


def sizes(state: Terra) -> str:
    """How many tiles lie in the stacks: sphinx, then scarab."""
    heights = "".join(map(str, state.tiles.sizes))
    return f"{heights[:4]} {heights[4:]}"


def everything(state: Terra) -> dict[str, object]:
    """All that a position consists of, to be compared."""
    tiles = state.tiles
    held = [tiles.sizes, tiles.slots, tiles.seen, tiles.hands, tiles.pool]
    return {**facts(state), "tiles": [column[:] for column in held]}


assert len(SHORT) == len(SYMBOLS)
