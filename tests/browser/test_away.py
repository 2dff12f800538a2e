"""While the server cannot be reached: what was asked for is refused in words."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.page import Visitor, visitor
from tests.browser.toy import begun, button, finished, opened, post
from tests.server.serving import Process


def expect_refused(person: Visitor, name: str) -> None:
    """The button says that there is no connection, and works once there is one."""
    expect(button(person, name)).to_be_visible()
    person.context.set_offline(offline=True)
    button(person, name).click()
    expect(person.page.get_by_role("alert")).to_have_text("No connection to the server.")
    person.context.set_offline(offline=False)
    person.troubles.clear()  # the browser itself reports the lost request
    button(person, name).click()
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_leaving_is_refused_and_the_seat_is_kept(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        begun(person)
        button(person, "Menu").click()
        expect_refused(person, "Leave the table")
        person.page.wait_for_url(f"{person.address}/")


def test_coming_back_is_refused(serving: Process, browser: Browser) -> None:
    """Another person is at the table, so the game waits while a bot plays for the first."""
    with visitor(browser, serving.address) as person, visitor(browser, serving.address) as other:
        table = opened(person)
        post(other, f"/{table}/sit", seat=1, name="Bob")
        post(person, f"/{table}/start")
        person.go(f"/t/{table}")
        post(person, f"/{table}/leave", seat=0)
        expect_refused(person, "Take my seat back")
        expect(button(person, "Take my seat back")).to_have_count(0)


def test_another_game_is_refused(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        finished(person)
        expect_refused(person, "Play again")


def test_a_link_for_the_seat_is_refused(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        begun(person)
        button(person, "Menu").click()
        button(person, "Share the table").click()
        expect_refused(person, "A link that moves my seat to another device")
        expect(person.page.get_by_label("Link", exact=True)).to_have_value(re.compile("#take="))
