"""Processes that tests start can be interrupted, also where the tests themselves cannot."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.patience import HANG

ROOT: Final = Path(__file__).parents[1]
SLEEPER: Final = "print('here', flush=True)\nwhile True: input()"
DEAF: Final = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, "-m", "pytest", "-q", *sys.argv[1:]])
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has another kind of interrupt")


def test_a_started_process_is_ended_by_ctrl_c() -> None:
    command, pipe = [sys.executable, "-c", SLEEPER], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "here\n"
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=HANG)
    assert "KeyboardInterrupt" in said


@pytest.mark.parametrize("words", [[], ["-p", "xdist", "-n", "1"]], ids=["alone", "xdist"])
def test_also_where_the_tests_are_deaf_to_it(words: list[str]) -> None:
    chosen = f"{__file__}::{test_a_started_process_is_ended_by_ctrl_c.__name__}"
    command = [sys.executable, "-c", DEAF, chosen, *words]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=HANG,
        check=False,
    )
    assert done.returncode == 0, done.stdout
