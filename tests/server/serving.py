"""Real servers for tests: a process of their own, or a thread where a test has to look inside."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import IO, Final

import uvicorn

from saqqara.server.run import _Server, configured, listen
from saqqara.server.settings import WITHOUT_LIMITS, Limits, Settings
from tests.patience import HANG

COMMAND: Final = [sys.executable, "-m", "saqqara", "serve"]


class Process:
    """`saqqara serve` on a folder of its own; it can be killed and started again on its port."""

    def __init__(self, folder: Path, *words: str, command: list[str] | None = None) -> None:
        self.folder = folder
        self.words = words
        self.command = command or COMMAND
        self.port = 0
        self.process: subprocess.Popen[str]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def errors(self) -> str:
        """All its log lines."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def start(self) -> None:
        with (self.folder / "log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [
                    *self.command,
                    *("--port", str(self.port), "--data-dir", str(self.folder)),
                    *("--bot-pace", "0", "--workers", "1", *self.words),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=dict(os.environ),
            )
        self.port = int(_first_line(self.process.stdout).rsplit(":", 1)[1])

    def kill(self) -> None:
        """As if the machine's plug was pulled."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an administrator does it; the exit code."""
        self._end(signal.SIGTERM)
        return self.process.returncode

    def _end(self, sign: signal.Signals) -> None:
        self.process.send_signal(sign)
        self.process.wait(HANG)
        if self.process.stdout:
            self.process.stdout.close()


def children(pid: int) -> list[int]:
    """The processes a process has started: a server's bots, and who looks after them."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def _first_line(stream: IO[str] | None) -> str:
    assert stream is not None
    line = stream.readline()
    assert line.startswith("Saqqara is at"), line
    return line


@contextmanager
def process(folder: Path, *words: str, command: list[str] | None = None) -> Iterator[Process]:
    """A server process for the length of a test."""
    serving = Process(folder, *words, command=command)
    serving.start()
    try:
        yield serving
    finally:
        if serving.process.poll() is None:
            serving.kill()


class Clock:
    """A clock that the test sets forward."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def quick(
    folder: Path, limits: Limits = WITHOUT_LIMITS, clock: Callable[[], float] = monotonic
) -> Settings:
    """A server whose bots answer at once; callers may ask as much as they like."""
    return Settings(folder / "saqqara.sqlite", bot_pace=0, limits=limits, clock=clock)


class Hurried(asyncio.SelectorEventLoop):
    """A server's loop that the test sets forward: what is due by then happens now."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead

    def skip(self, seconds: float) -> None:
        """From another thread; what is ready already comes first."""
        self.call_soon_threadsafe(self._skip, seconds)

    def _skip(self, seconds: float) -> None:
        self.ahead += seconds


@contextmanager
def thread(
    settings: Settings, loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    waiting = listen("127.0.0.1", 0)
    ready = threading.Event()
    server = _Server(configured(settings), ready.set)
    running = threading.Thread(target=_run, args=(server, waiting, ready, loop))
    running.start()
    assert ready.wait(HANG)
    assert server.started
    try:
        yield f"http://127.0.0.1:{waiting.getsockname()[1]}"
    finally:
        server.should_exit = True
        running.join(HANG)
        waiting.close()
        assert not running.is_alive()


def _run(
    server: uvicorn.Server,
    waiting: socket.socket,
    ready: threading.Event,
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    try:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(server.serve([waiting]))
    finally:
        ready.set()  # also if it could not begin
