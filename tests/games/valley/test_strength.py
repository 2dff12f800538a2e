"""How strong characters in the tomb are, and why (VK-15, VK-16, VK-18)."""

import pytest

from saqqara.games.valley.engine.cards import ADVENTURER, CARDS
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.strength import (
    BASE,
    OTHERS,
    TALENT,
    TAMERS,
    TOMB,
    reasons,
    strength,
)
from tests.games.valley.table import (
    PACK,
    Side,
    joined,
    laying,
    pack_with,
    pieces,
    play,
    run,
    sending,
    strong,
    sums,
    trapped,
)

# Printed strengths

PRINTED = {
    "worker": 2, "archaeologist": 3, "doctor": 1, "assassin": 4, "thief": 2, "tamer": 2,
    "starlet": 1, "patron": 1, "hunter": 6, "priest": 3, "reporter": 1, "smuggler": 1, "seer": 1,
    "mercenary": 4, "spy": 3, "porter": 1, "foreman": 1, "raider": 2, "enchantress": 3,
    "ape": 1, "camel": 1, "crocodile": 4, "jackal": 2,
    "mummy": 3, "guard": 4, "royal_mummy": 5, "ammit": 8, "sphinx": 7, "host": 6,
}  # fmt: skip


@pytest.mark.rule("VK-16")
@pytest.mark.parametrize("card", PRINTED)
def test_alone_a_character_has_its_printed_strength(card: str) -> None:
    undead = CARDS.index(card) > CARDS.index("jackal")
    one = Side(goes="camel", lays=card) if undead else Side(goes=card)
    assert pieces(joined(one), 0, card) == f"base {PRINTED[card]}"


@pytest.mark.parametrize("hero", ["tara", "montana", "susan", "karloff"])
def test_an_adventurer_has_strength_two(hero: str) -> None:
    assert pieces(laying(Side(), Side(hero=hero)), 1, "adventurer") == "base 2"


def test_a_printed_strength_comes_from_the_pack() -> None:
    state = joined(Side(goes="hunter"), pack=pack_with("hunter", strength=9))
    assert strong(state, 0, "hunter") == 9


# Bonuses from the same kind


@pytest.mark.rule("VK-16")
@pytest.mark.parametrize(
    ("raiders", "found"), [(1, "base 2"), (2, "base 2 others 1"), (4, "base 2 others 3")]
)
def test_a_desert_raider_gains_one_for_each_other_one(raiders: int, found: str) -> None:
    assert pieces(laying(Side(goes="raider " * raiders)), 0, "raider") == found


@pytest.mark.rule("VK-16")
@pytest.mark.parametrize(
    ("jackals", "found"), [(1, "base 2"), (2, "base 2 others 1"), (5, "base 2 others 1")]
)
def test_a_jackal_gains_one_if_another_is_here(jackals: int, found: str) -> None:
    assert pieces(laying(Side(goes="jackal " * jackals)), 0, "jackal") == found


def test_raiders_and_jackals_of_the_other_side_or_in_camp_do_not_count() -> None:
    state = laying(Side(goes="raider jackal", camp="raider jackal"), Side(goes="raider jackal"))
    assert (strong(state, 0, "raider"), strong(state, 0, "jackal")) == (2, 2)


# Bonuses from others


@pytest.mark.rule("VK-16")
def test_each_tamer_strengthens_each_own_animal() -> None:
    state = laying(Side(goes="tamer tamer ape camel thief"), Side(goes="ape"))
    assert pieces(state, 0, "ape") == "base 1 tamers 2"
    assert pieces(state, 0, "camel") == "base 1 tamers 2"
    assert pieces(state, 0, "thief") == "base 2"
    assert pieces(state, 1, "ape") == "base 1"


@pytest.mark.rule("VK-16")
def test_each_priest_strengthens_each_own_undead() -> None:
    state = joined(Side(goes="priest priest ape", lays="mummy ammit"), Side(lays="guard"))
    assert pieces(state, 0, "mummy") == "base 3 priests 2"
    assert pieces(state, 0, "ammit") == "base 8 priests 2"
    assert (pieces(state, 0, "ape"), pieces(state, 1, "guard")) == ("base 1", "base 4")


def test_tamers_and_priests_in_camp_strengthen_nobody() -> None:
    state = joined(Side(goes="ape", camp="tamer priest", lays="mummy"))
    assert (strong(state, 0, "ape"), strong(state, 0, "mummy")) == (1, 3)


# Tombs


@pytest.mark.rule("VK-11", "VK-16")
@pytest.mark.parametrize(
    ("tomb", "gained"),
    [
        ("amenhotep", "thief"),
        ("thutmosis", "ape"),
        ("haremhab", "mummy"),
        ("sethos", ""),
        ("hatshepsut", ""),
        ("ramses", ""),
        ("tutankhamun", ""),
    ],
)
def test_a_tomb_strengthens_one_kind_of_character_on_both_sides(tomb: str, gained: str) -> None:
    sides = Side(goes="thief ape", lays="mummy"), Side(goes="thief ape", lays="mummy")
    state = joined(*sides, tomb=tomb)
    for seat in (0, 1):
        found = [
            card for card in ("thief", "ape", "mummy") if "tomb 1" in pieces(state, seat, card)
        ]
        assert found == gained.split()


@pytest.mark.rule("VK-11")
def test_tombs_do_not_strengthen_adventurers() -> None:
    for tomb in ("amenhotep", "thutmosis", "haremhab"):
        assert strong(laying(Side(), Side(), tomb), 1, "adventurer") == 2


@pytest.mark.rule("VK-16")
def test_bonuses_add_up() -> None:
    state = laying(Side(goes="tamer tamer jackal jackal"), tomb="thutmosis")
    assert pieces(state, 0, "jackal") == "base 2 tomb 1 tamers 2 others 1"
    assert sums(state)[0] == 2 + 2 + 6 + 6


@pytest.mark.rule("VK-16")
def test_bonuses_count_from_the_moment_of_entering() -> None:
    state = play(sending(Side(camp="jackal jackal"), tomb="thutmosis"), 0, "send jackal")
    assert sums(state) == [3, 0]
    assert sums(play(state, 0, "send jackal")) == [8, 0]


# Avatars


@pytest.mark.rule("VK-16")
def test_anubis_counts_other_own_undead() -> None:
    state = joined(Side(lays="anubis mummy mummy ammit"), Side(lays="guard"))
    assert pieces(state, 0, "anubis") == "base 2 avatar 3"


def test_anubis_alone_has_his_printed_strength() -> None:
    assert pieces(joined(Side(lays="anubis")), 0, "anubis") == "base 2"


@pytest.mark.rule("VK-16")
def test_horus_counts_own_companions() -> None:
    state = joined(Side(goes="adventurer thief spy ape", lays="horus"), Side(goes="worker"))
    assert pieces(state, 0, "horus") == "base 2 avatar 2"


@pytest.mark.rule("VK-16")
def test_sekhmet_counts_own_animals() -> None:
    state = joined(Side(goes="ape camel camel thief", lays="sekhmet"), Side(goes="jackal"))
    assert pieces(state, 0, "sekhmet") == "base 2 avatar 3"


@pytest.mark.rule("VK-16")
@pytest.mark.parametrize(
    ("goes", "gained"),
    [
        ("adventurer", ""),
        ("adventurer ape", " avatar 1"),
        ("thief spy ape camel", " avatar 4"),
        ("thief spy ape camel camel", " avatar 4"),
    ],
)
def test_seth_counts_opposing_companions_and_animals_up_to_four(goes: str, gained: str) -> None:
    state = joined(Side(goes="ape", lays="seth"), Side(goes=goes, lays="mummy"))
    assert pieces(state, 0, "seth") == f"base 2{gained}"


@pytest.mark.rule("VK-16")
def test_osiris_counts_own_characters_taken_out_in_this_tomb() -> None:
    state = trapped(
        Side(goes="ape camel thief", lays="osiris mummy"),
        Side(goes="ape", lays="pit rock ban dust"),
    )
    assert pieces(state, 0, "osiris") == "base 4"
    run(state, "2 spring pit", "2 hit theirs ape")
    assert pieces(state, 0, "osiris") == "base 4 avatar 1"
    run(state, "2 spring rock", "2 hit mine ape")
    assert pieces(state, 0, "osiris") == "base 4 avatar 1"
    run(state, "2 spring ban", "2 hit theirs mummy")
    assert pieces(state, 0, "osiris") == "base 4 avatar 2"


@pytest.mark.rule("VK-30")
def test_osiris_counts_a_companion_a_doctor_saved() -> None:
    state = trapped(
        Side(goes="thief ape", camp="doctor", lays="osiris"), Side(goes="ape", lays="dart ban")
    )
    run(state, "2 spring dart", "2 hit theirs thief", "1 save")
    assert pieces(state, 0, "osiris") == "base 4 avatar 1"


@pytest.mark.rule("VK-15")
def test_avatars_lose_their_bonuses_while_traps_are_sprung() -> None:
    state = trapped(
        Side(goes="thief ape", lays="horus sekhmet anubis"), Side(goes="ape", lays="dart net ban")
    )
    assert avatars(state) == [4, 3, 3]
    run(state, "2 spring dart", "2 hit theirs thief")
    assert avatars(state) == [4, 2, 3]
    run(state, "2 spring net", "2 hit theirs ape")
    assert avatars(state) == [4, 2, 2]


def avatars(state: Valley) -> list[int]:
    return [strong(state, 0, avatar) for avatar in ("anubis", "horus", "sekhmet")]


# Adventurers


@pytest.mark.rule("VK-18")
@pytest.mark.parametrize(
    ("hero", "found"),
    [
        ("tara", "base 2 talent 1"),
        ("montana", "base 2 talent 2"),
        ("susan", "base 2 talent 1"),
        ("karloff", "base 2 talent 1"),
    ],
)
def test_with_the_medallion_an_adventurer_is_stronger(hero: str, found: str) -> None:
    assert pieces(laying(Side(hero=hero)), 0, "adventurer") == found


@pytest.mark.rule("VK-18")
def test_karloff_strengthens_own_undead() -> None:
    state = joined(Side(hero="karloff", lays="mummy"), Side(lays="guard"))
    assert (pieces(state, 0, "mummy"), pieces(state, 1, "guard")) == ("base 3 master 2", "base 4")


@pytest.mark.rule("VK-18")
def test_karloff_in_camp_strengthens_nobody() -> None:
    state = joined(Side(hero="karloff", goes="ape", lays="mummy"))
    assert pieces(state, 0, "mummy") == "base 3"


@pytest.mark.rule("VK-18")
def test_karloff_without_the_medallion_strengthens_nobody() -> None:
    state = joined(Side(), Side(hero="karloff", lays="mummy"))
    assert pieces(state, 1, "mummy") == "base 3"


@pytest.mark.rule("VK-18")
def test_other_adventurers_do_not_strengthen_undead() -> None:
    assert pieces(joined(Side(hero="tara", lays="mummy")), 0, "mummy") == "base 3"


def test_a_paralysed_adventurer_has_no_strength_and_no_ability() -> None:
    state = trapped(Side(hero="karloff", lays="mummy"), Side(goes="ape", lays="dust ban"))
    run(state, "2 spring dust", "2 hit theirs adventurer")
    assert pieces(state, 0, "adventurer") == "base 2 dust -2"
    assert (strong(state, 0, "adventurer"), pieces(state, 0, "mummy")) == (0, "base 3")


# The same in numbers


def test_the_engine_and_the_view_give_the_same_reasons() -> None:
    state = laying(Side(goes="adventurer tamer jackal jackal"), tomb="thutmosis")
    jackal = CARDS.index("jackal")
    assert reasons(state, 0, jackal) == [(BASE, 2), (TOMB, 1), (TAMERS, 1), (OTHERS, 1)]
    assert reasons(state, 0, ADVENTURER) == [(BASE, 2), (TALENT, 2)]
    assert (strength(state, 0, jackal), strength(state, 0, ADVENTURER)) == (5, 4)


def test_before_a_tomb_is_open_there_is_no_bonus_of_a_tomb() -> None:
    state = sending(tomb="amenhotep")
    state.tomb = -1
    assert reasons(state, 0, CARDS.index("thief")) == [(BASE, PACK.strength[CARDS.index("thief")])]
