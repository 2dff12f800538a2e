"""The finished games of an arena, a line each in a file, so that it can go on where it stopped."""

from pathlib import Path
from typing import Final

import msgspec

from saqqara.arena.plan import Plan
from saqqara.arena.play import Finished
from saqqara.core.errors import SaqqaraError

NAME: Final = "games.jsonl"
CHANGED: Final = "the bots or the game were changed after its games"


class Book:
    """The file in a folder. What was cut off in the middle of its last line is forgotten."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / NAME
        self.played: dict[int, Finished] = {}
        self._length = 0  # of what can be read
        self._read()

    def _read(self) -> None:
        try:
            lines = self.file.read_bytes().splitlines(keepends=True)
        except FileNotFoundError:
            return
        except OSError as error:
            raise SaqqaraError(f"{self.file}: cannot be read: {error.strerror}") from error
        for number, line in enumerate(lines, start=1):
            played = _game(line)
            if played is not None:
                self.played[played.seating.number] = played
                self._length += len(line)
            elif number < len(lines):
                raise SaqqaraError(f"{self.file}, line {number}: not a game of an arena")

    @property
    def seed(self) -> str | None:
        """The seed its games were played with, if there are any."""
        return next((played.setup.seed for played in self.played.values()), None)

    def check(self, plan: Plan) -> None:
        """Refuses a plan that the games in the file do not belong to."""
        for number, played in self.played.items():
            stored, planned = played.setup, plan.setup
            for key in ("game", "rules", "pack", "digest", "options", "seed"):
                self._compare(key, getattr(stored, key), getattr(planned, key))
            self._compare("seats", len(played.seating.bots), plan.seats)
            self._compare("bots", played.seating.bots, plan.seating(number).bots)
            if stored.code != planned.code:
                raise SaqqaraError(f"{self.file}: {CHANGED}; choose another folder")

    def _compare(self, key: str, stored: object, planned: object) -> None:
        if stored != planned:
            raise SaqqaraError(
                f"{self.file}: its games have {key} {_plain(stored)}, this plan has"
                f" {_plain(planned)}; choose another folder"
            )

    def write(self, played: Finished) -> None:
        """A new game at the end of the file, whole and at once."""
        line = msgspec.json.encode(played) + b"\n"
        with self.file.open("r+b" if self.file.exists() else "xb") as opened:
            opened.truncate(self._length)
            opened.seek(self._length)
            opened.write(line)
        self.played[played.seating.number] = played
        self._length += len(line)


def _game(line: bytes) -> Finished | None:
    try:
        return msgspec.json.decode(line, type=Finished) if line.endswith(b"\n") else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ",".join(f"{key}={chosen}" for key, chosen in value.items()) or "none"
    return str(value)
