"""Saqqara: one table for pyramid board games. Start with `GAMES["silver_gold"].new(seats=3)`."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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

_HOMES = {"BOX": "core.state", "WATCHER": "core.state", "GAMES": "games", "Rng": "core.rng"}


def __getattr__(name: str) -> object:
    """A name is read from its home when it is asked for: `saqqara --help` needs none of them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'core.errors')}"), name)
