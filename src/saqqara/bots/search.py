"""One tree search for every game: on guesses, for any number of seats, deciding at the same time.

Each seat has a tree of its own, its plans: paths of its own moves. One iteration draws a guess and
plays it forward. A seat that owes a decision picks in its own tree, by what each move brought so
far, and never looks at what the others picked; chance is drawn by weight. Where the plans end,
light play goes on for a few turns. Then the position is judged and every seat's plan learns it.
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
    """What a position is worth to each seat, from 0 to 1."""

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
    ahead: int = 1  # turns until a position is judged
    together: int = 0  # the same where all seats win or lose together; 0 = no difference
    seconds: float = 0.15  # a move takes no longer
    notices: float = 1.0  # the share of one's moves that come to mind
    sample: int = 4  # moves that light play compares
    trust: float = 2.0  # the visits that the first look at a move counts for
    curious: float = 0.1  # how much is risked on moves seldom tried
    doubt: float = 0.0  # by how much a first look may be out


class Node:
    """A seat's decision after a path of its own moves: what each move brought so far."""

    def __init__(self) -> None:
        self.visits = 0
        self.slots: dict[int, int] = {}  # where a move stands in the lists
        self.moves: list[int] = []
        self.tried: list[int] = []
        self.sums: list[float] = []  # of values; the first look is in them
        self.after: list[Node | None] = []

    def learn(self, slot: int, value: float) -> None:
        self.visits += 1
        self.tried[slot] += 1
        self.sums[slot] += value

    def next(self, slot: int) -> "Node | None":
        """The decision after this move; it is there from the second try on."""
        node = self.after[slot]
        if node is None and self.tried[slot]:
            node = Node()
            self.after[slot] = node
        return node


class Search:
    """The plans of all seats for one decision of one of them."""

    def __init__(self, judge: Judge, level: Level, rng: Rng) -> None:
        self.judge = judge
        self.level = level
        self.rng = rng
        self.roots: list[Node] = []  # by seat
        self.noticed: list[int] = []  # the moves that are thought about
        self.iterations = 0

    def run(self, guess: Callable[[Rng], State], seat: int, noticed: list[int]) -> int:
        """Iterates as long as the level says; the move tried most, or the best at first sight."""
        began = perf_counter()
        now = guess(self.rng)
        self.roots = [Node() for _ in range(now.seats)]
        self.noticed = noticed
        self.judge.par = self.judge.standing(now, seat)
        self.look(self.roots[seat], now, seat, noticed)
        until = self.judge.clock(now) + self.ahead()
        while self.iterations < self.level.iterations:
            self.iterate(guess(self.rng), seat, until)
            self.iterations += 1
            if perf_counter() - began > self.level.seconds:
                break
        return self.best(self.roots[seat], noticed)

    def ahead(self) -> int:
        level = self.level
        return level.together if self.judge.shared and level.together else level.ahead

    def best(self, node: Node, legal: list[int]) -> int:
        """The move tried most; of equals the one that promises more, or luck. -1 = none was met."""
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
        """Plays one guess forward; every plan that was followed learns what came of it."""
        at: list[Node | None] = list(self.roots)
        nodes: list[Node] = []
        slots: list[int] = []
        seats: list[int] = []
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
                    move = self.light(state, seat, legal)
                else:
                    slot = self.pick(node, state, seat, legal)
                    move = node.moves[slot]
                    nodes.append(node)
                    slots.append(slot)
                    seats.append(seat)
                    at[seat] = node.next(slot)
                state.apply(seat, move)
            actors = state.actors()
        values = self.judge.values(state) if actors else self.judge.results(state)
        for k in range(len(nodes)):
            nodes[k].learn(slots[k], values[seats[k]])

    def pick(self, node: Node, state: State, seat: int, legal: list[int]) -> int:
        """The slot of the legal move with the highest hope.

        Equal hopes are settled by luck: seats that are alike would otherwise always try the same
        at the same time, and never learn what beats what.
        """
        self.look(node, state, seat, legal)
        trust = self.level.trust
        urge = self.level.curious * sqrt(log(node.visits + 2.0))
        best, hope = -1, -1.0
        for move in legal:
            slot = node.slots[move]
            tries = node.tried[slot] + trust
            found = node.sums[slot] / tries + urge / sqrt(tries)
            if found > hope or (found == hope and self.rng.below(2)):
                best, hope = slot, found
        return best

    def look(self, node: Node, state: State, seat: int, legal: list[int]) -> None:
        """Gives every move not met before its first value: that of the position after it."""
        points: list[float] = []
        for move in legal:
            if move not in node.slots:
                if not points:
                    points = self.judge.standings(state)
                value = self.judge.lead(points, seat, self.worth(state, seat, move)) + self.slip()
                node.slots[move] = len(node.moves)
                node.moves.append(move)
                node.tried.append(0)
                node.sums.append(self.level.trust * value)
                node.after.append(None)

    def slip(self) -> float:
        """What is seen wrong at a first look."""
        doubt = self.level.doubt
        return doubt * (self.rng.below(HUNDRED) / HUNDRED - 0.5) if doubt else 0.0

    def worth(self, state: State, seat: int, move: int) -> float:
        """A seat's standing after its move."""
        after = state.copy()
        after.apply(seat, move)
        return self.judge.standing(after, seat)

    def light(self, state: State, seat: int, legal: list[int]) -> int:
        """The best of a few moves by the position after it."""
        move, most = -1, 0.0
        for k in range(min(self.level.sample, len(legal))):
            swap = k + self.rng.below(len(legal) - k)
            legal[k], legal[swap] = legal[swap], legal[k]
            other = legal[k]
            worth = self.worth(state, seat, other)
            if move < 0 or worth > most:
                move, most = other, worth
        return move
