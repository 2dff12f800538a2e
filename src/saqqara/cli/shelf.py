"""Where a game's record lies while it is played: whole or not at all, never over another."""

import os
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from saqqara.cli.given import make_folder
from saqqara.core.errors import SaqqaraError
from saqqara.record import Record

FOLDER: Final = Path("saqqara-records")


def claim(record: Record, file: Path | None, now: datetime) -> Path:
    """A new file for this record: the one asked for, or one with a free name under FOLDER."""
    if file is not None:
        if not _create(file, record):
            raise SaqqaraError(f"--record {file}: there is a file of this name already")
        return file
    stem = f"{record.game.name}-{now:%Y%m%d-%H%M%S}"
    names = (f"{stem}{f'-{n}' if n > 1 else ''}.txt" for n in count(1))
    return next(FOLDER / name for name in names if _create(FOLDER / name, record))


def _create(file: Path, record: Record) -> bool:
    """Whether the file could be made; False if there is one."""
    make_folder(file.parent)
    try:
        with file.open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(record.text())
    except FileExistsError:
        return False
    except OSError as error:
        raise SaqqaraError(f"{file}: cannot be written: {error.strerror}") from error
    return True


def save(record: Record, file: Path) -> None:
    """Puts the record in place of what the file held, in one step."""
    target = file.resolve()
    make_folder(target.parent)
    fresh = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        fresh.write_text(record.text(), encoding="utf-8", newline="\n")
        fresh.replace(target)
    except OSError as error:
        raise SaqqaraError(f"{file}: cannot be written: {error.strerror}") from error
    finally:
        fresh.unlink(missing_ok=True)
