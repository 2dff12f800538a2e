"""What a viewer of the toy game hears of a move."""

from saqqara.core.said import Said
from saqqara.games.toy.engine import moves
from saqqara.games.toy.engine.rules import Toy
from saqqara.games.toy.engine.stages import DEAL, LAYING, REVEAL


def tell(before: Toy, seat: int, move: int, after: Toy, viewer: int) -> list[Said]:
    """What this viewer hears of a move."""
    if before.stage == DEAL:
        return _tell_deal(before, moves.argument(move), after, viewer)
    if before.stage == REVEAL:
        return [Said("toy-treasure", {"worth": moves.argument(move) + 1})]
    if after.stage == LAYING:
        return [Said("toy-ready", {"seat": seat})]
    lines = [_laid(after, s) for s in range(after.seats)]
    winner = next(s for s in range(after.seats) if after.won[s] != before.won[s])
    return [*lines, Said("toy-won", {"seat": winner, "worth": before.treasure + 1})]


def _laid(after: Toy, seat: int) -> Said:
    return Said("toy-laid", {"seat": seat, "card": moves.card_id(after.laid[seat])})


def _tell_deal(before: Toy, card: int, after: Toy, viewer: int) -> list[Said]:
    seat = next(s for s in range(before.seats) if before.hands[s] != after.hands[s])
    if seat == viewer:
        return [Said("toy-dealt", {"seat": seat, "card": moves.card_id(card)})]
    return [Said("toy-dealt-hidden", {"seat": seat})]
