"""A player without a browser: HTTP and one socket, as docs/protocol.md says."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from types import TracebackType
from typing import Any, Final, ParamSpec, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saqqara.core.rng import Rng
from saqqara.server.errors import STATUS
from tests.patience import AGAIN, HANG

Message = dict[str, Any]
P = ParamSpec("P")

SHOWN: Final = ("table", "seats")  # messages that show the table, or part of it


def over_the_wire(story: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for answers."""

    @wraps(story)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(story(*args, **kwargs), HANG))

    return test


class Device:
    """A browser's worth of identity: the cookie it was given."""

    def __init__(self, address: str, headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=HANG, headers=headers or {})

    async def __aenter__(self) -> Self:
        await self.http.get("/api/server")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"saqqara={self.http.cookies['saqqara']}"

    async def ask(self, path: str) -> Any:  # noqa: ANN401 - JSON
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def numbers(self) -> dict[str, float]:
        """What /metrics says."""
        lines = (await self.http.get("/metrics")).text.splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    async def until_counted(self, name: str, value: float) -> None:
        """Waits until /metrics says so."""
        while (await self.numbers())[name] != value:  # noqa: ASYNC110 - asked over HTTP
            await asyncio.sleep(AGAIN)

    async def do(self, path: str, **body: object) -> Any:  # noqa: ANN401 - JSON
        """A POST that must succeed."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, path: str, **body: object) -> tuple[int, str]:
        """A POST that must be refused: status and code."""
        return refusal(await self.http.post(path, json=body))

    async def open(self, game: str, seats: int, **more: object) -> str:
        """A new table."""
        return str((await self.do("/api/tables", game=game, seats=seats, **more))["id"])

    def sit_down(self, table: str, seat: int | None = None) -> "Sitter":
        return Sitter(self, table, seat)


class Sitter:
    """A viewer at a table, in a seat or not."""

    def __init__(self, device: Device, table: str, seat: int | None = None) -> None:
        self.device = device
        self.table = table
        self.url = f"{device.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        if seat is not None:
            self.url += f"?seat={seat}"
        self.now: Message = {}
        self.log: list[Message] = []
        self.talk: list[Message] = []
        self.bytes: list[str] = []  # everything received
        self._number = 0
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def connect(self) -> None:
        """Opens the socket (again) and waits for the table."""
        headers = {"Cookie": self.device.cookie}
        self.socket = await connect(self.url, additional_headers=headers, compression=None)
        self.log, self.talk = [], []
        await self.news()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    async def receive(self) -> Message:
        text = str(await self.socket.recv())
        self.bytes.append(text)
        message: Message = json.loads(text)
        if message["is"] == "table":
            self.now = {**message, "box": message["box"] or self.now.get("box")}  # told once
            self.log[message["log_from"] :] = message["log"]
            self.talk[message["talk_from"] :] = message["talk"]
        elif message["is"] == "seats":
            self.now = {**self.now, "seats": message["seats"]}
        return message

    async def settle(self, seen: Callable[[Message], bool]) -> Message:
        """Waits until the table looks so, if it does not yet."""
        while not seen(self.now):
            await self.receive()
        return self.now

    async def until(self, seen: Callable[[Message], bool]) -> Message:
        """Waits until the table is shown again and looks so."""
        while (await self.receive())["is"] not in SHOWN or not seen(self.now):
            pass
        return self.now

    async def news(self) -> Message:
        """Waits until the table is shown again."""
        return await self.until(lambda _: True)

    async def send(self, what: str, **more: object) -> int:
        self._number += 1
        await self.socket.send(json.dumps({"do": what, "id": self._number, **more}))
        return self._number

    async def ask(self, what: str, **more: object) -> Message:
        """Sends a message and waits for its answer."""
        number = await self.send(what, **more)
        while True:
            message = await self.receive()
            if message["is"] not in SHOWN and message["id"] == number:
                return message

    async def refused(self, what: str, **more: object) -> str:
        """A message that must be refused: its code."""
        answer = await self.ask(what, **more)
        assert answer["is"] == "refused", answer
        assert answer["code"] in STATUS
        return str(answer["code"])

    async def told(self, text: str | bytes) -> Message:
        """Sends anything at all; the next answer that is not the table."""
        await self.socket.send(text)
        while (message := await self.receive())["is"] in SHOWN:
            pass
        return message

    async def look_up(self) -> None:
        """Sees all that happened: what is to be shown goes out before this is answered."""
        assert (await self.told("?"))["code"] == "bad-message"

    async def quiet(self) -> None:
        """Nothing was shown since this viewer last looked."""
        before = self.now
        await self.look_up()
        assert self.now is before, self.bytes[-2:]

    async def closed(self) -> int:
        """Takes what still comes until the server closes; the closing code."""
        with pytest.raises(ConnectionClosed):
            await self.settle(lambda _: False)
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def play(self, move: str) -> Message:
        return await self.ask("play", nth=self.now["nth"], move=move)

    async def decide(self, rng: Rng) -> None:
        """A legal move by chance, or a word that it stands; seen by this viewer when it ends."""
        if self.now["legal"]:
            nth = self.now["nth"]
            answer = await self.play(self.now["legal"][rng.below(len(self.now["legal"]))]["move"])
            await self.settle(lambda now: now["nth"] > nth)
        else:
            answer = await self.ask("commit")
            await self.settle(lambda now: "commit" not in now["can"])
        assert answer["is"] == "done", answer

    async def play_on(self, rng: Rng, stop: Callable[[Message], bool] = lambda _: False) -> None:
        """Plays by chance until the game is over."""
        while self.now["stage"] != "over" and not stop(self.now):
            if self.now["legal"] or "commit" in self.now["can"]:
                await self.decide(rng)
            else:
                await self.news()


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refused request, which belong together."""
    assert answer.status_code >= 400, answer.text
    code = str(answer.json()["code"])
    assert STATUS[code] == answer.status_code
    return answer.status_code, code


@asynccontextmanager
async def two_people(
    address: str, game: str = "toy", **more: object
) -> AsyncIterator[tuple[Device, Device, str]]:
    """Ada has opened a table for two, and Bob sits there too."""
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open(game, 2, name="Ada", **more)
        await bob.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
        yield ada, bob, table


@asynccontextmanager
async def two_playing(
    address: str, game: str = "toy", **more: object
) -> AsyncIterator[tuple[Sitter, Sitter, str]]:
    """Ada and Bob at a table where the game has begun; both have seen it."""
    async with two_people(address, game, **more) as (one, two, table):
        await one.do(f"/api/tables/{table}/start")
        async with one.sit_down(table) as ada, two.sit_down(table) as bob:
            await ada.settle(lambda now: bool(now["seats"][1]["present"]))
            yield ada, bob, table
