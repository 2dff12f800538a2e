"""One open socket at a table. Views are whole, so a slow viewer skips what it missed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from saqqara.server.show import Viewpoint

SEND_SECONDS: Final = 10.0  # who takes longer to receive a message is dropped

NOTHING: Final = (-1, -1, -1)

Send = Callable[[bytes], Awaitable[None]]


class Viewer:
    """A device looking from a seat, or from nowhere."""

    def __init__(self, send: Send, device: str, seat: int, patience: float = SEND_SECONDS) -> None:
        self.device = device
        self.seat = seat
        self.point = Viewpoint(device, seat)
        self.seen = NOTHING  # what was new when it was last shown the table
        self.wake = asyncio.Event()
        self._send = send
        self._patience = patience
        self._sending = asyncio.Lock()

    def look_from(self, seat: int) -> None:
        """Another chair, or nowhere; then everything is told from the beginning."""
        self.seat = seat
        self.point = Viewpoint(self.device, seat)
        self.seen = NOTHING

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
