"""The components and the set-up (TP-1 to TP-6)."""

import tomllib
from itertools import pairwise

import pytest

from saqqara.core.errors import SaqqaraError
from saqqara.core.state import WATCHER
from saqqara.games.terra.engine.board import Board
from saqqara.games.terra.engine.moves import FIELD_NAMES, FIELDS, LINES, TILE_NAMES
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.view import view
from tests.games.terra.board import (
    GAME,
    PACK,
    STANDARD,
    box,
    bricks,
    gold,
    known,
    laid,
    notations,
    opening,
    pass_turn,
    site,
    sizes,
    supply,
)

RAW = tomllib.loads(STANDARD)
BOARDS = dict(zip(("desert", "oasis"), PACK.boards, strict=True))
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))


def new(seats: int = 2, **options: str) -> Terra:
    state: Terra = GAME.new(seats, PACK, options)
    return state


# The board


@pytest.mark.rule("TP-1")
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_no_line_has_more_than_four_fields_between_sites_or_the_edge(board: Board) -> None:
    lengths = [len(board.lines[LINES * f + line]) for f in board.grounds for line in range(LINES)]
    assert (min(lengths), max(lengths)) == (1, 4)


@pytest.mark.rule("TP-1")
@pytest.mark.parametrize("name", BOARDS)
def test_any_five_fields_in_a_line_hold_exactly_one_site(name: str) -> None:
    rows = RAW["boards"][name]["drawn"].split()
    signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    fives = [
        [(r + k * down, c + k * right) for k in range(5)] for r, c in signs for down, right in STEPS
    ]
    inside = [five for five in fives if five[-1] in signs]
    assert {sum(signs[cell] == "#" for cell in five) for five in inside} == {1}


@pytest.mark.rule("TP-1")
@pytest.mark.parametrize(("name", "sites", "oases"), [("desert", 17, 8), ("oasis", 12, 8)])
def test_a_board_has_sites_oases_and_four_start_fields(name: str, sites: int, oases: int) -> None:
    signs = [field.sign for field in known(new(board=name)).fields]
    numbers = [signs.count(sign) for sign in ("site", "oasis", "start")]
    assert numbers == [sites, oases, 4]


@pytest.mark.rule("TP-1")
@pytest.mark.parametrize(
    ("name", "halves"),
    [("desert", ["ssssscccc"] * 4 + ["ssssccccc"] * 5), ("oasis", ["sssscccc"] * 8)],
)
def test_each_field_carries_a_sphinx_or_a_scarab(name: str, halves: list[str]) -> None:
    seen = {field.field: field.half for field in known(new(board=name)).fields}
    signs = {"s": "sphinx", "c": "scarab"}
    assert seen == {
        f"{'abcdefghij'[column]}{row}": signs[sign]
        for row, text in enumerate(halves, 1)
        for column, sign in enumerate(text)
    }


@pytest.mark.rule("TP-1")
def test_nothing_lies_beside_a_board_of_eight_columns() -> None:
    assert [FIELD_NAMES[f] for f in range(FIELDS) if BOARDS["oasis"].signs[f]][-1] == "h8"
    assert BOARDS["oasis"].step(FIELD_NAMES.index("h8"), 2) == -1


# Tiles, foundations, workers


@pytest.mark.rule("TP-2")
def test_there_are_40_tiles_in_eight_stacks_of_five() -> None:
    assert (sizes(new()), sum(PACK.tiles)) == ("5555 5555", 40)


@pytest.mark.rule("TP-2")
@pytest.mark.parametrize(
    ("tiles", "copies"),
    [
        ("{}", 2),
        ("{}+worker", 2),
        ("{}+eye", 1),
    ],
)
def test_each_colour_has_its_tiles(tiles: str, copies: int) -> None:
    for colour in ("blue", "grey", "red", "green", "yellow", "brown"):
        assert PACK.tiles[TILE_NAMES.index(tiles.format(colour))] == copies


@pytest.mark.rule("TP-2")
def test_the_other_tiles_show_workers() -> None:
    copies = {name: PACK.tiles[TILE_NAMES.index(name)] for name in ("worker", "worker+eye")}
    assert copies == {"worker": 6, "worker+eye": 4}


@pytest.mark.rule("TP-3")
def test_five_foundations_of_each_value_are_drawn_from_without_return() -> None:
    state = box(new(), "first 1", *[f"tile {tile}" for tile in ("red", "red", "blue", "blue")])
    box(state, "foundation 2", "foundation 2", "foundation 4")
    odds = {GAME.rules.write(PACK, move): weight for move, weight in state.odds()}
    values = ("foundation 1", "foundation 2", "foundation 3", "foundation 4")
    assert odds == dict(zip(values, (5, 3, 5, 4), strict=True))


@pytest.mark.rule("TP-4")
@pytest.mark.parametrize(("seats", "workers"), [(2, 14), (3, 12), (4, 10)])
def test_each_seat_has_its_workers(seats: int, workers: int) -> None:
    assert [supply(opening(seats), seat) for seat in range(seats)] == [workers] * seats


@pytest.mark.parametrize(("seats", "task"), [(1, "off"), (5, "off"), (0, "1"), (5, "1")])
def test_other_numbers_of_seats_are_refused(seats: int, task: str) -> None:
    with pytest.raises(SaqqaraError, match=f"terra: {seats} seats; it is for"):
        new(seats, task=task)


# Set-up


@pytest.mark.rule("TP-5")
def test_start_tiles_face_the_site_beside_them() -> None:
    state = opening()
    assert [laid(state, field) for field in ("d4", "d6", "f4", "f6")] == [
        "rd^",
        "gn<",
        "ye>",
        "bnv",
    ]


@pytest.mark.rule("TP-5")
def test_on_the_tighter_board_they_do_so_too() -> None:
    state = opening(board="oasis")
    assert [laid(state, field) for field in ("d4", "d5", "e4", "e5")] == [
        "rd<",
        "gnv",
        "ye^",
        "bn>",
    ]


@pytest.mark.rule("TP-5")
def test_only_start_fields_carry_tiles_at_the_start() -> None:
    assert [tile.field for tile in view(opening(), 0).tiles] == ["d4", "f4", "d6", "f6"]


@pytest.mark.rule("TP-5")
def test_two_stacks_of_each_storage_give_a_start_tile_the_sphinx_first() -> None:
    state = box(new(), "first 1")
    heights = [sizes(box(state, f"tile {tile}")) for tile in ("red", "green", "yellow", "brown")]
    assert heights == ["4555 5555", "4455 5555", "4455 4555", "4455 4455"]


@pytest.mark.rule("TP-5")
def test_the_four_sites_get_a_foundation_and_no_other() -> None:
    state = opening()
    assert [site(state, field) for field in ("d3", "c6", "g4", "f7")] == ["1", "2", "3", "4"]
    assert sum(one.value > 0 for one in view(state, 0).sites) == 4


@pytest.mark.rule("TP-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_gold_or_bricks(seats: int) -> None:
    state = opening(seats)
    assert [(gold(state, seat), bricks(state, seat)) for seat in range(seats)] == [(0, "")] * seats


@pytest.mark.rule("TP-5")
def test_a_start_tile_is_any_of_the_unseen_ones() -> None:
    state = box(new(), "first 1", "tile worker")
    assert {GAME.rules.write(PACK, move): weight for move, weight in state.odds()} == {
        f"tile {name}": copies - (name == "worker")
        for name, copies in zip(TILE_NAMES, PACK.tiles, strict=True)
        if copies
    }


@pytest.mark.rule("TP-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_first_with_the_same_odds(seats: int) -> None:
    odds = [(GAME.rules.write(PACK, move), weight) for move, weight in new(seats).odds()]
    assert odds == [(f"first {seat + 1}", 1) for seat in range(seats)]


@pytest.mark.rule("TP-6")
@pytest.mark.parametrize(
    ("seats", "heights"), [(2, "4445 4445"), (3, "4444 4445"), (4, "4444 4444")]
)
def test_hands_come_from_the_other_four_stacks(seats: int, heights: str) -> None:
    assert sizes(opening(seats)) == heights


@pytest.mark.rule("TP-6")
def test_hands_are_dealt_in_turn_order_sphinx_scarab_sphinx_scarab() -> None:
    hands = view(opening(4, first=3), WATCHER).seats
    assert [hand.source for hand in hands] == ["s4", "c4", "s3", "c3"]


@pytest.mark.rule("TP-6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hand_is_seen_by_its_seat_alone(seat: int) -> None:
    hands = [hand.tile for hand in view(opening(3), seat).seats]
    assert hands == [("worker", "grey", "blue")[other] * (other == seat) for other in range(3)]


@pytest.mark.rule("TP-6")
def test_the_first_seat_begins_and_the_others_follow_clockwise() -> None:
    state = opening(3, first=2)
    order = [pass_turn(state).actors() for _ in range(4)]
    assert order == [[2], [0], [1], [2]]


@pytest.mark.rule("TP-5", "TP-6")
def test_everything_that_comes_out_of_the_box_is_a_moment_of_its_own() -> None:
    state = new()
    moments = [state.moment]
    while state.actors() == [-1]:
        moments.append(box(state, notations(state)[0]).moment)
    assert all(later > earlier for earlier, later in pairwise(moments))
    assert len(moments) == 1 + 1 + 4 + 4 + 2
