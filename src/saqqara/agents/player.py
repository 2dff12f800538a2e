"""An agent in a process of its own: only there its module is imported, only there it fails."""

import hashlib
import importlib
import os
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from operator import index
from pathlib import Path
from time import monotonic
from typing import Any, Final, Literal, SupportsIndex

from msgspec import Struct

from saqqara.agents import Seen
from saqqara.workers import be_a_worker, held_back

Policy = Callable[[Seen], SupportsIndex]
Kind = Literal["start", "raised", "illegal", "slow", "died"]
START_SECONDS: Final = 60.0
SECONDS: Final = 5.0
END_SECONDS: Final = 10.0  # for a process to be gone once it has hung up or was killed
LONGEST: Final = 300  # signs of a reason
SPAWN: Final = get_context("spawn")


class Named(Struct, frozen=True):
    """An agent as whoever runs the command has named it; plain values for other processes."""

    name: str
    module: str
    function: str
    seconds: float = SECONDS  # for one move
    digest: str = ""  # of the module's file

    @property
    def place(self) -> str:
        return f"{self.module}:{self.function}"


class Failed(Exception):  # noqa: N818 - it is the agent that failed
    """There is no move from the agent."""

    def __init__(self, kind: Kind, reason: str) -> None:
        super().__init__(reason)
        self.kind: Kind = kind
        self.reason = reason


class Ready(Struct, frozen=True):
    """The first word of an agent's process: the digest of its module, or why there is no policy."""

    digest: str
    problem: str = ""


class Answer(Struct, frozen=True):
    """A move number, or why there is none."""

    move: int
    problem: str = ""


class Player:
    """Asks the agent, one question at a time; after a failure its process is started anew."""

    def __init__(self, agent: Named) -> None:
        self.agent = agent
        self.digest = ""
        self._closed = False
        self._start()

    def _start(self) -> None:
        """Begins a process and does not wait for it."""
        self._pipe, other = SPAWN.Pipe()
        self._process: SpawnProcess = SPAWN.Process(
            target=_live, args=(other, self.agent.module, self.agent.function), daemon=True
        )
        with held_back():
            self._process.start()
        other.close()
        self._began = monotonic()
        self._ready, self._ended = False, False
        if self._closed:  # meanwhile
            self._process.kill()

    def ask(self, seen: Seen) -> int:
        """One of the legal moves, in time, or Failed."""
        try:
            self.wait()
            self._pipe.send(seen)
            answer: Answer = self._hear(self.agent.seconds, "slow")
        except (OSError, EOFError) as error:
            raise self._anew("died", self._last_words()) from error
        if answer.problem:
            raise Failed("raised", answer.problem)
        if answer.move not in seen.legal:
            raise Failed("illegal", f"it answered {answer.move}, which is not among its moves")
        return answer.move

    def wait(self) -> None:
        """Until the agent can be asked."""
        if self._ready:
            return
        if self._ended and not self._closed:
            self._start()
        left = self._began + START_SECONDS - monotonic()
        try:
            word: Ready = self._hear(max(0.0, left), "start")
        except (OSError, EOFError) as error:
            raise self._anew("start", self._last_words()) from error
        if word.problem:
            raise self._anew("start", word.problem)
        self._ready, self.digest = True, word.digest

    def _hear(self, seconds: float, late: Kind) -> Any:  # noqa: ANN401 - Ready or Answer
        if not self._pipe.poll(seconds):
            limit = self.agent.seconds if late == "slow" else START_SECONDS
            raise self._anew(late, f"nothing came within {limit:g} seconds")
        return self._pipe.recv()

    def _last_words(self) -> str:
        self._process.join(END_SECONDS)
        return f"its process ended with code {self._process.exitcode}"

    def _anew(self, kind: Kind, reason: str) -> Failed:
        """Another process instead of this one; where it cannot even start, only when asked."""
        self._end()
        if kind != "start" and not self._closed:
            self._start()
        return Failed(kind, reason)

    def _end(self) -> None:
        self._ready, self._ended = False, True
        self._process.kill()
        self._process.join(END_SECONDS)
        self._pipe.close()

    def close(self) -> None:
        """Ends the process; whoever waits for it hears that it died."""
        self._closed = True
        self._process.kill()


# In the agent's process


def _live(pipe: Connection, module: str, function: str) -> None:
    be_a_worker()
    os.dup2(2, 1)  # what it prints must not stand among our results
    sys.path.insert(0, str(Path.cwd()))
    try:
        policy = _policy(module, function)
        pipe.send(Ready(_digest(module)))
    except Exception as error:  # noqa: BLE001 - whatever a foreign module does
        pipe.send(Ready("", problem=_short(error)))
        return
    while True:
        try:
            seen = pipe.recv()
        except EOFError:
            return
        pipe.send(_answer(policy, seen))


class _Missing(Exception):  # noqa: N818 - a sentence for whoever named the agent
    """What is not there, and where it was looked for."""


def _policy(module: str, function: str) -> Policy:
    try:
        loaded = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise _Missing(f"there is no module {error.name} in {Path.cwd()}") from error
    policy: Policy | None = getattr(loaded, function, None)
    if not callable(policy):
        raise _Missing(f"there is no function {function} in {_file(module) or module}")
    return policy


def _file(module: str) -> str:
    return getattr(sys.modules[module], "__file__", None) or ""


def _digest(module: str) -> str:
    file = _file(module)
    return hashlib.sha256(Path(file).read_bytes() if file else b"").hexdigest()


def _answer(policy: Policy, seen: Seen) -> Answer:
    try:
        move = policy(seen)
    except Exception as error:  # noqa: BLE001 - whatever a foreign policy does
        return Answer(-1, problem=_short(error))
    try:
        return Answer(index(move))
    except TypeError:
        return Answer(-1, problem=f"it answered {str(move)[:40]!r}, not a move number")


def _short(error: Exception) -> str:
    if isinstance(error, _Missing):
        return str(error)
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:LONGEST]
