"""One server and one browser for all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import page
from tests.server.serving import Process, process

expect.set_options(timeout=15_000)  # as patient as a visitor


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with process(folder, "--no-limits") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with page.browser() as opened:
        yield opened
