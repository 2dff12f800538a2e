"""The list of games. A game that is not named here does not exist."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame


class Games(Mapping[str, AnyGame]):
    """The games by name; the folder of a game is read when the game is asked for."""

    def __init__(self, *names: str) -> None:
        self.read: dict[str, AnyGame | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> AnyGame:
        found = self.read[name]
        if found is None:
            found = self.read[name] = import_module(f"saqqara.games.{name}").GAME
        return found

    def __contains__(self, name: object) -> bool:
        return name in self.read

    def __iter__(self) -> Iterator[str]:
        return iter(self.read)

    def __len__(self) -> int:
        return len(self.read)


GAMES: Final = Games(
    "silver_gold",
    "labyrinth",
    "terra",
    "valley",
    "toy",
)


def find(name: str) -> AnyGame:
    """The game of this name, or an error that lists the names."""
    if name not in GAMES:
        raise SaqqaraError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
