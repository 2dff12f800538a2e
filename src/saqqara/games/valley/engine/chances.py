"""What cards will probably add to a fight in Im Tal der Könige, as far as a seat can know.

Yardstick and features both stand on this: like the yardstick it does not change.
"""

from typing import Final

from saqqara.games.valley.engine.cards import ADVENTURER, DUST, TRAP, is_trap
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.stages import DRAWING, LAYING, SENDING
from saqqara.games.valley.engine.strength import strength
from saqqara.games.valley.engine.traps import hits, most_targets
from saqqara.games.valley.engine.zones import NOTHING, Zone

USUAL_TRAP: Final = 2.0  # what a trap is worth before anybody has entered, in strength
USUAL_CARD: Final = 0.9  # what a hidden hand card adds to a fight on average
USUAL_PAPYRUS: Final = 1.2
FACE_DOWN: Final = 2.5  # what a hidden card on the table adds


def printed(state: Valley, zone: Zone) -> float:
    """The sum of the printed strengths."""
    found = 0
    for kind in zone:
        found += state.pack.strength[kind]
    return float(found)


def cards(state: Valley, side: int) -> float:
    coming = state.left if state.stage == DRAWING and state.seat == side else 0
    return float(len(state.hands[side]) + coming)


def obstacles(state: Valley, side: int, zone: Zone) -> float:
    """What the traps and undead of a zone add to a fight of this side."""
    found = 0.0
    for kind in zone:
        if is_trap(kind):
            found += _trap(state, side, kind)
        elif kind >= TRAP:
            found += state.pack.strength[kind]
    return found


def _trap(state: Valley, side: int, kind: int) -> float:
    """The strength a trap takes from the other side, or from one's own if it hits only there."""
    if state.tomb == NOTHING or not state.sent(1 - side):
        return USUAL_TRAP
    effect = state.pack.effect[kind]
    theirs = _prey(state, effect, 1 - side)
    if theirs:
        return float(sum(theirs[: most_targets(effect)]))
    mine = _prey(state, effect, side)
    return -float(mine[-1]) if mine else 0.0


def _prey(state: Valley, effect: int, side: int) -> list[int]:
    """The strengths of those a trap could hit on this side, falling."""
    if effect == DUST:
        here = state.has_entered(side)
        return [strength(state, side, ADVENTURER)] if here else []
    found = [
        strength(state, side, kind)
        for kind in state.inside[side]
        if hits(state, effect, side, kind)
    ]
    found.sort(reverse=True)
    return found


def still_sends(state: Valley, side: int) -> bool:
    """The other seat sends after the holder (VK-12)."""
    if side == state.holder or state.stage >= LAYING:
        return False
    return state.stage != SENDING or state.seat == state.holder


def face_down(state: Valley, side: int, viewer: int) -> float:
    if side == viewer:
        return obstacles(state, side, state.laid[side])
    return FACE_DOWN * len(state.laid[side])


def could_lay(state: Valley, side: int, viewer: int) -> float:
    """What may still be laid: one's own at a discount, the other's on average."""
    if state.stage > LAYING or (state.stage == LAYING and side == state.holder != state.seat):
        return 0.0
    if side == viewer:
        return 0.7 * obstacles(state, side, state.hands[side] + state.papyri[side])
    return USUAL_CARD * len(state.hands[side]) + USUAL_PAPYRUS * len(state.papyri[side])
