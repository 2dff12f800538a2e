"""What is in the box and how a game begins (VK-1 to VK-4)."""

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games.valley.engine.cards import (
    CARDS,
    KINDS,
    is_animal,
    is_companion,
    is_papyrus,
    is_trap,
    is_undead,
)
from saqqara.games.valley.view import view
from tests.games.valley.table import (
    PACK,
    box,
    coins,
    dealt,
    hand,
    new,
    notations,
    odds,
    run,
    won,
)


def sort_of(kind: int) -> str:
    sorts = {
        "papyrus": is_papyrus(kind),
        "companion": is_companion(kind),
        "animal": is_animal(kind),
        "trap": is_trap(kind),
        "undead": is_undead(kind),
    }
    return next(sort for sort, fits in sorts.items() if fits)


@pytest.mark.rule("VK-1")
def test_the_box_holds_40_companions_16_animals_12_traps_12_undead_and_10_papyri() -> None:
    found = dict.fromkeys(("companion", "animal", "trap", "undead", "papyrus"), 0)
    for kind in range(KINDS):
        found[sort_of(kind)] += PACK.copies[kind]
    assert found == {"companion": 40, "animal": 16, "trap": 12, "undead": 12, "papyrus": 10}
    assert (len(PACK.tombs), len(PACK.heroes)) == (7, 4)


@pytest.mark.rule("VK-1")
def test_there_are_eight_coins() -> None:
    assert coins(dealt(new())) == [0, 0, 8]


@pytest.mark.rule("VK-2")
def test_papyri_are_undead_or_traps_too() -> None:
    papyri = [CARDS[kind] for kind in range(KINDS) if is_papyrus(kind)]
    assert [card for card in papyri if is_undead(CARDS.index(card))] == papyri[:4]
    assert [card for card in papyri if is_trap(CARDS.index(card))] == papyri[4:]


@pytest.mark.rule("VK-2")
def test_every_card_is_a_character_or_a_trap_and_never_both() -> None:
    for kind in range(KINDS):
        character = is_companion(kind) or is_animal(kind) or is_undead(kind)
        assert character != is_trap(kind)


# In which order chance deals


def test_the_first_seat_may_get_any_adventurer() -> None:
    assert odds(new()) == {
        "adventurer tara": 1,
        "adventurer montana": 1,
        "adventurer susan": 1,
        "adventurer karloff": 1,
    }


@pytest.mark.rule("VK-3")
@pytest.mark.parametrize("first", ["tara", "susan"])
def test_the_second_seat_gets_one_of_the_other_three(first: str) -> None:
    state = box(new(), f"adventurer {first}")
    assert len(odds(state)) == 3
    assert f"adventurer {first}" not in odds(state)


@pytest.mark.rule("VK-3")
def test_a_papyrus_is_dealt_by_how_many_are_left() -> None:
    state = box(new(), "adventurer susan", "adventurer tara")
    assert (odds(state)["papyrus host"], sum(odds(state).values())) == (2, 10)
    box(state, "papyrus host", "papyrus ban")
    assert (odds(state)["papyrus host"], sum(odds(state).values())) == (1, 8)
    assert "papyrus ban" not in odds(state)


@pytest.mark.rule("VK-3")
def test_a_hand_card_is_dealt_by_how_many_are_left() -> None:
    state = run(box(new(), "adventurer susan", "adventurer tara"), *["box papyrus host"] * 2)
    box(state, "papyrus ban", "papyrus curse", "papyrus curse", "papyrus flood")
    assert (odds(state)["card raider"], sum(odds(state).values())) == (4, 80)
    box(state, "card raider")
    assert (odds(state)["card raider"], sum(odds(state).values())) == (3, 79)


@pytest.mark.rule("VK-3")
def test_each_seat_has_an_adventurer_three_papyri_and_five_cards() -> None:
    state = box(new(), "adventurer susan", "adventurer tara")
    box(state, "papyrus host", "papyrus host", "papyrus ban")
    box(state, "papyrus curse", "papyrus ammit", "papyrus osiris")
    box(state, "card pit", "card ape", "card mummy", "card ape", "card thief")
    box(state, "card dart", "card rock", "card camel", "card seth", "card spy")
    assert notations(state) == ["medallion 1", "medallion 2"]
    one, two = view(state, 0).seats[0], view(state, 1).seats[1]
    assert (one.adventurer, one.papyri) == ("susan", ["host", "host", "ban"])
    assert (two.adventurer, two.papyri) == ("tara", ["ammit", "osiris", "curse"])
    assert [hand(state, 0), hand(state, 1)] == [
        "thief ape ape pit mummy",
        "spy camel dart rock seth",
    ]


@pytest.mark.rule("VK-3")
def test_four_papyri_are_left_over() -> None:
    assert sum(dealt(new()).unused) == 4


@pytest.mark.rule("VK-3")
def test_nobody_has_coins_tombs_or_anybody_in_camp() -> None:
    state = dealt(new())
    assert (coins(state)[:2], won(state)) == ([0, 0], ["", ""])
    assert list(map(list, state.camps)) == [[], []]
    assert len(state.tombs) == 7


@pytest.mark.rule("VK-3", "VK-4")
@pytest.mark.parametrize("holder", [1, 2])
def test_who_gets_the_medallion_begins_with_a_camp_phase(holder: int) -> None:
    state = dealt(new(), holder)
    assert odds_of_medallion() == {"medallion 1": 1, "medallion 2": 1}
    assert (state.actors(), state.holder, state.camper) == ([holder - 1], holder - 1, holder - 1)
    assert notations(state) == [f"split {coins}" for coins in range(5)]


def odds_of_medallion() -> dict[str, int]:
    state = new()
    while "medallion 1" not in odds(state):
        box(state, notations(state)[-1])
    return odds(state)


def test_set_up_takes_nineteen_moves_of_chance() -> None:
    state, moves = new(), 0
    while state.actors() == [BOX]:
        state.apply(BOX, state.chance(Rng(f"set-up {moves}")))
        moves += 1
    assert moves == 19


@pytest.mark.rule("VK-43")
@pytest.mark.parametrize("holder", [0, 1])
def test_only_the_holder_may_have_bluffed(holder: int) -> None:
    state = dealt(new(), holder + 1)
    assert [state.may_have_bluffed(seat) for seat in (0, 1)] == [holder == 0, holder == 1]
