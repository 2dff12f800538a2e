"""Building, tips and purchases (TP-16 to TP-18)."""

import pytest

from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.engine.scoring import pyramids
from tests.games.terra.board import (
    bricks,
    employ,
    give,
    gold,
    notations,
    open_to,
    play,
    position,
    site,
    supply,
    to_draw,
    why,
)

COLOURS = ("blue", "grey", "red", "green", "yellow", "brown")


def with_d3(mark: str, bricks: str = "", gold: int = 0, hand: str = "worker") -> Terra:
    """One drawn site, before anything is laid."""
    drawing = f"""
            c    d        e
        3   o    {mark}   .
    """
    return position(drawing, bricks=bricks, gold=gold, hand=hand)


# TP-16: level 1


@pytest.mark.rule("TP-16")
def test_level_1_costs_a_brick_and_sends_two_workers_home() -> None:
    state = play(with_d3("3:aaa", "red 2"), 0, "found d3 red")
    assert (site(state, "d3"), bricks(state), supply(state)) == ("rd1:a", "red 1", 13)


@pytest.mark.rule("TP-16")
@pytest.mark.parametrize("colour", COLOURS)
def test_level_1_has_the_colour_of_the_brick(colour: str) -> None:
    state = with_d3("3:aaa", f"{colour} 1")
    assert open_to(state, "found") == [f"found d3 {colour}"]
    play(state, 0, f"found d3 {colour}")
    assert (site(state, "d3")[2:], bricks(state)) == ("1:a", "")
    assert pyramids(state, 1) == [COLOURS.index(colour)]


@pytest.mark.rule("TP-16")
@pytest.mark.parametrize("colour", COLOURS)
def test_paid_in_white_it_has_any_colour(colour: str) -> None:
    state = with_d3("3:aaa", "white 2")
    assert open_to(state, "found") == [f"found d3 {one} white" for one in COLOURS]
    play(state, 0, f"found d3 {colour} white")
    assert (pyramids(state, 1), bricks(state)) == ([COLOURS.index(colour)], "white 1")


@pytest.mark.rule("TP-16")
def test_with_both_the_seat_chooses_how_to_pay() -> None:
    state = with_d3("3:aaa", "grey 1 white 1")
    assert {"found d3 grey", "found d3 grey white"} < set(open_to(state, "found"))
    assert len(open_to(state, "found")) == 7


@pytest.mark.rule("TP-16")
@pytest.mark.parametrize("mark", ["#", "3", "3:a", "3:aa", "3:bbb"])
def test_it_takes_three_own_workers(mark: str) -> None:
    assert open_to(with_d3(mark, "red 3 white 3"), "found", "raise") == []


@pytest.mark.rule("TP-16")
def test_without_a_brick_nothing_is_built_and_the_workers_stay() -> None:
    state = to_draw(with_d3("3:aaa"))
    assert (site(state, "d3"), supply(state)) == ("3:aaa", 11)


@pytest.mark.rule("TP-3", "TP-16")
def test_levels_do_not_run_out() -> None:
    state = position(
        """
            a       b       c       d       e       f       g
        2   4:aaa   .       .       .       .       4:aaa   .
        3   .       .       o       4:aaa   .       .       o
        4   .       rd1:a   .       .       .       .       rd1:a
        5   o       .       .       .       rd1:a   .       .
    """,
        bricks="red 3",
    )
    play(state, 0, "found a2 red", "found f2 red", "found d3 red")
    assert len(pyramids(state, 1)) == 6


# TP-16: levels 2 to 5


@pytest.mark.rule("TP-16", "TP-3")
@pytest.mark.parametrize(
    ("level", "cost", "worth"), [(2, 2, 10), (3, 3, 20), (4, 4, 35), (5, 5, 60)]
)
def test_each_level_costs_as_many_bricks_as_its_number(level: int, cost: int, worth: int) -> None:
    state = with_d3(f"rd{level - 1}:aaa", f"red {cost}")
    assert open_to(state, "raise") == ["raise d3 0"]
    play(state, 0, "raise d3 0")
    assert (site(state, "d3"), supply(state)) == (f"rd{level}:a", 13)
    assert (bricks(state), state.scores()[0]) == ("", worth)


@pytest.mark.rule("TP-16")
@pytest.mark.parametrize(("level", "held"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_a_brick_too_few_builds_nothing(level: int, held: int) -> None:
    assert open_to(with_d3(f"rd{level - 1}:aaa", f"red {held} blue 7"), "raise", "found") == []


@pytest.mark.rule("TP-16")
def test_only_the_pyramids_colour_and_white_pay() -> None:
    assert open_to(with_d3("rd2:aaa", "red 1 blue 3 white 2"), "raise") == ["raise d3 2"]


@pytest.mark.rule("TP-16")
def test_how_many_white_bricks_are_used_is_the_seats_choice() -> None:
    state = with_d3("rd2:aaa", "red 2 white 4")
    assert open_to(state, "raise") == ["raise d3 1", "raise d3 2", "raise d3 3"]
    assert bricks(play(state, 0, "raise d3 2")) == "red 1 white 2"


@pytest.mark.rule("TP-16")
def test_white_alone_pays_too() -> None:
    state = play(with_d3("rd4:aaa", "white 5"), 0, "raise d3 5")
    assert (site(state, "d3"), bricks(state)) == ("rd5:a", "")


@pytest.mark.rule("TP-16")
@pytest.mark.parametrize("mark", ["rd1:a", "rd1:aa", "rd1:bbb"])
def test_raising_takes_three_own_workers_again(mark: str) -> None:
    assert open_to(with_d3(mark, "red 7"), "raise") == []


@pytest.mark.rule("TP-16")
def test_all_places_with_three_workers_can_be_built_on() -> None:
    state = position(
        """
            d       e
        3   1:aaa   .
        4   .       .
        5   .       gn1:aaa
        8   2:aaa   .
    """,
        bricks="green 2",
    )
    assert open_to(state, "found", "raise") == ["found d3 green", "found d8 green", "raise e5 0"]


@pytest.mark.rule("TP-16")
def test_building_is_open_before_laying_before_the_row_and_between_walks_not_at_the_draw() -> None:
    state = with_d3("3:aaa", "red 1")
    moments = [open_to(state, "found")]
    moments += [open_to(play(state, 0, move), "found") for move in ("d4 s", "row ns", "end")]
    assert moments == [["found d3 red"]] * 3 + [[]]


@pytest.mark.rule("TP-16", "TP-15")
def test_nothing_is_built_or_bought_between_look_and_take() -> None:
    state = to_draw(with_d3("3:aaa", "red 1", gold=4))
    play(state, 0, "look s4")
    while state.actors() == [-1]:
        play(state, -1, notations(state)[0])
    assert notations(state) == [f"pick {place}" for place in range(1, 6)]


@pytest.mark.rule("TP-16")
def test_a_brick_of_this_turns_row_can_be_built_with_at_once() -> None:
    state = play(with_d3("3:aaa", hand="red"), 0, "e4 w", "row ew", "found d3 red")
    assert site(state, "d3") == "rd1:a"


# TP-17: tips

TWO_TIPS = """
        c    d         e
    3   o    rd4:aaa   .
    4   .    .         .
    5   .    .         gn5:a
    6   bu5:a  .       .
"""


@pytest.mark.rule("TP-17")
def test_a_third_pyramid_gets_no_tip() -> None:
    assert open_to(position(TWO_TIPS, bricks="red 5 white 2"), "raise") == []


@pytest.mark.rule("TP-17")
def test_a_second_pyramid_gets_one() -> None:
    state = position(TWO_TIPS.replace("bu5:a", "bu5:b"), bricks="red 5")
    assert site(play(state, 0, "raise d3 0"), "d3") == "rd5:a"


@pytest.mark.rule("TP-17")
def test_a_tip_is_used_up_by_building() -> None:
    state = position(TWO_TIPS.replace("bu5:a", "bu4:aaa"), bricks="red 5 blue 5")
    assert open_to(state, "raise") == ["raise d3 0", "raise c6 0"]
    assert open_to(play(state, 0, "raise d3 0"), "raise") == []


@pytest.mark.rule("TP-17")
def test_without_a_tip_lower_levels_can_be_built() -> None:
    state = position(TWO_TIPS.replace("rd4", "rd3"), bricks="red 4")
    assert site(play(state, 0, "raise d3 0"), "d3") == "rd4:a"


@pytest.mark.rule("TP-17")
def test_a_finished_pyramid_is_not_raised() -> None:
    assert open_to(with_d3("rd5:aaa", "red 7 white 7"), "raise") == []


@pytest.mark.rule("TP-17", "TP-18")
def test_a_finished_pyramid_admits_a_hired_worker() -> None:
    state = play(with_d3("rd5:a", gold=3), 0, "hire d3")
    assert site(state, "d3") == "rd5:aa"


# TP-18: purchases


@pytest.mark.rule("TP-18")
def test_three_gold_buy_a_white_brick() -> None:
    state = play(position(gold=4), 0, "buy white")
    assert (gold(state), bricks(state)) == (1, "white 1")


@pytest.mark.rule("TP-18")
@pytest.mark.parametrize(("mark", "after"), [("3", "3:a"), ("3:a", "3:aa"), ("gn1:aa", "gn1:aaa")])
def test_three_gold_bring_a_worker_to_a_free_foundation_or_an_own_place(
    mark: str, after: str
) -> None:
    state = with_d3(mark, gold=3)
    at_home = supply(state)
    play(state, 0, "hire d3")
    assert (site(state, "d3"), gold(state), supply(state)) == (after, 0, at_home - 1)


@pytest.mark.rule("TP-18")
@pytest.mark.parametrize("mark", ["#", "3:b", "gn1:b", "3:aaa", "gn1:aaa"])
def test_nobody_is_hired_for_a_bare_site_a_full_place_or_another_seats(mark: str) -> None:
    assert open_to(with_d3(mark, gold=4), "hire") == []


@pytest.mark.rule("TP-18")
def test_two_gold_buy_nothing() -> None:
    assert open_to(with_d3("3", gold=2), "hire", "buy") == []


@pytest.mark.rule("TP-18")
def test_with_an_empty_supply_no_worker_is_hired_but_a_brick_is() -> None:
    state = employ(with_d3("3", gold=3), 0)
    assert open_to(state, "hire", "buy") == ["buy white"]


@pytest.mark.rule("TP-18")
def test_purchases_go_on_while_there_is_gold() -> None:
    state = play(with_d3("3", gold=6), 0, "hire d3", "buy white")
    assert (gold(state), open_to(state, "hire", "buy")) == (0, [])


@pytest.mark.rule("TP-18")
def test_gold_of_another_seat_buys_nothing() -> None:
    assert open_to(give(with_d3("3"), 1, gold=6), "hire", "buy") == []


@pytest.mark.rule("TP-18", "TP-12")
def test_a_hired_worker_may_help_to_build_at_once() -> None:
    state = play(with_d3("3:aa", "red 1", gold=3), 0, "hire d3", "found d3 red")
    assert site(state, "d3") == "rd1:a"


@pytest.mark.rule("TP-16")
def test_nobody_builds_in_another_seats_turn() -> None:
    assert why(with_d3("3:bbb"), 1, "found d3 red").rule == "TP-6"
