"""The pages besides the boards: end, replay, rules, guide, refusals; for eyes and keyboard."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from saqqara import record
from tests.browser.page import DESKTOP, PHONE, Visitor, visitor
from tests.browser.shown import SHOWN
from tests.browser.toy import begun, button, done, draft, finished, lay, opened, post
from tests.games.recorded import file_of
from tests.server.serving import Process

RECORD = file_of("toy", "3-high")
SILVER = "Silver & Gold: Pyramids"


def guide(person: Visitor) -> Locator:
    return person.page.get_by_role("complementary", name="Guide", exact=True)


def slider(person: Visitor) -> Locator:
    return person.page.get_by_role("slider", name="Position in the game")


def board(person: Visitor) -> Locator:
    return person.page.get_by_role("region", name="Board", exact=True)


def tab_to(person: Visitor, target: Locator) -> None:
    """With the keyboard, as far as it takes."""
    for _ in range(60):
        if target.evaluate("(one) => one === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    pytest.fail("Tab does not lead there")


def test_the_guide_goes_step_by_step_and_stays_skipped(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        begun(person, game="silver_gold")
        expect(guide(person)).to_contain_text("Keep two of these four cards.")
        button(person, "Got it").click()
        expect(guide(person)).to_have_count(0)
        cards = person.page.get_by_role("toolbar", name="Your dealt cards").get_by_role("button")
        cards.first.click()
        expect(guide(person)).to_contain_text("This is your draft")
        button(person, "Skip the guide").click()
        expect(guide(person)).to_have_count(0)
        person.page.reload()
        expect(cards).to_have_count(4)
        expect(guide(person)).to_have_count(0)


def test_the_guide_can_be_had_again(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        begun(person, game="silver_gold")
        button(person, "Skip the guide").click()
        button(person, "Menu").click()
        button(person, "Explain the game while I play").click()
        expect(guide(person)).to_be_visible()
        person.page.reload()
        expect(guide(person)).to_be_visible()


def test_every_point_says_why(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        begun(person)
        button(person, "Menu").click()
        button(person, "My points, and why").click()
        assert person.violations() == []
        dialog = person.page.get_by_role("dialog", name="My points, and why")
        dialog.get_by_role("listitem").get_by_role("button").first.click()
        drawer = person.page.get_by_role("dialog", name="Rules")
        expect(drawer.get_by_text("TY-6", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "opener", "heading"),
    [("en", "Rules", "What is in the box"), ("de", "Regeln", "Was in der Schachtel ist")],
)
def test_the_rules_are_there_in_both_languages(
    serving: Process, browser: Browser, language: str, opener: str, heading: str
) -> None:
    with visitor(browser, serving.address, language=language) as person:
        begun(person, game="silver_gold")
        button(person, opener).click()
        drawer = person.page.get_by_role("dialog", name=opener)
        expect(drawer.get_by_role("heading", name=heading)).to_be_visible()
        expect(drawer.get_by_text("SG-1", exact=True)).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)


def test_the_end_tells_points_curve_and_that_the_shuffle_is_the_promised_one(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        finished(person)
        for name in ("Ada", "Bot · random"):
            column = person.page.get_by_role("group", name=name, exact=True)
            expect(column).to_contain_text(re.compile(r"Treasures.*Points.*\d"))
        curve = person.page.get_by_role("img", name="Points in the course of the game")
        expect(curve).to_be_visible()
        expect(person.page.get_by_text("The seed is the one fixed")).to_be_visible()


def test_a_line_of_the_result_opens_its_rule(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        finished(person)
        person.page.get_by_role("button", name="Treasures").first.click()
        asked = person.page.get_by_role("dialog", name="Rules").locator(".asked")
        expect(asked).to_contain_text("TY-6")
        expect(asked).to_be_in_viewport()


def test_from_the_end_one_looks_at_the_table_and_back(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        finished(person)
        button(person, "Look at the table").click()
        expect(board(person)).to_be_visible()
        button(person, "Result").click()
        expect(button(person, "Play again")).to_be_visible()


def test_the_record_that_is_downloaded_verifies(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        finished(person)
        with person.page.expect_download() as loading:
            person.page.get_by_role("link", name="Record").click()
        text = loading.value.path().read_text(encoding="utf-8")
        assert record.read(text).names == ["Ada", "random"]


def test_a_replay_goes_by_slider_arrow_keys_and_buttons(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        finished(person)
        person.page.get_by_role("link", name="Replay").click()
        expect(slider(person)).to_have_value("0")
        person.page.keyboard.press("ArrowRight")
        expect(slider(person)).to_have_value("1")
        button(person, "One step on").click()
        expect(slider(person)).to_have_value("2")
        person.page.keyboard.press("ArrowLeft")
        expect(slider(person)).to_have_value("1")
        last = slider(person).get_attribute("max") or ""
        slider(person).fill(last)
        expect(button(person, "One step on")).to_be_disabled()
        expect(person.page.get_by_text("Ada: laid")).to_have_count(2)


def test_stepping_asks_for_nothing_before_the_edge_of_a_window(
    serving: Process, browser: Browser
) -> None:
    with visitor(browser, serving.address) as person:
        person.go("/replay")
        person.page.get_by_label("Choose a record").set_input_files(file_of("terra", "4-seats"))
        expect(slider(person)).to_have_value("0")
        person.page.wait_for_load_state("networkidle")
        asked: list[str] = []
        person.page.on("request", lambda request: asked.append(request.url))
        first = board(person).inner_html()
        for at in range(1, 21):
            person.page.keyboard.press("ArrowRight")
            expect(slider(person)).to_have_value(str(at))
        assert board(person).inner_html() != first
        for at in range(19, -1, -1):
            person.page.keyboard.press("ArrowLeft")
            expect(slider(person)).to_have_value(str(at))
        assert board(person).inner_html() == first
        assert asked == []
        slider(person).fill("59")
        with person.page.expect_response("**/api/replay"):
            person.page.keyboard.press("ArrowRight")
        expect(slider(person)).to_have_value("60")
        assert [url.rsplit("/api", 1)[1] for url in asked] == ["/replay"]


def test_a_replay_shows_a_seats_knowledge_or_everything(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go("/replay")
        person.page.get_by_label("Choose a record").set_input_files(RECORD)
        slider(person).fill("6")  # all cards are dealt
        eyes = person.page.get_by_role("group", name="Through whose eyes").get_by_role("button")
        hands = set()
        for seat in range(3):
            eyes.nth(seat).click()
            expect(eyes.nth(seat)).to_have_attribute("aria-pressed", "true")
            expect(person.page.get_by_text(": dealt card")).to_have_count(2)
            hands.add(board(person).inner_text())
        assert len(hands) == 3
        expect(button(person, "Everything open")).to_have_attribute("aria-pressed", "false")
        button(person, "Everything open").click()
        expect(button(person, "Everything open")).to_have_attribute("aria-pressed", "true")


def test_a_file_that_is_no_record_is_refused_with_its_line(
    serving: Process, browser: Browser, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(RECORD.read_text(encoding="utf-8").replace("lay", "lie", 1), encoding="utf-8")
    with visitor(browser, serving.address) as person:
        person.go("/replay")
        person.page.get_by_label("Choose a record").set_input_files(wrong)
        expect(person.page.get_by_role("alert")).to_contain_text("line")
        person.troubles.clear()  # the browser itself reports the refused request


def test_an_unknown_table_is_explained(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go("/t/nowhere")
        expect(person.page.get_by_text("There is no table at this address")).to_be_visible()
        person.page.get_by_role("main").get_by_role("link", name="Home").click()
        expect(button(person, "Play now")).to_have_count(4)


def test_a_private_table_is_explained(serving: Process, browser: Browser) -> None:
    with (
        visitor(browser, serving.address) as ada,
        visitor(browser, serving.address, language="de") as eve,
    ):
        eve.go(f"/t/{opened(ada, visibility='private')}")
        expect(eve.page.get_by_text("Dieser Tisch ist privat")).to_be_visible()


def test_the_title_is_marked_while_it_is_ones_turn(serving: Process, browser: Browser) -> None:
    with (
        visitor(browser, serving.address) as ada,
        visitor(browser, serving.address) as bob,
    ):
        table = opened(ada)
        post(bob, f"/{table}/sit", seat=1, name="Bob")
        post(ada, f"/{table}/start")
        ada.go(f"/t/{table}")
        expect(ada.page).to_have_title("● Toy")
        lay(ada)
        expect(ada.page).to_have_title("Toy")
        bob.go(f"/t/{table}")
        lay(bob)
        expect(ada.page).to_have_title("● Toy")


def test_the_keyboard_alone_starts_a_game(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        expect(button(person, "Play now").first).to_be_enabled()
        tab_to(person, button(person, "Play now").first)
        person.page.keyboard.press("Enter")
        expect(person.page.get_by_text("Keep two of these four cards.")).to_be_visible()


def test_the_keyboard_alone_sets_a_game_up_and_plays(serving: Process, browser: Browser) -> None:
    with visitor(browser, serving.address) as person:
        person.go()
        more = button(person, f"More ways to play {SILVER}")
        expect(more).to_be_enabled()
        tab_to(person, more)
        person.page.keyboard.press("Enter")
        tab_to(person, button(person, "Start"))
        person.page.keyboard.press("Enter")
        cards = person.page.get_by_role("toolbar", name="Your dealt cards").get_by_role("button")
        expect(cards).to_have_count(4)
        for card in (cards.nth(0), cards.nth(1)):
            tab_to(person, card)
            person.page.keyboard.press("Enter")
            expect(card).to_have_attribute("aria-pressed", "true")
        expect(done(person)).to_be_visible()
        tab_to(person, done(person))
        person.page.keyboard.press("Enter")
        expect(person.page.get_by_role("group", name="Treasure chambers")).to_be_visible()


def _home(person: Visitor) -> None:
    person.go()
    expect(button(person, "Play now").first).to_be_enabled()


def _setup(person: Visitor) -> None:
    button(person, f"More ways to play {SILVER}").click()


def _gathering(person: Visitor) -> None:
    person.go(f"/t/{opened(person)}")
    expect(button(person, "Start")).to_be_visible()


def _share(person: Visitor) -> None:
    button(person, "Share the table").click()
    expect(person.page.get_by_role("img", name="The link as a QR code")).to_be_visible()


def _table(person: Visitor) -> None:
    begun(person, game="silver_gold")
    expect(person.page.get_by_role("toolbar", name="Your dealt cards")).to_be_visible()


def _talk(person: Visitor) -> None:
    begun(person)
    draft(person)
    if (log := button(person, "What happened")).count():
        log.click()
    person.page.get_by_label("Say something").fill("hello")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_text("Ada: hello")).to_be_visible()


def _menu(person: Visitor) -> None:
    person.page.keyboard.press("Escape")  # out of the log of a phone
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    button(person, "Menu").click()
    expect(button(person, "Leave the table")).to_be_visible()


def _rules(person: Visitor) -> None:
    button(person, "Close").click()
    button(person, "Rules").click()
    expect(person.page.get_by_text("TY-1", exact=True)).to_be_visible()


def _curtain(person: Visitor) -> None:
    table = opened(person)
    post(person, f"/{table}/sit", seat=1, name="Bob")
    post(person, f"/{table}/start")
    person.go(f"/t/{table}")
    expect(button(person, "I am Ada")).to_be_visible()


def _end(person: Visitor) -> None:
    finished(person, seats=3, bots=["random", "random"])
    expect(person.page.get_by_text("The seed is the one fixed")).to_be_visible()


def _replay(person: Visitor) -> None:
    person.page.get_by_role("link", name="Replay").click()
    slider(person).fill("8")
    expect(person.page.get_by_text("8 /")).to_be_visible()


def _choose(person: Visitor) -> None:
    person.go("/replay")
    expect(person.page.get_by_text("Choose a record", exact=True)).to_be_visible()


def _refusal(person: Visitor) -> None:
    person.go("/t/nowhere")
    expect(person.page.get_by_text("There is no table at this address")).to_be_visible()


# Those that load nothing go on from the one before.
PAGES: list[Callable[[Visitor], None]] = [
    *(_home, _setup, _gathering, _share, _table, _talk, _menu, _rules),
    *(_curtain, _end, _replay, _choose, _refusal),
]


@pytest.mark.parametrize("letters", [True, False], ids=["ours", "blocked"])
@pytest.mark.parametrize("game", SHOWN)
def test_a_phone_shows_the_whole_name_of_the_game(
    serving: Process, browser: Browser, game: str, letters: bool
) -> None:
    with visitor(browser, serving.address, PHONE, "de", letters=letters) as person:
        begun(person, game=game)
        name = person.page.get_by_role("heading", level=1)
        expect(name).to_be_visible()
        person.page.evaluate("document.fonts.ready")
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_every_page_is_accessible_and_fits(
    serving: Process, browser: Browser, size: tuple[int, int], theme: str
) -> None:
    with visitor(browser, serving.address, size) as person:
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        wrong: dict[str, object] = {}
        for page in PAGES:
            page(person)
            if found := person.violations():
                wrong[page.__name__] = found
            if (wider := person.overflow()) > 0:
                wrong[f"{page.__name__} is too wide"] = wider
        assert wrong == {}
        assert person.page.evaluate("document.documentElement.dataset.theme") == theme
