"""`saqqara dataset`: training examples out of records."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import track

from saqqara.cli import given, shared
from saqqara.core.errors import SaqqaraError
from saqqara.record import Record

if TYPE_CHECKING:
    from saqqara.rl.dataset import Dataset


@click.command()
@click.argument(
    "records", nargs=-1, required=True, type=shared.FILE, help="Records, or folders of them."
)
@click.option("--out", type=shared.FILE, required=True, help="The Parquet file to write.")
@click.option("--reward", default="place", help="What a game was worth: place or points.")
@click.option("--skip", is_flag=True, help="Leave out what is unfinished or damaged.")
@shared.pack_of_record
@shared.as_json
def dataset(
    *,
    records: tuple[Path, ...],
    out: Path,
    reward: str,
    skip: bool,
    pack: str | None,
    as_json: bool,
) -> None:
    """Write every decision of finished games as a row of a Parquet file."""
    files = list(_files(records))
    console = Console(stderr=True)
    shown = track(files, description=out.name, console=console, disable=not console.is_terminal)
    skipped: list[str] = []
    with _open(out, reward) as opened:
        for file in shown:
            try:
                record = _finished(file, pack)
            except SaqqaraError as error:
                if not skip:
                    raise
                skipped.append(str(error))
            else:
                opened.add(file.as_posix(), record)
    for reason in skipped:
        print(reason, file=sys.stderr)
    _report(opened, skipped, as_json=as_json)


def _files(given_: Sequence[Path]) -> Iterator[Path]:
    """Each file once, those of a folder in the order of their names."""
    seen: set[Path] = set()
    for path in given_:
        for file in _inside(path):
            if file.resolve() not in seen:
                seen.add(file.resolve())
                yield file


def _inside(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.txt"))
    if not found:
        raise SaqqaraError(f"{path}: there are no records in this folder")
    return found


def _open(file: Path, reward: str) -> "Dataset":
    """The file to be written, if the packages for it are there."""
    try:
        from saqqara.rl.dataset import Dataset  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise SaqqaraError(f"datasets need {error.name}: pip install 'saqqara[data]'") from error
    return Dataset(file, reward)


def _finished(file: Path, pack: str | None) -> Record:
    record = given.record(file, pack)
    if record.final().actors():
        raise SaqqaraError(f"{file}: the game is paused; only finished games have a result")
    return record


def _report(written: "Dataset", skipped: list[str], *, as_json: bool) -> None:
    facts = {
        "file": str(written.file),
        "games": written.games,
        "rows": written.rows,
        "bytes": written.file.stat().st_size,
    }
    if as_json:
        given.print_json({**facts, "skipped": skipped})
        return
    for name, fact in facts.items():
        print(f"{name} {fact}")
