"""Dealing, the display, the expedition cards and the four actions (SG-3 to SG-8)."""

from itertools import pairwise

import pytest

from saqqara.core.bits import count
from saqqara.core.errors import RulesError
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER, draw, total
from saqqara.core.walk import playout
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.rules import SilverGold, bound, start
from tests.games.silver_gold.board import (
    SHAFT,
    aside,
    award,
    boxes,
    card,
    come,
    deck,
    earned,
    held,
    later,
    lay,
    legal,
    ordinals,
    place,
    run,
    settle,
    show,
    step,
    table,
)


def dealt(seats: int = 2) -> SilverGold:
    """Seat 1 holds 1 to 4, seat 2 holds 5 to 8 and so on."""
    state = start(deck(), seats)
    come(state, *range(1, 4 * seats + 1))
    return state


@pytest.mark.rule("SG-3")
def test_before_the_first_card_every_box_of_every_sheet_is_empty() -> None:
    state = start(deck(), 4)
    assert [boxes(state, seat, "red") for seat in range(4)] == [0] * 4
    assert state.sheets == [0] * 16
    assert earned(state, "green") == earned(state, "purple") == [-1, -1, -1]


@pytest.mark.rule("SG-3", "SG-32")
@pytest.mark.parametrize("colour", ["green", "orange", "purple"])
def test_each_colour_has_awards_of_10_6_and_3(colour: str) -> None:
    state = table()
    scores = [state.scores()[0]]
    for earned_ in range(1, 4):
        award(state, colour, *[0] * earned_)
        scores.append(state.scores()[0])
    assert [after - before for before, after in pairwise(scores)] == [10, 6, 3]


@pytest.mark.rule("SG-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_dealt_four_cards(seats: int) -> None:
    state = dealt(seats)
    assert [count(hand) for hand in state.hands] == [4] * seats
    assert state.stage == stages.KEEP


@pytest.mark.rule("SG-4")
def test_any_card_of_the_shuffled_48_may_be_dealt_next() -> None:
    state = start(deck(), 2)
    assert state.odds() == [(871 + k, 1) for k in range(48)]
    come(state, 17)
    assert legal(state, BOX) == {f"card {k}" for k in range(1, 49) if k != 17}


@pytest.mark.rule("SG-4")
def test_while_cards_are_dealt_only_the_box_acts() -> None:
    state = start(deck(), 2)
    come(state, 1, 2, 3, 4, 5, 6, 7)
    assert state.actors() == [BOX]


@pytest.mark.rule("SG-4")
def test_a_seat_may_keep_any_of_its_own_four_cards() -> None:
    state = dealt()
    assert legal(state, 0) == {"keep 1", "keep 2", "keep 3", "keep 4"}
    assert legal(state, 1) == {"keep 5", "keep 6", "keep 7", "keep 8"}


@pytest.mark.rule("SG-4")
def test_a_card_is_not_kept_twice() -> None:
    state = dealt()
    place(state, 0, "keep 3")
    assert legal(state, 0) == {"keep 1", "keep 2", "keep 4"}


@pytest.mark.rule("SG-4")
def test_a_seat_that_has_kept_two_cards_is_done() -> None:
    state = dealt(3)
    assert state.actors() == [0, 1, 2]
    place(state, 1, "keep 8", "keep 5")
    assert state.actors() == [0, 2]


@pytest.mark.rule("SG-4")
def test_the_kept_cards_lie_left_and_right_by_ordinal_however_they_were_chosen() -> None:
    state = dealt()
    place(state, 0, "keep 4", "keep 2")
    assert held(state, 0) == [2, 4]


@pytest.mark.rule("SG-4")
def test_all_choose_in_one_moment_that_ends_with_the_last_choice() -> None:
    state = dealt()
    before = state.moment
    place(state, 1, "keep 5", "keep 6")
    place(state, 0, "keep 1")
    assert state.moment == before
    place(state, 0, "keep 2")
    assert state.moment == before + 1


@pytest.mark.rule("SG-5")
def test_cards_that_were_not_kept_go_back_into_the_pile() -> None:
    state = dealt()
    place(state, 0, "keep 1", "keep 4")
    place(state, 1, "keep 6", "keep 7")
    assert legal(state, BOX) == {f"card {k}" for k in range(1, 49) if k not in {1, 4, 6, 7}}
    assert state.hands == [0, 0]


@pytest.mark.rule("SG-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cards_are_turned_up_before_the_first_expedition_card(seats: int) -> None:
    state = dealt(seats)
    run(state, stages.FILL)
    come(state, 48, 47, 46)
    assert state.stage == stages.FILL
    come(state, 20)
    assert ordinals(state.display) == [20, 46, 47, 48]
    assert count(state.pile) == 48 - 2 * seats - 4
    assert state.stage == stages.SHOW


@pytest.mark.rule("SG-2", "SG-6")
def test_the_first_expedition_card_may_be_any_of_the_eight() -> None:
    state = table()
    shown = {"show I2": 1, "show I3": 2, "show V3": 2, "show O4": 1, "show L4": 1, "show T4": 1}
    assert legal(state, BOX) == set(shown)
    assert sorted(weight for _, weight in state.odds()) == sorted(shown.values())


@pytest.mark.rule("SG-7")
def test_a_pattern_on_two_cards_comes_twice_as_often_until_one_of_them_is_shown() -> None:
    state = table()
    assert [weight for _, weight in state.odds()] == [1, 2, 2, 1, 1, 1]
    show(state, "I3")
    settle(state)
    assert [weight for _, weight in state.odds()] == [1, 1, 2, 1, 1, 1]


@pytest.mark.rule("SG-7")
def test_a_shown_card_does_not_come_again_in_its_round() -> None:
    state = table()
    show(state, "O4")
    settle(state)
    assert "show O4" not in legal(state, BOX)


@pytest.mark.rule("SG-7")
def test_a_round_has_seven_expedition_cards_and_the_eighth_is_never_seen() -> None:
    state = table()
    for pattern in ("I2", "I3", "I3", "V3", "V3", "O4", "L4"):
        assert state.round == 1
        show(state, pattern)
        settle(state)
    assert (state.round, state.turn) == (2, 0)


@pytest.mark.rule("SG-7")
def test_for_the_next_round_all_eight_cards_are_shuffled_again() -> None:
    state = table()
    later(state, 2, I2=1, I3=1)
    show(state, "I2")
    settle(state)
    assert [weight for _, weight in state.odds()] == [1, 2, 2, 1, 1, 1]


@pytest.mark.rule("SG-7")
def test_there_are_four_rounds() -> None:
    state = table()
    later(state, 3, I2=1, I3=1)
    show(state, "I2")
    settle(state)
    assert (state.round, state.stage) == (4, stages.SHOW)


@pytest.mark.rule("SG-7")
@pytest.mark.parametrize("seed", range(30))
def test_chance_draws_expedition_cards_by_the_odds(seed: int) -> None:
    state = table()
    later(state, 1, I3=2, V3=1, T4=1)
    odds = state.odds()
    expected = draw(odds, Rng(str(seed)).below(total(odds)))
    assert state.chance(Rng(str(seed))) == expected


@pytest.mark.rule("SG-4", "SG-5")
@pytest.mark.parametrize("seed", range(10))
def test_chance_draws_every_card_of_the_pile_alike(seed: int) -> None:
    state = table()
    lay(state, [1, 2, 3], [5, 17, 20, 33])
    state.stage = stages.FILL
    odds = state.odds()
    assert state.chance(Rng(str(seed))) == draw(odds, Rng(str(seed)).below(total(odds)))


@pytest.mark.rule("SG-8")
def test_the_box_reveals_then_seats_mark_then_take_then_the_next_is_revealed() -> None:
    state = table([card(3, SHAFT)])
    met = [state.stage]
    show(state, "I2")
    met.append(state.stage)
    place(state, 0, "1:a5")
    place(state, 1, "1:a1")
    met.append(state.stage)
    place(state, 0, "take pile")
    met.append(state.stage)
    step(state)
    met.append(state.stage)
    assert met == [stages.SHOW, stages.MARK, stages.TAKE, stages.DRAW, stages.SHOW]


@pytest.mark.rule("SG-8")
def test_awards_come_after_the_cards_have_been_replaced() -> None:
    state = table([card(3, SHAFT)])
    aside(state, 0, 6)
    show(state, "I2")
    place(state, 0, "1:a5")
    place(state, 1, "1:a1")
    assert (state.stage, earned(state, "purple")) == (stages.TAKE, [-1, -1, -1])
    settle(state)
    assert earned(state, "purple") == [0, -1, -1]


@pytest.mark.rule("SG-8")
def test_nobody_marks_before_an_expedition_card_is_revealed() -> None:
    state = table()
    with pytest.raises(RulesError):
        place(state, 0, "1:a1")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_no_game_has_more_moves_than_its_bound(seats: int, seed: int) -> None:
    state = start(deck(), seats)
    made = 0
    rng = Rng(f"bound/{seed}")
    while state.actors():
        seat = state.actors()[0]
        moves = state.legal(seat) if seat != BOX else [state.chance(rng)]
        state.apply(seat, rng.pick(moves))
        made += 1
    assert made <= bound(state.pack, seats)


def test_the_bound_counts_every_cross_of_the_pack() -> None:
    crossed = deck(card(1, "EXX.. ..... ..... ..... ....T"))
    assert bound(crossed, 2) == bound(deck(), 2) + 2


def test_a_copy_shares_nothing_changeable() -> None:
    state = dealt()
    twin = state.copy()
    playout(twin, Rng("copy"))
    assert (twin.stage, state.stage, held(state, 0)) == (stages.OVER, stages.KEEP, [0, 0])


# What a seat cannot know is drawn anew


@pytest.mark.rule("SG-4")
def test_a_guess_keeps_my_hand_and_redraws_the_others() -> None:
    state = dealt(3)
    guesses = [state.guess(0, Rng(str(seed))) for seed in range(20)]
    assert {guess.hands[0] for guess in guesses} == {state.hands[0]}
    assert len({guess.hands[2] for guess in guesses}) > 10
    assert all(count(guess.hands[1]) == count(guess.hands[2]) == 4 for guess in guesses)


@pytest.mark.rule("SG-4")
def test_a_guess_deals_every_card_once() -> None:
    state = dealt(4)
    guess = state.guess(WATCHER, Rng("deal"))
    seen = sorted(k for cards in [*guess.hands, guess.pile] for k in ordinals(cards))
    assert seen == list(range(1, 49))


@pytest.mark.rule("SG-4")
def test_a_guess_in_the_midst_of_dealing_leaves_every_hand_its_size() -> None:
    state = start(deck(), 3)
    come(state, 1, 2, 3, 4, 5, 6)
    guess = state.guess(2, Rng("early"))
    assert [count(hand) for hand in guess.hands] == [4, 2, 0]
    assert guess.stage == stages.DEAL


@pytest.mark.rule("SG-4")
def test_a_guess_lets_a_seat_that_is_done_keep_two_of_its_new_cards() -> None:
    state = dealt(3)
    place(state, 1, "keep 5", "keep 8")
    guess = state.guess(0, Rng("kept"))
    assert set(held(guess, 1)) < set(ordinals(guess.hands[1]))
    assert held(guess, 1) == sorted(held(guess, 1))
    assert guess.actors() == [0, 2]


@pytest.mark.rule("SG-4")
def test_a_guess_forgets_the_first_choice_of_a_seat_that_still_chooses() -> None:
    state = dealt()
    place(state, 1, "keep 5")
    guess = state.guess(0, Rng("half"))
    assert (held(guess, 1), guess.owed[1]) == ([0, 0], 2)


@pytest.mark.rule("SG-4")
def test_a_guess_keeps_what_i_have_chosen() -> None:
    state = dealt()
    place(state, 0, "keep 2")
    assert held(state.guess(0, Rng("mine")), 0) == [2, 0]


def test_a_guess_changes_nothing_where_everything_is_known() -> None:
    state = table()
    assert state.guess(0, Rng("open")).cards == state.cards
