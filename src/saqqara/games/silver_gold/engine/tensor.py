"""A position of Silver & Gold: Pyramids as numbers for learners."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saqqara.core.bits import BIT, count, lowest, members
from saqqara.core.tensor import Pen, Plane, around
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.chambers import COLOURS, Cards, Chamber
from saqqara.games.silver_gold.engine.moves import CARDS
from saqqara.games.silver_gold.engine.patterns import CELLS, SHAPES, SIDE
from saqqara.games.silver_gold.engine.position import (
    AWARDS,
    DISPLAY,
    EXPEDITION,
    GEMS,
    NO_CARD,
    ROUNDS,
    SKULL_BOXES,
    SLOTS,
    TURNS,
    Sheet,
)
from saqqara.games.silver_gold.engine.rules import SilverGold
from saqqara.games.silver_gold.engine.scoring import PAIR, PYRAMID, TORCH, score

# Open cells, doors (entrance above, tomb below), crosses, red and green gems, torches, potions,
# skulls: the planes of a printed card.
PRINTED: Final = 8
MOST_DUE: Final = 4  # extra marks: a pattern has no more cells
MOST_POINTS: Final = PYRAMID * CARDS + TORCH * ROUNDS + 3 * sum(AWARDS) + PAIR * GEMS
BLOCK: Final = PRINTED * CELLS


def planes(pack: Cards, seats: int, options: Mapping[str, str]) -> tuple[Plane, ...]:
    """What `write` writes, in this order; seats are counted from the viewer on."""
    del options
    colours, penalty = len(COLOURS), pack.skulls[-1]
    return (
        Plane("phase", (stages.OVER + 1,)),
        Plane("round", (ROUNDS,)),
        Plane("turn", (1,), TURNS),  # expedition cards shown in this round
        Plane("pattern", (len(SHAPES),)),  # the last one shown
        Plane("left", (len(SHAPES),), EXPEDITION),  # expedition cards still face down
        Plane("expedition", (len(SHAPES),), EXPEDITION),  # all of them, as shuffled for a round
        Plane("penalties", (SKULL_BOXES,), penalty),  # what each skull box costs
        Plane("whole", (1,)),  # the viewer may mark the whole pattern now
        Plane("acting", (seats,)),  # who decides now, or draws
        Plane(
            "due", (seats,), MOST_DUE
        ),  # decisions due; of hidden ones only whether there are any
        Plane("gems", (seats, 2), GEMS),  # red, green
        Plane("torches", (seats, ROUNDS)),
        Plane("skulls", (seats,), SKULL_BOXES),
        Plane("points", (seats,), MOST_POINTS, -penalty),
        Plane("awards", (seats, colours * len(AWARDS))),  # earned ones: 10, 6, 3 of each colour
        Plane("pyramids", (seats, colours), CARDS // colours),  # finished and counted for awards
        Plane("just", (seats, colours), SLOTS),  # finished just now, not yet counted
        Plane("just_ordinals", (seats, SLOTS), CARDS),  # of these
        Plane("lowest", (seats,), CARDS),  # the lowest ordinal finished
        Plane("pile", (1,), CARDS),  # how many cards are in it
        Plane("unseen", (CARDS,)),  # in the pile, or in a hand of others
        Plane("offer", (DISPLAY, PRINTED, SIDE, SIDE)),  # the own hand, later the display
        Plane("offer_colours", (DISPLAY, colours)),
        Plane("offer_ordinals", (DISPLAY, CARDS)),
        Plane("cards", (seats, SLOTS, PRINTED + 1, SIDE, SIDE)),  # the last plane: marks
        Plane("colours", (seats, SLOTS, colours)),
        Plane("ordinals", (seats, SLOTS), CARDS),
        Plane("draft", (SLOTS, SIDE, SIDE)),  # what the viewer has marked in this turn
    )


def write(state: SilverGold, viewer: int, pen: Pen) -> None:
    """What this viewer may know."""
    order = around(viewer, state.seats)
    _turn(state, viewer, pen)
    _decisions(state, viewer, order, pen)
    _sheets(state, viewer, order, pen)
    _finished(state, viewer, order, pen)
    _offer(state, viewer, pen)
    _in_play(state, viewer, order, pen)
    _draft(state, viewer, pen)


def _turn(state: SilverGold, viewer: int, pen: Pen) -> None:
    pen.one_of(state.stage, stages.OVER + 1)
    pen.one_of(state.round - 1, ROUNDS)
    pen.put(state.turn)
    pen.one_of(state.shape, len(SHAPES))
    for copies in state.left:
        pen.put(copies)
    for copies in state.pack.expedition:
        pen.put(copies)
    for penalty in state.pack.skulls:
        pen.put(penalty)
    whole = viewer >= 0 and state.stage == stages.MARK and state.may_mark_whole(viewer)
    pen.put(1 if whole else 0)


def _decisions(state: SilverGold, viewer: int, order: list[int], pen: Pen) -> None:
    hidden = state.stage in (stages.MARK, stages.KEEP)
    taking = state.stage in (stages.TAKE, stages.DRAW)
    acting: i64 = BIT[state.taker()] if taking else state.owing if hidden else 0
    for seat in order:
        pen.put(1 if acting & BIT[seat] else 0)
    for seat in order:
        due = state.owed[seat]
        pen.put(min(due, 1) if hidden and seat != viewer else due)


def _sheets(state: SilverGold, viewer: int, order: list[int], pen: Pen) -> None:
    """Sheets and points with the own draft, but without those of others (SG-15)."""
    sheets = [_sheet(state, viewer, seat) for seat in order]
    for sheet in sheets:
        pen.put(sheet.red)
        pen.put(sheet.green)
    for sheet in sheets:
        pen.bits(sheet.torches, ROUNDS)
    for sheet in sheets:
        pen.put(sheet.skulls)
    for at in range(len(order)):
        seat = order[at]
        finished = state.finished[seat] | _just(state, viewer, seat)
        pen.put(score(state, seat, sheets[at], finished))


def _sheet(state: SilverGold, viewer: int, seat: int) -> Sheet:
    return state.sheet(seat) if seat == viewer else state.shown_sheet(seat)


def _just(state: SilverGold, viewer: int, seat: int) -> int:
    """Pyramids of this expedition card; those of others count when all have marked."""
    return state.just[seat] if seat == viewer or state.stage != stages.MARK else 0


def _finished(state: SilverGold, viewer: int, order: list[int], pen: Pen) -> None:
    for seat in order:
        for owner in state.awards:
            pen.put(1 if owner == seat else 0)
    for seat in order:
        _by_colour(state, state.finished[seat] & ~_just(state, viewer, seat), pen)
    for seat in order:
        _by_colour(state, _just(state, viewer, seat), pen)
    for seat in order:
        just: i64 = _just(state, viewer, seat)
        pen.put(_ordinal(just))
        pen.put(_ordinal(just & (just - 1)))
    for seat in order:
        pen.put(_ordinal(state.finished[seat] | _just(state, viewer, seat)))


def _by_colour(state: SilverGold, cards: i64, pen: Pen) -> None:
    for coloured in state.pack.coloured:
        pen.put(count(cards & coloured) if cards else 0)


def _ordinal(cards: i64) -> i64:
    """The lowest of a set, 0 = there is none."""
    return lowest(cards) + 1 if cards else 0


def _offer(state: SilverGold, viewer: int, pen: Pen) -> None:
    """What there is to choose from, by rising ordinal."""
    offer: i64 = state.display
    unseen: i64 = state.pile
    if state.stage in (stages.DEAL, stages.KEEP):
        offer = state.hands[viewer] if viewer >= 0 else 0
        unseen = state.pack.all & ~offer
    pen.put(count(state.pile))
    pen.bits(unseen, CARDS)
    cards: list[int] = []
    while offer:
        cards.append(lowest(offer))
        offer &= offer - 1
    empty = DISPLAY - len(cards)
    for card in cards:
        _printed(state.pack.chambers[card], pen)
    pen.skip(empty * BLOCK)
    for card in cards:
        pen.one_of(state.pack.chambers[card].colour, len(COLOURS))
    pen.skip(empty * len(COLOURS))
    for card in cards:
        pen.one_of(card, CARDS)
    pen.skip(empty * CARDS)


def _in_play(state: SilverGold, viewer: int, order: list[int], pen: Pen) -> None:
    """The cards before each seat and what is marked on them."""
    for seat in order:
        for slot in range(SLOTS):
            _card_with_marks(state, viewer, seat, slot, pen)
    for seat in order:
        for slot in range(SLOTS):
            card = _card(state, viewer, seat, slot)
            colour = NO_CARD if card == NO_CARD else state.pack.chambers[card].colour
            pen.one_of(colour, len(COLOURS))
    for seat in order:
        for slot in range(SLOTS):
            pen.put(_card(state, viewer, seat, slot) + 1)


def _card_with_marks(state: SilverGold, viewer: int, seat: int, slot: int, pen: Pen) -> None:
    card = _card(state, viewer, seat, slot)
    if card == NO_CARD:
        pen.skip(BLOCK + CELLS)
        return
    _printed(state.pack.chambers[card], pen)
    own = seat == viewer
    pen.bits(state.marked(seat, slot) if own else state.shown_marked(seat, slot), CELLS)


def _card(state: SilverGold, viewer: int, seat: int, slot: int) -> int:
    """A card in play; kept cards are hidden until all have chosen (SG-4)."""
    hidden = state.stage == stages.KEEP and seat != viewer
    return NO_CARD if hidden else state.card(seat, slot)


def _draft(state: SilverGold, viewer: int, pen: Pen) -> None:
    if viewer < 0:
        pen.skip(SLOTS * CELLS)
        return
    for slot in range(SLOTS):
        pen.bits(state.marked(viewer, slot) & ~state.shown_marked(viewer, slot), CELLS)


# Where each chamber met so far has ones in its planes, by its drawing.
_PLANES: Final[dict[str, vec[i64]]] = {}


def _printed(chamber: Chamber, pen: Pen) -> None:
    ones = _PLANES.get(chamber.drawn)
    if ones is None:
        ones = _planes(chamber)
        _PLANES[chamber.drawn] = ones
    pen.ones(ones, BLOCK)


def _planes(chamber: Chamber) -> vec[i64]:
    found = vec[i64]()
    planes = (
        chamber.free, chamber.entrance | chamber.tomb, chamber.crosses, chamber.red,
        chamber.green, chamber.torches, chamber.potions, chamber.skulls,
    )  # fmt: skip
    for number, plane in enumerate(planes):
        for cell in members(plane):
            found = append(found, CELLS * number + cell)
    return found
