"""What bots see in a position of the toy game."""

from saqqara.core.rng import Rng
from saqqara.games.toy.engine.features import clock, features
from saqqara.games.toy.engine.yardstick import numbers
from tests.games.observed import course
from tests.games.toy.test_toy import TOY, dealt, play


def test_points_the_card_for_the_treasure_and_the_hand() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2", "1 lay 4")
    assert features(state, 0) == [0.0, 8.0, 1.0]
    assert features(state, 1) == [0.0, 0.0, 8.0]
    assert features(play(state, "2 lay 6"), 1) == [2.0, 0.0, 2.0]


def test_where_the_lowest_wins_cards_count_against_a_seat() -> None:
    state = play(dealt(1, 4, 6, 2, wins="low"), "box treasure 2", "1 lay 4")
    assert features(state, 0) == [0.0, -8.0, -1.0]


def test_bots_still_see_what_the_yardstick_sees() -> None:
    for wins in ("high", "low"):
        for state in course(TOY.new(3, options={"wins": wins}), Rng(wins)):
            assert [features(state, seat) for seat in range(3)] == [
                numbers(state, seat) for seat in range(3)
            ]


def test_the_clock_counts_moments() -> None:
    assert clock(dealt(1, 4, 6, 2)) == 4
