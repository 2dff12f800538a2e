"""Walking through a game: random playouts and counting move sequences."""

from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State


def step(state: State, seat: int, rng: Rng) -> int:
    """One random move of this actor: BOX by the odds, a seat evenly."""
    if seat == BOX:
        return state.chance(rng)
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]


def settle(state: State, rng: Rng) -> None:
    """Chance, until a seat is due or the game is over."""
    actors = state.actors()
    while actors and actors[0] == BOX:
        state.apply(BOX, state.chance(rng))
        actors = state.actors()


def playout(state: State, rng: Rng) -> int:
    """Plays on at random to the end; how many decisions seats made (chance not counted)."""
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        state.apply(seat, step(state, seat, rng))
        if seat != BOX:
            decisions += 1
        actors = state.actors()
    return decisions


def advance(state: State, moves: int, rng: Rng) -> int:
    """Makes up to so many random moves, chance included; how many were made."""
    for made in range(moves):
        actors = state.actors()
        if not actors:
            return made
        state.apply(actors[0], step(state, actors[0], rng))
    return moves


def perft(state: State, depth: int) -> int:
    """How many move sequences of this length start here; a finished game counts as one.

    Where several seats owe a decision the first of them moves: their choices commute.
    """
    actors = state.actors()
    if depth == 0 or not actors:
        return 1
    seat = actors[0]
    moves = [move for move, _ in state.odds()] if seat == BOX else state.legal(seat)
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        after = state.copy()
        after.apply(seat, move)
        found += perft(after, depth - 1)
    return found


def copies(state: State, times: int) -> None:
    """Copies the state so many times: for measuring."""
    for _ in range(times):
        state.copy()
