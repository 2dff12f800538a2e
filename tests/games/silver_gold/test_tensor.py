"""A position of Silver & Gold: Pyramids as numbers: complete, without leaks, as drawn."""

from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER, State
from saqqara.core.tensor import Pen
from saqqara.core.walk import step
from saqqara.games.silver_gold.moves import (
    CARD,
    CELL_NAMES,
    COUNT,
    KEEP,
    PLACE,
    PLACES,
    SHAPES,
    SHOW,
    TAKE,
    TAKE_PILE,
    WAYS,
)
from saqqara.games.silver_gold.rules import AWARDS, COLOURS, KEEPING, Cards, SilverGold, start
from saqqara.games.silver_gold.view import (
    PHASES,
    AwardView,
    CardView,
    SeatView,
    SheetView,
    View,
    view,
)
from saqqara.rl.setting import Numbers, Setting
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    GAME,
    SHAFT,
    aside,
    award,
    card,
    come,
    deck,
    fill,
    later,
    lay,
    place,
    show,
    table,
)

DOCS = Path(__file__).parents[3] / "docs" / "observations" / "silver_gold.md"
PRINTED = ["open", "doors", "crosses", "red", "green", "torches", "potions", "skulls", "marks"]

# Many extra marks and many boxes to fill.
WILD = """
EXXRG
XXFSP
XXXXX
XXRGR
TXSSX
"""
MIXED = """
EX.R#  o....
.G#F.  oo...
##P..  .....
.S...  .....
..T##  .....
"""


def setting_of(pack: Cards, seats: int) -> Setting:
    return Setting(GAME, pack, seats, {}, GAME.tensor_parts(pack, seats, {}))


def wild() -> Cards:
    return deck(*(card(ordinal, WILD) for ordinal in range(1, 49)))


SETTINGS = {
    "2": setting_of(GAME.pack(), 2),
    "3": setting_of(GAME.pack(), 3),
    "4": setting_of(GAME.pack(), 4),
    "wild": setting_of(wild(), 2),
}
every_setting = pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)


def positions(setting: Setting, seed: str) -> Iterator[SilverGold]:
    """Play a random game, from the empty table to the end."""
    state, rng = start(setting.pack, setting.seats), Rng(seed)  # type: ignore[arg-type]
    yield state
    while actors := state.actors():
        seat = rng.pick(actors)
        state.apply(seat, step(state, seat, rng))
        yield state


def viewers(state: State) -> list[int]:
    return [WATCHER, *range(state.seats)]


def seen(state: SilverGold, viewer: int) -> dict[str, Numbers]:
    """Split an observation into its named parts."""
    setting = setting_of(state.pack, state.seats)
    return setting.split(setting.observation(state, viewer))


def cells(plane: Numbers) -> list[str]:
    """Draw a plane as its rows."""
    return ["".join("o" if number else "." for number in row) for row in plane.tolist()]


def ordinals(row: Numbers) -> list[int]:
    """Name the cards with a one."""
    return [k + 1 for k, number in enumerate(row.tolist()) if number]


# All along random games


@every_setting
def test_all_parts_are_filled_to_the_end_and_no_number_leaves_its_bounds(setting: Setting) -> None:
    low, high = setting.bounds()
    for state in positions(setting, "bounds"):
        for viewer in viewers(state):
            pen = Pen(array("h", bytes(2 * setting.width)))
            setting.game.tensor(state, viewer, pen)
            row = setting.observation(state, viewer)
            assert (pen.at, len(pen.row)) == (setting.width, setting.width)
            assert (low <= row).all()
            assert (row <= high).all()


@every_setting
def test_what_a_viewer_cannot_know_changes_none_of_its_numbers(setting: Setting) -> None:
    for state in positions(setting, "leak"):
        for viewer in viewers(state):
            other = state.guess(viewer, Rng("redraw"))
            assert (setting.observation(other, viewer) == setting.observation(state, viewer)).all()


def known(found: View) -> bytes:
    """Write down a view, but not what no future depends on.

    That is the moment, and which pyramids a seat has finished: colours and the lowest matter.
    """
    found.moment = 0
    finished = [[one.ordinal for one in seat.finished[:1]] for seat in found.seats]
    colours = [sorted(one.colour for one in seat.finished) for seat in found.seats]
    for seat in found.seats:
        seat.finished = []
    return msgspec.json.encode((found, finished, colours))


def branches(setting: Setting, seed: str) -> Iterator[SilverGold]:
    """Play a random game; after each position come some others that were as near."""
    rng = Rng(f"{seed} branches")
    for state in positions(setting, seed):
        yield state
        for seat in state.actors()[-1:] * 2:
            twin = state.copy()
            twin.apply(seat, step(twin, seat, rng))
            yield twin


@every_setting
def test_positions_that_look_different_have_different_numbers(setting: Setting) -> None:
    views: dict[tuple[int, bytes], bytes] = {}
    moves: dict[tuple[int, bytes], list[int]] = {}
    for state in branches(setting, "complete"):
        for viewer in viewers(state):
            key = viewer, setting.observation(state, viewer).tobytes()
            seen_now = known(view(state, viewer))
            assert views.setdefault(key, seen_now) == seen_now
            legal = state.legal(viewer) if viewer in state.actors() else []
            assert moves.setdefault(key, legal) == legal


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
    phase = PHASES[int(parts["phase"].argmax())]
    acting = [seat for seat, at in enumerate(places) if parts["acting"][at]]
    choosing = phase in ("deal", "keep")
    offer = [
        read_card(planes, colour, ordinals(which)[0], planes[:0])
        for planes, colour, which in zip(
            parts["offer"], parts["offer_colours"], parts["offer_ordinals"], strict=True
        )
        if which.any()
    ]
    return View(
        moment=0,
        phase=phase,
        actors=acting if phase in ("keep", "mark", "take") else [BOX] if phase != "over" else [],
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
        penalties=parts["penalties"].tolist(),
    )


@every_setting
def test_the_view_can_be_read_back_from_the_numbers(setting: Setting) -> None:
    for state in positions(setting, "read"):
        for viewer in viewers(state):
            found = view(state, viewer)
            found.moment = 0
            for seat in found.seats:
                seat.finished = []
            parts = setting.split(setting.observation(state, viewer))
            assert read_view(parts, viewer, state.seats) == found


# Drawn positions


def dealt() -> SilverGold:
    """Deal 1 to 4 and 5 to 8; the first seat has kept 3, the second is done."""
    state = start(deck(card(3, MIXED)), 2)
    come(state, *range(1, 9))
    place(state, 0, "keep 3")
    place(state, 1, "keep 5", "keep 7")
    assert state.phase == KEEPING
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
    state.cards[5] = 11
    state.pack.chambers[11] = state.pack.chambers[6]
    state.marks[5] = state.shown_marks[5] = state.marks[2]
    aside(state, 2, 10, 20)
    show(state, "I2")
    place(state, 0, "1:a1")
    place(state, 1, "1:a5")
    place(state, 2, "1:a5b5", "2:a5")
    return state


@pytest.mark.rule("SG-1")
def test_a_card_is_drawn_in_planes() -> None:
    state = table([card(3, MIXED)])
    parts = seen(state, 0)
    planes = dict(zip(PRINTED, parts["cards"][0, 0], strict=True))
    assert cells(planes["open"]) == ["oooo.", "oo.oo", "..ooo", "ooooo", "ooo.."]
    assert cells(planes["doors"]) == ["o....", ".....", ".....", ".....", "..o.."]
    assert cells(planes["crosses"]) == [".o...", ".....", ".....", ".....", "....."]
    assert cells(planes["red"]) == ["...o.", ".....", ".....", ".....", "....."]
    assert cells(planes["green"]) == [".....", ".o...", ".....", ".....", "....."]
    assert cells(planes["torches"]) == [".....", "...o.", ".....", ".....", "....."]
    assert cells(planes["potions"]) == [".....", ".....", "..o..", ".....", "....."]
    assert cells(planes["skulls"]) == [".....", ".....", ".....", ".o...", "....."]
    assert cells(planes["marks"]) == ["o....", "oo...", ".....", ".....", "....."]
    assert parts["ordinals"][0, 0] == 3
    assert parts["colours"][0, 0].tolist() == [0, 0, 1]


@pytest.mark.rule("SG-4")
def test_a_seat_that_keeps_cards_sees_its_hand_and_what_it_has_kept() -> None:
    parts = seen(dealt(), 0)
    assert parts["phase"].tolist() == [0, 1, 0, 0, 0, 0, 0, 0]
    assert [ordinals(row) for row in parts["offer_ordinals"]] == [[1], [2], [3], [4]]
    assert cells(parts["offer"][2, 7]) == [".....", ".....", ".....", ".o...", "....."]
    assert parts["ordinals"].tolist() == [[3, 0], [0, 0]]
    assert (parts["acting"].tolist(), parts["due"].tolist()) == ([1, 0], [1, 0])
    assert (parts["pile"].tolist(), ordinals(parts["unseen"])) == ([40], [*range(5, 49)])


@pytest.mark.rule("SG-4")
def test_a_watcher_sees_no_hand_and_no_kept_card() -> None:
    parts = seen(dealt(), WATCHER)
    for name in ("offer", "offer_ordinals", "cards", "ordinals", "draft", "whole"):
        assert not parts[name].any()
    assert (parts["acting"].tolist(), parts["due"].tolist()) == ([1, 0], [1, 0])
    assert ordinals(parts["unseen"]) == [*range(1, 49)]


@pytest.mark.rule("SG-15", "SG-16")
def test_a_seat_sees_its_own_draft_and_the_extra_mark_it_owes() -> None:
    parts = seen(drafting(), 0)
    assert cells(parts["draft"][0]) == [".....", ".....", ".....", ".....", "oo..."]
    assert cells(parts["cards"][0, 0, 8]) == ["o....", "o....", "o....", "o....", "oo..."]
    assert (parts["whole"].tolist(), parts["due"].tolist()) == ([0], [1, 1])
    assert (parts["points"].tolist(), parts["lowest"].tolist()) == ([10, 0], [1, 0])
    assert parts["just_ordinals"].tolist() == [[1, 0], [0, 0]]


@pytest.mark.rule("SG-15")
@pytest.mark.parametrize(("viewer", "first"), [(1, 1), (WATCHER, 0)])
def test_others_see_nothing_of_a_draft(viewer: int, first: int) -> None:
    parts = seen(drafting(), viewer)
    assert parts["ordinals"].tolist() == [[[1, 9], [5, 6]][first], [[5, 6], [1, 9]][first]]
    assert cells(parts["cards"][first, 0, 8]) == ["o....", "o....", "o....", "o....", "....."]
    assert not parts["draft"].any()
    assert not parts["just_ordinals"].any()
    assert (parts["points"].tolist(), parts["due"].tolist()) == ([0, 0], [1, 1])


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


@pytest.mark.rule("SG-3", "SG-27", "SG-32")
def test_sheets_and_awards_are_counted_from_the_viewer_on() -> None:
    state = table([], [], [])
    fill(state, 0, red=2, green=3, torches=0b1010, skulls=7)
    fill(state, 2, red=10)
    award(state, "orange", 2, 0)
    parts = seen(state, 2)
    assert parts["gems"].tolist() == [[10, 0], [2, 3], [0, 0]]
    assert parts["torches"].tolist() == [[0, 0, 0, 0], [0, 1, 0, 1], [0, 0, 0, 0]]
    assert parts["skulls"].tolist() == [0, 7, 0]
    assert parts["points"].tolist() == [10 + 10, 2 * 5 + 1 + 10 + 6 - 8, 0]
    assert [row.nonzero()[0].tolist() for row in parts["awards"]] == [[3], [4], []]
    assert parts["penalties"].tolist() == [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]


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


# The page about it


def rows(heading: str) -> list[list[str]]:
    """Read the rows of the table below a heading."""
    text = DOCS.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_page_names_all_parts_with_shape_and_range(seats: int) -> None:
    setting = SETTINGS[str(seats)]
    found = [
        (
            name.strip("`"),
            tuple(int(word) for word in shape.replace("seats", str(seats)).split(" × ")),
            tuple(int(word) for word in span.replace("−", "-").split(" to ")),
        )
        for name, shape, span, _ in rows("Parts")
    ]
    assert found == [(part.name, part.shape, (part.low, part.high)) for part in setting.parts]
    assert [str(seats), str(setting.width)] in rows("Width")


def test_the_page_names_the_ranges_of_moves() -> None:
    firsts = [0, PLACES, KEEP, TAKE, TAKE_PILE, CARD, SHOW, COUNT, COUNT + 1]
    assert [row[0] for row in rows("Moves")] == spans(firsts)


def test_the_page_names_the_ranges_of_places() -> None:
    firsts = [0, *(PLACE[ways[0].masks[0]] for ways in WAYS), PLACES]
    assert [row[0] for row in rows("Places of a card")] == spans(firsts)


def spans(firsts: list[int]) -> list[str]:
    """Write `3 to 5`, or `3` alone, for each number up to the one before the next."""
    pairs = [(first, end - 1) for first, end in pairwise(firsts)]
    return [str(first) if first == last else f"{first} to {last}" for first, last in pairs]
