"""Terra Pyramides for onlookers: a position with all seats, and the components of a pack."""

from rich.console import Console, RenderableType
from rich.text import Text

from saqqara.boards.lines import Lines, Stack, beside, line, wrapped
from saqqara.boards.screen import Scene
from saqqara.boards.signs import QUIET, Signs, signs_for
from saqqara.boards.terra.board import MIDDLE, Drawn, board
from saqqara.boards.terra.side import all_stacks, broken, header, joined, pile, tray
from saqqara.boards.terra.signs import sign, tile_signs
from saqqara.core.state import WATCHER
from saqqara.games.terra.box import Box
from saqqara.games.terra.box import box as box_of
from saqqara.games.terra.engine.components import Components, Options
from saqqara.games.terra.engine.moves import TILE_NAMES
from saqqara.games.terra.engine.rules import start
from saqqara.games.terra.pack import BOARDS
from saqqara.games.terra.view import View
from saqqara.games.terra.view import view as view_of
from saqqara.text import Speech


def draw(view: View, box: Box, say: Speech) -> RenderableType:
    """The table as this view shows it, all seats alike."""

    def rows(signs: Signs, width: int) -> Lines:
        scenes = [
            Scene(view, view, seat, say, write=str, box=box, signs=signs)
            for seat in range(len(view.seats))
        ]
        new = next((tile.field for tile in view.tiles if tile.new), "")
        drawn = board(Drawn(view, box, signs, fresh=new), MIDDLE)
        trays = [tray(scene) for scene in scenes]
        below = pile(scenes[0], min(width, scenes[0].width))
        around = beside([drawn, joined([*trays[:2], all_stacks(scenes[0])])])
        return [*header(scenes[0]), *around, *beside(trays[2:]), *below]

    return Stack(rows)


def draw_pack(pack: Components, say: Speech, console: Console) -> RenderableType:
    """Both boards, every tile with its number, the foundations."""
    signs, wide = signs_for(console), console.width
    boards = [_board(pack, number, say, signs) for number in range(len(BOARDS))]
    side = wide >= 2 * 52
    shown = beside(boards) if side else [row for rows in boards for row in [*rows, line()]]
    rows = [*wrapped(say("terra-about"), wide), line(), *shown, line()]
    rows += [line((say("terra-pack-tiles"), "bold")), *broken(_tiles(pack, signs), wide), line()]
    rows += [line((say("terra-pack-foundations"), "bold")), _foundations(pack, signs)]
    return Stack(lambda _signs, _width: rows)


def _board(pack: Components, number: int, say: Speech, signs: Signs) -> Lines:
    """An empty board with its halves; start fields have a cross."""
    chosen = Options(number, task=0, symbols=True, open_stacks=False, free_swap=False)
    view = view_of(start(pack, 2, chosen), WATCHER)
    choices = {"task": "off", "symbols": "on", "open_stacks": "off", "free_swap": "off"}
    box = box_of(pack, 2, {**choices, "board": BOARDS[number]})
    title = line((say("terra-pack-board", board=BOARDS[number]), "bold"))
    names = [f"{sign(half, signs)} {say(f'terra-storage-{half}')}" for half in ("sphinx", "scarab")]
    return [
        line(title, (f"   {'   '.join(names)}", QUIET)),
        *board(Drawn(view, box, signs), MIDDLE),
    ]


def _tiles(pack: Components, signs: Signs) -> Text:
    found = line()
    for number, copies in enumerate(pack.tiles):
        if copies:
            found.append(" " if found.cell_len else "")
            found.append_text(tile_signs(TILE_NAMES[number], signs))
            found.append(f"{signs.times}{copies}", QUIET)
    return found


def _foundations(pack: Components, signs: Signs) -> Text:
    pairs = [f"{value}{signs.times}{n}" for value, n in enumerate(pack.foundations, 1)]
    return line("  ".join(pairs))
