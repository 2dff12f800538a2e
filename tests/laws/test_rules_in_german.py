"""The rules in German are the same rules: same sections, same numbers, nothing left in English."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "saqqara"
FOLDERS = sorted(file.parent for file in SOURCE.glob("games/*/RULES.md"))

Rule = tuple[str, str]  # the id, empty for a paragraph, and the text


def sections(file: Path) -> list[list[Rule]]:
    """The rules of each section, read as the page reads them."""
    found: list[list[Rule]] = []
    goes_on = False
    for line in file.read_text(encoding="utf-8").splitlines():
        rule = re.match(r"- ([A-Z]{2}-\d+) (.*)", line)
        if re.match("#+ .", line):
            found.append([])
        elif rule:
            found[-1].append((rule[1], rule[2].strip()))
        elif line.strip() and goes_on:
            name, text = found[-1].pop()
            found[-1].append((name, f"{text} {line.strip()}"))
        elif line.strip():
            found[-1].append(("", line.strip()))
        goes_on = bool(line.strip()) and not line.startswith("#")
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_german_rules_are_the_same_rules(folder: Path) -> None:
    english = sections(folder / "RULES.md")
    german = sections(folder / "RULES.de.md")
    names = [[name for name, _ in section] for section in english]
    assert any(name for section in names for name in section)
    assert [[name for name, _ in section] for section in german] == names
    assert all(text for section in german for _, text in section)
    texts = {text for section in english for _, text in section}
    assert not [name for section in german for name, text in section if text in texts]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_line_of_the_german_rules_is_english(folder: Path) -> None:
    english = (folder / "RULES.md").read_text(encoding="utf-8").splitlines()
    german = (folder / "RULES.de.md").read_text(encoding="utf-8").splitlines()
    title, *lines = [line for line in german if line]
    assert title.startswith("# ")  # may be a name, the same in both
    assert not set(lines) & set(english)
