"""A running game: chance answers from the seed, bots sit in seats, choices can be taken back."""

from collections.abc import Mapping, Sequence

from saqqara.bots import make
from saqqara.bots.bot import Bot, Sight
from saqqara.core.errors import RulesError, SaqqaraError
from saqqara.core.game import AnyGame, Options
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, Pack, State
from saqqara.record import Record, chance_move


class Table:
    """The record is the truth; the state is what its moves lead to."""

    def __init__(self, record: Record, bots: Mapping[int, str]) -> None:
        self.game = record.game
        self.record = record
        self.state: State = record.final()
        self._chances = [seat for seat, _ in record.moves].count(BOX)
        self._bots = {seat: self._bot(seat, name) for seat, name in bots.items()}
        moments = [state.moment for state in record.states()]
        self._opened = moments.index(self.state.moment)  # where this moment begins in the record
        self._opening = record.at(self._opened)

    def _bot(self, seat: int, name: str) -> Bot:
        return make(name, self.game, Rng(f"{self.record.seed}/bot/{seat}/{len(self.record.moves)}"))

    def play(self, seat: int, move: int) -> None:
        """A seat's decision through the checked door; refused, nothing has changed."""
        self.game.play(self.state, seat, move)
        self.record.moves.append((seat, move))
        if self.state.moment != self._opening.moment:
            self._opened = len(self.record.moves)
            self._opening = self.state.copy()

    def settle(self) -> None:
        """Chance and bots move on until only people owe decisions, or the game is over."""
        while self.step():
            pass

    def step(self) -> bool:
        """One move of chance or of a bot, if one is due."""
        actors = self.state.actors()
        if actors == [BOX]:
            self.play(BOX, chance_move(self.state, self.record.seed, self._chances))
            self._chances += 1
            return True
        for seat in actors:
            if seat in self._bots:
                self.play(seat, self._bots[seat].choose(Sight(self.state, seat)))
                return True
        return False

    def can_take_back(self, seat: int) -> bool:
        """It has decided something in this moment, and nothing was revealed since."""
        return any(who == seat for who, _ in self.record.moves[self._opened :])

    def take_back(self, seat: int) -> None:
        """Undoes the seat's last decision; choices of one moment commute, so others stand."""
        if not self.can_take_back(seat):
            raise RulesError("moment", "nothing to take back since something was revealed")
        fresh = self.record.moves[self._opened :]
        last = max(k for k, (who, _) in enumerate(fresh) if who == seat)
        del self.record.moves[self._opened + last]
        self.state = self._opening.copy()
        for who, move in self.record.moves[self._opened :]:
            self.state.apply(who, move)


def deal(game: AnyGame, pack: Pack, options: Options, names: Sequence[str], seed: str) -> Record:
    """A record without moves: who plays what, and the seed nobody is told yet."""
    for name in names:
        if not name.strip() or any(sign in name for sign in "|\r\n"):
            raise SaqqaraError(f"{name!r} cannot be a name: it is empty or holds | or a line break")
    record = Record(game, pack, game.settled(options), list(names), seed)
    record.start()  # refuses a wrong number of seats
    return record


def play_out(record: Record, bots: Sequence[str]) -> Table:
    """A whole game among bots."""
    table = Table(record, dict(enumerate(bots)))
    table.settle()
    return table
