"""`saqqara play` as people meet it: typed line by line, or by keys on a terminal."""

import os
import re
import signal
import termios
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
from rich.cells import cell_len
from rich.console import Console

from saqqara.boards import drawer
from saqqara.boards.plain import PLAIN
from saqqara.boards.screen import Screen
from saqqara.boards.signs import UNICODE
from saqqara.cli import shelf
from saqqara.cli.by_keys import ByKeys
from saqqara.cli.keys import arrow, named
from saqqara.cli.sitting import Paused
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.record import Record
from saqqara.record import read as read_record
from saqqara.table.deal import deal
from tests.cli.seated import sit_down
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
        total = sum(item.points for item in GAME.telling.items(record.final(), seat))
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
        assert "can be taken back" in dialog.say("u")
        assert "Hint: keep" in dialog.say("h")
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
        assert "Card 1/7   the square" in screen
        assert "1 │▒▒▒▒▒│ [▼] │ [·] │  ●  │▒▒▒▒▒│" in screen
        misfit = terminal.press(DOWN, RIGHT)
        assert "It does not fit here." in misfit
        assert "3 │  ☼  │▒▒▒▒▒│ {▒} │ {♦} │  ·  │" in misfit
        refused = terminal.press(ENTER)
        assert "A wall is never marked. (SG-10 c3)" in refused
        assert "3 │  ☼  │▒▒▒▒▒│ !▒! │ {♦} │  ·  │" in refused
        assert terminal.press("n") == terminal.press("p", "n")
        assert "▸2: card 3" in terminal.press("2")
        assert "  1 │ [▼] │  ☼  │" in terminal.press("s", UP)


def test_hint_undo_and_pages_by_keys(tmp_path: Path) -> None:
    with Terminal(tmp_path, *THREE, columns=120).begun() as terminal:
        shown = begin(terminal)
        hinted = terminal.press("h")
        assert "Hint: 2:a1b1a2b2 – aims at " in hinted
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
        terminal.to_the_end("\x03")
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
        terminal.to_the_end()
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
    assert "Hint: keep" in printed
    assert "\x1b" not in printed
    assert max(map(cell_len, printed.splitlines()[:-1])) <= 80  # the last one is a command


def test_names_of_keys() -> None:
    assert [arrow(tail) for tail in ("[A", "OB", "[1;5C", "[D", "[Z", "", "[3~", "x")] == [
        *("up", "down", "right", "left", "backtab", "esc", "", "")
    ]
    assert [named(sign) for sign in ("\r", "\n", "\t", "R", "\x04", "\x7f", "\x00")] == [
        *("enter", "enter", "tab", "r", "q", "u", "")
    ]


KEYS = (
    "up",
    "down",
    "left",
    "right",
    "enter",
    "enter",
    "enter",
    "n",
    "p",
    "r",
    "f",
    "s",
    ".",
    "tab",
    "backtab",
    "1",
    "2",
    "u",
    "?",
    "h",
    "l",
    "g",
    "d",
    "esc",
    "x",
)


class Drummed:
    """A keyboard somebody drums on, and at last pauses."""

    def __init__(self, seed: str, presses: int) -> None:
        self.rng, self.presses = Rng(seed), presses

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def ready(self, seconds: float) -> bool:
        return seconds > 0

    def read(self) -> str:
        self.presses -= 1
        if self.presses > 0:
            return KEYS[self.rng.below(len(KEYS))]
        return "q" if self.presses % 2 else "esc"  # the first may only close a page


@pytest.mark.parametrize(("name", "board"), [("silver_gold", None), ("silver_gold", PLAIN)])
def test_whatever_is_pressed_the_record_stays_good(name: str, board: Screen | None) -> None:
    dealt = deal(GAMES[name], GAMES[name].pack(), {}, ["You", "greedy", "random"], "drum")
    sitting = sit_down(dealt, "de")
    console = Console(file=StringIO(), force_terminal=True, width=80, height=30)
    with console.screen(), pytest.raises(Paused):
        ByKeys(sitting, board or drawer(name), console, UNICODE).run(Drummed("sticks", 300))
    record = sitting.match.saved()
    assert read_record(record.text()).moves == record.moves
    assert len([seat for seat, _ in record.moves if seat == 0]) > 5
