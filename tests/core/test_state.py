"""The contract's own parts: what a state must bring, drawing by weight, places."""

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import State, draw, places, total
from saqqara.core.walk import advance, perft, playout
from saqqara.games import GAMES


def test_a_state_that_forgets_a_verb_says_so() -> None:
    state = State(2)
    for verb in (state.actors, state.odds, state.copy, state.scores, state.ranks):
        with pytest.raises(NotImplementedError):
            verb()
    for act in (lambda: state.legal(0), lambda: state.apply(0, 0), lambda: state.guess(0, Rng(""))):
        with pytest.raises(NotImplementedError):
            act()


def test_a_draw_follows_the_weights() -> None:
    odds = [(7, 2), (9, 1)]
    assert total(odds) == 3
    assert [draw(odds, point) for point in range(3)] == [7, 7, 9]
    with pytest.raises(IndexError):
        draw(odds, 3)


def test_equal_keys_share_a_place() -> None:
    assert places([(5, 0), (9, 0), (5, 0), (1, 0)]) == [2, 1, 2, 4]
    assert places([(5, -2), (5, -1)]) == [2, 1]


def test_a_finished_game_counts_as_one_sequence() -> None:
    state = GAMES["toy"].new(2)
    playout(state, Rng("end"))
    assert perft(state, 5) == 1
    assert advance(state, 5, Rng("end")) == 0


def test_perft_counts_the_first_moves_of_the_toy() -> None:
    """Six cards to deal, then five, and so on; hands are dealt one seat after the other."""
    state = GAMES["toy"].new(2)
    assert [perft(state, depth) for depth in range(5)] == [1, 6, 30, 120, 360]
    assert perft(state, 5) == 360 * 3
    assert perft(state, 7) == 360 * 3 * 2 * 2


def test_advance_makes_so_many_moves_or_all_there_are() -> None:
    state = GAMES["toy"].new(2)
    assert advance(state, 3, Rng("some")) == 3
    assert advance(state, 100, Rng("rest")) < 100
    assert state.actors() == []
