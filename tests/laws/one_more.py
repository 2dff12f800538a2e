"""A copy of the tree with one more game in it: the toy, under a name of two words."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from tests.patience import HANG

ROOT: Final = Path(__file__).parents[2]
GAME: Final = "two_word"
LIST: Final = Path("src/saqqara/games/__init__.py")
BEFORE: Final = "labyrinth"  # the new game stands in front of it
GENERATED: Final = Path("web/src/generated")
SHELF: Final = Path(f"web/src/games/{GAME}/shelf.ts")
NAMES: Final = {"toy": "two_word", "Toy": "TwoWord", "TOY": "TWO_WORD"}


def listed() -> list[str]:
    """The paths of a game as CONTRIBUTING lists them, with <game> in them."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return re.findall(r"^(\S*<game>\S*)(?:  .*)?$", text, re.MULTILINE)


def files_of_the_toy(path: str) -> list[Path]:
    """What lies at a listed path, as paths in the tree."""
    return [file.relative_to(ROOT) for file in ROOT.glob(path.replace("<game>", "toy"))]


def all_of_the_toy() -> list[Path]:
    return sorted(file for path in listed() for file in files_of_the_toy(path))


def renamed(text: str) -> str:
    """Text keys have hyphens, class names capitals, everything else underscores."""
    text = re.sub(r"\btoy(?=-[a-z])|(?<=[a-z]-)toy\b", "two-word", text)
    return re.sub("toy|Toy|TOY", lambda name: NAMES[name[0]], text)


def signed(record: str) -> str:
    """A record of the new game: only its name is another, and with it the sum."""
    body = record.replace("\ngame toy\n", f"\ngame {GAME}\n").rpartition("sum ")[0]
    return f"{body}sum {sha256(body.encode()).hexdigest()}\n"


def tracked() -> list[Path]:
    """The files of the tree, without what is made from them."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    out = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [Path(name) for name in out.split("\0") if name and (ROOT / name).is_file()]


class Tree:
    """The copy."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self.made = folder / "made"  # bytecode and examples, which would hold the name
        for file in tracked():
            (self.root / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, self.root / file)

    def content(self) -> dict[Path, bytes]:
        """Every file that is there now, but for packages and the built page."""
        left_out = {self.root / "web" / "node_modules", self.root / "src" / "saqqara" / "page"}
        files = [file for file in self.root.rglob("*") if not left_out & {*file.parents, file}]
        return {f.relative_to(self.root): f.read_bytes() for f in files if f.is_file()}

    def add(self) -> list[Path]:
        """Copies along the list and adds the line; which files there are now."""
        copied = [self._copy(file) for file in all_of_the_toy()]
        line = f'    "{BEFORE}",\n'
        self._edit(LIST, lambda text: text.replace(line, f'    "{GAME}",\n{line}'))
        return copied

    def _copy(self, file: Path) -> Path:
        text = (ROOT / file).read_text(encoding="utf-8")
        to = Path(renamed(str(file)))
        (self.root / to).parent.mkdir(parents=True, exist_ok=True)
        changed = signed(text) if file.parent.name == "records" else renamed(text)
        (self.root / to).write_text(changed, encoding="utf-8")
        return to

    def _edit(self, file: Path, change: Callable[[str], str]) -> None:
        before = (self.root / file).read_text(encoding="utf-8")
        assert change(before) != before
        (self.root / file).write_text(change(before), encoding="utf-8")

    def take_away(self) -> None:
        """The folders and the line."""
        for path in listed():
            folder = self.root / path.partition("<game>")[0] / GAME
            shutil.rmtree(folder, ignore_errors=True)
            for file in self.root.glob(path.replace("<game>", GAME)):
                file.unlink()
        self._edit(LIST, lambda text: text.replace(f'    "{GAME}",\n', ""))

    def put_on_the_shelf(self) -> None:
        """The toy's page has no cover; the copy gets an empty one."""
        (self.root / SHELF).write_text(
            "import type { Shelf } from '../shelf';\n"
            "import Nothing from '../../parts/plain/Nothing.svelte';\n\n"
            "const shelf: Shelf = { minutes: 1, Cover: Nothing, Badge: Nothing };\n"
            "export default shelf;\n",
            encoding="utf-8",
        )

    @property
    def environment(self) -> dict[str, str]:
        """Everything is read from the copy, and nothing is left there."""
        return {
            **os.environ,
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONPYCACHEPREFIX": str(self.made),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.made / "examples"),
        }

    def python(self, *words: str) -> str:
        """What a program says that is run in the copy."""
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env=self.environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=HANG,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def saqqara(self, *words: str) -> str:
        return self.python("-m", "saqqara", *words)

    def generate(self) -> None:
        """Writes anew what is generated from the Python files."""
        self.python("web/wire_types.py")

    def build_page(self) -> None:
        (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.python("web/npm.py", "run", "build")
