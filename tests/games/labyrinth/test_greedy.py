"""The greedy bot plays the labyrinth sensibly.

`python -m tests.games.labyrinth.test_greedy` prints mean, 95 % interval, range of 200 games.
"""

from math import sqrt
from statistics import mean, stdev

from saqqara.games import GAMES
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.table.deal import deal, play_out

GAME = GAMES["labyrinth"]
PACK = GAME.pack()


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
