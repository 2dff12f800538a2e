"""Positions of recorded games, for whoever has the record."""

from functools import lru_cache

from saqqara.core.said import Said
from saqqara.core.state import BOX, WATCHER, State
from saqqara.record import Record, read
from saqqara.server import wire
from saqqara.server.show import result_of

KEPT = 32  # records whose reading is remembered


@lru_cache(KEPT)
def _read(text: str) -> Record:
    return read(text)


def frame(asked: wire.ReplayAsked) -> wire.Frame:
    """What a seat saw at that point of the game; all of it can be seen, since the game is over."""
    record = _read(asked.record)
    at = min(asked.at, len(record.moves))
    viewer = asked.seat if 0 <= asked.seat < len(record.names) else WATCHER
    state, log = _upto(record, at, viewer)
    mover, move = record.moves[at - 1] if at else (BOX, -1)
    view = record.game.telling.view
    return wire.Frame(
        game=record.game.name,
        options=record.options,
        names=record.names,
        count=len(record.moves),
        at=at,
        mover=mover,
        move=record.game.rules.write(record.pack, move) if at else "",
        view=view(state, viewer),
        views=[view(state, seat) for seat in range(state.seats)],
        log=log,
        result=None if state.actors() else result_of(record),
    )


def _upto(record: Record, at: int, viewer: int) -> tuple[State, list[Said]]:
    """The position after so many moves, and what the viewer was told until then."""
    state, log = record.start(), list[Said]()
    for mover, move in record.moves[:at]:
        before = state.copy()
        state.apply(mover, move)
        log += record.game.telling.tell(before, mover, move, state, viewer)
    return state, log
