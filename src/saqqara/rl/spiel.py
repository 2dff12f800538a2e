"""The games as OpenSpiel games: importing this registers `python_saqqara_<game>` for each.

Where several seats may owe a decision at once the game is one of simultaneous moves, and there is
a second one, `python_saqqara_<game>_turns`, in which they decide one after another, each without
being told what the others chose. Algorithms that want one kind of node throughout, such as
`rl_environment` and IS-MCTS, need that one.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, total
from saqqara.games import GAMES
from saqqara.rl.play import REWARDS, returns
from saqqara.rl.setting import Setting, setting
from saqqara.rl.spiel_observer import Course, Move, SpielObserver, is_short

PREFIX: Final = "python_saqqara_"
TURNS: Final = "_turns"
MOST: Final = 10.0  # in hundreds: no seat wins or loses a thousand points
Params = Mapping[str, Any]
Type = pyspiel.GameType


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: players, pack, reward and each of its options.

    A choice that is a number, of an option with words among its choices, is written with the
    option's name (`task=task_1`), for OpenSpiel takes a bare number for a number.
    """

    card: AnyGame
    short_name: str
    in_turn: bool  # whether seats that owe a decision at once decide one after another

    def __init__(self, params: Params | None = None) -> None:
        given = {**specification(self.card), **(params or {})}
        options = {key: _plain(key, given[key]) for key in self.card.options}
        if given["reward"] not in REWARDS:
            known = ", ".join(REWARDS)
            raise SaqqaraError(f"{self.short_name}: reward={given['reward']}; it can be: {known}")
        self.reward: str = given["reward"]
        self.setting = setting(self.card.name, given["players"], options, given["pack"])
        self.longest: int = self.card.rules.bound(self.setting.pack, self.setting.seats, options)
        utility, bounds = _utility(self.setting, self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.moves,
            max_chance_outcomes=self.card.rules.moves,
            num_players=self.setting.seats,
            max_game_length=self.longest,
            **bounds,
        )
        spelled = {key: _spelled(self.card, key, value) for key, value in options.items()}
        super().__init__(self.kind(utility), info, {**given, **spelled})

    @classmethod
    def kind(cls, utility: Any = Type.Utility.GENERAL_SUM) -> Any:
        """What OpenSpiel wants to know of a game; the utility depends on the parameters."""
        return Type(
            short_name=cls.short_name,
            long_name=f"Saqqara {cls.short_name.removeprefix(PREFIX).replace('_', ' ')}",
            dynamics=Type.Dynamics.SEQUENTIAL if cls.in_turn else Type.Dynamics.SIMULTANEOUS,
            chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
            information=Type.Information.IMPERFECT_INFORMATION,
            utility=utility,
            reward_model=Type.RewardModel.TERMINAL,
            max_num_players=cls.card.seats.stop - 1,
            min_num_players=cls.card.seats.start,
            provides_information_state_string=True,
            provides_information_state_tensor=is_short(setting(cls.card.name)),
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification=specification(cls.card),
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Params | None = None
    ) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.setting, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with its past."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._course: Course | list[Move] = []

    def course(self) -> Course:
        """The game so far; where only its moves are known they are played first."""
        if isinstance(self._course, list):
            moves, self._course = self._course, Course(self.get_game().setting)
            for seat, move in moves:
                self._course.play(seat, move)
        return self._course

    def current_player(self) -> int:
        actors = self.course().position.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        if actors == [BOX]:
            return int(pyspiel.PlayerId.CHANCE)
        together = len(actors) > 1 and not self.get_game().in_turn
        return int(pyspiel.PlayerId.SIMULTANEOUS) if together else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        course = self.course()
        if player in course.position.actors():
            return course.position.legal(player)
        return [course.setting.wait]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its exact probability."""
        odds = self.course().position.odds()
        weights = total(odds)
        return [(move, weight / weights) for move, weight in odds]

    def _apply_action(self, action: int) -> None:
        course = self.course()
        course.play(course.position.actors()[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        """One decision of every seat that owes one; if any is refused, none is made."""
        course = self.course().copy()
        actors = course.position.actors()
        for seat, action in enumerate(actions):
            if seat in actors:
                course.play(seat, action)
            elif action != course.setting.wait:
                wait = f"it can only wait (move {course.setting.wait})"
                raise SaqqaraError(f"{course.setting.names[seat]} owes no decision; {wait}")
        self._course = course

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        kept = self.course().setting
        return "wait" if action == kept.wait else kept.game.rules.write(kept.pack, action)

    def is_terminal(self) -> bool:
        return not self.course().position.actors()

    def returns(self) -> list[float]:
        """Zeros until the game is over."""
        course = self.course()
        if not self.is_terminal():
            return [0.0] * course.setting.seats
        return returns(course.setting.game, course.position, self.get_game().reward)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SpielState":
        """A state with everything this player cannot know drawn anew.

        It has no history: that of the true game would give it away. The player has heard what it
        had heard, the other players only what was said to everybody. It can be cloned and played
        on, but not serialized. OpenSpiel's C++ cannot call this, its Python algorithms can.
        """
        twin: SpielState = self.get_game().new_initial_state()
        twin._course = self.course().redraw(player_id, Rng(repr(sampler())))
        return twin

    def __deepcopy__(self, memo: object) -> Any:
        return self.clone()

    def __str__(self) -> str:
        course = self.course()
        position = course.position
        names = ["box" if seat == BOX else course.setting.names[seat] for seat in position.actors()]
        due = f"{', '.join(names)} to move" if names else "over"
        points = " ".join(str(points) for points in position.scores())
        return f"{course.setting.game.name}, moment {position.moment}: {due}; points {points}"


def specification(game: AnyGame) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    options = {key: _spelled(game, key, choices[0]) for key, choices in game.options.items()}
    players = game.seats_for({}).start
    return {"players": players, "pack": "standard", "reward": REWARDS[0], **options}


def _spelled(game: AnyGame, key: str, value: str) -> str | int:
    """A choice as a parameter that comes back the same when OpenSpiel reads it."""
    if all(choice.isdigit() for choice in game.options[key]):
        return int(value)
    return f"{key}_{value}" if value.isdigit() else value


def _plain(key: str, value: str | int) -> str:
    return str(value).removeprefix(f"{key}_")


def _utility(kept: Setting, reward: str) -> tuple[Any, dict[str, float | None]]:
    """The kind of the game by its returns, and their bounds."""
    if kept.game.judging.shared(kept.new()):
        return Type.Utility.IDENTICAL, _bounds(1.0, None)
    if reward == "points" or kept.seats == 1:
        return Type.Utility.GENERAL_SUM, _bounds(MOST, None)
    return Type.Utility.ZERO_SUM, _bounds(1.0, 0.0)


def _bounds(most: float, together: float | None) -> dict[str, float | None]:
    return {"min_utility": -most, "max_utility": most, "utility_sum": together}


def register(game: AnyGame, name: str, *, turns: bool) -> None:
    """Makes a game known to OpenSpiel; doing it again changes nothing."""

    # A class, not a function: OpenSpiel lets go of it when Python has already ended.
    class Made(SpielGame):
        card = game
        short_name = name
        in_turn = turns

    pyspiel.register_game(Made.kind(), Made)


for _game in GAMES.values():
    register(_game, PREFIX + _game.name, turns=_game.rules.in_turn)
    if not _game.rules.in_turn:
        register(_game, PREFIX + _game.name + TURNS, turns=True)
