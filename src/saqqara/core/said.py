"""What is told to people: text keys with arguments, never sentences."""

from msgspec import Struct

Args = dict[str, str | int]


class Said(Struct, frozen=True):
    """A sentence: its key in the catalogue and what to fill in."""

    key: str
    args: Args = {}


class Why(Struct, frozen=True):
    """Why a move is not allowed: the rule, the sentence and the cells that break it."""

    rule: str
    key: str
    args: Args = {}
    cells: tuple[str, ...] = ()


class Item(Struct, frozen=True):
    """One line of a score: how many points, for what, by which rule."""

    rule: str
    key: str
    points: int
    args: Args = {}
