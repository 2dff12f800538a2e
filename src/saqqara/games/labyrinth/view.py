"""What a viewer of Das Labyrinth des Pharao may see."""

from msgspec import Struct

from saqqara.core.bits import BIT, members
from saqqara.games.labyrinth.engine import stages
from saqqara.games.labyrinth.engine.moves import (
    CELL_NAMES,
    FIELD_NAMES,
    FIELDS,
    HIGHER,
    LATER,
    START,
    STONES,
    TURNS,
)
from saqqara.games.labyrinth.engine.rules import (
    AHEAD,
    BET,
    CELL_AT,
    CELLS,
    COLUMNS,
    DUE,
    ENTRY,
    FIELD,
    IN,
    KINDS,
    NEXT,
    NOTHING,
    PART,
    PART_OF,
    SPECIAL,
    Labyrinth,
)
from saqqara.games.labyrinth.engine.stages import (
    BETTING,
    LAYING,
    NAME_START,
    PUT_STONE,
    REVEAL,
)


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
    pro: bool
    bets: bool
    due: str  # done, lay, stone, start or bet: what is asked of this viewer; empty for onlookers
    asked: str  # the cell a stone is asked for
    turns: list[list[str]]  # the tile in hand in each turn that looks different
    starts: list[str]  # the six start cells
    reach: list[int]  # how long the corridor would be from each, while this viewer is asked
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
        pro=state.pro,
        bets=state.bets,
        due=stages.DUE_NAMES[state.rows[COLUMNS * viewer + DUE]] if viewer >= 0 else "",
        asked=asked_cell(state, viewer),
        turns=_turns(state),
        starts=[CELL_NAMES[cell] for cell in state.pack.starts],
        reach=_reach(state, viewer),
        seats=[_seat(state, seat, viewer) for seat in range(state.seats)],
    )


def asked_cell(state: Labyrinth, viewer: int) -> str:
    """Where this seat is asked for a stone; empty = nowhere."""
    at = COLUMNS * viewer
    if viewer < 0 or state.rows[at + DUE] != PUT_STONE:
        return ""
    return CELL_NAMES[CELL_AT[4 * state.rows[at + FIELD] + state.rows[at + PART]]]


def _reach(state: Labyrinth, viewer: int) -> list[int]:
    """From each start, on the viewer's own board as it lies now."""
    if viewer < 0 or state.rows[COLUMNS * viewer + DUE] != NAME_START:
        return []
    found = []
    for move in range(START, LATER):
        tried = state.copy()
        tried.hold(viewer, move)
        found.append(len(corridor(tried, viewer)))
    return found


def _turns(state: Labyrinth) -> list[list[str]]:
    if state.number == NOTHING:
        return []
    return [tile_sides(state, TURNS * state.number + k) for k in state.pack.turns[state.number]]


def tile_sides(state: Labyrinth, tile: int) -> list[str]:
    """The open sides of a tile's four cells, as letters."""
    return [letters(state.pack.sides[4 * tile + part]) for part in range(4)]


def letters(sides: int) -> str:
    return "".join("NESW"[side] for side in members(sides))


def shown(state: Labyrinth, seat: int, viewer: int) -> Labyrinth:
    """The truth, or for others a copy without this seat's draft (LP-12)."""
    if seat == viewer or state.stage != LAYING:
        return state
    public = state.copy()
    public.take_up(seat)
    return public


def _seat(state: Labyrinth, seat: int, viewer: int) -> SeatView:
    seen = shown(state, seat, viewer)
    row = seen.rows[COLUMNS * seat : COLUMNS * seat + COLUMNS]
    return SeatView(
        tiles=[_tile(state, seat, field) for field in range(FIELDS) if _laid(seen, seat, field)],
        corridor=corridor(seen, seat),
        ahead=CELL_NAMES[row[AHEAD]] if row[AHEAD] >= 0 else "",
        start=row[ENTRY] + 1,
        chambers=[chamber(seen, seat, cell) for cell in scarab_cells(seen, seat)],
        supply=_supply(seen, seat),
        bet=_bet(state, seat, viewer),
        still_in=bool(row[IN]),
        score=seen.score(seat),
    )


def _laid(state: Labyrinth, seat: int, field: int) -> bool:
    return state.laid[FIELDS * seat + field] >= 0


def _tile(state: Labyrinth, seat: int, field: int) -> TileView:
    tile = state.laid[FIELDS * seat + field]
    draft = state.stage == LAYING and state.rows[COLUMNS * seat + FIELD] == field
    number, turn = tile // TURNS + 1, 90 * (tile % TURNS)
    return TileView(FIELD_NAMES[field], number, turn, tile_sides(state, tile), draft)


def corridor(state: Labyrinth, seat: int) -> list[str]:
    """The cells of the corridor in order."""
    return [CELL_NAMES[cell] for cell in state.paths[seat]]


def scarab_cells(state: Labyrinth, seat: int) -> list[int]:
    """The scarab cells of all laid tiles, in reading order."""
    return [cell for cell in range(CELLS) if _has_scarab(state, seat, cell)]


def _has_scarab(state: Labyrinth, seat: int, cell: int) -> bool:
    if not state.decided(seat, cell):
        return False
    tile = state.laid[FIELDS * seat + (cell // 20 * 5 + cell % 10 // 2)]
    return bool(state.pack.scarabs[tile] & BIT[PART_OF[cell]])


def chamber(state: Labyrinth, seat: int, cell: int) -> ChamberView:
    kind = state.stone(seat, cell)
    return ChamberView(
        cell=CELL_NAMES[cell],
        end=chamber_end(state, seat, cell),
        stone=STONES[kind] if kind != NOTHING else "",
        step=state.step(seat, cell),
        beside=state.first_step_beside(seat, cell),
        points=state.stone_points(seat, cell, kind) if kind != NOTHING else 0,
    )


def chamber_end(state: Labyrinth, seat: int, cell: int) -> str:
    """Closed, open for good, or undecided."""
    sides = members(state.open_sides(seat, cell))
    if not sides:
        return "closed"
    lost = [side for side in sides if not _undecided(state, seat, NEXT[4 * cell + side])]
    return "open" if lost else "undecided"


def _undecided(state: Labyrinth, seat: int, other: int) -> bool:
    return other >= 0 and not state.decided(seat, other)


def _supply(state: Labyrinth, seat: int) -> dict[str, int]:
    kinds = [1, 2, 3] if state.pro else [0]
    if state.bets:
        kinds.append(SPECIAL)
    return {STONES[kind]: state.supply[KINDS * seat + kind] for kind in kinds}


def _bet(state: Labyrinth, seat: int, viewer: int) -> str:
    """A bet is shown when the card is turned up (LP-19)."""
    bet = state.rows[COLUMNS * seat + BET]
    if bet == NOTHING or (state.stage in (BETTING, REVEAL) and seat != viewer):
        return ""
    return "higher" if bet == HIGHER else "lower"
