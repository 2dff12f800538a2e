"""What the own seat, another seat and a watcher see and hear."""

import pytest

from saqqara.core.said import Said
from saqqara.core.state import BOX, WATCHER
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.view import ChamberView, TileView, view
from tests.games.labyrinth.board import (
    BOTTOM,
    GAME,
    GATE,
    board,
    chamber,
    corridor,
    game,
    place,
    play_cards,
    run,
    seen,
)

VIEWERS = [0, 1, WATCHER]


def second_card() -> Labyrinth:
    """Tile 18 lies on A3 and on B3; tile 12 was turned up; the first seat has started."""
    state = run(game(2), "box tile 18", "1 A3 0", "1 start 1 left", "2 B3 0", "2 later")
    return run(state, "box tile 12")


def betting() -> Labyrinth:
    state = game(2, "pro", "on")
    play_cards(state, 1, 2, 3, 4, 5)
    return state


# Before and after a card


@pytest.mark.parametrize("viewer", VIEWERS)
def test_before_the_first_card_all_see_empty_boards_and_all_cards(viewer: int) -> None:
    now = view(game(2), viewer)
    assert (now.stage, now.actors, now.card, now.number, now.before) == ("card", [BOX], 0, 0, 0)
    assert (sum(now.left.values()), now.turns, now.asked) == (28, [], "")
    assert all(
        (s.tiles, s.corridor, s.start, s.ahead, s.score) == ([], [], 0, "", 0) for s in now.seats
    )


@pytest.mark.rule("LP-6")
@pytest.mark.parametrize(("viewer", "due"), [(0, "lay"), (1, "lay"), (WATCHER, "")])
def test_the_card_is_seen_by_all_with_the_turns_of_its_tile(viewer: int, due: str) -> None:
    now = view(second_card(), viewer)
    assert (now.stage, now.actors, now.due) == ("lay", [0, 1], due)
    assert (now.card, now.number, now.before, now.left[12]) == (2, 12, 18, 1)
    assert now.turns == [
        ["EW", "EW", "SW", "ES"],
        ["NW", "NS", "SW", "NS"],
        ["NW", "NE", "EW", "EW"],
        ["NS", "NE", "NS", "ES"],
    ]
    assert 18 not in now.left


@pytest.mark.rule("LP-6")
def test_of_turns_that_look_the_same_one_is_shown() -> None:
    assert view(run(game(), "box tile 18"), 0).turns == [["EW"] * 4, ["NS"] * 4]


@pytest.mark.parametrize(
    ("moves", "due", "asked"),
    [
        ([], "lay", ""),
        (["1 B3 0"], "stone", "c6"),
        (["1 B3 0", "1 stone"], "stone", "d6"),
        (["1 B3 0", "1 stone", "1 none"], "done", ""),
    ],
)
def test_what_is_due_says_what_is_asked_of_a_seat(moves: list[str], due: str, asked: str) -> None:
    now = view(run(second_card(), *moves), 0)
    assert (now.due, now.asked) == (due, asked)


def test_what_is_due_says_when_a_start_is_asked_for() -> None:
    now = view(run(second_card(), "2 C3 0", "2 none", "2 none"), 1)
    assert (now.due, now.asked) == ("start", "")


@pytest.mark.rule("LP-8")
def test_others_are_not_told_which_cell_a_seat_is_asked_for() -> None:
    state = run(second_card(), "1 B3 0")
    assert [view(state, viewer).asked for viewer in VIEWERS] == ["c6", "", ""]


# Drafts


@pytest.mark.rule("LP-12")
@pytest.mark.parametrize(("viewer", "fields"), [(0, ["A3", "B3"]), (1, ["A3"]), (WATCHER, ["A3"])])
def test_a_fresh_tile_is_seen_by_its_seat_alone(viewer: int, fields: list[str]) -> None:
    state = run(second_card(), "1 B3 0")
    assert [tile.field for tile in view(state, viewer).seats[0].tiles] == fields


@pytest.mark.rule("LP-12")
def test_a_fresh_tile_is_marked_as_a_draft_until_all_are_done() -> None:
    state = run(second_card(), "1 B3 0", "1 none", "1 none")
    sides = ["EW", "EW", "SW", "ES"]
    assert seen(state).tiles == [
        TileView("A3", 18, 0, ["EW"] * 4, draft=False),
        TileView("B3", 12, 0, sides, draft=True),
    ]
    run(state, "2 C3 0", "2 none", "2 none", "2 later")
    assert view(state, 1).seats[0].tiles[1] == TileView("B3", 12, 0, sides, draft=False)


@pytest.mark.rule("LP-12", "LP-10")
@pytest.mark.parametrize(
    ("viewer", "cells", "ahead", "score"),
    [(0, "a5 b5 c5 d5", "e5", 4), (1, "a5 b5", "c5", 2), (WATCHER, "a5 b5", "c5", 2)],
)
def test_what_the_corridor_gained_is_seen_by_its_seat_alone(
    viewer: int, cells: str, ahead: str, score: int
) -> None:
    state = run(second_card(), "1 B3 0")
    own = view(state, viewer).seats[0]
    assert (own.corridor, own.ahead, own.score) == (cells.split(), ahead, score)


@pytest.mark.rule("LP-12", "LP-8")
@pytest.mark.parametrize(("viewer", "supply"), [(0, 11), (1, 12), (WATCHER, 12)])
def test_a_fresh_stone_is_seen_by_its_seat_alone(viewer: int, supply: int) -> None:
    state = run(second_card(), "1 B3 0", "1 stone")
    own = view(state, viewer).seats[0]
    assert (own.supply, len(own.chambers)) == ({"stone": supply}, 2 * (viewer == 0))


@pytest.mark.rule("LP-12", "LP-9")
@pytest.mark.parametrize(("viewer", "start"), [(0, 0), (1, 2), (WATCHER, 0)])
def test_a_start_named_just_now_is_seen_by_its_seat_alone(viewer: int, start: int) -> None:
    state = run(second_card(), "2 A3 0", "2 none", "2 none", "2 start 1 right")
    assert view(state, viewer).seats[1].start == start


@pytest.mark.rule("LP-12")
def test_what_another_seat_hides_changes_nothing_in_what_i_see() -> None:
    ours, theirs = second_card(), second_card()
    run(ours, "2 A3 0", "2 stone", "2 none", "2 start 1 left")
    run(theirs, "2 E5 90", "2 none", "2 none", "2 later")
    assert view(ours, 0) == view(theirs, 0)
    assert view(ours, WATCHER) == view(theirs, WATCHER)


# Chambers


def test_a_chamber_is_seen_with_its_stone_and_what_it_is_worth() -> None:
    state = board(BOTTOM, "2 left", "1 left", stones={"h10": "red"}, scoring="pro")
    found = [one for one in view(state, WATCHER).seats[0].chambers if one.cell == "h10"]
    assert found == [ChamberView("h10", "closed", "red", step=0, beside=5, points=3)]


@pytest.mark.rule("LP-7", "LP-11")
def test_a_chamber_is_closed_open_or_undecided() -> None:
    ends = [(one.cell, one.end) for one in seen(board(BOTTOM, "2 left")).chambers]
    assert ends == [("f10", "open"), ("g10", "open"), ("h10", "closed")]
    assert chamber(board(GATE.replace("16.0", "--"), "1 right"), "b5").end == "undecided"


def test_a_chamber_in_the_corridor_has_its_number() -> None:
    state = board(GATE.replace("12.180", "14.0"), "1 left")
    assert (corridor(state), chamber(state, "a5").step, chamber(state, "b5").beside) == ("a5", 1, 1)


# Bets


@pytest.mark.rule("LP-19")
@pytest.mark.parametrize(
    ("viewer", "due", "bets"),
    [(0, "done", ["higher", ""]), (1, "bet", ["", ""]), (WATCHER, "", ["", ""])],
)
def test_while_seats_bet_each_sees_its_own_bet(viewer: int, due: str, bets: list[str]) -> None:
    now = view(run(betting(), "1 higher"), viewer)
    assert (now.stage, now.actors, now.due) == ("bet", [1], due)
    assert [seat.bet for seat in now.seats] == bets
    assert [seat.still_in for seat in now.seats] == [True, True]


@pytest.mark.rule("LP-20")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_after_the_card_all_see_the_bets_and_who_is_out(viewer: int) -> None:
    now = view(run(betting(), "1 higher", "2 lower", "box tile 9"), viewer)
    assert [(seat.bet, seat.still_in) for seat in now.seats] == [("higher", True), ("lower", False)]


@pytest.mark.rule("LP-19", "LP-20")
def test_after_the_last_betting_round_nobody_is_in_a_betting_round() -> None:
    state = game(2, bets="on")
    play_cards(state, *range(1, 20), 14)
    assert [seat.still_in for seat in view(state, WATCHER).seats] == [False, False]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_the_game_is_over_nobody_acts(viewer: int) -> None:
    state = game(2)
    play_cards(state, *range(1, 20), *range(6, 12))
    now = view(state, viewer)
    assert (now.stage, now.actors, now.card, sum(now.left.values())) == ("over", [], 25, 3)


# What is heard


def heard(state: Labyrinth, seat: int, notation: str) -> dict[int, list[Said]]:
    """Make the move; what seat 0, seat 1 and a watcher hear of it."""
    before = state.copy()
    place(state, seat, notation)
    move = GAME.rules.read(state.pack, notation)
    return {viewer: GAME.telling.tell(before, seat, move, state, viewer) for viewer in VIEWERS}


def to_all(*lines: Said) -> dict[int, list[Said]]:
    return {viewer: list(lines) for viewer in VIEWERS}


def said(key: str, **args: str | int) -> Said:
    return Said(f"labyrinth-{key}", args)


@pytest.mark.rule("LP-6")
def test_all_hear_which_card_is_turned_up() -> None:
    assert heard(game(2), BOX, "tile 13") == to_all(said("card", card=1, number=13))


@pytest.mark.rule("LP-12")
@pytest.mark.parametrize(
    ("before", "move", "line"),
    [
        ([], "B3 90", said("lays", seat=0, number=12, field="B3", turn="90")),
        (["1 B3 0"], "stone", said("puts", seat=0, stone="stone", cell="c6")),
        (["1 B3 0"], "none", said("no-stone", seat=0, cell="c6")),
    ],
)
def test_in_the_middle_of_a_turn_only_its_seat_hears_anything(
    before: list[str], move: str, line: Said
) -> None:
    state = run(second_card(), *before)
    assert heard(state, 0, move) == {0: [line], 1: [], WATCHER: []}


@pytest.mark.rule("LP-12")
@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("start 1 right", said("starts", seat=1, entrance=1, side="right", cell="a6")),
        ("start 3 left", said("starts", seat=1, entrance=3, side="left", cell="j6")),
        ("later", said("later", seat=1)),
    ],
)
def test_others_hear_that_a_seat_is_ready_but_not_what_it_did(move: str, line: Said) -> None:
    state = run(second_card(), "2 A3 0", "2 none", "2 none")
    ready = said("ready", seat=1)
    assert heard(state, 1, move) == {0: [ready], 1: [line, ready], WATCHER: [ready]}


@pytest.mark.rule("LP-12")
def test_with_the_last_decision_all_hear_what_the_others_did() -> None:
    state = run(
        second_card(), "2 A3 0", "2 none", "2 stone", "2 start 1 right", "1 B3 0", "1 stone"
    )
    first = [
        said("lays", seat=0, number=12, field="B3", turn="0"),
        said("puts", seat=0, stone="stone", cell="c6"),
    ]
    second = [
        said("lays", seat=1, number=12, field="A3", turn="0"),
        said("puts", seat=1, stone="stone", cell="b6"),
        said("starts", seat=1, entrance=1, side="right", cell="a6"),
    ]
    grows, began = said("grows", seat=0, length=4), said("grows", seat=1, length=1)
    assert heard(state, 0, "none") == {
        0: [said("no-stone", seat=0, cell="d6"), grows, *second, began],
        1: [*first, grows, began],
        WATCHER: [*first, grows, *second, began],
    }


@pytest.mark.rule("LP-10")
def test_a_corridor_that_has_not_grown_is_not_told() -> None:
    state = run(second_card(), "1 E5 0", "1 none", "1 none", "2 E5 0", "2 none", "2 none")
    lines = heard(state, 1, "later")[WATCHER]
    assert [line.key for line in lines] == ["labyrinth-lays", "labyrinth-lays"]


@pytest.mark.rule("LP-9")
def test_a_start_named_with_an_earlier_card_is_not_told_again() -> None:
    state = run(second_card(), "1 B3 0", "1 none", "1 none", "2 A3 0", "2 none", "2 none")
    lines = heard(state, 1, "later")[WATCHER]
    assert "labyrinth-starts" not in [line.key for line in lines]


@pytest.mark.rule("LP-19")
def test_others_hear_that_a_seat_has_bet_but_not_what() -> None:
    ready = said("ready", seat=0)
    own = said("bets", seat=0, bet="lower")
    assert heard(betting(), 0, "lower") == {0: [own, ready], 1: [ready], WATCHER: [ready]}


@pytest.mark.rule("LP-19")
def test_with_the_last_bet_all_hear_that_all_have_bet_and_still_not_what() -> None:
    state = run(betting(), "1 lower")
    done = said("all-bet")
    own = said("bets", seat=1, bet="higher")
    assert heard(state, 1, "higher") == {0: [done], 1: [own, done], WATCHER: [done]}


@pytest.mark.rule("LP-19", "LP-20")
def test_with_the_card_all_hear_the_bets_and_who_is_out() -> None:
    state = run(betting(), "1 lower", "2 higher")
    assert heard(state, BOX, "tile 9") == to_all(
        said("card", card=6, number=9),
        said("bet", seat=0, bet="lower", stays="no"),
        said("bet", seat=1, bet="higher", stays="yes"),
    )


@pytest.mark.rule("LP-20")
def test_of_a_seat_that_is_out_no_bet_is_told() -> None:
    state = run(betting(), "1 lower", "2 higher", "box tile 6")
    run(state, "1 E5 0", "1 none", "2 E5 0", "2 none", "2 higher")
    assert [line.key for line in heard(state, BOX, "tile 9")[0]] == [
        "labyrinth-card",
        "labyrinth-bet",
    ]


@pytest.mark.rule("LP-21")
def test_all_hear_who_gets_a_special_treasure() -> None:
    state = betting()
    play_cards(state, 6, wrong=[0])
    play_cards(state, 7, 8, 9)
    run(state, "2 higher", "box tile 10", "2 E5 0", "2 none", "2 none", "1 E5 0", "1 none")
    lines = heard(state, 0, "none")
    assert [lines[viewer][-1] for viewer in VIEWERS] == [said("special", seat=1)] * 3
    assert [line.key for line in lines[WATCHER]].count("labyrinth-special") == 1


@pytest.mark.rule("LP-21")
def test_a_special_treasure_put_in_the_turn_that_earns_another_is_told_right() -> None:
    """One is put down and one comes in at the same time."""
    state = game(1, bets="on")
    play_cards(state, *range(1, 15))
    run(state, "1 lower", "box tile 12", "1 E5 0", "1 special")
    before = state.copy()
    place(state, 0, "none")
    lines = GAME.telling.tell(before, 0, GAME.rules.read(state.pack, "none"), state, WATCHER)
    assert [line.key.removeprefix("labyrinth-") for line in lines] == ["lays", "puts", "special"]


@pytest.mark.rule("LP-13")
def test_the_end_is_told_last() -> None:
    state = game(2)
    play_cards(state, *range(1, 20), *range(6, 11))
    run(state, "box tile 11", "1 E5 0", "1 none", "1 none", "2 E5 0", "2 none")
    lines = heard(state, 1, "none")
    assert [lines[viewer][-1] for viewer in VIEWERS] == [said("over")] * 3
