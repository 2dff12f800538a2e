"""The search, in games so small that the right answer is known."""

import pytest

from saqqara.bots.search import Level, Search
from saqqara.core.rng import Rng
from tests.bots.guessing import Choice, Cup, Die, Pays, Steps, favourite, judge, searched

PENNIES: Pays = {(a, b): (1, 0) if a == b else (0, 1) for a in range(2) for b in range(2)}
# Whatever the other picks, move 1 is better: the prisoner's dilemma, once.
DILEMMA: Pays = {(0, 0): (6, 6), (0, 1): (0, 9), (1, 0): (9, 0), (1, 1): (2, 2)}
TOGETHER: Pays = {(0, 0): (9, 9), (0, 1): (0, 0), (1, 0): (0, 0), (1, 1): (3, 3)}


def tries(search: Search, seat: int) -> list[int]:
    node = search.roots[seat]
    return [node.tried[node.slots[move]] for move in sorted(node.moves)]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_decides_at_the_same_time_is_not_seen(seat: int) -> None:
    """Matching pennies: whoever could see the other's pick would always win; so both mix."""
    search = searched(Choice(2, PENNIES), seat)
    for other in range(2):
        one, two = tries(search, other)
        assert 0.3 < one / (one + two) < 0.7


def test_a_pick_already_made_stays_hidden() -> None:
    """Seat 1 has drafted its penny; seat 0 does as if it knew nothing of it."""
    answers = []
    for drafted in range(2):
        state = Choice(2, PENNIES)
        state.apply(1, drafted)
        answers.append(tries(searched(state, 0), 0))
    assert answers[0] == answers[1]


def test_a_move_that_is_always_better_is_found() -> None:
    search = searched(Choice(2, DILEMMA))
    assert [favourite(search, seat) for seat in range(2)] == [1, 1]


def test_three_seats() -> None:
    """Everybody gets what they say."""
    pays: Pays = {(a, b, c): (a, b, c) for a in range(3) for b in range(3) for c in range(3)}
    search = searched(Choice(3, pays))
    assert [favourite(search, seat) for seat in range(3)] == [2, 2, 2]


def test_seats_with_one_goal_meet_there() -> None:
    state = Choice(2, TOGETHER)
    level = Level(iterations=400, ahead=9, seconds=60.0, trust=1.0, curious=0.5)
    search = Search(judge(shared=True), level, Rng("together"))
    assert search.run(lambda rng: state.guess(0, rng), 0, [0, 1]) == 0
    assert favourite(search, 1) == 0


def test_what_is_hidden_is_averaged_not_seen() -> None:
    """Guess by guess one cup would be right; over all guesses the sure six is better."""
    assert [favourite(searched(Cup(coin))) for coin in range(2)] == [2, 2]


@pytest.mark.parametrize(("good", "bad", "best"), [(9, 1, 1), (1, 9, 0), (3, 7, 0), (7, 3, 1)])
def test_chance_counts_by_its_weight(good: int, bad: int, best: int) -> None:
    assert favourite(searched(Die(good, bad))) == best


def test_same_seed_and_iterations_same_search() -> None:
    runs = [searched(Die(1, 1), seed=seed).roots[0].sums for seed in ("a", "a", "b")]
    assert runs[0] == runs[1] != runs[2]


def test_it_answers_when_its_time_is_up() -> None:
    state = Die(1, 1)
    search = Search(judge(), Level(iterations=10**9, ahead=9, seconds=0.02), Rng("time"))
    assert search.run(lambda rng: state.guess(0, rng), 0, [0, 1]) in (0, 1)
    assert 0 < search.iterations < 10**9


def test_only_noticed_moves_are_played() -> None:
    state = Die(9, 1)
    search = Search(judge(), Level(iterations=50, ahead=9), Rng("blinkers"))
    assert search.run(lambda rng: state.guess(0, rng), 0, [0]) == 0


def test_after_the_only_move_the_next_decision_is_free() -> None:
    """What was noticed belongs to the first decision alone."""
    state = Steps(3)
    search = Search(judge(), Level(iterations=30, ahead=9), Rng("steps"))
    assert search.run(lambda rng: state.guess(0, rng), 0, [0]) == 0


def test_a_place_counts_more_than_a_margin() -> None:
    close, far = judge(), judge()
    won = Choice(2, {(0, 0): (1, 0)})
    lost = Choice(2, {(0, 0): (40, 41)})
    for state in (won, lost):
        state.apply(0, 0)
        state.apply(1, 0)
    assert close.results(won)[0] > 0.9
    assert far.results(lost)[0] < 0.1
