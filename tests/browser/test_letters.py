"""The page's own letters: they are the ones people see, and numbers stand in line."""

import io
from typing import Any, Final

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, Route, expect

from saqqara.games import GAMES
from tests.browser.page import LETTERS, Visitor, visitor
from tests.browser.shown import SHOWN
from tests.browser.toy import begun
from tests.server.serving import Process

SERIF: Final = ("h1", ".seat .name", ".seat .points", ".board svg text", ".cap")
TEXT: Final = (".sentence", ".guide p", ".guide .btn")
# Everything on boards and beside them that is only a number, and is not drawn in Alegreya.
NUMBERS: Final = """() => {
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const wrong = new Set();
    let count = 0;
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        const number = /^[+−×]?\\s*\\d[\\d\\s/]*$/.test(walker.currentNode.textContent.trim());
        if (!number || one.closest('.log, .spoken, kbd')) continue;
        const {fontFamily, fontVariantNumeric} = getComputedStyle(one);
        const good = fontFamily.startsWith('Alegreya,')
            && fontVariantNumeric === 'lining-nums tabular-nums';
        if (!good) wrong.add(one.outerHTML.slice(0, 120));
        count += 1;
    }
    return [count, [...wrong]];
}"""
# How far down things stand.
PLACES: Final = """() => [...document.querySelectorAll('h2, h3, .cover, .about, .facts, .list')]
    .map((one) => Math.round(one.getBoundingClientRect().top))"""
# On a sheet over the page, which goes on as it was.
DIGITS: Final = """() => {
    const sheet = document.createElement('div');
    sheet.id = 'sheet';
    sheet.style.cssText = 'position: fixed; inset: 0; z-index: 99';
    sheet.innerHTML = `<svg width="700" height="120"><rect width="700" height="120" fill="white"/>${
        [...'0123456789'].map((digit, k) =>
            `<text x="${10 + 68 * k}" y="100" font-size="100">${digit}</text>`).join('')
    }</svg>`;
    document.body.append(sheet);
    return [...sheet.querySelectorAll('text')].map((one) => one.getComputedTextLength());
}"""


def drawn_in(page: Page, css: str) -> set[tuple[str, bool]]:
    """The fonts that the browser really drew an element's words with, and whether we sent them."""
    asks = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        asks.send(f"{domain}.enable")
    root: dict[str, Any] = asks.send("DOM.getDocument")["root"]
    node = asks.send("DOM.querySelector", {"nodeId": root["nodeId"], "selector": css})
    fonts = asks.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
    # A variable file is called after its thinnest weight.
    return {(font["familyName"].split()[0], font["isCustomFont"]) for font in fonts}


def at_a_table(person: Visitor, game: str, seats: int) -> None:
    begun(person, game=game, seats=seats, bots=["random"] * (seats - 1))
    expect(person.page.locator(".sentence")).to_be_visible()
    person.page.evaluate("document.fonts.ready")


def test_headings_names_and_numbers_are_alegreya_and_sentences_figtree(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        at_a_table(person, "silver_gold", 4)
        for css in SERIF:
            assert drawn_in(person.page, css) == {("Alegreya", True)}, css
        for css in TEXT:
            assert drawn_in(person.page, css) == {("Figtree", True)}, css


def test_where_they_are_kept_away_the_machines_own_stand_in(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address, letters=False) as person:
        at_a_table(person, "silver_gold", 4)
        for css in (*SERIF, *TEXT):
            assert all(not ours for _, ours in drawn_in(person.page, css)), css


def test_a_name_in_other_latin_letters_is_drawn_in_ours_too(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        begun(person, game="labyrinth", name="Łukasz Dvořák")
        name = person.page.get_by_text("Łukasz Dvořák", exact=True)
        expect(name).to_be_visible()
        person.page.evaluate("document.fonts.ready")
        name.evaluate("(one) => one.id = 'name'")
        assert drawn_in(person.page, "#name") == {("Alegreya", True)}


@pytest.mark.parametrize("game", SHOWN)
def test_all_numbers_at_a_table_are_alegreyas_in_line(
    serving: Process, browser: Browser, game: str
) -> None:
    with visitor(browser, serving.address) as person:
        at_a_table(person, game, seats=GAMES[game].seats[-1])
        count, wrong = person.page.evaluate(NUMBERS)
        assert wrong == []
        assert count > 5


def test_digits_are_equally_wide_and_equally_high(serving: Process, browser: Browser) -> None:
    """Drawn in SVG as on the boards, and looked at: Alegreya's are neither by themselves."""
    with visitor(browser, serving.address) as person:
        person.go()
        person.page.evaluate("document.fonts.load('100px Alegreya')")
        assert len(set(person.page.evaluate(DIGITS))) == 1
        drawn = Image.open(io.BytesIO(person.page.locator("#sheet svg").screenshot())).convert("L")
        for k in range(10):
            digit = drawn.crop((8 + 68 * k, 0, 8 + 68 * k + 66, 120))
            ink = ImageChops.invert(digit).point([0] * 128 + [255] * 128).getbbox()
            assert ink
            assert abs(ink[1] - 37) <= 5, f"{k} is not as high as the others"
            assert abs(ink[3] - 100) <= 3, f"{k} hangs below the line"


def test_they_are_announced_by_the_page_and_loaded_once(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        asked: list[str] = []
        person.page.on("requestfinished", lambda one: asked.append(one.url.rsplit("/", 1)[1]))
        person.go()
        expect(person.page.get_by_role("heading", level=2)).to_be_visible()
        person.page.evaluate("document.fonts.ready")
        files = [name for name in asked if name.endswith(".woff2")]
        assert sorted(name.split("-")[0] for name in files) == ["alegreya", "figtree"]
        expect(person.page.locator("link[rel=preload][as=font]")).to_have_count(2)


def test_nothing_jumps_when_they_arrive(serving: Process, browser: Browser) -> None:
    """Where the machine has one of the fonts that styles/letters.css knows the size of."""
    with visitor(browser, serving.address) as person:
        held: list[Route] = []
        person.page.route(LETTERS, lambda route: held.append(route))  # noqa: PLW0108 - it asks for its names
        person.page.goto(person.address, wait_until="commit")  # loaded it is with its letters
        expect(person.page.locator(".shelf .btn.pri:enabled")).to_have_count(4)
        before = person.page.evaluate(PLACES)
        assert drawn_in(person.page, "h2") != {("Alegreya", True)}
        for route in held:
            route.continue_()
        person.page.evaluate("document.fonts.ready")
        assert drawn_in(person.page, "h2") == {("Alegreya", True)}
        after = person.page.evaluate(PLACES)
        assert before == after
