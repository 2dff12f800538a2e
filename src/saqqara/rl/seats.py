"""What the environments of all interfaces share: spaces, illegal moves, drawings."""

from secrets import token_hex
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import Options
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.rl import draw
from saqqara.rl.play import Play
from saqqara.rl.setting import Setting, setting

MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = ("refuse", "random")
FRAMES: Final = 2  # pictures a second
Observed = dict[str, NDArray[Any]]


class Seats:
    """A game with its seats, as environments need it."""

    def __init__(
        self,
        name: str,
        *,
        seats: int | None = None,
        options: Options | None = None,
        pack: str = "standard",
        reward: str = "place",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        _one_of("illegal", illegal, ILLEGAL)
        _one_of("render_mode", render_mode, (None, *MODES))
        self.setting: Setting = setting(name, seats, options, pack)
        self.play = Play(self.setting, reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.base = token_hex(8)
        self.games = 0

    def restart(self, seed: int | None) -> None:
        """A new game. Without a seed the games go on from the last one that was given."""
        if seed is not None:
            self.base, self.games = str(seed), 0
        name = f"{self.base}/{self.games}"
        self.play.restart(name)
        self.slips = Rng(f"{name}/slips")
        self.games += 1

    @property
    def state(self) -> State:
        return self.play.state

    def observation_space(self) -> spaces.Dict:
        """Numbers within the bounds of their parts, and a mask of the open moves."""
        low, high = self.setting.bounds()
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.setting.moves,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.setting.moves)

    def see(self, seat: int) -> Observed:
        """What a seat may know, and its open moves."""
        return {
            "observation": self.setting.observation(self.state, seat),
            "action_mask": self.setting.mask(self.state, seat),
        }

    def allowed(self, seat: int, move: int) -> int:
        """The move if it is open; else a random one stands in, or it is refused by its rule."""
        legal = self.state.legal(seat)
        if move in legal:
            return int(move)
        if self.illegal == "random":
            return self.slips.pick(legal)
        self.setting.game.play(self.state, seat, int(move))
        raise AssertionError(f"move {move} is neither open nor refused")

    def render(self, viewer: int) -> str | NDArray[np.uint8] | None:
        """The table as a viewer sees it, in the mode chosen at the beginning."""
        if self.render_mode == "rgb_array":
            return draw.rgb(self.setting, self.state, viewer)
        if self.render_mode == "ansi":
            return draw.ansi(self.setting, self.state, viewer)
        if self.render_mode == "human":
            print(draw.ansi(self.setting, self.state, viewer), flush=True)  # noqa: T201
        return None


def _one_of(what: str, value: str | None, choices: tuple[str | None, ...]) -> None:
    if value not in choices:
        raise SaqqaraError(f"{what}={value}; it can be: {', '.join(map(str, choices))}")
