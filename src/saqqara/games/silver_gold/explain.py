"""Why a move of Silver & Gold: Pyramids is not allowed, and why a point was scored."""

from saqqara.core.bits import BIT, count, members
from saqqara.core.said import Item, Why
from saqqara.core.state import BOX
from saqqara.games.silver_gold.engine.moves import (
    KEEP,
    PLACE,
    SHAPES,
    TAKE,
    TAKE_PILE,
    cell_names,
    is_mark,
    mask_of,
    shape_at,
    slot_of,
)
from saqqara.games.silver_gold.engine.rules import (
    AWARDS,
    COLOURS,
    COLUMNS,
    GREEN,
    KEEPING,
    MARKING,
    NO_CARD,
    OVER,
    RED,
    SKULLS,
    TAKING,
    TORCHES,
    SilverGold,
    beside,
)


def why_not(state: SilverGold, seat: int, move: int) -> Why:
    """For a move that is not allowed: the first reason, with the rule and the cells."""
    if state.phase == OVER:
        return Why("SG-31", "silver-gold-why-over")
    if seat not in state.actors():
        return _why_not_you(state, seat)
    if seat == BOX:
        return Why("SG-7", "silver-gold-why-box")
    if state.phase == MARKING and is_mark(move):
        return why_not_mark(state, seat, slot_of(move), mask_of(move))
    if state.phase == KEEPING and KEEP <= move < TAKE:
        return Why("SG-4", "silver-gold-why-keep", {"card": move - KEEP + 1})
    if state.phase == TAKING and move == TAKE_PILE:
        return Why("SG-26", "silver-gold-why-pile-empty")
    if state.phase == TAKING and TAKE <= move < TAKE_PILE:
        return Why("SG-23", "silver-gold-why-take", {"card": move - TAKE + 1})
    return Why("SG-8", "silver-gold-why-not-now")


def _why_not_you(state: SilverGold, seat: int) -> Why:
    if seat == BOX:
        return Why("SG-8", "silver-gold-why-not-now")
    if state.phase == KEEPING:
        return Why("SG-4", "silver-gold-why-kept")
    if state.phase == MARKING:
        if state.fresh & BIT[seat]:  # it has not marked: it could not
            return Why("SG-14", "silver-gold-why-skipped")
        return Why("SG-15", "silver-gold-why-marked")
    if state.phase == TAKING:
        return Why("SG-25", "silver-gold-why-taker", {"seat": state.taker()})
    return Why("SG-8", "silver-gold-why-not-now")


def why_not_mark(state: SilverGold, seat: int, slot: int, mask: int) -> Why:
    """Why these cells may not be marked; also for cells that are no move at all."""
    card = state.cards[2 * seat + slot]
    if card == NO_CARD:
        return Why("SG-26", "silver-gold-why-no-card", {"slot": slot + 1})
    chamber, marked = state.pack.chambers[card], state.marks[2 * seat + slot]
    if mask & ~chamber.free:
        return _why_cells("SG-10", "silver-gold-why-wall", mask & ~chamber.free)
    if mask & marked:
        return _why_cells("SG-10", "silver-gold-why-twice", mask & marked)
    if count(mask) > 1 and not state.may_mark_whole(seat):
        return _why_cells("SG-16", "silver-gold-why-extra-single", mask)
    if count(mask) > 1 and not _is_pattern(state, mask):
        pattern = SHAPES[state.shape]
        cells = tuple(cell_names(mask))
        return Why("SG-9", "silver-gold-why-pattern", {"pattern": pattern}, cells)
    return _why_apart(chamber.entrance, marked, mask)


def _is_pattern(state: SilverGold, mask: int) -> bool:
    return mask in PLACE and shape_at(PLACE[mask]) == state.shape


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
    columns = state.sheets[COLUMNS * seat : COLUMNS * seat + COLUMNS]
    pyramids, torches = count(state.owned(seat)), count(columns[TORCHES])
    pairs = min(columns[RED], columns[GREEN])
    singles = max(columns[RED], columns[GREEN]) - pairs
    skulls = columns[SKULLS]
    penalty = state.pack.skulls[skulls - 1] if skulls else 0
    ordinals = " ".join(str(card + 1) for card in members(state.owned(seat)))
    return [
        Item(
            "SG-32", "silver-gold-item-pyramids", 10 * pyramids, {"n": pyramids, "cards": ordinals}
        ),
        Item("SG-32", "silver-gold-item-torches", 5 * torches, {"n": torches}),
        *_award_items(state, seat),
        Item("SG-32", "silver-gold-item-pairs", 5 * pairs, {"n": pairs}),
        Item("SG-32", "silver-gold-item-singles", singles, {"n": singles}),
        Item("SG-32", "silver-gold-item-skulls", -penalty, {"n": skulls}),
    ]


def _award_items(state: SilverGold, seat: int) -> list[Item]:
    found = [award for award, owner in enumerate(state.awards) if owner == seat]
    return [
        Item(
            "SG-27",
            "silver-gold-item-award",
            state.award_points(award),
            {"colour": COLOURS[award // len(AWARDS)]},
        )
        for award in found
    ]
