"""The four levels: the same eyes and the same search, and more and more of both."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import msgspec

from saqqara.bots.bot import Bot, Sight
from saqqara.bots.fitted import GAMES, Fitted, fitted, in_folder
from saqqara.bots.search import Judge, Level, Node, Search
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.said import Said
from saqqara.core.state import State

Numbers = dict[str, dict[str, Any]]  # by level, by field of a Level
MOST: Final = 0.9  # seconds for a move of the highest level

# As in a game that says nothing else. What a level overlooks weighs more where turns have many
# decisions, so each game's levels.json has numbers of its own, measured with `saqqara arena` (see
# docs/bots.md): each level should win about three of four games against the one below.
LEVELS: Final = {
    "gentle": Level(notices=0.5),
    "steady": Level(notices=0.8),
    "strong": Level(),
    "master": Level(iterations=300, seconds=MOST, ahead=3),
}


@cache
def level(name: str, game: str) -> Level:
    """A level in a game: as everywhere, but for the numbers of the game's own."""
    own = msgspec.json.decode(in_folder(GAMES, game, "levels.json").read_bytes(), type=Numbers)
    return replace(LEVELS[name], **own.get(name, {}))


@dataclass(frozen=True)
class Thought:
    """A move, and what its plan makes most of; None if it only keeps the loss small."""

    move: int
    aim: Said | None


class Thinker(Bot):
    """Looks at guesses and searches as its level says."""

    def __init__(
        self, game: AnyGame, rng: Rng, level: Level, numbers: Fitted | None = None
    ) -> None:
        super().__init__(game, rng)
        self.level = level
        self.numbers = numbers  # instead of the game's own

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        search = self.search(sight)
        return search.run(sight.guess, sight.seat, self._noticed(sight))

    def think(self, sight: Sight) -> Thought:
        """The move with the reason for it, for people."""
        search = self.search(sight)
        move = search.run(sight.guess, sight.seat, self._noticed(sight))
        return Thought(move, self._aim(search, sight))

    def _noticed(self, sight: Sight) -> list[int]:
        """What comes to mind: who plays at a low level overlooks moves, never all."""
        legal, shortlist = sight.legal, self.game.judging.shortlist
        if shortlist is not None:
            legal = shortlist(sight.guess(self.rng), sight.seat, legal)
        if self.level.notices == 1.0:
            return legal
        share = int(self.level.notices * 1000)
        return [move for move in legal if self.rng.below(1000) < share] or [self.rng.pick(legal)]

    def search(self, sight: Sight) -> Search:
        """A search of this game at this level, not yet begun."""
        return Search(self._judge(sight.guess(self.rng)), self.level, self.rng)

    def _judge(self, state: State) -> Judge:
        game = self.game
        numbers = self.numbers or fitted(game, game.judging.variant(state))
        weights = [numbers.weights.get(name, 0.0) for name in game.judging.names]
        judge = Judge(
            game.judging.features,
            weights,
            game.judging.clock,
            numbers.spread,
            game.judging.shared(state),
        )
        judge.shortlist = game.judging.shortlist
        return judge

    def _aim(self, search: Search, sight: Sight) -> Said | None:
        """Follows the plan on a guess until the moment passes, and sees what has grown most."""
        state = sight.guess(self.rng)
        seat, moment = sight.seat, state.moment
        node: Node | None = search.roots[seat]
        before = self.game.judging.features(state, seat)
        while node and state.moment == moment and seat in state.actors():
            move = search.best(node, state.legal(seat))
            if move < 0:
                break
            state.apply(seat, move)
            node = node.children[node.slots[move]]
        after = self.game.judging.features(state, seat)
        gains = [
            (weight * (now - then), name)
            for weight, now, then, name in zip(
                search.judge.weights, after, before, self.game.judging.names, strict=True
            )
        ]
        gain, name = max(gains)
        return Said(self.game.text_key("aim", name.replace("_", "-"))) if gain > 0 else None


def at_level(name: str, game: AnyGame, rng: Rng) -> Thinker:
    """A bot of one of the four levels."""
    return Thinker(game, rng, level(name, game.name))
