"""What the tests that run over every game need to know of Silver & Gold: Pyramids."""

from collections import Counter

from saqqara.core.bits import members
from saqqara.games.silver_gold.engine.position import NO_CARD
from saqqara.games.silver_gold.engine.rules import SilverGold
from tests.games.about import About


def components(state: SilverGold) -> Counter[str]:
    """Every pyramid card exactly once: in the pile, the display, a hand, in play or finished."""
    places = [state.pile, state.display, *state.finished]
    cards = [card for place in places for card in members(place)]
    cards += [card for hand in state.hands for card in members(hand)]
    in_play = [card for card in state.cards if card != NO_CARD]
    if not any(state.hands):  # while a hand is held, kept cards are still part of it
        cards += in_play
    shown = {"shown": state.turn + sum(state.left)}
    return Counter([f"card {card}" for card in cards]) + Counter(shown)


ABOUT = About(
    components=components,
    tables=((2, {}), (4, {})),
    left_out={
        "moment": "only counts",
        "seats.finished": "which ones is past; colours and the lowest are read in its own tests",
    },
    stage="phase",
    wire=((3, "3"),),
    parties=((2, "greedy"), (4, "")),
    busy="4-seats",
)
