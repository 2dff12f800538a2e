"""The end of the game, the score and the places (TP-21, TP-22)."""

import pytest

from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.view import view
from tests.games.terra.board import (
    box,
    empty_hand,
    give,
    opening,
    pass_turn,
    play,
    position,
    stack_up,
    to_draw,
)

# Every place of the board belongs to a seat, or to nobody.
ESTATES = """
        a     b      c     d       e       f      g
    2   2:b   .      .     .       .       rd1:b  .
    3   .     .      o     3:aa    .       .      o
    4   .     4      .     .       .       .      gn3:aa
    5   o     .      .     .       1:a     .      .
    6   .     .      bu2:a .       .       .      .
"""


# TP-21: the end


@pytest.mark.rule("TP-21")
def test_the_game_goes_on_while_a_seat_holds_a_tile() -> None:
    state = stack_up(position(), {})
    assert to_draw(state).actors() == [1]  # there was nothing to draw
    assert to_draw(state).actors() == []


@pytest.mark.rule("TP-21")
def test_after_the_last_tile_was_taken_every_seat_has_one_more_turn() -> None:
    state = stack_up(position(seats=3), {"c3": 1})
    box(play(to_draw(state), 0, "take c3"), "tile red")
    order = []
    while state.actors():
        order.append(state.seat)
        pass_turn(state)
    assert order == [1, 2, 0]


@pytest.mark.rule("TP-21")
def test_the_last_turn_is_played_with_walks_and_builds() -> None:
    drawing = """
            d
        3   3:aa
        4   .
    """
    state = position(drawing, bricks="red 1")
    empty_hand(stack_up(state, {}), 1)
    play(state, 0, "d4 n", "row ns", "go d4 n", "found d3 red", "end")
    assert (state.actors(), state.scores()) == ([], [5, 0])


@pytest.mark.rule("TP-21")
@pytest.mark.parametrize(("seats", "turns"), [(2, 28), (3, 36), (4, 36)])
def test_all_seats_have_had_the_same_number_of_turns(seats: int, turns: int) -> None:
    state = opening(seats, first=seats)
    while state.actors():
        pass_turn(state)
    assert (state.turn, view(state, 0).stage, state.seat) == (turns, "over", seats - 1)


@pytest.mark.rule("TP-21")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_and_four_seats_all_40_tiles_are_laid(seats: int) -> None:
    state = opening(seats)
    while state.actors():
        pass_turn(state)
    assert (len(view(state, 0).tiles), view(state, 0).unseen) == (40, {})


@pytest.mark.rule("TP-20")
def test_with_two_seats_32_are_laid_and_8_are_never_seen() -> None:
    state = opening(2)
    while state.actors():
        pass_turn(state)
    assert (len(view(state, 0).tiles), sum(view(state, 0).unseen.values())) == (32, 8)


# TP-22: the score


@pytest.mark.rule("TP-22")
def test_nothing_owned_is_no_point() -> None:
    assert opening(4).scores() == [0, 0, 0, 0]


@pytest.mark.rule("TP-22")
def test_foundations_with_own_workers_count_once_whatever_their_workers() -> None:
    state = position("""
            d       e
        3   3:aaa   .
        5   .       4:a
        8   2       .
    """)
    assert state.scores() == [7, 0]


@pytest.mark.rule("TP-22", "TP-3")
@pytest.mark.parametrize(("level", "worth"), [(1, 5), (2, 10), (3, 20), (4, 35), (5, 60)])
def test_a_pyramid_counts_by_its_level_and_its_foundation_no_longer(level: int, worth: int) -> None:
    state = position(f"""
            d
        3   rd{level}:aa
    """)
    assert state.scores() == [worth, 0]


@pytest.mark.rule("TP-22")
def test_each_brick_and_each_gold_is_a_point() -> None:
    state = give(position(gold=3, bricks="red 2 brown 1 white 2"), 1, gold=1, bricks="blue 1")
    assert state.scores() == [8, 2]


@pytest.mark.rule("TP-22")
def test_all_together() -> None:
    state = position(ESTATES, gold=2, bricks="grey 4")
    assert state.scores() == [3 + 20 + 1 + 10 + 2 + 4, 2 + 5]


@pytest.mark.rule("TP-22")
def test_a_foundation_left_by_its_workers_no_longer_counts() -> None:
    state = play(position(ESTATES), 0, "back d3", "back d3")
    assert state.scores() == [31, 7]


# TP-22: the places


def ranked(*points: int) -> Terra:
    state = position(seats=len(points))
    for seat, gold in enumerate(points):
        give(state, seat, gold=gold)
    return state


@pytest.mark.rule("TP-22")
@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ((5, 3), [1, 2]),
        ((2, 7, 4), [3, 1, 2]),
        ((4, 4), [1, 1]),
        ((4, 6, 6), [3, 1, 1]),
        ((6, 4, 4, 1), [1, 2, 2, 4]),
    ],
)
def test_the_most_points_win_and_equal_points_share_a_place(
    points: tuple[int, ...], ranks: list[int]
) -> None:
    assert ranked(*points).ranks() == ranks


@pytest.mark.rule("TP-22")
def test_the_score_is_seen_as_things_stand() -> None:
    assert [side.score for side in view(position(ESTATES), 1).sides] == [34, 7]
