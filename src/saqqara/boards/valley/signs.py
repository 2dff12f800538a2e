"""Signs and colours of Im Tal der Könige, and its cards in words."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, cut, line
from saqqara.boards.signs import (
    AMETHYST,
    ASCII,
    CARNELIAN,
    GOLD,
    LAPIS,
    MALACHITE,
    OCHRE,
    Signs,
)
from saqqara.games.valley.box import KINDS, Printed
from saqqara.games.valley.engine.cards import PAPYRUS_TRAPS, PAPYRUS_UNDEAD
from saqqara.games.valley.view import Piece
from saqqara.text import Speech

SHOWN: Final = {
    "companion": "♙",
    "animal": "∴",
    "adventurer": "★",
    "trap": "✕",
    "undead": "☥",
    "papyrus": "§",
    "coin": "¤",
    "medallion": "◉",
    "tomb": "⌂",
    "down": "▒",
}
LETTERS: Final = dict(zip(SHOWN, "i%*x+~$o^?", strict=True))
INKS: Final = {
    "companion": OCHRE,
    "animal": MALACHITE,
    "adventurer": LAPIS,
    "trap": CARNELIAN,
    "undead": AMETHYST,
    "tomb": GOLD,
}
PAPYRI: Final = (*PAPYRUS_UNDEAD, *PAPYRUS_TRAPS)
KIND: Final = {
    card: kind.removeprefix("papyrus-") for kind, cards in KINDS.items() for card in cards
}
NO_STRENGTH: Final = ("trap", "tomb")
PRICED: Final = ("companion", "animal")


def sign(name: str, signs: Signs) -> str:
    return LETTERS[name] if signs is ASCII else SHOWN[name]


def kind_of(card: str) -> str:
    """The kind of a card, which gives its sign and its colour; papyri are traps or undead."""
    return KIND[card]


def card_name(say: Speech, card: str) -> str:
    return say(f"valley-card-{card.replace('_', '-')}")


def effect_text(say: Speech, printed: Printed) -> str:
    """What a card does: this goes by its effect, so that it is right for any pack."""
    return say(f"valley-effect-{printed.effect.replace('_', '-')}")


def kind_text(say: Speech, card: str) -> str:
    kind = kind_of(card)
    return say(f"valley-kind-papyrus-{kind}" if card in PAPYRI else f"valley-kind-{kind}")


def card_text(say: Speech, card: str, printed: Printed, *, price: bool = True) -> str:
    """Kind, price, strength and effect in one line."""
    kind = kind_of(card)
    facts = [kind_text(say, card)]
    if price and kind in PRICED:
        facts.append(say("valley-costs", cost=printed.cost) if printed.cost else say("valley-free"))
    if kind not in NO_STRENGTH:
        facts.append(say("valley-strength", strength=printed.strength))
    return f"{', '.join(facts)}. {effect_text(say, printed)}"


def pieces_text(say: Speech, pieces: list[Piece]) -> str:
    """2 +1 tomb; the printed strength without words."""
    return f"{pieces[0].amount} {bonuses_text(say, pieces)}".rstrip()


def bonuses_text(say: Speech, pieces: list[Piece]) -> str:
    """All but the printed strength."""
    words = [f"{piece.amount:+} {say(f'valley-piece-{piece.reason}')}" for piece in pieces[1:]]
    return " ".join(words)


def tagged(say: Speech, card: str, signs: Signs, style: str = "") -> Text:
    """A card with its sign; a papyrus has two."""
    kind = kind_of(card)
    scroll = sign("papyrus", signs) if card in PAPYRI else ""
    return line((f"{scroll}{sign(kind, signs)} ", INKS[kind]), (card_name(say, card), style))


def counted(cards: Iterable[str]) -> list[tuple[str, int]]:
    """Each card once, in order, with how many there are."""
    return list(Counter(cards).items())


def times(signs: Signs, number: int) -> str:
    return f" {signs.times}{number}" if number > 1 else ""


def flow(lead: Text, entries: list[Text], cells: int, rows: int = 99) -> Lines:
    """Entries one after the other, on as many lines as they need or may have."""
    lines: Lines = [lead.copy()]
    indent = lead.cell_len
    for entry in entries:
        last = lines[-1]
        if last.cell_len > indent and last.cell_len + 2 + entry.cell_len > cells:
            if len(lines) == rows:
                lines[-1] = cut(line(last, "  .."), cells)
                return lines
            lines.append(line(" " * indent))
        lines[-1].append("  " if lines[-1].cell_len > indent else "")
        lines[-1].append_text(entry)
    return [cut(text, cells) for text in lines]
