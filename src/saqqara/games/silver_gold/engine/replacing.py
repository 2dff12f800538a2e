"""After all have marked: finished pyramids are replaced, awards given, the next turn begins."""

from mypy_extensions import i64

from saqqara.core.bits import BIT, count, members
from saqqara.games.silver_gold.engine import awards, moves, stages
from saqqara.games.silver_gold.engine.position import (
    DISPLAY,
    NO_CARD,
    SETS,
    SLOTS,
    TURNS,
    Position,
)


def reveal(state: Position) -> None:
    """All marks are shown together (SG-15); finished pyramids are put aside (SG-23)."""
    state.moment += 1
    for seat in range(state.seats):
        if state.just[seat]:
            _put_aside(state, seat)
    state.show_drafts()
    _next_taker(state)


def _put_aside(state: Position, seat: i64) -> None:
    just: i64 = state.just[seat]
    state.finished[seat] |= just
    slot: i64
    for slot in range(SLOTS):
        card = state.card(seat, slot)
        if card != NO_CARD and just & BIT[card]:
            state.set_card(seat, slot, NO_CARD)
            state.set_marked(seat, slot, 0)
    if not state.last_turn():  # SG-23: after the very last expedition card nobody takes
        state.owe(seat, count(just))


def _next_taker(state: Position) -> None:
    """Seats that still take come first, then awards and the next expedition card (SG-8)."""
    if state.owing and (state.display or state.pile):
        state.stage = stages.TAKE
    else:
        for seat in SETS[state.owing]:
            state.owe(seat, 0)  # SG-26: there is nothing left to take
        awards.give(state)
        _next_turn(state)


def legal_takes(state: Position) -> list[int]:
    """A card of the display, or the top card of the pile (SG-23)."""
    found = [moves.TAKE + card for card in members(state.display)]
    if state.pile:
        found.append(moves.TAKE + moves.PILE)
    return found


def take(state: Position, seat: int, card: int) -> None:
    """From the display, or unseen from the pile (SG-23)."""
    state.moment += 1
    if card == moves.PILE:
        state.stage = stages.DRAW
    else:
        state.display &= ~BIT[card]
        _receive(state, seat, card)


def draw(state: Position, card: int) -> None:
    """What came off the pile goes to the seat that takes."""
    state.leave_pile(card)
    _receive(state, state.taker(), card)


def _receive(state: Position, seat: int, card: int) -> None:
    state.set_card(seat, 0 if state.card(seat, 0) == NO_CARD else 1, card)
    state.owe(seat, state.owed[seat] - 1)
    if state.owed[seat] and (state.display or state.pile):
        state.stage = stages.TAKE
    else:
        state.owe(seat, 0)  # SG-26
        fill_up(state)  # SG-24: only when the seat has everything due to it


def fill(state: Position, card: int) -> None:
    """A card of the pile is turned up."""
    state.leave_pile(card)
    state.display |= BIT[card]
    fill_up(state)


def fill_up(state: Position) -> None:
    """Cards are turned up until four lie there (SG-5) or the pile is empty (SG-26)."""
    if state.pile and count(state.display) < DISPLAY:
        state.stage = stages.FILL
    else:
        _next_taker(state)


def _next_turn(state: Position) -> None:
    if state.last_turn():
        state.stage = stages.OVER  # SG-31
        return
    state.stage = stages.SHOW
    if state.turn == TURNS:  # SG-7: all expedition cards are shuffled again
        state.round += 1
        state.turn = 0
        state.left = state.pack.expedition.copy()
