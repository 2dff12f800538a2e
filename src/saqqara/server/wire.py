"""Every message there is, in both directions. docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saqqara.core.said import Item, Said, Why
from saqqara.table.fold import MOVE_LENGTH
from saqqara.table.log import Stage, Visibility
from saqqara.table.table import CHAT_LENGTH, NAME_LENGTH

Id = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Nth = Annotated[int, Meta(ge=0, le=100_000)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]
Notation = Annotated[str, Meta(max_length=MOVE_LENGTH)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Word = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]

# From a viewer, over the socket. `id` comes back in the answer.


class _Asked(Struct, tag_field="do", forbid_unknown_fields=True):
    id: Id


class PlayMove(_Asked, tag="play"):
    """The seat's nth decision, counted from 0."""

    nth: Nth
    move: Notation


class Back(_Asked, tag="back"):
    """Take the last decision back."""


class Commit(_Asked, tag="commit"):
    """The draft stands."""


class Uncommit(_Asked, tag="uncommit"):
    """The draft does not stand after all."""


class Chat(_Asked, tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(max_length=4 * CHAT_LENGTH)]


class Try(_Asked, tag="try"):
    """Show what the seat would see after this move."""

    move: Notation


class Hint(_Asked, tag="hint"):
    """Tell what a bot would do in this seat."""


Asked = PlayMove | Back | Commit | Uncommit | Chat | Try | Hint

# To a viewer, over the socket.


class _Told(Struct, tag_field="is"):
    pass


class Done(_Told, tag="done"):
    """It has happened and is on disk."""

    id: int


class Refused(_Told, tag="refused", omit_defaults=True):
    """It has not happened, and nothing has changed."""

    id: int  # -1 if the message could not be read
    code: str
    message: str
    rule: str = ""
    why: Why | None = None


class Tried(_Told, tag="tried"):
    """The answer to `try`: as far as the seat can know."""

    id: int
    view: Any
    items: list[Item]


class Hinted(_Told, tag="hinted"):
    """The answer to `hint`: a move and, if it has one, what it aims at."""

    id: int
    move: str
    aim: Said | None


class Choice(Struct, frozen=True):
    """A legal move: its notation, what is done with what, and what is clicked for it."""

    move: str
    verb: str
    arguments: list[str]
    clicks: list[str]


class SeatCard(Struct, frozen=True):
    """What everybody sees of a seat."""

    name: str
    held: Literal["free", "person", "bot"]
    bot: str  # which bot plays here now, also for a person who is away
    present: bool
    doing: Literal["thinking", "ready", "waiting"]
    left: int | None  # milliseconds for this moment, if there is a clock


class Result(Struct, frozen=True):
    """How the game ended; the seed is told now."""

    scores: list[int]
    ranks: list[int]
    items: list[list[Item]]
    curve: list[list[int]]  # points of all seats whenever something was revealed
    shared: bool  # all seats win or lose together
    seed: str


class TableNow(_Told, tag="table"):
    """The whole table as one viewer may see it. Lists with a `from` replace all from there on."""

    game: str
    pack: str
    options: dict[str, str]
    visibility: Visibility
    stage: Stage
    box: Any  # what the game knows besides the position; only in the first message of a socket
    seats: list[SeatCard]
    seat: int  # the viewer's, -1 for a spectator
    own: list[int]  # all chairs of the viewer's device
    host: bool
    can: list[str]
    nth: int
    view: Any
    legal: list[Choice]
    items: list[Item]
    log_from: int
    log: list[Said]
    talk_from: int
    talk: list[Said]
    commitment: str
    result: Result | None
    rematch: str


class SeatsNow(_Told, tag="seats"):
    """Only what the seats are doing, or who is present, has changed."""

    seats: list[SeatCard]


Told = Done | Refused | Tried | Hinted | TableNow | SeatsNow

# Over HTTP.


class Problem(Struct, frozen=True, omit_defaults=True):
    """A request was refused, and nothing has changed."""

    code: str
    message: str
    rule: str = ""
    why: Why | None = None


class ClockChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for a moment and for the whole game; 0 is no limit."""

    moment: Seconds = 0
    game: Seconds = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played. `bots` names the bots of the last seats; `name` sits down in the first."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=10)]
    pack: Word = "standard"
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    visibility: Visibility = "link"
    bots: Annotated[list[Word], Meta(max_length=10)] = []
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    clock: ClockChoice = ClockChoice()
    away: Seconds = 180
    stand_in: Word = "steady"


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an empty chair."""

    seat: Seat
    name: Name


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot on a chair, or with an empty name take it away."""

    seat: Seat
    bot: Word


class OwnSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the device's chairs."""

    seat: Seat


class FollowLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the chair a link is for."""

    secret: Secret
    name: Name


class ReplayAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game around so many moves; what was told, to a seat or a spectator (-1)."""

    record: Annotated[str, Meta(max_length=15_000)]
    at: Nth = 100_000
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1


class Change(Struct, frozen=True):
    """A value that has become another one, and the way to it: keys and numbers from outside in."""

    path: list[str | int]
    value: Any


class Step(Struct, frozen=True):
    """One position of a recorded game: the move that led to it, and what it changed."""

    mover: int  # -1 is chance, or no move: the beginning
    move: str
    changes: list[Change]  # in the views of the step before
    log: list[Said]  # what was told of the move


class Replayed(Struct, frozen=True):
    """Some steps of a recorded game, one after the other."""

    game: str
    options: dict[str, str]
    names: list[str]
    box: Any  # what the game knows besides the position
    count: int  # moves there are
    first: int  # moves before the first of these steps
    views: list[Any]  # at the first step: of every seat, and last of a spectator
    log: list[Said]  # what was told before it
    steps: list[Step]
    result: Result | None  # null if the game was not played to its end


class Link(Struct, frozen=True):
    """The secret of a new seat link."""

    seat: int
    secret: str


class Seated(Struct, frozen=True):
    """The chair that is now the device's."""

    seat: int


class TableCard(Struct, frozen=True):
    """What lists show of a table."""

    id: str
    game: str
    options: dict[str, str]
    stage: Stage
    visibility: Visibility
    seats: list[str]  # names; empty where nobody sits
    bots: list[bool]


class TableId(Struct, frozen=True):
    """A table that was opened."""

    id: str


class GameCard(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    least_seats: int
    most_seats: int
    options: dict[str, list[str]]
    packs: list[str]


class GameBox(Struct, frozen=True):
    """What a game knows besides the position, whoever plays: limits, prices, components."""

    game: str
    pack: str
    seats: int
    options: dict[str, str]
    box: Any


class ServerCard(Struct, frozen=True):
    """What runs here."""

    version: str
    build: str
    games: list[GameCard]
    bots: list[str]


class Health(Struct, frozen=True):
    """The server answers, and so does its database."""

    status: Literal["ok"] = "ok"
