"""PettingZoo's own tests over every game, and what they do not ask."""

import re
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from saqqara.core.errors import RulesError, SaqqaraError
from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.games import GAMES
from saqqara.rl import env, parallel_env
from saqqara.rl.petting import AEC, Parallel, register
from tests.rl.subjects import SUBJECTS, Subject

over_subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
over_games = pytest.mark.parametrize("game", GAMES)
# Their warnings about names and spaces are suggestions; what is wrong they assert.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def aec(subject: Subject, **choices: Any) -> AEC:
    return env(subject.game, seats=subject.seats, options=subject.options, **choices)


def parallel(subject: Subject, **choices: Any) -> Parallel:
    return parallel_env(subject.game, seats=subject.seats, options=subject.options, **choices)


@over_subjects
def test_their_api_test(subject: Subject) -> None:
    api_test(aec(subject), num_cycles=30)


@over_subjects
def test_their_parallel_api_test(subject: Subject) -> None:
    parallel_api_test(parallel(subject), num_cycles=100)


@over_subjects
def test_their_seed_tests(subject: Subject) -> None:
    seed_test(lambda: aec(subject), num_cycles=30)
    parallel_seed_test(lambda: parallel(subject, illegal="random"), num_cycles=30)


def seeded(environment: Any) -> Any:
    """Their test samples any numbers, from a game without a seed; here they are always the same."""
    environment.seats.base = "same"
    for agent in environment.possible_agents:
        environment.action_space(agent).seed(1)
    return environment


@pytest.mark.parametrize(
    "subject",
    # It wants all seats to have moved equally often, which they do only where all move at once.
    [s for s in SUBJECTS if s.game == "silver_gold" or s.seats == 1],
    ids=str,
)
def test_their_max_cycles_test(subject: Subject) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=lambda **given: seeded(aec(subject, illegal="random", **given)),
            parallel_env=lambda **given: seeded(parallel(subject, illegal="random", **given)),
        )
    )


@over_games
def test_their_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode))
    assert capsys.readouterr().out  # people see something


def random_moves(environment: Parallel, seen: dict[str, Any], rng: Rng) -> dict[str, int]:
    return {
        agent: rng.pick(np.flatnonzero(seen[agent]["action_mask"]).tolist())
        for agent in environment.agents
    }


@over_subjects
def test_a_whole_game_all_at_once(subject: Subject) -> None:
    environment, rng = parallel(subject), Rng("whole")
    seen, _ = environment.reset(seed=3)
    rewards: dict[str, float] = {}
    while environment.agents:
        for agent, own in seen.items():
            assert environment.observation_space(agent).contains(own)
            assert own["action_mask"].any()
        seen, rewards, over, _, _ = environment.step(random_moves(environment, seen, rng))
        assert all(over.values()) != bool(environment.agents)
    ended = environment.seats.play
    assert ended.actors == []
    assert list(rewards.values()) == ended.returns()
    if subject.seats > 1 and "task" not in subject.options:
        assert sum(rewards.values()) == pytest.approx(0)
        assert len(set(rewards.values())) > 1 or len(set(ended.state.ranks())) == 1


@over_subjects
def test_seat_after_seat_is_the_same_game_as_all_at_once(subject: Subject) -> None:
    one, other, rng = aec(subject), parallel(subject), Rng("same")
    one.reset(seed=5)
    seen, _ = other.reset(seed=5)
    for _ in range(40):
        if not other.agents:
            break
        moves = random_moves(other, seen, rng)
        due = [other.possible_agents[seat] for seat in other.seats.play.actors]
        for agent in due:
            assert one.agent_selection == agent
            assert (one.observe(agent)["observation"] == seen[agent]["observation"]).all()
            one.step(moves[agent])
        seen = other.step(moves)[0]
    for agent in other.possible_agents:
        assert (one.observe(agent)["observation"] == seen[agent]["observation"]).all()


def test_who_owes_nothing_can_only_wait() -> None:
    environment = parallel_env("valley")
    seen, _ = environment.reset(seed=1)
    rng, waited = Rng("wait"), 0
    for _ in range(60):
        setting, due = environment.seats.setting, environment.seats.play.actors
        for seat, agent in enumerate(environment.possible_agents):
            open_moves = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            assert (open_moves == [setting.wait]) == (seat not in due)
            waited += seat not in due
        seen = environment.step(random_moves(environment, seen, rng))[0]
    assert waited


def test_a_choice_of_the_same_moment_is_not_seen() -> None:
    """Two games that differ in the first seat's choice look alike to the second."""
    looks = []
    for nth in (0, -1):
        environment = env("toy")
        environment.reset(seed=4)
        moves = np.flatnonzero(environment.observe("seat_1")["action_mask"])
        environment.step(int(moves[nth]))
        looks.append(environment.observe("seat_2")["observation"].tolist())
        assert len(moves) > 1
        assert environment.agent_selection == "seat_2"
    assert looks[0] == looks[1]


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    environment = env("silver_gold")
    environment.reset(seed=1)
    before = environment.observe("seat_1")["observation"].tolist()
    with pytest.raises(RulesError) as refused:
        environment.step(environment.seats.setting.wait)
    assert refused.value.rule.startswith("SG-")
    with pytest.raises(SaqqaraError, match="seat_1 is still in the game"):
        environment.step(None)
    assert environment.observe("seat_1")["observation"].tolist() == before
    assert environment.agent_selection == "seat_1"


def test_all_at_once_is_checked_before_anything_counts() -> None:
    environment = parallel_env("toy")
    seen, _ = environment.reset(seed=1)
    fine = {a: int(np.flatnonzero(seen[a]["action_mask"])[0]) for a in environment.agents}
    before = environment.observe("seat_1")["observation"].tolist()
    with pytest.raises(RulesError):
        environment.step({**fine, "seat_2": 26})
    with pytest.raises(SaqqaraError, match="seat_2 owes a decision"):
        environment.step({"seat_1": fine["seat_1"]})
    assert environment.observe("seat_1")["observation"].tolist() == before
    environment.step(fine)


@pytest.mark.parametrize("make", [env, parallel_env])
def test_without_a_running_game_a_step_says_what_to_do(make: Any) -> None:
    """Neither before the first game nor after one that was broken off goes it on."""
    environment = make("toy", max_cycles=1)
    for _ in range(2):
        with pytest.raises(SaqqaraError, match=re.escape("call reset()")):
            environment.step(0)
        environment.reset(seed=1)
        while environment.agents:
            if isinstance(environment, AEC):
                seen, _, ended, cut, _ = environment.last()
                environment.step(None if ended or cut else int(np.argmax(seen["action_mask"])))
            else:
                masks = {a: environment.observe(a)["action_mask"] for a in environment.agents}
                environment.step({agent: int(np.argmax(mask)) for agent, mask in masks.items()})


def test_without_a_seed_games_differ_and_with_one_they_repeat() -> None:
    environment = env("silver_gold")

    def looks() -> list[list[int]]:
        found = []
        for _ in range(3):
            environment.reset()
            found.append(environment.observe("seat_1")["observation"].tolist())
        return found

    environment.reset(seed=7)
    first = looks()
    environment.reset(seed=7)
    assert looks() == first
    assert first[0] != first[1]
    assert env("silver_gold").seats.base != env("silver_gold").seats.base


@over_games
def test_made_by_its_id(game: str) -> None:
    register()  # a second time
    assert isinstance(pettingzoo.make("aec", f"saqqara/{game}-v1"), AEC)
    made = pettingzoo.make("parallel", f"saqqara/{game}-v1", max_cycles=3)
    assert isinstance(made, Parallel)
    assert made.max_cycles == 3


def test_points_as_reward() -> None:
    environment = parallel_env("toy", reward="points")
    seen, _ = environment.reset(seed=2)
    rewards: dict[str, float] = {}
    while environment.agents:
        seen, rewards, *_ = environment.step(random_moves(environment, seen, Rng("points")))
    assert list(rewards.values()) == [n / 100 for n in environment.seats.state.scores()]


def test_a_drawing_shows_what_a_watcher_sees() -> None:
    environment = env("valley", render_mode="ansi")
    environment.reset(seed=1)
    drawn = environment.render()
    hidden = environment.seats.state.guess(WATCHER, Rng("other"))
    environment.seats.play.state = hidden
    assert environment.render() == drawn


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"name": "chess"}, "chess"),
        ({"name": "saqqara/toy-v9"}, "saqqara/toy-v9: no such version"),
        ({"name": "toy", "seats": 7}, "toy: 7 seats"),
        ({"name": "toy", "options": {"wins": "all"}}, "toy: wins=all"),
        ({"name": "toy", "options": {"size": "3"}}, "no option 'size'"),
        ({"name": "toy", "reward": "money"}, "reward=money"),
        ({"name": "toy", "illegal": "lose"}, "illegal=lose"),
        ({"name": "toy", "render_mode": "3d"}, "render_mode=3d"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(choices: dict[str, Any], words: str) -> None:
    for make in (env, parallel_env):
        with pytest.raises(SaqqaraError, match=re.escape(words)):
            make(**choices)
