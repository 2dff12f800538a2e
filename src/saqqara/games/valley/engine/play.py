"""What companions do when they are played: one small function for each effect."""

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
from saqqara.games.valley.engine.position import Position

WEAK: Final = 2  # printed strength up to which assassin and enchantress reach


def cards_to_draw(effect: int) -> int:
    """Worker and archaeologist."""
    return 1 if effect == DRAW_1 else 2 if effect == DRAW_2 else 0


def steal(state: Position, seat: int) -> None:
    """The thief: a coin of the other seat, if it has one."""
    if state.coins(1 - seat):
        state.pay(1 - seat, 1)
        state.earn(seat, 1)


def spy(state: Position, seat: int) -> None:
    """The spy: the other seat's hand is known from now on (VK-43)."""
    state.moment += 1
    state.shown[1 - seat] = state.hands[1 - seat]


def reachable(state: Position, seat: int, effect: int) -> list[int]:
    """Kinds in the other camp that assassin or enchantress may choose, rising and once each.

    Their strength is the printed one (VK-25).
    """
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


def at_once(state: Position, seat: int, effect: int) -> None:
    """Effects that ask nobody (VK-7)."""
    if effect == STEAL:
        steal(state, seat)
    elif effect == SPY:
        spy(state, seat)
