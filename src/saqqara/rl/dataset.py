"""Training examples from records: every decision of a seat as one row of a Parquet file."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from saqqara.core.errors import SaqqaraError
from saqqara.core.state import BOX
from saqqara.record import Record
from saqqara.rl.play import check_reward, returns
from saqqara.rl.setting import Setting

KEY: Final = b"saqqara"  # of what a file says about itself
FEWEST: Final = 256  # rows that are written at once
MOST: Final = 16_384
HELD: Final = 4_000_000  # numbers of observations held at once, about

Row = dict[str, Any]


def setting_of(record: Record) -> Setting:
    """The environment in which this game could have been played."""
    seats = len(record.names)
    planes = record.game.learning.planes(record.pack, seats, record.options)
    return Setting(record.game, record.pack, seats, record.options, planes, record.rules)


def rows(setting: Setting, name: str, record: Record, reward: str = "place") -> Iterator[Row]:
    """Every decision of a seat in a finished game, by the names of the columns."""
    game, state, final = setting.game, record.start(), record.final()
    points, ranks, worth = final.scores(), final.ranks(), returns(game, final, reward)
    nth = 0
    for at, (seat, move) in enumerate(record.moves):
        if seat != BOX:
            nth += 1
            yield {
                "record": name,
                "game": game.name,
                "rules": state.rules,
                "pack": setting.pack.name,
                "options": json.dumps(setting.options),
                "seats": setting.seats,
                "at": at,
                "nth": nth,
                "seat": seat + 1,
                "name": record.names[seat],
                "turn": game.judging.clock(state),
                "observation": setting.observation(state, seat),
                "legal": state.legal(seat),
                "move": move,
                "notation": game.rules.write(setting.pack, move),
                "points": points[seat],
                "rank": ranks[seat],
                "return": worth[seat],
            }
        state.apply(seat, move)


def schema(setting: Setting, reward: str) -> pa.Schema:
    """The columns, and all a reader has to know about them."""
    columns = [
        ("record", pa.string()),
        ("game", pa.string()),
        ("rules", pa.int32()),
        ("pack", pa.string()),
        ("options", pa.string()),
        ("seats", pa.int8()),
        ("at", pa.int32()),
        ("nth", pa.int32()),
        ("seat", pa.int8()),
        ("name", pa.string()),
        ("turn", pa.int32()),
        ("observation", pa.list_(pa.int16(), setting.width)),
        ("legal", pa.list_(pa.int32())),
        ("move", pa.int32()),
        ("notation", pa.string()),
        ("points", pa.int32()),
        ("rank", pa.int8()),
        ("return", pa.float64()),
    ]
    fields = [pa.field(name, kind, nullable=False) for name, kind in columns]
    return pa.schema(fields, {KEY: json.dumps(about(setting, reward)).encode()})


def about(setting: Setting, reward: str) -> dict[str, object]:
    """What holds for all rows of a file, and the parts of an observation in their order."""
    return {
        "id": setting.id,
        "game": setting.game.name,
        "rules": setting.rules or setting.game.rules.number,
        "pack": setting.pack.name,
        "digest": setting.pack.digest,
        "options": setting.options,
        "seats": setting.seats,
        "moves": setting.game.rules.moves,
        "reward": reward,
        "layout": [
            {"name": part.name, "shape": part.shape, "low": part.low, "high": part.high}
            for part in setting.planes
        ],
    }


class Dataset:
    """A file in the making: it has its name only once it is complete, and replaces nothing."""

    def __init__(self, file: Path, reward: str = "place") -> None:
        self.file = file
        self.reward = check_reward(reward)
        self.games = 0
        self.rows = 0
        self._setting: Setting | None = None
        self._first = ""  # the record that decided about the setting
        self._waiting: list[Row] = []
        self._writer: parquet.ParquetWriter | None = None
        self._refuse_existing()
        self._part = _new_file(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        try:
            if error is None:
                self._complete()
        finally:
            self._part.unlink(missing_ok=True)

    def add(self, name: str, record: Record) -> None:
        """All decisions of a finished game of the same kind as those before it."""
        setting = self._agreed(name, record)
        for row in rows(setting, name, record, self.reward):
            self._waiting.append(row)
            if len(self._waiting) >= min(MOST, max(FEWEST, HELD // setting.width)):
                self._write(setting)
        self.games += 1

    def _agreed(self, name: str, record: Record) -> Setting:
        """The setting of all games; the first one decides."""
        found = setting_of(record)
        if self._setting is None:
            self._setting, self._first = found, name
        here, there = _kind(found), _kind(self._setting)
        if here != there:
            raise SaqqaraError(
                f"{name} is {here}, but {self._first} is {there}; one file holds one kind of game"
            )
        return self._setting

    def _write(self, setting: Setting) -> None:
        """What is waiting, as one group of rows."""
        columns = schema(setting, self.reward)
        arrays = [_array(field, [row[field.name] for row in self._waiting]) for field in columns]
        with _named(self.file):
            if self._writer is None:
                self._writer = parquet.ParquetWriter(self._part, columns, compression="zstd")
            self._writer.write_table(pa.Table.from_arrays(arrays, schema=columns))
        self.rows += len(self._waiting)
        self._waiting.clear()

    def _complete(self) -> None:
        if self._setting is None:
            raise SaqqaraError(f"{self.file}: there is no finished game to put into it")
        if self._waiting:
            self._write(self._setting)
        self._refuse_existing()
        with _named(self.file):
            if self._writer is not None:
                self._writer.close()
            self._part.rename(self.file)

    def _refuse_existing(self) -> None:
        if self.file.exists():
            raise SaqqaraError(f"{self.file}: exists already; choose another name")


def _new_file(file: Path) -> Path:
    """An empty file beside the one that is to be written."""
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        part.touch(exist_ok=False)
    except OSError as error:
        raise SaqqaraError(f"{file}: cannot be written: {error.strerror}") from error
    return part


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """A failure in here carries the name of the file."""
    try:
        yield
    except OSError as error:
        error.filename = str(file)
        raise


def _kind(setting: Setting) -> str:
    """All that the games of one file must have in common."""
    options = "".join(f", {key}={value}" for key, value in setting.options.items())
    pack = f"pack {setting.pack.name} {setting.pack.digest[:12]}"
    rules = f"rules {setting.rules}"
    return f"{setting.game.name} with {setting.seats} seats, {rules}, {pack}{options}"


def _array(field: pa.Field, values: list[Any]) -> pa.Array:
    """A column; observations go in as one block of numbers."""
    if field.name == "observation":
        return pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(values)), type=field.type)
    return pa.array(values, field.type)
