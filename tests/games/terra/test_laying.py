"""Laying a tile and the foundation before its stair (TP-7 to TP-9)."""

import tomllib

import pytest

from saqqara.core.state import BOX, WATCHER
from saqqara.games.terra.engine.moves import FIELD_NAMES
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.view import view
from tests.games.terra.board import (
    STANDARD,
    box,
    gold,
    laid,
    notations,
    open_to,
    opening,
    play,
    position,
    site,
    why,
)

RAW = tomllib.loads(STANDARD)


def stairs(state: Terra, field: str) -> str:
    """Where the stair of a tile on this field may face."""
    return " ".join(move.split()[1] for move in open_to(state, "lay") if move.split()[0] == field)


def fields(state: Terra) -> set[str]:
    return {move.split()[0] for move in open_to(state, "lay")}


# TP-7: where


@pytest.mark.rule("TP-7")
@pytest.mark.parametrize("board", ["desert", "oasis"])
def test_on_a_bare_board_every_field_but_oases_and_sites_is_open(board: str) -> None:
    drawn = RAW["boards"][board]["drawn"].split()
    free = {
        f"{'abcdefghij'[column]}{row}"
        for row, text in enumerate(drawn, 1)
        for column, sign in enumerate(text)
        if sign in ".+"
    }
    assert fields(position(board=board)) == free


@pytest.mark.rule("TP-7")
def test_a_field_with_a_tile_is_taken() -> None:
    state = position("""
            c     d     e
        4   .     rd^   .
        5   gn>   .     #
    """)
    assert fields(position()) - fields(state) == {"d4", "c5"}


@pytest.mark.rule("TP-7")
def test_the_tile_lies_where_it_was_laid_and_is_no_longer_in_hand() -> None:
    state = play(position(hand="red+worker"), 0, "e4 w")
    assert laid(state, "e4") == "rd+wo<"
    assert not view(state, 0).seats[0].holds


@pytest.mark.rule("TP-7")
def test_far_from_every_other_tile_is_allowed() -> None:
    assert stairs(opening(), "i9") == "n w"


@pytest.mark.rule("TP-7")
def test_a_second_tile_cannot_be_laid_in_the_same_turn() -> None:
    state = play(position(), 0, "e4 w")
    assert open_to(state, "lay") == []
    assert why(state, 0, "a1 s").rule == "TP-7"


# TP-8: where the stair faces


@pytest.mark.rule("TP-8")
@pytest.mark.parametrize(
    ("field", "faces"),
    [
        ("e4", "e s w"),  # north of it lie free fields, an oasis and the edge
        ("b3", "e s"),  # over the oasis c3 to the site d3
        ("a1", "e s"),
        ("h9", "n w"),
        ("d5", "n e s"),  # west of it the edge lies behind an oasis
        ("i1", "s w"),
        ("h5", "n s w"),
    ],
)
def test_a_stair_faces_a_site_and_not_the_edge(field: str, faces: str) -> None:
    assert stairs(position(), field) == faces


@pytest.mark.rule("TP-8")
@pytest.mark.parametrize("mark", ["#", "2", "2:a", "2:b", "gn1:a", "rd5:b"])
def test_it_may_face_a_bare_site_a_foundation_or_anyones_pyramid(mark: str) -> None:
    state = position(f"""
            d    e    f    g
        4   .    .    .    {mark}
    """)
    assert stairs(state, "e4") == "e s w"


@pytest.mark.rule("TP-8")
def test_it_need_not_be_next_to_the_site_whatever_lies_between() -> None:
    state = position("""
            c     d     e     f     g
        4   .     .     .     rd^   #
    """)
    assert {"c4 e", "d4 e", "e4 e"} <= set(open_to(state, "lay"))


# TP-9: a new foundation


@pytest.mark.rule("TP-9")
@pytest.mark.parametrize(
    ("lay", "where"), [("d4 n", "d3"), ("c4 w", "b4"), ("f4 e", "g4"), ("d7 s", "d8")]
)
def test_a_bare_site_right_before_the_stair_must_get_a_foundation(lay: str, where: str) -> None:
    state = play(position(), 0, lay)
    assert state.actors() == [BOX]
    assert site(box(state, "foundation 3"), where) == "3"
    assert state.actors() == [0]


@pytest.mark.rule("TP-9")
def test_it_is_the_next_of_the_pile_and_gone_from_it() -> None:
    state = play(opening(), 0, "d7 s")  # one of each value lies at the start fields
    odds = {weight for _, weight in state.odds()}
    assert (notations(state), odds) == ([f"foundation {value}" for value in (1, 2, 3, 4)], {4})
    assert view(box(state, "foundation 3"), 0).foundations == {"1": 4, "2": 4, "3": 3, "4": 4}


@pytest.mark.rule("TP-9")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_all_see_its_value(viewer: int) -> None:
    state = box(play(position(), 0, "d4 n"), "foundation 4")
    (found,) = [one for one in view(state, viewer).sites if one.field == "d3"]
    assert (found.value, found.worth) == (4, 4)


@pytest.mark.rule("TP-9")
def test_a_site_farther_away_gets_none() -> None:
    state = play(position(), 0, "d5 n")
    assert (site(state, "d3"), notations(state)[0]) == ("#", "row ew")


@pytest.mark.rule("TP-9")
def test_a_site_beside_the_tile_gets_none_if_the_stair_faces_elsewhere() -> None:
    state = play(position(), 0, "d4 s")
    assert (site(state, "d3"), notations(state)[0]) == ("#", "row ew")


@pytest.mark.rule("TP-9")
@pytest.mark.parametrize("mark", ["1", "1:b", "gn3:b"])
def test_a_site_that_has_one_keeps_it(mark: str) -> None:
    state = position(f"""
            d
        3   {mark}
        4   .
    """)
    assert site(play(state, 0, "d4 n"), "d3") == mark
    assert notations(state)[0] == "row ew"


@pytest.mark.rule("TP-9")
def test_at_most_one_is_laid_in_a_turn() -> None:
    """Between the sites c6 in the west and e5 at a corner only the one before the stair counts."""
    state = box(play(position(), 0, "d6 w"), "foundation 1")
    assert [one.field for one in view(state, 0).sites if one.value] == ["c6"]
    assert open_to(state, "lay", "foundation") == []


@pytest.mark.rule("TP-9")
def test_the_other_board_has_neighbours_of_its_own() -> None:
    state = play(position(board="oasis"), 0, "d4 w")
    assert site(box(state, "foundation 2"), "c4") == "2"
    assert FIELD_NAMES[state.field] == "d4"


@pytest.mark.rule("TP-7")
def test_laying_costs_nothing() -> None:
    assert gold(play(position(gold=2), 0, "e4 w")) == 2
