"""What the numbers say of positions of Das Labyrinth des Pharao."""

import pytest

from saqqara.games.labyrinth.engine.features import CLOSING, MIDDLING, NAMES, doors, features
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.score import points
from tests.games.labyrinth.board import (
    BOTTOM,
    GATE,
    LONG,
    LONG_ENTRANCES,
    PACK,
    THROUGH,
    board,
    game,
    place,
    run,
    show,
)


def of(state: Labyrinth, name: str, seat: int = 0) -> float:
    return features(state, seat)[NAMES.index(name)]


def test_every_number_has_a_name_and_a_weight() -> None:
    state = board(BOTTOM, "2 left")
    assert len(features(state, 0)) == len(NAMES)


def test_points_are_the_score() -> None:
    state = board(BOTTOM, "2 left", stones={"f10": "stone", "g10": "stone"})
    assert of(state, "points") == points(state, 0)


@pytest.mark.rule("LP-15")
def test_a_closed_stone_beside_the_corridor_is_scored() -> None:
    assert of(board(BOTTOM, "2 left", stones={"h10": "stone"}), "points") == 7 + 2


@pytest.mark.rule("LP-18")
def test_a_deep_stone_is_scored_with_its_factor() -> None:
    put = {"j4": "red"}
    state = board(LONG, "1 right", stones=put, entrances=LONG_ENTRANCES, scoring="pro")
    assert of(state, "points") == 51 + 9


@pytest.mark.rule("LP-15")
def test_a_stone_in_the_corridor_brings_and_promises_nothing() -> None:
    state = board(GATE.replace("12.180", "14.0"), "1 left", stones={"a5": "stone"})
    assert [of(state, name) for name in ("points", "treasure", "promise")] == [1, 0, 0]


def test_a_stone_beside_the_corridor_that_may_still_be_closed_is_a_treasure() -> None:
    state = board(BOTTOM.replace("17.0", "--"), "2 left", stones={"h10": "stone"})
    assert of(state, "treasure") == CLOSING[1] * 2


def test_a_closed_stone_apart_is_a_promise_while_the_corridor_can_come() -> None:
    state = board(BOTTOM, "1 left", stones={"h10": "stone"})
    assert of(state, "promise") > 0


def test_a_chamber_that_is_asked_for_beside_the_corridor_is_worth_a_middling_stone() -> None:
    """c6 is open for good, d6 to two free fields."""
    state = run(game(), "box tile 18", "1 A3 0", "1 start 1 left", "box tile 12", "1 B3 0")
    assert of(state, "pending") == MIDDLING * CLOSING[2]


def test_a_corridor_that_came_out_reaches_nothing_more() -> None:
    assert of(board(THROUGH, "1 left"), "reach") == 0


def test_a_corridor_before_free_fields_reaches_further() -> None:
    assert of(board(GATE, "1 right"), "reach") > 0


def test_a_straight_tile_leads_from_its_west_doors_to_its_east_doors() -> None:
    ways = doors(PACK).ways
    # Tile 18 has two straight lanes: through either door, two cells, out on the opposite side.
    upper_west, upper_east = 1, 3
    assert ways[17 * 8 + upper_west] == [upper_east * 8 + 2]


def test_cells_between_free_fields_link_them() -> None:
    lane = """
        --    --    --    --    --
        --    18.0  --    --    --
        --    --    --    --    --
        --    --    --    --    --
        --    --    --    --    --
    """
    # Two lanes of two cells, each found from both ends.
    assert of(board(lane, "2 left"), "links") == 8
    assert of(board(lane, "2 left"), "stubs") == 0


def test_an_unnamed_start_is_a_choice() -> None:
    state = board(THROUGH.replace("18.0", "--"), "1 left")
    assert of(state, "choice") == 1


def test_the_likelier_bet_is_luckier() -> None:
    state = board(THROUGH, "1 left", bets="on")
    higher, lower = state.copy(), state.copy()
    place(higher, 0, "higher")
    place(lower, 0, "lower")
    assert of(lower, "luck") > of(higher, "luck")  # after tile 18
    show(run(higher), 18)
    assert of(higher, "luck") > 0
