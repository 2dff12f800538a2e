"""Which files of the engine run compiled, of those that are meant to."""

from importlib import import_module
from pathlib import Path
from typing import Final

from saqqara.core.compiled import COMPILED
from saqqara.doctor.finding import FINE, NOTE, WRONG, Finding

PACKAGE: Final = Path(__file__).parents[1]


def build() -> Finding:
    """Compiled, interpreted, or a mixture that nobody meant."""
    names = {name: _way(name) for name in modules()}
    ways = sorted(set(names.values()))
    lists = {way: [name for name in names if names[name] == way] for way in ways}
    count = {"all": str(len(names)), "compiled": str(len(lists.get("compiled", [])))}
    if "broken" in lists:
        return Finding("build", WRONG, "build-broken", count | _joined(lists["broken"]), lists)
    if ways == ["compiled"]:
        return Finding("build", FINE, "build-compiled", count, lists)
    if ways == ["interpreted"]:
        return Finding("build", NOTE, "build-interpreted", count, lists)
    return Finding("build", WRONG, "build-mixed", count | _joined(lists["interpreted"]), lists)


def modules() -> list[str]:
    """The modules that are meant to be compiled."""
    files = {file for pattern in COMPILED for file in PACKAGE.glob(pattern)}
    return sorted(
        ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in files
    )


def _way(name: str) -> str:
    """A compiled module is only known to be whole once it is loaded."""
    try:
        file = import_module(name).__file__
    except ImportError:
        return "broken"
    return "interpreted" if str(file).endswith(".py") else "compiled"


def _joined(names: list[str]) -> dict[str, str]:
    return {"names": ", ".join(names)}
