"""The page people see: files that were built into the package, served as they are."""

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = Path(__file__).parent.parent / "page"
KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # names hold a hash
NOT_BUILT: Final = "<!doctype html><title>Saqqara</title><p>The page was not built: see README.md."


@get(["/", "/t/{_table:str}", "/replay", "/replay/{_table:str}"], include_in_schema=False)
async def index(_table: FromPath[str] = "") -> Response[str]:
    """One page for every address; it finds its own way."""
    file = FOLDER / "index.html"
    text = file.read_text(encoding="utf-8") if file.is_file() else NOT_BUILT
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str]) -> Response[bytes]:
    """A part of the page."""
    return _file(FOLDER / "assets" / name, FOR_EVER)


@get("/icon.svg", include_in_schema=False)
async def icon() -> Response[bytes]:
    """The sign in the browser's tab."""
    return _file(FOLDER / "icon.svg", {"cache-control": "public, max-age=86400"})


def _file(file: Path, headers: dict[str, str]) -> Response[bytes]:
    if not file.is_file() or file.suffix not in KINDS:
        raise NotFoundException
    return Response(file.read_bytes(), media_type=KINDS[file.suffix], headers=headers)
