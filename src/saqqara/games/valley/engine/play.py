"""What companions do when they are played: one small function for each effect (VK-7, VK-25)."""

from typing import Final

from saqqara.games.valley.engine.cards import (
    ASSASSINATE,
    DRAW_1,
    DRAW_2,
    ENCHANT,
    REPORT,
    SPY,
    STEAL,
    THREATEN,
    is_companion,
)
from saqqara.games.valley.engine.zones import COINS, SEAT, Zones

WEAK: Final = 2  # printed strength up to which assassin and enchantress reach


def cards_to_draw(effect: int) -> int:
    """Worker and archaeologist."""
    return 1 if effect == DRAW_1 else 2 if effect == DRAW_2 else 0


def steal(state: Zones, seat: int) -> None:
    """The thief: a coin of the other seat, if it has one."""
    if state.coins(1 - seat):
        state.rows[SEAT * (1 - seat) + COINS] -= 1
        state.rows[SEAT * seat + COINS] += 1


def spy(state: Zones, seat: int) -> None:
    """The spy: the other seat's hand is known from now on (VK-43)."""
    state.moment += 1
    state.shown[1 - seat] = state.hands[1 - seat]


def reachable(state: Zones, seat: int, effect: int) -> list[int]:
    """Kinds in the other camp that assassin or enchantress may choose, rising and once each."""
    found: list[int] = []
    for kind in state.camps[1 - seat]:
        weak = state.pack.strength[kind] <= WEAK
        fits = effect == ASSASSINATE or is_companion(kind)
        if weak and fits and kind not in found:
            found.append(kind)
    return found


def asks_for_target(effect: int) -> bool:
    return effect in (ASSASSINATE, ENCHANT)


def touches_hand(effect: int) -> bool:
    """Reporter and mercenary need a card in the other hand."""
    return effect in (REPORT, THREATEN)


def at_once(state: Zones, seat: int, effect: int) -> None:
    """Effects that ask nobody."""
    if effect == STEAL:
        steal(state, seat)
    elif effect == SPY:
        spy(state, seat)
