"""The words of the box: German texts use the printed ones, and no others for the same things."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "saqqara" / "games"

# By game, each word in all its forms; what is printed for it stands behind.
FORBIDDEN: Final = {
    "silver_gold": (
        "Grab Grabs Grabes Grabe Gräber Gräbern",  # Grabkammer
        "Teil Teils Teiles Teile Teilen V3 O4 L4 T4 I2 I3",  # Muster
        "Marke Marken Zusatzmarke Zusatzmarken",  # Kreuz, Zusatzkreuz
        "markieren markiere markierst markiert markierte markierten markiertes",  # ankreuzen
        "Wertungsblatt Wertungsblatts Wertungsblätter Wertungsbogen Wertungsbögen",  # Wertungskarte
        "Prämie Prämien Auszeichnung Auszeichnungen",  # Pyramidenpunkte
        "Schädel Schädels Schädeln",  # Totenkopf
        "Trank Tranks Trankes Tränke Tränken",  # Zaubertrank
    ),
    "labyrinth": (
        "Feld Felds Feldes Felde Felder Feldern",  # Quadratfeld, Einzelfeld, Gangfeld
        "Räuber Räubers Räubern",  # Grabräuber
        "zugehen zugeht zugehe zuging zugegangen",  # geschlossen werden
        "Plan Plans Planes Pläne Plänen",  # Spielplatte
        "Profivariante Wettrunde Wettrunden",  # Profi-Variante, Wett-Runde
    ),
    "terra": (
        "Arbeiter Arbeiters Arbeitern daheim heim",  # Arbeitskraft, im Vorrat
        "Stein Steins Steines Steine Steinen",  # Baustein
        "Spitze Spitzen",  # Pyramidenknauf
        "Ablage Ablagen",  # Baustein-Tafel
        "anheuern anheuerst anheuert heuern heuerst heuert angeheuert",  # kaufen
    ),
    "valley": (
        "Gefährte Gefährten Gefährtin Gefährtinnen",  # Begleiter
        "Figur Figuren",  # Charakter
        "Einkommen Einkommens Vorräte Vorräten Güter Gütern Gut Guts Gutes",  # Ressourcen
        "Passmarke Passmarken",  # Passmarker
    ),
}
# Words of two or more, which a single one may stand in for elsewhere.
PHRASES: Final = {"labyrinth": (r"gro(ß|ss)e[sn]? Feld(er)?", r"geh(t|en) (nie |nicht mehr )?zu\b")}


class Sentences(Visitor):
    """What people read of a message: its texts, without names of arguments and keys."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def sentences(file: Path) -> Iterator[tuple[str, str]]:
    """Every text of a catalogue with its key."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            read = Sentences()
            read.visit(entry)
            yield entry.id.name, " ".join(read.found)


def texts(game: str) -> list[tuple[str, str]]:
    """All that is read of a game in German."""
    page = ROOT / "web" / "src" / "games" / game / "texts" / "de.ftl"
    rules = GAMES / game / "RULES.de.md"
    lines = rules.read_text(encoding="utf-8").split("\n")
    found = [(f"{rules.name}:{number}", line) for number, line in enumerate(lines, 1)]
    return [*sentences(GAMES / game / "de.ftl"), *sentences(page), *found]


def is_name(key: str) -> bool:
    """The printed name of a card is what it is: there is a worker among the valley's companions."""
    return "-card-" in key or "-short-" in key


def begun(word: str) -> tuple[str, str]:
    """A word as it is, and as it stands at the beginning of a sentence."""
    return word, word[0].upper() + word[1:]


def wrong(game: str, read: list[tuple[str, str]]) -> list[str]:
    """Where a word stands for which the box has another."""
    words = {form for row in FORBIDDEN[game] for word in row.split() for form in begun(word)}
    one = re.compile(rf"(?<![\w-])({'|'.join(sorted(words))})(?![\w-])")
    more = [re.compile(phrase) for phrase in PHRASES.get(game, ())]
    return [
        f"{key}: {match[0]}"
        for key, text in read
        if not is_name(key)
        for rule in (one, *more)
        for match in rule.finditer(text)
    ]


@pytest.mark.parametrize("game", FORBIDDEN)
def test_german_uses_the_printed_words(game: str) -> None:
    assert wrong(game, texts(game)) == []


@pytest.mark.parametrize("game", FORBIDDEN)
def test_every_form_of_every_other_word_is_found(game: str) -> None:
    words = [word for row in FORBIDDEN[game] for word in row.split()]
    for word in words:
        assert wrong(game, [("a", f"Hier steht „{word}“, und noch etwas.")]) == [f"a: {word}"]
    assert wrong(game, [("a", "Grabkammer Gangfeld Einzelfeld Baustein Grabräuber Vorrat")]) == []


def test_phrases_are_found() -> None:
    for said in ("ein großes Feld", "Die Kammer geht nicht mehr zu.", "Sie gehen nicht mehr zu."):
        assert wrong("labyrinth", [("a", said)])


def shared() -> Iterator[tuple[str, str]]:
    """German texts that belong to no game."""
    terminal, page = ROOT / "src" / "saqqara" / "text", ROOT / "web" / "texts"
    for file in [*terminal.glob("*de.ftl"), *page.glob("*.de.ftl")]:
        yield from sentences(file)


def test_shared_texts_use_no_word_that_a_game_replaces() -> None:
    """They are read in every game."""
    words = "Marke Marken Zusatzmarke Wertungsblatt Wertungsbogen Prämie Auszeichnung Schädel"
    words += " Trank Räuber Gefährte Gefährten Passmarke Einkommen Teil"
    rule = re.compile(rf"(?<![\w-])({'|'.join(words.split())})(?![\w-])")
    assert [key for key, text in shared() if rule.search(text)] == []
