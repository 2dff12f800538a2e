"""Numbers that say how good a position of Terra Pyramides is for a seat.

They are those of the yardstick, which were found with care, and two more for the tasks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.terra.engine.moves import COLOURS, LAY, LINES, ROW, STAIRS
from saqqara.games.terra.engine.rules import (
    COLOUR,
    GIVES_BRICKS,
    GIVES_GOLD,
    GIVES_WORKERS,
    LAYING,
    LEVEL,
    OWNER,
    PLACE,
    VALUE,
    WORKERS,
    Terra,
)
from saqqara.games.terra.engine.yardstick import GOLD_WORTH, ODD_WORTH, WORKER_WORTH, numbers

NAMES: Final = (
    "points", "built", "walked", "unfinished", "too_open", "fitting", "whites", "odd", "ready",
    "coming", "founders", "stray", "coins", "walks", "home", "roads", "in_hand", "looked",
    "too_many", "four", "palette", "next_row", "later_rows",
)  # fmt: skip

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
    """The yardstick's numbers; bricks and workers in the four highest pyramids; of each colour."""
    found = numbers(state, seat)
    found.append(_four(state) if state.task in (1, 2) else 0.0)
    found.append(_palette(state) if state.task == 3 else 0.0)
    _add_rows(state, seat, found)
    return found


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
    for at in range(0, len(state.sites), PLACE):
        level = state.sites[at + LEVEL]
        if level:
            efforts.append(level * (level + 1) // 2 + 2 * level + state.sites[at + WORKERS] - 1)
    efforts.sort()
    return float(sum(efforts[-4:]))


def _palette(state: Terra) -> float:
    """By colour the bricks in the highest pyramid and in hand, up to four levels (TP-28)."""
    built = [0] * COLOURS
    for at in range(0, len(state.sites), PLACE):
        level = state.sites[at + LEVEL]
        if level:
            colour = state.sites[at + COLOUR]
            built[colour] = max(built[colour], level * (level + 1) // 2)
    found = 0
    for colour in range(COLOURS):
        found += min(FULL_COLOUR, built[colour] + state.sides[colour])
    return float(found)


def shortlist(state: Terra, seat: int, legal: list[int]) -> list[int]:
    """The moves worth a look: of the ways to lay a tile those that make the richest rows.

    How the stair is turned matters only where it turns up a foundation.
    """
    if state.stage != LAYING:
        return legal
    rich_lines = _rich_lines(state, seat)
    ranked: list[tuple[float, int]] = []
    others: list[int] = []
    before = -1
    for move in legal:
        if move >= ROW:
            others.append(move)
            continue
        field = (move - LAY) // STAIRS
        founds = _founds(state, move - LAY)
        if field != before or founds:
            ranked.append((-_richest(state, field, rich_lines) - (FRESH if founds else 0.0), move))
            before = field
    ranked.sort()
    return others + [move for _, move in ranked[:LAYS]]


def _founds(state: Terra, way: i64) -> bool:
    """Whether a tile laid so turns up a foundation (TP-9)."""
    site = state.board.beside[way]
    return site >= 0 and not state.sites[PLACE * site + VALUE]


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
            laid: i64 = ground[other]
            if laid >= 0:
                found += GIVES[laid // STAIRS]
                for colour in GIVES_BRICKS[laid // STAIRS]:
                    found += use[colour]
        rich[k] = found
    return rich


def _uses(state: Terra, side: int) -> list[float]:
    """What a brick of each colour is worth to a side."""
    use = [ODD_WORTH] * COLOURS
    for at in range(0, len(state.sites), PLACE):
        level = state.sites[at + LEVEL]
        if level and state.sites[at + OWNER] == side and state.may_reach(side, level + 1):
            use[state.sites[at + COLOUR]] = 1.0
    return use
