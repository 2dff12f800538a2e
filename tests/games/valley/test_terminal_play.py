"""Whole games of Im Tal der Könige as people meet them: by keys and line by line."""

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
from saqqara.cli.sitting import Paused, Sitting
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.games.valley.engine.cards import ADVENTURERS, CARDS, TOMBS
from saqqara.games.valley.engine.rules import Valley
from saqqara.record import read as read_record
from saqqara.table.deal import deal
from saqqara.text import Speech
from tests.cli.run import saqqara
from tests.cli.seated import sit_down
from tests.cli.terminal import Dialog, Terminal
from tests.cli.test_play import DOWN, ENTER, RIGHT, Drummed, offered, record_in

GAME = GAMES["valley"]
BOARD = drawer("valley")
PACK = GAME.pack()
TAB = "\t"


def seated(seed: str, language: str, **options: str) -> Sitting:
    return sit_down(deal(GAME, PACK, options, ["Hatschepsut1", "random"], seed), language)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seed", ["fit", "wide"])
def test_every_screen_of_a_game_fits(seed: str, language: str) -> None:
    at, rng = seated(seed, language, consolation="on"), Rng(seed)
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
            assert sum(len(part.lines) for part in parts) <= rows - 4
            assert max(text.cell_len for part in parts for text in part.lines) <= 80
        at.play(pick.move)


@pytest.mark.rule("VK-19")
@pytest.mark.parametrize(
    ("language", "rows", "columns", "end"),
    [
        ("en", 24, 80, "To check the shuffle:"),
        ("de", 40, 120, "So prüfst du das Mischen:"),
    ],
)
def test_whole_game_by_keys(
    tmp_path: Path, language: str, rows: int, columns: int, end: str
) -> None:
    words = ("valley", "random", "--seed", "keys", "--lang", language)
    with Terminal(tmp_path, *words, rows=rows, columns=columns).begun() as terminal:
        while not terminal.ended:
            screen = terminal.text()
            assert max(map(cell_len, screen.splitlines())) <= columns
            terminal.press(ENTER)
        assert end in terminal.after()
        assert terminal.process.wait() == 0
    final = record_in(tmp_path).final()
    assert max(final.scores()) == 4
    assert f"{final.scores()[0]:>5}  " in terminal.after()


def test_income_cards_and_texts_by_keys(tmp_path: Path) -> None:
    words = ("valley", "--seed", "look", "--lang", "en")
    with Terminal(tmp_path, *words, rows=24).begun() as terminal:
        assert "[ 2 ]    3      4" in terminal.text()
        assert "[ 4 ]" in terminal.press(RIGHT, RIGHT)
        assert "in your hand" in terminal.press(TAB)
        before = terminal.press("d")
        assert "strength" in before
        assert "wins ties" in terminal.press("d", "l")
        assert "Play companions" in terminal.press("x", ENTER)
        assert "0  done, tidy up" in terminal.press(DOWN)
        assert "▸  0  done, tidy up" in terminal.press("0")
        assert "saqqara play --resume" in terminal.to_the_end("q")


@pytest.mark.parametrize("language", ["en", "de"])
def test_whole_game_line_by_line(tmp_path: Path, language: str) -> None:
    words = ("valley", "random", "--seed", "lines", "--lang", language, "--plain", "--ascii")
    rng = Rng("lines")
    with Dialog(tmp_path, *words, "--option", "tombs=3") as dialog:
        while not dialog.over:
            if "Done?" in dialog.last or "Fertig?" in dialog.last:
                dialog.say("")
            else:
                moves = offered(dialog.say("?"))
                dialog.say(moves[rng.below(len(moves))])
    assert max(map(cell_len, dialog.heard.splitlines())) <= 80
    assert "\x1b" not in dialog.heard
    assert not set("♙∴★✕☥§¤◉⌂▒│") & set(dialog.heard)
    assert max(record_in(tmp_path).final().scores()) == 3
    file = tmp_path / "again.txt"
    file.write_text(record_in(tmp_path).text(), encoding="utf-8")
    done = saqqara("replay", str(file))
    assert done.code == 0
    assert "3/3 tombs" in done.out


def test_what_is_typed_wrong_is_explained(tmp_path: Path) -> None:
    with Dialog(tmp_path, "valley", "--seed", "x", "--lang", "en") as dialog:
        assert "no move" in dialog.say("rubbish")
        assert "Cards are played only in your own camp phase" in dialog.say("play thief")
        assert "The tomb is opened by the holder" in dialog.say("open")
        assert "Hint: split" in dialog.say("h")
        assert "medallion: its holder is first and wins ties" in dialog.say("l")
        assert "adventurer, strength 2. With the medallion" in dialog.say("d")
        dialog.say("q")


@pytest.mark.rule("VK-21")
def test_a_replay_for_one_seat_or_nobody_hides_the_other_cards(tmp_path: Path) -> None:
    at = seated("hide", "en")
    for _ in range(3):
        at.go_on()
        at.play(at.legal()[0])
    record, state = at.match.saved(), at.state
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    say = Speech("en")
    for seat in (0, 1, 2):
        done = saqqara("replay", str(file), "--seat", str(seat))
        assert done.code == 0, done.err
        shown = done.out
        for owner in (1, 2):
            assert isinstance(state, Valley)
            papyri = [CARDS[kind] for kind in state.papyri[owner - 1]]
            once = [card for card in papyri if CARDS.index(card) not in state.papyri[2 - owner]]
            names = [say(f"valley-card-{card}") for card in once]
            assert names
            assert all((name in shown) == (seat == owner) for name in names), (seat, owner)


def test_whatever_is_pressed_the_record_stays_good() -> None:
    at = seated("drum", "de", consolation="on")
    console = Console(file=StringIO(), force_terminal=True, width=80, height=24)
    with console.screen(), pytest.raises(Paused):
        ByKeys(at, BOARD, console, UNICODE).run(Drummed("sticks", 300))
    record = at.match.saved()
    assert read_record(record.text()).moves == record.moves
    assert len([seat for seat, _ in record.moves if seat == 0]) > 10


@pytest.mark.rule("VK-1")
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_cards_of_a_pack_are_listed(language: str) -> None:
    done = saqqara("pack", "draw", "valley", lang=language)
    assert done.code == 0
    say = Speech(language)
    for card in [*CARDS, *TOMBS, *ADVENTURERS]:
        assert say(f"valley-card-{card.replace('_', '-')}") in done.out
    hunter = next(row for row in done.out.splitlines() if say("valley-card-hunter") in row)
    assert hunter.split()[-4:] == ["×2", "¤", "3", "6"]


def test_a_pack_that_changes_an_effect_shows_the_right_text(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert saqqara("pack", "copy", "valley", str(folder)).code == 0
    file = folder / "pack.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('effect = "steal"', 'effect = "spy"', 1), encoding="utf-8")
    done = saqqara("pack", "draw", "valley", str(folder))
    thief = next(row for row in done.out.splitlines() if "Thief" in row)
    assert "see the opponent's hand" in thief
