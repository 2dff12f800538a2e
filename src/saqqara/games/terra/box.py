"""What Terra Pyramides knows besides the position: what a viewer is sent once."""

from msgspec import Struct

from saqqara.core.game import Options
from saqqara.games.terra.engine import components, scoring
from saqqara.games.terra.engine.board import NOTHING, OASIS, SITE, SPHINX, START, Board
from saqqara.games.terra.engine.components import Components
from saqqara.games.terra.engine.moves import (
    BRICKS,
    FIELD_NAMES,
    FIELDS,
    HEIGHT,
    STACK_NAMES,
    STACKS,
    TILE_NAMES,
)
from saqqara.games.terra.engine.stacks import OPEN
from saqqara.games.terra.pack import BOARDS, TASKS


class Field(Struct, frozen=True):
    """One field of the board."""

    field: str
    sign: str  # desert, start, oasis or site
    half: str  # sphinx or scarab


class Stack(Struct, frozen=True):
    """A place for tiles to be drawn."""

    stack: str
    half: str  # sphinx or scarab
    open: bool  # its top lies face up (TP-24)


class Box(Struct, frozen=True):
    """The components, the choices at the table, and the numbers of the rules."""

    rows: int
    columns: int
    fields: list[Field]
    stacks: list[Stack]
    height: int  # tiles in a full stack
    tiles: dict[str, int]  # how many there are of each
    foundations: dict[str, int]  # how many there are of each value
    bricks: list[str]  # the kinds, white last
    worth: list[int]  # of a pyramid by its level; a level costs as many bricks as its number
    workers: int  # of each side
    crowd: int  # workers a place holds and a build needs
    tips: int  # of each side; -1 = without limit
    price: int  # of a worker or a white brick, in gold
    look_price: int  # of looking through a stack
    half_price: int  # of laying a tile in the other half, with symbols
    most_bricks: int  # at the end of a turn
    most_gold: int
    turns: int  # of the whole game
    task: int  # 0 = against each other
    goal: int  # pyramids, points or colours the task asks for
    task_worth: int  # of the pyramids it asks for; 0 = it asks for none
    symbols: bool  # tiles belong to their half of the board (TP-23)
    free_swap: bool  # two bricks may become a white one at any time (TP-19)


def box(pack: Components, seats: int, options: Options) -> Box:
    """The same for every viewer."""
    board = pack.boards[BOARDS.index(options["board"])]
    task = TASKS.index(options["task"])
    return Box(
        rows=board.rows,
        columns=board.columns,
        fields=[_field(board, field) for field in range(FIELDS) if board.signs[field]],
        stacks=[_stack(stack, options["open_stacks"] == "on") for stack in range(STACKS)],
        height=HEIGHT,
        tiles={TILE_NAMES[tile]: copies for tile, copies in enumerate(pack.tiles) if copies},
        foundations={str(value): copies for value, copies in enumerate(pack.foundations, 1)},
        bricks=BRICKS[:],
        worth=components.WORTH[:],
        workers=components.workers(seats, task),
        crowd=components.CROWD,
        tips=NOTHING if task else components.TIPS,
        price=components.PRICE,
        look_price=components.LOOK_PRICE,
        half_price=components.HALF_PRICE,
        most_bricks=components.MOST_BRICKS,
        most_gold=components.MOST_GOLD,
        turns=components.turns(seats, task),
        task=task,
        goal=scoring.goal(task),
        task_worth=components.WORTH[scoring.asked_level(task)],
        symbols=options["symbols"] == "on",
        free_swap=options["free_swap"] == "on",
    )


def _field(board: Board, field: int) -> Field:
    signs = {START: "start", OASIS: "oasis", SITE: "site"}
    sign = signs.get(board.signs[field], "desert")
    return Field(FIELD_NAMES[field], sign, _half(board.half[field]))


def _stack(stack: int, open_stacks: bool) -> Stack:
    half = _half(stack // (STACKS // 2))
    return Stack(STACK_NAMES[stack], half, open_stacks and stack in OPEN)


def _half(half: int) -> str:
    return "sphinx" if half == SPHINX else "scarab"
