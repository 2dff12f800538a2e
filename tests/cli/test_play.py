"""`saqqara play` as people meet it: typed line by line, by keys on a terminal, and as drawn."""

import os
import re
import signal
import termios
from dataclasses import replace
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from saqqara.cli import frame, shelf
from saqqara.cli.boards import drawer
from saqqara.cli.boards.board import Pick, Scene
from saqqara.cli.boards.plain import PLAIN
from saqqara.cli.boards.signs import ASCII, UNICODE, Signs
from saqqara.cli.boards.silver_gold_chamber import NAMES, cell_sign
from saqqara.cli.keys import arrow, named
from saqqara.cli.sitting import Sitting, called
from saqqara.core.bits import BIT
from saqqara.core.said import Said
from saqqara.games import GAMES
from saqqara.games.silver_gold.moves import CELL_NAMES, SHAPES, SHOW, read
from saqqara.games.silver_gold.rules import MARKING, NO_CARD, REVEAL, SilverGold, start
from saqqara.games.silver_gold.view import tell
from saqqara.record import Record
from saqqara.record import read as read_record
from saqqara.table import Table, deal
from saqqara.text import Speech
from tests.cli.terminal import Dialog, Terminal, environment, typed

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
ENTER = "\r"
GAME = GAMES["silver_gold"]
THREE = ("silver_gold", "greedy", "random", "--seed", "x")


def record_in(folder: Path) -> Record:
    """The only record below a folder."""
    (file,) = folder.glob("saqqara-records/*.txt")
    return read_record(file.read_text(encoding="utf-8"))


def offered(answer: str) -> list[str]:
    """The moves listed by `?`."""
    return [move.strip() for move in answer.removesuffix("> ").replace("\n", " ").split(",")]


# Line by line


@pytest.mark.parametrize(
    ("language", "confirm", "end"),
    [("en", "Done?", "To check the shuffle:"), ("de", "Fertig?", "So prüfst du das Mischen:")],
)
def test_whole_game_line_by_line(tmp_path: Path, language: str, confirm: str, end: str) -> None:
    with Dialog(tmp_path, "silver_gold", "--lang", language, "--seed", "lines") as dialog:
        while not dialog.over:
            if confirm in dialog.last:
                dialog.say("")
            else:
                dialog.say(offered(dialog.say("?"))[-1])
    assert end in dialog.last
    assert max(map(cell_len, dialog.heard.splitlines())) <= 80
    assert "\x1b" not in dialog.heard
    record = record_in(tmp_path)
    assert not record.final().actors()
    for seat in range(2):
        total = sum(item.points for item in GAME.items(record.final(), seat))
        assert f"{total:>5}  " in dialog.last


def test_toy_and_unknown_boards_are_played_from_a_list(tmp_path: Path) -> None:
    with Dialog(tmp_path, "toy", "random", "greedy", "--option", "wins=low") as dialog:
        while not dialog.over:
            dialog.say("" if "Done?" in dialog.last else offered(dialog.say("?"))[0])
    assert "in total" in dialog.last
    assert record_in(tmp_path).options == {"wins": "low"}


def test_what_is_typed_wrong_is_explained_and_nothing_is_lost(tmp_path: Path) -> None:
    with Dialog(tmp_path, "silver_gold", "--seed", "x") as dialog:
        assert "no move" in dialog.say("rubbish")
        assert "(SG-4)" in dialog.say("keep 1")
        assert "Not done yet." in dialog.say("")
        assert "Nothing to take back" in dialog.say("u")
        assert "Hint: greedy would play keep" in dialog.say("h")
        assert "0  in total" in dialog.say("i")
        assert "torch: 5 points" in dialog.say("l")
        dialog.say("q")
    assert "saqqara play --resume saqqara-records/silver_gold-" in dialog.last
    assert {seat for seat, _ in record_in(tmp_path).moves} == {-1}


def test_a_choice_can_be_taken_back_before_the_others_decide(tmp_path: Path) -> None:
    with Dialog(tmp_path, "silver_gold", "--seed", "x") as dialog:
        first, second = offered(dialog.say("?"))[:2]
        dialog.say(first)
        assert "✓ kept" in dialog.last
        assert "Done?" in dialog.say(second)
        assert "Keep one more card." in dialog.say("u")
        assert first not in offered(dialog.say("?"))
        assert "Keep two of your four cards." in dialog.say("u")
        assert first in offered(dialog.say("?"))
        dialog.say("q")


def test_the_end_of_input_pauses_and_resuming_leads_to_the_same_position(tmp_path: Path) -> None:
    ended = typed(tmp_path, "?\n", "silver_gold", "greedy", "greedy", "--seed", "x")
    assert (ended.returncode, ended.stderr) == (0, "")
    before = record_in(tmp_path)
    (file,) = tmp_path.glob("saqqara-records/*.txt")
    again = typed(tmp_path, "?\n", "--resume", str(file))
    assert again.returncode == 0
    assert record_in(tmp_path).moves == before.moves
    assert ended.stdout.split("> ")[1] == again.stdout.split("> ")[1]
    assert "greedy 2" in again.stdout


def test_a_draft_can_be_taken_back_after_resuming(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    with Dialog(tmp_path, "silver_gold", "--seed", "x", "--record", str(file)) as dialog:
        first, second = offered(dialog.say("?"))[:2]
        dialog.say(first)
        dialog.say(second)
        dialog.say("q")
    with Dialog(tmp_path, "silver_gold", "--resume", str(file)) as dialog:
        assert "Done?" in dialog.last
        assert "Keep one more card." in dialog.say("u")
        dialog.say("q")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "no game 'chess'"),
        (["silver_gold", "clever"], "no bot 'clever'"),
        (["silver_gold", "greedy", "greedy", "greedy", "greedy"], "5 seats"),
        (["silver_gold", "--name", "greedy"], "a bot is called so"),
        (["silver_gold", "--lang", "fr"], "no language 'fr'"),
        (["silver_gold", "--option", "wins=low"], "no option 'wins'"),
        (["--resume", "nowhere.txt"], "nowhere.txt: cannot be read"),
        ([], "play what?"),
    ],
)
def test_what_cannot_be_played_is_one_line_and_exit_code_2(
    tmp_path: Path, words: list[str], message: str
) -> None:
    ended = typed(tmp_path, "", *words)
    assert ended.returncode == 2
    assert message in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_no_file_is_ever_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("a poem", encoding="utf-8")
    ended = typed(tmp_path, "", "silver_gold", "--record", str(file))
    assert ended.returncode == 2
    assert file.read_text(encoding="utf-8") == "a poem"
    monkeypatch.chdir(tmp_path)
    record = deal(GAME, GAME.pack(), {}, ["Ada", "greedy"], "x")
    now = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    claimed = [shelf.claim(record, None, now).name for _ in range(2)]
    assert claimed == ["silver_gold-20260102-030405.txt", "silver_gold-20260102-030405-2.txt"]


def test_letters_where_the_output_has_no_signs(tmp_path: Path) -> None:
    env = environment(PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    ended = typed(tmp_path, "", "silver_gold", "--seed", "x", "--lang", "de", env=env)
    assert ended.returncode == 0
    assert ended.stdout.isascii()
    assert "ueberlegt" in ended.stdout
    assert "|###" in ended.stdout


# By keys


def test_whole_game_by_keys(tmp_path: Path) -> None:
    with Terminal(tmp_path, "silver_gold", "random", "--seed", "keys").begun() as terminal:
        while not terminal.ended:
            screen = terminal.text()
            assert max(map(cell_len, screen.splitlines())) <= 80
            terminal.press(*([ENTER] if "Done?" in screen else ["n", ENTER]))
        assert "in total" in terminal.after()
        assert "saqqara verify" in terminal.after()
        assert termios.tcgetattr(terminal.tail) == terminal.before
        assert terminal.process.wait() == 0
    assert not record_in(tmp_path).final().actors()


def begin(terminal: Terminal) -> str:
    """Keeps the first two cards and is done: the first pattern is shown."""
    return terminal.press(ENTER, ENTER, ENTER)


def test_arrows_move_the_piece_and_enter_explains_a_misfit(tmp_path: Path) -> None:
    with Terminal(tmp_path, *THREE).begun() as terminal:
        assert "╔═ 2 orange" in terminal.text()
        assert "╔═ 3 purple" in terminal.press(RIGHT)
        assert "╔═ 2 orange" in terminal.press(LEFT)
        screen = begin(terminal)
        assert "Card 1/7   O4" in screen
        assert "1 │▒▒▒▒▒│ [▼] │ [·] │  ●  │▒▒▒▒▒│" in screen
        misfit = terminal.press(DOWN, RIGHT)
        assert "It does not fit here." in misfit
        assert "3 │  ☼  │▒▒▒▒▒│ {▒} │ {♦} │  ·  │" in misfit
        refused = terminal.press(ENTER)
        assert "A wall is never marked. (SG-10 c3)" in refused
        assert "3 │  ☼  │▒▒▒▒▒│ !▒! │ {♦} │  ·  │" in refused
        assert terminal.press("n") == terminal.press("p", "n")
        assert "▸2: card 3" in terminal.press("2")
        assert "  1 │ [▼] │ ‹☼› │" in terminal.press("s", UP)


def test_hint_undo_and_pages_by_keys(tmp_path: Path) -> None:
    with Terminal(tmp_path, *THREE, columns=120).begun() as terminal:
        shown = begin(terminal)
        hinted = terminal.press("h")
        assert "Hint: greedy would play 2:a1b1a2b2." in hinted
        assert "torch: 5 points, the box of round 1;" in hinted
        assert "skull: the penalty is then 1" in " ".join(hinted.split())
        assert "0 › 4 points" in hinted
        assert "(×)" in terminal.press(ENTER)
        back = terminal.press("u")
        assert "(×)" not in back
        assert "│ [▼] │ [☼] │" in back
        assert "All keys" in terminal.press("?")
        assert "Your points" in terminal.press(" ", "l")
        assert "What happened" in terminal.press(" ", "g")
        assert "Display, and" in terminal.press(" ", "d")
        assert shown != back


def test_ctrl_c_saves_and_resuming_leads_to_the_same_position(tmp_path: Path) -> None:
    with Terminal(
        tmp_path, "silver_gold", "greedy", "--seed", "x", "--lang", "de"
    ).begun() as terminal:
        begin(terminal)
        before = terminal.press("h", ENTER)
        terminal.press("\x03")
        assert terminal.ended
        assert "So geht es weiter:" in terminal.after()
        assert termios.tcgetattr(terminal.tail) == terminal.before
        assert terminal.process.wait() == 0
    saved = record_in(tmp_path)
    assert saved.text().splitlines()[-3] == "paused"
    (file,) = tmp_path.glob("saqqara-records/*.txt")
    with Terminal(tmp_path, "--resume", str(file), "--lang", "de").begun() as terminal:
        assert terminal.text() == before
        terminal.press("q")
    assert record_in(tmp_path).moves == saved.moves


def test_an_ended_session_saves_and_restores_the_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "silver_gold", "--seed", "x").begun() as terminal:
        terminal.press(ENTER)
        os.kill(terminal.process.pid, signal.SIGTERM)
        terminal._drawn(terminal._draws())
        assert terminal.ended
        assert termios.tcgetattr(terminal.tail) == terminal.before
    assert record_in(tmp_path).moves[-1][0] == 0


def test_without_colours_nothing_is_lost(tmp_path: Path) -> None:
    words = ("silver_gold", "--seed", "x")
    with Terminal(tmp_path, *words).begun() as terminal:
        coloured = begin(terminal)
        assert re.search(r"\x1b\[[0-9;]*[34]8;", terminal.raw)
    with Terminal(tmp_path, *words, NO_COLOR="1").begun() as terminal:
        assert begin(terminal) == coloured
        assert not re.search(r"\x1b\[[0-9;]*[34]8;", terminal.raw)


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (30, 80), (40, 120)])
def test_board_pattern_and_prompt_fit(tmp_path: Path, rows: int, columns: int) -> None:
    words = ("silver_gold", "greedy", "greedy", "random", "--seed", "x")
    with Terminal(tmp_path, *words, rows=rows, columns=columns).begun() as terminal:
        screen = begin(terminal)
        assert len(screen.splitlines()) <= rows
        for sight in ("1: card", "2: card", "face down", "● You", "Mark the", "▲ greedy 2"):
            assert sight in screen
        assert ("┼" in screen) == (rows >= 30)
        assert ("Display" in screen) == (columns == 120)


@pytest.mark.parametrize(("word", "kind"), [("--plain", "xterm-256color"), ("--ascii", "dumb")])
def test_a_plain_terminal_gets_no_escape_codes(tmp_path: Path, word: str, kind: str) -> None:
    with Terminal(tmp_path, "silver_gold", "--seed", "x", word, TERM=kind) as terminal:
        printed = terminal.to_the_end("h\nq\n")
    assert "Hint: greedy would play keep" in printed
    assert "\x1b" not in printed
    assert max(map(cell_len, printed.splitlines())) <= 80


def test_names_of_keys() -> None:
    assert [arrow(tail) for tail in ("[A", "OB", "[1;5C", "[D", "[Z", "", "[3~", "x")] == [
        *("up", "down", "right", "left", "backtab", "esc", "", ""),
    ]
    assert [named(sign) for sign in ("\r", "\n", "\t", "R", "\x04", "\x7f", "\x00")] == [
        *("enter", "enter", "tab", "r", "q", "u", ""),
    ]


# As drawn


def position(shape: str = "L4", marks: str = "b1 c1") -> SilverGold:
    """Two seats with cards 2, 3 and 8, 14; the first has some marks on card 2."""
    state = start(GAME.pack(), 2)
    state.phase, state.round, state.turn, state.shape = MARKING, 2, 3, SHAPES.index(shape)
    state.cards = [1, 2, 7, 13]
    state.marks[0] = state.shown_marks[0] = sum(BIT[CELL_NAMES.index(c)] for c in marks.split())
    state.owed, state.owing, state.fresh = [1, 1], 3, 3
    return state


def sitting_at(state: SilverGold) -> Sitting:
    record = deal(GAME, GAME.pack(), {}, ["You", "greedy"], "x")
    table = Table(record, {1: "greedy"})
    table.state = state
    return Sitting(table, 0, Speech("en", called(record.names)), lambda: None)


def scene(state: SilverGold, move: str = "", signs: Signs = UNICODE) -> Scene:
    sitting = sitting_at(state)
    shown = frame.scene_of(sitting, signs)
    if not move:
        return shown
    number = read(GAME.pack(), move)
    pick: Pick = drawer("silver_gold").pick(shown.view, 0, shown.legal).at(number)
    why = None if number in shown.legal else GAME.why_not(state, 0, number)
    return replace(shown, pick=pick, after=sitting.after(number), why=why)


def drawn(shown: Scene) -> str:
    rows = [text.plain for part in drawer("silver_gold").parts(shown) for text in part.lines]
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
    fitting = {move for move in shown.legal if len(GAME.write(GAME.pack(), move)) > 4}
    pick = drawer("silver_gold").pick(shown.view, 0, shown.legal)
    visited = set()
    for _ in fitting:
        visited.add(pick.move)
        pick = pick.key("n")
    assert visited == fitting
    assert pick == drawer("silver_gold").pick(shown.view, 0, shown.legal)


def test_past_the_inner_edge_a_piece_goes_over_to_the_other_card() -> None:
    shown = scene(position("I2"), "1:e2e3")
    assert shown.pick
    over = shown.pick.key("right")
    assert GAME.write(GAME.pack(), over.move) == "2:a2a3"
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
    state.cards[0] = 2
    state.sheets[2] = BIT[1]
    assert "torch: nothing" in drawer("silver_gold").brings(scene(state, "1:b1c1"))


def test_another_seats_draft_is_never_drawn() -> None:
    state = position()
    before = drawn(scene(state))
    state.marks[2] |= state.pack.chambers[7].entrance
    assert drawn(scene(state)) == before


@pytest.mark.rule("SG-27")
def test_awards_show_whose_they_are() -> None:
    state = position()
    state.awards[0], state.awards[3] = 1, 0
    assert "Awards:  green 10▲ 6 3  orange 10● 6 3  purple 10 6 3" in drawn(scene(state))


@pytest.mark.rule("SG-14")
def test_a_skipped_seat_is_told() -> None:
    before = position()
    before.phase, before.owing, before.owed = REVEAL, 0, [0, 0]
    before.cards[2] = before.cards[3] = NO_CARD
    before.left[SHAPES.index("I2")] = 1
    after = before.copy()
    after.apply(-1, SHOW)
    assert Said("silver-gold-skipped", {"seat": 1}) in tell(before, -1, SHOW, after, 0)
    assert Speech("de", ["Du", "greedy"])("silver-gold-skipped", seat=1).endswith("setzt aus")


def test_every_sign_is_one_column_wide() -> None:
    assert [cell_len(cell_sign(letter, UNICODE)) for letter in NAMES] == [1] * len(NAMES)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_any_game_can_be_drawn_plainly_and_by_its_board(name: str) -> None:
    game = GAMES[name]
    state = game.new()
    for viewer in (0, -2):
        for board in (PLAIN, drawer(name)):
            console = Console(width=80, record=True, file=StringIO())
            console.print(board.draw(game.view(state, viewer), Speech("en")))
            console.print(board.draw_pack(game.pack(), Speech("de"), console))
            text = console.export_text()
            assert text.strip()
            assert max(map(cell_len, text.splitlines())) <= 80


def test_seats_have_different_printable_names() -> None:
    assert called(["greedy", "Ada\x1b[2J", "greedy"]) == ["greedy 1", "Ada?[2J", "greedy 3"]
