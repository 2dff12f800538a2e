"""Finished cards are replaced (SG-23 to SG-26)."""

import pytest

from saqqara.core.bits import count
from saqqara.core.state import BOX
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.rules import SilverGold
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    SHAFT,
    aside,
    card,
    come,
    held,
    later,
    lay,
    legal,
    ordinals,
    place,
    settle,
    show,
    table,
)


def finishing(state: SilverGold, *seats: int) -> SilverGold:
    """Let these seats mark the tomb of their left card, the others a single cell."""
    show(state, "I2")
    for seat in range(state.seats):
        place(state, seat, "1:a5" if seat in seats else "1:a1")
    return state


def finishing_both(state: SilverGold) -> SilverGold:
    """Let the first seat mark both its tombs."""
    show(state, "I2")
    place(state, 0, "1:a5b5", "2:a5")
    place(state, 1, "1:a1")
    return state


@pytest.mark.rule("SG-23")
def test_a_finished_card_is_put_aside_for_good() -> None:
    state = finishing(table([card(7, SHAFT)]), 0)
    settle(state)
    show(state, "I3")
    settle(state)
    assert ordinals(state.finished[0]) == [7]
    assert 7 not in ordinals(state.display) + ordinals(state.pile) + held(state, 0)


@pytest.mark.rule("SG-23")
def test_a_card_without_a_marked_tomb_is_not_finished() -> None:
    state = finishing(table([card(7, SHAFT), card(8, SHAFT)]), 0)
    assert ordinals(state.finished[0]) == [7]


@pytest.mark.rule("SG-23")
def test_any_card_of_the_display_or_the_top_of_the_pile_may_be_taken() -> None:
    state = table([card(7, SHAFT)])
    lay(state, [3, 11, 20, 41], [1, 2])
    finishing(state, 0)
    assert legal(state, 0) == {"take 3", "take 11", "take 20", "take 41", "take pile"}


@pytest.mark.rule("SG-23")
def test_a_card_taken_from_the_display_lies_where_the_finished_one_lay_without_marks() -> None:
    state = table([card(7, SHAFT), card(8)])
    lay(state, [3, 11, 20, 41], [1, 2])
    finishing(state, 0)
    place(state, 0, "take 20")
    assert (held(state, 0), state.marked(0, 0)) == ([20, 8], 0)
    assert ordinals(state.display) == [3, 11, 41]


@pytest.mark.rule("SG-23")
def test_a_new_card_takes_the_right_place_when_the_right_card_was_finished() -> None:
    state = table([card(7), card(8, SHAFT)])
    lay(state, [3, 11, 20, 41], [1, 2])
    show(state, "I2")
    place(state, 0, "2:a5")
    place(state, 1, "1:a1")
    place(state, 0, "take 3")
    assert held(state, 0) == [7, 3]


@pytest.mark.rule("SG-23")
def test_the_top_of_the_pile_comes_unseen() -> None:
    state = table([card(7, SHAFT), card(8)])
    lay(state, [3, 11, 20, 41], [1, 2, 5])
    finishing(state, 0)
    place(state, 0, "take pile")
    assert (state.stage, legal(state, BOX)) == (stages.DRAW, {"card 1", "card 2", "card 5"})
    come(state, 5)
    assert (held(state, 0), ordinals(state.pile)) == ([5, 8], [1, 2])


@pytest.mark.rule("SG-23")
def test_a_card_drawn_from_the_pile_leaves_the_display_as_it_is() -> None:
    state = table([card(7, SHAFT)])
    lay(state, [3, 11, 20, 41], [1, 2, 5])
    finishing(state, 0)
    place(state, 0, "take pile")
    come(state, 5)
    assert (state.stage, ordinals(state.display)) == (stages.SHOW, [3, 11, 20, 41])


@pytest.mark.rule("SG-23")
def test_taking_is_compulsory() -> None:
    state = finishing(table([card(7, SHAFT)]), 0)
    assert (state.stage, state.actors()) == (stages.TAKE, [0])
    assert all(notation.startswith("take") for notation in legal(state, 0))


@pytest.mark.rule("SG-23")
def test_for_two_finished_cards_the_drawn_one_is_known_before_the_second_choice() -> None:
    state = finishing_both(table([card(7, CROSS_SHAFT), card(8, SHAFT)]))
    place(state, 0, "take pile")
    come(state, 30)
    assert (state.stage, state.actors(), held(state, 0)) == (stages.TAKE, [0], [30, 0])


@pytest.mark.rule("SG-23")
def test_two_finished_cards_are_replaced_by_two() -> None:
    state = table([card(7, CROSS_SHAFT), card(8, SHAFT)])
    lay(state, [3, 11, 20, 41], [])
    finishing_both(state)
    place(state, 0, "take 41", "take 3")
    assert (held(state, 0), ordinals(state.display)) == ([41, 3], [11, 20])


@pytest.mark.rule("SG-23")
def test_after_the_very_last_expedition_card_nothing_is_taken() -> None:
    state = table([card(7, SHAFT)])
    later(state, 4, I2=1, I3=1)
    finishing(state, 0)
    assert (state.stage, held(state, 0)[0]) == (stages.OVER, 0)


@pytest.mark.rule("SG-23")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_after_the_last_expedition_card_of_an_earlier_round_cards_are_taken(round_: int) -> None:
    state = table([card(7, SHAFT)])
    later(state, round_, I2=1, I3=1)
    finishing(state, 0)
    assert state.stage == stages.TAKE


# SG-24: filling up


@pytest.mark.rule("SG-24")
def test_the_display_is_filled_up_after_a_card_was_taken_from_it() -> None:
    state = table([card(7, SHAFT)])
    lay(state, [3, 11, 20, 41], [1, 2])
    finishing(state, 0)
    place(state, 0, "take 3")
    assert (state.stage, legal(state, BOX)) == (stages.FILL, {"card 1", "card 2"})
    come(state, 2)
    assert (state.stage, ordinals(state.display)) == (stages.SHOW, [2, 11, 20, 41])


@pytest.mark.rule("SG-24")
def test_the_display_is_not_filled_up_between_the_two_cards_of_one_seat() -> None:
    state = table([card(7, CROSS_SHAFT), card(8, SHAFT)])
    lay(state, [3, 11, 20, 41], [1, 2, 5])
    finishing_both(state)
    place(state, 0, "take 3")
    assert legal(state, 0) == {"take 11", "take 20", "take 41", "take pile"}


@pytest.mark.rule("SG-24")
def test_after_two_cards_from_the_display_two_are_turned_up() -> None:
    state = table([card(7, CROSS_SHAFT), card(8, SHAFT)])
    lay(state, [3, 11, 20, 41], [1, 2, 5])
    finishing_both(state)
    place(state, 0, "take 3", "take 20")
    come(state, 5, 1)
    assert (state.stage, ordinals(state.display)) == (stages.SHOW, [1, 5, 11, 41])


@pytest.mark.rule("SG-24", "SG-25")
def test_the_next_seat_chooses_from_the_filled_up_display() -> None:
    state = table([card(7, SHAFT)], [card(10, SHAFT)])
    lay(state, [3, 11, 20, 41], [1, 2, 5])
    finishing(state, 0, 1)
    place(state, 0, "take 3")
    come(state, 5)
    assert legal(state, 1) == {"take 5", "take 11", "take 20", "take 41", "take pile"}


# SG-25: who takes first


@pytest.mark.rule("SG-25")
def test_the_seat_with_the_lowest_just_finished_ordinal_takes_first_then_rising() -> None:
    state = finishing(table([card(30, SHAFT)], [card(10, SHAFT)], [card(20, SHAFT)]), 0, 1, 2)
    takers = []
    while state.stage != stages.SHOW:
        takers += state.actors() if state.stage == stages.TAKE else []
        place(state, state.actors()[0], min(legal(state, state.actors()[0])))
    assert takers == [1, 2, 0]


@pytest.mark.rule("SG-25")
def test_of_two_finished_cards_the_lower_one_counts() -> None:
    state = table([card(19, SHAFT)], [card(40, CROSS_SHAFT), card(4, SHAFT)])
    show(state, "I2")
    place(state, 0, "1:a5")
    place(state, 1, "1:a5b5", "2:a5")
    assert state.actors() == [1]


@pytest.mark.rule("SG-25")
def test_the_first_taker_takes_both_its_cards_before_the_next() -> None:
    state = table([card(19, SHAFT)], [card(40, CROSS_SHAFT), card(4, SHAFT)])
    show(state, "I2")
    place(state, 0, "1:a5")
    place(state, 1, "1:a5b5", "2:a5", "take pile")
    come(state, 35)
    assert state.actors() == [1]


@pytest.mark.rule("SG-25")
def test_pyramids_finished_earlier_do_not_count_for_the_order() -> None:
    state = table([card(19, SHAFT)], [card(10, SHAFT)])
    aside(state, 0, 1)
    finishing(state, 0, 1)
    assert state.actors() == [1]


# SG-26: running out


@pytest.mark.rule("SG-26")
def test_with_an_empty_pile_the_display_is_not_filled_up_and_play_goes_on() -> None:
    state = table([card(7, SHAFT)])
    lay(state, [3, 11, 20, 41], [])
    finishing(state, 0)
    assert "take pile" not in legal(state, 0)
    place(state, 0, "take 3")
    assert (state.stage, ordinals(state.display)) == (stages.SHOW, [11, 20, 41])


@pytest.mark.rule("SG-26")
def test_the_last_card_of_the_pile_fills_the_display_as_far_as_it_goes() -> None:
    state = table([card(7, CROSS_SHAFT), card(8, SHAFT)])
    lay(state, [3, 11, 20, 41], [5])
    finishing_both(state)
    place(state, 0, "take 3", "take 11")
    come(state, 5)
    assert (state.stage, ordinals(state.display)) == (stages.SHOW, [5, 20, 41])


@pytest.mark.rule("SG-26")
def test_with_an_empty_display_the_pile_is_still_there_to_take_from() -> None:
    state = table([card(7, CROSS_SHAFT), card(8, SHAFT)])
    lay(state, [3], [5])
    finishing_both(state)
    place(state, 0, "take 3")
    assert legal(state, 0) == {"take pile"}


@pytest.mark.rule("SG-26")
def test_with_neither_pile_nor_display_the_seat_plays_on_with_one_card() -> None:
    state = table([card(7, SHAFT), card(8)])
    lay(state, [], [])
    finishing(state, 0)
    assert (state.stage, held(state, 0)) == (stages.SHOW, [0, 8])
    show(state, "I3")
    assert legal(state, 0) == {"2:a1", "2:a1b1c1", "2:a1a2a3"}


@pytest.mark.rule("SG-26")
def test_of_two_finished_cards_only_one_is_replaced_by_the_last_card() -> None:
    state = table([card(7, CROSS_SHAFT), card(8, SHAFT)])
    lay(state, [3], [])
    finishing_both(state)
    place(state, 0, "take 3")
    assert (state.stage, held(state, 0)) == (stages.SHOW, [3, 0])


@pytest.mark.rule("SG-26")
def test_a_seat_that_comes_too_late_takes_nothing() -> None:
    state = table([card(7, SHAFT), card(8)], [card(10, SHAFT), card(11)])
    lay(state, [], [3])
    finishing(state, 0, 1)
    place(state, 0, "take pile")
    come(state, 3)
    assert (state.stage, held(state, 0), held(state, 1)) == (stages.SHOW, [3, 8], [0, 11])


@pytest.mark.rule("SG-26")
def test_what_could_not_be_taken_is_not_owed_any_longer() -> None:
    state = table([card(7, SHAFT)])
    lay(state, [], [])
    finishing(state, 0)
    assert (state.owed, state.owing) == ([0, 0], 0)


@pytest.mark.rule("SG-26")
def test_a_seat_with_an_empty_place_is_not_owed_a_card_later() -> None:
    state = table([card(7, SHAFT), None], [])
    lay(state, [3, 11], [])
    finishing(state, 0)
    place(state, 0, "take 3")
    assert (state.stage, held(state, 0), count(state.display)) == (stages.SHOW, [3, 0], 1)
