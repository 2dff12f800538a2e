"""Silver & Gold: Pyramids, played in a browser."""

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

FITS = re.compile("the pattern fits here|das Muster passt hier")
DRAFT = re.compile("marked in your draft")


def cards(page: Page) -> Locator:
    """Those that can be kept or taken."""
    return page.locator(".choose .open")


def fitting(page: Page) -> Locator:
    """Cells on which the piece fits."""
    return page.locator(".board").get_by_role("button", name=FITS)


def drafted(page: Page) -> Locator:
    return page.locator(".board").get_by_role("button", name=DRAFT)


def kept(page: Page) -> Locator:
    return page.get_by_role("toolbar").get_by_role("button", pressed=True)


def turn(page: Page, number: int) -> Locator:
    return page.get_by_text(f"Card {number} of 7", exact=True)


def step(page: Page, *, tap: bool = False) -> None:
    """The first thing that can be done; on a phone that may be to turn to the other chamber."""
    other = page.get_by_role("tab", selected=False)
    act(page, cards(page), fitting(page), done(page), other, tap=tap)


def mark_until_done(page: Page) -> None:
    """A pattern, and a cell for every cross under it."""
    while not done(page).count():
        act(page, fitting(page))


def begin(page: Page) -> None:
    """Keeps two cards."""
    for _ in range(2):
        act(page, cards(page))
    act(page, done(page))


def test_a_whole_game_is_played_by_clicks_and_accessible_all_along(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address, language="de") as person:
        against_a_bot(person, "silver_gold")
        halfway = person.page.get_by_text("Runde 2 von 4", exact=True)
        play_to_the_end(person, lambda: step(person.page), halfway)


def test_three_turns_are_played_by_taps_on_a_phone(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address, PHONE) as person:
        against_a_bot(person, "silver_gold")
        play_on_a_phone(person, lambda: step(person.page, tap=True), turn(person.page, 4))


def test_a_draft_can_be_taken_back_and_changed_until_all_are_done(
    serving: Process, browser: Browser
) -> None:
    with (
        visitor(browser, serving.address) as person,
        visitor(browser, serving.address) as guest,
    ):
        against_a_person(person, guest, "silver_gold")
        page = person.page
        act(page, cards(page))
        expect(kept(page)).to_have_count(1)
        act(page, page.get_by_role("button", name="Take back"))
        expect(kept(page)).to_have_count(0)
        act(page, cards(page))
        act(page, cards(page))
        done(page).click()
        page.get_by_role("button", name="Change").click()
        expect(done(page)).to_be_visible()
        expect(kept(page)).to_have_count(2)
        done(page).click()
        begin(guest.page)
        expect(fitting(page).first).to_be_visible()


def test_a_marked_pattern_can_be_taken_back_and_marked_elsewhere(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "silver_gold")
        page = person.page
        begin(page)
        act(page, fitting(page))
        expect(drafted(page).first).to_be_visible()
        act(page, page.get_by_role("button", name="Take back"))
        expect(drafted(page)).to_have_count(0)
        act(page, fitting(page).last)
        mark_until_done(page)
        act(page, done(page))
        expect(turn(page, 2)).to_be_visible()


def test_a_refused_click_is_explained_with_its_rule(serving: Process, browser: Browser) -> None:
    """SG-10: walls cannot be marked."""
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "silver_gold")
        page = person.page
        begin(page)
        page.get_by_role("button", name=re.compile(", wall$")).first.click()
        expect(page.locator(".chamber .refused").first).to_be_visible()
        assert person.violations() == []
        expect_rule(page, "SG-10")
        assert person.violations() == []


def test_a_turn_is_played_with_the_keyboard_alone(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "silver_gold")
        page = person.page
        tab_to(page, page.get_by_role("toolbar"))
        press(page, "Enter")
        press(page, "ArrowRight", "Enter")
        tab_to(page, page.locator(".prompt .tools"))
        press(page, "Tab", "Enter")
        mark_with_keys(page)
        press(page, "Enter")
        expect(turn(page, 2)).to_be_visible()


def mark_with_keys(page: Page) -> None:
    """Tab to a chamber where the piece fits, arrows to the cell, Enter."""
    while not done(page).count():
        chamber = page.locator(".cells").filter(has=page.get_by_role("button", name=FITS)).first
        tab_to(page, chamber)
        goal = chamber.get_by_role("button", name=FITS).first.get_attribute("data-cell")
        start = chamber.locator("css=:focus").get_attribute("data-cell")
        assert start
        assert goal
        press(page, *arrows(start, goal), "Enter")


def arrows(start: str, goal: str) -> list[str]:
    """From cell to cell."""
    across, down = ord(goal[0]) - ord(start[0]), ord(goal[1]) - ord(start[1])
    return [
        *["ArrowRight"] * across,
        *["ArrowLeft"] * -across,
        *["ArrowDown"] * down,
        *["ArrowUp"] * -down,
    ]


def test_a_piece_is_shown_before_it_is_placed(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "silver_gold")
        page = person.page
        begin(page)
        fitting(page).first.hover()
        expect(page.locator(".chamber.here")).to_have_count(1)
        page.keyboard.press("r")
        page.keyboard.press("f")
        page.keyboard.press("1")
        one_cell = page.locator(".prompt").get_by_role("button", name="One cell")
        expect(one_cell).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(page.locator(".chamber.here")).to_have_count(0)


def test_a_hint_is_outlined_and_can_be_played(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "silver_gold")
        page = person.page
        ask_for_a_hint(page)
        expect(page.locator(".choose .hint")).to_have_count(1)
        act(page, page.locator(".choose .hint"))
        act(page, cards(page))
        act(page, done(page))
        ask_for_a_hint(page)
        expect(page.locator(".chamber .hint")).to_have_count(1)
        expect(page.locator(".prompt .sentence")).to_contain_text("Hint: aims at ")
        assert person.violations() == []
        mark_until_done(page)
        expect(page.locator(".hint")).to_have_count(0)


def test_the_sheet_prints_what_each_skull_costs(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "silver_gold")
        begin(person.page)
        printed = person.page.locator(".sheet .bad")
        expect(printed).to_have_text(["1", "2", "3", "4", "5", "6", "8", "10", "12", "15"])


def test_a_line_of_the_log_lights_up_its_cells(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "silver_gold")
        page = person.page
        begin(page)
        mark_until_done(page)
        act(page, done(page))
        page.get_by_role("button", name=re.compile("Mira: marked on card")).last.hover()
        expect(page.locator(".chamber .lit").first).to_be_visible()
        page.get_by_role("heading", name="What happened").hover()
        expect(page.locator(".lit")).to_have_count(0)
