"""Agents: policies written outside this project, as players in a seat. docs/agents.md says how."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # who plays without agents needs no NumPy
    from saqqara.rl.setting import Mask, Numbers


@dataclass(frozen=True, eq=False)
class Seen:
    """All an agent is told before it decides: what its seat may know, and nothing else."""

    game: str
    rules: int  # the number of its rules
    seat: int  # counted from 0
    seats: int
    options: dict[str, str]
    observation: "Numbers"  # the row learners get in this seat
    mask: "Mask"  # a one for every legal move
    legal: list[int]  # move numbers; one of them is the answer
    notation: list[str]  # the same moves, as people write them
    view: dict[str, Any]  # what the seat sees, as it goes to the browser
    box: dict[str, Any]  # what is known besides the position, the same for every seat
