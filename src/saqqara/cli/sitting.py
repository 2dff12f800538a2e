"""One person at a table with bots: what is due, what was heard, what a move would bring."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from saqqara.bots import BOTS, advise, make
from saqqara.bots.bot import Bot, Sight
from saqqara.core.rng import Rng
from saqqara.core.said import Item, Why
from saqqara.core.state import BOX, WATCHER, State
from saqqara.record import Record
from saqqara.table.match import Match
from saqqara.text import Speech

Due = Literal["decide", "confirm", "over"]
NAME_LENGTH: Final = 12


class Paused(Exception):  # noqa: N818 - nothing went wrong
    """The person leaves the table; the record goes on another day."""


class Sitting:
    """The person's seat. Other seats are only ever seen through views."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, str],
        say: Speech,
        keep: Callable[[Record], None],
        before: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.game = match.game
        self.seat = next(seat for seat in match.viewers() if seat not in bots)
        self.say = say
        self._keep = keep
        self._before = before  # what was said before the game
        self._bots = {seat: self._bot(seat, name) for seat, name in bots.items()}
        self._sentences: list[str] = []  # what is final, said only once
        self.news = len(self.log)  # where in the log the person's last decision stands

    def _bot(self, seat: int, name: str) -> Bot:
        record = self.match.saved()
        return make(name, self.game, Rng(f"{record.seed}/bot/{seat}/{len(record.moves)}"))

    @property
    def state(self) -> State:
        """The position with the person's draft, without those of others."""
        return self.match.desk(self.seat)

    @property
    def log(self) -> list[str]:
        """Everything the person was told."""
        told = self.match.heard(self.seat)
        final = len(self.match.told[self.seat])
        self._sentences += map(self.say.tell, told[len(self._sentences) : final])
        return [*self._before, *self._sentences, *map(self.say.tell, told[final:])]

    def go_on(self) -> Due:
        """Chance and bots move until the person has something to do, or the game is over."""
        while not self.match.over and not self.match.owes(self.seat):
            self._step()
        self.save()
        return "over" if self.match.over else "decide" if self.legal() else "confirm"

    def save(self) -> None:
        """Keeps everything decided so far, drafts too."""
        self._keep(self.match.saved())

    def _step(self) -> None:
        """One move of chance or of a bot."""
        if self.match.actors == [BOX]:
            self.match.deal(self.match.chance())
            return
        seat = next(seat for seat in self.match.actors if self.match.owes(seat))
        if self.match.can_commit(seat):
            self.match.commit(seat)
        else:
            self.match.play(seat, self._bots[seat].choose(Sight(self.match.desk(seat), seat)))

    def play(self, move: int) -> Why | None:
        """Makes the move, or says why not; then nothing has changed."""
        if move not in self.legal():
            why: Why = self.game.telling.why_not(self.state, self.seat, move)
            return why
        self.news = len(self.log)
        self.match.play(self.seat, move)
        return None

    def confirm(self) -> None:
        """The person is finished with this moment: the others may decide."""
        if self.match.actors[0] < self.seat:  # their sentences will stand before the person's
            self.news = min(self.news, len(self.match.told[self.seat]))
        self.match.commit(self.seat)

    def take_back(self) -> int | None:
        """Undoes the person's last decision and returns it; None if it can no longer be undone."""
        if not self.match.drafts[self.seat]:
            return None
        undone = self.match.take_back(self.seat)
        self.news = min(self.news, len(self.log))
        return undone

    def legal(self) -> list[int]:
        return self.match.legal(self.seat)

    def view(self) -> Struct:
        """The table as the person sees it."""
        seen: Struct = self.game.telling.view(self.state, self.seat)
        return seen

    def public(self) -> Struct:
        """The table as everybody sees it: without the person's draft."""
        seen: Struct = self.game.telling.view(self.state, WATCHER)
        return seen

    def after(self, move: int) -> Struct | None:
        """What the person would see after this move, as far as it can know; None if not allowed."""
        if move not in self.legal():
            return None
        guess = self.state.guess(self.seat, Rng("after"))
        guess.apply(self.seat, move)
        seen: Struct = self.game.telling.view(guess, self.seat)
        return seen

    def box(self) -> Struct:
        """What the game knows besides the position."""
        record = self.match.record
        known: Struct = self.game.telling.box(record.pack, len(record.names), record.options)
        return known

    def write(self, move: int) -> str:
        """A move as it is typed."""
        return self.game.rules.write(self.match.record.pack, move)

    def hint(self) -> tuple[int, str]:
        """What the best bot would do in this seat, and the sentence that says so."""
        rng = Rng(f"hint/{len(self.match.saved().moves)}")
        thought = advise(self.game, Sight(self.state, self.seat), rng)
        move = self.write(thought.move)
        if thought.aim is None:
            return thought.move, self.say("play-hint", move=move)
        aim = self.say(thought.aim.key)
        return thought.move, self.say("play-hint-aim", move=move, aim=aim)

    def items(self) -> list[Item]:
        """The person's points line by line."""
        lines: list[Item] = self.game.telling.items(self.state, self.seat)
        return lines


def called(names: Sequence[str], language: str = "en") -> list[str]:
    """What the seats are called on the screen: short, printable and no two alike, bots by level."""
    say = Speech(language)
    words = [say(f"level-{name}") if name in BOTS else name for name in names]
    short = ["".join(s if s.isprintable() else "?" for s in name)[:NAME_LENGTH] for name in words]
    return [
        f"{name} {seat + 1}" if short.count(name) > 1 else name for seat, name in enumerate(short)
    ]
