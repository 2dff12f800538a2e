"""The boards of the games, by the game's name."""

from typing import Final

from saqqara.boards.board import Board
from saqqara.boards.labyrinth import LABYRINTH
from saqqara.boards.plain import PLAIN
from saqqara.boards.silver_gold import SILVER_GOLD
from saqqara.boards.terra import TERRA
from saqqara.boards.toy import TOY
from saqqara.boards.valley import VALLEY

BOARDS: Final[dict[str, Board]] = {
    "labyrinth": LABYRINTH,
    "silver_gold": SILVER_GOLD,
    "terra": TERRA,
    "toy": TOY,
    "valley": VALLEY,
}


def drawer(game: str) -> Board:
    """A game without a board of its own is written out plainly."""
    return BOARDS.get(game, PLAIN)
