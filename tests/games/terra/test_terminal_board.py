"""The board of Terra Pyramides: drawn positions, choosing, texts."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from saqqara.boards import drawer
from saqqara.boards.screen import Pick, Scene
from saqqara.boards.signs import ASCII, UNICODE, Signs
from saqqara.boards.terra.pick import TurnPick
from saqqara.boards.terra.signs import ARROWS, LINES, SHOWN
from saqqara.cli import frame
from saqqara.cli.sitting import Sitting
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.games.terra.engine.rules import Terra
from saqqara.table.deal import deal
from saqqara.text import Speech
from tests.cli.seated import set_up, sit_down

GAME = GAMES["terra"]
BOARD = drawer("terra")
PACK = GAME.pack()
TILES = "first 1; tile red+worker; tile worker; tile blue; tile worker+eye"
VALUES = "foundation 3; foundation 2; foundation 4; foundation 1"
BEGUN = f"{TILES}; {VALUES}; tile blue+worker; tile grey"
ALONE = f"{TILES}; {VALUES}; tile blue+worker"
LAID = "d5 e; foundation 2"
LOOKED = "tile red; tile worker; tile green+eye; tile yellow"


def sitting(moves: str, seats: int = 2, language: str = "en", **options: str) -> Sitting:
    """Seat 1 after these moves, those of chance and of the others among them."""
    names = ["You", *(["greedy"] * (seats - 1))]
    at = sit_down(deal(GAME, PACK, options, names, "x"), language)
    play(at, moves)
    return at


def play(at: Sitting, moves: str) -> None:
    state = at.state.copy()
    for move in filter(None, moves.split("; ")):
        actor = state.actors()[0]
        assert actor != BOX or move.startswith(("first", "tile", "foundation")), move
        state.apply(actor, GAME.rules.read(PACK, move))
    set_up(at, state)


def scene(at: Sitting, move: str = "", rows: int = 24, signs: Signs = UNICODE) -> Scene:
    shown = replace(frame.scene_of(at, signs), rows=rows)
    if not move:
        return shown
    number = GAME.rules.read(PACK, move)
    pick = BOARD.pick(shown).at(number)
    why = None if number in shown.legal else GAME.telling.why_not(at.state, 0, number)
    return replace(shown, pick=pick, after=at.after(number), why=why)


def drawn(shown: Scene) -> str:
    rows = [text.plain.rstrip() for part in BOARD.blocks(shown) for text in part.lines]
    assert max(map(cell_len, rows)) <= 80
    return "\n".join(rows)


def board(shown: Scene, first: int, last: int) -> list[str]:
    """Some rows of the drawn board, without what stands beside it."""
    return [row[:49].rstrip() for row in drawn(shown).splitlines()[first + 2 : last + 3]]


def beside(shown: Scene) -> str:
    """What stands beside the board."""
    return "\n".join(row[50:] for row in drawn(shown).splitlines()[2:])


def picked(at: Sitting, *keys: str) -> str:
    """The move after these keys."""
    shown = scene(at)
    pick: Pick = BOARD.pick(shown)
    for key in keys:
        pick = pick.key(key)
    return GAME.rules.write(PACK, pick.move)


def rich(at: Sitting, gold: int = 0, **bricks: int) -> Sitting:
    """The same, with so much gold and so many bricks."""
    state = at.state
    assert isinstance(state, Terra)
    state.earn(0, gold - state.gold(0))
    for k, colour in enumerate(("blue", "grey", "red", "green", "yellow", "brown", "white")):
        state.give(0, k, bricks.get(colour, 0) - state.brick(0, k))
    return at


# Drawn positions


@pytest.mark.rule("TP-1", "TP-5")
def test_a_low_terminal_gets_one_line_for_each_row_of_fields() -> None:
    assert board(scene(sitting(BEGUN)), 0, 9) == [
        "     a    b    c    d    e    f    g    h    i",
        " 1 │ ·    ·   ░░░░  ·    ψψ   ·    ·   ░░░░  ·  │",
        " 2 │░░░░  ·    ·    ·    ·   ░░░░  ·    ·    ·  │",
        " 3 │ ·    ·    ψψ   3    ·    ·    ψψ   ·   ░░░░│",
        " 4 │ ·   ░░░░  ·    △♙↑  ·    ≈ →  4    ·    ·  │",
        " 5 │ ψψ   ·    ·    ·   ░░░░  ·    ·    ·    ψψ │",
        " 6 │ ·    ·    2   ←♙    ·    ♙¤↓  ·   ░░░░  ·  │",
        " 7 │░░░░  ·    ψψ   ·    ·    1    ψψ   ·    ·  │",
        " 8 │ ·    ·    ·   ░░░░  ·    ·    ·    ·   ░░░░│",
        " 9 │ ·   ░░░░  ·    ·    ψψ   ·   ░░░░  ·    ·  │",
    ]


def test_a_higher_terminal_gets_two_lines_and_then_room_between_them() -> None:
    assert board(scene(sitting(BEGUN), "d5 e", rows=30), 5, 10) == [
        " 3 │ ·    ·    ψψ    3   ·    ·    ψψ   ·   ░░░░│",
        "   │                                        ░░░░│",
        " 4 │ ·   ░░░░  ·    ↑↑   ·    ≈ →   4   ·    ·  │",
        "   │     ░░░░       △♙                          │",
        " 5 │ ψψ   ·    ·  [ ≈♙→]░░░░  ·    ·    ·    ψψ │",
        "   │              [    ]░░░░                    │",
    ]
    assert board(scene(sitting(BEGUN), "d5 e", rows=40), 13, 16) == [
        "   │              ╔════╗                        │",
        " 5 │ ψψ   ·    ·  ║ ≈♙→║░░░░  ·    ·    ·    ψψ │",
        "   │              ║    ║░░░░                    │",
        "   │              ╚════╝                        │",
    ]


@pytest.mark.rule("TP-12", "TP-16")
def test_workers_and_pyramids_show_owner_number_colour_and_level() -> None:
    at = sitting(f"{BEGUN}; {LAID}; row ns; go d4 n; go d5 n; go d6 n")
    assert board(scene(at), 3, 3) == [" 3 │ ·    ·    ψψ   3●3  ·    ·    ψψ   ·   ░░░░│"]
    assert board(scene(at, rows=30), 6, 6)[0].startswith("   │               ●●●")
    built = scene(at, "found d3 red")
    assert board(built, 3, 3) == [" 3 │ ·    ·    ψψ [△1●1] ·    ·    ψψ   ·   ░░░░│"]
    assert "● You  5›6 points" in drawn(built)
    assert "♙ 11›13 supply" in drawn(built)
    assert "▸ d3: red pyramid" in drawn(built)


@pytest.mark.rule("TP-8", "TP-10", "TP-11")
def test_while_laying_the_field_tells_its_stairs_and_what_its_rows_yield() -> None:
    shown = scene(sitting(BEGUN), "d5 e")
    assert beside(shown).splitlines()[5:10] == [
        "d5  Stair  ↑ [→] ↓",
        "  ─  ¤1 ≈1 ♙1",
        "  │  ≈1 △1 ♙3",
        "  ╲  ≈1 ♙1",
        "  ╱  ≈1 ♙1",
    ]
    assert BOARD.brings(shown) == "A foundation comes to e5."
    assert BOARD.prompt(shown) == "Lay your tile: blue brick and worker."


@pytest.mark.rule("TP-10", "TP-11")
def test_the_chosen_row_is_marked_with_its_yield() -> None:
    shown = scene(sitting(f"{BEGUN}; {LAID}"), "row ns")
    assert [row[15:26] for row in board(shown, 3, 8)] == [
        "ψψ   3    ·",
        "·  ( △♙↑) ·",
        "·  [ ≈♙→] 2",
        "2  (←♙  ) ·",
        "ψψ ( ·  ) ·",
        "·   ░░░░  ·",
    ]
    assert "▸ │  ≈1 △1 ♙3" in drawn(shown)
    assert "≈0›1 ○0 △0›1 ♠0 ★0 ≡0 ☥0" in drawn(shown)
    typed = scene(sitting(f"{BEGUN}; {LAID}"))
    assert "row ns  ≈1 △1 ♙3" in drawn(typed)


@pytest.mark.rule("TP-12", "TP-13")
def test_waiting_workers_are_listed_with_where_they_can_go() -> None:
    at = sitting(f"{BEGUN}; {LAID}; row ns")
    shown = scene(at, "go d4 n")
    assert [row[15:26] for row in board(shown, 3, 6)] == [
        "ψψ [ 3●1] ·",
        "·  ( △♙↑) ·",
        "·  ‹ ≈♙→› 2",
        "2  ‹←♙  › ·",
    ]
    text = beside(shown)
    assert "▸ d4 ↑ d3  3\n  d4 ↘ e5  2\n  d5 ↑ d3  3" in text
    assert "First turn: one foundation" in text
    assert BOARD.brings(shown) == "d3: foundation worth 3. Worth 3 points more."
    assert BOARD.prompt(shown) == "Send 3 workers, build, buy, or end your actions."
    assert BOARD.brings(scene(at, "end")) == "3 worker symbols lapse."
    assert "go d4 se e5  2" in drawn(scene(at))


@pytest.mark.rule("TP-7", "TP-16")
def test_a_refusal_marks_its_fields() -> None:
    shown = scene(sitting(BEGUN), "d4 n")
    assert board(shown, 4, 4)[0][18:24] == "! △♙↑!"
    assert "d4: red brick and worker" in drawn(shown)
    assert shown.why
    assert frame.refusal(shown.say, shown.why) == "A tile lies here already. (TP-7 d4)"
    free = replace(scene(sitting(BEGUN), "c3 n"), why=None)
    assert board(free, 3, 3)[0][13:20] == "{ ψψ } "
    assert "c3: oasis, 1 gold" in drawn(free)


@pytest.mark.rule("TP-15")
def test_a_looked_at_stack_is_shown_to_the_looker_only() -> None:
    at = rich(sitting(f"{BEGUN}; {LAID}; row ew; end"), gold=2)
    assert "▸c2 ▒ ▒ ▒ ▒" in drawn(scene(at, "look c2"))
    play(at, f"look c2; {LOOKED}")
    shown = scene(at, "pick 3")
    assert "▸3 ♠¤ green brick + Horus eye" in drawn(shown)
    assert "c2 △ ♙ ♠¤ ★" in drawn(replace(shown, rows=40))
    assert "Hand ♠¤ (c2)" in drawn(replace(shown, view=shown.after))
    play(at, "pick 3")
    assert "c2 △ ♙ ★" in drawn(scene(at, rows=40))
    other = replace(scene(at, rows=40), view=GAME.telling.view(at.state, 1), seat=1)
    assert "c2 ▒ ▒ ▒\n" in drawn(other)
    assert "● You 1  c2" in drawn(other)


@pytest.mark.rule("TP-24")
def test_open_stacks_show_their_top_to_all() -> None:
    opened = "tile red; tile worker; tile green+eye; tile yellow"
    at = sitting(f"{BEGUN}; {opened}", open_stacks="on")
    assert "Sphinx  4△ 4♙ 4 5\nScarab  4♠¤ 4★ 4 5\n" in beside(scene(at, "d5 e"))
    assert " s2 ♙ ▒ ▒ ▒" in drawn(replace(scene(at, "d5 e"), spread=True))
    assert " c1 ♠¤ ▒ ▒ ▒" in drawn(scene(at, "d5 e", rows=40))


@pytest.mark.rule("TP-23")
def test_halves_are_seen_where_they_matter_and_the_price_is_told() -> None:
    at = rich(sitting(BEGUN, symbols="on"), gold=1)
    row = " 5 │ ψψ   Ω    Ω    Ω   ░░░░  ж    ж    ж    ψψ │"
    assert board(scene(at), 5, 5) == [row]
    shown = scene(at, "f5 w")
    assert BOARD.brings(shown).endswith("It costs 1 gold: the tile belongs to the other half.")
    assert "¤ 1›0 gold" in drawn(shown)
    assert "b6: desert, sphinx" in drawn(scene(rich(at), "b6 w"))


@pytest.mark.rule("TP-25", "TP-27", "TP-29")
def test_the_task_is_told_and_ticked_once_it_is_fulfilled() -> None:
    at = rich(sitting(ALONE, seats=1, task="2"), gold=3, white=7)
    assert "Task: 10 of 276 points" in drawn(scene(at))
    assert "capstones" not in drawn(scene(at))
    rich(at, gold=200, white=76)
    assert "✓ Task: 276 of 276 points" in drawn(scene(at))
    together = sitting(BEGUN, task="3", language="de")
    assert "Aufgabe: 0 von 6 Farben zu 35" in drawn(scene(together))
    assert "▲ greedy  ○" in drawn(scene(together))


@pytest.mark.rule("TP-19")
def test_above_a_limit_the_question_says_what_to_do() -> None:
    at = rich(sitting(f"{BEGUN}; {LAID}; row ew; end"), gold=5, red=8)
    play(at, "take s1; tile worker")
    assert BOARD.prompt(scene(at)) == "8 bricks are too many: swap, or build, down to 7."
    assert picked(at) == "swap red red"
    assert "△8›6 ♠0 ★0 ≡0 ☥0›1" in drawn(scene(at, "swap red red"))
    play(at, "swap red red")
    assert BOARD.prompt(scene(at)) == "5 gold is too much: buy down to 4."
    assert picked(at) == "buy white"


def test_letters_instead_of_signs() -> None:
    at = sitting(f"{BEGUN}; {LAID}; row ns; go d4 n")
    for rows in (24, 30, 40):
        text = drawn(scene(at, "go d5 n", rows, ASCII))
        assert text.isascii()
    assert board(scene(at, "go d5 n", signs=ASCII), 3, 6) == [
        " 3 | .    .    oo [ 3a2] .    .    oo   .   ####|",
        " 4 | .   ####  .  ( Ri^) .    B >  4    .    .  |",
        " 5 | oo   .    .  ( Bi>) 2    .    .    .    oo |",
        " 6 | .    .    2  <<i  > .    i$v  .   ####  .  |",
    ]


def test_the_legend_fits_in_both_languages() -> None:
    for language in ("en", "de"):
        rows = BOARD.legend(scene(sitting(BEGUN, language=language, symbols="on")))
        assert max(row.cell_len for row in rows) <= 80
        assert len(rows) <= 13


def test_every_sign_is_one_column_wide() -> None:
    signs = [*SHOWN.values(), *(pair[0] for pair in [*ARROWS.values(), *LINES.values()])]
    assert [cell_len(sign) for sign in signs] == [1] * len(signs)


# Choosing


@pytest.mark.rule("TP-8")
def test_a_stair_turns_among_the_directions_that_are_allowed() -> None:
    at = sitting(BEGUN)
    begin = picked(at)
    assert [picked(at, *(["r"] * n)) for n in range(4)] == ["e4 e", "e4 s", "e4 w", "e4 e"]
    assert picked(at, "r", "t") == begin
    assert picked(at, "space") == "e4 s"


def test_arrows_go_over_all_fields_and_n_to_the_next_placement() -> None:
    at = sitting(BEGUN)
    assert picked(at, "left") == "d4 e"
    assert picked(at, "left", "down") == "d5 e"
    assert picked(at, "left", "n") == "e4 e"
    assert picked(at, *["up"] * 9).startswith("e1")
    assert picked(at, *["right"] * 9).startswith("i4")
    visited = {picked(at, *["n"] * k) for k in range(len(scene(at).legal))}
    assert visited == {GAME.rules.write(PACK, move) for move in scene(at).legal}
    assert picked(at, "n", "p") == picked(at)


@pytest.mark.rule("TP-10")
def test_choosing_a_row_begins_at_the_richest() -> None:
    at = sitting(f"{BEGUN}; {LAID}")
    assert picked(at) == "row ns"
    assert picked(at, "down") == picked(at, "tab", "3") == "row nwse"
    assert picked(at, "up") == "row ew"


@pytest.mark.rule("TP-16", "TP-18")
def test_letters_lead_to_everything_else_and_tab_leads_back() -> None:
    at = rich(
        sitting(f"{BEGUN}; {LAID}; row ns; go d4 n; go d5 n; go d6 n"), gold=3, red=1, white=1
    )
    assert picked(at) == "end"
    assert picked(at, "b") == "found d3 blue white"
    assert picked(at, "b", "b", "down") == "found d3 red"
    assert picked(at, "w") == "buy white"
    assert picked(at, "z") == "back d3"
    assert picked(at, "w", "e") == "end"
    kinds = [picked(at, *["tab"] * n).split()[0] for n in range(5)]
    assert kinds == ["end", "found", "buy", "back", "end"]
    assert picked(at, "backtab") == "back d3"
    assert BOARD.keys(scene(at, "end")).split("   ")[2:5] == ["B build", "W white", "Z back"]


def test_a_letter_that_can_do_nothing_shows_why_and_n_leads_back() -> None:
    at = sitting(BEGUN)
    for key, rule in {"b": "TP-16", "a": "TP-18", "w": "TP-18", "z": "TP-14", "x": "TP-19"}.items():
        move = GAME.rules.read(PACK, picked(at, key))
        assert move not in scene(at).legal
        assert GAME.telling.why_not(at.state, 0, move).rule == rule
        assert drawn(scene(at, picked(at, key)))
        assert picked(at, key, "n") == picked(at, key, "tab") == scene_first(at)
    assert (
        GAME.telling.why_not(at.state, 0, GAME.rules.read(PACK, picked(at, "e"))).key
        == "terra-why-end-later"
    )


def scene_first(at: Sitting) -> str:
    return GAME.rules.write(PACK, scene(at).legal[0])


@pytest.mark.rule("TP-15")
def test_v_changes_between_taking_a_tile_and_looking_through_the_stack() -> None:
    at = rich(sitting(f"{BEGUN}; {LAID}; row ew; end"), gold=2)
    assert picked(at, "down") == "take s2"
    assert picked(at, "down", "v") == "look s2"
    assert picked(at, "down", "v", "v") == "take s2"
    assert "V look through" in BOARD.keys(scene(at, "take s1"))
    assert BOARD.prompt(scene(at, "look s1")) == "Which stack do you look through?"
    poor = rich(at)
    move = GAME.rules.read(PACK, picked(poor, "v"))
    assert GAME.telling.why_not(at.state, 0, move).key == "terra-why-gold"
    assert isinstance(scene(at, "take s1").pick, TurnPick)


# Words


def test_tiles_rows_and_stacks_are_told_in_words() -> None:
    at = sitting(f"{BEGUN}")
    before = at.state.copy()
    play(at, "d5 e")
    told = [(before, "d5 e")]
    play(at, "foundation 2")
    told.append((at.state.copy(), "row ns"))
    lines = {language: [_told(at, language, *one) for one in told] for language in ("en", "de")}
    assert lines["en"] == [
        "You: blue brick and worker on d5, stair to the east",
        "You: row north–south: +1 blue +1 red +3 workers",
    ]
    assert lines["de"] == [
        "You: blauer Baustein und Arbeitskraft auf d5, Treppe nach Osten",
        "You: Reihe Nord–Süd: +1 blau +1 rot +3 Arbeitskräfte",
    ]


def _told(at: Sitting, language: str, before: object, move: str) -> str:
    assert isinstance(before, Terra)
    after = before.copy()
    number = GAME.rules.read(PACK, move)
    after.apply(0, number)
    said = GAME.telling.tell(before, 0, number, after, 0)
    return Speech(language, at.say.names).tell(said[0])
