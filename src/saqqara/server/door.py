"""What every request passes first: origin, limits, the device's token, safe headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from saqqara.server import identity
from saqqara.server.errors import STATUS, ServerError, problem
from saqqara.server.limits import Buckets
from saqqara.server.metrics import Metrics
from saqqara.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # links to tables are secrets
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Door:
    """Wraps the application; what it lets through has `device` and `address` in its scope."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._origins = settings.origins
        self._metrics = metrics
        self._requests = Buckets(settings.limits.requests, settings.clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        scope["address"] = (scope.get("client") or ("unknown",))[0]
        token = identity.token_in(headers.get(b"cookie", b"").decode("latin-1"))
        scope["device"] = identity.hashed(token) if token else ""
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            await self._socket(refusal, scope, receive, send)
            return
        given = "" if token else identity.new_token()
        if given:
            scope["device"] = identity.hashed(given)
        polite = _with_headers(send, scope, given)
        if refusal:
            self._metrics.refusals.labels(refusal.code).inc()
            await _refuse(polite, refusal)
        else:
            await self._app(scope, receive, polite)

    async def _socket(
        self, refusal: ServerError | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if refusal is None:
            await self._app(scope, receive, send)
            return
        self._metrics.refusals.labels(refusal.code).inc()
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> ServerError | None:
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self._same_site(headers):
            return ServerError("cross-site", "this request comes from another site")
        if not self._requests.take(scope["address"]):
            return ServerError("too-fast", "too many requests; wait a moment")
        return None

    def _same_site(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say where a request comes from; programs without a browser say nothing."""
        if headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin"):
            return False
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self._origins:
            return True
        return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")


def _with_headers(send: Send, scope: Scope, given: str) -> Send:
    """Adds what every answer carries, and the cookie of a new device where it may act."""

    async def polite(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = list(HEADERS)
            if scope["path"].startswith("/api/"):
                extra.append((b"cache-control", b"no-store"))
            if given:
                cookie = identity.set_cookie(given, secure=scope["scheme"] == "https")
                extra.append((b"set-cookie", cookie.encode()))
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return polite


async def _refuse(send: Send, refusal: ServerError) -> None:
    body = msgspec.json.encode(problem(refusal))
    headers = [(b"content-type", b"application/json")]
    status = STATUS[refusal.code]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
