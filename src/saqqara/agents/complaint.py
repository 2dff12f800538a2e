"""What whoever runs a command hears of agents that failed."""

import logging
from collections.abc import Sequence

from msgspec import Struct

from saqqara.agents.player import Kind

logger = logging.getLogger("saqqara")


class Failure(Struct, frozen=True):
    """How often an agent failed in one way; each time a random legal move was made for it."""

    bot: str
    kind: Kind
    times: int
    first: str  # the first reason


class Complaints:
    """Says each kind of failure once for an agent and a game; the same again says nothing new."""

    def __init__(self) -> None:
        self._said: set[tuple[str, str, str]] = set()

    def note(self, agent: str, game: str, kind: Kind, reason: str) -> None:
        """A line in the log, if it is new."""
        if (agent, game, kind) in self._said:
            return
        self._said.add((agent, game, kind))
        logger.warning(
            "agent %s failed at %s (%s): %s; a random legal move was made",
            *(agent, game, kind, reason),
        )


def summed(failures: Sequence[Failure]) -> list[Failure]:
    """One for each bot and kind, in the order of the first ones."""
    found: dict[tuple[str, str], Failure] = {}
    for one in failures:
        before = found.get((one.bot, one.kind))
        times = one.times + (before.times if before else 0)
        first = before.first if before else one.first
        found[one.bot, one.kind] = Failure(one.bot, one.kind, times, first)
    return list(found.values())
