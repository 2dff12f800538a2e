"""The boards as drawn positions, and choosing on them."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from saqqara.boards import drawer
from saqqara.boards.screen import Pick, Scene
from saqqara.boards.signs import ASCII, UNICODE, Signs
from saqqara.boards.silver_gold.chamber import NAMES, cell_sign
from saqqara.cli import frame
from saqqara.cli.sitting import Sitting
from saqqara.core.bits import BIT
from saqqara.core.said import Said
from saqqara.games import GAMES
from saqqara.games.silver_gold.engine import stages
from saqqara.games.silver_gold.engine.moves import SHOW, read
from saqqara.games.silver_gold.engine.patterns import CELL_NAMES, SHAPES
from saqqara.games.silver_gold.engine.position import NO_CARD
from saqqara.games.silver_gold.engine.rules import SilverGold, start
from saqqara.games.silver_gold.tell import tell
from saqqara.table.deal import deal
from saqqara.text import Speech
from tests.cli.seated import set_up, sit_down

GAME = GAMES["silver_gold"]


def position(shape: str = "L4", marks: str = "b1 c1") -> SilverGold:
    """Two seats with cards 2, 3 and 8, 14; the first has some marks on card 2."""
    state = start(GAME.pack(), 2)
    state.stage, state.round, state.turn, state.shape = stages.MARK, 2, 3, SHAPES.index(shape)
    state.cards = [1, 2, 7, 13]
    state.set_marked(0, 0, sum(BIT[CELL_NAMES.index(c)] for c in marks.split()))
    state.show_drafts()
    state.owed, state.owing, state.fresh = [1, 1], 3, 3
    return state


def sitting_at(state: SilverGold) -> Sitting:
    at = sit_down(deal(GAME, GAME.pack(), {}, ["You", "greedy"], "x"))
    set_up(at, state)
    return at


def scene(state: SilverGold, move: str = "", signs: Signs = UNICODE) -> Scene:
    sitting = sitting_at(state)
    shown = frame.scene_of(sitting, signs)
    if not move:
        return shown
    number = read(GAME.pack(), move)
    pick: Pick = drawer("silver_gold").pick(shown).at(number)
    why = None if number in shown.legal else GAME.telling.why_not(state, 0, number)
    return replace(shown, pick=pick, after=sitting.after(number), why=why)


def drawn(shown: Scene) -> str:
    rows = [text.plain for part in drawer("silver_gold").blocks(shown) for text in part.lines]
    return "\n".join(row.rstrip() for row in rows)


@pytest.mark.rule("SG-12")
def test_marks_ghost_and_reachable_cells_differ_without_colour() -> None:
    board = drawn(scene(position(), "1:d1d2d3e3"))
    assert "1 │▒▒▒▒▒│  ×  │  ×  │ [●] │▒▒▒▒▒│  1 │ ‹▼› │ ‹☼› │ ‹·› │▒▒▒▒▒│▒▒▒▒▒│" in board
    assert "2 │▒▒▒▒▒│ ‹·› │ ‹·› │ [·] │ ‹☠› │" in board
    assert "3 │  ☼  │▒▒▒▒▒│▒▒▒▒▒│ [♦] │ [·] │" in board
    assert "● You  0 › 5 points    ♦ 0/10   ● 0/10   ☼ ._..   ☠ 0" in board


@pytest.mark.rule("SG-9")
def test_turned_four_times_or_mirrored_twice_a_piece_is_where_it_was() -> None:
    shown = scene(position("L4"), "1:b2b3b4c4")
    assert shown.pick
    for key, times in (("r", 4), ("f", 2), ("s", 2)):
        pick = shown.pick
        for _ in range(times):
            pick = pick.key(key)
        assert pick.move == shown.pick.move


def test_n_visits_every_place_where_the_piece_fits() -> None:
    shown = scene(position("T4"))
    fitting = {move for move in shown.legal if len(GAME.rules.write(GAME.pack(), move)) > 4}
    pick = drawer("silver_gold").pick(shown)
    visited = set()
    for _ in fitting:
        visited.add(pick.move)
        pick = pick.key("n")
    assert visited == fitting
    assert pick == drawer("silver_gold").pick(shown)


def test_past_the_inner_edge_a_piece_goes_over_to_the_other_card() -> None:
    shown = scene(position("I2"), "1:e2e3")
    assert shown.pick
    over = shown.pick.key("right")
    assert GAME.rules.write(GAME.pack(), over.move) == "2:a2a3"
    assert over.key("left") == shown.pick


@pytest.mark.rule("SG-10")
def test_refused_cells_are_outlined_within_the_piece() -> None:
    board = drawn(scene(position(), "1:a3a4b4c4"))
    assert "4 │ {●} │ !▒! │ {·} │" in board


def test_draft_and_extra_mark_are_shown() -> None:
    state = position("I2", marks="")
    state.apply(0, read(GAME.pack(), "2:a1b1"))
    state.owed[0], state.owing = 1, 3
    board = drawn(scene(state))
    assert "│ (×) │ (×) │ ‹·› │▒▒▒▒▒│▒▒▒▒▒│  ██" in board
    assert "one cell" in board
    assert "● You  0 › 5 points" in board
    assert drawer("silver_gold").prompt(scene(state)) == scene(state).say("silver-gold-ask-extra")


def test_letters_instead_of_signs() -> None:
    board = drawn(scene(position(), "1:d1d2d3e3", ASCII))
    assert board.isascii()
    assert "1 |#####|  *  |  *  | [G] |#####|  1 | <E> | <F> | <.> |#####|#####|" in board
    assert "orange 10 6 3" in board


def test_what_the_symbols_under_the_piece_bring() -> None:
    said = drawer("silver_gold").brings(scene(position(), "1:d1d2d3e3"))
    assert said == "red gem: 1 of 10 boxes; green gem: 1 of 10 boxes"
    state = position("I2", marks="a1")
    state.set_card(0, 0, 2)
    state.set_torches(0, BIT[1])
    assert "torch: nothing" in drawer("silver_gold").brings(scene(state, "1:b1c1"))


def test_another_seats_draft_is_never_drawn() -> None:
    state = position()
    before = drawn(scene(state))
    state.set_marked(1, 0, state.pack.chambers[7].entrance)
    assert drawn(scene(state)) == before


@pytest.mark.rule("SG-27")
def test_awards_show_whose_they_are() -> None:
    state = position()
    state.set_winner(0, 0, 1)
    state.set_winner(1, 0, 0)
    assert "Pyramid points:  green 10▲ 6 3  orange 10● 6 3  purple 10 6 3" in drawn(scene(state))


@pytest.mark.rule("SG-14")
def test_a_skipped_seat_is_told() -> None:
    before = position()
    before.stage, before.owing, before.owed = stages.SHOW, 0, [0, 0]
    before.set_card(1, 0, NO_CARD)
    before.set_card(1, 1, NO_CARD)
    before.left[SHAPES.index("I2")] = 1
    after = before.copy()
    after.apply(-1, SHOW)
    assert Said("silver-gold-skipped", {"seat": 1}) in tell(before, -1, SHOW, after, 0)
    assert Speech("de", ["Du", "greedy"])("silver-gold-skipped", seat=1).endswith("ausgesetzt")


def test_every_sign_is_one_column_wide() -> None:
    assert [cell_len(cell_sign(letter, UNICODE)) for letter in NAMES] == [1] * len(NAMES)
