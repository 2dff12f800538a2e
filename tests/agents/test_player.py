"""An agent in its process: what it is told, and what happens when it fails."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from saqqara.agents import Seen
from saqqara.agents.look import look
from saqqara.agents.named import named
from saqqara.agents.player import Failed, Named, Player
from saqqara.bots.bot import Sight
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State
from saqqara.games import GAMES, find
from tests.patience import HANG
from tests.server.serving import is_alive

POLICIES = "tests.agents.policies"


def position(game: AnyGame, moves: int = 40) -> tuple[State, int]:
    """A seat with a choice, some random moves into a game."""
    rng, state = Rng("position"), game.new()
    for _ in range(moves):
        seat = state.actors()[0]
        state.apply(seat, state.chance(rng) if seat == BOX else rng.pick(state.legal(seat)))
        if len(state.actors()) == 0:
            state = game.new()
    while (seat := state.actors()[0]) == BOX or len(state.legal(seat)) == 1:
        state.apply(seat, state.chance(rng) if seat == BOX else state.legal(seat)[0])
    return state, seat


def seen_in(game: AnyGame, state: State, seat: int) -> Seen:
    return look(game, game.pack(), game.settled({}), Sight(state, seat))


def toy() -> Seen:
    game = find("toy")
    return seen_in(game, *position(game, 4))


@contextmanager
def player(function: str, seconds: float = 30.0) -> Iterator[Player]:
    playing = Player(Named("zoser", POLICIES, function, seconds))
    try:
        yield playing
    finally:
        playing.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_agent_is_told_the_same_whatever_is_hidden_from_it(game: AnyGame) -> None:
    state, seat = position(game)
    seen = seen_in(game, state, seat)
    for luck in ("a", "b", "c"):
        other = seen_in(game, state.guess(seat, Rng(luck)), seat)
        assert np.array_equal(other.observation, seen.observation)
        assert np.array_equal(other.mask, seen.mask)
        assert (other.legal, other.notation) == (seen.legal, seen.notation)
        assert other.view == seen.view
        assert other.box == seen.box
    assert seen.legal == state.legal(seat)
    assert seen.mask.nonzero()[0].tolist() == seen.legal


def test_an_agent_answers_with_a_legal_move_again_and_again() -> None:
    seen = toy()
    with player("last") as zoser:
        assert [zoser.ask(seen) for _ in range(3)] == [seen.legal[-1]] * 3


@pytest.mark.parametrize(
    ("function", "kind", "reason"),
    [
        ("raises", "raised", "ValueError: no idea about toy"),
        ("illegal", "illegal", "which is not among its moves"),
        ("words", "raised", "not a move number"),
        ("dies", "died", "its process ended with code -9"),
        ("leaves", "died", "its process ended with code 7"),
        ("hangs_up", "died", "its process ended with code 7"),
    ],
)
def test_a_failure_is_named_and_the_agent_can_be_asked_again(
    function: str, kind: str, reason: str
) -> None:
    with player(function) as zoser:
        for _ in range(2):
            with pytest.raises(Failed, match=reason) as caught:
                zoser.ask(toy())
            assert caught.value.kind == kind


def test_who_takes_too_long_is_ended() -> None:
    with player("sleeps", seconds=0.3) as zoser:
        zoser.wait()
        pid = zoser._process.pid
        with pytest.raises(Failed, match=r"nothing came within 0\.3 seconds") as caught:
            zoser.ask(toy())
        assert caught.value.kind == "slow"
        assert pid is not None
        assert not is_alive(pid)
        assert zoser._process.pid not in (pid, os.getpid())


def test_an_agent_that_cannot_start_anew_is_tried_again_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dies, plays = (
        "import os\ndef policy(seen): os._exit(3)",
        "def policy(seen): return seen.legal[0]",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (tmp_path / "frail.py").write_text(dies)
    frail = Player(Named("frail", "frail", "policy", 30.0))
    frail.wait()
    (tmp_path / "frail.py").unlink()
    for kind, reason in [("died", "ended with code 3"), ("start", "there is no module frail")]:
        with pytest.raises(Failed, match=reason) as caught:
            frail.ask(toy())
        assert caught.value.kind == kind
    (tmp_path / "frail.py").write_text(plays)
    assert frail.ask(toy()) in toy().legal
    frail.close()


def test_a_closed_player_leaves_no_process() -> None:
    with player("last") as zoser:
        zoser.wait()
        process = zoser._process
        assert process.is_alive()
    process.join(HANG)
    assert not process.is_alive()
    with pytest.raises(Failed, match="its process ended"):
        zoser.ask(toy())
    assert zoser._process is process


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("zoser", "must look like NAME=module:function"),
        ("zoser=policies", "must look like NAME=module:function"),
        ("zoser=:last", "must look like NAME=module:function"),
        ("Zoser=policies:last", "1 to 20 of these signs"),
        (f"{'z' * 21}=policies:last", "1 to 20 of these signs"),
        ("=policies:last", "1 to 20 of these signs"),
        ("steady=policies:last", "there is a bot steady already"),
        ("zoser=no_such.module:last", "there is no module no_such in"),
        (f"zoser={POLICIES}:nothing", r"no function nothing in .*policies\.py"),
        (f"zoser={POLICIES}:os", r"no function os in .*policies\.py"),
    ],
)
def test_an_agent_that_cannot_be_is_refused_by_name(word: str, reason: str) -> None:
    with pytest.raises(SaqqaraError, match=reason) as caught:
        named([word], 5)
    assert f"--agent {word}" in str(caught.value)


def test_two_agents_need_two_names() -> None:
    with pytest.raises(SaqqaraError, match="an agent zoser already"):
        named(["zoser=a:b", "zoser=c:d"], 5)
