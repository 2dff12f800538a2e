"""The laws over every game, seat count and option."""

import os
from collections.abc import Callable
from inspect import signature
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core import build
from saqqara.core.errors import NotationError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER, State
from saqqara.core.tensor import width
from saqqara.core.walk import advance
from saqqara.games import GAMES
from saqqara.record import read
from saqqara.table.deal import deal, play_out
from tests.facts import facts
from tests.games.about import about
from tests.laws.laws import OF_POSITIONS, OF_VIEWERS, check_every_number, everybody, numbers
from tests.laws.subjects import SEEDS, SUBJECTS, Subject, depths

FEWER = 1.0 if build.NAME == "compiled" else 0.25
MORE = FEWER * int(os.environ.get("SOAK", "1"))  # `make soak` tries many more examples


def examples(number: int) -> int:
    """So many on the compiled build, a quarter on the other."""
    return max(1, int(number * MORE))


over_subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@over_subjects
@pytest.mark.parametrize("law", OF_POSITIONS, ids=lambda law: law.__name__)
@given(data=st.data())
@settings(max_examples=examples(16), deadline=None)
def test_law(law: Callable[[AnyGame, State], None], subject: Subject, data: st.DataObject) -> None:
    law(subject.game, subject.position(data.draw(SEEDS), data.draw(depths(subject))))


def eyes(seats: int) -> st.SearchStrategy[list[int]]:
    """All viewers; where they are many, one at a time: each costs as much as a smaller table."""
    every = everybody(seats)
    return st.just(every) if seats < 3 else st.sampled_from(every).map(lambda viewer: [viewer])


@over_subjects
@pytest.mark.parametrize("law", OF_VIEWERS, ids=lambda law: law.__name__)
@given(data=st.data())
@settings(max_examples=examples(16), deadline=None)
def test_law_of_viewers(
    law: Callable[[AnyGame, State, list[int]], None], subject: Subject, data: st.DataObject
) -> None:
    position = subject.position(data.draw(SEEDS), data.draw(depths(subject)))
    law(subject.game, position, data.draw(eyes(subject.seats)))


@over_subjects
@given(data=st.data())
@settings(max_examples=examples(6), deadline=None)
def test_learners_get_as_many_numbers_as_promised_within_their_bounds(
    subject: Subject, data: st.DataObject
) -> None:
    state = subject.position(data.draw(SEEDS), data.draw(depths(subject)))
    parts = subject.game.learning.planes(subject.pack, subject.seats, dict(subject.options))
    for viewer in [WATCHER, *range(subject.seats)]:
        row = numbers(subject.game, state, viewer)
        assert len(row) == width(parts)
        for part in parts:
            block, row = row[: part.size], row[part.size :]
            assert part.low <= min(block) <= max(block) <= part.high, part.name


@over_subjects
@given(data=st.data())
@settings(max_examples=examples(6), deadline=None)
def test_every_number_is_a_legal_move_or_refused(subject: Subject, data: st.DataObject) -> None:
    state = subject.position(data.draw(SEEDS), data.draw(depths(subject)))
    check_every_number(subject.game, state)


@over_subjects
@given(seed=SEEDS)
@settings(max_examples=examples(12), deadline=None)
def test_a_game_ends_in_time_with_all_components(subject: Subject, seed: int) -> None:
    state, rng = subject.start(), Rng(str(seed))
    components = about(subject.game.name).components
    at_first, moves = components(state), 0
    while advance(state, 1, rng):
        moves += 1
        assert components(state) == at_first
    assert moves <= subject.bound()
    assert state.actors() == []


@over_subjects
@given(seed=st.integers(0, 10**6))
@settings(max_examples=examples(8), deadline=None)
def test_a_record_replays_to_the_same_end(subject: Subject, seed: int) -> None:
    bots = ["random"] * subject.seats
    options = dict(subject.options)
    record = deal(subject.game, subject.pack, options, bots, str(seed))
    end = play_out(record, bots)
    again = read(record.text())
    assert facts(again.final()) == facts(end)
    assert again.text() == record.text()
    assert [facts(state) for state in again.states()][-1] == facts(end)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_move_number_round_trips_through_notation(game: AnyGame) -> None:
    pack = game.pack()
    texts = [game.rules.write(pack, move) for move in range(game.rules.moves)]
    assert [game.rules.read(pack, text) for text in texts] == list(range(game.rules.moves))
    assert len(set(texts)) == game.rules.moves


@pytest.mark.parametrize("move", [-1, 10**6])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_number_that_is_no_move_has_no_notation(game: AnyGame, move: int) -> None:
    with pytest.raises(NotationError):
        game.rules.write(game.pack(), move)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=examples(300), deadline=None)
def test_any_text_is_a_move_or_a_notation_error(game: AnyGame, data: st.DataObject) -> None:
    signs = st.sampled_from([*"12345:abcde eE6²٣", "keep ", "take ", "pile", "card ", "lay "])
    text = data.draw(st.one_of(st.text(), st.lists(signs).map("".join)))
    try:
        move = game.rules.read(game.pack(), text)
    except NotationError as error:
        assert repr(text) in str(error)
    else:
        assert 0 <= move < game.rules.moves


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_has_all_its_files(game: AnyGame) -> None:
    folder = Path(__file__).parents[2] / "src" / "saqqara" / "games" / game.name
    files = ["__init__", "box", "pack", "view", "tell", "explain"]
    data = ["RULES.md", "RULES.de.md", "de.ftl", "en.ftl", "levels.json", "weights.json"]
    engine = ["__init__", "rules", "moves", "stages", "features", "yardstick", "tensor"]
    wanted = {*(f"{name}.py" for name in files), *data, *(f"engine/{name}.py" for name in engine)}
    assert wanted <= {file.relative_to(folder).as_posix() for file in folder.rglob("*")}


@over_subjects
def test_the_box_is_the_same_for_every_seat(subject: Subject) -> None:
    """No seat is asked and no position, so there is nothing by which it could differ."""
    tell = subject.game.telling.box
    assert list(signature(tell).parameters)[1:] == ["seats", "options"]
    told = [
        msgspec.json.encode(tell(subject.pack, subject.seats, dict(subject.options)))
        for _viewer in everybody(subject.seats)
    ]
    assert len(set(told)) == 1
