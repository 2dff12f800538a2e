"""The next tile: taking, looking, and stacks that lose their last tile (TP-15, TP-20)."""

import pytest

from saqqara.core.state import BOX, WATCHER
from saqqara.games.terra.engine.moves import STACK_NAMES
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.view import view
from tests.games.terra.board import (
    GAME,
    PACK,
    box,
    give,
    gold,
    known,
    notations,
    open_to,
    opening,
    pass_turn,
    play,
    position,
    sizes,
    stack_up,
    to_draw,
)

FIVE = ("red", "blue", "worker", "grey+eye", "worker+eye")  # from the top


def stack(state: Terra, name: str, viewer: int) -> list[str]:
    """A stack from the top as this viewer knows it."""
    (found,) = [one.tiles for one in view(state, viewer).stacks if one.stack == name]
    return found


def hand(state: Terra, seat: int, viewer: int) -> str:
    return view(state, viewer).seats[seat].tile


def looking(seats: int = 3, name: str = "c4") -> Terra:
    """The first seat looks through a stack of five tiles nobody has seen before."""
    state = play(to_draw(position(seats=seats, gold=1)), 0, f"look {name}")
    return box(state, *[f"tile {tile}" for tile in FIVE])


# TP-15: taking


@pytest.mark.rule("TP-15")
def test_the_top_of_any_stack_can_be_taken() -> None:
    state = to_draw(opening(3))
    stacks = ("s1", "s2", "s3", "s4", "c1", "c2", "c3", "c4")
    assert notations(state) == [f"take {name}" for name in stacks]


@pytest.mark.rule("TP-15")
def test_a_stack_that_is_used_up_cannot_be_taken_from() -> None:
    state = to_draw(stack_up(position(seats=3, gold=1), {"s2": 1, "c4": 2}))
    assert notations(state) == ["take s2", "take c4", "look s2", "look c4"]


@pytest.mark.rule("TP-15")
def test_the_taken_tile_comes_into_the_hand_and_the_stack_shrinks() -> None:
    state = box(play(to_draw(opening(3)), 0, "take c2"), "tile red+eye")
    assert (hand(state, 0, 0), sizes(state)) == ("red+eye", "4444 4345")
    assert view(state, 1).seats[0].source == "c2"


@pytest.mark.rule("TP-15")
def test_only_its_seat_sees_a_tile_taken_unseen() -> None:
    state = box(play(to_draw(opening(3)), 0, "take c2"), "tile red+eye")
    assert [hand(state, 0, viewer) for viewer in range(3)] == ["red+eye", "", ""]


@pytest.mark.rule("TP-15")
def test_it_is_any_of_the_tiles_nobody_has_seen() -> None:
    state = play(to_draw(opening()), 0, "take s1")
    odds = {GAME.rules.write(PACK, move): weight for move, weight in state.odds()}
    assert (sum(odds.values()), odds["tile worker"], odds["tile red"]) == (34, 5, 1)


@pytest.mark.rule("TP-15")
def test_taking_costs_nothing() -> None:
    assert gold(box(play(to_draw(position(gold=2)), 0, "take s1"), "tile red")) == 2


@pytest.mark.rule("TP-15")
def test_after_taking_the_next_seat_is_to_lay() -> None:
    state = box(play(to_draw(opening(3)), 0, "take c2"), "tile red")
    assert (state.actors(), view(state, 1).stage) == ([1], "lay")


# TP-15: looking


@pytest.mark.rule("TP-15")
def test_a_look_costs_a_gold_and_shows_the_stack_from_the_top() -> None:
    state = looking()
    assert (gold(state), stack(state, "c4", 0)) == (0, list(FIVE))


@pytest.mark.rule("TP-15")
def test_without_gold_nobody_looks() -> None:
    assert open_to(to_draw(position(gold=0)), "look") == []


@pytest.mark.rule("TP-15")
def test_a_seat_looks_once_and_then_must_take() -> None:
    state = play(to_draw(position(seats=3, gold=4)), 0, "look c4")
    box(state, *[f"tile {tile}" for tile in FIVE])
    assert notations(state) == ["pick 1", "pick 2", "pick 3", "pick 4", "pick 5"]


@pytest.mark.rule("TP-15")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_any_tile_of_it_is_taken_and_the_rest_keeps_its_order(place: int) -> None:
    state = play(looking(), 0, f"pick {place}")
    rest = [tile for tile in FIVE if tile != FIVE[place - 1]]
    assert (hand(state, 0, 0), stack(state, "c4", 0)) == (FIVE[place - 1], rest)


@pytest.mark.rule("TP-15")
def test_others_see_the_stack_shrink_but_neither_it_nor_the_tile() -> None:
    state = play(looking(), 0, "pick 3")
    assert (stack(state, "c4", 1), hand(state, 0, 1)) == ([""] * 4, "")


@pytest.mark.rule("TP-15")
def test_while_one_looks_the_others_see_only_which_stack() -> None:
    state = looking()
    assert [view(state, viewer).looked for viewer in (0, 1)] == ["c4", "c4"]
    assert stack(state, "c4", 1) == [""] * 5


@pytest.mark.rule("TP-15")
def test_what_was_seen_is_not_drawn_again() -> None:
    state = play(looking(), 0, "pick 3")
    play(to_draw(state), 1, "take c4")
    assert (state.actors(), hand(state, 1, 1)) == ([2], "red")


@pytest.mark.rule("TP-15")
def test_whoever_knew_a_tile_knows_who_holds_it_now() -> None:
    state = play(looking(), 0, "pick 3")
    play(to_draw(state), 1, "take c4")
    assert [hand(state, 1, viewer) for viewer in range(3)] == ["red", "red", ""]


@pytest.mark.rule("TP-15")
def test_a_second_look_by_another_seat_shows_the_same_order() -> None:
    state = play(looking(), 0, "pick 1")
    play(to_draw(give(state, 1, gold=1)), 1, "look c4")
    assert state.actors() == [1]  # nothing comes out of the box any more
    assert stack(state, "c4", 1) == list(FIVE[1:])
    play(state, 1, "pick 2")
    assert [hand(state, 1, viewer) for viewer in range(3)] == ["worker", "worker", ""]


@pytest.mark.rule("TP-15")
def test_in_a_stack_known_in_part_only_the_rest_comes_out_of_the_box() -> None:
    """One tile of s4 was seen by nobody: the top, which a fresh stack had put upon it."""
    state = to_draw(position(seats=3, gold=1))
    for place, tile in enumerate([2, 1, 0], 1):
        state.tiles.slots[state.tiles.slot(STACK_NAMES.index("s4"), place)] = tile
    play(state, 0, "look s4")
    assert state.actors() == [BOX]
    assert box(state, "tile worker").actors() == [0]
    assert stack(state, "s4", 0) == ["worker", "red", "grey", "blue"]


@pytest.mark.rule("TP-15")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_stack_and_place_of_a_taken_tile_are_known_to_all(viewer: int) -> None:
    held = view(play(looking(), 0, "pick 3"), viewer).seats[0]
    assert (held.source, held.place) == ("c4", 3)


# TP-20: the last tile of a stack


@pytest.mark.rule("TP-20")
def test_with_two_seats_a_stack_is_removed_with_its_last_tile() -> None:
    state = stack_up(position(), {"s1": 2, "c1": 3})
    box(play(to_draw(state), 0, "take s1"), "tile red")
    assert sizes(state) == "0000 3000"


@pytest.mark.rule("TP-20")
def test_with_two_seats_a_stack_of_three_stays() -> None:
    state = stack_up(position(), {"s1": 3})
    box(play(to_draw(state), 0, "take s1"), "tile red")
    assert sizes(state) == "2000 0000"


@pytest.mark.rule("TP-20")
def test_the_removed_tile_stays_unseen() -> None:
    state = stack_up(position(), {"s1": 2})
    unseen = sum(view(state, 0).unseen.values())
    box(play(to_draw(state), 0, "take s1"), "tile red")
    assert sum(view(state, 0).unseen.values()) == unseen - 1


@pytest.mark.rule("TP-20", "TP-15")
def test_after_a_look_the_tile_not_taken_is_removed_too() -> None:
    state = stack_up(position(gold=1), {"s1": 2})
    play(box(play(to_draw(state), 0, "look s1"), "tile red", "tile blue"), 0, "pick 1")
    assert (sizes(state), hand(state, 0, 0)) == ("0000 0000", "red")


@pytest.mark.rule("TP-20")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_every_tile_is_used(seats: int) -> None:
    state = stack_up(position(seats=seats), {"s1": 2})
    box(play(to_draw(state), 0, "take s1"), "tile red")
    assert sizes(state) == "1000 0000"
    box(play(to_draw(state), 1, "take s1"), "tile blue")
    assert sizes(state) == "0000 0000"


@pytest.mark.rule("TP-20")
@pytest.mark.parametrize(("seats", "turns"), [(2, 14), (3, 12), (4, 9)])
def test_each_seat_has_so_many_turns(seats: int, turns: int) -> None:
    state = opening(seats, first=2)
    taken = [0] * seats
    while state.actors():
        taken[state.seat] += 1
        pass_turn(state)
    assert taken == [turns] * seats
    assert known(state).turns == turns * seats


@pytest.mark.rule("TP-20", "TP-15")
@pytest.mark.parametrize("seats", [2, 3])
def test_looking_changes_nothing_in_the_number_of_turns(seats: int) -> None:
    state = opening(seats)
    while state.actors():
        give(state, state.seat, gold=1 - gold(state, state.seat))
        looks = [f"look {name.stack}" for name in view(state, 0).stacks if name.tiles]
        pass_turn(state, looks[-1] if looks else "")
    assert state.turn == known(state).turns
