"""Marking in Silver & Gold: Pyramids: the pattern is shown, all mark, symbols take effect."""

from typing import Any

from mypy_extensions import i64

from saqqara.core.bits import BIT, count
from saqqara.games.silver_gold.engine import replacing, stages
from saqqara.games.silver_gold.engine.chambers import Chamber, add_patterns, add_singles, goals
from saqqara.games.silver_gold.engine.position import GEMS, NO_CARD, SKULL_BOXES, SLOTS, Position


def show(state: Position, shape: int) -> None:
    """An expedition card is turned up (SG-7)."""
    state.moment += 1
    state.turn += 1
    state.shape = shape
    state.left[shape] -= 1
    state.stage = stages.MARK
    state.fresh = BIT[state.seats] - 1
    seat: i64
    for seat in range(state.seats):
        state.owe(seat, 1 if can_mark(state, seat) else 0)  # SG-14
    if not state.owing:
        replacing.reveal(state)


def can_mark(state: Position, seat: i64) -> bool:
    """There is a cell for a single mark."""
    slot: i64
    for slot in range(SLOTS):
        card = state.card(seat, slot)
        if card != NO_CARD and goals(state.pack.chambers[card], state.marked(seat, slot)):
            return True
    return False


def legal_marks(state: Position, seat: i64) -> list[int]:
    """Single cells (SG-13) and, if it is not an extra mark, the whole pattern (SG-9)."""
    out: list[Any] = []
    chambers = state.pack.chambers
    whole: i64 = state.fresh & BIT[seat]
    slot: i64
    for slot in range(SLOTS):
        card = state.card(seat, slot)
        if card != NO_CARD:
            chamber = chambers[card]
            marked = state.marked(seat, slot)
            wanted = goals(chamber, marked)
            add_singles(out, slot, wanted)
            if whole and wanted:
                ways = chamber.ways[state.shape]
                add_patterns(out, slot, ways, chamber.free & ~marked, wanted)
    return out


def mark(state: Position, seat: i64, slot: i64, mask: i64) -> None:
    """These cells of a card, and what lies on them; others do not see it yet (SG-15)."""
    card = state.card(seat, slot)
    chamber = state.pack.chambers[card]
    state.fresh &= ~BIT[seat]
    state.add_marks(seat, slot, mask)
    due: i64 = state.owed[seat] - 1
    if mask & chamber.symbols:
        _collect(state, seat, chamber, mask)
        due += count(mask & chamber.crosses)  # SG-16
    if mask & chamber.tomb:
        state.just[seat] |= BIT[card]  # SG-17: it stays on the table until all have marked
    if due and not can_mark(state, seat):
        due = 0  # SG-16: no cell is possible, the extra marks lapse
    state.owe(seat, due)


def _collect(state: Position, seat: i64, chamber: Chamber, mask: i64) -> None:
    """The symbols under a placement in the order of SG-22; crosses come after them."""
    if mask & chamber.red:
        state.set_red(seat, min(GEMS, state.red(seat) + count(mask & chamber.red)))  # SG-18
    if mask & chamber.green:
        state.set_green(seat, min(GEMS, state.green(seat) + count(mask & chamber.green)))  # SG-18
    if mask & chamber.torches:
        state.set_torches(seat, state.torches(seat) | BIT[state.round - 1])  # SG-19
    if mask & chamber.skulls:
        skulls = state.skulls(seat) + count(mask & chamber.skulls)
        state.set_skulls(seat, min(SKULL_BOXES, skulls))  # SG-20
    if mask & chamber.potions:
        left = state.skulls(seat) - 2 * count(mask & chamber.potions)
        state.set_skulls(seat, max(0, left))  # SG-21
