"""Why a move is refused, and why a point was scored."""

from collections.abc import Callable

import pytest

from saqqara.core.errors import RulesError
from saqqara.core.said import Args, Item, Why
from saqqara.core.state import BOX
from saqqara.games.valley.engine.moves import COUNT
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.explain import items, why_not
from tests.facts import facts
from tests.games.valley.table import (
    GAME,
    Side,
    camp,
    choosing,
    laying,
    new,
    notations,
    play,
    playing,
    run,
    sending,
    trapped,
    two_starlets,
    why,
)

Build = Callable[[], Valley]


def at_play() -> Valley:
    return playing(Side(hand="hunter pit", coins=2, camp="porter"), Side(hand="ape"))


def at_target(card: str = "assassin") -> Valley:
    state = playing(Side(hand=card, coins=4), Side(camp="thief hunter ape crocodile"))
    return play(state, 0, f"play {card}")


def enchanting() -> Valley:
    return at_target("enchantress")


def at_discard() -> Valley:
    return play(playing(Side(hand="mercenary", coins=2), Side(hand="ape pit")), 0, "play mercenary")


def passed() -> Valley:
    return run(choosing(), "1 pass", "1 split 4", "1 done", "2 split 4", "2 done")


def at_send() -> Valley:
    return play(sending(Side(camp="ape", hand="camel"), tomb="ramses"), 0, "send adventurer")


def full_tomb() -> Valley:
    return play(at_send(), 0, "send ape")


def at_lay() -> Valley:
    return play(laying(Side(hand="ape thief pit", papyri="ban")), 0, "lay thief")


def other_lays() -> Valley:
    return play(laying(Side(), Side(hand="ape pit")), 0, "ready")


def at_spring() -> Valley:
    return trapped(Side(goes="camel", lays="pit dart"), Side(goes="hunter ape", lays="net"))


def at_hit() -> Valley:
    return play(at_spring(), 0, "spring pit")


def dusting() -> Valley:
    state = trapped(Side(goes="camel", lays="dust"), Side(goes="adventurer ape"))
    return play(state, 0, "spring dust")


def rocking(trap: str = "rock") -> Valley:
    state = trapped(Side(lays=trap), Side(goes="ape", lays="ammit"))
    return play(state, 0, f"spring {trap}")


def pitting() -> Valley:
    return rocking("pit")


def collapsing() -> Valley:
    state = trapped(Side(goes="adventurer camel", lays="collapse"), Side(goes="ape spy hunter"))
    return play(state, 0, "spring collapse")


def second_target() -> Valley:
    return play(collapsing(), 0, "hit theirs ape")


def luring() -> Valley:
    state = trapped(Side(goes="thief", lays="curse"), Side(goes="starlet hunter"))
    return play(state, 0, "spring curse")


def two_lures() -> Valley:
    two = Side(goes="starlet starlet hunter")
    state = trapped(Side(goes="ape", lays="collapse"), two, pack=two_starlets())
    return play(state, 0, "spring collapse", "hit theirs starlet")


def at_save() -> Valley:
    state = trapped(Side(lays="dart"), Side(camp="doctor", goes="thief"))
    return run(state, "1 spring dart", "1 hit theirs thief")


def at_box() -> Valley:
    return play(camp(), 0, "split 0")


def over() -> Valley:
    return trapped(Side(goes="hunter", won="sethos ramses haremhab"), Side(goes="ape"))


def because(rule: str, key: str, **args: str | int) -> Why:
    facts_: Args = dict(args)
    return Why(rule, f"valley-why-{key}", facts_)


Refusal = tuple[Build, int, str, Why]

REFUSALS: dict[str, Refusal] = {
    "a move after the end": (over, 0, "done", because("VK-19", "over")),
    "a card after the end": (over, BOX, "card pit", because("VK-19", "over")),
    "a move in the set-up": (new, 0, "split 3", because("VK-3", "box")),
    "a move while a card is drawn": (at_box, 0, "done", because("VK-3", "box")),
    "an adventurer given twice": (
        lambda: play(new(), BOX, "adventurer tara"),
        BOX,
        "adventurer tara",
        because("VK-3", "box"),
    ),
    "chance when a seat decides": (camp, BOX, "card pit", because("VK-3", "box")),
    "the other seat": (at_play, 1, "done", because("VK-4", "turn", seat=0)),
    "the first seat when the second decides": (
        at_discard,
        0,
        "done",
        because("VK-4", "turn", seat=1),
    ),
    "a move of chance by a seat": (at_play, 0, "card pit", because("VK-4", "no-move")),
    "an adventurer by a seat": (at_play, 0, "adventurer tara", because("VK-4", "no-move")),
    # Moves that come at another time
    "a second split": (at_play, 0, "split 0", because("VK-5", "split-later")),
    "a play before the split": (camp, 0, "play ape", because("VK-6", "play-later")),
    "smuggling before the split": (camp, 0, "smuggle ape", because("VK-26", "smuggle-later")),
    "a target nobody asked for": (at_play, 0, "target ape", because("VK-25", "target-later")),
    "done before the split": (camp, 0, "done", because("VK-8", "done-later")),
    "a discard nobody asked for": (at_play, 0, "discard pit", because("VK-22", "discard-later")),
    "open in camp": (at_play, 0, "open", because("VK-11", "open-later")),
    "pass in camp": (at_play, 0, "pass", because("VK-10", "pass-later")),
    "send in camp": (at_play, 0, "send porter", because("VK-12", "send-later")),
    "the adventurer in camp": (at_play, 0, "send adventurer", because("VK-12", "send-later")),
    "lay while sending": (at_send, 0, "lay camel", because("VK-13", "lay-later")),
    "ready in camp": (at_play, 0, "ready", because("VK-13", "ready-later")),
    "spring while laying": (at_lay, 0, "spring pit", because("VK-14", "spring-later")),
    "hit before a trap is sprung": (at_spring, 0, "hit theirs ape", because("VK-14", "hit-later")),
    "enough before a trap is sprung": (at_spring, 0, "enough", because("VK-14", "hit-later")),
    "save nobody": (at_spring, 0, "save", because("VK-30", "save-later")),
    "lose nobody": (at_spring, 0, "lose", because("VK-30", "save-later")),
    "play instead of saving": (at_save, 1, "play ape", because("VK-6", "play-later")),
    # Camp
    "a card one has not": (at_play, 0, "play ape", because("VK-6", "not-held", card="ape")),
    "a card one cannot pay": (
        at_play,
        0,
        "play hunter",
        because("VK-6", "cost", card="hunter", cost=3, coins=2),
    ),
    "smuggling what one has not": (
        at_play,
        0,
        "smuggle ape",
        because("VK-26", "not-held", card="ape"),
    ),
    "smuggling without a smuggler": (at_play, 0, "smuggle pit", because("VK-26", "no-smuggler")),
    "a target who is not there": (
        at_target,
        0,
        "target spy",
        because("VK-25", "not-there", card="assassin", target="spy"),
    ),
    "a target too strong": (
        at_target,
        0,
        "target crocodile",
        because("VK-25", "too-strong", card="assassin", target="crocodile", strength=4, most=2),
    ),
    "a companion too strong to be enchanted": (
        enchanting,
        0,
        "target hunter",
        because("VK-25", "too-strong", card="enchantress", target="hunter", strength=6, most=2),
    ),
    "an animal to be enchanted": (
        enchanting,
        0,
        "target ape",
        because("VK-25", "no-companion", card="enchantress", target="ape"),
    ),
    "a discard one has not": (
        at_discard,
        1,
        "discard rock",
        because("VK-22", "not-held", card="rock"),
    ),
    # Entering and laying
    "a second pass": (passed, 0, "pass", because("VK-10", "passed")),
    "one more than the tomb admits": (
        full_tomb,
        0,
        "send porter",
        because("VK-12", "limit", tomb="ramses", most=2),
    ),
    "the adventurer twice": (at_send, 0, "send adventurer", because("VK-12", "inside")),
    "sending who is not in camp": (
        at_send,
        0,
        "send camel",
        because("VK-12", "not-in-camp", card="camel"),
    ),
    "laying a papyrus one has not": (
        at_lay,
        0,
        "lay ammit",
        because("VK-13", "no-papyrus", card="ammit"),
    ),
    "laying a card one has not": (at_lay, 0, "lay rock", because("VK-13", "not-held", card="rock")),
    "a second bluff": (at_lay, 0, "lay ape", because("VK-13", "one-bluff", card="ape")),
    "a bluff of the other seat": (
        other_lays,
        1,
        "lay ape",
        because("VK-13", "no-bluff", card="ape"),
    ),
    # Traps
    "a trap that was not laid": (
        at_spring,
        0,
        "spring rock",
        because("VK-14", "no-trap", card="rock"),
    ),
    "a trap of the other seat": (
        at_spring,
        0,
        "spring net",
        because("VK-14", "no-trap", card="net"),
    ),
    "a target who did not enter": (
        at_hit,
        0,
        "hit theirs camel",
        because("VK-14", "not-inside", card="pit", target="camel"),
    ),
    "an adventurer who did not enter": (
        dusting,
        0,
        "hit mine adventurer",
        because("VK-14", "not-inside", card="dust", target="adventurer"),
    ),
    "the same target twice": (
        second_target,
        0,
        "hit theirs ape",
        because("VK-14", "not-inside", card="collapse", target="ape"),
    ),
    "a character too strong for the trap": (
        at_hit,
        0,
        "hit theirs hunter",
        because("VK-15", "not-hit-strong", card="pit", target="hunter", strength=6),
    ),
    "an undead too strong for the rock": (
        rocking,
        0,
        "hit theirs ammit",
        because("VK-15", "not-hit-strong", card="rock", target="ammit", strength=8),
    ),
    "somebody too strong for the collapse": (
        collapsing,
        0,
        "hit theirs hunter",
        because("VK-15", "not-hit-strong", card="collapse", target="hunter", strength=6),
    ),
    "an undead and a trap that never hits undead": (
        pitting,
        0,
        "hit theirs ammit",
        because("VK-15", "not-hit", card="pit", target="ammit"),
    ),
    "dust on an animal": (
        dusting,
        0,
        "hit theirs ape",
        because("VK-15", "not-hit", card="dust", target="ape"),
    ),
    "an adventurer and the rock": (
        rocking,
        0,
        "hit mine adventurer",
        because("VK-15", "not-hit", card="rock", target="adventurer"),
    ),
    "an adventurer hit by another trap": (
        collapsing,
        0,
        "hit mine adventurer",
        because("VK-15", "not-hit", card="collapse", target="adventurer"),
    ),
    "enough before the first target": (collapsing, 0, "enough", because("VK-32", "one-target")),
    "enough while another starlet is there": (
        two_lures,
        0,
        "enough",
        because("VK-32", "one-target"),
    ),
    "somebody else than the starlet": (
        luring,
        0,
        "hit theirs hunter",
        because("VK-33", "lured", card="curse", target="hunter", lure="starlet"),
    ),
    "an own character instead of the starlet": (
        luring,
        0,
        "hit mine thief",
        because("VK-33", "lured", card="curse", target="thief", lure="starlet"),
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refused_move_is_explained_and_changes_nothing(name: str) -> None:
    build, seat, notation, reason = REFUSALS[name]
    state = build()
    before = facts(state.copy())
    assert why(state, seat, notation) == reason
    with pytest.raises(RulesError, match=reason.rule):
        play(state, seat, notation)
    assert facts(state) == before


@pytest.mark.parametrize(
    ("build", "word", "rule", "key"),
    [
        (at_play, "play", "VK-6", "not-held"),
        (at_play, "smuggle", "VK-26", "not-held"),
        (at_target, "target", "VK-25", "not-there"),
        (at_discard, "discard", "VK-22", "not-held"),
        (at_send, "send", "VK-12", "not-in-camp"),
        (at_lay, "lay", "VK-13", "not-held"),
        (at_spring, "spring", "VK-14", "no-trap"),
        (at_hit, "hit theirs", "VK-14", "not-inside"),
        (at_hit, "hit mine", "VK-14", "not-inside"),
    ],
)
def test_the_first_card_of_all_is_explained_like_any_other(
    build: Build, word: str, rule: str, key: str
) -> None:
    state = build()
    reason = why(state, state.seat, f"{word} worker")
    assert (reason.rule, reason.key) == (rule, f"valley-why-{key}")
    assert "worker" in reason.args.values()


def test_a_number_beyond_the_moves_is_no_move() -> None:
    for move in (-1, COUNT, COUNT + 5):
        assert why_not(at_play(), 0, move) == because("VK-4", "no-move")


STAGES = [
    *(new, camp, at_play, at_target, enchanting, at_discard, choosing, passed, at_send, full_tomb),
    *(at_lay, other_lays, at_spring, at_hit, dusting, collapsing, second_target, luring, two_lures),
    *(at_save, at_box, over),
]


@pytest.mark.parametrize("build", STAGES)
def test_every_move_that_is_not_open_is_refused_with_a_reason(build: Build) -> None:
    state = build()
    for seat in (BOX, 0, 1):
        open_now = notations(state) if [seat] == state.actors() else []
        for move in range(COUNT):
            if GAME.rules.write(state.pack, move) not in open_now:
                reason = why_not(state, seat, move)
                assert (reason.rule[:3], reason.key[:11]) == ("VK-", "valley-why-")


# The score


@pytest.mark.rule("VK-19")
def test_each_tomb_is_a_point() -> None:
    state = camp(Side(won="ramses sethos"))
    assert items(state, 0) == [
        Item("VK-19", "valley-item-tomb", 1, {"tomb": "ramses"}),
        Item("VK-19", "valley-item-tomb", 1, {"tomb": "sethos"}),
    ]
    assert items(state, 1) == []


def test_the_items_add_up_to_the_score() -> None:
    state = over()
    assert [sum(item.points for item in items(state, seat)) for seat in (0, 1)] == state.scores()
