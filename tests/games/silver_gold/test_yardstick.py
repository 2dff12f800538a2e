"""The yardstick never changes: what the greedy bot chooses in recorded games."""

import pytest

from saqqara.bots import make
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from tests.games.recorded import load
from tests.games.silver_gold.board import GAME

# A record, how many of its moves are made, the seat that chooses, its choice.
CHOICES = [
    ("2-seats", 46, 1, "1:d2d3d4"),
    ("2-seats", 63, 1, "1:b5"),
    ("2-seats", 80, 1, "2:b5"),
    ("3-seats", 15, 2, "keep 22"),
    ("3-seats", 32, 2, "2:b3c3d3"),
    ("3-seats", 49, 2, "2:e1"),
    ("3-seats", 83, 2, "1:c4b5c5"),
    ("3-seats", 100, 2, "1:e1d2e2e3"),
    ("3-seats", 117, 2, "1:b4c4b5"),
    ("3-seats", 134, 1, "take 36"),
    ("3-seats", 151, 2, "1:a5"),
    ("4-seats", 32, 3, "2:a1b1c1b2"),
    ("4-seats", 49, 3, "1:b1c1c2c3"),
    ("4-seats", 66, 3, "1:e3e4e5"),
    ("4-seats", 83, 3, "1:e1"),
    ("4-seats", 100, 3, "1:e4d5e5"),
    ("4-seats", 117, 3, "2:d4c5d5e5"),
    ("4-seats", 168, 3, "1:d1e1e2"),
    ("chutes-3-seats", 15, 2, "keep 27"),
    ("chutes-3-seats", 32, 2, "2:a2b2a3"),
    ("chutes-3-seats", 117, 2, "1:a1b1a2b2"),
    ("chutes-3-seats", 151, 2, "2:a4b4a5"),
    ("chutes-3-seats", 219, 1, "take 42"),
]


@pytest.mark.parametrize(("name", "made", "seat", "choice"), CHOICES)
def test_greedy_chooses_as_it_always_did(name: str, made: int, seat: int, choice: str) -> None:
    record = load("silver_gold", name)
    state = list(record.states())[made]
    move = make("greedy", GAME, Rng("greedy")).choose(Sight(state, seat))
    assert GAME.rules.write(record.pack, move) == choice
