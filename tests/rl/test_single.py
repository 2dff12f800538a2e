"""Gymnasium's own test over every game, and what it does not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import saqqara.rl
from saqqara.core.errors import RulesError, SaqqaraError
from saqqara.games import GAMES
from saqqara.rl.setting import env_id
from saqqara.rl.single import Single, register
from tests.rl.subjects import SUBJECTS, Subject


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.filterwarnings("ignore::UserWarning")  # suggestions; what is wrong they assert
def test_their_check(subject: Subject) -> None:
    environment = Single(
        subject.game,
        seats=subject.seats,
        options=subject.options,
        bots="random",
        illegal="random",
    )
    check_env(environment, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_made_by_its_id_and_played_to_the_end(game: str) -> None:
    environment = gymnasium.make(env_id(game), bots="random", disable_env_checker=True)
    seen, _ = environment.reset(seed=1)
    rng, over, steps, rewards = np.random.default_rng(1), False, 0, []
    while not over:
        move = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, _ = environment.step(int(move))
        rewards.append(reward)
        steps += 1
        assert not cut
    inner: Any = environment.unwrapped
    assert steps > 1
    assert rewards == [0.0] * (steps - 1) + [inner.seats.play.returns()[0]]
    assert np.flatnonzero(seen["action_mask"]).tolist() == [inner.seats.setting.wait]
    with pytest.raises(SaqqaraError, match="reset"):
        inner.step(0)


def play(seat: int, seed: int) -> list[list[int]]:
    environment = Single("toy", seat=seat, bots="greedy", seats=3)
    seen, _ = environment.reset(seed=seed)
    over, looks = False, [seen["observation"].tolist()]
    while not over:
        move = int(np.argmax(seen["action_mask"]))
        seen, _, over, _, _ = environment.step(move)
        looks.append(seen["observation"].tolist())
    return looks


def test_the_same_seed_gives_the_same_game_with_the_same_bots() -> None:
    assert play(2, 1) == play(2, 1)
    assert play(2, 1) != play(2, 2)


def test_bots_choose_before_the_learner_without_seeing_its_choice() -> None:
    environment = Single("toy", seats=3, bots="greedy")
    environment.reset(seed=1)
    assert environment.seats.play.actors == [0]


def test_the_other_seats_are_played_by_the_bots_that_were_named() -> None:
    environment = Single("toy", seat=2, seats=3, bots=["random", "greedy"])
    environment.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in environment.rivals.items()} == {
        0: "Random",
        2: "Greedy",
    }


def test_masks_are_there_under_the_name_libraries_ask_for() -> None:
    environment = Single("silver_gold")
    seen, _ = environment.reset(seed=1)
    assert (environment.action_masks() == seen["action_mask"]).all()


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"seat": 0}, "seat=0; there are seats 1 to 2"),
        ({"bots": ["random", "random"]}, "1 are needed"),
        ({"bots": "genius"}, "no bot 'genius'"),
        ({"render_mode": "3d"}, "render_mode=3d"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(choices: dict[str, Any], words: str) -> None:
    with pytest.raises(SaqqaraError, match=words):
        Single("toy", **choices)


def test_an_illegal_move_is_refused() -> None:
    environment = Single("toy", bots="random")
    environment.reset(seed=1)
    with pytest.raises(RulesError):
        environment.step(26)


def test_a_step_without_a_game_says_so() -> None:
    env = gymnasium.make("saqqara/toy-v1").unwrapped
    with pytest.raises(SaqqaraError, match=r"call reset\(\)"):
        env.step(3)


def test_drawings_of_the_own_seat() -> None:
    environment = Single("toy", bots="random", render_mode="rgb_array")
    environment.reset(seed=1)
    picture = environment.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3


def test_registering_twice_does_no_harm() -> None:
    register()
    assert env_id("toy") in gymnasium.registry
    assert saqqara.rl.setting("toy").id == "saqqara/toy-v1"
