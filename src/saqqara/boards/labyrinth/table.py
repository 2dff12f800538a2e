"""Das Labyrinth des Pharao for onlookers: a position seat by seat, and all tiles of a pack."""

from rich.console import Console, RenderableType
from rich.text import Text

from saqqara.boards.labyrinth.board import (
    Drawn,
    drawn,
    large,
    sign,
    tile_lines,
)
from saqqara.boards.labyrinth.side import face_down, header, own
from saqqara.boards.labyrinth.walls import Plan
from saqqara.boards.lines import Lines, Stack, beside, line, wrapped
from saqqara.boards.screen import Scene
from saqqara.boards.signs import QUIET, Signs, signs_for
from saqqara.games.labyrinth.box import Box
from saqqara.games.labyrinth.engine.cells import WIDE
from saqqara.games.labyrinth.engine.moves import STONES, TURNS
from saqqara.games.labyrinth.engine.score import WORTH
from saqqara.games.labyrinth.engine.tiles import Tiles
from saqqara.games.labyrinth.view import SeatView, View, letters
from saqqara.text import Speech


def draw(view: View, box: Box, say: Speech) -> RenderableType:
    """The table as this view shows it, all seats alike."""

    def rows(signs: Signs, width: int) -> Lines:
        seats = [_scene(view, box, say, signs, seat) for seat in range(len(view.seats))]
        areas = [row for scene in seats for row in _area(scene)]
        pile = face_down(seats[0], min(width, seats[0].width)) if view.left else []
        return [*header(seats[0]), *areas, *pile]

    return Stack(rows)


def _scene(view: View, box: Box, say: Speech, signs: Signs, seat: int) -> Scene:
    return Scene(view, view, seat, say, write=str, box=box, signs=signs)


def _area(scene: Scene) -> Lines:
    """A seat's board, and its numbers beside it."""
    shown: SeatView = scene.view.seats[scene.seat]
    fresh = next((tile.field for tile in shown.tiles if tile.draft), "")
    board = large(drawn(scene.view, scene.box, shown, fresh), scene.signs)
    return beside([board, [line(), *own(scene)]])


def draw_pack(pack: Tiles, say: Speech, console: Console) -> RenderableType:
    """Every tile with its number, as many beside each other as there is room for; the board."""
    signs = signs_for(console)
    tiles = [_tile(pack, number, signs) for number in range(len(pack.copies))]
    across = max(1, (console.width + 2) // 11)
    rows: Lines = []
    for first in range(0, len(tiles), across):
        rows += [*beside(tiles[first : first + across]), line()]
    rows += [*wrapped(_stones(say, signs), console.width), line()]
    return Stack(lambda _signs, _width: [*rows, *large(_empty(pack), signs)])


def _tile(pack: Tiles, number: int, signs: Signs) -> Lines:
    sides = [letters(cell) for cell in pack.cells(TURNS * number)]
    copies = f" {signs.times}{pack.copies[number]}" if pack.copies[number] > 1 else ""
    return [_title(number, copies), *tile_lines(sides, signs, 3)]


def _title(number: int, copies: str) -> Text:
    return line((f"{number + 1}", "bold"), (copies, QUIET))


def _stones(say: Speech, signs: Signs) -> str:
    """The kinds of stones with what they are worth in the professional variant."""
    kinds = STONES[1:]
    worth = dict(zip(STONES, WORTH, strict=True))
    words = [
        f"{sign(kind, signs)} {say('labyrinth-worth', stone=kind, n=worth[kind])}" for kind in kinds
    ]
    return f"{say('labyrinth-pack-stones')} {', '.join(words)}"


def _empty(pack: Tiles) -> Drawn:
    """The board with its entrances."""
    starts = [(divmod(gate // 4, WIDE), "NESW"[gate % 4]) for gate in pack.gates]
    plan = Plan(WIDE, WIDE, {}, gates=frozenset(starts))
    return Drawn(plan, {}, starts, [], 0, choosing=True, robber=None, ahead=None)
