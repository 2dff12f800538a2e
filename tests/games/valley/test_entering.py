"""The tomb phase up to the traps: pass, open, send, lay (VK-10 to VK-13, VK-37 to VK-42)."""

import pytest

from saqqara.core.errors import RulesError
from saqqara.core.state import BOX
from tests.games.valley.table import (
    Side,
    choosing,
    coins,
    discarded,
    hand,
    in_camp,
    inside,
    lay,
    laying,
    notations,
    now,
    odds,
    open_to,
    play,
    run,
    send,
    sending,
    trapped,
    won,
)

SKIP = ("{0} split 4", "{0} done")  # a camp phase in which nothing happens


def skip_camps(*seats: int) -> list[str]:
    return [line.format(seat) for seat in seats for line in SKIP]


# Pass


@pytest.mark.rule("VK-10")
def test_who_passes_keeps_the_medallion_and_a_new_round_begins() -> None:
    state = play(choosing(), 0, "pass")
    assert (state.holder, state.actors(), notations(state)[0]) == (0, [0], "split 0")
    assert (len(state.tombs), won(state)) == (7, ["", ""])
    assert [seat.passed for seat in now(state).seats] == [True, False]


@pytest.mark.rule("VK-10")
def test_nobody_passes_twice() -> None:
    state = run(choosing(), "1 pass", *skip_camps(1, 2))
    assert notations(state) == ["open"]
    with pytest.raises(RulesError, match="VK-10"):
        play(state, 0, "pass")


@pytest.mark.rule("VK-10")
def test_each_seat_has_a_pass_marker_of_its_own() -> None:
    state = run(choosing(), "1 pass", *skip_camps(1, 2), "1 open", "box tomb ramses", "1 ready")
    run(state, *skip_camps(2, 1))
    assert (state.actors(), notations(state)) == ([1], ["open", "pass"])


@pytest.mark.rule("VK-10")
def test_only_the_holder_passes() -> None:
    with pytest.raises(RulesError, match="VK-4"):
        play(choosing(holder=2), 0, "pass")


# Open


@pytest.mark.rule("VK-11")
def test_the_holder_turns_up_a_tomb_nobody_has_seen() -> None:
    state = play(choosing(Side(won="ramses"), Side(won="sethos")), 0, "open")
    assert (state.actors(), len(odds(state)), odds(state)["tomb haremhab"]) == ([BOX], 5, 1)
    run(state, "box tomb haremhab")
    assert (now(state).tomb, now(state).tombs_left, state.actors()) == ("haremhab", 4, [0])


@pytest.mark.rule("VK-11")
def test_a_tomb_a_seer_has_seen_is_turned_up_without_chance() -> None:
    state = play(choosing(top="ramses"), 0, "open")
    assert (now(state).tomb, now(state).top, state.actors()) == ("ramses", "", [0])
    assert now(state).tombs_left == 6


@pytest.mark.rule("VK-11", "VK-22")
def test_in_the_tomb_of_sethos_each_seat_discards_a_card_the_holder_first() -> None:
    state = choosing(Side(hand="pit"), Side(hand="ape camel"), holder=2, top="sethos")
    play(state, 1, "open")
    assert (state.actors(), now(state).discard_for) == ([1], "tomb")
    play(state, 1, "discard ape")
    assert (state.actors(), notations(state)) == ([0], ["discard pit"])
    play(state, 0, "discard pit")
    assert (state.actors(), now(state).stage, discarded(state)) == ([1], "send", "ape pit")


@pytest.mark.rule("VK-9", "VK-11")
@pytest.mark.parametrize(
    ("one", "two", "asked"), [("", "ape", [1]), ("ape", "", [0]), ("", "", [])]
)
def test_in_the_tomb_of_sethos_who_has_no_hand_card_is_not_asked(
    one: str, two: str, asked: list[int]
) -> None:
    sides = Side(hand=one, papyri="ban"), Side(hand=two, papyri="ammit")
    state = play(choosing(*sides, top="sethos"), 0, "open")
    found = []
    while now(state).stage == "discard":
        found += state.actors()
        play(state, state.actors()[0], notations(state)[0])
    assert (found, state.actors(), now(state).stage) == (asked, [0], "send")
    assert [len(papyri) for papyri in state.papyri] == [1, 1]


@pytest.mark.rule("VK-11")
def test_in_the_tomb_of_tutankhamun_each_seat_draws_a_card_the_holder_first() -> None:
    state = play(choosing(holder=2, top="tutankhamun"), 1, "open")
    run(state, "box card pit")
    assert [hand(state, 0), hand(state, 1)] == ["", "pit"]
    run(state, "box card ape")
    assert ([hand(state, 0), hand(state, 1)], state.actors()) == (["ape", "pit"], [1])


@pytest.mark.rule("VK-5", "VK-11")
@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("pit", 1)])
def test_in_the_tomb_of_tutankhamun_one_draws_what_is_there(deck: str, drawn: int) -> None:
    state = play(choosing(top="tutankhamun", deck=deck), 0, "open")
    run(state, *["box card pit"] * drawn)
    assert (len(state.hands[0]), state.hands[1], now(state).stage) == (drawn, (), "send")


# Send


@pytest.mark.rule("VK-12")
def test_adventurer_companions_and_animals_may_be_sent_one_by_one() -> None:
    state = sending(Side(camp="ape ape thief", hand="camel"))
    assert notations(state) == ["send thief", "send ape", "send adventurer", "ready"]
    play(state, 0, "send ape", "send adventurer")
    assert notations(state) == ["send thief", "send ape", "ready"]
    assert (inside(state), in_camp(state)) == ("ape adventurer", "thief ape")


@pytest.mark.rule("VK-12")
def test_the_holder_sends_first_and_the_other_seat_sees_it() -> None:
    state = send(sending(Side(camp="ape"), Side(camp="thief"), holder=2), 1, "thief")
    assert (state.actors(), now(state, 0).seats[1].inside[0].card) == ([0], "thief")


@pytest.mark.rule("VK-12")
@pytest.mark.parametrize(
    ("tomb", "goes", "more"),
    [
        ("ramses", "adventurer ape", False),
        ("ramses", "adventurer", True),
        ("ramses", "ape ape", False),
        ("hatshepsut", "adventurer ape", True),
        ("hatshepsut", "adventurer ape ape", False),
        ("haremhab", "adventurer ape ape ape", True),
    ],
)
def test_a_limit_counts_all_whom_the_holder_sends(tomb: str, goes: str, more: bool) -> None:
    state = sending(Side(camp="ape ape ape ape"), tomb=tomb)
    play(state, 0, *[f"send {card}" for card in goes.split()])
    assert (notations(state) != ["ready"]) == more


@pytest.mark.rule("VK-12")
def test_a_limit_holds_for_each_side() -> None:
    state = sending(Side(camp="ape ape"), Side(camp="camel camel"), "ramses")
    send(state, 0, "ape ape")
    play(state, 1, "send camel")
    assert notations(state) == ["send camel", "send adventurer", "ready"]
    assert notations(play(state, 1, "send camel")) == ["ready"]


@pytest.mark.rule("VK-40")
def test_undead_do_not_count_for_a_limit() -> None:
    state = trapped(
        Side(goes="adventurer ape", lays="mummy guard net"), Side(goes="ape ape"), "ramses"
    )
    assert inside(state) == "ape mummy guard adventurer"


@pytest.mark.parametrize(("tomb", "limit"), [("ramses", 2), ("hatshepsut", 3), ("sethos", 0)])
def test_the_limit_of_the_tomb_is_shown(tomb: str, limit: int) -> None:
    assert now(sending(tomb=tomb)).limit == limit


# Absence


@pytest.mark.rule("VK-12", "VK-41")
def test_if_the_holder_sends_nobody_the_other_seat_gets_the_tomb_and_stays_in_camp() -> None:
    state = play(sending(Side(camp="ape"), Side(camp="thief")), 0, "ready")
    assert (won(state), in_camp(state, 0), in_camp(state, 1)) == (
        ["", "tutankhamun"],
        "ape",
        "thief",
    )
    assert (discarded(state), state.holder, state.actors()) == ("", 1, [1])


@pytest.mark.rule("VK-12", "VK-17")
def test_if_the_other_seat_sends_nobody_the_holders_characters_leave_the_tomb() -> None:
    state = sending(Side(camp="ape thief camel"), Side(camp="spy"))
    send(state, 0, "adventurer ape thief")
    play(state, 1, "ready")
    assert (won(state), in_camp(state), in_camp(state, 1)) == (
        ["tutankhamun", ""],
        "ape camel",
        "spy",
    )
    assert (discarded(state), state.holder, inside(state)) == ("thief", 1, "")


@pytest.mark.rule("VK-12")
def test_by_the_opponents_absence_the_last_tomb_is_won_without_a_fight() -> None:
    state = sending(Side(won="sethos ramses haremhab"))
    send(state, 0, "adventurer")
    play(state, 1, "ready")
    assert (state.actors(), state.ranks(), now(state).last_fight) == ([], [1, 2], None)


# Lay


@pytest.mark.rule("VK-13")
def test_the_holder_lays_any_obstacles_and_papyri_at_no_cost() -> None:
    state = laying(Side(hand="pit pit mummy", papyri="ban ammit", coins=1))
    assert open_to(state, "lay") == ["pit", "mummy", "ammit", "ban"]
    play(state, 0, "lay pit", "lay pit", "lay mummy", "lay ammit", "lay ban")
    assert (notations(state), hand(state), coins(state)[0]) == (["ready"], "", 1)


@pytest.mark.rule("VK-13")
def test_then_the_other_seat_lays() -> None:
    state = play(laying(Side(), Side(hand="pit mummy", papyri="ban")), 0, "ready")
    assert (state.actors(), open_to(state, "lay")) == ([1], ["pit", "mummy", "ban"])


@pytest.mark.rule("VK-13", "VK-37")
def test_the_holder_may_add_one_companion_or_animal() -> None:
    state = laying(Side(hand="thief thief ape pit", camp="camel"))
    assert open_to(state, "lay") == ["thief", "ape", "pit"]
    assert open_to(play(state, 0, "lay thief"), "lay") == ["pit"]


@pytest.mark.rule("VK-13")
def test_the_bluff_may_be_laid_after_the_obstacles() -> None:
    state = play(laying(Side(hand="thief pit"), holder=1), 0, "lay pit")
    assert open_to(state, "lay") == ["thief"]


@pytest.mark.rule("VK-37")
def test_a_bluff_may_be_laid_without_obstacles_and_is_discarded() -> None:
    state = lay(laying(Side(hand="thief"), Side(hand="ape")), 0, "thief")
    assert state.actors() == [1]
    play(state, 1, "ready")
    assert (discarded(state), hand(state), in_camp(state)) == ("thief", "", "")


@pytest.mark.rule("VK-13")
def test_the_other_seat_may_not_bluff() -> None:
    state = play(laying(Side(), Side(hand="thief ape pit")), 0, "ready")
    assert open_to(state, "lay") == ["pit"]


@pytest.mark.rule("VK-13")
def test_the_second_seat_bluffs_if_it_holds_the_medallion() -> None:
    state = laying(Side(hand="ape"), Side(hand="thief"), holder=2)
    assert (state.actors(), open_to(state, "lay")) == ([1], ["thief"])
    assert open_to(play(state, 1, "ready"), "lay") == []


@pytest.mark.rule("VK-13")
def test_nothing_is_turned_up_before_both_are_done() -> None:
    state = lay(laying(Side(hand="mummy pit"), Side(hand="guard")), 0, "mummy pit")
    play(state, 1, "lay guard")
    assert [inside(state, 0), inside(state, 1)] == ["adventurer", "adventurer"]
    one, two = now(state, 1).seats
    assert (one.face_down, one.face_down_cards, two.face_down) == ([], 2, ["guard"])


@pytest.mark.rule("VK-13")
def test_undead_turned_up_join_their_side_and_traps_wait() -> None:
    state = trapped(Side(lays="mummy pit ammit"), Side(lays="guard curse"))
    assert [inside(state, 0), inside(state, 1)] == ["mummy ammit adventurer", "guard adventurer"]
    one, two = now(state).seats
    assert (one.traps, two.traps, one.face_down_cards, two.face_down_papyri) == (
        ["pit"],
        ["curse"],
        0,
        0,
    )


@pytest.mark.rule("VK-40")
def test_how_many_face_down_cards_are_papyri_is_public() -> None:
    state = play(laying(Side(hand="pit", papyri="ban host")), 0, "lay pit", "lay ban", "lay host")
    one = now(state, 1).seats[0]
    assert (one.face_down_cards, one.face_down_papyri, one.papyri_left) == (1, 2, 0)


@pytest.mark.rule("VK-42")
def test_papyri_without_a_target_are_spent() -> None:
    state = trapped(Side(lays="ban curse flood"))
    for trap in ("ban", "curse", "flood"):
        play(state, 0, f"spring {trap}")
    assert (now(state).spent, now(state).seats[0].papyri_left) == (["curse", "flood", "ban"], 0)
    assert won(state) == ["tutankhamun", ""]
