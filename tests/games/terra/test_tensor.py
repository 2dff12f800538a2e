"""Positions of Terra Pyramides as numbers: complete, within bounds, and nothing that is hidden."""

import re
from array import array
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Unpack

import msgspec
import numpy as np
import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.core.tensor import Pen
from saqqara.core.walk import step
from saqqara.games.terra import GAME, moves
from saqqara.games.terra.moves import (
    BRICKS,
    FIELD_NAMES,
    LINE_NAMES,
    STACK_NAMES,
    STACKS,
    STAIR_NAMES,
    SYMBOLS,
    TILE_NAMES,
    WIDE,
)
from saqqara.games.terra.rules import LIMITS, LOOKING, PICKING, WORKING, Terra, turns
from saqqara.games.terra.stacks import OPEN
from saqqara.games.terra.view import STAGES
from saqqara.rl.setting import Numbers, Setting, setting
from tests.games.terra.board import PACK, Chosen, box, give, opening, play, position, to_draw

ALL = {"symbols": "on", "open_stacks": "on", "free_swap": "on"}
CHOSEN: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"board": "oasis", **ALL}),
    (3, {"symbols": "on"}),
    (4, {"open_stacks": "on", "free_swap": "on"}),
    (1, {"task": "1", **ALL}),
    (2, {"task": "2"}),
    (3, {"task": "3", "board": "oasis"}),
    (4, {"task": "1"}),
]
SETTINGS = [setting("terra", seats, options) for seats, options in CHOSEN]
NAMES = ["-".join([str(seats), *options.values()]) for seats, options in CHOSEN]
PAGE = (Path(__file__).parents[3] / "docs" / "observations" / "terra.md").read_text("utf-8")


def game(table: Setting, seed: str, moves: int = 10**6) -> Iterator[Terra]:
    """The positions of a random game, each as it is met."""
    state, rng = table.new(), Rng(seed)
    assert isinstance(state, Terra)
    for _ in range(moves):
        yield state
        actors = state.actors()
        if not actors:
            return
        state.apply(actors[0], step(state, actors[0], rng))


def viewers(state: Terra) -> list[int]:
    return [WATCHER, *range(state.seats)]


@cache
def of(seats: int, options: tuple[tuple[str, str], ...]) -> Setting:
    return setting("terra", seats, dict(options))


def seen(state: Terra, viewer: int = 0, **options: Unpack[Chosen]) -> dict[str, Numbers]:
    """The parts of an observation by name."""
    table = of(state.seats, tuple((key, str(choice)) for key, choice in options.items()))
    return table.split(table.observation(state, viewer))


def marks(block: Numbers) -> dict[str, list[int]]:
    """What planes, or one, hold field by field; fields without anything are left out."""
    found = {}
    planes = block.reshape(-1, *block.shape[-2:])
    for row, column in zip(*np.nonzero(planes.any(axis=0)), strict=True):
        found[FIELD_NAMES[WIDE * int(row) + int(column)]] = planes[:, row, column].tolist()
    return found


def symbols(*words: str) -> list[int]:
    """A tile as the numbers of its symbols."""
    return [words.count(symbol) for symbol in SYMBOLS]


# Every position


@pytest.mark.parametrize("table", SETTINGS, ids=NAMES)
def test_numbers_are_as_many_as_the_parts_say_and_within_bounds(table: Setting) -> None:
    low, high = table.bounds()
    for nth, state in enumerate(game(table, "bounds")):
        for viewer in viewers(state)[nth % 2 :: 2]:
            pen = Pen(array("h", bytes(2 * table.width)))
            GAME.tensor(state, viewer, pen)
            row = np.frombuffer(pen.row, dtype=np.int16)
            assert pen.at == table.width
            assert ((low <= row) & (row <= high)).all()


@pytest.mark.parametrize("table", SETTINGS, ids=NAMES)
def test_what_a_viewer_cannot_know_is_not_in_its_numbers(table: Setting) -> None:
    for nth, state in enumerate(game(table, "leak")):
        if nth % 5 and state.stage not in (LOOKING, PICKING):
            continue
        for viewer in viewers(state):
            other = state.guess(viewer, Rng(f"guess {nth}"))
            assert (table.observation(other, viewer) == table.observation(state, viewer)).all()


@pytest.mark.parametrize("table", SETTINGS, ids=NAMES)
def test_whatever_looks_different_has_different_numbers(table: Setting) -> None:
    """Positions one move apart are compared, as they differ in little, and all with each other."""
    known: dict[tuple[int, bytes], bytes] = {}
    rng = Rng("next")
    for nth, state in enumerate(game(table, "different")):
        viewer = rng.below(state.seats + 1) - 1
        for near in [state, *neighbours(state, rng)] if nth % 8 == 0 else [state]:
            check_told_apart(table, near, WATCHER if viewer < 0 else viewer, known)
    assert len(known) > 150


def neighbours(state: Terra, rng: Rng) -> Iterator[Terra]:
    for actor in state.actors() * 6:
        twin = state.copy()
        twin.apply(actor, step(twin, actor, rng))
        yield twin


def check_told_apart(
    table: Setting, state: Terra, viewer: int, known: dict[tuple[int, bytes], bytes]
) -> None:
    row = table.observation(state, viewer).tobytes()
    legal = state.legal(viewer) if viewer in state.actors() else []
    sight = msgspec.json.encode([plain_view(state, viewer), legal])
    assert known.setdefault((viewer, row), sight) == sight


def plain_view(state: Terra, viewer: int) -> dict[str, Any]:
    """The view without the stairs of earlier tiles: nothing to come depends on them."""
    found: dict[str, Any] = msgspec.to_builtins(GAME.view(state, viewer))
    for tile in found["tiles"]:
        tile["stair"] = tile["stair"] if tile["new"] else ""
    return found


# The view, read back from the numbers


@pytest.mark.parametrize("table", SETTINGS, ids=NAMES)
def test_the_view_can_be_read_from_the_numbers(table: Setting) -> None:
    for nth, state in enumerate(game(table, "read back")):
        if nth % 6 == 0 or state.stage in {LOOKING, PICKING, LIMITS}:
            for viewer in (WATCHER, nth % state.seats):
                now = table.split(table.observation(state, viewer))
                check_same(read_back(now, max(viewer, 0)), plain_view(state, viewer))


def check_same(read: dict[str, Any], view: dict[str, Any]) -> None:
    """What is not read follows from the rest by the rules."""
    for site in view["sites"]:
        del site["worth"]
    for hand in view["seats"]:
        del hand["side"]
    assert read == {key: view[key] for key in read}


def read_back(now: dict[str, Numbers], first: int) -> dict[str, Any]:
    seats, sides = len(now["seat"]), len(now["gold"])
    stage = only(now["stage"])
    waiting = marks(now["waiting"])
    return {
        "stage": STAGES.get(stage, "box"),
        "seat": (first + only(now["seat"])) % seats,
        "turn": min(int(now["turn"][0]) + 1, turns(seats, only(now["task"]) + 1)),
        "symbols": bool(now["variants"][0]),
        "task": only(now["task"]) + 1,
        "tiles": [read_tile(now, field) for field in marks(now["fields"][0])],
        "sites": [read_site(now, field, first) for field in marks(now["fields"][2])],
        "sides": [read_side(now, (side - first) % sides) for side in range(sides)],
        "seats": [read_hand(now, (seat - first) % seats) for seat in range(seats)],
        "stacks": [read_stack(now, stack) for stack in range(STACKS)],
        "looked": name(STACK_NAMES, now["stack"]) if stage in {LOOKING, PICKING} else "",
        "row": name(LINE_NAMES, now["row"]),
        "waiting": [field for field in waiting for _ in range(waiting[field][0])],
        "unseen": {TILE_NAMES[k]: int(n) for k, n in enumerate(now["unseen"]) if n},
        "foundations": {str(k + 1): int(n) for k, n in enumerate(now["foundations"])},
    }


def only(numbers: Numbers) -> int:
    """Where the one is; -1 = nowhere."""
    return int(numbers.argmax()) if numbers.any() else -1


def name(names: list[str], numbers: Numbers) -> str:
    return names[only(numbers)] if numbers.any() else ""


def tile_name(counts: Numbers) -> str:
    """The tile with these symbols, empty = unknown."""
    printed = [symbol for symbol, n in zip(SYMBOLS, counts, strict=True) for _ in range(n)]
    return "+".join(printed)


def read_tile(now: dict[str, Numbers], field: str) -> dict[str, Any]:
    counts = [at(now["colours"], field), at(now["symbols"], field)]
    new = bool(at(now["new"], field))
    stair = name(STAIR_NAMES, now["stair"]) if new else ""
    return {"field": field, "tile": tile_name(np.concatenate(counts)), "stair": stair, "new": new}


def at(planes: Numbers, field: str) -> Numbers:
    """What planes hold at a field."""
    row, column = divmod(FIELD_NAMES.index(field), WIDE)
    return planes[..., row, column]


def read_site(now: dict[str, Numbers], field: str, first: int) -> dict[str, Any]:
    colours, workers = at(now["colours"], field), at(now["workers"], field)
    return {
        "field": field,
        "value": int(at(now["values"], field)),
        "level": int(colours.max()),
        "colour": name(BRICKS, colours),
        "owner": (first + only(workers)) % len(workers) if workers.any() else -1,
        "workers": int(workers.max()),
    }


def read_side(now: dict[str, Numbers], place: int) -> dict[str, Any]:
    return {
        "gold": int(now["gold"][place]),
        "bricks": dict(zip(BRICKS, now["bricks"][place].tolist(), strict=True)),
        "supply": int(now["home"][place]),
        "tips": -1 if now["task"].any() else int(now["tips"][place]),
        "score": int(now["points"][place]),
    }


def read_hand(now: dict[str, Numbers], place: int) -> dict[str, Any]:
    return {
        "holds": bool(now["sources"][place].any()),
        "tile": tile_name(now["hands"][place]),
        "source": name(STACK_NAMES, now["sources"][place]),
        "place": int(now["places"][place]),
    }


def read_stack(now: dict[str, Numbers], stack: int) -> dict[str, Any]:
    return {
        "stack": STACK_NAMES[stack],
        "open": bool(now["variants"][1]) and stack in OPEN,
        "tiles": [tile_name(counts) for counts in now["known"][stack, : now["sizes"][stack]]],
    }


# Some positions, number by number

DRAWING = """
        a     b       c     d          e        f      g
    3   .     .       o     3:aa       .        .      o
    4   .     rd2:b   .     wo+ey^     rd+wo>   bu^    4
"""


def test_the_board_lies_in_planes() -> None:
    now = seen(position(DRAWING))
    laid, oases, sites, scarabs = now["fields"]
    assert marks(laid) == {"d4": [1], "e4": [1], "f4": [1]}
    assert (laid.sum(), oases.sum(), sites.sum(), scarabs.sum()) == (3, 8, 17, 0)
    assert (oases[2, 2], sites[3, 1]) == (1, 1)
    colours = {"b4": [0, 0, 2, 0, 0, 0], "e4": [0, 0, 1, 0, 0, 0], "f4": [1, 0, 0, 0, 0, 0]}
    assert marks(now["colours"]) == colours
    assert marks(now["symbols"]) == {"d4": [1, 1], "e4": [1, 0]}
    assert marks(now["values"]) == {"b4": [4], "d3": [3], "g4": [4]}
    assert marks(now["workers"]) == {"b4": [0, 1], "d3": [2, 0]}


def test_another_viewer_counts_seats_and_sides_from_itself() -> None:
    state = give(position(DRAWING, seats=3, gold=2, bricks="red 3"), 1, 1, "white 2")
    views = [seen(state, viewer) for viewer in (0, 1, 2, WATCHER)]
    assert [now["seat"].tolist() for now in views] == [[1, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0]]
    assert [now["gold"].tolist() for now in views] == [[2, 1, 0], [1, 0, 2], [0, 2, 1], [2, 1, 0]]
    assert [now["home"].tolist() for now in views[:2]] == [[10, 11, 12], [11, 12, 10]]
    assert views[1]["bricks"].tolist() == [[0] * 6 + [2], [0] * 7, [0, 0, 3, 0, 0, 0, 0]]
    assert views[1]["points"].tolist() == [10 + 2 + 1, 0, 3 + 3 + 2]
    assert marks(views[2]["workers"]) == {"b4": [0, 0, 1], "d3": [0, 2, 0]}
    assert [now["hands"].any(axis=1).tolist() for now in views] == [[True, False, False]] * 3 + [
        [False] * 3
    ]


def test_the_running_turn_is_told() -> None:
    state = position(DRAWING, gold=1)
    assert not any(seen(state)[name].any() for name in ("new", "stair", "row", "waiting"))
    box(play(state, 0, "c4 w"))
    now = seen(state)
    assert marks(now["new"]) == {"c4": [1]}
    assert (now["stair"].tolist(), now["row"].tolist()) == ([0, 0, 0, 1], [0] * 4)
    now = seen(play(state, 0, "row ew"))
    assert now["row"].tolist() == [1, 0, 0, 0]
    assert marks(now["waiting"]) == {"c4": [1], "d4": [1], "e4": [1]}
    assert np.flatnonzero(now["stage"]).tolist() == [WORKING]
    assert (now["gold"][0], now["bricks"][0].tolist()) == (2, [1, 0, 1, 0, 0, 0, 0])


def test_tiles_are_told_to_those_who_know_them() -> None:
    """The first seat has looked through c1 and taken its third tile."""
    state = play(to_draw(give(opening(3), 0, gold=1)), 0, "look c1")
    assert np.flatnonzero(seen(state, 1)["stack"]).tolist() == [4]
    four = ("red+eye", "blue+eye", "worker", "grey+eye")
    play(box(state, *[f"tile {tile}" for tile in four]), 0, "pick 3")
    mine, others = seen(state), seen(state, 2)
    known = [symbols("red", "eye"), symbols("blue", "eye"), symbols("grey", "eye")]
    assert mine["known"][4, :3].tolist() == known
    assert mine["known"].sum() == 6
    assert mine["hands"][0].tolist() == symbols("worker")
    assert (others["hands"][1].sum(), others["known"].sum()) == (0, 0)
    assert np.flatnonzero(others["sources"][1]).tolist() == [4]
    assert others["places"].tolist() == [1, 3, 1]
    assert others["sizes"].tolist() == [4, 4, 4, 4, 3, 4, 4, 5]
    red_eye = TILE_NAMES.index("red+eye")
    assert (mine["unseen"][red_eye], others["unseen"][red_eye]) == (0, 1)


def test_open_stacks_are_told_to_all() -> None:
    now = seen(opening(open_stacks="on"), WATCHER, open_stacks="on")
    assert now["known"][[0, 1, 4, 5], 0].any(axis=1).all()
    assert now["known"][5, 0].tolist() == symbols("brown", "worker")
    assert now["variants"].tolist() == [0, 1, 0]


def test_together_there_is_one_side_and_no_secret() -> None:
    state = play(to_draw(opening(2, task="3")), 0, "take s4")
    now = seen(box(state, "tile blue+eye"), WATCHER, task="3")
    assert now["hands"].tolist() == [symbols("blue", "eye"), symbols("grey")]
    assert (now["workers"].shape[0], now["home"].tolist(), now["tips"].tolist()) == (1, [12], [0])
    assert now["task"].tolist() == [0, 0, 1]


def test_the_richest_row_is_within_bounds() -> None:
    """Four tiles with two bricks each, on top of all one may own."""
    rich = "rd+rd^"
    drawing = f"    a b c d\n2  # . {rich} {rich}"
    state = position(drawing, hand="red+red", gold=4, bricks="red 7")
    state.ground[FIELD_NAMES.index("e2")] = state.ground[FIELD_NAMES.index("d2")]
    play(state, 0, "b2 w")
    play(box(state, "foundation 1"), 0, "row ew", "buy white")
    table = of(2, ())
    assert seen(state)["bricks"][0].tolist() == [0, 0, 15, 0, 0, 0, 1]
    assert (table.observation(state, 0) <= table.bounds()[1]).all()
    play(state, 0, "end", "take s1")
    box(state, "tile worker")
    assert np.flatnonzero(seen(state)["stage"]).tolist() == [LIMITS]


# The page


def table_rows(heading: str) -> list[list[str]]:
    """The rows of the table on the page that begins with this heading."""
    lines = PAGE.split(f"\n| {heading} |")[1].split("\n\n")[0].split("\n")[2:]
    return [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in lines if line]


@pytest.mark.parametrize("table", SETTINGS, ids=NAMES)
def test_the_page_names_all_parts_with_their_shapes(table: Setting) -> None:
    board = PACK.boards[("desert", "oasis").index(table.options["board"])]
    sides = 1 if table.options["task"] != "off" else table.seats
    lengths = {"seats": table.seats, "sides": sides, "rows": board.rows, "columns": board.columns}
    told = [
        (name, tuple(lengths.get(word) or int(word) for word in shape.split(" × ")))
        for name, shape, *_ in table_rows("part")
    ]
    assert told == [(part.name, part.shape) for part in table.parts]


def test_the_page_names_the_ranges_of_a_game_of_two() -> None:
    told = [cells[2] for cells in table_rows("part")]
    assert told == [f"{part.low}–{part.high}" for part in of(2, ()).parts]


def test_the_page_counts_the_numbers() -> None:
    choices: list[dict[str, str]] = [
        {"board": board, "task": task} for task in ("off", "1") for board in ("desert", "oasis")
    ]
    for seats, *told in table_rows("seats"):
        for width, options in zip(told, choices, strict=True):
            fits = int(seats) in GAME.seats_for(options)
            expected = str(setting("terra", int(seats), options).width) if fits else "–"
            assert width == expected


def test_the_page_names_every_move() -> None:
    """Each line begins with the first number of its kind, and no number is left out."""
    told, end = table_rows("numbers"), 0
    for numbers, notation, _ in told:
        first, *last = map(int, re.findall(r"\d+", numbers))
        assert first == end
        end = (last or [first])[0] + 1
        if notation:
            assert moves.write(PACK, first).split()[0] in {notation.split()[0], "a1"}
    assert end == of(2, ()).moves
