"""Every sentence people read: shared ones here, a game's in its folder (Project Fluent)."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from saqqara.core.errors import SaqqaraError
from saqqara.core.said import Item, Said, Why

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("de", "en")
SEATS: Final = ("seat", "side")  # arguments that are numbers of seats
_HERE = Path(__file__).parent


def catalogue_files(language: str) -> list[Path]:
    """The catalogues of a language: shared, each game's, and what only the terminal says."""
    games = sorted((_HERE.parent / "games").glob(f"*/{language}.ftl"))
    return [_HERE / f"{language}.ftl", *games, *sorted(_HERE.glob(f"*.{language}.ftl"))]


@cache
def game_keys() -> list[str]:
    """How the games' texts begin, longest first: a name of one word may begin one of two."""
    games = (_HERE.parent / "games").glob("*/en.ftl")
    return sorted((file.parent.name.replace("_", "-") for file in games), key=len, reverse=True)


@cache
def game_of(key: str) -> str:
    """The game a text belongs to, as its keys begin; empty if it belongs to none."""
    return next((game for game in game_keys() if key.startswith(f"{game}-")), "")


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - not all speak

    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogue_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """German where the system speaks German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"


class Speech:
    """Says things in one language; seats are called by their names."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise SaqqaraError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.names = tuple(names)

    def __call__(self, key: str, **args: str | int) -> str:
        """The sentence for a key; an unknown key or a missing argument is an error."""
        message = _bundle(self.language).get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = _bundle(self.language).format_pattern(
            message.value, {name: self._word(key, name, args[name]) for name in args}
        )
        if errors:
            raise KeyError(f"{key} {args}: {errors[0]}")
        return str(text)

    def _word(self, key: str, name: str, value: str | int) -> str | int:
        """Seats by their names; ids of cards, joined by commas, as the game calls them."""
        if isinstance(value, int):
            return self.name(value) if name in SEATS else value
        cards = [f"{game_of(key)}-card-{card.replace('_', '-')}" for card in value.split(",")]
        known = all(map(_bundle(self.language).has_message, cards))
        return ", ".join(map(self, cards)) if known else value

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat + 1)

    def tell(self, told: Said | Why | Item) -> str:
        """A told thing as a sentence."""
        return self(told.key, **told.args)
