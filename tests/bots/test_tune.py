"""Weights come from fits that can be run again."""

import subprocess
import sys
from pathlib import Path

import pytest

from saqqara.bots.fitted import GAMES, Fitted, file_in, load, read
from saqqara.games import GAMES as ALL
from saqqara.games import find

EFFORT = ("--generations", "2", "--proposals", "4", "--deals", "2", "--processes", "1")


def tune(games: Path, game: str, *words: str) -> dict[str, Fitted]:
    """What a fit leaves in a folder of games."""
    said = [game, *words, *EFFORT, "--into", str(games)]
    subprocess.run(
        [sys.executable, "-m", "saqqara.bots.tune", *said], check=True, capture_output=True
    )
    return read(file_in(games, game))


def shelf(folder: Path, game: str) -> Path:
    """A folder of games that begins with the numbers we have."""
    (folder / game).mkdir(parents=True)
    file_in(folder, game).write_bytes(file_in(GAMES, game).read_bytes())
    return folder


def test_the_same_fit_finds_the_same_numbers_and_names_its_command(tmp_path: Path) -> None:
    one = tune(shelf(tmp_path / "one", "toy"), "toy")[""]
    two = tune(shelf(tmp_path / "two", "toy"), "toy")[""]
    assert one == two
    assert one.weights != load("toy")[""].weights
    assert one.command == f"python -m saqqara.bots.tune toy {' '.join(EFFORT)}"


def test_a_variant_is_fitted_on_its_own(tmp_path: Path) -> None:
    words = ("--seats", "1", "--option", "scoring=pro")
    found, before = tune(shelf(tmp_path, "labyrinth"), "labyrinth", *words), load("labyrinth")
    assert found[""] == before[""]
    assert found["pro"].weights != before["pro"].weights


@pytest.mark.parametrize("game", ALL)
def test_the_numbers_fit_the_features_and_come_from_a_fit(game: str) -> None:
    for variant, numbers in load(game).items():
        assert tuple(numbers.weights) == find(game).judging.names, variant
        assert numbers.command.startswith(f"python -m saqqara.bots.tune {game}"), variant
