"""A position of Silver & Gold: Pyramids as numbers: read back, and as drawn."""

from functools import partial

import numpy as np
import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.games.silver_gold.box import box
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.chambers import COLOURS, Cards
from saqqara.games.silver_gold.engine.patterns import CELL_NAMES, SHAPES
from saqqara.games.silver_gold.engine.position import AWARDS
from saqqara.games.silver_gold.engine.rules import SilverGold, start
from saqqara.games.silver_gold.view import (
    AwardView,
    CardView,
    SeatView,
    SheetView,
    View,
    view,
)
from saqqara.rl.setting import Numbers
from tests.games.observed import course, look, ones, viewers
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    GAME,
    SHAFT,
    aside,
    card,
    come,
    deck,
    later,
    lay,
    place,
    show,
    table,
)

seen = partial(look, GAME)


def cells(plane: Numbers) -> list[str]:
    """Draw a plane as its rows."""
    return ["".join("o" if number else "." for number in row) for row in plane.tolist()]


def ordinals(row: Numbers) -> list[int]:
    """Name the cards with a one."""
    return [place + 1 for place in ones(row)]


# The view, read back from the numbers

# Many extra marks and many boxes to fill.
WILD = """
EXXRG
XXFSP
XXXXX
XXRGR
TXSSX
"""
WILD_PACK = deck(*(card(ordinal, WILD) for ordinal in range(1, 49)))


@pytest.mark.parametrize(
    ("pack", "seats"),
    [(GAME.pack(), 2), (GAME.pack(), 3), (GAME.pack(), 4), (WILD_PACK, 2)],
    ids=["2", "3", "4", "wild"],
)
def test_the_view_can_be_read_back_from_the_numbers(pack: Cards, seats: int) -> None:
    for state in course(start(pack, seats), Rng("read")):
        for viewer in viewers(state):
            parts, found = seen(state, viewer), view(state, viewer)
            if found.stage != "mark":  # a draft of one's own is told, but not seen as finished
                assert read_finished(parts, viewer) == [told(seat) for seat in found.seats]
            found.moment = 0
            for seat in found.seats:
                seat.finished = []
            assert read_view(parts, viewer, seats) == found
            assert parts["penalties"].tolist() == box(pack, seats, {}).penalties


def told(seat: SeatView) -> list[int]:
    """What is told of finished pyramids: the lowest, and how many there are by colour."""
    colours = [one.colour for one in seat.finished]
    lowest = min([one.ordinal for one in seat.finished], default=0)
    return [lowest, *(colours.count(colour) for colour in COLOURS)]


def read_finished(parts: dict[str, Numbers], viewer: int) -> list[list[int]]:
    found = np.column_stack([parts["lowest"], parts["pyramids"] + parts["just"]])
    rows: list[list[int]] = np.roll(found, max(viewer, 0), axis=0).tolist()
    return rows


def read_card(planes: Numbers, colour: Numbers, ordinal: int, draft: Numbers) -> CardView:
    """Read a card from its planes; without marks there is no last one."""
    drawn = ["#"] * 25
    for plane, sign in zip(planes, ".DXRGFPS", strict=False):
        for cell in plane.ravel().nonzero()[0]:
            drawn[cell] = ("E" if cell < 5 else "T") if sign == "D" else sign
    marks = planes[8:].ravel() > draft.ravel()[: planes[8:].size]
    marked = [CELL_NAMES[cell] for cell in marks.nonzero()[0]]
    drafted = [CELL_NAMES[cell] for cell in draft.ravel().nonzero()[0]]
    chamber = ["".join(drawn[k : k + 5]) for k in range(0, 25, 5)]
    return CardView(ordinal, COLOURS[int(colour.argmax())], chamber, marked, drafted)


def read_seat(parts: dict[str, Numbers], at: int, own: bool) -> SeatView:
    """Read the area of the seat with this place around the table."""
    draft = parts["draft"] if own else 0 * parts["draft"]
    cards = [
        read_card(parts["cards"][at, k], parts["colours"][at, k], ordinal, draft[k])
        if ordinal
        else None
        for k, ordinal in enumerate(parts["ordinals"][at].tolist())
    ]
    (red, green), skulls = parts["gems"][at].tolist(), int(parts["skulls"][at])
    torches = ordinals(parts["torches"][at])
    penalty = int(parts["penalties"][skulls - 1]) if skulls else 0
    sheet = SheetView(red, green, torches, skulls, penalty)
    return SeatView(cards, sheet, [], int(parts["points"][at]))


def read_awards(parts: dict[str, Numbers], places: list[int]) -> list[AwardView]:
    owners = [[seat for seat, at in enumerate(places) if parts["awards"][at, k]] for k in range(9)]
    return [
        AwardView(COLOURS[k // 3], AWARDS[k % 3], owner[0] if owner else -1)
        for k, owner in enumerate(owners)
    ]


def read_view(parts: dict[str, Numbers], viewer: int, seats: int) -> View:
    """Read a whole view back from the numbers, but for its moment and the finished pyramids."""
    places = [(seat - max(viewer, 0)) % seats for seat in range(seats)]
    stage = stages.NAMES[int(parts["phase"].argmax())]
    acting = [seat for seat, at in enumerate(places) if parts["acting"][at]]
    choosing = stage in ("deal", "keep")
    offer = [
        read_card(planes, colour, ordinals(which)[0], planes[:0])
        for planes, colour, which in zip(
            parts["offer"], parts["offer_colours"], parts["offer_ordinals"], strict=True
        )
        if which.any()
    ]
    return View(
        moment=0,
        stage=stage,
        actors=acting if stage in ("keep", "mark", "take") else [BOX] if stage != "over" else [],
        round=int(parts["round"].argmax()) + 1,
        turn=int(parts["turn"][0]),
        pattern=SHAPES[int(parts["pattern"].argmax())] if parts["pattern"].any() else "",
        whole=bool(parts["whole"][0]),
        left={SHAPES[k]: copies for k, copies in enumerate(parts["left"].tolist()) if copies},
        display=[] if choosing else offer,
        pile=int(parts["pile"][0]),
        hand=offer if choosing else [],
        seats=[read_seat(parts, places[seat], seat == viewer) for seat in range(seats)],
        awards=read_awards(parts, places),
    )


# Drawn positions


def dealt() -> SilverGold:
    """Deal 1 to 4 and 5 to 8; the first seat has kept 3, the second is done."""
    state = start(GAME.pack(), 2)
    come(state, *range(1, 9))
    place(state, 0, "keep 3")
    place(state, 1, "keep 5", "keep 7")
    assert state.stage == stages.KEEP
    return state


def drafting() -> SilverGold:
    """Let the first seat have marked tomb and cross of card 1, with an extra mark to come."""
    state = show(table([card(1, CROSS_SHAFT), card(9)], [card(5), card(6)]), "I2")
    place(state, 0, "1:a5b5")
    return state


def finishing() -> SilverGold:
    """Let seats 1 and 2 of three have finished 7, and 4 and 12; seat 2 comes first."""
    state = table([card(2), card(3)], [card(7, SHAFT), card(8)], [card(4, CROSS_SHAFT)])
    lay(state, [11, 20, 41], [30, 31])
    state.set_card(2, 1, 11)
    state.pack.chambers[11] = state.pack.chambers[6]
    state.set_marked(2, 1, state.marked(1, 0))
    state.show_drafts()
    aside(state, 2, 10, 20)
    show(state, "I2")
    place(state, 0, "1:a1")
    place(state, 1, "1:a5")
    place(state, 2, "1:a5b5", "2:a5")
    return state


@pytest.mark.rule("SG-4")
def test_a_seat_that_keeps_cards_sees_its_hand_and_what_it_has_kept() -> None:
    parts = seen(dealt(), 0)
    assert parts["phase"].tolist() == [0, 1, 0, 0, 0, 0, 0, 0]
    assert [ordinals(row) for row in parts["offer_ordinals"]] == [[1], [2], [3], [4]]
    assert parts["ordinals"].tolist() == [[3, 0], [0, 0]]
    assert (parts["acting"].tolist(), parts["due"].tolist()) == ([1, 0], [1, 0])
    assert (parts["pile"].tolist(), ordinals(parts["unseen"])) == ([40], [*range(5, 49)])
    assert ordinals(seen(dealt(), WATCHER)["unseen"]) == [*range(1, 49)]


@pytest.mark.rule("SG-15", "SG-16")
def test_a_seat_sees_its_own_draft_and_the_extra_mark_it_owes() -> None:
    parts = seen(drafting(), 0)
    assert cells(parts["draft"][0]) == [".....", ".....", ".....", ".....", "oo..."]
    assert cells(parts["cards"][0, 0, 8]) == ["o....", "o....", "o....", "o....", "oo..."]
    assert (parts["whole"].tolist(), parts["due"].tolist()) == ([0], [1, 1])
    assert (parts["points"].tolist(), parts["lowest"].tolist()) == ([10, 0], [1, 0])
    assert parts["just_ordinals"].tolist() == [[1, 0], [0, 0]]


@pytest.mark.rule("SG-23", "SG-25")
@pytest.mark.parametrize(("viewer", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_while_cards_are_taken_all_is_counted_from_the_viewer_on(
    viewer: int, order: list[int]
) -> None:
    parts = seen(finishing(), viewer)
    assert parts["phase"].tolist() == [0, 0, 0, 0, 0, 1, 0, 0]
    assert parts["acting"].tolist() == [[0, 0, 1][seat] for seat in order]
    assert parts["due"].tolist() == [[0, 1, 2][seat] for seat in order]
    assert parts["just"].tolist() == [[[0, 0, 0], [1, 0, 0], [1, 0, 1]][seat] for seat in order]
    assert parts["just_ordinals"].tolist() == [[[0, 0], [7, 0], [4, 12]][seat] for seat in order]
    assert parts["pyramids"].tolist() == [[[0, 0, 0], [0, 0, 0], [1, 1, 0]][seat] for seat in order]
    assert parts["lowest"].tolist() == [[0, 7, 4][seat] for seat in order]
    assert parts["ordinals"].tolist() == [[[2, 3], [0, 8], [0, 0]][seat] for seat in order]
    assert [ordinals(row) for row in parts["offer_ordinals"]] == [[11], [41], [], []]
    assert parts["offer_colours"].tolist() == [[0, 1, 0], [0, 1, 0], [0, 0, 0], [0, 0, 0]]
    assert (parts["pile"].tolist(), ordinals(parts["unseen"])) == ([2], [30, 31])


@pytest.mark.rule("SG-7")
def test_round_turn_and_expedition_cards() -> None:
    state = table()
    later(state, 3, I3=2, L4=1)
    parts = seen(show(state, "L4"), 1)
    assert parts["round"].tolist() == [0, 0, 1, 0]
    assert (parts["turn"].tolist(), parts["whole"].tolist()) == ([6], [1])
    assert parts["pattern"].tolist() == [int(shape == "L4") for shape in SHAPES]
    assert parts["left"].tolist() == [2 * (shape == "I3") for shape in SHAPES]
    assert parts["expedition"].tolist() == [1, 2, 2, 0, 1, 1, 1, 0]
