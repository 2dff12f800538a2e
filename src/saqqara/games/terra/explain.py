"""Why a move of Terra Pyramides is not allowed, and why a point was scored."""

from saqqara.core.said import Args, Item, Why
from saqqara.core.state import BOX
from saqqara.games.terra.engine.board import OASIS, OUTSIDE, SITE
from saqqara.games.terra.engine.moves import (
    BACK,
    BRICKS,
    BUY,
    COLOURS,
    COUNT,
    END,
    FIELD_NAMES,
    FIRST,
    FOUND,
    GO,
    HIRE,
    LOOK,
    PAIRS,
    PICK,
    RAISE,
    ROW,
    STACK_NAMES,
    STAIR_NAMES,
    STAIRS,
    SWAP,
    TAKE,
    WAY_NAMES,
    WAYS,
    WHITE,
)
from saqqara.games.terra.engine.rules import (
    CHOOSING,
    COLOUR,
    CROWD,
    DRAWING,
    GOLD,
    LAYING,
    LEVEL,
    LIMITS,
    MOST_BRICKS,
    OVER,
    OWNER,
    PICKING,
    PLACE,
    PRICE,
    SIDE,
    SUPPLY,
    TOP,
    VALUE,
    WORKERS,
    WORKING,
    WORTH,
    Terra,
)
from saqqara.games.terra.engine.stacks import HAND, SOURCE


def why_not(state: Terra, seat: int, move: int) -> Why:
    """For a move that is not allowed: the first reason, with the rule and the fields."""
    if state.stage == OVER:
        return Why("TP-21", "terra-why-over")
    if seat == BOX or state.stage < LAYING:
        return Why("TP-5", "terra-why-box")
    if seat != state.seat:
        return Why("TP-6", "terra-why-turn", {"seat": state.seat})
    if not 0 <= move < COUNT or move >= FIRST:
        return Why("TP-5", "terra-why-no-move")
    return _why_not_now(state, move) or _why_not_this(state, seat, move)


def _why_not_now(state: Terra, move: int) -> Why | None:
    """The move belongs to another part of the turn."""
    rule, stages, key = _part(move)
    if state.stage in stages:
        return None
    if state.stage in (DRAWING, PICKING) and FOUND <= move <= END:
        return Why("TP-15", "terra-why-draw-first")
    if state.stage == LIMITS and move == END:
        return Why("TP-19", "terra-why-extra-later")
    return Why(rule, f"terra-why-{key}-later")


def _part(move: int) -> tuple[str, tuple[int, ...], str]:
    """The rule of a move, the stages it belongs to and what it is called in texts."""
    if move < ROW:
        return "TP-7", (LAYING,), "lay"
    if move < GO:
        return "TP-10", (CHOOSING,), "row"
    if move < FOUND:
        return "TP-12", (WORKING,), "go"
    if move < END:
        return "TP-16", (LAYING, CHOOSING, WORKING, LIMITS), "extra"
    if move == END:
        return "TP-15", (WORKING,), "end"
    if move < PICK:
        return "TP-15", (DRAWING,), "draw"
    return "TP-15", (PICKING,), "pick"


def _why_not_this(state: Terra, seat: int, move: int) -> Why:
    side = state.side(seat)
    if move < ROW:
        return _why_not_lay(state, seat, move // STAIRS, move % STAIRS)
    if move < FOUND:
        return _why_not_go(state, side, (move - GO) // WAYS, (move - GO) % WAYS)
    if move < RAISE:
        return _why_not_found(state, side, move - FOUND)
    if move < HIRE:
        return _why_not_raise(state, side, (move - RAISE) // 6, (move - RAISE) % 6)
    if move <= BUY:
        return _why_not_buy(state, side, move)
    if move < SWAP:
        return _why_not_back(state, side, move - BACK)
    if move < END:
        return _why_not_swap(state, side, move - SWAP)
    return _why_not_draw(state, side, move)


def _why_not_lay(state: Terra, seat: int, field: int, stair: int) -> Why:
    here = (FIELD_NAMES[field],)
    sign = state.board.signs[field]
    if sign == OUTSIDE:
        return Why("TP-1", "terra-why-outside", {}, here)
    if sign == SITE:
        return Why("TP-7", "terra-why-on-site", {}, here)
    if sign == OASIS:
        return Why("TP-7", "terra-why-on-oasis", {}, here)
    if state.ground[field] >= 0:
        return Why("TP-7", "terra-why-taken", {}, here)
    if STAIRS * field + stair not in state.board.lays[field]:
        line = [field, *state.board.between[WAYS * field + 2 * stair]]
        return Why("TP-8", "terra-why-stair", {"stair": STAIR_NAMES[stair]}, _names(line))
    half = "scarab" if state.tiles.hands[HAND * seat + SOURCE] // 4 else "sphinx"
    return Why("TP-23", "terra-why-half", {"half": half}, here)


def _names(fields: list[int]) -> tuple[str, ...]:
    return tuple(FIELD_NAMES[field] for field in fields)


def _why_not_go(state: Terra, side: int, field: int, way: int) -> Why:
    """TP-12: the worker, its way, then the place where it would arrive."""
    here = (FIELD_NAMES[field],)
    if field not in state.waiting:
        return Why("TP-12", "terra-why-no-worker", {}, here)
    if not state.sides[SIDE * side + SUPPLY]:
        return Why("TP-12", "terra-why-supply", {}, here)
    between = state.board.between[WAYS * field + way]
    gaps = [f for f in between if state.ground[f] < 0]
    if gaps:
        return Why("TP-12", "terra-why-gap", {"way": WAY_NAMES[way]}, _names(gaps))
    site = state.goal(field, way)
    if site < 0:
        return Why("TP-12", "terra-why-edge", {"way": WAY_NAMES[way]}, _names([field, *between]))
    return why_not_enter(state, side, site)


def why_not_enter(state: Terra, side: int, site: int) -> Why:
    """Why no worker of this side may come to a site."""
    row = state.sites[PLACE * site : PLACE * site + PLACE]
    here = (FIELD_NAMES[state.board.sites[site]],)
    if not row[VALUE]:
        return Why("TP-12", "terra-why-empty-site", {}, here)
    if row[OWNER] not in (-1, side):
        return Why("TP-12", "terra-why-others", {"seat": row[OWNER]}, here)
    if row[WORKERS] == CROWD:
        return Why("TP-12", "terra-why-full", {}, here)
    if row[OWNER] == side:
        return Why("TP-28", "terra-why-done", {}, here)
    return Why("TP-13", "terra-why-first-turn", {}, here)


def _why_not_site(state: Terra, side: int, field: int) -> Why | None:
    """What every build needs first: an own place (TP-16)."""
    here = (FIELD_NAMES[field],)
    if state.board.signs[field] != SITE:
        return Why("TP-16", "terra-why-no-site", {}, here)
    if state.sites[PLACE * state.board.site_at[field] + OWNER] != side:
        return Why("TP-16", "terra-why-not-yours", {}, here)
    return None


def _why_not_crowd(state: Terra, field: int) -> Why | None:
    """And three workers there; said only if the place can be built on at all."""
    workers = state.sites[PLACE * state.board.site_at[field] + WORKERS]
    if workers < CROWD:
        return Why("TP-16", "terra-why-workers", {"workers": workers}, (FIELD_NAMES[field],))
    return None


def _why_not_found(state: Terra, side: int, move: int) -> Why:
    field, paid = divmod(move, 2 * COLOURS)
    reason = _why_not_site(state, side, field)
    if reason:
        return reason
    here = (FIELD_NAMES[field],)
    if state.sites[PLACE * state.board.site_at[field] + LEVEL]:
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
    at = PLACE * state.board.site_at[field]
    level, colour = state.sites[at + LEVEL] + 1, state.sites[at + COLOUR]
    if whites > level:
        return Why("TP-16", "terra-why-too-many-whites", {"needed": level}, here)
    held = state.sides[SIDE * side + WHITE]
    if whites > held:
        facts: Args = {"brick": BRICKS[WHITE], "needed": whites, "held": held}
    else:
        own = state.sides[SIDE * side + colour]
        facts = {"brick": BRICKS[colour], "needed": level - whites, "held": own}
    return Why("TP-16", "terra-why-bricks", facts, here)


def _why_not_higher(state: Terra, side: int, field: int) -> Why | None:
    """Whether there is a next level at all (TP-17, TP-28)."""
    here = (FIELD_NAMES[field],)
    level = state.sites[PLACE * state.board.site_at[field] + LEVEL] + 1
    if level == 1:
        return Why("TP-16", "terra-why-no-pyramid", {}, here)
    if level > TOP:
        return Why("TP-17", "terra-why-finished", {}, here)
    if state.may_reach(side, level):
        return None
    rule, key = ("TP-28", "done") if state.task else ("TP-17", "tips")
    return Why(rule, f"terra-why-{key}", {}, here)


def _why_not_buy(state: Terra, side: int, move: int) -> Why:
    gold = state.sides[SIDE * side + GOLD]
    if gold < PRICE:
        return Why("TP-18", "terra-why-gold", {"needed": PRICE, "held": gold})
    field = move - HIRE
    here = (FIELD_NAMES[field],)
    if not state.sides[SIDE * side + SUPPLY]:
        return Why("TP-18", "terra-why-supply", {}, here)
    if state.board.signs[field] != SITE:
        return Why("TP-18", "terra-why-no-site", {}, here)
    return why_not_enter(state, side, state.board.site_at[field])


def _why_not_back(state: Terra, side: int, field: int) -> Why:
    here = (FIELD_NAMES[field],)
    site = state.board.site_at[field]
    if site < 0 or state.sites[PLACE * site + OWNER] != side:
        return Why("TP-14", "terra-why-none-there", {}, here)
    return Why("TP-14", "terra-why-last-worker", {}, here)


def _why_not_swap(state: Terra, side: int, pair: int) -> Why:
    if not state.may_swap(side):
        return Why("TP-19", "terra-why-swap", {"most": MOST_BRICKS, "held": state.bricks(side)})
    one, other = PAIRS[pair]
    return Why("TP-19", "terra-why-swap-bricks", {"one": BRICKS[one], "other": BRICKS[other]})


def _why_not_draw(state: Terra, side: int, move: int) -> Why:
    if move >= PICK:
        left = state.tiles.sizes[state.stack]
        return Why("TP-15", "terra-why-no-place", {"stack": STACK_NAMES[state.stack], "left": left})
    stack = move - TAKE if move < LOOK else move - LOOK
    facts: Args = {"stack": STACK_NAMES[stack]}
    if not state.tiles.sizes[stack]:
        return Why("TP-20", "terra-why-no-stack", facts)
    if not state.sides[SIDE * side + GOLD]:
        return Why("TP-15", "terra-why-gold", {"needed": 1, "held": 0})
    return Why("TP-24", "terra-why-open", facts)


def items(state: Terra, seat: int) -> list[Item]:
    """The score line by line: pyramids and foundations as they lie, bricks, gold (TP-22)."""
    side = state.side(seat)
    held = [
        site for site in range(len(state.board.sites)) if state.sites[PLACE * site + OWNER] == side
    ]
    lines = [_item(state, site) for site in held]
    bricks, gold = state.bricks(side), state.sides[SIDE * side + GOLD]
    lines.append(Item("TP-22", "terra-item-bricks", bricks, {"bricks": bricks}))
    return [*lines, Item("TP-22", "terra-item-gold", gold, {"gold": gold})]


def _item(state: Terra, site: int) -> Item:
    row = state.sites[PLACE * site : PLACE * site + PLACE]
    where: Args = {"site": FIELD_NAMES[state.board.sites[site]]}
    if not row[LEVEL]:
        return Item("TP-22", "terra-item-foundation", row[VALUE], where)
    facts: Args = {"colour": BRICKS[row[COLOUR]], "level": row[LEVEL]}
    return Item("TP-22", "terra-item-pyramid", WORTH[row[LEVEL]], {**where, **facts})
