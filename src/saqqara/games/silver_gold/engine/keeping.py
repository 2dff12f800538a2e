"""Getting ready in Silver & Gold: Pyramids: four cards are dealt, two of them kept."""

from typing import Final

from saqqara.core.bits import BIT, count, members
from saqqara.games.silver_gold.engine import moves, replacing, stages
from saqqara.games.silver_gold.engine.position import DEALT, NO_CARD, SLOTS, Position

LEFT: Final = 0
RIGHT: Final = 1


def deal(state: Position, card: int) -> None:
    """To the first seat that has not all its cards (SG-4)."""
    state.leave_pile(card)
    seat = 0
    while count(state.hands[seat]) == DEALT:
        seat += 1
    state.hands[seat] |= BIT[card]
    if count(state.hands[state.seats - 1]) == DEALT:
        state.stage = stages.KEEP
        for each in range(state.seats):
            state.owe(each, SLOTS)


def legal_keeps(state: Position, seat: int) -> list[int]:
    """The dealt cards that are not kept already."""
    return [moves.KEEP + card for card in members(state.hands[seat] & ~state.kept(seat))]


def keep(state: Position, seat: int, card: int) -> None:
    """In secret, until all have chosen (SG-4); the lower ordinal lies on the left."""
    first = state.card(seat, LEFT)
    if first == NO_CARD:
        state.set_card(seat, LEFT, card)
    else:
        keep_both(state, seat, first, card)
    state.owe(seat, state.owed[seat] - 1)
    if not state.owing:
        _return_hands(state)


def keep_both(state: Position, seat: int, one: int, other: int) -> None:
    state.set_card(seat, LEFT, min(one, other))
    state.set_card(seat, RIGHT, max(one, other))


def _return_hands(state: Position) -> None:
    """What was not kept goes back into the pile, and the first display comes from it (SG-5)."""
    state.moment += 1
    for seat in range(state.seats):
        state.pile |= state.hands[seat]
    for card in state.cards:
        state.pile &= ~BIT[card]
    state.hands = [0] * state.seats
    replacing.fill_up(state)
