"""What a viewer of Das Labyrinth des Pharao may see."""

from msgspec import Struct

from saqqara.core.bits import BIT, members
from saqqara.games.labyrinth.engine import corridor, moves, score, stages
from saqqara.games.labyrinth.engine.cells import (
    CELL_AT,
    CELL_NAMES,
    CELLS,
    FIELD_NAMES,
    FIELD_OF,
    FIELDS,
    NEXT,
    PART_OF,
    PARTS,
)
from saqqara.games.labyrinth.engine.moves import STARTS, STONES, TURNS
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.seats import NOTHING, kinds
from saqqara.games.labyrinth.engine.stages import LAYING, NAME_START, PUT_STONE
from saqqara.games.labyrinth.engine.turn import take_up


class TileView(Struct):
    """A laid tile: where, which, how turned, and the open sides of its cells a b c d."""

    field: str
    number: int
    turn: int
    sides: list[str]
    draft: bool  # nobody else has seen it yet


class ChamberView(Struct):
    """A scarab cell: whether it is closed, and the stone on it."""

    cell: str
    end: str
    stone: str  # empty = none
    step: int  # its number in the corridor, 0 = not in it
    beside: int  # the first corridor cell that touches it, 0 = none
    points: int


class SeatView(Struct):
    """One seat's board."""

    tiles: list[TileView]
    corridor: list[str]  # cells from the start on
    ahead: str  # the cell the robber would enter next; empty = the corridor has ended, or no start
    start: int  # 1 to 6, 0 = not named
    chambers: list[ChamberView]
    supply: dict[str, int]
    bet: str  # empty = none, or not shown to this viewer
    still_in: bool
    score: int


class View(Struct):
    """The table as one viewer sees it; built up from nothing."""

    moment: int
    stage: str  # card, lay, bet or over
    actors: list[int]
    card: int
    number: int  # of the last card, 0 before the first
    before: int  # of the card before it
    left: dict[int, int]  # cards still face down
    due: str  # done, lay, stone, start or bet: what is asked of this viewer; empty for onlookers
    asked: str  # the cell a stone is asked for
    turns: list[list[str]]  # the tile in hand in each turn that looks different
    reach: list[int]  # how long the corridor would be from each start, while this viewer is asked
    seats: list[SeatView]


def view(state: Labyrinth, viewer: int) -> View:
    return View(
        moment=state.moment,
        stage=stages.NAMES[state.stage],
        actors=state.actors(),
        card=state.card,
        number=state.number + 1,
        before=state.before + 1,
        left={k + 1: copies for k, copies in enumerate(state.left) if copies},
        due=stages.DUE_NAMES[state.due(viewer)] if viewer >= 0 else "",
        asked=asked_cell(state, viewer),
        turns=_turns(state),
        reach=_reach(state, viewer),
        seats=[_seat(state, seat, viewer) for seat in range(state.seats)],
    )


def asked_cell(state: Labyrinth, viewer: int) -> str:
    """Where this seat is asked for a stone; empty = nowhere."""
    if viewer < 0 or state.due(viewer) != PUT_STONE:
        return ""
    return CELL_NAMES[CELL_AT[PARTS * state.draft(viewer) + state.part(viewer)]]


def _reach(state: Labyrinth, viewer: int) -> list[int]:
    """From each start, on the viewer's own board as it lies now."""
    if viewer < 0 or state.due(viewer) != NAME_START:
        return []
    tried = state.copy()
    found = []
    for start in range(STARTS):
        corridor.enter(tried, viewer, start)
        found.append(len(tried.paths[viewer]))
    return found


def _turns(state: Labyrinth) -> list[list[str]]:
    if state.number == NOTHING:
        return []
    return [tile_sides(state, TURNS * state.number + k) for k in state.pack.turns[state.number]]


def tile_sides(state: Labyrinth, tile: int) -> list[str]:
    """The open sides of a tile's four cells, as letters."""
    return [letters(sides) for sides in state.pack.cells(tile)]


def letters(sides: int) -> str:
    return "".join("NESW"[side] for side in members(sides))


def shown(state: Labyrinth, seat: int, viewer: int) -> Labyrinth:
    """The truth, or for others a copy without this seat's draft (LP-12)."""
    if seat == viewer or state.stage != LAYING:
        return state
    public = state.copy()
    take_up(public, seat)
    return public


def _seat(state: Labyrinth, seat: int, viewer: int) -> SeatView:
    seen = shown(state, seat, viewer)
    ahead = seen.ahead(seat)
    return SeatView(
        tiles=[_tile(state, seat, field) for field in range(FIELDS) if _lies(seen, seat, field)],
        corridor=path(seen, seat),
        ahead=CELL_NAMES[ahead] if ahead >= 0 else "",
        start=seen.start(seat) + 1,
        chambers=[chamber(seen, seat, cell) for cell in scarab_cells(seen, seat)],
        supply=_supply(seen, seat),
        bet=_bet(state, seat, viewer),
        still_in=seen.is_in(seat),
        score=score.points(seen, seat),
    )


def _lies(state: Labyrinth, seat: int, field: int) -> bool:
    return state.tile(seat, field) >= 0


def _tile(state: Labyrinth, seat: int, field: int) -> TileView:
    tile = state.tile(seat, field)
    draft = state.stage == LAYING and state.draft(seat) == field
    number, turn = tile // TURNS + 1, 90 * (tile % TURNS)
    return TileView(FIELD_NAMES[field], number, turn, tile_sides(state, tile), draft)


def path(state: Labyrinth, seat: int) -> list[str]:
    """The cells of the corridor in order."""
    return [CELL_NAMES[cell] for cell in state.paths[seat]]


def scarab_cells(state: Labyrinth, seat: int) -> list[int]:
    """The scarab cells of all laid tiles, in reading order."""
    return [cell for cell in range(CELLS) if _has_scarab(state, seat, cell)]


def _has_scarab(state: Labyrinth, seat: int, cell: int) -> bool:
    tile = state.tile(seat, FIELD_OF[cell])
    return tile >= 0 and bool(state.pack.scarabs[tile] & BIT[PART_OF[cell]])


def chamber(state: Labyrinth, seat: int, cell: int) -> ChamberView:
    kind = state.stone(seat, cell)
    return ChamberView(
        cell=CELL_NAMES[cell],
        end=chamber_end(state, seat, cell),
        stone=STONES[kind] if kind != NOTHING else "",
        step=state.step(seat, cell),
        beside=score.first_step_beside(state, seat, cell),
        points=score.stone_points(state, seat, cell, kind) if kind != NOTHING else 0,
    )


def chamber_end(state: Labyrinth, seat: int, cell: int) -> str:
    """Closed, open for good, or undecided."""
    sides = members(score.open_sides(state, seat, cell))
    if not sides:
        return "closed"
    lost = [side for side in sides if not _undecided(state, seat, NEXT[4 * cell + side])]
    return "open" if lost else "undecided"


def _undecided(state: Labyrinth, seat: int, other: int) -> bool:
    return other >= 0 and not state.is_laid(seat, other)


def _supply(state: Labyrinth, seat: int) -> dict[str, int]:
    return {STONES[kind]: state.held(seat, kind) for kind in kinds(state.pro, state.bets)}


def _bet(state: Labyrinth, seat: int, viewer: int) -> str:
    """A bet is shown when the card is turned up (LP-19)."""
    bet = state.bet(seat)
    shown_now = seat == viewer or state.stage == LAYING
    return moves.NAMES[bet] if bet != NOTHING and shown_now else ""
