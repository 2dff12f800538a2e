"""What the tests that run over every game need to know of one: `ABOUT` in its folder."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class About:
    """Filled in once for each game."""

    components: Callable[[Any], Counter[str]]  # of a position: the same in every other one
    tables: tuple[tuple[int, Mapping[str, str]], ...]  # that change the shape of its numbers
    left_out: Mapping[str, str]  # what a view shows and numbers do not, with the reason
    wire: tuple[tuple[int, str], ...]  # seats and seed of games played in lock-step
    parties: tuple[tuple[int, str], ...]  # people and bots of games that are killed
    stage: str = "stage"  # the plane that tells it
    games: int = 1  # to be played until every stage was met
    busy: str = ""  # a record with full boards


def about(game: str) -> About:
    found: About = import_module(f"tests.games.{game}.about").ABOUT
    return found
