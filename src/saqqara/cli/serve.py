"""`saqqara serve`: tables over the network."""

import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

import click
from platformdirs import user_data_path

from saqqara.agents.named import named
from saqqara.cli import agents, given, shared
from saqqara.core.errors import SaqqaraError

SQLITE: Final = "sqlite:///"


@click.command()
@shared.host
@shared.port
@shared.database
@shared.data_dir
@click.option("--origin", multiple=True, help="A further address of this server, repeatable.")
@click.option(
    "--workers",
    type=click.IntRange(1),
    default=max(1, (os.cpu_count() or 1) - 1),
    help="Processes in which bots think.",
)
@click.option(
    "--bot-pace", type=click.FloatRange(0), default=0.6, help="Seconds a bot takes at least."
)
@agents.agent
@agents.agent_seconds
@click.option("--no-limits", is_flag=True, help="For load tests: callers may flood the server.")
@click.option(
    "--open", "open_browser", is_flag=True, help="Open the page in a browser, if there is one."
)
def serve(
    *,
    host: str,
    port: int,
    database: str | None,
    data_dir: Path | None,
    origin: tuple[str, ...],
    workers: int,
    bot_pace: float,
    agent: tuple[str, ...],
    agent_seconds: float,
    no_limits: bool,
    open_browser: bool,
) -> None:
    """Serve tables to browsers and programs, until stopped."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until it serves there is nothing to lose
    from saqqara.server import run, settings  # noqa: PLC0415 - other commands start faster without

    chosen = settings.Settings(
        database=_file(database, data_dir),
        origins=origin,
        bot_pace=bot_pace,
        workers=workers,
        agents=named(agent, agent_seconds),
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


def at_once(context: click.Context) -> None:
    """`saqqara` alone: the page opens, at the usual address if that is free."""
    port = 8000
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", port)) == 0:
            port = 0
    context.invoke(serve, port=port, open_browser=True)


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
