"""Drawn boards for the tests of Das Labyrinth des Pharao.

A drawing has five rows of five entries: `13.90` is tile 13 turned clockwise by 90 degrees, `--` is
a free field. It is laid in reading order by real moves, one card after the other.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from saqqara.core.game import open_moves
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.games.labyrinth.engine.cells import CELL_NAMES, FIELD_NAMES
from saqqara.games.labyrinth.engine.moves import NUMBERS, TURNS, argument
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.stages import BETTING, LAYING
from saqqara.games.labyrinth.engine.tiles import Tiles
from saqqara.games.labyrinth.pack import load
from saqqara.games.labyrinth.view import ChamberView, SeatView, view

GAME = GAMES["labyrinth"]
STANDARD = (GAME.folder("standard") / "pack.toml").read_text(encoding="utf-8")
ENTRANCES = ("west 3", "south C", "east 3")
PACK: Tiles = GAME.pack()

# From the south along the bottom: e10 e9 f9 g9 h9 i9 j9; chambers at f10, g10 and h10.
BOTTOM = """
    --    --    --    --    --
    --    --    --    --    --
    --    --    --    --    --
    --    --    --    --    --
    --    --    8.0   12.0  17.0
"""

# From the west through row 6, chambers at a5 (beside the entrance) and b5.
GATE = """
    --      --    --    --    --
    18.0    --    --    --    --
    12.180  16.0  --    --    --
    --      --    --    --    --
    --      --    --    --    --
"""

# Straight through from west to east, a lane above another.
THROUGH = """
    --    --    --    --    --
    --    --    --    --    --
    18.0  18.0  18.0  18.0  18.0
    --    --    --    --    --
    --    --    --    --    --
"""

# In at a10, east to i10, back along row 9 to a9, up, east along row 7 to j7, up, west along row 5
# to a5, up, east along row 3 to j3: 51 cells. Chambers at b8 (touches 17 first), j4 (31), e2 (46).
LONG = """
    18.0  3.180  12.0  17.0  18.0
    8.0   18.0   18.0  18.0  12.0
    3.0   18.0   18.0  18.0  8.90
    8.0   17.0   17.0  18.0  19.0
    3.0   18.0   18.0  18.0  16.270
"""
LONG_ENTRANCES = ("west 5", "south A", "north C")


def pack(*entrances: str) -> Tiles:
    """The standard tiles with other entrances."""
    places = ", ".join(f'"{place}"' for place in entrances)
    text = STANDARD.replace('"west 3", "south C", "east 3"', places)
    with TemporaryDirectory() as folder:
        Path(folder, "pack.toml").write_text(text, encoding="utf-8")
        return load(Path(folder))[0]


def plenty(tiles: Tiles, numbers: Sequence[int]) -> Tiles:
    """The same tiles, as often as these numbers need them."""
    copies = [max(tiles.copies[k], list(numbers).count(k + 1)) for k in range(NUMBERS)]
    drawn = [tiles.cells(TURNS * k) for k in range(NUMBERS)]
    return Tiles("drawn", "", drawn, copies, tiles.gates)


def game(
    seats: int = 1, scoring: str = "basic", bets: str = "off", tiles: Tiles = PACK
) -> Labyrinth:
    """A game before its first card."""
    state: Labyrinth = GAME.new(seats, tiles, {"scoring": scoring, "bets": bets})
    return state


def board(
    text: str,
    *starts: str,
    stones: Mapping[str, str] | None = None,
    entrances: Sequence[str] = ENTRANCES,
    **options: str,
) -> Labyrinth:
    """Lay a drawing before the next card; a seat for each start, all with the same stones.

    Bets that come due are made right.
    """
    lays = read_board(text)
    numbers = [number for number, _ in lays]
    tiles = plenty(pack(*entrances), [*numbers, *numbers])
    state = game(len(starts), tiles=tiles, **options)
    for number, lay in lays:
        show(state, number)
        for seat, start in enumerate(starts):
            place(state, seat, lay)
            decide(state, seat, f"start {start}", stones or {})
    return state


def read_board(text: str) -> list[tuple[int, str]]:
    """Number and notation of each drawn tile, in reading order."""
    words = text.split()
    assert len(words) == 25
    drawn = [(FIELD_NAMES[k], word.partition(".")) for k, word in enumerate(words) if word != "--"]
    return [(int(number), f"{field} {turn}") for field, (number, _, turn) in drawn]


def show(state: Labyrinth, number: int, wrong: Sequence[int] = ()) -> None:
    """Turn up a card; before, all who may bet make the right bet, but for these seats."""
    for seat in state.actors() if state.stage == BETTING else []:
        higher = (number - 1 > state.number) != (seat in wrong)
        place(state, seat, "higher" if higher else "lower")
    place(state, BOX, f"tile {number}")


def decide(state: Labyrinth, seat: int, start: str, stones: Mapping[str, str]) -> None:
    """Finish a seat's turn: these stones where their cells are asked for, this start."""
    while state.stage == LAYING and seat in state.actors():
        asked = view(state, seat).asked
        place(state, seat, stones.get(asked, "none") if asked else start)


def play_cards(state: Labyrinth, *numbers: int, wrong: Sequence[int] = ()) -> None:
    """Turn up these cards; all lay on their first free field, without stones."""
    for number in numbers:
        show(state, number, wrong)
        for seat in range(state.seats):
            place(state, seat, notations(state, seat)[0])
            decide(state, seat, "start 1 left", {})


def place(state: Labyrinth, seat: int, *moves: str) -> None:
    """Make moves through the checked door."""
    for notation in moves:
        GAME.play(state, seat, GAME.rules.read(state.pack, notation))


def run(state: Labyrinth, *lines: str) -> Labyrinth:
    """Make moves written as in a record: `box tile 3`, `1 C3 90`."""
    for line in lines:
        who, _, notation = line.partition(" ")
        place(state, BOX if who == "box" else int(who) - 1, notation)
    return state


# Looking


def notations(state: Labyrinth, seat: int) -> list[str]:
    return [GAME.rules.write(state.pack, move) for move in open_moves(state, seat)]


def legal(state: Labyrinth, seat: int) -> set[str]:
    return set(notations(state, seat))


def cards(state: Labyrinth) -> dict[int, int]:
    """The number cards still face down."""
    return {argument(move) + 1: copies for move, copies in state.odds()}


def seen(state: Labyrinth, seat: int = 0) -> SeatView:
    """A seat's board as it sees it itself."""
    return view(state, seat).seats[seat]


def corridor(state: Labyrinth, seat: int = 0) -> str:
    return " ".join(seen(state, seat).corridor)


def chamber(state: Labyrinth, cell: str, seat: int = 0) -> ChamberView:
    (found,) = [one for one in seen(state, seat).chambers if one.cell == cell]
    return found


def points(state: Labyrinth, cell: str, seat: int = 0) -> int:
    """What the stone on this cell is worth."""
    return chamber(state, cell, seat).points


def stones(state: Labyrinth, seat: int = 0) -> dict[str, str]:
    return {one.cell: one.stone for one in seen(state, seat).chambers if one.stone}


def cell_number(name: str) -> int:
    return CELL_NAMES.index(name)
