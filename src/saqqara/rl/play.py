"""One running game for an environment: seats decide, chance follows a seed."""

from typing import Final

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.core.walk import settle
from saqqara.rl.setting import Setting

REWARDS: Final = ("place", "points")
HUNDRED: Final = 100.0


class Play:
    """A game from its first move to its last; chance is settled before anybody is asked."""

    def __init__(self, setting: Setting, reward: str = "place") -> None:
        self.setting = setting
        self.reward = check_reward(reward)
        self.restart("0")

    def restart(self, seed: str) -> None:
        """A new game; the same seed and the same decisions lead to the same end."""
        self.rng = Rng(seed)
        self.state: State = self.setting.new()
        settle(self.state, self.rng)

    def decide(self, seat: int, move: int) -> None:
        """One decision, and the chance that follows; trusts its caller."""
        self.state.apply(seat, move)
        settle(self.state, self.rng)

    @property
    def actors(self) -> list[int]:
        """Seats that owe a decision; none once the game is over."""
        return self.state.actors()

    def returns(self) -> list[float]:
        """What the finished game was worth to each seat."""
        return returns(self.setting.game, self.state, self.reward)


def check_reward(reward: str) -> str:
    """The kind of reward, if there is such a one."""
    if reward not in REWARDS:
        raise SaqqaraError(f"reward={reward}; it can be: {', '.join(REWARDS)}")
    return reward


def returns(game: AnyGame, state: State, reward: str = "place") -> list[float]:
    """By place: 1 for the winner, -1 for the last, ties in between; a common task won or lost.

    By points, and for a single seat without a task: the points, in hundreds.
    """
    if game.judging.shared(state):
        return [1.0 if rank == 1 else -1.0 for rank in state.ranks()]
    if reward == "points" or state.seats == 1:
        return [score / HUNDRED for score in state.scores()]
    ranks = state.ranks()
    return [sum((rank < own) - (own < rank) for own in ranks) / (len(ranks) - 1) for rank in ranks]
