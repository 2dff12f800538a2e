"""What whoever runs a server can choose."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from msgspec import Struct

from saqqara.agents.player import Named
from saqqara.server.limits import Pace


class Limits(Struct, frozen=True):
    """How much one caller may ask for."""

    device_messages: Pace = Pace(60, 20)
    address_messages: Pace = Pace(600, 200)
    requests: Pace = Pace(120, 20)  # HTTP, by address
    tables: Pace = Pace(20, 1 / 30)  # opened, by address
    misses: Pace = Pace(20, 1 / 5)  # tables and links that do not exist, by address
    chats: Pace = Pace(5, 1 / 2)  # by device
    sockets: int = 100  # open at once, by address


_ENDLESS: Final = Pace(1e12, 1e12)
WITHOUT_LIMITS: Final = Limits(
    _ENDLESS, _ENDLESS, _ENDLESS, _ENDLESS, _ENDLESS, _ENDLESS, 1_000_000
)


class Settings(Struct, frozen=True):
    """One server."""

    database: Path
    origins: tuple[str, ...] = ()  # further addresses under which people reach this server
    bot_pace: float = 0.6  # seconds a bot takes at least
    workers: int = 1  # processes in which bots think
    agents: tuple[Named, ...] = ()  # further bots, each in a process of its own
    sleep_after: float = 60.0  # seconds a table nobody watches stays in memory
    patience: float = 10.0  # seconds a viewer may take to receive a message
    ping: float = 20.0  # seconds between two pings, and to answer one
    limits: Limits = Limits()
    clock: Callable[[], float] = monotonic  # seconds, for time to think, absence, sleep and limits
