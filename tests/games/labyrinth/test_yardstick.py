"""The greedy bot chooses as it always did in Das Labyrinth des Pharao: it is a yardstick."""

import pytest

from saqqara.bots import make
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from tests.games.recorded import load

GAME = GAMES["labyrinth"]
PACK = GAME.pack()

# A record, how many of its moves are made, the seat that chooses, its choice.
CHOICES = [
    ("1-basic-off", 9, 0, "B3 90"),
    ("1-basic-off", 35, 0, "stone"),
    ("1-basic-off", 48, 0, "E2 270"),
    ("1-pro-on", 28, 0, "green"),
    ("1-pro-on", 47, 0, "higher"),
    ("2-pro-off", 67, 1, "none"),
    ("3-basic-on", 46, 2, "D4 90"),
    ("3-basic-on", 157, 2, "C1 90"),
    ("4-pro-on", 71, 3, "A3 180"),
    ("4-pro-on", 102, 3, "none"),
    ("4-pro-on", 164, 3, "blue"),
    ("5-basic-off", 70, 4, "A4 180"),
    ("5-basic-off", 131, 4, "stone"),
    ("5-basic-off", 192, 4, "C2 90"),
    ("5-pro-on", 67, 4, "A1 0"),
    ("5-pro-on", 96, 4, "C1 180"),
    ("5-pro-on", 154, 4, "D2 0"),
    ("5-pro-on", 183, 4, "A5 0"),
    ("5-pro-on", 241, 4, "C4 0"),
]


@pytest.mark.parametrize(("name", "made", "seat", "choice"), CHOICES)
def test_it_chooses_as_it_always_did(name: str, made: int, seat: int, choice: str) -> None:
    state = list(load("labyrinth", name).states())[made]
    move = make("greedy", GAME, Rng("greedy")).choose(Sight(state, seat))
    assert GAME.rules.write(PACK, move) == choice
