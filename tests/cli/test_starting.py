"""A command reads its own file when it is chosen, and nothing before."""

import subprocess
import sys

import click
import pytest

from saqqara.cli import COMMANDS, app
from tests.cli.run import saqqara

# What a command line may not cost: the games, the terminal, the server, messages, numbers.
HEAVY = ("saqqara.games", "rich", "litestar", "msgspec", "sqlalchemy", "numpy", "uvicorn")
READ = "import sys; from saqqara.__main__ import main\ntry: main()\nfinally: print(*sys.modules)"


def modules(*words: str) -> set[str]:
    """What Python has read after this command."""
    done = subprocess.run(
        [sys.executable, "-c", READ, *words], capture_output=True, text=True, check=False
    )
    return set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize("words", [("--help",), ("-h",)])
def test_help_reads_no_game_and_no_server(words: tuple[str, ...]) -> None:
    read = modules(*words)
    assert "saqqara.cli" in read
    assert not read & set(HEAVY)


def test_a_command_that_says_nothing_does_not_read_the_texts() -> None:
    assert "fluent.runtime" not in modules("perft", "toy", "--depth", "1", "--json")


def test_a_command_reads_only_the_game_it_is_about() -> None:
    read = modules("perft", "toy", "--depth", "1")
    assert "saqqara.games.toy.engine.rules" in read
    assert not {name for name in read if name.startswith("saqqara.games.valley")}


def test_the_package_itself_reads_nothing_until_asked() -> None:
    code = "import saqqara, sys; print(*sys.modules); saqqara.GAMES; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    before, after = (set(line.split()) for line in done.stdout.splitlines())
    assert "saqqara.games" in after - before
    assert "saqqara.games.toy" not in after


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_each_says_of_itself(name: str) -> None:
    command = app.get_command(click.Context(app), name)
    assert command is not None
    assert command.name == name
    assert command.help == COMMANDS[name]


def test_an_unknown_command_is_named() -> None:
    done = saqqara("chess")
    assert done.code == 2
    assert "'chess'" in done.err


def test_the_package_has_no_other_names() -> None:
    import saqqara as package  # noqa: PLC0415 - the command has the same name

    with pytest.raises(AttributeError, match="nonsense"):
        _ = package.nonsense
