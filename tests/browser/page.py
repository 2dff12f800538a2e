"""Pages of a real browser on a real server; whatever goes wrong on them fails the test."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    sync_playwright,
)

from tests.browser.chromium import FLAGS, SENTENCE, found

DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
LETTERS: Final = "**/*.woff2"
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium without a screen."""
    path = found()
    assert path, SENTENCE
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield opened
        finally:
            opened.close()


@dataclass
class Visitor:
    """A person with a browser of their own."""

    page: Page
    context: BrowserContext
    address: str
    troubles: list[str] = field(default_factory=list)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def table(self, **setup: Any) -> str:  # noqa: ANN401 - JSON
        """Opens and starts a table from the page's own context; its path."""
        return str(
            self.page.evaluate(
                """async (setup) => {
                    const post = (path, body) => fetch(path, {method: 'POST',
                        headers: {'content-type': 'application/json'},
                        body: JSON.stringify(body)}).then((answer) => answer.json());
                    const {id} = await post('/api/tables', setup);
                    await post(`/api/tables/${id}/start`, {});
                    return `/t/${id}`;
                }""",
                setup,
            )
        )

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page as it stands."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))  # past the page's own policy
        wrong = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{one['id']}: {node['html'][:120]} {node['failureSummary']}"
            for one in wrong
            for node in one["nodes"]
        ]

    def overflow(self) -> int:
        """Pixels by which the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def below(self) -> int:
        """Pixels by which the page is longer than its window."""
        return int(self.page.evaluate("document.documentElement.scrollHeight - innerHeight"))

    def trouble(self, text: str) -> None:
        self.troubles.append(text)


@contextmanager
def visitor(
    opened: Browser,
    address: str,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    *,
    letters: bool = True,
) -> Iterator[Visitor]:
    """Every console error, page error and request to another host is a trouble.

    Without letters the page's own never arrive.
    """
    context = opened.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        has_touch=size == PHONE,
        reduced_motion="reduce",
    )
    context.set_default_timeout(15_000)
    person = Visitor(context.new_page(), context, address)
    _listen(person)
    if not letters:
        context.route(LETTERS, lambda route: route.abort())
    try:
        yield person
        assert person.troubles == [], person.troubles
    finally:
        context.close()


def _lacks_letters(said: ConsoleMessage) -> bool:
    """The browser itself reports what a test has kept away."""
    return "ERR_FAILED" in said.text and said.location["url"].endswith(".woff2")


def _listen(person: Visitor) -> None:
    def console(said: ConsoleMessage) -> None:
        if said.type == "error" and not _lacks_letters(said):
            person.trouble(said.text)

    def request(asked: Request) -> None:
        host = person.address.split("//")[1]
        if not asked.url.startswith(("data:", f"http://{host}/", f"ws://{host}/")):
            person.trouble(asked.url)

    person.page.on("console", console)
    person.page.on("pageerror", lambda error: person.trouble(str(error)))
    person.page.on("request", request)
