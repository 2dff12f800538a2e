"""One person at a table with bots: what is due, what was heard, what a move would bring."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from saqqara.bots import make
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from saqqara.core.said import Item, Said, Why
from saqqara.core.state import WATCHER, State
from saqqara.record import Record
from saqqara.table import Table
from saqqara.text import Speech

Due = Literal["decide", "confirm", "over"]
NAME_LENGTH: Final = 12


class Paused(Exception):  # noqa: N818 - nothing went wrong
    """The person leaves the table; the record goes on another day."""


class Sitting:
    """The person's seat. Other seats are only ever seen through views."""

    def __init__(self, table: Table, seat: int, say: Speech, keep: Callable[[], None]) -> None:
        self.table = table
        self.game = table.game
        self.seat = seat
        self.say = say
        self._keep = keep  # saves the record
        self._confirmed = -1  # the moment the person has declared finished
        self.log = list(heard(table.record, seat, say))
        self.news = len(self.log)  # where in the log the person's last decision stands

    @property
    def state(self) -> State:
        return self.table.state

    def go_on(self) -> Due:
        """Chance and bots move until the person has something to do, or the game is over."""
        while True:
            actors = self.state.actors()
            if not actors or self.seat in actors or self._drafted():
                self._keep()
                return "over" if not actors else "decide" if self.seat in actors else "confirm"
            self._step()

    def _drafted(self) -> bool:
        """All is decided but not confirmed, so bots must not be asked yet."""
        return self.table.can_take_back(self.seat) and self.state.moment != self._confirmed

    def _step(self) -> None:
        before = self.state.copy()
        self.table.step()
        self._hear(before)

    def _hear(self, before: State) -> None:
        seat, move = self.table.record.moves[-1]
        told = self.game.tell(before, seat, move, self.state, self.seat)
        self.log += map(self.say.tell, told)

    def play(self, move: int) -> Why | None:
        """Makes the move, or says why not; then nothing has changed."""
        if move not in self.legal():
            why: Why = self.game.why_not(self.state, self.seat, move)
            return why
        before = self.state.copy()
        self.news = len(self.log)
        self.table.play(self.seat, move)
        self._hear(before)
        return None

    def confirm(self) -> None:
        """The person is finished with this moment: the others may decide."""
        self._confirmed = self.state.moment

    def take_back(self) -> int | None:
        """Undoes the person's last decision and returns it; None if it can no longer be undone."""
        if not self.table.can_take_back(self.seat):
            return None
        undone = [move for seat, move in self.table.record.moves if seat == self.seat][-1]
        self.table.take_back(self.seat)
        self.log = list(heard(self.table.record, self.seat, self.say))
        self.news = min(self.news, len(self.log))
        self._confirmed = -1
        return undone

    def legal(self) -> list[int]:
        return self.state.legal(self.seat) if self.seat in self.state.actors() else []

    def view(self) -> Struct:
        """The table as the person sees it."""
        seen: Struct = self.game.view(self.state, self.seat)
        return seen

    def public(self) -> Struct:
        """The table as everybody sees it: without the person's draft."""
        seen: Struct = self.game.view(self.state, WATCHER)
        return seen

    def after(self, move: int) -> Struct | None:
        """What the person would see after this move, as far as it can know; None if not allowed."""
        if move not in self.legal():
            return None
        guess = self.state.guess(self.seat, Rng("after"))
        guess.apply(self.seat, move)
        seen: Struct = self.game.view(guess, self.seat)
        return seen

    def write(self, move: int) -> str:
        """A move as it is typed."""
        return self.game.write(self.table.record.pack, move)

    def hint(self) -> int:
        """What the greedy bot would do in this seat."""
        rng = Rng(f"hint/{len(self.table.record.moves)}")
        return make("greedy", self.game, rng).choose(Sight(self.state, self.seat))

    def items(self) -> list[Item]:
        """The person's points line by line."""
        lines: list[Item] = self.game.items(self.state, self.seat)
        return lines


def heard(record: Record, seat: int, say: Speech) -> Iterator[str]:
    """Everything a seat was told in a game so far."""
    states = record.states()
    before = next(states)
    for (mover, move), after in zip(record.moves, states, strict=True):
        told: list[Said] = record.game.tell(before, mover, move, after, seat)
        yield from map(say.tell, told)
        before = after


def called(names: Sequence[str]) -> list[str]:
    """What the seats are called on the screen: short, printable and no two alike."""
    short = ["".join(s if s.isprintable() else "?" for s in name)[:NAME_LENGTH] for name in names]
    return [
        f"{name} {seat + 1}" if short.count(name) > 1 else name for seat, name in enumerate(short)
    ]
