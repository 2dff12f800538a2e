"""What the toy game knows besides the position: what a viewer is sent once."""

from msgspec import Struct

from saqqara.core.bits import members
from saqqara.core.game import Options
from saqqara.games.toy.engine.rules import HAND, ROUNDS, Deck


class Box(Struct, frozen=True):
    """The components, and how long a game is."""

    cards: list[int]
    treasures: list[int]
    hand: int  # cards dealt to each seat
    rounds: int


def box(pack: Deck, seats: int, options: Options) -> Box:
    """The same for every viewer."""
    del seats, options
    return Box(
        cards=[card + 1 for card in members(pack.cards)],
        treasures=[worth + 1 for worth, n in enumerate(pack.treasures) for _ in range(n)],
        hand=HAND,
        rounds=ROUNDS,
    )
