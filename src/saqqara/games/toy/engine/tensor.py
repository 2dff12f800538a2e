"""A position of the toy game as numbers for learners."""

from collections.abc import Mapping

from saqqara.core.bits import count
from saqqara.core.tensor import Pen, Plane, around
from saqqara.games.toy.engine.moves import HIGHEST
from saqqara.games.toy.engine.rules import HAND, ROUNDS, Deck, Toy
from saqqara.games.toy.engine.stages import LAYING


def planes(pack: Deck, seats: int, options: Mapping[str, str]) -> tuple[Plane, ...]:
    """What `write` writes, in this order; seats are counted from the viewer on."""
    del pack, options
    return (
        Plane("treasure", (HIGHEST,)),  # the one played for
        Plane("hand", (HIGHEST,)),  # the viewer's cards
        Plane("hands", (seats,), HAND),  # how many cards each seat holds
        Plane("laid", (seats, HIGHEST)),  # the card before each seat, if the viewer may see it
        Plane("past", (HIGHEST,)),  # cards laid in earlier rounds
        Plane("points", (seats,), HIGHEST * ROUNDS),
        Plane("laying", (1,)),  # cards are being laid
        Plane("low", (1,)),  # the lowest card wins
    )


def write(state: Toy, viewer: int, pen: Pen) -> None:
    """What this viewer may know."""
    order = around(viewer, state.seats)
    pen.one_of(state.treasure, HIGHEST)
    pen.bits(state.hands[viewer] if viewer >= 0 else 0, HIGHEST)
    for seat in order:
        pen.put(count(state.hands[seat]))
    for seat in order:
        shown = state.stage != LAYING or seat == viewer
        pen.one_of(state.laid[seat] if shown else -1, HIGHEST)
    pen.bits(state.past, HIGHEST)
    for seat in order:
        pen.put(state.won[seat])
    pen.put(1 if state.stage == LAYING else 0)
    pen.put(1 if state.low else 0)
