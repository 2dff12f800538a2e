"""The numbers of the toy game's moves: datasets and trained policies hold them."""

import pytest

from saqqara.core.errors import NotationError
from saqqara.games.toy.engine import moves
from tests.games.toy.test_toy import TOY


def test_the_numbers_never_change() -> None:
    assert moves.NAMES == {0: "lay", 9: "card", 18: "treasure"}
    assert moves.COUNT == 27


def test_a_move_is_its_verb_and_its_argument() -> None:
    for move in range(moves.COUNT):
        assert moves.verb(move) + moves.argument(move) == move
    assert (moves.verb(17), moves.argument(17), moves.name(17)) == (moves.CARD, 8, "card")
    assert moves.arguments(TOY.pack(), 17) == ["9"]


def test_every_number_on_a_card_has_a_move_of_each_verb() -> None:
    widths = [moves.CARD - moves.LAY, moves.TREASURE - moves.CARD, moves.COUNT - moves.TREASURE]
    assert widths == [moves.HIGHEST] * 3


@pytest.mark.parametrize("move", [-1, 27])
def test_a_number_that_is_no_move_has_no_notation(move: int) -> None:
    with pytest.raises(NotationError, match="0 to 26"):
        moves.write(TOY.pack(), move)
