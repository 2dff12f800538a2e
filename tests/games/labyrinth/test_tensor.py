"""What learners get of a position: all that a viewer may know, and nothing else."""

import re
from array import array
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
import numpy as np
import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.core.tensor import Pen
from saqqara.core.walk import step
from saqqara.games.labyrinth.moves import COUNT
from saqqara.games.labyrinth.rules import Labyrinth
from saqqara.games.labyrinth.view import view
from saqqara.rl.setting import Numbers, Setting, setting
from tests.games.labyrinth.board import (
    BOTTOM,
    GAME,
    LONG,
    LONG_ENTRANCES,
    PACK,
    board,
    cell_number,
    game,
    play_cards,
    run,
)

PAGE = Path(__file__).parents[3] / "docs" / "observations" / "labyrinth.md"
TABLES = [
    setting("labyrinth", seats, {"scoring": scoring, "bets": bets})
    for seats in GAME.seats
    for scoring, bets in product(*GAME.options.values())
]
SOME = [TABLES[3], TABLES[5], TABLES[10]]  # one to three seats with different options
tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(name(table)))


def name(table: Setting) -> list[str]:
    return [str(table.seats), *table.options.values()]


def positions(table: Setting, seed: str, every: int) -> Iterator[Labyrinth]:
    """Some positions of a random game, its start and its end among them."""
    state, rng, made = table.new(), Rng(seed), 0
    assert isinstance(state, Labyrinth)
    while state.actors():
        if made % every == 0:
            yield state
        seat = rng.pick(state.actors())
        state.apply(seat, step(state, seat, rng))
        made += 1
    yield state


def viewers(state: Labyrinth) -> list[int]:
    return [WATCHER, *range(state.seats)]


def on(cells: str, worth: int = 1) -> Numbers:
    """A plane with this number on some cells."""
    plane = np.zeros(100, dtype=np.int16)
    plane[[cell_number(cell) for cell in cells.split()]] = worth
    return plane.reshape(10, 10)


def split(state: Labyrinth, viewer: int) -> dict[str, Numbers]:
    """A position by its parts, whatever its pack and options are."""
    options = {
        "scoring": "pro" if state.pro else "basic",
        "bets": "on" if state.bets else "off",
    }
    parts = GAME.tensor_parts(state.pack, state.seats, options)
    table = Setting(GAME, state.pack, state.seats, options, parts)
    return table.split(table.observation(state, viewer))


# In every game


@tables
def test_numbers_stay_within_their_bounds_and_fill_the_row(table: Setting) -> None:
    low, high = table.bounds()
    for state in positions(table, "bounds", 5 * table.seats):
        for viewer in viewers(state):
            row = table.observation(state, viewer)
            assert (low <= row).all()
            assert (row <= high).all()
            assert written(table, state, viewer) == table.width


def written(table: Setting, state: Labyrinth, viewer: int) -> int:
    """How far the pen gets."""
    pen = Pen(array("h", bytes(2 * table.width)))
    table.game.tensor(state, viewer, pen)
    return pen.at


@pytest.mark.rule("LP-12")
@tables
def test_nothing_hidden_flows_in(table: Setting) -> None:
    rng = Rng("redraw")
    for state in positions(table, "hidden", 3 * table.seats):
        for viewer in viewers(state):
            row = table.observation(state, viewer)
            assert (table.observation(state.guess(viewer, rng), viewer) == row).all()


@tables
def test_points_are_those_that_the_viewer_sees(table: Setting) -> None:
    for state in positions(table, "points", 11 * table.seats):
        for viewer in viewers(state):
            scores = [seat.score for seat in view(state, viewer).seats]
            first = max(viewer, 0)
            points = table.split(table.observation(state, viewer))["points"]
            assert points.tolist() == scores[first:] + scores[:first]


@pytest.mark.parametrize("table", SOME, ids=lambda table: "-".join(name(table)))
def test_where_a_viewer_sees_a_difference_so_does_a_learner(table: Setting) -> None:
    known: dict[tuple[int, bytes], bytes] = {}
    for state in positions(table, "difference", 2 * table.seats - 1):
        for near, viewer in sights(state):
            row = table.observation(near, viewer).tobytes()
            seen = sight(near, viewer)
            assert known.setdefault((viewer, row), seen) == seen
    assert len(known) > 500


def sights(state: Labyrinth) -> Iterator[tuple[Labyrinth, int]]:
    """A position for every viewer, and what some moves of a seat lead to for that seat."""
    for viewer in viewers(state):
        yield state, viewer
    for seat in state.actors():
        for move in state.legal(seat)[::3] if seat >= 0 else []:
            near = state.copy()
            near.apply(seat, move)
            yield near, seat


def sight(state: Labyrinth, viewer: int) -> bytes:
    """What a viewer sees and may do; the moment only counts what has happened."""
    seen = view(state, viewer)
    seen.moment = 0
    moves = state.legal(viewer) if viewer in state.actors() else []
    return msgspec.json.encode((seen, moves))


# In some positions


def test_before_the_first_card_there_are_cards_stones_and_entrances() -> None:
    now = split(game(2), 0)
    assert now["phase"].tolist() == [1, 0, 0, 0]
    assert now["left"].tolist() == PACK.copies
    assert now["supply"].tolist() == [[12, 0, 0, 0, 0]] * 2
    west, south, east = [0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0]
    assert now["gates"][:, :4].tolist() == [west, west, south, south, east, east]
    assert now["gates"][:, 4:].argmax(1).tolist() == [4, 5, 4, 5, 5, 4]
    others = set(now) - {"phase", "left", "supply", "gates", "stage"}
    assert not any(now[part].any() for part in others)


@pytest.mark.rule("LP-6")
def test_the_tile_in_hand_is_drawn_in_every_turn_that_can_be_chosen() -> None:
    now = split(run(game(1, "pro"), "box tile 3"), 0)
    assert now["number"].nonzero()[0].tolist() == [2]
    assert now["stage"].tolist() == [0, 1, 0, 0, 0]
    straight = [[[1, 0], [0, 0]], [[1, 1], [1, 1]], [[0, 0], [0, 0]], [[0, 1], [1, 1]]]
    assert now["tile"][0].tolist() == straight
    turned = [[[1, 0], [1, 1]], [[0, 1], [0, 0]], [[1, 1], [1, 1]], [[0, 0], [0, 0]]]
    assert now["tile"][1].tolist() == turned
    assert not split(run(game(), "box tile 18"), 0)["tile"][2:].any()


def test_a_corridor_with_stones_along_it() -> None:
    stones = {"f10": "red", "g10": "blue"}
    now = split(board(BOTTOM, "2 left", stones=stones, scoring="pro"), 0)
    assert (now["stones"][0] == on("f10", 3) + on("g10")).all()
    assert now["supply"].tolist() == [[0, 2, 4, 4, 0]]
    assert now["start"].tolist() == [[0, 0, 1, 0, 0, 0]]
    north, east, south, west = now["sides"][0]
    assert (north == on("e10")).all()
    assert (east == on("e9 f9 g9 h9 i9 j9 f10 h10 i10 j10")).all()
    assert (south == on("e9 e10 f10 g10 h10 i10")).all()
    assert (west == on("f9 g9 h9 i9 j9 g10 j10")).all()
    path = ["e10", "e9", "f9", "g9", "h9", "i9", "j9"]
    steps = sum(on(cell, number) for number, cell in enumerate(path, 1))
    assert (now["steps"][0] == steps).all()
    assert not now["heading"].any()


@pytest.mark.rule("LP-18")
def test_points_of_a_deep_stone_are_multiplied() -> None:
    state = board(
        LONG, "1 right", stones={"j4": "red"}, entrances=LONG_ENTRANCES, scoring="pro", bets="off"
    )
    assert split(state, 0)["points"].tolist() == [51 + 9]


@pytest.mark.rule("LP-12")
def test_seats_are_counted_from_the_viewer_on_and_drafts_are_its_own() -> None:
    state = run(game(2), "box tile 18", "1 A3 0", "1 start 1 left", "2 B3 90", "2 later")
    run(state, "box tile 12", "1 B3 0", "1 stone")
    first, second, watcher = (split(state, viewer) for viewer in (0, 1, WATCHER))
    assert watcher["card"].tolist() == [2]
    assert watcher["number"].nonzero()[0].tolist() == [11]
    assert watcher["before"].nonzero()[0].tolist() == [17]
    assert watcher["owing"].tolist() == [1, 1]
    lane = on("a5") + on("b5", 2)
    assert (first["steps"][0] == lane + on("c5", 3) + on("d5", 4) + on("e5", 5)).all()
    assert (second["steps"][1] == lane + on("c5", 3)).all()
    assert (watcher["steps"] == second["steps"][::-1]).all()
    assert (first["stones"][0] == on("c6", 2)).all()
    assert not second["stones"].any()
    assert first["stage"].tolist() == [0, 0, 1, 0, 0]
    assert (first["draft"][2].tolist(), first["asked"].tolist()) == ([0, 1, 0, 0, 0], [0, 0, 0, 1])
    assert first["points"].tolist() == [4, 0]
    assert second["points"].tolist() == [0, 2]
    assert watcher["points"].tolist() == [2, 0]
    assert second["start"].tolist() == [[0] * 6, [1, 0, 0, 0, 0, 0]]
    assert (second["sides"][0] == watcher["sides"][1]).all()
    assert not any(watcher[part].any() for part in ("stage", "draft", "asked", "reach"))


@pytest.mark.rule("LP-7")
def test_that_a_hidden_tile_ends_a_corridor_is_not_seen() -> None:
    state = run(game(2), "box tile 18", "1 A3 0", "1 start 1 left", "2 B3 90", "2 later")
    run(state, "box tile 15", "1 B3 0")
    assert split(state, 0)["heading"][0].tolist() == [0, 0, 0, 0]
    assert split(state, 1)["heading"][1].tolist() == [0, 1, 0, 0]


@pytest.mark.rule("LP-9")
def test_the_reach_of_every_start_is_told_while_one_is_asked_for() -> None:
    state = run(game(2), "box tile 18", "1 A3 0")
    assert split(state, 0)["reach"].tolist() == [2, 2, 0, 0, 0, 0]
    assert not split(state, 1)["reach"].any()


@pytest.mark.rule("LP-19")
def test_a_bet_is_its_seats_own_until_the_card_is_turned_up() -> None:
    state = game(2, "pro", "on")
    play_cards(state, 1, 2, 3, 4, 5)
    run(state, "2 lower")
    assert split(state, 0)["bet"].tolist() == [[0, 0], [0, 0]]
    assert split(state, 1)["bet"].tolist() == [[0, 1], [0, 0]]
    assert split(state, 0)["owing"].tolist() == [1, 0]
    run(state, "1 higher", "box tile 9")
    assert split(state, 0)["bet"].tolist() == [[1, 0], [0, 1]]
    assert split(state, 0)["in"].tolist() == [1, 0]


# The page


def rows(page: str, columns: int) -> list[list[str]]:
    """The cells of all tables with so many columns, without their heads."""
    lines = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines if len(line) == columns]
    return [row for row in cells if "---" not in row][1:]


def shape(text: str, seats: int) -> tuple[int, ...]:
    return tuple(int(word) for word in text.replace("seats", str(seats)).split(" × "))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_page_names_every_part_with_its_shape_and_range(seats: int) -> None:
    table = setting("labyrinth", seats)
    told = [
        (part.strip("`"), shape(text, seats), span)
        for part, text, span, _ in rows(PAGE.read_text(encoding="utf-8"), 4)
    ]
    assert told == [(part.name, part.shape, f"{part.low}–{part.high}") for part in table.parts]


def test_the_page_tells_the_width_for_every_number_of_seats() -> None:
    told = rows(PAGE.read_text(encoding="utf-8"), 2)
    widths = {seats: setting("labyrinth", seats).width for seats in GAME.seats}
    assert {int(seats): int(numbers) for seats, numbers in told} == widths


def test_the_page_tells_what_every_move_number_means() -> None:
    told = rows(PAGE.read_text(encoding="utf-8"), 3)
    spans = [(int(row[0].split("–")[0]), int(row[0].split("–")[-1])) for row in told]
    assert [number for low, high in spans for number in range(low, high + 1)] == [*range(COUNT + 1)]
    for (low, high), (_, notation, _) in zip(spans[:-1], told, strict=False):
        words = re.findall("`(.*?)`", notation)
        assert words[0] == GAME.write(PACK, low)
        assert words[-1] == GAME.write(PACK, high)
