"""What the game knows besides the position, and that a screen shows it."""

from dataclasses import replace

import msgspec
import pytest

from saqqara.boards import drawer
from saqqara.boards.screen import Scene
from saqqara.boards.signs import UNICODE
from saqqara.cli import frame
from saqqara.games.terra.box import box as box_of
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.pack import load
from saqqara.table.deal import deal
from tests.cli.seated import set_up, sit_down
from tests.games.broken import changed, loaded
from tests.games.terra.board import GAME, PACK, STANDARD, known, opening

BOARD = drawer("terra")


def shown(state: Terra) -> Scene:
    """As the first seat sees it."""
    at = sit_down(deal(GAME, PACK, {}, ["You", "greedy"], "x"), "en")
    set_up(at, state)
    return frame.scene_of(at, UNICODE)


def drawn(scene: Scene) -> str:
    return "\n".join(row.plain for block in BOARD.blocks(scene) for row in block.lines)


@pytest.mark.rule("TP-3", "TP-12", "TP-16", "TP-17", "TP-18", "TP-19")
def test_it_has_the_numbers_of_the_rules() -> None:
    now = known(opening())
    assert now.worth == [0, 5, 10, 20, 35, 60]
    assert (now.crowd, now.tips, now.price, now.most_bricks, now.most_gold) == (3, 2, 3, 7, 4)
    assert (now.look_price, now.half_price) == (1, 1)


@pytest.mark.rule("TP-2", "TP-3")
def test_it_has_the_components() -> None:
    now = known(opening())
    assert (sum(now.tiles.values()), now.height, len(now.stacks)) == (40, 5, 8)
    assert sum(now.foundations.values()) == sum(PACK.foundations)


@pytest.mark.rule("TP-4", "TP-20", "TP-25")
@pytest.mark.parametrize(
    ("seats", "task", "workers", "turns", "tips"),
    [(2, "off", 14, 28, 2), (3, "off", 12, 36, 2), (4, "off", 10, 36, 2), (3, "1", 12, 28, -1)],
)
def test_it_goes_by_seats_and_task(
    seats: int, task: str, workers: int, turns: int, tips: int
) -> None:
    now = known(opening(seats, task=task))
    assert (now.workers, now.turns, now.tips) == (workers, turns, tips)


@pytest.mark.rule("TP-26", "TP-27", "TP-28")
@pytest.mark.parametrize(
    ("task", "goal", "worth"), [("off", 0, 0), ("1", 4, 60), ("2", 276, 0), ("3", 6, 35)]
)
def test_it_says_what_a_task_asks_for(task: str, goal: int, worth: int) -> None:
    now = known(opening(2, task=task))
    assert (now.task, now.goal, now.task_worth) == (int(task != "off" and task), goal, worth)


def test_another_pack_has_another_box() -> None:
    text = changed(STANDARD, ("\nblue = 2", "\nblue = 1"), ("\nred = 2", "\nred = 3"))
    other = box_of(loaded(load, text), 2, GAME.settled({}))
    assert (other.tiles["blue"], other.tiles["red"]) == (1, 3)
    assert (known(opening()).tiles["blue"], known(opening()).tiles["red"]) == (2, 2)


def test_a_screen_shows_the_limits_and_turns_of_the_box() -> None:
    state = opening()
    state.give(0, 0, 8)
    scene = shown(state)
    limits = msgspec.structs.replace(scene.view, stage="limits")
    other = msgspec.structs.replace(scene.box, most_bricks=6, turns=30)
    assert "7" in BOARD.prompt(replace(scene, view=limits))
    assert "6" in BOARD.prompt(replace(scene, view=limits, box=other))
    assert "28" in drawn(scene)
    assert "30" in drawn(replace(scene, box=other))
