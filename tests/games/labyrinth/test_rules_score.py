"""Stones, points and places (LP-15 to LP-18, LP-21)."""

import pytest

from saqqara.games.labyrinth.engine.stages import OVER
from tests.games.labyrinth.board import (
    BOTTOM,
    LONG,
    LONG_ENTRANCES,
    board,
    chamber,
    corridor,
    game,
    play_cards,
    points,
    run,
    seen,
)

# Below the corridor's bend at e9 a chamber at d8, which it meets only by a corner.
CORNER = """
    --    --    --     --    --
    --    --    --     --    --
    --    --    --     --    --
    --    12.0  18.90  --    --
    --    18.0  8.0    12.0  17.0
"""

# LP-15: closed on all sides and beside the corridor


@pytest.mark.rule("LP-15")
def test_a_closed_stone_beside_the_corridor_is_worth_two_points() -> None:
    state = board(BOTTOM, "2 left", stones={"h10": "stone"})
    assert (points(state, "h10"), state.scores()) == (2, [7 + 2])


@pytest.mark.rule("LP-15", "LP-7")
def test_a_stone_is_closed_by_a_later_tile() -> None:
    state = run(game(), "box tile 12", "1 A3 180", "1 none", "1 stone", "1 start 1 right")
    run(state, "box tile 18", "1 A2 0")
    assert state.scores() == [2]
    run(state, "box tile 16", "1 B3 0")
    assert state.scores() == [4 + 2]


@pytest.mark.rule("LP-15")
def test_the_border_closes_a_chamber_like_a_wall() -> None:
    state = board(BOTTOM, "2 left", stones={"h10": "stone"})
    assert chamber(state, "h10").end == "closed"


@pytest.mark.rule("LP-15")
def test_an_open_side_to_an_empty_field_is_not_closed() -> None:
    state = board(BOTTOM.replace("17.0", "--"), "2 left", stones={"h10": "stone"})
    assert (points(state, "h10"), state.scores()) == (0, [5])


@pytest.mark.rule("LP-15")
@pytest.mark.parametrize("cell", ["f10", "g10"])
def test_a_stone_with_an_open_side_is_worth_nothing(cell: str) -> None:
    state = board(BOTTOM, "2 left", stones={cell: "stone"})
    assert (chamber(state, cell).beside > 0, points(state, cell)) == (True, 0)
    assert state.scores() == [7]


@pytest.mark.rule("LP-15")
def test_touching_the_corridor_by_a_corner_does_not_count() -> None:
    state = board(CORNER, "2 left", stones={"d8": "stone"})
    assert "e9" in corridor(state).split()
    assert (chamber(state, "d8").end, points(state, "d8")) == ("closed", 0)


@pytest.mark.rule("LP-15")
def test_a_closed_stone_far_from_the_corridor_is_worth_nothing() -> None:
    state = board(BOTTOM, "1 left", stones={"h10": "stone"})
    assert (chamber(state, "h10").end, state.scores()) == ("closed", [0])


@pytest.mark.rule("LP-15")
def test_a_stone_in_the_corridor_is_worth_nothing() -> None:
    text = """
        --    --    --    --    --
        18.0  --    --    --    --
        14.0  18.0  --    --    --
        18.0  --    --    --    --
        --    --    --    --    --
    """
    state = board(text, "1 left", stones={"a5": "stone"})
    assert (corridor(state), chamber(state, "a5").step) == ("a5", 1)
    assert state.scores() == [1]


@pytest.mark.rule("LP-15")
def test_a_stone_the_corridor_leads_through_is_worth_nothing() -> None:
    text = """
        --     --    --    --    --
        18.90  --    --    --    --
        14.0   --    --    --    --
        --     --    --    --    --
        --     --    --    --    --
    """
    state = board(text, "1 left", stones={"a5": "stone"})
    assert (corridor(state), state.scores()) == ("a5 a4 a3", [3])


@pytest.mark.rule("LP-15")
def test_a_stone_that_touches_two_corridor_cells_counts_once() -> None:
    state = board(LONG, "1 right", stones={"b8": "stone"}, entrances=LONG_ENTRANCES)
    assert state.scores() == [51 + 2]


@pytest.mark.rule("LP-15")
def test_all_stones_are_added_up() -> None:
    put = {"b8": "stone", "j4": "stone", "e2": "stone", "i4": "stone"}
    state = board(LONG, "1 right", stones=put, entrances=LONG_ENTRANCES)
    assert [points(state, cell) for cell in put] == [2, 2, 2, 0]
    assert state.scores() == [51 + 6]


@pytest.mark.rule("LP-15")
def test_an_empty_chamber_is_worth_nothing() -> None:
    state = board(BOTTOM, "2 left")
    assert (chamber(state, "h10").end, state.scores()) == ("closed", [7])


# LP-16 and LP-17: places

RACE = """
    --    --    --    --     --
    --    --    --    --     --
    18.0  18.0  --    18.90  18.0
    --    --    --    --     --
    --    --    --    --     --
"""


@pytest.mark.rule("LP-16")
def test_most_points_win() -> None:
    state = board(RACE, "3 left", "1 left", "2 left")
    assert (state.scores(), state.ranks()) == ([2, 4, 0], [2, 1, 3])


@pytest.mark.rule("LP-16")
@pytest.mark.parametrize(
    ("starts", "ranks"),
    [
        ("1l 1r 3l", [1, 1, 3]),
        ("3r 1l 3l", [2, 1, 2]),
        ("1l 3l 3r 2l", [1, 2, 2, 4]),
        ("2l 2r 2l 1l 3l", [3, 3, 3, 1, 2]),
        ("1l 1l", [1, 1]),
    ],
)
def test_equal_points_share_a_place_and_the_next_is_skipped(starts: str, ranks: list[int]) -> None:
    names = [f"{word[0]} {'left' if word[1] == 'l' else 'right'}" for word in starts.split()]
    assert board(RACE, *names).ranks() == ranks


@pytest.mark.rule("LP-17")
def test_a_single_seat_plays_to_the_end_for_its_own_points() -> None:
    state = run(game(1), "box tile 18", "1 A3 0", "1 start 1 left")
    play_cards(state, *range(1, 18), 19, *range(6, 12))
    assert (state.stage, state.seats, state.ranks()) == (OVER, 1, [1])
    assert state.scores() == [len(seen(state).corridor)]


@pytest.mark.rule("LP-17", "LP-19")
def test_a_single_seat_may_bet_too() -> None:
    state = game(1, bets="on")
    play_cards(state, *range(1, 11))
    assert seen(state).supply["special"] == 1


# LP-18: colours and factors


@pytest.mark.rule("LP-18")
@pytest.mark.parametrize(("colour", "worth"), [("blue", 1), ("green", 2), ("red", 3)])
def test_stones_are_worth_their_colour(colour: str, worth: int) -> None:
    state = board(BOTTOM, "2 left", stones={"h10": colour}, scoring="pro")
    assert (points(state, "h10"), state.scores()) == (worth, [7 + worth])


@pytest.mark.rule("LP-18")
@pytest.mark.parametrize(("colour", "worth"), [("blue", 4), ("green", 8), ("red", 12)])
def test_the_factor_multiplies_the_colour(colour: str, worth: int) -> None:
    put = {"e2": colour}
    state = board(LONG, "1 right", stones=put, entrances=LONG_ENTRANCES, scoring="pro")
    assert (points(state, "e2"), state.scores()) == (worth, [51 + worth])


# The same corridor, begun one cell later.
LATE = "10.0  18.0   18.0  18.0  16.270"
EARLY = "3.0   18.0   18.0  18.0  16.270"
SHORTER = LONG.replace(EARLY, LATE)
# B4 and C4 changed so that d8 is closed.
OTHER = LONG.replace("8.0   17.0   17.0", "8.0   12.0   17.0")


@pytest.mark.rule("LP-18", "LP-10")
@pytest.mark.parametrize(
    ("text", "start", "cell", "first", "factor"),
    [
        (OTHER, "1 right", "d8", 15, 1),
        (SHORTER, "2 right", "b8", 16, 2),
        (LONG, "1 right", "b8", 17, 2),
        (SHORTER, "2 right", "j4", 30, 2),
        (LONG, "1 right", "j4", 31, 3),
        (SHORTER, "2 right", "e2", 45, 3),
        (LONG, "1 right", "e2", 46, 4),
    ],
)
def test_the_factor_changes_after_15_30_and_45_cells(
    text: str, start: str, cell: str, first: int, factor: int
) -> None:
    put = {cell: "green"}
    state = board(text, start, stones=put, entrances=LONG_ENTRANCES, scoring="pro")
    assert (chamber(state, cell).beside, points(state, cell)) == (first, 2 * factor)


@pytest.mark.rule("LP-18")
def test_of_two_corridor_cells_beside_a_stone_the_lower_number_counts() -> None:
    """To d8 come cell 15 from below and cell 23 from above."""
    put = {"d8": "red"}
    state = board(OTHER, "1 right", stones=put, entrances=LONG_ENTRANCES, scoring="pro")
    walked = corridor(state).split()
    assert (walked.index("d9") + 1, walked.index("d7") + 1) == (15, 23)
    assert points(state, "d8") == 3


@pytest.mark.rule("LP-18")
def test_of_two_corridor_cells_the_lower_counts_from_above_too() -> None:
    """To j4 come cell 31 from below and cell 51 from above; turned upside down, the other way."""
    text = """
        16.90  18.0   18.0   18.0    3.180
        19.0   18.0   17.180 17.180  8.180
        8.270  18.0   18.0   18.0    3.180
        12.180 18.0   18.0   18.0    8.180
        18.0   17.180 12.180 3.0     18.0
    """
    entrances = ("east 1", "north E", "south C")
    put = {"a7": "red"}
    state = board(text, "1 right", stones=put, entrances=entrances, scoring="pro")
    walked = corridor(state).split()
    assert (walked.index("a6") + 1, walked.index("a8") + 1) == (31, 51)
    assert points(state, "a7") == 9


@pytest.mark.rule("LP-18", "LP-15")
@pytest.mark.parametrize("cell", ["f10", "g10"])
def test_an_open_stone_is_worth_nothing_in_the_professional_game_either(cell: str) -> None:
    state = board(BOTTOM, "2 left", stones={cell: "red"}, scoring="pro")
    assert state.scores() == [7]


@pytest.mark.rule("LP-15")
def test_the_basic_game_knows_no_factor() -> None:
    state = board(LONG, "1 right", stones={"e2": "stone"}, entrances=LONG_ENTRANCES)
    assert points(state, "e2") == 2


# LP-21: special treasures


@pytest.mark.rule("LP-21")
@pytest.mark.parametrize(("scoring", "worth"), [("basic", 4), ("pro", 4)])
def test_a_special_treasure_is_worth_four(scoring: str, worth: int) -> None:
    text = """
        18.0  --    --    --    --
        --    --    --    --    --
        12.0  12.0  12.0  12.0  12.0
        12.0  12.0  12.0  12.0  12.0
        --    --    8.0   12.0  17.0
    """
    state = board(text, "2 left", stones={"h10": "special"}, scoring=scoring, bets="on")
    assert (points(state, "h10"), state.scores()) == (worth, [7 + worth])


@pytest.mark.rule("LP-21", "LP-18")
@pytest.mark.parametrize(("scoring", "worth"), [("basic", 4), ("pro", 8)])
def test_the_factor_multiplies_a_special_treasure_in_the_professional_game(
    scoring: str, worth: int
) -> None:
    state = board(
        LONG,
        "1 right",
        stones={"b8": "special"},
        entrances=LONG_ENTRANCES,
        scoring=scoring,
        bets="on",
    )
    assert (points(state, "b8"), state.scores()) == (worth, [51 + worth])


@pytest.mark.rule("LP-21", "LP-15")
def test_a_special_treasure_must_be_closed_like_any_stone() -> None:
    state = board(
        LONG.replace("17.0   17.0", "18.0   17.0"),
        "1 right",
        stones={"b8": "special"},
        entrances=LONG_ENTRANCES,
        scoring="pro",
        bets="on",
    )
    assert (seen(state).supply["special"], state.scores()) == (2, [51])
