"""A game under way: drafts are private and can be taken back until the last seat has committed."""

import pytest

from saqqara.core.errors import RulesError
from saqqara.core.state import BOX, WATCHER, State
from saqqara.games import GAMES
from saqqara.record import read
from saqqara.table.deal import deal
from saqqara.table.match import Match
from tests.facts import facts
from tests.table.matches import decide, draft, everything, finish, settled, sight

GAME = GAMES["silver_gold"]
PACK = GAME.pack()


def people(seats: int = 2, seed: str = "table") -> Match:
    """Nobody has decided anything."""
    return settled(Match(deal(GAME, PACK, {}, [f"P{seat}" for seat in range(seats)], seed)))


def marking(seats: int = 2) -> Match:
    """The same match when the first pattern is shown: everybody marks at once (SG-15)."""
    match = people(seats)
    while stage(match.opening) != "mark":
        finish(match)
        settled(match)
    assert match.actors == list(range(seats))
    return match


def taking() -> Match:
    """Somebody takes a card while the others watch (SG-24)."""
    match = marking()
    while stage(match.opening) != "take":
        finish(match, "take")
        settled(match)
    return match


def stage(state: State) -> str:
    """What the game calls this time of it."""
    return GAME.telling.view(state, WATCHER).stage  # type: ignore[attr-defined,no-any-return]


def alone(seed: str = "alone") -> Match:
    """The labyrinth without others, at the first card."""
    game = GAMES["labyrinth"]
    return settled(Match(deal(game, game.pack(), {}, ["Ada"], seed)))


# Drafts


@pytest.mark.rule("SG-15")
def test_everybody_drafts_freely_and_nobody_else_sees_a_difference() -> None:
    match = marking(3)
    for seat in (2, 0, 1):
        others = [viewer for viewer in match.viewers() if viewer != seat]
        before = [sight(match, viewer) for viewer in others]
        own = sight(match, seat)
        draft(match, seat)
        assert [sight(match, viewer) for viewer in others] == before
        assert sight(match, seat) != own
    assert match.actors == [0, 1, 2]


@pytest.mark.rule("SG-15")
def test_a_mark_can_be_taken_back_until_the_last_seat_has_finished() -> None:
    match = marking()
    before = facts(match.desk(0).copy())
    draft(match, 0)
    assert facts(match.desk(0)) != before
    while match.drafts[0]:
        match.take_back(0)
    assert facts(match.desk(0)) == before


@pytest.mark.rule("SG-15")
def test_taking_back_leaves_the_other_seats_draft() -> None:
    match = marking(3)
    draft(match, 1)
    theirs = sight(match, 1)
    decide(match, 0)
    match.take_back(0)
    assert sight(match, 1) == theirs
    assert not match.drafts[0]


def test_taking_back_gives_the_decision_that_was_undone() -> None:
    match = marking()
    move = match.legal(0)[-1]
    match.play(0, move)
    assert match.take_back(0) == move


@pytest.mark.rule("SG-15")
def test_nothing_is_taken_back_once_it_is_revealed() -> None:
    match = marking()
    finish(match)
    before = everything(match)
    for seat in (0, 1):
        with pytest.raises(RulesError, match="nothing to take back"):
            match.take_back(seat)
    assert everything(match) == before


def test_a_refused_move_changes_nothing() -> None:
    match = marking()
    before = everything(match)
    with pytest.raises(RulesError):
        match.play(0, GAME.rules.read(PACK, "take pile"))
    assert everything(match) == before


def test_decisions_count_with_drafts_and_without_what_was_taken_back() -> None:
    match = people()
    first, second = match.legal(0)[:2]
    match.play(0, first)
    match.play(0, second)
    match.take_back(0)
    assert (match.made(0), match.decisions(0), match.decisions(1)) == ([first], 1, 0)


# Committing


def test_an_unfinished_draft_cannot_be_committed() -> None:
    match = people()  # two cards are to be kept (SG-4)
    for _ in range(2):
        before = everything(match)
        assert not match.can_commit(0)
        with pytest.raises(RulesError) as refused:
            match.commit(0)
        assert refused.value.rule == "commit"
        assert everything(match) == before
        decide(match, 0)
    assert match.can_commit(0)


def test_whoever_has_committed_owes_nothing_until_it_edits_again() -> None:
    match = people()
    draft(match, 0)
    assert match.owes(0)
    match.commit(0)
    assert not match.owes(0)
    assert match.legal(0) == []
    match.uncommit(0)
    assert match.owes(0)
    match.commit(0)
    match.take_back(0)
    assert match.owes(0)
    assert match.legal(0)


def test_a_word_is_given_once_and_withdrawn_once() -> None:
    match = people()
    draft(match, 0)
    match.commit(0)
    with pytest.raises(RulesError) as refused:
        match.commit(0)
    assert refused.value.rule == "commit"
    match.uncommit(0)
    with pytest.raises(RulesError) as refused:
        match.uncommit(0)
    assert refused.value.rule == "commit"


def test_a_committed_draft_takes_no_more_decisions() -> None:
    match = people()
    draft(match, 0)
    match.commit(0)
    before = everything(match)
    with pytest.raises(RulesError):
        match.play(0, match.drafts[0][0])
    assert everything(match) == before


def test_nothing_is_uncommitted_after_the_last_word() -> None:
    match = people()
    for seat in (1, 0):
        draft(match, seat)
        match.commit(seat)
    before = everything(match)
    for seat in (0, 1):
        with pytest.raises(RulesError) as refused:
            match.uncommit(seat)
        assert refused.value.rule == "commit"
    assert everything(match) == before


def test_finished_drafts_are_not_played_before_the_last_word() -> None:
    match = people(3)
    before, moves = match.opening.moment, len(match.record.moves)
    for seat in (0, 1, 2):
        draft(match, seat)
    for seat in (2, 0):
        match.commit(seat)
        assert (match.opening.moment, len(match.record.moves)) == (before, moves)
    match.commit(1)
    assert match.opening.moment > before
    assert [seat for seat, _ in match.record.moves[moves:]] == [0, 0, 1, 1, 2, 2]


# One seat decides, chance answers


@pytest.mark.rule("SG-24")
def test_a_single_seats_decision_is_final_when_its_moment_ends() -> None:
    match = taking()
    (seat,) = match.actors
    moves = len(match.record.moves)
    match.play(seat, match.legal(seat)[0])
    assert [who for who, _ in match.record.moves[moves:]] == [seat]
    assert not any(match.drafts)


def test_a_single_seats_decisions_are_seen_by_everybody_and_can_be_taken_back() -> None:
    game = GAMES["terra"]
    match = settled(Match(deal(game, game.pack(), {}, ["Ada", "Bo"], "watched")))
    moment, (seat,) = match.opening.moment, match.actors
    before = everything(match)
    for move in match.legal(seat):
        match.play(seat, move)
        if match.opening.moment == moment:
            break
        match = settled(Match(deal(game, game.pack(), {}, ["Ada", "Bo"], "watched")))
    assert match.drafts[seat]
    shown = facts(match.desk(seat))
    assert shown != facts(match.opening)
    for viewer in match.viewers():
        assert facts(match.desk(viewer)) == shown
        assert len(match.heard(viewer)) > len(match.told[viewer])
    match.take_back(seat)
    assert everything(match) == before


@pytest.mark.rule("LP-12")
def test_alone_a_whole_turn_can_be_taken_back_until_the_next_card() -> None:
    match = alone()
    before = facts(match.desk(0).copy())
    draft(match, 0)
    assert match.actors == [0]
    while match.drafts[0]:
        match.take_back(0)
    assert facts(match.desk(0)) == before


@pytest.mark.rule("LP-12")
def test_alone_a_turn_needs_a_word_before_the_next_card() -> None:
    match = alone()
    draft(match, 0)
    assert match.can_commit(0)
    with pytest.raises(RulesError):
        match.deal(match.opening.actors()[0])
    match.commit(0)
    assert match.actors == [BOX]
    assert not match.drafts[0]
    match.deal(match.chance())
    assert match.actors == [0]


def test_chance_is_nobodys_draft() -> None:
    for match in (alone(), people()):
        for seat in match.actors:
            draft(match, seat)
        before = everything(match)
        for stranger in (BOX, WATCHER, len(match.record.names)):
            for act in (match.take_back, match.commit, match.uncommit):
                with pytest.raises(RulesError):
                    act(stranger)
            for move in range(match.game.rules.moves):
                with pytest.raises(RulesError):
                    match.play(stranger, move)
        assert everything(match) == before


def test_a_chance_move_that_is_not_due_is_refused() -> None:
    match = marking()
    before = everything(match)
    with pytest.raises(RulesError):
        match.deal(GAME.rules.read(PACK, "card 1"))
    assert everything(match) == before


# Pausing


def test_a_paused_game_goes_on_where_it_was() -> None:
    match = marking()
    again = Match(read(match.saved().text()))
    assert everything(again) == everything(match)
    for one in (match, again):
        finish(one)
        settled(one)
    assert again.record.moves == match.record.moves


def test_a_word_is_given_anew_after_a_pause() -> None:
    match = people()
    draft(match, 0)
    match.commit(0)
    again = Match(match.saved())
    assert again.drafts == match.drafts
    assert again.can_commit(0)
    again.take_back(0)
    assert again.legal(0)


def test_a_pause_after_the_last_decision_reveals() -> None:
    """A record knows no words: where nothing is left to decide, the moment is over."""
    match = people()
    for seat in (0, 1):
        draft(match, seat)
    again = Match(match.saved())
    assert not any(again.drafts)
    for seat in (0, 1):
        match.commit(seat)
    assert everything(again) == everything(match)


@pytest.mark.rule("LP-12")
def test_alone_a_turn_can_be_taken_back_after_a_pause() -> None:
    match = alone()
    draft(match, 0)
    match.commit(0)
    again = Match(match.saved())
    assert again.can_commit(0)
    again.commit(0)
    assert everything(again) == everything(match)


def test_a_finished_game_stays_finished() -> None:
    match = people()
    while not match.over:
        finish(match)
        settled(match)
    again = Match(read(match.record.text()))
    assert again.over
    assert again.actors == []
    assert not any(again.owes(seat) for seat in (0, 1))
    assert everything(again) == everything(match)


# Copies


def test_a_copy_goes_its_own_way() -> None:
    match = people(3)
    draft(match, 1)
    match.commit(1)
    before = everything(match)
    twin = match.copy()
    assert everything(twin) == before
    twin.uncommit(1)
    twin.take_back(1)
    for _ in range(3):
        finish(twin)
        settled(twin)
    assert everything(match) == before
