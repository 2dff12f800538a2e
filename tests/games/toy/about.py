"""What the tests that run over every game need to know of the toy game."""

from collections import Counter

from saqqara.core.bits import members
from saqqara.games.toy.engine.rules import Toy
from saqqara.games.toy.engine.stages import LAYING
from tests.games.about import About


def components(state: Toy) -> Counter[str]:
    cards = [f"card {card}" for card in members(state.pile | state.past)]
    cards += [f"card {card}" for hand in state.hands for card in members(hand)]
    cards += [f"card {card}" for seat in range(state.seats) for card in members(state.hidden(seat))]
    left = sum((worth + 1) * copies for worth, copies in enumerate(state.treasures))
    turned_up = state.treasure + 1 if state.stage == LAYING else 0
    return Counter(cards) + Counter({"worth": left + turned_up + sum(state.won)})


ABOUT = About(
    components=components,
    tables=((2, {}), (3, {"wins": "low"})),
    left_out={"moment": "only counts"},
    stage="laying",
    games=12,
    wire=((2, "1"), (3, "2")),
    parties=((2, "random"),),
)
