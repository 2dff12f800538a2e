"""Whole recorded games replay for ever; a record that was cut, edited or forged is refused."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core.errors import SaqqaraError
from saqqara.core.rng import commitment
from saqqara.games import GAMES
from saqqara.record import LARGEST, RecordError, read
from saqqara.table.deal import deal
from tests.facts import facts
from tests.games.recorded import FILES, load, text_of

GOOD = text_of("silver_gold", "2-seats")
SHORT = text_of("toy", "2-high")


def seal(text: str) -> str:
    """The text with a sum that fits again: a forger would do that."""
    body = text[: text.rindex("sum ")]
    return f"{body}sum {sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    record = load(file.parts[-3], file.stem)
    assert record.text() == file.read_text(encoding="utf-8")
    assert bool(record.final().actors()) == ("paused" in file.stem)
    assert facts(list(record.states())[-1]) == facts(record.final())


def test_every_seat_count_was_recorded() -> None:
    for game in GAMES.values():
        own = [file for file in FILES if file.parts[-3] == game.name]
        seats = {len(load(game.name, file.stem).names) for file in own}
        assert seats == set(game.seats)


@pytest.mark.parametrize("text", [GOOD, SHORT], ids=["silver_gold", "toy"])
def test_a_record_cut_off_anywhere_is_refused_with_its_line(text: str) -> None:
    lines = text.split("\n")
    for keep in range(len(lines) - 1):
        with pytest.raises(RecordError, match=r"^line \d+: "):
            read("\n".join(lines[:keep]))


@given(st.integers(0, len(GOOD) - 2))
@settings(max_examples=60, deadline=None)
def test_a_record_cut_in_mid_line_is_refused(at: int) -> None:
    with pytest.raises(RecordError, match=r"^line \d+: "):
        read(GOOD[:at])


EDITS: dict[str, tuple[Callable[[str], str], int, str]] = {
    "foreign file": (lambda t: "[Event]\n" + t, 1, "not a record"),
    "empty": (lambda _: "", 1, "not a record"),
    "unknown game": (lambda t: t.replace("game silver_gold", "game chess"), 2, "no game 'chess'"),
    "other rules": (lambda t: t.replace("rules 1", "rules 0"), 3, "other rules"),
    "unknown pack": (lambda t: t.replace("pack standard", "pack lost"), 4, "not here"),
    "changed pack": (lambda t: t.replace("pack standard ", "pack standard 0"), 4, "another pack"),
    "unknown option": (lambda t: t.replace("options", "options a=b"), 5, "no option 'a'"),
    "nameless seat": (lambda t: t.replace("greedy|", "|"), 6, "without a name"),
    "too many seats": (lambda t: t.replace("greedy|", "a|b|c|d|"), 6, "5 seats"),
    "no commitment": (lambda t: t.replace("commitment", "comment"), 7, "the line 'commitment'"),
    "no blank line": (lambda t: t.replace("\n\nbox", "\nbox", 1), 8, "empty line"),
    "nobody's move": (lambda t: t.replace("\nbox card", "\nfox card", 1), 9, "begin with a seat"),
    "seat 3 of 2": (lambda t: t.replace("\n1 keep", "\n3 keep", 1), 17, "begin with a seat"),
    "no notation": (lambda t: t.replace("\n1 keep", "\n1 eat", 1), 17, "is no move"),
    "illegal move": (lambda t: t.replace("\n1 keep", "\n2 keep", 1), 17, "SG-4"),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edited_record_is_refused_with_line_and_reason(name: str) -> None:
    edit, line, reason = EDITS[name]
    with pytest.raises(RecordError, match=f"^line {line}: .*{reason}"):
        read(edit(GOOD))


def change_line(text: str, start: str, new: Callable[[str], str]) -> tuple[str, int]:
    lines = text.split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith(start))
    lines[at] = new(lines[at])
    return "\n".join(lines), at + 1


def test_another_result_is_refused() -> None:
    for start, reason in (("end ", "the moves give end"), ("ranks ", "the moves give ranks")):
        text, line = change_line(GOOD, start, lambda old: old + "0")
        with pytest.raises(RecordError, match=f"^line {line}: {reason}"):
            read(seal(text))


def test_another_seed_is_refused() -> None:
    text, line = change_line(GOOD, "seed ", lambda _: "seed mine")
    with pytest.raises(RecordError, match=f"^line {line}: .*committed"):
        read(seal(text))


def test_a_forged_chance_move_is_refused_even_with_a_fitting_sum() -> None:
    """Another seed, committed to afterwards: the cards do not come from it."""
    seed = GOOD[GOOD.index("\nseed ") + 6 :].split("\n")[0]
    text = GOOD.replace(f"seed {seed}", "seed mine")
    text = text.replace(commitment(seed), commitment("mine"))
    with pytest.raises(
        RecordError, match=r"^line \d+: this chance move does not come from the seed"
    ):
        read(seal(text))


def test_a_changed_name_is_refused_by_the_sum() -> None:
    with pytest.raises(RecordError, match="changed after it was written"):
        read(GOOD.replace("seats greedy", "seats Imhotep"))


def test_nothing_may_follow() -> None:
    with pytest.raises(RecordError, match="nothing may follow"):
        read(GOOD + "more\n")
    with pytest.raises(RecordError, match="larger than"):
        read("x" * (LARGEST + 1))


def test_windows_line_ends_do_no_harm() -> None:
    assert read(GOOD.replace("\n", "\r\n")).text() == GOOD


@given(at=st.integers(0, len(SHORT)), cut=st.integers(0, 12), new=st.text(max_size=6))
@settings(max_examples=300, deadline=None)
def test_a_random_edit_is_refused_or_changes_nothing(at: int, cut: int, new: str) -> None:
    try:
        record = read(SHORT[:at] + new + SHORT[at + cut :])
    except RecordError as error:
        assert str(error).startswith("line ")
    else:
        assert record.text() == SHORT


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


def test_a_finished_game_is_not_paused() -> None:
    text = SHORT[: SHORT.index("end ")] + "paused\n" + SHORT[SHORT.index("seed ") :]
    with pytest.raises(RecordError, match="should be the line 'end'"):
        read(seal(text))
    paused = text_of("silver_gold", "paused")
    with pytest.raises(RecordError, match="not over"):
        read(seal(paused.replace("\npaused", "\nend 1 2")))


@pytest.mark.parametrize("name", ["", " ", "a|b", "a\nb", "a\rb", "a\udc80"])
def test_a_name_that_would_break_a_record_is_refused(name: str) -> None:
    with pytest.raises(SaqqaraError, match="cannot be a name"):
        deal(GAMES["toy"], GAMES["toy"].pack(), {}, ["Ada", name], "seed")
