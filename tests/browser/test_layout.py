"""Every page in both languages and three sizes, with our letters and without them.

Without them the machine's own stand in, and nothing may be cut off or out of reach either.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, expect

from saqqara.games import GAMES
from tests.browser.layout import faults
from tests.browser.page import DESKTOP, PHONE, Visitor, visitor
from tests.browser.toy import opened, post
from tests.games.about import about
from tests.games.recorded import file_of
from tests.server.serving import Process

LOW: Final = (640, 400)  # also a desktop at twice its size
SIZES: Final = (DESKTOP, LOW, PHONE)
SHOWN: Final = {name: max(game.seats) for name, game in GAMES.items() if about(name).busy}
NAME: Final = "Nefertari"


@dataclass
class Walk:
    """One visitor on the way through the pages, and what was wrong where."""

    person: Visitor
    wrong: dict[str, list[str]] = field(default_factory=dict)

    def look(self, where: str, *sizes: tuple[int, int]) -> None:
        """In every size; the page stays loaded."""
        for width, height in sizes or SIZES:
            self.person.page.set_viewport_size({"width": width, "height": height})
            if found := faults(self.person.page):
                self.wrong[f"{where} {width}x{height}"] = found

    def press(self, css: str) -> None:
        self.person.page.locator(css).first.click()

    def go(self, path: str, until: str) -> None:
        self.person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        self.person.go(path)
        expect(self.person.page.locator(until).first).to_be_visible()


@contextmanager
def walking(browser: Browser, address: str, language: str, *, letters: bool) -> Iterator[Walk]:
    with visitor(browser, address, language=language, letters=letters) as person:
        walk = Walk(person)
        yield walk
        assert walk.wrong == {}


def begun(person: Visitor, game: str) -> str:
    """A game against as many bots as there may be; its path."""
    seats = SHOWN[game]
    table = opened(person, game=game, seats=seats, name=NAME, bots=["random"] * (seats - 1))
    post(person, f"/{table}/start")
    return f"/t/{table}"


def home(walk: Walk) -> None:
    begun(walk.person, "valley")
    walk.go("/", ".shelf .btn.pri:enabled")
    walk.look("home")
    walk.press(".shelf li:nth-child(3) .more")
    walk.look("setup")


def gathering(walk: Walk) -> None:
    walk.go(f"/t/{opened(walk.person, game='silver_gold', seats=4, name=NAME)}", "main .btn.pri")
    walk.look("gathering")


def tables(walk: Walk) -> None:
    """Each game at its beginning, with its guide and without."""
    for game in SHOWN:
        guided(walk, game)
        walk.look(f"{game}, guide")
        walk.press(".guide .ghost")
        walk.look(game)


def guided(walk: Walk, game: str) -> None:
    """A table whose first question the guide speaks of: in valley a mercenary may ask before."""
    while True:
        walk.go(begun(walk.person, game), ".sentence")
        expect(walk.person.page).to_have_title(re.compile("^●"))
        if walk.person.page.locator(".guide").count():
            return


def dialogs(walk: Walk) -> None:
    """Of the last table."""
    tools = ".bar .iconb"
    walk.press(f"{tools}:has([href='#i-menu'])")
    walk.look("menu")
    walk.press("dialog .btn:has([href='#i-link'])")
    expect(walk.person.page.locator(".qr")).to_be_visible()
    walk.look("share")
    walk.person.page.keyboard.press("Escape")
    walk.press(f"{tools}:has([href='#i-book'])")
    expect(walk.person.page.locator("dialog .id").first).to_be_visible()
    walk.look("rules")


def end(walk: Walk) -> None:
    """Four columns of points; the game is over for the second visitor already."""
    walk.go(over(walk.person.address), "main.table, main.end")
    # A whole game among bots goes by before the page shows its result.
    expect(walk.person.page.locator(".end .proof")).to_be_visible(timeout=120_000)
    walk.look("end")
    walk.press(".end .btn:has([href='#i-eye'])")
    walk.look("over")


@cache
def over(address: str) -> str:
    """A game of four bots; whoever has the link may look. Its path."""
    table = {"game": "silver_gold", "seats": 4, "bots": ["random"] * 4}
    with httpx.Client(base_url=f"{address}/api/tables") as asks:
        path = asks.post("", json=table).raise_for_status().json()["id"]
        asks.post(f"/{path}/start", json={}).raise_for_status()
    return f"/t/{path}"


def replays(walk: Walk) -> None:
    """Boards with high numbers on them, and those that play in the first chair's eyes."""
    for game in SHOWN:
        file = file_of(game, about(game).busy)
        walk.go("/replay", "main .btn")
        walk.person.page.locator("input[type=file]").set_input_files(file)
        slider = walk.person.page.get_by_role("slider")
        last = int(slider.get_attribute("max") or 0)
        with walk.person.page.expect_response("**/api/replay"):
            slider.fill(str(last * 9 // 10))
        walk.look(f"replay of {game}")


@pytest.mark.parametrize("letters", [True, False], ids=["ours", "blocked"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    "pages", [(home, gathering, tables, dialogs), (end, replays)], ids=["first", "last"]
)
def test_nothing_is_cut_off_or_out_of_reach(
    serving: Process,
    browser: Browser,
    pages: tuple[Callable[[Walk], None], ...],
    language: str,
    letters: bool,
) -> None:
    with walking(browser, serving.address, language, letters=letters) as walk:
        for page in pages:
            page(walk)


@pytest.mark.parametrize(
    ("css", "style", "said"),
    [
        ("h1", "width: 20px", "cut off: h1 .serif"),
        (".head p", "position: absolute; left: -900px", "outside: p .mut"),
        ("h2", "position: fixed; inset: 0; background: red", "out of reach: button .btn pri"),
        (".shelf", "width: 2000px", "wider than its window"),
    ],
    ids=["cut off", "outside", "covered", "too wide"],
)
def test_the_eye_for_layout_sees(
    serving: Process, browser: Browser, css: str, style: str, said: str
) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        expect(person.page.locator(".shelf .btn.pri:enabled").first).to_be_visible()
        assert faults(person.page) == []
        person.page.locator(css).first.evaluate(
            "(one, style) => (one.style.cssText = style)", style
        )
        assert said in "\n".join(faults(person.page))
