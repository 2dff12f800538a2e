"""Who knows which card, and how long (VK-21, VK-28, VK-43)."""

import pytest

from saqqara.core.state import WATCHER
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.view import view
from tests.games.valley.table import (
    Side,
    camp,
    choosing,
    play,
    playing,
    run,
    trapped,
)

VIEWERS = (0, 1, WATCHER)


def known(state: Valley, viewer: int, seat: int) -> list[str]:
    return view(state, viewer).seats[seat].known


# Hands, papyri and counts


@pytest.mark.rule("VK-21")
@pytest.mark.parametrize(
    ("viewer", "hands"), [(0, [["pit"], []]), (1, [[], ["ape"]]), (WATCHER, [[], []])]
)
def test_a_hand_is_seen_by_its_owner_only(viewer: int, hands: list[list[str]]) -> None:
    state = camp(Side(hand="pit"), Side(hand="ape"))
    assert [seat.hand for seat in view(state, viewer).seats] == hands


@pytest.mark.rule("VK-21")
@pytest.mark.parametrize(
    ("viewer", "papyri"), [(0, [["ban"], []]), (1, [[], ["host"]]), (WATCHER, [[], []])]
)
def test_papyri_are_seen_by_their_owner_only(viewer: int, papyri: list[list[str]]) -> None:
    state = camp(Side(papyri="ban"), Side(papyri="host"))
    assert [seat.papyri for seat in view(state, viewer).seats] == papyri


@pytest.mark.rule("VK-21")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_won_tombs_and_used_papyri_are_open_to_all(viewer: int) -> None:
    state = trapped(Side(won="ramses", lays="ammit"))
    seen = view(state, viewer)
    assert (seen.seats[0].won, seen.spent) == (["ramses", "tutankhamun"], ["ammit"])


@pytest.mark.rule("VK-21", "VK-28")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_discard_pile_only_size_and_top_card_are_seen(viewer: int) -> None:
    state = playing(Side(camp="smuggler smuggler", hand="pit ape"), discards="mummy")
    play(state, 0, "smuggle pit", "smuggle ape")
    seen = view(state, viewer)
    assert (seen.discard_pile, seen.last_discard) == (3, "ape")


@pytest.mark.rule("VK-21")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_deck_only_its_size_is_seen(viewer: int) -> None:
    assert view(camp(deck="pit ape"), viewer).deck == 2


# Spy and reporter


def spied(two: Side) -> Valley:
    return play(playing(Side(hand="spy", coins=1), two), 0, "play spy")


@pytest.mark.rule("VK-43")
@pytest.mark.parametrize(
    ("viewer", "cards"), [(0, ["ape", "pit"]), (1, ["ape", "pit"]), (WATCHER, [])]
)
def test_what_a_spy_saw_is_known_to_both_seats(viewer: int, cards: list[str]) -> None:
    assert known(spied(Side(hand="pit ape")), viewer, 1) == cards


@pytest.mark.rule("VK-43")
def test_a_spied_card_is_known_until_it_is_discarded() -> None:
    state = run(spied(Side(hand="pit pit ape rock rock")), "1 done", "2 split 3", "box card pit")
    run(state, "2 done", "2 discard pit")
    assert known(state, 0, 1) == ["ape", "pit", "rock", "rock"]


@pytest.mark.rule("VK-43")
def test_a_spied_card_is_known_until_it_is_played() -> None:
    state = run(spied(Side(hand="pit camel")), "1 done", "2 split 4", "2 play camel")
    assert known(state, 0, 1) == ["pit"]


@pytest.mark.rule("VK-43")
def test_a_spied_card_is_known_until_it_is_smuggled() -> None:
    state = run(
        spied(Side(hand="pit ape", camp="smuggler")), "1 done", "2 split 4", "2 smuggle pit"
    )
    assert known(state, 0, 1) == ["ape"]


@pytest.mark.rule("VK-43")
def test_a_spied_card_is_known_to_be_in_hand_or_face_down_until_it_is_turned_up() -> None:
    state = run(spied(Side(hand="pit rock")), "1 done", "2 split 4", "2 done", "1 open")
    run(state, "box tomb ramses", "1 send adventurer", "1 ready", "2 send adventurer", "2 ready")
    run(state, "1 ready", "2 lay pit")
    assert known(state, 0, 1) == ["pit", "rock"]
    assert known(play(state, 1, "ready"), 0, 1) == ["rock"]


@pytest.mark.rule("VK-28")
@pytest.mark.parametrize(("viewer", "cards"), [(0, ["pit"]), (1, ["pit"]), (WATCHER, [])])
def test_what_a_reporter_took_is_known_to_both_seats(viewer: int, cards: list[str]) -> None:
    state = playing(Side(hand="reporter ape", coins=1), Side(hand="pit rock"))
    run(state, "1 play reporter", "box card pit")
    assert known(state, viewer, 0) == cards


@pytest.mark.rule("VK-43")
def test_a_spied_card_that_a_reporter_takes_is_no_longer_known_in_the_old_hand() -> None:
    state = playing(Side(hand="spy reporter", coins=2), Side(hand="pit rock"))
    run(state, "1 play spy", "1 play reporter", "box card pit")
    assert (known(state, 0, 1), known(state, 1, 0)) == (["rock"], ["pit"])


# Tombs


@pytest.mark.rule("VK-21")
@pytest.mark.parametrize(("viewer", "top"), [(0, "ramses"), (1, ""), (WATCHER, "")])
def test_what_a_seer_saw_only_its_seat_knows(viewer: int, top: str) -> None:
    state = run(camp(Side(camp="seer")), "box tomb ramses")
    assert (view(state, viewer).top, view(state, viewer).tombs_left) == (top, 7)


def test_two_seers_know_the_same_tomb() -> None:
    state = run(
        camp(Side(camp="seer"), Side(camp="seer")), "box tomb ramses", "1 split 4", "1 done"
    )
    assert [view(state, viewer).top for viewer in VIEWERS] == ["ramses", "ramses", ""]
    assert state.top_known == (0, 1)


def test_after_a_pass_a_seer_still_knows_the_tomb_and_knows_it_once() -> None:
    state = run(camp(Side(camp="seer")), "box tomb ramses", "1 split 4", "1 done", "2 split 4")
    run(state, "2 done", "1 pass")
    assert (state.actors(), state.top_known) == ([0], (0,))


def test_once_open_a_tomb_is_nobodys_secret() -> None:
    state = play(choosing(top="ramses"), 0, "open")
    assert (state.top_known, view(state, WATCHER).tomb) == ((), "ramses")
