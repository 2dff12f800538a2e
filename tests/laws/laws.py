"""The laws every game obeys, each as a check of one position. They know no game."""

from collections.abc import Callable
from functools import partial
from itertools import permutations

import msgspec
import pytest

from saqqara.bots.bot import Bot, Sight
from saqqara.bots.levels import Thinker
from saqqara.bots.search import Level
from saqqara.bots.simple import Greedy, Random
from saqqara.core import build
from saqqara.core.errors import RulesError
from saqqara.core.game import AnyGame, open_moves
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER, State, draw, total
from saqqara.core.tensor import Pen, zeros
from saqqara.core.walk import step
from tests.facts import facts, shared

ROOM = 20_000  # numbers; no observation has more


def check_actors(game: AnyGame, state: State) -> None:
    """Actors are seats in order, or the box alone, or nobody: then the game is over for good."""
    actors = state.actors()
    assert actors in ([], [BOX]) or set(actors) <= set(range(state.seats))
    assert actors == sorted(set(actors))
    assert len(actors) <= 1 or not game.rules.in_turn
    assert len(state.scores()) == len(state.ranks()) == state.seats
    assert min(state.ranks()) == 1 or len(set(state.ranks())) == 1  # all may lose together
    if not actors:
        for seat in range(BOX, state.seats):
            with pytest.raises(RulesError):
                game.play(state, seat, 0)


def check_legal(game: AnyGame, state: State) -> None:
    """Sorted, without repeats, never empty, inside the game's numbers."""
    for seat in state.actors():
        moves = open_moves(state, seat)
        assert moves
        assert moves == sorted(set(moves))
        assert 0 <= moves[0] <= moves[-1] < game.rules.moves


def check_every_number(game: AnyGame, state: State) -> None:
    """A legal move applies; any other number is refused with a rule, and nothing changes."""
    before = facts(state.copy())
    for seat in range(WATCHER, state.seats + 1):
        legal = set(open_moves(state, seat)) if seat in state.actors() else set()
        numbers = (
            range(game.rules.moves)
            if legal
            else range(0, game.rules.moves, 1 + game.rules.moves // 100)
        )
        for move in [*numbers, -1, game.rules.moves, 10**6]:
            if move in legal:
                game.play(state.copy(), seat, move)
                continue
            with pytest.raises(RulesError) as refused:
                game.play(state, seat, move)
            assert refused.value.rule
    assert facts(state) == before


def check_copy(game: AnyGame, state: State) -> None:
    """A copy is equal, shares nothing changeable, and goes its own way."""
    del game
    before = facts(state.copy())
    twin = state.copy()
    assert facts(twin) == facts(state)
    assert type(twin) is type(state)
    assert shared(twin, state) == []
    for seat in twin.actors()[:1]:
        twin.apply(seat, step(twin, seat, Rng("copy")))
    assert facts(state) == before


def check_notation(game: AnyGame, state: State) -> None:
    """Every legal move can be written down and read again."""
    for seat in state.actors():
        for move in open_moves(state, seat):
            text = game.rules.write(state.pack, move)  # type: ignore[attr-defined]
            assert game.rules.read(state.pack, text) == move  # type: ignore[attr-defined]


def check_commute(game: AnyGame, state: State) -> None:
    """Choices of one moment lead to the same position in any order."""
    del game
    actors = state.actors()[:3]
    choices = [(seat, step(state, seat, Rng(f"commute{seat}"))) for seat in actors if seat != BOX]
    ends = []
    for order in permutations(choices):
        twin = state.copy()
        for seat, move in order:
            assert move in twin.legal(seat)
            twin.apply(seat, move)
        ends.append(facts(twin))
    assert all(end == ends[0] for end in ends)


def check_drafts(game: AnyGame, state: State) -> None:
    """Where several decide nobody ends the moment alone; nobody else comes to decide within one."""
    del game
    actors = state.actors()
    for seat in [actor for actor in actors if actor != BOX]:
        twin, rng, ended = state.copy(), Rng("draft"), False
        moment, rest = twin.moment, [other for other in actors if other != seat]
        while seat in twin.actors() and not ended:
            twin.apply(seat, step(twin, seat, rng))
            ended = twin.moment != moment
            waiting = [other for other in twin.actors() if other not in (seat, BOX)]
            assert not (ended and rest)
            assert ended or waiting == rest


def check_odds(game: AnyGame, state: State) -> None:
    """Weights are whole and positive; the quick draw gives what the odds give."""
    del game
    if state.actors() != [BOX]:
        return
    odds = state.odds()
    assert all(isinstance(weight, int) and weight > 0 for _, weight in odds)
    for seed in range(20):
        assert state.chance(Rng(str(seed))) == draw(odds, Rng(str(seed)).below(total(odds)))


def everybody(seats: int) -> list[int]:
    """All who look at a game, the watcher first."""
    return [WATCHER, *range(seats)]


def check_no_leak(game: AnyGame, state: State, viewers: list[int] | None = None) -> None:
    """What a viewer sees, may do, hears and can guess does not depend on what it cannot know."""
    for viewer in viewers or everybody(state.seats):
        other = state.guess(viewer, Rng("redraw"))
        assert seen(game, other, viewer) == seen(game, state, viewer)
        assert numbers(game, other, viewer) == numbers(game, state, viewer)
        assert other.actors() == state.actors()
        if viewer in state.actors():
            assert other.legal(viewer) == state.legal(viewer)
            _check_bots(game, state, other, viewer)
        assert facts(other.guess(viewer, Rng("again"))) == facts(state.guess(viewer, Rng("again")))
        _check_told(game, state, other, viewer)


def seen(game: AnyGame, state: State, viewer: int) -> bytes:
    """The view as it would go over the wire."""
    return msgspec.json.encode(game.telling.view(state, viewer))


def numbers(game: AnyGame, state: State, viewer: int) -> list[int]:
    """What learners get in this seat."""
    row = zeros(ROOM)
    pen = Pen(row)
    game.learning.write(state, viewer, pen)
    return list(row[: pen.at])


def _check_bots(game: AnyGame, state: State, other: State, seat: int) -> None:
    """A bot decides the same where it sees the same; the search with little effort does for all.

    It is checked on the compiled build alone: interpreted, looking at a hundred moves takes long.
    """
    bots: list[Callable[[AnyGame, Rng], Bot]] = [Greedy, Random]
    if build.NAME == "compiled":
        bots.append(partial(Thinker, level=Level(iterations=4, seconds=60.0, notices=0.9)))
    for make in bots:
        here = make(game, Rng("bot")).choose(Sight(state, seat))
        assert make(game, Rng("bot")).choose(Sight(other, seat)) == here
        assert here in state.legal(seat)


def _check_told(game: AnyGame, state: State, other: State, viewer: int) -> None:
    """If a viewer sees the same before and after a move, it hears the same of it."""
    for seat in state.actors():
        here, there = state.copy(), other.copy()
        one = step(here, seat, Rng("told"))
        two = one if seat == viewer else step(there, seat, Rng("told"))
        if two not in open_moves(there, seat):
            continue
        here.apply(seat, one)
        there.apply(seat, two)
        if seen(game, here, viewer) == seen(game, there, viewer):
            heard = game.telling.tell(state, seat, one, here, viewer)
            assert game.telling.tell(other, seat, two, there, viewer) == heard


def check_hidden_moves(game: AnyGame, state: State, viewers: list[int] | None = None) -> None:
    """Two games that part by a move a viewer cannot tell apart stay alike for it."""
    for viewer in viewers or everybody(state.seats):
        for seat in state.actors():
            moves = open_moves(state, seat)
            if seat != viewer and len(moves) > 1:
                _check_twins(game, state, seat, (moves[0], moves[-1]), viewer)


def _check_twins(
    game: AnyGame, state: State, seat: int, moves: tuple[int, int], viewer: int
) -> None:
    """Both are led on by the same moves as long as the viewer sees no difference."""
    twins = (state.copy(), state.copy())
    for twin, move in zip(twins, moves, strict=True):
        twin.apply(seat, move)
    told = [game.telling.tell(state, seat, m, t, viewer) for m, t in zip(moves, twins, strict=True)]
    rng, alike = Rng("twins"), seen(game, twins[0], viewer) == seen(game, twins[1], viewer)
    assert not alike or told[0] == told[1]
    while alike:
        one, other = (twin.guess(viewer, Rng("guess")) for twin in twins)
        assert facts(one) == facts(other)
        assert numbers(game, twins[0], viewer) == numbers(game, twins[1], viewer)
        if viewer in twins[0].actors():
            assert twins[0].legal(viewer) == twins[1].legal(viewer)
        alike = _lead_on(twins, rng) and seen(game, twins[0], viewer) == seen(
            game, twins[1], viewer
        )


def _lead_on(twins: tuple[State, State], rng: Rng) -> bool:
    """The same random move in both, if it is open in both."""
    actors = twins[0].actors()
    if not actors:
        return False
    seat = rng.pick(actors)
    move = step(twins[0], seat, rng)
    if move not in open_moves(twins[1], seat):
        return False
    for twin in twins:
        twin.apply(seat, move)
    return True


def check_items(game: AnyGame, state: State) -> None:
    """The items of a score add up to it."""
    for seat in range(state.seats):
        assert sum(item.points for item in game.telling.items(state, seat)) == state.scores()[seat]


OF_POSITIONS = [
    check_actors,
    check_legal,
    check_copy,
    check_notation,
    check_commute,
    check_drafts,
    check_odds,
    check_items,
]
OF_VIEWERS = [check_no_leak, check_hidden_moves]
LAWS: list[Callable[[AnyGame, State], None]] = [*OF_POSITIONS, *OF_VIEWERS]
