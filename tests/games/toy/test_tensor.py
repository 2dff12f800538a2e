"""What learners get to know of the toy game: all a viewer may know, and no more."""

import re
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from saqqara.core.game import open_moves
from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.core.tensor import Pen
from saqqara.core.walk import step
from saqqara.games.toy import tensor
from saqqara.games.toy.moves import COUNT
from saqqara.games.toy.rules import OVER, Toy
from saqqara.rl.setting import Numbers, Setting, setting
from tests.games.toy.test_toy import TOY, dealt, play

SEATS = (2, 3)
EACH = pytest.mark.parametrize(("seats", "wins"), [(n, w) for n in SEATS for w in ("high", "low")])
DOCS = Path(__file__).parents[3] / "docs" / "observations" / "toy.md"


@cache
def chosen(seats: int, wins: str = "high") -> Setting:
    return setting("toy", seats, {"wins": wins})


@cache
def met(seats: int, wins: str) -> list[Toy]:
    """The positions of random games, and where every other move would have led."""
    found: list[Toy] = []
    rng = Rng(f"{seats} {wins}")
    for _ in range(20):
        state: Toy = TOY.new(seats, options={"wins": wins})
        while state.actors():
            found += [state.copy(), *after(state)]
            seat = rng.pick(state.actors())
            state.apply(seat, step(state, seat, rng))
        found.append(state)
    return found


def after(state: Toy) -> list[Toy]:
    """Where each move leads."""
    found = []
    for seat in state.actors():
        for move in open_moves(state, seat):
            found.append(state.copy())
            found[-1].apply(seat, move)
    return found


def viewers(state: Toy) -> list[int]:
    return [WATCHER, *range(state.seats)]


def row(state: Toy, viewer: int) -> bytes:
    return chosen(state.seats).observation(state, viewer).tobytes()


def seen(state: Toy, viewer: int) -> dict[str, Numbers]:
    """An observation by the names of its parts."""
    here = chosen(state.seats)
    return here.split(here.observation(state, viewer))


def ones(numbers: Numbers) -> list[int]:
    """Which of the numbers 1 to 9 are marked."""
    return [int(place) + 1 for place in np.flatnonzero(numbers)]


# All positions of random games


@EACH
def test_as_many_numbers_are_written_as_the_parts_have(seats: int, wins: str) -> None:
    here = chosen(seats, wins)
    for state in met(seats, wins):
        for viewer in viewers(state):
            pen = Pen(array("h", bytes(2 * here.width)))
            tensor.write(state, viewer, pen)
            assert pen.at == here.width


@EACH
def test_every_number_is_within_its_bounds(seats: int, wins: str) -> None:
    here = chosen(seats, wins)
    rows = [here.observation(state, v) for state in met(seats, wins) for v in viewers(state)]
    low, high = here.bounds()
    assert (np.min(rows, axis=0) >= low).all()
    assert (np.max(rows, axis=0) <= high).all()


@EACH
def test_what_a_viewer_cannot_know_changes_nothing(seats: int, wins: str) -> None:
    for k, state in enumerate(met(seats, wins)):
        for viewer in viewers(state):
            assert row(state.guess(viewer, Rng(str(k))), viewer) == row(state, viewer)


def may_see(state: Toy, viewer: int) -> bytes:
    """The view without the moment, which only counts."""
    view: dict[str, Any] = msgspec.to_builtins(TOY.view(state, viewer))
    del view["moment"]
    return msgspec.json.encode(view)


@EACH
def test_where_a_viewer_sees_or_may_do_something_else_its_numbers_differ(
    seats: int, wins: str
) -> None:
    for viewer in (WATCHER, *range(seats)):
        found: dict[bytes, tuple[bytes, list[int]]] = {}
        for state in met(seats, wins):
            legal = state.legal(viewer) if viewer in state.actors() else []
            here = (may_see(state, viewer), legal)
            assert found.setdefault(row(state, viewer), here) == here
        assert 1 < len(found) < len(met(seats, wins))


def test_random_games_come_to_every_phase() -> None:
    assert {state.phase for state in met(3, "high")} == set(range(OVER + 1))


# Single positions


def test_a_round_in_numbers() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2", "1 lay 1")
    found = seen(state, 0)
    assert [ones(found[name]) for name in ("treasure", "hand", "past")] == [[2], [4], []]
    assert [ones(card) for card in found["laid"]] == [[1], []]
    assert [found[name].tolist() for name in ("hands", "points")] == [[1, 2], [0, 0]]
    assert [found[name].tolist() for name in ("laying", "low")] == [[1], [0]]


def test_after_a_round_all_see_the_cards_and_the_points() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2", "1 lay 1", "2 lay 6")
    found = seen(state, WATCHER)
    assert [ones(card) for card in found["laid"]] == [[1], [6]]
    assert (ones(found["past"]), ones(found["hand"])) == ([1, 6], [])
    assert (found["points"].tolist(), found["laying"].tolist()) == ([0, 2], [0])


def test_seats_are_counted_from_the_viewer_on() -> None:
    state = play(dealt(1, 4, 6, 2, 5, 3, seats=3), "box treasure 3", "2 lay 6", "3 lay 5")
    assert seen(state, 1)["hands"].tolist() == [1, 1, 2]
    assert [ones(card) for card in seen(state, 1)["laid"]] == [[6], [], []]
    end = play(state, "1 lay 1")
    assert [seen(end, viewer)["points"].tolist() for viewer in (0, 1, 2, WATCHER)] == [
        [0, 3, 0],
        [3, 0, 0],
        [0, 0, 3],
        [0, 3, 0],
    ]
    assert [ones(card) for card in seen(end, 2)["laid"]] == [[5], [1], [6]]


def test_the_option_is_written() -> None:
    assert seen(dealt(wins="low"), 0)["low"].tolist() == [1]


# The page about it


def table(first: str) -> list[list[str]]:
    """The rows of the table on the page whose head begins with this word."""
    head = rf"\| {first} \|.*\n\|[-|]+\n((?:\|.*\n)+)"
    (rows,) = re.findall(head, DOCS.read_text(encoding="utf-8"))
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in rows.splitlines()]


@pytest.mark.parametrize("seats", SEATS)
def test_the_page_names_all_parts_with_shapes_and_ranges_in_order(seats: int) -> None:
    told = [
        (name, tuple(int(n) for n in shape.replace("seats", str(seats)).split(" × ")), span)
        for name, shape, span, _ in table("part")
    ]
    parts = chosen(seats).parts
    assert told == [(part.name, part.shape, f"{part.low}–{part.high}") for part in parts]


def test_the_page_tells_how_many_numbers_there_are() -> None:
    assert table("seats") == [[str(seats), str(chosen(seats).width)] for seats in SEATS]


def test_the_page_tells_all_moves() -> None:
    end = 0
    for numbers, notation, _ in table("moves"):
        first, _, last = numbers.partition("–")
        assert int(first) == end
        assert TOY.write(TOY.pack(), int(first)) == notation
        assert TOY.write(TOY.pack(), int(last)).split()[0] == notation.split()[0]
        end = int(last) + 1
    assert end == COUNT
