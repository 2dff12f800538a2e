"""Tiny games in which it is clear what a good bot does."""

from saqqara.bots.search import Judge, Level, Search
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State, places

# ruff: noqa: ARG002 - these games are too small to need all that the contract hands them


Pays = dict[tuple[int, ...], tuple[int, ...]]  # what was picked: what each seat gets


class Choice(State):
    """Every seat picks a number at the same time, unseen; then a table says what each gets."""

    def __init__(self, seats: int, pays: Pays) -> None:
        super().__init__(seats)
        self.pays = pays
        self.picked = [-1] * seats

    def actors(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.picked[seat] < 0]

    def legal(self, seat: int) -> list[int]:
        return sorted({picks[seat] for picks in self.pays})

    def apply(self, seat: int, move: int) -> None:
        self.picked[seat] = move
        if not self.actors():
            self.moment += 1

    def copy(self) -> "Choice":
        twin = Choice(self.seats, self.pays)
        twin.picked, twin.moment = self.picked[:], self.moment
        return twin

    def guess(self, seat: int, rng: Rng) -> "Choice":
        twin = self.copy()
        for other in range(self.seats):
            if other != seat and twin.picked[other] >= 0:
                twin.picked[other] = rng.pick(self.legal(other))
        return twin

    def scores(self) -> list[int]:
        return list(self.pays[tuple(self.picked)]) if not self.actors() else [0] * self.seats

    def ranks(self) -> list[int]:
        return places([(score, 0) for score in self.scores()])


class Cup(State):
    """A coin lies under cup 0 or 1. Lifting the right one brings 10, leaving it be (2) brings 6."""

    def __init__(self, coin: int) -> None:
        super().__init__(1)
        self.coin = coin
        self.lifted = -1

    def actors(self) -> list[int]:
        return [0] if self.lifted < 0 else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def apply(self, seat: int, move: int) -> None:
        self.lifted = move
        self.moment += 1

    def copy(self) -> "Cup":
        twin = Cup(self.coin)
        twin.lifted, twin.moment = self.lifted, self.moment
        return twin

    def guess(self, seat: int, rng: Rng) -> "Cup":
        twin = self.copy()
        twin.coin = rng.below(2)
        return twin

    def scores(self) -> list[int]:
        return [6 if self.lifted == 2 else 10 if self.lifted == self.coin else 0]

    def ranks(self) -> list[int]:
        return [1]


class Die(State):
    """Move 0 brings 5; move 1 brings 10 whenever the die, thrown afterwards, says so."""

    def __init__(self, good: int, bad: int) -> None:
        super().__init__(1)
        self.good, self.bad = good, bad
        self.picked, self.thrown = -1, -1

    def actors(self) -> list[int]:
        return [0] if self.picked < 0 else [BOX] if self.thrown < 0 else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1]

    def odds(self) -> list[tuple[int, int]]:
        return [(0, self.bad), (1, self.good)]

    def apply(self, seat: int, move: int) -> None:
        if seat == BOX:
            self.thrown = move
        else:
            self.picked = move
        self.moment += 1

    def copy(self) -> "Die":
        twin = Die(self.good, self.bad)
        twin.picked, twin.thrown, twin.moment = self.picked, self.thrown, self.moment
        return twin

    def guess(self, seat: int, rng: Rng) -> "Die":
        return self.copy()

    def scores(self) -> list[int]:
        return [5 if self.picked == 0 else 10 * max(0, self.thrown)]

    def ranks(self) -> list[int]:
        return [1]


class Steps(State):
    """Step n offers the moves n and n + 1; the first one only the move 0."""

    def __init__(self, steps: int) -> None:
        super().__init__(1)
        self.steps = steps
        self.done = 0

    def actors(self) -> list[int]:
        return [0] if self.done < self.steps else []

    def legal(self, seat: int) -> list[int]:
        return [self.done, self.done + 1] if self.done else [0]

    def apply(self, seat: int, move: int) -> None:
        assert move in self.legal(seat)
        self.done += 1
        self.moment += 1

    def copy(self) -> "Steps":
        twin = Steps(self.steps)
        twin.done, twin.moment = self.done, self.moment
        return twin

    def guess(self, seat: int, rng: Rng) -> "Steps":
        return self.copy()

    def scores(self) -> list[int]:
        return [self.done]

    def ranks(self) -> list[int]:
        return [1]


def blind(state: State, seat: int) -> list[float]:
    """Sees nothing before the end."""
    del state, seat
    return [5.0]


def judge(*, shared: bool = False) -> Judge:
    return Judge(blind, [1.0], lambda state: state.moment, 5.0, shared)


def searched(state: State, seat: int = 0, seed: str = "s", iterations: int = 600) -> Search:
    """A search of this position, done."""
    level = Level(iterations=iterations, ahead=9, seconds=60.0, trust=1.0, curious=0.5)
    search = Search(judge(), level, Rng(seed))
    search.run(lambda rng: state.guess(seat, rng), seat, state.legal(seat))
    return search


def favourite(search: Search, seat: int = 0) -> int:
    """The move tried most."""
    node = search.roots[seat]
    return max(node.moves, key=lambda move: node.tried[node.slots[move]])
