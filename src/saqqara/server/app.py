"""The application: its life, its routes, and how it says no."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from saqqara.core.errors import SaqqaraError
from saqqara.server import page
from saqqara.server.door import Door
from saqqara.server.errors import STATUS, ServerError, problem
from saqqara.server.lobby import Lobby
from saqqara.server.metrics import Metrics
from saqqara.server.room import House, Room
from saqqara.server.routes import ROUTES
from saqqara.server.settings import Settings
from saqqara.server.socket import Sockets
from saqqara.server.store import Store
from saqqara.server.thinkers import Thinkers
from saqqara.server.wire import Problem

LARGEST: Final = 16 * 1024  # bytes of a request or a message
CODES: Final = {404: "no-page", 405: "not-allowed", 413: "too-big"}  # the rest is bad-message

logger = logging.getLogger("saqqara")


class Asking(Request[Any, Any, Any]):
    """A request. A body that is not even text, or endlessly deep, is refused like any other."""

    async def json(self) -> Any:  # noqa: ANN401 - Litestar's
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise ServerError("bad-message", "the body cannot be read as JSON") from error


def make_app(settings: Settings) -> Door:
    """The whole server as one ASGI application."""
    metrics = Metrics()
    app = Litestar(
        route_handlers=[*ROUTES, page.index, page.asset, page.icon],
        lifespan=[partial(_life, settings=settings, metrics=metrics)],
        exception_handlers={
            SaqqaraError: partial(_refused, metrics=metrics),
            HTTPException: partial(_not_understood, metrics=metrics),
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            "Saqqara", "1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", exclude="^/(api|assets|metrics|icon)"),
        request_class=Asking,
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    return Door(app, settings, metrics)  # type: ignore[arg-type]


@asynccontextmanager
async def _life(app: Litestar, settings: Settings, metrics: Metrics) -> AsyncIterator[None]:
    """Opens the database, and closes it when everything is stored."""
    store = await Store.open(settings.database, lambda: int(time.time() * 1000))
    thinkers = Thinkers(settings.workers, agents=settings.agents)
    lobby = Lobby(House(store, thinkers, metrics, settings.bot_pace, settings.clock), settings)
    app.state.lobby, app.state.sockets = lobby, Sockets(lobby, settings)
    metrics.watch("saqqara_tables", "Tables in memory", lambda: len(lobby.rooms))
    metrics.watch("saqqara_sockets", "Open sockets", app.state.sockets.count)
    metrics.watch("saqqara_seats", "People present", lambda: _present(lobby.rooms))
    logger.info("server is up")
    try:
        yield
    finally:
        await lobby.close()
        thinkers.close()
        await store.close()
        logger.info("server is down")


def _present(rooms: dict[str, Room]) -> int:
    return sum(len(room.present() - {""}) for room in rooms.values())


def _refused(
    _request: Request[Any, Any, Any], error: SaqqaraError, metrics: Metrics
) -> Response[Problem]:
    told = problem(error)
    metrics.refusals.labels(told.code).inc()
    return Response(told, status_code=STATUS[told.code], media_type="application/json")


def _not_understood(
    request: Request[Any, Any, Any], error: HTTPException, metrics: Metrics
) -> Response[Problem]:
    """What the framework could not read; its reasons name the field."""
    code = CODES.get(error.status_code, "bad-message")
    reasons = getattr(error, "extra", None) or error.detail
    return _refused(request, ServerError(code, str(reasons)[:500]), metrics)


def _failed(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    told = Problem("internal", "something went wrong; nothing was changed")
    return Response(told, status_code=500, media_type="application/json")
