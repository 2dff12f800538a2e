"""A chamber of Silver & Gold: Pyramids, drawn large, as a card to choose, or small."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, line
from saqqara.boards.signs import ACTION, ASCII, Frame, Signs
from saqqara.games.silver_gold.engine.patterns import CELL_NAMES, COLUMNS, SIDE
from saqqara.games.silver_gold.view import CardView

# What a cell is at this moment; without a colour its brackets tell.
OPEN: Final = "open"  # part of some legal placement
DRAFT: Final = "draft"  # marked in this moment, seen by nobody else
GHOST: Final = "ghost"  # under the piece, and it may be placed
MISFIT: Final = "misfit"  # under the piece, but it may not be placed
REFUSED: Final = "refused"  # why it may not
Kinds = Mapping[str, str]  # by the name of the cell

NAMES: Final = {
    "E": "entrance",
    "T": "tomb",
    "#": "wall",
    ".": "plain",
    "X": "cross",
    "R": "red",
    "G": "green",
    "F": "torch",
    "S": "skull",
    "P": "potion",
}
_SHOWN: Final = dict(zip(NAMES, "▼▣▒·✚♦●☼☠⚗", strict=True))
_BRACKETS: Final = {OPEN: "‹›", DRAFT: "()", GHOST: "[]", MISFIT: "{}", REFUSED: "!!"}

# The board is papyrus on any terminal: each ground brings its own ink.
PAPYRUS: Final = "#F4E7CA"
LINES: Final = f"#A8895A on {PAPYRUS}"
_INK: Final = {
    "E": f"bold #2A2017 on {PAPYRUS}",
    "T": "bold #74500A on #F2D58A",
    "#": "#7A5E38 on #5B4430",
    ".": f"#A8895A on {PAPYRUS}",
    "X": f"bold #1F4B99 on {PAPYRUS}",
    "R": f"bold #A8321B on {PAPYRUS}",
    "G": f"bold #17694A on {PAPYRUS}",
    "F": f"bold #A34908 on {PAPYRUS}",
    "S": f"bold #2A2017 on {PAPYRUS}",
    "P": f"bold #663A90 on {PAPYRUS}",
}
_MARKED: Final = "bold #5A4733 on #D3B983"
_GROUND: Final = {
    DRAFT: "bold #1F4B99 on #C9DAF6",
    GHOST: "bold #FFFFFF on #1F4B99",
    MISFIT: "bold #FFFFFF on #8A6A5E",
    REFUSED: "bold #FFFFFF on #A8321B",
}
_GLOW: Final = "#AE7604"


# The colours of the pyramids on papyrus.
TITLES: Final = {"green": "#17694A", "orange": "#A34908", "purple": "#663A90"}


def card_title(card: CardView, text: str, lead: str = "") -> Text:
    """A title for the edge of a card, in the card's colour."""
    ink = f"bold {TITLES[card.colour]} on {PAPYRUS}"
    return line((f" {lead}", f"bold #1F4B99 on {PAPYRUS}"), (f"{text} ", ink))


def cell_sign(letter: str, signs: Signs) -> str:
    """The sign of a kind of cell; plain terminals show the letters of the pack."""
    return letter if signs is ASCII else _SHOWN[letter]


def mark_sign(signs: Signs) -> str:
    return "*" if signs is ASCII else "×"


def brackets(kind: str, signs: Signs) -> str:
    """What stands left and right of a cell's sign."""
    if kind == OPEN and signs is ASCII:
        return "<>"
    return _BRACKETS.get(kind, "  ")


def cells(card: CardView, kinds: Kinds, signs: Signs, wide: int) -> list[list[Text]]:
    """The cells row by row, each so many columns wide."""
    rows = [CELL_NAMES[first : first + SIDE] for first in range(0, SIDE * SIDE, SIDE)]
    return [[_cell(card, name, kinds.get(name, ""), signs, wide) for name in row] for row in rows]


def _cell(card: CardView, name: str, kind: str, signs: Signs, wide: int) -> Text:
    place = CELL_NAMES.index(name)
    letter = card.drawn[place // SIDE][place % SIDE]
    marked = name in card.marked or name in card.draft
    sign = mark_sign(signs) if marked else cell_sign(letter, signs)
    kind = kind or (DRAFT if name in card.draft else "")
    ink = _GROUND.get(kind) or (_MARKED if marked else _INK[letter])
    if letter == "#" and not kind:
        return line((sign * wide, ink))
    if wide == 1:
        return line((sign, ink))
    around = brackets(kind, signs)
    side = f"{_GLOW} on {PAPYRUS}" if kind == OPEN else ink
    room = " " * ((wide - 3) // 2)
    return line((f"{room}{around[0]}", side), (sign, ink), (f"{around[1]}{room}", side))


def large(card: CardView, kinds: Kinds, signs: Signs, title: Text) -> Lines:
    """With column letters, row numbers and lines between the cells."""
    wide = 5
    left, cross, right, up = signs.joints
    across = signs.frame.across * wide
    middle = line("  ", (left + cross.join([across] * SIDE) + right, LINES))
    bottom = up.join([across] * SIDE)
    rows = [_letters(wide + 1), line("  ", _top(title, SIDE * (wide + 1) - 1, signs.frame, LINES))]
    for number, row in enumerate(cells(card, kinds, signs, wide), 1):
        rows.append(_row(f"{number} ", row, signs.frame.down, (signs.frame.down, LINES)))
        rows.append(middle)
    frame = signs.frame
    rows[-1] = line("  ", (f"{frame.bottom_left}{bottom}{frame.bottom_right}", LINES))
    return rows


def flat(card: CardView, kinds: Kinds, signs: Signs, title: Text) -> Lines:
    """With letters and numbers, but without lines between the cells."""
    inside = framed(cells(card, kinds, signs, 5), signs.frame, title)
    numbers = ["  ", *(f"{number} " for number in range(1, SIDE + 1)), "  "]
    labelled = [line(number, row) for number, row in zip(numbers, inside, strict=True)]
    return [_letters(5), *labelled]


def as_card(card: CardView, signs: Signs, title: Text, *, chosen: bool) -> Lines:
    """Without letters and numbers, to choose among others."""
    return framed(cells(card, {}, signs, 3), signs.heavy if chosen else signs.frame, title)


def small(card: CardView, signs: Signs) -> Lines:
    """One sign for each cell."""
    return [line(*row) for row in cells(card, {}, signs, 1)]


def framed(rows: list[list[Text]], frame: Frame, title: Text) -> Lines:
    """Rows of one width inside a frame, the title in its upper edge."""
    style = ACTION if frame.across in "═=" else LINES
    wide = sum(piece.cell_len for piece in rows[0])
    bottom = f"{frame.bottom_left}{frame.across * wide}{frame.bottom_right}"
    inside = [_row("", row, "", (frame.down, style)) for row in rows]
    return [_top(title, wide, frame, style), *inside, line((bottom, style))]


def _row(label: str, row: list[Text], between: str, edge: tuple[str, str]) -> Text:
    out = line((label, "dim"), edge)
    for number, piece in enumerate(row):
        out.append_text(piece)
        if between and number < len(row) - 1:
            out.append(between, LINES)
    return out.append(*edge)


def _letters(step: int) -> Text:
    """The column letters above a chamber with row numbers."""
    return line((" " * 3 + "".join(letter.center(step) for letter in COLUMNS).rstrip(), "dim"))


def _top(title: Text, wide: int, frame: Frame, style: str) -> Text:
    room = wide - 1 - title.cell_len
    out = line((f"{frame.top_left}{frame.across}", style))
    out.append_text(title)
    return out.append(f"{frame.across * room}{frame.top_right}", style)
