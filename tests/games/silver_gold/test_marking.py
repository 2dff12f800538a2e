"""Where marks may go, and when they are seen (SG-9 to SG-15)."""

import pytest

from saqqara.core.errors import NotationError
from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.view import CardView, view
from tests.facts import facts
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    GAME,
    SHAFT,
    boxes,
    card,
    fill,
    lay,
    legal,
    ordinals,
    place,
    show,
    table,
)

# SG-9: the whole pattern


@pytest.mark.rule("SG-9", "SG-11")
def test_a_corner_may_be_turned_any_way_that_covers_the_entrance() -> None:
    state = table([card(1, "E.### ..### #.### #.### #T###")])
    show(state, "V3")
    assert legal(state, 0, "1:") == {"1:a1", "1:a1b1a2", "1:a1b1b2", "1:a1a2b2"}


@pytest.mark.rule("SG-9")
def test_an_l_may_be_mirrored() -> None:
    drawn = """
        E.###
        ..###
        ..###
        #.###
        #T###
    """
    state = show(table([card(1, drawn)]), "L4")
    assert legal(state, 0, "1:") == {"1:a1", "1:a1b1a2a3", "1:a1a2a3b3", "1:a1b1b2b3"}


@pytest.mark.rule("SG-9")
def test_an_l_may_lie_as_well_as_stand() -> None:
    drawn = """
        E..##
        ...##
        #.###
        #.###
        #T###
    """
    state = show(table([card(1, drawn)]), "L4")
    flat = {"1:a1b1c1a2", "1:a1b1c1c2", "1:a1a2b2c2"}
    upright = {"1:a1b1b2b3"}
    assert legal(state, 0, "1:") == {"1:a1"} | flat | upright


@pytest.mark.rule("SG-9")
def test_a_t_may_point_in_all_four_directions() -> None:
    drawn = """
        #.E.#  ..o..
        .....  .....
        #...#  .....
        ##.##  .....
        ##T##  .....
    """
    state = show(table([card(1, drawn)]), "T4")
    tees = {move for move in legal(state, 0, "1:") if "c2" in move and len(move) == 10}
    assert {"1:b2c2d2c3", "1:c2b3c3d3", "1:c2b3c3c4", "1:c2c3d3c4"} <= tees


@pytest.mark.rule("SG-9")
def test_a_square_covers_the_same_cells_however_it_is_turned_and_is_one_move() -> None:
    state = table([card(1, "E.### ..### #.### #.### #T###")])
    show(state, "O4")
    assert legal(state, 0, "1:") == {"1:a1", "1:a1b1a2b2"}
    assert len(state.legal(0)) == len(set(state.legal(0)))


@pytest.mark.rule("SG-9")
@pytest.mark.parametrize("pattern", ["I2", "I3", "V3", "O4", "L4", "T4"])
def test_on_an_open_card_no_move_is_listed_twice(pattern: str) -> None:
    drawn = """
        E....  o....
        .....  o....
        .....  o....
        .....  o....
        ....T  .....
    """
    state = show(table([card(1, drawn), card(2, drawn)]), pattern)
    assert state.legal(0) == sorted(set(state.legal(0)))


@pytest.mark.rule("SG-9")
def test_a_line_of_three_is_not_cut_short_where_two_cells_are_free() -> None:
    state = table([card(1, "E.### #.### #.### #.### #T###")])
    show(state, "I3")
    assert legal(state, 0, "1:") == {"1:a1"}


@pytest.mark.rule("SG-9")
def test_the_pattern_may_go_on_either_card() -> None:
    drawn = "E.### #.### #.### #.### #T###"
    state = show(table([card(1, drawn), card(2, drawn)]), "I2")
    assert legal(state, 0) == {"1:a1", "1:a1b1", "2:a1", "2:a1b1"}


@pytest.mark.rule("SG-9")
def test_after_the_pattern_the_seat_is_done() -> None:
    state = show(table(), "I2")
    place(state, 0, "1:a1b1")
    assert state.actors() == [1]


@pytest.mark.rule("SG-9")
def test_marks_stay_for_the_next_expedition_card() -> None:
    state = show(table([card(1, "E.### #.### #.### #.### #T###")]), "I2")
    place(state, 0, "1:a1b1")
    place(state, 1, "1:a1")
    show(state, "I3")
    assert legal(state, 0, "1:") == {"1:b2", "1:b2b3b4"}


# SG-10: walls, cells marked before, the edge


@pytest.mark.rule("SG-10")
def test_a_wall_is_never_marked() -> None:
    drawn = """
        #E#..  .o...
        ..#..  .o...
        .##..  .....
        .....  .....
        T....  .....
    """
    state = show(table([card(1, drawn)]), "I2")
    assert legal(state, 0, "1:") == {"1:a2", "1:a2a3"}


@pytest.mark.rule("SG-10")
def test_no_cell_is_marked_twice() -> None:
    drawn = """
        E..##  oo...
        ##.##  .....
        ##.##  .....
        ##.##  .....
        ##T##  .....
    """
    state = show(table([card(1, drawn)]), "I3")
    assert legal(state, 0, "1:") == {"1:c1", "1:c1c2c3"}


@pytest.mark.rule("SG-10")
def test_a_pattern_does_not_run_over_the_right_edge_into_the_next_row() -> None:
    drawn = """
        ###.E
        ..#.#
        .##.#
        .##.#
        ...T#
    """
    state = show(table([card(1, drawn)]), "I3")
    assert legal(state, 0, "1:") == {"1:e1"}


@pytest.mark.rule("SG-10")
def test_a_pattern_does_not_hang_over_the_bottom_edge() -> None:
    drawn = """
        E####  o....
        .####  o....
        .####  o....
        .####  .....
        T####  .....
    """
    state = show(table([card(1, drawn)]), "I3")
    assert legal(state, 0, "1:") == {"1:a4"}


@pytest.mark.rule("SG-10", "SG-12")
def test_the_last_cell_of_a_row_does_not_touch_the_first_of_the_next() -> None:
    drawn = """
        #...E  ....o
        ....#  .....
        .####  .....
        .####  .....
        T####  .....
    """
    state = show(table([card(1, drawn)]), "I2")
    assert legal(state, 0, "1:") == {"1:d1", "1:c1d1", "1:d1d2"}


@pytest.mark.rule("SG-10", "SG-12")
def test_the_first_cell_of_a_row_does_not_touch_the_last_of_the_row_above() -> None:
    drawn = """
        E..#.  o....
        .####  o....
        .####  .....
        .####  .....
        T####  .....
    """
    state = show(table([card(1, drawn)]), "I2")
    assert legal(state, 0, "1:") == {"1:b1", "1:b1c1", "1:a3", "1:a3a4"}


@pytest.mark.rule("SG-10")
def test_a_pattern_lies_on_one_card_only() -> None:
    with pytest.raises(NotationError):
        GAME.rules.read(table().pack, "1:a1 2:a1")


# SG-11: the first marks


@pytest.mark.rule("SG-11")
def test_on_an_empty_card_every_pattern_covers_the_entrance() -> None:
    state = show(table([card(1, "..E.. ..... ..... ..... T....")]), "I3")
    assert legal(state, 0, "1:") == {"1:c1", "1:a1b1c1", "1:b1c1d1", "1:c1d1e1", "1:c1c2c3"}


@pytest.mark.rule("SG-11")
def test_marks_on_one_card_do_not_open_the_other() -> None:
    drawn = "#E### #.### #.### #.### #T###"
    left = """
        E....  ooooo
        .....  ooooo
        .....  ooooo
        .....  oooo.
        ...T.  .....
    """
    state = show(table([card(1, left), card(2, drawn)]), "I2")
    assert legal(state, 0, "2:") == {"2:b1", "2:b1b2"}


# SG-12: later marks


@pytest.mark.rule("SG-12")
def test_later_marks_touch_edge_to_edge_and_not_by_a_corner() -> None:
    drawn = """
        E.###  o....
        #..##  .....
        ##.##  .....
        ##.##  .....
        ##T##  .....
    """
    state = show(table([card(1, drawn)]), "I2")
    assert legal(state, 0, "1:") == {"1:b1", "1:b1b2"}


@pytest.mark.rule("SG-12")
def test_it_is_enough_that_one_cell_of_the_pattern_touches() -> None:
    drawn = """
        E####  o....
        .####  o....
        ....#  .....
        ###.#  .....
        ###T#  .....
    """
    state = show(table([card(1, drawn)]), "I3")
    assert legal(state, 0, "1:") == {"1:a3", "1:a3b3c3"}


@pytest.mark.rule("SG-12")
def test_later_marks_may_branch_off_any_marked_cell() -> None:
    drawn = """
        #.E.#  ..o..
        #.#.#  .....
        #.#.#  .....
        #.#.#  .....
        #T#.#  .....
    """
    state = show(table([card(1, drawn)]), "I2")
    assert legal(state, 0, "1:") == {"1:b1", "1:b1b2", "1:d1", "1:d1d2"}


# SG-13: one cell instead


@pytest.mark.rule("SG-13")
def test_one_cell_may_be_marked_though_the_pattern_fits() -> None:
    state = show(table(), "I2")
    place(state, 0, "1:a1")
    assert (state.marked(0, 0), state.actors()) == (1, [1])


@pytest.mark.rule("SG-13")
def test_single_marks_are_all_cells_that_touch_a_marked_one() -> None:
    drawn = """
        E...#  o....
        .....  oo...
        .#...  .....
        .....  .....
        ....T  .....
    """
    state = show(table([card(1, drawn)]), "O4")
    singles = {move for move in legal(state, 0, "1:") if len(move) == 4}
    assert singles == {"1:b1", "1:c2", "1:a3"}


@pytest.mark.rule("SG-13")
def test_on_an_empty_card_the_only_single_mark_is_the_entrance() -> None:
    state = show(table([card(1, "...E. ..... ..... ..... .T...")]), "T4")
    singles = {move for move in legal(state, 0, "1:") if len(move) == 4}
    assert singles == {"1:d1"}


@pytest.mark.rule("SG-13", "SG-23")
def test_a_single_mark_may_reach_the_tomb() -> None:
    state = show(table([card(7, SHAFT)]), "I3")
    place(state, 0, "1:a5")
    place(state, 1, "1:a1")
    assert ordinals(state.finished[0]) == [7]


# SG-14: who can mark must


@pytest.mark.rule("SG-14")
def test_the_card_is_over_only_when_every_seat_has_marked() -> None:
    state = show(table([], [], []), "I2")
    place(state, 2, "1:a1")
    place(state, 0, "1:a1")
    assert (state.stage, state.actors()) == (stages.MARK, [1])


@pytest.mark.rule("SG-14")
def test_a_seat_without_cards_is_skipped() -> None:
    state = table([None, None], [])
    lay(state, [], [])
    show(state, "I2")
    assert state.actors() == [1]


@pytest.mark.rule("SG-14")
def test_a_seat_with_one_card_left_still_marks() -> None:
    state = table([None, card(1)], [])
    lay(state, [], [])
    show(state, "I2")
    assert legal(state, 0) == {"2:a1", "2:a1b1", "2:a1a2"}


@pytest.mark.rule("SG-14")
def test_where_nobody_has_cards_the_next_expedition_card_follows_at_once() -> None:
    state = table([None, None], [None, None])
    lay(state, [], [])
    show(state, "I2")
    assert (state.stage, state.turn) == (stages.SHOW, 1)


# SG-15: hidden until the last


def cell_lists(seen: CardView | None) -> tuple[list[str], list[str]]:
    assert seen
    return seen.marked, seen.draft


@pytest.mark.rule("SG-15")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_others_do_not_see_a_mark_before_the_last_seat_has_finished(viewer: int) -> None:
    state = show(table(), "I2")
    place(state, 0, "1:a1b1")
    assert cell_lists(view(state, viewer).seats[0].cards[0]) == ([], [])


@pytest.mark.rule("SG-15")
def test_a_seat_sees_its_own_mark_as_a_draft() -> None:
    state = show(table(), "I2")
    place(state, 0, "1:a1b1")
    assert cell_lists(view(state, 0).seats[0].cards[0]) == ([], ["a1", "b1"])


@pytest.mark.rule("SG-15")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_after_the_last_mark_everybody_sees_all(viewer: int) -> None:
    state = show(table(), "I2")
    place(state, 0, "1:a1b1")
    place(state, 1, "1:a1")
    assert cell_lists(view(state, viewer).seats[0].cards[0]) == (["a1", "b1"], [])
    assert cell_lists(view(state, viewer).seats[1].cards[0]) == (["a1"], [])


@pytest.mark.rule("SG-15")
def test_the_boxes_filled_by_a_hidden_mark_are_hidden_as_long_as_the_mark() -> None:
    state = show(table([card(1, "ER... ..... ..... ..... ....T")]), "I2")
    place(state, 0, "1:a1b1")
    assert [view(state, viewer).seats[0].sheet.red for viewer in (0, 1)] == [1, 0]
    place(state, 1, "1:a1")
    assert [view(state, viewer).seats[0].sheet.red for viewer in (0, 1)] == [1, 1]


@pytest.mark.rule("SG-15")
def test_the_moment_lasts_until_the_last_seat_has_finished() -> None:
    state = show(table([card(1, CROSS_SHAFT)]), "I2")
    before = state.moment
    place(state, 1, "1:a1")
    place(state, 0, "1:a5b5")
    assert state.moment == before
    place(state, 0, "2:a1")
    assert state.moment > before


@pytest.mark.rule("SG-15")
def test_what_one_seat_drafts_changes_no_move_of_another() -> None:
    state = show(table(), "I2")
    before = legal(state, 1)
    place(state, 0, "1:a1b1")
    assert legal(state, 1) == before


@pytest.mark.rule("SG-15")
def test_it_does_not_matter_who_marks_first_so_a_choice_can_be_taken_back() -> None:
    ours, theirs = show(table([card(1, SHAFT)]), "I2"), show(table([card(1, SHAFT)]), "I2")
    place(ours, 0, "1:a5")
    place(ours, 1, "2:a1b1")
    place(theirs, 1, "2:a1b1")
    place(theirs, 0, "1:a5")
    assert facts(ours) == facts(theirs)


@pytest.mark.rule("SG-15")
def test_a_guess_redraws_the_hidden_marks_of_a_seat_that_is_done() -> None:
    state = show(table(), "I3")
    place(state, 1, "1:a1b1c1")
    guesses = [state.guess(0, Rng(str(seed))) for seed in range(30)]
    assert len({tuple(guess.marks) for guess in guesses}) > 3
    assert all(guess.actors() == [0] for guess in guesses)
    assert all(guess.marked(1, 0) or guess.marked(1, 1) for guess in guesses)


@pytest.mark.rule("SG-15")
def test_a_guess_leaves_my_own_hidden_marks() -> None:
    state = show(table(), "I3")
    place(state, 1, "1:a1b1c1")
    assert state.guess(1, Rng("own")).marks == state.marks


@pytest.mark.rule("SG-15")
def test_a_guess_takes_back_what_a_seat_still_marking_has_done() -> None:
    state = table([card(3, "E..## X.### ..### ..### .T###")])
    show(state, "I2")
    place(state, 0, "1:a1a2")
    guess = state.guess(1, Rng("half"))
    assert (guess.marked(0, 0), guess.owed[0], guess.may_mark_whole(0)) == (0, 1, True)


@pytest.mark.rule("SG-15")
def test_a_guess_takes_back_hidden_boxes_and_tombs() -> None:
    drawn = SHAFT.replace("T####  .", "TXG##  .")
    state = table([card(3, drawn)])
    fill(state, 0, green=4, skulls=2)
    show(state, "I3")
    place(state, 0, "1:a5b5c5")
    guess = state.guess(1, Rng("boxes"))
    assert (boxes(guess, 0, "green"), boxes(guess, 0, "skulls")) == (4, 2)
    assert (guess.just[0], guess.marked(0, 0)) == (0, state.shown_marked(0, 0))


@pytest.mark.rule("SG-14", "SG-15")
def test_a_guess_still_skips_a_seat_without_cards() -> None:
    state = table([None, None], [])
    lay(state, [], [])
    show(state, "I2")
    assert state.guess(1, Rng("skip")).actors() == [1]
