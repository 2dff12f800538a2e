"""The engine and the naive second implementation agree, move by move, through whole games."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from itertools import product

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.core.walk import perft
from saqqara.games.terra.engine.components import TOP
from saqqara.games.terra.engine.moves import (
    BACK,
    BRICKS,
    FOUND,
    HIRE,
    RAISE,
    WHITE,
    argument,
    verb,
)
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.engine.scoring import pyramids
from saqqara.games.terra.engine.stages import LAYING
from saqqara.games.terra.view import view
from tests.games.terra import naive
from tests.games.terra.board import GAME, PACK, STANDARD

RAW = tomllib.loads(STANDARD)
Chooser = Callable[[Terra, int, Rng], int]
NAMES = ("board", "task", "symbols", "open_stacks", "free_swap")
EVERY = [
    dict(zip(NAMES, choice, strict=True))
    for choice in product(("desert", "oasis"), ("off", "1", "2", "3"), *[("off", "on")] * 3)
]
GIFT = 6  # white bricks and gold that rich sides find at the beginning of a turn


# Ways to play


def evenly(state: Terra, seat: int, rng: Rng) -> int:
    return rng.pick(state.legal(seat))


def keenly(state: Terra, seat: int, rng: Rng) -> int:
    """Builds what can be built, the highest first, and hires for it; seldom takes workers back."""
    moves = state.legal(seat)
    builds = [move for move in moves if verb(move) in (FOUND, RAISE)]
    hires = [move for move in moves if verb(move) == HIRE and height(state, argument(move)) < TOP]
    if builds or hires:
        return builds[-1] if builds else max(hires, key=lambda move: height(state, argument(move)))
    walks = [move for move in moves if verb(move) != BACK]
    return rng.pick((walks if rng.below(8) else moves) or moves)


def height(state: Terra, field: int) -> int:
    return state.level(state.board.site_at[field])


def make_rich(state: Terra, plain: naive.Naive) -> None:
    side = state.side(state.seat)
    state.give(side, WHITE, GIFT)
    state.earn(side, GIFT)
    plain.bricks[side]["white"] += GIFT
    plain.gold[side] += GIFT


# Where they must agree


def both(seats: int, options: dict[str, str]) -> tuple[Terra, naive.Naive]:
    return GAME.new(seats, PACK, options), naive.Naive(RAW, seats, options)


def make(state: Terra, plain: naive.Naive, seat: int, move: int) -> None:
    state.apply(seat, move)
    plain.apply(seat, GAME.rules.write(PACK, move))


def agree_on_moves(state: Terra, plain: naive.Naive) -> int:
    """The actor; its moves, or the odds of chance, are the same."""
    (seat,) = state.actors()
    if seat == BOX:
        assert {
            GAME.rules.write(PACK, move): weight for move, weight in state.odds()
        } == plain.odds()
    else:
        moves = state.legal(seat)
        assert moves == sorted(set(moves))
        assert {GAME.rules.write(PACK, move) for move in moves} == plain.legal(seat)
    return seat


def agree_on_table(state: Terra, plain: naive.Naive) -> None:
    assert state.actors() == plain.actors()
    assert (state.scores(), state.ranks()) == (plain.scores(), plain.ranks())
    for side in plain.gold:
        assert state.gold(side) == plain.gold[side]
        assert state.supply(side) == plain.supply[side]
        bricks = {brick: state.brick(side, kind) for kind, brick in enumerate(BRICKS)}
        assert bricks == {brick: plain.bricks[side][brick] for brick in BRICKS}


def agree_on_board(state: Terra, plain: naive.Naive) -> None:
    now = view(state, 0)
    assert {tile.field: (tile.tile, tile.stair) for tile in now.tiles} == {
        naive.write_cell(cell): laid for cell, laid in plain.laid.items()
    }
    assert {
        one.field: (one.value, one.level, one.colour, one.owner, one.workers) for one in now.sites
    } == {
        naive.write_cell(cell): (
            *(one.value, one.level, one.colour),
            *(-1 if one.owner is None else one.owner, one.workers),
        )
        for cell, one in plain.sites.items()
    }


def agree_on_knowledge(state: Terra, plain: naive.Naive) -> None:
    for viewer in range(state.seats):
        hands, stacks = plain.knows(viewer)
        now = view(state, viewer)
        assert [hand.tile for hand in now.seats] == [tile or "" for tile in hands.values()]
        assert {one.stack: one.tiles for one in now.stacks} == {
            name: [tile or "" for tile in tiles] for name, tiles in stacks.items()
        }


def play_both(
    seats: int, options: dict[str, str], chooser: Chooser, rich: bool
) -> tuple[Terra, naive.Naive]:
    """A whole game; what is compared at every move, and what once in a turn."""
    state, plain = both(seats, options)
    rng = Rng(f"{chooser.__name__}/{seats}/{options}")
    turn = -1
    while state.actors():
        if state.stage == LAYING and state.turn > turn:
            turn = state.turn
            agree_on_board(state, plain)
            agree_on_knowledge(state, plain)
            if rich:
                make_rich(state, plain)
        seat = agree_on_moves(state, plain)
        make(state, plain, seat, state.chance(rng) if seat == BOX else chooser(state, seat, rng))
        agree_on_table(state, plain)
    agree_on_board(state, plain)
    agree_on_knowledge(state, plain)
    return state, plain


def seats_with(options: dict[str, str], number: int) -> int:
    """One of the numbers of seats these options allow."""
    span = GAME.seats_for(options)
    return span[number % len(span)]


@pytest.mark.parametrize("number", range(len(EVERY)))
def test_they_agree_through_a_whole_game_with_every_choice_of_options(number: int) -> None:
    options = EVERY[number]
    play_both(seats_with(options, number // 2 + number), options, evenly, rich=False)


@pytest.mark.parametrize("number", range(0, len(EVERY), 2))
def test_they_agree_when_pyramids_are_built_to_the_top(number: int) -> None:
    options = EVERY[number + number // 2 % 2]
    state, _ = play_both(seats_with(options, number // 3), options, keenly, rich=True)
    assert pyramids(state, 4) or pyramids(state, 5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_agree_when_seats_play_keenly(seats: int) -> None:
    play_both(seats, {}, keenly, rich=False)


def test_they_agree_when_tasks_are_won() -> None:
    for task in ("1", "2"):
        state, _ = play_both(2, {"task": task}, keenly, rich=True)
        assert state.ranks() == [1, 1]


# Counts


def plain_perft(plain: naive.Naive, depth: int) -> int:
    """How many move sequences of this length there are."""
    actors = plain.actors()
    if depth == 0 or not actors:
        return 1
    moves = set(plain.odds()) if actors[0] == BOX else plain.legal(actors[0])
    if depth == 1:
        return len(moves)
    total = 0
    for notation in moves:
        after = deepcopy(plain)
        after.apply(actors[0], notation)
        total += plain_perft(after, depth - 1)
    return total


def halfway(seats: int, options: dict[str, str], moves: int) -> tuple[Terra, naive.Naive]:
    """Go on after so many moves to the next row that is to be chosen, or later in the turn."""
    state, plain = both(seats, options)
    rng = Rng(f"perft/{seats}/{moves}")
    made = 0
    while made < moves or state.actors() == [BOX] or state.stage == LAYING:
        (seat,) = state.actors()
        make(state, plain, seat, state.chance(rng) if seat == BOX else keenly(state, seat, rng))
        made += 1
    return state, plain


@pytest.mark.parametrize(
    ("seats", "options", "moves", "depth"),
    [
        (2, {}, 1, 3),
        (2, {"open_stacks": "on", "symbols": "on"}, 60, 3),
        (3, {"free_swap": "on"}, 90, 2),
        (4, {"board": "oasis"}, 120, 3),
        (1, {"task": "3"}, 130, 3),
    ],
)
def test_as_many_move_sequences_start_in_the_middle_of_a_game(
    seats: int, options: dict[str, str], moves: int, depth: int
) -> None:
    state, plain = halfway(seats, options, moves)
    assert perft(state, depth) == plain_perft(plain, depth)


@pytest.mark.parametrize(("seats", "depth"), [(2, 1), (2, 2), (4, 2)])
def test_as_many_move_sequences_start_at_the_set_up(seats: int, depth: int) -> None:
    state, plain = both(seats, {})
    assert perft(state, depth) == plain_perft(plain, depth)
