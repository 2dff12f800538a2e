"""What a viewer of the toy game may see."""

from msgspec import Struct

from saqqara.core.bits import members
from saqqara.games.toy.engine.rules import Toy
from saqqara.games.toy.engine.stages import LAYING


class View(Struct):
    """The table as one viewer sees it; built up from nothing."""

    moment: int
    actors: list[int]
    treasure: int  # 0 = none yet
    hand: list[int]
    hands: list[int]  # how many cards each seat holds
    laid: list[int]  # 0 = nothing, or not shown to this viewer
    past: list[int]
    won: list[int]


def view(state: Toy, viewer: int) -> View:
    return View(
        moment=state.moment,
        actors=state.actors(),
        treasure=state.treasure + 1,
        hand=_cards(state.hands[viewer]) if viewer >= 0 else [],
        hands=[len(members(hand)) for hand in state.hands],
        laid=[_laid(state, seat, viewer) for seat in range(state.seats)],
        past=_cards(state.past),
        won=state.won[:],
    )


def _cards(cards: int) -> list[int]:
    return [card + 1 for card in members(cards)]


def _laid(state: Toy, seat: int, viewer: int) -> int:
    shown = state.stage != LAYING or seat == viewer
    return state.laid[seat] + 1 if shown else 0
