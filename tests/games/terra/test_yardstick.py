"""The greedy bot chooses as it always did in Terra Pyramides: it is a yardstick."""

import pytest

from saqqara.bots import make
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from tests.games.recorded import load

GAME = GAMES["terra"]


@pytest.mark.parametrize(
    ("record", "made", "choice"),
    [
        ("2-seats", 183, "pick 1"),
        ("2-seats", 187, "found g4 yellow"),
        ("2-seats", 206, "go h2 w"),
        ("2-all-variants", 190, "swap red green"),
        ("2-all-variants", 198, "f2 e"),
        ("2-all-variants", 231, "take c1"),
        ("2-all-variants", 280, "buy white"),
        ("3-seats", 239, "row nesw"),
        ("3-seats", 264, "end"),
        ("4-seats", 203, "h8 e"),
        ("4-seats", 241, "row ns"),
        ("task-1-won", 200, "swap red red"),
        ("task-1-won", 250, "raise c6 0"),
        ("task-2-won", 216, "row nwse"),
        ("task-2-won", 243, "buy white"),
        ("task-3-won", 250, "go f8 e"),
        ("task-3-won", 253, "pick 3"),
    ],
)
def test_in_a_stored_position_it_always_chooses_the_same(
    record: str, made: int, choice: str
) -> None:
    stored = load("terra", record)
    state = list(stored.states())[made]
    seat = state.actors()[0]
    move = make("greedy", GAME, Rng("any")).choose(Sight(state, seat))
    assert GAME.rules.write(stored.pack, move) == choice
