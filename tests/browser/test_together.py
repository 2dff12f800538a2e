"""Several people at one table, each with a browser of their own."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.browser.page import Visitor, visitor
from tests.browser.toy import LAY, begun, button, done, draft, lay, opened, post
from tests.server.serving import Process, process


@contextmanager
def two(browser: Browser, address: str) -> Iterator[tuple[Visitor, Visitor]]:
    with visitor(browser, address) as ada, visitor(browser, address) as bob:
        yield ada, bob


def seated(ada: Visitor, bob: Visitor) -> str:
    """Ada and Bob look at the same toy game; the path of its table."""
    table = opened(ada)
    post(bob, f"/{table}/sit", seat=1, name="Bob")
    post(ada, f"/{table}/start")
    ada.go(f"/t/{table}")
    bob.go(f"/t/{table}")
    return f"/t/{table}"


def link(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("link", name=name, exact=True)


def seat(person: Visitor, name: str) -> Locator:
    """What the person sees of another seat."""
    return person.page.get_by_label(name, exact=True)


def menu(person: Visitor, entry: str) -> None:
    button(person, "Menu").click()
    button(person, entry).click()


def choose(person: Visitor, company: str) -> None:
    """Starts Silver & Gold in this company, from the home page."""
    person.go()
    button(person, "More ways to play Silver & Gold: Pyramids").click()
    person.page.get_by_role("radio", name=company).check()
    button(person, "Start").click()
    person.page.wait_for_url("**/t/*")


def test_a_friend_opens_the_link_sits_down_and_the_host_starts(
    serving: Process, browser: Browser
) -> None:
    with two(browser, serving.address) as (ada, bob):
        ada.go()
        ada.page.get_by_label("Your name").fill("Ada")
        button(ada, "Friends").first.click()
        button(ada, "Share the table").click()
        address = ada.page.get_by_label("Link", exact=True).input_value()
        button(ada, "Close").click()
        expect(button(ada, "Start")).to_be_disabled()
        bob.page.goto(address)
        bob.page.get_by_label("Your name").fill("Bob")
        button(bob, "Sit down").click()
        expect(ada.page.get_by_text("Bob", exact=True)).to_be_visible()
        expect(bob.page.get_by_text("Whoever opened the table starts the game.")).to_be_visible()
        button(ada, "Start").click()
        for person in (ada, bob):
            expect(person.page.get_by_role("toolbar", name="Your dealt cards")).to_be_visible()


def test_each_sees_what_the_other_is_doing_but_not_the_draft(
    serving: Process, browser: Browser
) -> None:
    with two(browser, serving.address) as (ada, bob):
        seated(ada, bob)
        expect(seat(bob, "Ada")).to_contain_text("choosing …")
        draft(ada)
        expect(seat(bob, "Ada")).to_contain_text("choosing …")
        done(ada).click()
        expect(seat(bob, "Ada")).to_contain_text("ready")
        expect(seat(ada, "Bob")).to_contain_text("choosing …")
        expect(bob.page.get_by_text("Ada: laid")).to_have_count(0)
        lay(bob)
        for person in (ada, bob):
            expect(person.page.get_by_text("Ada: laid")).to_be_visible()


def test_a_spectator_watches_without_buttons(serving: Process, browser: Browser) -> None:
    with (
        two(browser, serving.address) as (ada, bob),
        visitor(browser, serving.address) as eve,
    ):
        eve.go(seated(ada, bob))
        expect(seat(eve, "Bob")).to_contain_text("choosing …")
        lay(ada)
        lay(bob)
        expect(eve.page.get_by_text("Ada: laid")).to_be_visible()
        expect(eve.page.get_by_role("button", name=LAY)).to_have_count(0)
        expect(eve.page.get_by_label("Say something")).to_have_count(0)


def test_a_seat_link_moves_the_seat_and_works_once(serving: Process, browser: Browser) -> None:
    with (
        two(browser, serving.address) as (ada, bob),
        visitor(browser, serving.address) as eve,
    ):
        seated(ada, bob)
        draft(bob)
        menu(bob, "Share the table")
        button(bob, "A link that moves my seat to another device").click()
        field = bob.page.get_by_label("Link", exact=True)
        expect(field).to_have_value(re.compile("#take="))
        address = field.input_value()
        eve.page.goto(address)
        expect(done(eve)).to_be_visible()
        assert "take" not in eve.page.url
        button(bob, "Close").click()
        expect(done(bob)).to_have_count(0)
        bob.go()
        bob.page.goto(address)
        expect(bob.page.get_by_role("alert")).to_contain_text("used already")
        expect(seat(bob, "Bob")).to_be_visible()
        bob.troubles.clear()  # the browser itself reports the refused request


def test_who_leaves_is_played_by_a_bot_and_can_come_back(
    serving: Process, browser: Browser
) -> None:
    with two(browser, serving.address) as (ada, bob):
        seated(ada, bob)
        menu(bob, "Leave the table")
        expect(ada.page.get_by_text("Bob leaves; a bot plays on (steady).")).to_be_visible()
        expect(seat(ada, "Bob").get_by_role("img", name="Bot")).to_be_visible()
        lay(ada)
        expect(ada.page.get_by_text("Bob: laid")).to_be_visible()
        link(bob, "Open").click()
        expect(bob.page.get_by_text("A bot plays for you.")).to_be_visible()
        button(bob, "Take my seat back").click()
        expect(ada.page.get_by_text("Bob is back.")).to_be_visible()
        expect(seat(ada, "Bob").get_by_role("img", name="Bot")).to_have_count(0)


def test_who_comes_back_is_told_how_much_has_happened(serving: Process, browser: Browser) -> None:
    with two(browser, serving.address) as (ada, bob):
        path = seated(ada, bob)
        lay(bob)
        expect(seat(ada, "Bob")).to_contain_text("ready")
        bob.go()
        lay(ada)
        expect(ada.page.get_by_text("Bob: laid")).to_be_visible()
        bob.go(path)
        expect(bob.page.get_by_text("While you were away,")).to_be_visible()
        expect(bob.page.locator(".log .new").first).to_be_visible()


def test_markup_in_talk_is_only_text(serving: Process, browser: Browser) -> None:
    said = "<img src=x onerror=alert(1)> <b>hello</b>"
    with two(browser, serving.address) as (ada, bob):
        seated(ada, bob)
        ada.page.get_by_label("Say something").fill(said)
        ada.page.keyboard.press("Enter")
        expect(bob.page.get_by_text(f"Ada: {said}")).to_be_visible()
        expect(ada.page.get_by_label("Say something")).to_have_value("")


def test_play_again_takes_both_to_the_same_new_table(serving: Process, browser: Browser) -> None:
    with two(browser, serving.address) as (ada, bob):
        before = seated(ada, bob)
        for _ in range(2):
            lay(ada)
            lay(bob)
        button(ada, "Play again").click()
        button(bob, "Play again").click()
        for person in (ada, bob):
            expect(person.page.get_by_role("button", name=LAY)).to_have_count(2)
        assert ada.page.url == bob.page.url
        assert before not in ada.page.url


def test_behind_the_curtain_nothing_of_a_seat_is_left(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        choose(person, "On this device")
        button(person, "I am Guest").click()
        cards = person.page.get_by_role("toolbar", name="Your dealt cards").get_by_role("button")
        expect(cards).to_have_count(4)
        first = [one.get_attribute("aria-label") or "" for one in cards.all()]
        cards.nth(0).click()
        cards.nth(1).click()
        done(person).click()
        expect(person.page.get_by_text("Pass the device to Player 2.")).to_be_visible()
        assert all(label and label not in person.page.content() for label in first)
        expect(button(person, "I am Player 2")).to_be_focused()
        button(person, "I am Player 2").click()
        expect(cards).to_have_count(4)
        assert all(label not in person.page.content() for label in first)


def test_bots_play_among_themselves_to_the_end(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        choose(person, "Bots among themselves")
        # A whole game goes by before the page shows its result.
        over = person.page.get_by_role("heading", name="wins with")
        expect(over).to_be_visible(timeout=120_000)


def test_a_restarted_server_finds_the_page_waiting_with_its_draft(
    tmp_path: Path, browser: Browser
) -> None:
    with (
        process(tmp_path, "--no-limits") as own,
        visitor(browser, own.address) as person,
    ):
        begun(person)
        draft(person)
        own.kill()
        lost = person.page.get_by_text("Connection lost. Your draft is kept.")
        expect(lost).to_be_visible()
        own.start()
        # The page tries again every five seconds at the most, and the server wakes the table.
        expect(lost).to_have_count(0, timeout=30_000)
        expect(button(person, "Take back")).to_be_visible()
        done(person).click()
        expect(person.page.get_by_text("Ada: laid")).to_be_visible()
        person.troubles.clear()  # the browser itself reports sockets that do not open


def test_a_shared_device_asks_who_is_looking_when_the_page_is_loaded_again(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        table = opened(person)
        post(person, f"/{table}/sit", seat=1, name="Bob")
        post(person, f"/{table}/start")
        person.go(f"/t/{table}")
        button(person, "I am Ada").click()
        lay(person)
        button(person, "I am Bob").click()
        lay(person)
        expect(person.page.get_by_text("Ada: laid")).to_be_visible()
        person.page.reload()
        expect(button(person, "I am Ada")).to_be_visible()
        expect(person.page.get_by_role("button", name=LAY)).to_have_count(0)
