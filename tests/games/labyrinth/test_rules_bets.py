"""Bets on the next card (LP-19 to LP-21)."""

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.stages import BETTING, LAYING, OVER, REVEAL
from saqqara.games.labyrinth.view import view
from tests.games.labyrinth.board import game, legal, play_cards, run, seen

RISING = [*range(1, 20), 6, 7, 8, 9, 10, 11]


def betting(cards: int = 5, seats: int = 3, scoring: str = "basic") -> Labyrinth:
    """After so many cards, each higher than the one before, with right bets."""
    state = game(seats, scoring, "on")
    play_cards(state, *RISING[:cards])
    return state


def still_in(state: Labyrinth) -> list[bool]:
    return [seen(state, seat).still_in for seat in range(state.seats)]


def specials(state: Labyrinth) -> list[int]:
    return [seen(state, seat).supply["special"] for seat in range(state.seats)]


# LP-19: when bets are made


@pytest.mark.rule("LP-19")
def test_bets_are_made_before_the_cards_6_to_20_and_no_other() -> None:
    state = game(2, bets="on")
    bets = []
    for number in RISING:
        if state.stage == BETTING:
            bets.append(state.card + 1)
        play_cards(state, number)
    assert (state.stage, bets) == (OVER, [*range(6, 21)])


@pytest.mark.rule("LP-19")
def test_without_the_option_nobody_bets() -> None:
    state = game(2)
    for number in RISING:
        assert state.stage == REVEAL
        play_cards(state, number)
    assert [seen(state, seat).supply for seat in (0, 1)] == [{"stone": 12}] * 2


@pytest.mark.rule("LP-19", "LP-20")
def test_all_seats_still_in_must_bet_higher_or_lower_before_the_card_comes() -> None:
    state = betting()
    assert (state.stage, state.actors()) == (BETTING, [0, 1, 2])
    assert [legal(state, seat) for seat in range(3)] == [{"higher", "lower"}] * 3
    run(state, "2 higher", "1 lower")
    assert (state.stage, state.actors()) == (BETTING, [2])
    run(state, "3 lower")
    assert (state.stage, state.actors()) == (REVEAL, [BOX])


@pytest.mark.rule("LP-19")
def test_bets_are_secret_until_the_card_is_turned_up() -> None:
    state = run(betting(), "1 higher", "2 lower")
    seen_by = {who: [s.bet for s in view(state, who).seats] for who in (0, 1, WATCHER)}
    assert seen_by == {0: ["higher", "", ""], 1: ["", "lower", ""], WATCHER: ["", "", ""]}
    run(state, "3 higher")
    assert [s.bet for s in view(state, 2).seats] == ["", "", "higher"]
    run(state, "box tile 6")
    for who in (0, 1, 2, WATCHER):
        assert [s.bet for s in view(state, who).seats] == ["higher", "lower", "higher"]


@pytest.mark.rule("LP-19")
def test_bets_are_gone_when_all_have_laid() -> None:
    state = betting(6)
    assert [seat.bet for seat in view(state, 0).seats] == ["", "", ""]


@pytest.mark.rule("LP-19", "LP-12")
def test_the_moment_ends_with_the_last_bet_and_not_before() -> None:
    state = betting()
    opened = state.moment
    run(state, "3 higher", "1 lower")
    assert state.moment == opened
    run(state, "2 lower")
    assert state.moment == opened + 1


@pytest.mark.rule("LP-19")
def test_others_bets_are_guessed_and_not_known() -> None:
    state = run(betting(), "1 higher", "2 lower")
    guesses = [state.guess(0, Rng(str(seed))) for seed in range(40)]
    assert {seen(guess, 1).bet for guess in guesses} == {"higher", "lower"}
    assert {seen(guess, 0).bet for guess in guesses} == {"higher"}
    assert {seen(guess, 2).bet for guess in guesses} == {""}


# LP-20: right, wrong, the same


@pytest.mark.rule("LP-20")
@pytest.mark.parametrize(("card", "stay"), [(14, [True, False]), (3, [False, True])])
def test_whoever_is_right_stays_in_and_whoever_is_wrong_is_out(card: int, stay: list[bool]) -> None:
    state = game(2, bets="on")
    play_cards(state, 1, 2, 4, 5, 8)
    run(state, "1 higher", "2 lower", f"box tile {card}")
    assert still_in(state) == stay


@pytest.mark.rule("LP-20")
@pytest.mark.parametrize("cards", [(5, 6), (7, 6)])
def test_with_the_same_number_all_stay_in(cards: tuple[int, int]) -> None:
    state = game(2, bets="on")
    play_cards(state, 1, 2, 3, *cards)
    run(state, "1 higher", "2 lower", "box tile 6")
    assert still_in(state) == [True, True]


@pytest.mark.rule("LP-20")
def test_the_bet_is_on_the_card_before_and_not_on_an_earlier_one() -> None:
    state = game(1, bets="on")
    play_cards(state, 1, 2, 3, 19, 5)
    run(state, "1 higher", "box tile 9")
    assert still_in(state) == [True]


@pytest.mark.rule("LP-20")
def test_who_is_out_lays_on_but_does_not_bet_until_the_next_round() -> None:
    state = betting()
    play_cards(state, 6, wrong=[1])
    assert (state.stage, state.actors()) == (BETTING, [0, 2])
    play_cards(state, 7)
    assert state.actors() == [0, 2]
    play_cards(state, 8, 9, 10)
    assert (state.card, state.stage, state.actors()) == (10, BETTING, [0, 1, 2])


@pytest.mark.rule("LP-20", "LP-19")
@pytest.mark.parametrize("cards", [10, 15])
def test_every_betting_round_begins_with_all_seats(cards: int) -> None:
    state = betting(cards - 1)
    play_cards(state, RISING[cards - 1], wrong=[0, 2])
    assert (state.card, state.actors()) == (cards, [0, 1, 2])


@pytest.mark.rule("LP-20")
def test_when_all_are_out_the_cards_come_without_bets() -> None:
    state = betting()
    play_cards(state, 6, wrong=[0, 1, 2])
    for number in (7, 8, 9, 10):
        assert (state.stage, still_in(state)) == (REVEAL, [False] * 3)
        play_cards(state, number)
    assert (state.stage, specials(state)) == (BETTING, [0, 0, 0])


# LP-21: special treasures


@pytest.mark.rule("LP-21")
def test_whoever_is_still_in_after_the_fifth_card_gets_a_special_treasure() -> None:
    found = []
    state = game(1, bets="on")
    for number in RISING:
        play_cards(state, number)
        found.append(specials(state)[0])
    assert found == [0] * 9 + [1] * 5 + [2] * 5 + [3] * 6


@pytest.mark.rule("LP-21", "LP-20")
@pytest.mark.parametrize("wrong", [6, 8, 10])
def test_a_single_wrong_bet_costs_the_special_treasure_of_the_round(wrong: int) -> None:
    state = betting()
    for number in range(6, 11):
        play_cards(state, number, wrong=[1] if number == wrong else [])
    assert specials(state) == [1, 0, 1]


@pytest.mark.rule("LP-21", "LP-20")
def test_the_same_number_does_not_cost_the_special_treasure() -> None:
    state = game(2, bets="on")
    play_cards(state, 1, 2, 3, 4, 6)
    run(state, "1 higher", "2 lower")
    run(state, "box tile 6", "1 B2 0", "1 none", "2 B2 0", "2 none")
    play_cards(state, 7, 8, 9, 10)
    assert specials(state) == [1, 1]


@pytest.mark.rule("LP-21")
@pytest.mark.parametrize(
    ("scoring", "before"), [("basic", {"stone"}), ("pro", {"red", "green", "blue"})]
)
def test_a_special_treasure_can_be_placed_from_the_next_card_on(
    scoring: str, before: set[str]
) -> None:
    state = betting(9, 1, scoring)
    run(state, "1 higher", "box tile 10", "1 E5 0")
    assert legal(state, 0) == {*before, "none"}
    run(state, "1 none", "1 none", "1 higher", "box tile 11", "1 D5 0")
    assert legal(state, 0) == {*before, "special", "none"}


@pytest.mark.rule("LP-21", "LP-8")
def test_a_special_treasure_is_placed_once() -> None:
    state = run(betting(10, 1), "1 higher", "box tile 14", "1 E5 0", "1 special")
    assert legal(state, 0) == {"stone", "none"}
    assert (specials(state), [s.stone for s in seen(state).chambers][-4:][0]) == ([0], "special")


@pytest.mark.rule("LP-21", "LP-8")
def test_a_special_treasure_is_offered_when_all_stones_are_gone() -> None:
    state = game(1, bets="on")
    run(state, "box tile 14", "1 A1 0", *["1 stone"] * 4, "1 start 1 left")
    run(state, "box tile 14", "1 A2 0", *["1 stone"] * 4)
    run(state, "box tile 13", "1 A3 0", *["1 stone"] * 2)
    run(state, "box tile 13", "1 A4 0", *["1 stone"] * 2)
    play_cards(state, 1, 2, 3, 4, 5, 6)
    run(state, "1 higher", "box tile 12", "1 E5 0")
    assert legal(state, 0) == {"special", "none"}
    run(state, "1 special")
    assert (state.stage, state.actors()) == (BETTING, [0])


@pytest.mark.rule("LP-21")
def test_the_special_treasure_comes_after_all_have_laid() -> None:
    state = run(betting(9), "1 higher", "2 higher", "3 higher", "box tile 10")
    assert (state.stage, specials(state)) == (LAYING, [0, 0, 0])
