"""A game before its first move, and whole games among bots."""

import pytest

from saqqara.core.errors import SaqqaraError
from saqqara.games import GAMES
from saqqara.record import read
from saqqara.simulate import Series, one_game, outcomes, summary
from saqqara.table.deal import deal, play_out
from tests.facts import facts

GAME = GAMES["silver_gold"]
PACK = GAME.pack()


def test_a_game_among_bots_is_written_into_its_record() -> None:
    bots = ["greedy", "random"]
    record = deal(GAME, PACK, {}, bots, "written")
    end = play_out(record, bots)
    assert end.actors() == []
    assert facts(read(record.text()).final()) == facts(end)


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    bots = ["greedy", "random"]
    games = [deal(GAME, PACK, {}, bots, seed) for seed in "aab"]
    for record in games:
        play_out(record, bots)
    assert games[0].moves == games[1].moves != games[2].moves


def test_greedy_beats_random_clearly() -> None:
    plan = Series("silver_gold", "standard", (), ("greedy", "random"), "strength", None)
    rows = summary(plan, [one_game(plan, number) for number in range(30)])
    assert rows[0].wins > 0.9
    assert rows[0].mean_score > rows[1].mean_score + 30


def test_a_single_game_is_simulated_without_other_processes() -> None:
    plan = Series("toy", "standard", (("wins", "low"),), ("random", "greedy"), "one", None)
    assert list(outcomes(plan, 1)) == [one_game(plan, 0)]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(SaqqaraError, match="no bot 'genius'; there are: gentle, "):
        play_out(deal(GAME, PACK, {}, ["a", "b"], "s"), ["genius", "random"])


def test_a_game_is_not_dealt_to_a_wrong_number_of_seats() -> None:
    with pytest.raises(SaqqaraError, match="5 seats"):
        deal(GAME, PACK, {}, list("abcde"), "s")
