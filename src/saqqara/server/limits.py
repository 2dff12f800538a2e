"""How much one device or address may ask for: buckets that fill up by time."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

REMEMBERED: Final = 10_000  # callers; the one longest silent is forgotten first


class Pace(NamedTuple):
    """So many at once, and so many a second on average."""

    burst: float
    a_second: float


class Buckets:
    """One bucket for each caller."""

    def __init__(self, pace: Pace, clock: Callable[[], float]) -> None:
        self._pace = pace
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
        left, since = self._left.get(caller, (self._pace.burst, now))
        return min(self._pace.burst, left + (now - since) * self._pace.a_second)
