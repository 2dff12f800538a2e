"""Whole games of Terra Pyramides as people meet them: by keys and line by line."""

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from saqqara.boards import drawer
from saqqara.boards.signs import ASCII, UNICODE
from saqqara.cli import frame
from saqqara.cli.by_keys import ByKeys
from saqqara.cli.ending import ending
from saqqara.cli.sitting import Paused, Sitting
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.record import read as read_record
from saqqara.table.deal import deal
from tests.cli.run import saqqara
from tests.cli.seated import sit_down
from tests.cli.terminal import Dialog, Terminal
from tests.cli.test_play import ENTER, Drummed, offered, record_in

GAME = GAMES["terra"]
BOARD = drawer("terra")
PACK = GAME.pack()
ALL_ON = {"board": "oasis", "symbols": "on", "open_stacks": "on", "free_swap": "on"}


def seated(names: list[str], seed: str, language: str, options: dict[str, str]) -> Sitting:
    return sit_down(deal(GAME, PACK, options, names, seed), language)


@pytest.mark.parametrize(
    ("seats", "language", "options"),
    [
        (1, "de", {"task": "2"}),
        (2, "en", {}),
        (3, "en", {"task": "3", "symbols": "on"}),
        (4, "de", ALL_ON),
    ],
)
def test_every_screen_of_a_game_fits(seats: int, language: str, options: dict[str, str]) -> None:
    names = ["Hatschepsut1", *(["random"] * (seats - 1))]
    at, rng = seated(names, "fit", language, options), Rng("fit")
    while at.go_on() != "over":
        shown = frame.scene_of(at, UNICODE)
        if not shown.legal:
            at.confirm()
            continue
        pick = BOARD.pick(shown).at(rng.pick(shown.legal))
        shown = replace(shown, pick=pick, after=at.after(pick.move))
        assert max(map(len, (BOARD.prompt(shown), BOARD.keys(shown)))) <= 78
        assert cell_len(BOARD.brings(shown)) <= 150
        for rows, signs in ((24, UNICODE), (30, ASCII), (40, UNICODE)):
            parts = BOARD.blocks(replace(shown, rows=rows, signs=signs))
            assert sum(len(part.lines) for part in parts if part.rank == 0) <= rows - 4
            assert max(text.cell_len for part in parts for text in part.lines) <= 80
        at.play(pick.move)


@pytest.mark.parametrize(
    ("words", "rows", "language", "end"),
    [
        (("random",), 24, "en", "To check the shuffle:"),
        (("--option", "task=2"), 30, "de", "So prüfst du das Mischen:"),
    ],
)
def test_whole_game_by_keys(
    tmp_path: Path, words: tuple[str, ...], rows: int, language: str, end: str
) -> None:
    command = ("terra", *words, "--seed", "keys", "--lang", language)
    with Terminal(tmp_path, *command, rows=rows).begun() as terminal:
        while not terminal.ended:
            screen = terminal.text()
            assert max(map(cell_len, screen.splitlines())) <= 80
            terminal.press(ENTER)
        assert end in terminal.after()
        assert terminal.process.wait() == 0
    record = record_in(tmp_path)
    assert not record.final().actors()
    assert f"{record.final().scores()[0]:>5}  " in terminal.after()


@pytest.mark.rule("TP-29")
def test_a_task_that_was_not_fulfilled_is_told(tmp_path: Path) -> None:
    with Dialog(tmp_path, "terra", "--option", "task=1", "--seed", "lost") as dialog:
        while not dialog.over:
            moves = [] if "Done?" in dialog.last else offered(dialog.say("?"))
            rows = [move for move in moves if move.startswith("row")]
            ends = [move for move in moves if move == "end"]
            dialog.say([*ends, *rows, *moves, ""][0])
    assert "Task not fulfilled, with " in dialog.last
    assert record_in(tmp_path).final().ranks() == [2]


def test_whole_game_line_by_line(tmp_path: Path) -> None:
    words = ("terra", "random", "random", "--seed", "lines", "--lang", "de", "--plain")
    rng = Rng("lines")
    with Dialog(tmp_path, *words, "--option", "open_stacks=on") as dialog:
        while not dialog.over:
            if "Fertig?" in dialog.last:
                dialog.say("")
            else:
                moves = offered(dialog.say("?"))
                dialog.say(moves[rng.below(len(moves))])
    assert dialog.last.count("zusammen") == 3
    assert max(map(cell_len, dialog.heard.splitlines())) <= 80
    assert "\x1b" not in dialog.heard
    file = tmp_path / "again.txt"
    file.write_text(record_in(tmp_path).text(), encoding="utf-8")
    done = saqqara("replay", str(file))
    assert done.code == 0
    assert "Turn 36/36" in done.out


def test_what_is_typed_wrong_is_explained(tmp_path: Path) -> None:
    with Dialog(tmp_path, "terra", "--seed", "x") as dialog:
        assert "no move" in dialog.say("rubbish")
        assert "An oasis stays free. (TP-7 c3)" in dialog.say("c3 n")
        assert "Workers walk only after a row has been chosen." in dialog.say("go e4 n")
        assert "Hint: " in dialog.say("h")
        assert "Horus eye, or gold: 1 gold" in dialog.say("l")
        assert "s1 ▒ ▒ ▒ ▒" in dialog.say("d")
        dialog.say("q")


@pytest.mark.parametrize("names", [["You"], ["You", "greedy", "random"]])
def test_whatever_is_pressed_the_record_stays_good(names: list[str]) -> None:
    options = {"task": "2"} if len(names) == 1 else {"symbols": "on", "free_swap": "on"}
    at = seated(names, "drum", "de", options)
    console = Console(file=StringIO(), force_terminal=True, width=80, height=30)
    with console.screen(), pytest.raises(Paused):
        ByKeys(at, BOARD, console, UNICODE).run(Drummed("sticks", 150))
    record = at.match.saved()
    assert read_record(record.text()).moves == record.moves


@pytest.mark.rule("TP-1", "TP-2", "TP-3")
def test_all_components_of_a_pack_are_drawn() -> None:
    done = saqqara("pack", "draw", "terra")
    assert done.code == 0
    assert " 4 │ Ω   ░░░░  Ω    +    Ω    +   ░░░░  ж    ж  │" in done.out
    assert "Board oasis" in done.out
    words = done.out.split()
    assert {"♙×6", "♙¤×4", "≡¤×1", "△♙×2"} <= set(words)
    assert "1×5  2×5  3×5  4×5" in done.out


def test_those_who_played_together_share_one_list_of_points() -> None:
    sitting = seated(["Ada", "random", "random"], "together", "en", {"task": "2"})
    rng = Rng("together")
    while sitting.go_on() != "over":
        assert sitting.play(rng.pick(sitting.legal())) is None
    rows = [row.plain for row in ending(sitting, frame.scene_of(sitting, UNICODE))]
    assert [row[:2] for row in rows if row[1:2] == "."] == ["2.", "2.", "2."]
    assert sum("in total" in row for row in rows) == 1
