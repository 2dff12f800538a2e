"""What a seat may see of Terra Pyramides."""

from msgspec import Struct

from saqqara.games.terra.engine import moves, scoring, stages, working
from saqqara.games.terra.engine.board import NOTHING
from saqqara.games.terra.engine.components import (
    GIVES_BRICKS,
    GIVES_GOLD,
    GIVES_WORKERS,
    TIPS,
    turns,
)
from saqqara.games.terra.engine.moves import (
    BRICKS,
    FIELD_NAMES,
    LINE_NAMES,
    LINES,
    STACK_NAMES,
    STACKS,
    STAIR_NAMES,
    TILE_NAMES,
    WAY_NAMES,
    WAYS,
)
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.engine.stacks import knows


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
    first_turn: bool
    won: bool  # the task is fulfilled as things stand
    reached: int  # pyramids, points or colours the task asks for
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
        stage=stages.NAMES[state.stage],
        seat=state.seat,
        turn=min(state.turn + 1, turns(state.seats, state.task)),
        first_turn=state.is_first_turn(),
        won=state.task > 0 and scoring.is_won(state),
        reached=scoring.reached(state),
        tiles=[_tile(state, field) for field in state.board.grounds if not state.is_free(field)],
        sites=[site_view(state, site) for site in range(len(state.board.sites))],
        sides=[_side(state, owner) for owner in side],
        seats=[_hand(state, seat, viewer) for seat in range(state.seats)],
        stacks=[_stack(state, stack, viewer) for stack in range(STACKS)],
        looked=STACK_NAMES[state.stack] if state.stage in (stages.LOOKING, stages.PICKING) else "",
        choices=choices(state),
        row=LINE_NAMES[state.line] if state.line >= 0 else "",
        row_fields=_row_fields(state),
        waiting=[FIELD_NAMES[field] for field in state.waiting],
        walks=walks(state),
        unseen={TILE_NAMES[k]: n for k, n in enumerate(state.tiles.unseen(viewer)) if n},
        foundations={str(k + 1): left for k, left in enumerate(state.foundations)},
    )


def _tile(state: Terra, field: int) -> TileView:
    return TileView(
        field=FIELD_NAMES[field],
        tile=TILE_NAMES[state.ground[field]],
        stair=STAIR_NAMES[state.stairs[field]],
        new=field == state.field,
    )


def site_view(state: Terra, site: int) -> SiteView:
    return SiteView(
        field=FIELD_NAMES[state.board.sites[site]],
        value=state.value(site),
        level=state.level(site),
        worth=scoring.worth(state, site),
        colour=BRICKS[state.colour(site)] if state.level(site) else "",
        owner=state.owner(site),
        workers=state.workers(site),
    )


def _side(state: Terra, side: int) -> SideView:
    return SideView(
        gold=state.gold(side),
        bricks={name: state.brick(side, kind) for kind, name in enumerate(BRICKS)},
        supply=state.supply(side),
        tips=NOTHING if state.task else TIPS - state.tips(side),
        score=scoring.points(state, side),
    )


def _hand(state: Terra, seat: int, viewer: int) -> HandView:
    source = state.tiles.source(seat)
    return HandView(
        side=state.side(seat),
        holds=source >= 0,
        tile=held(state, seat, viewer),
        source=STACK_NAMES[source] if source >= 0 else "",
        place=state.tiles.depth(seat) + 1 if source >= 0 else 0,
    )


def held(state: Terra, seat: int, viewer: int) -> str:
    """The tile in a hand, empty if there is none or this viewer does not know it."""
    tile = state.tiles.held(seat)
    return TILE_NAMES[tile] if tile >= 0 and knows(viewer, state.tiles.known(seat)) else ""


def _stack(state: Terra, stack: int, viewer: int) -> StackView:
    slots = [state.tiles.slot(stack, place) for place in range(state.tiles.sizes[stack])]
    return StackView(
        stack=STACK_NAMES[stack],
        tiles=[_shown(state, slot, viewer) for slot in slots],
    )


def _shown(state: Terra, slot: int, viewer: int) -> str:
    tile = state.tiles.slots[slot]
    return TILE_NAMES[tile] if tile >= 0 and knows(viewer, state.tiles.seen[slot]) else ""


def choices(state: Terra) -> list[RowView]:
    """The rows that can be chosen now, or once the foundation is turned up."""
    if state.stage not in (stages.CHOOSING, stages.NEW_VALUE):
        return []
    return [row_view(state, state.field, line) for line in range(LINES)]


def _row_fields(state: Terra) -> list[str]:
    if state.line < 0:
        return []
    return [FIELD_NAMES[field] for field in state.board.row(state.field, state.line)]


def row_view(state: Terra, field: int, line: int) -> RowView:
    """What a row through this field yields as the board is."""
    fields = state.board.row(field, line)
    laid = [other for other in fields if not state.is_free(other)]
    tiles = [state.ground[other] for other in laid]
    workers = [[FIELD_NAMES[other]] * GIVES_WORKERS[state.ground[other]] for other in laid]
    return RowView(
        row=LINE_NAMES[line],
        fields=[FIELD_NAMES[other] for other in fields],
        gold=state.board.oases_in(field, line) + sum(GIVES_GOLD[tile] for tile in tiles),
        bricks=[BRICKS[colour] for tile in tiles for colour in GIVES_BRICKS[tile]],
        workers=[name for names in workers for name in names],
    )


def walks(state: Terra) -> list[WalkView]:
    """What the waiting workers may do."""
    if state.stage != stages.WORKING:
        return []
    going = [move for move in state.legal(state.seat) if moves.verb(move) == moves.GO]
    return [_walk(state, moves.argument(move)) for move in going]


def _walk(state: Terra, walk: int) -> WalkView:
    field, way = divmod(walk, WAYS)
    return WalkView(
        field=FIELD_NAMES[field],
        way=WAY_NAMES[way],
        over=[FIELD_NAMES[other] for other in state.board.way(field, way)],
        site=FIELD_NAMES[state.board.sites[working.goal(state, field, way)]],
    )
