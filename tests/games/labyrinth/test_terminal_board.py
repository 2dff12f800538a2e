"""The board of Das Labyrinth des Pharao: drawn positions, choosing, and whole games."""

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from msgspec import structs
from rich.cells import cell_len
from rich.console import Console

from saqqara.boards import drawer
from saqqara.boards.labyrinth.board import INTO, SHOWN, gates
from saqqara.boards.labyrinth.pick import TilePick
from saqqara.boards.labyrinth.walls import JOINTS
from saqqara.boards.screen import Scene
from saqqara.boards.signs import ASCII, UNICODE, Signs
from saqqara.cli import frame
from saqqara.cli.by_keys import ByKeys
from saqqara.cli.sitting import Paused, Sitting
from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.games.labyrinth.box import BettingRound, Box
from saqqara.record import Record
from saqqara.record import read as read_record
from saqqara.table.deal import deal
from tests.cli.run import saqqara
from tests.cli.seated import set_up, sit_down
from tests.cli.terminal import Dialog, Terminal
from tests.cli.test_play import ENTER, Drummed, offered, record_in
from tests.games.labyrinth.board import pack

GAME = GAMES["labyrinth"]
BOARD = drawer("labyrinth")
PACK = GAME.pack()
PRO = {"scoring": "pro", "bets": "on"}
BEGUN = "tile 18; E3 0; start 3 right"


def sitting(moves: str, seats: int = 1, language: str = "en", **options: str) -> Sitting:
    """Seat 1 after these moves, chance among them; the other seats have not decided."""
    names = ["You", *(["greedy"] * (seats - 1))]
    at = sit_down(deal(GAME, PACK, options, names, "x"), language)
    state = at.state.copy()
    for move in filter(None, moves.split("; ")):
        state.apply(BOX if move.startswith("tile") else 0, GAME.rules.read(PACK, move))
    set_up(at, state)
    return at


def scene(at: Sitting, move: str = "", signs: Signs = UNICODE) -> Scene:
    shown = frame.scene_of(at, signs)
    if not move:
        return shown
    number = GAME.rules.read(PACK, move)
    pick = BOARD.pick(shown).at(number)
    return replace(shown, pick=pick, after=at.after(number))


def drawn(shown: Scene) -> str:
    rows = [text.plain.rstrip() for part in BOARD.blocks(shown) for text in part.lines]
    assert max(map(cell_len, rows)) <= 80
    return "\n".join(rows)


def board(shown: Scene, first: int, last: int) -> list[str]:
    """Some rows of the drawn board, without what stands beside it."""
    return [row[:46].rstrip() for row in drawn(shown).splitlines()[first + 2 : last + 3]]


# Drawn positions


@pytest.mark.rule("LP-4")
def test_an_empty_board_has_names_dots_and_six_ways_in() -> None:
    rows = board(scene(sitting("")), 0, 22)
    assert rows[0] == "      a A b   c B d   e C f   g D h   i E j"
    assert rows[1] == "    ┌───────────────────────────────────────┐"
    assert rows[3] == "1   │   ·       ·       ·       ·       ·   │"
    assert rows[10:13] == [
        "  5→                                         ←",
        "3  1    ·       ·       ·       ·       ·    3",
        "  6→                                         ←",
    ]
    assert rows[21:] == [
        "    └───────────────╴       ╶───────────────┘",
        "                      ↑ 2 ↑",
    ]


@pytest.mark.rule("LP-7")
def test_walls_are_lines_and_undecided_sides_are_dotted() -> None:
    two = "tile 7; C3 0; none; later; tile 7; D3 0; none; later; tile 1"
    assert board(scene(sitting(two)), 9, 13) == [
        "    ╵               ╷┈┈┈╶───┐┈┈┈╶───┐       ╵",
        "  5→                │       │       │        ←",
        "3  1    ·       ·   └───┐   ├───┐   │   ·    3",
        "  6→                ┊:ж:│   │:ж:│   │        ←",
        "    ╷                ┈┈┈╵┈┈┈╵┈┈┈╵┈┈┈╵       ╷",
    ]


@pytest.mark.rule("LP-10")
def test_the_corridor_is_numbered_up_to_the_robber_and_an_arrow_leads_on() -> None:
    assert board(scene(sitting(BEGUN)), 9, 13) == [
        "    ╵                               ╶───────┘",
        "  5                               ← ┊♙2   1  ◄",
        "3  1    ·       ·       ·       ·   ╶───────╴3",
        "  6                                 ┊",
        "    ╷                               ╶───────┐",
    ]


@pytest.mark.rule("LP-6")
def test_the_tile_in_hand_lies_on_the_board_in_heavy_lines() -> None:
    shown = scene(sitting(f"{BEGUN}; tile 9"), "D3 0")
    assert board(shown, 9, 13) == [
        "    ╵                       ┏━━━╸┈┈┈┎───────┘",
        "  5                         ┃       ┃♙2   1  ◄",
        "3  1    ·       ·       ·   ┃   ┏━━━┹───────╴3",
        "  6                         ┃   ┃/ж/",
        "    ╷                       ╹┈┈┈╹┈┈┈╶───────┐",
    ]
    assert BOARD.brings(shown) == "Your corridor ends there. Can no longer be closed: h6."
    assert "▸0°     90°     180°    270°" in drawn(shown)


@pytest.mark.rule("LP-14")
def test_what_a_tile_brings_is_said_before_it_lies() -> None:
    shown = scene(sitting(f"{BEGUN}; tile 3"), "D3 0")
    assert BOARD.brings(shown) == "Your corridor grows to 4 cells."
    assert "● You  2 › 4 points" in drawn(shown)
    assert "Corridor 2 › 4 cells" in drawn(shown)
    german = scene(sitting(f"{BEGUN}; tile 3", language="de"), "D3 0")
    assert BOARD.brings(german) == "Dein Gang wächst auf 4 Gangfelder."


@pytest.mark.rule("LP-15")
def test_chambers_closed_still_open_and_lost_differ_without_colour() -> None:
    around = "tile 14; D2 0; stone; none; stone; none; tile 5"
    shown = scene(sitting(f"{BEGUN}; tile 17; D3 180; {around}"), "C2 0")
    assert board(shown, 5, 9) == [
        "    │               ╻┈┈┈ ┈┈┈╻┈┈┈╷┈┈┈        │",
        "  3 │               ┃       ┃:◆:│:ж:┊       │",
        "2   │   ·       ·   ┣━━━━━━━┹───┼───╴   ·   │",
        "  4 │               ┃        /◆/│/ж/┊       │",
        "    ╵               ╹┈┈┈╺━━━╾───┘   ┌───────┘",
    ]
    corner = "tile 14; A1 0; stone; none; none; none; later; tile 1"
    assert "  1 │(◆)│:ж:┊" in drawn(scene(sitting(corner)))


def test_letters_instead_of_signs() -> None:
    shown = scene(sitting(f"{BEGUN}; tile 9"), "D3 0", ASCII)
    assert drawn(shown).isascii()
    assert board(shown, 9, 12) == [
        "    +                       #===#...#-------+",
        "  5                         #       #@2   1  <",
        "3  1    .       .       .   #   #===#-------+3",
        "  6                         #   #/s/",
    ]
    assert drawn(replace(shown, rows=24)).isascii()


def test_a_low_terminal_gets_corridors_as_lines() -> None:
    shown = replace(scene(sitting(f"{BEGUN}; tile 9"), "D3 0"), rows=24)
    rows = [row[:36].rstrip() for row in drawn(shown).splitlines()]
    assert rows[2] == "     a  b  c  d  e  f  g  h  i  j"
    assert rows[7:9] == [
        "  5  ·  ·  ·  ·  ·  ·  ╔══╝  ♙━━━━◄",
        "  6  ·  ·  ·  ·  ·  ·  ║ /ж/──────",
    ]


def test_an_entrance_may_be_at_any_side() -> None:
    found = gates(["b1", "a1", "j10", "j9", "a1", "a2"])
    assert [side for _, side in found] == list("NNEEWW")
    view = with_starts(["d1", "c1", "j10", "j9", "a1", "a2"])
    assert board(view, 1, 1) == ["              ↓ 1 ↓"]
    assert drawn(replace(view, rows=24)).splitlines()[3].startswith("           ↓  ↓")


def with_starts(starts: list[str]) -> Scene:
    shown = scene(sitting(""))
    return replace(shown, box=structs.replace(shown.box, starts=starts))


def test_every_sign_is_one_column_wide() -> None:
    signs = [*SHOWN.values(), *JOINTS, *(sign for ways in INTO.values() for sign in ways)]
    assert [cell_len(sign) for sign in signs] == [1] * len(signs)


# Choosing


@pytest.mark.rule("LP-6")
def test_turned_around_a_tile_is_where_it_was() -> None:
    shown = scene(sitting(f"{BEGUN}; tile 9"), "D3 90")
    pick = shown.pick
    assert pick
    assert pick.key("r").key("t") == pick
    for _ in range(4):
        pick = pick.key("r")
    assert pick == shown.pick


def test_n_visits_every_placement_and_begins_where_the_robber_goes_on() -> None:
    shown = scene(sitting(f"{BEGUN}; tile 9"))
    first = pick = BOARD.pick(shown)
    visited = []
    for _ in shown.legal:
        visited.append(GAME.rules.write(PACK, pick.move))
        pick = pick.key("n")
    assert pick == first
    assert pick.key("p").key("n") == first
    assert visited[:5] == ["D3 0", "D3 90", "D3 180", "D3 270", "E2 0"]
    assert sorted(visited) == sorted(GAME.rules.write(PACK, move) for move in shown.legal)


def test_arrows_go_over_the_free_fields_only() -> None:
    shown = scene(sitting(f"{BEGUN}; tile 9"), "E2 0")
    pick = shown.pick
    assert isinstance(pick, TilePick)
    ways = {"down": "E4 0", "up": "E1 0", "left": "D2 0", "right": "E2 0"}
    for key, there in ways.items():
        assert GAME.rules.write(PACK, pick.key(key).move) == there
    corner = pick.at(GAME.rules.read(PACK, "E5 0"))
    assert corner.key("right") == corner.key("down") == corner


@pytest.mark.rule("LP-8", "LP-11")
def test_a_stone_that_never_scores_is_warned_of() -> None:
    shown = scene(sitting("tile 9; E3 0", scoring="pro"), "red")
    assert "  6→                                ┃   ┃[♦]" in drawn(shown)
    assert "▸ 1 ♦ red treasure stone, 3 left" in drawn(shown)
    assert "! j6 is open to an entrance. A" in drawn(shown)
    lost = "tile 14; D3 0; none; none; none; none; later; tile 14; E3 0"
    assert "! i5 can no longer be closed. A" in drawn(scene(sitting(lost)))
    assert "g5 can still be closed." in drawn(scene(sitting("tile 14; D3 0")))


@pytest.mark.rule("LP-9")
def test_starts_come_with_the_length_of_their_corridor() -> None:
    shown = scene(sitting("tile 18; E3 0"), "start 3 right")
    text = drawn(shown)
    assert "▸ 6 entrance 3 right: 2 cells" in text
    assert "  5 entrance 3 left: 2 cells" in text
    assert "  1 entrance 1 left: 0 cells" in text
    assert "  7 later" in text
    assert "♙2   1  ◄" in text
    assert BOARD.brings(shown) == "Your corridor grows to 2 cells."
    typed = drawn(scene(sitting("tile 18; E3 0")))
    assert "start 3 right j5: 2 cells" in typed
    walled = scene(sitting("tile 18; E3 90"), "start 3 right")
    assert BOARD.brings(walled) == "A wall stands behind this entrance: no corridor."


@pytest.mark.rule("LP-19")
def test_a_bet_shows_what_is_face_down() -> None:
    laid = "tile 1; A1 0; tile 2; B1 0; tile 3; C1 0; tile 4; D1 0"
    at = sitting(f"{BEGUN}; {laid}", bets="on")
    shown = scene(at, "higher")
    assert BOARD.prompt(shown) == "Card 6: higher or lower than 4?"
    assert "▸ 1 higher: 23 cards" in drawn(shown)
    assert "  2 lower: 0 cards" in drawn(shown)
    assert "4 again: 0 cards, all stay in" in drawn(shown)


@pytest.mark.rule("LP-12")
def test_another_seats_draft_is_never_drawn() -> None:
    at = sitting("tile 7", seats=2)
    before = drawn(scene(at, "C3 0")).replace("thinking", "")
    drafted = at.state.copy()
    drafted.apply(1, GAME.rules.read(PACK, "A1 0"))
    set_up(at, drafted)
    assert drawn(scene(at, "C3 0")).replace("thinking", "") == before
    assert at.state.legal(1) != at.state.legal(0)


def test_a_number_chooses_an_answer() -> None:
    shown = scene(sitting("tile 9; E3 0", scoring="pro"), "red")
    assert shown.pick
    assert GAME.rules.write(PACK, shown.pick.key("3").move) == "blue"
    assert shown.pick.key("9") == shown.pick
    assert GAME.rules.write(PACK, shown.pick.key("up").move) == "none"


# Numbers of the box


def other_numbers(shown: Scene) -> Scene:
    """The same with another box."""
    box: Box = shown.box
    first = [BettingRound(2, 4)]
    worth = {**box.worth, "red": 7, "special": 1}
    changed = {"cards": 30, "latest_start": 1, "flags": [2, 9], "factors": [1, 5, 6]}
    return replace(shown, box=structs.replace(box, worth=worth, betting_rounds=first, **changed))


def test_what_the_box_says_is_shown() -> None:
    """Nothing of it is known to the board itself."""
    shown = scene(sitting(f"{BEGUN}; tile 9", scoring="pro", bets="on"))
    assert "Card 2/25" in drawn(shown)
    other = other_numbers(shown)
    assert "Card 2/30" in drawn(other)
    legend = [text.plain for text in BOARD.legend(other)]
    assert any("red treasure stone: 7 points, times" in text for text in legend)
    assert any("special treasure: 1 point, in" in text for text in legend)
    assert any("markers at 2, 9: professional" in text for text in legend)
    assert any("stones behind them count ×5, ×6" in text for text in legend)


@pytest.mark.rule("LP-5")
def test_flags_stand_where_the_box_says() -> None:
    shown = scene(sitting("tile 18; E3 0; start 3 right; tile 17; D3 0; none", bets="on"))
    assert "⚑" not in drawn(shown)
    assert "2⚑" in drawn(other_numbers(shown))


@pytest.mark.rule("LP-9", "LP-20")
def test_the_latest_start_and_betting_rounds_are_those_of_the_box() -> None:
    shown = scene(sitting("tile 18; E3 0", bets="on"))
    assert "later" in BOARD.prompt(shown)
    assert "now" in BOARD.prompt(other_numbers(shown))
    second = scene(sitting(f"{BEGUN}; tile 9", bets="on"))
    assert "out of the bets" not in drawn(second)
    assert "out of the bets" in drawn(other_numbers(second))


@pytest.mark.rule("LP-4")
def test_entrances_of_another_pack_are_drawn() -> None:
    tiles = pack("north A", "south C", "east 3")
    box = GAME.telling.box(tiles, 1, GAME.settled({}))
    shown = replace(scene(sitting("tile 9")), box=box)
    assert "↓" in drawn(shown)
    assert "↓" not in drawn(scene(sitting("tile 9")))


# Whole games


@pytest.mark.parametrize(("seats", "language"), [(1, "de"), (2, "en"), (5, "de")])
def test_every_screen_of_a_game_fits(seats: int, language: str) -> None:
    at, rng = sitting("", seats, language, **PRO), Rng("fit")
    while at.go_on() != "over":
        shown = frame.scene_of(at, UNICODE)
        if not shown.legal:
            at.confirm()
            continue
        pick = BOARD.pick(shown).at(rng.pick(shown.legal))
        shown = replace(shown, pick=pick, after=at.after(pick.move))
        words = frame.Words(ask=BOARD.prompt(shown), keys=BOARD.keys(shown))
        assert max(map(len, (words.ask, words.keys))) <= 78
        assert cell_len(BOARD.brings(shown)) <= 150
        for rows in (24, 30):
            parts = BOARD.blocks(replace(shown, rows=rows))
            assert sum(len(part.lines) for part in parts if part.rank == 0) <= rows - 4
            assert max(text.cell_len for part in parts for text in part.lines) <= 80
        at.play(pick.move)


def answered(dialog: Dialog, seed: str) -> None:
    """Plays to the end, each time a move that is offered, or done."""
    rng = Rng(seed)
    while not dialog.over:
        if "Done?" in dialog.last:
            dialog.say("")
        else:
            moves = offered(dialog.say("?"))
            dialog.say(moves[rng.below(len(moves))])


@pytest.mark.rule("LP-17")
def test_whole_game_alone_line_by_line(tmp_path: Path) -> None:
    with Dialog(tmp_path, "labyrinth", "--seed", "alone") as dialog:
        answered(dialog, "alone")
    record = record_in(tmp_path)
    assert record.names == ["You"]
    assert f"{record.final().scores()[0]:>5}  in total" in dialog.last
    assert max(map(cell_len, dialog.heard.splitlines())) <= 80


def test_whole_game_with_bets_line_by_line(tmp_path: Path) -> None:
    words = ("labyrinth", "greedy", "--seed", "two", "--option", "scoring=pro")
    with Dialog(tmp_path, *words, "--option", "bets=on") as dialog:
        answered(dialog, "two")
    assert "higher or lower than" in dialog.heard
    assert dialog.last.count("in total") == 2
    assert max(map(cell_len, dialog.heard.splitlines())) <= 80
    shown = replayed(tmp_path, record_in(tmp_path))
    assert shown.count("a A b") == 2
    assert "♙" in shown


def replayed(folder: Path, record: Record) -> str:
    file = folder / "again.txt"
    file.write_text(record.text(), encoding="utf-8")
    done = saqqara("replay", str(file))
    assert done.code == 0
    return done.out


def test_whole_game_by_keys(tmp_path: Path) -> None:
    words = ("labyrinth", "random", "--seed", "keys", "--option", "bets=on")
    with Terminal(tmp_path, *words, "--option", "scoring=pro").begun() as terminal:
        while not terminal.ended:
            screen = terminal.text()
            assert max(map(cell_len, screen.splitlines())) <= 80
            terminal.press(*([ENTER] if "Done?" in screen else ["n", ENTER]))
        assert "in total" in terminal.after()
        assert terminal.process.wait() == 0
    assert not record_in(tmp_path).final().actors()


@pytest.mark.parametrize("names", [["You"], ["You", "greedy", "random"]])
def test_whatever_is_pressed_the_record_stays_good(names: list[str]) -> None:
    at = sit_down(deal(GAME, PACK, PRO, names, "drum"), "de")
    console = Console(file=StringIO(), force_terminal=True, width=80, height=30)
    with console.screen(), pytest.raises(Paused):
        ByKeys(at, BOARD, console, UNICODE).run(Drummed("sticks", 120))
    record = at.match.saved()
    assert read_record(record.text()).moves == record.moves


@pytest.mark.rule("LP-2")
def test_all_tiles_of_a_pack_are_drawn() -> None:
    done = saqqara("pack", "draw", "labyrinth")
    assert done.code == 0
    words = done.out.split()
    assert all(str(number) in words for number in range(1, 20))
    assert words.count("×2") == 9
    assert "3  1    ·       ·       ·       ·       ·    3" in done.out
