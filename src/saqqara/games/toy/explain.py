"""Why a move of the toy game is not allowed, and why a point was scored."""

from saqqara.core.said import Item, Why
from saqqara.core.state import BOX
from saqqara.games.toy.engine import moves
from saqqara.games.toy.engine.rules import Toy
from saqqara.games.toy.engine.stages import LAYING, OVER


def why_not(state: Toy, seat: int, move: int) -> Why:
    """For a move that is not allowed: the first reason."""
    if state.stage == OVER:
        return Why("TY-6", "toy-why-over")
    lays = 0 <= move < moves.COUNT and moves.verb(move) == moves.LAY
    if seat == BOX or state.stage != LAYING or not lays:
        return Why("TY-3", "toy-why-not-now")
    if seat not in state.actors():
        return Why("TY-4", "toy-why-laid")
    return Why("TY-4", "toy-why-not-in-hand", {"card": moves.card_id(moves.argument(move))})


def items(state: Toy, seat: int) -> list[Item]:
    """The score of a seat."""
    return [Item("TY-6", "toy-points", state.won[seat])]
