"""A game under way: what was decided, what is only drafted, and who is ready.

Between two reveals lies one moment. Where several seats decide in it, each drafts on a position of
its own, and only when the last of them has committed are all drafts played, in the order of the
seats. Where one seat decides, everybody watches, and it may take back until the moment is over.
"""

from collections.abc import Iterator
from dataclasses import replace

from saqqara.core.errors import RulesError
from saqqara.core.said import Said
from saqqara.core.state import BOX, WATCHER, State
from saqqara.record import Record, chance_move


class Match:
    """The record holds what is final; drafts lie beside it."""

    def __init__(self, record: Record) -> None:
        """Goes on where the record stops; decisions of its last moment are drafts again."""
        self.game = record.game
        self.record = replace(record, moves=[])
        self.opening: State = record.start()  # the moment's first position; never changed
        self.chances = 0
        self.drafts: list[list[int]] = [[] for _ in record.names]
        self.ready: set[int] = set()
        self.told: dict[int, list[Said]] = {viewer: [] for viewer in self.viewers()}
        self.settled = [0 for _ in record.names]  # decisions of each seat that are final
        self._desks: dict[int, State] = {}
        for seat, move in record.moves:
            self._again(seat, move)

    def copy(self) -> "Match":
        """An equal match; what is final is shared, since it is replaced and never changed."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.record = self.record
        twin.opening = self.opening
        twin.chances = self.chances
        twin.drafts = [list(draft) for draft in self.drafts]
        twin.ready = set(self.ready)
        twin.told = self.told
        twin.settled = self.settled
        twin._desks = dict(self._desks)  # noqa: SLF001 - its own kind
        return twin

    def viewers(self) -> list[int]:
        """Everybody who can look: the seats and the watcher."""
        return [*range(len(self.record.names)), WATCHER]

    # What there is

    @property
    def actors(self) -> list[int]:
        """Who decides in this moment, whether ready or not; [BOX] or [] as in a state."""
        return self.opening.actors()

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def together(self) -> bool:
        """Several seats decide at once, each for itself."""
        return len(self.actors) > 1

    def desk(self, viewer: int) -> State:
        """The position as this viewer may look at it: others' drafts have not happened."""
        alone = self.actors[0] if len(self.actors) == 1 else viewer
        return self._desks.get(alone, self.opening)

    def owes(self, seat: int) -> bool:
        """The seat has still to decide or to commit."""
        return seat in self.actors and seat not in self.ready

    def can_commit(self, seat: int) -> bool:
        """It owes nothing but its word."""
        return self.owes(seat) and seat not in self.desk(seat).actors()

    def legal(self, seat: int) -> list[int]:
        """The moves open to a seat on its desk."""
        desk = self.desk(seat)
        return desk.legal(seat) if self.owes(seat) and seat in desk.actors() else []

    def decisions(self, seat: int) -> int:
        """How many decisions the seat has made, drafts included."""
        return self.settled[seat] + len(self.drafts[seat])

    def made(self, seat: int) -> list[int]:
        """The decisions of a seat from the beginning, drafts included."""
        return [move for who, move in self.record.moves if who == seat] + self.drafts[seat]

    def heard(self, viewer: int) -> list[Said]:
        """Everything a viewer was told, drafts it may see included."""
        return self.told[viewer] + list(self._drafts_told(viewer))

    def _drafts_told(self, viewer: int) -> Iterator[Said]:
        teller = viewer if self.together else max(self.actors, default=BOX)
        if teller < 0:
            return
        before = self.opening
        for move in self.drafts[teller]:
            after = before.copy()
            after.apply(teller, move)
            yield from self.game.telling.tell(before, teller, move, after, viewer)
            before = after

    def saved(self) -> Record:
        """A record of all decisions, drafts included, from which the match can go on."""
        drafted = [(seat, move) for seat, draft in enumerate(self.drafts) for move in draft]
        return replace(self.record, moves=self.record.moves + drafted)

    # What a seat can do

    def play(self, seat: int, move: int) -> None:
        """A decision through the checked door; refused, nothing has changed."""
        if seat == BOX:
            raise RulesError("seat", "chance deals, it drafts nothing")
        desk = self.desk(seat).copy()
        self.game.play(desk, seat, move)
        self.drafts[seat].append(move)
        self._desks[seat] = desk
        if not self.together and desk.moment != self.opening.moment:
            self._close()

    def take_back(self, seat: int) -> int:
        """Undoes the seat's last decision of this moment and returns it."""
        if seat not in self.actors or not self.drafts[seat]:
            raise RulesError("moment", "nothing to take back since something was revealed")
        undone = self.drafts[seat].pop()
        self.ready.discard(seat)
        desk = self.opening.copy()
        for move in self.drafts[seat]:
            desk.apply(seat, move)
        self._desks[seat] = desk
        return undone

    def commit(self, seat: int) -> None:
        """The seat is finished; the last one to say so reveals."""
        if not self.can_commit(seat):
            raise RulesError("commit", "there is no finished draft to commit")
        self.ready.add(seat)
        if self.ready.issuperset(self.actors):
            self._close()

    def uncommit(self, seat: int) -> None:
        """Back to editing, until the last seat has committed."""
        if seat not in self.ready:
            raise RulesError("commit", "nothing is committed")
        self.ready.discard(seat)

    # What chance does

    def chance(self) -> int:
        """The outcome the seed gives for the chance move that is due."""
        return chance_move(self.opening, self.record.seed, self.chances)

    def deal(self, move: int) -> None:
        """Makes the chance move that is due."""
        after = self.opening.copy()
        self.game.play(after, BOX, move)
        self._settle(BOX, move, after)
        self.chances += 1

    def _close(self) -> None:
        """The moment is over: what was drafted is played."""
        drafts, self.drafts = self.drafts, [[] for _ in self.drafts]
        self.ready = set()
        self._desks = {}
        for seat, draft in enumerate(drafts):
            for move in draft:
                after = self.opening.copy()
                after.apply(seat, move)
                self._settle(seat, move, after)

    def _settle(self, seat: int, move: int, after: State) -> None:
        self.told = {
            viewer: lines + self.game.telling.tell(self.opening, seat, move, after, viewer)
            for viewer, lines in self.told.items()
        }
        self.record = replace(self.record, moves=[*self.record.moves, (seat, move)])
        self.settled = [n + (who == seat) for who, n in enumerate(self.settled)]
        self.opening = after

    def _again(self, seat: int, move: int) -> None:
        """A move of a record: the moment ends when all have finished, or chance answers."""
        if seat == BOX:
            self._close()
            self.deal(move)
            return
        self.play(seat, move)
        if self.together and not any(who in self.desk(who).actors() for who in self.actors):
            self._close()
