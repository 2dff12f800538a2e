"""Processes that work for a command: they never see Ctrl-C, and end as soon as it does."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import ParamSpec, TypeVar

from saqqara.core.errors import SaqqaraError

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def workers(number: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; whatever interrupts their user ends them at once.

    Results come from the futures of `submit`: `map` cancels what is still to do when it is
    interrupted, and in Python 3.11 a pool that ends stumbles over cancelled work.
    """
    pool = _Pool(number, get_context("spawn"), be_a_worker)
    try:
        yield pool
        pool.shutdown()
    except BrokenProcessPool as error:
        kill(pool)
        raise SaqqaraError("a process that worked for this command was ended by others") from error
    except BaseException:
        kill(pool)
        raise


class _Pool(ProcessPoolExecutor):
    """Submitting may start a process; it is born deaf to Ctrl-C, before it can say so itself."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with held_back():
            return super().submit(work, *args, **kwargs)


@contextmanager
def held_back() -> Iterator[None]:
    """Ctrl-C is answered only afterwards; processes started meanwhile never see one."""
    with _noted(), _blocked():
        yield


@contextmanager
def _noted() -> Iterator[None]:
    """Whichever thread the signal reaches, the main one answers: not in the midst of a start."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    seen: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: seen.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if seen:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _blocked() -> Iterator[None]:
    """A new process inherits what is blocked, and would be interrupted before it can say no."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def kill(pool: ProcessPoolExecutor) -> None:
    """Ends the processes without waiting; whoever waits for a result hears that it is broken."""
    with held_back():
        for process in list((pool._processes or {}).values()):  # noqa: SLF001 - no other way
            process.kill()
        pool.shutdown(wait=False)


def be_a_worker() -> None:
    """Ctrl-C goes to all processes; only the one that started them answers, and all end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_the_parent, daemon=True).start()


def _die_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
