"""Playing at a table: do what is possible and wait until the page asks for something else."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.page import Visitor

# What is asked and how everything on the board is called. A pointer that rests changes none of it.
SEEN: Final = """() => {
    const asked = document.querySelector('.sentence, .end h2')?.textContent;
    const names = [...document.querySelectorAll('.board button')].map((one) => one.ariaLabel);
    return [asked, ...names].join('\\n');
}"""
ASKED_ANEW: Final = f"""(before) => new Promise((good, bad) => {{
    const seen = {SEEN};
    const late = performance.now() + 15000;
    const look = () => {{
        const mine = document.title.startsWith('●') || document.querySelector('.end');
        if (mine && seen() !== before) good();
        else if (performance.now() > late) bad(new Error(`still: ${{seen()}}`));
        else requestAnimationFrame(look);
    }};
    look();
}})"""
VERIFIED: Final = re.compile("Startwert ist der vor|The seed is the one fixed")
# Whether something in the window lies over the middle, as a card over the one before it.
COVERED: Final = """(one) => {
    one.scrollIntoView({block: 'center', behavior: 'instant'});
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && !one.contains(hit);
}"""
CORNER: Final[Position] = {"x": 8, "y": 14}


def against_a_bot(person: Visitor, game: str, **options: str) -> None:
    """A table for two, with a bot. The guide has been seen."""
    person.go()
    setup = {"game": game, "seats": 2, "bots": ["greedy"], "name": "Mira", "options": options}
    person.go(person.table(**setup))
    skip_guide(person.page)


def against_a_person(host: Visitor, guest: Visitor, game: str) -> None:
    """A table for two, and both seats are taken by people."""
    host.go()
    path = host.page.evaluate(
        """async (game) => {
            const setup = {game, seats: 2, bots: [], name: 'Mira'};
            const asked = {method: 'POST', headers: {'content-type': 'application/json'}};
            const made = await fetch('/api/tables', {...asked, body: JSON.stringify(setup)});
            return `/t/${(await made.json()).id}`;
        }""",
        game,
    )
    host.go(path)
    guest.go(path)
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start").click()
    skip_guide(host.page)
    skip_guide(guest.page)


def skip_guide(page: Page) -> None:
    english = page.get_by_role("button", name="Skip the guide")
    english.or_(page.get_by_role("button", name="Einführung überspringen")).click()


def act(page: Page, *possible: Locator, tap: bool = False) -> None:
    """Clicks the first of these that is there, and waits until the viewer is asked again.

    StopIteration if there is none, or none any more: the page has moved on before the click.
    """
    before = page.evaluate(SEEN)
    target = next(one for one in possible if one.count()).first
    try:
        where = CORNER if target.evaluate(COVERED) else None
        target.tap(position=where) if tap else target.click(position=where)
    except TooLate:
        if target.count():
            raise
        raise StopIteration from None
    page.evaluate(ASKED_ANEW, before)


def press(page: Page, *keys: str) -> None:
    """The same with keys, of which the last one decides."""
    before = page.evaluate(SEEN)
    for key in keys:
        page.keyboard.press(key)
    page.evaluate(ASKED_ANEW, before)


def tab_to(page: Page, place: Locator) -> None:
    """Goes on with Tab until something there has the focus."""
    for _ in range(60):
        if place.locator("css=:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def done(page: Page) -> Locator:
    prompt = page.locator(".prompt")
    return prompt.get_by_role("button", name="Done").or_(
        prompt.get_by_role("button", name="Fertig")
    )


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def play_to_the_end(person: Visitor, step: Callable[[], None], halfway: Locator) -> None:
    """A whole game; at its beginning, halfway and at its end nothing is wrong with the page."""
    assert person.violations() == []
    while not halfway.count():
        step()
    assert person.violations() == []
    while not is_over(person.page):
        step()
    expect(person.page.get_by_role("heading", name="Mira")).to_be_visible()
    expect(person.page.get_by_text(VERIFIED)).to_be_visible()
    assert person.violations() == []


def play_on_a_phone(person: Visitor, step: Callable[[], None], there: Locator) -> None:
    """So far that this is seen; the page never gets wider than the phone."""
    assert person.overflow() <= 0
    assert person.violations() == []
    while not there.count():
        step()
        assert person.overflow() <= 0
    assert person.violations() == []


def ask_for_a_hint(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Offer hints").check()
    page.get_by_role("button", name="Give me a hint").click()


def expect_rule(page: Page, rule: str) -> None:
    """A bubble says why not, and its button opens the rules at that rule."""
    bubble = page.get_by_role("alert")
    expect(bubble.get_by_role("paragraph")).not_to_be_empty()
    bubble.get_by_role("button", name=rule).click()
    asked = page.get_by_role("dialog").locator("p.asked")
    expect(asked).to_contain_text(rule)
    expect(asked).to_be_in_viewport()
