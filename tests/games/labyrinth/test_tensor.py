"""What learners get of Das Labyrinth des Pharao, position by position."""

from functools import partial

import numpy as np
import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.games.labyrinth.engine.cells import FIELD_NAMES
from saqqara.games.labyrinth.view import SeatView, view
from saqqara.rl.setting import Numbers
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
from tests.games.observed import course, look, ones, viewers

WORTH = {"stone": 2, "red": 3, "green": 2, "blue": 1, "special": 4}
seen = partial(look, GAME)


def on(cells: str, worth: int = 1) -> Numbers:
    """A plane with this number on some cells."""
    plane = np.zeros(100, dtype=np.int16)
    plane[[cell_number(cell) for cell in cells.split()]] = worth
    return plane.reshape(10, 10)


def test_before_the_first_card_there_are_cards_stones_and_entrances() -> None:
    now = seen(game(2), 0)
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
    now = seen(run(game(1, "pro"), "box tile 3"), 0)
    assert now["number"].nonzero()[0].tolist() == [2]
    assert now["stage"].tolist() == [0, 1, 0, 0, 0]
    straight = [[[1, 0], [0, 0]], [[1, 1], [1, 1]], [[0, 0], [0, 0]], [[0, 1], [1, 1]]]
    assert now["tile"][0].tolist() == straight
    turned = [[[1, 0], [1, 1]], [[0, 1], [0, 0]], [[1, 1], [1, 1]], [[0, 0], [0, 0]]]
    assert now["tile"][1].tolist() == turned
    assert not seen(run(game(), "box tile 18"), 0)["tile"][2:].any()


def test_a_corridor_with_stones_along_it() -> None:
    stones = {"f10": "red", "g10": "blue"}
    now = seen(board(BOTTOM, "2 left", stones=stones, scoring="pro"), 0)
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
    assert seen(state, 0)["points"].tolist() == [51 + 9]


@pytest.mark.rule("LP-12")
def test_seats_are_counted_from_the_viewer_on_and_drafts_are_its_own() -> None:
    state = run(game(2), "box tile 18", "1 A3 0", "1 start 1 left", "2 B3 90", "2 later")
    run(state, "box tile 12", "1 B3 0", "1 stone")
    first, second, watcher = (seen(state, viewer) for viewer in (0, 1, WATCHER))
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
    assert seen(state, 0)["heading"][0].tolist() == [0, 0, 0, 0]
    assert seen(state, 1)["heading"][1].tolist() == [0, 1, 0, 0]


@pytest.mark.rule("LP-12", "LP-10")
def test_of_a_corridor_of_one_cell_it_is_seen_where_it_goes_on() -> None:
    state = run(game(2), "box tile 14", "1 A3 0", *["1 none"] * 4, "1 start 1 left")
    run(state, "2 B3 0", *["2 none"] * 4, "2 later", "box tile 18", "1 A2 90")
    now = seen(state, 1)
    assert now["heading"][1].tolist() == [1, 0, 0, 0]
    assert (now["steps"][1] == on("a5") + on("a4", 2)).all()


@pytest.mark.rule("LP-9")
def test_the_reach_of_every_start_is_told_while_one_is_asked_for() -> None:
    state = run(game(2), "box tile 18", "1 A3 0")
    assert seen(state, 0)["reach"].tolist() == [2, 2, 0, 0, 0, 0]
    assert not seen(state, 1)["reach"].any()


@pytest.mark.rule("LP-19")
def test_a_bet_is_its_seats_own_until_the_card_is_turned_up() -> None:
    state = game(2, "pro", "on")
    play_cards(state, 1, 2, 3, 4, 5)
    run(state, "2 lower")
    assert seen(state, 0)["bet"].tolist() == [[0, 0], [0, 0]]
    assert seen(state, 1)["bet"].tolist() == [[0, 1], [0, 0]]
    assert seen(state, 0)["owing"].tolist() == [1, 0]
    run(state, "1 higher", "box tile 9")
    assert seen(state, 0)["bet"].tolist() == [[1, 0], [0, 1]]
    assert seen(state, 0)["in"].tolist() == [1, 0]


@pytest.mark.parametrize(("seats", "scoring"), [(1, "basic"), (2, "pro"), (5, "pro")])
def test_what_a_viewer_sees_of_all_seats_can_be_read_from_the_numbers(
    seats: int, scoring: str
) -> None:
    for nth, state in enumerate(course(game(seats, scoring, "on"), Rng("read"))):
        for viewer in viewers(state) if nth % seats == 0 else []:
            now = seen(state, viewer)
            for seat, told in enumerate(view(state, viewer).seats):
                check_seat(now, (seat - max(viewer, 0)) % seats, told)


def check_seat(now: dict[str, Numbers], at: int, told: SeatView) -> None:
    """The seat with this place around the table."""
    assert now["points"][at] == told.score
    assert [place + 1 for place in ones(now["start"][at])] == [told.start] * (told.start > 0)
    assert now["bet"][at].tolist() == [told.bet == "higher", told.bet == "lower"]
    assert now["in"][at] == told.still_in
    assert now["supply"][at].tolist() == [told.supply.get(kind, 0) for kind in WORTH]
    path = [*told.corridor, told.ahead] if told.ahead else told.corridor
    assert (now["steps"][at] == sum(on(cell, k + 1) for k, cell in enumerate(path))).all()
    assert now["heading"][at].any() == bool(told.ahead)
    stones = sum(on(chamber.cell, WORTH.get(chamber.stone, 0)) for chamber in told.chambers)
    assert (now["stones"][at] == stones).all()
    sides = np.zeros((4, 10, 10), dtype=np.int16)
    for tile in told.tiles:
        row, column = divmod(FIELD_NAMES.index(tile.field), 5)
        for part, letters in enumerate(tile.sides):
            for letter in letters:
                sides["NESW".index(letter), 2 * row + part // 2, 2 * column + part % 2] = 1
    assert (now["sides"][at] == sides).all()
