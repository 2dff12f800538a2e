"""The page people see: files that were built into the package, served as they are."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

AnyRequest = Request[Any, Any, Any]
FOLDER: Final = Path(__file__).parent.parent / "page"
KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
PACKED: Final = (".woff2",)  # already, and better than we could
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # names hold a hash
NOT_BUILT: Final = "<!doctype html><title>Saqqara</title><p>The page was not built: see README.md."


@get(["/", "/t/{_table:str}", "/replay", "/replay/{_table:str}"], include_in_schema=False)
async def index(_table: FromPath[str] = "") -> Response[str]:
    """One page for every address; it finds its own way."""
    file = FOLDER / "index.html"
    text = file.read_text(encoding="utf-8") if file.is_file() else NOT_BUILT
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A part of the page."""
    return _file(FOLDER / "assets" / name, FOR_EVER, request)


@get("/icon.svg", include_in_schema=False)
async def icon(request: AnyRequest) -> Response[bytes]:
    """The sign in the browser's tab."""
    return _file(FOLDER / "icon.svg", {"cache-control": "public, max-age=86400"}, request)


def _file(file: Path, headers: dict[str, str], request: AnyRequest) -> Response[bytes]:
    if not file.is_file() or file.suffix not in KINDS:
        raise NotFoundException
    kind = KINDS[file.suffix]
    if file.suffix in PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    packed = _packed(file, file.stat().st_mtime_ns)
    headers = {**headers, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(packed, media_type=kind, headers=headers)


@lru_cache(200)
def _packed(file: Path, _changed: int) -> bytes:
    """Compressed once, not for every visitor."""
    return gzip.compress(file.read_bytes())
