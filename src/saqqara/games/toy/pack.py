"""Reads a pack of the toy game (TY-1)."""

from pathlib import Path

from saqqara.games.packfile import PackFile
from saqqara.games.toy.engine.moves import HIGHEST
from saqqara.games.toy.engine.rules import Deck

CARDS = 6
TREASURES = 3


def load(folder: Path) -> tuple[Deck, list[str]]:
    """The pack in this folder and its warnings (the toy has none), or PackError."""
    file = PackFile(folder)
    file.only(file.root, {"title", "cards", "treasures"}, "top level")
    cards = _numbers(file, "cards", CARDS)
    treasures = _numbers(file, "treasures", TREASURES)
    if len(set(cards)) != CARDS:
        file.wrong("cards", f"{cards}: a number stands twice (TY-1)")
    file.finish()
    bits = sum(2 ** (card - 1) for card in cards)
    counts = [treasures.count(worth) for worth in range(1, HIGHEST + 1)]
    return Deck(file.name, file.digest, bits, counts), file.warnings


def _numbers(file: PackFile, key: str, length: int) -> list[int]:
    found = file.numbers(file.root, key, "top level", length)
    for number in found:
        if not 1 <= number <= HIGHEST:
            file.wrong(key, f"{number} is not 1 to {HIGHEST} (TY-1)")
    return found
