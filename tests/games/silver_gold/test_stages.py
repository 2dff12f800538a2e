"""The order of the stages: as written down, and as recorded games went through them."""

from itertools import pairwise

import pytest

from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.rules import SilverGold
from tests.games.recorded import FILES, load
from tests.games.silver_gold.board import later, lay, show, table

RECORDS = [file.stem for file in FILES if file.parts[-3] == "silver_gold"]


def test_the_stages_have_the_numbers_that_datasets_hold() -> None:
    named = {name: getattr(stages, name.upper()) for name in stages.NAMES}
    assert named == {name: number for number, name in enumerate(stages.NAMES)}
    assert stages.NAMES == ["deal", "keep", "fill", "show", "mark", "take", "draw", "over"]


@pytest.mark.rule("SG-8")
def test_recorded_games_meet_every_step_that_can_come_and_no_other() -> None:
    met = {step for name in RECORDS for step in steps(name)} | {nobody_marks(3), nobody_marks(4)}
    assert met == {(stage, after) for stage, found in stages.AFTER.items() for after in found}


def steps(name: str) -> list[tuple[int, int]]:
    states = load("silver_gold", name).states()
    return list(pairwise([state.stage for state in states if isinstance(state, SilverGold)]))


def nobody_marks(round_: int) -> tuple[int, int]:
    """The last expedition card of a round, and nobody has a card left (SG-14)."""
    state = table([None, None], [None, None])
    lay(state, [], [])
    later(state, round_, I2=1, I3=1)
    before = state.stage
    return before, show(state, "I2").stage
