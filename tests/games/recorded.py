"""The whole recorded games that lie in the games' folders."""

from pathlib import Path
from typing import Final

from saqqara.record import Record, read

HERE: Final = Path(__file__).parent
FILES: Final = sorted(HERE.glob("*/records/*.txt"))


def file_of(game: str, name: str) -> Path:
    """Where a recorded game lies."""
    return HERE / game / "records" / f"{name}.txt"


def text_of(game: str, name: str) -> str:
    return file_of(game, name).read_text(encoding="utf-8")


def load(game: str, name: str) -> Record:
    """A recorded game; a pack that is not the game's own lies beside the records."""
    text = text_of(game, name)
    packs = [folder for folder in (HERE / game).glob("packs/*") if f"\npack {folder.name} " in text]
    return read(text, str(packs[0]) if packs else None)
