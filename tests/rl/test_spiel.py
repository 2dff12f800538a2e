"""OpenSpiel's own tests over every game, and what they do not ask."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module, reload
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from saqqara.core.errors import PackError, RulesError, SaqqaraError
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.games import GAMES
from saqqara.rl import spiel
from saqqara.rl.setting import setting
from saqqara.rl.spiel import PREFIX, TURNS, SpielGame, SpielState
from tests.rl.subjects import SUBJECTS, Subject

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
FEW = 12  # moves of a game that is cut short

over_games = pytest.mark.parametrize("name", GAMES)
over_subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(PREFIX + name, params)


def subject_game(subject: Subject) -> Any:
    """The options as a person writes them, numbers among the words too."""
    whole = {k: all(c.isdigit() for c in GAMES[subject.game].options[k]) for k in subject.options}
    options = {k: int(v) if whole[k] else v for k, v in subject.options.items()}
    return load(subject.game, players=subject.seats, **options)


def step(state: Any, rng: Rng) -> None:
    """One random move, or one of every seat."""
    if state.is_simultaneous_node():
        seats = range(state.num_players())
        state.apply_actions([rng.pick(state.legal_actions(seat)) for seat in seats])
    else:
        state.apply_action(rng.pick(state.legal_actions()))


def walk(game: Any, seed: str, moves: int = 10_000) -> Iterator[Any]:
    """The same state again and again, after each move of a random game."""
    state, rng = game.new_initial_state(), Rng(seed)
    for _ in range(moves):
        yield state
        if state.is_terminal():
            return
        step(state, rng)


def at_decision(game: Any, seed: str, nth: int) -> Any:
    """A random game before its nth decision of one or more seats, or before its last."""
    found: list[Any] = []
    for state in walk(game, seed):
        if len(found) > nth:
            break
        if not (state.is_chance_node() or state.is_terminal()):
            found.append(state.clone())
    return found[-1]


class CutState(SpielState):
    """A game that is over after a few moves, for tests that want a whole one."""

    def current_player(self) -> int:
        cut = self.move_number() >= FEW
        return int(pyspiel.PlayerId.TERMINAL) if cut else super().current_player()

    def is_terminal(self) -> bool:
        return self.move_number() >= FEW or super().is_terminal()

    def returns(self) -> list[float]:
        return [0.0] * self.num_players()


def register_cut(name: str) -> str:
    """A game that is cut short, under a name of its own."""

    class Cut(SpielGame):
        card = GAMES[name]
        short_name = f"{PREFIX}{name}_cut"
        in_turn = GAMES[name].rules.in_turn

        def new_initial_state(self) -> CutState:
            return CutState(self)

    pyspiel.register_game(Cut.kind(), Cut)
    return Cut.short_name


@pytest.mark.parametrize("name", [*GAMES, f"toy{TURNS}"])
def test_a_whole_game_passes_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@over_subjects
def test_every_shape_passes_openspiels_own_test(subject: Subject) -> None:
    register_cut(subject.game)
    params = subject_game(subject).get_parameters()
    game = pyspiel.load_game(f"{PREFIX}{subject.game}_cut", params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@over_games
def test_a_playthrough_can_be_made(name: str) -> None:
    playthrough = import_module("open_spiel.python.algorithms.generate_playthrough").playthrough
    text = playthrough(register_cut(name), [], seed=1)
    assert f"# State {FEW - 1}" in text or name == "toy"
    assert text.endswith("]\n")


def test_the_toys_playthrough_is_the_stored_one() -> None:
    playthrough = import_module("open_spiel.python.algorithms.generate_playthrough").playthrough
    stored = (PLAYTHROUGHS / "toy.txt").read_text(encoding="utf-8")
    assert playthrough(f"{PREFIX}toy", [], seed=1) == stored


@over_games
def test_the_kind_of_node_follows_who_owes_a_decision(name: str) -> None:
    seats = max(2, GAMES[name].seats.start)
    kinds = set()
    for state in walk(load(name, players=seats), "1"):
        actors = state.course().position.actors()
        kinds.add(len(actors) > 1)
        assert state.is_simultaneous_node() == (len(actors) > 1)
        assert state.is_chance_node() == (actors == [BOX])
        assert state.is_terminal() == (not actors)
        if len(actors) == 1 and actors != [BOX]:
            assert state.current_player() == actors[0]
    assert (True in kinds) == (not GAMES[name].rules.in_turn)


@pytest.mark.parametrize("name", [name for name in GAMES if not GAMES[name].rules.in_turn])
def test_in_turns_no_node_is_simultaneous(name: str) -> None:
    game = load(name + TURNS, players=2)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert not any(state.is_simultaneous_node() for state in walk(game, "1"))


@over_games
def test_chance_has_the_odds_of_the_box(name: str) -> None:
    for state in walk(load(name), "2", 60):
        if state.is_chance_node():
            odds = state.course().position.odds()
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [move for move, _ in outcomes] == [move for move, _ in odds]
            ratio = outcomes[0][1] / odds[0][1]
            assert [chance for _, chance in outcomes] == pytest.approx([w * ratio for _, w in odds])


def test_a_seat_that_owes_nothing_can_only_wait() -> None:
    game = load("silver_gold", players=3)
    wait = GAMES["silver_gold"].rules.moves
    idle = 0
    for state in walk(game, "1"):
        if state.is_simultaneous_node():
            actors = state.course().position.actors()
            for seat in set(range(3)) - set(actors):
                idle += 1
                assert state.legal_actions(seat) == [wait]
                assert state.action_to_string(seat, wait) == "wait"
    assert idle


def test_a_joint_move_that_is_refused_changes_nothing() -> None:
    state = at_decision(load("toy"), "1", 0)
    before, own = str(state), state.legal_actions(0)[0]
    with pytest.raises(RulesError, match="seat 2"):
        state.apply_actions([own, own])
    assert str(state) == before
    assert state.legal_actions(0)[0] == own


def test_a_move_of_a_seat_that_owes_nothing_is_refused() -> None:
    game = load("silver_gold", players=3)
    for state in walk(game, "1"):
        actors = state.course().position.actors()
        if state.is_simultaneous_node() and len(actors) < 3:
            break
    moves = [state.legal_actions(seat)[0] if seat in actors else 0 for seat in range(3)]
    with pytest.raises(SaqqaraError, match="owes no decision; it can only wait"):
        state.apply_actions(moves)


def test_moves_are_written_in_notation() -> None:
    state = load("toy").new_initial_state()
    assert state.action_to_string(state.legal_actions()[0]) == "card 1"
    assert str(state) == "toy, moment 0: box to move; points 0 0"


@over_games
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = at_decision(load(name), "3", 1)
    before, heard = str(state), state.information_state_string(0)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert (str(twin), twin.history()) == (before, state.history())
        assert twin.information_state_string(0) == heard
        step(twin, Rng("1"))
        assert twin.information_state_string(0) != heard
    assert (str(state), state.information_state_string(0)) == (before, heard)


@over_subjects
def test_a_state_is_read_as_it_was_written(subject: Subject) -> None:
    game = subject_game(subject)
    state = at_decision(game, "4", 2)
    for twin in (
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        pickle.loads(pickle.dumps(state)),  # noqa: S301, our own bytes
    ):
        assert twin.history() == state.history()
        for seat in range(game.num_players()):
            assert twin.information_state_string(seat) == state.information_state_string(seat)


def test_returns_are_places_or_points() -> None:
    for reward, most in (("place", 1.0), ("points", 10.0)):
        game = load("toy", players=3, reward=reward)
        *_, state = walk(game, "5")
        points = state.course().position.scores()
        assert state.rewards() == state.returns()
        assert (game.min_utility(), game.max_utility()) == (-most, most)
        if reward == "points":
            assert state.returns() == [each / 100 for each in points]
        else:
            assert state.returns()[points.index(max(points))] == pytest.approx(1)
            assert sum(state.returns()) == pytest.approx(0)


def test_the_utility_is_that_of_the_parameters() -> None:
    utility = pyspiel.GameType.Utility
    assert load("terra").get_type().utility == utility.ZERO_SUM
    assert load("terra", task="1").get_type().utility == utility.IDENTICAL
    assert load("terra", reward="points").get_type().utility == utility.GENERAL_SUM
    assert load("labyrinth", players=1).get_type().utility == utility.GENERAL_SUM


# What a seat knows


@over_subjects
def test_the_observation_is_the_settings(subject: Subject) -> None:
    game = subject_game(subject)
    state, kept = at_decision(game, "6", 1), subject.setting()
    position = state.course().position
    for seat in range(subject.seats):
        row = kept.observation(position, seat)
        assert state.observation_tensor(seat) == row.tolist()
        observer = game.make_py_observer()
        observer.set_from(state, seat)
        for name, block in kept.split(row).items():
            assert observer.dict[name].tolist() == block.tolist()


def provides_tensor(game: Any) -> bool:
    return bool(game.get_type().provides_information_state_tensor)


def recalling(game: Any) -> Any:
    """An observer that gives all that a seat has seen and decided, as numbers."""
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    return game.make_py_observer(kind, {"tensor": True})


def recalled(game: Any, state: Any, seat: int) -> Any:
    observer = recalling(game)
    observer.set_from(state, seat)
    return observer.tensor


@over_games
def test_observers_of_every_kind_show_what_they_should(name: str) -> None:
    game = load(name, players=max(2, GAMES[name].seats.start))
    state, kept = at_decision(game, "7", 1), setting(name, max(2, GAMES[name].seats.start))
    alone, everybody, nobody = (
        pyspiel.PrivateInfoType.SINGLE_PLAYER,
        pyspiel.PrivateInfoType.ALL_PLAYERS,
        pyspiel.PrivateInfoType.NONE,
    )

    def observer(private: Any, *, public: bool = True, recall: bool = False, **params: Any) -> Any:
        kind = pyspiel.IIGObservationType(
            public_info=public, private_info=private, perfect_recall=recall
        )
        made = game.make_py_observer(kind, params)
        made.set_from(state, 1)
        return made

    public = observer(nobody)
    assert public.tensor.tolist() == kept.observation(state.course().position, WATCHER).tolist()
    assert public.string_from(state, 0) == public.string_from(state, 1)
    whole = observer(everybody)
    rows = [state.observation_tensor(seat) for seat in range(kept.seats)]
    assert whole.tensor.tolist() == [number for row in rows for number in row]
    lines = [state.observation_string(seat) for seat in range(kept.seats)]
    assert whole.string_from(state, 0) == "\n".join(lines)
    assert observer(nobody, public=False).string_from(state, 0) == ""
    secret = observer(alone, public=False)
    assert secret.tensor is None
    assert secret.string_from(state, 1).startswith("seat_2\n{")
    assert len(secret.string_from(state, 1)) < len(state.observation_string(1))
    longer = observer(alone, public=False, recall=True).string_from(state, 1)
    assert longer.split("\n")[-1] == secret.string_from(state, 1).split("\n")[-1]
    assert (observer(alone, recall=True).tensor is None) != provides_tensor(game)
    recall = observer(alone, recall=True, tensor=True)
    assert recall.string_from(state, 1) == state.information_state_string(1)
    positions = [heard.after for heard in state.course().heard(1)]
    seen = [kept.observation(position, 1).tolist() for position in positions]
    assert recall.dict["seen"][: len(seen)].tolist() == seen
    assert not recall.dict["seen"][len(seen) :].any()
    assert recall.tensor[: kept.width].tolist() == state.observation_tensor(1)
    together = np.concatenate([recalled(game, state, seat) for seat in range(kept.seats)])
    assert np.array_equal(observer(everybody, recall=True, tensor=True).tensor, together)


@over_games
def test_the_tensor_of_recall_is_filled_anew_each_time(name: str) -> None:
    """For the seat and the game it is asked for, whatever it held before."""
    game = load(name, players=max(2, GAMES[name].seats.start))
    late, early = at_decision(game, "7", 3), at_decision(game, "8", 1)
    used, fresh = recalling(game), recalling(game)
    used.set_from(late, 1)
    decided = np.argwhere(used.dict["decided"])
    moves = [(nth, move) for nth, (seat, move) in enumerate(late.course().moves) if seat == 1]
    assert decided.tolist() == [list(pair) for pair in moves]
    used.set_from(early, 0)
    fresh.set_from(early, 0)
    assert np.array_equal(used.tensor, fresh.tensor)
    assert fresh.dict["viewer"].tolist()[:2] == [1, 0]


def test_an_observer_takes_no_other_parameters() -> None:
    with pytest.raises(SaqqaraError, match="one parameter, tensor; got"):
        load("toy").make_py_observer(None, {"colour": 1})


def test_the_information_state_tells_all_that_was_heard_and_decided() -> None:
    game = load("toy")
    state, pack = game.new_initial_state(), game.setting.pack
    for notation in ("card 6", "card 4", "card 1", "card 2", "treasure 3"):
        state.apply_action(state.string_to_action(notation))
    state.apply_actions(
        [GAMES["toy"].rules.read(pack, notation) for notation in ("lay 4", "lay 2")]
    )
    assert state.information_state_string(1).split("\n")[:-1] == [
        "seat_2",
        *("toy-dealt-hidden seat=0", "toy-dealt-hidden seat=0"),
        *("toy-dealt card=1 seat=1", "toy-dealt card=2 seat=1"),
        *("toy-treasure worth=3", "toy-ready seat=0", "> lay 2"),
        *("toy-laid card=4 seat=0", "toy-laid card=2 seat=1", "toy-won seat=0 worth=3"),
    ]


def test_in_the_toy_recall_is_perfect() -> None:
    """Equal information states have equal pasts: those of the seat, with its moves."""
    game = load("toy_turns")
    by_text: dict[str, list[Any]] = {}
    by_numbers: dict[Any, list[Any]] = {}
    met = 0
    for seed in range(150):
        pasts: list[list[Any]] = [[], []]
        # Two decks only, so that the same information comes up again.
        state, rng = game.new_initial_state(), Rng(str(seed))
        while not state.is_terminal():
            seat, legal = state.current_player(), state.legal_actions()
            move = rng.pick(legal[:2] if seat < 0 else legal)
            if seat >= 0:
                text, numbers = (
                    state.information_state_string(seat),
                    tuple(state.information_state_tensor(seat)),
                )
                met += text in by_text
                assert by_text.setdefault(text, pasts[seat][:]) == pasts[seat]
                assert by_numbers.setdefault(numbers, text) == text
                pasts[seat].append((text, move))
            state.apply_action(move)
    assert met > 20
    assert len(by_text) == len(by_numbers)


@over_subjects
def test_a_resampled_state_is_the_same_to_its_seat_and_another_to_the_rest(
    subject: Subject,
) -> None:
    game, seat = subject_game(subject), subject.seats - 1
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    different = 0
    for nth in (1, 1, 1, 8, 8, 8):
        state = at_decision(game, "8", nth)
        twin = state.resample_from_infostate(seat, sampler)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert np.array_equal(recalled(game, twin, seat), recalled(game, state, seat))
        assert twin.legal_actions(seat) == state.legal_actions(seat)
        assert twin.history() == []
        texts = [
            [each.observation_string(other) for other in range(subject.seats)]
            for each in (state, twin)
        ]
        different += texts[0] != texts[1]
    assert (different > 0) == (subject.seats > 1)


def test_in_a_resampled_state_others_have_heard_what_everybody_heard() -> None:
    state = at_decision(load("toy"), "9", 1)
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    twin = state.resample_from_infostate(0, sampler)
    watcher = [heard.text for heard in state.course().heard(WATCHER)]
    lines = "\n".join(["seat_2", *watcher])
    assert twin.information_state_string(1).startswith(lines + "\n{")
    assert "toy-dealt card" not in twin.information_state_string(1)
    assert "toy-dealt card" in twin.information_state_string(0)
    game, course = state.get_game(), state.course()
    observer = recalling(game)
    observer.set_from(twin, 1)
    for nth, heard in enumerate(course.heard(1)):
        watched = game.setting.observation(heard.after, WATCHER)
        assert observer.dict["seen"][nth].tolist() == watched.tolist()


def test_a_resampled_state_is_cloned_and_played_on_but_not_written_down() -> None:
    state = at_decision(load("valley"), "9", 5)
    twin = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
    for each in (twin.clone(), copy.deepcopy(twin)):
        assert each.information_state_string(1) == twin.information_state_string(1)
        step(each, Rng("1"))
        assert len(each.history()) == 1
    with pytest.raises(SaqqaraError, match="cannot be written down"):
        twin.serialize()


@pytest.mark.parametrize("name", ["toy_turns", "valley"])
def test_information_set_tree_search_can_play(name: str) -> None:
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    game, chance = load(name), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=chance)
    state, rng, asked = game.new_initial_state(), Rng("1"), 0
    while not state.is_terminal() and asked < 4:
        if state.is_chance_node():
            step(state, rng)
            continue
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)
        asked += 1
    assert asked == 4


def test_counterfactual_regret_can_be_minimised() -> None:
    solver_of = import_module("open_spiel.python.algorithms.external_sampling_mccfr")
    solver = solver_of.ExternalSamplingSolver(load("toy_turns"))
    solver.iteration()
    assert solver.average_policy()


# Parameters


def test_every_game_is_registered() -> None:
    names = set(pyspiel.registered_names())
    assert {PREFIX + name for name in GAMES} <= names


def test_a_game_is_made_by_its_text() -> None:
    game = pyspiel.load_game("python_saqqara_labyrinth(players=3,scoring=pro)")
    assert game.num_players() == 3
    assert game.setting.options == {"scoring": "pro", "bets": "off"}


def test_numbers_among_words_carry_the_name_of_their_option() -> None:
    game = pyspiel.load_game("python_saqqara_terra(players=1,task=task_2)")
    assert game.setting.options["task"] == "2"
    assert load("terra", task="2").get_parameters()["task"] == "task_2"
    assert pyspiel.load_game("python_saqqara_valley(tombs=3)").setting.options["tombs"] == "3"


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("toy(players=9)", SaqqaraError, "toy: 9 seats; it is for 2 to 3 seats"),
        ("toy(wins=never)", SaqqaraError, "toy: wins=never; it can be: high, low"),
        ("toy(reward=gold)", SaqqaraError, "toy: reward=gold; it can be: place, points"),
        ("toy(pack=nowhere)", PackError, "nowhere/pack.toml: cannot be read"),
        ("terra(players=1)", SaqqaraError, "1 seats; it is for 2 to 4 seats with .*task=off"),
        ("valley(tombs=5)", SaqqaraError, "valley: tombs=5; it can be: 4, 3"),
        ("toy(colour=red)", pyspiel.SpielError, "Unknown parameter 'colour'"),
    ],
)
def test_bad_parameters_are_refused_by_name(text: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        pyspiel.load_game(PREFIX + text)


def test_registering_again_does_no_harm() -> None:
    before = pyspiel.registered_names()
    reload(spiel)
    assert pyspiel.registered_names() == before
    assert load("toy").new_initial_state().is_chance_node()


def test_a_program_with_the_games_ends_well() -> None:
    code = "import pyspiel, saqqara.rl.spiel; pyspiel.load_game('python_saqqara_toy')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
