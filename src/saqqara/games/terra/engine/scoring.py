"""What a position is worth: points, and how far a task has come."""

from mypy_extensions import i64

from saqqara.games.terra.engine.components import FOUR_TOPS, MANY_POINTS, TOP, WORTH
from saqqara.games.terra.engine.land import Land
from saqqara.games.terra.engine.moves import COLOURS


def points(state: Land, side: i64) -> int:
    """Places, bricks and gold (TP-22)."""
    found = state.bricks(side) + state.gold(side)
    for site in state.places(side):
        found += worth(state, site)
    return found


def worth(state: Land, site: i64) -> int:
    """Of a foundation, or of the pyramid on it (TP-22)."""
    level = state.level(site)
    return WORTH[level] if level else state.value(site)


def pyramids(state: Land, level: int) -> list[int]:
    """The colours of the pyramids of this level."""
    sites = [site for site in state.built_on() if state.level(site) == level]
    return [state.colour(site) for site in sites]


def asked_level(task: int) -> int:
    """The level of the pyramids a task asks for; 0 where it asks for none."""
    return (0, TOP, 0, TOP - 1)[task]  # TP-26, TP-28


def reached(state: Land) -> int:
    """How far the task has come; 0 without one."""
    if state.task == 1:
        return len(pyramids(state, asked_level(1)))  # TP-26
    if state.task == 2:
        return points(state, 0)  # TP-27
    return len(set(pyramids(state, asked_level(3)))) if state.task else 0  # TP-28


def goal(task: int) -> int:
    """What a task asks for; 0 without one."""
    return (0, FOUR_TOPS, MANY_POINTS + 1, COLOURS)[task]  # TP-26, TP-27, TP-28


def is_won(state: Land) -> bool:
    """Whether the task is fulfilled as things stand (TP-29)."""
    return reached(state) >= goal(state.task)
