"""Why a move of Silver & Gold: Pyramids is not allowed, and why a point was scored."""

from collections.abc import Callable
from typing import Final

from saqqara.core.bits import BIT, count, members
from saqqara.core.said import Args, Item, Why
from saqqara.core.state import BOX
from saqqara.games.silver_gold.engine import moves, scoring, stages
from saqqara.games.silver_gold.engine.chambers import COLOURS, beside
from saqqara.games.silver_gold.engine.patterns import SHAPES, cell_names, shape_over
from saqqara.games.silver_gold.engine.position import AWARDS, NO_CARD
from saqqara.games.silver_gold.engine.rules import SilverGold


def why_not(state: SilverGold, seat: int, move: int) -> Why:
    """For a move that is not allowed: the first reason, with the rule and the cells."""
    if state.stage == stages.OVER:
        return Why("SG-31", "silver-gold-why-over")
    if seat == BOX:
        chance = seat in state.actors()
        return Why("SG-7", "silver-gold-why-box") if chance else _not_now()
    return _STAGES.get(state.stage, _chance)(state, seat, move)


def _chance(_state: SilverGold, _seat: int, _move: int) -> Why:
    """While chance deals, fills, shows or draws no seat has anything to decide."""
    return _not_now()


def _keep(state: SilverGold, seat: int, move: int) -> Why:
    if seat not in state.actors():
        return Why("SG-4", "silver-gold-why-kept")
    if not _is(move, moves.KEEP):
        return _not_now()
    return Why("SG-4", "silver-gold-why-keep", {"card": moves.argument(move) + 1})


def _mark(state: SilverGold, seat: int, move: int) -> Why:
    if seat not in state.actors():
        if state.fresh & BIT[seat]:  # it has not marked: it could not
            return Why("SG-14", "silver-gold-why-skipped")
        return Why("SG-15", "silver-gold-why-marked")
    if not _is(move, moves.MARK):
        return _not_now()
    return why_not_mark(state, seat, moves.slot_of(move), moves.mask_of(move))


def _take(state: SilverGold, seat: int, move: int) -> Why:
    if seat not in state.actors():
        return Why("SG-25", "silver-gold-why-taker", {"seat": state.taker()})
    if not _is(move, moves.TAKE):
        return _not_now()
    if moves.argument(move) == moves.PILE:
        return Why("SG-26", "silver-gold-why-pile-empty")
    return Why("SG-23", "silver-gold-why-take", {"card": moves.argument(move) + 1})


_STAGES: Final[dict[int, Callable[[SilverGold, int, int], Why]]] = {
    stages.KEEP: _keep,
    stages.MARK: _mark,
    stages.TAKE: _take,
}


def _is(move: int, verb: int) -> bool:
    """Any number may be asked about."""
    return 0 <= move < moves.COUNT and moves.verb(move) == verb


def _not_now() -> Why:
    return Why("SG-8", "silver-gold-why-not-now")


def why_not_mark(state: SilverGold, seat: int, slot: int, mask: int) -> Why:
    """Why these cells may not be marked; also for cells that are no move at all."""
    card = state.card(seat, slot)
    if card == NO_CARD:
        return Why("SG-26", "silver-gold-why-no-card", {"slot": slot + 1})
    chamber, marked = state.pack.chambers[card], state.marked(seat, slot)
    if mask & ~chamber.free:
        return _why_cells("SG-10", "silver-gold-why-wall", mask & ~chamber.free)
    if mask & marked:
        return _why_cells("SG-10", "silver-gold-why-twice", mask & marked)
    if count(mask) > 1 and not state.may_mark_whole(seat):
        return _why_cells("SG-16", "silver-gold-why-extra-single", mask)
    if count(mask) > 1 and shape_over(mask) != state.shape:
        pattern = SHAPES[state.shape]
        cells = tuple(cell_names(mask))
        return Why("SG-9", "silver-gold-why-pattern", {"pattern": pattern}, cells)
    return _why_apart(chamber.entrance, marked, mask)


def _why_apart(entrance: int, marked: int, mask: int) -> Why:
    """The cells are free, but in the wrong place."""
    single = count(mask) == 1
    if not marked:
        rule = "SG-13" if single else "SG-11"
        return _why_cells(rule, "silver-gold-why-entrance", entrance)
    assert not beside(marked) & mask
    return _why_cells("SG-13" if single else "SG-12", "silver-gold-why-apart", mask)


def _why_cells(rule: str, key: str, mask: int) -> Why:
    return Why(rule, key, {}, tuple(cell_names(mask)))


def items(state: SilverGold, seat: int) -> list[Item]:
    """The score of a seat item by item (SG-32); a seat's own drafts are included."""
    sheet, owned = state.sheet(seat), state.owned(seat)
    pairs = min(sheet.red, sheet.green)
    singles = max(sheet.red, sheet.green) - pairs
    ordinals = " ".join(str(card + 1) for card in members(owned))
    return [
        _item("pyramids", scoring.PYRAMID * count(owned), {"n": count(owned), "cards": ordinals}),
        _item("torches", scoring.TORCH * count(sheet.torches), {"n": count(sheet.torches)}),
        *_award_items(state, seat),
        _item("pairs", scoring.PAIR * pairs, {"n": pairs}),
        _item("singles", scoring.SINGLE * singles, {"n": singles}),
        _item("skulls", -scoring.penalty(state, sheet.skulls), {"n": sheet.skulls}),
    ]


def _item(name: str, points: int, facts: Args) -> Item:
    return Item("SG-32", f"silver-gold-item-{name}", points, facts)


def _award_items(state: SilverGold, seat: int) -> list[Item]:
    return [
        Item("SG-27", "silver-gold-item-award", points, {"colour": name})
        for colour, name in enumerate(COLOURS)
        for step, points in enumerate(AWARDS)
        if state.winner(colour, step) == seat
    ]
