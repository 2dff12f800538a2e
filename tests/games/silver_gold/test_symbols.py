"""What marked symbols bring (SG-16 to SG-22)."""

import pytest

from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.rules import SilverGold
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    SHAFT,
    boxes,
    card,
    earned,
    fill,
    held,
    later,
    lay,
    legal,
    ordinals,
    place,
    settle,
    show,
    table,
)


def marking(signs: str) -> SilverGold:
    """Let the first seat be able to mark these signs, b1 and c1, with a line of two."""
    drawn = f"""
        E{signs}##  o....
        .####  .....
        .####  .....
        .####  .....
        T####  .....
    """
    return table([card(1, drawn)])


def mark_both(state: SilverGold) -> None:
    show(state, "I2")
    place(state, 0, "1:b1c1")


@pytest.mark.rule("SG-18")
@pytest.mark.parametrize(("sign", "name"), [("R", "red"), ("G", "green")])
def test_a_gem_fills_a_box_of_its_colour(sign: str, name: str) -> None:
    state = marking(f"{sign}.")
    mark_both(state)
    gems = {"red": 0, "green": 0} | {name: 1}
    assert {colour: boxes(state, 0, colour) for colour in ("red", "green")} == gems


@pytest.mark.rule("SG-18")
def test_two_gems_fill_two_boxes() -> None:
    state = marking("GG")
    mark_both(state)
    assert boxes(state, 0, "green") == 2


@pytest.mark.rule("SG-3", "SG-18")
@pytest.mark.parametrize(("sign", "name"), [("R", "red"), ("G", "green")])
def test_the_eleventh_gem_of_a_colour_gains_nothing(sign: str, name: str) -> None:
    state = marking(sign + sign)
    fill(state, 0, **{name: 9})
    mark_both(state)
    assert boxes(state, 0, name) == 10


@pytest.mark.rule("SG-18")
def test_gems_go_to_the_seat_that_marked_them() -> None:
    state = marking("RG")
    mark_both(state)
    settle(state)
    assert (boxes(state, 1, "red"), boxes(state, 1, "green")) == (0, 0)


@pytest.mark.rule("SG-19")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_a_torch_fills_the_box_of_the_current_round(round_: int) -> None:
    state = marking("F.")
    later(state, round_, I2=1, I3=2)
    mark_both(state)
    assert boxes(state, 0, "torches") == 2 ** (round_ - 1)


@pytest.mark.rule("SG-19")
def test_two_torches_under_one_pattern_fill_one_box() -> None:
    state = marking("FF")
    mark_both(state)
    assert boxes(state, 0, "torches") == 0b0001


@pytest.mark.rule("SG-19")
def test_a_second_torch_in_the_same_round_gains_nothing() -> None:
    state = marking("F.")
    later(state, 2, I2=1, I3=2)
    fill(state, 0, torches=0b0010)
    mark_both(state)
    assert boxes(state, 0, "torches") == 0b0010


@pytest.mark.rule("SG-19")
def test_a_box_left_empty_in_its_round_stays_empty() -> None:
    state = marking("F.")
    later(state, 3, I2=1, I3=2)
    fill(state, 0, torches=0b0001)
    mark_both(state)
    assert boxes(state, 0, "torches") == 0b0101


@pytest.mark.rule("SG-20")
def test_each_skull_fills_the_next_box() -> None:
    state = marking("SS")
    fill(state, 0, skulls=3)
    mark_both(state)
    assert boxes(state, 0, "skulls") == 5


@pytest.mark.rule("SG-3", "SG-20")
def test_nothing_happens_at_the_eleventh_skull() -> None:
    state = marking("SS")
    fill(state, 0, skulls=9)
    mark_both(state)
    assert boxes(state, 0, "skulls") == 10


@pytest.mark.rule("SG-21")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)])
def test_a_potion_wipes_the_two_highest_skulls_or_those_there_are(before: int, after: int) -> None:
    state = marking("P.")
    fill(state, 0, skulls=before)
    mark_both(state)
    assert boxes(state, 0, "skulls") == after


@pytest.mark.rule("SG-21")
def test_two_potions_wipe_four_skulls() -> None:
    state = marking("PP")
    fill(state, 0, skulls=7)
    mark_both(state)
    assert boxes(state, 0, "skulls") == 3


@pytest.mark.rule("SG-21")
def test_a_potion_drunk_without_skulls_is_not_saved_for_later() -> None:
    state = table([card(1, "EP### S#### .#### .#### T####")])
    show(state, "I2")
    place(state, 0, "1:a1b1")
    settle(state)
    show(state, "I3")
    place(state, 0, "1:a2a3a4")
    assert boxes(state, 0, "skulls") == 1


@pytest.mark.rule("SG-22")
def test_a_skull_beside_a_potion_is_wiped_at_once() -> None:
    state = marking("PS")
    mark_both(state)
    assert boxes(state, 0, "skulls") == 0


@pytest.mark.rule("SG-20", "SG-22")
def test_with_ten_skulls_the_next_one_is_lost_before_the_potion_beside_it_works() -> None:
    state = marking("SP")
    fill(state, 0, skulls=10)
    mark_both(state)
    assert boxes(state, 0, "skulls") == 8


@pytest.mark.rule("SG-22")
def test_a_potion_beside_a_cross_works_before_the_extra_mark_hits_a_skull() -> None:
    drawn = """
        EXP##  o....
        S####  .....
        .####  .....
        .####  .....
        T####  .....
    """
    state = table([card(1, drawn)])
    fill(state, 0, skulls=1)
    mark_both(state)
    place(state, 0, "1:a2")
    assert boxes(state, 0, "skulls") == 1


@pytest.mark.rule("SG-18", "SG-19", "SG-20")
def test_a_pattern_brings_all_its_symbols() -> None:
    drawn = """
        ERG##  o....
        .SF##  .....
        .####  .....
        .####  .....
        T####  .....
    """
    state = table([card(1, drawn)])
    show(state, "O4")
    place(state, 0, "1:b1c1b2c2")
    names = ("red", "green", "torches", "skulls")
    assert [boxes(state, 0, name) for name in names] == [1, 1, 1, 1]


@pytest.mark.rule("SG-18", "SG-31")
def test_a_symbol_that_is_not_marked_brings_nothing() -> None:
    state = table([card(1, SHAFT.replace("E####", "ERGFS"))])
    show(state, "I2")
    place(state, 0, "1:a5")
    assert state.sheets == [0] * 8


# SG-16: crosses


@pytest.mark.rule("SG-16")
def test_a_cross_calls_for_one_extra_mark_of_one_cell_on_either_card() -> None:
    drawn = """
        E.###  o....
        X####  .....
        .####  .....
        .####  .....
        T####  .....
    """
    state = show(table([card(1, drawn), card(2)]), "I2")
    place(state, 0, "1:a2a3")
    assert legal(state, 0) == {"1:b1", "1:a4", "2:a1"}


@pytest.mark.rule("SG-16")
def test_the_extra_mark_is_compulsory() -> None:
    state = show(table([card(1, "EX... ..... ..... ..... ....T")]), "I2")
    place(state, 1, "1:a1")
    place(state, 0, "1:a1b1")
    assert (state.stage, state.actors()) == (stages.MARK, [0])


@pytest.mark.rule("SG-16")
def test_one_cross_gives_one_extra_mark_and_no_more() -> None:
    state = show(table([card(1, "EX... ..... ..... ..... ....T")]), "I2")
    place(state, 0, "1:a1b1", "1:c1")
    assert state.actors() == [1]


@pytest.mark.rule("SG-16")
def test_an_extra_mark_on_a_cross_calls_for_another() -> None:
    state = show(table([card(1, "EXX.. ..... ..... ..... ....T")]), "I2")
    place(state, 0, "1:a1b1", "1:c1")
    assert state.actors() == [0, 1]
    place(state, 0, "1:d1")
    assert state.actors() == [1]


@pytest.mark.rule("SG-16")
def test_two_crosses_under_one_pattern_give_two_extra_marks() -> None:
    state = show(table([card(1, "EXX.. ..... ..... ..... ....T")]), "I3")
    place(state, 0, "1:a1b1c1", "1:d1")
    assert state.actors() == [0, 1]
    place(state, 0, "2:a1")
    assert state.actors() == [1]


@pytest.mark.rule("SG-16")
def test_a_single_mark_on_a_cross_gives_an_extra_mark_too() -> None:
    state = show(table([card(1, "EX... ..... ..... ..... ....T")]), "I2")
    place(state, 0, "1:a1")
    place(state, 1, "1:a1")
    show(state, "I3")
    place(state, 0, "1:b1")
    assert state.actors() == [0, 1]


@pytest.mark.rule("SG-16")
def test_an_extra_mark_without_a_possible_cell_lapses() -> None:
    state = table([card(1, CROSS_SHAFT), None])
    lay(state, [], [])
    show(state, "I2")
    place(state, 0, "1:a5b5")
    assert state.actors() == [1]


@pytest.mark.rule("SG-16")
def test_the_second_extra_mark_lapses_when_the_first_took_the_last_cell() -> None:
    state = table([card(1, CROSS_SHAFT.replace("TX###", "TXX.#")), None])
    lay(state, [], [])
    show(state, "I3")
    place(state, 0, "1:a5b5c5")
    assert state.actors() == [0, 1]
    place(state, 0, "1:d5")
    assert state.actors() == [1]


# SG-17: a finished card stays until all have marked


@pytest.mark.rule("SG-17")
def test_an_extra_mark_may_go_on_the_card_whose_tomb_was_just_marked() -> None:
    drawn = CROSS_SHAFT.replace("TX###", "TXG##")
    state = show(table([card(1, drawn)]), "I2")
    place(state, 0, "1:a5b5")
    assert legal(state, 0, "1:") == {"1:c5"}
    place(state, 0, "1:c5")
    assert boxes(state, 0, "green") == 1


@pytest.mark.rule("SG-17")
def test_a_card_with_a_marked_tomb_lies_there_until_the_last_seat_has_marked() -> None:
    state = show(table([card(1, SHAFT), card(2)]), "I2")
    place(state, 0, "1:a5")
    assert (held(state, 0), ordinals(state.finished[0])) == ([1, 2], [])
    place(state, 1, "1:a1")
    assert (held(state, 0), ordinals(state.finished[0])) == ([0, 2], [1])
    assert (state.stage, earned(state, "green")) == (stages.TAKE, [-1, -1, -1])
