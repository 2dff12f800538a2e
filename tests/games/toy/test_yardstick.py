"""What greedy chooses in the toy game: it is a yardstick and never changes."""

import pytest

from saqqara.bots.bot import Sight
from saqqara.bots.simple import Greedy
from saqqara.core.rng import Rng
from tests.games.toy.test_toy import TOY, dealt, play


@pytest.mark.parametrize(
    ("wins", "treasure", "chosen"),
    [("high", 3, "lay 4"), ("high", 1, "lay 4"), ("low", 3, "lay 1"), ("low", 1, "lay 1")],
)
def test_its_choices_in_stored_positions(wins: str, treasure: int, chosen: str) -> None:
    state = play(dealt(1, 4, 6, 2, wins=wins), f"box treasure {treasure}")
    move = Greedy(TOY, Rng("greedy")).choose(Sight(state, 0))
    assert TOY.rules.write(state.pack, move) == chosen
