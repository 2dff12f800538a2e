"""A table with people around it: one act at a time, stored, then shown to every viewer."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Final, TypeVar

import msgspec

from saqqara.core.errors import SaqqaraError
from saqqara.core.said import Said
from saqqara.core.state import WATCHER
from saqqara.server import show
from saqqara.server.errors import ServerError, problem
from saqqara.server.metrics import Metrics
from saqqara.server.store import Append, Store
from saqqara.server.thinkers import Job, Thinkers, job_for
from saqqara.server.viewer import Viewer
from saqqara.table import log
from saqqara.table.news import Counts, News, Tally
from saqqara.table.table import Table

T = TypeVar("T")
AGAIN_SECONDS: Final = 1.0  # until a bot whose move could not be stored tries again
COMING: Final = News(row=True)  # or going: everybody sees who is present

logger = logging.getLogger("saqqara")


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    bot_pace: float  # seconds a bot takes at least, so that people can follow
    clock: Callable[[], float]


class Room:
    """One table in memory. Its log in the store is the truth; this is the fold of it."""

    def __init__(self, name: str, table: Table, house: House) -> None:
        self.name = name
        self.table = table
        self.house = house
        self.viewers: set[Viewer] = set()
        self.idle_since = house.clock()
        self.acting = asyncio.Lock()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._asked: dict[int, float] = {}  # when the clock of a seat began to run
        self._gone: dict[str, float] = {}  # when a device was last seen here
        self._tally = Tally(len(table.chairs))

    # Acts

    async def act(self, do: Callable[[Table], T]) -> T:
        """Does something on a copy, stores it, lets the copy be the table and shows it.

        Once begun it is not torn apart, whatever becomes of the asker.
        """
        return await asyncio.shield(asyncio.create_task(self._act(do)))

    async def _act(self, do: Callable[[Table], T]) -> T:
        async with self.acting:
            twin = self.table.copy()
            result = do(twin)
            await self.keep(twin)
        self.publish()
        self.think()
        return result

    async def keep(self, twin: Table, *others: Append) -> None:
        """Stores what is fresh in a copy; then the copy is the table."""
        if twin.fresh or others:
            own = [append_of(self.name, twin, self.table)] if twin.fresh else []
            try:
                with self.house.metrics.stored.time():
                    await self.house.store.append(*own, *others)
            except ServerError as error:
                if error.code == "raced":  # somebody else has written this log
                    await self._catch_up()
                raise
            self._stop_clocks(twin.fresh)
            for news in twin.news:
                self._tally.add(news)
            twin.stored()
            self.table = twin
            self._run_clocks()

    async def _catch_up(self) -> None:
        """What another process has written is folded too, and shown to those who may see it."""
        twin = self.table.copy()
        for entry in (await self.house.store.read(self.name))[twin.seq :]:
            self._tally.add(twin.fold(entry))
        self.table = twin
        self._run_clocks()
        self.publish()
        self.think()

    # Viewers

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._gone.pop(viewer.device, None)
        self._tally.add(COMING)
        self._run_clocks()
        self.publish()
        self.think()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.device not in self.present():
            self._gone[viewer.device] = self.house.clock()
        self._tally.add(COMING)
        self.idle_since = self.house.clock()
        if not self.viewers:
            self._asked.clear()  # clocks stand still where nobody is
        self.publish()

    def present(self) -> set[str]:
        """The devices that are here."""
        return {viewer.device for viewer in self.viewers}

    def publish(self) -> None:
        """Wakes those who may see something new."""
        for viewer in self.viewers:
            if viewer.seen != self.news_for(viewer):
                viewer.wake.set()

    def news_for(self, viewer: Viewer) -> Counts:
        """Changes exactly when this viewer has something new to see."""
        return self._tally.seen_from(viewer.seat)

    def place(self, viewer: Viewer) -> int:
        """Where a viewer looks from: who sits down or gets up sees it so from now on."""
        own = self.table.seats_of(viewer.device)
        if viewer.seat not in (own or [WATCHER]):
            viewer.look_from(own[0] if own else WATCHER)
        if not self.table.may_watch(viewer.device):
            raise ServerError("private", "this table is private")
        return viewer.seat

    def message_for(self, viewer: Viewer) -> bytes:
        """The table as this viewer may see it now, or only the seats; it counts as seen."""
        self.place(viewer)
        seen, viewer.seen = viewer.seen, self.news_for(viewer)
        present = self.present() - {""}
        if seen[:2] == viewer.seen[:2]:
            return msgspec.json.encode(show.seats_now(self.table, present, self._left))
        now = show.table_now(self.table, viewer, present, self._left)
        viewer.lines = show.settled_lines(self.table, viewer.seat)
        viewer.talks = self.table.talked
        viewer.has_box = True
        return msgspec.json.encode(now)

    # Clocks

    def _run_clocks(self) -> None:
        """The clock of a seat runs while its person owes something and somebody is here."""
        due = self.table.people_due() if self.viewers else []
        self._asked = {seat: self._asked.get(seat, self.house.clock()) for seat in due}

    def _stop_clocks(self, fresh: list[log.Entry]) -> None:
        """What a seat took is stored; its clock begins anew. A refused act does not stop it."""
        for entry in fresh:
            if isinstance(entry, log.Timed):
                self._asked.pop(entry.seat, None)

    def took(self, seat: int) -> int:
        """Milliseconds since the seat was asked or last did something, if there is a clock."""
        clock = self.table.setup.clock
        return self._running(seat) if clock.moment or clock.game else 0

    def _running(self, seat: int) -> int:
        return int((self.house.clock() - self._asked[seat]) * 1000) if seat in self._asked else 0

    def _left(self, seat: int) -> int | None:
        return self.table.time_left(seat, self._running(seat))

    async def tick(self) -> None:
        """Bots take the seats of those whose time is up, and of those whom others wait for."""
        for seat in self.table.people_due():
            if self._left(seat) == 0 and seat in self._asked:
                await self._stand_in(seat, "time")
            elif self._is_missed(seat):
                await self._stand_in(seat, "absent")

    def _is_missed(self, seat: int) -> bool:
        device = self.table.chairs[seat].device
        here = self.present()
        others = {chair.device for chair in self.table.chairs} - {device, ""}
        away = self.table.setup.away
        return bool(away and device not in here and others & here) and (
            self.house.clock() - self._gone.setdefault(device, self.house.clock()) > away
        )

    async def _stand_in(self, seat: int, cause: log.Cause) -> None:
        took = self.took(seat)

        def stand_in(table: Table) -> None:
            if seat in table.people_due():
                table.stand_in(seat, cause, took)

        with suppress(ServerError):  # the next tick tries again
            await self.act(stand_in)

    # Bots

    def think(self) -> None:
        """Starts every bot that has to decide, while anybody is here."""
        if not self.viewers:
            return
        for seat in self.table.bots_due():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    @property
    def busy(self) -> bool:
        return bool(self.viewers or self._thinking) or self.acting.locked()

    async def _think(self, seat: int) -> None:
        """One seat's bot, until it has nothing to decide."""
        try:
            while seat in self.table.bots_due() and self.viewers:
                await self._decide(seat)
        except SaqqaraError as error:
            logger.warning("bot could not play", extra={"facts": {"code": problem(error).code}})
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            del self._thinking[seat]
        self.think()

    async def _decide(self, seat: int) -> None:
        match = self.table.running
        if match.can_commit(seat):  # a person's finished draft
            await self.act(partial(Table.finish, seat=seat))
            return
        nth, bot = match.decisions(seat), self.table.chairs[seat].bot
        pace = asyncio.create_task(asyncio.sleep(self.house.bot_pace))
        move = await self._ask(seat, bot)
        await pace
        if await self.act(partial(Table.answer, seat=seat, nth=nth, move=move)):
            self.house.metrics.bot_moves.inc()

    async def _ask(self, seat: int, bot: str) -> int:
        with self.house.metrics.thought.time():
            return await self.house.thinkers.choose(self._job(seat, bot))

    def _job(self, seat: int, bot: str) -> Job:
        match = self.table.running
        secret = f"{match.record.seed}/bot/{seat}/{match.decisions(seat)}"
        return job_for(self.table, seat, bot, sha256(secret.encode()).hexdigest())

    async def hint(self, seat: int) -> tuple[str, Said | None]:
        """What the best bot would do in a person's seat, and what it would aim at."""
        if not show.choices(self.table, seat):
            raise ServerError("stale", "there is nothing to decide")
        found = await self.house.thinkers.hint(self._job(seat, ""))
        if found is None:
            raise ServerError("internal", "nobody could think of a hint; ask again")
        return found

    async def close(self) -> None:
        """Nothing thinks any more; what is being stored is stored."""
        for task in list(self._thinking.values()):
            task.cancel()
        async with self.acting:
            pass


def append_of(name: str, twin: Table, before: Table | None) -> Append:
    """The fresh entries of a table, with its card where that has changed."""
    card = show.card(twin)
    changed = before is None or show.card(before) != card or before.setup.host != twin.setup.host
    devices = {chair.device for chair in twin.chairs} | {twin.setup.host}
    moved = before is None or devices != {c.device for c in before.chairs} | {before.setup.host}
    return Append(
        table=name,
        seq=twin.seq - len(twin.fresh),
        entries=tuple(twin.fresh),
        card=card if changed or moved else None,
        devices=frozenset(devices - {""}),
    )
