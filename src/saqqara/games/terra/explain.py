"""Why a move of Terra Pyramides is not allowed, and why a point was scored."""

from typing import Final, NamedTuple

from saqqara.core.said import Args, Item, Why
from saqqara.core.state import BOX
from saqqara.games.terra.engine import extras, moves, scoring, stages, working
from saqqara.games.terra.engine.board import NOTHING, OASIS, OUTSIDE, SCARAB, SITE
from saqqara.games.terra.engine.components import CROWD, LOOK_PRICE, MOST_BRICKS, PRICE, TOP
from saqqara.games.terra.engine.moves import (
    BRICKS,
    FIELD_NAMES,
    LEVELS,
    PAIRS,
    PAYMENTS,
    STACK_NAMES,
    STAIR_NAMES,
    STAIRS,
    WAY_NAMES,
    WAYS,
    WHITE,
)
from saqqara.games.terra.engine.rules import Terra


def why_not(state: Terra, seat: int, move: int) -> Why:
    """For a move that is not allowed: the first reason, with the rule and the fields."""
    if state.stage == stages.OVER:
        return Why("TP-21", "terra-why-over")
    if seat == BOX or stages.OF_CHANCE[state.stage]:
        return Why("TP-5", "terra-why-box")
    if seat != state.seat:
        return Why("TP-6", "terra-why-turn", {"seat": state.seat})
    if not 0 <= move < moves.COUNT or moves.verb(move) in moves.OF_CHANCE:
        return Why("TP-5", "terra-why-no-move")
    verb, what = moves.verb(move), moves.argument(move)
    return _why_not_now(state, move) or _why_not_this(state, seat, verb, what)


class Time(NamedTuple):
    """When a move has its place: its rule, its stages, and what texts call it."""

    rule: str
    stages: tuple[int, ...]
    key: str


_EXTRA: Final = Time(
    "TP-16", (stages.LAYING, stages.CHOOSING, stages.WORKING, stages.LIMITS), "extra"
)
_TIMES: Final = {
    moves.LAY: Time("TP-7", (stages.LAYING,), "lay"),
    moves.ROW: Time("TP-10", (stages.CHOOSING,), "row"),
    moves.GO: Time("TP-12", (stages.WORKING,), "go"),
    **dict.fromkeys(moves.EXTRAS, _EXTRA),
    moves.END: Time("TP-15", (stages.WORKING,), "end"),
    moves.TAKE: Time("TP-15", (stages.DRAWING,), "draw"),
    moves.LOOK: Time("TP-15", (stages.DRAWING,), "draw"),
    moves.PICK: Time("TP-15", (stages.PICKING,), "pick"),
}


def _why_not_now(state: Terra, move: int) -> Why | None:
    """The move belongs to another stage of the turn."""
    verb = moves.verb(move)
    time = _TIMES[verb]
    if state.stage in time.stages:
        return None
    after_work = moves.is_extra(move) or verb == moves.END
    if state.stage in (stages.DRAWING, stages.PICKING) and after_work:
        return Why("TP-15", "terra-why-draw-first")
    if state.stage == stages.LIMITS and verb == moves.END:
        return Why("TP-19", "terra-why-extra-later")
    return Why(time.rule, f"terra-why-{time.key}-later")


def _why_not_this(state: Terra, seat: int, verb: int, what: int) -> Why:
    """By stage, and in several of them what is extra. Any row may be chosen, and work be ended."""
    side = state.side(seat)
    if verb in moves.EXTRAS:
        return _why_not_extra(state, side, verb, what)
    if state.stage == stages.LAYING:
        return _why_not_lay(state, seat, what // STAIRS, what % STAIRS)
    if state.stage == stages.WORKING:
        return _why_not_go(state, side, what // WAYS, what % WAYS)
    if state.stage == stages.DRAWING:
        return _why_not_draw(state, side, what)
    left = state.tiles.sizes[state.stack]
    return Why("TP-15", "terra-why-no-place", {"stack": STACK_NAMES[state.stack], "left": left})


def _why_not_extra(state: Terra, side: int, verb: int, what: int) -> Why:
    if verb == moves.FOUND:
        return _why_not_found(state, side, what // PAYMENTS, what % PAYMENTS)
    if verb == moves.RAISE:
        return _why_not_raise(state, side, what // LEVELS, what % LEVELS)
    if verb in (moves.HIRE, moves.BUY):
        return _why_not_buy(state, side, what)
    if verb == moves.BACK:
        return _why_not_back(state, side, what)
    return _why_not_swap(state, side, what)


def _why_not_lay(state: Terra, seat: int, field: int, stair: int) -> Why:
    here = (FIELD_NAMES[field],)
    sign = state.board.signs[field]
    if sign == OUTSIDE:
        return Why("TP-1", "terra-why-outside", {}, here)
    if sign == SITE:
        return Why("TP-7", "terra-why-on-site", {}, here)
    if sign == OASIS:
        return Why("TP-7", "terra-why-on-oasis", {}, here)
    if not state.is_free(field):
        return Why("TP-7", "terra-why-taken", {}, here)
    if STAIRS * field + stair not in state.board.lays[field]:
        line = [field, *state.board.way(field, 2 * stair)]
        return Why("TP-8", "terra-why-stair", {"stair": STAIR_NAMES[stair]}, _names(line))
    half = "scarab" if state.tiles.half(seat) == SCARAB else "sphinx"
    return Why("TP-23", "terra-why-half", {"half": half}, here)


def _names(fields: list[int]) -> tuple[str, ...]:
    return tuple(FIELD_NAMES[field] for field in fields)


def _why_not_go(state: Terra, side: int, field: int, way: int) -> Why:
    """TP-12: the worker, its way, then the place where it would arrive."""
    here = (FIELD_NAMES[field],)
    if field not in state.waiting:
        return Why("TP-12", "terra-why-no-worker", {}, here)
    if not state.supply(side):
        return Why("TP-12", "terra-why-supply", {}, here)
    between = state.board.way(field, way)
    gaps = [other for other in between if state.is_free(other)]
    if gaps:
        return Why("TP-12", "terra-why-gap", {"way": WAY_NAMES[way]}, _names(gaps))
    site = working.goal(state, field, way)
    if site < 0:
        return Why("TP-12", "terra-why-edge", {"way": WAY_NAMES[way]}, _names([field, *between]))
    return why_not_enter(state, side, site)


def why_not_enter(state: Terra, side: int, site: int) -> Why:
    """Why no worker of this side may come to a site."""
    owner = state.owner(site)
    here = (FIELD_NAMES[state.board.sites[site]],)
    if not state.value(site):
        return Why("TP-12", "terra-why-empty-site", {}, here)
    if owner not in (NOTHING, side):
        return Why("TP-12", "terra-why-others", {"seat": owner}, here)
    if state.workers(site) == CROWD:
        return Why("TP-12", "terra-why-full", {}, here)
    if owner == side:
        return Why("TP-28", "terra-why-done", {}, here)
    return Why("TP-13", "terra-why-first-turn", {}, here)


def _why_not_site(state: Terra, side: int, field: int) -> Why | None:
    """What every build needs first: an own place (TP-16)."""
    here = (FIELD_NAMES[field],)
    if state.board.signs[field] != SITE:
        return Why("TP-16", "terra-why-no-site", {}, here)
    if state.owner(state.board.site_at[field]) != side:
        return Why("TP-16", "terra-why-not-yours", {}, here)
    return None


def _why_not_crowd(state: Terra, field: int) -> Why | None:
    """And three workers there; said only if the place can be built on at all."""
    workers = state.workers(state.board.site_at[field])
    if workers < CROWD:
        return Why("TP-16", "terra-why-workers", {"workers": workers}, (FIELD_NAMES[field],))
    return None


def _why_not_found(state: Terra, side: int, field: int, paid: int) -> Why:
    reason = _why_not_site(state, side, field)
    if reason:
        return reason
    here = (FIELD_NAMES[field],)
    if state.level(state.board.site_at[field]):
        return Why("TP-16", "terra-why-has-colour", {}, here)
    brick = BRICKS[WHITE] if paid % 2 else BRICKS[paid // 2]
    facts: Args = {"brick": brick, "needed": 1, "held": 0}
    return _why_not_crowd(state, field) or Why("TP-16", "terra-why-bricks", facts, here)


def _why_not_raise(state: Terra, side: int, field: int, whites: int) -> Why:
    reason = _why_not_site(state, side, field) or _why_not_higher(state, side, field)
    reason = reason or _why_not_crowd(state, field)
    if reason:
        return reason
    here = (FIELD_NAMES[field],)
    site = state.board.site_at[field]
    level, colour = state.level(site) + 1, state.colour(site)
    if whites > level:
        return Why("TP-16", "terra-why-too-many-whites", {"needed": level}, here)
    held = state.brick(side, WHITE)
    if whites > held:
        facts: Args = {"brick": BRICKS[WHITE], "needed": whites, "held": held}
    else:
        own = state.brick(side, colour)
        facts = {"brick": BRICKS[colour], "needed": level - whites, "held": own}
    return Why("TP-16", "terra-why-bricks", facts, here)


def _why_not_higher(state: Terra, side: int, field: int) -> Why | None:
    """Whether there is a next level at all (TP-17, TP-28)."""
    here = (FIELD_NAMES[field],)
    level = state.level(state.board.site_at[field]) + 1
    if level == 1:
        return Why("TP-16", "terra-why-no-pyramid", {}, here)
    if level > TOP:
        return Why("TP-17", "terra-why-finished", {}, here)
    if extras.may_reach(state, side, level):
        return None
    rule, key = ("TP-28", "done") if state.task else ("TP-17", "tips")
    return Why(rule, f"terra-why-{key}", {}, here)


def _why_not_buy(state: Terra, side: int, field: int) -> Why:
    """A white brick needs nothing but gold, a worker a place to go to (TP-18)."""
    gold = state.gold(side)
    if gold < PRICE:
        return Why("TP-18", "terra-why-gold", {"needed": PRICE, "held": gold})
    here = (FIELD_NAMES[field],)
    if not state.supply(side):
        return Why("TP-18", "terra-why-supply", {}, here)
    if state.board.signs[field] != SITE:
        return Why("TP-18", "terra-why-no-site", {}, here)
    return why_not_enter(state, side, state.board.site_at[field])


def _why_not_back(state: Terra, side: int, field: int) -> Why:
    here = (FIELD_NAMES[field],)
    site = state.board.site_at[field]
    if site < 0 or state.owner(site) != side:
        return Why("TP-14", "terra-why-none-there", {}, here)
    return Why("TP-14", "terra-why-last-worker", {}, here)


def _why_not_swap(state: Terra, side: int, pair: int) -> Why:
    if not extras.may_swap(state, side):
        return Why("TP-19", "terra-why-swap", {"most": MOST_BRICKS, "held": state.bricks(side)})
    one, other = PAIRS[pair]
    return Why("TP-19", "terra-why-swap-bricks", {"one": BRICKS[one], "other": BRICKS[other]})


def _why_not_draw(state: Terra, side: int, stack: int) -> Why:
    facts: Args = {"stack": STACK_NAMES[stack]}
    if not state.tiles.sizes[stack]:
        return Why("TP-20", "terra-why-no-stack", facts)
    if state.gold(side) < LOOK_PRICE:
        return Why("TP-15", "terra-why-gold", {"needed": LOOK_PRICE, "held": state.gold(side)})
    return Why("TP-24", "terra-why-open", facts)


def items(state: Terra, seat: int) -> list[Item]:
    """The score line by line: pyramids and foundations as they lie, bricks, gold (TP-22)."""
    side = state.side(seat)
    lines = [_item(state, site) for site in state.places(side)]
    bricks, gold = state.bricks(side), state.gold(side)
    lines.append(Item("TP-22", "terra-item-bricks", bricks, {"bricks": bricks}))
    return [*lines, Item("TP-22", "terra-item-gold", gold, {"gold": gold})]


def _item(state: Terra, site: int) -> Item:
    where: Args = {"site": FIELD_NAMES[state.board.sites[site]]}
    worth = scoring.worth(state, site)
    if not state.level(site):
        return Item("TP-22", "terra-item-foundation", worth, where)
    facts: Args = {"colour": BRICKS[state.colour(site)], "level": state.level(site)}
    return Item("TP-22", "terra-item-pyramid", worth, {**where, **facts})
