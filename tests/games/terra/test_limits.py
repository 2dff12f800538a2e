"""Seven bricks and four gold at the end of a turn (TP-19)."""

from typing import Unpack

import pytest

from saqqara.core.state import BOX
from saqqara.games.terra.engine.rules import Terra
from tests.games.terra.board import (
    Chosen,
    box,
    bricks,
    employ,
    empty_hand,
    give,
    gold,
    notations,
    open_to,
    pass_turn,
    play,
    position,
    site,
    stack_up,
    to_draw,
)


def after_draw(
    drawing: str = "", gold: int = 0, bricks: str = "", **options: Unpack[Chosen]
) -> Terra:
    """The first seat owned this and has taken its new tile."""
    state = to_draw(position(drawing, gold=gold, bricks=bricks, **options))
    return box(play(state, 0, "take s1"), "tile red")


def last_turn(gold: int = 0, bricks: str = "") -> Terra:
    """The first seat ends its actions in the last turn of the game."""
    state = stack_up(position(gold=gold, bricks=bricks), {})
    return to_draw(empty_hand(state, 1))


SWAPS_OF_RED_AND_BLUE = ["swap blue blue", "swap blue red", "swap red red"]


# When the turn ends


@pytest.mark.rule("TP-19")
def test_seven_bricks_and_four_gold_are_not_too_much() -> None:
    assert after_draw(gold=4, bricks="red 7").actors() == [1]


@pytest.mark.rule("TP-19")
@pytest.mark.parametrize(("gold", "bricks"), [(0, "red 8"), (5, ""), (0, "red 4 white 4")])
def test_with_more_the_turn_does_not_end(gold: int, bricks: str) -> None:
    state = after_draw(gold=gold, bricks=bricks)
    assert (state.actors(), open_to(state, "end", "take", "lay")) == ([0], [])


@pytest.mark.rule("TP-19")
def test_it_ends_by_itself_when_both_limits_hold() -> None:
    state = after_draw(gold=5, bricks="red 7")
    assert play(state, 0, "buy white").actors() == [0]  # that makes eight bricks
    assert play(state, 0, "swap red red").actors() == [1]
    assert (gold(state), bricks(state)) == (2, "red 5 white 2")


@pytest.mark.rule("TP-19")
def test_nothing_is_checked_before_the_new_tile_is_taken() -> None:
    state = to_draw(position(gold=6, bricks="red 9"))
    assert notations(state)[0] == "take s1"


@pytest.mark.rule("TP-19", "TP-15")
def test_the_gold_paid_for_a_look_is_gone_before_the_check() -> None:
    state = play(to_draw(position(gold=5)), 0, "look s4")
    while state.actors() == [BOX]:
        box(state, notations(state)[0])
    assert play(state, 0, "pick 1").actors() == [1]


@pytest.mark.rule("TP-19", "TP-20")
@pytest.mark.parametrize(
    ("gold", "bricks", "move"), [(5, "", "buy white"), (0, "red 8", "swap red red")]
)
def test_the_last_turns_without_a_draw_have_limits_too(gold: int, bricks: str, move: str) -> None:
    state = last_turn(gold, bricks)
    assert state.actors() == [0]
    assert play(state, 0, move).actors() == []


@pytest.mark.rule("TP-19")
def test_the_last_turn_within_the_limits_ends_the_game() -> None:
    assert last_turn(4, "red 7").actors() == []


@pytest.mark.rule("TP-19")
def test_only_what_the_seat_itself_owns_is_checked() -> None:
    state = give(to_draw(position()), 1, gold=6)
    assert box(play(state, 0, "take s1"), "tile red").actors() == [1]


# Bricks


@pytest.mark.rule("TP-19")
def test_two_bricks_of_any_kind_become_a_white_one() -> None:
    state = after_draw(bricks="blue 4 red 4")
    assert notations(state) == SWAPS_OF_RED_AND_BLUE
    assert bricks(play(state, 0, "swap blue red")) == "blue 3 red 3 white 1"


@pytest.mark.rule("TP-19")
def test_this_goes_on_until_seven_are_left() -> None:
    state = after_draw(bricks="red 10")
    play(state, 0, "swap red red", "swap red white")
    assert (state.actors(), bricks(state)) == ([0], "red 7 white 1")
    assert play(state, 0, "swap red white").actors() == [1]


@pytest.mark.rule("TP-19")
def test_two_white_bricks_may_be_swapped_for_one() -> None:
    state = after_draw(bricks="white 8")
    assert notations(state) == ["swap white white"]
    assert bricks(play(state, 0, "swap white white")) == "white 7"


@pytest.mark.rule("TP-19")
def test_a_single_brick_of_a_colour_makes_no_pair() -> None:
    assert open_to(after_draw(bricks="blue 1 red 7"), "swap") == ["swap blue red", "swap red red"]


@pytest.mark.rule("TP-19")
def test_bricks_are_not_swapped_while_there_is_only_too_much_gold() -> None:
    assert open_to(after_draw(gold=5, bricks="red 7"), "swap") == []


@pytest.mark.rule("TP-19")
@pytest.mark.parametrize("moves", [[], ["e4 w"], ["e4 w", "row ew"]])
def test_bricks_are_not_swapped_before_the_draw(moves: list[str]) -> None:
    assert open_to(play(position(bricks="blue 5 red 5"), 0, *moves), "swap") == []


@pytest.mark.rule("TP-19")
@pytest.mark.parametrize("moves", [[], ["e4 w"], ["e4 w", "row ew"]])
def test_with_the_option_they_are_swapped_at_any_time(moves: list[str]) -> None:
    state = play(position(bricks="blue 2 red 2", free_swap="on"), 0, *moves)
    assert open_to(state, "swap") == SWAPS_OF_RED_AND_BLUE
    assert bricks(play(state, 0, "swap red red")) == "blue 2 white 1"


@pytest.mark.rule("TP-19")
def test_with_the_option_not_during_the_draw() -> None:
    state = to_draw(position(bricks="blue 2 red 2", free_swap="on"))
    assert open_to(state, "swap") == []


@pytest.mark.rule("TP-19")
def test_with_the_option_also_while_there_is_only_too_much_gold() -> None:
    assert open_to(after_draw(gold=5, bricks="red 2", free_swap="on"), "swap") == ["swap red red"]


# Gold


FREE = """
        c    d      e
    3   o    3      .
    8   .    1:a    .
"""


@pytest.mark.rule("TP-19", "TP-18")
def test_too_much_gold_buys_a_worker_or_a_brick() -> None:
    state = after_draw(FREE, gold=5)
    assert notations(state) == ["hire d3", "hire d8", "buy white", "back d8"]
    assert site(play(state, 0, "hire d3"), "d3") == "3:a"
    assert state.actors() == [1]


@pytest.mark.rule("TP-19")
def test_eight_gold_take_two_purchases() -> None:
    state = play(after_draw(gold=8), 0, "buy white")
    assert state.actors() == [0]
    assert play(state, 0, "buy white").actors() == [1]


@pytest.mark.rule("TP-19")
def test_with_an_empty_supply_a_brick_is_bought() -> None:
    state = position(FREE, gold=5)
    box(play(to_draw(employ(state, 0)), 0, "take s1"), "tile red")
    assert open_to(state, "hire", "buy") == ["buy white"]


# Both, and builds


@pytest.mark.rule("TP-19")
def test_the_order_is_free() -> None:
    state = after_draw(gold=5, bricks="red 8")
    assert notations(state) == ["buy white", "swap red red"]
    play(state, 0, "swap red red", "buy white")
    assert (state.actors(), bricks(state)) == ([0], "red 6 white 2")


BUILDABLE = """
        d
    3   3:aaa
    8   2
"""


@pytest.mark.rule("TP-19", "TP-16")
def test_a_build_counts_too() -> None:
    state = after_draw(BUILDABLE, bricks="red 8")
    assert play(state, 0, "found d3 red").actors() == [1]
    assert bricks(state) == "red 7"


@pytest.mark.rule("TP-19", "TP-18", "TP-16")
def test_a_worker_hired_for_too_much_gold_may_make_a_build_possible() -> None:
    state = after_draw(BUILDABLE.replace(":aaa", ":aa"), gold=5, bricks="red 8")
    assert play(state, 0, "hire d3", "found d3 red").actors() == [1]


@pytest.mark.rule("TP-19", "TP-14")
def test_a_worker_may_come_home_but_that_ends_nothing() -> None:
    state = play(after_draw(BUILDABLE, bricks="red 8"), 0, "back d3")
    assert (state.actors(), site(state, "d3")) == ([0], "3:aa")


@pytest.mark.rule("TP-19", "TP-13")
def test_the_rule_of_the_first_turn_still_holds_while_over_a_limit() -> None:
    state = position(FREE, gold=5, first_turn=True)
    box(play(to_draw(state), 0, "take s1"), "tile red")
    assert open_to(state, "hire") == ["hire d8"]


@pytest.mark.rule("TP-19")
def test_the_next_turn_begins_only_afterwards() -> None:
    state = after_draw(bricks="red 8")
    moment = state.moment
    play(state, 0, "swap red red")
    assert (state.moment, state.turn) == (moment + 1, 3)
    assert pass_turn(state).actors() == [0]
