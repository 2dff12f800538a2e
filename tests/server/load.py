"""People who play on whatever becomes of the server: they come back and say again what was lost."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from saqqara import record
from saqqara.core.rng import Rng
from saqqara.table import log
from saqqara.table.table import Table
from tests.server.client import Device, Sitter

T = TypeVar("T")
LOST: Final = (OSError, WebSocketException, httpx.TransportError)
AGAIN_SECONDS: Final = 0.05


async def insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Asks until the server is there to answer."""
    while True:
        try:
            return await ask()
        except LOST:
            await asyncio.sleep(AGAIN_SECONDS)


class Player:
    """A person in a seat, who plays by chance."""

    def __init__(self, device: Device, table: str, seat: int) -> None:
        self.seat = seat
        self.acknowledged: list[str] = []  # the seat's moves from the first on
        self._sitter = Sitter(device, table, seat)
        self._rng = Rng(f"{table}/{seat}")
        self._sent: list[str] = []

    async def play(self) -> None:
        """To the end of the game, through every loss of the server."""
        await insist(self._sit_and_play)

    async def _sit_and_play(self) -> None:
        async with self._sitter:
            assert self._sitter.now["nth"] >= len(self.acknowledged)
            while self._sitter.now["stage"] != "over":
                await self._next()

    async def _next(self) -> None:
        """One step, until it is seen."""
        nth, now = len(self.acknowledged), self._sitter.now
        if len(self._sent) > nth or now["legal"]:
            await self._decide(nth)
            if self._sitter.now["nth"] <= nth:
                await self._sitter.until(lambda now: now["nth"] > nth)
            return
        if "commit" in now["can"]:
            answer = await self._sitter.ask("commit")
            assert answer["is"] == "done", answer
        if self._sitter.now is now:
            await self._sitter.until(bool)

    async def _decide(self, nth: int) -> None:
        """A move that was sent and not answered is sent again."""
        if len(self._sent) == nth:
            legal = self._sitter.now["legal"]
            self._sent.append(legal[self._rng.below(len(legal))]["move"])
        answer = await self._sitter.ask("play", nth=nth, move=self._sent[nth])
        assert answer["is"] == "done", answer
        self.acknowledged.append(self._sent[nth])


class Party:
    """Some people and bots at a table."""

    def __init__(self, address: str, game: str, people: int, *bots: str) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.table = ""
        self.players: list[Player] = []
        self._devices = [Device(address) for _ in range(people)]

    async def gather(self) -> None:
        """Opens a table and starts."""
        async with AsyncExitStack() as stack:
            for device in self._devices:
                await stack.enter_async_context(device)
            host = self._devices[0]
            seats = self.people + len(self.bots)
            self.table = await host.open(self.game, seats, name="P0", bots=list(self.bots))
            for seat, device in enumerate(self._devices[1:], 1):
                await device.do(f"/api/tables/{self.table}/sit", seat=seat, name=f"P{seat}")
            await host.do(f"/api/tables/{self.table}/start")
            self.players = [Player(d, self.table, s) for s, d in enumerate(self._devices)]

    async def play(self) -> None:
        await asyncio.gather(*(player.play() for player in self.players))

    @property
    def moves(self) -> int:
        """How many of people's moves were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)


async def parties(address: str, *parts: tuple[str, int, str]) -> list[Party]:
    """Tables that have just begun: game, people, and the names of bots."""
    made = [Party(address, game, people, *bots.split()) for game, people, bots in parts]
    for party in made:
        await party.gather()
    return made


# What is in the database


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    """Another program's connection; it does not wait for locks."""
    file = folder / "saqqara.sqlite"
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
        yield connection


def logs(folder: Path) -> dict[str, list[log.Entry]]:
    """Every log there is; its numbers have no gaps."""
    with database(folder) as connection:
        rows = connection.execute("SELECT table_id, seq, entry FROM log ORDER BY 1, 2").fetchall()
    found: dict[str, list[log.Entry]] = {}
    for table, seq, entry in rows:
        entries = found.setdefault(table, [])
        assert seq == len(entries), f"{table} has a gap before {seq}"
        entries.append(log.read(entry))
    return found


def moves_of(entries: Iterable[log.Entry], seat: int) -> list[str]:
    return [e.move for e in entries if isinstance(e, log.Played) and e.seat == seat]


def check(folder: Path, made: Iterable[Party]) -> None:
    """What was acknowledged is stored, and every log can be folded; finished games verify."""
    stored = logs(folder)
    for party in made:
        entries = stored[party.table]
        for player in party.players:
            moves = moves_of(entries, player.seat)
            assert moves[: len(player.acknowledged)] == player.acknowledged
        table = Table(entries)
        if table.stage == "over":
            assert record.read(table.running.record.text()).final().ranks()


def stages(folder: Path) -> Counter[str]:
    """How many tables stand how."""
    return Counter(Table(entries).stage for entries in logs(folder).values())
