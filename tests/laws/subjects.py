"""Every game, seat count and choice of options: what the laws run over."""

from dataclasses import dataclass
from functools import cache
from itertools import product

from hypothesis import strategies as st

from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import Pack, State
from saqqara.core.walk import advance, step
from saqqara.games import GAMES


@dataclass(frozen=True)
class Subject:
    """A game at a table of some size with some options."""

    game: AnyGame
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(v for _, v in self.options)])

    @property
    def pack(self) -> Pack:
        return _pack(self.game.name)

    def start(self) -> State:
        state: State = self.game.new(self.seats, self.pack, dict(self.options))
        return state

    def bound(self) -> int:
        return self.game.rules.bound(self.pack, self.seats, dict(self.options))

    def position(self, seed: int, moves: int) -> State:
        """After so many random moves, fewer if the game ends before."""
        state, rng = self.start(), Rng(str(seed))
        for _ in range(moves):
            actors = state.actors()
            if not actors:
                break
            seat = rng.pick(actors)
            state.apply(seat, step(state, seat, rng))
        return state


@cache
def _pack(name: str) -> Pack:
    pack: Pack = GAMES[name].pack()
    return pack


FEW = 8  # so many combinations of options are all tried


def choices(game: AnyGame) -> list[tuple[tuple[str, str], ...]]:
    """All combinations of options; where they are too many, each choice alone and all together."""
    pairs = [[(key, value) for value in values] for key, values in game.options.items()]
    every = list(product(*pairs))
    if len(every) <= FEW:
        return every
    default = tuple(choice[0] for choice in pairs)
    alone = [
        (*default[:place], choice, *default[place + 1 :])
        for place, others in enumerate(pairs)
        for choice in others[1:]
    ]
    return [default, *alone, tuple(choice[-1] for choice in pairs)]


SUBJECTS = [
    Subject(game, seats, options)
    for game in GAMES.values()
    for options in choices(game)
    for seats in game.seats_for(dict(options))
]

SEEDS = st.integers(0, 2**32)


LENGTHS: dict[str, int] = {}


def _length(subject: Subject) -> int:
    """The moves of one random game."""
    if str(subject) not in LENGTHS:
        LENGTHS[str(subject)] = advance(subject.start(), subject.bound(), Rng("length"))
    return LENGTHS[str(subject)]


def depths(subject: Subject) -> st.SearchStrategy[int]:
    """How many moves to make before looking: anywhere in a game and behind its end, often early."""
    return st.one_of(st.integers(0, _length(subject) * 9 // 8), st.integers(0, 12 * subject.seats))
