"""What all tests share."""

import signal
from collections.abc import Iterator

import pytest

pytest_plugins = ["tests.browser.fixtures"]


@pytest.fixture(scope="session", autouse=True)
def _started_processes_hear_ctrl_c() -> Iterator[None]:
    """Where we were started deaf to Ctrl-C (nohup, a script's background), our processes are not.

    What is ignored is inherited, a handler is not: one that does nothing keeps us deaf ourselves.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda _signal, _frame: None)
    yield
    signal.signal(signal.SIGINT, before)
