"""The command `saqqara`; one file per command."""

import signal
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from saqqara.cli import output
from saqqara.cli.arena import arena
from saqqara.cli.bench import bench
from saqqara.cli.dataset import dataset
from saqqara.cli.doctor import doctor
from saqqara.cli.games import games
from saqqara.cli.pack import pack
from saqqara.cli.perft import perft
from saqqara.cli.play import play
from saqqara.cli.replay import replay
from saqqara.cli.serve import at_once, serve
from saqqara.cli.simulate import simulate
from saqqara.cli.verify import verify
from saqqara.core import build
from saqqara.core.errors import SaqqaraError

app = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, simulate, arena, replay, verify, dataset, perft, bench, games, doctor):
    app.command()(command)
app.add_typer(pack, name="pack")

BAD_INPUT = 2
FAILURE = 1
INTERRUPTED = 130


def _version(asked: bool) -> None:
    if asked:
        print(f"saqqara {version('saqqara')}, {build.NAME}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    _asked: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Which version.")
    ] = False,
) -> None:
    """One table for pyramid board games. Without a command, it opens in the browser."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # from here on commands answer Ctrl-C
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if context.invoked_subcommand is None:
        at_once()


def main() -> None:
    """Runs a command; what people handed in wrong is one clear line, never a traceback."""
    try:
        output.prepare()
        try:
            app()
        finally:
            print(end="", flush=True)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except SaqqaraError as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)
    except OSError as error:
        print(f"{error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        output.give_up()
        sys.exit(FAILURE)
