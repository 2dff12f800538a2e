"""The greedy bot plays the labyrinth sensibly, and as it always did.

`python -m tests.games.labyrinth.test_greedy` prints mean, 95 % interval, range of 200 games.
"""

from math import sqrt
from statistics import mean, stdev

import pytest

from saqqara.bots import make
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.table.deal import deal, play_out
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


def corridor(number: int) -> int:
    """The length of the corridor in one seeded solo game."""
    end = play_out(deal(GAME, PACK, {}, ["greedy"], f"solo-{number}"), ["greedy"])
    assert isinstance(end, Labyrinth)
    return len(end.paths[0])


def interval(lengths: list[int]) -> float:
    return 1.96 * stdev(lengths) / sqrt(len(lengths))


def test_its_corridors_are_long() -> None:
    lengths = [corridor(number) for number in range(40)]
    assert mean(lengths) - interval(lengths) > 25


if __name__ == "__main__":
    found = [corridor(number) for number in range(200)]
    print(f"{mean(found):.1f} ± {interval(found):.1f} cells ({min(found)}–{max(found)})")
