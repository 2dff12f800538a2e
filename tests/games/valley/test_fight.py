"""Fight, leaving, the end and the variants (VK-16 to VK-20, VK-36, VK-38, VK-39)."""

import pytest

from saqqara.games.valley.engine.rules import bound
from saqqara.games.valley.view import LastFight
from tests.games.valley.table import (
    PLAIN,
    Side,
    box_of,
    coins,
    discarded,
    fought,
    in_camp,
    laying,
    notations,
    now,
    play,
    run,
    send,
    sending,
    sums,
    trapped,
    won,
)

OPEN = "tutankhamun"


@pytest.mark.rule("VK-16")
@pytest.mark.parametrize("holder", [1, 2])
def test_the_higher_sum_takes_the_tomb(holder: int) -> None:
    state = trapped(Side(goes="hunter"), Side(goes="mercenary"), holder=holder)
    assert (won(state), state.scores()) == ([OPEN, ""], [1, 0])
    assert now(state).last_fight == LastFight(OPEN, 0, [6, 4], [["hunter"], ["mercenary"]])


@pytest.mark.rule("VK-16")
@pytest.mark.parametrize("holder", [1, 2])
def test_equal_sums_give_the_tomb_to_the_holder(holder: int) -> None:
    state = trapped(Side(goes="mercenary"), Side(goes="crocodile"), holder=holder)
    assert won(state)[holder - 1] == OPEN


@pytest.mark.rule("VK-16")
def test_undead_and_adventurer_count() -> None:
    state = trapped(
        Side(goes="ape adventurer", lays="guard"), Side(goes="hunter adventurer"), pack=PLAIN
    )
    assert fought(state) == [7, 8]
    assert won(state) == ["", OPEN]


@pytest.mark.rule("VK-16", "VK-14")
def test_the_example_of_the_rulebook_ends_13_to_13_and_the_holder_wins() -> None:
    """Jackal and desert raider were taken out by traps."""
    state = trapped(
        Side(goes="adventurer camel jackal", lays="royal_mummy mummy dart"),
        Side(goes="adventurer ape porter mercenary raider", lays="guard net"),
        "haremhab",
        pack=PLAIN,
    )
    run(state, "1 spring dart", "1 hit theirs raider", "2 spring net", "2 hit theirs jackal")
    fight = now(state).last_fight
    assert fight == LastFight(
        "haremhab",
        0,
        [13, 13],
        [
            ["camel", "mummy", "royal_mummy", "adventurer"],
            ["mercenary", "porter", "ape", "guard", "adventurer"],
        ],
    )
    assert won(state) == ["haremhab", ""]


@pytest.mark.rule("VK-36")
def test_a_side_that_lost_everybody_fights_with_nothing() -> None:
    state = trapped(Side(goes="jackal"), Side(goes="camel", lays="net"), consolation="on")
    run(state, "2 spring net", "2 hit theirs jackal")
    assert (fought(state), won(state), coins(state)) == ([0, 1], ["", OPEN], [0, 0, 8])


@pytest.mark.rule("VK-36")
def test_with_nothing_against_nothing_the_holder_wins() -> None:
    state = trapped(Side(goes="jackal"), Side(goes="camel", lays="flood"))
    play(state, 1, "spring flood")
    assert (fought(state), won(state)) == ([0, 0], [OPEN, ""])


# Leaving


@pytest.mark.rule("VK-17")
def test_after_a_fight_all_but_adventurers_and_apes_are_discarded() -> None:
    state = trapped(
        Side(goes="adventurer ape thief camel", lays="mummy"), Side(goes="ape spy", lays="guard")
    )
    assert [in_camp(state, 0), in_camp(state, 1)] == ["ape", "ape"]
    assert discarded(state) == "thief spy camel mummy guard"
    assert [seat.adventurer_inside for seat in now(state).seats] == [False, False]


@pytest.mark.rule("VK-17")
def test_used_papyri_go_out_of_the_game_and_not_to_the_discard_pile() -> None:
    state = trapped(Side(lays="ammit mummy"), Side(lays="host"))
    assert (now(state).spent, discarded(state)) == (["ammit", "host"], "mummy")


@pytest.mark.rule("VK-17")
def test_an_ape_taken_out_by_a_trap_does_not_return() -> None:
    state = trapped(Side(goes="ape ape"), Side(lays="net"))
    run(state, "2 spring net", "2 hit theirs ape")
    assert (in_camp(state), discarded(state)) == ("ape", "ape net")


@pytest.mark.rule("VK-17")
def test_who_stayed_in_camp_is_still_there() -> None:
    state = trapped(Side(camp="thief", goes="spy"), Side(camp="camel"))
    assert [in_camp(state, 0), in_camp(state, 1)] == ["thief", "camel"]


@pytest.mark.rule("VK-4")
@pytest.mark.parametrize("holder", [1, 2])
def test_after_the_fight_the_medallion_changes_hands(holder: int) -> None:
    state = trapped(holder=holder)
    assert (state.holder, state.actors()) == (2 - holder, [2 - holder])
    assert notations(state)[0] == "split 0"


@pytest.mark.rule("VK-4")
def test_who_wins_the_tomb_does_not_matter_for_the_medallion() -> None:
    state = trapped(Side(goes="hunter"), Side(goes="camel"))
    assert (won(state), state.holder) == ([OPEN, ""], 1)


@pytest.mark.rule("VK-17", "VK-18")
def test_paralysis_ends_with_the_tomb() -> None:
    state = trapped(Side(lays="dust"))
    run(state, "1 spring dust", "1 hit mine adventurer")
    assert [seat.paralysed for seat in now(state).seats] == [False, False]


# The end


@pytest.mark.rule("VK-19")
def test_the_fourth_tomb_wins_at_once() -> None:
    state = trapped(Side(goes="hunter", won="sethos ramses haremhab"), Side(goes="ape"))
    assert (state.actors(), state.scores(), state.ranks()) == ([], [4, 0], [1, 2])


@pytest.mark.rule("VK-19")
def test_the_third_tomb_does_not() -> None:
    state = trapped(Side(goes="hunter", won="sethos ramses"), Side(goes="ape"))
    assert (state.actors(), state.scores()) == ([1], [3, 0])


@pytest.mark.rule("VK-19")
def test_at_three_to_three_the_seventh_tomb_decides() -> None:
    state = trapped(
        Side(won="sethos ramses haremhab", goes="camel"),
        Side(won="amenhotep thutmosis hatshepsut", goes="hunter"),
    )
    assert (state.actors(), state.scores(), state.ranks()) == ([], [3, 4], [2, 1])
    assert now(state).tombs_left == 0


@pytest.mark.rule("VK-20")
def test_in_the_short_game_the_third_tomb_wins() -> None:
    state = trapped(Side(goes="hunter", won="sethos ramses"), Side(goes="ape"), tombs="3")
    assert (state.actors(), state.scores(), box_of(state).wanted) == ([], [3, 0], 3)


@pytest.mark.rule("VK-39")
def test_with_the_deciding_tomb_nothing_else_happens() -> None:
    state = trapped(Side(goes="hunter", won="sethos ramses haremhab"), Side(goes="ape"))
    assert (state.holder, now(state).stage) == (0, "over")


def test_the_bound_allows_for_every_tomb_and_two_passes() -> None:
    """Set-up, then rounds of two camp phases and a tomb phase."""
    assert [bound(tombs) for tombs in (4, 3)] == [19 + 9 * 1664, 19 + 7 * 1664]


# Consolation


@pytest.mark.rule("VK-20", "VK-38")
def test_the_holder_who_sends_nobody_gets_two_coins() -> None:
    state = play(sending(Side(coins=1), consolation="on"), 0, "ready")
    assert (coins(state), now(state).seats[0].consoled) == ([3, 0, 5], True)


@pytest.mark.rule("VK-38")
def test_who_was_not_asked_to_send_gets_nothing() -> None:
    state = play(sending(consolation="on"), 0, "ready")
    assert (coins(state)[1], now(state).seats[1].consoled) == (0, False)


@pytest.mark.rule("VK-20", "VK-38")
def test_the_other_seat_that_sends_nobody_gets_two_coins() -> None:
    state = play(send(sending(consolation="on"), 0, "adventurer"), 1, "ready")
    assert (coins(state), [seat.consoled for seat in now(state).seats]) == (
        [0, 2, 6],
        [False, True],
    )


@pytest.mark.rule("VK-20")
def test_consolation_comes_once_in_a_game() -> None:
    state = play(sending(consolation="on"), 0, "ready")
    run(state, "2 split 0", *["box card raider"] * 4, "2 done", "1 split 0")
    run(state, *["box card jackal"] * 4, "1 done", "2 open", "box tomb ramses")
    run(state, "2 send adventurer", "2 ready", "1 ready")
    assert (coins(state), won(state)) == ([2, 0, 6], ["", "tutankhamun ramses"])


@pytest.mark.rule("VK-38")
@pytest.mark.parametrize(("left", "got"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_consolation_goes_as_far_as_the_supply(left: int, got: int) -> None:
    state = play(sending(Side(), Side(coins=8 - left), consolation="on"), 0, "ready")
    assert coins(state)[0] == got


@pytest.mark.rule("VK-20")
def test_without_the_variant_there_is_no_consolation() -> None:
    state = play(sending(), 0, "ready")
    assert (coins(state), now(state).seats[0].consoled) == ([0, 0, 8], False)


# Medallion


@pytest.mark.rule("VK-18")
def test_abilities_need_the_medallion() -> None:
    montana = Side(hero="montana")
    assert sums(laying(montana, montana)) == [4, 2]
    assert sums(laying(montana, montana, holder=2)) == [2, 4]
