"""What is drawn anew when a seat guesses what it cannot know (VK-21, VK-40, VK-43)."""

import os
from collections import Counter

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.core.walk import advance, step
from saqqara.games.valley.engine.cards import CARDS, PAPYRUS, TRAP, is_papyrus
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.stages import LAYING
from saqqara.games.valley.engine.zones import has_living
from saqqara.games.valley.view import view
from tests.facts import facts
from tests.games.valley.table import (
    GAME,
    PACK,
    Side,
    camp,
    hand,
    lay,
    laying,
    names,
    new,
    now,
    play,
    playing,
    run,
    sending,
)
from tests.laws.laws import check_no_leak

VIEWERS = (0, 1, WATCHER)


def guesses(state: Valley, viewer: int, times: int = 40) -> list[Valley]:
    return [state.guess(viewer, Rng(f"guess {n}")) for n in range(times)]


def spied(two: Side) -> Valley:
    return play(playing(Side(hand="spy", coins=1), two), 0, "play spy")


def census(state: Valley) -> list[int]:
    """All cards of the box by kind, wherever they are."""
    zones = state.hands + state.papyri + state.camps + state.inside + state.laid + state.pending
    cards = Counter(kind for zone in [*zones, state.spent] for kind in zone)
    cards.update(kind for _, kind in state.patients())
    if state.card >= TRAP:
        cards[state.card] += 1
    piles = [a + b for a, b in zip(state.deck, state.discarded, strict=True)] + state.unused
    return [cards[kind] + piles[kind] for kind in range(len(CARDS))]


# Hands and papyri


@pytest.mark.rule("VK-21")
def test_the_other_hand_and_papyri_are_drawn_anew_but_not_ones_own() -> None:
    state = camp(Side(hand="pit ape", papyri="ban"), Side(hand="rock camel", papyri="host"))
    twins = guesses(state, 0)
    assert {(twin.hands[0], twin.papyri[0]) for twin in twins} == {
        (state.hands[0], state.papyri[0])
    }
    assert len({twin.hands[1] for twin in twins}) > 20
    assert len({twin.papyri[1] for twin in twins}) > 4


@pytest.mark.rule("VK-21")
def test_for_an_onlooker_both_hands_are_drawn_anew() -> None:
    twins = guesses(camp(Side(hand="pit ape"), Side(hand="rock camel")), WATCHER)
    assert [len({twin.hands[seat] for twin in twins}) > 20 for seat in (0, 1)] == [True, True]


@pytest.mark.rule("VK-43")
def test_known_cards_stay_in_a_guessed_hand() -> None:
    state = run(
        spied(Side(hand="pit ape")), "1 done", "2 split 2", "box card rock", "box card dust"
    )
    twins = guesses(state, 0)
    assert all({"pit", "ape"} <= set(hand(twin, 1).split()) for twin in twins)
    assert len({twin.hands[1] for twin in twins}) > 10


@pytest.mark.rule("VK-43")
def test_a_fully_known_hand_is_not_drawn_anew() -> None:
    assert {hand(twin, 1) for twin in guesses(spied(Side(hand="pit ape")), 0)} == {"ape pit"}


@pytest.mark.rule("VK-43")
def test_an_onlooker_knows_nothing_of_what_a_spy_saw() -> None:
    twins = guesses(spied(Side(hand="pit ape")), WATCHER)
    assert len({hand(twin, 1) for twin in twins}) > 20
    assert all(twin.shown == [(), ()] for twin in twins)


@pytest.mark.rule("VK-21")
def test_a_guessed_hand_follows_the_odds() -> None:
    """The other seat has one card: a raider with 2 of 10."""
    state = camp(Side(), Side(hand="ape"), deck="raider raider pit pit pit pit pit pit camel")
    twins = guesses(state, 0, times=1000)
    raiders = sum(hand(twin, 1) == "raider" for twin in twins)
    assert 150 < raiders < 250


@pytest.mark.rule("VK-21")
def test_discarded_cards_are_in_no_guessed_hand() -> None:
    state = camp(Side(), Side(hand="ape ape"), deck="camel", discards="pit pit pit")
    assert {hand(twin, 1) for twin in guesses(state, 0)} == {"ape ape", "ape camel"}


@pytest.mark.rule("VK-3", "VK-21")
def test_a_papyrus_of_the_other_seat_may_be_one_that_was_never_given() -> None:
    state = camp(Side(papyri="sphinx osiris"), Side(papyri="flood curse"))
    found = {names(twin.papyri[1]) for twin in guesses(state, 0, times=200)}
    cards = {card for papyri in found for card in papyri.split()}
    assert cards == {"ammit", "host", "curse", "collapse", "flood", "ban"}


@pytest.mark.rule("VK-21", "VK-40")
def test_any_papyrus_may_lie_face_down() -> None:
    state = lay(laying(Side(papyri="flood")), 0, "flood")
    assert len(laid(state, 1, times=300)) == 8


# Face-down cards


def laid(state: Valley, viewer: int, times: int = 200) -> set[str]:
    """What the other seat may have face down."""
    return {names(twin.laid[1 - viewer]) for twin in guesses(state, viewer, times)}


@pytest.mark.rule("VK-43")
def test_face_down_cards_of_the_other_seat_are_obstacles() -> None:
    state = laying(Side(), Side(hand="pit ape", papyri="ban"))
    run(state, "1 ready", "2 lay pit")
    found = laid(state, 0)
    assert {CARDS.index(card) >= TRAP for card in found} == {True}
    assert len(found) > 8


@pytest.mark.rule("VK-43")
@pytest.mark.parametrize("truth", ["pit mummy", "thief mummy"])
def test_of_the_holders_face_down_cards_one_may_be_a_bluff(truth: str) -> None:
    state = lay(laying(Side(hand="pit thief mummy ape")), 0, truth)
    living = [sum(CARDS.index(card) < TRAP for card in cards.split()) for cards in laid(state, 1)]
    assert set(living) == {0, 1}


@pytest.mark.rule("VK-40", "VK-43")
def test_how_many_are_papyri_is_kept() -> None:
    state = lay(laying(Side(hand="pit", papyri="ban host ammit")), 0, "pit ban host")
    for twin in guesses(state, 1):
        assert [is_papyrus(kind) for kind in twin.laid[0]] == [False, True, True]
        assert len(twin.papyri[0]) == 1
    assert len(laid(state, 1)) > 20


def spied_then_laid(cards: str, down: str) -> Valley:
    """The second seat has seen the holder's hand; the holder lays some of it."""
    state = laying(Side(hand=cards), Side())
    state.shown[0] = state.hands[0]
    return lay(state, 0, down)


@pytest.mark.rule("VK-43")
@pytest.mark.parametrize("down", ["pit", "thief"])
def test_of_a_known_hand_any_card_may_be_the_one_face_down(down: str) -> None:
    assert laid(spied_then_laid("pit thief mummy", down), 1) == {"pit", "thief", "mummy"}


@pytest.mark.rule("VK-43")
def test_of_a_known_hand_two_cards_face_down_hold_at_most_one_bluff() -> None:
    found = laid(spied_then_laid("pit thief ape mummy", "pit thief"), 1)
    assert found == {"pit mummy", "thief pit", "ape pit", "thief mummy", "ape mummy"}


@pytest.mark.rule("VK-43")
def test_a_known_hand_of_companions_can_only_be_a_bluff() -> None:
    assert laid(spied_then_laid("thief ape", "ape"), 1) == {"thief", "ape"}


@pytest.mark.rule("VK-43")
def test_a_known_card_may_be_in_hand_or_face_down() -> None:
    state = laying(Side(hand="pit rock ape"), Side())
    state.shown[0] = (CARDS.index("rock"),)
    lay(state, 0, "pit")
    twins = guesses(state, 1, times=300)
    assert all("rock" in names((*twin.hands[0], *twin.laid[0])).split() for twin in twins)
    assert {"rock" in hand(twin).split() for twin in twins} == {True, False}


@pytest.mark.rule("VK-43")
def test_the_bluff_of_another_seat_may_be_a_known_card() -> None:
    state = laying(Side(hand="thief rock"), Side())
    state.shown[0] = (CARDS.index("thief"),)
    assert "thief" in laid(lay(state, 0, "rock"), 1, times=400)


@pytest.mark.rule("VK-43")
def test_the_other_seat_is_not_guessed_to_bluff_even_if_its_hand_is_known() -> None:
    state = laying(Side(), Side(hand="pit thief rock"))
    state.shown[1] = state.hands[1]
    run(state, "1 ready", "2 lay pit")
    assert laid(state, 0) == {"pit", "rock"}


@pytest.mark.rule("VK-43")
@pytest.mark.parametrize("down", ["pit", "ape"])
def test_for_an_onlooker_scarce_obstacles_lie_face_down_and_not_in_a_hand(down: str) -> None:
    """There are no cards but these: the second seat's face-down card can only be a trap."""
    state = sending(Side(hand="ape pit camel"), Side(hand="rock"), deck="")
    run(state, "1 send adventurer", "1 ready", "2 send adventurer", "2 ready", f"1 lay {down}")
    run(state, "1 ready", "2 lay rock")
    for twin in guesses(state, WATCHER, times=200):
        assert names(twin.laid[1]) in {"pit", "rock"}


# Tombs


@pytest.mark.rule("VK-21")
@pytest.mark.parametrize("tomb", ["sethos", "ramses"])
def test_a_tomb_seen_by_the_other_seat_is_drawn_anew(tomb: str) -> None:
    state = run(camp(Side(camp="seer"), Side()), f"box tomb {tomb}")
    assert [len({twin.top for twin in guesses(state, viewer, 100)}) for viewer in VIEWERS] == [
        1,
        7,
        7,
    ]
    for twin in guesses(state, 1):
        assert sorted([*twin.tombs, twin.top]) == list(range(7))
        assert list(twin.tombs) == sorted(twin.tombs)


# Any position


def walk(seed: str) -> Valley:
    """A random position, often where cards lie face down or are known."""
    rng = Rng(seed)
    state = new(consolation="on")
    for _ in range(30 + rng.below(150)):
        if not state.actors():
            break
        move_on(state, rng)
    for _ in range(12):
        if state.stage != LAYING and state.actors():
            move_on(state, rng)
    return state


def move_on(state: Valley, rng: Rng) -> None:
    (seat,) = state.actors()
    state.apply(seat, state.chance(rng) if seat == BOX else step(state, seat, rng))


def consistent(state: Valley, twin: Valley, viewer: int) -> None:
    assert view(twin, viewer) == view(state, viewer)
    assert census(twin) == PACK.copies
    assert min(twin.deck + twin.unused) >= 0
    for seat in (0, 1):
        assert list(twin.laid[seat]) == sorted(twin.laid[seat])
        assert list(twin.hands[seat]) == sorted(twin.hands[seat])
        living = sum(kind < TRAP for kind in twin.laid[seat])
        assert living <= (1 if seat == state.holder else 0)
        unknown = Counter(twin.shown[seat]) - Counter((*twin.hands[seat], *twin.laid[seat]))
        assert not unknown
    if twin.actors():
        assert bool(twin.odds() if twin.actors() == [BOX] else twin.legal(twin.actors()[0]))


@pytest.mark.rule("VK-21", "VK-40", "VK-43")
@pytest.mark.parametrize("batch", range(8))
def test_guesses_fit_what_a_viewer_knows_in_thousands_of_positions(batch: int) -> None:
    face_down = bluffs = shown = 0
    for number in range(250):
        state = walk(f"{batch}/{number}")
        before = facts(state.copy())
        for viewer in VIEWERS:
            rng = Rng(f"{batch}/{number}/{viewer}")
            consistent(state, state.guess(viewer, rng), viewer)
        assert facts(state) == before
        face_down += any(state.laid)
        bluffs += any(zone and zone[0] < TRAP for zone in state.laid)
        shown += any(state.shown)
    assert min(face_down, bluffs, shown) > 3


def test_a_guess_shares_nothing_with_the_game() -> None:
    state = lay(laying(Side(hand="pit thief", papyri="ban"), Side(hand="rock")), 0, "pit")
    before = facts(state.copy())
    for twin in guesses(state, 1):
        run(twin, "2 ready")
    assert facts(state) == before


def test_a_guess_is_made_of_the_box() -> None:
    state = camp(Side(hand="pit", papyri="ban"), Side(hand="ape", papyri="host"))
    assert census(state) == PACK.copies
    assert now(state).deck == sum(PACK.copies[:PAPYRUS]) - 2


@pytest.mark.rule("VK-21")
@pytest.mark.parametrize("seed", range(12 if "SOAK" in os.environ else 4))
def test_nothing_leaks_in_any_position_of_a_game_bluffs_included(seed: int) -> None:
    """Every position after the deal of 8 whole games: well over a thousand; three times in soak."""
    bluffs = 0
    for options in ({"tombs": "4"}, {"tombs": "3", "consolation": "on"}):
        state, rng = GAME.new(2, PACK, options), Rng(f"leak {seed}")
        advance(state, 19, rng)
        while state.actors():
            check_no_leak(GAME, state)
            bluffs += has_living(state.laid[state.holder])
            advance(state, 1, rng)
    assert bluffs
