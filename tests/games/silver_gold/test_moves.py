"""The numbers of the moves and their verbs; datasets and trained policies hold these numbers."""

from itertools import pairwise

import pytest

from saqqara.core.errors import NotationError
from saqqara.games.silver_gold.engine import moves
from saqqara.games.silver_gold.engine.patterns import MASK, NO_SHAPE, PLACES, SHAPES, shape_of
from saqqara.games.silver_gold.engine.position import SLOTS
from tests.games.silver_gold.board import GAME

PACK = GAME.pack()


def test_every_verb_begins_where_it_always_did() -> None:
    firsts = {"mark": 0, "keep": 774, "take": 822, "card": 871, "show": 919}
    assert {name: first for first, name in moves.NAMES.items()} == firsts
    assert (moves.TAKE + moves.PILE, moves.COUNT) == (870, 927)


def test_every_verb_is_as_wide_as_what_it_is_done_with() -> None:
    firsts = [*moves.NAMES, moves.COUNT]
    cards = len(PACK.chambers)
    widths = [SLOTS * len(MASK), cards, cards + 1, cards, len(SHAPES)]
    assert [after - first for first, after in pairwise(firsts)] == widths
    assert (cards, cards, len(MASK)) == (moves.CARDS, moves.PILE, PLACES)


@pytest.mark.parametrize(
    ("notation", "verb", "arguments"),
    [
        ("1:a1b1", "mark", ["1", "a1", "b1"]),
        ("2:e5", "mark", ["2", "e5"]),
        ("keep 17", "keep", ["17"]),
        ("take 48", "take", ["48"]),
        ("take pile", "take", ["pile"]),
        ("card 1", "card", ["1"]),
        ("show L4", "show", ["L4"]),
    ],
)
def test_a_move_has_a_verb_and_arguments(notation: str, verb: str, arguments: list[str]) -> None:
    move = moves.read(PACK, notation)
    assert (moves.name(move), moves.arguments(PACK, move)) == (verb, arguments)
    assert moves.write(PACK, move) == notation


def test_every_number_is_its_verb_and_its_argument_and_is_read_back() -> None:
    for move in range(moves.COUNT):
        assert moves.verb(move) + moves.argument(move) == move
        assert moves.read(PACK, moves.write(PACK, move)) == move


def test_a_mark_is_its_card_and_its_cells() -> None:
    for move in range(moves.MARK, moves.KEEP):
        assert moves.mark(moves.slot_of(move), moves.mask_of(move)) == move


@pytest.mark.parametrize("move", [-1, 927, 10**6])
def test_other_numbers_are_no_moves(move: int) -> None:
    with pytest.raises(NotationError, match="there are moves 0 to 926"):
        moves.write(PACK, move)


@pytest.mark.parametrize(
    ("notation", "clicks"),
    [("1:a1b1", ["1", "a1", "b1"]), ("take pile", ["take", "pile"]), ("keep 17", ["keep", "17"])],
)
def test_a_mark_is_clicked_cell_by_cell(notation: str, clicks: list[str]) -> None:
    assert moves.clicks(notation) == clicks


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("eat 3", "is no move"),
        ("keep", "is no move"),
        ("show Z9", "is no move"),
        ("keep 49", "cards are 1 to 48"),
        ("take x", "cards are 1 to 48"),
        ("3:a1", "1 .left. or 2 .right."),
        ("1:a1a1", "stands twice"),
        ("1:a1c1", "no pattern"),
        ("1:f1", "cells are a1 to e5"),
    ],
)
def test_what_is_no_notation_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        moves.read(PACK, text)


def test_cells_apart_are_no_shape() -> None:
    assert shape_of([(0, 0), (2, 2)]) == NO_SHAPE
