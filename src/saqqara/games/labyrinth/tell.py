"""What a viewer of Das Labyrinth des Pharao hears of a move."""

from saqqara.core.said import Args, Said
from saqqara.games.labyrinth.engine.moves import (
    ANGLES,
    CELL_NAMES,
    FIELD_NAMES,
    FIELDS,
    HIGHER,
    LATER,
    NO_STONE,
    PUT,
    START,
    STONES,
    TILE,
    TURNS,
)
from saqqara.games.labyrinth.engine.rules import (
    BET,
    CELL_AT,
    COLUMNS,
    ENTRY,
    FIELD,
    IN,
    KINDS,
    NAMED,
    NOTHING,
    SHOWN,
    SPECIAL,
    Labyrinth,
)
from saqqara.games.labyrinth.engine.stages import BETTING, OVER, REVEAL
from saqqara.games.labyrinth.view import asked_cell


def tell(before: Labyrinth, seat: int, move: int, after: Labyrinth, viewer: int) -> list[Said]:
    """What this viewer hears of a move."""
    if before.stage == REVEAL:
        return _tell_card(before, after, move - TILE + 1)
    own = [_tell_own(before, seat, move)] if seat == viewer else []
    if after.stage != before.stage:
        shown_now = _tell_all(before, seat, move, after, viewer)
        return own + shown_now
    ready = [Said("labyrinth-ready", {"seat": seat})] if seat not in after.actors() else []
    return own + ready


def _tell_card(before: Labyrinth, after: Labyrinth, number: int) -> list[Said]:
    """The card, then the bets on it and who is out."""
    lines = [Said("labyrinth-card", {"card": after.card, "number": number})]
    for seat in range(before.seats):
        at = COLUMNS * seat
        if before.rows[at + BET] != NOTHING:
            bet = "higher" if before.rows[at + BET] == HIGHER else "lower"
            stays = "yes" if after.rows[at + IN] else "no"
            lines.append(Said("labyrinth-bet", {"seat": seat, "bet": bet, "stays": stays}))
    return lines


def _tell_own(before: Labyrinth, seat: int, move: int) -> Said:
    if move < PUT:
        where: Args = {"field": FIELD_NAMES[move // TURNS], "turn": ANGLES[move % TURNS]}
        return Said("labyrinth-lays", {"seat": seat, "number": before.number + 1, **where})
    if move < NO_STONE:
        stone: Args = {"stone": STONES[move - PUT], "cell": asked_cell(before, seat)}
        return Said("labyrinth-puts", {"seat": seat, **stone})
    if move == NO_STONE:
        return Said("labyrinth-no-stone", {"seat": seat, "cell": asked_cell(before, seat)})
    if move < LATER:
        return _tell_start(before, seat, move - START)
    if move == LATER:
        return Said("labyrinth-later", {"seat": seat})
    return Said("labyrinth-bets", {"seat": seat, "bet": "higher" if move == HIGHER else "lower"})


def _tell_start(state: Labyrinth, seat: int, start: int) -> Said:
    side = "right" if start % 2 else "left"
    cell = CELL_NAMES[state.pack.starts[start]]
    where: Args = {"entrance": start // 2 + 1, "side": side, "cell": cell}
    return Said("labyrinth-starts", {"seat": seat, **where})


def _tell_all(before: Labyrinth, seat: int, move: int, after: Labyrinth, viewer: int) -> list[Said]:
    """What the other seats did, now that it is shown; hidden bets stay hidden."""
    if before.stage == BETTING:
        return [Said("labyrinth-all-bet")]
    last = before.copy()
    last.hold(seat, move)
    lines: list[Said] = []
    for other in range(before.seats):
        if other != viewer:
            lines += _tell_turn(last, other)
        grown = after.rows[COLUMNS * other + SHOWN] - before.rows[COLUMNS * other + SHOWN]
        if grown:
            length = len(after.paths[other])
            lines.append(Said("labyrinth-grows", {"seat": other, "length": length}))
        if after.supply[KINDS * other + SPECIAL] > last.supply[KINDS * other + SPECIAL]:
            lines.append(Said("labyrinth-special", {"seat": other}))
    return [*lines, Said("labyrinth-over")] if after.stage == OVER else lines


def _tell_turn(last: Labyrinth, seat: int) -> list[Said]:
    """Tile, stones and start of one seat's finished turn."""
    field = last.rows[COLUMNS * seat + FIELD]
    tile = last.laid[FIELDS * seat + field]
    where: Args = {"field": FIELD_NAMES[field], "turn": ANGLES[tile % TURNS]}
    lines = [Said("labyrinth-lays", {"seat": seat, "number": tile // TURNS + 1, **where})]
    for part in range(4):
        cell = CELL_AT[4 * field + part]
        kind = last.stone(seat, cell)
        if kind != NOTHING:
            put: Args = {"stone": STONES[kind], "cell": CELL_NAMES[cell]}
            lines.append(Said("labyrinth-puts", {"seat": seat, **put}))
    if last.rows[COLUMNS * seat + NAMED] == last.card:
        lines.append(_tell_start(last, seat, last.rows[COLUMNS * seat + ENTRY]))
    return lines
