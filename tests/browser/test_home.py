"""The home page: two clicks to a game, in both languages, on both sizes."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.page import DESKTOP, PHONE, visitor
from tests.browser.shown import SHOWN
from tests.server.serving import Process

WORDS = {
    "en": ("Four pyramid games, one table.", "Play now"),
    "de": ("Vier Pyramidenspiele, ein Tisch.", "Spielen"),
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_home_page_greets_in_the_browsers_language_and_is_accessible(
    serving: Process, browser: Browser, language: str, size: tuple[int, int]
) -> None:
    with visitor(browser, serving.address, size, language) as person:
        person.go()
        expect(person.page.get_by_text(WORDS[language][0])).to_be_visible()
        buttons = person.page.get_by_role("button", name=WORDS[language][1], exact=True)
        expect(buttons).to_have_count(len(SHOWN))
        assert person.violations() == []
        assert person.overflow() <= 0


def test_language_and_theme_change_in_place_and_are_remembered(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        person.page.get_by_role("button", name="Deutsch").click()
        expect(person.page.get_by_text(WORDS["de"][0])).to_be_visible()
        person.page.get_by_role("button", name="Hell oder dunkel").click()
        person.page.reload()
        expect(person.page.get_by_text(WORDS["de"][0])).to_be_visible()
        assert person.page.evaluate("document.documentElement.dataset.theme") == "dark"
        assert person.violations() == []


def test_a_variant_is_chosen_in_plain_words(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        person.page.get_by_role("button", name="More ways to play Terra Pyramides").click()
        assert person.violations() == []
        person.page.get_by_text("together: more than 275 points").click()
        person.page.get_by_role("button", name="Start").click()
        person.page.wait_for_url("**/t/*")


def test_a_wrong_number_of_seats_is_explained_and_the_dialog_stays(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        person.page.get_by_role("button", name="More ways to play Terra Pyramides").click()
        person.page.get_by_role("radio", name="1", exact=True).check(force=True)
        person.page.get_by_role("button", name="Start").click()
        expect(person.page.get_by_role("alert")).to_contain_text("cannot be set up")
        person.troubles.clear()  # the browser itself reports the refused request
