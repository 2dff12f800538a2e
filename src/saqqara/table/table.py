"""The table: what people and bots can do at it.

Every act checks, then writes entries of the log and folds them. `fresh` holds what was written and
is not stored yet: whoever owns the table acts on a copy, stores its fresh entries, and only then
lets the copy be the table. Waking a table is folding its stored log.
"""

from collections.abc import Collection, Iterable
from typing import Final, Self

import msgspec
from msgspec.structs import replace

from saqqara.bots import BOTS, known
from saqqara.core.errors import SaqqaraError
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.table import log
from saqqara.table.deal import check_name
from saqqara.table.fold import Chair, Folded, pack_of
from saqqara.table.log import Entry, Opened, Stage
from saqqara.table.match import Match
from saqqara.table.news import News
from saqqara.table.refusal import TableError
from saqqara.table.terms import Terms, settled

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 200


class Table(Folded):
    """People act through their device, bots through their seat."""

    def __init__(self, log_so_far: Iterable[Entry] = (), agents: Collection[str] = ()) -> None:
        """As its log tells it. Agents are bots that only this server has."""
        self.agents = agents
        self.fresh: list[Entry] = []
        self.news: list[News] = []  # what the fresh entries brought
        super().__init__(log_so_far)

    def copy(self) -> Self:
        """An equal table with nothing fresh, to act on."""
        twin = super().copy()
        twin.agents = self.agents
        return twin

    # Before the game

    @classmethod
    def open(cls, asked: Terms, agents: Collection[str] = ()) -> "Table":
        """A new table, checked."""
        terms = settled(asked)
        _known_bot(terms.stand_in)
        table = cls(agents=agents)
        table.do(_opened(terms))
        return table

    def sit(self, device: str, seat: int, name: str) -> None:
        """A person takes an empty chair; at a private table only the host can, others by link."""
        self._only("gathering")
        _known_device(device)
        if not self._chair(seat).free:
            raise TableError("seat-taken", f"seat {seat + 1} is taken")
        if self.setup.visibility == "private" and not self.is_host(device):
            raise TableError("private", "this table is private; seats are taken by their links")
        self.do(log.Sat(seat, device, tidy_name(name, self.agents)))

    def seat_bot(self, device: str, seat: int, bot: str) -> None:
        """The host puts a bot on a chair that no person holds, or with "" takes it away."""
        self._only("gathering")
        self._check_host(device)
        if self._chair(seat).device:
            raise TableError("seat-taken", f"seat {seat + 1} is held by a person")
        if bot:
            self.do(log.Botted(seat, _known_bot(bot, self.agents)))
        elif self.chairs[seat].bot:
            self.do(log.Freed(seat))

    def make_link(self, device: str, seat: int, key: str) -> None:
        """A new link for a chair: its owner's, or the host's for an empty one."""
        chair = self._chair(seat)
        own = seat in self.seats_of(device)
        if not own and not (chair.free and self.is_host(device)):
            raise TableError("not-yours", f"seat {seat + 1} is not yours to give away")
        self.do(log.Linked(seat, key))

    def follow_link(self, device: str, key: str, name: str) -> int:
        """Takes the chair this link is for; it works once."""
        _known_device(device)
        for seat, chair in enumerate(self.chairs):
            if key and chair.key == key and (not chair.free or self.stage == "gathering"):
                self.do(log.Moved(seat, device, chair.name or tidy_name(name, self.agents)))
                return seat
        raise TableError("no-link", "this link was used already, or there is no such link")

    def start(self, device: str, seed: str) -> None:
        """The host begins the game; every chair must be filled."""
        self._only("gathering")
        self._check_host(device)
        if any(chair.free for chair in self.chairs):
            raise TableError("empty-seats", "some seats are empty; fill them, with bots if need be")
        self.do(log.Started(seed))
        self._deal()

    # In the game

    def play(self, device: str, seat: int, nth: int, notation: str, took: int = 0) -> None:
        """A person's nth decision. The same again is harmless, another one is refused."""
        match = self._person(device, seat)
        now, move = match.decisions(seat), self.read(notation)
        if 0 <= nth < now and match.made(seat)[nth] == move:
            return
        if nth != now:
            raise TableError("stale", f"this is decision {nth}, but decision {now} is due")
        self._decide(seat, move, took)

    def answer(self, seat: int, nth: int, move: int) -> bool:
        """A bot's nth decision and its commit; whether it was still wanted."""
        if seat not in self.bots_due() or self.running.decisions(seat) != nth:
            return False
        if move not in self.running.legal(seat):  # its draft was another one
            return False
        self._decide(seat, move, 0)
        self.finish(seat)
        return True

    def finish(self, seat: int) -> None:
        """Commits for a bot that has nothing left to decide."""
        if seat in self.bots_due() and self.running.can_commit(seat):
            self.do(log.Committed(seat))
            self._deal()

    def _decide(self, seat: int, move: int, took: int) -> None:
        self.do(log.Played(seat, self.game.rules.write(self.pack, move), took), move)
        self._deal()

    def take_back(self, device: str, seat: int, took: int = 0) -> None:
        """Undoes the seat's last decision of this moment."""
        self._person(device, seat)
        self.do(log.TookBack(seat, took))

    def commit(self, device: str, seat: int, took: int = 0) -> None:
        """The seat's draft stands. Saying it twice is harmless."""
        match = self._person(device, seat)
        if seat not in match.ready:
            self.do(log.Committed(seat, took))
            self._deal()

    def uncommit(self, device: str, seat: int) -> None:
        """The seat edits again."""
        self._person(device, seat)
        self.do(log.Uncommitted(seat))

    def leave(self, device: str, seat: int) -> None:
        """Before the game the chair is empty again; in it a bot plays on."""
        self._own(device, seat)
        if self.stage == "gathering":
            self.do(log.Freed(seat))
        elif self.stage == "playing" and not self.chairs[seat].bot:
            self.stand_in(seat, "left")

    def stand_in(self, seat: int, cause: log.Cause, took: int = 0) -> None:
        """A bot takes the seat of a person, until the person returns."""
        self.do(log.StoodIn(seat, self.setup.stand_in, cause, took))

    def come_back(self, device: str, seat: int) -> None:
        """The person plays on. Saying it twice is harmless."""
        self._own(device, seat)
        if self.chairs[seat].bot:
            self.do(log.Returned(seat))

    def chat(self, device: str, seat: int, text: str) -> None:
        """Something short and plain, from somebody at the table."""
        self._own(device, seat)
        words = " ".join(text.split())
        if not words or len(words) > CHAT_LENGTH or not words.isprintable():
            raise TableError("too-long", f"say something in 1 to {CHAT_LENGTH} plain signs")
        self.do(log.Chatted(seat, words))

    # After it

    def again(self, device: str, seed: str) -> "Table":
        """A new table with the same people and bots, already started."""
        self._only("over")
        if not self.seats_of(device):
            raise TableError("not-yours", "only those who played can ask for another game")
        terms = msgspec.convert(self.setup, Terms, from_attributes=True)
        table = Table.open(replace(terms, host=device), self.agents)
        for seat, chair in enumerate(self.chairs):
            person = log.Sat(seat, chair.device, chair.name)
            table.do(person if chair.device else log.Botted(seat, chair.bot))
        table.start(device, seed)
        return table

    def follow(self, table: str) -> None:
        """Everybody is told where it goes on."""
        self.do(log.Rematched(table))

    # Checks

    def _only(self, stage: Stage) -> None:
        if self.stage != stage:
            raise TableError("not-now", f"not while the table is {self.stage}")

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise TableError("no-seat", f"there is no seat {seat + 1} at this table")
        return self.chairs[seat]

    def _own(self, device: str, seat: int) -> None:
        if not device or self._chair(seat).device != device:
            raise TableError("not-yours", f"seat {seat + 1} is not yours")

    def _check_host(self, device: str) -> None:
        if not self.is_host(device):
            raise TableError("not-host", "only who opened the table can do that")

    def _person(self, device: str, seat: int) -> Match:
        """The match, for a person who plays this seat now."""
        self._own(device, seat)
        match = self.running
        if self.chairs[seat].bot:
            raise TableError("bot-plays", "a bot plays for you; return first")
        return match

    # The log

    def do(self, entry: Entry, move: int | None = None) -> None:
        """Writes an entry into the log; a move is handed on as the number it already is."""
        self.news.append(self.fold(entry, move))
        self.fresh.append(entry)

    def stored(self) -> None:
        """Nothing is fresh any more."""
        self.fresh, self.news = [], []

    def _deal(self) -> None:
        """Chance answers until seats decide or the game is over."""
        match = self.running
        while match.actors == [BOX]:
            move = match.chance()
            self.do(log.Dealt(self.game.rules.write(self.pack, move)), move)


def _opened(asked: Terms) -> Opened:
    """The first entry: what was asked for, with the rules and the pack as they are here."""
    return Opened(
        game=asked.game,
        rules=GAMES[asked.game].rules.number,
        pack=asked.pack,
        digest=pack_of(asked.game, asked.pack).digest,
        options=asked.options,
        seats=asked.seats,
        host=asked.host,
        visibility=asked.visibility,
        clock=asked.clock,
        away=asked.away,
        stand_in=asked.stand_in,
    )


def tidy_name(name: str, agents: Collection[str] = ()) -> str:
    """A person's name as it is shown: one line, no longer than a place card, and no bot's."""
    tidy = " ".join(name.split())
    try:
        check_name(tidy)
    except SaqqaraError as error:
        raise TableError("bad-name", str(error)) from error
    taken = tidy in BOTS or tidy in agents
    if taken or len(tidy) > NAME_LENGTH or not tidy.isprintable():
        reason = f"longer than {NAME_LENGTH}, or with signs that cannot be shown, or a bot's"
        raise TableError("bad-name", f"{tidy[:NAME_LENGTH]!r} cannot be a name: it is {reason}")
    return tidy


def _known_device(device: str) -> None:
    """Who has no token yet cannot hold a chair."""
    if not device:
        raise TableError("not-yours", "nobody can sit down without a token")


def _known_bot(name: str, agents: Collection[str] = ()) -> str:
    try:
        return known(name, agents)
    except SaqqaraError as error:
        raise TableError("no-bot", str(error)) from error
