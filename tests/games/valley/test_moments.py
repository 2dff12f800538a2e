"""What can be taken back: `moment` goes up whenever something is revealed or the turn passes."""

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games.valley.engine.rules import Valley
from tests.games.valley.table import (
    Side,
    camp,
    choosing,
    lay,
    laying,
    new,
    play,
    playing,
    run,
    sending,
    trapped,
)


def goes_up(state: Valley, line: str) -> bool:
    before = state.moment
    run(state, line)
    return state.moment > before


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_it_goes_up_whenever_chance_has_moved_or_somebody_else_decides(seed: str) -> None:
    for number in range(15):
        state, rng = new(consolation="on"), Rng(f"moments/{seed}/{number}")
        while state.actors():
            (seat,) = state.actors()
            before = state.moment
            state.apply(seat, state.chance(rng) if seat == BOX else rng.pick(state.legal(seat)))
            passed = seat == BOX or state.actors() != [seat]
            assert state.moment > before or not passed


def test_it_goes_up_when_a_spy_has_seen_a_hand() -> None:
    state = playing(Side(hand="spy camel", coins=1), Side(hand="pit"))
    assert [goes_up(state, "1 play camel"), goes_up(state, "1 play spy")] == [False, True]


def test_it_goes_up_when_a_known_tomb_is_opened() -> None:
    assert goes_up(choosing(top="ramses"), "1 open")


def test_it_goes_up_when_a_split_draws_from_nothing() -> None:
    assert goes_up(camp(deck=""), "1 split 0")


def test_it_goes_up_with_each_forced_discard() -> None:
    state = play(playing(Side(hand="pit pit pit rock rock ape ape")), 0, "done")
    assert [goes_up(state, "1 discard pit"), goes_up(state, "1 discard pit")] == [True, True]


def test_it_goes_up_when_a_trap_has_struck_but_not_when_its_target_is_named() -> None:
    state = trapped(Side(lays="collapse net dust"), Side(goes="ape camel camel"))
    lines = ("1 spring collapse", "1 hit theirs ape", "1 hit theirs camel", "1 spring net")
    assert [goes_up(state, line) for line in lines] == [False, False, True, False]


def test_it_goes_up_when_a_doctor_has_decided() -> None:
    state = trapped(Side(camp="doctor", goes="thief", lays="dart dust"), Side())
    run(state, "1 spring dart", "1 hit mine thief")
    assert goes_up(state, "1 lose")


def test_sending_and_laying_can_be_taken_back_until_one_is_ready() -> None:
    state = sending(Side(camp="ape"), Side(camp="ape", hand="pit"))
    assert [goes_up(state, "1 send ape"), goes_up(state, "1 ready")] == [False, True]
    state = lay(laying(Side(), Side(hand="pit", lays="")), 0, "")
    assert [goes_up(state, "2 lay pit"), goes_up(state, "2 ready")] == [False, True]
