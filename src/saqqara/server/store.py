"""The database: logs are appended, many tables' entries in one transaction, then acknowledged."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saqqara.core.errors import SaqqaraError
from saqqara.server.errors import ServerError
from saqqara.server.schema import CARDS, HOLDERS, LOG
from saqqara.table import log
from saqqara.table.log import Entry, Stage, Visibility

LOCK_SECONDS: Final = 2.0  # how long a writer waits for another program to let go
LISTED: Final = 50
DAY: Final = 24 * 3600 * 1000


class Card(msgspec.Struct, frozen=True):
    """What lists show of a table. Cards of older servers hold an empty `id` besides."""

    game: str
    options: dict[str, str]
    stage: Stage
    visibility: Visibility
    seats: list[str]  # names; empty where nobody sits
    bots: list[bool]  # whether a bot was put there


Cards = list[tuple[str, Card]]  # with the ids of their tables


@dataclass(frozen=True)
class Append:
    """Entries to add to one log, with what lists show afterwards if that has changed."""

    table: str
    seq: int  # of the first entry
    entries: Sequence[Entry]
    card: Card | None = None
    devices: frozenset[str] = frozenset()


@dataclass(frozen=True)
class _Waiting:
    appends: Sequence[Append]
    at: int
    done: asyncio.Future[None]


class Store:
    """All tables of one server. What `append` has returned from is on disk."""

    def __init__(self, engine: AsyncEngine, writing: Engine, now: Callable[[], int]) -> None:
        self._engine = engine
        self._writing = writing
        self._hand = ThreadPoolExecutor(1)  # a whole batch in one go, not hop by hop
        self._now = now
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, file: Path, now: Callable[[], int]) -> "Store":
        """The database in this file, made or brought up to date first."""
        waiting = {"timeout": LOCK_SECONDS}
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}", connect_args=waiting)
        writing = create_engine(f"sqlite:///{file}", connect_args=waiting)
        for one in (engine.sync_engine, writing):
            event.listen(one, "connect", _prepare)
        try:
            with writing.begin() as connection:
                _migrate(connection)
        except (SQLAlchemyError, OSError, CommandError) as error:
            writing.dispose()
            raise SaqqaraError(f"{file}: cannot be used as database: {_reason(error)}") from error
        return cls(engine, writing, now)

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        await self._queue.put(None)
        await self._writer
        await self._by_hand(self._writing.dispose)
        self._hand.shutdown()
        await self._engine.dispose()

    async def append(self, *appends: Append) -> None:
        """Adds entries to logs, all or none; they are on disk when this returns."""
        waiting = _Waiting(appends, self._now(), asyncio.get_running_loop().create_future())
        await self._queue.put(waiting)
        await waiting.done

    async def _write(self) -> None:
        """Takes whatever waits and writes it in one transaction: one sync of the disk for all."""
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while not self._queue.empty():
                following = self._queue.get_nowait()
                if following is None:
                    await self._queue.put(None)
                    break
                batch.append(following)
            await self._write_batch(batch)

    async def _by_hand(self, do: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._hand, do)

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        try:
            await self._by_hand(partial(_transact, self._writing, batch))
        except IntegrityError as error:
            if len(batch) > 1:  # one of them is to blame for all
                for waiting in batch:
                    await self._write_batch([waiting])
            else:
                _tell(batch, _refusal(error))
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            _tell(batch, _refusal(error))
        else:
            _tell(batch, None)

    async def read(self, table: str) -> list[Entry]:
        """The log of a table, empty if there is none."""
        rows = await self._rows(select(LOG.c.entry).where(LOG.c.table_id == table).order_by("seq"))
        return [log.read(row.entry) for row in rows]

    async def open_cards(self) -> Cards:
        """Open tables of the last day that wait for players or play: id and card."""
        since = self._now() - DAY
        query = select(CARDS.c.table_id, CARDS.c.card).where(
            CARDS.c.visibility == "open", CARDS.c.stage != "over", CARDS.c.opened > since
        )
        return await self._cards(query.order_by(CARDS.c.stage, CARDS.c.opened.desc()))

    async def cards_of(self, device: str) -> Cards:
        """Tables a device belongs to, those under way first, then the newest."""
        query = (
            select(CARDS.c.table_id, CARDS.c.card)
            .join(HOLDERS, HOLDERS.c.table_id == CARDS.c.table_id)
            .where(HOLDERS.c.device == device)
        )
        return await self._cards(query.order_by(CARDS.c.stage == "over", CARDS.c.opened.desc()))

    async def _cards(self, query: Any) -> Cards:  # noqa: ANN401 - SQLAlchemy's
        rows = await self._rows(query.limit(LISTED))
        return [(row.table_id, msgspec.json.decode(row.card, type=Card)) for row in rows]

    async def _rows(self, query: Any) -> Sequence[Any]:  # noqa: ANN401 - SQLAlchemy's
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except SQLAlchemyError as error:
            raise _refusal(error) from error


def _prepare(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's
    """Readers never wait for the writer, and a commit is on disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _transact(engine: Engine, batch: list[_Waiting]) -> None:
    with engine.begin() as connection:
        _insert(connection, batch)


def _insert(connection: Connection, batch: list[_Waiting]) -> None:
    appends = [(waiting.at, append) for waiting in batch for append in waiting.appends]
    lines = [
        {"table_id": a.table, "seq": a.seq + k, "at": at, "entry": log.write(entry)}
        for at, a in appends
        for k, entry in enumerate(a.entries)
    ]
    connection.execute(LOG.insert(), lines)
    cards = [(at, a, a.card) for at, a in appends if a.card is not None]
    if not cards:
        return
    put = insert(CARDS)
    connection.execute(
        put.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"stage": put.excluded.stage, "card": put.excluded.card},
        ),
        [
            {
                "table_id": a.table,
                "opened": at,
                "visibility": card.visibility,
                "stage": card.stage,
                "card": msgspec.json.encode(card).decode(),
            }
            for at, a, card in cards
        ],
    )
    holders = [{"device": d, "table_id": a.table} for _, a, _ in cards for d in sorted(a.devices)]
    if holders:
        connection.execute(insert(HOLDERS).on_conflict_do_nothing(), holders)


def _tell(batch: list[_Waiting], error: ServerError | None) -> None:
    for done in [waiting.done for waiting in batch if not waiting.done.done()]:
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)


def _refusal(error: Exception) -> ServerError:
    """The failure as something people can be told."""
    if isinstance(error, IntegrityError):
        return ServerError("raced", "another server process was faster at this table; try again")
    reason = _reason(error)
    if "full" in reason:
        return ServerError("disk-full", "nothing was changed: the server's disk is full")
    return ServerError("store", f"nothing was changed: the database cannot be written ({reason})")


def _reason(error: Exception) -> str:
    if isinstance(error, CommandError):  # it knows changes of the database that we do not
        return "a newer server has made it"
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)
