"""Runs the stages of `make test` one after the other and says at the end what failed in which.

`python tools/stages.py make page compiled` calls `make test-page` and `make test-compiled`. A stage
that fails does not keep the next ones from running.
"""

import subprocess
import sys
from time import monotonic


def run(make: str, stages: list[str]) -> int:
    """The exit code: 0 if every stage passed."""
    rows, failed = [], []
    for number, stage in enumerate(stages, 1):
        print(f"\n=== {number} of {len(stages)}: {stage}", flush=True)
        began = monotonic()
        words = [make, "--no-print-directory", f"test-{stage}"]
        code = subprocess.run(words, check=False).returncode
        failed += [stage] if code else []
        verdict = f"FAILED, see above or: {make} test-{stage}" if code else "passed"
        rows.append(f"{stage:12} {monotonic() - began:5.0f} s  {verdict}")
    print("\n=== " + "\n    ".join(rows), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(run(sys.argv[1], sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)
