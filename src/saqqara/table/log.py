"""What happens at a table, entry by entry: the only truth, everything else is a fold of it.

A device is a hash; the token it comes from is never written anywhere. `took` is the thinking time
in milliseconds, written where the table has a clock.
"""

from typing import Literal

from msgspec import Struct, json

Visibility = Literal["open", "link", "private"]
Cause = Literal["left", "absent", "time"]
Stage = Literal["gathering", "playing", "over"]


class Clock(Struct, frozen=True):
    """Seconds a seat has; 0 is no limit. A moment is what lies between two reveals."""

    moment: int = 0
    game: int = 0


class Opened(Struct, frozen=True, tag="opened"):
    """The first entry: what is played, and who may join."""

    game: str
    rules: int
    pack: str
    digest: str
    options: dict[str, str]
    seats: int
    host: str
    visibility: Visibility = "link"
    clock: Clock = Clock()
    away: int = 0  # seconds until a bot takes the seat of somebody others wait for; 0 = never
    stand_in: str = "steady"  # which bot that is


class Sat(Struct, frozen=True, tag="sat"):
    """A person takes a chair."""

    seat: int
    device: str
    name: str


class Botted(Struct, frozen=True, tag="botted"):
    """The host puts a bot on a chair."""

    seat: int
    bot: str


class Freed(Struct, frozen=True, tag="freed"):
    """A chair is empty again, before the game."""

    seat: int


class Linked(Struct, frozen=True, tag="linked"):
    """A link was made that moves this chair to whoever follows it, once; `key` is its hash."""

    seat: int
    key: str


class Moved(Struct, frozen=True, tag="moved"):
    """Somebody followed the link of a chair."""

    seat: int
    device: str
    name: str


class Started(Struct, frozen=True, tag="started"):
    """The game begins; the seed stays here until it is over."""

    seed: str


class Played(Struct, frozen=True, tag="played"):
    """A decision of a seat."""

    seat: int
    move: str
    took: int = 0


class Dealt(Struct, frozen=True, tag="dealt"):
    """A move of chance."""

    move: str


class TookBack(Struct, frozen=True, tag="took-back"):
    """A seat takes its last decision back."""

    seat: int
    took: int = 0


class Committed(Struct, frozen=True, tag="committed"):
    """A seat is ready."""

    seat: int
    took: int = 0


class Uncommitted(Struct, frozen=True, tag="uncommitted"):
    """A seat is not ready after all."""

    seat: int


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot plays on for a person."""

    seat: int
    bot: str
    cause: Cause
    took: int = 0


class Returned(Struct, frozen=True, tag="returned"):
    """The person is back."""

    seat: int


class Chatted(Struct, frozen=True, tag="chatted"):
    """Somebody at the table says something."""

    seat: int
    text: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


ChairEntry = Sat | Botted | Freed | Linked | Moved | StoodIn | Returned  # who sits where
Entry = (
    Opened | ChairEntry | Started | Played | Dealt | TookBack | Committed | Uncommitted | Chatted
    | Rematched
)  # fmt: skip

Timed = Played | TookBack | Committed | StoodIn  # the entries that say how long a seat took

_encoder = json.Encoder()
_decoder: json.Decoder[Entry] = json.Decoder(Entry)


def write(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> Entry:
    """A stored entry."""
    return _decoder.decode(text)
