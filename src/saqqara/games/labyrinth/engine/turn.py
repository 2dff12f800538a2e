"""A card and its tile: what seats do with it, unseen by the others until all are done."""

from typing import Any, Final

from mypy_extensions import i64

from saqqara.core.bits import BIT
from saqqara.games.labyrinth.engine import bets, corridor, moves
from saqqara.games.labyrinth.engine.cells import CELL_AT, FIELD_OF, FIELDS, PARTS
from saqqara.games.labyrinth.engine.moves import TURNS
from saqqara.games.labyrinth.engine.seats import KINDS, NOTHING, Seats
from saqqara.games.labyrinth.engine.stages import (
    DONE,
    LAY_TILE,
    LAYING,
    NAME_START,
    OVER,
    PUT_STONE,
    REVEAL,
)

CARDS: Final = 25  # turned up in a game, of 28 (LP-13)
LATEST_START: Final = 3  # the card after which it must be named (LP-9)
START_MOVES: Final = list(range(moves.START, moves.START + moves.STARTS))


# In stage REVEAL


def turn_up(state: Seats, number: int) -> None:
    """A card; all seats take the tile with its number (LP-6)."""
    state.moment += 1
    state.left[number] -= 1
    state.before = state.number
    state.number = number
    state.card += 1
    bets.judge(state)
    state.stage = LAYING
    state.owing = BIT[state.seats] - 1
    for seat in range(state.seats):
        state.set_due(seat, LAY_TILE)


# In stage LAYING, while LAY_TILE is due


def lays(state: Seats, seat: i64) -> list[int]:
    """Any free field, any turn that looks different (LP-6)."""
    out: list[Any] = []
    by_field = state.pack.lays
    at: i64 = state.number * FIELDS
    free: i64 = state.free[seat]
    while free:
        if free & 1:
            out.extend(by_field[at])
        free >>= 1
        at += 1
    return out


def lay(state: Seats, seat: i64, place: i64) -> None:
    """On a field, in a turn; the robber may walk on at once."""
    field: i64 = place // TURNS
    state.lay_draft(seat, field, state.number * TURNS + place % TURNS)
    ahead = state.ahead(seat)
    if ahead >= 0 and FIELD_OF[ahead] == field:
        corridor.walk(state, seat)
    ask_next(state, seat)


def ask_next(state: Seats, seat: i64) -> None:
    """For a stone on the next scarab cell of this tile, then for a start; else all is done.

    Cells are asked for in reading order (LP-8); without stones nothing is asked.
    """
    part = state.part(seat) + 1
    scarabs = state.pack.scarabs[state.tile(seat, state.draft(seat))]
    while part < PARTS and not scarabs & BIT[part]:
        part += 1
    state.set_part(seat, part)
    if part < PARTS and state.holds_stones(seat):
        state.set_due(seat, PUT_STONE)
    elif state.start(seat) < 0:
        state.set_due(seat, NAME_START)
    else:
        done(state, seat)


# While PUT_STONE is due


def stones(state: Seats, seat: i64) -> list[int]:
    """Any kind that is left, or none (LP-8)."""
    found = [moves.PUT + kind for kind in range(KINDS) if state.held(seat, kind)]
    found.append(moves.NO_STONE)
    return found


def put(state: Seats, seat: i64, move: int) -> None:
    """A stone on the cell that is asked for, or none."""
    if move != moves.NO_STONE:
        kind = moves.argument(move)
        cell = CELL_AT[PARTS * state.draft(seat) + state.part(seat)]
        state.stones[seat] += (cell * KINDS + kind,)
        state.spend(seat, kind)
    ask_next(state, seat)


# While NAME_START is due


def starts(state: Seats) -> list[int]:
    """After the third tile at the latest (LP-9)."""
    found = START_MOVES[:]
    if state.card < LATEST_START:
        found.append(moves.LATER)
    return found


def name_start(state: Seats, seat: i64, move: int) -> None:
    """Or wait."""
    if move != moves.LATER:
        start = moves.argument(move)
        state.set_start(seat, start, state.card)
        corridor.enter(state, seat, start)
    done(state, seat)


# Once a seat is DONE


def done(state: Seats, seat: i64) -> None:
    """The last seat that is ends the stage (LP-12)."""
    state.set_due(seat, DONE)
    state.owing &= ~BIT[seat]
    if not state.owing:
        finish(state)


def finish(state: Seats) -> None:
    """The next card follows, or the bets on it, or nothing (LP-12, LP-13)."""
    if state.seats > 1 or state.card == CARDS:
        state.moment += 1  # alone nothing is revealed before the next card
    for seat in range(state.seats):
        state.show(seat)
    bets.reward(state)
    state.stage = OVER if state.card == CARDS else REVEAL
    bets.open_bets(state)


def take_up(state: Seats, seat: i64) -> None:
    """Takes this card's tile, stones and start back (LP-12)."""
    if state.draft(seat) == NOTHING:
        return
    _take_stones(state, seat, state.draft(seat))
    state.take_draft(seat)
    if state.named(seat) == state.card:
        state.set_start(seat, NOTHING, NOTHING)
    if state.start(seat) >= 0:
        corridor.enter(state, seat, state.start(seat))  # without the tile
    else:
        state.paths[seat] = ()
        state.set_robber(seat, NOTHING, NOTHING)


def _take_stones(state: Seats, seat: i64, field: i64) -> None:
    """Those on this field."""
    kept: list[int] = []
    for stone in state.stones[seat]:
        if FIELD_OF[stone // KINDS] == field:
            state.get(seat, stone % KINDS)
        else:
            kept.append(stone)
    state.stones[seat] = tuple(kept)
