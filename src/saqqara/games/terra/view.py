"""What a seat may see of Terra Pyramides, and what it hears of a move."""

from msgspec import Struct

from saqqara.core.said import Args, Said
from saqqara.games.terra.engine.board import NOTHING, OASIS, SITE, SPHINX, START
from saqqara.games.terra.engine.moves import (
    BACK,
    BRICKS,
    BUY,
    COLOURS,
    END,
    FIELD_NAMES,
    FIELDS,
    FIRST,
    FOUND,
    FOUNDATION,
    GO,
    HIRE,
    LINE_NAMES,
    LINES,
    LOOK,
    PAIRS,
    PICK,
    RAISE,
    ROW,
    STACK_NAMES,
    STACKS,
    STAIR_NAMES,
    STAIRS,
    SWAP,
    TAKE,
    TILE,
    TILE_NAMES,
    WAY_NAMES,
    WAYS,
)
from saqqara.games.terra.engine.rules import (
    CHOOSING,
    COLOUR,
    DRAWING,
    GIVES_BRICKS,
    GIVES_GOLD,
    GIVES_WORKERS,
    GOLD,
    HANDS,
    LAYING,
    LEVEL,
    LIMITS,
    LOOKING,
    MANY_POINTS,
    NEW_VALUE,
    NEXT_UP,
    OVER,
    OWNER,
    PICKING,
    PLACE,
    SIDE,
    START_TILES,
    START_VALUES,
    SUPPLY,
    TAKEN,
    TIPPED,
    TIPS,
    TOP,
    TURN_UP,
    VALUE,
    WORKERS,
    WORKING,
    WORTH,
    Terra,
    turns,
)
from saqqara.games.terra.engine.stacks import GIVING, HAND, OPEN, knows

GOALS = (0, 4, MANY_POINTS + 1, COLOURS)  # by task (TP-26 to TP-28)
STAGES = {
    LAYING: "lay",
    CHOOSING: "row",
    WORKING: "work",
    DRAWING: "draw",
    PICKING: "pick",
    LIMITS: "limits",
    OVER: "over",
}


class FieldView(Struct):
    """One field of the board."""

    field: str
    sign: str  # desert, start, oasis or site
    half: str  # sphinx or scarab


class TileView(Struct):
    """A laid tile."""

    field: str
    tile: str
    stair: str  # n, e, s or w
    new: bool  # laid in this turn


class SiteView(Struct):
    """A site: empty, with a foundation or with a pyramid."""

    field: str
    value: int  # of the foundation; 0 = none yet
    level: int
    worth: int  # points for its owner
    colour: str  # empty = no pyramid
    owner: int  # a side; -1 = nobody
    workers: int


class SideView(Struct):
    """What a seat, or in the co-operative game all together, owns."""

    gold: int
    bricks: dict[str, int]
    supply: int  # workers at home
    tips: int  # still to be used; -1 = without limit
    score: int


class HandView(Struct):
    """The tile a seat will lay next."""

    side: int
    holds: bool
    tile: str  # empty = unknown
    source: str  # the stack it came from
    place: int  # and its place there, 1 = the top


class StackView(Struct):
    """A stack, its tiles from the top; an empty name is unknown."""

    stack: str
    open: bool
    tiles: list[str]


class RowView(Struct):
    """A row through the new tile and what it would yield (TP-11)."""

    row: str
    fields: list[str]
    gold: int
    bricks: list[str]
    workers: list[str]  # the fields they would start from


class WalkView(Struct):
    """A waiting worker, a way it may take, and the site it would come to (TP-12)."""

    field: str
    way: str
    over: list[str]
    site: str


class View(Struct):
    """The table as one viewer may see it."""

    stage: str
    seat: int
    turn: int  # from 1
    turns: int
    first_turn: bool
    symbols: bool  # tiles belong to their half of the board (TP-23)
    task: int  # 0 = against each other
    won: bool  # the task is fulfilled as things stand
    reached: int  # pyramids, points or colours the task asks for
    goal: int
    rows: int
    columns: int
    fields: list[FieldView]
    tiles: list[TileView]
    sites: list[SiteView]
    sides: list[SideView]
    seats: list[HandView]
    stacks: list[StackView]
    looked: str  # the stack that is being looked through
    choices: list[RowView]  # while a row is to be chosen
    row: str  # the one that was activated
    row_fields: list[str]
    waiting: list[str]  # fields whose workers have not moved
    walks: list[WalkView]  # what they may do
    unseen: dict[str, int]  # tiles this viewer has never seen
    foundations: dict[str, int]  # in the pile, by value


def view(state: Terra, viewer: int) -> View:
    """Everything this seat, or WATCHER, knows."""
    side = range(1 if state.task else state.seats)
    return View(
        stage=STAGES.get(state.stage, "box"),
        seat=state.seat,
        turn=min(state.turn + 1, turns(state.seats, state.task)),
        turns=turns(state.seats, state.task),
        first_turn=state.is_first_turn(),
        symbols=state.options.symbols,
        task=state.task,
        won=state.task > 0 and state.is_won(),
        reached=reached(state),
        goal=GOALS[state.task],
        rows=state.board.rows,
        columns=state.board.columns,
        fields=[_field(state, field) for field in range(FIELDS) if state.board.signs[field]],
        tiles=[_tile(state, field) for field in state.board.grounds if state.ground[field] >= 0],
        sites=[site_view(state, site) for site in range(len(state.board.sites))],
        sides=[_side(state, owner) for owner in side],
        seats=[_hand(state, seat, viewer) for seat in range(state.seats)],
        stacks=[_stack(state, stack, viewer) for stack in range(STACKS)],
        looked=STACK_NAMES[state.stack] if state.stage in (LOOKING, PICKING) else "",
        choices=choices(state),
        row=LINE_NAMES[state.line] if state.line >= 0 else "",
        row_fields=_row_fields(state),
        waiting=[FIELD_NAMES[field] for field in state.waiting],
        walks=walks(state),
        unseen={TILE_NAMES[k]: n for k, n in enumerate(state.tiles.unseen(viewer)) if n},
        foundations={str(k + 1): left for k, left in enumerate(state.foundations)},
    )


def reached(state: Terra) -> int:
    """How far the task has come (TP-26 to TP-28)."""
    if state.task == 2:
        return state.points(0)
    if state.task == 1:
        return len(state.pyramids(TOP))
    return len(set(state.pyramids(TOP - 1))) if state.task else 0


def _field(state: Terra, field: int) -> FieldView:
    signs = {START: "start", OASIS: "oasis", SITE: "site"}
    half = "sphinx" if state.board.half[field] == SPHINX else "scarab"
    return FieldView(FIELD_NAMES[field], signs.get(state.board.signs[field], "desert"), half)


def _tile(state: Terra, field: int) -> TileView:
    tile, stair = divmod(state.ground[field], STAIRS)
    return TileView(FIELD_NAMES[field], TILE_NAMES[tile], STAIR_NAMES[stair], field == state.field)


def site_view(state: Terra, site: int) -> SiteView:
    row = state.sites[PLACE * site : PLACE * site + PLACE]
    return SiteView(
        field=FIELD_NAMES[state.board.sites[site]],
        value=row[VALUE],
        level=row[LEVEL],
        worth=WORTH[row[LEVEL]] or row[VALUE],
        colour=BRICKS[row[COLOUR]] if row[LEVEL] else "",
        owner=row[OWNER],
        workers=row[WORKERS],
    )


def _side(state: Terra, side: int) -> SideView:
    row = state.sides[SIDE * side : SIDE * side + SIDE]
    return SideView(
        gold=row[GOLD],
        bricks=dict(zip(BRICKS, row, strict=False)),
        supply=row[SUPPLY],
        tips=NOTHING if state.task else TIPS - row[TIPPED],
        score=state.points(side),
    )


def _hand(state: Terra, seat: int, viewer: int) -> HandView:
    _, known, source, place = state.tiles.hands[HAND * seat : HAND * seat + HAND]
    tile = state.tiles.held(seat)
    return HandView(
        side=state.side(seat),
        holds=source >= 0,
        tile=TILE_NAMES[tile] if tile >= 0 and knows(viewer, known) else "",
        source=STACK_NAMES[source] if source >= 0 else "",
        place=place + 1 if source >= 0 else 0,
    )


def _stack(state: Terra, stack: int, viewer: int) -> StackView:
    slots = [state.tiles.slot(stack, place) for place in range(state.tiles.sizes[stack])]
    return StackView(
        stack=STACK_NAMES[stack],
        open=state.is_open(stack),
        tiles=[_shown(state, slot, viewer) for slot in slots],
    )


def _shown(state: Terra, slot: int, viewer: int) -> str:
    tile = state.tiles.slots[slot]
    return TILE_NAMES[tile] if tile >= 0 and knows(viewer, state.tiles.seen[slot]) else ""


def choices(state: Terra) -> list[RowView]:
    """The rows that can be chosen now, or once the foundation is turned up."""
    if state.stage not in (CHOOSING, NEW_VALUE):
        return []
    return [row_view(state, state.field, line) for line in range(LINES)]


def _row_fields(state: Terra) -> list[str]:
    if state.line < 0:
        return []
    return [FIELD_NAMES[field] for field in state.board.lines[LINES * state.field + state.line]]


def row_view(state: Terra, field: int, line: int) -> RowView:
    """What a row through this field yields as the board is."""
    at = LINES * field + line
    laid = [f for f in state.board.lines[at] if state.ground[f] >= 0]
    tiles = [state.ground[f] // STAIRS for f in laid]
    workers = [[FIELD_NAMES[f]] * GIVES_WORKERS[state.ground[f] // STAIRS] for f in laid]
    return RowView(
        row=LINE_NAMES[line],
        fields=[FIELD_NAMES[f] for f in state.board.lines[at]],
        gold=state.board.oases[at] + sum(GIVES_GOLD[tile] for tile in tiles),
        bricks=[BRICKS[colour] for tile in tiles for colour in GIVES_BRICKS[tile]],
        workers=[name for names in workers for name in names],
    )


def walks(state: Terra) -> list[WalkView]:
    """What the waiting workers may do."""
    if state.stage != WORKING:
        return []
    return [_walk(state, move - GO) for move in state.legal(state.seat) if GO <= move < FOUND]


def _walk(state: Terra, walk: int) -> WalkView:
    field, way = divmod(walk, WAYS)
    return WalkView(
        field=FIELD_NAMES[field],
        way=WAY_NAMES[way],
        over=[FIELD_NAMES[f] for f in state.board.between[walk]],
        site=FIELD_NAMES[state.board.sites[state.goal(field, way)]],
    )


def tell(before: Terra, seat: int, move: int, after: Terra, viewer: int) -> list[Said]:
    """What this viewer hears of a move."""
    lines = _tell_box(before, move, after, viewer) if seat < 0 else []
    if seat >= 0:
        lines = _tell_seat(before, seat, move, after, viewer)
    if before.stack >= 0 or (seat >= 0 and TAKE <= move < FIRST):
        lines += _tell_stack(before, after, seat, move)
    return [*lines, Said("terra-over")] if after.stage == OVER else lines


def _tell_box(before: Terra, move: int, after: Terra, viewer: int) -> list[Said]:
    stage = before.stage
    if move < TILE:
        return [Said("terra-first", {"seat": move - FIRST})]
    if move >= FOUNDATION:
        return [_tell_value(before, move - FOUNDATION + 1)]
    tile = TILE_NAMES[move - TILE]
    if stage == START_TILES:
        field = FIELD_NAMES[before.board.starts[before.count]]
        return [Said("terra-start-tile", {**symbols(tile), "field": field})]
    if stage == HANDS:
        return [_tell_hand((before.seat + before.count) % before.seats, before, after, viewer)]
    if stage == TURN_UP:
        stack = STACK_NAMES[OPEN[before.count]]
        return [Said("terra-turned-up", {"stack": stack, **symbols(tile)})]
    if stage == TAKEN:
        return _tell_own_tile(after, before.seat, viewer)
    if stage == NEXT_UP:
        stack = STACK_NAMES[before.stack]
        return [Said("terra-turned-up", {"stack": stack, **symbols(tile)})]
    return _tell_seen(before, tile, viewer)


def _tell_value(before: Terra, value: int) -> Said:
    field = before.field
    if before.stage == START_VALUES:
        field = before.board.starts[before.count]
    site = before.board.beside[STAIRS * field + before.ground[field] % STAIRS]
    where = FIELD_NAMES[before.board.sites[site]]
    return Said("terra-foundation", {"value": value, "site": where})


def _tell_hand(seat: int, before: Terra, after: Terra, viewer: int) -> Said:
    tile = _known_hand(after, seat, viewer)
    stack = STACK_NAMES[GIVING[before.count]]
    return Said("terra-hand", {"seat": seat, "stack": stack, **symbols(tile)})


def _known_hand(state: Terra, seat: int, viewer: int) -> str:
    """The tile in a hand, empty if there is none or this viewer does not know it."""
    return _hand(state, seat, viewer).tile


def _tell_own_tile(after: Terra, seat: int, viewer: int) -> list[Said]:
    """The tile that came into a hand, for those who know it."""
    tile = _known_hand(after, seat, viewer)
    return [Said("terra-gets", {"seat": seat, **symbols(tile)})] if tile else []


def _tell_seen(before: Terra, tile: str, viewer: int) -> list[Said]:
    """A tile that comes to light while a stack is looked through."""
    if not knows(viewer, before.learners(before.seat)):
        return []
    place = before.tiles.slot(before.stack, 0) - before.tiles.unseen_slot(before.stack) + 1
    return [Said("terra-sees", {"seat": before.seat, **symbols(tile), "place": place})]


def _tell_seat(before: Terra, seat: int, move: int, after: Terra, viewer: int) -> list[Said]:
    if move < ROW:
        return _tell_lay(before, seat, move)
    if move < GO:
        return [_tell_row(before, seat, move - ROW)]
    if move < FOUND:
        field, way = divmod(move - GO, WAYS)
        site = FIELD_NAMES[before.board.sites[before.goal(field, way)]]
        return [Said("terra-goes", {"seat": seat, "field": FIELD_NAMES[field], "site": site})]
    if move < HIRE:
        return [_tell_build(before, seat, move)]
    if move < END:
        return [_tell_extra(seat, move)]
    if move == END:
        return [Said("terra-ends", {"seat": seat})]
    return _tell_draw(before, seat, move, after, viewer)


def _tell_lay(before: Terra, seat: int, move: int) -> list[Said]:
    field, stair = divmod(move, STAIRS)
    tile = TILE_NAMES[before.tiles.held(seat)]
    where: Args = {"field": FIELD_NAMES[field], "stair": STAIR_NAMES[stair]}
    lines = [Said("terra-lays", {"seat": seat, **symbols(tile), **where})]
    return [*lines, Said("terra-pays", {"seat": seat})] if before.is_dear(seat, field) else lines


def symbols(tile: str) -> Args:
    """A tile by its symbols, so that every language can name it; `none` = no symbol."""
    one, _, other = tile.partition("+")
    return {"one": one or "none", "other": other or "none"}


def _tell_row(before: Terra, seat: int, line: int) -> Said:
    row = row_view(before, before.field, line)
    return Said("terra-row", {"seat": seat, "row": row.row, **gains(row)})


def gains(row: RowView) -> Args:
    """What a row yields, by kind."""
    bricks = {colour: row.bricks.count(colour) for colour in BRICKS[:COLOURS]}
    return {"gold": row.gold, **bricks, "workers": len(row.workers)}


def _tell_build(before: Terra, seat: int, move: int) -> Said:
    if move < RAISE:
        field, paid = divmod(move - FOUND, 2 * COLOURS)
        colour, whites, level = BRICKS[paid // 2], paid % 2, 1
    else:
        field, whites = divmod(move - RAISE, 6)
        site = site_view(before, before.board.site_at[field])
        colour, level = site.colour, site.level + 1
    facts: Args = {"site": FIELD_NAMES[field], "colour": colour, "level": level, "whites": whites}
    return Said("terra-builds", {"seat": seat, "worth": WORTH[level], **facts})


def _tell_extra(seat: int, move: int) -> Said:
    if move < BUY:
        return Said("terra-hires", {"seat": seat, "site": FIELD_NAMES[move - HIRE]})
    if move == BUY:
        return Said("terra-buys", {"seat": seat})
    if move < SWAP:
        return Said("terra-back", {"seat": seat, "site": FIELD_NAMES[move - BACK]})
    a, b = PAIRS[move - SWAP]
    return Said("terra-swaps", {"seat": seat, "one": BRICKS[a], "other": BRICKS[b]})


def _tell_draw(before: Terra, seat: int, move: int, after: Terra, viewer: int) -> list[Said]:
    if LOOK <= move < PICK:
        return [Said("terra-looks", {"seat": seat, "stack": STACK_NAMES[move - LOOK]})]
    if move < LOOK:
        took = Said("terra-takes", {"seat": seat, "stack": STACK_NAMES[move - TAKE]})
    else:
        facts: Args = {"stack": STACK_NAMES[before.stack], "place": move - PICK + 1}
        took = Said("terra-picks", {"seat": seat, **facts})
    return [took, *_tell_own_tile(after, seat, viewer)]


def _tell_stack(before: Terra, after: Terra, seat: int, move: int) -> list[Said]:
    """That a stack was removed with its last tile (TP-20)."""
    stack = move - TAKE if seat >= 0 and move < LOOK else before.stack
    if stack >= 0 and before.tiles.sizes[stack] and not after.tiles.sizes[stack] and before.shrinks:
        return [Said("terra-removed", {"stack": STACK_NAMES[stack]})]
    return []
