"""Bots think in processes of their own, on what their seat knows."""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from saqqara.bots import make
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.record import Record
from saqqara.table.fold import pack_of
from saqqara.table.table import Table

TRIES: Final = 3
SECONDS: Final = 15.0  # a bot that needs longer is started anew


class Job(Struct, frozen=True):
    """One decision of a bot: everything final, its own draft, and luck of its own.

    Drafts of other seats and the seed are not here; the rest is hidden from it by Sight.
    """

    game: str
    pack: str
    options: dict[str, str]
    names: list[str]
    moves: list[tuple[int, int]]
    bot: str
    seat: int
    luck: str


def job_for(table: Table, seat: int, bot: str, luck: str) -> Job:
    """What a bot in this seat has to decide now."""
    match = table.running
    drafts = [(seat, move) for move in match.drafts[seat]]
    return Job(
        game=table.setup.game,
        pack=table.setup.pack,
        options=dict(table.setup.options),
        names=match.record.names,
        moves=match.record.moves + drafts,
        bot=bot,
        seat=seat,
        luck=luck,
    )


def choose(job: Job) -> str:
    """The bot's move, in notation."""
    game = GAMES[job.game]
    pack = pack_of(job.game, job.pack)
    state = Record(game, pack, job.options, job.names, "", job.moves).final()
    move = make(job.bot, game, Rng(job.luck)).choose(Sight(state, job.seat))
    return game.write(pack, move)


class Thinkers:
    """A few processes that answer; one that dies is replaced and asked again."""

    def __init__(self, number: int, seconds: float = SECONDS) -> None:
        self._number = number
        self._seconds = seconds
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, get_context("spawn"), _be_a_worker)

    async def choose(self, job: Job) -> str:
        """The bot's move; a bot that fails every time lets plain luck decide."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                answer = asyncio.get_running_loop().run_in_executor(pool, choose, job)
                # Shielded: in Python 3.11 a pool that breaks stumbles over cancelled jobs.
                return await asyncio.wait_for(asyncio.shield(answer), self._seconds)
            except (BrokenProcessPool, TimeoutError, RuntimeError):
                self._replace(pool)
        return choose(replace(job, bot="random"))

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """A new pool instead of a broken one, unless somebody else has made it already."""
        if pool is self._pool:
            self._pool = self._new()
            _kill(pool)

    def close(self) -> None:
        _kill(self._pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Whoever waits for it hears that it is broken; cancelled, they would never ask again."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - there is no other way
        process.kill()
    pool.shutdown(wait=False)


def _be_a_worker() -> None:
    """Signals for all are answered by the server; without it a worker has no reason to live."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_the_server, daemon=True).start()


def _die_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(1)
