"""What a viewer of Terra Pyramides hears of a move."""

from saqqara.core.said import Args, Said
from saqqara.core.state import BOX
from saqqara.games.terra.engine import laying, moves, stages, working
from saqqara.games.terra.engine.components import WORTH
from saqqara.games.terra.engine.moves import (
    BRICKS,
    COLOURS,
    FIELD_NAMES,
    LEVELS,
    PAIRS,
    PAYMENTS,
    STACK_NAMES,
    STAIR_NAMES,
    STAIRS,
    TILE_NAMES,
    WAYS,
)
from saqqara.games.terra.engine.rules import Terra
from saqqara.games.terra.engine.stacks import GIVING, OPEN, knows
from saqqara.games.terra.view import RowView, held, row_view


def tell(before: Terra, seat: int, move: int, after: Terra, viewer: int) -> list[Said]:
    """What this viewer hears of a move."""
    verb, what = moves.verb(move), moves.argument(move)
    if seat == BOX:
        lines = _tell_box(before, what, after, viewer)
    elif moves.is_extra(move):
        lines = [_tell_extra(before, seat, verb, what)]
    else:
        lines = _tell_seat(before, seat, verb, what)
        lines += _tell_got(before, seat, verb, after, viewer)
    lines += _tell_stack(before, after)
    return [*lines, Said("terra-over")] if after.stage == stages.OVER else lines


def _tell_box(  # noqa: PLR0911  a line for each stage
    before: Terra, what: int, after: Terra, viewer: int
) -> list[Said]:
    """What came out of the box."""
    stage = before.stage
    if stage == stages.FIRST_SEAT:
        return [Said("terra-first", {"seat": what})]
    if stage == stages.START_TILES:
        field = FIELD_NAMES[before.board.starts[before.count]]
        return [Said("terra-start-tile", {**symbols(TILE_NAMES[what]), "field": field})]
    if stage == stages.START_VALUES:
        return [_tell_value(before, before.board.starts[before.count], what + 1)]
    if stage == stages.HANDS:
        return [_tell_hand((before.seat + before.count) % before.seats, before, after, viewer)]
    if stage == stages.TURN_UP:
        return [_tell_top(OPEN[before.count], TILE_NAMES[what])]
    if stage == stages.NEW_VALUE:
        return [_tell_value(before, before.field, what + 1)]
    if stage == stages.LOOKING:
        return _tell_seen(before, TILE_NAMES[what], viewer)
    if stage == stages.TAKEN:
        return _tell_own_tile(after, before.seat, viewer)
    return [_tell_top(before.stack, TILE_NAMES[what])]


def _tell_value(before: Terra, field: int, value: int) -> Said:
    where = FIELD_NAMES[before.board.sites[before.ahead(field)]]
    return Said("terra-foundation", {"value": value, "site": where})


def _tell_hand(seat: int, before: Terra, after: Terra, viewer: int) -> Said:
    tile = held(after, seat, viewer)
    stack = STACK_NAMES[GIVING[before.count]]
    return Said("terra-hand", {"seat": seat, "stack": stack, **symbols(tile)})


def _tell_top(stack: int, tile: str) -> Said:
    return Said("terra-turned-up", {"stack": STACK_NAMES[stack], **symbols(tile)})


def _tell_seen(before: Terra, tile: str, viewer: int) -> list[Said]:
    """A tile that comes to light while a stack is looked through."""
    if not knows(viewer, before.learners(before.seat)):
        return []
    place = before.tiles.slot(before.stack, 0) - before.tiles.unseen_slot(before.stack) + 1
    return [Said("terra-sees", {"seat": before.seat, **symbols(tile), "place": place})]


def _tell_own_tile(after: Terra, seat: int, viewer: int) -> list[Said]:
    """The tile that came into a hand, for those who know it."""
    tile = held(after, seat, viewer)
    return [Said("terra-gets", {"seat": seat, **symbols(tile)})] if tile else []


def symbols(tile: str) -> Args:
    """A tile by its symbols, so that every language can name it; `none` = no symbol."""
    one, _, other = tile.partition("+")
    return {"one": one or "none", "other": other or "none"}


def _tell_seat(before: Terra, seat: int, verb: int, what: int) -> list[Said]:
    """What a seat did in one stage only."""
    stage = before.stage
    if stage == stages.LAYING:
        return _tell_lay(before, seat, what)
    if stage == stages.CHOOSING:
        row = row_view(before, before.field, what)
        return [Said("terra-row", {"seat": seat, "row": row.row, **gains(row)})]
    if stage == stages.WORKING:
        return [_tell_work(before, seat, verb, what)]
    if stage == stages.DRAWING:
        key = "terra-takes" if verb == moves.TAKE else "terra-looks"
        return [Said(key, {"seat": seat, "stack": STACK_NAMES[what]})]
    facts: Args = {"seat": seat, "stack": STACK_NAMES[before.stack], "place": what + 1}
    return [Said("terra-picks", facts)]


def _tell_got(before: Terra, seat: int, verb: int, after: Terra, viewer: int) -> list[Said]:
    """The tile that was drawn."""
    took = verb == moves.TAKE or before.stage == stages.PICKING
    return _tell_own_tile(after, seat, viewer) if took else []


def _tell_lay(before: Terra, seat: int, way: int) -> list[Said]:
    field, stair = divmod(way, STAIRS)
    tile = TILE_NAMES[before.tiles.held(seat)]
    where: Args = {"field": FIELD_NAMES[field], "stair": STAIR_NAMES[stair]}
    lines = [Said("terra-lays", {"seat": seat, **symbols(tile), **where})]
    dear = laying.is_dear(before, seat, field)
    return [*lines, Said("terra-pays", {"seat": seat})] if dear else lines


def gains(row: RowView) -> Args:
    """What a row yields, by kind."""
    bricks = {colour: row.bricks.count(colour) for colour in BRICKS[:COLOURS]}
    return {"gold": row.gold, **bricks, "workers": len(row.workers)}


def _tell_work(before: Terra, seat: int, verb: int, walk: int) -> Said:
    if verb == moves.END:
        return Said("terra-ends", {"seat": seat})
    field, way = divmod(walk, WAYS)
    site = FIELD_NAMES[before.board.sites[working.goal(before, field, way)]]
    return Said("terra-goes", {"seat": seat, "field": FIELD_NAMES[field], "site": site})


def _tell_extra(before: Terra, seat: int, verb: int, what: int) -> Said:
    """What is open in several stages."""
    if verb == moves.FOUND:
        field, paid = divmod(what, PAYMENTS)
        return _tell_build(seat, field, BRICKS[paid // 2], 1, paid % 2)
    if verb == moves.RAISE:
        field, whites = divmod(what, LEVELS)
        site = before.board.site_at[field]
        colour, level = BRICKS[before.colour(site)], before.level(site) + 1
        return _tell_build(seat, field, colour, level, whites)
    if verb == moves.HIRE:
        return Said("terra-hires", {"seat": seat, "site": FIELD_NAMES[what]})
    if verb == moves.BUY:
        return Said("terra-buys", {"seat": seat})
    if verb == moves.BACK:
        return Said("terra-back", {"seat": seat, "site": FIELD_NAMES[what]})
    one, other = PAIRS[what]
    return Said("terra-swaps", {"seat": seat, "one": BRICKS[one], "other": BRICKS[other]})


def _tell_build(seat: int, field: int, colour: str, level: int, whites: int) -> Said:
    facts: Args = {"site": FIELD_NAMES[field], "colour": colour, "level": level, "whites": whites}
    return Said("terra-builds", {"seat": seat, "worth": WORTH[level], **facts})


def _tell_stack(before: Terra, after: Terra) -> list[Said]:
    """That a stack was removed with its last tile (TP-20)."""
    gone = [
        stack
        for stack, size in enumerate(before.tiles.sizes)
        if size and not after.tiles.sizes[stack]
    ]
    return [Said("terra-removed", {"stack": STACK_NAMES[s]}) for s in gone if before.shrinks]
