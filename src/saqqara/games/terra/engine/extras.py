"""What is open whenever one likes in one's turn: builds, purchases, workers taken home, swaps."""

from typing import Any

from mypy_extensions import i64

from saqqara.games.terra.engine import limits, moves, stages, working
from saqqara.games.terra.engine.components import CROWD, MOST_BRICKS, PRICE, TIPS, TOP
from saqqara.games.terra.engine.land import Land
from saqqara.games.terra.engine.moves import COLOURS, KINDS_OF_BRICK, LEVELS, PAIRS, PAYMENTS, WHITE


def add_legal(state: Land, side: i64, out: list[Any]) -> None:
    """In the order of their numbers."""
    fields, places = state.board.sites, state.places(side)
    site: i64
    for site in places:
        if state.workers(site) == CROWD and not state.level(site):
            _add_founds(state, side, site, out)
    for site in places:
        if state.workers(site) == CROWD and state.level(site):
            _add_raises(state, side, site, out)
    if state.gold(side) >= PRICE:
        _add_hires(state, side, out)
        out.append(moves.BUY)
    for site in places:
        if may_leave(state, site):
            out.append(moves.BACK + fields[site])  # noqa: PERF401 - site is no object in a loop
    if may_swap(state, side):
        _add_swaps(state, side, out)


def _add_founds(state: Land, side: i64, site: i64, out: list[Any]) -> None:
    """Level 1 in any colour, paid in it or in white (TP-16)."""
    first: i64 = moves.FOUND + PAYMENTS * state.board.sites[site]
    white = state.brick(side, WHITE) > 0
    colour: i64
    for colour in range(COLOURS):
        if state.brick(side, colour):
            out.append(first + 2 * colour)
        if white:
            out.append(first + 2 * colour + 1)


def _add_raises(state: Land, side: i64, site: i64, out: list[Any]) -> None:
    """The next level, bricks of its colour and white ones mixed as one likes (TP-16)."""
    level: i64 = state.level(site) + 1
    if not may_reach(state, side, level):
        return
    first: i64 = moves.RAISE + LEVELS * state.board.sites[site]
    own: i64 = state.brick(side, state.colour(site))
    whites: i64
    for whites in range(max(0, level - own), min(level, state.brick(side, WHITE)) + 1):
        out.append(first + whites)  # noqa: PERF401 - as above


def may_reach(state: Land, side: i64, level: i64) -> bool:
    """Whether a pyramid of this side may get so high."""
    if level != TOP:
        return level < TOP
    if state.task:
        return state.task != 3  # TP-25, TP-28
    return state.tips(side) < TIPS  # TP-17


def _add_hires(state: Land, side: i64, out: list[Any]) -> None:
    """TP-18."""
    if not state.supply(side):
        return
    site: i64
    for site in range(len(state.board.sites)):
        if working.admits(state, side, site):
            out.append(moves.HIRE + state.board.sites[site])  # noqa: PERF401 - as above


def may_leave(state: Land, site: i64) -> bool:
    """Whether a worker may come home from here: the last one on a pyramid stays (TP-14)."""
    return state.workers(site) > 1 or not state.level(site)


def may_swap(state: Land, side: i64) -> bool:
    """TP-19."""
    if state.options.free_swap:
        return True
    return state.stage == stages.LIMITS and state.bricks(side) > MOST_BRICKS


def _add_swaps(state: Land, side: i64, out: list[Any]) -> None:
    """Any two bricks, alike or not (TP-19)."""
    move: i64 = moves.SWAP
    a: i64
    b: i64
    for a in range(KINDS_OF_BRICK):
        held: i64 = state.brick(side, a)
        for b in range(a, KINDS_OF_BRICK):
            if held > (1 if a == b else 0) and state.brick(side, b):
                out.append(move)
            move += 1


def make(state: Land, side: i64, verb: int, what: int) -> None:
    """One of them; above the limits the turn may be over then (TP-19)."""
    site_at = state.board.site_at
    if verb == moves.FOUND:
        _build(state, side, site_at[what // PAYMENTS], what // 2 % COLOURS, what % 2)
    elif verb == moves.RAISE:
        site = site_at[what // LEVELS]
        _build(state, side, site, state.colour(site), what % LEVELS)
    elif verb == moves.HIRE:  # TP-18
        state.pay(side, PRICE)
        working.enter(state, side, site_at[what])
    elif verb == moves.BUY:  # TP-18
        state.pay(side, PRICE)
        state.give(side, WHITE, 1)
    elif verb == moves.BACK:
        _take_back(state, side, site_at[what])
    else:
        _swap(state, side, what)
    if state.stage == stages.LIMITS:
        limits.check(state)


def _build(state: Land, side: i64, site: i64, colour: i64, whites: i64) -> None:
    """A level costs as many bricks as its number; all workers but one go home (TP-16)."""
    level: i64 = state.level(site) + 1
    state.set_pyramid(site, level, colour)
    state.spend(side, WHITE, whites)
    state.spend(side, colour, level - whites)
    state.set_workers(site, side, 1)
    state.fetch(side, CROWD - 1)
    if level == TOP:
        state.use_tip(side)  # TP-17


def _take_back(state: Land, side: i64, site: i64) -> None:
    """TP-14."""
    state.fetch(side, 1)
    state.set_workers(site, side, state.workers(site) - 1)


def _swap(state: Land, side: i64, pair: int) -> None:
    """Two bricks become a white one (TP-19)."""
    one, other = PAIRS[pair]
    state.spend(side, one, 1)
    state.spend(side, other, 1)
    state.give(side, WHITE, 1)
