"""Weights come from fits that can be run again."""

import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from saqqara.bots.fitted import GAMES, Fitted, file_in, load, read
from saqqara.games import GAMES as ALL
from saqqara.games import find

FITTED = ("toy", "labyrinth")
EFFORT = ("--generations", "2", "--proposals", "4", "--deals", "2", "--processes", "1")
LITTLE = ("--generations", "1", "--proposals", "3", "--deals", "1", "--processes", "1")


def tune(
    games: Path, game: str, *words: str, effort: tuple[str, ...] = EFFORT
) -> dict[str, Fitted]:
    """What a fit leaves in a folder of games."""
    said = [game, *words, *effort, "--into", str(games)]
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


def with_little_effort(folder: Path, *games: str) -> Path:
    """The numbers we have, as if little effort had made them."""
    for game in games:
        file = file_in(shelf(folder, game), game)
        saved = read(file)
        for variant, numbers in saved.items():
            words = [*shlex.split(numbers.command), *LITTLE]
            saved[variant] = replace(numbers, command=" ".join(words))
        file.write_bytes(msgspec.json.encode(saved))
    return folder


def again(games: Path, *names: str) -> dict[str, dict[str, Fitted]]:
    """What running all fits again leaves in a folder of games."""
    said = ["--again", *names, "--into", str(games), "--processes", "1"]
    subprocess.run(
        [sys.executable, "-m", "saqqara.bots.tune", *said], check=True, capture_output=True
    )
    return {folder.name: read(file_in(games, folder.name)) for folder in games.iterdir()}


def test_the_fits_of_all_games_there_are_run_again_by_their_own_commands(tmp_path: Path) -> None:
    games = with_little_effort(tmp_path / "again", *FITTED)
    said = {
        game: {v: one.command for v, one in read(file_in(games, game)).items()} for game in FITTED
    }
    found = again(games)
    for game in FITTED:
        assert {variant: one.command for variant, one in found[game].items()} == said[game]
        for variant, before in load(game).items():
            assert found[game][variant].weights != before.weights
    alone = tune(shelf(tmp_path / "alone", "toy"), "toy", "--seats", "2", effort=LITTLE)
    assert found["toy"][""].weights == alone[""].weights


def test_a_stopped_run_goes_on_with_the_games_that_are_named(tmp_path: Path) -> None:
    games = with_little_effort(tmp_path, *FITTED)
    before = read(file_in(games, "labyrinth"))
    found = again(games, "toy")
    assert found["labyrinth"] == before
    assert found["toy"][""].weights != load("toy")[""].weights


@pytest.mark.parametrize("words", [[], ["toy", "--again"]])
def test_a_game_or_all_again_but_not_both(words: list[str]) -> None:
    said = [sys.executable, "-m", "saqqara.bots.tune", *words]
    done = subprocess.run(said, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert "name a game, or say --again" in done.stderr


@pytest.mark.parametrize("game", ALL)
def test_the_numbers_fit_the_features_and_come_from_a_fit(game: str) -> None:
    for variant, numbers in load(game).items():
        assert tuple(numbers.weights) == find(game).judging.names, variant
        assert numbers.command.startswith(f"python -m saqqara.bots.tune {game}"), variant
