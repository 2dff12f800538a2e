"""Whatever the table tells and refuses can be said in German and English."""

from typing import get_args

import pytest

from saqqara.core.said import Said
from saqqara.server.errors import STATUS
from saqqara.table import log, refusal
from saqqara.text import LANGUAGES, Speech
from tests.laws.test_texts import messages
from tests.table.tables import ADA, BOB, setup, started

NAMES = ("Ada", "Bob", "random")


def everything_told() -> list[Said]:
    """One sentence of every kind."""
    table = started(setup(seats=3))
    for cause in get_args(log.Cause):
        table.stand_in(1, cause)
    table.come_back(BOB, 1)
    table.chat(ADA, 0, "good luck { $seat }")
    table.fold(log.Freed(2))
    return table.talk


def keys(start: str) -> set[str]:
    return {key for key in messages("en") if key.startswith(start)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_table_tells_is_a_sentence(language: str) -> None:
    say = Speech(language, NAMES)
    for told in everything_told():
        sentence = say.tell(told)
        words = [str(value) for name, value in told.args.items() if name != "seat"]
        assert all(word in sentence for word in words), sentence


def test_the_table_has_no_sentence_it_never_says() -> None:
    assert {told.key for told in everything_told()} == keys("table-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_refusal_is_a_whole_sentence(code: str, language: str) -> None:
    sentence = Speech(language)(refusal.key(code))
    assert sentence[0].isupper()
    assert sentence.endswith(".")


def test_no_refusal_has_a_sentence_without_a_code() -> None:
    assert {refusal.key(code) for code in STATUS} == keys("refused-")


def test_whoever_stands_in_is_told_with_the_name_of_the_seat() -> None:
    told = Said("table-stood-in-left", {"seat": 1, "bot": "greedy"})
    assert Speech("en", NAMES).tell(told) == "Bob leaves; a bot plays on (greedy)."
    assert Speech("de", NAMES).tell(told) == "Bob geht; ein Bot spielt weiter (greedy)."
