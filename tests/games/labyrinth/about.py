"""What the tests that run over every game need to know of Das Labyrinth des Pharao."""

from collections import Counter

from saqqara.core.bits import members
from saqqara.games.labyrinth.engine.rules import Labyrinth
from saqqara.games.labyrinth.engine.seats import KINDS, SPECIAL
from tests.games.about import About


def components(state: Labyrinth) -> Counter[str]:
    """Number cards, fields and stones; special treasures come from outside and are not counted."""
    found = Counter({"cards": state.card + sum(state.left)})
    for seat in range(state.seats):
        free = len(members(state.free[seat]))
        found[f"fields {seat}"] = free + sum(tile >= 0 for tile in state.tiles(seat))
        for kind in range(SPECIAL):
            lying = sum(stone % KINDS == kind for stone in state.stones[seat])
            found[f"stones {seat} {kind}"] = lying + state.held(seat, kind)
    return found


ABOUT = About(
    components=components,
    tables=((1, {}), (5, {"scoring": "pro", "bets": "on"})),
    left_out={"moment": "only counts"},
    wire=((2, "4"),),
    parties=((2, "greedy"),),
    busy="5-pro-on",
)
