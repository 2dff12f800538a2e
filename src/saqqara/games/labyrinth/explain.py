"""Why a move of Das Labyrinth des Pharao is not allowed, and why a point was scored."""

from saqqara.core.bits import BIT, members
from saqqara.core.said import Args, Item, Why
from saqqara.core.state import BOX
from saqqara.games.labyrinth.engine import moves, score
from saqqara.games.labyrinth.engine.cells import CELL_NAMES, FIELD_NAMES, FIELD_OF
from saqqara.games.labyrinth.engine.moves import ANGLES, STONES, TURNS
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.score import FACTOR, LAST_FACTOR
from saqqara.games.labyrinth.engine.seats import KINDS, NOTHING
from saqqara.games.labyrinth.engine.stages import (
    BETTING,
    LAY_TILE,
    LAYING,
    NAME_START,
    OVER,
    PUT_STONE,
    REVEAL,
)
from saqqara.games.labyrinth.view import chamber_end, scarab_cells

COMPASS = ("north", "east", "south", "west")


def why_not(state: Labyrinth, seat: int, move: int) -> Why:
    """For a move that is not allowed: the first reason, with the rule and the fields."""
    if state.stage == OVER:
        return Why("LP-13", "labyrinth-why-over")
    if seat == BOX or state.stage == REVEAL:
        return Why("LP-6", "labyrinth-why-card")
    if seat not in state.actors():
        return _why_not_you(state, seat)
    if state.stage == LAYING and 0 <= move < moves.COUNT:
        return _why_not_this(state, seat, move)
    return _not_now()


def _not_now() -> Why:
    return Why("LP-12", "labyrinth-why-not-now")


def _why_not_you(state: Labyrinth, seat: int) -> Why:
    if state.stage == BETTING and not state.is_in(seat):
        return Why("LP-20", "labyrinth-why-out")
    return Why("LP-12", "labyrinth-why-done")


def _why_not_this(state: Labyrinth, seat: int, move: int) -> Why:
    """Of what is due: a tile, a stone, a start."""
    due, verb = state.due(seat), moves.verb(move)
    if due == LAY_TILE and verb == moves.LAY:
        return _why_not_lay(state, seat, moves.argument(move))
    if due == PUT_STONE and verb == moves.PUT:
        stone = STONES[moves.argument(move)]
        return Why("LP-8", "labyrinth-why-no-such-stone", {"stone": stone})
    if due == NAME_START and verb == moves.LATER:
        return Why("LP-9", "labyrinth-why-no-later")
    return _not_now()


def _why_not_lay(state: Labyrinth, seat: int, place: int) -> Why:
    field, turn = divmod(place, TURNS)
    if not state.free[seat] & BIT[field]:
        return Why("LP-6", "labyrinth-why-field", {}, (FIELD_NAMES[field],))
    same = _same_turn(state, turn)
    return Why("LP-6", "labyrinth-why-turn", {"turn": ANGLES[turn], "same": ANGLES[same]})


def _same_turn(state: Labyrinth, turn: int) -> int:
    """The turn that looks the same and is offered."""
    ways = [state.pack.cells(TURNS * state.number + k) for k in range(TURNS)]
    return ways.index(ways[turn])


def why_not_stone(state: Labyrinth, seat: int, cell: int) -> Why:
    """Why no stone may be put on this cell now (LP-8)."""
    here = (CELL_NAMES[cell],)
    if state.draft(seat) != FIELD_OF[cell]:
        return Why("LP-8", "labyrinth-why-not-this-tile", {}, here)
    if cell not in scarab_cells(state, seat):
        return Why("LP-3", "labyrinth-why-no-scarab", {}, here)
    if state.stone(seat, cell) != NOTHING:
        return Why("LP-8", "labyrinth-why-one-stone", {}, here)
    if not state.holds_stones(seat):
        return Why("LP-5", "labyrinth-why-no-stones", {}, here)
    return Why("LP-8", "labyrinth-why-reading-order", {}, here)


def items(state: Labyrinth, seat: int) -> list[Item]:
    """The corridor section by section, then each stone with its points or why it has none."""
    length = len(state.paths[seat])
    sections = [_section(first, length) for first in range(1, length + 1, FACTOR)]
    stones = [divmod(stone, KINDS) for stone in sorted(state.stones[seat])]
    return _joined(sections) + [_stone(state, seat, cell, kind) for cell, kind in stones]


def _section(first: int, length: int) -> Item:
    """Fifteen cells of the corridor, or what there is of them (LP-14)."""
    last = min(length, first + FACTOR - 1)
    return Item(
        "LP-14", "labyrinth-item-corridor", last - first + 1, {"first": first, "last": last}
    )


def _joined(sections: list[Item]) -> list[Item]:
    """From cell 46 on all cells are one section."""
    if len(sections) <= LAST_FACTOR:
        return sections
    rest = sections[LAST_FACTOR - 1 :]
    points = sum(section.points for section in rest)
    span: Args = {"first": rest[0].args["first"], "last": rest[-1].args["last"]}
    return [*sections[: LAST_FACTOR - 1], Item("LP-14", rest[0].key, points, span)]


def _stone(state: Labyrinth, seat: int, cell: int, kind: int) -> Item:
    facts: Args = {"stone": STONES[kind], "cell": CELL_NAMES[cell]}
    points = score.stone_points(state, seat, cell, kind)
    step = score.first_step_beside(state, seat, cell)
    if points:
        rule = "LP-18" if state.pro else "LP-15"
        return Item(rule, "labyrinth-item-stone", points, {**facts, "step": step})
    if state.step(seat, cell):
        return Item("LP-15", "labyrinth-item-in-corridor", 0, facts)
    if chamber_end(state, seat, cell) != "closed":
        side = COMPASS[members(score.open_sides(state, seat, cell))[0]]
        return Item("LP-15", "labyrinth-item-open", 0, {**facts, "side": side})
    return Item("LP-15", "labyrinth-item-apart", 0, facts)
