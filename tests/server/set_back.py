"""Runs a command with a clock that is set back an hour when a file appears."""

import sys
import time
from pathlib import Path

from saqqara.cli import main

if __name__ == "__main__":  # the processes of the bots begin here too
    right_time, jump = time.time, Path(sys.argv.pop(1))
    time.time = lambda: right_time() - 3600 * jump.exists()
    main()
