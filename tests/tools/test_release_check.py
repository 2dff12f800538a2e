"""What `make release-check` refuses, on real installations that lack something."""

import json
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest
from tools.installed import Installed, problems
from tools.release_check import changelog_problems, version

import saqqara

ROOT = Path(__file__).parents[2]
HERE = Path(saqqara.__file__).parent
compiled = pytest.mark.skipif(
    not list(HERE.glob("core/walk.*.so")), reason="the engine was not compiled here"
)


def found_without(folder: Path, *names: str, checks: tuple[str, ...] = ()) -> str:
    """The problems of a copy of this installation that lacks some files."""
    copy = folder / "copy" / "saqqara"
    shutil.copytree(HERE, copy, ignore=shutil.ignore_patterns("__pycache__", *names))
    (folder / "empty").mkdir()
    environment = {**os.environ, "PYTHONPATH": str(copy.parent)}
    command = [sys.executable, "-m", "saqqara"]
    copied = Installed(command, folder / "empty", environment)
    return "\n".join(problems(copied, version(), checks))


@compiled
def test_a_whole_installation_may_be_released(tmp_path: Path) -> None:
    assert found_without(tmp_path) == ""


@compiled
def test_without_the_page_it_may_not(tmp_path: Path) -> None:
    found = found_without(tmp_path, "page", checks=("doctor", "server"))
    assert "doctor: page: It was not built" in found
    assert "server: the home page loads no script" in found


@compiled
def test_without_a_part_of_the_page_it_may_not(tmp_path: Path) -> None:
    found = found_without(tmp_path, "index-*.js", checks=("doctor", "server"))
    assert "doctor: page: It is not whole" in found
    assert re.search(r"server: .*/assets/index-.*\.js: 404", found)


def test_without_compiled_rules_it_may_not(tmp_path: Path) -> None:
    found = found_without(tmp_path, "*.so", "*.pyd", checks=("version", "doctor"))
    assert "version: 'saqqara " in found
    assert "doctor: build: None of its" in found


@compiled
def test_with_one_module_less_compiled_it_may_not(tmp_path: Path) -> None:
    found = found_without(tmp_path, "many.*.so", checks=("doctor",))
    assert found.startswith("doctor: build: Only ")
    assert "saqqara.core.many" in found


def test_the_version_of_another_release_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "saqqara"]
    here = Installed(command, tmp_path, dict(os.environ))
    (found,) = problems(here, "99.0", ["version"])
    assert found.startswith("version: ")
    assert "99.0" in found


# The changelog, and the one place of the version


def test_the_changelog_knows_this_version_and_what_is_not_released() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changelog_problems(text, version()) == []


@pytest.mark.parametrize(
    "text", ["# Changes\n\n## 0.1.0 (today)\n", "# Changes\n\n## Unreleased\n\n## 0.0.9\n", ""]
)
def test_a_changelog_that_lacks_a_section_is_refused(text: str) -> None:
    assert changelog_problems(text, "0.1.0")


def test_the_version_stands_in_pyproject_and_nowhere_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == version()
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert not [place for place in (page, lock, lock["packages"][""]) if "version" in place]
    code = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    assert len(code) > 100
    said = re.compile(rf"__version__|(?<![\d.]){re.escape(version())}(?![\d.])")
    assert not [file for file in code if said.search(file.read_text(encoding="utf-8"))]
