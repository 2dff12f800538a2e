"""What the greedy bot sees in Im Tal der Könige: a yardstick, which does not change."""

from math import exp
from typing import Final

from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    DUST,
    EXTRA_CARD,
    EXTRA_COIN,
    FORESEE,
    HEAL,
    SMUGGLE,
    TRAP,
    is_trap,
)
from saqqara.games.valley.engine.rules import DRAWING, LAYING, SENDING, Valley
from saqqara.games.valley.engine.strength import strength, total
from saqqara.games.valley.engine.traps import hits, most_targets
from saqqara.games.valley.engine.zones import INSIDE, NOTHING, PASSED, SEAT, Zone

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

USUAL_TRAP: Final = 2.0  # what a trap is worth before anybody has entered, in strength
USUAL_CARD: Final = 0.9  # what a hidden hand card adds to a fight on average
USUAL_PAPYRUS: Final = 1.2
FACE_DOWN: Final = 2.5  # what a hidden card on the table adds
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
        found[MARKER] -= sign * state.rows[SEAT * side + PASSED]
    found[OBSTACLES] = obstacles(state, seat, state.hands[seat])
    lead = _expected(state, seat, seat) - _expected(state, 1 - seat, seat)
    found[CHANCE] = 1.0 / (1.0 + exp(-lead / CLOSE)) - 0.5
    return found


def printed(state: Valley, zone: Zone) -> float:
    """The sum of the printed strengths."""
    found = 0
    for kind in zone:
        found += state.pack.strength[kind]
    return float(found)


def _at_home(state: Valley, side: int) -> float:
    found = 0
    for effect in (EXTRA_CARD, EXTRA_COIN, FORESEE, HEAL, SMUGGLE):
        found += state.count(state.camps[side], effect)
    return float(found)


def cards(state: Valley, side: int) -> float:
    coming = state.left if state.stage == DRAWING and state.seat == side else 0
    return float(len(state.hands[side]) + coming)


def _coins(state: Valley, side: int) -> float:
    coins = float(state.coins(side))
    return min(coins, ENOUGH_COINS) + 0.5 * max(0.0, coins - ENOUGH_COINS)


def obstacles(state: Valley, side: int, zone: Zone) -> float:
    """What the traps and undead of a zone add to a fight of this side."""
    found = 0.0
    for kind in zone:
        if is_trap(kind):
            found += _trap(state, side, kind)
        elif kind >= TRAP:
            found += state.pack.strength[kind]
    return found


def _trap(state: Valley, side: int, kind: int) -> float:
    """The strength a trap takes from the other side, or from one's own if it hits only there."""
    if state.tomb == NOTHING or not state.sent(1 - side):
        return USUAL_TRAP
    effect = state.pack.effect[kind]
    theirs = _prey(state, effect, 1 - side)
    if theirs:
        return float(sum(theirs[: most_targets(effect)]))
    mine = _prey(state, effect, side)
    return -float(mine[-1]) if mine else 0.0


def _prey(state: Valley, effect: int, side: int) -> list[int]:
    """The strengths of those a trap could hit on this side, falling."""
    if effect == DUST:
        here = state.rows[SEAT * side + INSIDE]
        return [strength(state, side, ADVENTURER)] if here else []
    found = [
        strength(state, side, kind)
        for kind in state.inside[side]
        if hits(state, effect, side, kind)
    ]
    found.sort(reverse=True)
    return found


def _expected(state: Valley, side: int, viewer: int) -> float:
    """What a side will probably bring to the fight, as far as the viewer can know."""
    if state.tomb == NOTHING:
        return printed(state, state.camps[side]) + 2.0
    found = float(total(state, side)) + obstacles(state, side, state.pending[side])
    if still_sends(state, side):
        found += printed(state, state.camps[side])
        found += 0.0 if state.rows[SEAT * side + INSIDE] else 2.0
    return found + face_down(state, side, viewer) + could_lay(state, side, viewer)


def still_sends(state: Valley, side: int) -> bool:
    """The other seat sends after the holder (VK-12)."""
    if side == state.holder or state.stage >= LAYING:
        return False
    return state.stage != SENDING or state.seat == state.holder


def face_down(state: Valley, side: int, viewer: int) -> float:
    if side == viewer:
        return obstacles(state, side, state.laid[side])
    return FACE_DOWN * len(state.laid[side])


def could_lay(state: Valley, side: int, viewer: int) -> float:
    """What may still be laid: one's own at a discount, the other's on average."""
    if state.stage > LAYING or (state.stage == LAYING and side == state.holder != state.seat):
        return 0.0
    if side == viewer:
        return 0.7 * obstacles(state, side, state.hands[side] + state.papyri[side])
    return USUAL_CARD * len(state.hands[side]) + USUAL_PAPYRUS * len(state.papyri[side])
