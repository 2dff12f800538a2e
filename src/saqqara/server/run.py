"""Starts and stops a server: the port, the log lines, the signals."""

import asyncio
import gc
import json
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from saqqara.core.errors import SaqqaraError
from saqqara.server.app import LARGEST, make_app
from saqqara.server.line import Line
from saqqara.server.settings import Settings
from saqqara.server.store import Store

STOP_SECONDS = 5
SENDING = 64 * 1024  # bytes on their way to one viewer; what is behind that is skipped, not late


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for callers, or a clear reason why there is none."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        waiting = socket.create_server(address[:2], family=family, backlog=2048)
        waiting.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
        waiting.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # small answers go at once
    except OSError as error:
        raise SaqqaraError(f"--host {host} --port {port}: {error.strerror}") from error
    return waiting


def serve(settings: Settings, waiting: socket.socket, up: Callable[[], None]) -> None:
    """Serves until SIGTERM or SIGINT; what was acknowledged is stored."""
    _log_as_json()
    gc.set_threshold(50_000, 20, 100)  # a sixth more moves a second than with Python's own
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, _end)
    config = configured(settings)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_try(settings))
        runner.run(_Server(config, up).serve([waiting]))


def configured(settings: Settings) -> uvicorn.Config:
    """The application and how it is reached."""
    return uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # would cost more memory than all else of a socket
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def _end(_signal: int, _frame: FrameType | None) -> None:
    """Uvicorn raises the signal again when it has stopped: that is a clean end."""
    sys.exit(0)


async def _try(settings: Settings) -> None:
    """Refuses a database that cannot be used before anybody is let in."""
    await (await Store.open(settings.database, lambda: 0)).close()


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._up()


class _Json(logging.Formatter):
    """One line of JSON per event. Nothing that people send or own is in it."""

    def format(self, record: logging.LogRecord) -> str:
        facts = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        return json.dumps(facts)


def _log_as_json() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
