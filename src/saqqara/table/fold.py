"""What the log of a table says: who sits where, how the game stands, what was talked."""

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from saqqara.core.errors import NotationError, SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.said import Args, Said
from saqqara.core.state import Pack
from saqqara.games import GAMES
from saqqara.table import log
from saqqara.table.deal import deal
from saqqara.table.log import ChairEntry, Entry, Opened, Stage
from saqqara.table.match import Match
from saqqara.table.news import FOR_ALL, NOTHING, News
from saqqara.table.refusal import TableError

MOVE_LENGTH: Final = 60  # no notation is longer
TALK_KEPT: Final = 200  # lines of talk that are still shown
LAST_SECONDS: Final = 10  # for each moment, when the time for the game is used up


class Chair(Struct, frozen=True):
    """A seat: a person, a bot, a bot playing on for a person, or nobody."""

    device: str = ""
    name: str = ""
    bot: str = ""
    key: str = ""  # hash of a link that moves the chair

    @property
    def free(self) -> bool:
        return not self.device and not self.bot


class Folded:
    """A table as its log tells it."""

    def __init__(self, log_so_far: Iterable[Entry] = ()) -> None:
        self.setup: Opened
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.talk: list[Said] = []
        self.talked = 0  # lines of talk there ever were
        self.rematch = ""
        self.spent: list[int] = []  # milliseconds of each seat in this game
        self.pondered: list[int] = []  # and in this moment
        self.seq = 0  # entries folded
        for entry in log_so_far:
            self.fold(entry)

    def copy(self) -> Self:
        """An equal table that shares nothing changeable with this one."""
        twin = type(self)()
        twin.setup = self.setup
        twin.chairs = list(self.chairs)
        twin.match = self.match.copy() if self.match else None
        twin.talk = list(self.talk)
        twin.talked = self.talked
        twin.rematch = self.rematch
        twin.spent = list(self.spent)
        twin.pondered = list(self.pondered)
        twin.seq = self.seq
        return twin

    # What there is

    @property
    def game(self) -> AnyGame:
        return GAMES[self.setup.game]

    @property
    def pack(self) -> Pack:
        return pack_of(self.setup.game, self.setup.pack)

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "gathering"
        return "over" if self.match.over else "playing"

    def seats_of(self, device: str) -> list[int]:
        """The chairs a device holds; passing one device round, it holds several."""
        return [seat for seat, chair in enumerate(self.chairs) if device and chair.device == device]

    def is_host(self, device: str) -> bool:
        return bool(device) and device == self.setup.host

    def may_watch(self, device: str) -> bool:
        """A private table is only for those who belong to it."""
        if self.setup.visibility != "private":
            return True
        return self.is_host(device) or bool(self.seats_of(device))

    def bots_due(self) -> list[int]:
        """Seats whose bot has to decide."""
        if self.match is None:
            return []
        return [s for s, chair in enumerate(self.chairs) if chair.bot and self.match.owes(s)]

    def people_due(self) -> list[int]:
        """Seats whose person has to decide or to commit."""
        if self.match is None:
            return []
        return [s for s, chair in enumerate(self.chairs) if not chair.bot and self.match.owes(s)]

    def time_left(self, seat: int, running: int = 0) -> int | None:
        """Milliseconds the seat has for this moment, if there is a clock.

        `running` is what has passed since its last entry.
        """
        clock = self.setup.clock
        limits = []
        if clock.moment:
            limits.append(clock.moment * 1000 - self.pondered[seat])
        if clock.game:
            grace = LAST_SECONDS * 1000 - self.pondered[seat]
            limits.append(max(clock.game * 1000 - self.spent[seat], grace))
        return max(0, min(limits) - running) if limits else None

    def read(self, notation: str) -> int:
        """A move; the error shows what was written, shortened."""
        if len(notation) > MOVE_LENGTH:
            raise NotationError(f"{notation[:MOVE_LENGTH]!r}… is too long for a move")
        return self.game.rules.read(self.pack, notation)

    @property
    def running(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise TableError("not-now", "the game has not begun")
        return self.match

    # The fold

    def fold(self, entry: Entry, move: int | None = None) -> News:
        """One more entry of the log; who may see something new.

        A move that was just made comes with its number, one out of a stored log is read.
        """
        news = self._folded(entry, move)
        self.seq += 1
        return news

    def _folded(self, entry: Entry, move: int | None) -> News:  # noqa: PLR0911 - a list of cases
        match entry:
            case Opened():
                return self._opened(entry)
            case log.Played(seat, text, took):
                number = self.read(text) if move is None else move
                return self._change(seat, took, partial(Match.play, seat=seat, move=number))
            case log.Dealt(text):
                return self._dealt(self.read(text) if move is None else move)
            case log.TookBack(seat, took):
                return self._change(seat, took, partial(Match.take_back, seat=seat))
            case log.Committed(seat, took):
                return self._change(seat, took, partial(Match.commit, seat=seat))
            case log.Uncommitted(seat):
                return self._change(seat, 0, partial(Match.uncommit, seat=seat))
            case log.Started(seed):
                return self._started(seed)
            case log.Chatted(seat, text):
                return self._say("table-chatted", {"seat": seat, "text": text})
            case log.Rematched(table):
                self.rematch = table
                return FOR_ALL
        return self._chair_changes(entry)

    def _chair_changes(self, entry: ChairEntry) -> News:
        match entry:
            case log.Sat(seat, device, name):
                return self._set(seat, Chair(device, name), "table-sat", name=name)
            case log.Botted(seat, bot):
                return self._set(seat, Chair(bot=bot), "table-botted", bot=bot)
            case log.Freed(seat):
                return self._set(seat, Chair(), "table-freed")
            case log.Linked(seat, key):
                self.chairs[seat] = replace(self.chairs[seat], key=key)
                return NOTHING
            case log.Moved(seat, device, name):
                if self.seats_of(self.setup.host) == [seat]:  # the host's last chair
                    self.setup = replace(self.setup, host=device)
                return self._set(seat, Chair(device, name), "table-moved", name=name)
            case log.StoodIn(seat, bot, cause, took):
                self._spend(seat, took)
                chair = replace(self.chairs[seat], bot=bot)
                return self._set(seat, chair, f"table-stood-in-{cause}", bot=bot)
            case log.Returned(seat):
                return self._set(seat, replace(self.chairs[seat], bot=""), "table-returned")

    def _opened(self, entry: Opened) -> News:
        self.setup = entry
        if entry.game not in GAMES or not GAMES[entry.game].knows(entry.rules):
            raise SaqqaraError(f"made with other rules of {entry.game}")
        if pack_of(entry.game, entry.pack).digest != entry.digest:
            raise SaqqaraError(f"made with another pack {entry.pack!r}")
        self.chairs = [Chair()] * entry.seats
        self.spent = [0] * entry.seats
        self.pondered = [0] * entry.seats
        return NOTHING

    def _set(self, seat: int, chair: Chair, key: str, **args: str | int) -> News:
        self.chairs[seat] = chair
        return self._say(key, {"seat": seat, **args})

    def _say(self, key: str, args: Args) -> News:
        self.talk = [*self.talk, Said(key, args)][-TALK_KEPT:]
        self.talked += 1
        return FOR_ALL

    def _started(self, seed: str) -> News:
        names = [chair.name or chair.bot for chair in self.chairs]
        setup = self.setup
        dealt = deal(self.game, self.pack, setup.options, names, seed, rules=setup.rules)
        self.match = Match(dealt)
        return FOR_ALL

    def _dealt(self, move: int) -> News:
        self.running.deal(move)
        self.pondered = [0] * len(self.chairs)
        return FOR_ALL

    def _change(self, seat: int, took: int, do: Callable[[Match], object]) -> News:
        """A seat edits. While others decide too, they learn no more than whether it is ready."""
        match = self.running
        final, ready, apart = len(match.record.moves), set(match.ready), match.together
        do(match)
        self._spend(seat, took)
        revealed = len(match.record.moves) != final
        if revealed:
            self.pondered = [0] * len(self.chairs)
        if revealed or not apart:
            return FOR_ALL
        return News(seat=seat, row=match.ready != ready)

    def _spend(self, seat: int, took: int) -> None:
        self.spent[seat] += took
        self.pondered[seat] += took


@cache
def pack_of(game: str, name: str) -> Pack:
    """A pack that comes with a game; read once."""
    pack: Pack = GAMES[game].pack(name)
    return pack
