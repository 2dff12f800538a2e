"""How much one server carries: `make bench-server`. The server is a process of its own."""
# ruff: noqa: INP001, S311, S603, T201 - a script that starts our own command and prints

import argparse
import asyncio
import os
import random
import resource
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
FAST: Final = [("silver_gold", 10.0), ("labyrinth", 5.0), ("terra", 5.0)]  # game, seconds
FAST_TABLES: Final = 64
PACE: Final = 200  # moves a second
PACED_SECONDS: Final = 15.0
PACED_TABLES: Final = 50
KEPT_TABLES: Final = 500  # in memory, all with four sockets
IN_MEMORY: Final = ("tmpfs", "ramfs")


# What a client reads of a message; the rest is skipped unread


class Choice(msgspec.Struct):
    move: str


class Seated(msgspec.Struct):
    doing: str


class Told(msgspec.Struct, rename={"what": "is"}):
    what: str
    code: str = ""
    nth: int = 0
    stage: str = ""
    can: list[str] = []
    legal: list[Choice] = []
    seats: list[Seated] = []


_decoder: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


# The server


class Server:
    """`saqqara serve` on a fresh folder."""

    def __init__(self, folder: str) -> None:
        words = ["--no-limits", "--port", "0", "--workers", "1", "--data-dir", folder]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "saqqara", "serve", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout
        self.address = self.process.stdout.readline().split()[-1]

    def memory(self) -> float:
        """Megabytes in use, without the bots' process."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        (line,) = [line for line in lines if line.startswith("VmRSS")]
        return int(line.split()[1]) / 1024

    def seconds(self) -> float:
        """Of a processor, so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(where: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="saqqara-bench-", dir=where) as folder:
        server = Server(folder)
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait(30)


def filesystem(folder: str) -> str:
    """Of which kind the disk is."""
    mounts = [line.split() for line in Path("/proc/mounts").read_text().splitlines()]
    above = [m for m in mounts if Path(folder).resolve().is_relative_to(m[1])]
    return max(above, key=lambda mount: len(mount[1]))[2]


# The clients


class Player:
    """A seat: says what it may, remembers when everything about that has arrived."""

    def __init__(self, table: "Table", socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.now = Told("")
        self.asked = ""  # play or commit, while it is under way
        self.nth = 0  # the decision that was asked
        self.answered = True
        self.due = False  # the act under way at the table has still to be shown here
        self._number = 0

    async def listen(self) -> None:
        async for text in self.socket:
            told = _decoder.decode(text)
            if told.what == "table":
                self.now, self.due = told, False
            elif told.what == "seats":
                self.now.seats, self.due = told.seats, False
            elif told.what == "done":
                self.answered = True
            else:
                raise RuntimeError(f"refused: {text!r}")
            self.table.hear(self)

    @property
    def settled(self) -> bool:
        """Answered, and the own view shows it."""
        if not self.asked:
            return True
        seen = self.now.nth > self.nth if self.asked == "play" else "commit" not in self.now.can
        return self.answered and (seen or self.now.stage == "over")

    @property
    def able(self) -> str:
        return "play" if self.now.legal else "commit" if "commit" in self.now.can else ""

    def act(self) -> str:
        """Says what it can; which kind that was."""
        self.asked, self.answered, self.nth = self.able, False, self.now.nth
        self._number += 1
        text = f'{{"do":"{self.asked}","id":{self._number}'
        if self.asked == "play":
            move = random.choice(self.now.legal).move
            text += f',"nth":{self.nth},"move":"{move}"'
        _start(self.socket.send(text + "}"))
        return self.asked


class Table:
    """Four sockets at a table; how they act is up to `hear`."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.over = asyncio.Event()
        self.counts = {"play": 0, "commit": 0}

    def hear(self, player: Player) -> None:
        """Something arrived: whoever can acts at once."""
        if player.now.stage == "over":
            self.over.set()
        elif player.settled:
            if player.asked:
                self.counts[player.asked] += 1
                player.asked = ""
            if player.able:
                player.act()


class PacedTable(Table):
    """One act at a time, begun from outside; `shown` when everybody has it who is to see it."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = asyncio.Event()

    def hear(self, player: Player) -> None:
        if player.now.stage == "over":
            self.over.set()
        if all(one.settled and not one.due for one in self.players):
            self.shown.set()

    @property
    def together(self) -> bool:
        """Several decide at once: a draft is shown only to its own seat."""
        return sum(one.doing != "waiting" for one in self.players[0].now.seats) > 1

    def able(self, kind: str) -> list[Player]:
        """Who can play, or commit."""
        return [] if self.over.is_set() else [one for one in self.players if one.able == kind]

    async def act(self, player: Player) -> int:
        """An act, until the last one has seen it who is to see it; how many that are."""
        alone = self.together and player.able == "play"
        for one in self.players:
            one.due = one is player or not alone
        self.shown.clear()
        player.act()
        await self.shown.wait()
        player.asked = ""
        return 1 if alone else SEATS


_tasks: set[asyncio.Task[None]] = set()


def _start(work: Coroutine[None, None, None]) -> asyncio.Task[None]:
    """Begins something that goes on by itself; what goes wrong in it ends everything."""
    task = asyncio.create_task(work)
    _tasks.add(task)
    task.add_done_callback(_ended)
    return task


def _ended(task: asyncio.Task[None]) -> None:
    _tasks.discard(task)
    if not task.cancelled() and task.exception():
        traceback.print_exception(task.exception())
        signal.raise_signal(signal.SIGINT)


class House:
    """Opens tables at one server."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self._server = server
        self._http = http

    async def _post(self, path: str, cookie: str, **body: object) -> dict[str, object]:
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        found: dict[str, object] = answer.json()
        return found

    async def started(self, game: str) -> tuple[str, list[str]]:
        """A table where four people have begun to play: its id and their cookies."""
        cookies = [f"saqqara={secrets.token_urlsafe(32)}" for _ in range(SEATS)]
        opened = await self._post("/api/tables", cookies[0], game=game, seats=SEATS, name="P1")
        name = str(opened["id"])
        for seat in range(1, SEATS):
            body = {"seat": seat, "name": f"P{seat + 1}"}
            await self._post(f"/api/tables/{name}/sit", cookies[seat], **body)
        await self._post(f"/api/tables/{name}/start", cookies[0])
        return name, cookies

    async def join(self, stack: AsyncExitStack, name: str, cookie: str) -> ClientConnection:
        url = f"{self._server.address.replace('http', 'ws', 1)}/api/tables/{name}/socket"
        headers = {"Cookie": cookie}
        joining = connect(
            url, additional_headers=headers, compression=None, ping_interval=None, max_queue=None
        )
        return await stack.enter_async_context(joining)

    @asynccontextmanager
    async def table(self, game: str, table: Table) -> AsyncIterator[None]:
        """Four sockets at a new table; each has seen it when this begins."""
        name, cookies = await self.started(game)
        async with AsyncExitStack() as stack:
            sockets = [await self.join(stack, name, cookie) for cookie in cookies]
            table.players = [Player(table, socket) for socket in sockets]
            listening = [_start(player.listen()) for player in table.players]
            try:
                yield
            finally:
                for task in listening:
                    task.cancel()
                await asyncio.gather(*listening, return_exceptions=True)


# What is measured


async def fast(server: Server, game: str, seconds: float) -> dict[str, float]:
    """Everybody plays as soon as it can."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        house, tables = House(server, http), [Table() for _ in range(FAST_TABLES)]
        playing = [_start(_game_after_game(house, game, table)) for table in tables]
        while not all(table.counts["play"] for table in tables):  # noqa: ASYNC110 - counted, not told
            await asyncio.sleep(0.1)
        before, began = _progress(server, tables), time.perf_counter()
        await asyncio.sleep(seconds)
        after, took = _progress(server, tables), time.perf_counter() - began
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    names = ("moves_per_second", "commits_per_second", "server_cpu", "client_cpu")
    rates = [(b - a) / took for a, b in zip(before, after, strict=True)]
    return dict(zip(names, rates, strict=True))


def _progress(server: Server, tables: list[Table]) -> tuple[float, float, float, float]:
    plays = sum(table.counts["play"] for table in tables)
    commits = sum(table.counts["commit"] for table in tables)
    return plays, commits, server.seconds(), time.process_time()


async def _game_after_game(house: House, game: str, table: Table) -> None:
    while True:
        table.over.clear()
        async with house.table(game, table):
            await table.over.wait()


async def paced(server: Server, game: str) -> dict[str, float]:
    """So many moves a second: from when each was due to when the last viewer has it."""
    async with (
        httpx.AsyncClient(base_url=server.address, timeout=60) as http,
        AsyncExitStack() as stack,
    ):
        house, free = House(server, http), list[PacedTable]()
        for _ in range(PACED_TABLES):
            table = PacedTable()
            await stack.enter_async_context(house.table(game, table))
            free.append(table)
        await asyncio.sleep(1)  # until everybody has seen everybody come
        took: list[tuple[float, str, int]] = []
        late, cpu, began = 0, server.seconds(), time.perf_counter()
        for beat in range(int(PACE * PACED_SECONDS)):
            due = began + beat / PACE
            await asyncio.sleep(max(0, due - time.perf_counter()))
            if free:
                _start(_turn(free, free.pop(0), due, took))
            else:
                late += 1
        busy = (server.seconds() - cpu) / (time.perf_counter() - began)
        await asyncio.sleep(1)
    plays = [ms for ms, kind, _ in took if kind == "play"]
    return {
        "moves": len(plays),
        "moves_per_second": len(plays) / PACED_SECONDS,
        "not_sent": late,
        "p50_ms": statistics.median(plays),
        "p99_ms": _percentile(plays, 99),
        "worst_ms": max(plays),
        "p99_ms_shown_to_four": _percentile([ms for ms, _, seen in took if seen == SEATS], 99),
        "commits": len(took) - len(plays),
        "server_cpu": busy,
    }


async def _turn(
    free: list[PacedTable], table: PacedTable, due: float, took: list[tuple[float, str, int]]
) -> None:
    """One move, and the commits that follow it."""
    mover = random.choice(table.able("play"))
    seen = await table.act(mover)
    took.append(((time.perf_counter() - due) * 1000, "play", seen))
    while ready := table.able("commit"):
        due = time.perf_counter()
        seen = await table.act(ready[0])
        took.append(((time.perf_counter() - due) * 1000, "commit", seen))
    if table.able("play"):
        free.append(table)


def _percentile(values: list[float], percent: int) -> float:
    return sorted(values)[len(values) * percent // 100] if values else 0.0


async def memory(server: Server) -> dict[str, float]:
    """What tables and idle sockets cost."""
    async with (
        httpx.AsyncClient(base_url=server.address, timeout=60) as http,
        AsyncExitStack() as stack,
    ):
        house = House(server, http)
        await house.started("silver_gold")  # what is loaded once
        empty = server.memory()
        tables = [await house.started("silver_gold") for _ in range(KEPT_TABLES)]
        with_tables = server.memory()
        for name, cookies in tables:
            for cookie in cookies:
                await house.join(stack, name, cookie)
        await asyncio.sleep(2)
        with_sockets = server.memory()
        sockets = KEPT_TABLES * SEATS
    return {
        "tables": KEPT_TABLES,
        "sockets": sockets,
        "empty_mb": empty,
        "kb_per_table": (with_tables - empty) * 1024 / KEPT_TABLES,
        "kb_per_socket": (with_sockets - with_tables) * 1024 / sockets,
        "all_mb": with_sockets,
    }


def measure(where: str) -> dict[str, object]:
    """Everything, each on a fresh server."""
    results: dict[str, object] = {"filesystem": filesystem(where)}
    with serving(where) as server:
        answer = httpx.get(f"{server.address}/api/server").json()
        results |= {"build": answer["build"], "processors": os.cpu_count()}
        results["memory"] = _run(memory(server))
    for game, seconds in FAST:
        with serving(where) as server:
            results[f"fast {game}"] = _run(fast(server, game, seconds))
    with serving(where) as server:
        results["paced silver_gold"] = _run(paced(server, "silver_gold"))
    return results


def _run(work: Coroutine[None, None, dict[str, float]]) -> dict[str, float]:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def show(results: dict[str, object]) -> None:
    for name, found in results.items():
        if isinstance(found, dict):
            print(f"\n{name}")
            for what, number in found.items():
                print(f"  {what:24} {number:12,.1f}")
        else:
            print(f"{name}: {found}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON document")
    parser.add_argument("--folder", default=tempfile.gettempdir(), help="on the disk to measure")
    chosen = parser.parse_args()
    if filesystem(chosen.folder) in IN_MEMORY:
        sys.exit(f"{chosen.folder} is not on a disk; name one with --folder")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    results = measure(chosen.folder)
    if chosen.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        show(results)


if __name__ == "__main__":
    main()
