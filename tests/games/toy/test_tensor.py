"""What learners get to know of the toy game, position by position."""

from functools import partial

from saqqara.core.state import WATCHER
from saqqara.rl.setting import Numbers
from tests.games.observed import look, ones
from tests.games.toy.test_toy import TOY, dealt, play

seen = partial(look, TOY)


def cards(numbers: Numbers) -> list[int]:
    """Which of the numbers 1 to 9 are marked."""
    return [place + 1 for place in ones(numbers)]


def test_a_round_in_numbers() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2", "1 lay 1")
    found = seen(state, 0)
    assert [cards(found[name]) for name in ("treasure", "hand", "past")] == [[2], [4], []]
    assert [cards(card) for card in found["laid"]] == [[1], []]
    assert [found[name].tolist() for name in ("hands", "points")] == [[1, 2], [0, 0]]
    assert [found[name].tolist() for name in ("laying", "low")] == [[1], [0]]


def test_after_a_round_all_see_the_cards_and_the_points() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2", "1 lay 1", "2 lay 6")
    found = seen(state, WATCHER)
    assert [cards(card) for card in found["laid"]] == [[1], [6]]
    assert (cards(found["past"]), cards(found["hand"])) == ([1, 6], [])
    assert (found["points"].tolist(), found["laying"].tolist()) == ([0, 2], [0])


def test_seats_are_counted_from_the_viewer_on() -> None:
    state = play(dealt(1, 4, 6, 2, 5, 3, seats=3), "box treasure 3", "2 lay 6", "3 lay 5")
    assert seen(state, 1)["hands"].tolist() == [1, 1, 2]
    assert [cards(card) for card in seen(state, 1)["laid"]] == [[6], [], []]
    end = play(state, "1 lay 1")
    assert [seen(end, viewer)["points"].tolist() for viewer in (0, 1, 2, WATCHER)] == [
        [0, 3, 0],
        [3, 0, 0],
        [0, 0, 3],
        [0, 3, 0],
    ]
    assert [cards(card) for card in seen(end, 2)["laid"]] == [[5], [1], [6]]


def test_the_option_is_written() -> None:
    assert seen(dealt(wins="low"), 0)["low"].tolist() == [1]
