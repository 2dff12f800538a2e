"""The games as PettingZoo environments, seat after seat (AEC) and all at once (Parallel)."""

from typing import Any

import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from saqqara.core.errors import SaqqaraError
from saqqara.core.state import WATCHER
from saqqara.games import GAMES
from saqqara.rl.seats import FRAMES, MODES, Observed, Seats
from saqqara.rl.setting import env_id

Agent = str


class _Zoo:
    """What both kinds have: agents, spaces, drawings, the end of a game."""

    def __init__(self, name: str, max_cycles: int | None = None, **choices: Any) -> None:
        self.seats = Seats(name, **choices)
        self.max_cycles = max_cycles
        self.render_mode = self.seats.render_mode
        setting = self.seats.setting
        self.metadata: dict[str, Any] = {
            "name": f"saqqara_{setting.id.removeprefix('saqqara/').replace('-', '_')}",
            "render_modes": list(MODES),
            "render_fps": FRAMES,
            "is_parallelizable": True,
        }
        self.possible_agents = list(setting.names)
        self.agents: list[Agent] = []
        self._observes = {agent: self.seats.observation_space() for agent in self.possible_agents}
        self._acts = {agent: self.seats.action_space() for agent in self.possible_agents}
        self._cycles = 0

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._observes[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._acts[agent]

    def observe(self, agent: Agent) -> Observed:
        """What the seat may know. Who owes no decision can only wait."""
        return self.seats.see(self.possible_agents.index(agent))

    def render(self) -> Any:
        """The table as somebody without a seat sees it."""
        return self.seats.render(WATCHER)

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        self.seats.restart(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0

    def _check_running(self) -> None:
        if not self.agents:
            raise SaqqaraError("no game is being played: call reset()")

    @property
    def _over(self) -> bool:
        return not self.seats.play.actors

    @property
    def _cut(self) -> bool:
        """Broken off before the end of the game."""
        return not self._over and self.max_cycles is not None and self._cycles >= self.max_cycles

    def _rewards(self) -> dict[Agent, float]:
        """Nothing until the game is over."""
        worth = self.seats.play.returns() if self._over else [0.0] * len(self.possible_agents)
        return dict(zip(self.possible_agents, worth, strict=True))

    def _all(self, *, value: bool) -> dict[Agent, bool]:
        return dict.fromkeys(self.possible_agents, value)

    def _infos(self) -> dict[Agent, dict[str, Any]]:
        return {agent: {} for agent in self.possible_agents}


class Parallel(_Zoo, ParallelEnv):  # type: ignore[misc] # it has no types
    """All seats at once: whoever owes a decision makes one, the others wait."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observed], dict[Agent, dict[str, Any]]]:
        del options
        self._begin(seed)
        return self._seen(), self._infos()

    def _seen(self) -> dict[Agent, Observed]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observed],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """One decision of every seat that owes one; all are checked before the first counts."""
        self._check_running()
        due = self.seats.play.actors
        moves = [self._move(seat, actions) for seat in due]
        for seat, move in zip(due, moves, strict=True):
            self.seats.play.decide(seat, move)
        self._cycles += 1
        over, cut = self._over, self._cut
        if over or cut:
            self.agents = []
        return (
            self._seen(),
            self._rewards(),
            self._all(value=over),
            self._all(value=cut),
            self._infos(),
        )

    def _move(self, seat: int, actions: dict[Agent, int]) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise SaqqaraError(f"{agent} owes a decision, but there is no action for it")
        return self.seats.allowed(seat, actions[agent])


class AEC(_Zoo, AECEnv):  # type: ignore[misc] # see Parallel
    """Seat after seat. Where several decide at the same time, all choices count after the last."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = self._all(value=False), self._all(value=False)
        self.infos = self._infos()
        self._chosen: list[tuple[int, int]] = []  # seats and moves of this round
        self._ask()

    def _ask(self) -> None:
        """The next seat of this round; a round asks once everybody who owes a decision."""
        self.agent_selection = self.possible_agents[self.seats.play.actors[len(self._chosen)]]

    def step(self, action: int | None) -> None:
        """The decision of `agent_selection`; after the end, None for each agent in turn."""
        self._check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._chosen.append((seat, self.seats.allowed(seat, _given(agent, action))))
        self._cumulative_rewards[agent] = 0.0
        if len(self._chosen) == len(self.seats.play.actors):
            self._end_round()
        if not self.terminations[agent] and not self.truncations[agent]:
            self._ask()

    def _end_round(self) -> None:
        """All choices count now."""
        for seat, move in self._chosen:
            self.seats.play.decide(seat, move)
        self._chosen = []
        self._cycles += 1
        over, cut = self._over, self._cut
        self.terminations, self.truncations = self._all(value=over), self._all(value=cut)
        if over or cut:
            self.rewards = self._rewards()
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]


def _given(agent: Agent, action: int | None) -> int:
    if action is None:
        raise SaqqaraError(f"{agent} is still in the game: None is no action")
    return action


def env(name: str, **choices: Any) -> AEC:
    """The AEC environment of a game, by its name or id."""
    return AEC(name, **choices)


def parallel_env(name: str, **choices: Any) -> Parallel:
    """The Parallel environment of a game, by its name or id."""
    return Parallel(name, **choices)


def register() -> None:
    """Makes `pettingzoo.make("aec", "saqqara/silver_gold-v1")` work, and `"parallel"` with it."""
    for game in GAMES:
        if env_id(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", env_id(game), env, kwargs={"name": game})
            pettingzoo.register("parallel", env_id(game), parallel_env, kwargs={"name": game})
