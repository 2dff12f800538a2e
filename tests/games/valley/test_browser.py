"""Im Tal der Könige on the page: whole games by clicks, taps and keys."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Locator, Position, ViewportSize, expect

from tests.browser.keyboard import walk_to
from tests.browser.page import PHONE, Visitor, visitor
from tests.browser.turns import against_a_bot, expect_rule
from tests.server.serving import Process

LANDSCAPE: Final[ViewportSize] = {"width": 844, "height": 390}
EDGE: Final[Position] = {"x": 8, "y": 20}
ROW: Final = [*["ArrowRight"] * 12, *["ArrowLeft"] * 12]
ARROWS: Final = ["ArrowDown", *ROW, "ArrowUp", *ROW, "ArrowUp", *ROW]  # all rows of the table
SEEN: Final = """() => [...document.querySelectorAll('.sentence, .valley .spoken, .end h2')]
    .map((one) => one.textContent).join('\\n')"""
SPLIT: Final = '[data-move="split 3"]'
MINE: Final = ".valley :is(.legal, .way), .prompt .pri, .end"


class Duel:
    """Takes every card that can be chosen, else the main answer; with a mouse or a finger."""

    def __init__(self, person: Visitor, *, finger: bool = False) -> None:
        self.page = person.page
        self.finger = finger

    def until(self, move: str) -> None:
        """Plays on until this is possible, or to the end."""
        while not self.page.locator(f'.legal[data-move^="{move}"], .end').count():
            self.step()

    def step(self) -> None:
        cards = self.page.locator(f".valley :is(.slot.legal, {SPLIT})").filter(visible=True)
        if cards.count():
            self.choose(cards.first)
        else:
            self.answer(self.page.locator(".prompt .btn.pri"))

    def choose(self, card: Locator) -> None:
        """At its left edge, as the next card may lie over the rest of it."""
        self.page.mouse.move(0, 0)
        with self.moving():
            (card.tap if self.finger else card.click)(position=EDGE)

    def answer(self, button: Locator) -> None:
        with self.moving():
            (button.tap if self.finger else button.click)()

    def key(self, name: str) -> None:
        with self.moving():
            self.page.keyboard.press(name)

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Until the table is another one and something is asked again."""
        before = self.page.evaluate(SEEN)
        yield
        self.page.wait_for_function(
            f"(before) => document.querySelector('{MINE}') && ({SEEN})() !== before", arg=before
        )


def test_a_whole_game_is_played_by_clicks_and_stays_accessible(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address, language="de") as person:
        against_a_bot(person, "valley")
        duel = Duel(person)
        assert person.violations() == []
        duel.until("lay")
        assert person.violations() == []
        duel.until("nothing")
        expect(person.page.get_by_role("button", name="Noch einmal")).to_be_visible()
        assert person.violations() == []


def test_two_rounds_on_a_phone_by_taps(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address, PHONE) as person:
        against_a_bot(person, "valley")
        duel = Duel(person, finger=True)
        duel.until("send")
        assert person.overflow() <= 0
        assert person.violations() == []
        while person.page.get_by_text(re.compile("^Round [12]$")).count():
            duel.step()
        expect(person.page.get_by_text("Round 3", exact=True)).to_be_visible()


def test_on_its_side_a_phone_has_nothing_beyond_its_edge(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address, PHONE) as person:
        person.page.set_viewport_size(LANDSCAPE)
        against_a_bot(person, "valley")
        assert (person.overflow(), person.below()) == (0, 0)
        Duel(person, finger=True).until("send")
        assert (person.overflow(), person.below()) == (0, 0)


def test_a_line_of_the_log_lights_up_its_card_and_its_side(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "valley")
        duel = Duel(person)
        duel.until("send adventurer")
        duel.choose(person.page.locator('[data-move="send adventurer"]'))
        person.page.get_by_role("button", name=re.compile("^Mira: sent")).first.click()
        expect(person.page.locator(".hall .slot.lit")).to_have_count(1)
        expect(person.page.locator(".own.lit")).to_have_count(1)
        expect(person.page.locator(".beyond.lit")).to_have_count(0)
        assert person.violations() == []


def test_somebody_sent_is_taken_back(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "valley")
        duel = Duel(person)
        duel.until("send adventurer")
        adventurer = person.page.locator('[data-move="send adventurer"]')
        duel.choose(adventurer)
        expect(adventurer).to_have_count(0)
        duel.answer(person.page.get_by_role("button", name="Take back"))
        expect(adventurer).to_be_visible()


def test_a_tomb_opened_too_early_is_refused_with_the_rule(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "valley")
        person.page.get_by_role("button", name="Closed tomb").click()
        expect_rule(person.page, "VK-11")


def test_a_card_that_was_clicked_and_stays_lies_over_no_other(
    serving: Process, browser: Browser
) -> None:
    """Papyri lie close together in the camp phase; none can be laid then, so each stays."""
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "valley")
        Duel(person).choose(person.page.locator(SPLIT))
        for papyrus in person.page.locator(".papyri .slot").all():
            person.page.mouse.move(0, 0)
            papyrus.click(position=EDGE)
            expect(papyrus).to_have_class(re.compile(r"\brefused\b"))


def asked_to_split(person: Visitor) -> None:
    """A table that begins with it: a mercenary of the bot may ask for a card before."""
    while True:
        against_a_bot(person, "valley")
        expect(person.page).to_have_title(re.compile("^●"))
        if person.page.locator(SPLIT).count():
            return


def test_a_round_by_keys_alone(serving: Process, browser: Browser) -> None:
    """Arrows lead to a card that can be chosen, Enter takes it; Tab leads to the answers."""
    with visitor(browser, serving.address, language="de") as person:
        asked_to_split(person)
        duel = Duel(person)
        duel.key("4")
        while person.page.get_by_text("Runde 1", exact=True).count():
            if person.page.locator(".slot.legal").count():
                walk_to(person.page, "wählbar|⏎", [*ARROWS, *["Tab"] * 120])
            else:
                walk_to(person.page, "⏎", ["Tab"] * 60)
            duel.key("Enter")
