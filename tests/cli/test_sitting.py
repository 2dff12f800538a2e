"""A person among bots: who is asked when, what is kept, and what stands in the log."""

import pytest

from saqqara.cli.sitting import Sitting, called
from saqqara.core.errors import SaqqaraError
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.record import Record, read
from saqqara.table.deal import deal
from saqqara.table.match import Match
from saqqara.text import Speech
from tests.cli.seated import sit_down

GAME = GAMES["silver_gold"]
PACK = GAME.pack()


def dealt(*names: str, seed: str = "mixed") -> Record:
    return deal(GAME, PACK, {}, list(names), seed)


def draft(at: Sitting, rng: Rng) -> None:
    """The person decides until it is asked whether it is done."""
    while at.go_on() == "decide":
        assert at.play(rng.pick(at.legal())) is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_bots_and_chance_move_on_until_the_person_is_asked(seat: int) -> None:
    names = ["greedy", "random"]
    names.insert(seat, "Ada")
    at, rng = sit_down(dealt(*names)), Rng("mixed")
    assert at.seat == seat
    while (due := at.go_on()) != "over":
        assert at.match.owes(seat)
        if due == "confirm":
            at.confirm()
        else:
            assert at.play(rng.pick(at.legal())) is None
    assert read(at.match.record.text()).final().scores() == at.state.scores()


def test_bots_decide_only_after_the_person_is_done() -> None:
    at = sit_down(dealt("greedy", "Ada", "random"))
    draft(at, Rng("first"))
    assert at.go_on() == "confirm"
    assert [len(drafted) for drafted in at.match.drafts] == [0, 2, 0]
    at.confirm()
    at.go_on()
    assert not any(at.match.drafts)


def test_everything_decided_is_kept_drafts_too() -> None:
    kept: list[Record] = []
    at = Sitting(Match(dealt("Ada", "greedy")), {1: "greedy"}, Speech("en"), kept.append)
    at.go_on()
    at.play(at.legal()[0])
    at.go_on()
    assert kept[-1].moves[-1][0] == 0
    assert kept[-1].moves == at.match.saved().moves
    again = Match(read(kept[-1].text()))
    assert again.drafts == at.match.drafts


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(SaqqaraError, match="no bot 'genius'; there are: gentle, "):
        Sitting(Match(dealt("a", "b")), {0: "genius"}, Speech("en"), lambda _: None)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_sentence_is_lost_between_two_questions(seat: int) -> None:
    """What the person has not read yet is news, whatever its seat."""
    names = ["greedy", "random"]
    names.insert(seat, "Ada")
    at, rng, shown = sit_down(dealt(*names)), Rng("news"), set[tuple[int, str]]()
    while (due := at.go_on()) != "over":
        shown |= set(news(at))
        if due == "confirm":
            at.confirm()
        else:
            at.play(rng.pick(at.legal()))
    shown |= set(news(at))
    assert [told for told in enumerate(at.log) if told not in shown] == []


def news(at: Sitting) -> list[tuple[int, str]]:
    """The sentences that are new to the person, each with its place in the log."""
    return list(enumerate(at.log))[at.news :]


def test_the_person_is_told_what_the_record_tells() -> None:
    at, rng = sit_down(dealt("greedy", "Ada")), Rng("told")
    for _ in range(30):
        draft(at, rng)
        if at.go_on() == "confirm":
            at.confirm()
    say = Speech("en", called(at.match.record.names))
    assert at.log == [say.tell(said) for said in at.match.heard(1)]
