"""The games as text in colours: how each is drawn in a terminal, and how moves are chosen there."""

from importlib import import_module
from importlib.util import find_spec

from saqqara.boards.plain import PLAIN
from saqqara.boards.screen import Screen


def drawer(game: str) -> Screen:
    """The screen in the game's own folder; a game without one is written out plainly."""
    if find_spec(f"saqqara.boards.{game}") is None:
        return PLAIN
    screen: Screen = import_module(f"saqqara.boards.{game}").SCREEN
    return screen
