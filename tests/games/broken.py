"""Changed packs: what is loaded from them, or what a refusal says."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import pytest

from saqqara.core.errors import PackError

P = TypeVar("P")
Load = Callable[[Path], tuple[P, list[str]]]


def loaded(load: Load[P], text: str) -> P:
    """The pack with this content."""
    with TemporaryDirectory() as folder:
        Path(folder, "pack.toml").write_text(text, encoding="utf-8")
        return load(Path(folder))[0]


def mistakes(load: Load[P], text: str) -> list[str]:
    """What a refusal says, without the file's name, which stands before each line."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "pack.toml")
        file.write_text(text, encoding="utf-8")
        with pytest.raises(PackError) as refused:
            load(Path(folder))
    lines = str(refused.value).split("\n")
    assert all(line.startswith(f"{file}: ") for line in lines)
    return [line.removeprefix(f"{file}: ") for line in lines]


def pack_or_refusal(load: Load[P], content: bytes) -> P | None:
    """The pack with this content, or nothing if it was refused in the right words."""
    with TemporaryDirectory() as folder:
        Path(folder, "pack.toml").write_bytes(content)
        try:
            return load(Path(folder))[0]
        except PackError as refusal:
            assert all("pack.toml: " in line for line in str(refusal).split("\n"))
            return None


def changed(text: str, *replaced: tuple[str, str]) -> str:
    """The text with each of these replaced once."""
    for old, new in replaced:
        assert old in text
        text = text.replace(old, new, 1)
    return text
