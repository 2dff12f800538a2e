"""The real command at a pretended terminal, or with its input and output in our hands."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from rich.cells import cell_len

import saqqara
from tests.patience import AGAIN, HANG

SOURCE = str(Path(saqqara.__file__).parent.parent)


def environment(**more: str) -> dict[str, str]:
    """Ours, with a language and a terminal that do not depend on where the tests run."""
    dropped = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "LC_ALL", "PYTHONWARNINGS")
    kept = {key: value for key, value in os.environ.items() if key not in dropped}
    fixed = {
        "PYTHONPATH": SOURCE,
        "PYTHONUTF8": "1",
        "LANG": "en_US.UTF-8",
        "TERM": "xterm-256color",
    }
    return {**kept, **fixed, **more}


def command(*words: str) -> list[str]:
    return [sys.executable, "-W", "error", "-m", "saqqara", "play", *words]


def typed(
    folder: Path, text: str, *words: str, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The command with all its input given at once."""
    return subprocess.run(
        command(*words),
        input=text,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=env or environment(),
        timeout=HANG,
        check=False,
    )


class Dialog:
    """Line mode, question by question."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            command(*words),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            env=environment(),
        )
        self.heard = ""  # everything printed so far
        self.last = self._until_prompt()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.communicate(timeout=HANG)

    def say(self, text: str) -> str:
        """Types a line; what is printed up to the next prompt or the end."""
        assert self.process.stdin
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()
        self.last = self._until_prompt()
        return self.last

    @property
    def over(self) -> bool:
        return not self.last.endswith("> ")

    def _until_prompt(self) -> str:
        assert self.process.stdout
        taken = b""
        while not (taken == b"> " or taken.endswith(b"\n> ")):
            piece = os.read(self.process.stdout.fileno(), 65536)
            if not piece:
                break
            taken += piece
        self.heard += taken.decode()
        return taken.decode()


MOVE_TO = re.compile(r"\x1b\[(\d*);?(\d*)H")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*([a-zA-Z]|$)")  # the last one may still be on its way


class Terminal:
    """The command on a terminal of our own; `rows` is what a person would see."""

    def __init__(
        self, folder: Path, *words: str, rows: int = 30, columns: int = 80, **more: str
    ) -> None:
        self.height, self.width = rows, columns
        self.raw = ""
        self.at = self.begun_rows = 0  # behind the last row that was begun, and how many were
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.ended = False
        self.screen, tail = pty.openpty()
        fcntl.ioctl(tail, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(tail)
        self.tail = tail
        self.process = subprocess.Popen(
            command(*words),
            stdin=tail,
            stdout=tail,
            stderr=tail,
            cwd=folder,
            env=environment(**more),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(tail, termios.TIOCSCTTY, 0),  # noqa: PLW1509
        )

    def begun(self) -> Self:
        """As soon as the first screen is drawn."""
        self._drawn(0)
        return self

    def to_the_end(self, text: str = "") -> str:
        """Types all at once and waits for the end; everything that was printed.

        Not for a drawing: one that Ctrl-C or a signal interrupts is drawn again before the end.
        """
        os.write(self.screen, text.encode())
        while not self.ended:
            self._take()
        return self.raw

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(HANG)
        os.close(self.screen)
        os.close(self.tail)

    def press(self, *keys: str) -> str:
        """Types keys one after the other, each once the last has been answered."""
        for key in keys:
            before = self._draws()
            os.write(self.screen, key.encode())
            self._drawn(before)
        return self.text()

    def _draws(self) -> int:
        """How often the screen was drawn to the last sign of its last row."""
        last_row = f"\x1b[{self.height};1H"
        while (found := self.raw.find(last_row, self.at)) >= 0:
            self.at, self.begun_rows = found + len(last_row), self.begun_rows + 1
        return self.begun_rows - (cell_len(ESCAPE.sub("", self.raw[self.at :])) < self.width)

    def _drawn(self, before: int) -> None:
        """Waits until the screen was drawn once more, or the command has ended."""
        while self._draws() <= before and not self.ended:
            self._take()

    def _take(self) -> None:
        """What comes next, or the end."""
        end = time.monotonic() + HANG
        while not self.ended:
            over = self.process.poll() is not None  # then nothing comes that is not there now
            if select.select([self.screen], [], [], 0 if over else AGAIN)[0]:
                self.raw += self.decoder.decode(os.read(self.screen, 65536))
                return
            self.ended = over
            assert time.monotonic() < end, f"no answer, the screen is\n{self.text()}"

    def text(self) -> str:
        """What is to be seen, without colours."""
        last = self.raw.rfind("\x1b[1;1H")
        pieces = MOVE_TO.split(self.raw[last:])[3::3]
        return "\n".join(ESCAPE.sub("", piece).rstrip() for piece in pieces)

    def after(self) -> str:
        """What was printed once the screen had been given back."""
        return ESCAPE.sub("", self.raw.rsplit("\x1b[?1049l", 1)[-1]).replace("\r", "")
