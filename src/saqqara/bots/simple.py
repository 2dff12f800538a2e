"""Bots that look no further than one decision."""

from saqqara.bots.bot import Bot, Sight
from saqqara.core.state import State


class Random(Bot):
    """Any legal move, each equally likely."""

    def choose(self, sight: Sight) -> int:
        return self.rng.pick(sight.legal)


class Greedy(Bot):
    """The move after which the position looks best; ties are broken at random."""

    def choose(self, sight: Sight) -> int:
        guess = sight.guess(self.rng)
        worth = {move: self._worth(guess, sight.seat, move) for move in sight.legal}
        best = max(worth.values())
        return self.rng.pick([move for move in sight.legal if worth[move] == best])

    def _worth(self, guess: State, seat: int, move: int) -> float:
        after = guess.copy()
        after.apply(seat, move)
        numbers = self.game.judging.yardstick(after, seat)
        return sum(
            n * weight
            for n, weight in zip(numbers, self.game.judging.yardstick_weights, strict=True)
        )
