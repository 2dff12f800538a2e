"""The course of whole games: no game is endless, and nobody is ever stuck."""

from itertools import product

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games.terra.engine.moves import is_extra
from saqqara.games.terra.engine.rules import Terra
from tests.games.terra.board import (
    GAME,
    PACK,
    box,
    give,
    notations,
    opening,
    play,
    position,
    to_draw,
)

NAMES = ("task", "symbols", "open_stacks", "free_swap")
EVERY = [
    dict(zip(NAMES, choice, strict=True))
    for choice in product(("off", "1", "2", "3"), *[("off", "on")] * 3)
]


def store(state: Terra) -> int:
    """Gold, bricks and workers on the board: what extra actions live on."""
    sides = {state.side(seat) for seat in range(state.seats)}
    owned = sum(state.gold(side) + state.bricks(side) for side in sides)
    return owned + sum(state.workers(site) for site in range(len(state.board.sites)))


def extras(moves: list[int]) -> list[int]:
    return [move for move in moves if is_extra(move)]


def play_through(state: Terra, rng: Rng, *, busily: bool) -> int:
    """Play at random to the end, or with an extra action wherever one is open; count the moves."""
    made = 0
    while state.actors():
        (seat,) = state.actors()
        if seat == BOX:
            state.apply(BOX, state.chance(rng))
        else:
            moves = state.legal(seat)
            assert moves, "nobody may be stuck"
            choose(state, seat, rng.pick(extras(moves) or moves) if busily else rng.pick(moves))
        made += 1
    return made


def choose(state: Terra, seat: int, move: int) -> None:
    """Every extra action uses up something, so there cannot be many of them."""
    before = store(state)
    state.apply(seat, move)
    assert store(state) < before or not is_extra(move)


@pytest.mark.rule("TP-16", "TP-18", "TP-19", "TP-21")
@pytest.mark.parametrize("busily", [False, True])
@pytest.mark.parametrize("options", EVERY, ids=lambda options: "-".join(options.values()))
def test_every_game_ends_within_the_bound(options: dict[str, str], *, busily: bool) -> None:
    for seats in GAME.seats_for(options):
        state: Terra = GAME.new(seats, PACK, options)
        made = play_through(state, Rng(f"course/{seats}"), busily=busily)
        assert made <= GAME.rules.bound(PACK, seats, options)
        assert state.turn == (28 if seats == 2 or options["task"] != "off" else 36)


@pytest.mark.rule("TP-16", "TP-18")
def test_a_rich_seat_comes_to_the_end_of_its_extra_actions() -> None:
    drawing = """
            c    d      e
        3   o    3:aa   .
        5   .    .      rd2:aaa
        8   .    2      .
    """
    state = position(drawing, gold=20, bricks="red 9 white 9", free_swap="on")
    left, made = store(state), 0
    while moves := extras(state.legal(0)):
        choose(state, 0, moves[made % len(moves)])
        made += 1
    assert 0 < made <= left
    assert notations(state)  # there is always a tile to lay


@pytest.mark.rule("TP-19")
@pytest.mark.parametrize(("gold", "bricks"), [(5, ""), (11, "red 7"), (0, "red 12"), (9, "blue 9")])
def test_over_a_limit_something_is_always_open(gold: int, bricks: str) -> None:
    state = position(gold=gold, bricks=bricks)
    box(play(to_draw(state), 0, "take s1"), "tile red")
    made = 0
    while state.actors() == [0]:
        play(state, 0, notations(state)[-1])
        made += 1
    assert 0 < made <= gold // 3 * 2 + 12


@pytest.mark.rule("TP-20", "TP-25")
@pytest.mark.parametrize(
    ("seats", "task", "turns"),
    [(2, "off", 28), (3, "off", 36), (4, "off", 36), *[(n, "2", 28) for n in (1, 2, 3, 4)]],
)
def test_the_bound_grows_with_the_turns(seats: int, task: str, turns: int) -> None:
    assert GAME.rules.bound(PACK, seats, {"task": task}) == 17 + turns * 45


@pytest.mark.rule("TP-21")
def test_each_turn_is_a_moment_of_its_own() -> None:
    state = give(opening(), 0, gold=1)
    play(state, 0, "e4 w", "row ew")
    during = state.moment
    play(state, 0, "end")
    assert state.moment == during
    assert box(play(state, 0, "take s1"), "tile blue").moment == during + 3  # take, tile, turn
