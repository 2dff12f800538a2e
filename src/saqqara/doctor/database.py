"""Whether the database opens, is whole and fits this version; it is only read."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory

from saqqara.doctor.build import PACKAGE
from saqqara.doctor.finding import FINE, NOTE, WRONG, Finding

STEPS: Final = PACKAGE / "server" / "migrations"
LOCK_SECONDS: Final = 2.0


def database(file: Path) -> Finding:
    facts = {"file": str(file)}
    if not os.path.lexists(file):
        return Finding("database", FINE, "database-to-come", facts)
    if not file.is_file():
        return Finding("database", WRONG, "database-no-file", facts)
    if not os.access(file, os.R_OK | os.W_OK):
        return Finding("database", WRONG, "database-closed", facts)
    try:
        with closing(_open(file)) as connection:
            return _look(connection, facts)
    except sqlite3.Error as error:
        return Finding("database", WRONG, "database-broken", {**facts, "reason": str(error)})


def _open(file: Path) -> sqlite3.Connection:
    """Only for reading: even the files that SQLite would leave beside it are not made."""
    # Without a log beside it nobody writes to it, and it can be read without one.
    alone = "" if Path(f"{file}-wal").exists() else "&immutable=1"
    address = f"{file.absolute().as_uri()}?mode=ro{alone}"
    return sqlite3.connect(address, uri=True, timeout=LOCK_SECONDS)


def _look(connection: sqlite3.Connection, facts: dict[str, str]) -> Finding:
    (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != "ok":
        return Finding("database", WRONG, "database-broken", {**facts, "reason": str(said)})
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        return Finding("database", FINE, "database-to-come", facts)
    if not {"alembic_version", "log", "cards"} <= names:
        return Finding("database", WRONG, "database-foreign", facts)
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return _fits(row[0] if row else "", _count(connection), facts)


def _count(connection: sqlite3.Connection) -> str:
    (tables,) = connection.execute("SELECT count(*) FROM cards").fetchone()
    return str(tables)


def _fits(schema: str, tables: str, facts: dict[str, str]) -> Finding:
    """The steps that made it, beside those this version knows."""
    steps = ScriptDirectory(str(STEPS))
    head = str(steps.get_current_head())
    facts = {**facts, "schema": schema, "head": head, "tables": tables}
    if schema == head:
        return Finding("database", FINE, "database-fits", facts)
    if schema in {step.revision for step in steps.walk_revisions()}:
        return Finding("database", NOTE, "database-older", facts)
    return Finding("database", WRONG, "database-newer", facts)
