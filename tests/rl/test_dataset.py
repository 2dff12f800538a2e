"""Training examples from records: what a row holds, and what is refused."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from saqqara.cli.dataset import dataset as command
from saqqara.core.errors import SaqqaraError
from saqqara.core.state import BOX
from saqqara.games import find
from saqqara.record import Record, read
from saqqara.rl import dataset as module
from saqqara.rl.dataset import Dataset, setting_of
from saqqara.rl.play import returns
from saqqara.table.deal import deal, play_out
from tests.cli.run import saqqara
from tests.games.recorded import file_of
from tests.patience import HANG, wait_until
from tests.rl.subjects import SUBJECTS, Subject

PAUSED = file_of("silver_gold", "paused")
CHUTES = Path(__file__).parents[1] / "games" / "silver_gold" / "packs" / "chutes"


def played(subject: Subject, seed: str) -> Record:
    game = find(subject.game)
    bots = ["random"] * subject.seats
    record = deal(game, game.pack(), subject.options, bots, seed)
    play_out(record, bots)
    return record


def written(folder: Path, subject: Subject) -> Path:
    file = folder / f"{subject}-played.txt"
    file.write_text(played(subject, file.name).text(), encoding="utf-8", newline="\n")
    return file


def dataset(records: list[Path], out: Path, *words: str) -> None:
    """The command, in this process."""
    command.main([*map(str, records), "--out", str(out), *words], standalone_mode=False)


def read_rows(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return found


def made(folder: Path, record: Record, reward: str = "place") -> Path:
    file = folder / "one.parquet"
    with Dataset(file, reward) as opened:
        opened.add("one.txt", record)
    return file


def test_twenty_simulated_games_become_a_row_for_each_decision(tmp_path: Path) -> None:
    words = ["--seats", "3", "--bots", "greedy,random", "--games", "20", "--seed", "7"]
    saqqara("simulate", "silver_gold", *words, "--records", "records", folder=tmp_path)
    found = saqqara("dataset", "records", "--out", "all.parquet", "--json", folder=tmp_path).json()
    records = {f"records/{f.name}": read(f.read_text()) for f in (tmp_path / "records").iterdir()}
    decisions = sum(seat != BOX for record in records.values() for seat, _ in record.moves)
    rows = read_rows(tmp_path / "all.parquet")
    assert (found["games"], found["rows"], len(rows)) == (20, decisions, decisions)
    assert found["bytes"] == (tmp_path / "all.parquet").stat().st_size
    assert {row["record"] for row in rows} == set(records)
    assert {(row["seat"], row["name"]) for row in rows} == {
        (1, "greedy"),
        (2, "random"),
        (3, "greedy"),
    }
    for row in rows[::97]:
        check(row, records[row["record"]])


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_replaying_the_record_gives_the_same_row(tmp_path: Path, subject: Subject) -> None:
    record = played(subject, "rows")
    rows = read_rows(made(tmp_path, record))
    moves = [(seat + 1, move) for seat, move in record.moves if seat != BOX]
    assert [(row["seat"], row["move"]) for row in rows] == moves
    assert [row["nth"] for row in rows] == list(range(1, len(rows) + 1))
    for row in rows[:: max(1, len(rows) // 9)]:
        check(row, record)


def check(row: dict[str, Any], record: Record) -> None:
    setting, state, final = setting_of(record), record.at(row["at"]), record.final()
    seat = row["seat"] - 1
    assert record.moves[row["at"]] == (seat, row["move"])
    assert row["observation"] == setting.observation(state, seat).tolist()
    assert row["legal"] == state.legal(seat)
    assert record.game.rules.read(record.pack, row["notation"]) == row["move"]
    assert row["turn"] == record.game.judging.clock(state)
    ends = (final.scores(), final.ranks(), returns(record.game, final))
    assert [row["points"], row["rank"], row["return"]] == [end[seat] for end in ends]
    assert (row["game"], row["rules"]) == (record.game.name, record.game.rules.number)
    assert (row["pack"], row["seats"]) == (record.pack.name, len(record.names))
    assert json.loads(row["options"]) == record.options


def test_the_file_says_what_its_numbers_mean(tmp_path: Path) -> None:
    record = played(Subject("toy", 3, {"wins": "low"}), "about")
    schema = parquet.read_schema(made(tmp_path, record))
    about = json.loads(schema.metadata[b"saqqara"])
    setting = setting_of(record)
    layout = [
        (part["name"], tuple(part["shape"]), part["low"], part["high"]) for part in about["layout"]
    ]
    assert layout == [(part.name, part.shape, part.low, part.high) for part in setting.planes]
    assert (about["id"], about["seats"]) == ("saqqara/toy-v1", 3)
    assert (about["options"], about["reward"]) == ({"wins": "low"}, "place")
    assert (about["pack"], about["digest"]) == (record.pack.name, record.pack.digest)
    assert (about["moves"], about["rules"]) == (record.game.rules.moves, record.game.rules.number)
    assert schema.field("observation").type.list_size == setting.width


def test_observations_come_back_as_a_block_of_numbers(tmp_path: Path) -> None:
    record = played(Subject("toy", 2), "block")
    column = parquet.read_table(made(tmp_path, record))["observation"].combine_chunks()
    block = column.flatten().to_numpy().reshape(len(column), -1)
    setting = setting_of(record)
    first = next(at for at, (seat, _) in enumerate(record.moves) if seat != BOX)
    seen = setting.observation(record.at(first), record.moves[first][0])
    assert block.dtype == np.int16
    assert block[0].tolist() == seen.tolist()


def test_the_reward_can_be_points(tmp_path: Path) -> None:
    record = played(Subject("toy", 2), "points")
    rows = read_rows(made(tmp_path, record, "points"))
    assert all(row["return"] == row["points"] / 100 for row in rows)
    with pytest.raises(SaqqaraError, match="reward=fame; it can be: place, points"):
        Dataset(tmp_path / "two.parquet", "fame")


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 10)
    file = made(tmp_path, played(Subject("silver_gold", 2), "groups"))
    told = parquet.read_metadata(file)
    sizes = [told.row_group(group).num_rows for group in range(told.num_row_groups)]
    assert set(sizes[:-1]) == {10}
    assert sum(sizes) == len(read_rows(file))
    assert told.row_group(0).column(0).compression == "ZSTD"


def test_another_pack_is_read_from_its_folder(tmp_path: Path) -> None:
    game = find("silver_gold")
    record = deal(game, game.pack(str(CHUTES)), {}, ["random", "random"], "chutes")
    play_out(record, record.names)
    (tmp_path / "a.txt").write_text(record.text())
    out = tmp_path / "a.parquet"
    with pytest.raises(SaqqaraError, match="--pack"):
        dataset([tmp_path], out)
    dataset([tmp_path], out, "--pack", str(CHUTES))
    assert read_rows(out)[0]["pack"] == "chutes"


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Subject("toy", 3), "toy with 3 seats"),
        (Subject("toy", 2, {"wins": "low"}), "wins=low"),
        (Subject("valley", 2), "valley with 2 seats"),
    ],
    ids=str,
)
def test_games_that_differ_are_refused_with_both_names(
    tmp_path: Path, other: Subject, words: str
) -> None:
    records = [written(tmp_path, Subject("toy", 2)), written(tmp_path, other)]
    names = rf"{other}-played\.txt is .*{words}.* but \S*toy-2-played\.txt is toy with 2 seats"
    with pytest.raises(SaqqaraError, match=names):
        dataset(records, tmp_path / "x.parquet")
    assert sorted(tmp_path.iterdir()) == sorted(records)


def test_paused_and_damaged_records_are_refused_by_name(tmp_path: Path) -> None:
    good = written(tmp_path, Subject("silver_gold", 2))
    bad, missing = tmp_path / "bad.txt", tmp_path / "missing.txt"
    bad.write_text(good.read_text().replace("\nend ", "\nend 1"))
    reasons = {PAUSED: "paused", bad: "the moves give end", missing: "no such file"}
    for file, reason in reasons.items():
        with pytest.raises(SaqqaraError, match=f"{file.name}.*{reason}"):
            dataset([good, file], tmp_path / "x.parquet")
    assert sorted(tmp_path.iterdir()) == [bad, good]


def test_skip_leaves_them_out_and_says_so(tmp_path: Path) -> None:
    good = written(tmp_path, Subject("silver_gold", 2))
    words = ["dataset", str(PAUSED), str(good), str(tmp_path), "--skip", "--json", "--out"]
    done = saqqara(*words, "x.parquet", folder=tmp_path)
    assert (done.code, done.json()["games"]) == (0, 1)  # named twice, taken once
    assert [str(PAUSED) in reason for reason in done.json()["skipped"]] == [True]
    assert str(PAUSED) in done.err


def test_without_any_finished_game_there_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(SaqqaraError, match=r"x\.parquet: there is no finished game"):
        dataset([PAUSED], tmp_path / "x.parquet", "--skip")
    with pytest.raises(SaqqaraError, match="there are no records in this folder"):
        dataset([tmp_path], tmp_path / "x.parquet")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    good = written(tmp_path, Subject("toy", 2))
    (tmp_path / "x.parquet").write_text("mine")
    done = saqqara("dataset", str(good), "--out", "x.parquet", folder=tmp_path)
    assert (done.code, done.err) == (2, "x.parquet: exists already; choose another name\n")
    assert (tmp_path / "x.parquet").read_text() == "mine"
    with pytest.raises(SaqqaraError, match=r"x\.parquet: cannot be written: No such file"):
        dataset([good], tmp_path / "no" / "x.parquet")


def test_a_file_that_came_meanwhile_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "x.parquet"
    opened = Dataset(file)
    opened.add("a.txt", played(Subject("toy", 2), "a"))
    file.write_text("mine")
    with pytest.raises(SaqqaraError, match="exists already"), opened:
        pass
    assert [found.read_text() for found in tmp_path.iterdir()] == ["mine"]


@pytest.mark.skipif(os.name == "nt", reason="another kind of interrupt")
def test_an_interrupted_run_leaves_no_file(tmp_path: Path) -> None:
    played_once = written(tmp_path, Subject("silver_gold", 4))
    for number in range(3000):  # work for minutes
        (tmp_path / f"{number}.txt").hardlink_to(played_once)
    command = [sys.executable, "-m", "saqqara", "dataset", ".", "--out", "x.parquet"]
    running = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL)
    wait_until(lambda: running.poll() is not None or bool(list(tmp_path.glob("x.parquet.*.part"))))
    running.send_signal(signal.SIGINT)
    assert running.wait(HANG) != 0
    assert not list(tmp_path.glob("x.parquet*"))


def within(folder: Path, before: str, *words: str) -> tuple[int, str]:
    """The command after some lines of Python, and what it says of its failure."""
    code = f"import sys; {before}; from saqqara.cli import main; main()"
    command = [sys.executable, "-c", code, "dataset", *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def test_without_pyarrow_it_says_how_to_get_it(tmp_path: Path) -> None:
    good = written(tmp_path, Subject("toy", 2))
    hidden = "sys.modules['pyarrow'] = None"
    code, said = within(tmp_path, hidden, good.name, "--out", "x.parquet")
    assert (code, said) == (2, "datasets need pyarrow: pip install 'saqqara[data]'\n")


@pytest.mark.skipif(os.name == "nt", reason="no such limit")
def test_a_full_disk_is_a_failure_that_names_the_file(tmp_path: Path) -> None:
    good = written(tmp_path, Subject("silver_gold", 2))
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))"
    code, said = within(tmp_path, limit, good.name, "--out", "x.parquet")
    assert code == 1
    assert said.startswith("x.parquet: ")
    assert list(tmp_path.iterdir()) == [good]
