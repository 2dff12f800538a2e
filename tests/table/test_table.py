"""A running game: drafts can be taken back until something is revealed, and nothing leaks."""

import msgspec
import pytest

from saqqara.core.errors import RulesError, SaqqaraError
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER
from saqqara.core.walk import step
from saqqara.games import GAMES
from saqqara.record import read
from saqqara.simulate import Plan, one_game, outcomes, summary
from saqqara.table import Table, deal, play_out
from tests.facts import facts

GAME = GAMES["silver_gold"]
PACK = GAME.pack()


def people(seats: int = 2, seed: str = "table") -> Table:
    """A table without bots, at the first decision."""
    table = Table(deal(GAME, PACK, {}, [f"P{seat}" for seat in range(seats)], seed), {})
    table.settle()
    return table


def decide(table: Table, seat: int, seed: str = "x") -> None:
    table.play(seat, step(table.state, seat, Rng(seed)))


def marking(seats: int = 2) -> Table:
    """The same table when the first pattern is shown."""
    table = people(seats)
    while table.state.actors():
        if GAME.view(table.state, WATCHER).phase == "mark":  # type: ignore[attr-defined]
            return table
        decide(table, table.state.actors()[0])
        table.settle()
    raise AssertionError


@pytest.mark.rule("SG-15")
def test_a_mark_can_be_taken_back_until_the_last_seat_has_finished() -> None:
    table = marking()
    before = facts(table.state.copy())
    while 0 in table.state.actors():
        decide(table, 0)
    assert facts(table.state) != before
    while table.can_take_back(0):
        table.take_back(0)
    assert facts(table.state) == before


@pytest.mark.rule("SG-15")
def test_taking_back_leaves_the_other_seats_choice() -> None:
    table = marking(3)
    while 1 in table.state.actors():
        decide(table, 1)
    only_theirs = facts(table.state.copy())
    decide(table, 0)
    table.take_back(0)
    assert facts(table.state) == only_theirs
    assert all(seat != 0 for seat, _ in table.record.moves[-2:])


@pytest.mark.rule("SG-15")
def test_nothing_is_taken_back_once_it_is_revealed() -> None:
    table = marking()
    for seat in (0, 1):
        while seat in table.state.actors() and not table.state.phase > 4:  # type: ignore[attr-defined]
            decide(table, seat)
    assert not table.can_take_back(0)
    before = facts(table.state.copy())
    with pytest.raises(RulesError, match="nothing to take back"):
        table.take_back(0)
    assert facts(table.state) == before


def seen_by_others(table: Table) -> list[dict[str, object]]:
    """Their views, without the list of who still thinks."""
    views = [msgspec.to_builtins(GAME.view(table.state, viewer)) for viewer in (WATCHER, 1, 2)]
    return [{key: fact for key, fact in view.items() if key != "actors"} for view in views]


@pytest.mark.rule("SG-15")
def test_others_learn_of_a_draft_only_that_it_is_done() -> None:
    table = marking(3)
    before = seen_by_others(table)
    while 0 in table.state.actors():
        decide(table, 0)
        assert seen_by_others(table) == before
    assert table.state.actors() == [1, 2]


def test_a_refused_move_changes_nothing() -> None:
    table = marking()
    before, moves = facts(table.state.copy()), len(table.record.moves)
    with pytest.raises(RulesError):
        table.play(0, GAME.read(PACK, "take pile"))
    assert facts(table.state) == before
    assert len(table.record.moves) == moves


def test_bots_and_chance_move_on_until_a_person_is_asked() -> None:
    table = Table(
        deal(GAME, PACK, {}, ["Ada", "greedy", "random"], "mixed"), {1: "greedy", 2: "random"}
    )
    while table.state.actors():
        table.settle()
        assert table.state.actors() in ([0], [])
        if table.state.actors():
            decide(table, 0)
    assert read(table.record.text()).final().scores() == table.state.scores()


def test_a_paused_game_goes_on_where_it_was() -> None:
    table = marking()
    again = Table(read(table.record.text()), {})
    assert facts(again.state) == facts(table.state)
    for one in (table, again):
        while one.state.actors() != [BOX]:
            decide(one, one.state.actors()[0])
        one.settle()
    assert again.record.moves == table.record.moves


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    bots = ["greedy", "random"]
    games = [play_out(deal(GAME, PACK, {}, bots, seed), bots).record.moves for seed in "aab"]
    assert games[0] == games[1] != games[2]


def test_greedy_beats_random_clearly() -> None:
    plan = Plan("silver_gold", "standard", (), ("greedy", "random"), "strength", None)
    rows = summary(plan, [one_game(plan, number) for number in range(30)])
    assert rows[0].wins > 0.9
    assert rows[0].mean_score > rows[1].mean_score + 30


def test_a_single_game_is_simulated_without_other_processes() -> None:
    plan = Plan("toy", "standard", (("wins", "low"),), ("random", "greedy"), "one", None)
    assert list(outcomes(plan, 1)) == [one_game(plan, 0)]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(SaqqaraError, match="no bot 'genius'; there are: random, greedy"):
        Table(deal(GAME, PACK, {}, ["a", "b"], "s"), {0: "genius"})


@pytest.mark.rule("LP-12")
def test_alone_a_whole_turn_can_be_taken_back_until_the_next_card() -> None:
    game = GAMES["labyrinth"]
    table = Table(deal(game, game.pack(), {}, ["Ada"], "alone"), {})
    table.settle()
    before = facts(table.state.copy())
    while table.state.actors() == [0]:
        decide(table, 0)
    while table.can_take_back(0):
        table.take_back(0)
    assert facts(table.state) == before
