"""What a viewer of Silver & Gold: Pyramids may see, and what it hears of a move."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from saqqara.core.bits import members
from saqqara.core.said import Args, Said
from saqqara.games.silver_gold.engine.moves import (
    CARD,
    KEEP,
    SHAPES,
    SHOW,
    SIDE,
    TAKE,
    TAKE_PILE,
    cell_names,
    is_mark,
    mask_of,
    slot_of,
)
from saqqara.games.silver_gold.engine.rules import (
    AWARDS,
    COLOURS,
    COLUMNS,
    DEAL,
    FILL,
    GREEN,
    KEEPING,
    MARKING,
    NO_CARD,
    OVER,
    RED,
    REVEAL,
    SKULLS,
    TORCHES,
    SilverGold,
)

PHASES = ("deal", "keep", "fill", "show", "mark", "take", "draw", "over")


class CardView(Struct):
    """A pyramid card; `draft` are the marked cells that nobody else has seen yet."""

    ordinal: int
    colour: str
    drawn: list[str]
    marked: list[str]
    draft: list[str]


class SheetView(Struct):
    """Gems, rounds with a torch, filled skull boxes and the penalty they stand for."""

    red: int
    green: int
    torches: list[int]
    skulls: int
    penalty: int


class SeatView(Struct):
    """One seat's area."""

    cards: list[CardView | None]
    sheet: SheetView
    finished: list[CardView]
    score: int


class AwardView(Struct):
    """A colour award and the seat that earned it, -1 while it is free."""

    colour: str
    points: int
    seat: int


class View(Struct):
    """The table as one viewer sees it; built up from nothing."""

    moment: int
    phase: str
    actors: list[int]
    round: int
    turn: int
    pattern: str  # empty before the first
    whole: bool  # this viewer may mark the whole pattern now
    left: dict[str, int]  # expedition cards still face down, by pattern
    display: list[CardView]
    pile: int
    hand: list[CardView]  # this viewer's dealt cards, while it chooses
    seats: list[SeatView]
    awards: list[AwardView]
    penalties: list[int]  # what filled skull boxes cost, from the first to the last


def view(state: SilverGold, viewer: int) -> View:
    choosing = state.phase in (DEAL, KEEPING) and viewer >= 0
    return View(
        moment=state.moment,
        phase=PHASES[state.phase],
        actors=state.actors(),
        round=state.round,
        turn=state.turn,
        pattern=SHAPES[state.shape] if state.shape >= 0 else "",
        whole=viewer >= 0 and state.phase == MARKING and state.may_mark_whole(viewer),
        left={SHAPES[k]: copies for k, copies in enumerate(state.left) if copies},
        display=[card_view(state, card) for card in members(state.display)],
        pile=len(members(state.pile)),
        hand=[card_view(state, card) for card in members(state.hands[viewer])] if choosing else [],
        seats=[_seat(state, seat, viewer) for seat in range(state.seats)],
        awards=[_award(state, award) for award in range(len(state.awards))],
        penalties=list(state.pack.skulls),
    )


def _award(state: SilverGold, award: int) -> AwardView:
    colour = COLOURS[award // len(AWARDS)]
    return AwardView(colour, state.award_points(award), state.awards[award])


def _seat(state: SilverGold, seat: int, viewer: int) -> SeatView:
    own = seat == viewer
    sheets = state.sheets if own else state.shown_sheets
    owned = state.owned(seat) if own else state.finished[seat]
    return SeatView(
        cards=[_slot(state, 2 * seat + slot, own=own) for slot in range(2)],
        sheet=_sheet(state, sheets[COLUMNS * seat : COLUMNS * seat + COLUMNS]),
        finished=[card_view(state, card) for card in members(state.finished[seat])],
        score=state.score(seat, sheets, owned),
    )


def _sheet(state: SilverGold, columns: Sequence[int]) -> SheetView:
    skulls = columns[SKULLS]
    return SheetView(
        red=columns[RED],
        green=columns[GREEN],
        torches=[round_ + 1 for round_ in members(columns[TORCHES])],
        skulls=skulls,
        penalty=state.pack.skulls[skulls - 1] if skulls else 0,
    )


def _slot(state: SilverGold, slot: int, *, own: bool) -> CardView | None:
    """A card in play. Kept cards are hidden until all have chosen, marks until all have marked."""
    card = state.cards[slot]
    if card == NO_CARD or (state.phase == KEEPING and not own):
        return None
    shown = state.shown_marks[slot]
    draft = state.marks[slot] & ~shown if own else 0
    return card_view(state, card, shown, draft)


def card_view(state: SilverGold, card: int, marked: int = 0, draft: int = 0) -> CardView:
    chamber = state.pack.chambers[card]
    colour, rows = COLOURS[chamber.colour], _rows(chamber.drawn)
    return CardView(card + 1, colour, rows, cell_names(marked), cell_names(draft))


@cache
def _rows(drawn: str) -> list[str]:
    return [drawn[k : k + SIDE] for k in range(0, len(drawn), SIDE)]


def tell(before: SilverGold, seat: int, move: int, after: SilverGold, viewer: int) -> list[Said]:
    """What this viewer hears of a move."""
    if before.phase in (KEEPING, MARKING):
        return _tell_choice(before, seat, move, after, viewer)
    if before.phase == REVEAL:
        shown: Args = {
            "pattern": SHAPES[move - SHOW],
            "round": before.round,
            "turn": before.turn + 1,
        }
        lines = [Said("silver-gold-shown", shown), *_tell_skipped(after)]
    elif before.phase == DEAL:
        lines = [_tell_deal(before, move - CARD, after, viewer)]
    else:
        lines = [_tell_card(before, seat, move)]
    return lines + _tell_results(before, after)


def _tell_skipped(after: SilverGold) -> list[Said]:
    """The seats without a possible cell (SG-14); if there is no other, the moment has passed."""
    marking = after.actors() if after.phase == MARKING else []
    skipped = [seat for seat in range(after.seats) if seat not in marking]
    return [Said("silver-gold-skipped", {"seat": seat}) for seat in skipped]


def _tell_deal(before: SilverGold, card: int, after: SilverGold, viewer: int) -> Said:
    seat = next(s for s in range(before.seats) if before.hands[s] != after.hands[s])
    if seat == viewer:
        return Said("silver-gold-dealt", {"seat": seat, "card": card + 1})
    return Said("silver-gold-dealt-hidden", {"seat": seat})


def _tell_card(before: SilverGold, seat: int, move: int) -> Said:
    if move == TAKE_PILE:
        return Said("silver-gold-takes-pile", {"seat": seat})
    if TAKE <= move < TAKE_PILE:
        return Said("silver-gold-takes", {"seat": seat, "card": move - TAKE + 1})
    if before.phase == FILL:
        return Said("silver-gold-turned-up", {"card": move - CARD + 1})
    return Said("silver-gold-draws", {"seat": before.taker(), "card": move - CARD + 1})


def _tell_choice(
    before: SilverGold, seat: int, move: int, after: SilverGold, viewer: int
) -> list[Said]:
    """A hidden choice: its seat hears it, others only that it is done, all when it is shown."""
    own = [_tell_own(before, seat, move)] if seat == viewer else []
    if after.moment != before.moment:
        return own + _tell_all(before, seat, move, viewer) + _tell_results(before, after)
    ready = [Said("silver-gold-ready", {"seat": seat})] if seat not in after.actors() else []
    return own + ready


def _tell_own(before: SilverGold, seat: int, move: int) -> Said:
    if not is_mark(move):
        return Said("silver-gold-keeps", {"seat": seat, "card": move - KEEP + 1})
    slot = 2 * seat + slot_of(move)
    return _marks(seat, before.cards[slot], mask_of(move))


def _marks(seat: int, card: int, mask: int) -> Said:
    cells = " ".join(cell_names(mask))
    return Said("silver-gold-marks", {"seat": seat, "card": card + 1, "cells": cells})


def _tell_all(before: SilverGold, seat: int, move: int, viewer: int) -> list[Said]:
    """The choices of the other seats, now that they are shown."""
    final = before.copy()
    if before.phase == KEEPING:
        final.cards[2 * seat + 1] = move - KEEP
    else:
        final.marks[2 * seat + slot_of(move)] |= mask_of(move)
    lines: list[Said] = []
    for slot in range(2 * before.seats):
        fresh = final.marks[slot] & ~before.shown_marks[slot]
        if slot // 2 == viewer:
            continue
        if before.phase == KEEPING:
            card = final.cards[slot] + 1
            lines.append(Said("silver-gold-keeps", {"seat": slot // 2, "card": card}))
        elif fresh:
            lines.append(_marks(slot // 2, before.cards[slot], fresh))
    return lines


def _tell_results(before: SilverGold, after: SilverGold) -> list[Said]:
    """What follows for all to see: finished pyramids, awards, a new round, the end."""
    lines = [
        Said("silver-gold-finishes", {"seat": seat, "card": card + 1})
        for seat in range(after.seats)
        for card in members(after.finished[seat] & ~before.finished[seat])
    ]
    for award, seat in enumerate(after.awards):
        if seat != before.awards[award]:
            colour, points = COLOURS[award // len(AWARDS)], after.award_points(award)
            lines.append(
                Said("silver-gold-award", {"seat": seat, "colour": colour, "points": points})
            )
    if after.round != before.round:
        lines.append(Said("silver-gold-round", {"round": after.round}))
    if after.phase == OVER:
        lines.append(Said("silver-gold-over"))
    return lines
