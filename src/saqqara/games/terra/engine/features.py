"""Numbers that say how good a position of Terra Pyramides is for a seat.

They are what can be counted, two more for the tasks, and two for the rows still to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.terra.engine import counting, extras, laying, moves, stages
from saqqara.games.terra.engine.components import GIVES_BRICKS, GIVES_GOLD, GIVES_WORKERS
from saqqara.games.terra.engine.counting import GOLD_WORTH, ODD_WORTH, WORKER_WORTH
from saqqara.games.terra.engine.moves import COLOURS, LINES, STAIRS
from saqqara.games.terra.engine.rules import Terra

NAMES: Final = (
    "points", "built", "walked", "unfinished", "too_open", "fitting", "whites", "odd", "ready",
    "coming", "founders", "stray", "coins", "walks", "home", "roads", "in_hand", "looked",
    "too_many", "four", "palette", "next_row", "later_rows",
)  # fmt: skip

# By these the best row is chosen; they began as those of the yardstick.
ROW_WEIGHTS: Final = (
    1.0, 2.51, 1.6, -4.708, -4.28, 1.452, 2.686, 0.183, 0.128, 0.147, 1.2, 0.333, 0.132, 0.725,
    0.086, 0.151, 0.697, 0.326, -0.723,
)  # fmt: skip
MEAN_VALUE: Final = 2  # of a foundation that is still face down

LAYS: Final = 60  # ways to lay a tile that are looked at
FRESH: Final = 0.5  # what a new foundation is worth, in bricks
GIVES: Final = [  # what a tile gives beside bricks, in bricks
    GOLD_WORTH * GIVES_GOLD[tile] + WORKER_WORTH * GIVES_WORKERS[tile]
    for tile in range(len(GIVES_GOLD))
]
FULL_COLOUR: Final = 10  # bricks of a pyramid with four levels


def clock(state: Terra) -> int:
    """Turns played so far."""
    return state.turn


def features(state: Terra, seat: int) -> list[float]:
    """What is counted; bricks and workers in the four highest pyramids; of each colour; rows."""
    found = _counted(state, seat)
    found.append(_four(state) if state.task in (1, 2) else 0.0)
    found.append(_palette(state) if state.task == 3 else 0.0)
    _add_rows(state, seat, found)
    return found


def _counted(state: Terra, seat: int) -> list[float]:
    """While a row is to be chosen, what the best row would make of it."""
    if state.stage not in (stages.CHOOSING, stages.NEW_VALUE):
        return counting.plain(state, seat)
    after = state
    if state.stage == stages.NEW_VALUE:
        after = state.copy()
        after.set_value(after.ahead(after.field), MEAN_VALUE)
        after.stage = stages.CHOOSING
    best: list[float] = []
    for line in range(LINES):
        chosen = after.copy()
        chosen.apply(seat, moves.ROW + line)
        found = counting.plain(chosen, seat)
        if not best or _worth(found) > _worth(best):
            best = found
    return best


def _worth(found: list[float]) -> float:
    """The weighted sum."""
    points = 0.0
    for k in range(counting.COUNT):
        points += found[k] * ROW_WEIGHTS[k]
    return points


def _add_rows(state: Terra, seat: int, found: list[float]) -> None:
    """What the richest row through a free field gives, and the next ones on average."""
    rich_lines = _rich_lines(state, seat)
    first, second, third = 0.0, 0.0, 0.0
    for field in state.board.grounds:
        if state.ground[field] < 0:
            rich = _richest(state, field, rich_lines)
            if rich > first:
                first, second, third = rich, first, second
            elif rich > second:
                second, third = rich, second
            elif rich > third:
                third = rich
    found.append(first)
    found.append((second + third) / 2)


def _four(state: Terra) -> float:
    """Bricks and workers in the four highest pyramids: the task itself (TP-26), or most points."""
    efforts: list[int] = []
    for site in state.built_on():
        level: i64 = state.level(site)
        efforts.append(level * (level + 1) // 2 + 2 * level + state.workers(site) - 1)
    efforts.sort()
    return float(sum(efforts[-4:]))


def _palette(state: Terra) -> float:
    """By colour the bricks in the highest pyramid and in hand, up to four levels (TP-28)."""
    built = [0] * COLOURS
    for site in state.built_on():
        level: i64 = state.level(site)
        colour: i64 = state.colour(site)
        built[colour] = max(built[colour], level * (level + 1) // 2)
    found: i64 = 0
    for kind in range(COLOURS):
        found += min(FULL_COLOUR, built[kind] + state.brick(0, kind))
    return float(found)


def shortlist(state: Terra, seat: int, legal: list[int]) -> list[int]:
    """The moves worth a look: of the ways to lay a tile those that make the richest rows.

    How the stair is turned matters only where it turns up a foundation.
    """
    if state.stage != stages.LAYING:
        return legal
    rich_lines = _rich_lines(state, seat)
    ranked: list[tuple[float, int]] = []
    others: list[int] = []
    before = -1
    for move in legal:
        if moves.verb(move) != moves.LAY:
            others.append(move)
            continue
        way = moves.argument(move)
        field = way // STAIRS
        founds = laying.turns_up(state, way)
        if field != before or founds:
            ranked.append((-_richest(state, field, rich_lines) - (FRESH if founds else 0.0), move))
            before = field
    ranked.sort()
    return others + [move for _, move in ranked[:LAYS]]


def _richest(state: Terra, field: i64, rich: vec[float]) -> float:
    """What the best row through a field gives now."""
    best = 0.0
    at: i64
    for at in range(LINES * field, LINES * field + LINES):
        best = max(best, rich[state.board.stretch[at]])
    return best


def _rich_lines(state: Terra, seat: int) -> vec[float]:
    """What each line of the board gives now."""
    use = _uses(state, state.side(seat))
    board, ground = state.board, state.ground
    rich = vec[float]([0.0] * len(board.stretches))
    k: i64
    for k in range(len(board.stretches)):
        line: i64 = board.stretches[k]
        found = GOLD_WORTH * board.oases[line]
        for other in board.lines[line]:
            tile: i64 = ground[other]
            if tile >= 0:
                found += GIVES[tile]
                for colour in GIVES_BRICKS[tile]:
                    found += use[colour]
        rich[k] = found
    return rich


def _uses(state: Terra, side: i64) -> list[float]:
    """What a brick of each colour is worth to a side."""
    use = [ODD_WORTH] * COLOURS
    for site in state.places(side):
        level: i64 = state.level(site)
        if level and extras.may_reach(state, side, level + 1):
            use[state.colour(site)] = 1.0
    return use
