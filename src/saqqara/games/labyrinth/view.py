"""What a viewer of Das Labyrinth des Pharao may see, and what it hears of a move."""

from msgspec import Struct

from saqqara.core.bits import BIT, members
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
    AHEAD,
    BET,
    BETTING,
    CELL_AT,
    CELLS,
    COLUMNS,
    ENTRY,
    FIELD,
    IN,
    KINDS,
    LAYING,
    NAME_START,
    NAMED,
    NEXT,
    NOTHING,
    OVER,
    PART,
    PART_OF,
    PUT_STONE,
    REVEAL,
    SHOWN,
    SPECIAL,
    STAGE,
    Labyrinth,
)

PHASES = ("card", "bet", "lay", "over")
STAGES = ("done", "lay", "stone", "start", "bet")


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
    phase: str
    actors: list[int]
    card: int
    number: int  # of the last card, 0 before the first
    before: int  # of the card before it
    left: dict[int, int]  # cards still face down
    pro: bool
    bets: bool
    stage: str  # what is asked of this viewer, empty for onlookers
    asked: str  # the cell a stone is asked for
    turns: list[list[str]]  # the tile in hand in each turn that looks different
    starts: list[str]  # the six start cells
    reach: list[int]  # how long the corridor would be from each, while this viewer is asked
    seats: list[SeatView]


def view(state: Labyrinth, viewer: int) -> View:
    return View(
        moment=state.moment,
        phase=PHASES[state.phase],
        actors=state.actors(),
        card=state.card,
        number=state.number + 1,
        before=state.before + 1,
        left={k + 1: copies for k, copies in enumerate(state.left) if copies},
        pro=state.pro,
        bets=state.bets,
        stage=STAGES[state.rows[COLUMNS * viewer + STAGE]] if viewer >= 0 else "",
        asked=_asked(state, viewer),
        turns=_turns(state),
        starts=[CELL_NAMES[cell] for cell in state.pack.starts],
        reach=_reach(state, viewer),
        seats=[_seat(state, seat, viewer) for seat in range(state.seats)],
    )


def _asked(state: Labyrinth, viewer: int) -> str:
    at = COLUMNS * viewer
    if viewer < 0 or state.rows[at + STAGE] != PUT_STONE:
        return ""
    return CELL_NAMES[CELL_AT[4 * state.rows[at + FIELD] + state.rows[at + PART]]]


def _reach(state: Labyrinth, viewer: int) -> list[int]:
    """From each start, on the viewer's own board as it lies now."""
    if viewer < 0 or state.rows[COLUMNS * viewer + STAGE] != NAME_START:
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
    if seat == viewer or state.phase != LAYING:
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
    draft = state.phase == LAYING and state.rows[COLUMNS * seat + FIELD] == field
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
    if bet == NOTHING or (state.phase in (BETTING, REVEAL) and seat != viewer):
        return ""
    return "higher" if bet == HIGHER else "lower"


def tell(before: Labyrinth, seat: int, move: int, after: Labyrinth, viewer: int) -> list[Said]:
    """What this viewer hears of a move."""
    if before.phase == REVEAL:
        return _tell_card(before, after, move - TILE + 1)
    own = [_tell_own(before, seat, move)] if seat == viewer else []
    if after.phase != before.phase:
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
        stone: Args = {"stone": STONES[move - PUT], "cell": _asked(before, seat)}
        return Said("labyrinth-puts", {"seat": seat, **stone})
    if move == NO_STONE:
        return Said("labyrinth-no-stone", {"seat": seat, "cell": _asked(before, seat)})
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
    if before.phase == BETTING:
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
    return [*lines, Said("labyrinth-over")] if after.phase == OVER else lines


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
