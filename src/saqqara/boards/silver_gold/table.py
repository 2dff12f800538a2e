"""Silver & Gold: Pyramids for onlookers: a position seat by seat, and all cards of a pack."""

from rich.console import Console, RenderableType

from saqqara.boards.lines import Lines, Stack, beside, line
from saqqara.boards.screen import Scene
from saqqara.boards.signs import QUIET, Signs, signs_for
from saqqara.boards.silver_gold.cards import as_choice, display, hand
from saqqara.boards.silver_gold.sheet import awards, header, sheet
from saqqara.games.silver_gold.box import Box
from saqqara.games.silver_gold.engine.moves import DRAWN, SHAPES, SIDE
from saqqara.games.silver_gold.engine.rules import COLOURS, Cards
from saqqara.games.silver_gold.view import CardView, View
from saqqara.text import Speech


def draw(view: View, box: Box, say: Speech) -> RenderableType:
    """The table as this view shows it, all seats alike."""

    def rows(signs: Signs, _width: int) -> Lines:
        seats = [_scene(view, box, say, signs, seat) for seat in range(len(view.seats))]
        areas = [row for scene in seats for row in _area(scene)]
        dealt = hand(seats[0]) if view.hand else []
        return [*header(seats[0]), *areas, *awards(seats[0]), *dealt, *display(seats[0])]

    return Stack(rows)


def _scene(view: View, box: Box, say: Speech, signs: Signs, seat: int) -> Scene:
    return Scene(view, view, seat, say, write=str, box=box, signs=signs)


def _area(scene: Scene) -> Lines:
    """A seat's sheet and its cards."""
    cards = [as_choice(scene, card) for card in scene.view.seats[scene.seat].cards if card]
    return [*sheet(scene), *beside(cards), line()]


def draw_pack(pack: Cards, say: Speech, console: Console) -> RenderableType:
    """Every card with its ordinal, as many beside each other as there is room for, and patterns."""
    scene = Scene(None, None, 0, say, write=str, signs=signs_for(console))
    cards = [as_choice(scene, _card(pack, number)) for number in range(len(pack.chambers))]
    across = max(1, (console.width + 1) // 18)
    rows: Lines = []
    for first in range(0, len(cards), across):
        rows += beside(cards[first : first + across], gap=1)
    return Stack(lambda _signs, _width: [*rows, line(), *_patterns(pack, scene)])


def _card(pack: Cards, number: int) -> CardView:
    chamber = pack.chambers[number]
    drawn = [chamber.drawn[k : k + SIDE] for k in range(0, len(chamber.drawn), SIDE)]
    return CardView(number + 1, COLOURS[chamber.colour], drawn, [], [])


def _patterns(pack: Cards, scene: Scene) -> Lines:
    """The patterns with how many expedition cards show each."""
    signs = scene.signs
    blocks = [
        [line((f"{SHAPES[shape]} {signs.times}{copies}", QUIET)), *_blocks(DRAWN[shape], signs)]
        for shape, copies in enumerate(pack.expedition)
        if copies
    ]
    return beside(blocks, gap=4)


def _blocks(drawn: str, signs: Signs) -> Lines:
    rows = drawn.replace(".", "  ").replace("#", signs.block).split("/")
    return [line(row) for row in rows]
