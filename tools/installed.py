"""What an installed saqqara must be able to do before it is released; it is only run, not read."""

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import ProxyHandler, build_opener

SECONDS: Final = 120
NEEDED: Final = {"build": "build-compiled", "packages": "packages-there", "page": "page-there"}
ASSET: Final = re.compile(r'(?:src|href)="(/[^"]+)"')


class ReleaseError(Exception):
    """Something that must not be released so."""


@dataclass(frozen=True)
class Installed:
    """How the command is called, and the empty folder in which it is."""

    command: list[str]
    folder: Path
    environment: dict[str, str]

    def run(self, *words: str) -> str:
        """What a command prints; any exit code but 0 is a problem."""
        done = self.end(*words)
        if done.returncode:
            said = (done.stdout + done.stderr)[-2000:].strip()
            raise ReleaseError(f"saqqara {' '.join(words)}: exit code {done.returncode}: {said}")
        return done.stdout

    def end(self, *words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [*self.command, *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )


def problems(saqqara: Installed, version: str, names: Sequence[str] = ()) -> list[str]:
    """All that is wrong with it, not only the first; by the named checks, or by all."""
    found = []
    for name in names or CHECKS:
        try:
            CHECKS[name](saqqara, version)
        except (ReleaseError, OSError, subprocess.TimeoutExpired) as error:
            found.append(f"{name}: {error}")
        else:
            print(f"    {name}: good", flush=True)
    return found


def _version(saqqara: Installed, version: str) -> None:
    _expect(saqqara.run("--version").strip(), f"saqqara {version}, compiled")


def _doctor(saqqara: Installed, _wanted: str) -> None:
    """Every module compiled, every package there, the page whole."""
    done = saqqara.end("doctor", "--port", "0", "--data-dir", str(saqqara.folder), "--json")
    try:
        findings = json.loads(done.stdout)["findings"]
    except ValueError:
        raise ReleaseError(f"no document: {done.stderr[-2000:]}") from None
    said = {one["about"]: (one["code"], one["says"]) for one in findings}
    wrong = [about for about, code in NEEDED.items() if said[about][0] != code]
    if wrong:
        raise ReleaseError("; ".join(f"{about}: {said[about][1]}" for about in wrong))


def _game(saqqara: Installed, _wanted: str) -> None:
    """A game is played, and its record holds."""
    words = ["--bots", "greedy,random", "--games", "1", "--seed", "release"]
    saqqara.run("simulate", "silver_gold", *words, "--records", "records")
    (record,) = (saqqara.folder / "records").iterdir()
    saqqara.run("verify", str(record))


def _server(saqqara: Installed, version: str) -> None:
    """It serves the page, every file the page names, and its interface."""
    with _serving(saqqara) as address:
        page = _get(f"{address}/").decode()
        names = ASSET.findall(page)
        if not any(name.endswith(".js") for name in names):
            raise ReleaseError(f"the home page loads no script: {page[:200]}")
        for name in names:
            _get(address + name)
        _expect(_json(f"{address}/api/health"), {"status": "ok"})
        about = _json(f"{address}/api/server")
        _expect((about["version"], about["build"]), (version, "compiled"))


@contextmanager
def _serving(saqqara: Installed) -> Iterator[str]:
    """The address of a server, which must also end well."""
    words = ["serve", "--port", "0", "--data-dir", "data", "--workers", "1"]
    with (saqqara.folder / "log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [*saqqara.command, *words],
            cwd=saqqara.folder,
            env=saqqara.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        yield _address(process)
        process.send_signal(signal.SIGTERM)
        _expect(process.wait(SECONDS), 0)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout
    line = process.stdout.readline()
    if not line.startswith("Saqqara is at "):
        raise ReleaseError(f"the server did not start: {line!r}")
    return line.split()[-1]


def _get(address: str) -> bytes:
    try:
        with build_opener(ProxyHandler({})).open(address, timeout=SECONDS) as answer:
            body = bytes(answer.read())
    except HTTPError as error:
        raise ReleaseError(f"{address}: {error.code}") from None
    if not body:
        raise ReleaseError(f"{address}: empty")
    return body


def _json(address: str) -> Any:  # noqa: ANN401 - whatever it answers
    return json.loads(_get(address))


def _expect(found: object, wanted: object) -> None:
    if found != wanted:
        raise ReleaseError(f"{found!r}, not {wanted!r}")


CHECKS: Final = {"version": _version, "doctor": _doctor, "game": _game, "server": _server}


def outside() -> dict[str, str]:
    """The environment without what would lead back into the tree."""
    hidden = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in hidden}
