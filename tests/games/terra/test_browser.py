"""Terra Pyramides on the page: whole games by clicks, taps and keys."""

import re
from contextlib import suppress
from typing import Final

from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.browser.keyboard import walk_to
from tests.browser.page import PHONE, Visitor, visitor
from tests.browser.turns import act, against_a_bot, expect_rule, press
from tests.server.serving import Process

LANDSCAPE: Final[ViewportSize] = {"width": 844, "height": 390}
STAGES: Final = ("lay", "row", "work", "draw", "limits")
LAY: Final = ("Lay the tile here", "Plättchen hierher legen")
COME: Final = ("A worker can come here", "Eine Arbeitskraft kann hierher kommen")
LINE_BY_LINE: Final = [*["ArrowRight"] * 9, "ArrowDown", *["ArrowLeft"] * 9, "ArrowDown"] * 5


class Turn:
    """What somebody does in a turn, with a mouse or a finger."""

    def __init__(self, person: Visitor, *, finger: bool = False) -> None:
        self.page = person.page
        self.finger = finger

    def stage(self) -> str:
        """What is asked, once something is; nothing at the end of the game."""
        self.page.locator(".layout.mine, main.end").wait_for()
        classes = (self.page.locator(".layout, main.end").get_attribute("class") or "").split()
        return next((stage for stage in STAGES if stage in classes), "")

    def until(self, *stages: str) -> None:
        """Plays on until one of these is asked, or to the end."""
        while (stage := self.stage()) and stage not in stages:
            getattr(self, stage)()

    def act(self, target: Locator) -> None:
        with suppress(StopIteration):  # the page has moved on
            act(self.page, target, tap=self.finger)

    def point(self, target: Locator) -> None:
        """A click that is no move yet."""
        (target.tap if self.finger else target.click)()

    def button(self, name: str) -> Locator:
        return self.page.locator(".prompt").get_by_role("button", name=re.compile(name))

    def fields(self, *names: str) -> Locator:
        """Those called like this; by attribute, as there are too many to ask each for its role."""
        return self.page.locator(", ".join(f'.cell[aria-label*="{name}"]' for name in names))

    def lay(self) -> None:
        places = self.fields(*LAY)
        place = places.nth(places.count() // 2)
        if self.finger:
            place.tap()
            place = self.button("^(Lay|Legen)$")
        self.act(place)

    def row(self) -> None:
        self.act(self.button("^(Activate row|Reihe aktivieren)( ⏎)?$"))

    def work(self) -> None:
        """Every worker who can go goes to a site; what can be built there is built."""
        while self.fields(*COME).count():
            self.act(self.fields(*COME).first)
            comes = self.page.locator(".menu .option")
            if comes.count():
                self.act(comes.first)
        full = self.fields("Mira, 3 ")
        for field in full.evaluate_all("all => all.map(one => one.dataset.field)"):
            self.build(field)
        self.act(self.button("End actions|Aktionen beenden"))

    def build(self, field: str) -> None:
        self.point(self.page.locator(f"[data-field={field}]"))
        dialog = self.page.get_by_role("dialog")
        level = dialog.locator(".wrap").get_by_role("button")
        if level.count():
            self.act(level)
        elif dialog.count():
            self.act(dialog.get_by_role("button", name=re.compile("Close|Schließen")))

    def draw(self) -> None:
        self.point(self.page.locator(".stack.takes").filter(visible=True).first)
        self.act(self.button("Take the top tile|Oberstes nehmen"))

    def limits(self) -> None:
        bricks = self.page.locator("button.slot.swaps").filter(visible=True)
        if bricks.count():
            self.point(bricks.first)
            self.act(bricks.nth(1))
        else:
            self.act(self.page.locator(".buy"))


def test_a_whole_game_is_played_by_clicks_and_stays_accessible(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "terra")
        turn = Turn(person)
        assert person.violations() == []
        turn.until("row")
        # Where much is to be had it is counted: numbers to look at, which its name need not hold.
        expect(person.page.locator(".line > .shown[aria-hidden=true]")).to_have_count(4)
        expect(person.page.locator(".line > .spoken")).to_have_count(4)
        expect(person.page.locator(".line[aria-label]")).to_have_count(0)
        while person.page.get_by_text(re.compile("Turn [1-9] of")).count():
            turn.row()
            turn.until("row")
        assert person.violations() == []
        turn.until()
        expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
        assert person.violations() == []


def test_two_turns_on_a_phone_by_taps(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address, PHONE, "de") as person:
        against_a_bot(person, "terra")
        turn = Turn(person, finger=True)
        for _ in range(2):
            turn.until("row")
            turn.row()
        turn.until("lay")
        expect(person.page.get_by_text("Zug 3 von 14", exact=True)).to_be_visible()
        assert person.overflow() <= 0
        assert person.violations() == []


def test_on_its_side_a_phone_shows_the_board_beside_the_rest(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address, PHONE, "de") as person:
        person.page.set_viewport_size(LANDSCAPE)
        against_a_bot(person, "terra")
        turn = Turn(person, finger=True)
        turn.until("lay")
        expect(person.page.get_by_role("group", name="Der Spielplan")).to_be_in_viewport(ratio=1)
        turn.lay()
        turn.until("row")
        expect(
            person.page.get_by_role("button", name="Reihe aktivieren", exact=True)
        ).to_be_in_viewport(ratio=1)
        turn.row()
        turn.until("lay")
        assert person.overflow() <= 0


def test_a_row_is_taken_back(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "terra")
        turn = Turn(person)
        turn.until("row")
        turn.row()
        act(person.page, person.page.get_by_role("button", name="Take back"))
        expect(person.page.get_by_text("Choose the row you activate.")).to_be_visible()


def test_a_tile_on_a_site_is_refused_with_the_rule(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        against_a_bot(person, "terra")
        person.page.get_by_role("button", name="site without a foundation").first.click()
        expect_rule(person.page, "TP-7")


def test_a_turn_by_keys_alone(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address, language="de") as person:
        against_a_bot(person, "terra")
        turn = Turn(person)
        turn.until("lay")
        walk_to(person.page, LAY[1], ["ArrowDown", *LINE_BY_LINE])
        press(person.page, "Enter")
        person.page.keyboard.press("1")
        press(person.page, "Enter")
        press(person.page, "e")
        walk_to(person.page, "Stapel.*Plättchen", ["Tab"] * 60)
        person.page.keyboard.press("Enter")
        press(person.page, "Enter")
        expect(person.page.get_by_text("Zug 2 von 14", exact=True)).to_be_visible()


def test_two_bots_of_one_name_are_told_apart(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        person.go(person.table(game="terra", seats=3, name="Mira", bots=["greedy", "greedy"]))
        for name in ("Bot 1 · greedy", "Bot 2 · greedy"):
            expect(person.page.get_by_role("region", name=name)).to_be_visible()
        assert person.violations() == []
