"""The end, the score and the places (SG-31 to SG-33)."""

import pytest

from saqqara.games.silver_gold.engine import stages
from tests.games.silver_gold.board import (
    PENALTIES,
    SHAFT,
    aside,
    award,
    card,
    fill,
    later,
    place,
    settle,
    show,
    table,
)


@pytest.mark.rule("SG-31")
def test_the_game_ends_after_the_seventh_card_of_round_four() -> None:
    state = table()
    later(state, 4, I2=1, I3=1)
    show(state, "I2")
    settle(state)
    assert (state.stage, state.actors()) == (stages.OVER, [])


@pytest.mark.rule("SG-31")
@pytest.mark.parametrize(("round_", "left"), [(3, {"I2": 2}), (4, {"I2": 1, "I3": 2})])
def test_the_game_does_not_end_earlier(round_: int, left: dict[str, int]) -> None:
    state = table()
    later(state, round_, **left)
    show(state, "I2")
    settle(state)
    assert state.stage == stages.SHOW


@pytest.mark.rule("SG-31")
def test_an_unfinished_card_scores_nothing() -> None:
    state = table([card(1, SHAFT)])
    later(state, 4, I2=1, I3=1)
    show(state, "I2")
    place(state, 0, "2:a1")
    settle(state)
    assert state.scores() == [0, 0]


@pytest.mark.rule("SG-31")
def test_what_was_marked_on_an_unfinished_card_counts() -> None:
    state = table([card(1, "ERF.. .S... ..... ..... ....T")])
    later(state, 4, I3=1, I2=1)
    show(state, "I3")
    place(state, 0, "1:a1b1c1")
    settle(state)
    assert (state.stage, state.scores()[0]) == (stages.OVER, 1 + 5)


@pytest.mark.rule("SG-31", "SG-20")
def test_skulls_on_an_unfinished_card_count_too() -> None:
    state = table([card(1, "ESS.. ..... ..... ..... ....T")])
    later(state, 4, I3=1, I2=1)
    show(state, "I3")
    place(state, 0, "1:a1b1c1")
    settle(state)
    assert state.scores()[0] == -2


@pytest.mark.rule("SG-32")
@pytest.mark.parametrize(
    ("torches", "points"), [(0, 0), (0b0001, 5), (0b1000, 5), (0b1010, 10), (0b1111, 20)]
)
def test_each_torch_box_is_worth_5(torches: int, points: int) -> None:
    state = table()
    fill(state, 0, torches=torches)
    assert state.scores()[0] == points


@pytest.mark.rule("SG-32")
@pytest.mark.parametrize(
    ("red", "green", "points"),
    [(0, 0, 0), (1, 0, 1), (0, 3, 3), (1, 1, 5), (3, 1, 7), (2, 7, 15), (10, 10, 50)],
)
def test_a_pair_of_gems_is_worth_5_and_a_single_gem_1(red: int, green: int, points: int) -> None:
    state = table()
    fill(state, 0, red=red, green=green)
    assert state.scores()[0] == points


@pytest.mark.rule("SG-3", "SG-32")
@pytest.mark.parametrize("skulls", range(11))
def test_only_the_penalty_of_the_highest_skull_counts(skulls: int) -> None:
    state = table()
    fill(state, 0, skulls=skulls)
    assert state.scores()[0] == -[0, *PENALTIES][skulls]


@pytest.mark.rule("SG-32")
def test_a_finished_pyramid_is_worth_10() -> None:
    state = table()
    aside(state, 1, 4, 8, 30)
    assert state.scores() == [0, 30]


@pytest.mark.rule("SG-32")
def test_a_pyramid_counts_as_soon_as_its_tomb_is_marked() -> None:
    state = show(table([card(1, SHAFT)]), "I2")
    place(state, 0, "1:a5")
    assert state.scores() == [10, 0]


@pytest.mark.rule("SG-32")
def test_all_awards_of_a_seat_are_added() -> None:
    state = table()
    award(state, "green", 0, 1, 0)
    award(state, "orange", 1)
    assert state.scores() == [10 + 3, 6 + 10]


@pytest.mark.rule("SG-32", "SG-28")
def test_example_linus_has_111_points() -> None:
    state = table()
    aside(state, 0, 2, 5, 1, 4, 7, 10, 3)
    award(state, "orange", 1, 1, 0)
    award(state, "green", 0, 0)
    fill(state, 0, torches=0b1001, red=6, green=3, skulls=6)
    assert state.scores()[0] == 70 + 10 + 19 + 18 - 6 == 111


# SG-33: places


@pytest.mark.rule("SG-33")
def test_the_highest_score_wins() -> None:
    state = table([], [], [])
    for seat, red in enumerate((3, 9, 5)):
        fill(state, seat, red=red)
    assert state.ranks() == [3, 1, 2]


@pytest.mark.rule("SG-33")
def test_of_equal_scores_the_lowest_finished_ordinal_wins() -> None:
    state = table()
    aside(state, 0, 7, 30)
    aside(state, 1, 6, 31)
    assert state.ranks() == [2, 1]


@pytest.mark.rule("SG-33")
def test_a_higher_score_beats_a_lower_ordinal() -> None:
    state = table()
    aside(state, 0, 1)
    aside(state, 1, 48)
    fill(state, 1, red=1)
    assert state.ranks() == [2, 1]


@pytest.mark.rule("SG-33")
def test_ordinals_of_unfinished_cards_do_not_break_a_tie() -> None:
    state = table([card(1), card(2)], [card(3), card(4)])
    aside(state, 0, 40)
    aside(state, 1, 20)
    assert state.ranks() == [2, 1]


@pytest.mark.rule("SG-33")
def test_a_tied_seat_with_a_finished_pyramid_beats_one_without() -> None:
    state = table()
    aside(state, 1, 48)
    fill(state, 0, red=10)
    assert state.ranks() == [2, 1]


@pytest.mark.rule("SG-33")
def test_tied_seats_without_finished_pyramids_share_the_place() -> None:
    state = table([], [], [])
    for seat, red in enumerate((5, 5, 2)):
        fill(state, seat, red=red)
    assert state.ranks() == [1, 1, 3]


@pytest.mark.rule("SG-33")
def test_a_shared_place_further_down_is_counted_alike() -> None:
    state = table([], [], [], [])
    for seat, red in enumerate((1, 5, 1, 1)):
        fill(state, seat, red=red)
    assert state.ranks() == [2, 1, 2, 2]


@pytest.mark.rule("SG-33")
def test_the_lowest_ordinal_orders_the_lower_places_too() -> None:
    state = table([], [], [], [])
    aside(state, 0, 12)
    aside(state, 1, 5)
    aside(state, 2, 9)
    fill(state, 3, red=10, green=10)
    assert state.ranks() == [4, 2, 3, 1]


@pytest.mark.rule("SG-33")
def test_in_a_game_that_is_over_the_tie_goes_to_the_lowest_ordinal() -> None:
    state = table([card(20, SHAFT)], [card(10, SHAFT)])
    later(state, 4, I2=1, I3=1)
    show(state, "I2")
    place(state, 0, "1:a5")
    place(state, 1, "1:a5")
    assert (state.stage, state.scores(), state.ranks()) == (stages.OVER, [10, 10], [2, 1])
