"""What a viewer of Silver & Gold: Pyramids may see."""

from functools import cache

from msgspec import Struct

from saqqara.core.bits import members
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.chambers import COLOURS
from saqqara.games.silver_gold.engine.patterns import SHAPES, SIDE, cell_names
from saqqara.games.silver_gold.engine.position import AWARDS, NO_CARD, SLOTS, Sheet
from saqqara.games.silver_gold.engine.rules import SilverGold
from saqqara.games.silver_gold.engine.scoring import penalty, score


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
    stage: str
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


def view(state: SilverGold, viewer: int) -> View:
    choosing = state.stage in (stages.DEAL, stages.KEEP) and viewer >= 0
    return View(
        moment=state.moment,
        stage=stages.NAMES[state.stage],
        actors=state.actors(),
        round=state.round,
        turn=state.turn,
        pattern=SHAPES[state.shape] if state.shape >= 0 else "",
        whole=viewer >= 0 and state.stage == stages.MARK and state.may_mark_whole(viewer),
        left={SHAPES[k]: copies for k, copies in enumerate(state.left) if copies},
        display=[card_view(state, card) for card in members(state.display)],
        pile=len(members(state.pile)),
        hand=[card_view(state, card) for card in members(state.hands[viewer])] if choosing else [],
        seats=[_seat(state, seat, viewer) for seat in range(state.seats)],
        awards=[
            AwardView(name, points, state.winner(colour, step))
            for colour, name in enumerate(COLOURS)
            for step, points in enumerate(AWARDS)
        ],
    )


def _seat(state: SilverGold, seat: int, viewer: int) -> SeatView:
    """Own drafts count; those of others are not seen yet (SG-15)."""
    own = seat == viewer
    sheet = state.sheet(seat) if own else state.shown_sheet(seat)
    owned = state.owned(seat) if own else state.finished[seat]
    return SeatView(
        cards=[_slot(state, seat, slot, own=own) for slot in range(SLOTS)],
        sheet=_sheet(state, sheet),
        finished=[card_view(state, card) for card in members(state.finished[seat])],
        score=score(state, seat, sheet, owned),
    )


def _sheet(state: SilverGold, sheet: Sheet) -> SheetView:
    return SheetView(
        red=sheet.red,
        green=sheet.green,
        torches=[round_ + 1 for round_ in members(sheet.torches)],
        skulls=sheet.skulls,
        penalty=penalty(state, sheet.skulls),
    )


def _slot(state: SilverGold, seat: int, slot: int, *, own: bool) -> CardView | None:
    """A card in play. Kept cards are hidden until all have chosen, marks until all have marked."""
    card = state.card(seat, slot)
    if card == NO_CARD or (state.stage == stages.KEEP and not own):
        return None
    shown = state.shown_marked(seat, slot)
    draft = state.marked(seat, slot) & ~shown if own else 0
    return card_view(state, card, shown, draft)


def card_view(state: SilverGold, card: int, marked: int = 0, draft: int = 0) -> CardView:
    chamber = state.pack.chambers[card]
    colour, rows = COLOURS[chamber.colour], _rows(chamber.drawn)
    return CardView(card + 1, colour, rows, cell_names(marked), cell_names(draft))


@cache
def _rows(drawn: str) -> list[str]:
    return [drawn[k : k + SIDE] for k in range(0, len(drawn), SIDE)]
