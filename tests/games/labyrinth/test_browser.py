"""Das Labyrinth des Pharao, played in a browser."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.page import PHONE, visitor
from tests.browser.turns import (
    act,
    against_a_bot,
    against_a_person,
    ask_for_a_hint,
    done,
    expect_rule,
    play_on_a_phone,
    play_to_the_end,
    press,
    tab_to,
)
from tests.server.serving import Process

FREE = re.compile("Lay tile|Lege Gangplättchen")
DRAFT = re.compile(", draft|, Entwurf")
STONE = re.compile("([Ss]tone|treasure) on |([Ss]tein|schatz) auf ")
NO_STONE = re.compile("^(None|Keiner)")
START = re.compile("^Start a")
LOWER = re.compile("^(Lower|Niedriger)")


def free(page: Page) -> Locator:
    """Fields on which the tile may be laid."""
    return on_board(page, FREE)


def draft(page: Page) -> Locator:
    return on_board(page, DRAFT)


def on_board(page: Page, name: re.Pattern[str]) -> Locator:
    return page.locator(".board").get_by_role("button", name=name)


def answer(page: Page, name: re.Pattern[str]) -> Locator:
    return page.locator(".prompt").get_by_role("button", name=name)


def step(page: Page, *, stones: bool = True, tap: bool = False) -> None:
    """The first thing that can be done: a tile, a stone, a start, a bet, done."""
    first = [free(page), on_board(page, STONE)] if stones else [free(page)]
    then = [answer(page, NO_STONE), on_board(page, START), answer(page, LOWER), done(page)]
    act(page, *first, *then, tap=tap)


def lay_and_answer(page: Page) -> None:
    """A whole turn without a stone, up to Done."""
    while not done(page).count():
        step(page, stones=False)


def test_a_whole_game_is_played_by_clicks_and_accessible_all_along(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "labyrinth", scoring="pro")
        halfway = person.page.get_by_text("Card 7 of 25", exact=True)
        play_to_the_end(person, lambda: step(person.page), halfway)


def test_three_turns_are_played_by_taps_on_a_phone(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address, PHONE, "de") as person:
        against_a_bot(person, "labyrinth")
        fourth = person.page.get_by_text("4/25", exact=True)
        play_on_a_phone(person, lambda: step(person.page, tap=True), fourth)


def test_a_draft_can_be_taken_back_and_changed_until_all_are_done(
    serving: Process, browser: Browser
) -> None:
    with (
        visitor(browser, serving.address) as person,
        visitor(browser, serving.address) as guest,
    ):
        against_a_person(person, guest, "labyrinth")
        page = person.page
        act(page, free(page))
        expect(draft(page)).to_have_count(1)
        act(page, page.get_by_role("button", name="Take back"))
        expect(draft(page)).to_have_count(0)
        lay_and_answer(page)
        done(page).click()
        page.get_by_role("button", name="Change").click()
        expect(done(page)).to_be_visible()
        expect(draft(page)).to_have_count(1)
        done(page).click()
        lay_and_answer(guest.page)
        act(guest.page, done(guest.page))
        expect(page.get_by_text("Card 2 of 25", exact=True)).to_be_visible()


def test_a_draft_is_moved_by_a_click_on_another_field(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "labyrinth")
        page = person.page
        act(page, page.locator('[data-field="B2"]'))
        expect(draft(page)).to_have_attribute("data-field", "B2")
        act(page, page.locator('[data-field="D4"]'))
        expect(draft(page)).to_have_attribute("data-field", "D4")


def test_a_refused_click_is_explained_with_its_rule(serving: Process, browser: Browser) -> None:
    """LP-6: a tile goes on a free field."""
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "labyrinth")
        page = person.page
        act(page, page.locator('[data-field="C3"]'))
        lay_and_answer(page)
        act(page, done(page))
        page.locator('[data-field="C3"]').click()
        expect(page.locator(".place .wrong")).to_have_count(1)
        assert person.violations() == []
        expect_rule(page, "LP-6")
        assert person.violations() == []


def test_a_turn_is_played_with_the_keyboard_alone(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "labyrinth")
        page = person.page
        tab_to(page, page.locator(".fields"))
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("r")
        press(page, "Enter")
        expect(draft(page)).to_have_attribute("data-field", "B4")
        while not done(page).count():
            press(page, "n" if answer(page, NO_STONE).count() else "l")
        press(page, "Enter")
        expect(page.get_by_text("Card 2 of 25", exact=True)).to_be_visible()


def test_a_tile_is_shown_before_it_is_laid(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "labyrinth")
        page = person.page
        page.locator('[data-field="B2"]').hover()
        expect(page.locator(".place .ghost")).to_have_count(1)


def test_a_hint_is_outlined(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "labyrinth")
        page = person.page
        ask_for_a_hint(page)
        expect(page.locator(".place .hint")).to_have_count(1)
        assert person.violations() == []


def test_a_line_of_the_log_lights_up_its_field(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "labyrinth")
        page = person.page
        act(page, page.locator('[data-field="C3"]'))
        page.get_by_role("button", name=re.compile("Mira: laid tile")).hover()
        expect(page.locator(".place .light").first).to_be_visible()
