"""Going about a page with the keyboard alone."""

import re
from collections.abc import Iterable

from playwright.sync_api import Page


def focused(page: Page) -> str:
    """What the keyboard is on, as it is called."""
    return str(
        page.evaluate("(document.activeElement.ariaLabel || document.activeElement.innerText)")
    )


def walk_to(page: Page, name: str, keys: Iterable[str]) -> None:
    """Presses these keys until something is in focus whose name contains this."""
    for key in keys:
        page.keyboard.press(key)
        if re.search(name, focused(page)):
            return
    raise AssertionError(f"the keys lead to nothing called {name}")
