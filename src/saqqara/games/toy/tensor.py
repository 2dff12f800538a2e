"""A position of the toy game as numbers for learners."""

from collections.abc import Mapping

from saqqara.core.bits import count
from saqqara.core.tensor import Part, Pen, around
from saqqara.games.toy.moves import HIGHEST
from saqqara.games.toy.rules import HAND, LAYING, ROUNDS, Deck, Toy


def parts(pack: Deck, seats: int, options: Mapping[str, str]) -> tuple[Part, ...]:
    """What `write` writes, in this order; seats are counted from the viewer on."""
    del pack, options
    return (
        Part("treasure", (HIGHEST,)),  # the one played for
        Part("hand", (HIGHEST,)),  # the viewer's cards
        Part("hands", (seats,), HAND),  # how many cards each seat holds
        Part("laid", (seats, HIGHEST)),  # the card before each seat, if the viewer may see it
        Part("past", (HIGHEST,)),  # cards laid in earlier rounds
        Part("points", (seats,), HIGHEST * ROUNDS),
        Part("laying", (1,)),  # cards are being laid
        Part("low", (1,)),  # the lowest card wins
    )


def write(state: Toy, viewer: int, pen: Pen) -> None:
    """What this viewer may know."""
    order = around(viewer, state.seats)
    pen.one_of(state.treasure, HIGHEST)
    pen.bits(state.hands[viewer] if viewer >= 0 else 0, HIGHEST)
    for seat in order:
        pen.put(count(state.hands[seat]))
    for seat in order:
        shown = state.phase != LAYING or seat == viewer
        pen.one_of(state.laid[seat] if shown else -1, HIGHEST)
    pen.bits(state.past, HIGHEST)
    for seat in order:
        pen.put(state.won[seat])
    pen.put(1 if state.phase == LAYING else 0)
    pen.put(1 if state.low else 0)
