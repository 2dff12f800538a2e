"""What a viewer of Das Labyrinth des Pharao hears of a move, stage by stage."""

from saqqara.core.said import Args, Said
from saqqara.games.labyrinth.engine import moves
from saqqara.games.labyrinth.engine.cells import CELL_AT, CELL_NAMES, FIELD_NAMES, PARTS
from saqqara.games.labyrinth.engine.moves import ANGLES, HANDS, NAMES, STONES, TURNS
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.seats import NOTHING, SPECIAL
from saqqara.games.labyrinth.engine.stages import (
    LAY_TILE,
    LAYING,
    NAME_START,
    OVER,
    PUT_STONE,
    REVEAL,
)
from saqqara.games.labyrinth.view import asked_cell


def tell(before: Labyrinth, seat: int, move: int, after: Labyrinth, viewer: int) -> list[Said]:
    """What this viewer hears of a move."""
    if before.stage == REVEAL:
        return _tell_card(before, after)
    own = [_tell_own(before, seat, move)] if seat == viewer else []
    if after.stage == before.stage:
        ready = [Said("labyrinth-ready", {"seat": seat})] if seat not in after.actors() else []
        return own + ready
    if before.stage == LAYING:
        return own + _tell_all(before, seat, move, after, viewer)
    return [*own, Said("labyrinth-all-bet")]  # hidden bets stay hidden (LP-19)


def _tell_card(before: Labyrinth, after: Labyrinth) -> list[Said]:
    """The card, then the bets on it and who is out."""
    lines = [Said("labyrinth-card", {"card": after.card, "number": after.number + 1})]
    for seat in range(before.seats):
        if before.bet(seat) != NOTHING:
            stays = "yes" if after.is_in(seat) else "no"
            bet: Args = {"seat": seat, "bet": NAMES[before.bet(seat)], "stays": stays}
            lines.append(Said("labyrinth-bet", bet))
    return lines


def _tell_own(before: Labyrinth, seat: int, move: int) -> Said:
    """To the seat itself: what it has just decided."""
    due = before.due(seat)
    if due == LAY_TILE:
        tile = before.number * TURNS + moves.argument(move) % TURNS
        return _tell_lay(seat, moves.argument(move) // TURNS, tile)
    if due == PUT_STONE:
        return _tell_put(before, seat, move)
    if due == NAME_START:
        return _tell_named(before, seat, move)
    return Said("labyrinth-bets", {"seat": seat, "bet": NAMES[move]})


def _tell_lay(seat: int, field: int, tile: int) -> Said:
    where: Args = {"field": FIELD_NAMES[field], "turn": ANGLES[tile % TURNS]}
    return Said("labyrinth-lays", {"seat": seat, "number": tile // TURNS + 1, **where})


def _tell_put(before: Labyrinth, seat: int, move: int) -> Said:
    where: Args = {"seat": seat, "cell": asked_cell(before, seat)}
    if move == moves.NO_STONE:
        return Said("labyrinth-no-stone", where)
    return Said("labyrinth-puts", {**where, "stone": STONES[moves.argument(move)]})


def _tell_named(before: Labyrinth, seat: int, move: int) -> Said:
    if move == moves.LATER:
        return Said("labyrinth-later", {"seat": seat})
    return _tell_start(before, seat, moves.argument(move))


def _tell_start(state: Labyrinth, seat: int, start: int) -> Said:
    cell = CELL_NAMES[state.pack.starts[start]]
    where: Args = {"entrance": start // 2 + 1, "side": HANDS[start % 2], "cell": cell}
    return Said("labyrinth-starts", {"seat": seat, **where})


def _tell_all(before: Labyrinth, seat: int, move: int, after: Labyrinth, viewer: int) -> list[Said]:
    """What the other seats did, now that it is shown (LP-12)."""
    last = before.copy()
    last.hold(seat, move)
    lines: list[Said] = []
    for other in range(before.seats):
        if other != viewer:
            lines += _tell_turn(last, other)
        if after.shown(other) > before.shown(other):
            lines.append(Said("labyrinth-grows", {"seat": other, "length": after.shown(other)}))
        if after.held(other, SPECIAL) > last.held(other, SPECIAL):
            lines.append(Said("labyrinth-special", {"seat": other}))
    return [*lines, Said("labyrinth-over")] if after.stage == OVER else lines


def _tell_turn(last: Labyrinth, seat: int) -> list[Said]:
    """Tile, stones and start of one seat's finished turn."""
    field = last.draft(seat)
    lines = [_tell_lay(seat, field, last.tile(seat, field))]
    for part in range(PARTS):
        cell = CELL_AT[PARTS * field + part]
        kind = last.stone(seat, cell)
        if kind != NOTHING:
            put: Args = {"stone": STONES[kind], "cell": CELL_NAMES[cell]}
            lines.append(Said("labyrinth-puts", {"seat": seat, **put}))
    if last.named(seat) == last.card:
        lines.append(_tell_start(last, seat, last.start(seat)))
    return lines
