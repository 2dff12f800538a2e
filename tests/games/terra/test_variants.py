"""Symbols and open stacks (TP-23, TP-24)."""

import pytest

from saqqara.core.state import BOX, WATCHER
from saqqara.games.terra.engine.board import SCARAB, SPHINX
from saqqara.games.terra.engine.moves import FIELD_NAMES
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.view import view
from tests.games.terra.board import (
    TOPS,
    box,
    from_stack,
    give,
    gold,
    known,
    open_to,
    opening,
    play,
    position,
    sizes,
    to_draw,
    why,
)


def halves(state: Terra) -> set[int]:
    """The halves where the tile in hand may be laid."""
    fields = [FIELD_NAMES.index(move.split()[0]) for move in open_to(state, "lay")]
    return {state.board.half[field] for field in fields}


def covered(half: int, gold: int = 0, source: str = "s3") -> Terra:
    """All fields of a half carry tiles, but the last of it."""
    state = from_stack(position(symbols="on", gold=gold), source)
    for field in [field for field in state.board.grounds if state.board.half[field] == half][:-1]:
        state.ground[field] = 0
    return state


def cover_last(state: Terra, half: int) -> Terra:
    last = [field for field in state.board.grounds if state.board.half[field] == half][-1]
    state.ground[last] = 0
    return state


# TP-23: symbols


@pytest.mark.rule("TP-23")
@pytest.mark.parametrize(
    ("stack", "half"),
    [("s1", SPHINX), ("s4", SPHINX), ("c1", SCARAB), ("c4", SCARAB)],
)
def test_without_gold_a_tile_must_be_laid_in_the_half_of_its_storage(stack: str, half: int) -> None:
    assert halves(from_stack(position(symbols="on"), stack)) == {half}


@pytest.mark.rule("TP-23")
def test_all_free_fields_of_that_half_are_open() -> None:
    state = from_stack(position(symbols="on"), "c2")
    fields = {move.split()[0] for move in open_to(state, "lay")}
    board = state.board
    assert fields == {FIELD_NAMES[f] for f in board.grounds if board.half[f] == SCARAB}


@pytest.mark.rule("TP-23")
def test_without_the_variant_a_tile_may_be_laid_anywhere() -> None:
    assert halves(position()) == {SPHINX, SCARAB}


@pytest.mark.rule("TP-23")
def test_with_a_gold_it_may_be_laid_anywhere() -> None:
    assert halves(position(symbols="on", gold=1)) == {SPHINX, SCARAB}


@pytest.mark.rule("TP-23")
@pytest.mark.parametrize(("lay", "left"), [("h3 s", 1), ("c4 e", 2), ("e4 s", 2), ("e6 n", 1)])
def test_the_gold_is_paid_only_in_the_wrong_half(lay: str, left: int) -> None:
    """The tile came from the sphinx; column e belongs to it down to row 4."""
    state = play(position(symbols="on", gold=2), 0, lay)
    assert gold(state) == left


@pytest.mark.rule("TP-23")
def test_without_the_variant_nothing_is_paid() -> None:
    assert gold(play(position(gold=2), 0, "h3 s")) == 2


@pytest.mark.rule("TP-23")
def test_while_a_matching_field_is_free_it_must_be_used() -> None:
    state = covered(SPHINX)
    assert halves(state) == {SPHINX}
    assert len({move.split()[0] for move in open_to(state, "lay")}) == 1


@pytest.mark.rule("TP-23")
@pytest.mark.parametrize("held", [0, 2])
def test_if_no_matching_field_is_free_it_may_be_laid_anywhere_for_nothing(held: int) -> None:
    state = cover_last(covered(SPHINX, held), SPHINX)
    assert halves(state) == {SCARAB}
    assert gold(play(state, 0, "h3 s")) == held


@pytest.mark.rule("TP-23")
def test_a_full_other_half_changes_nothing() -> None:
    state = cover_last(covered(SCARAB), SCARAB)
    assert halves(state) == {SPHINX}


@pytest.mark.rule("TP-23")
def test_gold_bought_away_before_laying_can_no_longer_be_paid() -> None:
    state = play(position(symbols="on", gold=3), 0, "buy white")
    assert halves(state) == {SPHINX}


@pytest.mark.rule("TP-23")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_all_know_from_which_storage_a_tile_came(viewer: int) -> None:
    state = box(play(to_draw(opening(symbols="on")), 0, "take c2"), "tile red")
    assert [hand.source for hand in view(state, viewer).seats] == ["c2", "c3"]


@pytest.mark.rule("TP-23")
def test_a_tile_taken_from_the_other_storage_belongs_in_the_other_half() -> None:
    state = box(play(to_draw(opening(symbols="on")), 0, "take c2"), "tile red")
    box(play(to_draw(state), 1, "take s1"), "tile blue")
    assert halves(state) == {SCARAB}


@pytest.mark.rule("TP-23", "TP-5")
def test_start_tiles_ignore_it() -> None:
    state = opening(symbols="on", board="oasis")
    assert [tile.field for tile in view(state, 0).tiles] == ["d4", "e4", "d5", "e5"]


@pytest.mark.rule("TP-23", "TP-25")
def test_together_the_common_gold_pays() -> None:
    state = position(symbols="on", task="1", gold=1, seats=3)
    state.seat = 1
    assert gold(play(state, 1, "c4 e")) == 0  # its tile came from c3


# TP-24: open stacks


def opened(seats: int = 3) -> Terra:
    return opening(seats, open_stacks="on")


def tops(state: Terra, viewer: int) -> list[str]:
    stacks = zip(view(state, viewer).stacks, known(state).stacks, strict=True)
    return [one.tiles[0] for one, place in stacks if place.open]


@pytest.mark.rule("TP-24")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_all_see_the_top_of_the_stacks_that_gave_the_start_tiles(viewer: int) -> None:
    state = opened()
    assert tops(state, viewer) == list(TOPS)
    assert [one.stack for one in known(state).stacks if one.open] == ["s1", "s2", "c1", "c2"]


@pytest.mark.rule("TP-24")
def test_below_the_top_nobody_sees_anything() -> None:
    assert view(opened(), 0).stacks[0].tiles == ["red+worker", "", "", ""]


@pytest.mark.rule("TP-24")
def test_they_are_turned_up_after_the_hands_were_dealt() -> None:
    state = opening(2)
    assert not any(one.open for one in known(state).stacks)
    assert [one.tiles for one in view(state, 0).stacks][:2] == [[""] * 4] * 2


@pytest.mark.rule("TP-24")
def test_a_tile_taken_from_an_open_stack_is_known_to_all() -> None:
    state = play(to_draw(opened()), 0, "take c1")
    assert [view(state, viewer).seats[0].tile for viewer in (0, 1, WATCHER)] == [TOPS[2]] * 3


@pytest.mark.rule("TP-24")
def test_then_the_next_tile_is_turned_up() -> None:
    state = play(to_draw(opened()), 0, "take c1")
    assert state.actors() == [BOX]
    box(state, "tile worker")
    assert (tops(state, 1)[2], state.actors()) == ("worker", [1])
    assert sizes(state) == "4444 3445"


@pytest.mark.rule("TP-24")
def test_open_stacks_cannot_be_looked_through() -> None:
    state = give(opened(), 0, gold=1)
    assert open_to(to_draw(state), "look") == ["look s3", "look s4", "look c3", "look c4"]
    assert why(state, 0, "look s1").rule == "TP-24"


@pytest.mark.rule("TP-24")
def test_face_down_stacks_give_an_unseen_tile_as_ever() -> None:
    state = box(play(to_draw(opened()), 0, "take s4"), "tile worker")
    assert [view(state, viewer).seats[0].tile for viewer in (0, 1)] == ["worker", ""]
    assert (tops(state, 0), state.actors()) == (list(TOPS), [1])


@pytest.mark.rule("TP-24", "TP-20")
def test_the_last_tile_of_an_open_stack_is_removed_without_being_turned_up() -> None:
    state = opened(2)
    for seat in (0, 1):
        box(play(to_draw(state), seat, "take s1"), "tile worker")
    assert sizes(state) == "2445 4445"
    play(to_draw(state), 0, "take s1")
    assert (state.actors(), sizes(state)) == ([1], "0445 4445")


@pytest.mark.rule("TP-24", "TP-20")
def test_with_three_seats_the_last_tile_of_an_open_stack_is_turned_up_and_taken() -> None:
    state = opened(3)
    for seat in (0, 1, 2):
        box(play(to_draw(state), seat, "take s1"), "tile worker")
    assert (tops(state, 0)[0], sizes(state)) == ("worker", "1444 4445")
    play(to_draw(state), 0, "take s1")
    assert (state.actors(), sizes(state)) == ([1], "0444 4445")


@pytest.mark.rule("TP-24")
def test_without_the_variant_every_stack_can_be_looked_through() -> None:
    state = to_draw(position(gold=1))
    assert len(open_to(state, "look")) == 8


@pytest.mark.rule("TP-23", "TP-24")
def test_both_variants_go_together() -> None:
    state = opening(symbols="on", open_stacks="on")
    play(to_draw(state), 0, "take c1")
    box(state, "tile worker")
    state.seat = 0
    assert halves(state) == {SCARAB}
