"""Whom each trap may hit and what it does (VK-14, VK-15, VK-31, VK-32, VK-35)."""

import pytest

from tests.games.valley.table import (
    Side,
    discarded,
    in_camp,
    inside,
    notations,
    now,
    open_to,
    play,
    run,
    strong,
    trapped,
    won,
)

EVERYBODY = Side(
    goes="adventurer thief mercenary hunter ape crocodile jackal jackal",
    lays="mummy guard royal_mummy sphinx",
)


def reach(trap: str, tomb: str = "tutankhamun") -> list[str]:
    """Whom a trap of seat 1 may hit on the other side, where somebody of each strength is."""
    state = trapped(Side(lays=trap), EVERYBODY, tomb)
    hit = open_to(play(state, 0, f"spring {trap}"), "hit")
    return [name.removeprefix("theirs ") for name in hit if name.startswith("theirs ")]


# Each trap


@pytest.mark.rule("VK-15", "VK-35")
@pytest.mark.parametrize(
    ("trap", "cards"),
    [
        ("pit", "thief ape jackal"),
        ("dart", "thief hunter mercenary"),
        ("net", "ape crocodile jackal"),
        ("rock", "thief mercenary ape crocodile jackal mummy guard royal_mummy"),
        ("dust", "adventurer"),
        ("curse", "thief hunter mercenary ape crocodile jackal"),
        ("collapse", "thief mercenary ape crocodile jackal"),
        ("ban", "mummy guard royal_mummy sphinx"),
    ],
)
def test_a_trap_names_whom_it_may_hit(trap: str, cards: str) -> None:
    assert reach(trap) == cards.split()


@pytest.mark.rule("VK-15")
@pytest.mark.parametrize(
    ("trap", "tomb", "cards"),
    [
        ("pit", "thutmosis", "thief ape"),
        ("pit", "amenhotep", "thief ape jackal"),
        ("rock", "haremhab", "thief mercenary ape crocodile jackal mummy guard"),
        ("rock", "thutmosis", "thief mercenary ape crocodile jackal mummy guard royal_mummy"),
        ("collapse", "amenhotep", "thief ape crocodile jackal"),
        ("collapse", "thutmosis", "thief mercenary ape jackal"),
    ],
)
def test_strength_n_or_less_counts_all_bonuses(trap: str, tomb: str, cards: str) -> None:
    assert reach(trap, tomb) == cards.split()


@pytest.mark.rule("VK-15")
def test_when_one_of_two_jackals_is_gone_the_other_is_in_reach() -> None:
    state = trapped(Side(lays="pit pit net"), Side(goes="jackal jackal adventurer"), "thutmosis")
    play(state, 0, "spring pit")
    assert discarded(state) == "pit"
    run(state, "1 spring net", "1 hit theirs jackal", "1 spring pit")
    assert notations(state) == ["hit theirs jackal"]


@pytest.mark.rule("VK-15")
def test_the_bonus_of_a_tamer_ends_when_he_is_taken_out() -> None:
    state = trapped(Side(goes="camel", lays="dart pit"), Side(goes="tamer crocodile jackal jackal"))
    assert strong(state, 1, "jackal") == 4
    run(state, "1 spring dart", "1 hit theirs tamer", "1 spring pit")
    assert (strong(state, 1, "jackal"), strong(state, 1, "crocodile")) == (3, 4)
    assert open_to(state, "hit") == ["theirs jackal", "mine camel"]


@pytest.mark.parametrize(
    ("trap", "target"), [("pit", "ape"), ("dart", "thief"), ("net", "ape"), ("rock", "mummy")]
)
@pytest.mark.rule("VK-14")
def test_trap_and_target_are_discarded(trap: str, target: str) -> None:
    state = trapped(Side(lays=f"{trap} dust"), Side(goes="thief ape", lays="mummy"))
    run(state, f"1 spring {trap}", f"1 hit theirs {target}")
    assert sorted(discarded(state).split()) == sorted([trap, target])
    assert target not in inside(state, 1)


@pytest.mark.rule("VK-14", "VK-17")
def test_a_papyrus_trap_and_a_papyrus_undead_it_takes_out_leave_the_game() -> None:
    state = trapped(Side(lays="ban dust"), Side(lays="ammit"))
    run(state, "1 spring ban", "1 hit theirs ammit")
    assert (discarded(state), now(state).spent) == ("", ["ammit", "ban"])


@pytest.mark.rule("VK-15")
def test_the_dust_paralyses_an_adventurer_and_discards_nobody() -> None:
    state = trapped(Side(lays="dust pit"))
    run(state, "1 spring dust", "1 hit theirs adventurer")
    assert (discarded(state), inside(state, 1), strong(state, 1, "adventurer")) == (
        "dust",
        "adventurer",
        0,
    )
    assert [seat.paralysed for seat in now(state).seats] == [False, True]


@pytest.mark.rule("VK-31")
def test_a_paralysed_adventurer_may_be_hit_again_without_effect() -> None:
    state = trapped(Side(lays="dust dust pit"))
    run(state, *["1 spring dust", "1 hit theirs adventurer"] * 2)
    assert (strong(state, 1, "adventurer"), discarded(state)) == (0, "dust dust")


def test_the_dust_finds_only_adventurers_in_the_tomb() -> None:
    state = play(trapped(Side(lays="dust"), Side(goes="ape")), 0, "spring dust")
    assert open_to(state, "hit") == ["mine adventurer"]


# Order and targets


@pytest.mark.rule("VK-14")
def test_the_holders_traps_come_first_in_any_order() -> None:
    state = trapped(
        Side(goes="ape", lays="pit dart net"), Side(goes="ape thief", lays="net"), holder=1
    )
    assert (state.actors(), notations(state)) == ([0], ["spring pit", "spring dart", "spring net"])
    run(state, "1 spring dart", "1 hit theirs thief")
    assert (state.actors(), notations(state)) == ([0], ["spring pit", "spring net"])
    run(state, "1 spring net", "1 hit theirs ape", "1 spring pit", "1 hit mine ape")
    assert (state.actors(), notations(state)) == ([1], ["spring net"])


@pytest.mark.rule("VK-14")
def test_if_the_second_seat_is_the_holder_its_traps_come_first() -> None:
    state = trapped(Side(goes="ape", lays="pit"), Side(goes="ape", lays="net"), holder=2)
    assert state.actors() == [1]
    run(state, "2 spring net", "2 hit mine ape")
    assert state.actors() == [0]


@pytest.mark.rule("VK-14")
def test_without_traps_of_the_holder_the_other_seat_begins() -> None:
    assert trapped(Side(lays="mummy"), Side(lays="pit")).actors() == [1]


@pytest.mark.rule("VK-31")
def test_every_trap_turned_up_must_be_triggered() -> None:
    state = trapped(Side(goes="ape", lays="net"), Side(goes="thief"))
    assert notations(state) == ["spring net"]
    play(state, 0, "spring net")
    assert notations(state) == ["hit mine ape"]


@pytest.mark.rule("VK-14")
def test_own_characters_may_be_hit() -> None:
    state = trapped(Side(goes="ape camel", lays="net"), Side(goes="jackal"))
    play(state, 0, "spring net")
    assert notations(state) == ["hit theirs jackal", "hit mine ape", "hit mine camel"]


@pytest.mark.rule("VK-14")
def test_a_trap_with_only_own_targets_hits_one_of_them() -> None:
    state = trapped(Side(goes="ape thief", lays="dart pit"), Side(goes="hunter adventurer"))
    run(state, "1 spring dart", "1 hit theirs hunter", "1 spring pit")
    assert notations(state) == ["hit mine thief", "hit mine ape"]


@pytest.mark.rule("VK-14")
def test_a_trap_without_a_target_is_discarded_without_effect() -> None:
    state = play(trapped(Side(lays="net dust"), Side(goes="thief")), 0, "spring net")
    assert (discarded(state), notations(state)) == ("net", ["spring dust"])


@pytest.mark.rule("VK-14")
def test_two_traps_of_the_same_name_are_sprung_one_after_the_other() -> None:
    state = trapped(Side(lays="pit pit"), Side(goes="ape camel"))
    run(state, "1 spring pit", "1 hit theirs ape")
    assert notations(state) == ["spring pit"]
    run(state, "1 spring pit", "1 hit theirs camel")
    assert won(state) == ["tutankhamun", ""]


@pytest.mark.rule("VK-14")
def test_who_stayed_in_camp_is_no_target() -> None:
    state = trapped(Side(lays="net"), Side(camp="ape", goes="camel"))
    assert notations(play(state, 0, "spring net")) == ["hit theirs camel"]


# Collapse


@pytest.mark.rule("VK-32")
def test_the_collapse_takes_out_two_together() -> None:
    state = trapped(Side(lays="collapse dust"), Side(goes="thief ape camel"))
    play(state, 0, "spring collapse", "hit theirs ape")
    assert (inside(state, 1), now(state).named) == ("thief ape camel", ["hit theirs ape"])
    assert notations(state) == ["hit theirs thief", "hit theirs camel", "enough"]
    play(state, 0, "hit theirs camel")
    assert (inside(state, 1), discarded(state)) == ("thief", "ape camel")


@pytest.mark.rule("VK-32")
def test_the_collapse_needs_one_target() -> None:
    state = play(trapped(Side(lays="collapse"), Side(goes="ape camel")), 0, "spring collapse")
    assert notations(state) == ["hit theirs ape", "hit theirs camel"]


@pytest.mark.rule("VK-32")
def test_one_target_of_the_collapse_may_be_enough() -> None:
    state = trapped(Side(lays="collapse dust"), Side(goes="ape camel"))
    play(state, 0, "spring collapse", "hit theirs ape", "enough")
    assert (inside(state, 1), now(state).spent, now(state).named) == ("camel", ["collapse"], [])


@pytest.mark.rule("VK-32")
def test_the_collapse_may_name_two_of_the_same_name() -> None:
    state = trapped(Side(lays="collapse dust"), Side(goes="ape ape adventurer"))
    play(state, 0, "spring collapse", "hit theirs ape")
    assert notations(state) == ["hit theirs ape", "enough"]
    assert inside(play(state, 0, "hit theirs ape"), 1) == "adventurer"


@pytest.mark.rule("VK-32")
def test_with_a_single_allowed_target_the_collapse_asks_once() -> None:
    state = trapped(Side(lays="collapse dust"), Side(goes="ape hunter"))
    play(state, 0, "spring collapse", "hit theirs ape")
    assert (inside(state, 1), notations(state)) == ("hunter", ["spring dust"])


@pytest.mark.rule("VK-32")
def test_both_targets_of_the_collapse_are_chosen_before_either_is_taken_out() -> None:
    """Without the tamer the crocodile would have strength 4 and could be named."""
    state = trapped(Side(lays="collapse dust"), Side(goes="tamer crocodile ape"))
    play(state, 0, "spring collapse", "hit theirs tamer")
    assert notations(state) == ["hit theirs ape", "enough"]


@pytest.mark.rule("VK-32")
def test_the_collapse_may_hit_one_of_each_side() -> None:
    state = trapped(Side(goes="ape camel", lays="collapse net"), Side(goes="ape camel"))
    play(state, 0, "spring collapse", "hit theirs ape", "hit mine ape")
    assert [inside(state, 0), inside(state, 1)] == ["camel", "camel"]


def test_only_the_collapse_names_two() -> None:
    state = trapped(Side(lays="curse dust"), Side(goes="ape camel"))
    assert notations(play(state, 0, "spring curse", "hit theirs ape")) == ["spring dust"]


# Flood


@pytest.mark.rule("VK-33")
def test_the_flood_takes_out_all_animals_of_both_sides_for_good() -> None:
    state = trapped(Side(goes="ape ape thief", lays="flood dust"), Side(goes="ape camel spy"))
    play(state, 0, "spring flood")
    assert [inside(state, 0), inside(state, 1)] == ["thief", "spy"]
    assert (discarded(state), now(state).spent) == ("ape ape ape camel", ["flood"])
    assert [in_camp(state, 0), in_camp(state, 1)] == ["", ""]


def test_the_flood_spares_animals_in_camp() -> None:
    state = trapped(Side(goes="thief", camp="ape", lays="flood"), Side(camp="camel"))
    play(state, 0, "spring flood")
    assert [in_camp(state, 0), in_camp(state, 1)] == ["ape", "camel"]
