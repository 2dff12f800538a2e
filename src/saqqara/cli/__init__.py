"""The command `saqqara`; one file per command, read when the command is chosen."""

import signal
import sys
from importlib import import_module
from types import FrameType
from typing import Final

import click

from saqqara.cli import output
from saqqara.core.errors import SaqqaraError

BAD_INPUT: Final = 2
FAILURE: Final = 1
INTERRUPTED: Final = 130
_heard: Final[list[int]] = []  # Ctrl-C; in the midst of an import it can come out as any error

COMMANDS: Final = {
    "play": "Play a game against bots; it is recorded and can be paused and resumed.",
    "serve": "Serve tables to browsers and programs, until stopped.",
    "simulate": "Let bots play many games on all cores.",
    "arena": "Let bots play each other on the same deals, and say who is better.",
    "replay": "Show a recorded game move by move, and the position it leads to.",
    "verify": "Check moves, chance, result and checksum of finished records.",
    "dataset": "Write every decision of finished games as a row of a Parquet file.",
    "perft": "Count move sequences from the start, or from a position reached by random moves.",
    "bench": "Measure random play, copies and search on one core; medians of interleaved rounds.",
    "games": "List the games with their seats, options and packs, and the bots.",
    "pack": "Check, draw and copy packs of components.",
    "doctor": "Say what is installed and compiled, whether a server could run, what to do if not.",
}


class Commands(click.Group):
    """The commands by name; each lies in the file of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"saqqara.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list for `--help`, without reading a single command."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _version(context: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked:
        from importlib.metadata import version  # noqa: PLC0415 - see Commands

        from saqqara.core import build  # noqa: PLC0415 - see Commands

        print(f"saqqara {version('saqqara')}, {build.NAME}")
        context.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "show_default": True},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help="Which version.",
)
@click.pass_context
def app(context: click.Context) -> None:
    """One table for pyramid board games. Without a command, it opens in the browser."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # from here on commands answer Ctrl-C
        signal.signal(signal.SIGINT, _interrupt)
    if context.invoked_subcommand is None:
        from saqqara.cli.serve import at_once  # noqa: PLC0415 - see Commands

        at_once(context)


def _interrupt(number: int, _frame: FrameType | None) -> None:
    _heard.append(number)
    raise KeyboardInterrupt


def main() -> None:
    """Runs a command; what people handed in wrong is one clear line, never a traceback."""
    try:
        output.prepare()
        try:
            sys.exit(app.main(standalone_mode=False))
        finally:
            print(end="", flush=True)
    except (KeyboardInterrupt, click.Abort):
        sys.exit(INTERRUPTED)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except SaqqaraError as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)
    except OSError as error:
        print(f"{error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        output.give_up()
        sys.exit(FAILURE)
    except Exception:
        if _heard:
            sys.exit(INTERRUPTED)
        raise
