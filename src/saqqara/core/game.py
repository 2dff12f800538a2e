"""The card of a game: what everything outside its folder needs to know of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from saqqara.core.errors import RulesError, SaqqaraError
from saqqara.core.said import Item, Said, Why
from saqqara.core.state import BOX, Pack, State
from saqqara.core.tensor import Pen, Plane

P = TypeVar("P", bound=Pack)
S = TypeVar("S", bound=State)
Options = Mapping[str, str]


@dataclass(frozen=True)
class Rules(Generic[P, S]):
    """How it is played."""

    number: int  # the newest; goes up whenever the same moves would lead somewhere else
    moves: int  # every move number is below this
    load: Callable[[Path], tuple[P, list[str]]]  # a pack folder: its pack and warnings
    start: Callable[[P, int, Options, int], S]  # pack, seats, options, number of the rules
    bound: Callable[[P, int, Options], int]  # no game has more moves than this, chance included
    write: Callable[[P, int], str]  # a move number as notation
    read: Callable[[P, str], int]  # notation as a move number, or NotationError
    verb: Callable[[int], str]  # what is done, as a word
    arguments: Callable[[P, int], list[str]]  # with what, word by word as in the notation
    seats_with: Callable[[Options], range] | None = None  # where options narrow the seats
    in_turn: bool = False  # never more than one seat owes a decision


@dataclass(frozen=True)
class Telling(Generic[P, S]):
    """What people see and read of it."""

    box: Callable[[P, int, Options], Struct]  # all that is known besides the position
    view: Callable[[S, int], Struct]  # what a seat, or WATCHER, may see
    tell: Callable[[S, int, int, S, int], list[Said]]  # before, seat, move, after, for whom
    why_not: Callable[[S, int, int], Why]  # for a move that is not allowed
    items: Callable[[S, int], list[Item]]  # the score of a seat line by line
    clicks: Callable[[str], list[str]] = str.split  # a notation as what is clicked one by one
    traits: Callable[[S, int], dict[str, str]] = lambda _state, _seat: {}  # what luck gave a seat
    endings: tuple[str, str] = ("play-end-you", "play-end-won")  # how a win is told, own and other


@dataclass(frozen=True)
class Judging(Generic[S]):
    """How good a position is: for bots, and for the yardstick, which never changes."""

    features: Callable[[S, int], list[float]]
    names: tuple[str, ...]  # of the features; their weights lie in weights.json
    clock: Callable[[S], int]  # turns played so far; never goes back
    yardstick: Callable[[S, int], list[float]]  # what the greedy bot looks at
    yardstick_weights: tuple[float, ...]
    shortlist: Callable[[S, int, list[int]], list[int]] | None = None  # moves worth a look
    variant: Callable[[S], str] = lambda _state: ""  # where options change what is good
    shared: Callable[[S], bool] = lambda _state: False  # all seats win or lose together


@dataclass(frozen=True)
class Learning(Generic[P, S]):
    """A position as numbers for learners."""

    planes: Callable[[P, int, Options], tuple[Plane, ...]]  # of an observation
    write: Callable[[S, int, Pen], None]  # writes what a seat, or WATCHER, may know into them


@dataclass(frozen=True)
class Game(Generic[P, S]):
    """Wired once in each game's folder; everything generic goes through it."""

    name: str
    seats: range
    rules: Rules[P, S]
    telling: Telling[P, S]
    judging: Judging[S]
    learning: Learning[P, S]
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # choices, default first

    @property
    def packs(self) -> Path:
        """The folder with the packs that come with the game."""
        return Path(__file__).parent.parent / "packs" / self.name

    def pack(self, name: str = "standard") -> P:
        """A pack by its name, or by the path of its folder."""
        return self.rules.load(self.folder(name))[0]

    def text_key(self, *words: str) -> str:
        """The key of a text that every game has, such as its name."""
        return "-".join([self.name.replace("_", "-"), *words])

    def folder(self, name: str) -> Path:
        """Where a pack lies: a name of one of ours, anything else is a path."""
        return self.packs / name if name in self.pack_names() else Path(name)

    def pack_names(self) -> list[str]:
        """The packs that come with the game."""
        return sorted(folder.name for folder in self.packs.iterdir() if folder.is_dir())

    def new(
        self,
        seats: int | None = None,
        pack: P | None = None,
        options: Options | None = None,
        rules: int | None = None,
    ) -> S:
        """A game before its first move; by the newest rules, unless it began with older ones."""
        chosen = self.settled(options or {})
        number = self.seats_for(chosen).start if seats is None else seats
        self.check_seats(number, chosen)
        by = self.rules.number if rules is None else rules
        if not self.knows(by):
            raise SaqqaraError(f"{self.name}: no rules {by}; there are 1 to {self.rules.number}")
        return self.rules.start(self.pack() if pack is None else pack, number, chosen, by)

    def knows(self, rules: int) -> bool:
        """Whether a game can go on by the rules of this number."""
        return 1 <= rules <= self.rules.number

    def seats_for(self, options: Options) -> range:
        """How many seats there can be with these options."""
        narrowed = self.rules.seats_with
        return self.seats if narrowed is None else narrowed(self.settled(options))

    def check_seats(self, number: int, options: Options) -> None:
        """Refuses a number of seats that the game, or the game with these options, is not for."""
        span = self.seats_for(options)
        if number not in span:
            chosen = self.settled(options)
            with_these = ", ".join(f"{key}={value}" for key, value in chosen.items())
            reason = f" with {with_these}" if number in self.seats else ""
            raise SaqqaraError(f"{self.name}: {number} seats; it is for {_span(span)}{reason}")

    def settled(self, options: Options) -> dict[str, str]:
        """Every option with its choice; unknown ones are refused by name."""
        for key, value in options.items():
            if key not in self.options:
                known = ", ".join(self.options) or "none"
                raise SaqqaraError(f"{self.name}: no option {key!r}; there are: {known}")
            if value not in self.options[key]:
                known = ", ".join(self.options[key])
                raise SaqqaraError(f"{self.name}: {key}={value}; it can be: {known}")
        return {key: options.get(key, choices[0]) for key, choices in self.options.items()}

    def play(self, state: S, seat: int, move: int) -> None:
        """The checked door: makes the move or raises RulesError, and then nothing has changed."""
        if not BOX <= seat < state.seats:
            raise RulesError("seat", f"{self.name}: there is no seat {seat + 1}")
        if seat not in state.actors() or move not in open_moves(state, seat):
            why = self.telling.why_not(state, seat, move)
            raise RulesError(why.rule, _plain(self.name, seat, why), why)
        state.apply(seat, move)


AnyGame = Game[Any, Any]


def open_moves(state: State, seat: int) -> list[int]:
    """The moves an actor may make, chance or seat."""
    return [move for move, _ in state.odds()] if seat == BOX else state.legal(seat)


def _span(seats: range) -> str:
    low, high = seats.start, seats.stop - 1
    return f"{low} seats" if low == high else f"{low} to {high} seats"


def _plain(game: str, seat: int, why: Why) -> str:
    who = "box" if seat == BOX else f"seat {seat + 1}"
    facts = "".join(f", {key} {value}" for key, value in why.args.items())
    cells = f" at {' '.join(why.cells)}" if why.cells else ""
    return f"{game}, {who}: {why.key}{facts}{cells}"
