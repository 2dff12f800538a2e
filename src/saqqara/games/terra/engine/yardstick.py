"""What the greedy bot sees in a position of Terra Pyramides. A yardstick: it does not change.

A level of a pyramid is worth more and more points, but each brick and each worker on the way to it
is needed alike. So bricks and walks are counted as they are put in; the printed points come to the
fore towards the end.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.terra.engine.moves import COLOURS, LINES, ROW, STAIRS, WAYS, WHITE
from saqqara.games.terra.engine.rules import (
    CHOOSING,
    COLOUR,
    CROWD,
    GIVES_BRICKS,
    GIVES_GOLD,
    GIVES_WORKERS,
    GOLD,
    LEVEL,
    LOOKING,
    MOST_BRICKS,
    NEW_VALUE,
    OWNER,
    PICKING,
    PLACE,
    SIDE,
    SUPPLY,
    TAKEN,
    VALUE,
    WORKERS,
    WORTH,
    Terra,
    turns,
)

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
MEAN_VALUE: Final = 2  # of a foundation that is still face down

# Found by trying small changes and keeping what scored more, alone and against each other.
WEIGHTS: Final = (
    1.0, 2.51, 1.6, -4.708, -4.28, 1.452, 2.686, 0.183, 0.128, 0.147, 1.2, 0.333, 0.132, 0.725,
    0.086, 0.151, 0.697, 0.326, -0.723,
)  # fmt: skip


def numbers(state: Terra, seat: int) -> list[float]:
    """The numbers above; while a row is to be chosen, those of the best row."""
    if state.stage not in (CHOOSING, NEW_VALUE):
        return plain(state, seat)
    after = state
    if state.stage == NEW_VALUE:
        after = state.copy()
        at = STAIRS * state.field + state.ground[state.field] % STAIRS
        after.sites[PLACE * state.board.beside[at] + VALUE] = MEAN_VALUE
        after.stage = CHOOSING
    best: list[float] = []
    for line in range(LINES):
        chosen = after.copy()
        chosen.apply(seat, ROW + line)
        found = plain(chosen, seat)
        if not best or worth(found) > worth(best):
            best = found
    return best


def worth(found: list[float]) -> float:
    """The weighted sum."""
    points = 0.0
    for k in range(COUNT):
        points += found[k] * WEIGHTS[k]
    return points


def plain(state: Terra, seat: int) -> list[float]:
    """The features as the position lies."""
    found = [0.0] * COUNT
    side = state.side(seat)
    needs = [0] * COLOURS
    left = _own_turns(state)
    _count_sites(state, side, found, needs)
    found[STRAY] -= found[FOUNDERS]
    found[TOO_OPEN] = max(0.0, found[UNFINISHED] - 1.0 - left / TURNS_FOR_ONE)
    _count_bricks(state, side, found, needs)
    found[COINS] = float(state.sides[SIDE * side + GOLD])
    found[HOME] = min(4.0, float(state.sides[SIDE * side + SUPPLY]))
    _count_walks(state, side, found)
    found[IN_HAND] = _in_hand(state, seat, needs)
    found[LOOKED] = 1.0 if state.stage in (LOOKING, PICKING) else 0.0
    share = min(1.0, left / LAST_TURNS)
    for k in range(COUNT):
        found[k] *= share
    found[POINTS] = float(state.points(side)) * (1.0 - share)
    found[TOO_MANY] = float(max(0, state.bricks(side) - MOST_BRICKS))
    return found


def _own_turns(state: Terra) -> float:
    """How many turns a side has left."""
    left = turns(state.seats, state.task) - state.turn
    return float(left) if state.task else float(left) / state.seats


def _count_sites(state: Terra, side: int, found: list[float], needs: list[int]) -> None:
    """What was put into one's places, and by colour how many bricks they can still take."""
    site: i64
    for site in range(len(state.board.sites)):
        at: i64 = PLACE * site
        if state.sites[at + OWNER] != side:
            continue
        level, workers = state.sites[at + LEVEL], state.sites[at + WORKERS]
        if _can_pay(state, side, site):
            gain = WORTH[level + 1] - WORTH[level]
            found[READY] += 0.1 * gain * (workers - (1 if level else 0))
        if level:
            _count_pyramid(state, side, site, found, needs)
        else:
            found[STRAY] += workers
            found[FOUNDERS] = max(found[FOUNDERS], float(workers))


def _count_pyramid(
    state: Terra, side: int, site: i64, found: list[float], needs: list[int]
) -> None:
    at: i64 = PLACE * site
    level = state.sites[at + LEVEL]
    found[BUILT] += level * (level + 1) // 2
    if not state.may_reach(side, level + 1):
        found[WALKED] += 2 * level + 1
        return
    found[WALKED] += 2 * level + state.sites[at + WORKERS]
    found[UNFINISHED] += 1.0
    found[ROADS] += min(4.0, float(roads(state, site)))
    while state.may_reach(side, level + 1):
        level += 1
        needs[state.sites[at + COLOUR]] += level


def _can_pay(state: Terra, side: i64, site: i64) -> bool:
    """Whether the bricks for the next level are there."""
    level = state.sites[PLACE * site + LEVEL] + 1
    if not state.may_reach(side, level):
        return False
    if level == 1:
        return state.bricks(side) > 0
    colour = state.sites[PLACE * site + COLOUR]
    return state.sides[SIDE * side + colour] + state.sides[SIDE * side + WHITE] >= level


def roads(state: Terra, site: i64) -> int:
    """Worker symbols from which this site can be reached."""
    found = 0
    first: i64 = WAYS * state.board.sites[site]
    way: i64
    for way in range(WAYS):
        for field in state.board.between[first + way]:
            laid = state.ground[field]
            if laid < 0:
                break
            found += GIVES_WORKERS[laid // STAIRS]
    return found


def _count_bricks(state: Terra, side: i64, found: list[float], needs: list[int]) -> None:
    colour: i64
    for colour in range(COLOURS):
        held = state.sides[SIDE * side + colour]
        fitting = min(held, needs[colour])
        found[FITTING] += fitting
        found[ODD] += held - fitting
    found[WHITES] = state.sides[SIDE * side + WHITE]


def _count_walks(state: Terra, side: int, found: list[float]) -> None:
    """How many of the waiting workers have a place to go to, and what they can complete there."""
    sites = len(state.board.sites)
    near = [0] * sites
    room = [_room(state, side, site) for site in range(sites)]
    walks = 0.0
    for field in state.waiting:
        useful = False
        way: i64
        for way in range(WAYS):
            site = state.goal(field, way)
            if site >= 0 and room[site] > near[site]:
                near[site] += 1
                useful = True
        walks += 1.0 if useful else 0.0
    found[WALKS] = min(walks, float(state.sides[SIDE * side + SUPPLY]))
    for one in range(sites):
        if room[one] == near[one] and _is_place(state, side, one) and _can_pay(state, side, one):
            level = state.sites[PLACE * one + LEVEL]
            found[COMING] = max(found[COMING], float(WORTH[level + 1] - WORTH[level]))


def _is_place(state: Terra, side: int, site: i64) -> bool:
    """Whether this side has workers here or could have."""
    owner = state.sites[PLACE * site + OWNER]
    return owner == side or (owner < 0 and state.sites[PLACE * site + VALUE] > 0)


def _room(state: Terra, side: int, site: i64) -> int:
    """How many more workers could be of use here."""
    if not state.admits(side, site):
        return 0
    if not state.may_reach(side, state.sites[PLACE * site + LEVEL] + 1):
        return 0
    return CROWD - state.sites[PLACE * site + WORKERS]


def _in_hand(state: Terra, seat: int, needs: list[int]) -> float:
    if state.stage in (LOOKING, PICKING, TAKEN):
        return USUAL_TILE
    tile = state.tiles.held(seat)
    return tile_worth(tile, needs) if tile >= 0 else 0.0


def tile_worth(tile: i64, needs: list[int]) -> float:
    """What a tile gives: workers, gold, bricks."""
    found = GOLD_WORTH * GIVES_GOLD[tile] + WORKER_WORTH * GIVES_WORKERS[tile]
    for colour in GIVES_BRICKS[tile]:
        found += 1.0 if needs[colour] else ODD_WORTH
    return found
