"""The stages have names, and chance decides in some of them."""

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games.valley.engine import stages, tensor
from saqqara.games.valley.explain import STAGES as EXPLAINED
from saqqara.games.valley.tell import STAGES as TOLD
from tests.games.observed import course
from tests.games.valley.table import new

ORDER = [
    *("HEROES", "PAPYRI", "DEAL", "TOSS"),
    *("FORESEEING", "SPLITTING", "DRAWING", "PLAYING", "TARGETING", "REPORTING", "DISCARDING"),
    *("CHOOSING", "OPENING", "SENDING", "LAYING", "SPRINGING", "HITTING", "SAVING", "OVER"),
]


def test_stages_are_numbered_in_the_order_in_which_they_follow_each_other() -> None:
    assert [getattr(stages, name) for name in ORDER] == list(range(len(stages.NAMES)))


def test_every_stage_is_written_once_for_learners() -> None:
    assert sorted(tensor.STAGES) == list(range(len(stages.NAMES)))


def test_every_stage_but_the_end_is_told_and_explained_in_that_order() -> None:
    assert list(TOLD) == list(range(stages.OVER))
    assert list(EXPLAINED) == sorted(EXPLAINED)


def test_the_box_decides_where_chance_does() -> None:
    for state in course(new(), Rng("chance")):
        assert (state.actors() == [BOX]) == stages.is_chance(state.stage)
