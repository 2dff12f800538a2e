"""Colour awards (SG-27 to SG-30). Green are 1, 4, 7...; orange 2, 5, 8...; purple 3, 6, 9..."""

import pytest

from saqqara.games.silver_gold.engine.rules import SilverGold
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    SHAFT,
    aside,
    award,
    card,
    earned,
    later,
    legal,
    place,
    settle,
    show,
    table,
)


def one_each(*finishing: int) -> SilverGold:
    """Every seat is one mark short of finishing this card, its left one."""
    return table(*[[card(ordinal, SHAFT)] for ordinal in finishing])


def mark_tombs(state: SilverGold) -> None:
    show(state, "I2")
    for seat in range(state.seats):
        place(state, seat, "1:a5" if "1:a5" in legal(state, seat) else "1:a1")
    settle(state)


def mark_two_tombs(state: SilverGold, *others: str) -> None:
    """Seat 1 finishes both its cards, the other seats mark so."""
    show(state, "I2")
    place(state, 0, "1:a5b5", "2:a5")
    for seat, notation in enumerate(others, 1):
        place(state, seat, notation)
    settle(state)


@pytest.mark.rule("SG-27")
@pytest.mark.parametrize(
    ("owned", "seats"),
    [
        ((), [-1, -1, -1]),
        ((6,), [0, -1, -1]),
        ((6, 9), [-1, -1, -1]),
        ((6, 9, 12), [0, -1, -1]),
        ((6, 9, 12, 15), [-1, -1, -1]),
        ((6, 9, 12, 15, 18), [0, -1, -1]),
        ((6, 9, 12, 15, 18, 21), [-1, -1, -1]),
        ((6, 9, 12, 15, 18, 21, 24), [-1, -1, -1]),
    ],
)
def test_the_second_fourth_and_sixth_of_a_colour_earn_an_award(
    owned: tuple[int, ...], seats: list[int]
) -> None:
    state = one_each(3)
    aside(state, 0, *owned)
    mark_tombs(state)
    assert earned(state, "purple") == seats


@pytest.mark.rule("SG-27")
@pytest.mark.parametrize(
    ("gone", "seats"),
    [((), [0, -1, -1]), ((1,), [1, 0, -1]), ((1, 1), [1, 1, 0]), ((1, 1, 2), [1, 1, 2])],
)
def test_the_highest_free_award_is_earned_10_then_6_then_3_then_nothing(
    gone: tuple[int, ...], seats: list[int]
) -> None:
    state = table([card(3, SHAFT)], [], [])
    aside(state, 0, 6)
    award(state, "purple", *gone)
    mark_tombs(state)
    assert earned(state, "purple") == seats


@pytest.mark.rule("SG-27")
def test_an_earned_award_counts_for_its_seat() -> None:
    state = one_each(3)
    aside(state, 0, 6)
    mark_tombs(state)
    assert state.scores() == [10 + 10 + 10, 0]


@pytest.mark.rule("SG-27")
def test_pyramids_of_other_colours_do_not_count() -> None:
    state = one_each(3)
    aside(state, 0, 1, 2, 4, 5, 8)
    mark_tombs(state)
    assert earned(state, "purple") == [-1, -1, -1]


@pytest.mark.rule("SG-27")
def test_pyramids_of_other_seats_do_not_count() -> None:
    state = one_each(3)
    aside(state, 1, 6)
    mark_tombs(state)
    assert earned(state, "purple") == [-1, -1, -1]


@pytest.mark.rule("SG-27")
def test_an_award_is_earned_once_and_not_again_with_the_next_card() -> None:
    state = one_each(3)
    aside(state, 0, 6)
    mark_tombs(state)
    show(state, "I3")
    settle(state)
    assert earned(state, "purple") == [0, -1, -1]


@pytest.mark.rule("SG-27")
def test_awards_are_given_after_the_very_last_expedition_card_too() -> None:
    state = one_each(3)
    aside(state, 0, 6)
    later(state, 4, I2=1, I3=1)
    mark_tombs(state)
    assert earned(state, "purple") == [0, -1, -1]


@pytest.mark.rule("SG-28")
def test_one_seat_may_earn_several_awards_of_a_colour() -> None:
    state = one_each(3)
    aside(state, 0, 6, 9, 12)
    award(state, "purple", 0)
    mark_tombs(state)
    assert earned(state, "purple") == [0, 0, -1]


@pytest.mark.rule("SG-29")
@pytest.mark.parametrize(("first", "second", "seats"), [(15, 33, [0, 1, -1]), (33, 15, [1, 0, -1])])
def test_of_two_seats_in_one_colour_the_lower_ordinal_goes_first(
    first: int, second: int, seats: list[int]
) -> None:
    state = one_each(first, second)
    aside(state, 0, 6)
    aside(state, 1, 9)
    mark_tombs(state)
    assert earned(state, "purple") == seats


@pytest.mark.rule("SG-29")
def test_only_the_pyramid_that_completed_the_count_decides_the_order() -> None:
    state = table([card(1, CROSS_SHAFT), card(33, SHAFT)], [card(15, SHAFT)])
    aside(state, 0, 6)
    aside(state, 1, 9)
    mark_two_tombs(state, "1:a5")
    assert earned(state, "purple") == [1, 0, -1]


@pytest.mark.rule("SG-29")
def test_four_seats_at_once_share_out_10_6_3_and_nothing_by_ordinal() -> None:
    state = one_each(30, 12, 21, 3)
    for seat, ordinal in enumerate((6, 9, 15, 18)):
        aside(state, seat, ordinal)
    mark_tombs(state)
    assert earned(state, "purple") == [3, 1, 2]


@pytest.mark.rule("SG-27", "SG-29")
def test_example_linus_and_tim_in_two_colours_each_take_the_10() -> None:
    linus, tim = 0, 1
    state = one_each(7, 3)
    aside(state, linus, 4)
    aside(state, tim, 9)
    mark_tombs(state)
    assert earned(state, "green") == [linus, -1, -1]
    assert earned(state, "purple") == [tim, -1, -1]


@pytest.mark.rule("SG-27", "SG-28", "SG-29")
def test_example_sarah_and_tim_finish_purple_at_once_and_close_it() -> None:
    sarah, tim = 0, 1
    state = one_each(33, 15)
    aside(state, sarah, 6)
    aside(state, tim, 9, 12, 18)
    award(state, "purple", tim)
    mark_tombs(state)
    assert earned(state, "purple") == [tim, tim, sarah]


@pytest.mark.rule("SG-30")
def test_of_two_cards_finished_at_once_the_lower_one_is_counted_first() -> None:
    state = table([card(30, CROSS_SHAFT), card(3, SHAFT)], [card(15, SHAFT)])
    aside(state, 0, 6)
    aside(state, 1, 9)
    mark_two_tombs(state, "1:a5")
    assert earned(state, "purple") == [0, 1, -1]


@pytest.mark.rule("SG-30")
def test_the_higher_of_two_cards_finished_at_once_completes_the_pair() -> None:
    state = table([card(3, CROSS_SHAFT), card(30, SHAFT)], [card(15, SHAFT)])
    aside(state, 1, 9)
    mark_two_tombs(state, "1:a5")
    assert earned(state, "purple") == [1, 0, -1]


@pytest.mark.rule("SG-30")
def test_two_cards_finished_at_once_pass_a_count_only_once() -> None:
    state = table([card(3, CROSS_SHAFT), card(30, SHAFT)])
    aside(state, 0, 6)
    mark_two_tombs(state, "1:a1")
    assert earned(state, "purple") == [0, -1, -1]
