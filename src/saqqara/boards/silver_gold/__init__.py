"""The board of Silver & Gold: Pyramids: the whole table, the questions, what a mark brings."""

from collections import Counter
from typing import Final

from msgspec.structs import asdict
from rich.text import Text

from saqqara.boards.lines import Lines, beside, line, wrapped
from saqqara.boards.screen import ROOMY, TALL, Block, Scene, Screen
from saqqara.boards.signs import ACTION, QUIET
from saqqara.boards.silver_gold.cards import display, hand
from saqqara.boards.silver_gold.chamber import (
    DRAFT,
    GHOST,
    MISFIT,
    NAMES,
    OPEN,
    REFUSED,
    Kinds,
    brackets,
    card_title,
    cell_sign,
    flat,
    large,
    mark_sign,
)
from saqqara.boards.silver_gold.pick import PiecePick, pick
from saqqara.boards.silver_gold.sheet import awards, header, others, sheet, short
from saqqara.boards.silver_gold.table import draw, draw_pack
from saqqara.core.said import Args
from saqqara.games.silver_gold.box import Box
from saqqara.games.silver_gold.engine import moves
from saqqara.games.silver_gold.engine.patterns import CELL_NAMES, SIDE, cell_names
from saqqara.games.silver_gold.view import CardView, View

TALLER: Final = 33  # rows for large chambers above the display
LARGE: Final = 33  # columns of a large chamber
FLAT: Final = 29  # and of a flat one
STRIP: Final = 10  # columns beside large chambers
WIDE_STRIP: Final = 18  # and beside flat ones
BRINGING: Final = "TXRGFSP"  # the order in which we say what a placement brings


def blocks(scene: Scene) -> list[Block]:
    """Everything but prompt and log, from top to bottom."""
    middle = hand(scene) if scene.view.stage in {"deal", "keep"} else _chambers(scene)
    points, pyramids = sheet(scene)
    above = [Block(header(scene)), Block(middle), Block([points])]
    above.append(Block([pyramids, *awards(scene)], 2))
    if _shows_display(scene):
        return [*above, Block(display(scene))]
    return [
        *above,
        Block(others(scene), 3),
        Block(display(scene) if scene.view.turn else [], ROOMY),
    ]


def _shows_display(scene: Scene) -> bool:
    return scene.spread or scene.view.stage == "take"


# The person's own cards


def _chambers(scene: Scene) -> Lines:
    return beside([_chamber(scene, 0), _chamber(scene, 1), _strip(scene)])


def _chamber(scene: Scene, slot: int) -> Lines:
    card: CardView | None = scene.view.seats[scene.seat].cards[slot]
    if card is None:
        wide = LARGE if _is_tall(scene) else FLAT
        return [line(), line((scene.say("silver-gold-no-card").center(wide), QUIET))]
    drawn = large if _is_tall(scene) else flat
    return drawn(card, kinds(scene, slot), scene.signs, _title(scene, slot, card))


def _is_tall(scene: Scene) -> bool:
    """Room for large chambers."""
    return scene.rows >= (TALLER if _shows_display(scene) else TALL)


def _title(scene: Scene, slot: int, card: CardView) -> Text:
    here = isinstance(scene.pick, PiecePick) and scene.pick.slot == slot
    text = scene.say("silver-gold-slot", card=card.ordinal, colour=card.colour)
    return card_title(card, text, f"{scene.signs.chosen if here else ''}{slot + 1}: ")


def kinds(scene: Scene, slot: int) -> Kinds:
    """What the cells of an own card are just now; later lines outdo earlier ones."""
    found: dict[str, str] = {}
    for move in scene.pick.fitting() if isinstance(scene.pick, PiecePick) else scene.legal:
        if moves.verb(move) == moves.MARK and moves.slot_of(move) == slot:
            found |= dict.fromkeys(cell_names(moves.mask_of(move)), OPEN)
    if isinstance(scene.pick, PiecePick) and scene.pick.slot == slot:
        found |= dict.fromkeys(scene.pick.covered(), GHOST if scene.after else MISFIT)
        found |= dict.fromkeys(scene.why.cells if scene.why else (), REFUSED)
    return found


def _strip(scene: Scene) -> Lines:
    """The pattern, and what is still face down."""
    view: View = scene.view
    times = scene.signs.times
    named = {short(scene, name): n for name, n in view.left.items()}
    hidden = [name if n == 1 else f"{name}{times}{n}" for name, n in named.items()]
    rows = [line(), *(_pattern(scene, view) if view.pattern else [])]
    rows.append(line((scene.say("silver-gold-face-down"), QUIET)))
    return rows + wrapped(" ".join(hidden), STRIP if _is_tall(scene) else WIDE_STRIP, QUIET)


def _pattern(scene: Scene, view: View) -> Lines:
    title, rows = short(scene, view.pattern), scene.box.patterns[view.pattern].drawn
    if _extra(scene):
        title, rows = scene.say("silver-gold-one-cell"), ["#"]
    blocks = [row.replace("#", scene.signs.block).replace(".", "  ") for row in rows]
    return [line((title, ACTION)), *(line((row, ACTION)) for row in blocks), line()]


def _extra(scene: Scene) -> bool:
    """An extra mark is due."""
    return bool(scene.legal) and scene.view.stage == "mark" and not scene.view.whole


# What is asked, and what it brings


def prompt(scene: Scene) -> str:
    return _ASKS[scene.view.stage](scene)


def _ask_keep(scene: Scene) -> str:
    box: Box = scene.box
    kept = sum(card is not None for card in scene.view.seats[scene.seat].cards)
    return scene.say("silver-gold-ask-keep", left=box.kept - kept, kept=box.kept, dealt=box.dealt)


def _ask_mark(scene: Scene) -> str:
    if _extra(scene):
        return scene.say("silver-gold-ask-extra")
    return scene.say("silver-gold-ask-mark", pattern=scene.view.pattern)


def _ask_take(scene: Scene) -> str:
    return scene.say("silver-gold-ask-take")


_ASKS: Final = {"keep": _ask_keep, "mark": _ask_mark, "take": _ask_take}


def keys(scene: Scene) -> str:
    marking = isinstance(scene.pick, PiecePick)
    return scene.say("silver-gold-keys-piece" if marking else "silver-gold-keys-cards")


def brings(scene: Scene) -> str:
    """What the symbols under the piece do; empty over plain cells."""
    if not isinstance(scene.pick, PiecePick) or scene.after is None:
        return ""
    card: CardView = scene.view.seats[scene.seat].cards[scene.pick.slot]
    found = Counter(_letter(card, name) for name in scene.pick.covered())
    return "; ".join(_brings(scene, card, s, found[s]) for s in BRINGING if found[s])


def _letter(card: CardView, name: str) -> str:
    row, column = divmod(CELL_NAMES.index(name), SIDE)
    return card.drawn[row][column]


def _brings(scene: Scene, card: CardView, letter: str, n: int) -> str:
    """One kind of symbol, with the boxes as they will be."""
    now, then = scene.view.seats[scene.seat].sheet, scene.after.seats[scene.seat].sheet
    facts = worths(scene.box) | {
        "n": n,
        "card": card.ordinal,
        "round": scene.view.round,
        "boxes": scene.box.gems,
        "box": {"R": then.red, "G": then.green}.get(letter, 0),
        "new": "yes" if now.torches != then.torches else "no",
        "penalty": then.penalty,
    }
    return scene.say(f"silver-gold-brings-{NAMES[letter]}", **facts)


def legend(scene: Scene) -> Lines:
    """Symbols with what they do, then the signs of this moment."""
    signs = scene.signs
    rows = [
        line((f" {cell_sign(letter, signs)}  ", "bold"), _legend(scene, name))
        for letter, name in NAMES.items()
    ]
    shown = [("marked", " " + mark_sign(signs) + " ")]
    for kind in (DRAFT, GHOST, MISFIT, OPEN, REFUSED):
        inside = mark_sign(signs) if kind == DRAFT else cell_sign(".", signs)
        shown.append((kind, inside.join(brackets(kind, signs))))
    return rows + [line((f"{sign} ", "bold"), _legend(scene, kind)) for kind, sign in shown]


def _legend(scene: Scene, what: str) -> str:
    return scene.say(f"silver-gold-legend-{what}", **worths(scene.box))


def worths(box: Box) -> Args:
    """Points of what is counted, as arguments of a sentence."""
    return asdict(box.worths)


SCREEN: Final = Screen(draw, draw_pack, blocks, pick, prompt, brings, keys, legend, rows=(12, 10))
