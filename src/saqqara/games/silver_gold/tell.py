"""What a viewer of Silver & Gold: Pyramids hears of a move."""

from collections.abc import Callable
from typing import Final

from saqqara.core.bits import members
from saqqara.core.said import Args, Said
from saqqara.games.silver_gold.engine import moves, stages
from saqqara.games.silver_gold.engine.chambers import COLOURS
from saqqara.games.silver_gold.engine.patterns import SHAPES, cell_names
from saqqara.games.silver_gold.engine.position import AWARDS, NO_CARD, SLOTS
from saqqara.games.silver_gold.engine.rules import SilverGold


def tell(before: SilverGold, seat: int, move: int, after: SilverGold, viewer: int) -> list[Said]:
    """What this viewer hears of a move, then what follows for all to see."""
    return _STAGES[before.stage](before, seat, move, after, viewer) + _results(before, after)


# Stage by stage


def _deal(before: SilverGold, _seat: int, move: int, after: SilverGold, viewer: int) -> list[Said]:
    seat = next(s for s in range(before.seats) if before.hands[s] != after.hands[s])
    if seat == viewer:
        return [Said("silver-gold-dealt", {"seat": seat, "card": moves.argument(move) + 1})]
    return [Said("silver-gold-dealt-hidden", {"seat": seat})]  # SG-4


def _keep(before: SilverGold, seat: int, move: int, after: SilverGold, viewer: int) -> list[Said]:
    """Its seat hears it, others only that it is done; all hear it when all have chosen (SG-4)."""
    card = moves.argument(move)
    own = [_keeps(seat, card)] if seat == viewer else []
    if after.moment == before.moment:
        return own + _ready(after, seat)
    others = [other for other in range(before.seats) if other != viewer]
    return own + [line for other in others for line in _kept(before, other, card)]


def _kept(before: SilverGold, seat: int, last: int) -> list[Said]:
    """What a seat has kept, left and right; the last of all is not laid down yet."""
    cards = [before.card(seat, slot) for slot in range(SLOTS)]
    return [_keeps(seat, last if card == NO_CARD else card) for card in cards]


def _keeps(seat: int, card: int) -> Said:
    return Said("silver-gold-keeps", {"seat": seat, "card": card + 1})


def _ready(after: SilverGold, seat: int) -> list[Said]:
    return [Said("silver-gold-ready", {"seat": seat})] if seat not in after.actors() else []


def _fill(_b: SilverGold, _seat: int, move: int, _a: SilverGold, _viewer: int) -> list[Said]:
    return [Said("silver-gold-turned-up", {"card": moves.argument(move) + 1})]


def _show(before: SilverGold, _seat: int, move: int, after: SilverGold, _viewer: int) -> list[Said]:
    pattern = SHAPES[moves.argument(move)]
    shown: Args = {"pattern": pattern, "round": before.round, "turn": before.turn + 1}
    return [Said("silver-gold-shown", shown), *_skipped(after)]


def _skipped(after: SilverGold) -> list[Said]:
    """The seats without a possible cell (SG-14); if there is no other, the moment has passed."""
    marking = after.actors() if after.stage == stages.MARK else []
    skipped = [seat for seat in range(after.seats) if seat not in marking]
    return [Said("silver-gold-skipped", {"seat": seat}) for seat in skipped]


def _mark(before: SilverGold, seat: int, move: int, after: SilverGold, viewer: int) -> list[Said]:
    """Its seat hears it, others only that it is done; all hear it when all have marked (SG-15)."""
    slot, mask = moves.slot_of(move), moves.mask_of(move)
    own = [_marks(seat, before.card(seat, slot), mask)] if seat == viewer else []
    if after.moment == before.moment:
        return own + _ready(after, seat)
    last = before.copy()
    last.add_marks(seat, slot, mask)
    others = [other for other in range(before.seats) if other != viewer]
    return own + [line for other in others for line in _drafted(last, other)]


def _drafted(last: SilverGold, seat: int) -> list[Said]:
    """What a seat has marked in this moment, card by card."""
    drafts = [last.marked(seat, slot) & ~last.shown_marked(seat, slot) for slot in range(SLOTS)]
    return [
        _marks(seat, last.card(seat, slot), draft) for slot, draft in enumerate(drafts) if draft
    ]


def _marks(seat: int, card: int, mask: int) -> Said:
    cells = " ".join(cell_names(mask))
    return Said("silver-gold-marks", {"seat": seat, "card": card + 1, "cells": cells})


def _take(_b: SilverGold, seat: int, move: int, _a: SilverGold, _viewer: int) -> list[Said]:
    if moves.argument(move) == moves.PILE:
        return [Said("silver-gold-takes-pile", {"seat": seat})]
    return [Said("silver-gold-takes", {"seat": seat, "card": moves.argument(move) + 1})]


def _draw(before: SilverGold, _seat: int, move: int, _a: SilverGold, _viewer: int) -> list[Said]:
    drawn: Args = {"seat": before.taker(), "card": moves.argument(move) + 1}
    return [Said("silver-gold-draws", drawn)]


_STAGES: Final[dict[int, Callable[[SilverGold, int, int, SilverGold, int], list[Said]]]] = {
    stages.DEAL: _deal,
    stages.KEEP: _keep,
    stages.FILL: _fill,
    stages.SHOW: _show,
    stages.MARK: _mark,
    stages.TAKE: _take,
    stages.DRAW: _draw,
}


# What follows


def _results(before: SilverGold, after: SilverGold) -> list[Said]:
    """Finished pyramids, awards, a new round, the end."""
    lines = [
        Said("silver-gold-finishes", {"seat": seat, "card": card + 1})
        for seat in range(after.seats)
        for card in members(after.finished[seat] & ~before.finished[seat])
    ]
    lines += _awards(before, after)
    if after.round != before.round:
        lines.append(Said("silver-gold-round", {"round": after.round}))
    if after.stage == stages.OVER:
        lines.append(Said("silver-gold-over"))
    return lines


def _awards(before: SilverGold, after: SilverGold) -> list[Said]:
    won = [
        (after.winner(colour, step), name, points)
        for colour, name in enumerate(COLOURS)
        for step, points in enumerate(AWARDS)
        if after.winner(colour, step) != before.winner(colour, step)
    ]
    return [
        Said("silver-gold-award", {"seat": seat, "colour": name, "points": points})
        for seat, name, points in won
    ]
