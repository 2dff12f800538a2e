"""What people hand in on the command line, checked."""

import secrets
import sys
from pathlib import Path

import msgspec

from saqqara.core.errors import SaqqaraError
from saqqara.record import LARGEST, Record, read


def options(words: list[str] | None) -> dict[str, str]:
    """`--option key=value`, as often as wanted."""
    found: dict[str, str] = {}
    for word in words or []:
        key, sign, value = word.partition("=")
        if not sign:
            raise SaqqaraError(f"--option {word}: it must look like key=value")
        found[key] = value
    return found


def seed(given: str | None) -> str:
    """The given seed, or a secret one that cannot be guessed from its commitment."""
    if given is None:
        return secrets.token_hex(16)
    if not given or given != given.strip() or not given.isprintable():
        raise SaqqaraError(f"--seed {given!r}: it must be plain text on one line")
    return given


def record(file: Path, pack: str | None) -> Record:
    """The record in a file; the error names the file."""
    try:
        with file.open(encoding="utf-8", newline="") as opened:
            text = opened.read(LARGEST + 1)
    except OSError as error:
        raise SaqqaraError(f"{file}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise SaqqaraError(f"{file}: not a text file") from error
    try:
        return read(text, pack)
    except SaqqaraError as error:
        raise SaqqaraError(f"{file}, {error}") from error


def print_json(document: object) -> None:
    """One JSON document on standard output, and nothing else."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document)).decode() + "\n")
