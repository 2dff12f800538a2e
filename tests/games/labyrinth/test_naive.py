"""The engine and the naive second implementation agree, move by move and on finished boards."""

import tomllib
from collections.abc import Callable
from itertools import product

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.core.walk import perft
from saqqara.games.labyrinth.engine.cells import CELL_NAMES, FIELD_OF
from saqqara.games.labyrinth.engine.moves import LAY, TURNS, argument, verb
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.stages import LAYING
from saqqara.games.labyrinth.view import asked_cell, letters, path
from tests.games.labyrinth import naive
from tests.games.labyrinth.board import GAME, PACK, STANDARD, game, legal, seen

RAW = tomllib.loads(STANDARD)
Chooser = Callable[[Labyrinth, int, Rng], int]
OPTIONS = [*product(("basic", "pro"), ("off", "on"))]


def evenly(state: Labyrinth, seat: int, rng: Rng) -> int:
    return rng.pick(state.legal(seat))


def far(state: Labyrinth, seat: int, rng: Rng) -> int:
    """Lay before the robber so that he walks farthest, but not into a dead end; stones often."""
    moves = state.legal(seat)
    if verb(moves[0]) != LAY:
        return rng.pick(moves)
    ahead = state.ahead(seat)
    before = [move for move in moves if ahead >= 0 and argument(move) // TURNS == FIELD_OF[ahead]]
    lengths = {move: length for move in before if (length := walked(state, seat, move))}
    if lengths:
        return max(lengths, key=lambda move: lengths[move])
    return rng.pick([move for move in moves if move not in before] or moves)


def walked(state: Labyrinth, seat: int, move: int) -> int:
    """How far the robber comes with this move; 0 if he cannot go on from there."""
    after = state.copy()
    after.hold(seat, move)
    alive = after.ahead(seat) >= 0
    return len(after.paths[seat]) if alive else 0


# Whole games


def both(seats: int, scoring: str, bets: str) -> tuple[Labyrinth, naive.Naive]:
    options = {"scoring": scoring, "bets": bets}
    return game(seats, scoring, bets), naive.Naive(RAW, seats, options)


def choose(state: Labyrinth, chooser: Chooser, rng: Rng) -> tuple[int, int]:
    """Let any actor decide, not only the first; chance by the odds."""
    seat = rng.pick(state.actors())
    return seat, state.chance(rng) if seat == BOX else chooser(state, seat, rng)


def make(state: Labyrinth, plain: naive.Naive, seat: int, move: int) -> None:
    state.apply(seat, move)
    plain.apply(seat, GAME.rules.write(PACK, move))


def agree_on_moves(state: Labyrinth, plain: naive.Naive, seat: int) -> None:
    assert state.actors() == plain.actors()
    if seat == BOX:
        odds = {GAME.rules.write(PACK, move): weight for move, weight in state.odds()}
        assert odds == plain.odds()
    else:
        assert legal(state, seat) == plain.legal(seat)


def agree_on_table(state: Labyrinth, plain: naive.Naive) -> None:
    assert state.card == plain.card
    assert (state.scores(), state.ranks()) == (plain.scores(), plain.ranks())
    for seat in range(state.seats):
        agree_on_seat(state, plain, seat)


def agree_on_seat(state: Labyrinth, plain: naive.Naive, seat: int) -> None:
    own = seen(state, seat)
    assert own.corridor == [name(cell) for cell in plain.corridor(seat)]
    assert {c.cell: c.stone for c in own.chambers if c.stone} == {
        name(cell): stone for cell, stone in plain.stones(seat).items()
    }
    laid = {
        (2 * row + part // 2, 2 * column + part % 2): letters_
        for tile in own.tiles
        for column, row in [("ABCDE".index(tile.field[0]), int(tile.field[1]) - 1)]
        for part, letters_ in enumerate(tile.sides)
    }
    assert laid == plain.board(seat)
    assert own.supply == {kind: plain.supply(seat)[kind] for kind in own.supply}
    assert own.still_in == plain.still_in(seat)
    assert own.score == plain._score(plain._seats[seat])


def name(cell: naive.Cell) -> str:
    return CELL_NAMES[10 * cell[0] + cell[1]]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("scoring", "bets"), OPTIONS)
@pytest.mark.parametrize("chooser", [evenly, far])
def test_the_engine_and_the_naive_one_agree_through_whole_games(
    seats: int, scoring: str, bets: str, chooser: Chooser
) -> None:
    state, plain = both(seats, scoring, bets)
    rng = Rng(f"{chooser.__name__}/{seats}/{scoring}/{bets}")
    while state.actors():
        seat, move = choose(state, chooser, rng)
        agree_on_moves(state, plain, seat)
        make(state, plain, seat, move)
        if state.stage == LAYING and seat != BOX:
            agree_on_seat(state, plain, seat)
        else:
            agree_on_table(state, plain)
    assert plain.actors() == []


# Finished boards


def finished(scoring: str, chooser: Chooser, rng: Rng) -> tuple[Labyrinth, naive.Naive]:
    """A game for one, and the same board set up in the naive one without playing."""
    state, plain = both(1, scoring, "on")
    (who,) = plain._seats
    while state.actors():
        seat, move = choose(state, chooser, rng)
        notation = GAME.rules.write(PACK, move)
        if seat != BOX and verb(move) == LAY:
            who.laid.update(cells_of(state.number + 1, notation))
        elif notation.startswith("start"):
            who.start = plain._start_moves()[notation]
        elif notation in naive.VALUES:
            who.stones[asked(state)] = notation
        state.apply(seat, move)
    return state, plain


TILES = {tile["number"]: naive.turnings_of(naive.read_tile(tile["drawn"])) for tile in RAW["tile"]}


def cells_of(number: int, notation: str) -> naive.Laid:
    field, angle = notation.split()
    top, left = 2 * int(field[1]) - 2, 2 * "ABCDE".index(field[0])
    tile = TILES[number][int(angle)]
    return {(top + down, left + right): sides for (down, right), sides in tile.items()}


def asked(state: Labyrinth) -> naive.Cell:
    return divmod(CELL_NAMES.index(asked_cell(state, 0)), 10)


@pytest.mark.parametrize("scoring", ["basic", "pro"])
@pytest.mark.parametrize("chooser", [evenly, far])
def test_corridor_and_score_of_random_finished_boards_agree(scoring: str, chooser: Chooser) -> None:
    rng = Rng(f"boards/{chooser.__name__}/{scoring}")
    lengths, stones = [], 0
    for _ in range(550):
        state, plain = finished(scoring, chooser, rng)
        cells = [name(cell) for cell in plain.corridor(0)]
        assert path(state, 0) == cells
        assert state.scores() == plain.scores()
        lengths.append(len(cells))
        stones += state.scores()[0] - len(cells)
    assert stones > 0
    assert chooser is evenly or max(lengths) > 45  # every factor occurs


# Counts


def halfway(seats: int, bets: str, moves: int) -> tuple[Labyrinth, naive.Naive]:
    """Go on after so many moves to the next card that has just been turned up."""
    state, plain = both(seats, "pro", bets)
    rng = Rng(f"perft/{seats}/{moves}")
    made = 0
    while made < moves or state.stage != LAYING:
        make(state, plain, *choose(state, evenly, rng))
        made += 1
    return state, plain


@pytest.mark.parametrize(
    ("seats", "bets", "moves", "depth"),
    [(1, "off", 20, 2), (1, "on", 60, 2), (2, "on", 60, 2), (2, "off", 90, 2), (1, "off", 66, 3)],
)
def test_as_many_move_sequences_start_in_the_middle_of_a_game(
    seats: int, bets: str, moves: int, depth: int
) -> None:
    state, plain = halfway(seats, bets, moves)
    assert perft(state, depth) == naive.perft(plain, depth)


@pytest.mark.parametrize(("seats", "depth"), [(1, 1), (1, 2), (2, 2), (5, 1)])
def test_as_many_move_sequences_start_at_the_first_card(seats: int, depth: int) -> None:
    state, plain = both(seats, "basic", "off")
    assert perft(state, depth) == naive.perft(plain, depth)
    assert letters(PACK.sides[0]) == "NE"
