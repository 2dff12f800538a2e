"""What learners get to know of Im Tal der Könige: read back, and position by position."""

from functools import partial
from typing import Any

import msgspec
import numpy as np
import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.games.valley.engine.cards import ADVENTURERS, CARDS, EFFECTS, PAPYRUS, TOMBS, TRAP
from saqqara.games.valley.engine.position import COINS_IN_ALL
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.stages import FOR_CAMP, FOR_LIMIT, SAVING
from saqqara.rl.setting import Numbers
from tests.games.observed import course, look, ones, viewers
from tests.games.valley.table import (
    GAME,
    Side,
    box_of,
    camp,
    laying,
    new,
    pack_with,
    play,
    playing,
    run,
    trapped,
)

VIEWERS = (0, 1, WATCHER)
seen = partial(look, GAME)


def cards(numbers: Numbers) -> str:
    """The cards that are counted, each as often as the number says."""
    names = [*CARDS, "adventurer"]
    return " ".join(names[kind] for kind, n in enumerate(numbers) for _ in range(n))


# The view, read back from the numbers

# Where each stage is written: datasets hold these numbers. Whatever comes before is chance.
STAGES = {
    8: "split",
    9: "play",
    10: "target",
    11: "discard",
    12: "choose",
    13: "send",
    14: "lay",
    15: "spring",
    16: "hit",
    17: "save",
    18: "over",
}


def fight() -> Valley:
    """Doctors and a seer in camp, so that rare stages come."""
    one = Side(lays="dart dart", goes="adventurer thief thief")
    two = Side(lays="dart", camp="doctor doctor seer", goes="worker worker")
    return trapped(one, two, tombs="3", consolation="on")


@pytest.mark.parametrize("state", [new(), fight()], ids=["new", "fight"])
def test_the_view_can_be_read_from_the_numbers(state: Valley) -> None:
    for now in course(state.copy(), Rng("read")):
        for viewer in viewers(now):
            read = read_back(seen(now, viewer), viewer)
            told = plain_view(now, viewer)
            for seat, found in enumerate(read.pop("seats")):
                assert found == {key: told["seats"][seat][key] for key in found}
            assert read == {key: told[key] for key in read}


def plain_view(state: Valley, viewer: int) -> dict[str, Any]:
    """The view with hand and papyri as one, won tombs in the order of the pack; how many win."""
    told: dict[str, Any] = msgspec.to_builtins(GAME.telling.view(state, viewer))
    told["hand"] = [card for seat in told["seats"] for card in seat["hand"] + seat["papyri"]]
    told["wanted"] = box_of(state).wanted
    told["face_down"] = [card for seat in told["seats"] for card in seat["face_down"]]
    for seat in told["seats"]:
        seat["won"].sort(key=TOMBS.index)
        seat["inside"] = {one["card"]: one["strength"] for one in seat["inside"]}
    return told


def read_back(now: dict[str, Numbers], viewer: int) -> dict[str, Any]:
    first = max(viewer, 0)
    stage = STAGES.get(ones(now["stage"])[0], "box")
    saving = stage == "save"
    return {
        "stage": stage,
        "seat": (first + ones(now["seat"])[0]) % 2,
        "holder": (first + ones(now["holder"])[0]) % 2,
        "camper": (first + ones(now["camper"])[0]) % 2,
        "seats": [read_seat(now, (seat - first) % 2) for seat in (0, 1)],
        "hand": cards(now["hand"]).split(),
        "face_down": cards(now["laid"]).split(),
        "supply": COINS_IN_ALL - int(now["coins"].sum()),
        "deck": int(now["deck"][0]),
        "discard_pile": int(now["discarded"][:PAPYRUS].sum()),
        "spent": [CARDS[kind] for kind in ones(now["discarded"]) if kind >= PAPYRUS],
        "tomb": name(TOMBS, now["tomb"]),
        "top": name(TOMBS, now["top"]),
        "wanted": int(now["wanted"][0]),
        "wounded" if saving else "card": cards(now["card"]),
        "shield_used": bool(now["shielded"][0]),
    }


def name(names: list[str], numbers: Numbers) -> str:
    return " ".join(names[place] for place in ones(numbers))


def read_seat(now: dict[str, Numbers], at: int) -> dict[str, Any]:
    """A seat by its place around the table."""
    inside = ones(now["inside"][at]) + [len(CARDS)] * int(now["adventurer_inside"][at])
    return {
        "adventurer": name(ADVENTURERS, now["adventurer"][at]),
        "coins": int(now["coins"][at]),
        "hand_size": int(now["hand_size"][at]),
        "known": cards(now["known"][at]).split(),
        "papyri_left": int(now["papyri"][at]),
        "camp": cards(now["camp"][at]).split(),
        "inside": {[*CARDS, "adventurer"][k]: int(now["strength"][at, k]) for k in inside},
        "strength": int(now["sum"][at]),
        "paralysed": bool(now["paralysed"][at]),
        "face_down_cards": int(now["face_down"][at]),
        "face_down_papyri": int(now["face_down_papyri"][at]),
        "traps": cards(now["traps"][at]).split(),
        "won": name(TOMBS, now["won"][at]).split(),
        "passed": bool(now["passed"][at]),
        "consoled": bool(now["consoled"][at]),
    }


# What a view does not name


def test_what_is_counted_is_written() -> None:
    state = camp(tombs="3", consolation="on")
    state.left, state.smuggled = 2, 1
    for seat, number in enumerate((3, 5)):
        state.add_healed(seat, number)
        state.add_fallen(seat, number + 1)
    found = seen(state, 1)
    for part, number in [("left", 2), ("smuggled", 1), ("consolation", 1), ("wanted", 3)]:
        assert found[part].tolist() == [number]
    assert (found["healed"].tolist(), found["fallen"].tolist()) == ([5, 3], [6, 4])


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize(
    ("target", "named"), [("theirs ape", ["", "ape"]), ("mine thief", ["thief", ""])]
)
def test_a_trap_with_a_named_target_in_numbers(viewer: int, target: str, named: list[str]) -> None:
    one = Side(goes="adventurer thief", lays="collapse")
    state = trapped(one, Side(goes="ape ape spy", lays="mummy"))
    found = seen(run(state, "1 spring collapse", f"1 hit {target}"), viewer)
    assert (ones(found["stage"]), cards(found["card"])) == ([16], "collapse")
    assert [cards(found["named"][seat - viewer]) for seat in (0, 1)] == named


def test_an_onlooker_sees_no_hand_and_begins_with_the_first_seat() -> None:
    state = laying(Side(hand="thief", papyri="ban"), Side(hand="rock", coins=3))
    found = seen(play(state, 0, "lay ban"), WATCHER)
    assert not found["hand"].any()
    assert not found["laid"].any()
    assert (found["coins"].tolist(), found["hand_size"].tolist()) == ([0, 3], [1, 1])
    assert (found["face_down"].tolist(), found["face_down_papyri"].tolist()) == ([0, 0], [1, 0])
    assert found["unseen"].tolist() == state.pack.copies


def test_what_a_spy_has_seen_is_known_and_no_longer_unseen() -> None:
    state = playing(Side(hand="spy", coins=1), Side(hand="rock pit"))
    before = seen(state, 0)["unseen"]
    found = seen(play(state, 0, "play spy"), 0)
    assert [cards(known) for known in found["known"]] == ["", "pit rock"]
    assert cards(before - found["unseen"]) == "pit rock"
    assert not seen(state, WATCHER)["known"].any()


def test_the_next_tomb_is_written_for_those_who_have_seen_it() -> None:
    state = run(camp(Side(camp="seer")), "box tomb sethos")
    found = [seen(state, viewer) for viewer in VIEWERS]
    assert [ones(numbers["top"]) for numbers in found] == [[0], [], []]
    assert [numbers["top_known"].tolist() for numbers in found] == [[1, 0], [0, 1], [1, 0]]


def test_a_doctor_is_asked_about_one_card_and_knows_of_the_next() -> None:
    two = Side(camp="doctor", goes="thief thief adventurer")
    state = trapped(Side(lays="collapse"), two)
    run(state, "1 spring collapse", "1 hit theirs thief", "1 hit theirs thief")
    assert state.stage == SAVING
    found = seen(state, 1)
    assert (found["seat"].tolist(), cards(found["card"])) == ([1, 0], "thief")
    assert [cards(side) for side in found["wounded"]] == ["thief thief", ""]
    assert found["fallen"].tolist() == [2, 0]
    assert seen(play(state, 1, "save"), 0)["fallen"].tolist() == [0, 0]  # the fight is over


@pytest.mark.parametrize(
    ("lines", "reason"), [(["1 play mercenary"], FOR_CAMP), (["1 done"], FOR_LIMIT)]
)
def test_why_a_card_must_be_discarded_is_written(lines: list[str], reason: int) -> None:
    state = playing(Side(hand="mercenary pit pit pit rock rock", coins=2), Side(hand="ape"))
    found = seen(run(state, *lines), 0)
    assert ones(found["stage"]) == [11]
    assert ones(found["reason"]) == [reason]


# Packs


def test_what_the_pack_prints_is_written() -> None:
    found, pack = seen(camp(), 0), camp().pack
    assert found["cost"].tolist() == pack.cost[:TRAP]
    assert found["printed"].tolist() == pack.strength
    assert found["heroes"].tolist() == pack.heroes


# The first effect behind none, by part.
SECOND = {
    "companion_effects": "draw_1",
    "animal_effects": "return",
    "undead_effects": "per_undead",
    "tomb_effects": "each_discards",
    "talents": "shield",
}


def printed_effects(name: str, state: Valley) -> list[str]:
    """The effects that a part of the observation says."""
    found = np.argmax(seen(state, 0)[name], axis=1).tolist()
    if name not in SECOND:
        return [EFFECTS[EFFECTS.index("companion_or_animal_3") + k] for k in found]
    return [EFFECTS[EFFECTS.index(SECOND[name]) + k - 1] if k else "none" for k in found]


def test_the_printed_effects_are_those_of_the_pack() -> None:
    state = camp()
    found: list[str] = []
    for group in ("companion", "animal", "trap", "undead", "papyrus_trap"):
        found += printed_effects(f"{group}_effects", state)
    assert found == [EFFECTS[effect] for effect in state.pack.effect]
    assert printed_effects("tomb_effects", state) == [EFFECTS[k] for k in state.pack.tombs]
    assert printed_effects("talents", state) == [EFFECTS[k] for k in state.pack.talents]


@pytest.mark.parametrize(
    ("card", "part", "values"),
    [
        ("hunter", "cost", {"cost": 8}),
        ("camel", "printed", {"strength": 40}),
        ("porter", "companion_effects", {"effect": "steal"}),
        ("camel", "animal_effects", {"effect": "return"}),
        ("ramses", "tomb_effects", {"effect": "none"}),
        ("tara", "talents", {"effect": "strong"}),
        ("tara", "heroes", {"strength": 5}),
    ],
)
def test_another_pack_reads_differently(card: str, part: str, values: dict[str, str | int]) -> None:
    here, there = seen(camp(), 0), seen(camp(pack=pack_with(card, **values)), 0)
    assert [name for name in here if (here[name] != there[name]).any()] == [part]


def test_more_strength_than_can_be_written_stays_within_the_bounds() -> None:
    state = laying(Side(goes="camel camel camel"), pack=pack_with("camel", strength=40))
    assert seen(state, 0)["sum"].tolist() == [99, 2]
    assert seen(state, 0)["strength"][0, CARDS.index("camel")] == 40


def test_a_single_character_that_is_stronger_too() -> None:
    state = laying(Side(goes="camel"), pack=pack_with("osiris", strength=40))
    osiris = CARDS.index("osiris")
    state.inside[0] = (*state.inside[0], osiris)
    state.add_fallen(0, 70)
    assert seen(state, 0)["strength"][0, osiris] == 99
