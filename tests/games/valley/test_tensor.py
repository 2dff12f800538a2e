"""What learners get to know of Im Tal der Könige: all a viewer may know, and no more."""

import re
from array import array
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.core.tensor import Pen
from saqqara.core.walk import step
from saqqara.games.valley import tensor
from saqqara.games.valley.cards import (
    ADVENTURER,
    CARDS,
    EFFECTS,
    TOMBS,
    TRAP,
)
from saqqara.games.valley.moves import COUNT
from saqqara.games.valley.rules import (
    DISCARDING,
    FOR_CAMP,
    FOR_LIMIT,
    HITTING,
    OVER,
    PLAYING,
    SAVING,
    SPLITTING,
    Valley,
)
from saqqara.games.valley.zones import HERO, SEAT, Zone, minus, plus
from saqqara.rl.setting import Numbers, Setting, setting
from tests.games.valley.table import (
    GAME,
    Side,
    camp,
    joined,
    kinds,
    laying,
    new,
    pack_with,
    play,
    playing,
    run,
    trapped,
)

VIEWERS = (0, 1, WATCHER)
OPTIONS = [("4", "off"), ("4", "on"), ("3", "off"), ("3", "on")]
EACH = pytest.mark.parametrize(("tombs", "consolation"), OPTIONS)
STANDARD = setting("valley")
DOCS = Path(__file__).parents[3] / "docs" / "observations" / "valley.md"


@cache
def chosen(tombs: str, consolation: str) -> Setting:
    return setting("valley", 2, {"tombs": tombs, "consolation": consolation})


@cache
def met(tombs: str, consolation: str) -> list[Valley]:
    """Every position of two random games; one of them begins with doctors and a seer."""
    one = Side(lays="dart dart", goes="adventurer thief thief")
    two = Side(lays="dart", camp="doctor doctor seer", goes="worker worker")
    fight = trapped(one, two, tombs=tombs, consolation=consolation)
    rng = Rng(f"{tombs} {consolation}")
    return [*game(new(tombs, consolation), rng), *game(fight, rng)]


def game(state: Valley, rng: Rng) -> list[Valley]:
    """A random game: all its positions."""
    found = [state]
    while found[-1].actors():
        found.append(found[-1].copy())
        seat = found[-1].actors()[0]
        found[-1].apply(seat, step(found[-1], seat, rng))
    return found


def row(state: Valley, viewer: int) -> bytes:
    return STANDARD.observation(state, viewer).tobytes()


def seen(state: Valley, viewer: int) -> dict[str, Numbers]:
    """An observation by the names of its parts."""
    return STANDARD.split(STANDARD.observation(state, viewer))


def cards(numbers: Numbers) -> str:
    """The cards that are counted, each as often as the number says."""
    names = [*CARDS, "adventurer"]
    return " ".join(names[kind] for kind, n in enumerate(numbers) for _ in range(n))


# All positions of random games


@EACH
def test_as_many_numbers_are_written_as_the_parts_have(tombs: str, consolation: str) -> None:
    here = chosen(tombs, consolation)
    for state in met(tombs, consolation):
        for viewer in VIEWERS:
            pen = Pen(array("h", bytes(2 * here.width)))
            tensor.write(state, viewer, pen)
            assert pen.at == here.width


@EACH
def test_every_number_is_within_its_bounds(tombs: str, consolation: str) -> None:
    here = chosen(tombs, consolation)
    states = met(tombs, consolation)
    rows = np.array([here.observation(state, viewer) for state in states for viewer in VIEWERS])
    low, high = here.bounds()
    assert (rows.min(axis=0) >= low).all()
    assert (rows.max(axis=0) <= high).all()


@EACH
def test_what_a_viewer_cannot_know_changes_nothing(tombs: str, consolation: str) -> None:
    for k, state in enumerate(met(tombs, consolation)):
        for viewer in VIEWERS:
            assert row(state.guess(viewer, Rng(str(k))), viewer) == row(state, viewer)


def test_random_games_come_to_every_stage() -> None:
    found = {state.stage for options in OPTIONS for state in after_all(*options)}
    assert found == set(range(OVER + 1))


@cache
def after_all(tombs: str, consolation: str) -> list[Valley]:
    """The positions of random games, and where every other decision would have led."""
    found = met(tombs, consolation)[:]
    for state in met(tombs, consolation):
        for seat in [actor for actor in state.actors() if actor != BOX]:
            for move in state.legal(seat):
                found.append(state.copy())
                found[-1].apply(seat, move)
    return found


def may_see(state: Valley, viewer: int) -> bytes:
    """The view without history: the last fight, the last cards turned up, the last discard.

    What is printed goes with the cards that are named; the order of won tombs is history too.
    """
    view: dict[str, Any] = msgspec.to_builtins(GAME.view(state, viewer))
    for field in ("last_fight", "last_discard", "printed"):
        del view[field]
    for seat in view["seats"]:
        del seat["turned_up"]
        seat["won"].sort()
    return msgspec.json.encode(view)


@EACH
@pytest.mark.parametrize("viewer", VIEWERS)
def test_where_a_viewer_sees_or_may_do_something_else_its_numbers_differ(
    tombs: str, consolation: str, viewer: int
) -> None:
    found: dict[bytes, tuple[bytes, list[int]]] = {}
    for state in after_all(tombs, consolation):
        legal = state.legal(viewer) if viewer in state.actors() else []
        here = (may_see(state, viewer), legal)
        assert found.setdefault(row(state, viewer), here) == here


# One change at a time


def in_a_fight() -> Valley:
    """Somebody everywhere, and a trap to be sprung."""
    one = Side(hand="thief pit", camp="ape", papyri="host", goes="adventurer tamer jackal")
    two = Side(hand="rock", camp="doctor", papyri="curse", goes="camel", lays="mummy", coins=2)
    return joined(one, two)


OTHERWISE = {
    "seat": 0,
    "camper": 0,
    "holder": 1,
    "smuggled": 1,
    "card": 3,
    "shielded": 1,
    "wanted": 3,
    "consolation": True,
    "tomb": 2,
    "stage": SPLITTING,
    "left": 2,
}


@pytest.mark.parametrize("name", OTHERWISE)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_notices_another_course(name: str, viewer: int) -> None:
    state = in_a_fight()
    before = row(state, viewer)
    setattr(state, name, OTHERWISE[name])
    assert row(state, viewer) != before


@pytest.mark.parametrize("column", range(2 * SEAT))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_notices_another_number_of_a_seat(column: int, viewer: int) -> None:
    state = in_a_fight()
    before = row(state, viewer)
    state.rows[column] = 1 - state.rows[column] if column % SEAT != HERO else 0
    assert row(state, viewer) != before


PUBLIC: list[Callable[[Valley], list[Zone]]] = [
    lambda state: state.camps,
    lambda state: state.inside,
    lambda state: state.pending,
]


@pytest.mark.parametrize("place", range(len(PUBLIC)))
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_notices_another_open_card(place: int, seat: int, viewer: int) -> None:
    state = in_a_fight()
    before = row(state, viewer)
    zones = PUBLIC[place](state)
    zones[seat] = plus(zones[seat], 1)
    assert row(state, viewer) != before


def test_only_the_owner_notices_another_card_in_hand() -> None:
    state, other = in_a_fight(), in_a_fight()
    (pit,), (rock,) = kinds("pit"), kinds("rock")
    other.hands[1] = plus(minus(other.hands[1], rock), pit)
    other.deck[pit] -= 1
    other.deck[rock] += 1
    assert [row(state, viewer) == row(other, viewer) for viewer in VIEWERS] == [True, False, True]


# Single positions


def test_a_camp_phase_in_numbers() -> None:
    one = Side(hand="thief thief pit", camp="ape smuggler", papyri="ammit", coins=2)
    state = playing(one, Side(hand="rock", camp="doctor", won="ramses"))
    found = seen(run(state, "1 smuggle pit", "1 play thief"), 0)
    assert np.flatnonzero(found["stage"]).tolist() == [PLAYING]
    assert [found[name].tolist() for name in ("seat", "camper", "holder")] == [[1, 0]] * 3
    assert (cards(found["hand"]), cards(found["discarded"])) == ("thief ammit", "pit")
    assert [cards(camp) for camp in found["camp"]] == ["thief smuggler ape", "doctor"]
    assert (found["smuggled"].tolist(), found["coins"].tolist()) == ([1], [2, 0])
    assert (found["hand_size"].tolist(), found["papyri"].tolist()) == ([1, 1], [1, 0])
    assert found["won"].tolist() == [[0] * 7, [0, 0, 0, 0, 0, 1, 0]]
    assert (found["wanted"].tolist(), found["consolation"].tolist()) == ([4], [0])
    assert found["deck"].tolist() == [73]
    assert not found["inside"].any()


def test_a_papyrus_that_was_laid_lies_behind_the_discards() -> None:
    state = run(trapped(Side(goes="thief", lays="ban")), "1 spring ban")
    assert cards(seen(state, 0)["discarded"]) == "thief ban"


def collapsing() -> Valley:
    """Seat 1 has named the first of two targets."""
    one = Side(goes="adventurer", lays="collapse")
    state = trapped(one, Side(goes="ape ape spy", lays="mummy", papyri="ban"))
    return run(state, "1 spring collapse", "1 hit theirs ape")


def test_a_trap_with_a_named_target_in_numbers() -> None:
    found = seen(collapsing(), 0)
    assert np.flatnonzero(found["stage"]).tolist() == [HITTING]
    assert cards(found["card"]) == "collapse"
    assert [cards(side) for side in found["named"]] == ["", "ape"]
    assert [cards(side) for side in found["inside"]] == ["", "spy ape ape mummy"]
    theirs = found["strength"][1]
    assert {CARDS[kind]: theirs[kind] for kind in np.flatnonzero(theirs)} == {
        "spy": 3,
        "ape": 1,
        "mummy": 3,
    }
    assert found["strength"][0, ADVENTURER] == 4  # Montana Smith with the medallion
    assert (found["sum"].tolist(), found["adventurer_inside"].tolist()) == ([4, 8], [1, 0])
    assert np.flatnonzero(found["tomb"]).tolist() == [TOMBS.index("tutankhamun")]


def test_the_same_trap_seen_from_the_other_side_is_turned_around() -> None:
    mine, theirs = seen(collapsing(), 0), seen(collapsing(), 1)
    turned = ["seat", "holder", "named", "inside", "strength", "sum", "papyri", "adventurer"]
    for name in turned:
        assert theirs[name].tolist() == mine[name][::-1].tolist()
        assert theirs[name].tolist() != mine[name].tolist()
    assert [cards(found["hand"]) for found in (mine, theirs)] == ["", "ban"]


def test_an_onlooker_sees_no_hand_and_begins_with_the_first_seat() -> None:
    state = laying(Side(hand="thief", papyri="ban"), Side(hand="rock", coins=3))
    found = seen(play(state, 0, "lay ban"), WATCHER)
    assert not found["hand"].any()
    assert not found["laid"].any()
    assert (found["coins"].tolist(), found["hand_size"].tolist()) == ([0, 3], [1, 1])
    assert (found["face_down"].tolist(), found["face_down_papyri"].tolist()) == ([0, 0], [1, 0])
    assert found["unseen"].tolist() == state.pack.copies


def test_what_lies_face_down_is_counted_by_all_and_named_to_its_owner() -> None:
    state = play(laying(Side(hand="pit thief", papyri="ban")), 0, "lay pit", "lay thief", "lay ban")
    mine, theirs = seen(state, 0), seen(state, 1)
    assert (cards(mine["laid"]), cards(theirs["laid"])) == ("thief pit ban", "")
    assert (theirs["face_down"].tolist(), theirs["face_down_papyri"].tolist()) == ([0, 2], [0, 1])


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
    assert [np.flatnonzero(numbers["top"]).tolist() for numbers in found] == [[0], [], []]
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
    assert np.flatnonzero(found["stage"]).tolist() == [DISCARDING]
    assert np.flatnonzero(found["reason"]).tolist() == [reason]


# Packs and options


def test_the_variants_are_written() -> None:
    state = camp(tombs="3", consolation="on")
    assert (seen(state, 0)["wanted"].tolist(), seen(state, 0)["consolation"].tolist()) == ([3], [1])


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


# The page about it


def table(first: str) -> list[list[str]]:
    """The rows of the table on the page whose head begins with this word."""
    head = rf"\| {first} \|.*\n\|[-|]+\n((?:\|.*\n)+)"
    (rows,) = re.findall(head, DOCS.read_text(encoding="utf-8"))
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in rows.splitlines()]


def test_the_page_names_all_parts_with_their_shapes_in_order() -> None:
    told = [
        (name, tuple(int(n) for n in shape.replace("seats", "2").split(" × ")))
        for name, shape, *_ in table("part")
    ]
    assert told == [(part.name, part.shape) for part in STANDARD.parts]


def test_the_page_tells_the_range_of_every_part() -> None:
    told = [cells[2] for cells in table("part")]
    most = max(camp().pack.copies)
    assert [span.replace("copies", str(most)) for span in told] == [
        f"{part.low}–{part.high}" for part in STANDARD.parts
    ]


def test_the_page_tells_how_many_numbers_there_are() -> None:
    assert table("seats") == [["2", str(STANDARD.width)]]


def test_the_page_tells_all_moves() -> None:
    end = 0
    for numbers, notation, _ in table("moves"):
        first, _, last = numbers.partition("–")
        assert int(first) == end
        for move in (int(first), int(last or first)):
            assert GAME.write(camp().pack, move).split()[0] == notation.split()[0]
        end = int(last or first) + 1
    assert end == COUNT
