"""Many games at once are the same games as one by one."""

import numpy as np
import pytest

from saqqara.core.errors import RulesError, SaqqaraError
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State
from saqqara.rl.batch import Batch
from saqqara.rl.play import returns
from tests.rl.subjects import SUBJECTS, Subject


def settled(state: State, source: Rng) -> State:
    while state.actors() == [BOX]:
        state.apply(BOX, state.chance(source))
    return state


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_each_game_is_as_if_it_were_alone(subject: Subject) -> None:
    """Three games of a batch beside three games made by hand, over more than one whole game."""
    batch = Batch(subject.game, 3, seats=subject.seats, options=subject.options, seed="x")
    setting, rng = batch.setting, Rng("moves")
    sources = [Rng(f"x/{k}") for k in range(3)]
    states = [settled(setting.new(), source) for source in sources]
    ends = 0
    for _ in range(700):
        for k, state in enumerate(states):
            seat = state.actors()[0]
            assert batch.seat[k] == seat
            assert (batch.observation[k] == setting.observation(state, seat)).all()
            assert np.flatnonzero(batch.mask[k]).tolist() == state.legal(seat)
        moves = batch.sample(rng)
        over = {}
        for k, state in enumerate(states):
            state.apply(int(batch.seat[k]), int(moves[k]))
            if not settled(state, sources[k]).actors():
                over[k] = returns(setting.game, state)
                states[k] = settled(setting.new(), sources[k])
        ended = batch.step(moves)
        assert ended.games.tolist() == list(over)
        assert ended.returns.tolist() == [pytest.approx(worth) for worth in over.values()]
        ends += len(over)
        if ends > 3:
            break
    assert ends


def test_the_same_seed_gives_the_same_games_whatever_their_number() -> None:
    one, many = Batch("toy", 1, seed=5), Batch("toy", 4, seed=5)
    for _ in range(20):
        assert (one.observation[0] == many.observation[0]).all()
        moves = np.argmax(many.mask, axis=1)
        many.step(moves)
        one.step(moves[:1])
    assert (Batch("toy", 4, seed=6).observation != Batch("toy", 4, seed=5).observation).any()


def test_what_is_kept_of_a_step_stays_as_it_is() -> None:
    batch, rng = Batch("silver_gold", 2, seed=5), Rng("moves")
    kept, mask = batch.observation, batch.mask
    before = kept.copy(), mask.copy()
    for _ in range(5):
        batch.step(batch.sample(rng))
    assert (kept == before[0]).all()
    assert (mask == before[1]).all()
    assert (batch.observation != kept).any()
    with pytest.raises(ValueError, match="read-only"):
        batch.observation[0, 0] = 1


def test_random_moves_are_allowed_and_all_of_them_come() -> None:
    batch, rng = Batch("toy", 1, seed=1), Rng("moves")
    found = {int(batch.sample(rng)[0]) for _ in range(200)}
    assert found == set(np.flatnonzero(batch.mask[0]).tolist())


@pytest.mark.parametrize("move", [-1, 5, 27, 10**6])
def test_a_move_that_is_not_allowed_is_named_and_nothing_has_changed(move: int) -> None:
    batch = Batch("toy", 3, seed=1)
    before, moves = batch.observation.copy(), np.argmax(batch.mask, axis=1)
    assert not (0 <= move < 28 and batch.mask[1, move])
    with pytest.raises(RulesError, match=f"game 1: move {move} is not allowed now"):
        batch.step(np.array([moves[0], move, moves[2]]))
    assert (batch.observation == before).all()
    batch.step(moves)


def test_bad_calls_say_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="3 games"):
        Batch("toy", 3).step(np.array([1, 2]))
    with pytest.raises(SaqqaraError, match="reward=money"):
        Batch("toy", 3, reward="money")
    with pytest.raises(SaqqaraError, match="games=0"):
        Batch("toy", 0)
