"""The standard pack, and how broken packs are refused (LP-2 to LP-4)."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core.bits import BIT
from saqqara.core.errors import PackError
from saqqara.games.labyrinth.engine.cells import CELL_NAMES
from saqqara.games.labyrinth.engine.tiles import Tiles, turned
from saqqara.games.labyrinth.pack import load
from saqqara.games.labyrinth.view import letters
from tests.games import broken
from tests.games.broken import mistakes
from tests.games.labyrinth.board import ENTRANCES, GAME, PACK, STANDARD, game, pack

FOLDER = GAME.folder("standard")
PLACES = '["west 3", "south C", "east 3"]'
FIRST = 'drawn = "NE EW / ES EW"'  # tile 1
SECOND = '[[tile]]\nnumber = 2\ncopies = 1\ndrawn = "NE EW / ES SW"\n'
COUNTS = "there must be 28 of 19 kinds (LP-2)"
DRAWN_LIKE = "is not drawn like 'NE EW / ES EW' (LP-3)"
TWO_OPEN = "exactly two of N, E, S and W must be open (LP-3)"
WALLED = "one is open to the other, which has a wall (LP-3)"
A_PLACE = "must be a side and a field on it: west 3, south C (LP-4)"


def pack_of(tmp_path: Path, text: str) -> tuple[Tiles, list[str]]:
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    return load(tmp_path)


def changed(old: str, new: str) -> str:
    return broken.changed(STANDARD, (old, new))


def redrawn(drawn: str) -> str:
    """Draw tile 1 anew."""
    return changed(FIRST, f'drawn = "{drawn}"')


def entered(*places: str) -> str:
    return changed(PLACES, str([*places]).replace("'", '"'))


# The standard pack


@pytest.mark.rule("LP-2", "LP-3", "LP-4")
def test_the_standard_pack_loads_without_warnings() -> None:
    assert load(FOLDER)[1] == []


@pytest.mark.rule("LP-2")
def test_it_has_28_tiles_of_19_kinds_and_6_to_14_twice() -> None:
    assert PACK.copies == [1] * 5 + [2] * 9 + [1] * 5


@pytest.mark.rule("LP-3")
def test_every_cell_in_every_turn_has_two_open_sides() -> None:
    assert {len(letters(sides)) for sides in PACK.sides} == {2}


@pytest.mark.rule("LP-2")
def test_no_two_tiles_are_the_same_however_they_are_turned() -> None:
    looks = {min(str(way) for way in turned(PACK.cells(4 * k))) for k in range(19)}
    assert len(looks) == 19


@pytest.mark.rule("LP-3")
def test_the_tiles_carry_the_scarabs_that_follow_from_their_openings() -> None:
    scarabs = {
        k + 1: "".join("abcd"[part] for part in range(4) if PACK.scarabs[4 * k] & BIT[part])
        for k in range(19)
    }
    some = {6: "c", 7: "c", 8: "d", 9: "d", 10: "cd", 11: "cd", 12: "cd", 13: "cd", 14: "abcd"}
    assert scarabs == {number: some.get(number, "") for number in range(1, 20)}


def test_the_name_is_the_folder_and_the_digest_follows_the_content(tmp_path: Path) -> None:
    same, _ = pack_of(tmp_path, f"# a comment\n{STANDARD}")
    other, _ = pack_of(tmp_path, entered("west 3", "south C", "east 4"))
    assert (PACK.name, same.name) == ("standard", tmp_path.name)
    assert (same.digest == PACK.digest, other.digest == PACK.digest) == (True, False)


def test_tiles_may_stand_in_any_order(tmp_path: Path) -> None:
    head, *tiles = STANDARD.split("[[tile]]")
    turned_round = "[[tile]]".join([head, *(f"{one.rstrip()}\n\n" for one in reversed(tiles))])
    other, warnings = pack_of(tmp_path, turned_round)
    assert (other.sides, other.copies, warnings) == (PACK.sides, PACK.copies, [])


@pytest.mark.rule("LP-2")
def test_other_counts_are_allowed_if_there_are_28_of_19_kinds(tmp_path: Path) -> None:
    text = changed("number = 14\ncopies = 2", "number = 14\ncopies = 1")
    text = text.replace("number = 1\ncopies = 1", "number = 1\ncopies = 2", 1)
    other, _ = pack_of(tmp_path, text)
    assert (other.copies[0], other.copies[13]) == (2, 1)
    assert dict(game(tiles=other).odds())[115] == 2


# Entrances elsewhere


@pytest.mark.rule("LP-4")
@pytest.mark.parametrize(
    ("place", "left", "right", "side"),
    [
        ("west 1", "a1", "a2", "W"),
        ("west 5", "a9", "a10", "W"),
        ("north A", "b1", "a1", "N"),
        ("north C", "f1", "e1", "N"),
        ("north E", "j1", "i1", "N"),
        ("east 1", "j2", "j1", "E"),
        ("east 5", "j10", "j9", "E"),
        ("south A", "a10", "b10", "S"),
        ("south E", "i10", "j10", "S"),
    ],
)
def test_an_entrance_has_its_left_cell_on_the_left_of_who_walks_in(
    place: str, left: str, right: str, side: str
) -> None:
    tiles = pack(place, "west 3", "east 3")
    assert [CELL_NAMES[start] for start in tiles.starts[:2]] == [left, right]
    assert [letters(BIT[gate % 4]) for gate in tiles.gates[:2]] == [side, side]


@pytest.mark.rule("LP-4")
def test_entrances_may_be_written_in_small_or_large_letters() -> None:
    assert pack("West 3", "SOUTH c", " east  3 ").gates == pack(*ENTRANCES).gates


@pytest.mark.rule("LP-4")
def test_a_field_at_a_corner_may_have_two_entrances() -> None:
    tiles = pack("north A", "west 1", "south E")
    assert [CELL_NAMES[start] for start in tiles.starts] == ["b1", "a1", "a1", "a2", "i10", "j10"]
    assert letters(tiles.outside[0]) == "NW"


# Broken packs: what is changed, and what is said of it

BROKEN: dict[str, tuple[str, list[str]]] = {
    "a tile is missing": (
        changed(SECOND, ""),
        [f"tiles: 27 of 18 kinds; {COUNTS}"],
    ),
    "a tile too many": (
        changed("copies = 1", "copies = 2"),
        [f"tiles: 29 of 19 kinds; {COUNTS}"],
    ),
    "no tiles": (
        STANDARD[: STANDARD.index("[[tile]]")],
        [f"tiles: 0 of 0 kinds; {COUNTS}"],
    ),
    "no copies": (
        changed("copies = 1", "copies = 0"),
        ["tile 1: copies is 0; it must be 1 to 28"],
    ),
    "copies that are no number": (
        changed("copies = 1", 'copies = "one"'),
        ["tile 1: copies is 'one'; it must be 1 to 28"],
    ),
    "copies missing": (
        changed("number = 1\ncopies = 1\n", "number = 1\n"),
        ["tile 1: copies is missing; it must be 1 to 28"],
    ),
    "a number twice": (
        changed("number = 2\n", "number = 1\n"),
        ["tile 1: this number stands twice (LP-2)", f"tiles: 27 of 18 kinds; {COUNTS}"],
    ),
    "a number too high": (
        changed("number = 19\n", "number = 20\n"),
        ["tile 20: number is 20; it must be 1 to 19", f"tiles: 27 of 18 kinds; {COUNTS}"],
    ),
    "a number missing": (
        changed("number = 19\n", ""),
        [
            "tile at place 19: number is missing; it must be 1 to 19",
            f"tiles: 27 of 18 kinds; {COUNTS}",
        ],
    ),
    "a cell with one open side": (
        redrawn("NE EW / ES E"),
        [f"tile 1, cell d: 'E': {TWO_OPEN}"],
    ),
    "a cell with three open sides": (
        redrawn("NE EW / ESW EW"),
        [f"tile 1, cell c: 'ESW': {TWO_OPEN}"],
    ),
    "a cell with the same side twice": (
        redrawn("NN EW / ES EW"),
        [f"tile 1, cell a: 'NN': {TWO_OPEN}"],
    ),
    "a cell with three letters for two sides": (
        redrawn("NEE EW / ES EW"),
        [f"tile 1, cell a: 'NEE': {TWO_OPEN}"],
    ),
    "an unknown letter": (
        redrawn("NE XW / ES EW"),
        [f"tile 1, cell b: 'XW': {TWO_OPEN}"],
    ),
    "a small letter": (
        redrawn("NE Ew / ES EW"),
        [f"tile 1, cell b: 'Ew': {TWO_OPEN}"],
    ),
    "two broken cells": (
        redrawn("N EW / ES Q"),
        [f"tile 1, cell a: 'N': {TWO_OPEN}", f"tile 1, cell d: 'Q': {TWO_OPEN}"],
    ),
    "three cells": (redrawn("NE EW / ES"), [f"tile 1: 'NE EW / ES' {DRAWN_LIKE}"]),
    "five cells": (
        redrawn("NE EW EW / ES EW"),
        [f"tile 1: 'NE EW EW / ES EW' {DRAWN_LIKE}"],
    ),
    "no slash": (redrawn("NE EW ES EW"), [f"tile 1: 'NE EW ES EW' {DRAWN_LIKE}"]),
    "two slashes": (redrawn("NE / EW / ES EW"), [f"tile 1: 'NE / EW / ES EW' {DRAWN_LIKE}"]),
    "a slash at the wrong place": (
        redrawn("NE / EW ES EW"),
        [f"tile 1: 'NE / EW ES EW' {DRAWN_LIKE}"],
    ),
    "no drawing": (
        changed(FIRST, ""),
        ["tile 1: drawn is missing; it must be a text", f"tile 1: '' {DRAWN_LIKE}"],
    ),
    "a drawing that is no text": (
        changed(FIRST, "drawn = 3"),
        ["tile 1: drawn is 3; it must be a text", f"tile 1: '' {DRAWN_LIKE}"],
    ),
    "sides that disagree between left and right": (
        redrawn("NE NE / ES EW"),
        [f"tile 1, cells a and b: {WALLED}"],
    ),
    "sides that disagree below": (
        redrawn("NE EW / NE EW"),
        [f"tile 1, cells a and c: {WALLED}"],
    ),
    "sides that disagree in the lower row": (
        redrawn("NE EW / ES NE"),
        [f"tile 1, cells c and d: {WALLED}", f"tile 1, cells b and d: {WALLED}"],
    ),
    "the same tile again": (
        changed('"NE EW / ES SW"', '"NE EW / ES EW"'),
        ["tile 2: the same as tile 1, only turned (LP-2)"],
    ),
    "the same tile turned": (
        changed('"NE EW / ES SW"', '"EW NW / EW SW"'),
        ["tile 2: the same as tile 1, only turned (LP-2)"],
    ),
    "two entrances": (entered("west 3", "south C"), ["entrances: 2; there must be 3 (LP-4)"]),
    "four entrances": (
        entered("west 3", "south C", "east 3", "north C"),
        ["entrances: 4; there must be 3 (LP-4)"],
    ),
    "an entrance twice": (
        entered("west 3", "south C", "WEST  3"),
        ["entrance 'WEST  3': stands twice (LP-4)"],
    ),
    "an entrance in the sky": (
        entered("west 3", "up C", "east 3"),
        [f"entrance 'up C': {A_PLACE}"],
    ),
    "an entrance beyond the side": (
        entered("west 6", "south C", "east 3"),
        [f"entrance 'west 6': {A_PLACE}"],
    ),
    "a letter in the west": (
        entered("west C", "south C", "east 3"),
        [f"entrance 'west C': {A_PLACE}"],
    ),
    "a number in the south": (
        entered("west 3", "south 3", "east 3"),
        [f"entrance 'south 3': {A_PLACE}"],
    ),
    "an entrance without a field": (
        entered("west", "south C", "east 3"),
        [f"entrance 'west': {A_PLACE}"],
    ),
    "an empty entrance": (entered("", "south C", "east 3"), [f"entrance '': {A_PLACE}"]),
    "an entrance that is no text": (
        changed(PLACES, '["west 3", 3, "east 3"]'),
        ["entrances: must be a list of three places such as 'west 3' (LP-4)"],
    ),
    "entrances that are no list": (
        changed(PLACES, '"west 3"'),
        ["entrances: must be a list of three places such as 'west 3' (LP-4)"],
    ),
    "no entrances": (
        changed(f"entrances = {PLACES}\n", ""),
        ["entrances: must be a list of three places such as 'west 3' (LP-4)"],
    ),
    "an unknown key in a tile": (
        changed("number = 1\n", "number = 1\nscarabs = 2\n"),
        ["tile 1: unknown key 'scarabs'; there are: copies, drawn, number"],
    ),
    "an unknown key at the top": (
        f"author = 'me'\n{STANDARD}",
        ["top level: unknown key 'author'; there are: entrances, tile, title"],
    ),
    "tiles that are no tables": (
        f"tile = [1, 2]\nentrances = {PLACES}\n",
        ["[[tile]]: not a list of tables", f"tiles: 0 of 0 kinds; {COUNTS}"],
    ),
}


@pytest.mark.rule("LP-2", "LP-3", "LP-4")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_refused_with_every_mistake_and_its_place(name: str) -> None:
    text, said = BROKEN[name]
    assert mistakes(load, text) == said


def test_mistakes_of_all_parts_are_named_together() -> None:
    text = entered("west 3", "south C", "east 9").replace(FIRST, 'drawn = "NE EW / ES E"')
    text = text.replace("number = 7\ncopies = 2", "number = 7\ncopies = 3")
    places = [line.split(":")[0] for line in mistakes(load, text)]
    assert places == ["entrance 'east 9'", "tile 1, cell d", "tiles"]


# Files that are no pack at all


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.toml: cannot be read: No such file"):
        load(tmp_path / "nowhere")


def test_a_file_that_is_no_toml_is_refused_with_the_line(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.toml: not readable as TOML: .*line 2"):
        pack_of(tmp_path, "title = 'x'\n[[[\n")


def test_an_empty_file_is_refused() -> None:
    assert [line.split(":")[0] for line in mistakes(load, "")] == ["entrances", "tiles"]


# Whatever stands in the file, there is a pack or a refusal

SNIPPETS = ["", "N", "E", "NE", "/", " / ", "west", "north A", '"', "\n", "[", "]", "=", "0", "19"]
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
            found, _ = load(Path(folder))
        except PackError:
            return
        assert (len(found.sides), sum(found.copies), len(found.gates)) == (16 * 19, 28, 6)


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


WORDS = st.sampled_from(["NE", "EW", "ES", "SW", "NS", "NW", "N", "NESW", "/", "x"])


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 19), st.lists(WORDS, max_size=6))
def test_a_tile_redrawn_at_random_gives_a_pack_or_a_refusal(number: int, words: list[str]) -> None:
    head, line, rest = STANDARD.partition(f"number = {number}\n")
    copies, _, rest = rest.partition("drawn = ")
    _, _, rest = rest.partition("\n")
    drawn = f'drawn = "{" ".join(words)}"\n'
    pack_or_refusal(f"{head}{line}{copies}{drawn}{rest}".encode())
