"""Bots and agents think in processes of their own, on what their seat knows."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from saqqara.agents import Seen
from saqqara.agents.complaint import Complaints
from saqqara.agents.player import Failed, Named, Player
from saqqara.bots import BOTS, advise, make
from saqqara.bots.bot import Sight
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.said import Said
from saqqara.core.state import Pack
from saqqara.games import GAMES
from saqqara.record import Record
from saqqara.table.fold import pack_of
from saqqara.table.table import Table
from saqqara.workers import be_a_worker

T = TypeVar("T")
TRIES: Final = 3
SECONDS: Final = 15.0  # a bot that needs longer is started anew
START_SECONDS: Final = 60.0  # until processes that were only just begun have answered once
STAND_IN: Final = "steady"  # plays for an agent that this server does not have


class Job(Struct, frozen=True):
    """One decision of a bot: everything final, its own draft, and luck of its own.

    Drafts of other seats and the seed are not here; the rest is hidden from it by Sight.
    """

    game: str
    rules: int  # the number of the rules the table was opened with
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
        rules=match.record.rules,
        pack=table.setup.pack,
        options=dict(table.setup.options),
        names=match.record.names,
        moves=match.record.moves + drafts,
        bot=bot,
        seat=seat,
        luck=luck,
    )


def choose(job: Job) -> int:
    """The bot's move."""
    game, _, sight = _set(job)
    return make(job.bot, game, Rng(job.luck)).choose(sight)


def hint(job: Job) -> tuple[str, Said | None]:
    """The best bot's move for a person, and what it aims at."""
    game, pack, sight = _set(job)
    thought = advise(game, sight, Rng(job.luck))
    return game.rules.write(pack, thought.move), thought.aim


def see(job: Job) -> Seen:
    """What an agent is told."""
    from saqqara.agents.look import look  # noqa: PLC0415 - only agents need NumPy

    game, pack, sight = _set(job)
    return look(game, pack, job.options, sight)


def _set(job: Job) -> tuple[AnyGame, Pack, Sight]:
    """The position as the seat knows it."""
    game = GAMES[job.game]
    pack = pack_of(job.game, job.pack)
    record = Record(game, pack, job.options, job.names, "", job.moves, job.rules)
    return game, pack, Sight(record.final(), job.seat)


class Thinkers:
    """A few processes that answer; one that dies is replaced and asked again."""

    def __init__(self, number: int, seconds: float = SECONDS, agents: Sequence[Named] = ()) -> None:
        self._number = number
        self._seconds = seconds
        self._awake = False  # whether the pool has answered yet
        self._pool = self._new()
        self._agents = {agent.name: Agent(agent) for agent in agents}

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, get_context("spawn"), be_a_worker)

    async def choose(self, job: Job) -> int:
        """The bot's move; a bot that fails every time lets plain luck decide."""
        if job.bot in self._agents:
            found = await self._ask_agent(job)
        else:
            known = job.bot if job.bot in BOTS else STAND_IN
            found = await self._ask(choose, replace(job, bot=known))
        return choose(replace(job, bot="random")) if found is None else found

    async def _ask_agent(self, job: Job) -> int | None:
        seen = await self._ask(see, job)
        return None if seen is None else await self._agents[job.bot].choose(seen)

    async def hint(self, job: Job) -> tuple[str, Said | None] | None:
        """A move for a person and what it aims at; None if nobody could think."""
        return await self._ask(hint, job)

    async def _ask(self, work: Callable[[Job], T], job: Job) -> T | None:
        for _ in range(TRIES):
            pool, seconds = self._pool, self._seconds if self._awake else START_SECONDS
            try:
                answer = asyncio.get_running_loop().run_in_executor(pool, work, job)
                # Shielded: in Python 3.11 a pool that breaks stumbles over cancelled jobs.
                found = await asyncio.wait_for(asyncio.shield(answer), seconds)
            except (BrokenProcessPool, TimeoutError, RuntimeError):
                self._replace(pool)
            else:
                self._awake = self._awake or pool is self._pool
                return found
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """A new pool instead of a broken one, unless somebody else has made it already."""
        if pool is self._pool:
            self._awake, self._pool = False, self._new()
            _kill(pool)

    def close(self) -> None:
        _kill(self._pool)
        for agent in self._agents.values():
            agent.close()


class Agent:
    """An agent for all tables of a server; a thread of its own asks it, one table after another."""

    def __init__(self, agent: Named) -> None:
        self._player = Player(agent)
        self._thread = ThreadPoolExecutor(1)
        self._complaints = Complaints()

    async def choose(self, seen: Seen) -> int | None:
        """Its move; None if it failed."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._player.ask, seen)
        except Failed as failed:
            name = self._player.agent.name
            self._complaints.note(name, seen.game, failed.kind, failed.reason)
            return None

    def close(self) -> None:
        self._player.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Whoever waits for it hears that it is broken; cancelled, they would never ask again."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - there is no other way
        process.kill()
    pool.shutdown(wait=False)
