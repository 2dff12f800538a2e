"""A pack's file on the way in: typed access that notes every mistake with its place."""

import json
import tomllib
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path
from typing import Any

from saqqara.core.errors import PackError

LARGEST = 1 << 20

Table = dict[str, Any]


class PackFile:
    """`pack.toml` of a folder. Checks go on after a mistake; `finish` raises them all together."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "pack.toml"
        self.name = folder.resolve().name
        self.mistakes: list[str] = []
        self.warnings: list[str] = []
        if not self.name.isprintable() or not self.name:
            raise PackError(f"{str(folder)!r}: a folder whose name cannot stand in a record")
        self.root, self.digest = self._parse(self._bytes())

    def _bytes(self) -> bytes:
        try:
            with self.path.open("rb") as file:
                content = file.read(LARGEST + 1)
        except OSError as error:
            raise PackError(f"{self.path}: cannot be read: {error.strerror}") from error
        if len(content) > LARGEST:
            raise PackError(f"{self.path}: larger than {LARGEST} bytes")
        return content

    def _parse(self, content: bytes) -> tuple[Table, str]:
        """The file's tables, and the digest of what they hold."""
        try:
            root = tomllib.loads(content.decode("utf-8-sig"))
            meaning = json.dumps(root, sort_keys=True, default=str)
        except (RecursionError, ValueError) as error:  # TOML and UTF-8 errors are ValueErrors
            raise PackError(f"{self.path}: not readable as TOML: {error}") from error
        return root, sha256(meaning.encode()).hexdigest()

    def wrong(self, where: str, reason: str) -> None:
        self.mistakes.append(f"{self.path}: {where}: {reason}")

    def warn(self, where: str, reason: str) -> None:
        self.warnings.append(f"{self.path}: {where}: {reason}")

    def finish(self) -> None:
        if self.mistakes:
            raise PackError("\n".join(self.mistakes))

    def only(self, table: Table, keys: Collection[str], where: str) -> None:
        """Refuses keys nobody would read: most are slips of the pen."""
        for key in table:
            if key not in keys:
                self.wrong(where, f"unknown key {key!r}; there are: {', '.join(sorted(keys))}")

    def table(self, key: str) -> Table:
        found = self.root.get(key)
        if isinstance(found, dict):
            return found
        self.wrong(f"[{key}]", "missing, or not a table")
        return {}

    def tables(self, key: str) -> list[Table]:
        found = self.root.get(key, [])
        if isinstance(found, list) and all(isinstance(entry, dict) for entry in found):
            return found
        self.wrong(f"[[{key}]]", "not a list of tables")
        return []

    def where(self, kind: str, table: Table, key: str, position: int) -> str:
        """What a component is called in messages: by its number, or by its place in the file."""
        number = table.get(key)
        return f"{kind} {number}" if _whole(number) else f"{kind} at place {position}"

    def text(self, table: Table, key: str, where: str) -> str:
        found = table.get(key)
        if isinstance(found, str):
            return found
        self.wrong(where, f"{key} is {_shown(found)}; it must be a text")
        return ""

    def number(self, table: Table, key: str, where: str, span: range) -> int:
        found = table.get(key)
        if isinstance(found, int) and _whole(found) and found in span:
            return found
        self.wrong(where, f"{key} is {_shown(found)}; it must be {span.start} to {span.stop - 1}")
        return span.start

    def numbers(self, table: Table, key: str, where: str, length: int) -> list[int]:
        found = table.get(key)
        if isinstance(found, list) and len(found) == length and all(map(_whole, found)):
            return [int(entry) for entry in found]
        self.wrong(where, f"{key} is {_shown(found)}; it must be {length} whole numbers")
        return list(range(1, length + 1))


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: object) -> str:
    return "missing" if value is None else repr(value)[:60]
