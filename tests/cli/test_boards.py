"""Any game as text in colours."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from saqqara.boards import drawer
from saqqara.boards.plain import PLAIN
from saqqara.cli.sitting import called
from saqqara.games import GAMES
from saqqara.text import Speech


@pytest.mark.parametrize("name", sorted(GAMES))
def test_any_game_can_be_drawn_plainly_and_by_its_board(name: str) -> None:
    game = GAMES[name]
    state = game.new()
    known = game.telling.box(game.pack(), state.seats, game.settled({}))
    for viewer in (0, -2):
        for board in (PLAIN, drawer(name)):
            console = Console(width=80, record=True, file=StringIO())
            console.print(board.draw(game.telling.view(state, viewer), known, Speech("en")))
            console.print(board.draw_pack(game.pack(), Speech("de"), console))
            text = console.export_text()
            assert text.strip()
            assert max(map(cell_len, text.splitlines())) <= 80


def test_seats_have_different_printable_names() -> None:
    assert called(["greedy", "Ada\x1b[2J", "greedy"]) == ["greedy 1", "Ada?[2J", "greedy 3"]
