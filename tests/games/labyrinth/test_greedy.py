"""The greedy bot plays the labyrinth sensibly."""

from math import sqrt
from statistics import mean, stdev

from saqqara.games import GAMES
from saqqara.games.labyrinth.rules import Labyrinth
from saqqara.table import deal, play_out

GAME = GAMES["labyrinth"]
PACK = GAME.pack()


def corridor(number: int) -> int:
    """The length of the corridor in one seeded solo game."""
    end = play_out(deal(GAME, PACK, {}, ["greedy"], f"solo-{number}"), ["greedy"]).state
    assert isinstance(end, Labyrinth)
    return len(end.paths[0])


def test_its_corridors_are_long() -> None:
    lengths = [corridor(number) for number in range(40)]
    interval = 1.96 * stdev(lengths) / sqrt(len(lengths))
    assert mean(lengths) - interval > 25
