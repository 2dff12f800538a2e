"""Playing together or alone, and the three tasks (TP-25 to TP-29)."""

import pytest

from saqqara.core.state import WATCHER
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.engine.scoring import is_won
from saqqara.games.terra.view import view
from tests.games.terra.board import (
    GAME,
    box,
    bricks,
    gold,
    known,
    notations,
    open_to,
    opening,
    pass_turn,
    play,
    position,
    site,
    sizes,
    stack_up,
    supply,
    to_draw,
)


def together(drawing: str = "", task: str = "1", gold: int = 0, bricks: str = "") -> Terra:
    """Two seats who play together, the first to lay."""
    return position(drawing, task=task, gold=gold, bricks=bricks)


# Six sites to be filled in.
SIX = """
        b     c     d     e     f     g
    2   .     .     .     .     {}    .
    3   .     o     {}    .     .     o
    4   {}    .     .     .     .     {}
    5   .     .     .     {}    .     .
    6   .     {}    .     .     .     .
"""


def won(task: str, *marks: str, bricks: str = "") -> bool:
    """Whether the task is fulfilled with these six places."""
    state = together(SIX.format(*marks), task=task, bricks=bricks)
    assert view(state, 0).won == is_won(state)
    return is_won(state)


# TP-25: one side


@pytest.mark.rule("TP-25")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("task", ["1", "2", "3"])
def test_one_to_four_seats_share_twelve_workers(seats: int, task: str) -> None:
    state = opening(seats, task=task)
    assert (supply(state), len(view(state, 0).sides)) == (12, 1)


@pytest.mark.rule("TP-25")
def test_against_each_other_nobody_plays_alone() -> None:
    assert list(GAME.seats_for({"task": "off"})) == [2, 3, 4]
    assert list(GAME.seats_for({"task": "2"})) == [1, 2, 3, 4]


@pytest.mark.rule("TP-25")
def test_a_row_fills_the_common_purse() -> None:
    state = together(gold=1, bricks="red 1")
    pass_turn(state)
    play(state, 1, "d5 n", "row ew")  # the second seat lays grey; the oasis a5 lies in this row
    assert (gold(state), bricks(state)) == (2, "grey 1 red 1")


@pytest.mark.rule("TP-25")
def test_any_seat_uses_the_common_workers_and_foundations() -> None:
    state = together(
        """
            d
        3   3:aa
        4   .
    """,
        bricks="red 1",
        gold=3,
    )
    pass_turn(state)
    play(state, 1, "hire d3", "found d3 red")
    assert (site(state, "d3"), supply(state)) == ("rd1:a", 11)


@pytest.mark.rule("TP-25")
def test_tips_are_without_limit() -> None:
    state = together(
        """
            c       d         e       f       g
        3   o       rd4:aaa   .       .       o
        4   .       .         .       .       gn5:a
        5   .       .         gn5:a   .       .
        6   bu5:a   .         .       .       .
    """,
        bricks="red 5",
    )
    assert site(play(state, 0, "raise d3 0"), "d3") == "rd5:a"
    assert view(state, 0).sides[0].tips == -1


@pytest.mark.rule("TP-25", "TP-20")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_stacks_lose_their_last_tile_whatever_the_number_of_seats(seats: int) -> None:
    state = stack_up(position(seats=seats, task="1"), {"s1": 2, "c1": 3})
    box(play(to_draw(state), 0, "take s1"), "tile red")
    assert sizes(state) == "0000 3000"


@pytest.mark.rule("TP-25", "TP-21")
@pytest.mark.parametrize(
    ("seats", "turns"), [(1, [28]), (2, [14, 14]), (3, [10, 9, 9]), (4, [7, 7, 7, 7])]
)
def test_there_are_28_turns_in_all_seats_in_turn(seats: int, turns: list[int]) -> None:
    state = opening(seats, task="2")
    taken = [0] * seats
    while state.actors():
        taken[state.seat] += 1
        pass_turn(state)
    assert taken == turns
    assert known(state).turns == 28


@pytest.mark.rule("TP-25", "TP-21")
def test_with_three_seats_the_first_one_has_the_tenth_turn() -> None:
    state = opening(3, first=2, task="2")
    taken = [0] * 3
    while state.actors():
        taken[state.seat] += 1
        pass_turn(state)
    assert taken == [9, 10, 9]


@pytest.mark.rule("TP-25")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_all_see_every_hand(viewer: int) -> None:
    hands = view(opening(3, task="1"), viewer).seats
    assert [hand.tile for hand in hands] == ["worker", "grey", "blue"]


@pytest.mark.rule("TP-25")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_all_see_a_tile_that_is_taken(viewer: int) -> None:
    state = box(play(to_draw(opening(2, task="1")), 0, "take c1"), "tile red+eye")
    assert view(state, viewer).seats[0].tile == "red+eye"


@pytest.mark.rule("TP-25")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_all_see_a_stack_that_is_looked_through(viewer: int) -> None:
    state = play(to_draw(together(gold=1)), 0, "look c1")
    box(state, "tile red", "tile blue", "tile worker", "tile green")
    assert view(state, viewer).stacks[4].tiles == ["red", "blue", "worker", "green"]


@pytest.mark.rule("TP-25", "TP-19")
def test_the_limits_are_checked_after_every_turn() -> None:
    state = together(bricks="red 8")
    box(play(to_draw(state), 0, "take s1"), "tile red")
    assert notations(state) == ["swap red red"]
    assert play(state, 0, "swap red red").actors() == [1]


@pytest.mark.rule("TP-25", "TP-24")
def test_open_stacks_and_a_task_go_together() -> None:
    state = play(to_draw(opening(1, task="1", open_stacks="on")), 0, "take s1")
    assert (state.actors(), sizes(box(state, "tile worker"))) == ([-1], "3445 4455")


# TP-26: task 1


@pytest.mark.rule("TP-26")
def test_four_pyramids_worth_60_fulfil_task_1() -> None:
    assert won("1", "rd5:a", "rd5:a", "bu5:a", "gn5:a", "#", "3")


@pytest.mark.rule("TP-26")
def test_five_do_so_too() -> None:
    assert won("1", "rd5:a", "rd5:a", "bu5:a", "gn5:a", "ye5:a", "3")


@pytest.mark.rule("TP-26")
def test_three_and_a_pyramid_worth_35_do_not() -> None:
    assert not won("1", "rd5:a", "rd5:a", "bu5:a", "gn4:aa", "4:a", "3")


# TP-27: task 2


@pytest.mark.rule("TP-27")
@pytest.mark.parametrize(("bricks", "done"), [("red 5", False), ("red 6", True)])
def test_more_than_275_points_fulfil_task_2(bricks: str, done: bool) -> None:
    marks = ("rd5:a", "bu5:a", "gn5:a", "ye5:a", "rd3:a", "bu2:a")
    assert won("2", *marks, bricks=bricks) == done


@pytest.mark.rule("TP-27")
def test_pyramids_alone_are_counted_by_their_points() -> None:
    assert won("2", "rd5:a", "bu5:a", "gn5:a", "ye5:a", "rd4:a", "1:a")


# TP-28: task 3

SIX_COLOURS = ("bu4:a", "gy4:a", "rd4:a", "gn4:a", "ye4:a", "bn4:a")


@pytest.mark.rule("TP-28")
def test_six_colours_worth_35_fulfil_task_3() -> None:
    assert won("3", *SIX_COLOURS)


@pytest.mark.rule("TP-28")
@pytest.mark.parametrize("last", ["#", "bn3:aa", "ye4:a", "bn5:a"])
def test_five_colours_do_not(last: str) -> None:
    assert not won("3", *SIX_COLOURS[:5], last)


@pytest.mark.rule("TP-28")
def test_a_second_pyramid_of_a_colour_is_allowed_and_counts_once() -> None:
    drawing = SIX.format(*SIX_COLOURS[:5], "1:aaa")
    state = together(drawing, task="3", bricks="blue 1")
    play(state, 0, "found c6 blue")
    assert (site(state, "c6"), is_won(state)) == ("bu1:a", False)


@pytest.mark.rule("TP-28")
def test_a_pyramid_worth_35_gets_no_more_workers_in_task_3() -> None:
    drawing = """
            d
        3   rd4:a
        4   .
        8   bu3:a
    """
    state = together(drawing, task="3", gold=3)
    assert open_to(state, "hire") == ["hire d8"]
    assert open_to(play(state, 0, "d4 s", "row ns"), "go") == []


@pytest.mark.rule("TP-28")
@pytest.mark.parametrize(("task", "raises"), [("1", 1), ("2", 1), ("3", 0)])
def test_only_in_task_3_it_is_not_raised_further(task: str, raises: int) -> None:
    state = together(SIX.format("rd4:aaa", *["#"] * 5), task=task, bricks="red 5")
    assert len(open_to(state, "raise")) == raises


@pytest.mark.rule("TP-28")
def test_up_to_35_it_is_raised_in_task_3() -> None:
    state = together(SIX.format("rd3:aaa", *["#"] * 5), task="3", bricks="red 4")
    assert site(play(state, 0, "raise f2 0"), "f2") == "rd4:a"


@pytest.mark.rule("TP-28")
@pytest.mark.parametrize("task", ["1", "2"])
def test_in_the_other_tasks_a_pyramid_worth_35_admits_workers(task: str) -> None:
    state = together(SIX.format("rd4:a", *["#"] * 5), task=task, gold=3)
    assert open_to(state, "hire") == ["hire f2"]


# TP-29: won or lost


@pytest.mark.rule("TP-29")
def test_a_task_that_is_done_is_rank_1_for_all() -> None:
    state = together(SIX.format(*SIX_COLOURS), task="3", gold=2)
    assert (state.ranks(), state.scores()) == ([1, 1], [212, 212])


@pytest.mark.rule("TP-29")
def test_a_task_that_is_not_done_is_rank_2_for_all() -> None:
    state = together(SIX.format(*SIX_COLOURS), task="1", gold=2)
    assert (state.ranks(), state.scores()) == ([2, 2], [212, 212])


@pytest.mark.rule("TP-29")
def test_a_task_done_early_does_not_end_the_game() -> None:
    state = pass_turn(together(SIX.format(*SIX_COLOURS), task="3"))
    assert (is_won(state), state.actors()) == (True, [1])


@pytest.mark.rule("TP-29")
@pytest.mark.parametrize("task", ["1", "2", "3"])
def test_all_28_turns_are_played_and_then_it_is_lost(task: str) -> None:
    state = opening(2, task=task)
    while state.actors():
        pass_turn(state)
    assert (state.turn, state.ranks()) == (28, [2, 2])
