"""What the bots look at in Silver & Gold: Pyramids."""

import pytest

from saqqara.bots import advise
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from saqqara.core.said import Said
from saqqara.games.silver_gold.engine.features import NAMES, clock, features, gem_worth
from saqqara.games.silver_gold.engine.patterns import SHAPES
from saqqara.games.silver_gold.engine.plans import KEPT, Plan, plan_of
from saqqara.games.silver_gold.engine.rules import SilverGold
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    EXPEDITION,
    GAME,
    SHAFT,
    aside,
    award,
    card,
    deck,
    fill,
    later,
    place,
    show,
    table,
)

COPIES = [EXPEDITION.get(shape, 0) for shape in SHAPES]

# Three cells short of the tomb, in a straight shaft.
DEEP = """
E####  o....
.####  o....
.####  .....
.####  .....
T####  .....
"""
CROSSED = """
E####  o....
.####  o....
.####  o....
X####  .....
T####  .....
"""
GEM_AND_SKULL = """
EGS##  o....
.####  .....
.####  .....
.####  .....
T####  .....
"""


def number(state: SilverGold, name: str, seat: int = 0) -> float:
    return features(state, seat)[NAMES.index(name)]


def turns(text: str) -> float:
    drawn = card(1, text)
    return plan_of(deck(drawn).chambers[0], COPIES).turns(drawn.marked)


def test_every_number_has_a_name_and_a_weight() -> None:
    assert len(features(table(), 0)) == len(NAMES)


def test_one_cell_before_the_tomb_one_turn_is_left() -> None:
    assert turns(SHAFT) == 1.0  # SG-13


def test_turns_are_the_mean_over_all_patterns() -> None:
    # Three in a line (two cards of eight) ends it, two in a line (one) leaves a cell. The other
    # five do not fit and leave two, which two in a line ends; all others are too big again.
    two_left = 1.0 + 7 / 8 * 1.0
    assert turns(DEEP) == pytest.approx(1.0 + 1 / 8 * 1.0 + 5 / 8 * two_left)


def test_a_cross_before_the_tomb_brings_it_in_the_same_turn() -> None:
    assert turns(CROSSED) == 1.0  # SG-16


def test_a_plan_that_remembers_too_much_forgets_and_thinks_the_same_again() -> None:
    drawn = card(1, DEEP)
    plan = Plan(deck(drawn).chambers[0], COPIES)
    before = plan.turns(drawn.marked)
    plan.known.update({-number: [0.0] for number in range(1, KEPT + 1)})
    del plan.known[drawn.marked]
    plan.known[0] = plan.known[-1]
    assert (plan.turns(drawn.marked), len(plan.known) < KEPT) == (before, True)


def test_a_card_without_marks_begins_at_its_entrance() -> None:
    assert plan_of(deck().chambers[0], COPIES).steps(0) == 9  # SG-11


def test_a_finished_pyramid_leaves_a_fresh_slot() -> None:
    state = show(table([card(1, SHAFT)]), "I2")
    place(state, 0, "1:a5")
    assert number(state, "fresh") == 1.0


def test_a_cross_brings_an_extra_mark() -> None:
    state = show(table([card(1, CROSS_SHAFT)]), "I2")
    place(state, 0, "1:a5b5")
    assert number(state, "extra") == 1.0  # SG-16


def test_no_tomb_is_in_reach_after_the_last_card() -> None:
    state = table([card(1, DEEP)])
    later(state, 4, I2=1)
    assert number(state, "tombs") == 0.0


def test_a_second_pyramid_of_a_colour_wins_its_award() -> None:
    state = table([card(1, SHAFT), card(2)])
    aside(state, 0, 4)
    assert number(state, "prizes") == 10.0  # SG-27


def test_chambers_that_are_drawn_alike_keep_their_colours() -> None:
    state = table([card(2, SHAFT), card(3, SHAFT)])
    aside(state, 0, 6)
    assert number(state, "prizes") == 10.0


def test_a_rival_about_to_win_it_makes_an_award_worth_less() -> None:
    state = table([card(1, SHAFT), card(2)], [card(7), card(5)])
    aside(state, 0, 4)
    aside(state, 1, 10)
    assert number(state, "prizes") == 8.0


def test_no_award_is_left_to_hope_for() -> None:
    state = table([card(1, SHAFT), card(2)])
    aside(state, 0, 4)
    award(state, "green", 1, 1, 1)
    assert number(state, "prizes") == 0.0


def test_odd_gems_are_worth_half_a_pair_while_they_can_be_matched() -> None:
    assert gem_worth(3.0, 1.0, 0.0) == 5.0 + 2.0  # SG-32
    assert gem_worth(3.0, 1.0, 2.0) == 4 * 2.5


def test_gems_near_the_way_count_but_skulls_beside_it_do_not() -> None:
    state = table([card(1, GEM_AND_SKULL), card(2)])
    assert number(state, "jewels") > 0.0
    assert number(state, "danger") == 0.0


def test_a_skull_on_the_only_way_costs_its_penalty() -> None:
    state = table([card(1, DEEP.replace(".####  .....", "S####  .....", 1)), card(2)])
    assert number(state, "danger") == 1.0  # SG-20


def test_potions_are_worth_the_penalties_they_take_off() -> None:
    state = table([card(1, GEM_AND_SKULL.replace("G", "P")), card(2)])
    fill(state, 0, skulls=8)
    assert number(state, "potions") == 10 - 6  # SG-21


def test_a_torch_counts_only_while_its_round_needs_one() -> None:
    state = table([card(1, GEM_AND_SKULL.replace("G", "F")), card(2)])
    assert number(state, "light") > 0.0
    fill(state, 0, torches=1)
    assert number(state, "light") == 0.0  # SG-19


def test_a_torch_on_a_card_without_marks_is_one_cell_farther() -> None:
    dark = GEM_AND_SKULL.replace("G", "F")
    near = number(table([card(1, dark), card(2)]), "light")
    far = number(table([card(1, dark.replace("o", ".")), card(2)]), "light")
    assert (near, far) == pytest.approx((5 * 5 / 6, 5 * 4 / 6))


def test_the_clock_goes_up_when_all_have_marked() -> None:
    state = show(table([card(1)], [card(2)]), "I2")
    place(state, 0, "1:a1")
    assert clock(state) == 0
    place(state, 1, "1:a1")
    assert clock(state) == 1


def test_a_hint_before_the_tomb_is_the_tomb_and_aims_at_points() -> None:
    state = show(table([card(1, SHAFT)]), "I2")
    thought = advise(GAME, Sight(state, 0), Rng("hint"))
    after = state.copy()
    after.apply(0, thought.move)
    assert after.just[0]
    assert thought.aim == Said("silver-gold-aim-points")
