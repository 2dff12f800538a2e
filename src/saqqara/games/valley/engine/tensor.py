"""A position of Im Tal der Könige as numbers for learners.

Cards are counted by kind, in the order of cards.py; papyri come behind the main deck.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from saqqara.core.state import WATCHER
from saqqara.core.tensor import Pen, Plane, around
from saqqara.games.valley.engine import moves, stages
from saqqara.games.valley.engine.camp import RESOURCES
from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ADVENTURERS,
    ANIMAL,
    KINDS,
    NONE,
    PAPYRUS,
    PAPYRUS_TRAP,
    PER_UNDEAD,
    RETURN,
    SHIELD,
    SMALL,
    TOMBS,
    TRAP,
    UNDEAD_KIND,
    Deck,
)
from saqqara.games.valley.engine.cards import EACH_DISCARDS as FIRST_OF_TOMBS
from saqqara.games.valley.engine.position import COINS_IN_ALL
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.setup import FIRST_PAPYRI
from saqqara.games.valley.engine.strength import strength
from saqqara.games.valley.engine.zones import Zone

CHARACTERS: Final = ADVENTURER + 1  # kinds, and the adventurer
REASONS: Final = len(stages.REASONS)
# The order in which stages are written: first those of chance. Datasets hold it.
STAGES: Final = [
    stages.HEROES, stages.PAPYRI, stages.DEAL, stages.TOSS,
    stages.FORESEEING, stages.DRAWING, stages.REPORTING, stages.OPENING,
    stages.SPLITTING, stages.PLAYING, stages.TARGETING, stages.DISCARDING,
    stages.CHOOSING, stages.SENDING, stages.LAYING,
    stages.SPRINGING, stages.HITTING, stages.SAVING, stages.OVER,
]  # fmt: skip
WRITTEN: Final = [STAGES.index(stage) for stage in range(len(STAGES))]

# No box has more, whatever its pack (VK-1).
MOST_COMPANIONS: Final = 40
MOST_CHARACTERS: Final = 78
MOST_IN_DECK: Final = 80
MOST_FACE_DOWN: Final = 25  # 24 obstacles and a bluff
MOST_COST: Final = 8
MOST_PRINTED: Final = 40
MOST_STRENGTH: Final = 99  # stronger characters and sides are written as this
MOST_WOUNDED: Final = 2  # by one trap

# Effects by the cards that can have them; none comes first, save with traps.
OF_COMPANIONS: Final = 18
OF_ANIMALS: Final = 3
OF_TRAPS: Final = 9
OF_UNDEAD: Final = 6
OF_TOMBS: Final = 8
OF_ADVENTURERS: Final = 5

# What the pack prints on the cards: it stays the same all game.
PRINTED: Final = (
    Plane("cost", (TRAP,), MOST_COST),  # of companions and animals
    Plane("printed", (KINDS,), MOST_PRINTED),  # strengths
    Plane("heroes", (len(ADVENTURERS),), MOST_PRINTED),  # strengths of the adventurers
    Plane("companion_effects", (ANIMAL, OF_COMPANIONS)),
    Plane("animal_effects", (TRAP - ANIMAL, OF_ANIMALS)),
    Plane("trap_effects", (UNDEAD_KIND - TRAP, OF_TRAPS)),
    Plane("undead_effects", (PAPYRUS_TRAP - UNDEAD_KIND, OF_UNDEAD)),  # papyri included
    Plane("papyrus_trap_effects", (KINDS - PAPYRUS_TRAP, OF_TRAPS)),
    Plane("tomb_effects", (len(TOMBS), OF_TOMBS)),
    Plane("talents", (len(ADVENTURERS), OF_ADVENTURERS)),  # effects of the adventurers
)


def planes(pack: Deck, seats: int, options: Mapping[str, str]) -> tuple[Plane, ...]:
    """What `write` writes, in this order; seats are counted from the viewer on."""
    del options
    most = max(pack.copies)
    return (
        Plane("stage", (len(STAGES),)),  # what is asked, or what chance is about to show
        Plane("seat", (seats,)),  # who decides, or for whom chance decides
        Plane("reason", (REASONS,)),  # why cards are being drawn or discarded
        Plane("left", (1,), RESOURCES + MOST_COMPANIONS),  # cards still to be drawn
        Plane("camper", (seats,)),  # whose camp phase it is, or was last
        Plane("smuggled", (1,), MOST_COMPANIONS),  # smugglers used in it
        Plane("card", (KINDS,)),  # the card that asks for a target, or asks to be saved
        Plane("named", (seats, CHARACTERS)),  # the target named so far
        Plane("wounded", (seats, ANIMAL), MOST_WOUNDED),  # companions doctors are asked about
        Plane("holder", (seats,)),  # who has the medallion
        Plane("hand", (KINDS,), most),  # the viewer's hand and papyri
        Plane("laid", (KINDS,), most),  # what the viewer has laid face down
        Plane("unseen", (KINDS,), most),  # in the deck, the box or hidden from the viewer elsewhere
        Plane("discarded", (KINDS,), most),  # on the discard pile; papyri out of the game
        Plane("deck", (1,), MOST_IN_DECK),  # its cards
        Plane("known", (seats, PAPYRUS), most),  # in hand or face down, seen by the other seat
        Plane("camp", (seats, TRAP), most),
        Plane("inside", (seats, KINDS), most),  # characters in the tomb
        Plane("traps", (seats, KINDS), most),  # turned up and not sprung yet
        Plane("strength", (seats, CHARACTERS), MOST_STRENGTH),  # present, of each one inside
        Plane("sum", (seats,), MOST_STRENGTH),  # of the strengths of all inside
        Plane("hand_size", (seats,), MOST_IN_DECK),
        Plane("papyri", (seats,), FIRST_PAPYRI),  # how many are held
        Plane("face_down", (seats,), MOST_FACE_DOWN),  # cards of the main deck
        Plane("face_down_papyri", (seats,), FIRST_PAPYRI),
        Plane("coins", (seats,), COINS_IN_ALL),
        Plane("adventurer", (seats, len(ADVENTURERS))),
        Plane("adventurer_inside", (seats,)),
        Plane("paralysed", (seats,)),  # the adventurer, for this fight
        Plane("passed", (seats,)),  # the pass marker is used
        Plane("consoled", (seats,)),  # had the consolation
        Plane("healed", (seats,), MOST_COMPANIONS),  # doctors used in this tomb
        Plane("fallen", (seats,), MOST_CHARACTERS),  # characters taken out in this tomb
        Plane("shielded", (1,)),  # Tara Wolf has stopped a trap in this tomb
        Plane("tomb", (len(TOMBS),)),  # the open one
        Plane("top", (len(TOMBS),)),  # the next one, if the viewer has seen it
        Plane("top_known", (seats,)),  # who has
        Plane("won", (seats, len(TOMBS))),  # tombs
        Plane("wanted", (1,), len(TOMBS)),  # tombs that win the game
        Plane("consolation", (1,)),  # it is played for
        *PRINTED,
    )


def write(state: Valley, viewer: int, pen: Pen) -> None:
    """What this viewer may know."""
    order = around(viewer, state.seats)
    _decision(state, order, pen)
    _own(state, viewer, pen)
    _piles(state, viewer, pen)
    _zones(state, viewer, order, pen)
    _strengths(state, order, pen)
    _counts(state, order, pen)
    _marks(state, order, pen)
    _tombs(state, viewer, order, pen)
    pen.put(state.wanted)
    pen.put(1 if state.consolation else 0)
    printed = _printed(state.pack)
    pen.copy(printed.numbers)
    pen.ones(printed.effects, printed.length)


def _cards(pen: Pen, zone: Zone, kinds: int) -> None:
    """So many numbers: how often each kind is in a zone."""
    _add(pen, pen.at, zone, 1)
    pen.skip(kinds)


def _add(pen: Pen, at: int, zone: Zone, change: int) -> None:
    """Counts the cards of a zone up or down."""
    for kind in zone:
        pen.row[at + kind] += change


def _decision(state: Valley, order: list[int], pen: Pen) -> None:
    """What is asked of whom, and what has been chosen for it."""
    pen.one_of(WRITTEN[state.stage], len(STAGES))
    pen.one_of(order.index(state.seat), state.seats)
    why = state.stage in (stages.DRAWING, stages.DISCARDING)
    pen.one_of(state.reason if why else -1, REASONS)
    pen.put(state.left)
    pen.one_of(order.index(state.camper), state.seats)
    pen.put(state.smuggled)
    patients = state.patients()
    pen.one_of(patients[0][1] if state.stage == stages.SAVING else state.card, KINDS)
    for move in state.named:
        side = state.seat if moves.verb(move) == moves.HIT_OWN else 1 - state.seat
        pen.row[pen.at + CHARACTERS * order.index(side) + moves.argument(move)] = 1
    pen.skip(CHARACTERS * state.seats)
    for side, kind in patients:
        pen.row[pen.at + ANIMAL * order.index(side) + kind] += 1
    pen.skip(ANIMAL * state.seats)
    pen.one_of(order.index(state.holder), state.seats)


def _own(state: Valley, viewer: int, pen: Pen) -> None:
    """What a seat has and others do not see."""
    if viewer == WATCHER:
        pen.skip(2 * KINDS)
        return
    _add(pen, pen.at, state.papyri[viewer], 1)
    _cards(pen, state.hands[viewer], KINDS)
    _cards(pen, state.laid[viewer], KINDS)


def _piles(state: Valley, viewer: int, pen: Pen) -> None:
    """All a viewer cannot see together, and the discards, which everybody has seen (VK-28)."""
    unseen = pen.at
    cards = 0
    for number in state.deck:
        pen.put(number)
        cards += number
    for number in state.unused:
        pen.put(number)
    for seat in range(state.seats):
        if seat != viewer:
            _add(pen, unseen, state.hands[seat], 1)
            _add(pen, unseen, state.papyri[seat], 1)
            _add(pen, unseen, state.laid[seat], 1)
            _add(pen, unseen, state.shown[seat] if viewer != WATCHER else (), -1)
    _add(pen, pen.at, state.spent, 1)
    for number in state.discarded:
        pen.put(number)
    pen.skip(KINDS - PAPYRUS)
    pen.put(cards)


def _zones(state: Valley, viewer: int, order: list[int], pen: Pen) -> None:
    """Known cards, camps, characters in the tomb, traps."""
    for seat in order:
        _cards(pen, state.shown[seat] if viewer != WATCHER else (), PAPYRUS)
    for seat in order:
        _cards(pen, state.camps[seat], TRAP)
    for seat in order:
        _cards(pen, state.inside[seat], KINDS)
    for seat in order:
        _cards(pen, state.pending[seat], KINDS)


def _strengths(state: Valley, order: list[int], pen: Pen) -> None:
    """Of every character in the tomb, then the sums."""
    sums = [_side(state, seat, pen) for seat in order]
    for found in sums:
        pen.put(min(found, MOST_STRENGTH))


def _side(state: Valley, seat: int, pen: Pen) -> int:
    """The strengths of a side; its sum. Cards of a kind are equally strong."""
    found, power, before = 0, 0, -1
    for kind in state.inside[seat]:
        if kind != before:
            power = strength(state, seat, kind)
            pen.row[pen.at + kind] = min(power, MOST_STRENGTH)
            before = kind
        found += power
    if state.has_entered(seat):
        power = strength(state, seat, ADVENTURER)
        pen.row[pen.at + ADVENTURER] = min(power, MOST_STRENGTH)
        found += power
    pen.skip(CHARACTERS)
    return found


def _counts(state: Valley, order: list[int], pen: Pen) -> None:
    """How many cards are hidden with whom."""
    papyri = [_papyri(state.laid[seat]) for seat in order]
    for seat in order:
        pen.put(len(state.hands[seat]))
    for seat in order:
        pen.put(len(state.papyri[seat]))
    for place in range(state.seats):
        pen.put(len(state.laid[order[place]]) - papyri[place])
    for number in papyri:
        pen.put(number)


def _papyri(zone: Zone) -> int:
    found = 0
    for kind in zone:
        if kind >= PAPYRUS:
            found += 1
    return found


def _marks(state: Valley, order: list[int], pen: Pen) -> None:
    """Coins, adventurer and marks of each seat."""
    for seat in order:
        pen.put(state.coins(seat))
    for seat in order:
        pen.one_of(state.hero(seat), len(ADVENTURERS))
    for seat in order:
        pen.put(state.has_entered(seat))
    for seat in order:
        pen.put(state.is_paralysed(seat))
    for seat in order:
        pen.put(state.has_passed(seat))
    for seat in order:
        pen.put(state.was_consoled(seat))
    for seat in order:
        pen.put(state.healed(seat))
    for seat in order:
        pen.put(state.fallen(seat))


def _tombs(state: Valley, viewer: int, order: list[int], pen: Pen) -> None:
    """The open one, the next one, those that were won."""
    pen.put(state.shielded)
    pen.one_of(state.tomb, len(TOMBS))
    pen.one_of(state.top if state.knows_top(viewer) else -1, len(TOMBS))
    for seat in order:
        pen.put(1 if seat in state.top_known else 0)
    for seat in order:
        _cards(pen, state.won[seat], len(TOMBS))


class Printed:
    """What a pack prints: costs and strengths, then where its effects have ones."""

    def __init__(self, pack: Deck) -> None:
        self.numbers = vec[i16](pack.cost[:TRAP] + pack.strength + pack.heroes)
        self.effects = vec[i64]()
        self.length: i64 = 0  # of all effects
        self._add(pack.effect[:ANIMAL], NONE + 1, OF_COMPANIONS)
        self._add(pack.effect[ANIMAL:TRAP], RETURN, OF_ANIMALS)
        self._add(pack.effect[TRAP:UNDEAD_KIND], SMALL + 1, OF_TRAPS)
        self._add(pack.effect[UNDEAD_KIND:PAPYRUS_TRAP], PER_UNDEAD, OF_UNDEAD)
        self._add(pack.effect[PAPYRUS_TRAP:], SMALL + 1, OF_TRAPS)
        self._add(pack.tombs, FIRST_OF_TOMBS, OF_TOMBS)
        self._add(pack.talents, SHIELD, OF_ADVENTURERS)

    def _add(self, effects: list[int], second: int, choices: int) -> None:
        """One of the choices for each card: the first, which may be none, or one from `second`."""
        for effect in effects:
            self.effects = append(self.effects, self.length + max(0, effect - second + 1))
            self.length += choices


@lru_cache(maxsize=8)
def _printed(pack: Deck) -> Printed:
    return Printed(pack)
