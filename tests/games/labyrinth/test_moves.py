"""Moves of Das Labyrinth des Pharao: their numbers, which datasets hold, verbs and notation."""

import itertools

import pytest

from saqqara.core.errors import NotationError
from saqqara.games.labyrinth.engine import moves, stages
from saqqara.games.labyrinth.engine.cells import FIELDS
from saqqara.games.labyrinth.engine.seats import KINDS
from tests.games.labyrinth.board import GAME, PACK


def test_the_first_number_of_every_verb_never_changes() -> None:
    firsts = {word: first for first, word in moves.NAMES.items()}
    assert firsts == {
        "lay": 0,
        "put": 100,
        "none": 105,
        "start": 106,
        "later": 112,
        "higher": 113,
        "lower": 114,
        "tile": 115,
    }
    assert moves.COUNT == 134


def test_every_verb_has_a_number_for_all_it_is_done_with() -> None:
    firsts = [*moves.NAMES, moves.COUNT]
    widths = {first: after - first for first, after in itertools.pairwise(firsts)}
    one = dict.fromkeys(moves.NAMES, 1)
    assert widths == one | {
        moves.LAY: FIELDS * moves.TURNS,
        moves.PUT: KINDS,
        moves.START: len(PACK.gates),
        moves.TILE: len(PACK.copies),
    }
    assert (len(moves.STONES), len(moves.ANGLES)) == (KINDS, moves.TURNS)
    assert (len(PACK.gates), len(PACK.copies)) == (moves.STARTS, moves.NUMBERS)


def test_a_move_is_a_verb_and_what_it_is_done_with() -> None:
    for move in range(moves.COUNT):
        assert moves.verb(move) + moves.argument(move) == move
        assert moves.verb(move) in moves.NAMES


@pytest.mark.parametrize(
    ("notation", "verb", "arguments"),
    [
        ("C3 90", "lay", ["C3", "90"]),
        ("red", "put", ["red"]),
        ("none", "none", []),
        ("start 2 right", "start", ["2", "right"]),
        ("later", "later", []),
        ("higher", "higher", []),
        ("lower", "lower", []),
        ("tile 13", "tile", ["13"]),
    ],
)
def test_verb_and_arguments_are_words(notation: str, verb: str, arguments: list[str]) -> None:
    move = GAME.rules.read(PACK, notation)
    assert GAME.rules.write(PACK, move) == notation
    assert (GAME.rules.verb(move), GAME.rules.arguments(PACK, move)) == (verb, arguments)


def test_slips_in_case_and_spacing_are_forgiven() -> None:
    assert moves.read(PACK, " c3  90") == moves.read(PACK, "C3 90")
    assert moves.read(PACK, "Start 1 LEFT") == moves.START


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("C3", "is no move; moves look like C3 90, red, none, start 1 left"),
        ("tile 20", "20 is no tile; tiles are 1 to 19"),
        ("F3 90", "f3 is no field; fields are A1 to E5"),
        ("C3 45", "45 is no turn; turns are 0, 90, 180, 270"),
    ],
)
def test_what_is_no_move_is_refused(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        moves.read(PACK, text)


@pytest.mark.parametrize("number", [-1, 134])
def test_a_number_that_is_no_move_has_no_notation(number: int) -> None:
    with pytest.raises(NotationError, match="there are moves 0 to 133"):
        moves.write(PACK, number)


def test_stages_have_the_names_that_views_show() -> None:
    table = (stages.REVEAL, stages.LAYING, stages.BETTING, stages.OVER)
    assert [stages.NAMES[stage] for stage in table] == ["card", "lay", "bet", "over"]
    tile = (stages.LAY_TILE, stages.PUT_STONE, stages.NAME_START)
    own = (stages.DONE, *tile, stages.MAKE_BET)
    assert [stages.DUE_NAMES[due] for due in own] == ["done", "lay", "stone", "start", "bet"]
