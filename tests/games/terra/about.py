"""What the tests that run over every game need to know of Terra Pyramides."""

from collections import Counter

from saqqara.games.terra.engine.moves import STAIRS
from saqqara.games.terra.engine.rules import PLACE, SIDE, SUPPLY, VALUE, Terra
from saqqara.games.terra.engine.rules import WORKERS as AT_WORK
from saqqara.games.terra.engine.stacks import HAND
from tests.games.about import About


def components(state: Terra) -> Counter[str]:
    """Every tile in the pool, a stack, a hand or on the board; workers; foundations."""
    tiles = state.tiles
    known = [tile for tile in tiles.slots + tiles.hands[::HAND] if tile >= 0]
    known += [laid // STAIRS for laid in state.ground if laid >= 0]
    found = Counter(f"tile {tile}" for tile in known)
    found.update({f"tile {tile}": count for tile, count in enumerate(tiles.pool) if count})
    rows = range(0, len(state.sites), PLACE)
    found["foundations"] = sum(state.foundations) + sum(state.sites[k + VALUE] > 0 for k in rows)
    home = sum(state.sides[k + SUPPLY] for k in range(0, len(state.sides), SIDE))
    found["workers"] = home + sum(state.sites[k + AT_WORK] for k in rows)
    return found


ABOUT = About(
    components=components,
    tables=(
        (2, {}),
        (4, {"board": "oasis", "symbols": "on", "open_stacks": "on"}),
        (1, {"task": "2", "free_swap": "on"}),
    ),
    left_out={"tiles.stair": "is past; that of a new tile is read in its own tests"},
    wire=((2, "5"),),
    parties=((2, "greedy"),),
    busy="4-seats",
)
