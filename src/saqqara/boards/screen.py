"""The contract of a screen: how a game is drawn in a terminal, and how a move is chosen by keys."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from rich.console import Console, RenderableType

from saqqara.boards.lines import Lines
from saqqara.boards.signs import UNICODE, Signs
from saqqara.core.said import Why
from saqqara.text import Speech

NARROW: Final = 80  # every board fits into so many columns
ROOMY: Final = 4  # the rank of what is only for large terminals
TALL: Final = 29  # from so many rows on, a board may be drawn large


class Pick(Protocol):
    """A choice in the making. It never changes; a key leads to another one."""

    @property
    def move(self) -> int:
        """What Enter would do now; it need not be allowed."""

    def key(self, key: str) -> "Pick":
        """The choice after this key; itself if the key means nothing here."""

    def at(self, move: int) -> "Pick":
        """The choice that shows this move."""


@dataclass(frozen=True)
class Scene:
    """All that is to be drawn, as the person at `seat` may know it."""

    view: Any  # the game's own view for this seat
    public: Any  # the view of someone without a seat
    seat: int
    say: Speech
    write: Callable[[int], str]  # a move as notation
    box: Any = None  # what the game knows besides the position
    legal: list[int] = field(default_factory=list)  # empty = this seat owes nothing
    pick: Pick | None = None
    after: Any = None  # the view once the pick was played; None if that is not allowed
    why: Why | None = None  # a refusal whose cells are to be shown
    spread: bool = False  # also what is only shown on demand, such as cards to choose from
    signs: Signs = UNICODE
    width: int = NARROW
    rows: int = TALL


@dataclass(frozen=True)
class Block:
    """A piece of the screen. The higher its rank, the sooner it goes if there is no room."""

    lines: Lines
    rank: int = 0


@dataclass(frozen=True)
class Screen:
    """Wired once for each game."""

    draw: Callable[[Any, Any, Speech], RenderableType]  # any view and the box, for onlookers
    draw_pack: Callable[[Any, Speech, Console], RenderableType]  # all components
    blocks: Callable[[Scene], list[Block]]  # the screen of a person who plays
    pick: Callable[[Scene], Pick]  # where choosing begins, for whoever owes a move
    prompt: Callable[[Scene], str]  # what is asked
    brings: Callable[[Scene], str]  # what the pick would bring, empty if nothing is to be said
    keys: Callable[[Scene], str]  # the most useful keys in one line
    legend: Callable[[Scene], Lines]  # what the signs mean
    columns: int = NARROW  # of a drawing for onlookers
    rows: tuple[int, int] = (16, 16)  # of it: for the table, and for each seat
