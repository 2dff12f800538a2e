"""What holds of a match of any game, however the seats dither."""

from collections.abc import Iterator

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.record import read
from saqqara.table.match import Match
from tests.facts import facts
from tests.table.matches import (
    Party,
    draft,
    everything,
    finish,
    parties,
    replayed,
    settled,
    sight,
    steps,
    wander,
)

PARTIES = parties()
over_parties = pytest.mark.parametrize("party", PARTIES, ids=str)


def decides_together(party: Party) -> bool:
    """There is a moment in which several seats decide."""
    match = party.match("together")
    for _ in range(20):
        if match.together:
            return True
        finish(match)
        settled(match)
    return False


TOGETHER = [party for party in PARTIES if decides_together(party)]
over_parties_together = pytest.mark.parametrize("party", TOGETHER, ids=str)


def now_and_then(party: Party, seed: str, one_in: int) -> Iterator[Match]:
    """A match that wanders to its end, looked at now and then."""
    match, rng = party.match(seed), Rng(seed)
    look = Rng(f"look {seed}")
    for _ in steps(match):
        if match.over or look.below(one_in) == 0:
            yield match
        if match.over:
            return
        wander(match, rng)
    raise AssertionError


def moments(party: Party, seed: str) -> Iterator[Match]:
    """The beginning of every moment in which several seats decide."""
    match = party.match(seed)
    for _ in steps(match):
        if match.over:
            return
        if match.together:
            yield match.copy()
        finish(match, f"{seed}{len(match.record.moves)}")
        settled(match)
    raise AssertionError


def test_several_games_have_moments_for_all() -> None:
    assert {party.game.name for party in TOGETHER} >= {"toy", "silver_gold", "labyrinth"}


@over_parties
def test_a_whole_game_gives_a_good_record(party: Party) -> None:
    *_, match = now_and_then(party, "whole", 1000)
    again = read(match.record.text())
    assert again.moves == match.record.moves == match.saved().moves
    assert facts(again.final()) == facts(match.opening)
    assert match.opening.actors() == []


@over_parties
def test_what_was_told_is_what_the_record_tells(party: Party) -> None:
    *_, match = now_and_then(party, "told", 1000)
    for viewer in match.viewers():
        assert match.heard(viewer) == match.told[viewer] == replayed(match.record, viewer)


@over_parties
def test_between_two_moments_everybody_has_heard_the_record(party: Party) -> None:
    for match in now_and_then(party, "heard", 40):
        if any(match.drafts):
            continue
        for viewer in match.viewers():
            assert match.heard(viewer) == replayed(match.record, viewer)


@over_parties
def test_a_saved_match_goes_on_where_it_was(party: Party) -> None:
    for match in now_and_then(party, "saved", 40):
        if match.actors == [BOX] or is_all_drafted(match):
            continue  # see test_match
        again = Match(read(match.saved().text()))
        assert again.drafts == match.drafts
        assert again.record.moves == match.record.moves
        assert again.chances == match.chances
        for viewer in match.viewers():
            assert facts(again.desk(viewer)) == facts(match.desk(viewer))
            assert again.heard(viewer) == match.heard(viewer)


def is_all_drafted(match: Match) -> bool:
    """Nobody has anything left to decide, though not all have committed."""
    return match.together and not any(seat in match.desk(seat).actors() for seat in match.actors)


@over_parties
def test_a_copy_shares_nothing_that_changes(party: Party) -> None:
    for match in now_and_then(party, "copy", 60):
        before, twin = everything(match), match.copy()
        assert everything(twin) == before
        rng = Rng(str(len(match.record.moves)))
        for _ in range(20):
            if not twin.over:
                wander(twin, rng)
        assert everything(match) == before


@over_parties_together
def test_a_draft_changes_nothing_for_anybody_else(party: Party) -> None:
    for match in moments(party, "private"):
        seat = Rng(str(len(match.record.moves))).pick(match.actors)
        others = [viewer for viewer in match.viewers() if viewer != seat]
        before = [sight(match, viewer) for viewer in others]
        draft(match, seat)
        assert [sight(match, viewer) for viewer in others] == before
        match.commit(seat)
        assert [sight(match, viewer) for viewer in others] == before


@over_parties_together
def test_no_draft_alone_ends_the_moment(party: Party) -> None:
    for seed in ("a", "b", "c"):
        for match in moments(party, seed):
            moment, actors = match.opening.moment, match.actors
            for seat in actors:
                draft(match, seat, seed)
                assert match.drafts[seat]
                assert match.desk(seat).moment == match.opening.moment == moment
                left = [other for other in actors if other != seat]
                assert match.desk(seat).actors() == left


@over_parties_together
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_drafts_are_played_in_the_order_of_the_seats(party: Party, seed: str) -> None:
    for first in moments(party, seed):
        drafts, dithered = dither(first, Rng(f"{seed}{len(first.record.moves)}"))
        straight, state = first.copy(), first.opening.copy()
        for seat in first.actors:
            for move in drafts[seat]:
                straight.play(seat, move)
                state.apply(seat, move)
            straight.commit(seat)
        backwards = first.copy()
        for seat in reversed(first.actors):
            for move in drafts[seat]:
                backwards.play(seat, move)
            backwards.commit(seat)
        assert everything(dithered) == everything(straight) == everything(backwards)
        assert facts(dithered.opening) == facts(state)
        played = [seat for seat, _ in dithered.record.moves[len(first.record.moves) :]]
        assert played == [seat for seat in first.actors for _ in drafts[seat]]


def dither(match: Match, rng: Rng) -> tuple[list[list[int]], Match]:
    """A moment with any decisions and words given and taken back; what was drafted at last."""
    twin, made = match.copy(), len(match.record.moves)
    for _ in steps(match):
        drafts = [list(one) for one in twin.drafts]
        wander(twin, rng)
        if len(twin.record.moves) > made:
            return drafts, twin
    raise AssertionError


@over_parties
def test_a_single_seats_decisions_are_seen_at_once(party: Party) -> None:
    seen = 0
    for match in now_and_then(party, "single", 3):
        if len(match.actors) == 1 and match.actors != [BOX] and any(match.drafts):
            (seat,) = match.actors
            assert len({id(match.desk(viewer)) for viewer in match.viewers()}) == 1
            assert match.heard(WATCHER) == replayed(match.saved(), WATCHER)
            fresh = everything(Match(match.record))
            twin = match.copy()
            while twin.drafts[seat]:
                twin.take_back(seat)
            assert everything(twin) == fresh
            seen += 1
            if seen == 10:
                return
