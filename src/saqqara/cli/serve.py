"""`saqqara serve`: tables over the network."""

import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer
from platformdirs import user_data_path

from saqqara.agents.named import named
from saqqara.agents.player import SECONDS
from saqqara.cli import given
from saqqara.core.errors import SaqqaraError

SQLITE: Final = "sqlite:///"


def serve(
    host: Annotated[str, typer.Option(help="127.0.0.1 = only this machine; 0.0.0.0 = all.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 = any free one.")] = 8000,
    database: Annotated[str | None, typer.Option(help="A file, or sqlite:///FILE.")] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Where the database is kept.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further address of this server, repeatable.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = max(
        1, (os.cpu_count() or 1) - 1
    ),
    bot_pace: Annotated[float, typer.Option(min=0, help="Seconds a bot takes at least.")] = 0.6,
    agent: given.Agents = None,
    agent_seconds: given.AgentSeconds = SECONDS,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="For load tests: callers may flood the server.")
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, if there is one.")
    ] = False,
) -> None:
    """Serve tables to browsers and programs, until stopped."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until it serves there is nothing to lose
    from saqqara.server import run, settings  # noqa: PLC0415 - other commands start faster without

    chosen = settings.Settings(
        database=_file(database, data_dir),
        origins=tuple(origin or ()),
        bot_pace=bot_pace,
        workers=workers,
        agents=named(agent or [], agent_seconds),
        limits=settings.WITHOUT_LIMITS if no_limits else settings.Limits(),
    )
    waiting = run.listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{waiting.getsockname()[1]}"

    def up() -> None:
        print(f"Saqqara is at {address}", flush=True)
        if open_browser and _has_browser():
            webbrowser.open(address)

    run.serve(chosen, waiting, up)


def at_once() -> None:
    """`saqqara` alone: the page opens, at the usual address if that is free."""
    port = 8000
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", port)) == 0:
            port = 0
    serve(port=port, open_browser=True)


def _has_browser() -> bool:
    """A screen to show it on; without one some systems would start a browser of letters."""
    shows = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(shows)


def _file(database: str | None, data_dir: Path | None) -> Path:
    """The file of the database; its folder is made if need be."""
    file = database_file(database, data_dir)
    given.make_folder(file.parent)
    return file


def database_file(database: str | None, data_dir: Path | None) -> Path:
    """The file that these options name."""
    if database and "://" in database and not database.startswith(SQLITE):
        raise SaqqaraError(f"--database {database}: only SQLite files can be used so far")
    named = Path(database.removeprefix(SQLITE)) if database else None
    folder = data_dir or user_data_path("saqqara", appauthor=False)
    return named or folder / "saqqara.sqlite"
