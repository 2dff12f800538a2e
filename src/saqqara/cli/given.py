"""What people hand in on the command line, checked."""

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from saqqara.core.errors import SaqqaraError
from saqqara.record import LARGEST, Record, read


def program() -> str:
    """How this program was called, for commands that people shall type."""
    name = Path(sys.argv[0])
    return "python -m saqqara" if name.suffix == ".py" else sys.argv[0]


def options(words: Sequence[str]) -> dict[str, str]:
    """`--option key=value`, as often as wanted."""
    found: dict[str, str] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise SaqqaraError(f"--option {word}: it must look like key=value")
        if key in found:
            raise SaqqaraError(f"--option {word}: {key} was chosen already")
        found[key] = value
    return found


def seed(given: str | None) -> str:
    """The given seed, or a secret one that cannot be guessed from its commitment."""
    if given is None:
        return secrets.token_hex(16)
    if not given or given != given.strip() or not given.isprintable():
        raise SaqqaraError(f"--seed {given!r}: it must be plain text on one line")
    return given


def make_folder(folder: Path) -> None:
    """The folder and those above it, unless they are there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaqqaraError(f"{folder}: cannot be made: {error.strerror}") from error


def record(file: Path, pack: str | None) -> Record:
    """The record in a file; the error names the file."""
    if not file.is_file():
        raise SaqqaraError(f"{file}: cannot be read: no such file")
    try:
        with file.open(encoding="utf-8-sig", newline="") as opened:
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
