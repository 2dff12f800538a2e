"""Every sentence exists in German and English, with the same arguments, and is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.said import Said
from saqqara.core.walk import playout
from saqqara.games import GAMES
from saqqara.text import LANGUAGES, Speech, catalogue_files, system_language

SOURCE = Path(__file__).parents[2] / "src" / "saqqara"


class Variables(Visitor):
    """Collects the arguments of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(language: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for file in catalogue_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return found


def sources() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    german, english = messages("de"), messages("en")
    assert german.keys() == english.keys()
    for key in german:
        assert arguments(german, key) == arguments(english, key), key


def arguments(known: dict[str, Variables], key: str) -> set[str]:
    """What a message needs, also through the messages it refers to."""
    inner = [arguments(known, name) for name in known[key].messages]
    return known[key].found.union(*inner)


def test_every_key_in_the_code_exists() -> None:
    known = messages("en")
    games = "|".join(file.parent.name.replace("_", "-") for file in catalogue_files("en")[1:])
    used = set(re.findall(rf'"((?:{games})-[a-z0-9-]+)"', sources()))
    used |= set(re.findall(r"""\bsay\(\s*["']([a-z0-9-]+)["']""", sources()))
    assert len(used) > 40
    assert used <= known.keys()


def test_every_key_is_used() -> None:
    code, known = sources().replace("'", '"'), messages("en")
    made = {key for game in GAMES.values() for key in keys_of(game)}
    starts = tuple(re.findall(r'f"([a-z][a-z-]*-)\{', code))
    inside = {name for variables in known.values() for name in variables.messages}
    unused = {key for key in known if f'"{key}"' not in code and key not in inside}
    assert {key for key in unused - made if not key.startswith(starts)} == set()


def keys_of(game: AnyGame) -> list[str]:
    """The keys a game must have besides those in its code."""
    start = game.name.replace("_", "-")
    options = [f"{start}-option-{key}" for key in game.options]
    choices = [f"{start}-option-{k}-{v}" for k, values in game.options.items() for v in values]
    traits = [f"{start}-trait-{trait}-{value}" for trait, value in traits_of(game)]
    aims = [game.text_key("aim", name.replace("_", "-")) for name in game.judging.names]
    return [f"{start}-name", *options, *choices, *traits, *aims]


def traits_of(game: AnyGame) -> set[tuple[str, str]]:
    """What chance gave the seats in a few random games."""
    found: set[tuple[str, str]] = set()
    for seed in range(12):
        state = game.new(game.seats[-1])
        playout(state, Rng(str(seed)))
        for seat in range(state.seats):
            found |= set(game.telling.traits(state, seat).items())
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_its_options_and_choices_have_names(game: AnyGame) -> None:
    assert set(keys_of(game)) <= messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_called_by_their_names(language: str) -> None:
    say = Speech(language, ["Ada"])
    assert say.tell(Said("toy-ready", {"seat": 0})).startswith("Ada:")
    assert "2" in say.tell(Said("toy-ready", {"seat": 1}))


def test_an_unknown_key_or_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        Speech("en")("no-such-key")
    with pytest.raises(LookupError):
        Speech("en")("toy-laid", seat=0)


def test_the_language_follows_the_system() -> None:
    assert system_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert system_language({"LC_ALL": "en_GB", "LANG": "de_DE"}) == "en"
    assert system_language({}) == "en"
    with pytest.raises(SaqqaraError, match=r"'fr'.*de, en"):
        Speech("fr")
