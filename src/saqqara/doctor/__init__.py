"""Looks an installation over, from compiled files to page, and changes nothing."""

from pathlib import Path

from saqqara.doctor.build import build
from saqqara.doctor.extras import extras, packages
from saqqara.doctor.finding import FINE, NOTE, WRONG, Finding
from saqqara.doctor.folder import folder, space
from saqqara.doctor.page import page
from saqqara.doctor.port import port

__all__ = ["FINE", "NOTE", "WRONG", "Finding", "examine"]


def examine(host: str, number: int, file: Path) -> list[Finding]:
    """All findings about this installation and about a server that would run with these."""
    base = packages()
    found = [build(), base, *extras(), page(), port(host, number), folder(file.parent)]
    found.append(space(file.parent))
    return found if base.state == WRONG else [*found, _database(file)]


def _database(file: Path) -> Finding:
    from saqqara.doctor.database import database  # noqa: PLC0415 - needs packages that may be missing

    return database(file)
