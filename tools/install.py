"""Installs what pyproject.toml lists: `python tools/install.py needed build dev rl`; or our wheel.

`needed` is what the package itself needs; the other words are groups and extras. The versions are
those of constraints.txt, which were tested together. uv does it, with a tenth of the work that pip
makes of it; where uv cannot be had, or finds less than pip does, pip does it.
"""

import importlib.util
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
CONSTRAINTS: Final = str(ROOT / "constraints.txt")
PIP: Final = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
# Bytecode as pip writes it: where Python may not, every process would read the sources anew.
UV: Final = (
    *(sys.executable, "-m", "uv", "pip", "install", "--quiet", "--compile-bytecode"),
    *("--python", sys.executable),
)


def listed(names: list[str]) -> list[str]:
    """The packages of these groups and extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = {
        "needed": project["project"]["dependencies"],
        **project["project"]["optional-dependencies"],
        **project["dependency-groups"],
    }
    for name in names:
        if name not in lists:
            sys.exit(f"no list {name!r}; there are: {', '.join(lists)}")
    return [package for name in names for package in lists[name]]


def install(words: list[str]) -> int:
    """By uv or else by pip; the exit code of the last who tried."""
    if _has_uv():
        if _run(UV, words) == 0:
            return 0
        print("uv did not manage; now pip tries", file=sys.stderr, flush=True)
    return _run(PIP, words)


def _has_uv() -> bool:
    """It comes by pip, once."""
    if importlib.util.find_spec("uv") is None:
        _run(PIP, ["--constraint", CONSTRAINTS, "uv"])
        importlib.invalidate_caches()
    return importlib.util.find_spec("uv") is not None


def _run(command: tuple[str, ...], words: list[str]) -> int:
    return subprocess.run([*command, *words], check=False).returncode


def main(words: list[str]) -> int:
    if words[-1].endswith(".whl"):
        return install(["--no-deps", "--force-reinstall", words[-1]])
    return install(["--constraint", CONSTRAINTS, *listed(words)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
