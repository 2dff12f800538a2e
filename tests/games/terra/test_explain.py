"""Why a move is refused, and why a point was scored."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from saqqara.core.errors import RulesError
from saqqara.core.said import Item, Why
from saqqara.core.state import BOX
from saqqara.games.terra import explain
from saqqara.games.terra.engine.moves import COUNT
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.explain import items, why_not
from tests.games.terra.board import (
    GAME,
    box,
    employ,
    empty_hand,
    everything,
    from_stack,
    give,
    notations,
    opening,
    play,
    position,
    stack_up,
    to_draw,
    why,
)

# A little of everything; the second seat is marked b.
BUSY = """
        a      b      c     d        e        f        g
    2   2:b    .      .     .        .        rd5:aaa  .
    3   .      .      o     3:aaa    .        .        o
    4   .      rd1:a  .     wo^      .        .        gn2:aaa
    5   o      .      .     .        1:aa     .        .
    6   .      .      #     wo^      .        .        .
    7   gn1:b  .      o     .        .        4        o
    8   .      .      .     1        .        .        .
"""


def new() -> Terra:
    state: Terra = GAME.new(2)
    return state


def laying() -> Terra:
    return position(BUSY)


def rich() -> Terra:
    return position(BUSY, gold=4, bricks="red 2 green 1 white 1")


def choosing() -> Terra:
    return play(laying(), 0, "d5 s")


def working() -> Terra:
    """Workers wait on d4, d5 and d6."""
    return play(choosing(), 0, "row ns")


def drawing() -> Terra:
    return to_draw(stack_up(position(seats=3, open_stacks="on"), {"s1": 3, "s3": 2, "c4": 4}))


def drawing_with_gold() -> Terra:
    return give(drawing(), 0, gold=1)


def picking() -> Terra:
    return box(play(drawing_with_gold(), 0, "look s3"), "tile red", "tile blue")


def limits() -> Terra:
    state = to_draw(position(BUSY, bricks="red 8"))
    return box(play(state, 0, "take s1"), "tile red")


def over() -> Terra:
    return to_draw(empty_hand(stack_up(position(), {}), 1))


def task_3() -> Terra:
    return position(
        """
            d       e
        3   rd4:a   .
        4   .       .
    """,
        task="3",
        gold=3,
        bricks="red 5",
    )


def no_tips() -> Terra:
    return position(
        """
            c       d       e
        3   o       rd4:a   .
        5   .       .       bu5:a
        6   gy5:a   .       .
    """,
        bricks="red 5",
    )


def in_the_sphinx_half() -> Terra:
    return from_stack(position(symbols="on"), "s4")


def in_the_scarab_half() -> Terra:
    return from_stack(position(symbols="on"), "c1")


Refusal = tuple[Callable[[], Terra], int, str, Why]


def reason(rule: int, key: str, cells: str = "", **args: str | int) -> Why:
    return Why(f"TP-{rule}", f"terra-why-{key}", args, tuple(cells.split()))


REFUSALS: dict[str, Refusal] = {
    # Whose turn it is
    "a lay before the first seat is drawn": (new, 0, "e4 n", reason(5, "box")),
    "a tile out of the box in a turn": (laying, BOX, "tile red", reason(5, "box")),
    "a move while a foundation is due": (
        lambda: play(position(), 0, "d4 n"),
        0,
        "row ns",
        reason(5, "box"),
    ),
    "a lay of the other seat": (laying, 1, "e4 n", reason(6, "turn", seat=0)),
    "chance by a seat": (laying, 0, "tile red", reason(5, "no-move")),
    "a foundation by a seat": (laying, 0, "foundation 3", reason(5, "no-move")),
    "a lay after the end": (over, 0, "e4 w", reason(21, "over")),
    "a tile after the end": (over, BOX, "tile red", reason(21, "over")),
    # Another part of the turn
    "a second lay": (choosing, 0, "e4 w", reason(7, "lay-later")),
    "a row before laying": (laying, 0, "row ns", reason(10, "row-later")),
    "a second row": (working, 0, "row ns", reason(10, "row-later")),
    "a walk before the row": (choosing, 0, "go d5 n", reason(12, "go-later")),
    "an end before the row": (choosing, 0, "end", reason(15, "end-later")),
    "an end while over a limit": (limits, 0, "end", reason(19, "extra-later")),
    "an end after the end": (drawing, 0, "end", reason(15, "draw-first")),
    "a take before the end": (working, 0, "take s1", reason(15, "draw-later")),
    "a look before the end": (working, 0, "look s1", reason(15, "draw-later")),
    "a take after a look": (picking, 0, "take s1", reason(15, "draw-later")),
    "a pick without a look": (drawing, 0, "pick 1", reason(15, "pick-later")),
    "a build during the draw": (drawing, 0, "found d3 red", reason(15, "draw-first")),
    "a swap during the draw": (drawing, 0, "swap red red", reason(15, "draw-first")),
    "a purchase between look and take": (picking, 0, "buy white", reason(15, "draw-first")),
    "a lay while over a limit": (limits, 0, "e4 w", reason(7, "lay-later")),
    # Laying
    "a lay beside the board": (laying, 0, "j1 s", reason(1, "outside", "j1")),
    "a lay on a site": (laying, 0, "d3 s", reason(7, "on-site", "d3")),
    "a lay on an oasis": (laying, 0, "c3 e", reason(7, "on-oasis", "c3")),
    "a lay on a tile": (laying, 0, "d4 n", reason(7, "taken", "d4")),
    "a stair towards the edge": (laying, 0, "e4 n", reason(8, "stair", "e4 e3 e2 e1", stair="n")),
    "a stair over an oasis": (laying, 0, "d5 w", reason(8, "stair", "d5 c5 b5 a5", stair="w")),
    "a stair at the edge": (laying, 0, "a1 w", reason(8, "stair", "a1", stair="w")),
    "a sphinx tile among scarabs": (
        in_the_sphinx_half,
        0,
        "h3 e",
        reason(23, "half", "h3", half="sphinx"),
    ),
    "a scarab tile among sphinxes": (
        in_the_scarab_half,
        0,
        "c4 w",
        reason(23, "half", "c4", half="scarab"),
    ),
    # Walking
    "a walk without a worker": (working, 0, "go d7 s", reason(12, "no-worker", "d7")),
    "a walk with an empty supply": (
        lambda: employ(working(), 0),
        0,
        "go d6 s",
        reason(12, "supply", "d6"),
    ),
    "a walk over a gap": (working, 0, "go d6 s", reason(12, "gap", "d7", way="s")),
    "a walk over gaps": (working, 0, "go d5 nw", reason(12, "gap", "c4 b3", way="nw")),
    "a walk over an oasis": (
        lambda: play(position("d\n3 1"), 0, "b3 e", "row ew"),
        0,
        "go b3 e",
        reason(12, "gap", "c3", way="e"),
    ),
    "a walk to the edge": (
        lambda: play(position("d\n1 rdv\n3 1"), 0, "d2 s", "row ns"),
        0,
        "go d2 n",
        reason(12, "edge", "d2 d1", way="n"),
    ),
    "a walk to a bare site": (working, 0, "go d6 w", reason(12, "empty-site", "c6")),
    "a walk to a full place": (working, 0, "go d4 n", reason(12, "full", "d3")),
    "a walk to another seats place": (
        lambda: play(position("d\n3 1:b"), 0, "d4 n", "row ew"),
        0,
        "go d4 n",
        reason(12, "others", "d3", seat=1),
    ),
    "a walk to a second place in the first turn": (
        lambda: play(
            position("d e\n3 1 .\n4 . .\n5 . 2", gold=3, first_turn=True),
            0,
            "hire d3",
            "d4 n",
            "row ew",
        ),
        0,
        "go d4 se",
        reason(13, "first-turn", "e5"),
    ),
    # Building
    "level 1 on the desert": (rich, 0, "found e4 red", reason(16, "no-site", "e4")),
    "level 1 beside the board": (rich, 0, "found j10 red", reason(16, "no-site", "j10")),
    "level 1 on a free foundation": (rich, 0, "found f7 red", reason(16, "not-yours", "f7")),
    "level 1 on another seats place": (rich, 0, "found a2 red", reason(16, "not-yours", "a2")),
    "level 1 with two workers": (rich, 0, "found e5 red", reason(16, "workers", "e5", workers=2)),
    "level 1 on a pyramid": (rich, 0, "found g4 red", reason(16, "has-colour", "g4")),
    "level 1 on a pyramid with one worker": (
        rich,
        0,
        "found b4 red",
        reason(16, "has-colour", "b4"),
    ),
    "level 1 without its brick": (
        rich,
        0,
        "found d3 blue",
        reason(16, "bricks", "d3", brick="blue", needed=1, held=0),
    ),
    "level 1 without a white brick": (
        laying,
        0,
        "found d3 blue white",
        reason(16, "bricks", "d3", brick="white", needed=1, held=0),
    ),
    "raising the desert": (rich, 0, "raise e4 0", reason(16, "no-site", "e4")),
    "raising another seats pyramid": (rich, 0, "raise a7 0", reason(16, "not-yours", "a7")),
    "raising a foundation": (rich, 0, "raise d3 0", reason(16, "no-pyramid", "d3")),
    "raising with one worker": (rich, 0, "raise b4 0", reason(16, "workers", "b4", workers=1)),
    "raising a finished pyramid": (rich, 0, "raise f2 0", reason(17, "finished", "f2")),
    "raising without a tip": (no_tips, 0, "raise d3 0", reason(17, "tips", "d3")),
    "raising a pyramid that is done": (task_3, 0, "raise d3 0", reason(28, "done", "d3")),
    "more white bricks than the level takes": (
        rich,
        0,
        "raise g4 4",
        reason(16, "too-many-whites", "g4", needed=3),
    ),
    "more white bricks than there are": (
        rich,
        0,
        "raise g4 2",
        reason(16, "bricks", "g4", brick="white", needed=2, held=1),
    ),
    "too few bricks of the colour": (
        rich,
        0,
        "raise g4 1",
        reason(16, "bricks", "g4", brick="green", needed=2, held=1),
    ),
    # Buying, taking back, swapping
    "a white brick for two gold": (
        lambda: position(gold=2),
        0,
        "buy white",
        reason(18, "gold", needed=3, held=2),
    ),
    "a worker for two gold": (
        lambda: position(gold=2),
        0,
        "hire d3",
        reason(18, "gold", needed=3, held=2),
    ),
    "a worker from an empty supply": (
        lambda: employ(rich(), 0),
        0,
        "hire f7",
        reason(18, "supply", "f7"),
    ),
    "a worker for the desert": (rich, 0, "hire e4", reason(18, "no-site", "e4")),
    "a worker for a bare site": (rich, 0, "hire c6", reason(12, "empty-site", "c6")),
    "a worker for another seats place": (rich, 0, "hire a2", reason(12, "others", "a2", seat=1)),
    "a worker for a full place": (rich, 0, "hire d3", reason(12, "full", "d3")),
    "a worker for a pyramid that is done": (task_3, 0, "hire d3", reason(28, "done", "d3")),
    "a worker back from the desert": (rich, 0, "back e4", reason(14, "none-there", "e4")),
    "a worker back from a free foundation": (rich, 0, "back f7", reason(14, "none-there", "f7")),
    "another seats worker back": (rich, 0, "back a2", reason(14, "none-there", "a2")),
    "the last worker back from a pyramid": (rich, 0, "back b4", reason(14, "last-worker", "b4")),
    "a swap with few bricks": (rich, 0, "swap red red", reason(19, "swap", most=7, held=4)),
    "a swap of bricks one has not": (
        limits,
        0,
        "swap blue red",
        reason(19, "swap-bricks", one="blue", other="red"),
    ),
    # The next tile
    "a take from a stack that is gone": (drawing, 0, "take s2", reason(20, "no-stack", stack="s2")),
    "a look through a stack that is gone": (
        drawing_with_gold,
        0,
        "look s2",
        reason(20, "no-stack", stack="s2"),
    ),
    "a look without gold": (drawing, 0, "look s3", reason(15, "gold", needed=1, held=0)),
    "a look through an open stack": (
        drawing_with_gold,
        0,
        "look s1",
        reason(24, "open", stack="s1"),
    ),
    "a pick below the bottom": (
        picking,
        0,
        "pick 3",
        reason(15, "no-place", stack="s3", left=2),
    ),
}


@pytest.mark.rule("TP-1", "TP-7", "TP-8", "TP-12", "TP-13", "TP-14", "TP-15", "TP-16")
@pytest.mark.rule("TP-17", "TP-18", "TP-19", "TP-20", "TP-21", "TP-23", "TP-24", "TP-28")
@pytest.mark.parametrize("name", REFUSALS)
def test_a_refused_move_is_explained_and_changes_nothing(name: str) -> None:
    build, seat, notation, expected = REFUSALS[name]
    state = build()
    before = everything(state.copy())
    assert why(state, seat, notation) == expected
    with pytest.raises(RulesError, match=expected.rule):
        play(state, seat, notation)
    assert everything(state) == before


def test_every_reason_in_the_source_is_among_them() -> None:
    source = Path(explain.__file__).parent.joinpath("explain.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(terra-why-[a-z-]+)"', source))
    assert keys - {expected.key for *_, expected in REFUSALS.values()} == set()


STATES = [
    *(new, laying, rich, choosing, working, drawing, drawing_with_gold, picking, limits, over),
    *(task_3, no_tips, in_the_sphinx_half),
]


@pytest.mark.parametrize("build", STATES)
def test_every_move_that_is_not_open_is_refused_with_a_reason(build: Callable[[], Terra]) -> None:
    state = build()
    for seat in (BOX, *range(state.seats)):
        open_now = set(notations(state)) if seat in state.actors() else set()
        for move in range(COUNT):
            if GAME.rules.write(state.pack, move) not in open_now:
                found = why_not(state, seat, move)
                assert (found.rule[:3], found.key[:10]) == ("TP-", "terra-why-")


@pytest.mark.parametrize(
    ("build", "moves", "expected"),
    [
        (drawing, "a1 n, j10 w", reason(7, "lay-later")),
        (drawing, "row ew, row nesw", reason(10, "row-later")),
        (drawing, "go a1 n, go j10 nw", reason(12, "go-later")),
        (drawing, "found a1 blue, raise a1 0, hire a1, buy white", reason(15, "draw-first")),
        (drawing, "back a1, swap blue blue, swap white white, end", reason(15, "draw-first")),
        (laying, "take s1, take c4, look s1, look c4", reason(15, "draw-later")),
        (laying, "pick 1, pick 5", reason(15, "pick-later")),
        (laying, "first 1, foundation 4", reason(5, "no-move")),
        (rich, "found a1 blue, found a1 brown white, raise a1 0", reason(16, "no-site", "a1")),
        (rich, "hire a1", reason(18, "no-site", "a1")),
        (rich, "back a1", reason(14, "none-there", "a1")),
        (rich, "swap blue blue, swap white white", reason(19, "swap", most=7, held=4)),
        (working, "go a1 n, go a1 nw", reason(12, "no-worker", "a1")),
    ],
)
def test_the_first_and_the_last_move_of_a_kind_have_its_reason(
    build: Callable[[], Terra], moves: str, expected: Why
) -> None:
    state = build()
    assert [why(state, 0, move) for move in moves.split(", ")] == [expected] * len(
        moves.split(", ")
    )


@pytest.mark.parametrize("move", [-1, COUNT, COUNT + 7])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    assert why_not(laying(), 0, move) == reason(5, "no-move")


# The score line by line


@pytest.mark.rule("TP-22")
def test_places_are_listed_as_they_lie_then_bricks_then_gold() -> None:
    state = position(
        """
            c       d      e
        3   o       3:aa   .
        4   .       .      .
        5   .       .      2:b
        6   gn2:a   .      .
        8   .       4      .
    """,
        gold=2,
        bricks="red 3 white 1",
    )
    assert items(state, 0) == [
        Item("TP-22", "terra-item-foundation", 3, {"site": "d3"}),
        Item("TP-22", "terra-item-pyramid", 10, {"site": "c6", "colour": "green", "level": 2}),
        Item("TP-22", "terra-item-bricks", 4, {"bricks": 4}),
        Item("TP-22", "terra-item-gold", 2, {"gold": 2}),
    ]


@pytest.mark.rule("TP-22")
def test_who_owns_nothing_reads_two_lines() -> None:
    assert [item.points for item in items(opening(), 1)] == [0, 0]


@pytest.mark.rule("TP-22", "TP-25")
def test_together_all_read_the_same() -> None:
    state = task_3()
    assert items(state, 0) == items(state, 1)
    assert [item.points for item in items(state, 1)] == [35, 5, 3]


@pytest.mark.rule("TP-22")
@pytest.mark.parametrize("build", STATES)
def test_the_items_add_up_to_the_score(build: Callable[[], Terra]) -> None:
    state = build()
    for seat in range(state.seats):
        assert sum(item.points for item in items(state, seat)) == state.scores()[seat]
