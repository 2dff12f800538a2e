"""What is in the box of Terra Pyramides, what is chosen at the table, what the rules count."""

from typing import Final

from saqqara.core.state import Pack
from saqqara.games.terra.engine.board import Board
from saqqara.games.terra.engine.moves import COLOURS, EYE, TILES, WORKER

WORKERS_IN_PLAY: Final = [0, 0, 14, 12, 10]  # by seats (TP-4)
TOGETHER: Final = 12  # workers of the co-operative game (TP-25)
WORTH: Final = [0, 5, 10, 20, 35, 60]  # of a pyramid by its level (TP-3)
TOP: Final = 5  # the highest level (TP-3)
TIPS: Final = 2  # of each player (TP-3, TP-17)
CROWD: Final = 3  # workers a place holds (TP-12), and a build needs (TP-16)
PRICE: Final = 3  # of a worker or a white brick (TP-18)
LOOK_PRICE: Final = 1  # of looking through a stack (TP-15)
HALF_PRICE: Final = 1  # of laying a tile in the other half (TP-23)
MOST_BRICKS: Final = 7  # TP-19
MOST_GOLD: Final = 4  # TP-19
FOUR_TOPS: Final = 4  # pyramids that task 1 asks for (TP-26)
MANY_POINTS: Final = 275  # more than these are asked for by task 2 (TP-27)

# What each tile gives (TP-11): bricks by colour, eyes, workers.
GIVES_BRICKS: Final = [[symbol for symbol in tile if symbol < COLOURS] for tile in TILES]
GIVES_GOLD: Final = [len([symbol for symbol in tile if symbol == EYE]) for tile in TILES]
GIVES_WORKERS: Final = [len([symbol for symbol in tile if symbol == WORKER]) for tile in TILES]


class Components(Pack):
    """Both boards (TP-1), the tiles by kind (TP-2), the foundations by value (TP-3)."""

    def __init__(
        self, name: str, digest: str, boards: list[Board], tiles: list[int], foundations: list[int]
    ) -> None:
        super().__init__(name, digest)
        self.boards = boards
        self.tiles = tiles
        self.foundations = foundations


class Options:
    """The choices at the table: board number, task (0 = against each other), variants."""

    def __init__(
        self, board: int, task: int, symbols: bool, open_stacks: bool, free_swap: bool
    ) -> None:
        self.board = board
        self.task = task
        self.symbols = symbols
        self.open_stacks = open_stacks
        self.free_swap = free_swap


def workers(seats: int, task: int) -> int:
    """How many workers a side has in play."""
    return TOGETHER if task else WORKERS_IN_PLAY[seats]


def turns(seats: int, task: int) -> int:
    """Turns of a whole game (TP-20, TP-25)."""
    return 28 if task or seats == 2 else 36
