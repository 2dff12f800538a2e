"""Weights of the features as self-play fitted them, from each game's `weights.json`."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from saqqara.core.game import AnyGame

GAMES: Final = Path(__file__).parent.parent / "games"


class Fitted(Struct, frozen=True):
    """How to judge positions of one variant: points expected for each unit of a feature."""

    command: str  # that made the numbers
    spread: float  # a lead in points that wins about three times out of four
    weights: dict[str, float]


def in_folder(games: Path, name: str, file: str) -> Path:
    """A file of a game in the folder of the games."""
    return games / name / file


def file_in(games: Path, name: str) -> Path:
    """Where a game's numbers lie."""
    return in_folder(games, name, "weights.json")


def read(file: Path) -> dict[str, Fitted]:
    """All variants of a game; the plain one is called ""."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Fitted])


@cache
def load(name: str) -> dict[str, Fitted]:
    """The numbers that come with the game."""
    return read(file_in(GAMES, name))


def fitted(game: AnyGame, variant: str) -> Fitted:
    """The numbers of a variant, or those of the plain game where it has none of its own."""
    found = load(game.name)
    return found.get(variant, found[""])
