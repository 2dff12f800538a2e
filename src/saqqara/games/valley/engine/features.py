"""Numbers that say how good a position of Im Tal der Könige is for a seat."""

from math import exp
from typing import Final

from saqqara.games.valley.engine.camp import MOST_CARDS
from saqqara.games.valley.engine.cards import (
    BLESS,
    EXTRA_CARD,
    EXTRA_COIN,
    FORESEE,
    HEAL,
    NECROMANCY,
    RETURN,
    SMUGGLE,
    TRAP,
    UNDEAD_1,
    is_trap,
    is_undead,
)
from saqqara.games.valley.engine.chances import (
    cards,
    could_lay,
    face_down,
    obstacles,
    printed,
    still_sends,
)
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.stages import CHOOSING, DISCARDING, TARGETING
from saqqara.games.valley.engine.strength import talent, total
from saqqara.games.valley.engine.zones import NOTHING, Zone

# What a finer eye sees, weighed by how much a tomb decides. Of hands and papyri one's own are
# looked at, the other's are counted.
MATCH: Final = 0  # the chance to win the game if every tomb were even
FIGHT: Final = 1  # to win the open tomb with what lies on the table
OUTLOOK: Final = 2  # with what may be added
PREPARED: Final = 3  # to win the next tomb with what lies in camp
RESERVE: Final = 4  # strength that is kept in camp
APES: Final = 5  # in camp, who come back from every tomb
INCOME: Final = 6  # patrons and foremen in camp
HELPERS: Final = 7  # doctors, seers and smugglers in camp
HAND: Final = 8  # cards
UNDEAD: Final = 9  # strength of undead in hand
TRAPS: Final = 10  # in hand
HIRES: Final = 11  # strength of companions and animals in hand
PRICE: Final = 12  # what they cost
SCROLLS: Final = 13  # papyri
POWER: Final = 14  # strength of undead among the papyri
PURSE: Final = 15  # coins
PATIENCE: Final = 16  # not passed yet
MEDALLION: Final = 17  # at the next tomb
OVERFULL: Final = 18  # hand cards that will have to go
SPELLS: Final = 19  # traps among the papyri
COUNT: Final = 20

NAMES: Final = (
    "match", "fight", "outlook", "prepared", "reserve", "apes", "income", "helpers", "hand",
    "undead", "traps", "hires", "price", "scrolls", "power", "purse", "patience", "medallion",
    "overfull", "spells",
)  # fmt: skip

NARROW: Final = 1.5  # a lead on the table that wins about three times out of four
WIDE: Final = 3.0  # a lead with much still hidden that does
ADDED: Final = 0.6  # the part of what could be sent or laid that is
USUAL_ADVENTURER: Final = 2.0
AS_HOLDER: Final = 0.5  # strength, for the ties
MOST_NEEDED: Final = 8  # tombs
PHASES: Final = 3  # of a round


def _even_match() -> list[float]:
    """The chance of a seat to win when every tomb is even.

    If it needs a tombs and the other b, the chance stands at MOST_NEEDED * a + b.
    """
    found = [0.0] * (MOST_NEEDED * MOST_NEEDED)
    for need in range(MOST_NEEDED):
        found[need] = 1.0
    for mine in range(1, MOST_NEEDED):
        for theirs in range(1, MOST_NEEDED):
            at = MOST_NEEDED * mine + theirs
            found[at] = 0.5 * (found[at - MOST_NEEDED] + found[at - 1])
    return found


EVEN: Final[list[float]] = _even_match()


def clock(state: Valley) -> int:
    """Phases: two in camp and one at the tomb each round."""
    passes = state.has_passed(0) + state.has_passed(1)
    rounds = len(state.won[0]) + len(state.won[1]) + passes
    if state.tomb != NOTHING or state.stage >= CHOOSING:
        return PHASES * rounds + 2
    return PHASES * rounds + (state.camper != state.holder)


def features(state: Valley, seat: int) -> list[float]:
    """The numbers above."""
    found = [0.0] * COUNT
    mine = state.wanted - len(state.won[seat])
    theirs = state.wanted - len(state.won[1 - seat])
    found[MATCH] = EVEN[MOST_NEEDED * mine + theirs] - 0.5
    if mine and theirs:
        _look_closer(state, seat, found, MOST_NEEDED * mine + theirs)
    return found


def _look_closer(state: Valley, seat: int, found: list[float], at: int) -> None:
    """The numbers from FIGHT on."""
    stake = _stake(at)
    if state.tomb == NOTHING:
        ready = printed(state, state.camps[seat]) - printed(state, state.camps[1 - seat])
        found[PREPARED] = stake * _odds(ready / WIDE)
        _keep(state, seat, found, stake)
        return
    fight = _on_table(state, seat, seat) - _on_table(state, 1 - seat, seat)
    more = ADDED * _own_lays(state, seat) - could_lay(state, 1 - seat, seat)
    more += _could_send(state, seat) - _could_send(state, 1 - seat)
    chance = _odds((fight + more) / WIDE)
    found[FIGHT] = stake * _odds(fight / NARROW)
    found[OUTLOOK] = stake * chance
    later = (0.5 + chance) * _stake(at - MOST_NEEDED) + (0.5 - chance) * _stake(at - 1)
    _keep(state, seat, found, later)


def _stake(at: int) -> float:
    """How much of the match the next tomb decides; nothing when it is over."""
    if at < MOST_NEEDED or at % MOST_NEEDED == 0:
        return 0.0
    return EVEN[at - MOST_NEEDED] - EVEN[at - 1]


def _odds(lead: float) -> float:
    """From -0.5 to 0.5."""
    return 1.0 / (1.0 + exp(-lead)) - 0.5


def _on_table(state: Valley, side: int, viewer: int) -> float:
    """What a side has in the tomb and face down; a tie is the holder's."""
    found = float(total(state, side)) + obstacles(state, side, state.pending[side])
    found += face_down(state, side, viewer)
    if side == viewer:
        found += _raised(state, side) * _undead(state.laid[side])
    return found + AS_HOLDER if side == state.holder else found


def _own_lays(state: Valley, side: int) -> float:
    """What one could still lay, undead as strong as they would be."""
    found = could_lay(state, side, side)
    if found:
        found += _raised(state, side) * (_undead(state.hands[side]) + _undead(state.papyri[side]))
    return found


def _raised(state: Valley, side: int) -> int:
    """What each undead gains from tomb, priests and Heinrich von Karloff."""
    found = state.count(state.inside[side], BLESS)
    found += 2 if talent(state, side) == NECROMANCY else 0
    return found + (state.pack.tombs[state.tomb] == UNDEAD_1)


def _undead(zone: Zone) -> int:
    """How many undead are in a zone."""
    found = 0
    for kind in zone:
        if is_undead(kind):
            found += 1
    return found


def _could_send(state: Valley, side: int) -> float:
    """Part of the camp, as long as the side has not sent."""
    if not still_sends(state, side):
        return 0.0
    found = ADDED * printed(state, state.camps[side])
    return found if state.has_entered(side) else found + USUAL_ADVENTURER


def _keep(state: Valley, seat: int, found: list[float], stake: float) -> None:
    """What is left for later tombs."""
    for side in (0, 1):
        sign = stake if side == seat else -stake
        _keep_in_camp(state, side, found, sign)
        found[HAND] += sign * cards(state, side)
        found[SCROLLS] += sign * len(state.papyri[side])
        found[PURSE] += sign * state.coins(side)
        found[PATIENCE] -= sign if state.has_passed(side) else 0.0
    _keep_in_hand(state, seat, found, stake)
    next_holder = state.holder if state.tomb == NOTHING else 1 - state.holder
    found[MEDALLION] = stake if next_holder == seat else -stake
    if state.camper == seat and _is_counted(state):
        found[OVERFULL] = stake * max(0, len(state.hands[seat]) - MOST_CARDS)


def _is_counted(state: Valley) -> bool:
    """Whether cards that will have to go are looked at; the weights were fitted like this."""
    return state.tomb == NOTHING and state.stage not in (TARGETING, DISCARDING, CHOOSING)


def _keep_in_camp(state: Valley, side: int, found: list[float], sign: float) -> None:
    for kind in state.camps[side]:
        found[RESERVE] += sign * state.pack.strength[kind]
        effect = state.pack.effect[kind]
        if effect == RETURN:
            found[APES] += sign
        elif effect in (EXTRA_CARD, EXTRA_COIN):
            found[INCOME] += sign
        elif effect in (FORESEE, HEAL, SMUGGLE):
            found[HELPERS] += sign


def _keep_in_hand(state: Valley, seat: int, found: list[float], stake: float) -> None:
    for kind in state.hands[seat]:
        if kind < TRAP:
            found[HIRES] += stake * state.pack.strength[kind]
            found[PRICE] += stake * state.pack.cost[kind]
        elif is_trap(kind):
            found[TRAPS] += stake
        else:
            found[UNDEAD] += stake * state.pack.strength[kind]
    for kind in state.papyri[seat]:
        if is_trap(kind):
            found[SPELLS] += stake
        else:
            found[POWER] += stake * state.pack.strength[kind]
