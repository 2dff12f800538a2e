"""Who bends the traps: starlet, Tara Wolf, doctor; and Susan (VK-29, VK-30, VK-33, VK-34)."""

from dataclasses import replace

import pytest

from saqqara.games.valley.engine.rules import Valley
from tests.games.valley.table import (
    Side,
    discarded,
    hand,
    in_camp,
    inside,
    notations,
    now,
    play,
    run,
    send,
    sending,
    trapped,
    two_starlets,
    won,
)

# The starlet


@pytest.mark.rule("VK-33")
@pytest.mark.parametrize("trap", ["pit", "dart", "rock", "curse", "collapse"])
def test_a_trap_that_could_hit_the_starlet_must_name_her(trap: str) -> None:
    state = trapped(Side(goes="ape thief", lays=trap), Side(goes="starlet thief ape camel"))
    assert notations(play(state, 0, f"spring {trap}")) == ["hit theirs starlet"]


@pytest.mark.rule("VK-33")
def test_a_trap_that_cannot_hit_the_starlet_is_free() -> None:
    state = trapped(Side(lays="net"), Side(goes="starlet ape camel"))
    assert notations(play(state, 0, "spring net")) == ["hit theirs ape", "hit theirs camel"]


@pytest.mark.rule("VK-33")
def test_the_collapse_is_free_in_its_second_target() -> None:
    state = trapped(Side(goes="ape", lays="collapse"), Side(goes="starlet thief"))
    play(state, 0, "spring collapse", "hit theirs starlet")
    assert notations(state) == ["hit theirs thief", "hit mine ape", "enough"]


@pytest.mark.rule("VK-33")
def test_traps_of_her_own_side_are_free() -> None:
    state = trapped(Side(goes="starlet thief", lays="dart"), Side(goes="spy"))
    play(state, 0, "spring dart")
    assert notations(state) == ["hit theirs spy", "hit mine thief", "hit mine starlet"]


@pytest.mark.rule("VK-33")
def test_a_starlet_in_camp_lures_nobody() -> None:
    state = trapped(Side(lays="dart"), Side(camp="starlet", goes="thief"))
    assert notations(play(state, 0, "spring dart")) == ["hit theirs thief"]


@pytest.mark.rule("VK-33")
def test_once_the_starlet_is_gone_the_next_trap_is_free() -> None:
    state = trapped(Side(lays="dart dart"), Side(goes="starlet thief spy"))
    run(state, "1 spring dart", "1 hit theirs starlet", "1 spring dart")
    assert notations(state) == ["hit theirs thief", "hit theirs spy"]


@pytest.mark.rule("VK-14", "VK-33")
def test_the_order_of_traps_decides_which_one_the_starlet_catches() -> None:
    state = trapped(Side(lays="curse pit"), Side(goes="starlet hunter thief"))
    run(state, "1 spring pit", "1 hit theirs starlet", "1 spring curse")
    assert notations(state) == ["hit theirs thief", "hit theirs hunter"]


@pytest.mark.rule("VK-33")
def test_the_flood_is_not_lured() -> None:
    state = trapped(Side(goes="ape", lays="flood dust"), Side(goes="starlet ape"))
    play(state, 0, "spring flood")
    assert (inside(state, 0), inside(state, 1)) == ("", "starlet")


@pytest.mark.rule("VK-33")
def test_two_starlets_both_catch_the_collapse() -> None:
    state = trapped(Side(lays="collapse"), Side(goes="starlet starlet thief"), pack=two_starlets())
    play(state, 0, "spring collapse", "hit theirs starlet")
    assert notations(state) == ["hit theirs starlet"]


# Tara Wolf

TARA = Side(hero="tara", goes="adventurer ape thief")


def against_tara(traps: str, tara: Side = TARA) -> Valley:
    """Tara holds the medallion, the other side has these traps."""
    return trapped(tara, Side(goes="hunter camel", lays=traps))


@pytest.mark.rule("VK-34")
def test_the_first_trap_that_hits_her_side_has_no_effect() -> None:
    state = against_tara("dart net dust")
    run(state, "2 spring dart", "2 hit theirs thief")
    assert (inside(state), discarded(state), now(state).shield_used) == (
        "thief ape adventurer",
        "dart",
        True,
    )


@pytest.mark.rule("VK-34")
def test_the_second_one_has() -> None:
    state = against_tara("dart net dust")
    run(state, "2 spring dart", "2 hit theirs thief", "2 spring net", "2 hit theirs ape")
    assert inside(state) == "thief adventurer"


@pytest.mark.rule("VK-34")
def test_a_trap_that_hits_nobody_of_her_side_does_not_wear_her_out() -> None:
    state = against_tara("dart net dust")
    run(state, "2 spring net", "2 hit mine camel")
    assert (inside(state, 1), now(state).shield_used) == ("hunter", False)
    run(state, "2 spring dart", "2 hit theirs thief")
    assert (inside(state), now(state).shield_used) == ("thief ape adventurer", True)


@pytest.mark.rule("VK-34")
def test_a_trap_without_a_target_does_not_wear_her_out() -> None:
    state = against_tara("ban dart")
    play(state, 1, "spring ban")
    assert not now(state).shield_used


@pytest.mark.rule("VK-34")
def test_the_whole_flood_is_void_if_it_would_hit_her_side() -> None:
    state = against_tara("flood dust")
    play(state, 1, "spring flood")
    assert [inside(state, 0), inside(state, 1)] == ["thief ape adventurer", "hunter camel"]
    assert (now(state).shield_used, now(state).spent) == (True, ["flood"])


@pytest.mark.rule("VK-34")
def test_the_whole_collapse_is_void_if_one_target_is_on_her_side() -> None:
    state = against_tara("collapse dust")
    run(state, "2 spring collapse", "2 hit theirs ape", "2 hit mine camel")
    assert [inside(state, 0), inside(state, 1)] == ["thief ape adventurer", "hunter camel"]


@pytest.mark.rule("VK-34")
def test_dust_on_herself_is_stopped() -> None:
    state = against_tara("dust dust")
    run(state, "2 spring dust", "2 hit theirs adventurer")
    assert not now(state).seats[0].paralysed
    run(state, "2 spring dust", "2 hit theirs adventurer")
    assert won(state) == ["", "tutankhamun"]


@pytest.mark.rule("VK-34")
def test_her_own_sides_traps_are_not_stopped() -> None:
    state = against_tara("dust", replace(TARA, lays="dart"))
    run(state, "1 spring dart", "1 hit mine thief")
    assert (inside(state), now(state).shield_used) == ("ape adventurer", False)


@pytest.mark.rule("VK-18", "VK-34")
def test_paralysed_by_her_own_side_she_stops_nothing() -> None:
    state = against_tara("dart dust", replace(TARA, lays="dust"))
    run(state, "1 spring dust", "1 hit mine adventurer", "2 spring dart", "2 hit theirs thief")
    assert inside(state) == "ape adventurer"


@pytest.mark.rule("VK-18", "VK-34")
def test_in_camp_she_stops_nothing() -> None:
    state = against_tara("dart dust", replace(TARA, goes="ape thief"))
    run(state, "2 spring dart", "2 hit theirs thief")
    assert inside(state) == "ape"


@pytest.mark.rule("VK-18", "VK-34")
def test_without_the_medallion_she_stops_nothing() -> None:
    state = trapped(Side(lays="dart dust"), TARA)
    run(state, "1 spring dart", "1 hit theirs thief")
    assert inside(state, 1) == "ape adventurer"


@pytest.mark.rule("VK-34")
def test_in_the_next_tomb_she_stops_a_trap_again() -> None:
    state = against_tara("dust")
    run(state, "2 spring dust", "2 hit theirs adventurer")
    assert (won(state), now(state).shield_used) == (["", "tutankhamun"], False)


# The doctor


def wounded(camp: str = "doctor", traps: str = "dart dart dust", goes: str = "thief spy") -> Valley:
    """Seat 1 has this camp; seat 2 springs its first dart at the thief."""
    state = trapped(Side(camp=camp, goes=goes), Side(goes="hunter adventurer", lays=traps))
    return run(state, "2 spring dart", "2 hit theirs thief")


@pytest.mark.rule("VK-30")
def test_a_doctor_in_camp_may_save_a_companion() -> None:
    state = wounded()
    assert (state.actors(), notations(state), now(state).wounded) == (
        [0],
        ["save", "lose"],
        "thief",
    )
    play(state, 0, "save")
    assert (in_camp(state), inside(state), discarded(state)) == ("doctor thief", "spy", "dart")
    assert state.actors() == [1]


@pytest.mark.rule("VK-30")
def test_the_owner_of_a_doctor_may_decline() -> None:
    state = play(wounded(), 0, "lose")
    assert (in_camp(state), inside(state), discarded(state)) == ("doctor", "spy", "thief dart")


@pytest.mark.rule("VK-30")
def test_a_doctor_saves_once_in_a_tomb_phase() -> None:
    state = play(wounded(), 0, "save")
    run(state, "2 spring dart", "2 hit theirs spy")
    assert (state.actors(), in_camp(state)) == ([1], "doctor thief")


@pytest.mark.rule("VK-30")
def test_a_declined_doctor_may_save_later() -> None:
    state = play(wounded(), 0, "lose")
    run(state, "2 spring dart", "2 hit theirs spy", "1 save")
    assert in_camp(state) == "doctor spy"


@pytest.mark.rule("VK-30")
def test_two_doctors_save_two() -> None:
    state = play(wounded("doctor doctor"), 0, "save")
    run(state, "2 spring dart", "2 hit theirs spy", "1 save")
    assert in_camp(state) == "doctor doctor thief spy"


@pytest.mark.rule("VK-30")
@pytest.mark.parametrize(("camp", "goes"), [("", "thief spy"), ("", "thief doctor")])
def test_without_a_doctor_in_camp_nobody_is_saved(camp: str, goes: str) -> None:
    state = wounded(camp, goes=goes)
    assert (state.actors(), discarded(state)) == ([1], "thief dart")


@pytest.mark.rule("VK-30")
def test_a_doctor_of_the_other_side_saves_nobody() -> None:
    state = trapped(Side(goes="thief spy"), Side(camp="doctor", lays="dart dust"))
    run(state, "2 spring dart", "2 hit theirs thief")
    assert (state.actors(), discarded(state)) == ([1], "thief dart")


@pytest.mark.rule("VK-30")
def test_a_doctor_does_not_save_animals_or_undead() -> None:
    state = trapped(Side(camp="doctor", goes="ape spy", lays="mummy"), Side(lays="net ban dust"))
    run(state, "2 spring net", "2 hit theirs ape", "2 spring ban", "2 hit theirs mummy")
    assert (state.actors(), discarded(state)) == ([1], "ape net mummy")


@pytest.mark.rule("VK-30")
def test_it_does_not_matter_whose_trap_it_was() -> None:
    state = trapped(Side(camp="doctor", goes="thief ape", lays="dart"), Side(lays="dust"))
    run(state, "1 spring dart", "1 hit mine thief", "1 save")
    assert in_camp(state) == "doctor thief"


@pytest.mark.rule("VK-30")
def test_a_saved_companion_no_longer_fights() -> None:
    state = play(wounded(traps="dart"), 0, "save")
    assert list(state.sums) == [3, 8]


@pytest.mark.rule("VK-30")
def test_a_saved_doctor_can_save_in_turn() -> None:
    state = trapped(
        Side(camp="doctor", goes="doctor spy"), Side(goes="hunter", lays="dart dart dust")
    )
    run(state, "2 spring dart", "2 hit theirs doctor", "1 save")
    run(state, "2 spring dart", "2 hit theirs spy", "1 save")
    assert in_camp(state) == "doctor doctor spy"


@pytest.mark.rule("VK-30", "VK-32")
def test_of_two_companions_under_a_collapse_one_doctor_saves_one() -> None:
    state = trapped(Side(camp="doctor", goes="thief spy"), Side(lays="collapse dust"))
    run(state, "2 spring collapse", "2 hit theirs spy", "2 hit theirs thief")
    assert (now(state).wounded, inside(state)) == ("thief", "")
    play(state, 0, "save")
    assert (in_camp(state), discarded(state), state.actors()) == ("doctor thief", "spy", [1])


@pytest.mark.rule("VK-30", "VK-32")
def test_the_first_one_may_be_lost_for_the_second() -> None:
    state = trapped(Side(camp="doctor", goes="thief spy"), Side(lays="collapse dust"))
    run(state, "2 spring collapse", "2 hit theirs spy", "2 hit theirs thief", "1 lose", "1 save")
    assert (in_camp(state), discarded(state)) == ("doctor spy", "thief")


@pytest.mark.rule("VK-30")
@pytest.mark.parametrize("holder", [1, 2])
def test_if_a_collapse_hits_the_same_on_both_sides_the_holder_is_asked_first(holder: int) -> None:
    one = Side(camp="doctor", goes="thief", lays="collapse")
    state = trapped(one, Side(camp="doctor", goes="thief"), holder=holder)
    run(state, "1 spring collapse", "1 hit theirs thief", "1 hit mine thief")
    asked = [state.actors()[0] + 1]
    play(state, state.actors()[0], "save")
    assert (asked, state.actors()) == ([holder], [2 - holder])


@pytest.mark.rule("VK-30")
def test_in_the_next_tomb_phase_a_doctor_saves_again() -> None:
    state = play(wounded(traps="dart"), 0, "save")
    run(state, "2 split 4", "2 done", "1 split 3", "box card dart", "1 done", "2 open")
    run(state, "box tomb haremhab", "2 send adventurer", "2 ready", "1 send thief", "1 ready")
    run(state, "2 ready", "1 lay dart", "1 ready", "1 spring dart", "1 hit mine thief")
    assert notations(state) == ["save", "lose"]


# Susan Copperstone


@pytest.mark.rule("VK-22", "VK-29")
def test_when_susan_has_entered_the_opponent_discards_before_it_sends() -> None:
    state = sending(Side(hero="susan", camp="ape"), Side(hand="pit thief", papyri="ban"))
    play(state, 0, "send adventurer")
    assert state.actors() == [0]
    play(state, 0, "ready")
    assert (state.actors(), notations(state)) == ([1], ["discard thief", "discard pit"])
    assert now(state).discard_for == "terror"
    play(state, 1, "discard pit")
    assert (hand(state, 1), discarded(state), now(state).stage) == ("thief", "pit", "send")
    assert state.actors() == [1]


@pytest.mark.rule("VK-9", "VK-29")
def test_susan_does_not_reach_papyri() -> None:
    state = send(sending(Side(hero="susan"), Side(papyri="ban")), 0, "adventurer")
    assert (state.actors(), now(state).stage) == ([1], "send")


@pytest.mark.rule("VK-18")
def test_susan_in_camp_frightens_nobody() -> None:
    state = send(sending(Side(hero="susan", camp="ape"), Side(hand="pit")), 0, "ape")
    assert now(state).stage == "send"


@pytest.mark.rule("VK-18")
def test_susan_without_the_medallion_frightens_nobody() -> None:
    state = send(sending(Side(hand="pit"), Side(hero="susan")), 0, "adventurer")
    send(state, 1, "adventurer")
    assert now(state).stage == "lay"
