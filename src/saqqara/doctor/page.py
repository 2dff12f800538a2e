"""Whether the page was built into the package, with every file that it names."""

import re
from pathlib import Path
from typing import Final

from saqqara.doctor.build import PACKAGE
from saqqara.doctor.finding import FINE, WRONG, Finding

FOLDER: Final = PACKAGE / "page"
NAMED: Final = re.compile(r'(?:src|href)="/([^"]+)"')
PART: Final = re.compile(r"[\w.-]+-[\w-]{8}\.(?:css|js|svg|woff2)\b")  # the names hold a hash
TEXTS: Final = (".css", ".js")


def page(at: Path = FOLDER) -> Finding:
    index = at / "index.html"
    facts = {"folder": str(at)}
    if not index.is_file():
        return Finding("page", WRONG, "page-missing", facts)
    named = {"index.html", *_named(index), *_parts(at / "assets")}
    missing = sorted(name for name in named if not (at / name).is_file())
    facts = {**facts, "count": str(len(named)), "missing": ", ".join(missing)}
    if missing:
        return Finding("page", WRONG, "page-torn", facts, {"missing": missing})
    return Finding("page", FINE, "page-there", facts)


def _named(index: Path) -> set[str]:
    """What a browser loads first."""
    return set(NAMED.findall(index.read_text(encoding="utf-8", errors="replace")))


def _parts(assets: Path) -> set[str]:
    """What the files name among themselves, loaded when it is wanted."""
    files = [file for file in assets.glob("*") if file.suffix in TEXTS]
    texts = [file.read_text(encoding="utf-8", errors="replace") for file in files]
    return {f"assets/{name}" for text in texts for name in PART.findall(text)}
