"""What a viewer of the toy game may see, and what it hears of a move."""

from msgspec import Struct

from saqqara.core.bits import members
from saqqara.core.said import Said
from saqqara.games.toy.moves import CARD, TREASURE
from saqqara.games.toy.rules import DEAL, LAYING, REVEAL, Toy


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
    shown = state.phase != LAYING or seat == viewer
    return state.laid[seat] + 1 if shown else 0


def tell(before: Toy, seat: int, move: int, after: Toy, viewer: int) -> list[Said]:
    """What this viewer hears of a move."""
    if before.phase == DEAL:
        return _tell_deal(before, move - CARD, after, viewer)
    if before.phase == REVEAL:
        return [Said("toy-treasure", {"worth": move - TREASURE + 1})]
    if after.phase == LAYING:
        return [Said("toy-ready", {"seat": seat})]
    lines = [Said("toy-laid", {"seat": s, "card": after.laid[s] + 1}) for s in range(after.seats)]
    winner = next(s for s in range(after.seats) if after.won[s] != before.won[s])
    return [*lines, Said("toy-won", {"seat": winner, "worth": before.treasure + 1})]


def _tell_deal(before: Toy, card: int, after: Toy, viewer: int) -> list[Said]:
    seat = next(s for s in range(before.seats) if before.hands[s] != after.hands[s])
    if seat == viewer:
        return [Said("toy-dealt", {"seat": seat, "card": card + 1})]
    return [Said("toy-dealt-hidden", {"seat": seat})]
