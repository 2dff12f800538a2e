"""The line to a viewer, as uvicorn holds it; one that hangs is cut."""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

GOODBYE_SECONDS: Final = 5.0  # to receive what was sent before the end


class Line(WebSocketsSansIOProtocol):
    """Closing waits until everything is sent: to a viewer that takes nothing, for ever."""

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
