"""A browser to test with: one that is installed, else Debian's package, else Playwright's own.

`python -m tests.browser.chromium` makes sure that there is one and prints where.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--mute-audio"),
)
SENTENCE: Final = (
    "The browser tests need Chromium or Chrome, and none could be installed. "
    "Install one, for example with: sudo apt-get install chromium"
)


def found() -> str:
    """The path of a browser, or nothing."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    folder = Path.home() / ".cache" / "ms-playwright"
    own = sorted(folder.glob("chromium-*/chrome-linux*/chrome"))
    return str(own[-1]) if own else ""


def install() -> None:
    """By whatever way works here; failures are left to `found`."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        _quietly("apt-get", "update", "-q")
        _quietly("apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium")
    if not found():
        _quietly(sys.executable, "-m", "playwright", "install", "chromium")


def _quietly(*words: str) -> None:
    subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def main() -> int:
    if not found():
        install()
    print(found() or SENTENCE)
    return 0 if found() else 1


if __name__ == "__main__":
    sys.exit(main())
