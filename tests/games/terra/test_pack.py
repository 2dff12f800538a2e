"""The standard pack, other boards, and how broken packs are refused (TP-1 to TP-3)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core.errors import PackError
from saqqara.core.rng import Rng
from saqqara.core.walk import playout
from saqqara.games.terra.engine.moves import FIELD_NAMES, TILE_NAMES
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.pack import load
from tests.games.broken import changed, loaded, mistakes, pack_or_refusal
from tests.games.terra.board import GAME, PACK, STANDARD

FOLDER = GAME.folder("standard")


def redrawn(signs: dict[str, str], board: str = "desert", key: str = "drawn") -> str:
    """The standard pack with other signs on these fields of a board."""
    head, name, rest = STANDARD.partition(f"[boards.{board}]")
    before, start, drawing = rest.partition(f'{key} = """\n')
    rows = [[*row] for row in drawing.split('"""')[0].split()]
    for field, sign in signs.items():
        rows[int(field[1:]) - 1]["abcdefghij".index(field[0])] = sign
    text = "".join("".join(row) + "\n" for row in rows)
    return head + name + before + start + text + '"""' + drawing.partition('"""')[2]


def board_of(drawn: str, halves: str) -> str:
    """The standard pack with another board in place of `desert`."""
    head, name, rest = STANDARD.partition("[boards.desert]")
    tail = rest[rest.index("[boards.oasis]") :]
    return f'{head}{name}\ndrawn = """{drawn}"""\nhalves = """{halves}"""\n\n{tail}'


# The standard pack


@pytest.mark.rule("TP-1", "TP-2", "TP-3")
def test_the_standard_pack_loads_without_warnings() -> None:
    assert load(FOLDER)[1] == []


@pytest.mark.rule("TP-3")
def test_it_has_five_foundations_of_each_value() -> None:
    assert PACK.foundations == [5, 5, 5, 5]


def test_the_name_is_the_folder_and_the_digest_follows_the_content() -> None:
    same, other = loaded(load, f"# a comment\n{STANDARD}"), loaded(load, redrawn({"e1": "."}))
    assert PACK.name == "standard"
    assert (same.digest == PACK.digest, other.digest == PACK.digest) == (True, False)


# Other packs

LARGE = """
#....#....
...#....#.
.#....#...
....#+...#
..#+..+#..
#...+#....
...#....#.
.#..o.#...
....#....#
..#....#..
"""
LARGE_HALVES = "\nsssssccccc" * 10


@pytest.mark.rule("TP-1")
def test_a_board_of_ten_by_ten_can_be_played_to_the_end() -> None:
    pack = loaded(load, board_of(LARGE, LARGE_HALVES))
    assert (pack.boards[0].rows, pack.boards[0].columns, len(pack.boards[0].sites)) == (10, 10, 20)
    state: Terra = GAME.new(3, pack)
    playout(state, Rng("large"))
    assert (state.turn, state.actors()) == (36, [])


@pytest.mark.rule("TP-5")
def test_its_start_fields_are_taken_half_by_half_in_reading_order() -> None:
    pack = loaded(load, board_of(LARGE, LARGE_HALVES))
    assert [FIELD_NAMES[field] for field in pack.boards[0].starts] == ["d5", "e6", "f4", "g5"]


@pytest.mark.rule("TP-2")
def test_other_tiles_are_allowed_if_there_are_40() -> None:
    text = changed(
        STANDARD, ("worker = 6", '"worker + worker" = 6'), ("blue = 2", '"eye+blue" = 2')
    )
    text = changed(text, ('"blue+eye" = 1', '"eye" = 1'))
    pack = loaded(load, text)
    copies = [pack.tiles[TILE_NAMES.index(name)] for name in ("worker+worker", "blue+eye", "eye")]
    assert copies == [6, 2, 1]


@pytest.mark.rule("TP-3")
def test_a_value_may_be_missing_if_the_foundations_are_enough() -> None:
    pack = loaded(load, changed(STANDARD, ("1 = 5\n2 = 5\n", "2 = 7\n")))
    assert pack.foundations == [0, 7, 5, 5]


@pytest.mark.rule("TP-7")
def test_forty_fields_are_enough() -> None:
    text = redrawn(dict.fromkeys(("b3", "c3", "f3", "g3"), "o"), "oasis")
    assert len(loaded(load, text).boards[1].grounds) == 40


# Broken packs: what is changed, and what is said of it

COLOURS = "blue, grey, red, green, yellow, brown, worker, eye (TP-2)"
TALL = "\n".join([*LARGE.split(), "#....#...."])
WIDE = "\n".join(f"{row}." for row in LARGE.split())

BROKEN: dict[str, tuple[str, list[str]]] = {
    # The board
    "a site too few": (
        redrawn({"e5": "o"}),
        [
            f"board desert, line {ends}: 9 fields without a site; at most 4 (TP-1)"
            for ends in ("a1 to i9", "e1 to e9", "i1 to a9", "a5 to i5")
        ],
    ),
    "a line of five": (
        redrawn({"c2": ".", "a2": "."}),
        [
            "board desert, line a1 to a6: 6 fields without a site; at most 4 (TP-1)",
            "board desert, line a2 to e2: 5 fields without a site; at most 4 (TP-1)",
            "board desert, line a2 to e6: 5 fields without a site; at most 4 (TP-1)",
        ],
    ),
    "three start fields": (
        redrawn({"d4": "."}),
        ["board desert: 3 start fields; there must be 4 (TP-5)"],
    ),
    "five start fields": (
        redrawn({"e4": "+"}),
        ["board desert: 5 start fields; there must be 4 (TP-5)"],
    ),
    "three start fields in a half": (
        redrawn({"d4": ".", "e6": "+"}),
        [
            "board desert: 1 start fields in the sphinx half; there must be 2 (TP-5)",
            "board desert: 3 start fields in the scarab half; there must be 2 (TP-5)",
        ],
    ),
    "a start field without a site": (
        redrawn({"d4": ".", "a5": "+"}),
        ["board desert, start field a5: borders 0 sites; it must border one (TP-5)"],
    ),
    "start fields with two sites": (
        redrawn({"e4": "#"}),
        [
            "board desert, start field d4: borders 2 sites; it must border one (TP-5)",
            "board desert, start field f4: borders 2 sites; it must border one (TP-5)",
        ],
    ),
    "two start fields at one site": (
        redrawn({"d6": ".", "d2": "+"}),
        ["board desert, start field d4: borders the same site as start field d2 (TP-5)"],
    ),
    "too few fields": (
        redrawn(dict.fromkeys(("b3", "c3", "f3", "g3", "b6"), "o"), "oasis"),
        ["board oasis: only 39 fields can be laid; 40 tiles need one (TP-7)"],
    ),
    "too few foundations": (
        changed(STANDARD, ("1 = 5\n2 = 5\n3 = 5\n", "1 = 4\n2 = 4\n3 = 3\n")),
        ["board desert: 17 sites but 16 foundations (TP-9)"],
    ),
    "a ragged row": (
        changed(STANDARD, (".#.+.+#..\n", ".#.+.+#.\n")),
        [
            "board desert, drawn: row 4 has 8 fields, row 1 has 9: ragged (TP-1)",
            "board desert: drawn and halves do not have the same shape (TP-1)",
        ],
    ),
    "a ragged second row": (
        changed(STANDARD, ("#....#...\n", "#....#..\n")),
        [
            "board desert, drawn: row 2 has 8 fields, row 1 has 9: ragged (TP-1)",
            "board desert: drawn and halves do not have the same shape (TP-1)",
        ],
    ),
    "an unknown sign": (
        redrawn({"c4": "x"}),
        ["board desert, drawn, c4: unknown sign 'x'; there are: . + o # (TP-1)"],
    ),
    "an unknown half": (
        redrawn({"b2": "x"}, "oasis", "halves"),
        ["board oasis, halves, b2: unknown sign 'x'; there are: s c (TP-1)"],
    ),
    "halves of another shape": (
        changed(STANDARD, ("ssssccccc\nssssccccc\n", "ssssccccc\n")),
        ["board desert: drawn and halves do not have the same shape (TP-1)"],
    ),
    "eleven rows": (
        board_of(f"\n{TALL}\n", LARGE_HALVES + "\nsssssccccc\n"),
        [
            f"board desert, {key}: must have 1 to 10 rows and columns (TP-1)"
            for key in ("drawn", "halves")
        ],
    ),
    "eleven columns": (
        board_of(f"\n{WIDE}\n", LARGE_HALVES.replace("sc", "scc")),
        [
            f"board desert, {key}: must have 1 to 10 rows and columns (TP-1)"
            for key in ("drawn", "halves")
        ],
    ),
    "an empty drawing": (
        board_of("", LARGE_HALVES),
        ["board desert, drawn: must have 1 to 10 rows and columns (TP-1)"],
    ),
    "a drawing that is no text": (
        changed(STANDARD, ('[boards.oasis]\ndrawn = """', '[boards.oasis]\ndrawn = 3\nx = """')),
        [
            "board oasis: unknown key 'x'; there are: drawn, halves",
            "board oasis: drawn is 3; it must be a text",
            "board oasis, drawn: must have 1 to 10 rows and columns (TP-1)",
        ],
    ),
    "a third board": (
        f"{STANDARD}\n[boards.nile]\n",
        ["boards: unknown key 'nile'; there are: desert, oasis"],
    ),
    "a board by another name": (
        changed(STANDARD, ("[boards.oasis]", "[boards.nile]")),
        [
            "boards: unknown key 'nile'; there are: desert, oasis",
            "board oasis: missing, or not a table (TP-1)",
        ],
    ),
    # Tiles
    "a tile too many": (
        changed(STANDARD, ("worker = 6", "worker = 7")),
        ["tiles: 41 in all; there must be 40 (TP-2)"],
    ),
    "a tile too few": (
        changed(STANDARD, ("worker = 6", "worker = 5")),
        ["tiles: 39 in all; there must be 40 (TP-2)"],
    ),
    "an unknown symbol": (
        changed(STANDARD, ('"blue+eye"', '"pink+eye"')),
        [
            f"tile 'pink+eye': unknown symbol 'pink'; there are: {COLOURS}",
            "tiles: 39 in all; there must be 40 (TP-2)",
        ],
    ),
    "a white tile": (
        changed(STANDARD, ("blue = 2", "white = 2")),
        [
            f"tile 'white': unknown symbol 'white'; there are: {COLOURS}",
            "tiles: 38 in all; there must be 40 (TP-2)",
        ],
    ),
    "three symbols": (
        changed(STANDARD, ('"blue+eye"', '"blue+eye+worker"')),
        [
            "tile 'blue+eye+worker': 3 symbols; a tile shows one or two (TP-2)",
            "tiles: 39 in all; there must be 40 (TP-2)",
        ],
    ),
    "a tile twice": (
        changed(STANDARD, ("worker = 6", '"eye+blue" = 6')),
        ["tile 'eye+blue': stands twice: it is the same as 'blue+eye' (TP-2)"],
    ),
    "no copies": (
        changed(STANDARD, ("worker = 6", "worker = 0")),
        [
            "tile 'worker': worker is 0; it must be 1 to 100",
            "tiles: 35 in all; there must be 40 (TP-2)",
        ],
    ),
    "copies that are no number": (
        changed(STANDARD, ("worker = 6", 'worker = "six"')),
        [
            "tile 'worker': worker is 'six'; it must be 1 to 100",
            "tiles: 35 in all; there must be 40 (TP-2)",
        ],
    ),
    # Foundations and the whole file
    "a value too high": (
        changed(STANDARD, ("4 = 5", "5 = 5\n4 = 5")),
        ["foundations: unknown key '5'; there are: 1, 2, 3, 4"],
    ),
    "a negative number of foundations": (
        changed(STANDARD, ("4 = 5", "4 = -1")),
        [
            "foundation 4: 4 is -1; it must be 0 to 100",
            "board desert: 17 sites but 15 foundations (TP-9)",
        ],
    ),
    "an unknown key at the top": (
        f"author = 'me'\n{STANDARD}",
        ["top level: unknown key 'author'; there are: boards, foundations, tiles, title"],
    ),
    "an empty file": (
        "",
        [
            "[tiles]: missing, or not a table",
            "[foundations]: missing, or not a table",
            "[boards]: missing, or not a table",
            "board desert: missing, or not a table (TP-1)",
            "board oasis: missing, or not a table (TP-1)",
        ],
    ),
}


@pytest.mark.rule("TP-1", "TP-2", "TP-3", "TP-5")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_refused_with_every_mistake_and_its_place(name: str) -> None:
    text, said = BROKEN[name]
    assert mistakes(load, text) == said


@pytest.mark.rule("TP-8")
def test_a_field_from_which_no_stair_faces_a_site_is_named() -> None:
    """Without the sites of its row and its column nothing can lie on a1."""
    bare = redrawn(dict.fromkeys(("c1", "h1", "a2", "a7"), "."))
    said = [line for line in mistakes(load, bare) if "TP-8" in line]
    assert said == ["board desert, field a1: no stair could face a site (TP-8)"]


def test_mistakes_of_all_parts_are_named_together() -> None:
    text = changed(redrawn({"d4": "."}), ("worker = 6", "worker = 7"), ("4 = 5", "9 = 5"))
    text = changed(text, ("[boards.oasis]", "[boards.nile]"))
    places = [line.split(":")[0] for line in mistakes(load, text)]
    assert places == [
        *("tiles", "foundations", "boards"),
        *("board desert", "board desert", "board oasis"),  # too few foundations, start fields
    ]


def test_a_missing_file_is_named() -> None:
    with pytest.raises(PackError, match=r"pack\.toml: cannot be read: No such file"):
        load(FOLDER / "nowhere")


# Whatever stands in the file, there is a pack or a refusal

SNIPPETS = ["", "#", "+", "o", ".", "s", "c", '"', "\n", "[", "]", "=", "0", "40", "worker", "+eye"]
EDITS = st.lists(
    st.tuples(
        st.integers(0, len(STANDARD)),
        st.integers(0, 30),
        st.sampled_from(SNIPPETS) | st.text(max_size=8),
    ),
    min_size=1,
    max_size=4,
)


def sound(content: bytes) -> None:
    found = pack_or_refusal(load, content)
    if found:
        assert (sum(found.tiles), len(found.boards)) == (40, 2)
        assert all(len(board.grounds) >= 40 for board in found.boards)


@settings(max_examples=50, deadline=None)
@given(EDITS)
def test_random_edits_give_a_pack_or_a_refusal(edits: list[tuple[int, int, str]]) -> None:
    text = STANDARD
    for at, length, snippet in edits:
        text = text[:at] + snippet + text[at + length :]
    sound(text.encode(errors="surrogatepass"))


FIELDS = st.sampled_from([f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)])


@settings(max_examples=50, deadline=None)
@given(st.dictionaries(FIELDS, st.sampled_from(".#o+x"), max_size=5))
def test_a_board_redrawn_at_random_gives_a_pack_or_a_refusal(signs: dict[str, str]) -> None:
    sound(redrawn(signs).encode())
