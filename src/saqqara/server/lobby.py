"""All tables of a server: opened, found, woken from their logs and put to sleep."""

import asyncio
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from saqqara.bots import BOTS
from saqqara.core.errors import SaqqaraError
from saqqara.server import show, wire
from saqqara.server.errors import ServerError
from saqqara.server.identity import hashed, new_table_id
from saqqara.server.limits import Buckets
from saqqara.server.room import House, Room, append_of
from saqqara.server.settings import Settings
from saqqara.table.log import Clock
from saqqara.table.refusal import TableError
from saqqara.table.table import Table
from saqqara.table.terms import Terms

TICK_SECONDS: Final = 0.25

logger = logging.getLogger("saqqara")


def new_seed() -> str:
    """A secret nobody can guess from its commitment."""
    return secrets.token_hex(16)


class Lobby:
    """Rooms by the id of their table."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.agents = [agent.name for agent in settings.agents]
        self.bots = [*BOTS, *self.agents]  # all that can be put on a chair here
        self.rooms: dict[str, Room] = {}
        self._sleep_after = settings.sleep_after
        self._tables = Buckets(settings.limits.tables, settings.clock)
        self._misses = Buckets(settings.limits.misses, settings.clock)
        self._waking = asyncio.Lock()
        self._ticking = asyncio.create_task(self._tick())

    async def open(self, device: str, address: str, asked: wire.NewTable) -> Room:
        """A new table; its opener sits in the first chair, bots in the last ones."""
        if not self._tables.take(address):
            raise ServerError("too-fast", "too many new tables; wait a while")
        table = Table.open(_terms(device, asked), self.agents)
        if len(asked.bots) + bool(asked.name) > asked.seats:
            raise ServerError("bad-setup", f"{len(asked.bots)} bots do not fit beside you")
        for seat, bot in enumerate(asked.bots, asked.seats - len(asked.bots)):
            table.seat_bot(device, seat, bot)
        if asked.name:
            table.sit(device, 0, asked.name)
        return await self._new(table)

    async def _new(self, table: Table) -> Room:
        name = new_table_id()
        with self.house.metrics.stored.time():
            await self.house.store.append(append_of(name, table, None))
        return self._put(name, table)

    def _put(self, name: str, table: Table) -> Room:
        table.stored()
        self.rooms[name] = Room(name, table, self.house)
        self.house.metrics.opened.inc()
        return self.rooms[name]

    async def room(self, name: str, address: str) -> Room:
        """The room of a table, woken if it sleeps. Who guesses at links has to wait."""
        with self._guessing(address):
            return await self._room(name)

    @contextmanager
    def _guessing(self, address: str) -> Iterator[None]:
        if not self._misses.has(address):
            raise ServerError("too-fast", "too many links that do not exist; wait a moment")
        try:
            yield
        except (ServerError, TableError) as error:
            if error.code in ("no-table", "no-link"):
                self._misses.take(address)
            raise

    async def _room(self, name: str) -> Room:
        if name not in self.rooms:
            async with self._waking:
                if name not in self.rooms:
                    self.rooms[name] = Room(name, await self._wake(name), self.house)
        room = self.rooms[name]
        room.idle_since = self.house.clock()
        return room

    async def _wake(self, name: str) -> Table:
        entries = await self.house.store.read(name)
        if not entries:
            raise ServerError("no-table", "there is no such table")
        try:
            return Table(entries, self.agents)
        except SaqqaraError as error:
            reason = f"this table was {error}, and cannot go on here"
            raise ServerError("old-rules", reason) from error

    async def rematch(self, room: Room, device: str) -> str:
        """The table where the same people go on; who asks second gets the same one."""
        return await asyncio.shield(asyncio.create_task(self._rematch(room, device)))

    async def _rematch(self, room: Room, device: str) -> str:
        async with room.acting:
            again = room.table.again(device, new_seed())  # refuses who did not play
            if room.table.rematch:
                return room.table.rematch
            name = new_table_id()
            twin = room.table.copy()
            twin.follow(name)
            await room.keep(twin, append_of(name, again, None))
            self._put(name, again)
        room.publish()
        return name

    async def link(self, room: Room, device: str, seat: int) -> str:
        """The secret of a new link for a chair."""
        secret = secrets.token_urlsafe(16)
        await room.act(lambda table: table.make_link(device, seat, hashed(secret)))
        return secret

    async def follow(self, room: Room, device: str, address: str, asked: wire.FollowLink) -> int:
        """The chair a link is for, now the device's."""
        with self._guessing(address):
            key = hashed(asked.secret)
            return await room.act(lambda table: table.follow_link(device, key, asked.name))

    async def cards(self, device: str) -> list[wire.TableCard]:
        """The tables a device belongs to."""
        return [show.listed(*card) for card in await self.house.store.cards_of(device)]

    async def open_cards(self) -> list[wire.TableCard]:
        """Tables anybody may join or watch."""
        return [show.listed(*card) for card in await self.house.store.open_cards()]

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            for room in list(self.rooms.values()):
                try:
                    await self._look_after(room)
                except Exception:
                    logger.exception("a table could not be looked after")

    async def _look_after(self, room: Room) -> None:
        if room.busy:
            await room.tick()
        elif self.house.clock() - room.idle_since > self._sleep_after:
            self.rooms.pop(room.name, None)

    async def close(self) -> None:
        """Everything that was begun is finished."""
        self._ticking.cancel()
        for room in list(self.rooms.values()):
            await room.close()


def _terms(device: str, asked: wire.NewTable) -> Terms:
    return Terms(
        game=asked.game,
        seats=asked.seats,
        host=device,
        pack=asked.pack,
        options=asked.options,
        visibility=asked.visibility,
        clock=Clock(asked.clock.moment, asked.clock.game),
        away=asked.away,
        stand_in=asked.stand_in,
    )
