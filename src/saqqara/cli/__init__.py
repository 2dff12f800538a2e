"""The command `saqqara`; one file per command."""

import sys

import typer

from saqqara.cli.bench import bench
from saqqara.cli.games import games
from saqqara.cli.pack import pack
from saqqara.cli.perft import perft
from saqqara.cli.play import play
from saqqara.cli.replay import replay
from saqqara.cli.simulate import simulate
from saqqara.cli.verify import verify
from saqqara.core.errors import SaqqaraError

app = typer.Typer(
    help="One table for pyramid board games.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, simulate, replay, verify, perft, bench, games):
    app.command()(command)
app.add_typer(pack, name="pack")

BAD_INPUT = 2


def main() -> None:
    """Runs a command; what people handed in wrong is one clear line, never a traceback."""
    try:
        app()
    except SaqqaraError as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)
