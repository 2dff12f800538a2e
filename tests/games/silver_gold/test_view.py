"""What the own seat, another seat and a watcher see and hear."""

import pytest

from saqqara.core.said import Said
from saqqara.core.state import BOX, WATCHER
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.rules import SilverGold, start
from saqqara.games.silver_gold.view import CardView, SeatView, view
from tests.games.silver_gold.board import (
    CROSS_SHAFT,
    GAME,
    SHAFT,
    aside,
    award,
    card,
    come,
    deck,
    fill,
    later,
    lay,
    place,
    run,
    settle,
    show,
    table,
)

VIEWERS = [0, 1, WATCHER]


def dealt() -> SilverGold:
    """Deal 1 to 4 and 5 to 8."""
    state = start(deck(), 2)
    come(state, *range(1, 9))
    return state


def finishing() -> SilverGold:
    """Let the first seat have finished 7 and take, with 3, 11, 20, 41 on display."""
    state = table([card(7, SHAFT), card(8)])
    lay(state, [3, 11, 20, 41], [1, 2])
    show(state, "I2")
    place(state, 0, "1:a5")
    place(state, 1, "1:a1")
    return state


def named(cards: list[CardView]) -> list[int]:
    return [one.ordinal for one in cards]


def slots(seat: SeatView) -> list[int]:
    """Name the ordinals left and right, 0 = nothing to be seen."""
    return [one.ordinal if one else 0 for one in seat.cards]


# Dealing and keeping


@pytest.mark.rule("SG-4")
@pytest.mark.parametrize(("viewer", "hand"), [(0, [1, 2, 3, 4]), (1, [5]), (WATCHER, [])])
def test_while_cards_are_dealt_a_seat_sees_only_its_own(viewer: int, hand: list[int]) -> None:
    state = start(deck(), 2)
    come(state, 1, 2, 3, 4, 5)
    seen = view(state, viewer)
    assert (seen.stage, named(seen.hand), seen.pile) == ("deal", hand, 43)


@pytest.mark.rule("SG-4")
@pytest.mark.parametrize(("viewer", "kept"), [(0, [2, 4]), (1, [0, 0]), (WATCHER, [0, 0])])
def test_kept_cards_are_hidden_until_all_have_chosen(viewer: int, kept: list[int]) -> None:
    state = dealt()
    place(state, 0, "keep 2", "keep 4")
    seen = view(state, viewer)
    assert (seen.stage, seen.actors, slots(seen.seats[0])) == ("keep", [1], kept)


@pytest.mark.rule("SG-4", "SG-5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_kept_cards_are_revealed_together_and_hands_are_gone(viewer: int) -> None:
    state = dealt()
    place(state, 0, "keep 2", "keep 4")
    place(state, 1, "keep 7", "keep 8")
    seen = view(state, viewer)
    assert [slots(seat) for seat in seen.seats] == [[2, 4], [7, 8]]
    assert (seen.stage, seen.hand, seen.pile, seen.display) == ("fill", [], 44, [])


# Between and while marking


@pytest.mark.parametrize("viewer", VIEWERS)
def test_before_an_expedition_card_all_see_the_display_and_what_is_left(viewer: int) -> None:
    state = table()
    lay(state, [3, 11, 20, 41], [1, 2])
    seen = view(state, viewer)
    assert (seen.stage, seen.pattern, seen.actors) == ("show", "", [BOX])
    assert (seen.round, seen.turn, seen.whole) == (1, 0, False)
    assert seen.left == {"I2": 1, "I3": 2, "V3": 2, "O4": 1, "L4": 1, "T4": 1}
    assert (named(seen.display), seen.pile) == ([3, 11, 20, 41], 2)


@pytest.mark.parametrize(("viewer", "whole"), [(0, True), (1, True), (WATCHER, False)])
def test_the_shown_pattern_is_seen_by_all_and_every_seat_may_mark_it(
    viewer: int, whole: bool
) -> None:
    seen = view(show(table(), "I3"), viewer)
    assert (seen.stage, seen.pattern, seen.turn, seen.actors) == ("mark", "I3", 1, [0, 1])
    assert (seen.left["I3"], seen.whole) == (1, whole)


@pytest.mark.rule("SG-16")
def test_after_a_cross_the_seat_may_no_longer_mark_the_whole_pattern() -> None:
    state = show(table([card(1, CROSS_SHAFT)]), "I2")
    place(state, 0, "1:a5b5")
    assert [view(state, viewer).whole for viewer in VIEWERS] == [False, True, False]


def test_a_card_is_seen_with_its_colour_its_chamber_and_its_marks() -> None:
    seen = view(table([card(6, SHAFT)]), 1).seats[0].cards[0]
    rows = ["E####", ".####", ".####", ".####", "T####"]
    assert seen == CardView(6, "purple", rows, ["a1", "a2", "a3", "a4"], [])


@pytest.mark.rule("SG-15")
@pytest.mark.parametrize(
    ("viewer", "marked", "draft"),
    [
        (0, ["a1", "a2", "a3", "a4"], ["a5", "b5"]),
        (1, ["a1", "a2", "a3", "a4"], []),
        (WATCHER, ["a1", "a2", "a3", "a4"], []),
    ],
)
def test_fresh_marks_are_a_draft_for_their_seat_and_nothing_for_others(
    viewer: int, marked: list[str], draft: list[str]
) -> None:
    state = show(table([card(1, CROSS_SHAFT)]), "I2")
    place(state, 0, "1:a5b5")
    seen = view(state, viewer).seats[0].cards[0]
    assert seen
    assert (seen.marked, seen.draft) == (marked, draft)


@pytest.mark.rule("SG-15")
def test_the_boxes_and_points_of_a_draft_are_seen_by_its_seat_alone() -> None:
    state = table([card(1, SHAFT.replace("T####", "TFGS#"))])
    fill(state, 0, red=1, skulls=1)
    show(state, "T4")
    place(state, 0, "1:a5")
    seats = [view(state, viewer).seats[0] for viewer in VIEWERS]
    assert [seat.score for seat in seats] == [10 + 1 - 1, 0, 0]
    assert all(seat.finished == [] for seat in seats)


@pytest.mark.rule("SG-3")
def test_the_sheet_shows_gems_torch_rounds_skulls_and_their_penalty() -> None:
    state = table()
    fill(state, 0, red=2, green=3, torches=0b1010, skulls=7)
    sheet = view(state, WATCHER).seats[0].sheet
    assert (sheet.red, sheet.green, sheet.torches) == (2, 3, [2, 4])
    assert (sheet.skulls, sheet.penalty) == (7, 8)
    assert view(state, 0).seats[1].sheet.penalty == 0


# Taking and the end


@pytest.mark.parametrize("viewer", VIEWERS)
def test_while_a_seat_takes_all_see_its_finished_card_and_its_empty_place(viewer: int) -> None:
    seen = view(finishing(), viewer)
    assert (seen.stage, seen.actors, slots(seen.seats[0])) == ("take", [0], [0, 8])
    assert (named(seen.seats[0].finished), seen.seats[0].score) == ([7], 10)


@pytest.mark.rule("SG-23")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_card_drawn_from_the_pile_nobody_sees_anything_before_it_comes(viewer: int) -> None:
    state = finishing()
    place(state, 0, "take pile")
    seen = view(state, viewer)
    assert (seen.stage, seen.actors, seen.pile, slots(seen.seats[0])) == ("draw", [BOX], 2, [0, 8])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_awards_are_seen_with_their_owner(viewer: int) -> None:
    state = table()
    award(state, "orange", 1, 0)
    seen = [(one.colour, one.points, one.seat) for one in view(state, viewer).awards]
    assert seen == [
        ("green", 10, -1),
        ("green", 6, -1),
        ("green", 3, -1),
        ("orange", 10, 1),
        ("orange", 6, 0),
        ("orange", 3, -1),
        ("purple", 10, -1),
        ("purple", 6, -1),
        ("purple", 3, -1),
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_when_the_game_is_over_nobody_acts(viewer: int) -> None:
    state = table()
    later(state, 4, I2=1, I3=1)
    show(state, "I2")
    settle(state)
    seen = view(state, viewer)
    assert (seen.stage, seen.actors, seen.round, seen.turn) == ("over", [], 4, 7)


# What is heard


def heard(state: SilverGold, seat: int, notation: str) -> dict[int, list[Said]]:
    """Make the move; what seat 0, seat 1 and a watcher hear of it."""
    before = state.copy()
    place(state, seat, notation)
    move = GAME.rules.read(state.pack, notation)
    return {viewer: GAME.telling.tell(before, seat, move, state, viewer) for viewer in VIEWERS}


def to_all(*lines: Said) -> dict[int, list[Said]]:
    return {viewer: list(lines) for viewer in VIEWERS}


def said(key: str, **args: str | int) -> Said:
    return Said(f"silver-gold-{key}", args)


@pytest.mark.rule("SG-4")
def test_only_its_seat_hears_which_card_it_is_dealt() -> None:
    state = start(deck(), 2)
    come(state, 1, 2, 3, 4)
    hidden = said("dealt-hidden", seat=1)
    expected = {0: [hidden], 1: [said("dealt", seat=1, card=17)], WATCHER: [hidden]}
    assert heard(state, BOX, "card 17") == expected


@pytest.mark.rule("SG-4")
def test_only_its_seat_hears_the_first_card_it_keeps() -> None:
    expected = {0: [said("keeps", seat=0, card=3)], 1: [], WATCHER: []}
    assert heard(dealt(), 0, "keep 3") == expected


@pytest.mark.rule("SG-4")
def test_others_hear_that_a_seat_has_chosen_but_not_what() -> None:
    state = dealt()
    place(state, 0, "keep 3")
    ready = said("ready", seat=0)
    expected = {0: [said("keeps", seat=0, card=1), ready], 1: [ready], WATCHER: [ready]}
    assert heard(state, 0, "keep 1") == expected


@pytest.mark.rule("SG-4")
def test_with_the_last_choice_all_hear_all_kept_cards() -> None:
    state = dealt()
    place(state, 0, "keep 3", "keep 1")
    place(state, 1, "keep 5")
    first = [said("keeps", seat=0, card=1), said("keeps", seat=0, card=3)]
    second = [said("keeps", seat=1, card=5), said("keeps", seat=1, card=8)]
    assert heard(state, 1, "keep 8") == {
        0: second,
        1: [said("keeps", seat=1, card=8), *first],
        WATCHER: first + second,
    }


@pytest.mark.rule("SG-5")
def test_all_hear_which_card_is_turned_up() -> None:
    state = dealt()
    run(state, stages.FILL)
    assert heard(state, BOX, "card 17") == to_all(said("turned-up", card=17))


@pytest.mark.rule("SG-7")
def test_all_hear_which_pattern_is_shown() -> None:
    state = table()
    later(state, 2, I3=2, L4=1, T4=1)
    expected = to_all(said("shown", pattern="L4", round=2, turn=5))
    assert heard(state, BOX, "show L4") == expected


@pytest.mark.rule("SG-15")
def test_others_hear_that_a_seat_has_marked_but_not_where() -> None:
    state = show(table([card(1)]), "I2")
    ready = said("ready", seat=0)
    own = said("marks", seat=0, card=1, cells="a1 b1")
    assert heard(state, 0, "1:a1b1") == {0: [own, ready], 1: [ready], WATCHER: [ready]}


@pytest.mark.rule("SG-15", "SG-16")
def test_while_a_seat_owes_an_extra_mark_others_hear_nothing() -> None:
    state = show(table([card(1, CROSS_SHAFT)]), "I2")
    own = said("marks", seat=0, card=1, cells="a5 b5")
    assert heard(state, 0, "1:a5b5") == {0: [own], 1: [], WATCHER: []}


@pytest.mark.rule("SG-15")
def test_with_the_last_mark_all_hear_all_marks() -> None:
    state = show(table([card(1)], [card(2)]), "I2")
    place(state, 0, "1:a1b1")
    first, second = (
        said("marks", seat=0, card=1, cells="a1 b1"),
        said("marks", seat=1, card=2, cells="a1"),
    )
    expected = {0: [second], 1: [second, first], WATCHER: [first, second]}
    assert heard(state, 1, "1:a1") == expected


@pytest.mark.rule("SG-15", "SG-16")
def test_marks_of_one_seat_on_both_cards_are_told_card_by_card() -> None:
    state = show(table([card(1, CROSS_SHAFT), card(2)], [card(5)]), "I2")
    place(state, 0, "1:a5b5", "2:a1")
    lines = heard(state, 1, "1:a1")[WATCHER]
    assert lines[:3] == [
        said("marks", seat=0, card=1, cells="a5 b5"),
        said("marks", seat=0, card=2, cells="a1"),
        said("marks", seat=1, card=5, cells="a1"),
    ]


@pytest.mark.rule("SG-17", "SG-23")
def test_a_finished_pyramid_is_announced_with_the_last_mark_and_not_before() -> None:
    state = show(table([card(7, SHAFT)], [card(2)]), "I2")
    early = heard(state, 0, "1:a5")
    late = heard(state, 1, "1:a1")
    finishes = said("finishes", seat=0, card=7)
    assert [finishes in early[viewer] for viewer in VIEWERS] == [False] * 3
    assert [late[viewer][-1] for viewer in VIEWERS] == [finishes] * 3


@pytest.mark.rule("SG-23")
def test_all_hear_which_card_is_taken() -> None:
    assert heard(finishing(), 0, "take 11") == to_all(said("takes", seat=0, card=11))


@pytest.mark.rule("SG-23")
def test_all_hear_that_a_card_is_drawn_and_then_which() -> None:
    state = finishing()
    assert heard(state, 0, "take pile") == to_all(said("takes-pile", seat=0))
    assert heard(state, BOX, "card 2") == to_all(said("draws", seat=0, card=2))


@pytest.mark.rule("SG-27")
def test_an_award_is_told_after_the_cards_are_replaced() -> None:
    state = table([card(7, SHAFT), card(8)])
    aside(state, 0, 10)
    lay(state, [3, 11, 20, 41], [])
    show(state, "I2")
    place(state, 0, "1:a5")
    place(state, 1, "1:a1")
    assert heard(state, 0, "take 3") == to_all(
        said("takes", seat=0, card=3), said("award", seat=0, colour="green", points=10)
    )


@pytest.mark.rule("SG-7")
def test_a_new_round_is_told_with_the_last_mark_of_the_old_one() -> None:
    state = table()
    later(state, 2, I2=1, I3=1)
    show(state, "I2")
    place(state, 0, "1:a1")
    lines = heard(state, 1, "1:a1")
    assert [lines[viewer][-1] for viewer in VIEWERS] == [said("round", round=3)] * 3


@pytest.mark.rule("SG-31")
def test_the_end_is_told_last() -> None:
    state = table([card(7, SHAFT)])
    aside(state, 0, 10)
    later(state, 4, I2=1, I3=1)
    show(state, "I2")
    place(state, 0, "1:a5")
    lines = heard(state, 1, "1:a1")[WATCHER]
    assert state.stage == stages.OVER
    assert lines[2:] == [
        said("finishes", seat=0, card=7),
        said("award", seat=0, colour="green", points=10),
        said("over"),
    ]


@pytest.mark.rule("SG-14")
def test_when_nobody_can_mark_the_shown_card_may_bring_the_end() -> None:
    state = table([None, None], [None, None])
    lay(state, [], [])
    later(state, 4, I2=1, I3=1)
    shown = said("shown", pattern="I2", round=4, turn=7)
    skipped = [said("skipped", seat=0), said("skipped", seat=1)]
    assert heard(state, BOX, "show I2") == to_all(shown, *skipped, said("over"))


@pytest.mark.rule("SG-14")
def test_all_hear_which_seat_is_skipped() -> None:
    state = table([], [None, None])
    lay(state, [], [])
    shown = said("shown", pattern="I2", round=1, turn=1)
    assert heard(state, BOX, "show I2") == to_all(shown, said("skipped", seat=1))


@pytest.mark.rule("SG-4", "SG-15")
def test_what_another_seat_hides_changes_nothing_in_what_i_see() -> None:
    ours, theirs = dealt(), dealt()
    place(ours, 1, "keep 5", "keep 6")
    place(theirs, 1, "keep 7", "keep 8")
    assert view(ours, 0) == view(theirs, 0)
