"""Numbers for Prometheus. No names, no ids, nothing anybody said."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """One server's counts."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        r = self._registry
        self.moves = Counter("saqqara_moves", "Decisions of people that were stored", registry=r)
        self.bot_moves = Counter("saqqara_bot_moves", "Decisions of bots", registry=r)
        self.refusals = Counter("saqqara_refusals", "Refused requests", ["code"], registry=r)
        self.opened = Counter("saqqara_tables_opened", "Tables that were opened", registry=r)
        self.dropped = Counter("saqqara_viewers_dropped", "Viewers too slow to go on", registry=r)
        self.latency = Histogram(
            "saqqara_answer_seconds", "From message to answer", buckets=SECONDS, registry=r
        )
        self.stored = Histogram(
            "saqqara_store_seconds", "From asking to being on disk", buckets=SECONDS, registry=r
        )
        self.thought = Histogram(
            "saqqara_bot_seconds", "How long a bot thought", buckets=SECONDS, registry=r
        )

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is asked for when it is wanted."""
        Gauge(name, text, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)
