"""A position of Terra Pyramides as numbers for learners.

A plane has a cell for every field of the board, row by row from the top.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from saqqara.core.tensor import Pen, Plane, around
from saqqara.games.terra.engine import scoring
from saqqara.games.terra.engine.board import OASIS, OUTSIDE, SCARAB, SITE, Board
from saqqara.games.terra.engine.components import (
    CROWD,
    MOST_BRICKS,
    MOST_GOLD,
    PRICE,
    TIPS,
    TOP,
    WORTH,
    Components,
    turns,
    workers,
)
from saqqara.games.terra.engine.moves import (
    COLOURS,
    HEIGHT,
    KINDS_OF_BRICK,
    LINES,
    STACKS,
    STAIRS,
    SYMBOLS,
    TILES,
    TOP_VALUE,
    WIDE,
)
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.engine.stacks import knows

# Planes of the board: laid tiles, these, then one for each symbol.
OASES: Final = 1
SITES: Final = 2
SCARABS: Final = 3
FIRST_SYMBOL: Final = 4
PLANES: Final = 12

KINDS_OF_SYMBOL: Final = len(SYMBOLS)
KINDS_OF_TILE: Final = len(TILES)
# Where a stage stands in its plane; datasets hold these numbers.
STAGES: Final = [0, 1, 2, 3, 4, 9, 5, 10, 11, 12, 7, 13, 6, 8, 14, 15]
TASKS: Final = 3
PRINTED: Final = [sorted(set(tile)) for tile in TILES]  # its symbols, each once
COPIES: Final = [len(tile) // len(set(tile)) for tile in TILES]  # and how often

# A row has at most four tiles with two symbols (TP-1, TP-2), and the gold of before buys a brick.
RICHEST_ROW: Final = 8
BRICKS_AT_ONCE: Final = MOST_BRICKS + RICHEST_ROW + MOST_GOLD // PRICE
GOLD_AT_ONCE: Final = MOST_GOLD + RICHEST_ROW


def planes(pack: Components, seats: int, options: Mapping[str, str]) -> tuple[Plane, ...]:
    """What `write` writes, in this order; seats and sides are counted from the viewer on."""
    board = pack.boards[("desert", "oasis").index(options["board"])]
    task = ("off", "1", "2", "3").index(options["task"])
    plane = (board.rows, board.columns)
    sides = 1 if task else seats
    in_play = workers(seats, task)
    return (
        Plane("fields", (FIRST_SYMBOL, *plane)),  # laid tiles, oases, sites, the scarab half
        Plane("colours", (COLOURS, *plane), TOP),  # bricks on a tile, levels of a pyramid
        Plane("symbols", (2, *plane), 2),  # workers and eyes on a tile
        Plane("values", plane, TOP_VALUE),  # of the foundations
        Plane("workers", (sides, *plane), CROWD),  # on the sites
        Plane("new", plane),  # the tile laid in this turn
        Plane("waiting", plane, 2),  # worker symbols not used yet
        Plane("stair", (STAIRS,)),  # of the new tile
        Plane("row", (LINES,)),  # the one that was activated
        Plane("stage", (len(STAGES),)),  # what is asked
        Plane("turn", (1,), turns(seats, task)),  # turns finished
        Plane("seat", (seats,)),  # whose turn it is
        Plane("hands", (seats, KINDS_OF_SYMBOL), 2),  # tiles in hand, if the viewer knows them
        Plane("sources", (seats, STACKS)),  # the stacks they came from
        Plane("places", (seats,), HEIGHT),  # and their place there, 1 = the top
        Plane("sizes", (STACKS,), HEIGHT),  # tiles in each stack
        Plane("known", (STACKS, HEIGHT, KINDS_OF_SYMBOL), 2),  # from the top, what the viewer knows
        Plane("stack", (STACKS,)),  # the one that is drawn from or looked through
        Plane("unseen", (KINDS_OF_TILE,), max(pack.tiles)),  # tiles the viewer has never seen
        Plane("foundations", (TOP_VALUE,), max(pack.foundations)),  # in the pile, by value
        Plane("bricks", (sides, KINDS_OF_BRICK), BRICKS_AT_ONCE),
        Plane("gold", (sides,), GOLD_AT_ONCE),
        Plane("home", (sides,), in_play),  # workers in the supply
        Plane("tips", (sides,), TIPS),  # not used yet; none are counted with a task
        Plane("points", (sides,), _most_points(in_play, task)),
        Plane("task", (TASKS,)),
        Plane("variants", (3,)),  # symbols, open stacks, free swap
    )


def _most_points(in_play: int, task: int) -> int:
    """A worker on a pyramid each, as high as the tips allow (TP-14, TP-17)."""
    tips = in_play if task else TIPS
    pyramids = tips * WORTH[TOP] + (in_play - tips) * WORTH[TOP - 1]
    return pyramids + BRICKS_AT_ONCE + GOLD_AT_ONCE


def write(state: Terra, viewer: int, pen: Pen) -> None:
    """What this viewer may know."""
    seats = around(viewer, state.seats)
    sides = around(viewer, 1 if state.task else state.seats)  # TP-25
    _write_fields(state, pen)
    _write_sites(state, sides, pen)
    _write_turn(state, seats, pen)
    _write_hands(state, viewer, seats, pen)
    _write_stacks(state, viewer, pen)
    _write_sides(state, sides, pen)
    pen.one_of(state.task - 1, TASKS)
    pen.put(1 if state.options.symbols else 0)
    pen.put(1 if state.options.open_stacks else 0)
    pen.put(1 if state.options.free_swap else 0)


def _cell(board: Board, field: int) -> int:
    """The place of a field in a plane."""
    return field // WIDE * board.columns + field % WIDE


def _write_fields(state: Terra, pen: Pen) -> None:
    """The board and its tiles; pyramids are put into the planes of the colours later."""
    board = state.board
    cells: i64 = board.rows * board.columns
    at: i64 = pen.at
    for field in range(board.rows * WIDE):
        sign = board.signs[field]
        if sign == OUTSIDE:
            continue
        if sign == OASIS:
            pen.row[at + OASES * cells] = 1
        elif sign == SITE:
            pen.row[at + SITES * cells] = 1
        elif not state.is_free(field):
            _put_laid(pen, at, cells, state.ground[field])
        at += 1
    if state.options.symbols:
        _write_halves(board, pen)
    pen.at += PLANES * cells


def _put_laid(pen: Pen, at: i64, cells: i64, tile: int) -> None:
    """A tile and its symbols in their planes."""
    pen.row[at] = 1
    at += FIRST_SYMBOL * cells
    for symbol in PRINTED[tile]:
        pen.row[at + symbol * cells] = COPIES[tile]


def _write_halves(board: Board, pen: Pen) -> None:
    """Only with symbols does it matter which half a field belongs to (TP-23)."""
    at: i64 = pen.at + SCARABS * board.rows * board.columns
    for field in range(board.rows * WIDE):
        if board.signs[field] != OUTSIDE:
            if board.half[field] == SCARAB:
                pen.row[at] = 1
            at += 1


def _write_sites(state: Terra, order: list[int], pen: Pen) -> None:
    """Foundations, pyramids and workers; a place without workers has no owner (TP-14)."""
    board = state.board
    cells = board.rows * board.columns
    colours = pen.at - (PLANES - FIRST_SYMBOL) * cells
    for site in range(len(board.sites)):
        if not state.value(site):
            continue
        cell = _cell(board, board.sites[site])
        pen.row[pen.at + cell] = state.value(site)
        if state.level(site):
            pen.row[colours + state.colour(site) * cells + cell] = state.level(site)
        if state.workers(site):
            plane = 1 + order.index(state.owner(site))
            pen.row[pen.at + plane * cells + cell] = state.workers(site)
    pen.at += (1 + len(order)) * cells


def _write_turn(state: Terra, order: list[int], pen: Pen) -> None:
    """What the running turn has come to."""
    cells = state.board.rows * state.board.columns
    new = state.field
    pen.one_of(_cell(state.board, new) if new >= 0 else -1, cells)
    for field in state.waiting:
        pen.row[pen.at + _cell(state.board, field)] += 1
    pen.skip(cells)
    pen.one_of(state.stairs[new] if new >= 0 else -1, STAIRS)
    pen.one_of(state.line, LINES)
    pen.one_of(STAGES[state.stage], len(STAGES))
    pen.put(state.turn)
    pen.one_of(order.index(state.seat), state.seats)


def _write_hands(state: Terra, viewer: int, order: list[int], pen: Pen) -> None:
    """Where each hand tile came from is public (TP-15); the tile is for those who know it."""
    tiles = state.tiles
    for seat in order:
        if tiles.held(seat) >= 0 and knows(viewer, tiles.known(seat)):
            _put_tile(pen, tiles.held(seat))
        pen.skip(KINDS_OF_SYMBOL)
    for seat in order:
        pen.one_of(tiles.source(seat), STACKS)
    for seat in order:
        pen.put(tiles.depth(seat) + 1 if tiles.source(seat) >= 0 else 0)


def _put_tile(pen: Pen, tile: int) -> None:
    """Its symbols, from where the pen is."""
    for symbol in PRINTED[tile]:
        pen.row[pen.at + symbol] = COPIES[tile]


def _write_stacks(state: Terra, viewer: int, pen: Pen) -> None:
    tiles = state.tiles
    for size in tiles.sizes:
        pen.put(size)
    for stack in range(STACKS):
        for place in range(tiles.sizes[stack]):
            slot = tiles.slot(stack, place)
            if tiles.slots[slot] >= 0 and knows(viewer, tiles.seen[slot]):
                _put_tile(pen, tiles.slots[slot])
            pen.skip(KINDS_OF_SYMBOL)
        pen.skip((HEIGHT - tiles.sizes[stack]) * KINDS_OF_SYMBOL)
    pen.one_of(state.stack, STACKS)
    for copies in tiles.unseen(viewer):
        pen.put(copies)
    for copies in state.foundations:
        pen.put(copies)


def _write_sides(state: Terra, order: list[int], pen: Pen) -> None:
    """What each side owns."""
    for side in order:
        for kind in range(KINDS_OF_BRICK):
            pen.put(state.brick(side, kind))
    for side in order:
        pen.put(state.gold(side))
    for side in order:
        pen.put(state.supply(side))
    for side in order:
        pen.put(0 if state.task else TIPS - state.tips(side))
    for side in order:
        pen.put(scoring.points(state, side))
