"""What can be asked for over HTTP, and where a viewer's socket begins."""

import asyncio
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Annotated, Final, TypeVar

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Body, FromPath, FromQuery, PathParameter

from saqqara.core import build
from saqqara.games import GAMES
from saqqara.server import show, wire
from saqqara.server.errors import STATUS, ServerError
from saqqara.server.lobby import Lobby, new_seed
from saqqara.server.replays import replayed
from saqqara.server.room import Room
from saqqara.table.table import Table
from saqqara.table.terms import Terms, settled

T = TypeVar("T")
Sent = Annotated[T, Body()]  # as JSON, in the body of the request
TableName = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]
AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]


PROBLEMS: Final = {
    status: ResponseSpec(wire.Problem, description="Refused.", generate_examples=False)
    for status in sorted({*STATUS.values()} - {405})
}
ask = partial(get, responses=PROBLEMS)
do = partial(post, responses=PROBLEMS, status_code=200)


def lobby_of(request: AnyRequest) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def device_of(request: AnyRequest) -> str:
    """The hash of the caller's token: all that is ever known of it."""
    return str(request.scope["device"])  # type: ignore[typeddict-item]


def address_of(request: AnyRequest) -> str:
    return str(request.scope["address"])  # type: ignore[typeddict-item]


# What runs here


@ask("/api/health")
async def health(request: AnyRequest) -> wire.Health:
    """Whether the server and its database answer."""
    await lobby_of(request).open_cards()
    return wire.Health()


@ask("/api/server", sync_to_thread=False)
def server(request: AnyRequest) -> wire.ServerCard:
    """Version, games and bots."""
    games = [
        wire.GameCard(
            name=game.name,
            rules=game.rules.number,
            least_seats=game.seats.start,
            most_seats=game.seats.stop - 1,
            options={key: list(choices) for key, choices in game.options.items()},
            packs=game.pack_names(),
        )
        for game in GAMES.values()
    ]
    return wire.ServerCard(version("saqqara"), build.NAME, games, lobby_of(request).bots)


@ask("/api/games/{game:str}/box", sync_to_thread=False)
def box(
    game: FromPath[str],
    seats: FromQuery[int],
    pack: FromQuery[str] = "standard",
    options: FromQuery[list[str] | None] = None,
) -> wire.GameBox:
    """What a game knows besides the position; options are written `key=value`."""
    words = [word.partition("=") for word in options or []]
    chosen = {key: value for key, _, value in words}
    asked = settled(Terms(game=game, seats=seats, host="", pack=pack, options=chosen))
    return show.game_box(asked)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> bytes:
    """Numbers for Prometheus."""
    return lobby_of(request).house.metrics.text()


# Lists and opening


@ask("/api/tables")
async def open_tables(request: AnyRequest) -> list[wire.TableCard]:
    """Tables anybody may join or watch."""
    return await lobby_of(request).open_cards()


@ask("/api/tables/mine")
async def my_tables(request: AnyRequest) -> list[wire.TableCard]:
    """Tables the device belongs to, those under way first."""
    return await lobby_of(request).cards(device_of(request))


@do("/api/tables")
async def open_table(request: AnyRequest, data: Sent[wire.NewTable]) -> wire.TableId:
    """Opens a table."""
    room = await lobby_of(request).open(device_of(request), address_of(request), data)
    return wire.TableId(room.name)


# One table


async def _room(request: AnyRequest, name: str) -> Room:
    return await lobby_of(request).room(name, address_of(request))


async def _act(request: AnyRequest, name: str, act: Callable[[Table, str], None]) -> None:
    """Something the caller's device does at a table."""
    room, device = await _room(request, name), device_of(request)
    await room.act(lambda table: act(table, device))


@ask("/api/tables/{name:str}")
async def table(request: AnyRequest, name: TableName) -> wire.TableCard:
    """What everybody who has the link may know of a table."""
    room = await _room(request, name)
    _check_watcher(room, device_of(request))
    return show.listed(name, show.card(room.table))


def _check_watcher(room: Room, device: str) -> None:
    if not room.table.may_watch(device):
        raise ServerError("private", "this table is private")


@do("/api/tables/{name:str}/sit")
async def sit(request: AnyRequest, name: TableName, data: Sent[wire.Sit]) -> wire.Seated:
    """Takes an empty chair."""
    await _act(request, name, lambda table, device: table.sit(device, data.seat, data.name))
    return wire.Seated(data.seat)


@do("/api/tables/{name:str}/leave")
async def leave(request: AnyRequest, name: TableName, data: Sent[wire.OwnSeat]) -> wire.Seated:
    """Gets up; in a running game a bot plays on."""
    await _act(request, name, lambda table, device: table.leave(device, data.seat))
    return wire.Seated(data.seat)


@do("/api/tables/{name:str}/return")
async def come_back(request: AnyRequest, name: TableName, data: Sent[wire.OwnSeat]) -> wire.Seated:
    """Takes the seat back from the bot that plays on."""
    await _act(request, name, lambda table, device: table.come_back(device, data.seat))
    return wire.Seated(data.seat)


@do("/api/tables/{name:str}/bots")
async def seat_bot(request: AnyRequest, name: TableName, data: Sent[wire.SeatBot]) -> wire.Seated:
    """The host puts a bot on a chair, or takes it away."""
    await _act(request, name, lambda table, device: table.seat_bot(device, data.seat, data.bot))
    return wire.Seated(data.seat)


@do("/api/tables/{name:str}/start")
async def start(request: AnyRequest, name: TableName) -> wire.TableId:
    """The host begins the game."""
    await _act(request, name, lambda table, device: table.start(device, new_seed()))
    return wire.TableId(name)


@do("/api/tables/{name:str}/links")
async def make_link(request: AnyRequest, name: TableName, data: Sent[wire.OwnSeat]) -> wire.Link:
    """A secret that moves a chair to whoever uses it first."""
    room = await _room(request, name)
    return wire.Link(data.seat, await lobby_of(request).link(room, device_of(request), data.seat))


@do("/api/tables/{name:str}/follow")
async def follow_link(
    request: AnyRequest, name: TableName, data: Sent[wire.FollowLink]
) -> wire.Seated:
    """Takes the chair a secret is for."""
    room = await _room(request, name)
    lobby = lobby_of(request)
    seat = await lobby.follow(room, device_of(request), address_of(request), data)
    return wire.Seated(seat)


@do("/api/tables/{name:str}/rematch")
async def rematch(request: AnyRequest, name: TableName) -> wire.TableId:
    """The same people at a new table."""
    room = await _room(request, name)
    return wire.TableId(await lobby_of(request).rematch(room, device_of(request)))


@ask("/api/tables/{name:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, name: TableName) -> Response[str]:
    """The record of a finished game, for `saqqara verify`."""
    room = await _room(request, name)
    _check_watcher(room, device_of(request))
    if room.table.stage != "over":
        raise ServerError("not-now", "the record can be had when the game is over")
    headers = {"content-disposition": f'attachment; filename="{room.table.setup.game}.txt"'}
    return Response(room.table.running.record.text(), headers=headers)


@do("/api/replay")
async def replay(data: Sent[wire.ReplayAsked]) -> wire.Replayed:
    """Some positions of a recorded game, one after the other."""
    return await asyncio.to_thread(replayed, data)


@websocket("/api/tables/{name:str}/socket")
async def socket(
    socket: AnySocket, name: FromPath[str], seat: FromQuery[int | None] = None
) -> None:
    """A viewer at a table."""
    await socket.app.state.sockets.serve(socket, name, seat)


ROUTES: Final = (
    health, server, box, metrics, open_tables, my_tables, open_table, table, sit, leave, come_back,
    seat_bot, start, make_link, follow_link, rematch, record, replay, socket,
)  # fmt: skip
