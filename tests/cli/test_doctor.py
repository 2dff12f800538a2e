"""`saqqara doctor` on sound and on broken installations, in processes of its own."""

import os
import re
import shutil
import socket
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import saqqara as package
from saqqara.doctor.build import modules
from saqqara.doctor.folder import roominess
from saqqara.doctor.page import FOLDER
from saqqara.doctor.page import page as look_at_page
from saqqara.doctor.port import port as look_at_port
from saqqara.server import page
from saqqara.text import LANGUAGES, Speech
from tests.cli.run import Done, saqqara
from tests.server.serving import process

ROOT = Path(__file__).parents[2]
HERE = Path(package.__file__).parent
LEAF = "core/many"  # compiled, and loaded by nothing but learners and the doctor
compiled = pytest.mark.skipif(
    not list(HERE.glob(f"{LEAF}.*.so")), reason="the engine was not compiled here"
)


def look(folder: Path, *words: str) -> Done:
    """On a free port and a folder of the test's own, unless the words say otherwise."""
    return saqqara("doctor", "--port", "0", "--data-dir", str(folder), *words)


def finding(done: Done, about: str) -> Any:  # noqa: ANN401 - a part of the document
    (found,) = [found for found in done.json()["findings"] if found["about"] == about]
    return found


def check_wrong(folder: Path, about: str, code: str, *words: str) -> Any:  # noqa: ANN401 - see above
    """Exit code 1, the one wrong thing is this, and there is something to do about it."""
    before = contents(folder)
    done = look(folder, *words, "--json")
    assert contents(folder) == before
    wrong = [found for found in done.json()["findings"] if found["state"] == "wrong"]
    assert [(found["about"], found["code"]) for found in wrong] == [(about, code)]
    assert (done.code, done.err, done.json()["fine"]) == (1, "", False)
    assert wrong[0]["do"]
    return wrong[0]


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Every file with what is in it and when it was written; the doctor changes nothing."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return {str(file): (file.read_bytes(), file.stat().st_mtime_ns) for file in files}


# A sound installation


def test_a_sound_installation_is_fine_and_nothing_is_made(tmp_path: Path) -> None:
    done = look(tmp_path / "data", "--json")
    assert (done.code, done.err) == (0, "")
    assert done.json()["fine"]
    assert {found["about"]: found["code"] for found in done.json()["findings"]}.items() >= {
        ("packages", "packages-there"),
        ("page", "page-there"),
        ("port", "port-any"),
        ("folder", "folder-to-come"),
        ("database", "database-to-come"),
    }
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["✓ fine ", "  Page ", "Everything is fine."]),
        ("de", ["✓ gut ", "  Seite ", "Alles ist in Ordnung."]),
    ],
)
def test_the_table_speaks_the_system_language(lang: str, words: list[str], tmp_path: Path) -> None:
    done = saqqara("doctor", "--port", "0", "--data-dir", str(tmp_path), lang=lang)
    assert done.code == 0
    assert all(word in done.out for word in words)


def test_the_table_is_aligned_and_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "saqqara.sqlite").write_text("bread, milk, eggs\n" * 100)
    done = look(tmp_path)
    assert done.code == 1
    lines = done.out.splitlines()[1:-1]
    column = {line.index("  Page  ") for line in lines if "  Page  " in line}
    assert {line.index("  Database  ") for line in lines if "  Database  " in line} == column
    (at,) = [k for k, line in enumerate(lines) if line.startswith("✗ wrong")]
    assert "→" in lines[at + 1]
    assert "--database" in lines[at + 1]


def test_bad_input_is_still_2(tmp_path: Path) -> None:
    done = look(tmp_path, "--database", "postgresql://localhost/saqqara")
    assert (done.code, done.out) == (2, "")


# What is compiled, and the packages


def test_the_engine_of_a_game_is_compiled_as_a_whole() -> None:
    files = [file for file in HERE.glob("games/*/engine/*.py") if file.name != "__init__.py"]
    names = {".".join(file.relative_to(HERE.parent).with_suffix("").parts) for file in files}
    assert len(names) > 20
    assert names <= set(modules())


@compiled
def test_all_that_is_meant_to_be_compiled_is(tmp_path: Path) -> None:
    found = finding(look(tmp_path, "--json"), "build")
    assert (found["code"], found["names"]) == ("build-compiled", {"compiled": modules()})


def test_a_source_tree_is_interpreted_and_that_is_only_a_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(tmp_path, monkeypatch, "*.so", "*.pyd")
    found = finding(look(tmp_path, "--json"), "build")
    assert (found["state"], found["code"]) == ("note", "build-interpreted")
    assert found["names"] == {"interpreted": modules()}
    assert "C compiler" in found["do"]


@compiled
def test_a_module_that_lost_its_compiled_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(tmp_path, monkeypatch, "many.*.so")
    found = check_wrong(tmp_path, "build", "build-mixed")
    assert found["names"]["interpreted"] == ["saqqara.core.many"]
    assert "saqqara.core.many" in found["says"]


@compiled
def test_a_compiled_file_that_cannot_be_loaded_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (file,) = copied(tmp_path, monkeypatch).glob(f"{LEAF}.*.so")
    file.write_bytes(b"not what it was")
    assert check_wrong(tmp_path, "build", "build-broken")["names"]["broken"] == [
        "saqqara.core.many"
    ]


def copied(folder: Path, monkeypatch: pytest.MonkeyPatch, *without: str) -> Path:
    """Another installation, without some files; the commands that follow run it."""
    other = folder / "other" / "saqqara"
    shutil.copytree(HERE, other, ignore=shutil.ignore_patterns("__pycache__", *without))
    monkeypatch.setenv("PYTHONPATH", str(other.parent))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    return other


def test_a_missing_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an installation says it needs comes from its own description."""
    described(tmp_path, monkeypatch, "rich", "no-such-package>=2", "x; extra == 'rl'")
    found = check_wrong(tmp_path, "packages", "packages-missing")
    assert found["do"] == "pip install no-such-package"


def test_a_missing_extra_is_a_note_with_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described(tmp_path, monkeypatch, "no-such-package>=2; extra == 'rl'", "rich; extra == 'data'")
    done = look(tmp_path, "--json")
    assert done.code == 0
    assert finding(done, "extra-rl")["state"] == "note"
    assert finding(done, "extra-rl")["names"] == {"missing": ["no-such-package"]}
    assert "pip install 'saqqara[rl]'" in finding(done, "extra-rl")["do"]
    assert finding(done, "extra-data")["state"] == "fine"


def described(folder: Path, monkeypatch: pytest.MonkeyPatch, *needed: str) -> None:
    """A description of saqqara that is found before the real one."""
    (folder / "saqqara-0.0.1.dist-info").mkdir()
    lines = ["Metadata-Version: 2.1", "Name: saqqara", "Version: 0.0.1"]
    lines += [f"Requires-Dist: {one}" for one in needed]
    (folder / "saqqara-0.0.1.dist-info" / "METADATA").write_text("\n".join(lines))
    path = [str(folder), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))


# The page


def test_the_page_is_looked_for_where_the_server_takes_it_from() -> None:
    assert FOLDER == page.FOLDER


def test_a_missing_page_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied(tmp_path, monkeypatch, "page")
    assert "index.html" in check_wrong(tmp_path, "page", "page-missing")["says"]


@pytest.mark.parametrize("name", ["index-*.js", "index-*.css", "RULES.de-*.js", "terra-*.css"])
def test_a_file_the_page_names_and_does_not_have_is_named(name: str, tmp_path: Path) -> None:
    """Also those that are only loaded when somebody wants them."""
    shutil.copytree(page.FOLDER, tmp_path / "page")
    lost = next((tmp_path / "page" / "assets").glob(name))
    lost.unlink()
    found = look_at_page(tmp_path / "page")
    assert (found.state, found.code) == ("wrong", "page-torn")
    assert found.names == {"missing": [f"assets/{lost.name}"]}


# The port


def test_a_port_that_is_taken_is_wrong(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        found = check_wrong(tmp_path, "port", "port-taken", "--port", port)
    assert port in found["says"]
    assert "--port" in found["do"]


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"SSH-2.0-other\r\n",
        b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello",
        b'HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n{"version":"1"}',
        b'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n"\xff\xfe"',
    ],
)
def test_whatever_another_program_answers_the_port_is_taken(answer: bytes) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        answering = threading.Thread(target=answer_once, args=(taken, answer))
        answering.start()
        found = look_at_port("127.0.0.1", taken.getsockname()[1])
        answering.join()
    assert (found.state, found.code) == ("wrong", "port-taken")


def answer_once(waiting: socket.socket, answer: bytes) -> None:
    caller, _ = waiting.accept()
    with closing(caller):
        caller.recv(10_000)
        caller.sendall(answer)


def test_our_own_server_on_the_port_is_fine(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        for host in ("127.0.0.1", "0.0.0.0"):  # noqa: S104 - only tried
            done = look(tmp_path, "--host", host, "--port", str(server.port), "--json")
            assert (done.code, finding(done, "port")["code"]) == (0, "port-ours")
        assert finding(done, "database")["code"] == "database-fits"


def test_a_server_of_another_version_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with process(tmp_path) as server:
        described(tmp_path, monkeypatch)
        found = finding(look(tmp_path, "--port", str(server.port), "--json"), "port")
    assert (found["state"], found["code"]) == ("note", "port-other-version")
    assert "0.0.1" in found["says"]


def test_a_host_nobody_knows_is_wrong(tmp_path: Path) -> None:
    check_wrong(tmp_path, "port", "port-no-host", "--host", "nowhere.invalid")


def test_an_address_of_another_machine_is_wrong(tmp_path: Path) -> None:
    check_wrong(tmp_path, "port", "port-refused", "--host", "198.51.100.7")


# The data folder


def test_a_file_in_the_place_of_the_data_folder_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    place = ["--data-dir", str(tmp_path / "data" / "deeper")]
    assert (
        str(tmp_path / "data") in check_wrong(tmp_path, "folder", "folder-is-none", *place)["says"]
    )


@pytest.mark.skipif(not Path("/proc/sys").exists(), reason="needs a folder root cannot write to")
def test_a_folder_that_cannot_be_written_to_is_wrong(tmp_path: Path) -> None:
    done = look(tmp_path, "--data-dir", "/proc/sys", "--json")
    assert done.code == 1
    assert finding(done, "folder")["code"] == "folder-closed"
    assert "--data-dir" in finding(done, "folder")["do"]


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="root and Windows know no such folder"
)
def test_a_folder_of_somebody_else_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir(mode=0o555)
    place = ["--data-dir", str(tmp_path / "theirs" / "data")]
    check_wrong(tmp_path, "folder", "folder-closed", *place)


@pytest.mark.parametrize(
    ("free", "state"),
    [(0, "wrong"), (9_999_999, "wrong"), (10_000_000, "note"), (200_000_000, "fine")],
)
def test_little_room_is_told_before_there_is_none(free: int, state: str) -> None:
    assert roominess(free) == state


# The database


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A database that a server has made, and left."""
    with process(tmp_path) as server:
        server.stop()
    (tmp_path / "log").unlink()
    return tmp_path / "saqqara.sqlite"


def change(file: Path, words: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute(words)


def test_a_database_of_ours_is_fine_and_stays_as_it_is(stored: Path, tmp_path: Path) -> None:
    before = contents(tmp_path)
    done = look(tmp_path, "--json")
    assert (done.code, finding(done, "database")["code"]) == (0, "database-fits")
    assert finding(done, "database")["facts"]["file"] == str(stored)
    assert contents(tmp_path) == before


def test_a_database_of_a_server_that_was_killed_is_fine_and_stays_as_it_is(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        server.kill()
    assert (tmp_path / "saqqara.sqlite-wal").exists()
    before = written(tmp_path)
    assert finding(look(tmp_path, "--json"), "database")["code"] == "database-fits"
    assert written(tmp_path) == before


def written(folder: Path) -> list[bytes]:
    """What the server has stored; the third file is where readers say how far they are."""
    return [(folder / f"saqqara.sqlite{end}").read_bytes() for end in ("", "-wal")]


def test_an_empty_file_is_a_database_to_come(tmp_path: Path) -> None:
    (tmp_path / "saqqara.sqlite").touch()
    assert finding(look(tmp_path, "--json"), "database")["code"] == "database-to-come"


def test_a_text_file_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "saqqara.sqlite").write_text("bread, milk, eggs\n" * 100)
    check_wrong(tmp_path, "database", "database-broken")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "saqqara.sqlite").mkdir()
    check_wrong(tmp_path, "database", "database-no-file")


def test_a_database_of_a_newer_version_is_wrong(stored: Path, tmp_path: Path) -> None:
    change(stored, "UPDATE alembic_version SET version_num = '9999'")
    found = check_wrong(tmp_path, "database", "database-newer")
    assert "9999" in found["says"]


def test_a_database_of_an_older_version_is_a_note(
    stored: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = copied(tmp_path, monkeypatch) / "server" / "migrations" / "versions"
    (steps / "second.py").write_text(
        "revision = '0002'\ndown_revision = '0001'\ndef upgrade() -> None: ...\n"
    )
    before = contents(tmp_path)
    found = finding(look(tmp_path, "--json"), "database")
    assert (found["state"], found["code"]) == ("note", "database-older")
    assert "backup" in found["do"].lower()
    assert contents(tmp_path) == before
    assert stored.is_file()


def test_a_database_of_another_program_is_wrong(tmp_path: Path) -> None:
    change(tmp_path / "saqqara.sqlite", "CREATE TABLE recipes (name TEXT)")
    check_wrong(tmp_path, "database", "database-foreign")


def test_a_damaged_database_is_wrong(stored: Path, tmp_path: Path) -> None:
    """The first page tells where all else is and stays; the others are overwritten."""
    whole = stored.read_bytes()
    stored.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    check_wrong(tmp_path, "database", "database-broken")


# Words


def codes() -> dict[str, set[str]]:
    """Every code in the doctor's files, with the states it comes with."""
    texts = "\n".join(file.read_text() for file in (HERE / "doctor").glob("*.py"))
    found: dict[str, set[str]] = {}
    for state, code in re.findall(r'(FINE|NOTE|WRONG), f?"([a-z-]+)', texts):
        found.setdefault(code, set()).add(state)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_not_fine_has_words_for_what_to_do(language: str) -> None:
    say = Speech(language)
    known = (HERE / "text" / f"doctor.{language}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^(doctor-[a-z-]+) =", known, re.MULTILINE))
    assert say("doctor-all-fine")
    assert len(codes()) > 20
    for code, states in codes().items():
        assert any(name.startswith(f"doctor-{code}") for name in named), code
        if states - {"FINE"} and not code.endswith("-"):
            assert f"doctor-{code}-do" in named, code
