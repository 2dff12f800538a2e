"""What a viewer of Im Tal der Könige cannot know is drawn anew (VK-21)."""

from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.games.valley.engine.cards import PAPYRUS, TRAP
from saqqara.games.valley.engine.position import Position
from saqqara.games.valley.engine.zones import Zone, draw_from, has_living, minus, plus


def redraw(state: Position, viewer: int, rng: Rng) -> None:
    """Everything this viewer cannot know is drawn anew (VK-21)."""
    # Who may not bluff comes first: its face-down cards need the obstacles (VK-43).
    others = [seat for seat in (1 - state.holder, state.holder) if seat != viewer]
    sizes = [len(state.hands[0]), len(state.hands[1])]
    if viewer == WATCHER:
        state.shown = [(), ()]
    for seat in others:
        _give_back(state, seat)
    for seat in others:
        _redraw_laid(state, seat, rng)
    for seat in others:
        _fill_hand(state, seat, sizes[seat], rng)
        _redraw_papyri(state, seat, rng)
    if state.top >= 0 and not state.knows_top(viewer):
        tombs = plus(state.tombs, state.top)
        state.top = tombs[rng.below(len(tombs))]
        state.tombs = minus(tombs, state.top)


def _give_back(state: Position, seat: int) -> None:
    """Unknown cards go to the deck, unknown papyri to the unused ones; known cards stay."""
    for kind in state.hands[seat] + state.laid[seat]:
        if kind < PAPYRUS:
            state.deck[kind] += 1
    for kind in state.shown[seat]:
        state.deck[kind] -= 1
    for kind in state.papyri[seat] + state.laid[seat]:
        if kind >= PAPYRUS:
            state.unused[kind - PAPYRUS] += 1


def _redraw_laid(state: Position, seat: int, rng: Rng) -> None:
    """Face-down cards are obstacles, of a seat that may bluff all but at most one (VK-43).

    Of the hand only what is known is left.
    """
    size = len(state.hands[seat])
    papyri = tuple([kind for kind in state.laid[seat] if kind >= PAPYRUS])
    lying = len(state.laid[seat]) - len(papyri)
    state.hands[seat], state.laid[seat] = state.shown[seat], ()
    while len(state.hands[seat]) > size:  # what is known and cannot be in hand lies face down
        _lay_again(state, seat, _some_card(state.hands[seat], _may_bluff(state, seat), rng))
    while len(state.laid[seat]) < lying:
        last = len(state.laid[seat]) == lying - 1
        _lay_one(state, seat, 0 if last and _may_bluff(state, seat) else TRAP, rng)
    state.laid[seat] += papyri


def _may_bluff(state: Position, seat: int) -> bool:
    return state.may_have_bluffed(seat) and not has_living(state.laid[seat])


def _some_card(hand: Zone, free: bool, rng: Rng) -> int:
    """An obstacle, or any card if it may be the bluff."""
    return rng.pick([kind for kind in hand if free or kind >= TRAP])


def _lay_again(state: Position, seat: int, kind: int) -> None:
    state.hands[seat] = minus(state.hands[seat], kind)
    state.laid[seat] = plus(state.laid[seat], kind)


def _lay_one(state: Position, seat: int, first: int, rng: Rng) -> None:
    """One more face-down card from kind `first` on, out of the known hand or of the deck."""
    in_hand = [kind for kind in state.hands[seat] if kind >= first]
    point = rng.below(len(in_hand) + sum(state.deck[first:PAPYRUS]))
    if point < len(in_hand):
        _lay_again(state, seat, in_hand[point])
    else:
        drawn = draw_from(state.deck, first, PAPYRUS, rng)
        state.laid[seat] = plus(state.laid[seat], drawn)


def _fill_hand(state: Position, seat: int, size: int, rng: Rng) -> None:
    while len(state.hands[seat]) < size:
        kind = draw_from(state.deck, 0, PAPYRUS, rng)
        state.hands[seat] = plus(state.hands[seat], kind)


def _redraw_papyri(state: Position, seat: int, rng: Rng) -> None:
    last = len(state.unused)
    down = [kind for kind in state.laid[seat] if kind < PAPYRUS]
    lying = range(len(state.laid[seat]) - len(down))
    down += [PAPYRUS + draw_from(state.unused, 0, last, rng) for _ in lying]
    held = [PAPYRUS + draw_from(state.unused, 0, last, rng) for _ in state.papyri[seat]]
    state.laid[seat], state.papyri[seat] = tuple(sorted(down)), tuple(sorted(held))
