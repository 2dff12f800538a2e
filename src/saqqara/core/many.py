"""Many games side by side, one decision of each at a time: the inner loop of batches."""

from array import array
from collections.abc import Callable

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State
from saqqara.core.tensor import Pen
from saqqara.core.walk import settle


class Many:
    """Writes what each asked seat may know and do into rows that start as zeros."""

    def __init__(
        self,
        start: Callable[[], State],
        tensor: Callable[[State, int, Pen], None],
        sources: list[Rng],
        observations: "array[int]",
        masks: bytearray,
    ) -> None:
        self.start = start
        self.tensor = tensor
        self.sources = sources  # luck, one for each game
        self.masks = masks
        self.pen = Pen(observations)
        self.width = len(observations) // len(sources)
        self.moves = len(masks) // len(sources)
        self.states: list[State] = []
        self.seats: list[int] = []  # who is asked in each game
        self.legal: list[list[int]] = []  # what it may do
        for source in sources:
            self.states.append(self.begin(source))
            self.seats.append(BOX)
            self.legal.append([])

    def begin(self, source: Rng) -> State:
        """A new game, up to its first decision."""
        state = self.start()
        settle(state, source)
        return state

    def step(self, moves: list[int]) -> list[tuple[int, State]]:
        """One decision in each game; the games that ended are told, and begun anew."""
        ended: list[tuple[int, State]] = []
        for k in range(len(self.states)):
            state, source = self.states[k], self.sources[k]
            state.apply(self.seats[k], moves[k])
            settle(state, source)
            if not state.actors():
                ended.append((k, state))
                self.states[k] = self.begin(source)
        return ended

    def ask(self) -> None:
        """Writes the next decision of each game; observations and masks have to be zeros."""
        pen, masks = self.pen, self.masks
        for k in range(len(self.states)):
            state = self.states[k]
            seat = state.actors()[0]
            self.seats[k] = seat
            pen.at = k * self.width
            self.tensor(state, seat, pen)
            first, legal = k * self.moves, state.legal(seat)
            self.legal[k] = legal
            for move in legal:
                masks[first + move] = 1

    def sample(self, rng: Rng) -> list[int]:
        """A random open move for each game."""
        return [legal[rng.below(len(legal))] for legal in self.legal]
