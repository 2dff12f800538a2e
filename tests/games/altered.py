"""A game's card with some of its entries replaced, in whichever group they stand."""

from dataclasses import fields, replace
from typing import Any

from saqqara.core.game import AnyGame

GROUPS = ("rules", "telling", "judging")


def altered(game: AnyGame, **entries: Any) -> AnyGame:  # noqa: ANN401 - of any kind
    """`tensor` is what writes for learners, every other entry has the name it has in its group."""
    if tensor := entries.pop("tensor", None):
        game = replace(game, learning=replace(game.learning, write=tensor))
    for name, entry in entries.items():
        group = next(g for g in GROUPS if name in {f.name for f in fields(getattr(game, g))})
        game = replace(game, **{group: replace(getattr(game, group), **{name: entry})})
    return game
