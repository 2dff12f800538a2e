"""What the tests that run over every game need to know of Terra Pyramides."""

from collections import Counter

from saqqara.games.terra.engine.rules import Terra
from tests.games.about import About


def components(state: Terra) -> Counter[str]:
    """Every tile in the pool, a stack, a hand or on the board; workers; foundations."""
    tiles = state.tiles
    hands = [tiles.held(seat) for seat in range(state.seats)]
    laid = [state.ground[field] for field in state.board.grounds]
    known = [tile for tile in [*tiles.slots, *hands, *laid] if tile >= 0]
    found = Counter(f"tile {tile}" for tile in known)
    found.update({f"tile {tile}": count for tile, count in enumerate(tiles.pool) if count})
    sites = range(len(state.board.sites))
    found["foundations"] = sum(state.foundations) + sum(state.value(site) > 0 for site in sites)
    home = sum(state.supply(side) for side in {state.side(seat) for seat in range(state.seats)})
    found["workers"] = home + sum(state.workers(site) for site in sites)
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
