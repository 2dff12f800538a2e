"""The socket of a viewer: messages in, each of them answered."""

import asyncio
import logging
from collections import Counter
from functools import partial
from typing import Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from saqqara.core.errors import SaqqaraError
from saqqara.core.state import WATCHER
from saqqara.server import show, wire
from saqqara.server.errors import STATUS, ServerError, problem
from saqqara.server.limits import Buckets
from saqqara.server.lobby import Lobby
from saqqara.server.room import Room
from saqqara.server.settings import Settings
from saqqara.server.viewer import Viewer
from saqqara.table.table import Table

REFUSED: Final = 4000  # closing codes: this and the HTTP status
PATIENCE: Final = 50  # refusals for being too fast, then the socket is closed

logger = logging.getLogger("saqqara")
_decoder: msgspec.json.Decoder[wire.Asked] = msgspec.json.Decoder(wire.Asked)


class Sockets:
    """All open sockets of a server."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        self._lobby = lobby
        self._patience = settings.patience
        self._limits = settings.limits
        self._metrics = lobby.house.metrics
        self._open: Counter[str] = Counter()  # by address
        self._by_device = Buckets(settings.limits.device_messages, settings.clock)
        self._by_address = Buckets(settings.limits.address_messages, settings.clock)
        self._chats = Buckets(settings.limits.chats, settings.clock)

    def count(self) -> int:
        return self._open.total()

    async def serve(self, socket: WebSocket, name: str, seat: int | None) -> None:  # type: ignore[type-arg]
        """One viewer, from accepting the socket to its end."""
        address = socket.scope["address"]  # type: ignore[typeddict-item]
        await socket.accept()
        self._open[address] += 1
        try:
            viewer, room = await self._welcome(socket, name, seat, address)
            await self._stay(socket, viewer, room)
        except SaqqaraError as error:
            await self._turn_away(socket, error)
        except WebSocketDisconnect:
            pass
        finally:
            self._open[address] -= 1
            self._open += Counter()  # forgets addresses without sockets

    async def _welcome(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        name: str,
        seat: int | None,
        address: str,
    ) -> tuple[Viewer, Room]:
        if self._open[address] > self._limits.sockets:
            raise ServerError("too-fast", "too many open sockets from this address")
        room = await self._lobby.room(name, address)
        device = socket.scope["device"]  # type: ignore[typeddict-item]
        seat = seat_for(room.table, device, seat)
        send = partial(socket.send_data, mode="text", encoding="utf-8")
        return Viewer(send, device, seat, self._patience), room

    async def _turn_away(self, socket: WebSocket, error: SaqqaraError) -> None:  # type: ignore[type-arg]
        told = problem(error)
        self._metrics.refusals.labels(told.code).inc()
        refused = wire.Refused(-1, told.code, told.message)
        await socket.send_data(msgspec.json.encode(refused), mode="text")
        await socket.close(REFUSED + STATUS[told.code], told.code)

    async def _stay(self, socket: WebSocket, viewer: Viewer, room: Room) -> None:  # type: ignore[type-arg]
        """Until the viewer goes, or takes too long to receive what it is sent."""
        room.enter(viewer)
        listening = asyncio.create_task(self._listen(socket, viewer, room))
        following = asyncio.create_task(viewer.follow(room.message_for))
        try:
            done, _ = await asyncio.wait(
                [listening, following], return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            room.leave(viewer)
            listening.cancel()
            following.cancel()
        for task in done:
            self._part(task.exception())

    def _part(self, error: BaseException | None) -> None:
        if isinstance(error, TimeoutError):
            self._metrics.dropped.inc()
            logger.info("viewer dropped: too slow")
        elif error is not None:
            raise error

    async def _listen(self, socket: WebSocket, viewer: Viewer, room: Room) -> None:  # type: ignore[type-arg]
        hasty = 0
        while hasty < PATIENCE:
            text = await socket.receive_data(mode="text")
            with self._metrics.latency.time():
                answer = await self._answer(text, viewer, room, socket.scope["address"])  # type: ignore[typeddict-item]
            if isinstance(answer, wire.Refused):
                self._metrics.refusals.labels(answer.code).inc()
                hasty += answer.code == "too-fast"
            await viewer.send(msgspec.json.encode(answer))
        raise ServerError("too-fast", "too many messages; come back later")

    async def _answer(self, text: str, viewer: Viewer, room: Room, address: str) -> wire.Told:
        asked = read(text)
        number = -1 if isinstance(asked, wire.Refused) else asked.id
        try:
            self._hold_back(viewer.device or address, address)
            return asked if isinstance(asked, wire.Refused) else await self._do(asked, viewer, room)
        except SaqqaraError as error:
            told = problem(error)
            return wire.Refused(number, told.code, told.message, told.rule, told.why)
        except Exception:
            logger.exception("a message failed")
            return wire.Refused(number, "internal", "something went wrong; nothing was changed")

    def _hold_back(self, device: str, address: str) -> None:
        if not (self._by_device.take(device) and self._by_address.take(address)):
            raise ServerError("too-fast", "too many messages; wait a moment")

    async def _do(self, asked: wire.Asked, viewer: Viewer, room: Room) -> wire.Told:
        device, seat = viewer.device, room.place(viewer)
        if seat == WATCHER:
            raise ServerError("not-yours", "spectators only watch")
        if isinstance(asked, wire.Try):
            return show.tried(room.table, seat, asked)
        if isinstance(asked, wire.Hint):
            return wire.Hinted(asked.id, *await room.hint(seat))
        if isinstance(asked, wire.Chat) and not self._chats.take(device):
            raise ServerError("too-fast", "not so much at once")
        await room.act(partial(act, asked=asked, device=device, seat=seat, room=room))
        if isinstance(asked, wire.PlayMove):
            self._metrics.moves.inc()
        return wire.Done(asked.id)


def read(text: str) -> wire.Asked | wire.Refused:
    """A message, or why it cannot be understood."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        return wire.Refused(-1, "bad-message", str(error))


def act(table: Table, asked: wire.Asked, device: str, seat: int, room: Room) -> None:
    """What a message does at the table."""
    match asked:
        case wire.PlayMove(_, nth, move):
            table.play(device, seat, nth, move, room.took(seat))
        case wire.Back():
            table.take_back(device, seat, room.took(seat))
        case wire.Commit():
            table.commit(device, seat, room.took(seat))
        case wire.Uncommit():
            table.uncommit(device, seat)
        case wire.Chat(_, text):
            table.chat(device, seat, text)


def seat_for(table: Table, device: str, asked: int | None) -> int:
    """Where a device looks from: a chair of its own, or from nowhere."""
    own = table.seats_of(device)
    if asked is not None and asked not in own:
        raise ServerError("not-yours", f"seat {asked + 1} is not yours")
    if not table.may_watch(device):
        raise ServerError("private", "this table is private")
    return asked if asked is not None else own[0] if own else WATCHER
