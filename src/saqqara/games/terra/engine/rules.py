"""Terra Pyramides: who may do what, stage by stage, and what it is worth (see RULES.md)."""

from typing import Any, Final

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, places
from saqqara.games.terra.engine import (
    choosing,
    drawing,
    extras,
    laying,
    moves,
    scoring,
    setup,
    stages,
    working,
)
from saqqara.games.terra.engine.components import Components, Options, turns
from saqqara.games.terra.engine.land import Land

RULES: Final = 1  # their number; goes up whenever the same moves would lead somewhere else


class Terra(Land):
    """A position."""

    def copy(self) -> "Terra":
        twin = Terra(self.pack, self.seats, self.options, self.rules)
        self.fill(twin)
        return twin

    def actors(self) -> list[int]:
        if self.stage == stages.OVER:
            return []
        return [BOX] if stages.OF_CHANCE[self.stage] else [self.seat]

    def legal(self, seat: int) -> list[int]:
        stage = self.stage
        out: list[Any] = []
        if stage == stages.LAYING:
            laying.add_legal(self, seat, out)
        elif stage == stages.CHOOSING:
            choosing.add_legal(out)
        elif stage == stages.WORKING:
            working.add_legal(self, self.side(seat), out)
        elif stage == stages.DRAWING:
            drawing.add_legal(self, seat, out)
            return out
        elif stage == stages.PICKING:
            drawing.add_picks(self, out)
            return out
        extras.add_legal(self, self.side(seat), out)
        if stage == stages.WORKING:
            out.append(moves.END)
        return out

    def odds(self) -> list[tuple[int, int]]:
        if self.stage == stages.FIRST_SEAT:  # TP-6
            return [(moves.FIRST + seat, 1) for seat in range(self.seats)]
        if self.stage in (stages.START_VALUES, stages.NEW_VALUE):
            return _weights(moves.FOUNDATION, self.foundations)
        return _weights(moves.TILE, self.tiles.pool)

    def apply(self, seat: int, move: int) -> None:
        if seat == BOX:
            self._turn_up(moves.verb(move), moves.argument(move))
        elif moves.is_extra(move):
            extras.make(self, self.side(seat), moves.verb(move), moves.argument(move))
        else:
            self._make(seat, moves.verb(move), moves.argument(move))

    def _turn_up(self, verb: int, what: int) -> None:
        """What comes out of the box."""
        stage = self.stage
        self.moment += 1
        if verb == moves.TILE:
            self.tiles.pool[what] -= 1
        if stage == stages.FIRST_SEAT:
            setup.first_seat(self, what)
        elif stage == stages.START_TILES:
            setup.start_tile(self, what)
        elif stage == stages.START_VALUES:
            setup.start_value(self, what)
        elif stage == stages.HANDS:
            setup.hand(self, what)
        elif stage == stages.TURN_UP:
            setup.turn_up(self, what)
        elif stage == stages.NEW_VALUE:
            laying.new_value(self, what)
        elif stage == stages.LOOKING:
            drawing.looked(self, what)
        elif stage == stages.TAKEN:
            drawing.taken(self, what)
        else:
            drawing.next_up(self, what)

    def _make(self, seat: int, verb: int, what: int) -> None:
        """What a seat does in one stage only."""
        stage = self.stage
        if stage == stages.LAYING:
            laying.lay(self, seat, what)
        elif stage == stages.CHOOSING:
            choosing.choose(self, self.side(seat), what)
        elif stage == stages.WORKING:
            working.make(self, self.side(seat), verb, what)
        elif stage == stages.DRAWING:
            drawing.draw(self, seat, verb, what)
        else:
            drawing.pick(self, seat, what)

    def scores(self) -> list[int]:
        return [scoring.points(self, self.side(seat)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        if self.task:  # TP-29
            return [1 if scoring.is_won(self) else 2] * self.seats
        return places([(points, 0) for points in self.scores()])  # TP-22

    def guess(self, seat: int, rng: Rng) -> "Terra":
        twin = self.copy()
        twin.tiles.redraw(seat, rng)
        return twin


def _weights(first: int, counts: list[int]) -> list[tuple[int, int]]:
    return [(first + k, counts[k]) for k in range(len(counts)) if counts[k]]


def start(pack: Components, seats: int, options: Options, rules: int = RULES) -> Terra:
    """Before the first seat is drawn."""
    state = Terra(pack, seats, options, rules)
    state.set_out()
    return state


def bound(seats: int, task: int) -> int:
    """No game has more moves than this.

    Set-up takes 1 + 4 + 4 + 4 + 4 chance moves. A turn has at most 12 moves that come once (lay,
    value, row, end, draw, look, pick, five tiles out of the box). A row gives at most 8 workers,
    bricks and gold together: 8 walks, 3 purchases. What was placed can be taken back once and
    each brick be spent once: 11 and 11 again.
    """
    return 17 + turns(seats, task) * (12 + 8 + 3 + 11 + 11)
