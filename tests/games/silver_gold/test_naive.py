"""The engine and the naive second implementation agree, move by move."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.core.walk import perft
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.chambers import COLOURS
from saqqara.games.silver_gold.engine.patterns import cell_names
from saqqara.games.silver_gold.engine.position import AWARDS, NO_CARD
from saqqara.games.silver_gold.engine.rules import SilverGold, start
from tests.games.silver_gold import naive
from tests.games.silver_gold.board import GAME, boxes, earned, held, legal, ordinals

Chooser = Callable[[list[str], Rng], str]


def evenly(moves: list[str], rng: Rng) -> str:
    return moves[rng.below(len(moves))]


def widely(moves: list[str], rng: Rng) -> str:
    """Prefer the moves with the longest notation: they mark the most cells."""
    longest = max(len(move) for move in moves)
    return evenly([move for move in moves if len(move) == longest], rng)


def raw_pack() -> dict[str, Any]:
    raw = tomllib.loads((GAME.folder("standard") / "pack.toml").read_text(encoding="utf-8"))
    raw["sheet"].update(gems=10, awards=[10, 6, 3])
    return raw


RAW = raw_pack()
PACK = GAME.pack()


def both(seats: int) -> tuple[SilverGold, naive.Naive]:
    return start(PACK, seats), naive.Naive(RAW, seats)


def choose(state: SilverGold, chooser: Chooser, rng: Rng) -> tuple[int, str]:
    """Let any actor decide, not only the first; chance by the odds."""
    seat = rng.pick(state.actors())
    if seat == BOX:
        return seat, GAME.rules.write(PACK, state.chance(rng))
    return seat, chooser(sorted(legal(state, seat)), rng)


def make(state: SilverGold, plain: naive.Naive, seat: int, notation: str) -> None:
    state.apply(seat, GAME.rules.read(PACK, notation))
    plain.apply(seat, notation)


def agree_on_moves(state: SilverGold, plain: naive.Naive) -> None:
    assert state.actors() == plain.actors()
    for seat in state.actors():
        if seat == BOX:
            odds = {GAME.rules.write(PACK, move): weight for move, weight in state.odds()}
            assert odds == plain.odds()
        else:
            assert legal(state, seat) == plain.legal(seat)


def agree_on_table(state: SilverGold, plain: naive.Naive) -> None:
    assert (state.round, state.turn) == (plain.round, plain.turn)
    assert set(ordinals(state.display)) == plain.display()
    assert set(ordinals(state.pile)) == plain.pile()
    assert (state.scores(), state.ranks()) == (plain.scores(), plain.ranks())
    for seat in range(state.seats):
        agree_on_seat(state, plain, seat)


def agree_on_seat(state: SilverGold, plain: naive.Naive, seat: int) -> None:
    red, green, torches, skulls = plain.sheet(seat)
    rounds = tuple(r for r in range(1, 5) if boxes(state, seat, "torches") & 2 ** (r - 1))
    assert (boxes(state, seat, "red"), boxes(state, seat, "green")) == (red, green)
    assert (rounds, boxes(state, seat, "skulls")) == (torches, skulls)
    assert held(state, seat) == plain.cards(seat)
    assert set(ordinals(state.finished[seat])) == plain.finished(seat)
    owners = [(AWARDS[step], owner) for c in COLOURS for step, owner in enumerate(earned(state, c))]
    awards = [points for points, owner in owners if owner == seat]
    assert sorted(awards) == sorted(plain.awards(seat))
    for slot, cells in enumerate(plain.marks(seat)):
        names = {"abcde"[column] + str(row + 1) for row, column in cells}
        assert set(cell_names(state.marked(seat, slot))) == names


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chooser", [evenly, widely])
@pytest.mark.parametrize("game", range(2))
def test_the_engine_and_the_naive_one_agree_through_whole_games(
    seats: int, chooser: Chooser, game: int
) -> None:
    state, plain = both(seats)
    rng = Rng(f"{chooser.__name__}/{seats}/{game}")
    while state.actors():
        agree_on_moves(state, plain)
        make(state, plain, *choose(state, chooser, rng))
        agree_on_table(state, plain)
    assert plain.actors() == []


def halfway(seats: int, moves: int) -> tuple[SilverGold, naive.Naive]:
    """Go on after so many moves to the next expedition card that has just been shown."""
    state, plain = both(seats)
    rng = Rng(f"perft/{seats}/{moves}")
    made = 0
    while made < moves or state.stage != stages.MARK:
        make(state, plain, *choose(state, widely, rng))
        made += 1
    return state, plain


@pytest.mark.parametrize(
    ("seats", "moves", "depth"), [(2, 30, 2), (2, 80, 3), (3, 60, 2), (3, 140, 2), (4, 100, 2)]
)
def test_as_many_move_sequences_start_in_the_middle_of_a_game(
    seats: int, moves: int, depth: int
) -> None:
    state, plain = halfway(seats, moves)
    assert perft(state, depth) == naive.perft(plain, depth)


@pytest.mark.parametrize(("seats", "depth"), [(2, 1), (2, 2), (4, 1)])
def test_as_many_move_sequences_start_at_the_deal(seats: int, depth: int) -> None:
    state, plain = both(seats)
    assert perft(state, depth) == naive.perft(plain, depth)
    assert state.cards == [NO_CARD] * (2 * seats)
