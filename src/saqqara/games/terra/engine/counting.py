"""What can be counted in a position of Land Pyramides for a seat.

A level of a pyramid is worth more and more points, but each brick and each worker on the way to it
is needed alike. So bricks and walks are counted as they are put in; the printed points come to the
fore towards the end. The yardstick stands on these numbers, so they do not change.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.terra.engine import extras, scoring, stages, working
from saqqara.games.terra.engine.components import (
    CROWD,
    GIVES_BRICKS,
    GIVES_GOLD,
    GIVES_WORKERS,
    MOST_BRICKS,
    WORTH,
    turns,
)
from saqqara.games.terra.engine.land import Land
from saqqara.games.terra.engine.moves import COLOURS, WAYS, WHITE

# The numbers, in this order. All but the first and the last count less towards the end.
POINTS: Final = 0  # count more towards the end
BUILT: Final = 1  # bricks in one's pyramids
WALKED: Final = 2  # workers that walked to them
UNFINISHED: Final = 3  # pyramids that could still grow
TOO_OPEN: Final = 4  # of these more than there is time for
FITTING: Final = 5  # bricks in hand that one's pyramids can use
WHITES: Final = 6
ODD: Final = 7  # bricks without a pyramid
READY: Final = 8  # workers where the bricks for the next level are there, by what it brings
COMING: Final = 9  # points of the best level that can be built at once
FOUNDERS: Final = 10  # workers on the foundation with most of them
STRAY: Final = 11  # workers on other foundations
COINS: Final = 12
WALKS: Final = 13  # waiting workers that have a place to go to
HOME: Final = 14  # workers in the supply, up to four
ROADS: Final = 15  # worker symbols with a way to one's pyramids
IN_HAND: Final = 16  # what the tile in hand gives
LOOKED: Final = 17  # a look was paid for
TOO_MANY: Final = 18  # bricks over the limit
COUNT: Final = 19

LAST_TURNS: Final = 3.9  # from here on the points come to the fore
TURNS_FOR_ONE: Final = 4.6  # that a pyramid takes
WORKER_WORTH: Final = 0.87  # a symbol on a tile; a brick that fits is 1
GOLD_WORTH: Final = 0.26
ODD_WORTH: Final = 0.54
USUAL_TILE: Final = 1.4


def plain(state: Land, seat: int) -> list[float]:
    """The features as the position lies."""
    found = [0.0] * COUNT
    side: i64 = state.side(seat)
    needs = [0] * COLOURS
    left = _own_turns(state)
    _count_sites(state, side, found, needs)
    found[STRAY] -= found[FOUNDERS]
    found[TOO_OPEN] = max(0.0, found[UNFINISHED] - 1.0 - left / TURNS_FOR_ONE)
    _count_bricks(state, side, found, needs)
    found[COINS] = float(state.gold(side))
    found[HOME] = min(4.0, float(state.supply(side)))
    _count_walks(state, side, found)
    found[IN_HAND] = _in_hand(state, seat, needs)
    found[LOOKED] = 1.0 if state.stage in (stages.LOOKING, stages.PICKING) else 0.0
    share = min(1.0, left / LAST_TURNS)
    for k in range(COUNT):
        found[k] *= share
    found[POINTS] = float(scoring.points(state, side)) * (1.0 - share)
    found[TOO_MANY] = float(max(0, state.bricks(side) - MOST_BRICKS))
    return found


def _own_turns(state: Land) -> float:
    """How many turns a side has left."""
    left = turns(state.seats, state.task) - state.turn
    return float(left) if state.task else float(left) / state.seats


def _count_sites(state: Land, side: i64, found: list[float], needs: list[int]) -> None:
    """What was put into one's places, and by colour how many bricks they can still take."""
    site: i64
    for site in state.places(side):
        level = state.level(site)
        workers = state.workers(site)
        if _can_pay(state, side, site):
            gain = WORTH[level + 1] - WORTH[level]
            found[READY] += 0.1 * gain * (workers - (1 if level else 0))
        if level:
            _count_pyramid(state, side, site, found, needs)
        else:
            found[STRAY] += workers
            found[FOUNDERS] = max(found[FOUNDERS], float(workers))


def _count_pyramid(state: Land, side: i64, site: i64, found: list[float], needs: list[int]) -> None:
    level = state.level(site)
    colour: i64 = state.colour(site)
    found[BUILT] += level * (level + 1) // 2
    if not extras.may_reach(state, side, level + 1):
        found[WALKED] += 2 * level + 1
        return
    found[WALKED] += 2 * level + state.workers(site)
    found[UNFINISHED] += 1.0
    found[ROADS] += min(4.0, float(roads(state, site)))
    while extras.may_reach(state, side, level + 1):
        level += 1
        needs[colour] += level


def _can_pay(state: Land, side: i64, site: i64) -> bool:
    """Whether the bricks for the next level are there."""
    level = state.level(site) + 1
    if not extras.may_reach(state, side, level):
        return False
    if level == 1:
        return state.bricks(side) > 0
    return state.brick(side, state.colour(site)) + state.brick(side, WHITE) >= level


def roads(state: Land, site: i64) -> int:
    """Worker symbols from which this site can be reached."""
    found = 0
    here: i64 = state.board.sites[site]
    way: i64
    for way in range(WAYS):
        for field in state.board.way(here, way):
            tile: i64 = state.ground[field]
            if tile < 0:
                break
            found += GIVES_WORKERS[tile]
    return found


def _count_bricks(state: Land, side: i64, found: list[float], needs: list[int]) -> None:
    colour: i64
    for colour in range(COLOURS):
        held = state.brick(side, colour)
        fitting = min(held, needs[colour])
        found[FITTING] += fitting
        found[ODD] += held - fitting
    found[WHITES] = state.brick(side, WHITE)


def _count_walks(state: Land, side: i64, found: list[float]) -> None:
    """How many of the waiting workers have a place to go to, and what they can complete there."""
    sites = len(state.board.sites)
    near = [0] * sites
    room = [_room(state, side, site) for site in range(sites)]
    walks = 0.0
    for field in state.waiting:
        useful = False
        way: i64
        for way in range(WAYS):
            site: i64 = working.goal(state, field, way)
            if site >= 0 and room[site] > near[site]:
                near[site] += 1
                useful = True
        walks += 1.0 if useful else 0.0
    found[WALKS] = min(walks, float(state.supply(side)))
    for one in range(sites):
        if room[one] == near[one] and _is_place(state, side, one) and _can_pay(state, side, one):
            level = state.level(one)
            found[COMING] = max(found[COMING], float(WORTH[level + 1] - WORTH[level]))


def _is_place(state: Land, side: i64, site: i64) -> bool:
    """Whether this side has workers here or could have."""
    owner: i64 = state.owner(site)
    return owner == side or (owner < 0 and state.value(site) > 0)


def _room(state: Land, side: i64, site: i64) -> int:
    """How many more workers could be of use here."""
    if not working.admits(state, side, site):
        return 0
    if not extras.may_reach(state, side, state.level(site) + 1):
        return 0
    return CROWD - state.workers(site)


def _in_hand(state: Land, seat: int, needs: list[int]) -> float:
    if state.stage in (stages.LOOKING, stages.PICKING, stages.TAKEN):
        return USUAL_TILE
    tile = state.tiles.held(seat)
    return tile_worth(tile, needs) if tile >= 0 else 0.0


def tile_worth(tile: i64, needs: list[int]) -> float:
    """What a tile gives: workers, gold, bricks."""
    found = GOLD_WORTH * GIVES_GOLD[tile] + WORKER_WORTH * GIVES_WORKERS[tile]
    for colour in GIVES_BRICKS[tile]:
        found += 1.0 if needs[colour] else ODD_WORTH
    return found
