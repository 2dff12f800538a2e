"""Bets on the next card, and the special treasures they bring."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.games.labyrinth.engine import moves
from saqqara.games.labyrinth.engine.seats import NOTHING, SPECIAL, Seats
from saqqara.games.labyrinth.engine.stages import BETTING, DONE, MAKE_BET, REVEAL

FIRST: Final = 6  # the first card that is bet on (LP-19)
LAST: Final = 20  # and the last
LENGTH: Final = 5  # cards of a betting round


def ends_round(card: int) -> bool:
    """With this card a betting round is over, or the first one begins."""
    return (card - FIRST + 1) % LENGTH == 0


def reward(state: Seats) -> None:
    """A special treasure for all who are still in at the end of a round (LP-21)."""
    if state.bets and ends_round(state.card):
        for seat in range(state.seats):
            if state.is_in(seat):
                state.get(seat, SPECIAL)
                state.set_in(seat, is_in=False)


def open_bets(state: Seats) -> None:
    """All who are in bet on the next card; with a new round everybody is (LP-19, LP-20)."""
    if not (state.bets and FIRST <= state.card + 1 <= LAST):
        return
    for seat in range(state.seats):
        if ends_round(state.card):
            state.set_in(seat, is_in=True)
        if state.is_in(seat):
            state.set_due(seat, MAKE_BET)
            state.owing |= BIT[seat]
    if state.owing:
        state.stage = BETTING


def choices() -> list[int]:
    """Whoever is in has to bet (LP-20)."""
    return [moves.HIGHER, moves.LOWER]


def bet(state: Seats, seat: i64, move: i64) -> None:
    """In secret; the card follows when all have bet (LP-19)."""
    state.set_bet(seat, move)
    state.set_due(seat, DONE)
    state.owing &= ~BIT[seat]
    if not state.owing:
        state.moment += 1
        state.stage = REVEAL


def judge(state: Seats) -> None:
    """Whoever was wrong is out; the same number again hurts nobody (LP-20)."""
    if state.number == state.before:
        return
    right = moves.HIGHER if state.number > state.before else moves.LOWER
    for seat in range(state.seats):
        bet_made = state.bet(seat)
        if bet_made not in (NOTHING, right):
            state.set_in(seat, is_in=False)
