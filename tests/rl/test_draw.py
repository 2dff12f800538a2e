"""Drawings of positions: the same board as text, as SVG and as pixels."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.ft2font import FT2Font

from saqqara.boards import drawer
from saqqara.core.errors import SaqqaraError
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, WATCHER, State
from saqqara.core.walk import advance
from saqqara.games.toy.view import View as ToyView
from saqqara.games.valley.view import View as ValleyView
from saqqara.rl import draw
from saqqara.rl.setting import Setting, setting
from saqqara.text import Speech
from tests.rl.subjects import LARGEST, SUBJECTS, Subject

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
every = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
largest = pytest.mark.parametrize("subject", LARGEST, ids=str)


def viewers(given: Setting) -> list[int]:
    return [WATCHER, given.seats - 1]


def position(given: Setting, moves: int, seed: str = "1") -> State:
    """After so many random moves, and then until chance has nothing to do."""
    state, rng = given.new(), Rng(seed)
    advance(state, moves, rng)
    while state.actors() == [BOX]:
        advance(state, 1, rng)
    return state


def positions(given: Setting) -> Iterator[State]:
    """The first one, some on the way, the last one."""
    state, rng = given.new(), Rng("drawn")
    bound = given.game.rules.bound(given.pack, given.seats, given.options)
    while state.actors():
        yield state
        advance(state, bound // 4, rng)
    yield state


def words(picture: str) -> str:
    return "\n".join(text.text or "" for text in ET.fromstring(picture).iter() if text.text)  # noqa: S314 - our own text


@every
def test_pictures_of_a_game_have_one_size_and_nothing_is_cut(subject: Subject) -> None:
    given = subject.setting()
    wide, high = draw.size(given)
    for state in positions(given):
        for viewer in viewers(given):
            picture = draw.svg(given, state, viewer)
            assert f'width="{wide}" height="{high}"' in picture
            assert "…" not in words(picture).splitlines()


@largest
def test_pixels_have_the_size_of_the_picture(subject: Subject) -> None:
    given = subject.setting()
    wide, high = draw.size(given)
    pixels = draw.rgb(given, position(given, 30), 0)
    assert pixels.shape == (high, wide, 3)
    assert pixels.dtype == np.uint8
    assert wide % 16 == high % 16 == 0


@largest
def test_the_same_position_gives_the_same_bytes(subject: Subject) -> None:
    given = subject.setting()
    state = position(given, 40)
    first, again = (draw.rgb(given, one, WATCHER) for one in (state, state.copy()))
    assert first.tobytes() == again.tobytes()
    assert draw.svg(given, state, 0) == draw.svg(given, state.copy(), 0)


def test_another_position_gives_another_picture() -> None:
    given = setting("toy")
    pictures = [draw.rgb(given, position(given, moves), 0) for moves in (0, 8)]
    assert pictures[0].tobytes() != pictures[1].tobytes()


@largest
def test_text_has_no_control_characters_besides_colours(subject: Subject) -> None:
    given = subject.setting()
    text = draw.ansi(given, position(given, 40), 0)
    assert COLOUR.search(text)
    assert all(row.isprintable() for row in COLOUR.sub("", text).split("\n"))


def test_text_does_not_depend_on_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    given = setting("silver_gold")
    state = position(given, 40)
    before = draw.ansi(given, state, 0)
    for name, value in {"NO_COLOR": "1", "COLUMNS": "20", "LINES": "5", "TERM": "dumb"}.items():
        monkeypatch.setenv(name, value)
    assert draw.ansi(given, state, 0) == before


@every
def test_a_picture_is_xml_without_links(subject: Subject) -> None:
    given = subject.setting()
    picture = draw.svg(given, position(given, 50), 0)
    assert ET.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own text
    assert re.findall(r"\w+://[^\"']*", picture) == ["http://www.w3.org/2000/svg"]
    assert "href" not in picture


@every
def test_every_sign_is_in_a_font_that_comes_along(subject: Subject) -> None:
    given = subject.setting()
    folder = Path(mpl.get_data_path()) / "fonts" / "ttf"
    known = {chr(code) for name in draw.FILES for code in FT2Font(folder / name).get_charmap()}
    for state in positions(given):
        assert set(words(draw.svg(given, state, 0))) - known - {"\n"} == set()


@every
def test_a_viewer_is_shown_nothing_it_cannot_know(subject: Subject) -> None:
    given = subject.setting()
    for state in positions(given):
        if state.actors():
            other = state.guess(0, Rng("other"))
            assert draw.svg(given, other, 0) == draw.svg(given, state, 0)


def test_only_its_owner_sees_a_hand_in_the_valley() -> None:
    given = setting("valley")
    state = position(given, 12)
    view = given.game.telling.view(state, 0)
    assert isinstance(view, ValleyView)
    own = set(view.seats[0].hand)
    shown = {card for card in own if _card(card) in words(draw.svg(given, state, 0))}
    told = {card for card in own if _card(card) in words(draw.svg(given, state, WATCHER))}
    assert shown == own != set()
    assert not told


def _card(card: str) -> str:
    return Speech("en")(f"valley-card-{card.replace('_', '-')}")


def test_the_words_of_a_view_are_in_the_picture() -> None:
    given = setting("toy", 3)
    state = position(given, 1)
    view = given.game.telling.view(state, 1)
    assert isinstance(view, ToyView)
    hand = ", ".join(Speech("en")(f"toy-card-{card}") for card in view.hand)
    assert f">Your cards: {hand}<" in draw.svg(given, state, 1)
    assert f">Your cards: {hand}<" not in draw.svg(given, state, WATCHER)


def test_lines_of_signs_join() -> None:
    given = setting("labyrinth", 1)
    bright = draw.rgb(given, position(given, 40), 0).astype(int).sum(axis=2)
    wall = (bright > 150) & (bright < 350)  # between the ground and the tiles
    for lines in (wall, wall.T):
        runs = " ".join("".join("#" if there else " " for there in line) for line in lines)
        assert max(map(len, runs.split())) > 8 * draw.HIGH


def test_what_has_no_room_is_cut_with_three_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    given = setting("toy", 3)
    low = replace(drawer("toy"), rows=(1, 1))
    monkeypatch.setattr(draw, "drawer", lambda _name: low)
    picture = draw.svg(given, given.new(), 0)
    assert ">…<" in picture
    assert "Seat 1" not in picture


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    given = setting("toy")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(SaqqaraError, match=r"resvg_py: pip install 'saqqara\[rl\]'"):
        draw.rgb(given, given.new(), 0)
