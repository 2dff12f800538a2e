"""A game that was added by its folders alone has a page and stands on the home page.

Everything else of it is tried by `tests/laws/test_a_game_is_its_folders.py`.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.page import Visitor, visitor
from tests.browser.shown import SHOWN
from tests.browser.toy import LAY, begun
from tests.laws.one_more import BEFORE, GAME, Tree
from tests.server.serving import Process, process

NAMES: Final = {"en": "TwoWord", "de": "Spielzeug"}
ABOUT: Final = "Every treasure goes to the highest card."
ENGLISH: Final = r"[1-6] \((scarab|frog|ibis|cat|jackal|falcon)\)"
GERMAN: Final = r"[1-6] \((Skarabäus|Frosch|Ibis|Katze|Schakal|Falke)\)"
# The plain board offers moves in notation; the log says them by the names of the cards.
DEALT: Final = {"en": f"dealt card {ENGLISH}", "de": f"Karte {GERMAN} bekommen"}
LAID: Final = {"en": f"laid {ENGLISH}", "de": f"{GERMAN} gelegt"}
DONE: Final = {"en": re.compile("^Done"), "de": re.compile("^Fertig")}


@contextmanager
def one_more(folder: Path) -> Iterator[Process]:
    """A server with the page and the rules of a copy of the tree that has one game more."""
    tree = Tree(folder)
    tree.add()
    tree.put_on_the_shelf()
    tree.generate()
    tree.build_page()
    (folder / "data").mkdir()
    paths = [f"{name}={tree.environment[name]}" for name in ("PYTHONPATH", "PYTHONPYCACHEPREFIX")]
    command = ["env", *paths, sys.executable, "-m", "saqqara", "serve"]
    with process(folder / "data", "--no-limits", command=command) as running:
        yield running


def test_its_page_is_built_found_at_home_and_played_on_in_both_languages(
    tmp_path: Path, browser: Browser
) -> None:
    """One test, since the page is built for it."""
    with one_more(tmp_path) as serving:
        with visitor(browser, serving.address) as person:
            it_stands_at_home_in_the_order_of_the_games(person)
        for language in NAMES:
            with visitor(browser, serving.address, language=language) as person:
                it_is_played_and_names_its_cards(person, language)


def it_stands_at_home_in_the_order_of_the_games(person: Visitor) -> None:
    person.go()
    shelf = person.page.locator(".shelf > li")
    expect(shelf).to_have_count(len(SHOWN) + 1)
    found = shelf.nth(SHOWN.index(BEFORE))
    expect(found.get_by_role("heading")).to_have_text(NAMES["en"])
    expect(found).to_contain_text(ABOUT)


def it_is_played_and_names_its_cards(person: Visitor, language: str) -> None:
    begun(person, game=GAME)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(NAMES[language])
    log = person.page.locator(".log")
    expect(log).to_contain_text(re.compile(DEALT[language]))
    person.page.get_by_role("button", name=LAY).first.click()
    person.page.get_by_role("button", name=DONE[language]).click()
    expect(log).to_contain_text(re.compile(LAID[language]))
