"""The command `saqqara serve`: what it refuses, and what it tells."""

import asyncio
import json
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from saqqara.core.rng import Rng
from tests.cli.run import Done, saqqara
from tests.patience import HANG
from tests.server.client import Device
from tests.server.serving import process

OPTIONS = ["host", "port", "database", "data-dir", "origin", "workers", "bot-pace", "no-limits"]


def test_the_help_names_every_option() -> None:
    done = saqqara("serve", "--help")
    assert done.code == 0
    assert all(f"--{option}" in done.out for option in OPTIONS)


# What cannot be served


def check_one_clear_line(done: Done, *words: str) -> None:
    """Refused as bad input: nothing on standard output, one line that names the trouble."""
    assert (done.code, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert all(word in line for word in words), line


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        done = saqqara("serve", "--port", port, "--data-dir", str(tmp_path))
    check_one_clear_line(done, f"--port {port}", "in use")


def test_a_host_that_does_not_exist_is_named(tmp_path: Path) -> None:
    done = saqqara("serve", "--host", "nowhere.invalid", "--data-dir", str(tmp_path))
    check_one_clear_line(done, "--host nowhere.invalid")


def test_another_kind_of_database_is_refused(tmp_path: Path) -> None:
    done = saqqara("serve", "--port", "0", "--database", "postgresql://localhost/saqqara")
    check_one_clear_line(done, "postgresql://localhost/saqqara", "SQLite")
    assert not list(tmp_path.iterdir())


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    done = saqqara("serve", "--port", "0", "--database", str(tmp_path))
    check_one_clear_line(done, str(tmp_path), "database")


def test_a_text_file_is_no_database_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("bread, milk, eggs\n" * 100)
    check_one_clear_line(saqqara("serve", "--port", "0", "--database", str(file)), str(file))
    assert file.read_text() == "bread, milk, eggs\n" * 100


def test_a_file_in_the_place_of_the_data_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    done = saqqara("serve", "--port", "0", "--data-dir", str(tmp_path / "data"))
    check_one_clear_line(done, str(tmp_path / "data"))


@pytest.mark.skipif(not Path("/proc/sys").exists(), reason="needs a folder nobody can write to")
def test_a_folder_nobody_can_write_to_is_named() -> None:
    done = saqqara("serve", "--port", "0", "--database", "/proc/sys/saqqara.sqlite")
    check_one_clear_line(done, "/proc/sys/saqqara.sqlite")


def test_a_database_of_a_newer_server_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "saqqara.sqlite"
    with process(tmp_path) as server:
        server.stop()
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    check_one_clear_line(
        saqqara("serve", "--port", "0", "--database", str(file)), str(file), "newer"
    )
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT * FROM alembic_version").fetchall() == [("9999",)]


# What is served


def test_the_data_folder_is_made_if_it_is_missing(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    words = ["serve", "--port", "0", "--data-dir", str(folder)]
    with subprocess.Popen(
        [sys.executable, "-m", "saqqara", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout
        assert server.stdout.readline().startswith("Saqqara is at http://127.0.0.1:")
        assert (folder / "saqqara.sqlite").is_file()
        server.terminate()
        assert server.wait(HANG) == 0


async def play(address: str) -> dict[str, float]:
    """A game of toy against a bot, and a refusal; what /metrics says while the player is there."""
    async with Device(address) as device:
        table = await device.open("toy", 2, name="Ada", bots=["greedy"])
        await device.do(f"/api/tables/{table}/start")
        await device.refused(f"/api/tables/{table}/start")
        async with device.sit_down(table) as ada:
            await ada.play_on(Rng("metrics"))
            return await device.numbers() | {"mine": float(ada.now["nth"])}


def test_the_numbers_count_tables_people_sockets_moves_refusals_and_seconds(
    tmp_path: Path,
) -> None:
    with process(tmp_path) as server:
        found = asyncio.run(play(server.address))
    assert found["saqqara_tables"] == 1
    assert found["saqqara_tables_opened_total"] == 1
    assert found["saqqara_seats"] == 1
    assert found["saqqara_sockets"] == 1
    assert found["saqqara_moves_total"] == found["mine"]
    assert found["saqqara_bot_moves_total"] > 0
    assert found['saqqara_refusals_total{code="not-now"}'] == 1
    assert found["saqqara_answer_seconds_count"] >= found["mine"]
    assert found["saqqara_store_seconds_count"] >= found["mine"]
    assert found["saqqara_bot_seconds_count"] > 0


def test_every_line_of_the_log_is_one_json_object(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        asyncio.run(play(server.address))
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.errors.splitlines()]
    assert [line["event"] for line in lines] == ["server is up", "server is down"]
    assert all({"at", "level", "event"} <= line.keys() for line in lines)
