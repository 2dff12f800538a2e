"""Open-loop information-set Monte Carlo tree search with decoupled UCT: one search for every game.

Known parts, and what is ours:
- determinizations: every iteration plays on a fresh guess, as information-set MCTS does;
- a tree for each seat (decoupled UCT), so that nobody sees what is decided at the same time;
- open loop: a node is a path of its seat's own moves. What others do and what chance brings are
  no branches but drawn anew, so nothing hidden in a guess tells two nodes apart;
- `select`: UCB1 over the moves that are legal in this guess. Equal bounds are settled by luck;
- `expand`: a move met for the first time gets a prior, the value of the position after it, which
  counts like a few visits (prior knowledge in UCT). A node is made at the second visit of a move;
- `playout`: where a seat's tree ends it plays the best of a few sampled moves by one ply;
- truncated: at the horizon, a few turns ahead, a linear evaluation of features stands for the
  end of the game; a game that ends before counts by ranks;
- `backpropagate`: every node on the way learns the value for its own seat (max^n, no minimax);
- the move that is played is the one visited most (robust child).
Without iterations only the priors are left: a greedy look one ply ahead.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State

HUNDRED: Final = 100
RANK_SHARE: Final = 0.9  # of the value of a finished game is its rank, the rest the margin


class Judge:
    """The evaluation: what a position is worth to each seat, from 0 to 1."""

    def __init__(
        self,
        features: Callable[[State, int], list[float]],
        weights: list[float],
        clock: Callable[[State], int],
        spread: float,
        shared: bool,
    ) -> None:
        self.features = features
        self.weights = weights
        self.clock = clock  # turns played so far
        self.spread = spread  # a lead in points that wins about three times out of four
        self.shared = shared  # all seats win or lose together
        self.shortlist: Callable[[State, int, list[int]], list[int]] | None = None
        self.par = 0.0  # points that a seat without rivals is compared with

    def standing(self, state: State, seat: int) -> float:
        """The points a seat will probably have in the end."""
        numbers = self.features(state, seat)
        weights = self.weights
        found = 0.0
        for k in range(len(weights)):
            found += numbers[k] * weights[k]
        return found

    def standings(self, state: State) -> list[float]:
        return [self.standing(state, seat) for seat in range(state.seats)]

    def moves(self, state: State, seat: int) -> list[int]:
        """A seat's moves, without those not worth a look."""
        legal = state.legal(seat)
        return legal if self.shortlist is None else self.shortlist(state, seat, legal)

    def values(self, state: State) -> list[float]:
        """Of a position in play: for each seat the share of rivals it will leave behind."""
        points = self.standings(state)
        return [self.lead(points, seat, points[seat]) for seat in range(state.seats)]

    def results(self, state: State) -> list[float]:
        """The same of a finished game: places first, then margins."""
        points = [float(score) for score in state.scores()]
        leads = [self.lead(points, seat, points[seat]) for seat in range(state.seats)]
        if state.seats == 1 and not self.shared:
            return leads
        ranks = state.ranks()
        return [
            RANK_SHARE * self.place(ranks, seat) + (1.0 - RANK_SHARE) * leads[seat]
            for seat in range(state.seats)
        ]

    def lead(self, points: list[float], seat: int, own: float) -> float:
        """How probable it is that these points of one's own are enough, rival by rival."""
        if self.shared or len(points) == 1:
            return self.odds(own - self.par)
        found = 0.0
        for other in range(len(points)):
            if other != seat:
                found += self.odds(own - points[other])
        return found / (len(points) - 1)

    def odds(self, margin: float) -> float:
        return 1.0 / (1.0 + exp(min(30.0, max(-30.0, -margin / self.spread))))

    def place(self, ranks: list[int], seat: int) -> float:
        """The share of rivals left behind, equal ones half."""
        if self.shared:
            return 1.0 if ranks[seat] == 1 else 0.0
        found = 0.0
        for other in range(len(ranks)):
            if ranks[seat] < ranks[other]:
                found += 1.0
            elif other != seat and ranks[seat] == ranks[other]:
                found += 0.5
        return found / (len(ranks) - 1)


@dataclass
class Level:
    """How hard one thinks. Without iterations one plays what looks best at once."""

    iterations: int = 0
    ahead: int = 1  # the horizon: turns until a position is judged
    together: int = 0  # the same where all seats win or lose together; 0 = no difference
    seconds: float = 0.15  # a move takes no longer
    notices: float = 1.0  # the share of one's moves that come to mind
    sample: int = 4  # moves that a playout compares
    trust: float = 2.0  # the visits that the prior of a move counts for
    curious: float = 0.1  # the constant of exploration in UCB1
    doubt: float = 0.0  # by how much a prior may be out


class Node:
    """A seat's decision after a path of its own moves: what each move brought so far."""

    def __init__(self) -> None:
        self.visits = 0  # of all its moves together
        self.slots: dict[int, int] = {}  # where a move stands in the lists
        self.moves: list[int] = []
        self.tried: list[int] = []  # visits of each move
        self.sums: list[float] = []  # of values; the prior is in them
        self.children: list[Node | None] = []

    def add(self, move: int, prior: float) -> None:
        """A move met for the first time, with what its prior counts for."""
        self.slots[move] = len(self.moves)
        self.moves.append(move)
        self.tried.append(0)
        self.sums.append(prior)
        self.children.append(None)

    def learn(self, slot: int, value: float) -> None:
        self.visits += 1
        self.tried[slot] += 1
        self.sums[slot] += value

    def child(self, slot: int) -> "Node | None":
        """The decision after this move; it is there from the second visit on."""
        node = self.children[slot]
        if node is None and self.tried[slot]:
            node = Node()
            self.children[slot] = node
        return node


class Descent:
    """What one iteration selected in the trees: node, slot of the move and seat, step by step."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.slots: list[int] = []
        self.seats: list[int] = []

    def add(self, node: Node, slot: int, seat: int) -> None:
        self.nodes.append(node)
        self.slots.append(slot)
        self.seats.append(seat)

    def backpropagate(self, values: list[float]) -> None:
        """Every node learns what came of it for its own seat."""
        for k in range(len(self.nodes)):
            self.nodes[k].learn(self.slots[k], values[self.seats[k]])


class Search:
    """The trees of all seats for one decision of one of them."""

    def __init__(self, judge: Judge, level: Level, rng: Rng) -> None:
        self.judge = judge
        self.level = level
        self.rng = rng
        self.roots: list[Node] = []  # by seat
        self.noticed: list[int] = []  # the moves that are thought about
        self.iterations = 0

    def run(self, guess: Callable[[Rng], State], seat: int, noticed: list[int]) -> int:
        """Iterates as long as the level says; the move visited most, or the one of best prior."""
        began = perf_counter()
        now = guess(self.rng)
        self.roots = [Node() for _ in range(now.seats)]
        self.noticed = noticed
        self.judge.par = self.judge.standing(now, seat)
        self.expand(self.roots[seat], now, seat, noticed)
        until = self.judge.clock(now) + self.horizon()
        while self.iterations < self.level.iterations:
            self.iterate(guess(self.rng), seat, until)
            self.iterations += 1
            if perf_counter() - began > self.level.seconds:
                break
        return self.best(self.roots[seat], noticed)

    def horizon(self) -> int:
        level = self.level
        return level.together if self.judge.shared and level.together else level.ahead

    def best(self, node: Node, legal: list[int]) -> int:
        """The move visited most; of equals the one of higher mean, or luck. -1 = none was met."""
        found, most, promise, equals = -1, -1, 0.0, 1
        for move in legal:
            slot = node.slots.get(move, -1)
            if slot < 0:
                continue
            tried = node.tried[slot]
            mean = node.sums[slot] / (tried + self.level.trust)
            if tried > most or (tried == most and mean > promise):
                found, most, promise, equals = move, tried, mean, 1
            elif tried == most and mean == promise:
                equals += 1
                if self.rng.below(equals) == 0:
                    found = move
        return found

    def iterate(self, state: State, thinker: int, until: int) -> None:
        """Plays one determinization to the horizon; every node on the way learns its value."""
        at: list[Node | None] = list(self.roots)
        descent = Descent()
        at_first = True
        actors = state.actors()
        while actors and self.judge.clock(state) < until:
            seat = actors[0]
            if seat == BOX:
                state.apply(BOX, state.chance(self.rng))
            else:
                node = at[seat]
                if seat == thinker and at_first:
                    legal, at_first = self.noticed, False
                else:
                    legal = self.judge.moves(state, seat)
                if len(legal) == 1:
                    move = legal[0]
                elif node is None:
                    move = self.playout(state, seat, legal)
                else:
                    slot = self.select(node, state, seat, legal)
                    move = node.moves[slot]
                    descent.add(node, slot, seat)
                    at[seat] = node.child(slot)
                state.apply(seat, move)
            actors = state.actors()
        descent.backpropagate(self.judge.values(state) if actors else self.judge.results(state))

    def select(self, node: Node, state: State, seat: int, legal: list[int]) -> int:
        """The slot of the legal move with the highest upper bound (UCB1).

        Equal bounds are settled by luck: seats that are alike would otherwise always try the same
        at the same time, and never learn what beats what.
        """
        self.expand(node, state, seat, legal)
        trust = self.level.trust
        exploration = self.level.curious * sqrt(log(node.visits + 2.0))
        best, bound = -1, -1.0
        for move in legal:
            slot = node.slots[move]
            visits = node.tried[slot] + trust
            found = node.sums[slot] / visits + exploration / sqrt(visits)
            if found > bound or (found == bound and self.rng.below(2)):
                best, bound = slot, found
        return best

    def expand(self, node: Node, state: State, seat: int, legal: list[int]) -> None:
        """Gives every move not met before its prior: the value of the position after it."""
        points: list[float] = []
        for move in legal:
            if move not in node.slots:
                if not points:
                    points = self.judge.standings(state)
                prior = self.judge.lead(points, seat, self.worth(state, seat, move)) + self.noise()
                node.add(move, self.level.trust * prior)

    def noise(self) -> float:
        """What is seen wrong in a prior."""
        doubt = self.level.doubt
        return doubt * (self.rng.below(HUNDRED) / HUNDRED - 0.5) if doubt else 0.0

    def worth(self, state: State, seat: int, move: int) -> float:
        """A seat's standing after its move: one ply ahead."""
        after = state.copy()
        after.apply(seat, move)
        return self.judge.standing(after, seat)

    def playout(self, state: State, seat: int, legal: list[int]) -> int:
        """The move of a seat beyond its tree: the best of a few by the position after it."""
        move, most = -1, 0.0
        for k in range(min(self.level.sample, len(legal))):
            swap = k + self.rng.below(len(legal) - k)
            legal[k], legal[swap] = legal[swap], legal[k]
            other = legal[k]
            worth = self.worth(state, seat, other)
            if move < 0 or worth > most:
                move, most = other, worth
        return move
