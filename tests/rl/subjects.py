"""Every game, and the options and numbers of seats that change the shape of its numbers."""

from dataclasses import dataclass, field

from saqqara.rl.setting import Setting, setting


@dataclass(frozen=True)
class Subject:
    """A game as an environment is asked for it."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options.values()])

    def setting(self) -> Setting:
        return setting(self.game, self.seats, self.options)


SUBJECTS = [
    Subject("toy", 2),
    Subject("toy", 3, {"wins": "low"}),
    Subject("silver_gold", 2),
    Subject("silver_gold", 4),
    Subject("labyrinth", 1),
    Subject("labyrinth", 5, {"scoring": "pro", "bets": "on"}),
    Subject("terra", 2),
    Subject("terra", 4, {"board": "oasis", "symbols": "on", "open_stacks": "on"}),
    Subject("terra", 1, {"task": "2", "free_swap": "on"}),
    Subject("valley", 2),
    Subject("valley", 2, {"tombs": "3", "consolation": "on"}),
]
