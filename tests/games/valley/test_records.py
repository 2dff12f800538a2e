"""What the recorded duels of Im Tal der Könige show: each way to win a tomb, each option."""

import pytest

from saqqara.games.valley.engine.rules import Valley
from tests.games.recorded import load


def valley(name: str) -> list[Valley]:
    states = list(load("valley", name).states())
    assert all(isinstance(state, Valley) for state in states)
    return [state for state in states if isinstance(state, Valley)]


def last_tomb(name: str) -> tuple[Valley, Valley]:
    """The position before the last tomb was handed over, and the end."""
    *_, before, end = valley(name)
    return before, end


@pytest.mark.parametrize("name", ["fight", "tie", "tombs-3", "shield", "consolation"])
def test_the_recorded_duel_is_decided_by_a_fight(name: str) -> None:
    before, end = last_tomb(name)
    assert end.fought != before.fought
    assert end.won[end.victor][-1] == end.fought
    assert end.sums[end.victor] == max(end.sums)
    assert end.ranks()[end.victor] == 1


@pytest.mark.rule("VK-16")
def test_the_recorded_tie_goes_to_the_holder() -> None:
    _, end = last_tomb("tie")
    assert end.sums[0] == end.sums[1]
    assert end.ranks()[end.holder] == 1


@pytest.mark.rule("VK-12")
def test_the_recorded_duels_are_decided_by_absence() -> None:
    for name, is_holder in (("absent-holder", True), ("absent-other", False)):
        before, end = last_tomb(name)
        assert before.sent(before.seat) == 0
        assert (before.seat == before.holder) == is_holder
        assert end.ranks()[before.seat] == 2


@pytest.mark.rule("VK-20")
def test_the_recorded_variants_end_with_three_tombs_and_console_once() -> None:
    for name in ("tombs-3", "tombs-3-consolation"):
        assert max(valley(name)[-1].scores()) == 3
    for name in ("consolation", "tombs-3-consolation"):
        assert any(valley(name)[-1].was_consoled(seat) for seat in (0, 1))


@pytest.mark.rule("VK-34")
def test_the_recorded_shield_stops_a_trap() -> None:
    assert any(state.shielded for state in valley("shield"))
