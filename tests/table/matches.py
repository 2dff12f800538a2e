"""Matches among people to test with: to the first decision, at random, and all that is in one."""

from dataclasses import dataclass

from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.said import Said
from saqqara.core.state import BOX
from saqqara.core.walk import step
from saqqara.games import GAMES
from saqqara.record import Record
from saqqara.table.deal import deal
from saqqara.table.match import Match
from tests.facts import facts
from tests.laws.laws import seen


@dataclass(frozen=True)
class Party:
    """A game with so many people."""

    game: AnyGame
    seats: int
    last: bool  # the last choice of every option, otherwise the first

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{'last' if self.last else 'first'}"

    def match(self, seed: str) -> Match:
        """At the first decision."""
        options = {key: choices[-1] for key, choices in self.game.options.items()}
        names = [f"P{seat}" for seat in range(self.seats)]
        chosen = options if self.last else {}
        return settled(Match(deal(self.game, self.game.pack(), chosen, names, seed)))


def parties() -> list[Party]:
    """Every game at its smallest and its largest table."""
    found = []
    for game in GAMES.values():
        options = {key: choices[-1] for key, choices in game.options.items()}
        for last in (False, True) if options else (False,):
            seats = game.seats_for(options if last else {})
            found += [Party(game, number, last) for number in (seats.start, seats.stop - 1)]
    return list({str(party): party for party in found}.values())


def settled(match: Match) -> Match:
    """The same match as soon as a seat is asked, or the game is over."""
    while match.actors == [BOX]:
        match.deal(match.chance())
    return match


def decide(match: Match, seat: int, seed: str = "x") -> None:
    """A random decision."""
    match.play(seat, step(match.desk(seat), seat, Rng(seed)))


def draft(match: Match, seat: int, seed: str = "x") -> None:
    """All decisions of a seat in this moment, at random."""
    rng = Rng(seed)
    for _ in range(1000):
        if not match.legal(seat):
            return
        match.play(seat, rng.pick(match.legal(seat)))


def finish(match: Match, seed: str = "x") -> None:
    """The moment to its end: the seats draft and commit one after the other."""
    for seat in match.actors:
        draft(match, seat, f"{seed}{seat}")
    for seat in match.actors:
        if match.can_commit(seat):
            match.commit(seat)


def steps(match: Match) -> range:
    """More than any match of this game takes, however its seats dither."""
    record = match.record
    return range(10 * match.game.rules.bound(record.pack, len(record.names), record.options))


def wander(match: Match, rng: Rng) -> None:
    """Something at random: a decision, a word, or one of them taken back."""
    if match.actors == [BOX]:
        match.deal(match.chance())
        return
    seat = rng.pick(match.actors)
    back = rng.below(5) == 0
    if seat in match.ready:
        if back:
            match.uncommit(seat)
    elif back and match.drafts[seat]:
        match.take_back(seat)
    elif match.can_commit(seat):
        match.commit(seat)
    else:
        match.play(seat, rng.pick(match.legal(seat)))


def sight(match: Match, viewer: int) -> list[object]:
    """Everything a viewer can see, do and has heard."""
    desk = match.desk(viewer)
    own = [match.drafts[viewer][:], match.legal(viewer), match.owes(viewer)] if viewer >= 0 else []
    return [facts(desk), seen(match.game, desk, viewer), match.heard(viewer), *own]


def everything(match: Match) -> list[object]:
    """All that is in a match."""
    sights = [sight(match, viewer) for viewer in match.viewers()]
    made = [match.record.moves[:], match.chances, sorted(match.ready)]
    return [facts(match.opening.copy()), *made, *sights]


def replayed(record: Record, viewer: int) -> list[Said]:
    """What a viewer hears when a record is played from its beginning."""
    told: list[Said] = []
    states = list(record.states())
    for (seat, move), before, after in zip(record.moves, states, states[1:], strict=False):
        told += record.game.telling.tell(before, seat, move, after, viewer)
    return told
