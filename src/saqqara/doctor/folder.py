"""Whether the data folder can be written to, or made, and has room."""

import os
import shutil
from pathlib import Path
from typing import Final

from saqqara.doctor.finding import FINE, NOTE, WRONG, Finding, State

LITTLE: Final = 200_000_000  # bytes
NEXT_TO_NOTHING: Final = 10_000_000


def folder(place: Path) -> Finding:
    there = _nearest(place)
    facts = {"folder": str(place), "there": str(there)}
    if not there.is_dir():
        return Finding("folder", WRONG, "folder-is-none", facts)
    if not os.access(there, os.W_OK | os.X_OK):
        return Finding("folder", WRONG, "folder-closed", facts)
    return Finding("folder", FINE, "folder-open" if there == place else "folder-to-come", facts)


def space(place: Path) -> Finding:
    there = _nearest(place)
    free = shutil.disk_usage(there if there.is_dir() else there.parent).free
    return Finding("space", roominess(free), _code(roominess(free)), {"free": _megabytes(free)})


def roominess(free: int) -> State:
    """How many free bytes are enough."""
    if free < NEXT_TO_NOTHING:
        return WRONG
    return NOTE if free < LITTLE else FINE


def _code(state: State) -> str:
    return "space-there" if state == FINE else "space-little"


def _nearest(place: Path) -> Path:
    """The folder itself, or the nearest one above it that is there."""
    if os.path.lexists(place) or place == place.parent:
        return place
    return _nearest(place.parent)


def _megabytes(size: int) -> str:
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"
