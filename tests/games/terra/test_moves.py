"""Notation: every move can be written and read, and slips are named."""

from itertools import pairwise

import pytest

from saqqara.core.errors import NotationError
from saqqara.games.terra.engine import moves
from saqqara.games.terra.engine.components import TOP
from saqqara.games.terra.engine.moves import COUNT, NUMBERS, WORDS, read, write
from tests.games.terra.board import GAME, PACK


@pytest.mark.parametrize(
    ("first", "notation"),
    [
        (moves.LAY, "a1 n"),
        (moves.ROW, "row ew"),
        (moves.GO, "go a1 n"),
        (moves.FOUND, "found a1 blue"),
        (moves.RAISE, "raise a1 0"),
        (moves.HIRE, "hire a1"),
        (moves.BUY, "buy white"),
        (moves.BACK, "back a1"),
        (moves.SWAP, "swap blue blue"),
        (moves.END, "end"),
        (moves.TAKE, "take s1"),
        (moves.LOOK, "look s1"),
        (moves.PICK, "pick 1"),
        (moves.FIRST, "first 1"),
        (moves.TILE, "tile blue"),
        (moves.FOUNDATION, "foundation 1"),
    ],
)
def test_each_kind_of_move_begins_at_its_number(first: int, notation: str) -> None:
    assert (write(PACK, first), read(PACK, notation)) == (notation, first)


def test_numbers_stay_what_they_are() -> None:
    """Datasets and trained policies hold them."""
    assert {name: first for first, name in moves.NAMES.items()} == {
        "lay": 0,
        "row": 400,
        "go": 404,
        "found": 1204,
        "raise": 2404,
        "hire": 3004,
        "buy": 3104,
        "back": 3105,
        "swap": 3205,
        "end": 3233,
        "take": 3234,
        "look": 3242,
        "pick": 3250,
        "first": 3255,
        "tile": 3259,
        "foundation": 3303,
    }
    assert COUNT == 3307


def test_every_verb_has_room_for_all_it_can_be_done_with() -> None:
    widths = {
        "lay": moves.FIELDS * moves.STAIRS,
        "row": moves.LINES,
        "go": moves.FIELDS * moves.WAYS,
        "found": moves.FIELDS * moves.PAYMENTS,
        "raise": moves.FIELDS * moves.LEVELS,
        "hire": moves.FIELDS,
        "buy": 1,
        "back": moves.FIELDS,
        "swap": len(moves.PAIRS),
        "end": 1,
        "take": moves.STACKS,
        "look": moves.STACKS,
        "pick": moves.HEIGHT,
        "first": len(GAME.seats),
        "tile": len(moves.TILES),
        "foundation": len(PACK.foundations),
    }
    firsts = [*moves.NAMES, COUNT]
    assert [b - a for a, b in pairwise(firsts)] == list(widths.values())
    assert [moves.NAMES[first] for first in firsts[:-1]] == list(widths)
    assert (moves.FIELDS, moves.PAYMENTS, moves.LEVELS) == (
        moves.WIDE**2,
        2 * moves.COLOURS,
        TOP + 1,
    )
    assert len(moves.VERBS) == len(moves.ARGUMENTS) == COUNT


def test_a_number_is_its_verb_and_its_argument() -> None:
    for move in range(COUNT):
        assert moves.verb(move) == max(first for first in moves.NAMES if first <= move)
        assert moves.verb(move) + moves.argument(move) == move
        extra = moves.name(move) in {"found", "raise", "hire", "buy", "back", "swap"}
        assert moves.is_extra(move) == extra


@pytest.mark.parametrize(
    ("notation", "verb", "arguments"),
    [
        ("e4 s", "lay", ["e4", "s"]),
        ("found e4 red white", "found", ["e4", "red", "white"]),
        ("buy white", "buy", ["white"]),
        ("end", "end", []),
        ("tile red+worker", "tile", ["red+worker"]),
    ],
)
def test_verb_and_arguments_are_words(notation: str, verb: str, arguments: list[str]) -> None:
    move = read(PACK, notation)
    assert (moves.name(move), moves.arguments(PACK, move)) == (verb, arguments)


def test_every_number_is_read_as_it_is_written() -> None:
    assert [read(PACK, write(PACK, move)) for move in range(COUNT)] == list(range(COUNT))
    assert len(NUMBERS) == len(WORDS) == COUNT


@pytest.mark.parametrize(
    ("notation", "number"),
    [
        ("e4 s", 34 * 4 + 2),
        ("row nesw", 403),
        ("go e4 nw", 404 + 34 * 8 + 7),
        ("found e4 red white", 1204 + 34 * 12 + 5),
        ("raise j10 5", 2404 + 99 * 6 + 5),
        ("swap white white", 3232),
        ("take c4", 3241),
        ("tile eye+eye", 3302),
    ],
)
def test_a_number_says_field_direction_and_colour(notation: str, number: int) -> None:
    assert read(PACK, notation) == number


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("E4 N", "e4 n"),
        ("  go   e4 \t ne ", "go e4 ne"),
        ("swap white red", "swap red white"),
        ("swap red blue", "swap blue red"),
        ("TILE red+worker", "tile red+worker"),
    ],
)
def test_case_spacing_and_the_order_of_a_swap_are_forgiven(text: str, meant: str) -> None:
    assert write(PACK, read(PACK, text)) == meant


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("row up", "moves like this look like row ns"),
        ("row", "moves like this look like row ns"),
        ("go e4", "moves like this look like go e4 ne"),
        ("go e4 up", "moves like this look like go e4 ne"),
        ("go k4 n", "moves like this look like go e4 ne"),
        ("found e4", "moves like this look like found e4 red or found e4 red white"),
        ("found e4 white", "moves like this look like found e4 red or found e4 red white"),
        ("found e4 red blue", "moves like this look like found e4 red or found e4 red white"),
        ("raise e4", "moves like this look like raise e4 2"),
        ("raise e4 6", "moves like this look like raise e4 2"),
        ("hire", "moves like this look like hire e4"),
        ("buy red", "moves like this look like buy white"),
        ("back e11", "moves like this look like back e4"),
        ("swap red", "moves like this look like swap red blue"),
        ("swap red pink", "moves like this look like swap red blue"),
        ("swap pink red", "moves like this look like swap red blue"),
        ("take s5", "moves like this look like take s1"),
        ("look", "moves like this look like look c2"),
        ("pick 6", "moves like this look like pick 3"),
        ("first 5", "moves like this look like first 2"),
        ("tile worker+red", "moves like this look like tile red+worker"),
        ("tile white", "moves like this look like tile red+worker"),
        ("foundation 5", "moves like this look like foundation 3"),
        ("e4 ne", "ne is no direction of a stair; there are n, e, s and w"),
        ("e4 up", "up is no direction of a stair; there are n, e, s and w"),
        ("k4 n", "k4 is no field; fields are a1 to j10"),
        ("e11 s", "e11 is no field; fields are a1 to j10"),
        ("e0 s", "e0 is no field; fields are a1 to j10"),
        ("", "no move; moves look like e4 n, row ns, go e4 ne, found e4 red, take s1, end"),
        ("e4", "no move; moves look like e4 n, row ns, go e4 ne, found e4 red, take s1, end"),
        ("e4 n s", "no move; moves look like e4 n, row ns, go e4 ne, found e4 red, take s1, end"),
        ("end now", "no move; moves look like e4 n, row ns, go e4 ne, found e4 red, take s1, end"),
        ("dig", "no move; moves look like e4 n, row ns, go e4 ne, found e4 red, take s1, end"),
    ],
)
def test_a_slip_is_named(text: str, slip: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(PACK, text)
    assert str(refused.value) == f"{text!r}: {slip}"


@pytest.mark.parametrize("move", [-1, COUNT, 10**9])
def test_a_number_beyond_the_moves_is_refused(move: int) -> None:
    with pytest.raises(NotationError, match=f"{move}: there are moves 0 to 3306"):
        write(PACK, move)
