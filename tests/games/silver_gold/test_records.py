"""What the recorded games of Silver & Gold: Pyramids show."""

import pytest

from saqqara.core.bits import count
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.rules import SilverGold
from tests.games.recorded import load


def silver_gold(name: str) -> list[SilverGold]:
    states = list(load("silver_gold", name).states())
    assert all(isinstance(state, SilverGold) for state in states)
    return [state for state in states if isinstance(state, SilverGold)]


@pytest.mark.rule("SG-33")
def test_the_recorded_tie_is_broken_by_the_lowest_ordinal() -> None:
    end = silver_gold("tie")[-1]
    assert end.scores()[0] == end.scores()[1]
    assert sorted(end.ranks()) == [1, 2]
    lows = [cards & -cards for cards in end.finished]
    assert end.ranks()[lows.index(min(lows))] == 1


@pytest.mark.rule("SG-26")
def test_the_recorded_pile_runs_dry_and_play_goes_on() -> None:
    states = silver_gold("chutes-pile-dry-seat-skipped")
    dry = [state for state in states if not state.pile]
    assert any(0 < count(state.display) < 4 for state in dry)
    assert not states[-1].display
    assert (states[-1].round, states[-1].turn) == (4, 7)


@pytest.mark.rule("SG-14")
def test_a_recorded_seat_without_cards_is_skipped() -> None:
    states = silver_gold("chutes-pile-dry-seat-skipped")
    marking = [state for state in states if state.stage == stages.MARK]
    skipped = [(state, seat) for state in marking for seat in range(4) if not state.kept(seat)]
    assert skipped
    assert all(seat not in state.actors() for state, seat in skipped)
