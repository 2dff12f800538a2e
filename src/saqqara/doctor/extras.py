"""Which packages of others are there: those everybody needs, and the extras."""

import re
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Final

from saqqara.doctor.finding import FINE, NOTE, WRONG, Finding

EXTRAS: Final = ("rl", "data", "peers")
NAME: Final = re.compile(r"[\w.-]+")


def packages() -> Finding:
    """What every command may need."""
    try:
        wanted = _wanted("")
    except PackageNotFoundError:
        return Finding("packages", NOTE, "packages-unknown")
    missing = _missing(wanted)
    facts = {"count": str(len(wanted)), "missing": ", ".join(missing)}
    if missing:
        return Finding("packages", WRONG, "packages-missing", facts, {"missing": missing})
    return Finding("packages", FINE, "packages-there", facts)


def extras() -> list[Finding]:
    """What only some people need."""
    try:
        return [_extra(name) for name in EXTRAS]
    except PackageNotFoundError:
        return []


def _extra(name: str) -> Finding:
    wanted = _wanted(name)
    missing = _missing(wanted)
    facts = {"extra": name, "count": str(len(wanted)), "missing": ", ".join(missing)}
    if missing:
        return Finding(f"extra-{name}", NOTE, f"extra-{name}", facts, {"missing": missing})
    return Finding(f"extra-{name}", FINE, "extra-there", facts)


def _wanted(extra: str) -> list[str]:
    """The packages of an extra; those for all if it has no name."""
    found = []
    for line in requires("saqqara") or []:
        words, _, condition = line.partition(";")
        if condition == "" if not extra else f"extra == '{extra}'" in condition.replace('"', "'"):
            found += NAME.findall(words)[:1]
    return found


def _missing(names: list[str]) -> list[str]:
    return [name for name in names if not _is_there(name)]


def _is_there(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True
