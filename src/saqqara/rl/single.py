"""The games as Gymnasium environments: one seat learns, bots sit in the others."""

from typing import Any

import gymnasium

from saqqara.bots import known, make
from saqqara.bots.bot import Bot, Sight
from saqqara.core.errors import SaqqaraError
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.rl.seats import FRAMES, MODES, Observed, Seats
from saqqara.rl.setting import Mask, env_id


class Single(gymnasium.Env[Any, Any]):
    """One seat's decisions; the others are made by bots that see what their seat sees."""

    def __init__(
        self,
        game: str,
        seat: int = 1,
        bots: str | list[str] = "steady",
        **choices: Any,
    ) -> None:
        self.seats = Seats(game, **choices)
        number = self.seats.setting.seats
        if not 1 <= seat <= number:
            raise SaqqaraError(f"seat={seat}; there are seats 1 to {number}")
        self.seat = seat - 1
        self.names = [bots] * (number - 1) if isinstance(bots, str) else bots
        if len(self.names) != number - 1:
            raise SaqqaraError(f"bots={self.names}; {number - 1} are needed")
        for name in self.names:
            known(name)
        self.render_mode = self.seats.render_mode
        self.metadata = {"render_modes": list(MODES), "render_fps": FRAMES}
        self.observation_space = self.seats.observation_space()
        self.action_space = self.seats.action_space()
        self.rivals: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.seats.restart(seed)
        game = self.seats.setting.game
        others = [seat for seat in range(self.seats.setting.seats) if seat != self.seat]
        self.rivals = {
            seat: make(name, game, Rng(f"{self.seats.base}/{self.seats.games}/{seat}"))
            for seat, name in zip(others, self.names, strict=True)
        }
        self._others()
        return self.seats.see(self.seat), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """A decision of the learning seat, then everything until its next one."""
        play = self.seats.play
        if not play.actors or len(self.rivals) < len(self.names):
            raise SaqqaraError("no game is running: call reset()")
        play.decide(self.seat, self.seats.allowed(self.seat, action))
        self._others()
        over = not play.actors
        worth = play.returns()[self.seat] if over else 0.0
        return self.seats.see(self.seat), worth, over, False, {}

    def _others(self) -> None:
        """Bots decide until the learning seat is due, or the game is over.

        Where all decide at the same time they do not see its choice, so they may come first.
        """
        play = self.seats.play
        while play.actors and (due := [seat for seat in play.actors if seat != self.seat]):
            play.decide(due[0], self.rivals[due[0]].choose(Sight(play.state, due[0])))

    def action_masks(self) -> Mask:
        """The open moves, where libraries ask for them by this name."""
        return self.seats.setting.mask(self.seats.state, self.seat)

    def render(self) -> Any:
        """The table as the learning seat sees it."""
        return self.seats.render(self.seat)


def register() -> None:
    """Makes `gymnasium.make("saqqara/silver_gold-v1")` work; a second time does no harm."""
    for game in GAMES:
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(env_id(game), "saqqara.rl.single:Single", kwargs={"game": game})
