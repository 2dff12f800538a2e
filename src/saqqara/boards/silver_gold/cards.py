"""Pyramid cards to choose from: the dealt four, the display and the pile."""

from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, beside, line
from saqqara.boards.plain import ListPick
from saqqara.boards.screen import Scene
from saqqara.boards.signs import ACTION, GAIN, QUIET
from saqqara.boards.silver_gold.chamber import LINES, as_card, card_title, framed
from saqqara.boards.silver_gold.pick import ordinal
from saqqara.games.silver_gold.view import CardView, View

CARD: Final = 17  # columns of a card
PILE: Final = 0  # in place of an ordinal


def hand(scene: Scene) -> Lines:
    """The dealt cards; the kept ones are ticked."""
    view: View = scene.view
    kept = [card.ordinal for card in view.seats[scene.seat].cards if card]
    return [line(), *beside([_card(scene, card, kept) for card in view.hand], gap=1)]


def display(scene: Scene) -> Lines:
    """The cards that can be taken, and how many lie in the pile."""
    view: View = scene.view
    heading = line((scene.say("silver-gold-display", pile=view.pile), QUIET))
    cards = [_card(scene, card, []) for card in view.display]
    return [heading, *beside([*cards, _pile(scene, view)], gap=1)]


def _pile(scene: Scene, view: View) -> Lines:
    here = _chosen(scene) == PILE
    rows = [[line((text.center(6), LINES))] for text in ("", str(view.pile), "")]
    frame = scene.signs.heavy if here else scene.signs.frame
    return [*framed(rows, frame, line()), _below(scene, 8, here=here)]


def _card(scene: Scene, card: CardView, kept: list[int]) -> Lines:
    below = _below(scene, CARD, here=_chosen(scene) == card.ordinal)
    if card.ordinal in kept:
        tick = f"{scene.signs.done} {scene.say('silver-gold-kept')}"
        below = line((tick.center(CARD), GAIN))
    return [*as_choice(scene, card), below]


def as_choice(scene: Scene, card: CardView) -> Lines:
    """A card with its title, heavily framed under the cursor."""
    text = scene.say("silver-gold-card", card=card.ordinal, colour=card.colour)
    title = card_title(card, text)
    return as_card(card, scene.signs, title, chosen=_chosen(scene) == card.ordinal)


def _below(scene: Scene, wide: int, *, here: bool) -> Text:
    return line(((scene.signs.under if here else "").center(wide), ACTION))


def _chosen(scene: Scene) -> int | None:
    """The ordinal under the cursor."""
    return ordinal(scene.pick.move) if isinstance(scene.pick, ListPick) else None
