"""Every game, seat count and choice of options: what the laws run over."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from hypothesis import strategies as st

from saqqara.core.bits import members
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import Pack, State
from saqqara.core.walk import step
from saqqara.games import GAMES
from saqqara.games.labyrinth.rules import KINDS, SPECIAL, Labyrinth
from saqqara.games.silver_gold.rules import NO_CARD, SilverGold
from saqqara.games.toy.rules import LAYING, Toy


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
        return self.game.bound(self.pack, self.seats, dict(self.options))

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


def _choices(game: AnyGame) -> list[tuple[tuple[str, str], ...]]:
    pairs = [[(key, value) for value in values] for key, values in game.options.items()]
    return list(product(*pairs))


SUBJECTS = [
    Subject(game, seats, options)
    for game in GAMES.values()
    for seats in game.seats
    for options in _choices(game)
]

SEEDS = st.integers(0, 2**32)


def depths(subject: Subject) -> st.SearchStrategy[int]:
    """How many moves to make before looking: anywhere in a game, often early."""
    return st.one_of(st.integers(0, subject.bound()), st.integers(0, 12 * subject.seats))


def _toy_components(state: Toy) -> Counter[str]:
    cards = [f"card {card}" for card in members(state.pile | state.past)]
    cards += [f"card {card}" for hand in state.hands for card in members(hand)]
    cards += [f"card {card}" for seat in range(state.seats) for card in members(state.hidden(seat))]
    left = sum((worth + 1) * copies for worth, copies in enumerate(state.treasures))
    turned_up = state.treasure + 1 if state.phase == LAYING else 0
    return Counter(cards) + Counter({"worth": left + turned_up + sum(state.won)})


def _silver_gold_components(state: SilverGold) -> Counter[str]:
    """Every pyramid card exactly once: in the pile, the display, a hand, in play or finished."""
    places = [state.pile, state.display, *state.finished]
    cards = [card for place in places for card in members(place)]
    cards += [card for hand in state.hands for card in members(hand)]
    in_play = [card for card in state.cards if card != NO_CARD]
    if not any(state.hands):  # while a hand is held, kept cards are still part of it
        cards += in_play
    shown = {"shown": state.turn + sum(state.left)}
    return Counter([f"card {card}" for card in cards]) + Counter(shown)


def _labyrinth_components(state: Labyrinth) -> Counter[str]:
    """Number cards, fields and stones; special treasures come from outside and are not counted."""
    found = Counter({"cards": state.card + sum(state.left)})
    for seat in range(state.seats):
        laid = state.laid[25 * seat : 25 * seat + 25]
        free = len(members(state.free[seat]))
        found[f"fields {seat}"] = free + sum(tile >= 0 for tile in laid)
        for kind in range(SPECIAL):
            lying = sum(stone % KINDS == kind for stone in state.stones[seat])
            found[f"stones {seat} {kind}"] = lying + state.supply[KINDS * seat + kind]
    return found


COMPONENTS: dict[str, Callable[[Any], Counter[str]]] = {
    "toy": _toy_components,
    "labyrinth": _labyrinth_components,
    "silver_gold": _silver_gold_components,
}
