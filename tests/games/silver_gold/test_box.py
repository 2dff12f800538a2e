"""What the game knows besides the position, and that boards show what the box says."""

from dataclasses import replace

import msgspec
import pytest
from rich.console import Console

from saqqara.boards import drawer
from saqqara.core.state import WATCHER
from saqqara.games.silver_gold.box import Box, Pattern, Printed, Worths, box
from saqqara.games.silver_gold.engine.chambers import Cards
from saqqara.games.silver_gold.engine.patterns import SHAPES
from saqqara.games.silver_gold.view import view
from saqqara.text import Speech
from tests.games.silver_gold.board import GAME, PENALTIES, SHAFT, card, deck, fill, show, table
from tests.games.silver_gold.test_terminal_board import drawn, position, scene

BOARD = drawer("silver_gold")


def with_other_numbers() -> Cards:
    """A pack whose expedition shows only S4 and I4, and whose skulls cost ten times as much."""
    plain = deck()
    copies = [4 if shape in ("I4", "S4") else 0 for shape in SHAPES]
    return Cards("other", "", plain.chambers, copies, [10 * cost for cost in PENALTIES])


@pytest.mark.rule("SG-1")
def test_every_card_is_in_the_box_as_it_is_printed() -> None:
    cards = box(deck(card(6, SHAFT)), 2, {}).cards
    assert [one.ordinal for one in cards] == [*range(1, 49)]
    assert cards[5] == Printed(6, "purple", ["E####", ".####", ".####", ".####", "T####"])


@pytest.mark.rule("SG-2")
def test_patterns_are_drawn_and_counted() -> None:
    patterns = box(GAME.pack(), 2, {}).patterns
    copies = {name: pattern.copies for name, pattern in patterns.items()}
    assert copies == {"I2": 1, "I3": 2, "V3": 2, "O4": 1, "L4": 1, "T4": 1}
    assert patterns["L4"].drawn == ["#.", "#.", "##"]


@pytest.mark.rule("SG-3", "SG-4", "SG-5", "SG-7", "SG-27", "SG-32")
def test_the_numbers_of_the_rules_are_in_the_box() -> None:
    known = box(GAME.pack(), 2, {})
    assert (known.rounds, known.turns) == (4, 7)
    assert (known.dealt, known.kept, known.display, known.gems) == (4, 2, 4, 10)
    assert (known.penalties, known.awards) == (PENALTIES, [10, 6, 3])
    assert (known.colours, known.worths) == (["green", "orange", "purple"], Worths(10, 5, 5, 1))


def test_a_pack_with_other_numbers_has_them_in_its_box() -> None:
    known = box(with_other_numbers(), 2, {})
    assert known.patterns == {"I4": Pattern(["####"], 4), "S4": Pattern([".##", "##."], 4)}
    assert known.penalties == [10, 20, 30, 40, 50, 60, 80, 100, 120, 150]


# The terminal shows them


def test_the_terminal_counts_in_rounds_turns_and_boxes_of_the_box() -> None:
    shown = scene(position(), "1:d1d2d3e3")
    other = msgspec.structs.replace(shown.box, rounds=6, turns=9, gems=12)
    board = drawn(replace(shown, box=other))
    assert "Round 2/6   Card 3/9" in board
    assert "♦ 0/12   ● 0/12   ☼ ._...." in board
    said = BOARD.brings(replace(shown, box=other))
    assert said == "red gem: 1 of 12 boxes; green gem: 1 of 12 boxes"


def test_the_terminal_draws_the_pattern_as_the_box_does() -> None:
    shown = scene(position("L4"))
    other = shown.box.patterns | {"L4": Pattern(["#####"], 1)}
    board = drawn(replace(shown, box=msgspec.structs.replace(shown.box, patterns=other)))
    assert "██████████" in board
    assert "██████████" not in drawn(shown)


def test_the_legend_says_the_worths_of_the_box() -> None:
    shown = scene(position())
    worths = Worths(pyramid=12, torch=7, pair=8, single=3)
    other = replace(shown, box=msgspec.structs.replace(shown.box, worths=worths))
    said = "\n".join(text.plain for text in BOARD.legend(other))
    for words in ("12 points and new card", "7 points, once", "8 points, alone 3"):
        assert words in said


@pytest.mark.parametrize(
    ("kept", "dealt", "asked"),
    [(2, 4, "Keep two of your four cards."), (3, 6, "Keep three of your 6 cards.")],
)
def test_the_question_says_how_many_cards_are_kept(kept: int, dealt: int, asked: str) -> None:
    known: Box = msgspec.structs.replace(box(deck(), 2, {}), kept=kept, dealt=dealt)
    seen = view(table([None, None]), 0)
    seen.stage = "keep"
    shown = replace(scene(position()), view=seen, box=known)
    assert BOARD.prompt(shown) == asked


def test_the_cards_of_a_pack_are_drawn_with_its_own_patterns() -> None:
    console = Console(width=80, height=200, record=True, force_terminal=True)
    with console.capture() as drawing:
        console.print(BOARD.draw_pack(with_other_numbers(), Speech("en"), console))
    text = drawing.get()
    assert "I4 ×4" in text
    assert "S4 ×4" in text
    assert "L4" not in text


@pytest.mark.rule("SG-20")
def test_a_penalty_is_that_of_the_pack() -> None:
    state = table()
    state.pack.skulls[:] = with_other_numbers().skulls
    fill(state, 0, skulls=7)
    assert view(show(state, "I2"), WATCHER).seats[0].sheet.penalty == 80
