"""Every game, and the options and numbers of seats that change the shape of its numbers."""

from dataclasses import dataclass, field

from saqqara.games import GAMES
from saqqara.rl.setting import Setting, setting
from tests.games.about import about


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
    Subject(game, seats, dict(options)) for game in GAMES for seats, options in about(game).tables
]
# Of each game the table with most seats.
LARGEST = [max((s for s in SUBJECTS if s.game == game), key=lambda s: s.seats) for game in GAMES]
