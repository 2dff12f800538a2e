"""The toy game in the browser: small enough to be played to its end in a test of something else."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.page import Visitor

LAY: Final = re.compile("^lay ")


def post(person: Visitor, path: str, **body: Any) -> Any:  # noqa: ANN401 - JSON
    """Asked by the person's device, as its page would."""
    answer = person.context.request.post(f"{person.address}/api/tables{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def opened(host: Visitor, **setup: Any) -> str:  # noqa: ANN401 - JSON
    """A toy table for two with its host in the first chair; its id."""
    return str(post(host, "", **{"game": "toy", "seats": 2, "name": "Ada", **setup})["id"])


def begun(person: Visitor, **setup: Any) -> str:  # noqa: ANN401 - JSON
    """At a game against a bot; the id of its table."""
    table = opened(person, **{"bots": ["random"], **setup})
    post(person, f"/{table}/start")
    person.go(f"/t/{table}")
    return table


def finished(person: Visitor, **setup: Any) -> str:  # noqa: ANN401 - JSON
    """At the end of a game against a bot; the id of its table."""
    table = begun(person, **setup)
    lay(person)
    lay(person)
    expect(button(person, "Play again")).to_be_visible()
    return table


def button(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


def done(person: Visitor) -> Locator:
    return person.page.get_by_role("button", name="Done")


def draft(person: Visitor) -> None:
    person.page.get_by_role("button", name=LAY).first.click()
    expect(done(person)).to_be_visible()


def lay(person: Visitor) -> None:
    """One decision, committed."""
    draft(person)
    done(person).click()
