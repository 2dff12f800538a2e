"""Recorded games over HTTP: in windows of steps that are the game, and never too large."""

from collections.abc import Iterator
from typing import Any, Final

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara import record
from saqqara.core.state import WATCHER
from saqqara.record import Record
from saqqara.server import replays, wire
from saqqara.server.replays import BEFORE, STEPS, changes, replayed
from tests.games.recorded import FILES
from tests.patience import HANG
from tests.server.serving import quick, thread

MEGABYTE: Final = 1_000_000
RECORDS: Final = {
    f"{file.parts[-3]}-{file.stem}": file.read_text(encoding="utf-8") for file in FILES
}
OURS: Final = {name: text for name, text in RECORDS.items() if "\npack standard " in text}
LONG: Final = OURS["terra-4-seats"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        thread(quick(tmp_path_factory.mktemp("replays"))) as address,
        httpx.Client(base_url=address, timeout=HANG) as client,
    ):
        yield client


def changed(whole: Any, change: Any) -> Any:  # noqa: ANN401 - JSON
    """With one value put in; what was before stays as it is."""
    if not change["path"]:
        return change["value"]
    first, *rest = change["path"]
    copy = whole.copy()
    copy[first] = changed(whole[first], {"path": rest, "value": change["value"]})
    return copy


def seen_in(part: Any) -> Iterator[list[Any]]:  # noqa: ANN401 - JSON
    """What everybody saw, step by step."""
    views = part["views"]
    for step in part["steps"]:
        for change in step["changes"]:
            views = changed(views, change)
        yield views


def seen(played: Record) -> Iterator[list[Any]]:
    """The same as the game itself shows it."""
    for state in played.states():
        views = [played.game.telling.view(state, seat) for seat in [*range(state.seats), WATCHER]]
        yield msgspec.json.decode(msgspec.json.encode(views))


def told(played: Record, viewer: int) -> list[list[Any]]:
    """What a viewer hears of each move; of the beginning nothing."""
    states, lines = list(played.states()), list[list[Any]]([[]])
    for at, (mover, move) in enumerate(played.moves):
        heard = played.game.telling.tell(states[at], mover, move, states[at + 1], viewer)
        lines.append(msgspec.to_builtins(heard))
    return lines


def parts(served: httpx.Client, text: str) -> Iterator[Any]:
    """A whole record, asked for as one goes through it; the first seat listens."""
    at, count = 0, 1
    while at <= count:
        answer = served.post("/api/replay", json={"record": text, "at": at, "seat": 0})
        assert answer.status_code == 200, answer.text
        assert len(answer.content) <= MEGABYTE
        part = answer.json()
        assert part["first"] <= at < part["first"] + len(part["steps"])
        yield part
        at, count = part["first"] + len(part["steps"]), part["count"]


@pytest.mark.parametrize("name", OURS)
def test_windows_of_a_record_are_the_game_and_no_answer_is_over_a_megabyte(
    served: httpx.Client, name: str
) -> None:
    played = record.read(OURS[name])
    views, heard = list(seen(played)), told(played, 0)
    moves = ["", *(played.game.rules.write(played.pack, move) for _, move in played.moves)]
    for part in parts(served, OURS[name]):
        first = part["first"]
        here = slice(first, first + len(part["steps"]))
        assert part["count"] == len(played.moves)
        assert list(seen_in(part)) == views[here]
        assert [step["move"] for step in part["steps"]] == moves[here]
        assert [step["log"] for step in part["steps"]] == heard[here]
        assert part["log"] == [line for lines in heard[:first] for line in lines]
        assert (part["result"] is None) == bool(played.final().actors())


def test_a_window_holds_steps_before_and_after_the_one_asked_for() -> None:
    part = replayed(wire.ReplayAsked(LONG, at=100))
    assert (part.first, len(part.steps)) == (100 - BEFORE, STEPS)
    assert replayed(wire.ReplayAsked(LONG, at=3)).first == 0


def test_left_out_it_is_the_end_and_a_spectator() -> None:
    played = record.read(LONG)
    part = replayed(wire.ReplayAsked(LONG))
    assert part.first + len(part.steps) == part.count + 1 == len(played.moves) + 1
    heard = told(played, WATCHER)
    assert [msgspec.to_builtins(step.log) for step in part.steps] == heard[part.first :]


def test_of_steps_that_are_too_large_there_is_at_least_the_one_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replays, "LARGEST", 1)
    part = replayed(wire.ReplayAsked(LONG, at=100))
    assert (part.first, len(part.steps)) == (100, 1)
    assert part.steps[0].changes == []


def test_a_record_that_was_changed_is_refused_with_its_line(served: httpx.Client) -> None:
    text = OURS["toy-2-high"].replace("lay", "lie", 1)
    answer = served.post("/api/replay", json={"record": text})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert answer.json()["message"].startswith("line ")


VALUES: Final = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
    ),
    max_leaves=10,
)


@given(VALUES, VALUES)
def test_changes_lead_from_any_value_to_any_other(before: object, after: object) -> None:
    found = before
    for change in changes(before, after):
        found = changed(found, msgspec.to_builtins(change))
    assert found == after
