"""Things that go wrong around a command: one clear line, the right exit code, nothing lost."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from tests.cli.run import Done, saqqara
from tests.games.recorded import file_of
from tests.patience import HANG, wait_until

GAME = str(file_of("silver_gold", "3-seats"))


def test_a_file_in_the_place_of_the_records_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "saqqara-records").touch()
    done = saqqara("play", "silver_gold", folder=tmp_path)
    assert done.code == 2
    assert "saqqara-records: cannot be made" in done.err


def test_a_folder_of_the_same_name_as_our_pack_is_not_taken_for_ours(tmp_path: Path) -> None:
    (tmp_path / "standard").mkdir()
    (tmp_path / "standard" / "pack.toml").write_text("nonsense")
    assert saqqara("pack", "check", "toy", "./standard", folder=tmp_path).code == 1
    assert saqqara("pack", "check", "toy", "standard", folder=tmp_path).code == 0
    assert saqqara("pack", "check", "toy", ".", folder=tmp_path / "standard").code == 1


def test_a_pack_whose_name_would_spoil_a_record_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "my\nx"
    assert saqqara("pack", "copy", "toy", str(folder)).code == 0
    done = saqqara("play", "toy", "greedy", "--pack", str(folder), folder=tmp_path)
    assert done.code == 2
    assert "cannot stand in a record" in done.err


def test_simulated_records_never_overwrite_others(tmp_path: Path) -> None:
    words = ["simulate", "toy", "--games", "3", "--seed", "s", "--records", str(tmp_path)]
    assert saqqara(*words).code == 0
    before = {file.name: file.read_text() for file in tmp_path.iterdir()}
    done = saqqara(*words, "--bots", "random,random")
    assert done.code == 2
    assert "exists already" in done.err
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["simulate", "toy", "--records", "plain/x"], "plain/x: cannot be made"),
        (["simulate", "toy", "--games", "1000000000000"], "--games"),
        (["simulate", "toy", "--records", "d", "--seed", "x" * 300], "cannot be written"),
        (["perft", "toy", "--seed", "a\nb", "--after", "3"], "plain text"),
        (["verify", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (["verify", "."], "cannot be read"),
        (["play", "toy", "--name", ""], "''"),
        (["play", "toy", "--option", "wins=low", "--option", "wins=high"], "chosen already"),
        (["play", "toy", "--resume", GAME, "--seed", ""], "come from the record"),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else "",
)
def test_bad_input_is_one_line_and_2(tmp_path: Path, words: list[str], reason: str) -> None:
    (tmp_path / "plain").touch()
    done = saqqara(*words, folder=tmp_path)
    assert done.code == 2
    assert reason in done.err


def test_output_without_umlauts_gets_them_spelt() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "de_DE.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "saqqara", "games"],
        env=environment,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"Plaetze" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_a_failure_with_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "saqqara", "games", "--json"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


LONG_WORK = {
    "simulate": ["silver_gold", "--games", "1000000", "--records", "played", "--seed", "s"],
    "arena": ["silver_gold", "--games", "100000", "--bots", "greedy,random", "--out", "played"],
    "perft": ["silver_gold", "--depth", "9"],
}
# The line comes when Ctrl-C is already answered by us; before, Python itself is only starting.
STARTED = """
from saqqara.__main__ import end_quietly, main
end_quietly()
print(flush=True)
main()
"""
unix = pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups to interrupt")


def interrupted(words: list[str], folder: Path, now: Callable[[], object]) -> Done:
    """How a command ends that is stopped as soon as `now` returns."""
    process = subprocess.Popen(
        [sys.executable, "-c", STARTED, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=folder,
    )
    assert process.stdout is not None
    process.stdout.readline()
    now()
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=HANG)  # until all its processes have let go of it
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    return Done(process.returncode, out, err)


@unix
@pytest.mark.parametrize("moment", [0.0, 0.1, 0.3, 1.0])
@pytest.mark.parametrize("command", LONG_WORK)
def test_ctrl_c_ends_a_command_quietly_at_any_moment(
    command: str, moment: float, tmp_path: Path
) -> None:
    """Also while it still reads its own code or its processes are starting."""
    words = [command, *LONG_WORK[command]]
    done = interrupted(words, tmp_path, lambda: time.sleep(moment))
    assert done.code != 0
    assert "Traceback" not in done.err


@unix
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_ctrl_c_ends_work_that_is_under_way_quietly(command: str, tmp_path: Path) -> None:
    played = tmp_path / "played"
    words = [command, *LONG_WORK[command]]
    some = partial(wait_until, lambda: any(file.stat().st_size for file in played.glob("*")))
    done = interrupted(words, tmp_path, some)
    assert done.code == 130
    assert "Traceback" not in done.err


@unix
@pytest.mark.parametrize("moment", [0.0, 0.3, 0.6, 1.0])
def test_ctrl_c_ends_a_server_that_is_only_starting(moment: float, tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data-dir", "data"]
    done = interrupted(words, tmp_path, lambda: time.sleep(moment))
    assert "Traceback" not in done.err


def test_a_seat_cannot_count_hidden_moves_in_its_replay() -> None:
    """Lines are numbered by what the seat heard, so a gap tells nothing."""
    found = saqqara("replay", GAME, "--seat", "3", "--at", "40", "--json").json()
    assert [line["at"] for line in found["lines"]] == list(range(1, len(found["lines"]) + 1))
    assert found["at"] is None
    assert found["moves"] is None
    assert all(line["move"] == "" for line in found["lines"])


def test_a_whole_replay_shows_every_move(tmp_path: Path) -> None:
    lines = [line for line in Path(GAME).read_text().splitlines() if line[:4] in ("box ", "1 ke")]
    shown = saqqara("replay", GAME, folder=tmp_path).out
    assert all(f"  {line}\n" in shown for line in lines)


def test_two_bots_of_one_name_are_told_apart(tmp_path: Path) -> None:
    words = ["simulate", "toy", "--bots", "random,random", "--games", "1", "--seed", "s"]
    saqqara(*words, "--records", str(tmp_path))
    shown = saqqara("replay", str(tmp_path / "toy-s-0.txt")).out
    assert "random 1:" in shown
    assert "random 2:" in shown


def test_the_version_is_told() -> None:
    assert saqqara("--version").out.startswith("saqqara 0.")
