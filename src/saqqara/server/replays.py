"""Recorded games step by step, for whoever has the record: some steps at once, never too many.

Most of a view stays as it was when a move is made. So the first step of an answer comes with whole
views, and each one after it only with what its move has changed.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import islice
from typing import Final

import msgspec

from saqqara.core.said import Said
from saqqara.core.state import BOX, WATCHER, State
from saqqara.record import Record, read
from saqqara.server import wire
from saqqara.server.show import result_of

KEPT: Final = 32  # records whose reading is remembered
LARGEST: Final = 1_000_000  # bytes of an answer
STEPS: Final = 60  # of an answer
BEFORE: Final = 20  # of these before the one that was asked for
Views = list[object]  # plain values

plain = partial(msgspec.to_builtins, str_keys=True)  # as they are in JSON


@lru_cache(KEPT)
def _read(text: str) -> tuple[Record, wire.Result | None]:
    record = read(text)
    return record, None if record.final().actors() else result_of(record)


def replayed(asked: wire.ReplayAsked) -> wire.Replayed:
    """Steps around the one that was asked for; all can be seen, since the game is over."""
    record, result = _read(asked.record)
    at = min(asked.at, len(record.moves))
    viewer = asked.seat if asked.seat < len(record.names) else -1
    found = _from(max(0, at - BEFORE), record, viewer, result)
    if at < found.first + len(found.steps):
        return found
    return _from(at, record, viewer, result)  # the steps before it were too large


def _from(first: int, record: Record, viewer: int, result: wire.Result | None) -> wire.Replayed:
    """As many steps as an answer holds, and at least one."""
    walk = _walk(record, viewer if viewer >= 0 else WATCHER)
    log = [line for step, _ in islice(walk, first) for line in step.log]
    start, state = next(walk)
    views = _views(record, state)
    found = wire.Replayed(
        game=record.game.name,
        options=record.options,
        names=record.names,
        box=record.game.telling.box(record.pack, len(record.names), record.options),
        count=len(record.moves),
        first=first,
        views=views,
        log=log,
        steps=[start],
        result=result,
    )
    found.steps.extend(_following(record, views, walk, LARGEST - _size(found)))
    return found


def _following(
    record: Record, views: Views, walk: Iterator[tuple[wire.Step, State]], left: int
) -> Iterator[wire.Step]:
    """Steps after the first, with what they change, while there is room for them."""
    for bare, state in islice(walk, STEPS - 1):
        before, views = views, _views(record, state)
        step = msgspec.structs.replace(bare, changes=list(changes(before, views)))
        left -= _size(step) + 1  # and a comma
        if left < 0:
            return
        yield step


def _walk(record: Record, viewer: int) -> Iterator[tuple[wire.Step, State]]:
    """Every position with the move that led to it and what the viewer was told of it."""
    state = record.start()
    yield wire.Step(BOX, "", [], []), state
    for mover, move in record.moves:
        before = state.copy()
        state.apply(mover, move)
        told: list[Said] = record.game.telling.tell(before, mover, move, state, viewer)
        yield wire.Step(mover, record.game.rules.write(record.pack, move), [], told), state


def _views(record: Record, state: State) -> Views:
    viewers = [*range(state.seats), WATCHER]
    return [plain(record.game.telling.view(state, viewer)) for viewer in viewers]


def changes(before: object, after: object, *path: str | int) -> Iterator[wire.Change]:
    """What has to be put where, so that `before` becomes `after`."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from changes(before[key], value, *path, key)
    elif (
        isinstance(before, list | tuple)
        and isinstance(after, list | tuple)
        and len(before) == len(after)
    ):
        for place, value in enumerate(after):
            yield from changes(before[place], value, *path, place)
    else:
        yield wire.Change(list(path), after)


def _size(message: msgspec.Struct) -> int:
    return len(msgspec.json.encode(message))
