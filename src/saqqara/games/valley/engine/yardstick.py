"""What the greedy bot sees in Im Tal der Könige: a yardstick, which does not change."""

from math import exp
from typing import Final

from saqqara.games.valley.engine.cards import EXTRA_CARD, EXTRA_COIN, FORESEE, HEAL, SMUGGLE
from saqqara.games.valley.engine.chances import (
    cards,
    could_lay,
    face_down,
    obstacles,
    printed,
    still_sends,
)
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.strength import total
from saqqara.games.valley.engine.zones import NOTHING

# The numbers, each as one's own less the other's, in this order.
TOMBS: Final = 0  # won
CHANCE: Final = 1  # to win the open tomb, or the next one
CAMP: Final = 2  # strength lying in camp
AT_HOME: Final = 3  # companions that are worth more in camp
CARDS: Final = 4  # in hand or on the way there
OBSTACLES: Final = 5  # traps and undead in one's own hand
PAPYRI: Final = 6
COINS: Final = 7
MARKER: Final = 8  # not passed yet
COUNT: Final = 9

CLOSE: Final = 2.5  # a lead that wins about three times out of four
ENOUGH_COINS: Final = 4.0  # from here on a coin counts half

# Found by trying; `saqqara simulate valley --bots greedy,random` tells what they are worth.
WEIGHTS: Final = (12.0, 12.0, 0.5, 0.6, 0.9, 0.15, 0.8, 0.6, 1.0)


def numbers(state: Valley, seat: int) -> list[float]:
    """The numbers above."""
    found = [0.0] * COUNT
    for side in (0, 1):
        sign = 1.0 if side == seat else -1.0
        found[TOMBS] += sign * len(state.won[side])
        found[CAMP] += sign * printed(state, state.camps[side])
        found[AT_HOME] += sign * _at_home(state, side)
        found[CARDS] += sign * cards(state, side)
        found[PAPYRI] += sign * len(state.papyri[side])
        found[COINS] += sign * _coins(state, side)
        found[MARKER] -= sign if state.has_passed(side) else 0.0
    found[OBSTACLES] = obstacles(state, seat, state.hands[seat])
    lead = _expected(state, seat, seat) - _expected(state, 1 - seat, seat)
    found[CHANCE] = 1.0 / (1.0 + exp(-lead / CLOSE)) - 0.5
    return found


def _at_home(state: Valley, side: int) -> float:
    found = 0
    for effect in (EXTRA_CARD, EXTRA_COIN, FORESEE, HEAL, SMUGGLE):
        found += state.count(state.camps[side], effect)
    return float(found)


def _coins(state: Valley, side: int) -> float:
    coins = float(state.coins(side))
    return min(coins, ENOUGH_COINS) + 0.5 * max(0.0, coins - ENOUGH_COINS)


def _expected(state: Valley, side: int, viewer: int) -> float:
    """What a side will probably bring to the fight, as far as the viewer can know."""
    if state.tomb == NOTHING:
        return printed(state, state.camps[side]) + 2.0
    found = float(total(state, side)) + obstacles(state, side, state.pending[side])
    if still_sends(state, side):
        found += printed(state, state.camps[side])
        found += 0.0 if state.has_entered(side) else 2.0
    return found + face_down(state, side, viewer) + could_lay(state, side, viewer)
