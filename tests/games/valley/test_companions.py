"""What companions do when they are played (VK-7, VK-9, VK-25, VK-27, VK-28)."""

import pytest

from saqqara.core.state import BOX
from tests.games.valley.table import (
    Side,
    camp,
    coins,
    discarded,
    hand,
    in_camp,
    notations,
    now,
    odds,
    open_to,
    play,
    playing,
    run,
)

DONE = ["done"]

# Worker and archaeologist


@pytest.mark.rule("VK-7")
def test_the_worker_draws_a_card() -> None:
    state = play(playing(Side(hand="worker", coins=1)), 0, "play worker")
    assert state.actors() == [BOX]
    run(state, "box card pit")
    assert (hand(state), state.actors()) == ("pit", [0])


@pytest.mark.rule("VK-7")
def test_the_archaeologist_draws_two_cards() -> None:
    state = play(playing(Side(hand="archaeologist", coins=3)), 0, "play archaeologist")
    run(state, "box card pit", "box card ape")
    assert (hand(state), state.actors()) == ("ape pit", [0])


@pytest.mark.rule("VK-7")
def test_with_both_piles_empty_the_worker_can_be_played_and_draws_nothing() -> None:
    state = play(playing(Side(hand="worker", coins=1), deck=""), 0, "play worker")
    assert (in_camp(state), notations(state)) == ("worker", DONE)


@pytest.mark.rule("VK-24")
def test_the_archaeologist_draws_on_from_the_discard_pile() -> None:
    state = playing(Side(hand="archaeologist", coins=3), deck="pit", discards="camel")
    run(state, "1 play archaeologist", "box card pit", "box card camel")
    assert hand(state) == "camel pit"


@pytest.mark.rule("VK-7")
def test_a_companion_who_lies_in_camp_does_not_draw_again() -> None:
    state = run(camp(Side(camp="worker")), "1 split 4")
    assert (state.actors(), notations(state)) == ([0], DONE)


# Thief


@pytest.mark.rule("VK-7")
def test_the_thief_takes_a_coin_of_the_opponent() -> None:
    state = play(playing(Side(hand="thief", coins=1), Side(coins=2)), 0, "play thief")
    assert coins(state) == [1, 1, 6]


@pytest.mark.rule("VK-7")
def test_the_thief_may_be_played_when_the_opponent_has_no_coin() -> None:
    """An example of the rulebook."""
    state = play(playing(Side(hand="thief", coins=1)), 0, "play thief")
    assert (in_camp(state), coins(state)) == ("thief", [0, 0, 8])


# Mercenary


@pytest.mark.rule("VK-7", "VK-22")
def test_for_the_mercenary_the_opponent_discards_a_card_of_its_choice() -> None:
    state = playing(Side(hand="mercenary ape", coins=2), Side(hand="pit camel", papyri="ban"))
    play(state, 0, "play mercenary")
    assert (state.actors(), now(state).discard_for) == ([1], "mercenary")
    assert notations(state) == ["discard camel", "discard pit"]
    play(state, 1, "discard pit")
    assert (hand(state, 1), discarded(state), state.actors()) == ("camel", "pit", [0])
    assert open_to(state, "play") == []


@pytest.mark.rule("VK-9")
def test_the_mercenary_does_not_reach_papyri() -> None:
    state = playing(Side(hand="mercenary", coins=2), Side(papyri="ban host"))
    play(state, 0, "play mercenary")
    assert (notations(state), len(state.papyri[1])) == (DONE, 2)


# Reporter


@pytest.mark.rule("VK-7", "VK-28")
def test_the_reporter_takes_a_random_card_of_the_opponents_hand() -> None:
    state = playing(Side(hand="reporter", coins=1), Side(hand="pit pit camel", papyri="ban"))
    play(state, 0, "play reporter")
    assert odds(state) == {"card camel": 1, "card pit": 2}
    run(state, "box card pit")
    assert [hand(state, 0), hand(state, 1)] == ["pit", "camel pit"]
    assert state.actors() == [0]


@pytest.mark.rule("VK-7", "VK-9")
def test_from_an_empty_hand_the_reporter_takes_nothing() -> None:
    state = playing(Side(hand="reporter", coins=1), Side(papyri="ban"))
    assert notations(play(state, 0, "play reporter")) == DONE


def test_the_reporter_does_not_touch_the_deck() -> None:
    state = playing(Side(hand="reporter", coins=1), Side(hand="pit"))
    before = sum(state.deck)
    run(state, "1 play reporter", "box card pit")
    assert sum(state.deck) == before


# Spy


@pytest.mark.rule("VK-7", "VK-9")
def test_the_spy_sees_the_opponents_hand_but_not_its_papyri() -> None:
    state = playing(Side(hand="spy", coins=1), Side(hand="pit camel", papyri="ban"))
    play(state, 0, "play spy")
    two = now(state, 0).seats[1]
    assert (two.known, two.papyri, two.hand) == (["camel", "pit"], [], [])
    assert state.actors() == [0]


@pytest.mark.rule("VK-7")
def test_a_spy_sees_nothing_of_cards_drawn_later() -> None:
    state = playing(Side(hand="spy", coins=1), Side(hand="pit"))
    run(state, "1 play spy", "1 done", "2 split 3", "box card ape")
    assert now(state, 0).seats[1].known == ["pit"]


# Assassin


@pytest.mark.rule("VK-25")
def test_the_assassin_reaches_companions_and_animals_of_strength_two_or_less() -> None:
    state = playing(
        Side(hand="assassin", coins=3, camp="porter"),
        Side(camp="worker worker archaeologist ape jackal crocodile"),
    )
    play(state, 0, "play assassin")
    assert open_to(state, "target") == ["worker", "ape", "jackal"]


@pytest.mark.rule("VK-7")
def test_whom_the_assassin_names_is_discarded() -> None:
    state = playing(Side(hand="assassin", coins=3), Side(camp="worker worker ape"))
    run(state, "1 play assassin", "1 target worker")
    assert (in_camp(state, 1), discarded(state)) == ("worker ape", "worker")
    assert (notations(state), now(state).card) == (DONE, "")


@pytest.mark.rule("VK-25")
def test_the_assassin_cannot_spare_whom_it_reaches() -> None:
    state = playing(Side(hand="assassin", coins=3), Side(camp="ape"))
    play(state, 0, "play assassin")
    assert (notations(state), now(state).card) == (["target ape"], "assassin")


@pytest.mark.rule("VK-7")
def test_with_nobody_weak_in_the_other_camp_the_assassin_can_be_played() -> None:
    state = playing(Side(hand="assassin", coins=3, camp="ape"), Side(camp="hunter crocodile"))
    assert notations(play(state, 0, "play assassin")) == DONE


@pytest.mark.rule("VK-25")
def test_in_camp_three_jackals_have_their_printed_strength() -> None:
    state = playing(Side(hand="assassin", coins=3), Side(camp="jackal jackal raider raider"))
    assert open_to(play(state, 0, "play assassin"), "target") == ["raider", "jackal"]


# Enchantress


@pytest.mark.rule("VK-25")
def test_the_enchantress_reaches_companions_of_strength_two_or_less_only() -> None:
    state = playing(Side(hand="enchantress", coins=4), Side(camp="worker priest ape jackal seer"))
    assert open_to(play(state, 0, "play enchantress"), "target") == ["worker", "seer"]


@pytest.mark.rule("VK-7", "VK-27")
def test_an_enchanted_companion_changes_camps_without_its_play_effect() -> None:
    state = playing(Side(hand="enchantress", coins=4), Side(camp="worker thief", coins=1))
    run(state, "1 play enchantress", "1 target worker")
    assert [in_camp(state, 0), in_camp(state, 1)] == ["worker enchantress", "thief"]
    assert (state.actors(), notations(state), discarded(state)) == ([0], DONE, "")


@pytest.mark.rule("VK-27")
def test_an_enchanted_smuggler_works_at_once() -> None:
    state = playing(Side(hand="enchantress pit", coins=4), Side(camp="smuggler"))
    run(state, "1 play enchantress", "1 target smuggler")
    assert open_to(state, "smuggle") == ["pit"]


@pytest.mark.rule("VK-27")
def test_an_enchanted_patron_pays_in_the_next_camp_phase() -> None:
    state = playing(Side(hand="enchantress", coins=4), Side(camp="patron"))
    run(state, "1 play enchantress", "1 target patron")
    assert coins(state)[0] == 0
    run(state, "1 done", "2 split 4", "2 done", "1 pass", "1 split 0")
    assert coins(state)[:2] == [1, 2]


@pytest.mark.rule("VK-7")
def test_with_only_animals_in_the_other_camp_the_enchantress_can_be_played() -> None:
    state = playing(Side(hand="enchantress", coins=4), Side(camp="ape"))
    assert notations(play(state, 0, "play enchantress")) == DONE


# Companions without a play effect


@pytest.mark.rule("VK-7")
@pytest.mark.parametrize(
    "card", ["doctor", "tamer", "starlet", "patron", "hunter", "priest", "seer", "porter", "raider"]
)
def test_the_others_do_nothing_when_played(card: str) -> None:
    state = playing(Side(hand=card, coins=3), Side(hand="pit", camp="ape", coins=2))
    play(state, 0, f"play {card}")
    assert (notations(state), in_camp(state), in_camp(state, 1)) == (DONE, card, "ape")
    assert (hand(state, 1), now(state).seats[1].known, coins(state)[1]) == ("pit", [], 2)
