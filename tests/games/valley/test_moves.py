"""Notation: every move can be written and read, and slips are named."""

import pytest

from saqqara.core.errors import NotationError
from saqqara.games.valley.engine import moves
from saqqara.games.valley.engine.camp import RESOURCES
from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ADVENTURERS,
    CARDS,
    KINDS,
    PAPYRUS,
    TOMBS,
    TRAP,
)
from saqqara.games.valley.engine.moves import COUNT, NUMBERS, WORDS, read, write
from tests.games.valley.table import PACK


@pytest.mark.parametrize(
    ("first", "notation"),
    [
        (moves.SPLIT, "split 0"),
        (moves.PLAY, "play worker"),
        (moves.SMUGGLE, "smuggle worker"),
        (moves.TARGET, "target worker"),
        (moves.DONE, "done"),
        (moves.DISCARD, "discard worker"),
        (moves.OPEN, "open"),
        (moves.PASS, "pass"),
        (moves.SEND, "send worker"),
        (moves.SEND_ADVENTURER, "send adventurer"),
        (moves.LAY, "lay worker"),
        (moves.READY, "ready"),
        (moves.SPRING, "spring worker"),
        (moves.HIT, "hit theirs worker"),
        (moves.HIT_OWN - 1, "hit theirs adventurer"),
        (moves.HIT_OWN, "hit mine worker"),
        (moves.ENOUGH, "enough"),
        (moves.SAVE, "save"),
        (moves.LOSE, "lose"),
        (moves.HERO, "adventurer tara"),
        (moves.GIVE, "papyrus ammit"),
        (moves.CARD, "card worker"),
        (moves.TOMB, "tomb sethos"),
        (moves.MEDALLION, "medallion 1"),
        (moves.COUNT - 1, "medallion 2"),
    ],
)
def test_each_kind_of_move_begins_at_its_number(first: int, notation: str) -> None:
    assert (write(PACK, first), read(PACK, notation)) == (notation, first)


# Datasets and trained policies hold these numbers.
FIRST = {
    "SPLIT": 0,
    "PLAY": 5,
    "SMUGGLE": 28,
    "TARGET": 63,
    "DONE": 86,
    "DISCARD": 87,
    "OPEN": 122,
    "PASS": 123,
    "SEND": 124,
    "SEND_ADVENTURER": 147,
    "LAY": 148,
    "READY": 191,
    "SPRING": 192,
    "HIT": 235,
    "HIT_OWN": 279,
    "ENOUGH": 323,
    "SAVE": 324,
    "LOSE": 325,
    "HERO": 326,
    "GIVE": 330,
    "CARD": 338,
    "TOMB": 373,
    "MEDALLION": 380,
    "COUNT": 382,
}


def test_the_numbers_stay_what_they_are() -> None:
    assert {verb: getattr(moves, verb) for verb in FIRST} == FIRST
    assert list(moves.NAMES) == list(FIRST.values())[:-1]


def test_every_verb_is_as_wide_as_there_are_things_to_do_it_with() -> None:
    wide = {first: len(moves.OBJECTS.get(first, [""])) for first in moves.NAMES}
    ends = [*list(moves.NAMES)[1:], COUNT]
    assert [first + wide[first] for first in moves.NAMES] == ends
    cards = {moves.PLAY: TRAP, moves.SMUGGLE: PAPYRUS, moves.LAY: KINDS, moves.HIT: ADVENTURER + 1}
    things = {moves.SPLIT: RESOURCES + 1, moves.GIVE: KINDS - PAPYRUS, moves.TOMB: len(TOMBS)}
    assert {first: wide[first] for first in cards} == cards
    assert {first: wide[first] for first in things} == things
    assert (wide[moves.HERO], wide[moves.MEDALLION]) == (len(ADVENTURERS), 2)


def test_a_move_is_its_verb_and_what_it_is_done_with() -> None:
    for move in range(COUNT):
        assert moves.verb(move) + moves.argument(move) == move
        assert " ".join([moves.name(move), *moves.arguments(PACK, move)]) == write(PACK, move)


@pytest.mark.parametrize(
    ("notation", "verb", "argument"),
    [
        ("split 3", moves.SPLIT, 3),
        ("send adventurer", moves.SEND_ADVENTURER, 0),
        ("hit theirs ape", moves.HIT, CARDS.index("ape")),
        ("hit mine adventurer", moves.HIT_OWN, ADVENTURER),
        ("papyrus ammit", moves.GIVE, 0),
    ],
)
def test_verb_and_argument_of_a_move(notation: str, verb: int, argument: int) -> None:
    move = read(PACK, notation)
    assert (moves.verb(move), moves.argument(move)) == (verb, argument)


def test_every_number_is_read_as_it_is_written() -> None:
    assert [read(PACK, write(PACK, move)) for move in range(COUNT)] == list(range(COUNT))
    assert len(NUMBERS) == len(WORDS) == COUNT


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("PLAY Thief", "play thief"),
        ("  hit   theirs \t jackal ", "hit theirs jackal"),
        ("Send Adventurer", "send adventurer"),
    ],
)
def test_case_and_spacing_are_forgiven(text: str, meant: str) -> None:
    assert write(PACK, read(PACK, text)) == meant


LIKE = "moves like this look like"
NONE = "no move; moves look like split 3, play thief, done, open, send jackal, ready"


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("split 5", f"{LIKE} split 3"),
        ("split", f"{LIKE} split 3"),
        ("play pit", f"{LIKE} play thief"),
        ("smuggle ammit", f"{LIKE} smuggle pit"),
        ("target mummy", f"{LIKE} target ape"),
        ("discard ban", f"{LIKE} discard rock"),
        ("send mummy", f"{LIKE} send jackal or send adventurer"),
        ("lay tara", f"{LIKE} lay pit"),
        ("spring the pit", f"{LIKE} spring pit"),
        ("hit jackal", f"{LIKE} hit theirs jackal or hit mine adventurer"),
        ("hit yours jackal", f"{LIKE} hit theirs jackal or hit mine adventurer"),
        ("adventurer bob", f"{LIKE} adventurer tara"),
        ("papyrus pit", f"{LIKE} papyrus ammit"),
        ("card ammit", f"{LIKE} card pit"),
        ("tomb cheops", f"{LIKE} tomb ramses"),
        ("medallion 3", f"{LIKE} medallion 2"),
        ("", NONE),
        ("finish", NONE),
        ("open it", NONE),
    ],
)
def test_a_slip_is_named(text: str, slip: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(PACK, text)
    assert str(refused.value) == f"{text!r}: {slip}"


@pytest.mark.parametrize("move", [-1, COUNT])
def test_a_number_beyond_the_moves_cannot_be_written(move: int) -> None:
    with pytest.raises(NotationError, match=f"{move}: there are moves 0 to 381"):
        write(PACK, move)
