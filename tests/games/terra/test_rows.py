"""Choosing a row and what it yields (TP-10, TP-11)."""

import pytest

from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.view import RowView, view
from tests.games.terra.board import (
    box,
    bricks,
    gold,
    notations,
    open_to,
    play,
    position,
    site,
    supply,
)


def rows(state: Terra) -> dict[str, RowView]:
    return {row.row: row for row in view(state, 0).choices}


def chosen(state: Terra, lay: str, row: str) -> Terra:
    return play(state, 0, lay, row)


# TP-10: which rows there are


@pytest.mark.rule("TP-10")
def test_the_four_rows_through_the_new_tile_can_be_chosen() -> None:
    state = play(position(), 0, "e4 w")
    assert notations(state) == ["row ew", "row ns", "row nwse", "row nesw"]


@pytest.mark.rule("TP-10")
@pytest.mark.parametrize(
    ("lay", "row", "fields"),
    [
        ("d5 n", "ew", "a5 b5 c5 d5"),  # from the edge, over an oasis, to the site e5
        ("d5 n", "ns", "d4 d5 d6 d7"),  # from site to site
        ("d5 n", "nwse", "b3 c4 d5 e6"),
        ("d5 n", "nesw", "g2 f3 e4 d5"),
        ("a1 s", "ns", "a1"),  # between the edge and a site
        ("a1 s", "nesw", "a1"),
        ("a1 s", "nwse", "a1 b2 c3 d4"),
        ("h5 n", "ew", "f5 g5 h5 i5"),
        ("h5 n", "ns", "h2 h3 h4 h5"),
    ],
)
def test_a_row_reaches_to_the_next_site_or_the_edge(lay: str, row: str, fields: str) -> None:
    assert rows(play(position(), 0, lay))[row].fields == fields.split()


@pytest.mark.rule("TP-10")
@pytest.mark.parametrize("mark", ["#", "2", "2:a", "gn2:b"])
def test_a_bare_site_a_foundation_and_a_pyramid_cut_it(mark: str) -> None:
    state = position(
        f"""
            d
        2   bu^
        3   {mark}
        4   rd^
        5   .
    """,
        hand="green",
    )
    assert bricks(chosen(state, "d5 s", "row ns")) == "red 1 green 1"


@pytest.mark.rule("TP-10")
def test_free_fields_do_not_cut_it() -> None:
    state = position(
        """
            d
        4   bu^
        5   .
        6   .
        7   .
    """,
        hand="green",
    )
    assert bricks(chosen(state, "d7 n", "row ns")) == "blue 1 green 1"


@pytest.mark.rule("TP-10")
def test_an_oasis_does_not_cut_it() -> None:
    state = position(
        """
            b     c    d
        2   rd^   .    .
        3   .     o    #
        4   #     .    .
    """,
        hand="green",
    )
    assert bricks(chosen(state, "d4 s", "row nwse")) == "red 1 green 1"


@pytest.mark.rule("TP-10")
@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("row ew", "blue 1 brown 1"),
        ("row ns", "grey 1 brown 1"),
        ("row nwse", "red 1 brown 1"),
        ("row nesw", "yellow 1 brown 1"),
    ],
)
def test_only_the_chosen_row_counts(row: str, found: str) -> None:
    state = position(
        """
            c     d     e
        4   rd^   gy^   ye^
        5   bu^   .     #
    """,
        hand="brown",
    )
    assert bricks(chosen(state, "d5 n", row)) == found


@pytest.mark.rule("TP-10")
@pytest.mark.parametrize("row", ["row ew", "row ns", "row nwse", "row nesw"])
def test_the_new_tile_is_part_of_every_row(row: str) -> None:
    assert bricks(chosen(position(hand="brown"), "e4 w", row)) == "brown 1"


@pytest.mark.rule("TP-10")
def test_no_second_row_is_chosen() -> None:
    state = chosen(position(), "e4 w", "row ew")
    assert open_to(state, "row") == []


# TP-11: what a row yields


@pytest.mark.rule("TP-11")
@pytest.mark.parametrize(
    ("lay", "row", "oases"),
    [("d5 n", "row ew", 1), ("d5 n", "row ns", 0), ("e3 e", "row ns", 1), ("h3 e", "row ew", 1)],
)
def test_each_oasis_of_the_row_gives_a_gold(lay: str, row: str, oases: int) -> None:
    state = play(position(hand="red"), 0, lay)
    if lay == "h3 e":
        box(state, "foundation 1")
    assert gold(play(state, 0, row)) == oases


@pytest.mark.rule("TP-11")
def test_two_oases_give_two_gold() -> None:
    """On the tighter board f1 and h1 lie in one row."""
    state = chosen(position(board="oasis", hand="red"), "g1 w", "row ew")
    assert gold(state) == 2


@pytest.mark.rule("TP-11")
def test_each_eye_gives_a_gold() -> None:
    state = position(
        """
            d
        4   bu+ey^
        5   .
        6   wo+ey^
        7   rd^
    """,
        hand="green+eye",
    )
    assert gold(chosen(state, "d5 n", "row ns")) == 3


@pytest.mark.rule("TP-11")
def test_each_brick_symbol_gives_a_brick_of_its_colour() -> None:
    state = position(
        """
            d
        4   bu^
        5   .
        6   rd+wo^
        7   rd+ey^
    """,
        hand="red",
        bricks="white 1",
    )
    assert bricks(chosen(state, "d5 n", "row ns")) == "blue 1 red 3 white 1"


@pytest.mark.rule("TP-11")
def test_each_worker_symbol_readies_a_worker() -> None:
    state = position(
        """
            d
        4   wo^
        5   .
        6   bu^
        7   rd+wo^
    """,
        hand="worker+eye",
    )
    chosen(state, "d5 n", "row ns")
    assert view(state, 0).waiting == ["d4", "d5", "d7"]
    assert supply(state) == 14  # a worker leaves the supply when he moves


@pytest.mark.rule("TP-11")
def test_a_tile_with_the_same_symbol_twice_gives_two() -> None:
    state = position(
        """
            d
        4   bu+bu^
        5   .
        6   ey+ey^
        7   wo+wo^
    """,
        hand="red",
    )
    chosen(state, "d5 n", "row ns")
    assert (bricks(state), gold(state)) == ("blue 2 red 1", 2)
    assert view(state, 0).waiting == ["d7", "d7"]


@pytest.mark.rule("TP-11")
def test_tiles_of_earlier_turns_give_again_whoever_laid_them() -> None:
    state = position(
        """
            d
        4   bu^
    """,
        hand="red",
        bricks="blue 1",
    )
    assert bricks(chosen(state, "d5 s", "row ns")) == "blue 2 red 1"


@pytest.mark.rule("TP-11")
def test_a_row_gives_only_to_the_seat_whose_turn_it_is() -> None:
    state = chosen(position(hand="red+eye"), "d5 s", "row ew")
    assert (bricks(state, 1), gold(state, 1)) == ("", 0)


@pytest.mark.rule("TP-11")
def test_the_yield_of_every_row_is_shown_before_one_is_chosen() -> None:
    state = play(
        position(
            """
            a    b     c     d
        4   .    #     .     wo^
        5   o    bu^   gy^   .
        6   .    .     #     rd+ey^
    """,
            hand="red+worker",
        ),
        0,
        "d5 s",
    )
    assert list(rows(state).values())[:2] == [
        RowView("ew", ["a5", "b5", "c5", "d5"], 1, ["blue", "grey", "red"], ["d5"]),
        RowView("ns", ["d4", "d5", "d6", "d7"], 1, ["red", "red"], ["d4", "d5"]),
    ]


# The first example of the rulebook

EXAMPLE = """
        b    c        d        e        f    g
    2   .    .        .        .        #    .
    3   .    o        #        wo+ey>   .    o
    4   #    .        .        gy>      .    #
    5   .    .        bu+ey^   1        .    .
    6   .    2        wo+ey<   .        .    .
    7   .    o        .        .        #    o
"""


def example_1() -> Terra:
    """Laid with its stair before a bare site, the tile brings a foundation of value 3."""
    state = position(EXAMPLE, hand="worker", first_turn=True)
    return box(play(state, 0, "d4 n"), "foundation 3")


@pytest.mark.rule("TP-9", "TP-11")
def test_example_1_the_vertical_row_gives_two_workers_a_blue_brick_and_two_gold() -> None:
    state = play(example_1(), 0, "row ns")
    assert site(state, "d3") == "3"
    assert (bricks(state), gold(state)) == ("blue 1", 2)
    assert view(state, 0).waiting == ["d4", "d6"]


@pytest.mark.rule("TP-10")
def test_example_1_the_other_rows_were_open_too() -> None:
    found = rows(example_1())
    assert found["ew"].bricks == ["grey"]
    assert (found["nesw"].gold, found["nesw"].workers) == (1, ["e3", "d4"])


@pytest.mark.rule("TP-13", "TP-12")
def test_example_2_both_workers_go_to_the_foundation_of_value_3() -> None:
    state = play(example_1(), 0, "row ns")
    reached = ["go d4 n", "go d4 se", "go d6 n", "go d6 ne", "go d6 w"]
    assert open_to(state, "go") == reached  # d3, e5, d3, e5, c6
    play(state, 0, "go d4 n")
    assert open_to(state, "go") == ["go d6 n"]  # only one may be occupied in the first turn
    play(state, 0, "go d6 n")
    assert [site(state, field) for field in ("d3", "e5", "c6")] == ["3:aa", "1", "2"]
