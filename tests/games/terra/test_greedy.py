"""The greedy bot plays Terra Pyramides sensibly.

`saqqara simulate terra --seats 1 --bots greedy --option task=2 --games 200 --seed solo` and the
same with `--seats 2` and no task tell the means with their intervals.
"""

from statistics import mean

import pytest

from saqqara.games import GAMES
from saqqara.table.deal import deal, play_out

GAME = GAMES["terra"]
PACK = GAME.pack()


def scores(seats: int, options: dict[str, str], games: int) -> list[int]:
    bots = ["greedy"] * seats
    found: list[int] = []
    for number in range(games):
        end = play_out(deal(GAME, PACK, options, bots, f"greedy-{number}"), bots)
        found += end.scores()
    return found


@pytest.mark.parametrize("board", ["desert", "oasis"])
def test_alone_it_builds_several_large_pyramids(board: str) -> None:
    assert mean(scores(1, {"task": "2", "board": board}, 3)) > 180


def test_two_share_the_board() -> None:
    assert mean(scores(2, {}, 4)) > 75
