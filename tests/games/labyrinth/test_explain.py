"""Why a move is refused, and why a point was scored."""

from collections.abc import Callable

import pytest

from saqqara.core.errors import RulesError
from saqqara.core.said import Args, Item, Why
from saqqara.core.state import BOX
from saqqara.games.labyrinth.engine.moves import COUNT
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.explain import items, why_not, why_not_stone
from tests.facts import facts
from tests.games.labyrinth.board import (
    BOTTOM,
    GAME,
    GATE,
    LONG,
    LONG_ENTRANCES,
    board,
    cell_number,
    game,
    legal,
    place,
    play_cards,
    run,
    show,
)


def laying() -> Labyrinth:
    """Both seats lay tile 18; the second has done so on A3."""
    state = run(game(2), "box tile 12", "1 C3 0", "1 none", "1 none", "1 later")
    run(state, "2 A3 0", "2 none", "2 none", "2 later")
    return run(state, "box tile 18", "2 C3 0", "2 start 2 left")


def stoning(scoring: str = "basic") -> Labyrinth:
    """A stone is asked for on e6, then on f6."""
    return run(game(1, scoring), "box tile 12", "1 C3 0")


def starting() -> Labyrinth:
    """The start must be named."""
    state = run(game(1), "box tile 1", "1 A1 0", "1 later", "box tile 2", "1 A2 0", "1 later")
    return run(state, "box tile 3", "1 B1 0")


def betting() -> Labyrinth:
    """The first seat is out of the betting round, the second has bet."""
    state = game(3, bets="on")
    play_cards(state, 1, 2, 3, 4, 5)
    play_cards(state, 6, wrong=[0])
    return run(state, "2 higher")


def bet_made() -> Labyrinth:
    return run(betting(), "3 lower")


def over() -> Labyrinth:
    state = game(2)
    play_cards(state, *range(1, 20), *range(6, 12))
    return state


Refusal = tuple[Callable[[], Labyrinth], int, str, Why]

NOT_NOW = Why("LP-12", "labyrinth-why-not-now")
CARD = Why("LP-6", "labyrinth-why-card")

REFUSALS: dict[str, Refusal] = {
    "a tile before the first card": (game, 0, "C3 0", CARD),
    "a bet before the card is due": (game, 0, "higher", CARD),
    "a card that is used up": (laying, BOX, "tile 18", CARD),
    "a card while seats lay": (laying, BOX, "tile 3", CARD),
    "a tile between bets and card": (bet_made, 0, "C3 0", CARD),
    "a tile of chance": (game, BOX, "C3 0", CARD),
    "a field with a tile": (laying, 0, "C3 0", Why("LP-6", "labyrinth-why-field", {}, ("C3",))),
    "a turn that looks the same": (
        laying,
        0,
        "A1 180",
        Why("LP-6", "labyrinth-why-turn", {"turn": "180", "same": "0"}),
    ),
    "another turn that looks the same": (
        laying,
        0,
        "A1 270",
        Why("LP-6", "labyrinth-why-turn", {"turn": "270", "same": "90"}),
    ),
    "a stone while a tile is due": (laying, 0, "stone", NOT_NOW),
    "a start while a tile is due": (laying, 0, "start 1 left", NOT_NOW),
    "a bet while a tile is due": (laying, 0, "lower", NOT_NOW),
    "a second tile": (laying, 1, "A1 0", Why("LP-12", "labyrinth-why-done")),
    "a tile while a stone is due": (stoning, 0, "A1 0", NOT_NOW),
    "later while a stone is due": (stoning, 0, "later", NOT_NOW),
    "a colour in the basic game": (
        stoning,
        0,
        "red",
        Why("LP-8", "labyrinth-why-no-such-stone", {"stone": "red"}),
    ),
    "a special treasure one has not": (
        lambda: stoning("pro"),
        0,
        "special",
        Why("LP-8", "labyrinth-why-no-such-stone", {"stone": "special"}),
    ),
    "later after the third tile": (starting, 0, "later", Why("LP-9", "labyrinth-why-no-later")),
    "none while a start is due": (starting, 0, "none", NOT_NOW),
    "a bet of a seat that is out": (betting, 0, "lower", Why("LP-20", "labyrinth-why-out")),
    "a second bet": (betting, 1, "lower", Why("LP-12", "labyrinth-why-done")),
    "a tile while a bet is due": (betting, 2, "E5 0", NOT_NOW),
    "a move after the end": (over, 0, "C3 0", Why("LP-13", "labyrinth-why-over")),
    "a card after the end": (over, BOX, "tile 14", Why("LP-13", "labyrinth-why-over")),
}


@pytest.mark.rule("LP-6", "LP-8", "LP-9", "LP-12", "LP-13", "LP-20")
@pytest.mark.parametrize("name", REFUSALS)
def test_a_refused_move_is_explained_and_changes_nothing(name: str) -> None:
    build, seat, notation, why = REFUSALS[name]
    state = build()
    before = facts(state.copy())
    assert why_not(state, seat, GAME.rules.read(state.pack, notation)) == why
    with pytest.raises(RulesError, match=why.rule):
        place(state, seat, notation)
    assert facts(state) == before


@pytest.mark.parametrize("build", [game, laying, stoning, starting, betting, bet_made, over])
def test_every_move_that_is_not_open_is_refused_with_a_reason(
    build: Callable[[], Labyrinth],
) -> None:
    state = build()
    for seat in (BOX, *range(state.seats)):
        open_now = legal(state, seat) if seat in state.actors() else set()
        for move in range(COUNT):
            if GAME.rules.write(state.pack, move) not in open_now:
                why = why_not(state, seat, move)
                assert (why.rule[:3], why.key[:14]) == ("LP-", "labyrinth-why-")


@pytest.mark.parametrize("build", [game, laying, stoning, starting, betting, bet_made, over])
@pytest.mark.parametrize("move", [-1, COUNT, 10**6])
def test_a_number_that_is_no_move_is_refused_with_a_reason(
    build: Callable[[], Labyrinth], move: int
) -> None:
    state = build()
    for seat in (BOX, *range(state.seats)):
        assert why_not(state, seat, move).key.startswith("labyrinth-why-")


# Why no stone may be put on a cell


@pytest.mark.rule("LP-8")
@pytest.mark.parametrize(
    ("cell", "rule", "key"),
    [
        ("a1", "LP-8", "not-this-tile"),
        ("e5", "LP-3", "no-scarab"),
        ("f6", "LP-8", "reading-order"),
    ],
)
def test_a_cell_that_is_not_asked_for_is_explained(cell: str, rule: str, key: str) -> None:
    why = why_not_stone(stoning(), 0, cell_number(cell))
    assert why == Why(rule, f"labyrinth-why-{key}", {}, (cell,))


@pytest.mark.rule("LP-8")
def test_a_cell_with_a_stone_is_explained() -> None:
    why = why_not_stone(run(stoning(), "1 stone"), 0, cell_number("e6"))
    assert why == Why("LP-8", "labyrinth-why-one-stone", {}, ("e6",))


@pytest.mark.rule("LP-8")
def test_a_chamber_of_an_earlier_tile_is_explained() -> None:
    state = run(stoning(), "1 none", "1 none", "1 start 1 left", "box tile 12", "1 A1 0")
    why = why_not_stone(state, 0, cell_number("e6"))
    assert why == Why("LP-8", "labyrinth-why-not-this-tile", {}, ("e6",))


@pytest.mark.rule("LP-5", "LP-8")
def test_a_supply_that_has_run_out_is_explained() -> None:
    state = run(game(2), "box tile 14")
    for seat in (1, 2):
        run(state, f"{seat} A1 0", *[f"{seat} stone"] * 4, f"{seat} start 1 left")
    for lay in ("14 A2", "13 A3", "13 A4", "12 B1"):
        number, _, field = lay.partition(" ")
        show(state, int(number))
        for seat in (1, 2):
            run(state, f"{seat} {field} 0")
            while seat - 1 in state.actors() and number != "12":
                run(state, f"{seat} stone")
            if number == "12":
                break
    why = why_not_stone(state, 0, cell_number("c2"))
    assert why == Why("LP-5", "labyrinth-why-no-stones", {}, ("c2",))


# The score line by line


def corridor_item(first: int, last: int) -> Item:
    span = {"first": first, "last": last}
    return Item("LP-14", "labyrinth-item-corridor", last - first + 1, {**span})


@pytest.mark.rule("LP-14", "LP-15")
def test_the_corridor_and_each_stone_are_listed_in_reading_order() -> None:
    put = {"f10": "stone", "g10": "stone", "h10": "stone"}
    assert items(board(BOTTOM, "2 left", stones=put), 0) == [
        corridor_item(1, 7),
        Item("LP-15", "labyrinth-item-open", 0, {"stone": "stone", "cell": "f10", "side": "east"}),
        Item("LP-15", "labyrinth-item-open", 0, {"stone": "stone", "cell": "g10", "side": "west"}),
        Item("LP-15", "labyrinth-item-stone", 2, {"stone": "stone", "cell": "h10", "step": 5}),
    ]


@pytest.mark.rule("LP-18", "LP-14")
def test_the_corridor_is_listed_by_its_sections_and_the_last_is_open_ended() -> None:
    put = {"e2": "red", "j4": "green", "b8": "blue"}
    state = board(LONG, "1 right", stones=put, entrances=LONG_ENTRANCES, scoring="pro")
    assert items(state, 0) == [
        corridor_item(1, 15),
        corridor_item(16, 30),
        corridor_item(31, 45),
        corridor_item(46, 51),
        Item("LP-18", "labyrinth-item-stone", 12, {"stone": "red", "cell": "e2", "step": 46}),
        Item("LP-18", "labyrinth-item-stone", 6, {"stone": "green", "cell": "j4", "step": 31}),
        Item("LP-18", "labyrinth-item-stone", 2, {"stone": "blue", "cell": "b8", "step": 17}),
    ]


# As in LONG up to a5, then to the top, east along row 1 and back along row 2, to b4: 62 cells.
COILED = """
    8.0     18.0  18.0  18.0  16.270
    18.90   16.0  18.0  18.0  18.0
    3.0     18.0  18.0  18.0  8.90
    8.0     17.0  17.0  18.0  19.0
    3.0     18.0  18.0  18.0  16.270
"""


@pytest.mark.rule("LP-14")
def test_from_cell_46_on_all_cells_are_one_section() -> None:
    state = board(COILED, "1 right", entrances=LONG_ENTRANCES)
    assert items(state, 0)[3:] == [corridor_item(46, 62)]


@pytest.mark.rule("LP-15")
def test_a_stone_in_the_corridor_says_so() -> None:
    text = GATE.replace("12.180", "14.0")
    found = items(board(text, "1 left", stones={"a5": "stone"}), 0)
    facts_of: Args = {"stone": "stone", "cell": "a5"}
    assert found == [corridor_item(1, 1), Item("LP-15", "labyrinth-item-in-corridor", 0, facts_of)]


@pytest.mark.rule("LP-15")
def test_a_closed_stone_that_does_not_touch_the_corridor_says_so() -> None:
    found = items(board(BOTTOM, "1 left", stones={"h10": "stone"}), 0)
    assert found == [Item("LP-15", "labyrinth-item-apart", 0, {"stone": "stone", "cell": "h10"})]


@pytest.mark.rule("LP-11", "LP-15")
def test_a_stone_at_an_entrance_is_open_to_it() -> None:
    (_, found) = items(board(GATE, "1 right", stones={"a5": "stone"}), 0)
    assert (found.key, found.args["side"]) == ("labyrinth-item-open", "west")


@pytest.mark.rule("LP-7", "LP-15")
def test_an_undecided_side_is_named_as_open() -> None:
    text = GATE.replace("18.0", "--")
    (_, found) = items(board(text, "1 right", stones={"b5": "stone"}), 0)
    assert (found.key, found.args["side"]) == ("labyrinth-item-open", "north")


@pytest.mark.rule("LP-14")
@pytest.mark.parametrize("build", [game, laying, stoning, starting, betting, over])
def test_the_items_add_up_to_the_score(build: Callable[[], Labyrinth]) -> None:
    state = build()
    for seat in range(state.seats):
        assert sum(item.points for item in items(state, seat)) == state.scores()[seat]
