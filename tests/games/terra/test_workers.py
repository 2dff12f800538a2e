"""Walking workers, the first turn, and taking workers back (TP-12 to TP-14)."""

import pytest

from saqqara.games.terra.engine.rules import Terra
from tests.games.terra.board import (
    box,
    employ,
    give,
    notations,
    open_to,
    pass_turn,
    play,
    position,
    site,
    supply,
    why,
)

# From d5 a site can be reached in seven directions; in the west there is none.
STAR = """
        a    b     c     d     e     f     g     h
    1   .    .     #     .     o     .     .     1
    2   1    .     .     .     .     #     rd^   .
    3   .    rd^   o     1     .     rd^   o     .
    4   .    #     rd^   rd^   rd^   .     #     .
    5   o    rd^   rd^   .     1     .     .     .
    6   .    .     1     rd^   rd^   .     .     #
    7   #    .     o     rd^   .     1     o     .
    8   .    .     .     1     .     .     .     .
"""

# Four workers between two foundations, once d5 is laid.
COLUMN = """
        c    d     e
    3   o    1     .
    4   .    wo^   .
    5   .    .     #
    6   #    wo^   .
    7   o    wo^   .
    8   .    2     .
"""


def working(
    drawing: str,
    row: str = "ns",
    *,
    gold: int = 0,
    bricks: str = "",
    first_turn: bool = False,
) -> Terra:
    """The first seat has laid a worker on d5 and activated the column, or another row."""
    state = position(drawing, gold=gold, bricks=bricks, first_turn=first_turn)
    return play(state, 0, "d5 s", f"row {row}")


# TP-12: walking


@pytest.mark.rule("TP-12")
@pytest.mark.parametrize(
    ("way", "goal"),
    [
        ("n", "d3"),
        ("ne", "h1"),
        ("e", "e5"),
        ("se", "f7"),
        ("s", "d8"),
        ("sw", "c6"),
        ("nw", "a2"),
    ],
)
def test_a_worker_walks_over_laid_tiles_to_the_first_site(way: str, goal: str) -> None:
    state = play(working(STAR, "ew"), 0, f"go d5 {way}")
    assert (site(state, goal), supply(state)) == ("1:a", 13)


@pytest.mark.rule("TP-12")
def test_to_the_edge_no_worker_walks() -> None:
    ways = [move.split()[2] for move in open_to(working(STAR, "ew"), "go")]
    assert ways == ["n", "ne", "e", "se", "s", "sw", "nw"]


@pytest.mark.rule("TP-12")
@pytest.mark.parametrize(
    ("gap", "way"), [("d4", "n"), ("g2", "ne"), ("e4", "ne"), ("e6", "se"), ("d7", "s")]
)
def test_no_worker_walks_over_a_free_field(gap: str, way: str) -> None:
    state = working(STAR, "ew")
    state.ground["abcdefgh".index(gap[0]) + 10 * (int(gap[1]) - 1)] = -1
    assert f"go d5 {way}" not in notations(state)
    assert len(open_to(state, "go")) == 6


@pytest.mark.rule("TP-12")
def test_nor_to_the_first_site_of_the_board() -> None:
    state = position("""
            c    d    e
        1   1    .    o
        2   .    .    .
        3   o    #    .
    """)
    assert open_to(play(state, 0, "e3 e", "row ew"), "go") == []


@pytest.mark.rule("TP-12")
def test_no_worker_walks_over_an_oasis() -> None:
    state = position("""
            b     c    d
        3   .     o    1
    """)
    assert open_to(play(state, 0, "b3 e", "row ew"), "go") == []


@pytest.mark.rule("TP-12")
def test_no_worker_walks_on_behind_the_first_site() -> None:
    """The way to f2 would be paved, but the second seat holds f7."""
    state = position("""
            f
        2   1
        3   rd^
        4   rd^
        5   rd^
        6   rd^
        7   1:b
        8   .
    """)
    assert "go f8 n" not in notations(play(state, 0, "f8 n", "row ew"))


@pytest.mark.rule("TP-12")
@pytest.mark.parametrize(
    ("mark", "after"),
    [
        ("3", "3:a"),
        ("3:a", "3:aa"),
        ("3:aa", "3:aaa"),
        ("gn2:a", "gn2:aa"),
        ("gn5:a", "gn5:aa"),
    ],
)
def test_a_free_foundation_and_ones_own_places_admit_a_worker(mark: str, after: str) -> None:
    state = play(working(COLUMN.replace(" 1 ", f" {mark} ")), 0, "go d5 n")
    assert site(state, "d3") == after


@pytest.mark.rule("TP-17", "TP-12")
def test_a_finished_pyramid_still_admits_workers() -> None:
    state = play(working(COLUMN.replace(" 1 ", " rd5:a ")), 0, "go d4 n", "go d5 n")
    assert site(state, "d3") == "rd5:aaa"


@pytest.mark.rule("TP-12")
@pytest.mark.parametrize("mark", ["#", "3:b", "3:bb", "gn2:b", "3:aaa", "gn1:aaa"])
def test_a_bare_site_a_full_place_and_another_seats_place_do_not(mark: str) -> None:
    state = working(COLUMN.replace(" 1 ", f" {mark} "))
    assert open_to(state, "go") == ["go d4 s", "go d5 s", "go d6 s", "go d7 s"]


@pytest.mark.rule("TP-12")
def test_several_workers_may_go_to_one_place_but_not_a_fourth() -> None:
    state = play(working(COLUMN), 0, "go d4 n", "go d6 n", "go d7 n")
    assert site(state, "d3") == "1:aaa"
    assert open_to(state, "go") == ["go d5 s"]


@pytest.mark.rule("TP-12")
def test_workers_may_go_to_different_places_in_any_order() -> None:
    state = play(working(COLUMN), 0, "go d7 n", "go d4 s", "go d5 n", "go d6 s")
    assert (site(state, "d3"), site(state, "d8"), supply(state)) == ("1:aa", "2:aa", 10)


@pytest.mark.rule("TP-12")
def test_each_worker_symbol_is_used_once() -> None:
    state = play(working(COLUMN), 0, "go d5 n")
    assert [move for move in open_to(state, "go") if " d5 " in move] == []


@pytest.mark.rule("TP-12")
def test_from_a_tile_with_two_workers_both_may_go() -> None:
    state = working(COLUMN.replace("4   .    wo^", "4   .    wo+wo^"))
    assert open_to(state, "go")[:2] == ["go d4 n", "go d4 s"]
    play(state, 0, "go d4 n", "go d4 n")
    assert [move for move in open_to(state, "go") if " d4 " in move] == []


@pytest.mark.rule("TP-12")
def test_a_worker_who_does_not_move_stays_in_the_supply() -> None:
    state = play(working(COLUMN), 0, "go d5 n", "end")
    assert (supply(state), state.waiting) == (13, [])


@pytest.mark.rule("TP-12")
def test_only_workers_of_the_chosen_row_walk() -> None:
    state = working(COLUMN, "ew")
    assert open_to(state, "go") == ["go d5 n", "go d5 s"]


@pytest.mark.rule("TP-12")
def test_with_too_few_workers_at_home_the_seat_chooses_the_symbols() -> None:
    state = employ(working(COLUMN), 1)
    assert len(open_to(state, "go")) == 8
    play(state, 0, "go d7 s")
    assert (open_to(state, "go"), supply(state)) == ([], 0)


@pytest.mark.rule("TP-12", "TP-14")
def test_a_worker_taken_back_meanwhile_serves_an_unused_symbol() -> None:
    state = play(employ(working(COLUMN), 1), 0, "go d7 s", "back d8")
    assert supply(state) == 1
    assert open_to(state, "go") == [f"go d{row} {way}" for row in (4, 5, 6) for way in "ns"]


@pytest.mark.rule("TP-12", "TP-16")
def test_workers_freed_by_a_build_serve_unused_symbols() -> None:
    state = employ(working(COLUMN, bricks="red 1"), 3)
    play(state, 0, "go d4 n", "go d5 n", "go d6 n")
    assert (open_to(state, "go"), supply(state)) == ([], 0)
    play(state, 0, "found d3 red", "go d7 n")
    assert (site(state, "d3"), supply(state)) == ("rd1:aa", 1)


@pytest.mark.rule("TP-12", "TP-16")
def test_after_a_build_between_the_walks_there_is_room_again() -> None:
    state = play(working(COLUMN, bricks="red 1"), 0, "go d4 n", "go d5 n", "go d6 n")
    assert open_to(state, "go") == ["go d7 s"]
    assert open_to(play(state, 0, "found d3 red"), "go") == ["go d7 n", "go d7 s"]


# TP-13: the first turn


@pytest.mark.rule("TP-13")
def test_in_the_first_turn_a_second_foundation_is_closed() -> None:
    state = play(working(COLUMN, first_turn=True), 0, "go d4 n")
    assert open_to(state, "go") == ["go d5 n", "go d6 n", "go d7 n"]


@pytest.mark.rule("TP-13")
def test_in_the_second_turn_it_is_open() -> None:
    state = play(working(COLUMN), 0, "go d4 n")
    assert len(open_to(state, "go")) == 6


@pytest.mark.rule("TP-13", "TP-18")
def test_in_the_first_turn_a_hired_worker_counts() -> None:
    state = play(working(COLUMN, first_turn=True, gold=3), 0, "hire d8")
    assert open_to(state, "go") == [f"go d{row} s" for row in (4, 5, 6, 7)]


@pytest.mark.rule("TP-13", "TP-18")
def test_in_the_first_turn_nobody_is_hired_for_a_second_foundation() -> None:
    state = play(working(COLUMN, first_turn=True, gold=3), 0, "go d4 n")
    assert open_to(state, "hire") == ["hire d3"]


@pytest.mark.rule("TP-13")
def test_in_the_first_turn_a_pyramid_built_in_it_counts() -> None:
    state = working(COLUMN, first_turn=True, bricks="red 1")
    play(state, 0, "go d4 n", "go d5 n", "go d6 n", "found d3 red")
    assert open_to(state, "go") == ["go d7 n"]


@pytest.mark.rule("TP-13", "TP-14")
def test_in_the_first_turn_a_worker_taken_back_no_longer_counts() -> None:
    state = play(working(COLUMN, first_turn=True), 0, "go d4 n", "back d3")
    assert open_to(state, "go") == [f"go d{row} {way}" for row in (5, 6, 7) for way in "ns"]


@pytest.mark.rule("TP-13")
def test_workers_of_other_seats_do_not_count() -> None:
    state = working(COLUMN.replace(" 2 ", " 2:b "), first_turn=True)
    assert open_to(state, "go") == [f"go d{row} n" for row in (4, 5, 6, 7)]


@pytest.mark.rule("TP-13")
@pytest.mark.parametrize(("turn", "hires"), [(2, ["hire d8"]), (3, ["hire d3", "hire d8"])])
def test_each_of_three_seats_has_a_first_turn_of_its_own(turn: int, hires: list[str]) -> None:
    state = position(COLUMN.replace(" 2 ", " 2:a "), seats=3, gold=3)
    state.turn = turn
    assert open_to(state, "hire") == hires


@pytest.mark.rule("TP-13", "TP-25")
@pytest.mark.parametrize(
    ("turn", "hires"), [(0, ["hire d8"]), (1, ["hire d3", "hire d8"]), (2, ["hire d3", "hire d8"])]
)
def test_together_only_the_first_turn_of_the_game_counts(turn: int, hires: list[str]) -> None:
    state = position(COLUMN.replace(" 2 ", " 2:a "), seats=3, gold=3, task="1")
    state.turn = turn
    assert open_to(state, "hire") == hires


# TP-14: taking workers back

HELD = """
        c    d      e
    3   o    3:aa   .
    4   .    .      .
    5   .    .      gn2:aa
    6   2:b  .      .
    7   o    .      .
    8   .    rd1:a  .
"""


@pytest.mark.rule("TP-14")
def test_own_workers_come_home_but_for_the_last_on_a_pyramid() -> None:
    state = position(HELD)
    assert open_to(state, "back") == ["back d3", "back e5"]
    play(state, 0, "back d3", "back d3", "back e5")
    assert [site(state, field) for field in ("d3", "e5", "d8")] == ["3", "gn2:a", "rd1:a"]
    assert (supply(state), open_to(state, "back")) == (13 - 1, [])


@pytest.mark.rule("TP-14")
def test_a_foundation_left_empty_is_free_for_all() -> None:
    state = play(position(HELD), 0, "back d3", "back d3")
    give(pass_turn(state), 1, gold=3)
    assert open_to(state, "hire") == ["hire d3", "hire c6"]


@pytest.mark.rule("TP-14")
def test_a_worker_comes_home_at_any_moment_of_the_turn_but_not_during_the_draw() -> None:
    state = position(HELD)
    moments = [open_to(state, "back")]
    moments += [open_to(play(state, 0, move), "back") for move in ("d4 s", "row ns", "end")]
    assert moments == [["back d3", "back e5"]] * 3 + [[]]


@pytest.mark.rule("TP-14")
def test_in_another_seats_turn_nobody_comes_home() -> None:
    assert why(position(HELD), 1, "back c6").rule == "TP-6"


@pytest.mark.rule("TP-14")
def test_workers_of_other_seats_stay_where_they_are() -> None:
    assert "back c6" not in notations(position(HELD))


@pytest.mark.rule("TP-12", "TP-9")
def test_a_foundation_laid_in_this_turn_can_be_entered_at_once() -> None:
    state = box(play(position(), 0, "d4 n"), "foundation 2")
    assert site(play(state, 0, "row ns", "go d4 n"), "d3") == "2:a"
