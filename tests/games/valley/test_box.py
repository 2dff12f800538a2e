"""What is sent once: all cards as the pack prints them, and the numbers of the rules."""

import pytest

from saqqara.core.state import WATCHER
from saqqara.games.valley.box import Printed
from saqqara.games.valley.engine.cards import ADVENTURERS, CARDS, TOMBS
from saqqara.games.valley.view import View
from tests.games.valley.table import Side, box_of, camp, new, now, pack_with, run, trapped


def named(seen: View) -> set[str]:
    """All cards in a view."""
    found = {seen.last_discard, *seen.spent, seen.tomb, seen.top, seen.card, seen.wounded}
    for seat in seen.seats:
        found |= {seat.adventurer, *seat.hand, *seat.known, *seat.papyri, *seat.camp}
        found |= {*seat.face_down, *seat.turned_up, *seat.traps, *seat.won}
        found |= {fighter.card for fighter in seat.inside}
    return found - {"", "adventurer"}


def test_every_card_named_in_a_view_is_printed_in_the_box() -> None:
    state = trapped(Side(lays="thief pit ammit", hand="spy"), Side(goes="ape", camp="seer"))
    run(state, "1 spring pit", "1 hit theirs ape")
    cards = ["ammit", "ape", "karloff", "montana", "pit", "seer", "spy", "thief", "tutankhamun"]
    assert sorted(named(now(state, 0))) == cards
    assert sorted(named(now(state, WATCHER))) == [card for card in cards if card != "spy"]
    assert {*cards} <= {*box_of(state).cards}


def test_a_card_is_printed_with_kind_copies_cost_strength_and_effect() -> None:
    printed = box_of(new()).cards
    assert printed["thief"] == Printed("companion", 3, 1, 2, "steal")
    assert printed["ape"] == Printed("animal", 4, 1, 1, "return")
    assert printed["ban"] == Printed("papyrus-trap", 1, 0, 0, "undead")
    assert printed["ramses"] == Printed("tomb", 1, 0, 0, "limit_2")
    assert printed["montana"] == Printed("adventurer", 1, 0, 2, "strong")


@pytest.mark.rule("VK-1")
def test_all_cards_are_in_the_box() -> None:
    printed = box_of(new()).cards
    assert list(printed) == [*ADVENTURERS, *CARDS, *TOMBS]
    assert sum(card.copies for card in printed.values()) == 4 + 80 + 10 + 7


def test_a_pack_with_other_numbers_prints_them() -> None:
    here, there = box_of(camp()).cards, box_of(camp(pack=pack_with("hunter", cost=8))).cards
    assert there["hunter"].cost == 8
    assert {card for card in here if here[card] != there[card]} == {"hunter"}


@pytest.mark.rule("VK-1", "VK-3", "VK-5", "VK-8")
def test_the_numbers_of_the_rules() -> None:
    known = box_of(new())
    assert (known.coins, known.papyri, known.hand) == (8, 3, 5)
    assert (known.resources, known.most_cards, known.most_coins) == (4, 5, 2)


@pytest.mark.rule("VK-19", "VK-20")
@pytest.mark.parametrize(("tombs", "consolation", "coins"), [("4", "off", 0), ("3", "on", 2)])
def test_the_variants_are_in_the_box(tombs: str, consolation: str, coins: int) -> None:
    known = box_of(new(tombs, consolation))
    assert (known.wanted, known.consolation) == (int(tombs), coins)
