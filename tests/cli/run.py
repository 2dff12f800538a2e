"""Starts the real command in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tests.patience import HANG


@dataclass
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str

    def json(self) -> Any:  # noqa: ANN401 - whatever the document holds
        return msgspec.json.decode(self.out)


def saqqara(*words: str, folder: Path | None = None, lang: str = "en") -> Done:
    """Runs `saqqara …` as a user would, without a terminal."""
    environment = {**os.environ, "LC_ALL": f"{lang}_XX.UTF-8", "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", "saqqara", *words],
        env=environment,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=HANG,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Done(done.returncode, done.stdout, done.stderr)
