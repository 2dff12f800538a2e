"""Positions of Terra Pyramides as numbers: read back, and number by number."""

from functools import partial
from typing import Any

import msgspec
import numpy as np
import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.games.terra import GAME
from saqqara.games.terra.box import Box
from saqqara.games.terra.engine import stages
from saqqara.games.terra.engine.components import turns
from saqqara.games.terra.engine.moves import (
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
from saqqara.games.terra.engine.stacks import OPEN
from saqqara.games.terra.engine.tensor import STAGES
from saqqara.rl.setting import Numbers, setting
from tests.games.observed import course, look, ones
from tests.games.terra.board import PACK, box, give, known, opening, play, position, to_draw

LOOKED = {stages.LOOKING, stages.PICKING}

seen = partial(look, GAME)


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


# The view, read back from the numbers

ALL = {"symbols": "on", "open_stacks": "on", "free_swap": "on"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"board": "oasis", **ALL}),
        (3, {"symbols": "on"}),
        (4, {"open_stacks": "on", "free_swap": "on"}),
        (1, {"task": "1", **ALL}),
        (2, {"task": "2"}),
        (3, {"task": "3", "board": "oasis"}),
    ],
)
def test_the_view_can_be_read_from_the_numbers(seats: int, options: dict[str, str]) -> None:
    for nth, state in enumerate(course(GAME.new(seats, PACK, options), Rng("read back"))):
        for viewer in (WATCHER, nth % seats):
            now = seen(state, viewer, **options)
            read = read_back(now, max(viewer, 0))
            check_same(read, GAME.telling.view(state, viewer), known(state))
            assert now["variants"].tolist() == [int(key in options) for key in ALL]


def check_same(read: dict[str, Any], view: object, box: Box) -> None:
    """What is not read follows from the rest by the rules; the stairs of earlier tiles are past."""
    told: dict[str, Any] = msgspec.to_builtins(view)
    told["symbols"], told["task"] = box.symbols, box.task
    for stack, place in zip(told["stacks"], box.stacks, strict=True):
        stack["open"] = place.open
    for tile in told["tiles"]:
        tile["stair"] = tile["stair"] if tile["new"] else ""
    for site in told["sites"]:
        del site["worth"]
    for hand in told["seats"]:
        del hand["side"]
    told["oases"] = [field.field for field in box.fields if field.sign == "oasis"]
    told["scarabs"] = [field.field for field in box.fields if field.half == "scarab"]
    told["scarabs"] = told["scarabs"] if box.symbols else []
    assert read == {key: told[key] for key in read}


def read_back(now: dict[str, Numbers], first: int) -> dict[str, Any]:
    seats, sides = len(now["seat"]), len(now["gold"])
    stage = STAGES.index(only(now["stage"]))
    waiting = marks(now["waiting"])
    return {
        "stage": stages.NAMES[stage],
        "seat": (first + only(now["seat"])) % seats,
        "turn": min(int(now["turn"][0]) + 1, turns(seats, only(now["task"]) + 1)),
        "symbols": bool(now["variants"][0]),
        "task": only(now["task"]) + 1,
        "oases": [*marks(now["fields"][1])],
        "scarabs": [*marks(now["fields"][3])],
        "tiles": [read_tile(now, field) for field in marks(now["fields"][0])],
        "sites": [read_site(now, field, first) for field in marks(now["fields"][2])],
        "sides": [read_side(now, (side - first) % sides) for side in range(sides)],
        "seats": [read_hand(now, (seat - first) % seats) for seat in range(seats)],
        "stacks": [read_stack(now, stack) for stack in range(STACKS)],
        "looked": name(STACK_NAMES, now["stack"]) if stage in LOOKED else "",
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


def test_a_pyramid_stands_on_its_foundation_and_two_workers_wait_on_a_tile() -> None:
    state = position(DRAWING, hand="worker+worker")
    assert marks(seen(state)["values"]) == {"b4": [4], "d3": [3], "g4": [4]}
    assert marks(seen(state)["colours"])["b4"] == [0, 0, 2, 0, 0, 0]
    box(play(state, 0, "c4 w"))
    waiting = seen(play(state, 0, "row ew"))["waiting"]
    assert marks(waiting) == {"c4": [2], "d4": [1], "e4": [1]}


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
    assert seen(state)["bricks"][0].tolist() == [0, 0, 15, 0, 0, 0, 1]
    table = setting("terra")
    assert (table.observation(state, 0) <= table.bounds()[1]).all()
    play(state, 0, "end", "take s1")
    box(state, "tile worker")
    assert ones(seen(state)["stage"]) == [STAGES[stages.LIMITS]]


def test_a_stage_stands_where_it_always_stood_in_its_plane() -> None:
    """Datasets hold these numbers."""
    assert dict(enumerate(STAGES)) == {
        stages.FIRST_SEAT: 0,
        stages.START_TILES: 1,
        stages.START_VALUES: 2,
        stages.HANDS: 3,
        stages.TURN_UP: 4,
        stages.NEW_VALUE: 5,
        stages.TAKEN: 6,
        stages.LOOKING: 7,
        stages.NEXT_UP: 8,
        stages.LAYING: 9,
        stages.CHOOSING: 10,
        stages.WORKING: 11,
        stages.DRAWING: 12,
        stages.PICKING: 13,
        stages.LIMITS: 14,
        stages.OVER: 15,
    }
