"""The number of the rules is a value: whatever began with an older one goes on with it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from saqqara.agents.look import look
from saqqara.bots.bot import Sight
from saqqara.cli import shelf
from saqqara.cli.play import _resumed
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.record import Record, RecordError, read
from saqqara.rl.dataset import Dataset, about, rows, setting_of
from saqqara.server import replays, wire
from saqqara.server.thinkers import Job, _set, choose, job_for
from saqqara.table import log
from saqqara.table.deal import deal
from saqqara.table.match import Match
from saqqara.table.table import Table
from tests.games.altered import altered
from tests.games.recorded import text_of
from tests.table.tables import play_out, setup, started

OLD: Final = text_of("toy", "3-high")
NEWEST: Final = 2


@pytest.fixture(autouse=True)
def newer(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The toy game, after its rules have changed once."""
    game = altered(GAMES["toy"], number=NEWEST)
    monkeypatch.setitem(GAMES.read, "toy", game)
    replays._read.cache_clear()
    yield game
    replays._read.cache_clear()


def paused() -> Record:
    """An old game without its last moves."""
    old = read(OLD)
    old.moves = old.moves[:-3]
    return old


def test_an_older_record_is_written_again_byte_for_byte() -> None:
    record = read(OLD)
    assert record.rules == 1
    assert record.text() == OLD
    assert {state.rules for state in record.states()} == {1}


def test_a_new_game_is_played_by_the_newest_rules(newer: AnyGame) -> None:
    record = deal(newer, newer.pack(), {}, ["Ada", "Bob"], "seed")
    assert (record.rules, record.start().rules) == (NEWEST, NEWEST)
    assert f"\nrules {NEWEST}\n" in record.text()
    assert newer.new().rules == NEWEST


@pytest.mark.parametrize("number", ["0", "3", "-1", "01", "1 ", "", "one"])
def test_a_record_of_rules_nobody_knows_is_refused(number: str) -> None:
    with pytest.raises(RecordError, match=r"line 3: made with other rules of toy; .* rules 2"):
        read(OLD.replace("\nrules 1\n", f"\nrules {number}\n"))


@pytest.mark.parametrize("number", [-1, 0, 3])
def test_no_game_begins_by_rules_nobody_knows(newer: AnyGame, number: int) -> None:
    with pytest.raises(SaqqaraError, match=f"toy: no rules {number}; there are 1 to 2"):
        newer.new(rules=number)


def test_a_paused_game_goes_on_by_its_own_rules() -> None:
    match = Match(read(paused().text()))
    assert match.opening.rules == 1
    assert match.saved().rules == 1
    assert "\nrules 1\n" in match.saved().text()


def test_a_paused_game_that_is_resumed_is_saved_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "old.txt"
    text = paused().text()
    file.write_text(text, encoding="utf-8", newline="\n")
    record = _resumed(file, "toy", None)
    assert record.rules == 1
    shelf.save(Match(record).saved(), file)
    assert file.read_text(encoding="utf-8") == text


def stored(table: Table, rules: int) -> list[log.Entry]:
    """Its log, as if it had been opened when these rules were the newest."""
    first, *others = table.fresh
    assert isinstance(first, log.Opened)
    return [msgspec.structs.replace(first, rules=rules), *others]


def test_a_table_goes_on_by_the_rules_it_was_opened_with() -> None:
    table = started()
    assert (table.setup.rules, table.running.opening.rules) == (NEWEST, NEWEST)
    older = Table(stored(table, 1))
    assert (older.setup.rules, older.running.opening.rules) == (1, 1)
    play_out(older)
    assert older.running.record.rules == 1
    assert read(older.running.record.text()).rules == 1


def test_the_next_game_at_such_a_table_is_played_by_the_newest_rules() -> None:
    older = Table(stored(started(), 1))
    play_out(older)
    again = older.again(older.setup.host, "seed")
    assert (again.setup.rules, again.running.record.rules) == (NEWEST, NEWEST)


@pytest.mark.parametrize("number", [0, 3])
def test_a_table_of_rules_nobody_knows_does_not_wake(number: int) -> None:
    with pytest.raises(SaqqaraError, match="made with other rules of toy"):
        Table(stored(started(), number))


def test_the_job_of_a_bot_carries_the_number() -> None:
    older = Table(stored(started(setup(seats=3)), 1))
    job = job_for(older, 2, "greedy", "luck")
    assert job.rules == 1
    assert msgspec.json.decode(msgspec.json.encode(job), type=Job) == job
    assert _set(job)[2].guess(Rng("x")).rules == 1
    assert choose(job) in older.running.legal(2)


def test_an_agent_is_told_the_number(newer: AnyGame) -> None:
    record = read(OLD)
    state = next(state for state in record.states() if 0 in state.actors())
    seen = look(newer, record.pack, record.options, Sight(state, 0))
    assert seen.rules == 1


def test_rows_of_a_dataset_have_the_number_of_their_record() -> None:
    record = read(OLD)
    setting = setting_of(record)
    assert {row["rules"] for row in rows(setting, "old", record)} == {1}
    assert about(setting, "place")["rules"] == 1
    assert setting.new().rules == 1


def test_one_file_holds_games_of_one_number(tmp_path: Path) -> None:
    old = read(OLD)
    new = Record(old.game, old.pack, old.options, old.names, old.seed, old.moves)
    with Dataset(tmp_path / "both.parquet") as opened:
        opened.add("old", old)
        with pytest.raises(SaqqaraError, match=r"new is .* rules 2, .* but old is .* rules 1, "):
            opened.add("new", new)


def test_a_replay_shows_an_older_game() -> None:
    part = replays.replayed(wire.ReplayAsked(OLD))
    assert part.count == len(read(OLD).moves)
