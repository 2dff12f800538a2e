"""The set-up of Im Tal der Könige: adventurers, papyri, hands, the medallion (VK-3)."""

from typing import Final

from saqqara.games.valley.engine import camp, moves
from saqqara.games.valley.engine.cards import ADVENTURERS, PAPYRUS
from saqqara.games.valley.engine.position import Position
from saqqara.games.valley.engine.stages import DEAL, HEROES, PAPYRI, TOSS
from saqqara.games.valley.engine.zones import NOTHING, plus, weights

FIRST_PAPYRI: Final = 3  # VK-3
FIRST_HAND: Final = 5


def odds(state: Position) -> list[tuple[int, int]]:
    if state.stage == HEROES:
        given = state.hero(0) if state.seat else NOTHING
        return [(moves.HERO + k, 1) for k in range(len(ADVENTURERS)) if k != given]
    if state.stage == PAPYRI:
        return weights(moves.GIVE, state.unused)
    if state.stage == DEAL:
        return weights(moves.CARD, state.deck)
    return [(moves.MEDALLION, 1), (moves.MEDALLION + 1, 1)]


def apply(state: Position, move: int) -> None:
    given = moves.argument(move)
    if state.stage == HEROES:
        state.set_hero(state.seat, given)
        _next(state, PAPYRI, FIRST_PAPYRI)
    elif state.stage == PAPYRI:
        _papyrus(state, given)
    elif state.stage == DEAL:
        _card(state, given)
    else:
        state.holder, state.starter = given, given
        camp.begin_round(state)


def _papyrus(state: Position, papyrus: int) -> None:
    state.unused[papyrus] -= 1
    state.papyri[state.seat] = plus(state.papyri[state.seat], PAPYRUS + papyrus)
    state.left -= 1
    if not state.left:
        state.left = FIRST_PAPYRI
        _next(state, DEAL, FIRST_HAND)


def _card(state: Position, kind: int) -> None:
    state.deck[kind] -= 1
    state.hands[state.seat] = plus(state.hands[state.seat], kind)
    state.left -= 1
    if not state.left:
        state.left = FIRST_HAND
        _next(state, TOSS, 0)


def _next(state: Position, then: int, each: int) -> None:
    """The second seat gets its share, then the next kind of card is dealt."""
    if state.seat == 1:
        state.stage, state.left = then, each
    state.seat = 1 - state.seat
