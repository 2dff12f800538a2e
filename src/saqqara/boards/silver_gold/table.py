"""Silver & Gold: Pyramids for onlookers: a position seat by seat, and all cards of a pack."""

from rich.console import Console, RenderableType

from saqqara.boards.lines import Lines, Stack, beside, line
from saqqara.boards.screen import Scene
from saqqara.boards.signs import QUIET, Signs, signs_for
from saqqara.boards.silver_gold.cards import as_choice, display, hand
from saqqara.boards.silver_gold.sheet import awards, header, sheet
from saqqara.games.silver_gold.box import Box, Pattern, Printed, box
from saqqara.games.silver_gold.engine.chambers import Cards
from saqqara.games.silver_gold.view import CardView, View
from saqqara.text import Speech


def draw(view: View, known: Box, say: Speech) -> RenderableType:
    """The table as this view shows it, all seats alike."""

    def rows(signs: Signs, _width: int) -> Lines:
        seats = [_scene(view, known, say, signs, seat) for seat in range(len(view.seats))]
        areas = [row for scene in seats for row in _area(scene)]
        dealt = hand(seats[0]) if view.hand else []
        return [*header(seats[0]), *areas, *awards(seats[0]), *dealt, *display(seats[0])]

    return Stack(rows)


def _scene(view: View, known: Box, say: Speech, signs: Signs, seat: int) -> Scene:
    return Scene(view, view, seat, say, write=str, box=known, signs=signs)


def _area(scene: Scene) -> Lines:
    """A seat's sheet and its cards."""
    cards = [as_choice(scene, card) for card in scene.view.seats[scene.seat].cards if card]
    return [*sheet(scene), *beside(cards), line()]


def draw_pack(pack: Cards, say: Speech, console: Console) -> RenderableType:
    """Every card with its ordinal, as many beside each other as there is room for, and patterns."""
    known = box(pack, 0, {})
    scene = Scene(None, None, 0, say, write=str, box=known, signs=signs_for(console))
    cards = [as_choice(scene, _card(card)) for card in known.cards]
    across = max(1, (console.width + 1) // 18)
    rows: Lines = []
    for first in range(0, len(cards), across):
        rows += beside(cards[first : first + across], gap=1)
    return Stack(lambda _signs, _width: [*rows, line(), *_patterns(scene)])


def _card(card: Printed) -> CardView:
    return CardView(card.ordinal, card.colour, card.drawn, [], [])


def _patterns(scene: Scene) -> Lines:
    """The patterns with how many expedition cards show each."""
    signs = scene.signs
    blocks = [
        [line((f"{name} {signs.times}{pattern.copies}", QUIET)), *_blocks(pattern, signs)]
        for name, pattern in scene.box.patterns.items()
    ]
    return beside(blocks, gap=4)


def _blocks(pattern: Pattern, signs: Signs) -> Lines:
    return [line(row.replace(".", "  ").replace("#", signs.block)) for row in pattern.drawn]
