"""Four levels of bots: chosen in plain words, and bots are called by them wherever they sit."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.page import PHONE, Visitor, visitor
from tests.browser.toy import button, finished, opened
from tests.server.serving import Process, process

LEVELS = {
    "en": ["gentle", "steady", "strong", "master"],
    "de": ["sanft", "solide", "stark", "meisterlich"],
}


def levels(person: Visitor) -> Locator:
    return person.page.locator("fieldset").filter(has=person.page.get_by_text("Bots", exact=True))


def pick(person: Visitor, level: str) -> None:
    levels(person).get_by_role("radio", name=level).check(force=True)


@pytest.mark.parametrize("language", ["en", "de"])
def test_four_levels_are_offered_each_with_a_sentence(
    serving: Process, browser: Browser, language: str
) -> None:
    with visitor(browser, serving.address, language=language) as person:
        person.go()
        expect(levels(person).get_by_role("radio")).to_have_count(4)
        expect(levels(person).get_by_role("radio", checked=True)).to_have_accessible_name(
            LEVELS[language][1]
        )
        said = set()
        for level in LEVELS[language]:
            pick(person, level)
            said.add(levels(person).get_by_role("paragraph").text_content())
        assert len(said) == 4
        assert not any("page-" in (sentence or "") for sentence in said)


def test_the_level_is_remembered(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        pick(person, "strong")
        person.page.reload()
        expect(levels(person).get_by_role("radio", name="strong")).to_be_checked()


def test_what_is_no_level_any_more_becomes_the_usual_one(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        person.page.evaluate("localStorage.setItem('saqqara', JSON.stringify({bot: 'greedy'}))")
        person.page.reload()
        expect(levels(person).get_by_role("radio", name="steady")).to_be_checked()


def test_the_level_is_chosen_with_the_variants(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        person.page.get_by_role("button", name="More ways to play Das Labyrinth").click()
        dialog = person.page.get_by_role("dialog")
        dialog.get_by_role("radio", name="gentle").check(force=True)
        dialog.get_by_role("radio", name="3", exact=True).check(force=True)
        dialog.get_by_role("button", name="Start").click()
        for name in ("Bot 1 · gentle", "Bot 2 · gentle"):
            expect(person.page.get_by_role("region", name=name, exact=True)).to_be_visible()


def test_the_host_seats_bots_of_different_levels(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go(f"/t/{opened(person, seats=3)}")
        for level in ("gentle", "strong"):
            pick(person, level)
            button(person, "Bot").first.click()
            expect(person.page.get_by_text(f"· {level}")).to_be_visible()
        for name in ("Bot 1 · gentle", "Bot 2 · strong"):
            expect(person.page.get_by_text(name, exact=True)).to_be_visible()
        assert person.violations() == []


def test_a_bot_is_called_by_its_level_in_the_viewers_language(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        finished(person, bots=["steady"])
        expect(person.page.get_by_role("group", name="Bot · steady")).to_be_visible()
        person.page.get_by_role("button", name="Deutsch").click()
        expect(person.page.get_by_role("group", name="Bot · solide")).to_be_visible()
        person.page.get_by_role("link", name="Nachspielen").click()
        person.page.get_by_role("slider").fill("8")
        expect(person.page.get_by_role("region", name="Bot · solide")).to_be_visible()
        expect(person.page.locator(".log").get_by_text("Bot · solide").first).to_be_visible()


def test_an_agent_is_offered_and_is_a_bot_at_the_table_and_in_the_replay(
    browser: Browser, tmp_path: Path
) -> None:
    words = ("--no-limits", "--agent", "zoser=tests.agents.policies:last")
    with (
        process(tmp_path, *words) as server,
        visitor(browser, server.address) as person,
    ):
        person.go()
        expect(levels(person).get_by_role("radio")).to_have_count(5)
        pick(person, "zoser")
        finished(person, bots=["zoser"])
        expect(person.page.get_by_role("group", name="Bot · zoser")).to_be_visible()
        person.page.get_by_role("link", name="Replay").click()
        person.page.reload()  # as one who comes by a link: nothing else has told of the agent
        person.page.get_by_role("slider").fill("8")
        expect(person.page.get_by_role("region", name="Bot · zoser")).to_be_visible()


def test_on_a_phone_the_level_stands_below_the_name(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address, PHONE) as person:
        person.go()
        setup = {"seats": 3, "bots": ["gentle", "gentle"], "name": "Ada"}
        person.go(person.table(game="labyrinth", **setup))
        expect(person.page.get_by_role("button", name="Bot 2")).to_be_visible()
        assert person.overflow() <= 0
