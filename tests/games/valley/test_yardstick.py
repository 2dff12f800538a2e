"""The greedy bot chooses as it always did in Im Tal der Könige: it is a yardstick."""

import pytest

from saqqara.bots import make
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from tests.games.recorded import load

GAME = GAMES["valley"]
PACK = GAME.pack()


@pytest.mark.parametrize(
    ("record", "after", "chosen"),
    [
        ("fight", 19, "split 0"),
        ("absent-holder", 44, "play worker"),
        ("absent-holder", 46, "play priest"),
        ("absent-holder", 94, "done"),
        ("absent-holder", 124, "target raider"),
        ("fight", 63, "discard ape"),
        ("consolation", 25, "discard mercenary"),
        ("fight", 76, "open"),
        ("fight", 106, "pass"),
        ("absent-holder", 105, "send adventurer"),
        ("consolation", 117, "send hunter"),
        ("fight", 47, "lay sphinx"),
        ("fight", 84, "lay guard"),
        ("shield", 86, "ready"),
        ("tie", 61, "spring flood"),
        ("consolation", 94, "spring collapse"),
        ("absent-other", 45, "hit mine ape"),
        ("consolation", 158, "hit theirs anubis"),
        ("consolation", 96, "save"),
    ],
)
def test_a_yardstick_does_not_change(record: str, after: int, chosen: str) -> None:
    """What it chooses in a recorded game, after so many moves."""
    state = list(load("valley", record).states())[after]
    (seat,) = state.actors()
    move = make("greedy", GAME, Rng("greedy")).choose(Sight(state, seat))
    assert GAME.rules.write(PACK, move) == chosen
