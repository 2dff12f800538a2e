"""The standard pack, and how broken packs are refused (VK-1)."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core.errors import PackError
from saqqara.games.valley.engine.cards import CARDS, EFFECTS, PAPYRUS, TOMBS, Deck
from saqqara.games.valley.pack import load
from tests.games.broken import changed, loaded, mistakes, pack_or_refusal
from tests.games.valley.table import (
    GAME,
    PACK,
    STANDARD,
    card_changed,
    pack_with,
)

FOLDER = GAME.folder("standard")

# Copies, cost, strength and effect of the standard pack.
TABLE = """
worker 3 1 2 draw_1; archaeologist 2 3 3 draw_2; doctor 2 1 1 heal; assassin 1 3 4 assassinate;
thief 3 1 2 steal; tamer 2 1 2 tame; starlet 1 1 1 lure; patron 2 2 1 extra_coin; hunter 2 3 6 none;
priest 2 1 3 bless; reporter 2 1 1 report; smuggler 2 1 1 smuggle; seer 2 0 1 foresee;
mercenary 3 2 4 threaten; spy 2 1 3 spy; porter 2 0 1 none; foreman 2 2 1 extra_card;
raider 4 1 2 gang; enchantress 1 4 3 enchant;
ape 4 1 1 return; camel 4 0 1 none; crocodile 3 2 4 none; jackal 5 1 2 pack;
pit 3 0 0 companion_or_animal_3; dart 3 0 0 companion; net 2 0 0 animal; rock 2 0 0 any_5;
dust 2 0 0 adventurer;
mummy 4 0 3 none; guard 3 0 4 none; royal_mummy 1 0 5 none; anubis 1 0 2 per_undead;
horus 1 0 2 per_companion; sekhmet 1 0 2 per_animal; seth 1 0 2 per_opponent;
ammit 1 0 8 none; sphinx 1 0 7 none; host 2 0 6 none; osiris 1 0 4 per_fallen;
curse 2 0 0 companion_or_animal; collapse 1 0 0 two_4; flood 1 0 0 all_animals; ban 1 0 0 undead
"""


def line(deck: Deck, kind: int) -> str:
    numbers = f"{deck.copies[kind]} {deck.cost[kind]} {deck.strength[kind]}"
    return f"{CARDS[kind]} {numbers} {EFFECTS[deck.effect[kind]]}"


# The standard pack


@pytest.mark.rule("VK-1")
def test_the_standard_pack_has_these_cards() -> None:
    assert [line(PACK, kind) for kind in range(len(CARDS))] == " ".join(TABLE.split()).split("; ")


@pytest.mark.rule("VK-1")
def test_the_standard_pack_has_these_tombs_and_adventurers() -> None:
    assert [EFFECTS[effect] for effect in PACK.tombs] == [
        *("each_discards", "companions_1", "undead_1", "animals_1", "limit_3", "limit_2"),
        "each_draws",
    ]
    assert PACK.heroes == [2, 2, 2, 2]
    talents = [EFFECTS[effect] for effect in PACK.talents]
    assert talents == ["shield", "strong", "terror", "necromancy"]


def test_the_standard_pack_loads_without_warnings() -> None:
    assert load(FOLDER)[1] == []


def test_the_name_is_the_folder_and_the_digest_follows_the_content() -> None:
    same = loaded(load, f"# a comment\n{STANDARD}")
    other = pack_with("hunter", strength=5)
    assert PACK.name == "standard"
    assert (same.digest == PACK.digest, other.digest == PACK.digest) == (True, False)


def test_cards_may_stand_in_any_order() -> None:
    first, second = STANDARD.index("[[companion]]"), STANDARD.index("[[animal]]")
    companions = STANDARD[first:second].split("[[companion]]\n")[1:]
    text = "[[companion]]\n" + "[[companion]]\n".join(reversed(companions))
    other = loaded(load, STANDARD[:first] + text + STANDARD[second:])
    assert [line(other, kind) for kind in range(len(CARDS))] == [
        line(PACK, kind) for kind in range(len(CARDS))
    ]


# Broken packs: what is changed, and what is said of it

OF_TOMBS = "none, each_discards, companions_1, undead_1, animals_1, limit_3, limit_2, each_draws"
OF_TRAPS = (
    "companion_or_animal_3, companion, animal, any_5, adventurer, companion_or_animal, two_4, "
    "all_animals, undead"
)
OF_COMPANIONS = (
    "none, draw_1, draw_2, heal, assassinate, steal, tame, lure, extra_coin, bless, report, "
    "smuggle, foresee, threaten, spy, extra_card, gang, enchant"
)
NO_SUCH = "there is no such card; there are:"
TOP = "adventurer, animal, companion, papyrus, title, tomb, trap, undead"
OF_UNDEAD = "none, per_undead, per_companion, per_animal, per_opponent, per_fallen"


def unknown(where: str, effect: str, known: str) -> list[str]:
    return [f"{where}: unknown effect {effect!r}; here there are: {known} (VK-1)"]


def without(card: str) -> str:
    """The standard pack without this card."""
    at = STANDARD.index(f'id = "{card}"')
    first = STANDARD.rindex("[[", 0, at)
    end = STANDARD.find("\n\n", at)
    return STANDARD[:first] + (STANDARD[end + 2 :] if end >= 0 else "")


BROKEN: dict[str, tuple[str, list[str]]] = {
    "a companion too many": (
        card_changed("thief", copies=4),
        ["companion cards: 41 in all; there must be 40 (VK-1)"],
    ),
    "an animal too few": (
        card_changed("jackal", copies=4),
        ["animal cards: 15 in all; there must be 16 (VK-1)"],
    ),
    "a trap too many": (
        card_changed("dust", copies=3),
        ["trap cards: 13 in all; there must be 12 (VK-1)"],
    ),
    "an undead too few": (
        card_changed("seth", copies=0),
        ["undead cards: 11 in all; there must be 12 (VK-1)"],
    ),
    "a papyrus too many": (
        card_changed("ban", copies=2),
        ["papyrus cards: 11 in all; there must be 10 (VK-1)"],
    ),
    "a cost too high": (
        card_changed("thief", cost=9),
        ["companion thief: cost is 9; it must be 0 to 8"],
    ),
    "a cost below nothing": (
        card_changed("ape", cost=-1),
        ["animal ape: cost is -1; it must be 0 to 8"],
    ),
    "a cost that is no number": (
        card_changed("ape", cost="much"),
        ["animal ape: cost is 'much'; it must be 0 to 8"],
    ),
    "a strength below nothing": (
        card_changed("mummy", strength=-1),
        ["undead mummy: strength is -1; it must be 0 to 40"],
    ),
    "a strength too high": (
        card_changed("ammit", strength=41),
        ["papyrus ammit: strength is 41; it must be 0 to 40"],
    ),
    "copies below nothing": (
        card_changed("ape", copies=-1),
        ["animal ape: copies is -1; it must be 0 to 40"],
    ),
    "too many copies": (
        card_changed("ape", copies=41),
        ["animal ape: copies is 41; it must be 0 to 40"],
    ),
    "an unknown effect of a companion": (
        card_changed("thief", effect="fly"),
        unknown("companion thief", "fly", OF_COMPANIONS),
    ),
    "an effect of animals on a companion": (
        card_changed("thief", effect="return"),
        unknown("companion thief", "return", OF_COMPANIONS),
    ),
    "an effect of companions on an animal": (
        card_changed("ape", effect="steal"),
        unknown("animal ape", "steal", "none, return, pack"),
    ),
    "a trap without effect": (
        card_changed("pit", effect="none"),
        unknown("trap pit", "none", OF_TRAPS),
    ),
    "an effect of traps on an undead": (
        card_changed("mummy", effect="undead"),
        unknown("undead mummy", "undead", OF_UNDEAD),
    ),
    "an effect of traps on a papyrus undead": (
        card_changed("osiris", effect="two_4"),
        unknown("papyrus osiris", "two_4", OF_UNDEAD),
    ),
    "an effect of undead on a papyrus trap": (
        card_changed("ban", effect="per_fallen"),
        unknown("papyrus ban", "per_fallen", OF_TRAPS),
    ),
    "an unknown effect of a tomb": (
        card_changed("ramses", effect="limit_1"),
        unknown("tomb ramses", "limit_1", OF_TOMBS),
    ),
    "an unknown effect of an adventurer": (
        card_changed("tara", effect="gang"),
        unknown("adventurer tara", "gang", "none, shield, strong, terror, necromancy"),
    ),
    "a very long effect": (
        card_changed("tara", effect="x" * 60),
        unknown("adventurer tara", "x" * 40, "none, shield, strong, terror, necromancy"),
    ),
    "an effect that is no text": (
        card_changed("pit", effect=3),
        ["trap pit: effect is 3; it must be a text"],
    ),
    "an adventurer too strong": (
        card_changed("tara", strength=41),
        ["adventurer tara: strength is 41; it must be 0 to 40"],
    ),
    "a companion missing": (without("thief"), ["companion thief: missing (VK-1)"]),
    "an animal missing": (without("ape"), ["animal ape: missing (VK-1)"]),
    "a tomb missing": (without("ramses"), ["tomb ramses: missing (VK-1)"]),
    "an adventurer missing": (without("tara"), ["adventurer tara: missing (VK-1)"]),
    "a card twice": (
        changed(STANDARD, ('id = "camel"', 'id = "ape"')),
        ["animal ape: stands twice (VK-1)", "animal camel: missing (VK-1)"],
    ),
    "a tomb twice": (
        changed(STANDARD, ('id = "ramses"', 'id = "sethos"')),
        ["tomb sethos: stands twice (VK-1)", "tomb ramses: missing (VK-1)"],
    ),
    "an unknown animal": (
        changed(STANDARD, ('id = "camel"', 'id = "cat"')),
        [
            f"animal 'cat': {NO_SUCH} ape, camel, crocodile, jackal (VK-1)",
            "animal camel: missing (VK-1)",
        ],
    ),
    "a card of another group": (
        changed(STANDARD, ('id = "tara"', 'id = "thief"')),
        [
            f"adventurer 'thief': {NO_SUCH} tara, montana, susan, karloff (VK-1)",
            "adventurer tara: missing (VK-1)",
        ],
    ),
    "a card without a name": (
        changed(STANDARD, ('id = "camel"\n', "")),
        ["animal at place 2: id is missing; it must be a text", "animal camel: missing (VK-1)"],
    ),
    "a trap with a strength": (
        changed(STANDARD, ('id = "pit"\n', 'id = "pit"\nstrength = 2\n')),
        ["trap pit: unknown key 'strength'; there are: copies, effect, id"],
    ),
    "an undead with a cost": (
        changed(STANDARD, ('id = "mummy"\n', 'id = "mummy"\ncost = 2\n')),
        ["undead mummy: unknown key 'cost'; there are: copies, effect, id, strength"],
    ),
    "a papyrus trap with a strength": (
        changed(STANDARD, ('id = "ban"\n', 'id = "ban"\nstrength = 2\n')),
        ["papyrus ban: unknown key 'strength'; there are: copies, effect, id"],
    ),
    "a tomb with copies": (
        changed(STANDARD, ('id = "ramses"\n', 'id = "ramses"\ncopies = 2\n')),
        ["tomb ramses: unknown key 'copies'; there are: effect, id"],
    ),
    "an adventurer with a cost": (
        changed(STANDARD, ('id = "tara"\n', 'id = "tara"\ncost = 2\n')),
        ["adventurer tara: unknown key 'cost'; there are: effect, id, strength"],
    ),
    "an unknown key at the top": (
        f"author = 'me'\n{STANDARD}",
        [f"top level: unknown key 'author'; there are: {TOP}"],
    ),
}


@pytest.mark.rule("VK-1")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_refused_with_every_mistake_and_its_card(name: str) -> None:
    text, said = BROKEN[name]
    assert mistakes(load, text) == said


def test_mistakes_of_all_parts_are_named_together() -> None:
    text = changed(
        STANDARD,
        ('effect = "steal"', 'effect = "fly"'),
        ('id = "ape"\ncopies = 4', 'id = "ape"\ncopies = 5'),
        ('effect = "limit_2"', 'effect = "limit_9"'),
        ('id = "tara"\nstrength = 2', 'id = "tara"\nstrength = -2'),
    )
    places = [line.split(":")[0] for line in mistakes(load, text)]
    assert places == ["companion thief", "animal cards", "tomb ramses", "adventurer tara"]


def test_two_mistakes_of_one_card_are_both_named() -> None:
    said = mistakes(load, card_changed("thief", cost=9, effect="fly"))
    assert [line.split(";")[0] for line in said] == [
        "companion thief: cost is 9",
        "companion thief: unknown effect 'fly'",
    ]


# Files that are no pack at all


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.toml: cannot be read: No such file"):
        load(tmp_path / "nowhere")


def test_an_empty_file_misses_every_card() -> None:
    assert len(mistakes(load, "")) == len(CARDS) + len(TOMBS) + 4


def test_a_group_that_is_no_list_is_refused() -> None:
    head = STANDARD[: STANDARD.index("[[tomb]]")]
    rest = STANDARD[STANDARD.index("[[adventurer]]") :]
    said = mistakes(load, f"tomb = 3\n{head}{rest}")
    assert said[0] == "[[tomb]]: not a list of tables"


# Whatever stands in the file, there is a pack or a refusal

SNIPPETS = ["", "ape", "thief", "none", '"', "\n", "[", "]", "=", "0", "9", "cost = ", "[[tomb]]\n"]
EDITS = st.lists(
    st.tuples(
        st.integers(0, len(STANDARD)),
        st.integers(0, 30),
        st.sampled_from(SNIPPETS) | st.text(max_size=8),
    ),
    min_size=1,
    max_size=4,
)


@settings(max_examples=50, deadline=None)
@given(EDITS)
def test_random_edits_give_a_pack_or_a_refusal(edits: list[tuple[int, int, str]]) -> None:
    text = STANDARD
    for at, length, snippet in edits:
        text = text[:at] + snippet + text[at + length :]
    found = pack_or_refusal(load, text.encode(errors="surrogatepass"))
    assert found is None or sum(found.copies[:PAPYRUS]) == 80


@settings(max_examples=50, deadline=None)
@given(st.binary(max_size=200))
def test_random_bytes_give_a_refusal(content: bytes) -> None:
    assert pack_or_refusal(load, content) is None
