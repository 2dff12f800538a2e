"""The list of games. A game that is not named here does not exist."""

from typing import Final

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.games.labyrinth import GAME as LABYRINTH
from saqqara.games.silver_gold import GAME as SILVER_GOLD
from saqqara.games.terra import GAME as TERRA
from saqqara.games.toy import GAME as TOY
from saqqara.games.valley import GAME as VALLEY

GAMES: Final[dict[str, AnyGame]] = {
    game.name: game for game in (SILVER_GOLD, LABYRINTH, TERRA, VALLEY, TOY)
}


def find(name: str) -> AnyGame:
    """The game of this name, or an error that lists the names."""
    if name not in GAMES:
        raise SaqqaraError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
