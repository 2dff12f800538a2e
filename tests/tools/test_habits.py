"""What is written twice so that tools of others find it says the same both times."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOW = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")


def test_the_workflow_runs_on_every_python_the_package_names() -> None:
    (row,) = re.findall(r"^ +python: \[(.*)\]$", WORKFLOW, re.MULTILINE)
    tried = re.findall(r'"(3\.\d+)"', row)
    named = [
        line.rpartition(" ")[2] for line in PROJECT["classifiers"] if ":: Python :: 3." in line
    ]
    assert tried == named
    assert PROJECT["requires-python"] == f">={tried[0]}"


def test_the_workflow_runs_what_must_pass_by_actions_of_fixed_versions() -> None:
    assert re.findall(r"^ +- run: (.*)$", WORKFLOW, re.MULTILINE) == [".ci/run"]
    used = re.findall(r"uses: (\S+)", WORKFLOW)
    assert used
    assert all(re.fullmatch(r"[\w/-]+@v\d+\.\d+\.\d+", name) for name in used)


def test_a_commit_is_checked_by_all_that_make_lint_runs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (recipe,) = re.findall(r"^lint:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    commands = [
        line.strip().lstrip("@").replace("$(BIN)", ".venv/bin") for line in recipe.splitlines()
    ]
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    entries = re.findall(r"^ +entry: (.*)$", hooks, re.MULTILINE)
    assert len(commands) > 3
    assert set(commands) == set(entries)
    assert hooks.count("language: system") == len(entries)
