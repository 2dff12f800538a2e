"""The camp phase of Im Tal der Könige, and wherever else cards are drawn or discarded."""

from typing import Final

from saqqara.games.valley.engine import moves, play
from saqqara.games.valley.engine.cards import (
    ENCHANT,
    EXTRA_CARD,
    EXTRA_COIN,
    FORESEE,
    REPORT,
    SMUGGLE,
    TRAP,
)
from saqqara.games.valley.engine.position import Position
from saqqara.games.valley.engine.stages import (
    CHOOSING,
    DISCARDING,
    DRAWING,
    FOR_CAMP,
    FOR_LIMIT,
    FOR_TERROR,
    FOR_TOMB,
    FORESEEING,
    PLAYING,
    REPORTING,
    SENDING,
    SPLITTING,
    TARGETING,
)
from saqqara.games.valley.engine.zones import NOTHING, distinct, minus, moves_with, plus, weights

RESOURCES: Final = 4  # VK-5
MOST_CARDS: Final = 5  # VK-8
MOST_COINS: Final = 2


def begin_round(state: Position) -> None:
    """The holder's camp phase comes first (VK-4)."""
    begin(state, state.holder)


def begin(state: Position, seat: int) -> None:
    """Seers look before anything else (VK-23)."""
    state.moment += 1
    state.camper, state.smuggled = seat, 0
    if state.count(state.camps[seat], FORESEE) == 0:
        state.ask(seat, SPLITTING)
    elif state.top == NOTHING:
        state.ask(seat, FORESEEING)
    else:
        _know_top(state, seat)


def legal(state: Position, seat: int) -> list[int]:
    stage = state.stage
    if stage == SPLITTING:
        return [moves.SPLIT + coins for coins in range(RESOURCES + 1)]
    if stage == PLAYING:
        return _plays(state, seat)
    if stage == TARGETING:
        effect = state.pack.effect[state.card]
        return [moves.TARGET + kind for kind in play.reachable(state, seat, effect)]
    return moves_with(moves.DISCARD, state.hands[seat])


def _plays(state: Position, seat: int) -> list[int]:  # VK-6, VK-26
    coins = state.coins(seat)
    hand = state.hands[seat]
    plays = [kind for kind in hand if kind < TRAP and state.pack.cost[kind] <= coins]
    found = moves_with(moves.PLAY, tuple(plays))
    if state.count(state.camps[seat], SMUGGLE) > state.smuggled:
        found += moves_with(moves.SMUGGLE, hand)
    return [*found, moves.DONE]


def odds(state: Position) -> list[tuple[int, int]]:
    if state.stage == FORESEEING:
        return [(moves.TOMB + tomb, 1) for tomb in state.tombs]
    if state.stage == DRAWING:
        return weights(moves.CARD, state.deck)
    hand = state.hands[1 - state.seat]
    return [(moves.CARD + kind, hand.count(kind)) for kind in distinct(hand)]


def apply(state: Position, seat: int, move: int) -> None:
    stage, given = state.stage, moves.argument(move)
    if stage == FORESEEING:
        state.tombs, state.top = minus(state.tombs, given), given
        _know_top(state, state.seat)
    elif stage == SPLITTING:
        _split(state, seat, given)
    elif stage == DRAWING:
        _take(state, given)
    elif stage == PLAYING:
        _act(state, seat, move)
    elif stage == TARGETING:
        _take_target(state, seat, given)
    elif stage == REPORTING:
        _report(state, given)
    else:
        _discard(state, seat, given)


def _know_top(state: Position, seat: int) -> None:
    if seat not in state.top_known:
        state.top_known = plus(state.top_known, seat)
    state.ask(seat, SPLITTING)


def _split(state: Position, seat: int, coins: int) -> None:  # VK-5, VK-23
    camp = state.camps[seat]
    state.earn(seat, coins + state.count(camp, EXTRA_COIN))
    draw(state, seat, RESOURCES - coins + state.count(camp, EXTRA_CARD), FOR_CAMP)


# Drawing


def draw(state: Position, seat: int, cards: int, reason: int) -> None:
    state.moment += 1
    state.seat, state.left, state.reason = seat, cards, reason
    _draw_on(state)


def _take(state: Position, kind: int) -> None:
    state.deck[kind] -= 1
    state.hands[state.seat] = plus(state.hands[state.seat], kind)
    state.left -= 1
    _draw_on(state)


def _draw_on(state: Position) -> None:
    if state.left and state.has_cards():  # VK-5, VK-24
        state.stage = DRAWING
        return
    state.left = 0
    if state.reason == FOR_CAMP:
        state.stage = PLAYING
    elif state.seat == state.holder:
        draw(state, 1 - state.holder, 1, FOR_TOMB)
    else:
        state.ask(state.holder, SENDING)


# Playing


def _act(state: Position, seat: int, move: int) -> None:
    verb = moves.verb(move)
    if verb == moves.PLAY:
        _play(state, seat, moves.argument(move))
    elif verb == moves.SMUGGLE:
        _smuggle(state, seat, moves.argument(move))
    else:
        _tidy_up(state, seat)


def _play(state: Position, seat: int, kind: int) -> None:  # VK-6, VK-7
    state.leave_hand(seat, kind)
    state.pay(seat, state.pack.cost[kind])
    state.camps[seat] = plus(state.camps[seat], kind)
    effect = state.pack.effect[kind]
    if play.cards_to_draw(effect):
        draw(state, seat, play.cards_to_draw(effect), FOR_CAMP)
    elif play.asks_for_target(effect) and play.reachable(state, seat, effect):
        state.stage, state.card = TARGETING, kind
    elif play.touches_hand(effect) and state.hands[1 - seat]:
        _touch_hand(state, seat, effect)
    else:
        play.at_once(state, seat, effect)


def _touch_hand(state: Position, seat: int, effect: int) -> None:
    if effect == REPORT:
        state.moment += 1
        state.stage = REPORTING
    else:
        make_discard(state, 1 - seat, FOR_CAMP)


def _smuggle(state: Position, seat: int, kind: int) -> None:  # VK-26
    state.leave_hand(seat, kind)
    state.throw(kind)
    state.earn(seat, 1)
    state.smuggled += 1


def _tidy_up(state: Position, seat: int) -> None:  # VK-8
    state.set_coins(seat, min(MOST_COINS, state.coins(seat)))
    state.moment += 1
    _shed(state, seat)


def _shed(state: Position, seat: int) -> None:
    """Down to five cards, then the next phase (VK-4)."""
    if len(state.hands[seat]) > MOST_CARDS:
        make_discard(state, seat, FOR_LIMIT)
    elif seat == state.holder:
        begin(state, 1 - seat)
    else:
        state.moment += 1
        state.ask(state.holder, CHOOSING)


def _take_target(state: Position, seat: int, kind: int) -> None:  # VK-25
    state.camps[1 - seat] = minus(state.camps[1 - seat], kind)
    if state.pack.effect[state.card] == ENCHANT:
        state.camps[seat] = plus(state.camps[seat], kind)  # VK-27
    else:
        state.throw(kind)
    state.stage, state.card = PLAYING, NOTHING


def _report(state: Position, kind: int) -> None:  # VK-28
    state.leave_hand(1 - state.seat, kind)
    state.hands[state.seat] = plus(state.hands[state.seat], kind)
    state.shown[state.seat] = plus(state.shown[state.seat], kind)
    state.stage = PLAYING


# Discarding


def make_discard(state: Position, seat: int, reason: int) -> None:
    state.moment += 1
    state.reason = reason
    state.ask(seat, DISCARDING)


def _discard(state: Position, seat: int, kind: int) -> None:  # VK-22
    state.moment += 1
    state.leave_hand(seat, kind)
    state.throw(kind)
    if state.reason == FOR_CAMP:
        state.ask(state.camper, PLAYING)
    elif state.reason == FOR_LIMIT:
        _shed(state, seat)
    elif state.reason == FOR_TERROR:
        state.ask(1 - state.holder, SENDING)
    else:
        discard_for_tomb(state, seat)


def discard_for_tomb(state: Position, last: int) -> None:
    """The holder, then the other seat; who has no card is not asked (VK-11)."""
    if last == NOTHING and state.hands[state.holder]:
        make_discard(state, state.holder, FOR_TOMB)
    elif last != 1 - state.holder and state.hands[1 - state.holder]:
        make_discard(state, 1 - state.holder, FOR_TOMB)
    else:
        state.ask(state.holder, SENDING)
