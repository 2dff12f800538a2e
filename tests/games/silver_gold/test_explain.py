"""Why a move is refused, and why a point was scored."""

from collections.abc import Callable

import pytest

from saqqara.core.bits import BIT
from saqqara.core.errors import RulesError
from saqqara.core.said import Item, Why
from saqqara.core.state import BOX
from saqqara.games.silver_gold.engine.moves import COUNT, SHOW
from saqqara.games.silver_gold.engine.rules import SilverGold, start
from saqqara.games.silver_gold.explain import items, why_not, why_not_mark
from tests.facts import facts
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    GAME,
    SHAFT,
    aside,
    award,
    card,
    come,
    deck,
    fill,
    later,
    lay,
    place,
    settle,
    show,
    table,
)

BENT = """
E.###  o....
#..##  .....
##.##  .....
##.##  .....
##T##  .....
"""


def choosing() -> SilverGold:
    """Deal 1 to 4 and 5 to 8; the first seat has kept two."""
    state = start(deck(), 2)
    come(state, *range(1, 9))
    place(state, 0, "keep 1", "keep 2")
    return state


def bent(pattern: str) -> SilverGold:
    """Show a pattern to a seat with a bent passage, marked at its entrance, and an empty card."""
    return show(table([card(1, BENT), card(2, BENT.replace("o", "."))]), pattern)


def crossed() -> SilverGold:
    """Let the first seat owe an extra mark."""
    state = show(table([card(1, CROSS_SHAFT)]), "I2")
    place(state, 0, "1:a5b5")
    return state


def taking(pile: list[int]) -> SilverGold:
    """Let the first seat take a card, with 3, 11 and 20 on display."""
    state = table([card(7, SHAFT)])
    lay(state, [3, 11, 20], pile)
    show(state, "I2")
    place(state, 0, "1:a5")
    place(state, 1, "1:a1")
    return state


def both_taking() -> SilverGold:
    state = show(table([card(7, SHAFT)], [card(4, SHAFT)]), "I2")
    place(state, 0, "1:a5")
    place(state, 1, "1:a5")
    return state


def marked() -> SilverGold:
    state = show(table(), "I2")
    place(state, 0, "1:a1")
    return state


def without_cards(*area: None) -> SilverGold:
    state = table(area)
    lay(state, [], [])
    return show(state, "I2")


def over() -> SilverGold:
    state = table()
    later(state, 4, I2=1, I3=1)
    show(state, "I2")
    settle(state)
    return state


Refusal = tuple[Callable[[], SilverGold], int, str, Why]

REFUSALS: dict[str, Refusal] = {
    "a card that was not dealt": (
        choosing,
        1,
        "keep 1",
        Why("SG-4", "silver-gold-why-keep", {"card": 1}),
    ),
    "a third card": (choosing, 0, "keep 3", Why("SG-4", "silver-gold-why-kept")),
    "a pattern that is no longer face down": (
        lambda: _after(table(), "O4"),
        BOX,
        "show O4",
        Why("SG-7", "silver-gold-why-box"),
    ),
    "a pattern while cards are dealt": (
        lambda: start(deck(), 2),
        BOX,
        "show I2",
        Why("SG-7", "silver-gold-why-box"),
    ),
    "a mark before an expedition card": (table, 0, "1:a1", Why("SG-8", "silver-gold-why-not-now")),
    "a take while marking": (marked, 1, "take 3", Why("SG-8", "silver-gold-why-not-now")),
    "a keep while marking": (marked, 1, "keep 3", Why("SG-8", "silver-gold-why-not-now")),
    "a mark while taking": (
        lambda: taking([1]),
        0,
        "2:a1",
        Why("SG-8", "silver-gold-why-not-now"),
    ),
    "a mark while choosing": (choosing, 1, "1:a1", Why("SG-8", "silver-gold-why-not-now")),
    "a card by chance while seats mark": (
        marked,
        BOX,
        "card 3",
        Why("SG-8", "silver-gold-why-not-now"),
    ),
    "another pattern": (
        lambda: bent("I3"),
        0,
        "1:b1b2",
        Why("SG-9", "silver-gold-why-pattern", {"pattern": "I3"}, ("b1", "b2")),
    ),
    "a wall": (
        lambda: bent("I3"),
        0,
        "1:b1c1d1",
        Why("SG-10", "silver-gold-why-wall", {}, ("c1", "d1")),
    ),
    "a cell marked before": (
        lambda: bent("I2"),
        0,
        "1:a1b1",
        Why("SG-10", "silver-gold-why-twice", {}, ("a1",)),
    ),
    "first marks beside the entrance": (
        lambda: bent("I2"),
        0,
        "2:b1b2",
        Why("SG-11", "silver-gold-why-entrance", {}, ("a1",)),
    ),
    "later marks that touch by a corner": (
        lambda: bent("I2"),
        0,
        "1:b2c2",
        Why("SG-12", "silver-gold-why-apart", {}, ("b2", "c2")),
    ),
    "a first single mark beside the entrance": (
        lambda: bent("I2"),
        0,
        "2:b1",
        Why("SG-13", "silver-gold-why-entrance", {}, ("a1",)),
    ),
    "a single mark that touches nothing": (
        lambda: bent("I2"),
        0,
        "1:c5",
        Why("SG-13", "silver-gold-why-apart", {}, ("c5",)),
    ),
    "a mark of a seat without cards": (
        lambda: without_cards(None, None),
        0,
        "1:a1",
        Why("SG-14", "silver-gold-why-skipped"),
    ),
    "a second mark": (marked, 0, "2:a1", Why("SG-15", "silver-gold-why-marked")),
    "a whole pattern as an extra mark": (
        crossed,
        0,
        "2:a1b1",
        Why("SG-16", "silver-gold-why-extra-single", {}, ("a1", "b1")),
    ),
    "a card that is not on display": (
        lambda: taking([1]),
        0,
        "take 5",
        Why("SG-23", "silver-gold-why-take", {"card": 5}),
    ),
    "a card out of turn": (
        both_taking,
        0,
        "take pile",
        Why("SG-25", "silver-gold-why-taker", {"seat": 1}),
    ),
    "a card from an empty pile": (
        lambda: taking([]),
        0,
        "take pile",
        Why("SG-26", "silver-gold-why-pile-empty"),
    ),
    "a mark on an empty place": (
        lambda: without_cards(None),
        0,
        "1:a1",
        Why("SG-26", "silver-gold-why-no-card", {"slot": 1}),
    ),
    "anything after the end": (over, 0, "1:a1", Why("SG-31", "silver-gold-why-over")),
    "chance after the end": (over, BOX, "show I2", Why("SG-31", "silver-gold-why-over")),
}


def _after(state: SilverGold, pattern: str) -> SilverGold:
    """Let this expedition card have been played."""
    show(state, pattern)
    settle(state)
    return state


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_names_the_rule_and_the_cells(name: str) -> None:
    build, seat, notation, why = REFUSALS[name]
    state = build()
    assert why_not(state, seat, GAME.rules.read(state.pack, notation)) == why


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refused_move_changes_nothing(name: str) -> None:
    build, seat, notation, why = REFUSALS[name]
    state = build()
    before = facts(state.copy())
    with pytest.raises(RulesError) as refused:
        place(state, seat, notation)
    assert refused.value.rule == why.rule
    assert facts(state) == before


@pytest.mark.rule("SG-9", "SG-10", "SG-11", "SG-12", "SG-13", "SG-16", "SG-23")
@pytest.mark.parametrize("build", [lambda: bent("L4"), crossed, lambda: taking([1]), choosing])
def test_every_move_that_is_not_open_is_refused_with_a_reason(
    build: Callable[[], SilverGold],
) -> None:
    state = build()
    seat = state.actors()[0]
    for move in set(range(SHOW)) - set(state.legal(seat)):
        assert why_not(state, seat, move).rule.startswith("SG-")


def test_a_number_that_is_no_move_is_refused() -> None:
    state = marked()
    for move in (-1, COUNT, 10**9):
        with pytest.raises(RulesError):
            GAME.play(state, 1, move)


@pytest.mark.parametrize("seat", [2, 99, -7])
def test_a_move_of_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(RulesError):
        place(marked(), seat, "1:a1")


@pytest.mark.rule("SG-9")
def test_cells_that_are_no_pattern_at_all_can_be_explained_too() -> None:
    state = bent("I3")
    scattered = BIT[6] | BIT[17]  # b2 and c4
    why = why_not_mark(state, 0, 0, scattered)
    assert (why.rule, why.cells) == ("SG-9", ("b2", "c4"))


def test_the_message_holds_seat_reason_and_cells() -> None:
    with pytest.raises(RulesError, match=r"seat 1: silver-gold-why-wall at c1 d1 \(SG-10\)"):
        place(bent("I3"), 0, "1:b1c1d1")


# Scores


def linus() -> SilverGold:
    state = table()
    aside(state, 0, 2, 5, 1, 4, 7, 10, 3)
    award(state, "orange", 1, 1, 0)
    award(state, "green", 0, 0)
    fill(state, 0, torches=0b1001, red=6, green=3, skulls=6)
    return state


@pytest.mark.rule("SG-32")
def test_example_linus_line_by_line() -> None:
    assert items(linus(), 0) == [
        Item("SG-32", "silver-gold-item-pyramids", 70, {"n": 7, "cards": "1 2 3 4 5 7 10"}),
        Item("SG-32", "silver-gold-item-torches", 10, {"n": 2}),
        Item("SG-27", "silver-gold-item-award", 10, {"colour": "green"}),
        Item("SG-27", "silver-gold-item-award", 6, {"colour": "green"}),
        Item("SG-27", "silver-gold-item-award", 3, {"colour": "orange"}),
        Item("SG-32", "silver-gold-item-pairs", 15, {"n": 3}),
        Item("SG-32", "silver-gold-item-singles", 3, {"n": 3}),
        Item("SG-32", "silver-gold-item-skulls", -6, {"n": 6}),
    ]


@pytest.mark.rule("SG-32")
@pytest.mark.parametrize("build", [linus, table, over, both_taking, crossed])
def test_the_items_add_up_to_the_score(build: Callable[[], SilverGold]) -> None:
    state = build()
    for seat in range(state.seats):
        assert sum(item.points for item in items(state, seat)) == state.scores()[seat]


@pytest.mark.rule("SG-32")
def test_a_tomb_marked_a_moment_ago_is_among_the_items() -> None:
    state = show(table([card(7, SHAFT)]), "I2")
    place(state, 0, "1:a5")
    assert items(state, 0)[0].args == {"n": 1, "cards": "7"}
