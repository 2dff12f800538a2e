"""How tests wait for an event, and when they call it a hang."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

# Every wait of a test ends with the event it is for: an answer, a line, the end of a process. This
# limit only turns an event that never comes into a failure instead of a run that never ends; no
# event takes nearly as long on the slowest machine.
HANG: Final = 600.0
AGAIN: Final = 0.01  # seconds between two looks


def wait_until(true: Callable[[], bool]) -> None:
    """For what the system has no event for: it is looked at again and again."""
    end = time.monotonic() + HANG
    while not true():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(AGAIN)


async def until(true: Callable[[], bool]) -> None:
    """The same beside other tasks."""
    while not true():  # noqa: ASYNC110 - see wait_until; whoever runs the tasks has set a limit
        await asyncio.sleep(AGAIN)
