"""One server and one browser for all tests of a worker, here and in the games' folders."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.serving import Process

# What is needed is read when it is asked for: most tests want neither.


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Process]":
    from tests.server.serving import process  # noqa: PLC0415

    folder: Path = tmp_path_factory.mktemp("browser")
    with process(folder, "--no-limits") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    from playwright.sync_api import expect  # noqa: PLC0415

    from tests.browser import page  # noqa: PLC0415

    expect.set_options(timeout=15_000)  # as patient as a visitor
    with page.browser() as opened:
        yield opened
