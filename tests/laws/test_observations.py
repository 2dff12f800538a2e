"""Observations of every game: told as their pages say, and different where views differ."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.core.tensor import Plane
from saqqara.games import GAMES
from saqqara.rl.setting import setting
from tests.games.about import about
from tests.games.observed import course, nearby, viewers
from tests.laws.subjects import SUBJECTS
from tests.rl import subjects

PAGES = Path(__file__).parents[2] / "docs" / "observations"

over_games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

# The pages


def tables(game: AnyGame, first: str) -> list[list[list[str]]]:
    """The rows, heads included, of all tables on a game's page that begin with this word."""
    page = (PAGES / f"{game.name}.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE)
    cut = [[line.strip("|").split("|") for line in text.splitlines()] for text in found]
    rows = [[[cell.strip() for cell in line] for line in [head, *rest]] for head, _, *rest in cut]
    return [table for table in rows if table[0][0] == first]


def whole(text: str) -> list[int]:
    """The numbers in a text."""
    return [int(number) for number in re.findall(r"-?\d+", text.replace("−", "-"))]


@over_games
def test_a_page_has_the_same_sections_and_tables_as_all_others(game: AnyGame) -> None:
    page = (PAGES / f"{game.name}.md").read_text(encoding="utf-8")
    assert re.findall("^## (.*)", page, re.MULTILINE) == ["Parts", "Numbers in all", "Moves"]
    heads = [tables(game, first)[0][0] for first in ("part", "moves")]
    assert heads == [["part", "shape", "range", "meaning"], ["moves", "notation", "meaning"]]


@over_games
def test_a_page_names_all_parts_with_their_shapes_in_order(game: AnyGame) -> None:
    ((_, *told),) = tables(game, "part")
    for subject in [subject for subject in SUBJECTS if subject.game is game]:
        parts = game.learning.planes(subject.pack, subject.seats, dict(subject.options))
        assert [name.strip("`") for name, *_ in told] == [part.name for part in parts]
        lengths = {"seats": subject.seats}
        for part, (_, shape, *_) in zip(parts, told, strict=True):
            assert part.shape == shape_of(shape, part, lengths), (str(subject), part.name)


def shape_of(text: str, part: Plane, lengths: dict[str, int]) -> tuple[int, ...]:
    """A shape that was told. What a word stands for is found where it is first met."""
    words = text.split(" × ")
    for word, length in zip(words, part.shape, strict=True):
        if word.isalpha():
            lengths.setdefault(word, length)
    return tuple(lengths[word] if word in lengths else int(word) for word in words)


@over_games
def test_a_page_tells_the_ranges_that_parts_have_at_some_table(game: AnyGame) -> None:
    ((_, *told),) = tables(game, "part")
    found: dict[str, set[tuple[int, int]]] = {}
    for subject in [subject for subject in SUBJECTS if subject.game is game]:
        for part in game.learning.planes(subject.pack, subject.seats, dict(subject.options)):
            found.setdefault(f"`{part.name}`", set()).add((part.low, part.high))
    for name, _, span, _ in told:
        low, *highs = whole(span)
        assert {(low, high) for high in highs} == found[name], name


@over_games
def test_a_page_tells_how_many_numbers_there_are(game: AnyGame) -> None:
    """Each column is headed by its options: `board` oasis, `task` 1."""
    (((_, *heads), *told),) = tables(game, "seats")
    assert [int(seats) for seats, *_ in told] == [*game.seats]
    for seats, *numbers in told:
        for head, number in zip(heads, numbers, strict=True):
            options = dict(re.findall(r"`(\w+)` (\w+)", head))
            fits = int(seats) in game.seats_for(game.settled(options))
            here = str(setting(game.name, int(seats), options).width) if fits else "–"
            assert number == here, (seats, head)


@over_games
def test_a_page_tells_all_moves(game: AnyGame) -> None:
    """Each line names the first and the last of its moves; the last line is to wait."""
    pack = game.pack()
    first, *others = tables(game, "moves")
    for table in [first[:-1], *others]:
        end = 0
        for numbers, notation, _ in table[1:]:
            low, high = whole(numbers)[0], whole(numbers)[-1]
            words = re.findall("`(.*?)`", notation)
            assert (low, words[0]) == (end, game.rules.write(pack, low))
            assert words[-1] == game.rules.write(pack, high)
            end = high + 1
        assert table is not first or end == game.rules.moves
    assert first[-1][:2] == [str(game.rules.moves), "–"]


# The numbers

TABLES = {str(subject): subject for subject in subjects.SUBJECTS}


@cache
def met(name: str) -> list[State]:
    """Positions of random games at a table, and others one move away from them."""
    subject, found = TABLES[name], list[State]()
    for game in range(about(subject.game).games):
        rng = Rng(f"{name} {game}")
        for nth, state in enumerate(course(subject.setting().new(), rng)):
            found.append(state.copy())
            if nth % 2 == 0:
                found += nearby(state, rng, 4)
    return found


def sight(game: AnyGame, state: State, viewer: int) -> bytes:
    """What a viewer sees and may do."""
    view: dict[str, Any] = msgspec.to_builtins(game.telling.view(state, viewer))
    for path in about(game.name).left_out:
        leave_out(view, path.split("."))
    return msgspec.json.encode((view, state.legal(viewer) if viewer in state.actors() else []))


def leave_out(view: Any, path: list[str]) -> None:  # noqa: ANN401
    """Takes a field out of a view, or out of each in a list."""
    if isinstance(view, list):
        for one in view:
            leave_out(one, path)
    elif path[1:]:
        leave_out(view[path[0]], path[1:])
    else:
        del view[path[0]]


@pytest.mark.parametrize("name", TABLES)
def test_where_a_viewer_sees_or_may_do_something_else_its_numbers_differ(name: str) -> None:
    here, known = TABLES[name].setting(), dict[tuple[int, bytes], bytes]()
    for state in met(name):
        for viewer in viewers(state):
            row = here.observation(state, viewer).tobytes()
            now = sight(here.game, state, viewer)
            assert known.setdefault((viewer, row), now) == now
    assert len(known) > 100


@over_games
def test_the_games_played_for_that_come_to_every_stage(game: AnyGame) -> None:
    found = []
    for name in [name for name, subject in TABLES.items() if subject.game == game.name]:
        here = TABLES[name].setting()
        rows = [here.observation(state, viewer) for state in met(name) for viewer in viewers(state)]
        found.append(here.split(np.array(rows))[about(game.name).stage].any(axis=0))
    assert np.any(found, axis=0).all()
