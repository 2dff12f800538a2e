"""What the numbers for bots say of a position."""

from saqqara.core.rng import Rng
from saqqara.core.walk import advance
from saqqara.games.terra import GAME
from saqqara.games.terra.engine.features import LAYS, NAMES, features, shortlist
from saqqara.games.terra.engine.laying import turns_up
from saqqara.games.terra.engine.moves import LAY, STAIRS, argument, verb
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.engine.stages import LAYING
from tests.games.terra.board import position


def of(state: Terra, name: str) -> float:
    return features(state, 0)[NAMES.index(name)]


def laying(seed: str) -> Terra:
    """A seat is about to lay a tile, some turns into a random game."""
    state, rng = GAME.new(2), Rng(seed)
    advance(state, 120, rng)
    while state.stage != LAYING:
        advance(state, 1, rng)
    return state


def test_every_number_has_a_name() -> None:
    assert len(features(position(), 0)) == len(NAMES)


def test_a_row_with_tiles_and_a_free_field_is_one_for_the_next_tile() -> None:
    bare = position()
    laid = position(
        """
        c    d        e
    4   .    wo+ey^   .
    """
    )
    assert of(laid, "next_row") > of(bare, "next_row")
    assert of(laid, "later_rows") > of(bare, "later_rows")


ESTATE = """
        a     b      c     d       e       f      g
    3   .     .      o     3:aa    .       .      o
    4   .     4      .     .       .       .      gn3:aa
"""


def test_the_tasks_are_looked_at_only_where_they_are_set() -> None:
    plain, four, colours = (position(ESTATE, task=task) for task in ("off", "1", "3"))
    assert (of(plain, "four"), of(plain, "palette")) == (0.0, 0.0)
    assert of(four, "four") > 0.0 == of(four, "palette")
    assert of(position(ESTATE, task="2"), "four") == of(four, "four")
    assert of(colours, "palette") > 0.0 == of(colours, "four")


def test_the_shortlist_keeps_every_field_once_and_all_new_foundations() -> None:
    """Only where a stair turns up a foundation does it matter how it lies (TP-9)."""
    for seed in ("a", "b", "c"):
        state = laying(seed)
        legal = state.legal(state.seat)
        short = shortlist(state, state.seat, legal)
        lays = [argument(move) for move in short if verb(move) == LAY]
        plain = [way // STAIRS for way in lays if not turns_up(state, way)]
        assert set(short) <= set(legal)
        assert len(lays) <= LAYS
        assert len(plain) == len(set(plain))
        others = [[move for move in some if verb(move) != LAY] for some in (legal, short)]
        assert others[0] == others[1]


def test_elsewhere_the_shortlist_is_all_there_is() -> None:
    state = laying("d")
    state.apply(state.seat, state.legal(state.seat)[0])
    legal = list(range(5))
    assert shortlist(state, state.seat, legal) == legal
