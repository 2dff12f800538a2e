"""What a pack changes is changed in play."""

import pytest

from saqqara.games.valley.pack import load
from tests.games.broken import changed, loaded
from tests.games.valley.table import (
    Side,
    camp,
    card_changed,
    coins,
    in_camp,
    inside,
    joined,
    laying,
    new,
    notations,
    odds,
    open_to,
    pack_with,
    pieces,
    play,
    playing,
    run,
    send,
    sending,
    trapped,
    won,
)


@pytest.mark.rule("VK-1")
def test_other_copies_are_dealt() -> None:
    text = changed(
        card_changed("camel", copies=0), ('id = "ape"\ncopies = 4', 'id = "ape"\ncopies = 8')
    )
    state = camp(pack=loaded(load, text))
    play(state, 0, "split 3")
    assert (odds(state)["card ape"], "card camel" in odds(state)) == (8, False)


def test_other_copies_of_papyri_are_dealt() -> None:
    text = card_changed("host", copies=1)
    text = changed(text, ('id = "ban"\ncopies = 1', 'id = "ban"\ncopies = 2'))
    state = new(deck=loaded(load, text))
    run(state, "box adventurer tara", "box adventurer susan")
    assert (odds(state)["papyrus ban"], odds(state)["papyrus host"]) == (2, 1)


def test_another_cost_is_paid() -> None:
    state = playing(Side(hand="hunter", coins=8), pack=pack_with("hunter", cost=8))
    assert coins(play(state, 0, "play hunter")) == [0, 0, 8]


def test_another_strength_fights() -> None:
    state = trapped(Side(goes="camel"), Side(goes="hunter"), pack=pack_with("camel", strength=7))
    assert won(state) == ["tutankhamun", ""]


def test_in_camp_the_strength_of_the_pack_counts() -> None:
    deck = pack_with("crocodile", strength=2)
    state = playing(Side(hand="assassin", coins=3), Side(camp="crocodile"), pack=deck)
    assert notations(play(state, 0, "play assassin")) == ["target crocodile"]


@pytest.mark.parametrize(
    ("effect", "asked"),
    [("steal", "play"), ("draw_2", "card"), ("report", "card"), ("enchant", "target")],
)
def test_another_effect_of_a_companion_happens(effect: str, asked: str) -> None:
    deck = pack_with("porter", effect=effect)
    state = playing(Side(hand="porter camel"), Side(hand="pit", camp="thief", coins=1), pack=deck)
    play(state, 0, "play porter")
    assert notations(state)[0].split()[0] == asked
    assert coins(state)[0] == (effect == "steal")


@pytest.mark.parametrize("card", ["porter", "hunter"])
def test_any_companion_can_be_the_doctor_the_seer_or_the_starlet(card: str) -> None:
    healing = pack_with(card, effect="heal")
    state = trapped(Side(lays="dart"), Side(camp=card, goes="thief"), pack=healing)
    assert notations(run(state, "1 spring dart", "1 hit theirs thief")) == ["save", "lose"]
    assert len(odds(camp(Side(camp=card), pack=pack_with(card, effect="foresee")))) == 7
    state = trapped(
        Side(lays="dart"), Side(goes=f"{card} spy"), pack=pack_with(card, effect="lure")
    )
    assert notations(play(state, 0, "spring dart")) == [f"hit theirs {card}"]


def test_another_animal_can_return() -> None:
    state = trapped(Side(goes="camel ape thief"), pack=pack_with("camel", effect="return"))
    assert in_camp(state) == "ape camel"


def test_another_animal_can_hunt_in_packs() -> None:
    state = laying(Side(goes="camel camel"), pack=pack_with("camel", effect="pack"))
    assert pieces(state, 0, "camel") == "base 1 others 1"


def test_another_trap_can_flood() -> None:
    state = trapped(
        Side(goes="ape", lays="pit dust"),
        Side(goes="ape spy"),
        pack=pack_with("pit", effect="all_animals"),
    )
    play(state, 0, "spring pit")
    assert [inside(state, 0), inside(state, 1)] == ["", "spy"]


def test_a_tomb_may_have_no_limit() -> None:
    state = laying(Side(goes="ape ape ape"), tomb="ramses", pack=pack_with("ramses", effect="none"))
    assert inside(state) == "ape ape ape"


def test_another_tomb_can_strengthen_undead() -> None:
    deck = pack_with("ramses", effect="undead_1")
    assert (
        pieces(joined(Side(lays="mummy"), tomb="ramses", pack=deck), 0, "mummy") == "base 3 tomb 1"
    )


def test_another_adventurer_can_be_strong() -> None:
    deck = pack_with("tara", strength=5, effect="strong")
    assert pieces(laying(Side(hero="tara"), pack=deck), 0, "adventurer") == "base 5 talent 2"


def test_an_adventurer_without_ability_gains_nothing() -> None:
    deck = pack_with("susan", effect="none")
    state = send(sending(Side(hero="susan"), Side(hand="pit"), pack=deck), 0, "adventurer")
    assert open_to(state, "send") == ["adventurer"]
    assert pieces(state, 0, "adventurer") == "base 2"
