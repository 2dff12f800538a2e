"""What the README says works."""

import re
import subprocess
import sys
from pathlib import Path

import saqqara.cli

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs_and_is_short() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(example.splitlines()) <= 11
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[\d, \d, \d\]\n", done.stdout)


def test_the_table_of_commands_is_complete() -> None:
    named = set(re.findall(r"^\| `saqqara (\w+)", README, re.MULTILINE))
    assert named == set(saqqara.cli.COMMANDS)


def test_every_link_leads_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page}: {link}"


def test_the_way_of_a_move_leads_through_files_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    way = text.partition("## The way of a move")[2].partition("\n## ")[0]
    named = [path.replace("<game>", "toy") for path in re.findall(r"\*\*`([^`]+)`\*\*", way)]
    assert len(named) > 15
    rooms = (ROOT, ROOT / "src" / "saqqara", ROOT / "src" / "saqqara" / "games" / "toy")
    assert [path for path in named if not any((room / path).exists() for room in rooms)] == []
