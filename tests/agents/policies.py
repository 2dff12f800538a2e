"""Agents for tests: one that plays, and one for each way to fail."""

import gc
import os
import signal
import time
from multiprocessing.connection import Connection

from saqqara.agents import Seen


def last(seen: Seen) -> int:
    """The last legal move, found in three ways that must agree."""
    open_moves = [int(move) for move in seen.mask.nonzero()[0]]
    assert open_moves == seen.legal
    assert len(seen.notation) == len(seen.legal)
    assert seen.view
    assert seen.box
    print("thinking aloud")
    return open_moves[-1]


def raises(seen: Seen) -> int:
    raise ValueError(f"no idea about {seen.game}")


def illegal(seen: Seen) -> int:
    return max(seen.legal) + 1


def words(seen: Seen) -> str:
    return seen.notation[0]


def sleeps(seen: Seen) -> int:
    signal.pause()
    return seen.legal[0]


def dies(seen: Seen) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return seen.legal[0]


def hangs_up(seen: Seen) -> int:
    """Is not gone when it can be heard no more."""
    for line in [one for one in gc.get_objects() if isinstance(one, Connection)]:
        line.close()
    time.sleep(2)
    return leaves(seen)


def leaves(seen: Seen) -> int:
    raise SystemExit(6 + seen.seats - 1)
