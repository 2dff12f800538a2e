"""`make release-check`: wheel and sdist, each installed outside the tree, and played there."""

import argparse
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Final

from tools.installed import Installed, ReleaseError, outside, problems

ROOT: Final = Path(__file__).parents[1]
KINDS: Final = ("wheel", "sdist")


def main() -> int:
    """0 if everything that would be released is good, else 1 and what is not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="wheels and sdists; built if none")
    files = parser.parse_args().files
    found = changelog_problems((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version())
    with TemporaryDirectory(prefix="saqqara-release-") as folder:
        for file in files or built(Path(folder) / "dist"):
            found += [f"{file.name}: {problem}" for problem in checked(file, Path(folder))]
    for problem in found:
        print(f"FAILED {problem}", file=sys.stderr)
    print("This must not be released." if found else "This can be released.")
    return 1 if found else 0


def version() -> str:
    """The one place in which the version stands."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def changelog_problems(text: str, wanted: str) -> list[str]:
    """What is about to be released has a section of its own, below what is not."""
    heads = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    named = [head.split()[0] for head in heads]
    found = [] if named[:1] == ["Unreleased"] else ["CHANGELOG.md: does not begin with Unreleased"]
    return found + ([] if wanted in named else [f"CHANGELOG.md: says nothing of {wanted}"])


def built(folder: Path) -> list[Path]:
    """A wheel and an sdist out of this tree."""
    for kind in KINDS:
        print(f"building the {kind}", flush=True)
        words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
        subprocess.run(words, cwd=ROOT, env=outside(), stdout=subprocess.DEVNULL, check=True)
    return sorted(folder.iterdir(), reverse=True)


def checked(file: Path, folder: Path) -> list[str]:
    """What is wrong with a file, installed as a stranger would."""
    home = Path(mkdtemp(dir=folder))
    print(f"installing {file.name}", flush=True)
    try:
        command = _install(file, home)
    except ReleaseError as error:
        return [str(error)]
    (home / "empty").mkdir()
    return problems(Installed([str(command)], home / "empty", outside()), version())


def _install(file: Path, home: Path) -> Path:
    """Into an empty environment; an sdist is built there by the tools it asks for."""
    venv.create(home, with_pip=True)
    programs = home / ("Scripts" if sys.platform == "win32" else "bin")
    words = [str(programs / "python"), "-m", "pip", "install", "--quiet", str(file.absolute())]
    words.insert(4, "--disable-pip-version-check")
    done = subprocess.run(
        words, cwd=home, env=outside(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ReleaseError(f"cannot be installed: {done.stderr[-2000:]}")
    return programs / "saqqara"


if __name__ == "__main__":
    sys.exit(main())
