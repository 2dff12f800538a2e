"""One open socket at a table. Views are whole, so a slow viewer skips what it missed."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from saqqara.core.said import Item
from saqqara.core.state import State
from saqqara.table.news import Counts

SEND_SECONDS: Final = 10.0  # who takes longer to receive a message is dropped

UNSEEN: Final[Counts] = (-1, -1, -1)

Send = Callable[[bytes], Awaitable[None]]


@dataclass(frozen=True)
class Looked:
    """A position, how it looks from a seat, and the points of that seat in it."""

    desk: State
    view: Struct
    items: list[Item]


class Viewer:
    """A device looking from a seat or from nowhere (WATCHER), and how far it has been told."""

    def __init__(self, send: Send, device: str, seat: int, patience: float = SEND_SECONDS) -> None:
        self.device = device
        self.has_box = False  # it is told once, whatever the seat
        self.look_from(seat)
        self.wake = asyncio.Event()
        self._send = send
        self._patience = patience
        self._sending = asyncio.Lock()

    def look_from(self, seat: int) -> None:
        """Another chair, or nowhere; then everything is told from the beginning."""
        self.seat = seat
        self.lines = 0  # of the log that it has for good
        self.talks = 0  # lines of talk
        self.looked: Looked | None = None
        self.seen = UNSEEN  # what was new when it was last shown the table

    async def send(self, message: bytes) -> None:
        """One message; TimeoutError if the viewer does not take it."""
        async with self._sending, asyncio.timeout(self._patience):
            await self._send(message)

    async def follow(self, look: Callable[["Viewer"], bytes]) -> None:
        """Shows the table whenever there is something new, until the socket is gone."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            await self.send(look(self))
