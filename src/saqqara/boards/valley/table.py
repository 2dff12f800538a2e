"""Im Tal der Könige for onlookers: a position side by side, and all cards of a pack."""

from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from saqqara.boards.lines import Lines, Stack, line, padded, wrapped
from saqqara.boards.screen import Scene
from saqqara.boards.signs import GOLD, QUIET, Signs, signs_for
from saqqara.boards.valley.seats import beyond, header, side
from saqqara.boards.valley.signs import (
    NO_STRENGTH,
    PRICED,
    effect_text,
    kind_of,
    kind_text,
    sign,
    tagged,
)
from saqqara.boards.valley.tomb import detailed
from saqqara.games.valley.box import Box, Printed, printed
from saqqara.games.valley.engine.cards import Deck
from saqqara.games.valley.view import View
from saqqara.text import Speech

NAME: Final = 23
COLUMN: Final = 7
BEFORE: Final = NAME + 3 * COLUMN + 2  # columns before what a card does


def draw(view: View, box: Box, say: Speech) -> RenderableType:
    """The table as this view shows it; who sees its own hand sits below."""

    def rows(signs: Signs, width: int) -> Lines:
        below = 1 if view.seats[1].hand or view.seats[1].papyri else 0
        wide = min(width, 80)
        scene = Scene(view, view, below, say, write=str, box=box, signs=signs, width=wide)
        sides = (side(scene, 1 - below, 9), detailed(scene), side(scene, below, 9))
        table = [row for block in sides for row in block]
        return [*header(scene), *table, *beyond(scene)]

    return Stack(rows)


def draw_pack(pack: Deck, say: Speech, console: Console) -> RenderableType:
    """Every card with copies, price, strength and effect, kind by kind."""
    signs, wide = signs_for(console), console.width
    found = [*wrapped(say("valley-about"), wide), line(), _columns(say)]
    last = ""
    for card, facts in printed(pack).items():
        kind = kind_text(say, card)
        if kind != last:
            found += [line(), line((kind, f"bold {GOLD}"))]
        found += _card(facts, say, signs, card, wide)
        last = kind
    return Stack(lambda _signs, _width: found)


def _columns(say: Speech) -> Text:
    names = ("valley-pack-copies", "valley-column-cost", "valley-column-strength")
    words = "".join(f"{say(name):>{COLUMN}}" for name in names)
    return line((f"{'':{NAME}}{words}  {say('valley-column-what')}", QUIET))


def _card(facts: Printed, say: Speech, signs: Signs, card: str, wide: int) -> Lines:
    kind = kind_of(card)
    cost = f"{sign('coin', signs)} {facts.cost}" if kind in PRICED else ""
    strength = "" if kind in NO_STRENGTH else str(facts.strength)
    text = effect_text(say, facts) if facts.effect != "none" else ""
    body = wrapped(text, wide - BEFORE)
    numbers = line(
        f"{signs.times}{facts.copies}".rjust(COLUMN),
        (cost.rjust(COLUMN), GOLD),
        (strength.rjust(COLUMN), "bold"),
    )
    first = line(padded(tagged(say, card, signs), NAME), numbers, "  ", body[0])
    return [first, *(line(" " * BEFORE, row) for row in body[1:])]
