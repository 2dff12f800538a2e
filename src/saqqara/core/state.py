"""The contract of a game's state. Search trusts it, the laws in tests/laws check it."""

from typing import Final

from mypy_extensions import mypyc_attr

from saqqara.core.rng import Rng

BOX: Final = -1  # the seat of chance: what comes out of the box
WATCHER: Final = -2  # a viewer without a seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """The components a game is played with. `digest` changes whenever their content does."""

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game, everything hidden included."""

    def __init__(self, seats: int, rules: int = 1) -> None:
        self.seats = seats
        self.rules = rules  # the number of the rules it is played by
        self.moment = 0  # goes up whenever something hidden is revealed or the turn passes

    def actors(self) -> list[int]:
        """Seats that owe a decision, rising; [BOX] = chance is due; [] = the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Move numbers open to this actor, rising and without repeats."""
        raise NotImplementedError

    def odds(self) -> list[tuple[int, int]]:
        """At BOX: every outcome, rising, with its whole-number weight."""
        raise NotImplementedError

    def chance(self, rng: Rng) -> int:
        """At BOX: one outcome by the odds. A game may draw it without listing them all."""
        odds = self.odds()
        return draw(odds, rng.below(total(odds)))

    def apply(self, seat: int, move: int) -> None:
        """Makes a legal move. Trusts its caller; strangers go through Game.play."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An equal state that shares nothing changeable with this one."""
        raise NotImplementedError

    def guess(self, seat: int, rng: Rng) -> "State":
        """A copy in which everything this seat (or WATCHER) cannot know is drawn anew."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of each seat if the game ended now."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """Place of each seat, 1 = winner, ties as the rules say."""
        raise NotImplementedError


def draw(odds: list[tuple[int, int]], point: int) -> int:
    """The outcome at this point of the summed weights."""
    for move, weight in odds:
        if point < weight:
            return move
        point -= weight
    raise IndexError(point)


def total(odds: list[tuple[int, int]]) -> int:
    """The sum of the weights."""
    weights = 0
    for _, weight in odds:
        weights += weight
    return weights


def places(keys: list[tuple[int, int]]) -> list[int]:
    """Ranks by falling key; equal keys share a place, counted as 1, 1, 3."""
    return [1 + len([other for other in keys if other > key]) for key in keys]
