"""What a viewer sees of the table, and what is told of a move."""

import pytest

from saqqara.core.said import Said
from saqqara.core.state import BOX, WATCHER
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.view import HandView, SideView, SiteView, TileView, view
from tests.games.terra.board import (
    GAME,
    box,
    empty_hand,
    from_stack,
    give,
    known,
    notations,
    opening,
    play,
    position,
    stack_up,
    to_draw,
)

VIEWERS = [0, 1, WATCHER]

TABLE = """
        c       d       e
    3   o       3:aa    .
    4   .       wo+ey<  .
    5   .       .       rd2:b
    6   #       .       .
    8   .       4       .
"""


# Seen


@pytest.mark.parametrize(
    ("moves", "stage"),
    [
        ([], "lay"),
        (["d5 s"], "row"),
        (["d5 s", "row ns"], "work"),
        (["d5 s", "row ns", "end"], "draw"),
    ],
)
def test_the_part_of_the_turn_is_named(moves: list[str], stage: str) -> None:
    state = play(position(TABLE), 0, *moves)
    now = view(state, 1)
    assert (now.stage, now.seat, now.turn, known(state).turns) == (stage, 0, 3, 28)


def test_what_comes_out_of_the_box_is_a_part_of_its_own() -> None:
    assert view(play(position(), 0, "d4 n"), 0).stage == "box"


@pytest.mark.rule("TP-13")
@pytest.mark.parametrize("first", [True, False])
def test_a_first_turn_is_marked(first: bool) -> None:
    assert view(position(first_turn=first), 0).first_turn == first


def test_a_laid_tile_is_seen_with_its_stair_and_whether_it_is_new() -> None:
    assert view(play(position(TABLE, hand="red"), 0, "d5 n"), WATCHER).tiles == [
        TileView("d4", "worker+eye", "w", new=False),
        TileView("d5", "red", "n", new=True),
    ]


def test_a_site_is_seen_bare_with_a_foundation_or_with_a_pyramid() -> None:
    sites = {one.field: one for one in view(position(TABLE), WATCHER).sites}
    assert [sites[field] for field in ("c6", "d8", "d3", "e5")] == [
        SiteView("c6", 0, 0, 0, "", -1, 0),
        SiteView("d8", 4, 0, 4, "", -1, 0),
        SiteView("d3", 3, 0, 3, "", 0, 2),
        SiteView("e5", 4, 2, 10, "red", 1, 1),
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_side_owns_is_open(viewer: int) -> None:
    state = position(TABLE, gold=2, bricks="red 1 white 3")
    held = dict.fromkeys(("blue", "grey", "green", "yellow", "brown"), 0) | {"red": 1, "white": 3}
    assert view(state, viewer).sides[0] == SideView(2, held, supply=12, tips=2, score=9)


@pytest.mark.rule("TP-17")
def test_the_tips_still_to_be_used_are_seen() -> None:
    state = position(TABLE.replace("rd2:b", "rd5:b"))
    assert [side.tips for side in view(state, 0).sides] == [2, 1]


def test_a_hand_is_seen_with_its_source() -> None:
    state = position(TABLE)
    assert view(state, 0).seats == [
        HandView(side=0, holds=True, tile="worker", source="s3", place=1),
        HandView(side=1, holds=True, tile="", source="c3", place=1),
    ]


def test_an_empty_hand_has_no_source() -> None:
    state = play(position(TABLE), 0, "d5 s")
    assert view(state, 0).seats[0] == HandView(0, holds=False, tile="", source="", place=0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_workers_still_waiting_are_seen(viewer: int) -> None:
    state = play(position(TABLE), 0, "d5 s", "row ns")
    assert view(state, viewer).waiting == ["d4", "d5"]
    assert view(play(state, 0, "go d4 n"), viewer).waiting == ["d5"]


@pytest.mark.rule("TP-12")
def test_where_they_may_walk_is_seen() -> None:
    state = play(position(TABLE), 0, "d5 s", "row ns")
    walks = [(walk.field, walk.way, walk.over, walk.site) for walk in view(state, 1).walks]
    assert walks == [("d4", "n", [], "d3"), ("d5", "n", ["d4"], "d3")]


@pytest.mark.rule("TP-10")
def test_rows_to_choose_from_are_seen_only_when_one_is_due() -> None:
    state = position(TABLE)
    before = len(view(state, 0).choices)
    due = len(view(play(state, 0, "d5 s"), 0).choices)
    assert (before, due, len(view(play(state, 0, "row ns"), 0).choices)) == (0, 4, 0)


@pytest.mark.rule("TP-10")
def test_the_chosen_row_is_seen_while_workers_walk() -> None:
    now = view(play(position(TABLE), 0, "d5 s", "row ns"), 1)
    assert (now.row, now.row_fields) == ("ns", ["d4", "d5", "d6", "d7"])
    assert view(position(TABLE), 1).row_fields == []


@pytest.mark.rule("TP-26", "TP-27", "TP-28")
@pytest.mark.parametrize(("task", "reached"), [("off", 0), ("1", 1), ("2", 60 + 35 + 2), ("3", 1)])
def test_how_far_a_task_has_come_is_seen(task: str, reached: int) -> None:
    drawing = """
            d       e
        3   rd5:a   .
        5   .       bu4:a
    """
    now = view(position(drawing, task=task, gold=2), 0)
    assert (now.reached, now.won) == (reached, False)


# Told


def heard(state: Terra, seat: int, notation: str) -> dict[int, list[Said]]:
    """Make the move; what seat 0, seat 1 and an onlooker hear of it."""
    before = state.copy()
    play(state, seat, notation)
    move = GAME.rules.read(state.pack, notation)
    return {viewer: GAME.telling.tell(before, seat, move, state, viewer) for viewer in VIEWERS}


def keys(lines: list[Said]) -> str:
    return " ".join(line.key.removeprefix("terra-") for line in lines)


def told(state: Terra, seat: int, notation: str) -> Said:
    """The one line that all hear."""
    lines = heard(state, seat, notation)
    assert lines[0] == lines[1] == lines[WATCHER]
    (line,) = lines[0]
    return line


def new() -> Terra:
    state: Terra = GAME.new(2)
    return state


def test_all_hear_who_is_first() -> None:
    assert told(new(), BOX, "first 2") == Said("terra-first", {"seat": 1})


@pytest.mark.rule("TP-5")
def test_all_hear_start_tiles_and_their_foundations() -> None:
    state = box(new(), "first 1")
    line = told(state, BOX, "tile red")
    assert (line.key, line.args["field"]) == ("terra-start-tile", "d4")
    box(state, "tile blue", "tile grey", "tile worker")
    line = told(state, BOX, "foundation 3")
    assert line == Said("terra-foundation", {"value": 3, "site": "d3"})


@pytest.mark.rule("TP-6")
def test_a_dealt_tile_is_named_to_its_seat_alone() -> None:
    state = box(new(), "first 2", "tile red", "tile blue", "tile grey", "tile worker")
    box(state, *[f"foundation {value}" for value in (1, 2, 3, 4)])
    lines = heard(state, BOX, "tile red+worker")  # it goes to the second seat, who is first
    assert [keys(lines[viewer]) for viewer in VIEWERS] == ["hand"] * 3
    assert lines[0] == lines[WATCHER] != lines[1]
    assert "red" not in str(lines[0])
    assert "red" in str(lines[1])


@pytest.mark.rule("TP-24")
def test_all_hear_what_is_turned_up() -> None:
    state = opening(open_stacks="on")
    to_draw(state)
    lines = heard(state, 0, "take c1")
    assert {keys(lines[viewer]) for viewer in VIEWERS} == {"takes gets"}
    line = told(state, BOX, "tile worker")
    assert (line.key, line.args["stack"]) == ("terra-turned-up", "c1")


@pytest.mark.rule("TP-24")
def test_all_hear_what_is_turned_up_after_the_set_up() -> None:
    state: Terra = GAME.new(2, None, {"open_stacks": "on"})
    box(state, "first 1", "tile red", "tile blue", "tile grey", "tile worker")
    box(state, *[f"foundation {value}" for value in (1, 2, 3, 4)], "tile red", "tile blue")
    box(state, "tile worker")
    line = told(state, BOX, "tile yellow")
    assert (line.key, line.args["stack"]) == ("terra-turned-up", "s2")


@pytest.mark.rule("TP-7")
def test_all_hear_where_a_tile_is_laid() -> None:
    line = told(position(), 0, "e4 w")
    assert (line.key, line.args["field"], line.args["stair"]) == ("terra-lays", "e4", "w")


@pytest.mark.rule("TP-23")
def test_all_hear_that_a_gold_was_paid_for_it() -> None:
    state = from_stack(position(symbols="on", gold=1), "s3")
    assert keys(heard(state, 0, "h3 s")[1]) == "lays pays"
    assert keys(heard(position(symbols="on", gold=1), 0, "e4 s")[1]) == "lays"


@pytest.mark.rule("TP-11")
def test_all_hear_what_a_row_gave() -> None:
    line = told(play(position(TABLE, hand="red"), 0, "d5 s"), 0, "row ns")
    assert (line.key, line.args["seat"], line.args["row"]) == ("terra-row", 0, "ns")
    assert (line.args["gold"], line.args["workers"]) == (1, 1)


@pytest.mark.parametrize(
    ("move", "key", "args"),
    [
        ("go d4 n", "goes", {"field": "d4", "site": "d3"}),
        ("hire d8", "hires", {"site": "d8"}),
        ("buy white", "buys", {}),
        ("back d3", "back", {"site": "d3"}),
        ("swap red white", "swaps", {"one": "red", "other": "white"}),
        ("end", "ends", {}),
    ],
)
def test_all_hear_of_every_action(move: str, key: str, args: dict[str, str]) -> None:
    state = position(TABLE, gold=3, bricks="red 1 white 1", free_swap="on")
    line = told(play(state, 0, "d5 s", "row ns"), 0, move)
    assert line == Said(f"terra-{key}", {"seat": 0, **args})


@pytest.mark.rule("TP-16")
@pytest.mark.parametrize(
    ("mark", "move", "colour", "level", "whites", "worth"),
    [
        ("3:aaa", "found d3 red", "red", 1, 0, 5),
        ("3:aaa", "found d3 blue white", "blue", 1, 1, 5),
        ("rd2:aaa", "raise d3 1", "red", 3, 1, 20),
    ],
)
def test_all_hear_of_a_build(  # noqa: PLR0913, PLR0917  every part of the sentence
    mark: str, move: str, colour: str, level: int, whites: int, worth: int
) -> None:
    state = position(TABLE.replace("3:aa ", f"{mark} "), bricks="red 2 white 1")
    line = told(state, 0, move)
    built = {"site": "d3", "colour": colour, "level": level, "whites": whites, "worth": worth}
    assert (line.key, {key: line.args[key] for key in built}) == ("terra-builds", built)


@pytest.mark.rule("TP-15")
def test_others_hear_which_stack_was_taken_from_but_not_the_tile() -> None:
    state = to_draw(opening())
    lines = heard(state, 0, "take s2")
    assert [keys(lines[viewer]) for viewer in VIEWERS] == ["takes"] * 3
    lines = heard(state, BOX, "tile worker")
    assert [keys(lines[viewer]) for viewer in VIEWERS] == ["gets", "", ""]


@pytest.mark.rule("TP-15")
def test_others_hear_of_a_look_but_not_what_was_seen() -> None:
    state = to_draw(give(opening(3), 0, gold=1))
    line = told(state, 0, "look c1")
    assert line == Said("terra-looks", {"seat": 0, "stack": "c1"})
    for place, tile in enumerate(("red+eye", "worker", "blue", "brown"), 1):
        lines = heard(state, BOX, f"tile {tile}")
        assert [keys(lines[viewer]) for viewer in VIEWERS] == ["sees", "", ""]
        assert lines[0][0].args["place"] == place


@pytest.mark.rule("TP-15")
def test_others_hear_the_place_that_was_picked_but_not_the_tile() -> None:
    state = play(to_draw(give(opening(3), 0, gold=1)), 0, "look c1")
    box(state, "tile red+eye", "tile worker", "tile blue", "tile brown")
    lines = heard(state, 0, "pick 2")
    assert [keys(lines[viewer]) for viewer in VIEWERS] == ["picks gets", "picks", "picks"]
    assert lines[1][0] == Said("terra-picks", {"seat": 0, "stack": "c1", "place": 2})


@pytest.mark.rule("TP-25")
def test_together_all_hear_what_was_seen() -> None:
    state = play(to_draw(give(opening(2, task="1"), 0, gold=1)), 0, "look c1")
    lines = heard(state, BOX, "tile worker")
    assert {keys(lines[viewer]) for viewer in VIEWERS} == {"sees"}


@pytest.mark.rule("TP-20")
def test_all_hear_that_a_stack_is_removed() -> None:
    state = to_draw(stack_up(opening(), {"s1": 2, "c1": 4}))
    play(state, 0, "take s1")
    lines = heard(state, BOX, "tile worker")
    assert [keys(lines[viewer]) for viewer in VIEWERS] == ["gets removed", "removed", "removed"]


@pytest.mark.rule("TP-20")
def test_they_hear_it_too_when_its_tiles_were_known() -> None:
    state = play(to_draw(give(stack_up(opening(), {"s1": 2}), 0, gold=1)), 0, "look s1")
    box(state, "tile worker", "tile blue")
    assert keys(heard(state, 0, "pick 2")[1]) == "picks removed"


@pytest.mark.rule("TP-20")
def test_with_three_seats_nothing_is_removed() -> None:
    state = play(to_draw(stack_up(opening(3), {"s1": 2})), 0, "take s1")
    assert keys(heard(state, BOX, "tile worker")[1]) == ""


@pytest.mark.rule("TP-21")
def test_the_end_is_told_last() -> None:
    state = play(empty_hand(stack_up(position(), {}), 1), 0, "e4 w", "row ew")
    assert notations(state)[-1] == "end"
    assert keys(heard(state, 0, "end")[WATCHER]) == "ends over"
