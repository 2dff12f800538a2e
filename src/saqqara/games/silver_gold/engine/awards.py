"""Colour awards of Silver & Gold: Pyramids: who wins them, and which can still be won."""

from mypy_extensions import i64

from saqqara.core.bits import BIT, count, members
from saqqara.games.silver_gold.engine.chambers import COLOURS
from saqqara.games.silver_gold.engine.position import AWARDS, FREE, Position


def give(state: Position) -> None:
    """For all pyramids just finished, by rising ordinal over all seats (SG-29, SG-30)."""
    every: i64 = 0
    for just in state.just:
        every |= just
    if not every:
        return
    for card in members(every):
        for seat in range(state.seats):
            if state.just[seat] & BIT[card]:
                _count(state, seat, card)
    state.just = [0] * state.seats


def _count(state: Position, seat: int, card: int) -> None:
    """With the second, fourth and sixth of a colour the best award left is won (SG-27)."""
    colour = state.pack.chambers[card].colour
    later = state.just[seat] & ~(BIT[card + 1] - 1)
    if count((state.finished[seat] & ~later) & state.pack.coloured[colour]) in (2, 4, 6):
        step = best(state, colour)
        if step < len(AWARDS):
            state.set_winner(colour, step, seat)


def best(state: Position, colour: int) -> int:
    """The highest award of a colour that is still free; behind the last if none is."""
    step = 0
    while step < len(AWARDS) and state.winner(colour, step) != FREE:
        step += 1
    return step


def free_award(state: Position, colour: int) -> float:
    """The points of the highest award of a colour that is still free."""
    step = best(state, colour)
    return float(AWARDS[step]) if step < len(AWARDS) else 0.0


def due_awards(state: Position, seat: int) -> float:
    """Awards for pyramids just finished, which are given when all have taken their new cards."""
    due = 0.0
    for colour in range(len(COLOURS)):
        fresh = count(state.just[seat] & state.pack.coloured[colour])
        if fresh and count(state.owned(seat) & state.pack.coloured[colour]) % 2 == 0:
            due += free_award(state, colour)
    return due
