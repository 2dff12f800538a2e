"""What the recorded games of Terra Pyramides show: every option, every task won and lost."""

import pytest

from saqqara.games import GAMES
from saqqara.games.terra.engine.rules import Terra
from tests.games.recorded import FILES, load


def terra_end(name: str) -> Terra:
    end = load("terra", name).final()
    assert isinstance(end, Terra)
    return end


@pytest.mark.rule("TP-29")
@pytest.mark.parametrize("task", [1, 2, 3])
def test_a_recorded_task_is_won_and_another_lost(task: int) -> None:
    won, lost = terra_end(f"task-{task}-won"), terra_end(f"task-{task}-lost")
    assert won.task == lost.task == task
    assert (set(won.ranks()), set(lost.ranks())) == ({1}, {2})


def test_every_option_of_terra_was_recorded() -> None:
    chosen = {
        (key, value)
        for file in FILES
        if file.parts[-3] == "terra"
        for key, value in load("terra", file.stem).options.items()
    }
    assert chosen == {
        (key, value) for key, values in GAMES["terra"].options.items() for value in values
    }


@pytest.mark.rule("TP-20")
@pytest.mark.parametrize(("seats", "turns"), [(2, 28), (3, 36), (4, 36)])
def test_a_recorded_game_has_its_number_of_turns(seats: int, turns: int) -> None:
    assert terra_end(f"{seats}-seats").turn == turns
