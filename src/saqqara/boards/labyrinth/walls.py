"""Walls between the cells of Das Labyrinth des Pharao, as lines that meet at joints."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, line
from saqqara.boards.signs import ASCII, Signs

Place = tuple[int, int]  # row and column of a cell
STEPS: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}

# What stands between two cells.
OPEN: Final = 0
LIGHT: Final = 1  # a wall
HEAVY: Final = 2  # a wall of this moment's tile
DOTTED: Final = 3  # not yet decided (LP-7)

# By the lines that meet: up, right, down, left, each none, light or heavy, as a number in threes.
JOINTS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
ACROSS: Final = " ─━┈"
DOWN: Final = " │┃┊"
ASCII_ACROSS: Final = " -=."
ASCII_DOWN: Final = " |#'"

# The board is stone on any terminal: each ground brings its own ink.
FLOOR: Final = "#FBF3DF"
SAND: Final = "#DCC493"
LIT: Final = "#FFD873"
FRESH: Final = "#C9DAF6"
INK: Final = "#2A2017"
_WALL: Final = "#5B4430"
_FRESH_WALL: Final = "bold #1F4B99"
_DOTS: Final = "#8E744B"


@dataclass(frozen=True)
class Plan:
    """Cells with their open sides; what is not in `sides` is empty."""

    height: int
    wide: int
    sides: Mapping[Place, str]
    fresh: frozenset[Place] = frozenset()  # of this moment's tile
    gates: frozenset[tuple[Place, str]] = frozenset()  # sides that are entrances
    steps: Mapping[Place, int] = field(default_factory=dict)  # numbers in the corridor
    bordered: bool = True


def across(place: Place, side: str) -> Place:
    """The cell on the other side."""
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def edge(plan: Plan, here: Place, side: str) -> int:
    """What stands on this side of a cell; the cell, or the one across, may be off the board."""
    there = across(here, side)
    both = ((here, side), (there, BACK[side]))
    walls = [at for at, way in both if at in plan.sides and way not in plan.sides[at]]
    if walls:
        return HEAVY if plan.fresh.intersection(walls) else LIGHT
    if _inside(plan, here) != _inside(plan, there) and plan.bordered:
        return OPEN if plan.gates.intersection(both) else LIGHT
    return DOTTED if (here in plan.sides) != (there in plan.sides) else OPEN


def _inside(plan: Plan, place: Place) -> bool:
    return 0 <= place[0] < plan.height and 0 <= place[1] < plan.wide


def ground(plan: Plan, places: Iterable[Place]) -> str:
    """What lies below lines that these cells share."""
    around = [place for place in places if place in plan.sides]
    if plan.fresh.intersection(around):
        return FRESH
    return FLOOR if around else SAND


def walls(plan: Plan, cell: Callable[[Place], Text], signs: Signs, room: int) -> Lines:
    """Lines and cells in turn, each cell `room` columns wide."""
    rows: Lines = []
    for row in range(plan.height):
        rows += [_line_row(plan, signs, room, row), _cell_row(plan, cell, signs, row)]
    return [*rows, _line_row(plan, signs, room, plan.height)]


def _line_row(plan: Plan, signs: Signs, room: int, row: int) -> Text:
    out = line()
    for column in range(plan.wide + 1):
        out.append_text(_joint(plan, signs, (row, column)))
        if column < plan.wide:
            kind = edge(plan, (row, column), "N")
            out.append_text(_between(plan, (row, column), "N", _across(signs)[kind] * room))
    return out


def _cell_row(plan: Plan, cell: Callable[[Place], Text], signs: Signs, row: int) -> Text:
    out = line()
    for column in range(plan.wide + 1):
        kind = edge(plan, (row, column), "W")
        out.append_text(_between(plan, (row, column), "W", _down(signs)[kind]))
        if column < plan.wide:
            out.append_text(cell((row, column)))
    return out


def _across(signs: Signs) -> str:
    return ASCII_ACROSS if signs is ASCII else ACROSS


def _down(signs: Signs) -> str:
    return ASCII_DOWN if signs is ASCII else DOWN


def _between(plan: Plan, here: Place, side: str, text: str) -> Text:
    """A wall or a passage; the passage of the corridor is lit."""
    there = across(here, side)
    kind = edge(plan, here, side)
    steps = [plan.steps.get(place, 0) for place in (here, there)]
    if kind == OPEN and all(steps) and abs(steps[0] - steps[1]) == 1:
        return line((text, f"on {LIT}"))
    return line((text, f"{_ink(kind)} on {ground(plan, (here, there))}"))


def _ink(kind: int) -> str:
    return _FRESH_WALL if kind == HEAVY else _DOTS if kind in {OPEN, DOTTED} else _WALL


def _joint(plan: Plan, signs: Signs, corner: Place) -> Text:
    """Where up to four lines meet, left above the cell of this place."""
    row, column = corner
    up, left = (row - 1, column), (row, column - 1)
    kinds = (
        edge(plan, up, "W"),
        edge(plan, corner, "N"),
        edge(plan, corner, "W"),
        edge(plan, left, "N"),
    )
    arms = [kind % DOTTED for kind in kinds]
    below = ground(plan, (corner, up, left, (row - 1, column - 1)))
    if not any(arms):
        return line((_free_joint(plan, signs, corner), f"{_DOTS} on {below}"))
    return line((_meeting(arms, signs), f"{_ink(max(arms))} on {below}"))


def _meeting(arms: list[int], signs: Signs) -> str:
    up, right, down, left = arms
    if signs is not ASCII:
        return JOINTS[27 * up + 9 * right + 3 * down + left]
    straight = {(True, False): ASCII_DOWN, (False, True): ASCII_ACROSS}
    both = (bool(up and down), bool(left and right))
    if both in straight and not all((up or down, left or right)):
        return straight[both][max(arms)]
    return "#" if max(arms) == HEAVY else "+"


def _free_joint(plan: Plan, signs: Signs, corner: Place) -> str:
    """A light dot in the middle of an empty field."""
    middle = corner[0] % 2 == 1 and corner[1] % 2 == 1 and corner not in plan.sides
    return ("." if signs is ASCII else "·") if middle else " "
