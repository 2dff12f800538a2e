"""A turn: card, tile, stones, start, and when they are seen (LP-2, LP-5 to LP-13)."""

import pytest

from saqqara.core.errors import RulesError
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.games.labyrinth.engine.rules import Labyrinth, bound
from saqqara.games.labyrinth.engine.stages import LAYING, OVER, REVEAL
from saqqara.games.labyrinth.view import view
from tests.facts import facts
from tests.games.labyrinth.board import (
    PACK,
    cards,
    corridor,
    game,
    legal,
    play_cards,
    run,
    seen,
    stones,
)

ALL = [*range(1, 20), *range(6, 15)]
STARTS = {f"start {entrance} {side}" for entrance in (1, 2, 3) for side in ("left", "right")}


# LP-2 and LP-5: what is in the box


@pytest.mark.rule("LP-2")
def test_there_are_28_cards_and_those_from_6_to_14_twice() -> None:
    assert cards(game()) == {number: 1 + (6 <= number <= 14) for number in range(1, 20)}


@pytest.mark.rule("LP-2")
def test_a_card_that_was_turned_up_does_not_come_again() -> None:
    state = game()
    play_cards(state, 6, 1)
    assert (cards(state)[6], 1 in cards(state)) == (1, False)
    play_cards(state, 6)
    assert 6 not in cards(state)


@pytest.mark.rule("LP-5")
@pytest.mark.parametrize(
    ("scoring", "bets", "supply"),
    [
        ("basic", "off", {"stone": 12}),
        ("basic", "on", {"stone": 12, "special": 0}),
        ("pro", "off", {"red": 3, "green": 4, "blue": 5}),
        ("pro", "on", {"red": 3, "green": 4, "blue": 5, "special": 0}),
    ],
)
def test_every_seat_has_twelve_stones(scoring: str, bets: str, supply: dict[str, int]) -> None:
    state = game(3, scoring, bets)
    assert [seen(state, seat).supply for seat in range(3)] == [supply] * 3


# LP-6: the tile


@pytest.mark.rule("LP-6")
def test_all_seats_lay_the_tile_of_the_card() -> None:
    state = run(game(3), "box tile 13", "1 C3 90", "2 A1 0", "3 E5 270")
    assert state.stage == LAYING
    laid = [[(t.field, t.number, t.turn) for t in seen(state, seat).tiles] for seat in range(3)]
    assert laid == [[("C3", 13, 90)], [("A1", 13, 0)], [("E5", 13, 270)]]


@pytest.mark.rule("LP-6")
@pytest.mark.parametrize(
    ("number", "turns"),
    [(1, "0 90 180 270"), (4, "0 90"), (6, "0 90 180 270"), (14, "0"), (15, "0 90"), (18, "0 90")],
)
def test_turns_that_look_the_same_are_one_move(number: int, turns: str) -> None:
    state = run(game(), f"box tile {number}")
    fields = [f"{letter}{row}" for letter in "ABCDE" for row in range(1, 6)]
    assert legal(state, 0) == {f"{field} {turn}" for field in fields for turn in turns.split()}


@pytest.mark.rule("LP-6")
def test_a_tile_may_go_on_every_free_field_and_on_no_other() -> None:
    state = run(game(), "box tile 18", "1 C3 0", "1 later", "box tile 14")
    fields = {move.split()[0] for move in legal(state, 0)}
    assert (len(fields), "C3" in fields) == (24, False)


@pytest.mark.rule("LP-6")
def test_edges_need_not_match_and_tiles_need_not_touch() -> None:
    state = run(game(), "box tile 18", "1 C3 0", "1 later", "box tile 17")
    assert {"C2 90", "B3 90", "A1 0", "E5 270"} <= legal(state, 0)


@pytest.mark.rule("LP-6")
def test_laying_is_a_must() -> None:
    state = run(game(), "box tile 14")
    assert legal(state, 0) & {"none", "later"} == set()
    with pytest.raises(RulesError):
        run(state, "box tile 3")


@pytest.mark.rule("LP-6")
def test_every_card_still_face_down_is_equally_likely() -> None:
    state = game()
    play_cards(state, 6, 6, 7, 1)
    rng = Rng("cards")
    drawn = [state.chance(rng) for _ in range(9600)]
    counts = {move: drawn.count(move) for move, _ in state.odds()}
    assert sum(counts.values()) == 9600
    assert all(320 * weight < counts[move] < 480 * weight for move, weight in state.odds())


# LP-8: stones


def fourfold(scoring: str = "basic") -> Labyrinth:
    """The tile with four chambers on C3."""
    return run(game(1, scoring), "box tile 14", "1 C3 0")


@pytest.mark.rule("LP-8")
def test_the_chambers_of_the_tile_are_offered_in_reading_order() -> None:
    state = fourfold()
    asked = []
    for _ in range(4):
        asked.append(view(state, 0).asked)
        run(state, "1 none")
    assert (asked, view(state, 0).asked) == (["e5", "f5", "e6", "f6"], "")


@pytest.mark.rule("LP-8")
@pytest.mark.parametrize(
    ("lay", "asked"), [("12 C3 0", "e6 f6"), ("12 C3 90", "e5 e6"), ("12 C3 180", "e5 f5")]
)
def test_only_chambers_are_offered(lay: str, asked: str) -> None:
    number, _, where = lay.partition(" ")
    state = run(game(), f"box tile {number}", f"1 {where}")
    found = []
    while view(state, 0).asked:
        found.append(view(state, 0).asked)
        run(state, "1 none")
    assert found == asked.split()


@pytest.mark.rule("LP-8")
def test_several_chambers_of_a_tile_may_each_get_a_stone() -> None:
    state = run(fourfold(), "1 stone", "1 none", "1 stone", "1 stone")
    assert stones(state) == {"e5": "stone", "e6": "stone", "f6": "stone"}
    assert seen(state).supply == {"stone": 9}


@pytest.mark.rule("LP-8")
def test_the_basic_game_does_not_ask_for_a_colour() -> None:
    assert legal(fourfold(), 0) == {"stone", "none"}


@pytest.mark.rule("LP-8", "LP-5")
def test_the_professional_game_offers_the_colours_that_are_left() -> None:
    state = fourfold("pro")
    assert legal(state, 0) == {"red", "green", "blue", "none"}
    run(state, "1 red", "1 red", "1 red")
    assert legal(state, 0) == {"green", "blue", "none"}
    run(state, "1 green")
    assert stones(state) == {"e5": "red", "f5": "red", "e6": "red", "f6": "green"}


@pytest.mark.rule("LP-8", "LP-5")
def test_without_stones_nothing_is_asked_any_more() -> None:
    state = run(fourfold(), *["1 stone"] * 4, "1 start 1 left")
    run(state, "box tile 14", "1 A1 0", *["1 stone"] * 4)
    run(state, "box tile 13", "1 B1 0", *["1 stone"] * 2)
    run(state, "box tile 12", "1 A5 0", "1 stone", "1 stone")
    assert seen(state).supply == {"stone": 0}
    run(state, "box tile 13", "1 E5 0")
    assert (state.stage, state.actors()) == (REVEAL, [BOX])


@pytest.mark.rule("LP-8")
def test_the_last_stone_may_run_out_in_the_middle_of_a_tile() -> None:
    state = run(fourfold(), *["1 stone"] * 4, "1 start 1 left")
    run(state, "box tile 14", "1 A1 0", *["1 stone"] * 4)
    run(state, "box tile 13", "1 B1 0", "1 stone", "1 none")
    run(state, "box tile 12", "1 A5 0", "1 stone", "1 stone")
    run(state, "box tile 13", "1 E5 0", "1 stone")
    assert (len(stones(state)), state.actors()) == (12, [BOX])


@pytest.mark.rule("LP-8")
def test_stones_go_on_the_tile_just_laid_only() -> None:
    state = run(fourfold(), *["1 none"] * 4, "1 start 1 left", "box tile 18", "1 A1 0")
    assert (state.actors(), stones(state)) == ([BOX], {})


@pytest.mark.rule("LP-8", "LP-11")
def test_a_chamber_that_can_no_longer_be_closed_may_still_get_a_stone() -> None:
    state = run(game(), "box tile 14", "1 A3 0")
    assert (view(state, 0).asked, legal(state, 0)) == ("a5", {"stone", "none"})


@pytest.mark.rule("LP-8")
def test_stones_stay_where_they_are() -> None:
    state = run(fourfold(), "1 none", "1 stone", "1 none", "1 none", "1 start 1 left")
    play_cards(state, 14, 13, 18)
    assert stones(state) == {"f5": "stone"}


# LP-9: the start


@pytest.mark.rule("LP-9")
def test_the_start_may_wait_after_the_first_and_the_second_tile_only() -> None:
    state = run(game(), "box tile 18", "1 A1 0")
    assert legal(state, 0) == {*STARTS, "later"}
    run(state, "1 later", "box tile 17", "1 A2 0")
    assert legal(state, 0) == {*STARTS, "later"}
    run(state, "1 later", "box tile 16", "1 A4 0")
    assert legal(state, 0) == STARTS


@pytest.mark.rule("LP-9")
def test_the_start_is_asked_for_after_the_stones() -> None:
    state = run(game(), "box tile 6", "1 A1 0")
    assert legal(state, 0) == {"stone", "none"}
    run(state, "1 none")
    assert legal(state, 0) == {*STARTS, "later"}


@pytest.mark.rule("LP-9")
@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_once_named_the_start_is_never_asked_again(tiles: int) -> None:
    state = game()
    for k, number in enumerate([1, 2, 3, 4, 5]):
        run(state, f"box tile {number}", f"1 A{k + 1} 0")
        assert (state.actors() == [0]) == (k < tiles)
        if k < tiles:
            run(state, "1 start 2 right" if k + 1 == tiles else "1 later")
    assert seen(state).start == 4


@pytest.mark.rule("LP-9")
def test_each_seat_names_its_own_start_when_it_likes() -> None:
    state = run(game(2), "box tile 18", "1 A1 0", "1 start 3 left", "2 A1 0", "2 later")
    run(state, "box tile 17", "1 A2 0")
    assert state.actors() == [1]
    run(state, "2 A2 0", "2 start 1 right")
    assert [seen(state, seat).start for seat in (0, 1)] == [5, 2]


# LP-12: hidden until the last has finished


def hidden() -> Labyrinth:
    """The first of two seats has laid, put a stone and named its start for the second card."""
    state = run(game(2), "box tile 18", "1 B3 0", "1 later", "2 B3 0", "2 later")
    return run(state, "box tile 12", "1 A3 0", "1 stone", "1 none", "1 start 1 left")


@pytest.mark.rule("LP-12")
def test_others_see_nothing_of_a_finished_turn_until_the_last_seat_has_finished() -> None:
    state = hidden()
    for viewer in (1, WATCHER):
        other = view(state, viewer).seats[0]
        assert [tile.field for tile in other.tiles] == ["B3"]
        assert (other.corridor, other.start, other.chambers, other.score) == ([], 0, [], 0)
        assert other.supply == {"stone": 12}


@pytest.mark.rule("LP-12")
def test_with_the_last_seat_all_is_revealed_together() -> None:
    state = run(hidden(), "2 C3 0", "2 none", "2 none")
    assert [tile.field for tile in view(state, 0).seats[1].tiles] == ["B3"]
    run(state, "2 later")
    for viewer in (0, 1, WATCHER):
        first, second = view(state, viewer).seats
        assert [tile.field for tile in first.tiles] == ["A3", "B3"]
        assert [tile.field for tile in second.tiles] == ["B3", "C3"]
        assert (first.score, first.start, first.supply) == (4, 1, {"stone": 11})


@pytest.mark.rule("LP-12")
def test_the_moment_ends_with_the_last_seat_and_not_before() -> None:
    state = run(game(2), "box tile 18")
    opened = state.moment
    run(state, "2 A3 0", "2 start 1 left", "1 A3 0")
    assert state.moment == opened
    run(state, "1 later")
    assert state.moment == opened + 1


@pytest.mark.rule("LP-12")
def test_a_seat_decides_for_others_as_it_sees_them_not_as_they_are() -> None:
    state = hidden()
    guesses = [state.guess(1, Rng(str(seed))) for seed in range(30)]
    assert all(guess.actors() == [1] for guess in guesses)
    assert all(facts(guess)["moment"] == state.moment for guess in guesses)
    fields = {tuple(t.field for t in seen(guess, 0).tiles) for guess in guesses}
    assert len(fields) > 5
    assert all(seen(guess, 1) == seen(state, 1) for guess in guesses)


@pytest.mark.rule("LP-12")
def test_a_guess_of_a_seat_in_the_middle_of_its_turn_lets_it_begin_again() -> None:
    state = run(game(2), "box tile 12", "1 A3 0", "1 stone")
    guess = state.guess(1, Rng("guess"))
    assert (guess.actors(), seen(guess, 0).tiles) == ([0, 1], [])
    assert seen(guess, 0).supply == {"stone": 12}


@pytest.mark.rule("LP-12")
def test_a_tile_taken_up_leaves_earlier_stones_and_corridor_in_place() -> None:
    state = run(game(2), "box tile 12", "1 A3 0", "1 stone", "1 none", "1 start 1 left")
    run(state, "2 A3 0", "2 none", "2 none", "2 later", "box tile 12", "1 B3 0", "1 stone")
    other = view(state, 1).seats[0]
    assert (other.corridor, other.start, other.supply) == (["a5", "b5"], 1, {"stone": 11})
    assert [(one.cell, one.stone) for one in other.chambers] == [("a6", "stone"), ("b6", "")]


# LP-13: the end


@pytest.mark.rule("LP-13")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_game_ends_with_the_25th_tile_and_three_cards_are_never_seen(seats: int) -> None:
    state = game(seats)
    play_cards(state, *ALL[:24])
    assert (state.stage, state.actors()) == (REVEAL, [BOX])
    play_cards(state, ALL[24])
    assert (state.stage, state.actors()) == (OVER, [])
    assert [len(seen(state, seat).tiles) for seat in range(seats)] == [25] * seats
    assert sum(cards(state).values()) == 3


@pytest.mark.rule("LP-13")
def test_the_last_tile_still_makes_the_corridor_grow_before_the_score() -> None:
    state = game()
    run(state, "box tile 18", "1 A3 0", "1 start 1 left")
    fields = [f"{letter}{row}" for row in range(1, 6) for letter in "ABCDE"]
    fields = [field for field in fields if field not in ("A3", "B3")]
    numbers = [number for number in ALL if number not in (17, 18)][:23]
    for number, field in zip(numbers, fields, strict=True):
        run(state, f"box tile {number}", f"1 {field} 0")
        while state.actors() == [0]:
            run(state, "1 none")
    assert corridor(state) == "a5 b5"
    run(state, "box tile 17", "1 B3 0")
    assert corridor(state).startswith("a5 b5 c5 d5")


@pytest.mark.rule("LP-13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_no_game_has_more_moves_than_the_bound(seats: int) -> None:
    per_seat = 25 + sum(PACK.copies) * 4 + 3 + 15
    assert bound(seats) <= 25 + seats * per_seat
    assert bound(seats) >= 25 * (1 + seats)
