"""Tiles, walls, the robber and the corridor (LP-1, LP-3, LP-4, LP-7, LP-10, LP-11, LP-14)."""

import pytest

from tests.games.labyrinth.board import (
    BOTTOM,
    GATE,
    LONG,
    LONG_ENTRANCES,
    THROUGH,
    board,
    chamber,
    corridor,
    game,
    points,
    run,
    seen,
)

# LP-1: the board


@pytest.mark.rule("LP-1")
def test_the_corners_of_a_board_are_fields_and_each_tile_fills_two_by_two_cells() -> None:
    text = """
        14.0  --    --    --    14.0
        --    --    --    --    --
        --    --    --    --    --
        --    --    --    --    --
        14.0  --    --    --    14.0
    """
    cells = [one.cell for one in seen(board(text, "1 left")).chambers]
    top = ["a1", "b1", "i1", "j1", "a2", "b2", "i2", "j2"]
    bottom = ["a9", "b9", "i9", "j9", "a10", "b10", "i10", "j10"]
    assert cells == top + bottom


# LP-3: two open sides in each cell, and what is a chamber


@pytest.mark.rule("LP-3")
@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("6.0", "e6"),
        ("6.90", "e5"),
        ("6.180", "f5"),
        ("6.270", "f6"),
        ("9.0", "f6"),
        ("10.0", "e6 f6"),
        ("12.90", "e5 e6"),
        ("14.0", "e5 f5 e6 f6"),
        ("15.0", ""),
        ("18.0", ""),
    ],
)
def test_a_cell_with_both_open_sides_out_of_the_tile_is_a_chamber(tile: str, cells: str) -> None:
    text = f"""
        -- -- --     -- --
        -- -- --     -- --
        -- -- {tile} -- --
        -- -- --     -- --
        -- -- --     -- --
    """
    assert [one.cell for one in seen(board(text, "1 left")).chambers] == cells.split()


@pytest.mark.rule("LP-3", "LP-6")
def test_a_tile_is_turned_clockwise() -> None:
    text = """
        4.0   --    --    --    --
        4.90  --    --    --    --
        3.0   3.90  3.180 3.270 --
        --    --    --    --    --
        --    --    --    --    --
    """
    tiles = {one.field: one.sides for one in seen(board(text, "2 left")).tiles}
    assert tiles["A1"] == ["NE", "EW", "EW", "SW"]
    assert tiles["A2"] == ["NS", "ES", "NW", "NS"]
    assert tiles["A3"] == ["NE", "EW", "EW", "EW"]
    assert tiles["B3"] == ["NS", "ES", "NS", "NS"]
    assert tiles["C3"] == ["EW", "EW", "EW", "SW"]
    assert tiles["D3"] == ["NS", "NS", "NW", "NS"]


# LP-4: six starts, left and right as seen walking in


@pytest.mark.rule("LP-4")
@pytest.mark.parametrize(
    ("start", "cell"),
    [
        ("1 left", "a5"),
        ("1 right", "a6"),
        ("2 left", "e10"),
        ("2 right", "f10"),
        ("3 left", "j6"),
        ("3 right", "j5"),
    ],
)
def test_each_entrance_has_a_left_and_a_right_start(start: str, cell: str) -> None:
    text = """
        --    --    --     --    --
        --    --    --     --    --
        18.0  --    --     --    18.0
        --    --    --     --    --
        --    --    18.90  --    --
    """
    assert seen(board(text, start)).corridor[0] == cell


@pytest.mark.rule("LP-4")
@pytest.mark.parametrize(
    ("start", "cell"),
    [
        ("1 left", "b1"),
        ("1 right", "a1"),
        ("2 left", "j10"),
        ("2 right", "j9"),
        ("3 left", "a1"),
        ("3 right", "a2"),
    ],
)
def test_entrances_may_lie_at_corners_and_two_at_one_corner(start: str, cell: str) -> None:
    turn = 0 if start[0] in "23" else 90
    text = f"""
        18.{turn}  --    --    --    --
        --         --    --    --    --
        --         --    --    --    --
        --         --    --    --    --
        --         --    --    --    18.0
    """
    state = board(text, start, entrances=("north A", "east 5", "west 1"))
    assert seen(state).corridor[0] == cell


@pytest.mark.rule("LP-4")
def test_the_border_is_a_wall_but_for_the_entrances() -> None:
    ends = {"h10": "closed", "f10": "open", "g10": "open"}
    state = board(BOTTOM, "2 left")
    assert {cell: chamber(state, cell).end for cell in ends} == ends


# LP-7: a wall on either side


@pytest.mark.rule("LP-7")
def test_the_corridor_stops_at_a_wall_that_only_the_next_tile_shows() -> None:
    text = """
        --    --     --    --    --
        --    --     --    --    --
        18.0  18.90  --    --    --
        --    --     --    --    --
        --    --     --    --    --
    """
    state = board(text, "1 left")
    assert (corridor(state), seen(state).ahead) == ("a5 b5", "")


@pytest.mark.rule("LP-7")
def test_the_corridor_passes_by_an_opening_that_meets_its_own_wall() -> None:
    text = """
        --     --     --    --    --
        18.90  18.90  --    --    --
        18.0   18.0   --    --    --
        18.90  18.90  --    --    --
        --     --     --    --    --
    """
    assert corridor(board(text, "1 left")) == "a5 b5 c5 d5"


@pytest.mark.rule("LP-7")
@pytest.mark.parametrize(("beside", "end"), [("16.0", "closed"), ("18.0", "open")])
def test_a_chamber_is_closed_by_a_wall_that_only_the_neighbour_shows(beside: str, end: str) -> None:
    state = board(GATE.replace("16.0", beside), "1 right")
    assert chamber(state, "b5").end == end


@pytest.mark.rule("LP-7")
@pytest.mark.parametrize("missing", ["16.0", "18.0"])
def test_an_open_side_next_to_an_empty_field_is_not_decided(missing: str) -> None:
    state = board(GATE.replace(missing, "--"), "1 right", stones={"b5": "stone"})
    assert (chamber(state, "b5").end, points(state, "b5")) == ("undecided", 0)


@pytest.mark.rule("LP-7")
def test_two_chambers_open_to_each_other_are_both_open() -> None:
    state = board(BOTTOM, "2 left")
    assert (chamber(state, "f10").end, chamber(state, "g10").end) == ("open", "open")


# LP-10: the robber walks


@pytest.mark.rule("LP-10")
def test_the_robber_walks_a_corridor_that_lies_there_when_he_starts() -> None:
    state = run(game(), "box tile 18", "1 A3 0", "1 later", "box tile 17", "1 B3 0")
    assert corridor(state) == ""
    run(state, "1 start 1 left")
    assert corridor(state) == "a5 b5 c5 d5"


@pytest.mark.rule("LP-10")
def test_the_robber_walks_on_when_the_corridor_grows() -> None:
    state = run(game(), "box tile 18", "1 A3 0", "1 start 1 left")
    assert (corridor(state), seen(state).ahead) == ("a5 b5", "c5")
    run(state, "box tile 17", "1 B3 0")
    assert (corridor(state), seen(state).ahead) == ("a5 b5 c5 d5", "e5")


@pytest.mark.rule("LP-10")
def test_the_robber_waits_before_a_gap_and_then_walks_over_several_tiles_at_once() -> None:
    state = run(game(), "box tile 18", "1 A3 0", "1 start 1 left", "box tile 19", "1 D3 0")
    run(state, "box tile 17", "1 C3 0", "box tile 3", "1 D2 90")
    assert corridor(state) == "a5 b5"
    run(state, "box tile 16", "1 B3 180")
    assert corridor(state) == "a5 b5 c5 d5 e5 f5 g5 h5 h4 h3"


@pytest.mark.rule("LP-10")
def test_the_robber_waits_at_an_entrance_without_a_tile() -> None:
    state = run(game(), "box tile 18", "1 C3 0", "1 start 1 left")
    assert (corridor(state), seen(state).ahead) == ("", "a5")
    run(state, "box tile 17", "1 A3 0")
    assert (corridor(state), seen(state).ahead) == ("a5 b5", "c5")


@pytest.mark.rule("LP-10")
def test_a_tile_elsewhere_moves_nobody() -> None:
    state = run(game(), "box tile 18", "1 A3 0", "1 start 1 left", "box tile 17", "1 B4 0")
    assert (corridor(state), seen(state).ahead) == ("a5 b5", "c5")


@pytest.mark.rule("LP-10")
def test_the_corridor_may_pass_the_same_tile_twice() -> None:
    text = """
        --    --     --    --    --
        --    --     --    --    --
        18.0  15.90  --    --    --
        --    --     --    --    --
        --    --     --    --    --
    """
    assert corridor(board(text, "1 left")) == "a5 b5 c5 c6 b6 a6"


@pytest.mark.rule("LP-10")
def test_the_corridor_turns_where_its_cells_turn() -> None:
    state = board(LONG, "1 right", entrances=LONG_ENTRANCES)
    rows = [
        "a10 b10 c10 d10 e10 f10 g10 h10 i10",
        "i9 h9 g9 f9 e9 d9 c9 b9 a9 a8",
        "a7 b7 c7 d7 e7 f7 g7 h7 i7 j7 j6",
        "j5 i5 h5 g5 f5 e5 d5 c5 b5 a5 a4",
        "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3",
    ]
    assert corridor(state) == " ".join(rows)


# LP-11: entrances


@pytest.mark.rule("LP-11", "LP-10")
@pytest.mark.parametrize(
    ("start", "last"), [("1 left", "j5"), ("1 right", "j6"), ("3 left", "a6"), ("3 right", "a5")]
)
def test_a_corridor_that_comes_out_at_another_entrance_ends_there(start: str, last: str) -> None:
    state = board(THROUGH, start)
    own = seen(state)
    assert (len(own.corridor), own.corridor[-1], own.ahead) == (10, last, "")


@pytest.mark.rule("LP-11")
def test_a_corridor_may_come_out_at_the_other_cell_of_its_own_entrance() -> None:
    state = board(THROUGH.replace("18.0  18.0  18.0\n", "15.90 --  --\n"), "1 left")
    own = seen(state)
    assert (len(own.corridor), own.corridor[-1], own.ahead) == (10, "a6", "")


@pytest.mark.rule("LP-11")
def test_a_corridor_that_meets_the_border_ends_there() -> None:
    state = board(BOTTOM, "2 left")
    assert (corridor(state), seen(state).ahead) == ("e10 e9 f9 g9 h9 i9 j9", "")


@pytest.mark.rule("LP-11")
@pytest.mark.parametrize(
    ("tile", "start"),
    [
        ("18.90", "1 left"),
        ("18.90", "1 right"),
        ("3.0", "1 left"),
        ("1.0", "1 left"),
        ("1.0", "1 right"),
    ],
)
def test_a_start_cell_with_a_wall_to_its_entrance_gives_no_corridor(tile: str, start: str) -> None:
    state = board(THROUGH.replace("18.0", tile, 1), start)
    assert (corridor(state), seen(state).ahead, state.scores()) == ("", "", [0])


@pytest.mark.rule("LP-11")
def test_a_walled_start_stays_walled_whatever_is_laid_beside_it() -> None:
    state = run(game(), "box tile 18", "1 A3 90", "1 start 1 left")
    run(state, "box tile 17", "1 A2 90", "box tile 3", "1 B3 0", "box tile 4", "1 A4 90")
    assert corridor(state) == ""


@pytest.mark.rule("LP-11", "LP-15")
def test_a_chamber_at_an_entrance_never_scores() -> None:
    state = board(GATE, "1 right", stones={"a5": "stone", "b5": "stone"})
    assert (points(state, "a5"), points(state, "b5")) == (0, 2)
    assert chamber(state, "a5").end == "open"


@pytest.mark.rule("LP-11", "LP-15", "LP-4")
@pytest.mark.parametrize(("west", "worth"), [("west 3", 0), ("west 1", 2)])
def test_the_same_chamber_scores_where_the_border_has_no_entrance(west: str, worth: int) -> None:
    text = """
        --      --    --    --    --
        18.0    --    --    --    --
        12.180  16.0  18.0  18.0  18.0
        --      --    --    --    --
        --      --    --    --    --
    """
    entrances = (west, "south C", "east 3")
    state = board(text, "3 left", stones={"a5": "stone"}, entrances=entrances)
    assert (points(state, "a5"), state.scores()) == (worth, [10 + worth])


# LP-14: a point for each cell


@pytest.mark.rule("LP-14")
@pytest.mark.parametrize(
    ("text", "start", "length"),
    [(THROUGH, "1 left", 10), (BOTTOM, "2 left", 7), (GATE, "1 right", 4), (GATE, "3 left", 0)],
)
def test_each_cell_of_the_corridor_is_worth_a_point(text: str, start: str, length: int) -> None:
    assert board(text, start).scores() == [length]


@pytest.mark.rule("LP-14", "LP-18")
@pytest.mark.parametrize("scoring", ["basic", "pro"])
def test_late_cells_are_worth_a_point_each_too(scoring: str) -> None:
    state = board(LONG, "1 right", entrances=LONG_ENTRANCES, scoring=scoring)
    assert state.scores() == [51]


@pytest.mark.rule("LP-14")
def test_before_the_start_is_named_there_are_no_points() -> None:
    assert run(game(), "box tile 18", "1 A3 0", "1 later").scores() == [0]
