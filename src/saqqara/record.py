"""A whole game as text: a header, one line per move, and how it ended.

    saqqara record 1
    game silver_gold
    rules 1
    pack standard 0f3c…
    options
    seats Ada|greedy
    commitment 9a41…

    box card 17
    1 keep 17
    …

    end 111 98
    ranks 1 2
    seed 5f0e…
    sum 77b2…

`end` is `paused` in a game that can be resumed. A record without its last lines was cut off.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NoReturn, TypeVar

from saqqara.core.errors import NotationError, RulesError, SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import commitment, fair
from saqqara.core.state import BOX, Pack, State, draw, total
from saqqara.games import find
from saqqara.text import Speech

FIRST = "saqqara record 1"
HEADER = ("game", "rules", "pack", "options", "seats", "commitment")
LARGEST = 1 << 22

T = TypeVar("T")
R = TypeVar("R")


class RecordError(SaqqaraError):
    """The record is refused; the message holds line and reason."""


@dataclass
class Record:
    """A game as it was played, so far or to the end."""

    game: AnyGame
    pack: Pack
    options: dict[str, str]
    names: list[str]
    seed: str
    moves: list[tuple[int, int]] = field(default_factory=list)  # each was legal when it was made
    rules: int = 0  # the number of the rules it is played by; 0 becomes the newest

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.rules.number

    def start(self) -> State:
        """The position before the first move."""
        state: State = self.game.new(len(self.names), self.pack, self.options, self.rules)
        return state

    def states(self) -> Iterator[State]:
        """The position before the first move and after each; copies, free to change."""
        state = self.start()
        yield state.copy()
        for seat, move in self.moves:
            state.apply(seat, move)
            yield state.copy()

    def final(self) -> State:
        """The position after the last move."""
        return self.at(len(self.moves))

    def at(self, count: int) -> State:
        """The position after so many moves."""
        state = self.start()
        for seat, move in self.moves[:count]:
            state.apply(seat, move)
        return state

    def text(self) -> str:
        """The record as it is stored."""
        state = self.final()
        lines = [*self._header(), "", *(self.line(*entry) for entry in self.moves), ""]
        if state.actors():
            lines.append("paused")
        else:
            lines += [f"end {_numbers(state.scores())}", f"ranks {_numbers(state.ranks())}"]
        lines.append(f"seed {self.seed}")
        body = "\n".join(lines) + "\n"
        return f"{body}sum {sha256(body.encode()).hexdigest()}\n"

    def _header(self) -> list[str]:
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        return [
            FIRST,
            f"game {self.game.name}",
            f"rules {self.rules}",
            f"pack {self.pack.name} {self.pack.digest}",
            f"options {options}".rstrip(),
            f"seats {'|'.join(self.names)}",
            f"commitment {commitment(self.seed)}",
        ]

    def line(self, seat: int, move: int) -> str:
        """One move as it stands in a record."""
        return f"{who(seat)} {self.game.rules.write(self.pack, move)}"


def who(seat: int) -> str:
    """A seat as people count it; chance is the box."""
    return "box" if seat == BOX else str(seat + 1)


def chance_move(state: State, seed: str, nth: int) -> int:
    """The outcome of the nth chance move of a game with this seed."""
    odds = state.odds()
    return draw(odds, fair(seed, nth, total(odds)))


def _said(error: RulesError) -> str:
    """The reason as a sentence."""
    return f"{Speech().tell(error.why)} ({error.rule})" if error.why else str(error)


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def read(text: str, pack: str | None = None) -> Record:
    """The record in this text, fully replayed, or RecordError. `pack` is a name or folder."""
    if len(text) > LARGEST:
        raise RecordError(f"larger than {LARGEST} characters")
    return _Reader(text, pack).record()


class _Reader:
    """Goes through a record line by line and refuses the first thing that is wrong."""

    def __init__(self, text: str, pack: str | None) -> None:
        self.lines = text.replace("\r\n", "\n").split("\n")
        self.at = 0
        self.pack = pack

    def refuse(self, reason: str) -> NoReturn:
        raise RecordError(f"line {self.at}: {reason}")

    def next(self, what: str) -> str:
        if self.at >= len(self.lines):
            self.at += 1
            self.refuse(f"the record ends here; {what} is missing")
        self.at += 1
        return self.lines[self.at - 1]

    def value(self, key: str) -> str:
        line = self.next(f"the line {key!r}")
        if line != key and not line.startswith(f"{key} "):
            self.refuse(f"{line[:60]!r} should be the line {key!r}")
        return line[len(key) + 1 :]

    def record(self) -> Record:
        if self.next("the first line") != FIRST:
            self.refuse(f"not a record: it must begin with {FIRST!r}")
        record = self._header()
        promised = self.value("commitment")
        self._blank()
        state = self._moves(record)
        self._ending(state)
        record.seed = self.value("seed")
        if commitment(record.seed) != promised:
            self.refuse("the seed is not the one that was committed to before the game")
        self._check_chance(record)
        self._check_sum()
        return record

    def _header(self) -> Record:
        game = self._asked(find, self.value("game"))
        rules = self._rules(game)
        pack = self._pack(game)
        options = self._options(game)
        names = self.value("seats").split("|")
        if len(names) not in game.seats_for(options) or not all(name.strip() for name in names):
            self.refuse(f"{len(names)} seats, or one without a name")
        return Record(game, pack, options, names, "", rules=rules)

    def _rules(self, game: AnyGame) -> int:
        """The number of its rules: the newest, or an older one that it was begun with."""
        said, newest = self.value("rules"), game.rules.number
        known = {str(number): number for number in range(1, newest + 1)}
        if said not in known:
            self.refuse(f"made with other rules of {game.name}; these are rules {newest}")
        return known[said]

    def _pack(self, game: AnyGame) -> Pack:
        name, _, digest = self.value("pack").rpartition(" ")
        if self.pack is None and name not in game.pack_names():
            self.refuse(f"the pack {name!r} is not here; name its folder with --pack")
        pack: Pack = self._asked(game.pack, self.pack or name)
        if pack.digest != digest:
            hashes = f"{pack.digest[:12]}, not {digest[:12]}"
            self.refuse(f"another pack {name!r}: {hashes}; name the right folder with --pack")
        return pack

    def _options(self, game: AnyGame) -> dict[str, str]:
        words = [word.partition("=") for word in self.value("options").split()]
        return self._asked(game.settled, {key: value for key, _, value in words})

    def _asked(self, question: Callable[[T], R], value: T) -> R:
        """An answer from elsewhere; its refusal is ours, with our line."""
        try:
            return question(value)
        except SaqqaraError as error:
            self.refuse(str(error))

    def _blank(self) -> None:
        if self.next("an empty line"):
            self.refuse("there should be an empty line")

    def _moves(self, record: Record) -> State:
        state = record.start()
        while line := self.next("the end of the game"):
            seat, move = self._move(record, line)
            try:
                record.game.play(state, seat, move)
            except RulesError as error:
                self.refuse(f"{line[:60]!r} is not allowed: {_said(error)}")
            record.moves.append((seat, move))
        return state

    def _move(self, record: Record, line: str) -> tuple[int, int]:
        seat, _, notation = line.partition(" ")
        seats = {who(number): number for number in range(BOX, len(record.names))}
        if seat not in seats:
            self.refuse(f"{line[:60]!r} does not begin with a seat or box")
        try:
            return seats[seat], record.game.rules.read(record.pack, notation)
        except NotationError as error:
            self.refuse(str(error))

    def _ending(self, state: State) -> None:
        if state.actors():
            if self.next("the end of the game") != "paused":
                self.refuse("the game is not over, so this line should be 'paused'")
            return
        for key, numbers in (("end", state.scores()), ("ranks", state.ranks())):
            if self.value(key) != _numbers(numbers):
                self.refuse(f"the moves give {key} {_numbers(numbers)}")

    def _check_chance(self, record: Record) -> None:
        """Every chance move must be the one the seed gives."""
        state, nth, at = record.start(), 0, len(HEADER) + 2
        for seat, move in record.moves:
            at += 1
            if seat == BOX:
                if move != chance_move(state, record.seed, nth):
                    self.at = at
                    self.refuse("this chance move does not come from the seed")
                nth += 1
            state.apply(seat, move)

    def _check_sum(self) -> None:
        body = "\n".join(self.lines[: self.at]) + "\n"
        if self.value("sum") != sha256(body.encode()).hexdigest():
            self.refuse("the record was changed after it was written")
        if self.lines[self.at :] != [""]:
            self.at += 1
            self.refuse("nothing may follow the sum")
