"""How much one device or address may ask for: buckets that fill up by time."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

REMEMBERED: Final = 10_000  # callers; the one longest silent is forgotten first


class Rate(NamedTuple):
    """So many at once, and so many a second on average."""

    burst: float
    a_second: float


class Buckets:
    """One bucket for each caller."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Takes one, if the caller has one left."""
        left = self._filled(caller)
        self._left[caller] = (left - 1 if left >= 1 else left, self._clock())
        self._left.move_to_end(caller)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return left >= 1

    def has(self, caller: str) -> bool:
        """Whether the caller has one left."""
        return self._filled(caller) >= 1

    def _filled(self, caller: str) -> float:
        now = self._clock()
        left, since = self._left.get(caller, (self._rate.burst, now))
        return min(self._rate.burst, left + (now - since) * self._rate.a_second)
