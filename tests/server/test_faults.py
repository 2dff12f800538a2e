"""Whatever happens to a server: what was acknowledged is there, and the games go on."""

import asyncio
import os
import random
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import (
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from functools import partial
from math import inf
from pathlib import Path
from types import NoneType
from typing import Final

import pytest
from websockets.frames import CloseCode

from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.server.errors import STATUS, ServerError
from saqqara.server.room import append_of
from saqqara.server.run import SENDING
from saqqara.server.settings import WITHOUT_LIMITS, Limits, Settings
from saqqara.server.store import Store
from saqqara.server.thinkers import Job, Thinkers, choose, job_for
from saqqara.table.table import Table
from saqqara.table.terms import Terms
from tests.games.about import about
from tests.patience import AGAIN, HANG, until, wait_until
from tests.server.client import Device, Sitter
from tests.server.load import Party, check, database, logs, parties, stages
from tests.server.serving import Hurried, Process, children, is_alive, process, thread

KILLS: Final = 20 if "SOAK" in os.environ else 6  # a server's start is what takes long
MOVES: Final = 12  # of people between two kills, at most
SET_BACK: Final = Path(__file__).parent / "set_back.py"
TOY: Final[dict[str, object]] = {"game": "toy", "seats": 2}
Fault = Callable[[], AbstractContextManager[None]]
EVERY_GAME: Final = [(game, people, bots) for game in GAMES for people, bots in about(game).parties]


# The plug is pulled


async def kill_again_and_again(server: Process, made: list[Party], times: int) -> None:
    """Each time after some more moves, at any step of what is going on at the other tables."""
    moments = random.Random("kills")  # noqa: S311 - chosen, not guessed
    for _ in range(times):
        await until(partial(has_gone_on, made, played(made) + moments.randint(1, MOVES)))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


def played(made: list[Party]) -> int:
    return sum(party.moves for party in made)


def has_gone_on(made: list[Party], moves: int) -> bool:
    return played(made) >= moves


async def play_through_kills(server: Process) -> list[Party]:
    made = await parties(server.address, *EVERY_GAME, *EVERY_GAME)
    async with asyncio.TaskGroup() as group:
        for party in made:
            group.create_task(party.play())
        group.create_task(kill_again_and_again(server, made, KILLS))
    return made


def test_kills_lose_no_acknowledged_move_and_break_no_table(tmp_path: Path) -> None:
    with process(tmp_path, "--no-limits") as server:
        made = asyncio.run(asyncio.wait_for(play_through_kills(server), HANG))
        check(tmp_path, made)
        assert stages(tmp_path) == {"over": len(made)}


def test_a_kill_leaves_no_bot_process_behind(tmp_path: Path) -> None:
    with process(tmp_path, "--no-limits", "--workers", "2") as server:
        asyncio.run(play_one_game(server.address, ("toy", 1, "greedy greedy")))
        bots = children(server.process.pid)
        assert len(bots) >= 2
        server.kill()
        wait_until(lambda: not any(is_alive(bot) for bot in bots))


async def play_one_game(address: str, *parts: tuple[str, int, str]) -> None:
    for party in await parties(address, *parts):
        await party.play()


# The administrator stops it


async def stop_in_the_middle(server: Process) -> tuple[list[Party], list[int], int]:
    """Tables under way, the processes of the server, and its exit code."""
    made = await parties(server.address, *EVERY_GAME)
    playing = [asyncio.create_task(party.play()) for party in made]
    await until(lambda: all(party.moves for party in made))
    processes = [server.process.pid, *children(server.process.pid)]
    code = await asyncio.to_thread(server.stop)
    for task in playing:
        task.cancel()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    assert {type(end) for end in ends} <= {asyncio.CancelledError, NoneType}, ends
    return made, processes, code


def test_a_server_that_is_stopped_ends_cleanly_and_has_kept_everything(tmp_path: Path) -> None:
    with process(tmp_path, "--no-limits") as server:
        made, processes, code = asyncio.run(stop_in_the_middle(server))
        assert code == 0
        assert '"server is down"' in server.errors
        assert "Traceback" not in server.errors
        check(tmp_path, made)
        wait_until(lambda: not any(is_alive(one) for one in processes))


async def be_sent_away(server: Process) -> int | None:
    async with Device(server.address) as device:
        table = await device.open("toy", 2, name="Ada", bots=["greedy"])
        async with device.sit_down(table) as ada:
            await asyncio.to_thread(server.stop)
            await ada.socket.wait_closed()
            return ada.socket.close_code


def test_viewers_are_told_that_the_server_restarts(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        assert asyncio.run(be_sent_away(server)) == CloseCode.SERVICE_RESTART


# The disk is full, the database is locked


@asynccontextmanager
async def two_at_a_table(address: str) -> AsyncIterator[tuple[Sitter, Sitter]]:
    """Two people and a game of labyrinth, in which everybody sees every move."""
    async with Device(address) as one, Device(address) as two:
        table = await one.open("labyrinth", 2, name="Ada")
        await two.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
        await one.do(f"/api/tables/{table}/start")
        async with one.sit_down(table) as ada, two.sit_down(table) as bob:
            await ada.settle(lambda now: bool(now["seats"][1]["present"]))
            yield ada, bob


async def refusal_and_after(address: str, folder: Path, fault: Fault) -> str:
    """A move in the fault is refused and changes nothing; afterwards the same move is made."""
    async with two_at_a_table(address) as (ada, bob):
        mover = ada if ada.now["legal"] else bob
        move, seen, before = mover.now["legal"][0]["move"], (ada.now, bob.now), logs(folder)
        with fault():
            answer = await mover.play(move)
            opening = await mover.device.refused("/api/tables", **TOY)
            await mover.device.ask("/api/tables/mine")
            await mover.device.ask("/api/health")
        assert answer["is"] == "refused"
        assert opening == (STATUS[answer["code"]], answer["code"])
        await asyncio.gather(ada.look_up(), bob.look_up())
        assert ada.now is seen[0]
        assert bob.now is seen[1]
        assert logs(folder) == before
        assert (await mover.play(move))["is"] == "done"
        async with asyncio.TaskGroup() as group:
            group.create_task(ada.play_on(Rng("a")))
            group.create_task(bob.play_on(Rng("b")))
        assert set(stages(folder)) == {"over"}
    return str(answer["code"])


@contextmanager
def no_file_may_grow(server: Process) -> Iterator[None]:
    """The system refuses every write beyond what is there."""
    pid, size = server.process.pid, (server.folder / "saqqara.sqlite-wal").stat().st_size
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def test_where_nothing_can_be_written_a_move_is_refused_and_can_be_made_later(
    tmp_path: Path,
) -> None:
    with process(tmp_path, "--no-limits") as server:
        fault = partial(no_file_may_grow, server)
        code = asyncio.run(refusal_and_after(server.address, tmp_path, fault))
        assert code == "store"


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of its own with a little room, where this machine allows it."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)  # noqa: S607


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Another file takes all that is left."""
    with (folder / "filler").open("wb", buffering=0) as filler, suppress(OSError):
        while filler.write(bytes(4096)):
            pass
    yield
    (folder / "filler").unlink()


def test_on_a_full_disk_a_move_is_refused_and_can_be_made_when_there_is_room(
    tmp_path: Path,
) -> None:
    with small_disk(tmp_path / "disk") as folder, process(folder, "--no-limits") as server:
        code = asyncio.run(refusal_and_after(server.address, folder, partial(filled, folder)))
        assert code == "disk-full"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program writes, and does not finish."""
    with database(folder) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")


def test_while_another_program_holds_the_database_moves_are_refused_and_lists_are_read(
    tmp_path: Path,
) -> None:
    with process(tmp_path, "--no-limits") as server:
        fault = partial(locked, tmp_path)
        assert asyncio.run(refusal_and_after(server.address, tmp_path, fault)) == "store"


async def append_while_locked(folder: Path, number: int) -> list[str]:
    """Many tables wait for the lock; it is let go when the first is refused. What all were told."""
    store = await Store.open(folder / "saqqara.sqlite", lambda: 0)
    table = Table.open(Terms("toy", 2, "host"))
    with locked(folder):
        asked = [
            asyncio.create_task(store.append(append_of(f"table-{k}", table, None)))
            for k in range(number)
        ]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    told = await asyncio.gather(*asked, return_exceptions=True)
    await store.close()
    return [one.code if isinstance(one, ServerError) else repr(one) for one in told]


def test_a_locked_database_is_waited_for_together_not_table_by_table(tmp_path: Path) -> None:
    told = asyncio.run(asyncio.wait_for(append_while_locked(tmp_path, 10), HANG))
    assert told == ["store"] * 10  # nobody began to wait when the first had waited enough


# Two servers on one database


async def play_against_each_other(one: str, two: str, folder: Path) -> int:
    """Ada plays through one server, Bob through the other; how often somebody was too late."""
    async with Device(one) as ada, Device(one) as bob:
        table = await ada.open("toy", 2, name="Ada")
        await bob.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
        await ada.do(f"/api/tables/{table}/start")
        bob.address, races, turns = two, [0], Turns()
        async with asyncio.TaskGroup() as group:
            for device, seat in ((ada, 0), (bob, 1)):
                group.create_task(play_with_races(device, table, seat, races, turns))
    assert Table(logs(folder)[table]).stage == "over"
    return races[0]


class Turns:
    """Who only waits lets the other one speak first: neither is raced for ever."""

    def __init__(self) -> None:
        self._spoke = [0.0, 0.0]
        self._changed = asyncio.Condition()

    async def wait(self, seat: int) -> None:
        """Until the other one was answered since this one last was, or has gone home."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._spoke[1 - seat] >= self._spoke[seat])

    async def spoke(self, seat: int, *, last: bool = False) -> None:
        async with self._changed:
            self._spoke[seat] = inf if last else max(self._spoke) + 1
            self._changed.notify_all()


async def play_with_races(
    device: Device, table: str, seat: int, races: list[int], turns: Turns
) -> None:
    """A server learns of the other's moves when it is too late itself: whoever waits talks."""
    rng = Rng(f"race/{seat}")
    async with device.sit_down(table, seat) as sitter:
        while sitter.now["stage"] != "over":
            if sitter.now["legal"]:
                legal = sitter.now["legal"]
                answer = await sitter.play(legal[rng.below(len(legal))]["move"])
            elif "commit" in sitter.now["can"]:
                answer = await sitter.ask("commit")
            else:
                await turns.wait(seat)
                answer = await sitter.ask("chat", text="Well?")
            assert answer["is"] == "done" or answer["code"] in {"raced", "stale"}, answer
            races[0] += answer.get("code") == "raced"
            await turns.spoke(seat)
            await sitter.look_up()
    await turns.spoke(seat, last=True)


def test_of_two_servers_at_one_table_the_later_one_refuses_reloads_and_goes_on(
    tmp_path: Path,
) -> None:
    with process(tmp_path, "--no-limits") as one, process(tmp_path, "--no-limits") as two:
        story = play_against_each_other(one.address, two.address, tmp_path)
        races = asyncio.run(asyncio.wait_for(story, HANG))
        assert races
        assert "Traceback" not in one.errors


# Bots die


async def kill_bots(server: Process, times: int) -> None:
    """Each time when a bot has moved, and the next one thinks or is about to."""
    async with Device(server.address) as device:
        for _ in range(times):
            before = await bot_moves(device)
            while await bot_moves(device) == before:  # noqa: ASYNC110 - asked over HTTP
                await asyncio.sleep(AGAIN)
            for bot in bots_of(server):
                with suppress(ProcessLookupError):
                    os.kill(bot, signal.SIGKILL)


async def bot_moves(device: Device) -> float:
    return (await device.numbers())["saqqara_bot_moves_total"]


def bots_of(server: Process) -> list[int]:
    """Its workers; the other child only tidies up after them."""
    return [pid for pid in children(server.process.pid) if "spawn_main" in called(pid)]


def called(pid: int) -> str:
    """The command of a process, nothing if it has just ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


async def play_while_bots_die(server: Process) -> list[Party]:
    made = await parties(server.address, *EVERY_GAME)
    async with asyncio.TaskGroup() as group:
        for party in made:
            group.create_task(party.play())
        group.create_task(kill_bots(server, 6))
    return made


def test_games_end_although_bots_are_killed(tmp_path: Path) -> None:
    with process(tmp_path, "--no-limits") as server:
        made = asyncio.run(asyncio.wait_for(play_while_bots_die(server), HANG))
        assert stages(tmp_path) == {"over": len(made)}
        assert "Traceback" not in server.errors


def job(luck: str) -> Job:
    table = Table.open(Terms("toy", 2, "host"))
    table.seat_bot("host", 0, "greedy")
    table.seat_bot("host", 1, "greedy")
    table.start("host", "seed")
    return job_for(table, 0, "greedy", luck)


async def ask_a_bot_that_hangs() -> list[int]:
    """Several decisions are waited for when the only worker stands still."""
    thinkers = Thinkers(1, seconds=HANG)
    try:
        await thinkers.choose(job("awake"))
        (worker,) = thinkers._pool._processes.values()
        os.kill(int(worker.pid or 0), signal.SIGSTOP)
        thinkers._seconds = 2
        return await asyncio.gather(*(thinkers.choose(job(str(k))) for k in range(5)))
    finally:
        thinkers.close()


async def ask_a_bot_that_only_starts() -> bool:
    """Whether it is the same bot that answers, although a move may take no time at all."""
    thinkers = Thinkers(1, seconds=0)
    pool = thinkers._pool
    try:
        answer = await thinkers.choose(job("early"))
        return thinkers._pool is pool and answer == choose(job("early"))
    finally:
        thinkers.close()


def test_a_bot_has_time_to_start() -> None:
    assert asyncio.run(asyncio.wait_for(ask_a_bot_that_only_starts(), HANG))


def test_a_bot_that_hangs_is_replaced_and_everybody_who_waits_is_answered() -> None:
    answers = asyncio.run(asyncio.wait_for(ask_a_bot_that_hangs(), HANG))
    assert len(answers) == 5
    assert all(0 <= move < 9 for move in answers)  # lays


# Viewers that do not listen


async def stuck_viewer(address: str, table: str) -> socket.socket:
    """Opens a viewer's socket and never reads from it."""
    host, port = address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.settimeout(0)
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    asking = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await asyncio.get_running_loop().sock_sendall(raw, asking.encode())
    return raw


def is_held(raw: socket.socket) -> bool:
    """Whether a process still has the other end of a socket; one that nobody has is no file."""
    ends = [f":{raw.getpeername()[1]:04X}", f":{raw.getsockname()[1]:04X}"]
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    return any([one[1][-5:], one[2][-5:]] == ends and one[9] != "0" for one in lines)


async def play_beside_a_stuck_viewer(address: str) -> None:
    async with two_at_a_table(address) as (ada, bob):
        raw = await stuck_viewer(address, ada.table)
        await ada.device.until_counted("saqqara_sockets", 3)
        async with asyncio.TaskGroup() as group:
            group.create_task(ada.play_on(Rng("a")))
            group.create_task(bob.play_on(Rng("b")))
        while sum(len(text) for text in ada.bytes) <= 8 * SENDING:  # more than lies on any way
            await ada.ask("chat", text="Is anybody there? " * 10)
        assert (await ada.device.numbers())["saqqara_sockets"] == 3
        raw.close()


def test_a_viewer_that_never_reads_delays_nobody(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "db", limits=WITHOUT_LIMITS, patience=1000)
    with thread(settings) as address:
        asyncio.run(asyncio.wait_for(play_beside_a_stuck_viewer(address), HANG))


async def talk_to_a_stuck_viewer(address: str) -> None:
    async with two_at_a_table(address) as (ada, bob):
        await bob.socket.close()  # who sits there and reads nothing is no better
        await ada.device.until_counted("saqqara_sockets", 1)
        raw = await stuck_viewer(address, ada.table)
        while not (await ada.device.numbers())["saqqara_viewers_dropped_total"]:
            await ada.ask("chat", text="Is anybody there? " * 10)
        assert (await ada.device.numbers())["saqqara_sockets"] == 1
        await until(lambda: not is_held(raw))
        raw.close()


def test_a_viewer_that_never_reads_is_dropped_and_its_socket_closed(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "db", limits=WITHOUT_LIMITS, patience=0.5)
    with thread(settings) as address:
        asyncio.run(asyncio.wait_for(talk_to_a_stuck_viewer(address), HANG))


async def be_silent(address: str, hurried: Hurried) -> None:
    """Listens to the end of the line and says nothing; somebody beside answers and stays."""
    async with Device(address) as device:
        table = await device.open("toy", 2, name="Ada")
        async with device.sit_down(table) as ada:
            raw = await stuck_viewer(address, table)
            await device.until_counted("saqqara_sockets", 2)
            hurried.skip(HANG)
            await pinged(raw)
            await ada.look_up()  # behind her own ping, which came before the other's
            await ada.look_up()  # behind her answer to it
            hurried.skip(HANG)
            while await asyncio.get_running_loop().sock_recv(raw, 4096):
                pass
            raw.close()
            await device.until_counted("saqqara_sockets", 1)
            await ada.look_up()


async def pinged(raw: socket.socket) -> None:
    """Takes what comes up to a ping, which has four bytes of its own."""
    taken = b""
    while b"\x89\x04" not in taken:
        piece = await asyncio.get_running_loop().sock_recv(raw, 4096)
        assert piece, taken
        taken += piece


def test_a_viewer_that_answers_no_ping_is_dropped_and_one_that_does_stays(tmp_path: Path) -> None:
    hurried = Hurried()
    settings = Settings(tmp_path / "db", limits=WITHOUT_LIMITS, ping=HANG)
    with thread(settings, lambda: hurried) as address:
        asyncio.run(asyncio.wait_for(be_silent(address, hurried), HANG))


# The clock is set back


async def play_while_the_clock_jumps(server: Process, jump: Path) -> None:
    async with Device(server.address) as device:
        first = await device.open("toy", 2, name="Ada", bots=["greedy"], visibility="open")
        await device.do(f"/api/tables/{first}/start")
        async with device.sit_down(first) as ada:
            await asyncio.to_thread(jump.touch)
            second = await device.open("toy", 2, name="Ada", bots=["greedy"], visibility="open")
            await ada.play_on(Rng("a"))
        mine = [card["id"] for card in await device.ask("/api/tables/mine")]
        assert set(mine) == {first, second}
        assert [card["id"] for card in await device.ask("/api/tables")] == [second]
        await open_too_many_tables(device)


async def open_too_many_tables(device: Device) -> None:
    most = int(Limits().tables.burst)
    asked = [await device.http.post("/api/tables", json=TOY) for _ in range(most)]
    assert {answer.status_code for answer in asked} == {200, 429}


def test_games_go_on_when_the_clock_is_set_back(tmp_path: Path) -> None:
    jump = tmp_path / "jump"
    command = [sys.executable, str(SET_BACK), str(jump), "serve"]
    with process(tmp_path, command=command) as server:
        asyncio.run(play_while_the_clock_jumps(server, jump))
        with database(tmp_path) as connection:
            times = [at for (at,) in connection.execute("SELECT at FROM log ORDER BY at")]
        assert times[-1] - times[0] > 50 * 60 * 1000
        assert logs(tmp_path)
