"""Many games side by side, one decision of each at a time: the inner loop of batches."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State
from saqqara.core.tensor import Pen, zeros
from saqqara.core.walk import settle


class Many:
    """Games, each with its own luck, and what the seats asked in them may know and do."""

    def __init__(
        self,
        start: Callable[[], State],
        tensor: Callable[[State, int, Pen], None],
        sources: list[Rng],
        width: i64,
        moves: i64,
    ) -> None:
        self.start = start
        self.tensor = tensor
        self.sources = sources  # luck, one for each game
        self.width = width  # of an observation
        self.moves = moves  # move numbers there are
        self.observations: vec[i16] = vec[i16]()  # a row for each game, one after another
        self.masks: vec[u8] = vec[u8]()
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
        """Writes the next decision of each game into new rows."""
        games: i64 = len(self.states)
        pen, masks = Pen(zeros(games * self.width)), vec[u8]([0] * (games * self.moves))
        k: i64
        for k in range(games):
            state = self.states[k]
            seat = state.actors()[0]
            self.seats[k] = seat
            pen.at = k * self.width
            self.tensor(state, seat, pen)
            legal = state.legal(seat)
            self.legal[k] = legal
            for move in legal:
                masks[k * self.moves + move] = 1
        self.observations, self.masks = pen.row, masks

    def sample(self, rng: Rng) -> list[int]:
        """A random open move for each game."""
        return [legal[rng.below(len(legal))] for legal in self.legal]
