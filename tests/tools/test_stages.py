"""`make test` runs every stage and sums up."""

import subprocess
import sys
from pathlib import Path

import pytest

STAGES = Path(__file__).parents[2] / "tools" / "stages.py"
# Stands where make would: the stage `bad` fails, and each leaves a line.
MAKE = """#!/bin/sh
echo "ran $2"
test "$2" != test-bad
"""


@pytest.mark.parametrize(
    ("stages", "code", "verdicts"),
    [
        (["one", "two"], 0, ["passed", "passed"]),
        (["one", "bad", "two"], 1, ["passed", "FAILED", "passed"]),
        (["bad", "bad"], 1, ["FAILED", "FAILED"]),
    ],
)
def test_all_stages_run_and_the_end_says_which_failed(
    tmp_path: Path, stages: list[str], code: int, verdicts: list[str]
) -> None:
    make = tmp_path / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    done = subprocess.run(
        [sys.executable, STAGES, str(make), *stages], capture_output=True, text=True, check=False
    )
    assert done.returncode == code
    said = done.stdout.splitlines()
    assert [line for line in said if line.startswith("ran")] == [f"ran test-{s}" for s in stages]
    for line, stage, verdict in zip(said[-len(stages) :], stages, verdicts, strict=True):
        assert stage in line
        assert verdict in line
