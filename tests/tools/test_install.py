"""What `make` installs: the lists of pyproject.toml, in versions that were tested together."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.install import CONSTRAINTS, listed

CHOSEN = Path(CONSTRAINTS).read_text(encoding="utf-8").splitlines()
INSTALLED = ["needed", "build", "dev", "data", "rl"]


def test_a_constraint_is_a_name_and_a_version_and_no_address() -> None:
    for line in CHOSEN:
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z_ <>=!.'0-9]+)?", line), line


@pytest.mark.parametrize("group", INSTALLED)
def test_every_package_has_a_version_within_its_bounds(group: str) -> None:
    chosen = [Requirement(line) for line in CHOSEN]
    for wanted in map(Requirement, listed([group])):
        versions = [
            spec.version
            for one in chosen
            if one.name == canonicalize_name(wanted.name)
            for spec in one.specifier
        ]
        assert versions, wanted.name
        assert all(version in wanted.specifier for version in versions), wanted


def test_what_builds_by_itself_is_what_make_builds_with() -> None:
    """Whoever installs the sdist gets its tools from [build-system]."""
    project = tomllib.loads((Path(CONSTRAINTS).parent / "pyproject.toml").read_text("utf-8"))
    own = [package for package in listed(["build"]) if not package.startswith("uv")]
    assert own == project["build-system"]["requires"]


def test_a_name_that_is_no_list_is_refused_with_those_there_are() -> None:
    with pytest.raises(SystemExit, match=r"no list 'devv'; there are: needed, .*dev"):
        listed(["needed", "devv"])
