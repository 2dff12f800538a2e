"""Saqqara: one table for pyramid board games. Start with `GAMES["silver_gold"].new(seats=3)`."""

from saqqara.core.errors import NotationError, PackError, RulesError, SaqqaraError
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.games import GAMES

__all__ = [
    "BOX",
    "GAMES",
    "WATCHER",
    "NotationError",
    "PackError",
    "Rng",
    "RulesError",
    "SaqqaraError",
]
