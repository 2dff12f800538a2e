"""Whole recorded games replay for ever; a record that was cut, edited or forged is refused."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core.bits import count
from saqqara.core.errors import SaqqaraError
from saqqara.core.rng import commitment
from saqqara.games import GAMES
from saqqara.games.silver_gold.rules import MARKING, SilverGold
from saqqara.games.terra.rules import Terra
from saqqara.games.valley.rules import Valley
from saqqara.games.valley.zones import CONSOLED, SEAT
from saqqara.record import LARGEST, Record, RecordError, read
from saqqara.table.deal import deal
from tests.facts import facts

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))
CHUTES = str(HERE.parent / "packs" / "chutes")
GOOD = (HERE / "silver_gold-2-seats.txt").read_text(encoding="utf-8")
SHORT = (HERE / "toy-2-high.txt").read_text(encoding="utf-8")


def load(name: str) -> Record:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    return read(text, CHUTES if "chutes" in name else None)


def seal(text: str) -> str:
    """The text with a sum that fits again: a forger would do that."""
    body = text[: text.rindex("sum ")]
    return f"{body}sum {sha256(body.encode()).hexdigest()}\n"


def silver_gold(name: str) -> list[SilverGold]:
    states = list(load(name).states())
    assert all(isinstance(state, SilverGold) for state in states)
    return [state for state in states if isinstance(state, SilverGold)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    record = load(file.stem)
    assert record.text() == file.read_text(encoding="utf-8")
    assert bool(record.final().actors()) == ("paused" in file.stem)
    assert facts(list(record.states())[-1]) == facts(record.final())


def test_every_seat_count_was_recorded() -> None:
    for game in GAMES.values():
        seats = {len(load(f.stem).names) for f in FILES if f.stem.startswith(game.name)}
        assert seats == set(game.seats)


@pytest.mark.rule("SG-33")
def test_the_recorded_tie_is_broken_by_the_lowest_ordinal() -> None:
    end = silver_gold("silver_gold-tie")[-1]
    assert end.scores()[0] == end.scores()[1]
    assert sorted(end.ranks()) == [1, 2]
    lows = [cards & -cards for cards in end.finished]
    assert end.ranks()[lows.index(min(lows))] == 1


@pytest.mark.rule("SG-26")
def test_the_recorded_pile_runs_dry_and_play_goes_on() -> None:
    states = silver_gold("silver_gold-chutes-pile-dry-seat-skipped")
    dry = [state for state in states if not state.pile]
    assert any(0 < count(state.display) < 4 for state in dry)
    assert not states[-1].display
    assert (states[-1].round, states[-1].turn) == (4, 7)


@pytest.mark.rule("SG-14")
def test_a_recorded_seat_without_cards_is_skipped() -> None:
    states = silver_gold("silver_gold-chutes-pile-dry-seat-skipped")
    marking = [state for state in states if state.phase == MARKING]
    skipped = [(state, seat) for state in marking for seat in range(4) if not state.kept(seat)]
    assert skipped
    assert all(seat not in state.actors() for state, seat in skipped)


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
    paused = (HERE / "silver_gold-paused.txt").read_text()
    with pytest.raises(RecordError, match="not over"):
        read(seal(paused.replace("\npaused", "\nend 1 2")))


@pytest.mark.parametrize("name", ["", " ", "a|b", "a\nb", "a\rb", "a\udc80"])
def test_a_name_that_would_break_a_record_is_refused(name: str) -> None:
    with pytest.raises(SaqqaraError, match="cannot be a name"):
        deal(GAMES["toy"], GAMES["toy"].pack(), {}, ["Ada", name], "seed")


# Im Tal der Könige: each way to win a tomb, each option


def valley(name: str) -> list[Valley]:
    states = list(load(name).states())
    assert all(isinstance(state, Valley) for state in states)
    return [state for state in states if isinstance(state, Valley)]


def last_tomb(name: str) -> tuple[Valley, Valley]:
    """The position before the last tomb was handed over, and the end."""
    *_, before, end = valley(name)
    return before, end


@pytest.mark.parametrize(
    "name", ["valley-fight", "valley-tie", "valley-tombs-3", "valley-shield", "valley-consolation"]
)
def test_the_recorded_duel_is_decided_by_a_fight(name: str) -> None:
    before, end = last_tomb(name)
    tomb, winner, *sums = end.fought
    assert end.fought != before.fought
    assert end.won[winner][-1] == tomb
    assert sums[winner] == max(sums)
    assert end.ranks()[winner] == 1


@pytest.mark.rule("VK-16")
def test_the_recorded_tie_goes_to_the_holder() -> None:
    _, end = last_tomb("valley-tie")
    assert end.fought[2] == end.fought[3]
    assert end.ranks()[end.holder] == 1


@pytest.mark.rule("VK-12")
def test_the_recorded_duels_are_decided_by_absence() -> None:
    for name, is_holder in (("valley-absent-holder", True), ("valley-absent-other", False)):
        before, end = last_tomb(name)
        assert before.sent(before.seat) == 0
        assert (before.seat == before.holder) == is_holder
        assert end.ranks()[before.seat] == 2


@pytest.mark.rule("VK-20")
def test_the_recorded_variants_end_with_three_tombs_and_console_once() -> None:
    for name in ("valley-tombs-3", "valley-tombs-3-consolation"):
        assert max(valley(name)[-1].scores()) == 3
    for name in ("valley-consolation", "valley-tombs-3-consolation"):
        assert any(valley(name)[-1].rows[SEAT * seat + CONSOLED] for seat in (0, 1))


@pytest.mark.rule("VK-34")
def test_the_recorded_shield_stops_a_trap() -> None:
    assert any(state.shielded for state in valley("valley-shield"))


# Terra Pyramides: every option, every task won and lost


def terra_end(name: str) -> Terra:
    end = load(name).final()
    assert isinstance(end, Terra)
    return end


@pytest.mark.rule("TP-29")
@pytest.mark.parametrize("task", [1, 2, 3])
def test_a_recorded_task_is_won_and_another_lost(task: int) -> None:
    won, lost = terra_end(f"terra-task-{task}-won"), terra_end(f"terra-task-{task}-lost")
    assert won.task == lost.task == task
    assert (set(won.ranks()), set(lost.ranks())) == ({1}, {2})


def test_every_option_of_terra_was_recorded() -> None:
    chosen = {
        (key, value)
        for file in FILES
        if file.stem.startswith("terra")
        for key, value in load(file.stem).options.items()
    }
    assert chosen == {
        (key, value) for key, values in GAMES["terra"].options.items() for value in values
    }


@pytest.mark.rule("TP-20")
@pytest.mark.parametrize(("seats", "turns"), [(2, 28), (3, 36), (4, 36)])
def test_a_recorded_game_has_its_number_of_turns(seats: int, turns: int) -> None:
    assert terra_end(f"terra-{seats}-seats").turn == turns
