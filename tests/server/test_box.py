"""What a game knows besides the position: the same for every seat, and told once."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.record import read
from saqqara.server import wire
from saqqara.server.replays import replayed
from tests.games.recorded import FILES
from tests.patience import HANG
from tests.server.client import Device, Message, Sitter, over_the_wire, two_playing
from tests.server.serving import quick, thread

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with thread(quick(tmp_path_factory.mktemp("boxes"))) as served:
        yield served


def box(game: AnyGame, seats: int, **options: str) -> object:
    """As it is in JSON."""
    found = game.telling.box(game.pack(), seats, game.settled(options))
    return msgspec.json.decode(msgspec.json.encode(found))


def shown(viewer: Sitter) -> list[Message]:
    """Every whole table that came over this socket."""
    messages = [json.loads(text) for text in viewer.bytes]
    return [message for message in messages if message["is"] == "table"]


@games
@over_the_wire
async def test_every_seat_and_spectator_is_told_the_same_box(address: str, game: AnyGame) -> None:
    async with (
        two_playing(address, game.name) as (ada, bob, table),
        Device(address) as eve,
        eve.sit_down(table) as watcher,
    ):
        boxes = [shown(viewer)[0]["box"] for viewer in (ada, bob, watcher)]
    assert boxes == [box(game, 2)] * 3


@over_the_wire
async def test_the_box_is_told_once_over_a_socket_and_again_over_a_new_one(address: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        await asyncio.gather(ada.play_on(Rng("a")), bob.play_on(Rng("b")))
        first, *others = shown(ada)
        assert first["box"] == box(GAMES["toy"], 2)
        assert others
        assert {later["box"] for later in others} == {None}
        before = len(shown(ada))
        await ada.socket.close()
        await ada.connect()
        assert shown(ada)[before]["box"] == first["box"]


@over_the_wire
async def test_whoever_sits_down_is_not_told_the_box_again(address: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada")
        async with bob.sit_down(table) as watcher:
            await bob.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
            await watcher.settle(lambda now: bool(now["seat"] == 1))
            first, *others = shown(watcher)
    assert first["box"] is not None
    assert {later["box"] for later in others} == {None}


@games
def test_the_box_can_be_had_without_a_table(address: str, game: AnyGame) -> None:
    for options in ({}, {key: choices[-1] for key, choices in game.options.items()}):
        for seats in game.seats_for(options):
            words = [f"{key}={value}" for key, value in options.items()]
            asked = httpx.QueryParams({"seats": seats, "pack": "standard", "options": words})
            path = f"{address}/api/games/{game.name}/box"
            answer = httpx.get(path, params=asked, timeout=HANG)
            assert answer.status_code == 200, answer.text
            assert answer.json() == {
                "game": game.name,
                "pack": "standard",
                "seats": seats,
                "options": game.settled(options),
                "box": box(game, seats, **options),
            }


@pytest.mark.parametrize(
    ("path", "asked", "code"),
    [
        ("chess", {"seats": 2}, "bad-setup"),
        ("toy", {"seats": 9}, "bad-setup"),
        ("toy", {"seats": 2, "pack": "../toy/standard"}, "bad-setup"),
        ("toy", {"seats": 2, "options": "wins"}, "bad-setup"),
        ("toy", {"seats": 2, "options": "hats=on"}, "bad-setup"),
        ("toy", {"seats": "two"}, "bad-message"),
        ("toy", {}, "bad-message"),
    ],
)
def test_a_box_that_cannot_be_is_refused(
    address: str, path: str, asked: dict[str, str | int], code: str
) -> None:
    answer = httpx.get(f"{address}/api/games/{path}/box", params=asked, timeout=HANG)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize("file", [f for f in FILES if f.stem[0].isdigit()], ids=str)
def test_a_replay_comes_with_the_box(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read(text)
    part = replayed(wire.ReplayAsked(text))
    told = msgspec.json.decode(msgspec.json.encode(part.box))
    assert told == box(record.game, len(record.names), **record.options)
