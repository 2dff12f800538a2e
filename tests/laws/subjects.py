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
from saqqara.core.walk import advance, step
from saqqara.games import GAMES
from saqqara.games.labyrinth.rules import KINDS, SPECIAL, Labyrinth
from saqqara.games.silver_gold.rules import NO_CARD, SilverGold
from saqqara.games.terra.moves import STAIRS
from saqqara.games.terra.rules import PLACE, SIDE, SUPPLY, VALUE, Terra
from saqqara.games.terra.rules import WORKERS as AT_WORK
from saqqara.games.terra.stacks import HAND
from saqqara.games.toy.rules import LAYING, Toy
from saqqara.games.valley.cards import PAPYRUS
from saqqara.games.valley.rules import HITTING, Valley


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


def _terra_components(state: Terra) -> Counter[str]:
    """Every tile in the pool, a stack, a hand or on the board; workers; foundations."""
    tiles = state.tiles
    known = [tile for tile in tiles.slots + tiles.hands[::HAND] if tile >= 0]
    known += [laid // STAIRS for laid in state.ground if laid >= 0]
    found = Counter(f"tile {tile}" for tile in known)
    found.update({f"tile {tile}": count for tile, count in enumerate(tiles.pool) if count})
    rows = range(0, len(state.sites), PLACE)
    found["foundations"] = sum(state.foundations) + sum(state.sites[k + VALUE] > 0 for k in rows)
    home = sum(state.sides[k + SUPPLY] for k in range(0, len(state.sides), SIDE))
    found["workers"] = home + sum(state.sites[k + AT_WORK] for k in rows)
    return found


def _valley_components(state: Valley) -> Counter[str]:
    """Every card in a pile, a hand, a camp, the tomb or out of the game; coins; tombs."""
    zones = state.hands + state.papyri + state.camps + state.inside + state.laid + state.pending
    found = Counter(f"card {kind}" for zone in [*zones, state.spent] for kind in zone)
    for kind in range(PAPYRUS):
        found[f"card {kind}"] += state.deck[kind] + state.discarded[kind]
    for papyrus, count in enumerate(state.unused):
        found[f"card {PAPYRUS + papyrus}"] += count
    if state.stage == HITTING:
        found[f"card {state.card}"] += 1
    found.update(f"card {wounded // 2}" for wounded in state.wounded)
    found["coins"] = state.supply() + state.coins(0) + state.coins(1)
    tombs = [*state.tombs, *state.won[0], *state.won[1], state.top, state.tomb]
    found.update(f"tomb {tomb}" for tomb in tombs if tomb >= 0)
    return found


COMPONENTS: dict[str, Callable[[Any], Counter[str]]] = {
    "toy": _toy_components,
    "labyrinth": _labyrinth_components,
    "silver_gold": _silver_gold_components,
    "terra": _terra_components,
    "valley": _valley_components,
}
