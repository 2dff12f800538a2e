"""What is told once: components and numbers of the rules."""

import pytest

from saqqara.games.labyrinth.box import BettingRound, Box
from saqqara.games.labyrinth.engine.tiles import Tiles
from tests.games import broken
from tests.games.labyrinth.board import GAME, PACK, STANDARD, pack


def box(scoring: str = "basic", bets: str = "off", tiles: Tiles = PACK) -> Box:
    found = GAME.telling.box(tiles, 2, {"scoring": scoring, "bets": bets})
    assert isinstance(found, Box)
    return found


@pytest.mark.rule("LP-2", "LP-13")
def test_the_tiles_are_told_with_their_copies() -> None:
    tiles = box().tiles
    assert [tile.number for tile in tiles] == list(range(1, 20))
    assert [tile.copies for tile in tiles] == [1] * 5 + [2] * 9 + [1] * 5
    assert tiles[0].sides == ["NE", "EW", "ES", "EW"]
    assert box().cards == 25


@pytest.mark.rule("LP-2")
def test_a_pack_with_other_copies_tells_them() -> None:
    more = ("number = 1\ncopies = 1\n", "number = 1\ncopies = 2\n")
    fewer = ("number = 6\ncopies = 2\n", "number = 6\ncopies = 1\n")
    text = broken.changed(STANDARD, more, fewer)
    told = box(tiles=broken.loaded(GAME.rules.load, text))
    assert (told.tiles[0].copies, told.tiles[5].copies) == (2, 1)


@pytest.mark.rule("LP-4", "LP-9")
def test_the_starts_are_told_and_when_one_must_be_named() -> None:
    assert box().starts == ["a5", "a6", "e10", "f10", "j6", "j5"]
    other = box(tiles=pack("north A", "south C", "east 3"))
    assert other.starts == ["b1", "a1", "e10", "f10", "j6", "j5"]
    assert box().latest_start == 3


@pytest.mark.rule("LP-5", "LP-15", "LP-18", "LP-21")
def test_stones_are_told_with_their_number_and_worth() -> None:
    assert box().stones == {"stone": 12}
    assert box("pro").stones == {"red": 3, "green": 4, "blue": 5}
    assert box("pro", "on").stones == {"red": 3, "green": 4, "blue": 5, "special": 0}
    assert box().worth == {"stone": 2, "red": 3, "green": 2, "blue": 1, "special": 4}


@pytest.mark.rule("LP-5", "LP-18")
def test_flags_and_factors_are_told() -> None:
    assert (box().flags, box().factors) == ([15, 30, 45], [1, 2, 3, 4])


@pytest.mark.rule("LP-19")
def test_betting_rounds_are_told_where_bets_are_made() -> None:
    assert box().betting_rounds == []
    rounds = [BettingRound(6, 10), BettingRound(11, 15), BettingRound(16, 20)]
    assert box(bets="on").betting_rounds == rounds


def test_the_options_are_told() -> None:
    assert [(one.pro, one.bets) for one in (box(), box("pro"), box("pro", "on"))] == [
        (False, False),
        (True, False),
        (True, True),
    ]
