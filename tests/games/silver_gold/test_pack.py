"""The standard pack, and how broken packs are refused (SG-1 to SG-3)."""

import re
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core.bits import count
from saqqara.core.errors import PackError
from saqqara.games.silver_gold.engine.chambers import COLOURS, Cards, Chamber, add_patterns
from saqqara.games.silver_gold.engine.patterns import SHAPES
from saqqara.games.silver_gold.pack import load, reach
from tests.games import broken
from tests.games.broken import mistakes
from tests.games.silver_gold.board import GAME

FOLDER = GAME.folder("standard")
STANDARD = (FOLDER / "pack.toml").read_text(encoding="utf-8")
FIRST = "E.S..\nX..G#\nS##G#\n#....\n#T..S"  # card 1


def pack_of(tmp_path: Path, text: str) -> tuple[Cards, list[str]]:
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    return load(tmp_path)


def changed(old: str, new: str) -> str:
    return broken.changed(STANDARD, (old, new))


def redrawn(*rows: str) -> str:
    """Draw card 1 anew."""
    return changed(FIRST, "\n".join(rows))


def standard() -> Cards:
    return load(FOLDER)[0]


# The standard pack


@pytest.mark.rule("SG-1", "SG-2", "SG-3")
def test_the_standard_pack_loads_without_warnings() -> None:
    assert load(FOLDER)[1] == []


@pytest.mark.rule("SG-1")
def test_it_has_48_cards_16_of_each_colour_and_every_third_is_purple() -> None:
    colours = [COLOURS[chamber.colour] for chamber in standard().chambers]
    assert Counter(colours) == {"green": 16, "orange": 16, "purple": 16}
    assert [k for k, colour in enumerate(colours, 1) if colour == "purple"] == [*range(3, 49, 3)]


@pytest.mark.rule("SG-1")
@pytest.mark.parametrize("ordinal", range(1, 49))
def test_each_chamber_has_an_entrance_on_top_a_tomb_below_and_no_closed_cell(ordinal: int) -> None:
    chamber = standard().chambers[ordinal - 1]
    assert chamber.drawn[:5].count("E") == chamber.drawn.count("E") == 1
    assert chamber.drawn[20:].count("T") == chamber.drawn.count("T") == 1
    assert reach(chamber) == chamber.free


def test_the_colours_are_equal_in_symbols() -> None:
    symbols = [Counter[str](), Counter[str](), Counter[str]()]
    for chamber in standard().chambers:
        symbols[chamber.colour].update(sign for sign in chamber.drawn if sign in "XRGFPS")
    assert symbols[0] == symbols[1] == symbols[2]


@pytest.mark.rule("SG-2")
def test_eight_expedition_cards_show_six_patterns() -> None:
    copies = dict(zip(SHAPES, standard().expedition, strict=True))
    assert {shape: n for shape, n in copies.items() if n} == {
        "I2": 1,
        "I3": 2,
        "V3": 2,
        "O4": 1,
        "L4": 1,
        "T4": 1,
    }


@pytest.mark.parametrize("shape", ["I2", "I3", "V3", "O4", "L4", "T4"])
def test_every_pattern_fits_as_first_marks_on_every_card(shape: str) -> None:
    for chamber in standard().chambers:
        assert _first_marks(chamber, shape)


def _first_marks(chamber: Chamber, shape: str) -> list[int]:
    found: list[int] = []
    add_patterns(found, 0, chamber.ways[SHAPES.index(shape)], chamber.free, chamber.entrance)
    return found


@pytest.mark.rule("SG-3")
def test_the_skull_boxes_rise_to_15_and_the_sixth_costs_6() -> None:
    skulls = standard().skulls
    assert skulls == [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]
    assert skulls[5] == 6


@pytest.mark.rule("SG-1")
def test_every_sign_of_a_drawing_is_read_as_what_it_means() -> None:
    chamber = Chamber(0, "E.XRG#FPS##...#.....#T...")
    kinds = [
        chamber.crosses,
        chamber.red,
        chamber.green,
        chamber.torches,
        chamber.potions,
        chamber.skulls,
    ]
    assert kinds == [2**2, 2**3, 2**4, 2**6, 2**7, 2**8]
    assert (chamber.entrance, chamber.tomb, count(chamber.free)) == (1, 2**21, 20)


def test_the_name_is_the_folder_and_the_digest_follows_the_content(tmp_path: Path) -> None:
    same, _ = pack_of(tmp_path, f"# a comment\n{STANDARD}")
    other, _ = pack_of(tmp_path, changed("12, 15]", "12, 16]"))
    assert (standard().name, same.name) == ("standard", tmp_path.name)
    assert (same.digest == standard().digest, other.digest == standard().digest) == (True, False)


def test_cards_may_stand_in_any_order(tmp_path: Path) -> None:
    head, *cards = STANDARD.split("[[card]]")
    turned = "[[card]]".join([head, *(f"{one.rstrip()}\n\n" for one in reversed(cards))])
    pack, warnings = pack_of(tmp_path, turned)
    assert [one.drawn for one in pack.chambers] == [one.drawn for one in standard().chambers]
    assert warnings == []


# Broken packs: what is changed, and what is said of it

RISING = "penalties must rise, from at least 1 to at most 1000 (SG-3)"

BROKEN: dict[str, tuple[str, list[str]]] = {
    "a card is missing": (
        changed(f'[[card]]\nordinal = 1\ncolour = "green"\ndrawn = """\n{FIRST}"""', ""),
        [
            "cards: 47; there must be 48 (SG-1)",
            "cards: 15 are green; there must be 16 (SG-1)",
        ],
    ),
    "an ordinal twice": (
        changed("ordinal = 7\n", "ordinal = 6\n"),
        ["card 6: this ordinal stands twice (SG-1)"],
    ),
    "an unknown colour": (
        changed('"purple"', '"pink"'),
        [
            "card 3: colour 'pink'; there are: green, orange, purple (SG-1)",
            "cards: 15 are purple; there must be 16 (SG-1)",
        ],
    ),
    "uneven colours": (
        changed('"purple"', '"green"'),
        [
            "cards: 17 are green; there must be 16 (SG-1)",
            "cards: 15 are purple; there must be 16 (SG-1)",
        ],
    ),
    "a colour that is no text": (
        changed('"green"', "3"),
        [
            "card 1: colour is 3; it must be a text",
            "card 1: colour ''; there are: green, orange, purple (SG-1)",
            "cards: 15 are green; there must be 16 (SG-1)",
        ],
    ),
    "a short row": (
        redrawn("E.S..", "X..G", "S##G#", "#....", "#T..S"),
        ["card 1: row 2 'X..G' has 4 cells, not 5 (SG-1)"],
    ),
    "a long row": (
        redrawn("E.S..", "X..G#", "S##G#", "#.....", "#T..S"),
        ["card 1: row 4 '#.....' has 6 cells, not 5 (SG-1)"],
    ),
    "six rows": (
        redrawn("E.S..", "X..G#", "S##G#", "#....", "#T..S", "....."),
        ["card 1: 6 rows; there must be 5 (SG-1)"],
    ),
    "an unknown sign": (
        redrawn("E.S..", "X..G#", "S##Q#", "#....", "#T..S"),
        ["card 1: cell d3: unknown sign 'Q' (SG-1)"],
    ),
    "no entrance": (
        redrawn("..S..", "X..G#", "S##G#", "#....", "#T..S"),
        ["card 1: entrance: none; there must be exactly one (SG-1)"],
    ),
    "two entrances": (
        redrawn("E.S.E", "X..G#", "S##G#", "#....", "#T..S"),
        ["card 1: entrance: a1 e1; there must be exactly one (SG-1)"],
    ),
    "an entrance below the top row": (
        redrawn("..S..", "X.EG#", "S##G#", "#....", "#T..S"),
        ["card 1: cell c2: the entrance must lie in row 1 (SG-1)"],
    ),
    "no tomb": (
        redrawn("E.S..", "X..G#", "S##G#", "#....", "#...S"),
        ["card 1: tomb: none; there must be exactly one (SG-1)"],
    ),
    "two tombs": (
        redrawn("E.S..", "X..G#", "S##G#", "#....", "#T.TS"),
        ["card 1: tomb: b5 d5; there must be exactly one (SG-1)"],
    ),
    "a tomb above the bottom row": (
        redrawn("E.S..", "X..G#", "S##G#", "#..T.", "#...S"),
        ["card 1: cell d4: the tomb must lie in row 5 (SG-1)"],
    ),
    "a tomb behind walls": (
        redrawn("E.S..", "X..G#", "S##G#", "##...", "#T#.S"),
        ["card 1: cell b5: the tomb cannot be reached from the entrance"],
    ),
    "a drawing that is no text": (
        changed(f'"""\n{FIRST}"""', "12"),
        [
            "card 1: drawn is 12; it must be a text",
            "card 1: 0 rows; there must be 5 (SG-1)",
            "card 1: entrance: none; there must be exactly one (SG-1)",
            "card 1: tomb: none; there must be exactly one (SG-1)",
        ],
    ),
    "an unknown key in a card": (
        changed("ordinal = 1\n", "ordinal = 1\ncolor = 2\n"),
        ["card 1: unknown key 'color'; there are: colour, drawn, ordinal"],
    ),
    "an unknown key at the top": (
        f"author = 'me'\n{STANDARD}",
        ["top level: unknown key 'author'; there are: card, expedition, sheet, title"],
    ),
    "an unknown key on the sheet": (
        changed("[sheet]\n", "[sheet]\ngems = 12\n"),
        ["[sheet]: unknown key 'gems'; there are: skulls"],
    ),
    "an unknown key in an expedition card": (
        changed('id = "I2"\n', 'id = "I2"\nname = "two"\n'),
        ["[[expedition]]: unknown key 'name'; there are: copies, drawn, id"],
    ),
    "an unknown pattern": (
        changed('id = "I2"', 'id = "Q9"'),
        [
            "expedition Q9: unknown id; there are: I2, I3, V3, I4, O4, L4, T4, S4 (SG-2)",
            "expedition: 7 cards showing 5 patterns; there must be 8 showing 6 patterns (SG-2)",
        ],
    ),
    "a drawing of another pattern": (
        changed('drawn = """\n##"""', 'drawn = """\n###"""'),
        [
            "expedition I2: '###' is not a drawing of I2 in # and . (SG-2)",
            "expedition: 7 cards showing 5 patterns; there must be 8 showing 6 patterns (SG-2)",
        ],
    ),
    "a pattern drawn in other signs": (
        changed('drawn = """\n##"""', 'drawn = """\n##o"""'),
        [
            "expedition I2: '##o' is not a drawing of I2 in # and . (SG-2)",
            "expedition: 7 cards showing 5 patterns; there must be 8 showing 6 patterns (SG-2)",
        ],
    ),
    "an empty pattern": (
        changed('drawn = """\n##"""', 'drawn = ""'),
        [
            "expedition I2: '' is not a drawing of I2 in # and . (SG-2)",
            "expedition: 7 cards showing 5 patterns; there must be 8 showing 6 patterns (SG-2)",
        ],
    ),
    "nine expedition cards": (
        changed("copies = 1", "copies = 2"),
        ["expedition: 9 cards showing 6 patterns; there must be 8 showing 6 patterns (SG-2)"],
    ),
    "five patterns": (
        changed('[[expedition]]\nid = "I2"\ncopies = 1\ndrawn = """\n##"""', "").replace(
            "copies = 1", "copies = 2", 1
        ),
        ["expedition: 8 cards showing 5 patterns; there must be 8 showing 6 patterns (SG-2)"],
    ),
    "a pattern twice": (
        changed(
            'id = "I2"\ncopies = 1\ndrawn = """\n##"""', 'id = "I3"\ncopies = 1\ndrawn = "###"'
        ),
        [
            "expedition I3: stands twice",
            "expedition: 7 cards showing 5 patterns; there must be 8 showing 6 patterns (SG-2)",
        ],
    ),
    "no copies": (
        changed("copies = 1", "copies = 0"),
        ["expedition I2: copies is 0; it must be 1 to 8"],
    ),
    "skulls that do not rise": (
        changed("5, 6, 8", "5, 5, 8"),
        [f"[sheet]: skulls are [1, 2, 3, 4, 5, 5, 8, 10, 12, 15]; {RISING}"],
    ),
    "a skull nobody could bear": (
        changed("12, 15]", "12, 1001]"),
        [f"[sheet]: skulls are [1, 2, 3, 4, 5, 6, 8, 10, 12, 1001]; {RISING}"],
    ),
    "skulls from 0": (
        changed("[1, 2,", "[0, 2,"),
        [f"[sheet]: skulls are [0, 2, 3, 4, 5, 6, 8, 10, 12, 15]; {RISING}"],
    ),
    "nine skulls": (
        changed(", 15]", "]"),
        ["[sheet]: skulls is [1, 2, 3, 4, 5, 6, 8, 10, 12]; it must be 10 whole numbers"],
    ),
    "skulls that are not numbers": (
        changed("12, 15]", "12, true]"),
        ["[sheet]: skulls is [1, 2, 3, 4, 5, 6, 8, 10, 12, True]; it must be 10 whole numbers"],
    ),
    "no skulls": (
        changed("skulls = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]", ""),
        ["[sheet]: skulls is missing; it must be 10 whole numbers"],
    ),
    "no sheet": (
        changed("[sheet]\nskulls = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]", ""),
        [
            "[sheet]: missing, or not a table",
            "[sheet]: skulls is missing; it must be 10 whole numbers",
        ],
    ),
    "no expedition cards": (
        STANDARD[: STANDARD.index("[[expedition]]")] + STANDARD[STANDARD.index("[[card]]") :],
        ["expedition: 0 cards showing 0 patterns; there must be 8 showing 6 patterns (SG-2)"],
    ),
    "no cards": (
        STANDARD[: STANDARD.index("[[card]]")],
        [
            "cards: 0; there must be 48 (SG-1)",
            "cards: 0 are green; there must be 16 (SG-1)",
            "cards: 0 are orange; there must be 16 (SG-1)",
            "cards: 0 are purple; there must be 16 (SG-1)",
        ],
    ),
    "a tomb walled off and an unknown sign on two cards": (
        redrawn("E.S..", "X..G#", "S##G#", "##...", "#T#.S").replace("#E.G#", "#E.G?", 1),
        [
            "card 1: cell b5: the tomb cannot be reached from the entrance",
            "card 2: cell e1: unknown sign '?' (SG-1)",
        ],
    ),
}


@pytest.mark.rule("SG-1", "SG-2", "SG-3")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_refused_with_every_mistake_and_its_place(name: str) -> None:
    text, said = BROKEN[name]
    assert mistakes(load, text) == said


@pytest.mark.rule("SG-1")
@pytest.mark.parametrize("ordinal", ["0", "49", "-3", '"seven"', "1.5", "true", "[1]"])
def test_an_ordinal_must_be_a_number_from_1_to_48(ordinal: str) -> None:
    said = mistakes(load, changed("ordinal = 7\n", f"ordinal = {ordinal}\n"))
    assert re.fullmatch(r"card .*: ordinal is .*; it must be 1 to 48", said[0])


@pytest.mark.rule("SG-1")
def test_a_card_without_an_ordinal_is_named_by_its_place() -> None:
    said = mistakes(load, changed("ordinal = 7\n", ""))
    assert said[0] == "card at place 7: ordinal is missing; it must be 1 to 48"


@pytest.mark.rule("SG-1")
def test_a_card_with_an_impossible_ordinal_is_not_said_to_stand_twice() -> None:
    said = mistakes(load, changed("ordinal = 7\n", "ordinal = 99\n"))
    assert said == ["card 99: ordinal is 99; it must be 1 to 48"]


@pytest.mark.parametrize("line", ["card = 3", "card = [1, 2]", "expedition = 'all'"])
def test_cards_that_are_no_list_of_tables_are_refused(line: str) -> None:
    key = line.partition(" ")[0]
    said = mistakes(load, f"{line}\n")
    assert said.count(f"[[{key}]]: not a list of tables") == 1


def test_mistakes_of_all_parts_are_named_together() -> None:
    text = (
        changed("5, 6, 8", "5, 5, 8")
        .replace('id = "T4"', 'id = "T5"')
        .replace("#T..S", "#...S", 1)
        .replace("ordinal = 9\n", "ordinal = 8\n")
    )
    places = [line.split(":")[0] for line in mistakes(load, text)]
    assert places == ["[sheet]", "expedition T5", "expedition", "card 1", "card 8"]


# Files that are no pack at all


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.toml: cannot be read: No such file"):
        load(tmp_path / "nowhere")


def test_a_file_that_is_no_toml_is_refused_with_the_line(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.toml: not readable as TOML: .*line 2"):
        pack_of(tmp_path, "title = 'x'\n[[[\n")


def test_a_file_that_is_no_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_bytes(b"title = '\xff'")
    with pytest.raises(PackError, match="not readable as TOML"):
        load(tmp_path)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="larger than 1048576 bytes"):
        pack_of(tmp_path, STANDARD + "#" * (1 << 20))


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("title = " + "[" * 5000 + "]" * 5000, id="nested lists"),
        pytest.param("title" + ".a" * 5000 + " = 1", id="nested tables"),
        pytest.param("title = 0x" + "f" * 9000, id="a huge number"),
        pytest.param("title = " + "9" * 9000, id="a huge decimal number"),
    ],
)
def test_values_too_deep_or_too_large_give_a_pack_or_a_refusal(line: str) -> None:
    pack_or_refusal(changed('title = "Standard"', line).encode())


# Warnings


def test_cells_that_cannot_be_reached_are_a_warning(tmp_path: Path) -> None:
    text = redrawn("E.S..", "X..G#", "S##G#", "#.##.", "#.T#S").replace("X..G#", "X...#", 1)
    pack, warnings = pack_of(tmp_path, text.replace("S##G#", "S.##.", 1))
    assert len(pack.chambers) == 48
    assert warnings == [f"{tmp_path / 'pack.toml'}: card 1: cannot be reached: e3 e4 e5"]


def test_a_pattern_that_does_not_fit_as_first_marks_is_a_warning(tmp_path: Path) -> None:
    text = redrawn("E####", ".####", ".####", ".####", "T####")
    _, warnings = pack_of(tmp_path, text)
    begin = f"{tmp_path / 'pack.toml'}: card 1: "
    assert [line.removeprefix(begin) for line in warnings] == [
        "V3 does not fit as first marks",
        "O4 does not fit as first marks",
        "L4 does not fit as first marks",
        "T4 does not fit as first marks",
    ]


# Whatever stands in the file, there is a pack or a refusal

SNIPPETS = [
    "",
    "E",
    "T",
    "#",
    ".",
    "Q",
    "\n",
    '"',
    '"""',
    "[",
    "]",
    "=",
    "-1",
    "0",
    "99",
    "[[card]]",
]
EDITS = st.lists(
    st.tuples(
        st.integers(0, len(STANDARD)),
        st.integers(0, 30),
        st.sampled_from(SNIPPETS) | st.text(max_size=8),
    ),
    min_size=1,
    max_size=4,
)


def pack_or_refusal(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        Path(folder, "pack.toml").write_bytes(content)
        try:
            pack, _ = load(Path(folder))
        except PackError:
            return
        assert len(pack.chambers) == 48


@settings(max_examples=60, deadline=None)
@given(EDITS)
def test_random_edits_give_a_pack_or_a_refusal(edits: list[tuple[int, int, str]]) -> None:
    text = STANDARD
    for at, length, snippet in edits:
        text = text[:at] + snippet + text[at + length :]
    pack_or_refusal(text.encode(errors="surrogatepass"))


@settings(max_examples=50, deadline=None)
@given(st.binary(max_size=200))
def test_random_bytes_give_a_pack_or_a_refusal(content: bytes) -> None:
    pack_or_refusal(content)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@settings(max_examples=50, deadline=None)
@given(
    st.sampled_from(["title", "sheet", "expedition", "card", "ordinal", "drawn", "colour"]), VALUES
)
def test_values_of_any_kind_give_a_pack_or_a_refusal(key: str, value: object) -> None:
    pack_or_refusal(f"{_toml(key)} = {_toml(value)}\n{STANDARD}".encode())
    inside = STANDARD.replace("[[card]]\n", f"[[card]]\n{_toml(key)} = {_toml(value)}\n", 1)
    pack_or_refusal(inside.encode())


def _toml(value: object) -> str:
    """Write a value as inline TOML; None becomes a date."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_toml(k)} = {_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(entry) for entry in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(sign):08x}" for sign in value) + '"'
    return "1979-05-27" if value is None else str(value)
