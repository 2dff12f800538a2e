"""The camp phase: split, draws, plays, smugglers, tidying up (VK-4 to VK-9, VK-22 to VK-26)."""

import pytest

from saqqara.core.state import BOX
from tests.games.valley.table import (
    Side,
    camp,
    coins,
    deck_of,
    discarded,
    give,
    hand,
    in_camp,
    notations,
    now,
    odds,
    open_to,
    play,
    playing,
    run,
    seen,
)

# Split and draw


@pytest.mark.rule("VK-5")
@pytest.mark.parametrize("taken", [0, 1, 2, 3, 4])
def test_four_resources_are_split_into_coins_and_cards(taken: int) -> None:
    state = run(camp(), f"1 split {taken}", *["box card raider"] * (4 - taken))
    assert (coins(state)[0], len(state.hands[0]), state.actors()) == (taken, 4 - taken, [0])
    assert notations(state)[-1] == "done"


@pytest.mark.rule("VK-5")
def test_the_split_is_named_before_any_card_is_seen() -> None:
    state = play(camp(), 0, "split 1")
    assert (coins(state)[0], hand(state), state.actors()) == (1, "", [BOX])


def test_a_card_is_drawn_by_how_many_are_in_the_deck() -> None:
    state = play(camp(deck="pit pit rock"), 0, "split 3")
    assert odds(state) == {"card pit": 2, "card rock": 1}


@pytest.mark.rule("VK-1")
def test_only_the_coins_that_are_left_can_be_taken() -> None:
    state = play(camp(Side(coins=2), Side(coins=3)), 0, "split 4")
    assert coins(state) == [5, 3, 0]


@pytest.mark.rule("VK-1")
def test_with_an_empty_supply_no_coin_comes() -> None:
    state = play(camp(Side(coins=5), Side(coins=3)), 0, "split 4")
    assert coins(state) == [5, 3, 0]


@pytest.mark.rule("VK-5", "VK-24")
def test_in_the_middle_of_a_draw_the_discard_pile_becomes_the_deck() -> None:
    state = run(camp(deck="pit", discards="ape ape mummy"), "1 split 2", "box card pit")
    assert odds(state) == {"card ape": 2, "card mummy": 1}
    assert (discarded(state), now(state).last_discard) == ("", "")


@pytest.mark.rule("VK-24")
def test_the_discard_pile_stays_until_a_card_is_needed() -> None:
    state = run(camp(deck="pit", discards="ape"), "1 split 3", "box card pit")
    assert (deck_of(state), discarded(state)) == ("", "ape")


@pytest.mark.rule("VK-24")
def test_with_an_empty_deck_who_takes_only_coins_leaves_the_discard_pile() -> None:
    state = play(camp(deck="", discards="ape"), 0, "split 4")
    assert (deck_of(state), discarded(state)) == ("", "ape")


@pytest.mark.rule("VK-5")
def test_with_both_piles_empty_one_plays_with_what_one_has() -> None:
    state = play(camp(Side(hand="ape"), deck=""), 0, "split 0")
    assert (state.actors(), hand(state)) == ([0], "ape")


@pytest.mark.rule("VK-5")
def test_if_both_piles_run_out_in_a_draw_the_rest_is_skipped() -> None:
    state = run(camp(deck="pit"), "1 split 0", "box card pit")
    assert (state.actors(), hand(state), notations(state)) == ([0], "pit", ["done"])


# Play


@pytest.mark.rule("VK-6")
def test_a_played_card_lies_in_camp_and_its_cost_is_in_the_supply() -> None:
    state = play(playing(Side(hand="crocodile", coins=3)), 0, "play crocodile")
    assert (hand(state), in_camp(state), coins(state)) == ("", "crocodile", [1, 0, 7])


@pytest.mark.rule("VK-6")
@pytest.mark.parametrize(
    ("purse", "cards"),
    [
        (0, ["porter", "camel"]),
        (1, ["tamer", "porter", "camel"]),
        (2, ["tamer", "porter", "camel", "crocodile"]),
        (3, ["tamer", "hunter", "porter", "camel", "crocodile"]),
    ],
)
def test_only_what_one_can_pay_can_be_played(purse: int, cards: list[str]) -> None:
    state = playing(Side(hand="tamer hunter porter camel crocodile", coins=purse))
    assert open_to(state, "play") == cards


@pytest.mark.rule("VK-6")
def test_traps_and_undead_cannot_be_played_in_camp() -> None:
    state = playing(Side(hand="pit mummy", papyri="ammit", coins=4))
    assert notations(state) == ["done"]


@pytest.mark.rule("VK-6")
def test_any_number_of_cards_can_be_played() -> None:
    state = playing(Side(hand="porter porter camel camel camel camel"))
    play(state, 0, *["play porter"] * 2, *["play camel"] * 4)
    assert in_camp(state) == "porter porter camel camel camel camel"


@pytest.mark.rule("VK-6")
def test_nothing_must_be_played() -> None:
    state = play(playing(Side(hand="porter camel", coins=2)), 0, "done")
    assert (in_camp(state), state.actors(), state.camper) == ("", [1], 1)


@pytest.mark.rule("VK-6")
def test_cards_without_cost_are_played_in_the_camp_phase_only() -> None:
    state = playing(Side(hand="camel"), Side(hand="camel"))
    assert open_to(state, "play") == ["camel"]
    run(state, "1 done", "2 split 4", "2 done")
    assert notations(state) == ["open", "pass"]


# Smugglers


@pytest.mark.rule("VK-26")
def test_a_smuggler_turns_any_hand_card_into_a_coin() -> None:
    state = playing(Side(camp="smuggler", hand="pit camel"))
    assert open_to(state, "smuggle") == ["camel", "pit"]
    play(state, 0, "smuggle pit")
    assert (hand(state), discarded(state), coins(state)) == ("camel", "pit", [1, 0, 7])


@pytest.mark.rule("VK-26")
def test_a_smuggler_is_used_once_in_a_camp_phase() -> None:
    state = play(playing(Side(camp="smuggler", hand="pit camel")), 0, "smuggle pit")
    assert open_to(state, "smuggle") == []


@pytest.mark.rule("VK-26")
def test_two_smugglers_are_used_twice() -> None:
    state = playing(Side(camp="smuggler smuggler", hand="pit pit pit"))
    play(state, 0, "smuggle pit", "smuggle pit")
    assert (open_to(state, "smuggle"), coins(state)[0]) == ([], 2)


@pytest.mark.rule("VK-26")
def test_a_smuggler_works_in_the_phase_in_which_it_was_played() -> None:
    state = playing(Side(hand="smuggler pit", coins=1))
    assert open_to(state, "smuggle") == []
    assert open_to(play(state, 0, "play smuggler"), "smuggle") == ["pit"]


@pytest.mark.rule("VK-26")
def test_with_an_empty_supply_a_smuggler_brings_no_coin() -> None:
    state = playing(Side(camp="smuggler", hand="pit", coins=6), Side(coins=2))
    play(state, 0, "smuggle pit")
    assert (discarded(state), coins(state)) == ("pit", [6, 2, 0])


@pytest.mark.rule("VK-26")
def test_a_smuggler_works_again_in_the_next_camp_phase() -> None:
    state = playing(Side(camp="smuggler", hand="pit pit pit"))
    run(state, "1 smuggle pit", "1 done", "2 split 4", "2 done", "1 pass", "1 split 4")
    assert open_to(state, "smuggle") == ["pit"]


def test_a_smuggler_of_the_other_camp_is_of_no_use() -> None:
    state = playing(Side(hand="pit"), Side(camp="smuggler"))
    assert open_to(state, "smuggle") == []


# Seers, patrons, foremen: the start of a camp phase


@pytest.mark.rule("VK-23")
def test_a_seer_looks_before_the_split_is_named() -> None:
    state = camp(Side(camp="seer"))
    assert (state.actors(), odds(state)["tomb ramses"], len(odds(state))) == ([BOX], 1, 7)
    run(state, "box tomb ramses")
    assert (now(state, 0).top, open_to(state, "split")) == ("ramses", list("01234"))


@pytest.mark.rule("VK-23")
def test_a_tomb_that_was_seen_is_not_drawn_again() -> None:
    state = camp(Side(camp="seer"), top="ramses")
    assert (state.actors(), now(state, 0).top) == ([0], "ramses")


@pytest.mark.rule("VK-23")
def test_patrons_in_camp_bring_a_coin_each() -> None:
    assert coins(play(camp(Side(camp="patron patron")), 0, "split 1"))[0] == 3


@pytest.mark.rule("VK-23")
def test_foremen_in_camp_bring_a_card_each() -> None:
    state = play(camp(Side(camp="foreman foreman"), deck="ape ape ape ape"), 0, "split 3")
    run(state, *["box card ape"] * 3)
    assert (hand(state), state.actors()) == ("ape ape ape", [0])


@pytest.mark.rule("VK-23")
def test_coins_come_before_cards() -> None:
    state = play(camp(Side(camp="patron foreman")), 0, "split 4")
    assert (coins(state)[0], state.actors()) == (5, [BOX])


@pytest.mark.rule("VK-23")
def test_only_companions_who_lie_in_camp_at_the_start_count() -> None:
    state = play(playing(Side(hand="patron foreman", coins=4)), 0, "play patron", "play foreman")
    assert (coins(state)[0], state.actors()) == (0, [0])


@pytest.mark.rule("VK-23")
def test_helpers_in_the_other_camp_do_nothing() -> None:
    state = play(camp(Side(), Side(camp="seer patron foreman")), 0, "split 4")
    assert (coins(state)[0], state.actors()) == (4, [0])


@pytest.mark.rule("VK-1")
def test_a_patron_finds_no_coin_in_an_empty_supply() -> None:
    state = play(camp(Side(camp="patron", coins=2), Side(coins=2)), 0, "split 4")
    assert coins(state) == [6, 2, 0]


# Tidy up


@pytest.mark.rule("VK-8")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 2), (3, 2), (6, 2)])
def test_two_coins_may_be_kept(before: int, after: int) -> None:
    state = play(playing(Side(coins=before)), 0, "done")
    assert coins(state) == [after, 0, 8 - after]


@pytest.mark.rule("VK-8", "VK-22")
def test_more_than_five_cards_are_discarded_by_choice_one_by_one() -> None:
    state = play(playing(Side(hand="pit pit rock rock ape thief mummy")), 0, "done")
    assert (state.actors(), now(state).discard_for) == ([0], "limit")
    assert notations(state) == [
        "discard thief",
        "discard ape",
        "discard pit",
        "discard rock",
        "discard mummy",
    ]
    run(state, "1 discard pit", "1 discard ape")
    assert (hand(state), discarded(state), state.camper) == (
        "thief pit rock rock mummy",
        "ape pit",
        1,
    )


@pytest.mark.rule("VK-8")
def test_five_cards_may_be_kept() -> None:
    state = play(playing(Side(hand="pit pit rock rock ape")), 0, "done")
    assert (state.camper, len(state.hands[0])) == (1, 5)


@pytest.mark.rule("VK-8", "VK-9")
def test_papyri_are_no_hand_cards() -> None:
    state = playing(Side(hand="pit pit rock rock ape", papyri="ammit ban host", camp="smuggler"))
    assert "ammit" not in open_to(state, "smuggle")
    assert play(state, 0, "done").camper == 1


@pytest.mark.rule("VK-4")
def test_after_the_holder_the_other_seat_has_its_camp_phase() -> None:
    state = run(camp(), "1 split 4", "1 done")
    assert (state.actors(), state.camper, notations(state)[0]) == ([1], 1, "split 0")


@pytest.mark.rule("VK-4")
def test_after_both_camp_phases_the_holder_comes_to_the_tomb() -> None:
    state = run(camp(holder=2), "2 split 4", "2 done", "1 split 4", "1 done")
    assert (state.actors(), notations(state)) == ([1], ["open", "pass"])


@pytest.mark.rule("VK-8")
def test_the_second_seat_tidies_up_too() -> None:
    state = run(camp(Side(), Side(hand="pit pit pit ape ape ape")), "1 split 4", "1 done")
    run(state, "2 split 4", "2 done", "2 discard ape")
    assert (coins(state), hand(state, 1), state.actors()) == ([2, 2, 4], "ape ape pit pit pit", [0])


@pytest.mark.rule("VK-21")
def test_numbers_of_coins_cards_and_papyri_are_public() -> None:
    state = give(camp(Side(), Side(hand="pit ape", papyri="ban")), 1, 3)
    two = now(state, 0).seats[1]
    assert (two.coins, two.hand_size, two.papyri_left) == (3, 2, 1)
    assert (two.hand, two.papyri, seen(state, 1).hand) == ([], [], ["ape", "pit"])
