"""Positions of Im Tal der Könige for the tests, set up by the names of cards.

A side says what a seat has: `Side(hand="pit thief", camp="ape ape", goes="adventurer jackal",
lays="mummy curse")`. What goes into the tomb or is laid face down starts in camp, in hand or among
the papyri and gets there by real moves. Cards that are not mentioned are in the deck. Seat 1 holds
the medallion unless something else is said; the adventurers are Montana Smith and Heinrich von
Karloff.
"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import TypedDict, Unpack

from saqqara.core.game import open_moves
from saqqara.core.said import Why
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.games.valley.box import Box
from saqqara.games.valley.box import box as box_in
from saqqara.games.valley.engine.camp import begin_round
from saqqara.games.valley.engine.cards import ADVENTURERS, CARDS, PAPYRUS, TOMBS, Deck, is_papyrus
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.stages import CHOOSING, LAYING, SENDING, SPRINGING
from saqqara.games.valley.engine.zones import Zone, minus
from saqqara.games.valley.pack import load
from saqqara.games.valley.view import Fighter, SeatView, View, view
from tests.games.broken import changed, loaded

GAME = GAMES["valley"]
STANDARD = (GAME.folder("standard") / "pack.toml").read_text(encoding="utf-8")
PACK: Deck = GAME.pack()
NO_BONUS = "tutankhamun"  # a tomb that changes nothing once it is open


def pack(*replaced: tuple[str, str]) -> Deck:
    """The standard pack with each of these replaced once."""
    return loaded(load, changed(STANDARD, *replaced))


def card_changed(card: str, **values: str | int) -> str:
    """The standard pack with other values for one card."""
    before, head, rest = STANDARD.partition(f'id = "{card}"\n')
    lines, gap, after = rest.partition("\n\n")
    for key, value in values.items():
        old = next(line for line in lines.split("\n") if line.startswith(f"{key} = "))
        new = f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
        lines = lines.replace(old, new)
    return before + head + lines + gap + after


def pack_with(card: str, **values: str | int) -> Deck:
    return loaded(load, card_changed(card, **values))


# The adventurers have strength 2 and no ability.
PLAIN = pack(*[(f'effect = "{effect}"', 'effect = "none"') for effect in (
    "shield", "strong", "terror", "necromancy",
)])  # fmt: skip


# Setting up


@dataclass(frozen=True)
class Side:
    """What a seat has."""

    hero: str = ""
    hand: str = ""
    camp: str = ""
    papyri: str = ""
    coins: int = 0
    won: str = ""
    goes: str = "adventurer"
    lays: str = ""


class Table(TypedDict, total=False):
    """What else can be said of a position."""

    holder: int
    deck: str  # these cards and no others
    discards: str
    top: str  # the next tomb, as if somebody had seen it
    tombs: str
    consolation: str
    pack: Deck


NOBODY_SAID = Side()


def kinds(cards: str) -> Zone:
    return tuple(sorted(CARDS.index(card) for card in cards.split()))


def names(zone: Zone) -> str:
    return " ".join(CARDS[kind] for kind in zone)


def new(tombs: str = "4", consolation: str = "off", deck: Deck = PACK) -> Valley:
    """A game before its first card."""
    state: Valley = GAME.new(2, deck, {"tombs": tombs, "consolation": consolation})
    return state


def dealt(state: Valley, medallion: int = 1) -> Valley:
    """Set up by real moves: the first cards of each kind that can be drawn."""
    while not any(move.startswith("medallion") for move in notations(state)):
        box(state, notations(state)[0])
    return box(state, f"medallion {medallion}")


def camp(one: Side = NOBODY_SAID, two: Side = NOBODY_SAID, **table: Unpack[Table]) -> Valley:
    """The holder's camp phase begins; without `deck` the cards left over are in it."""
    state = new(table.get("tombs", "4"), table.get("consolation", "off"), table.get("pack", PACK))
    for seat, at in enumerate((one, two)):
        _seat(state, seat, at)
    state.discarded = counts(table.get("discards", ""))
    if top := table.get("top", ""):
        state.top = TOMBS.index(top)
        state.tombs = minus(state.tombs, state.top)
    _rest(state)
    if "deck" in table:
        state.deck = counts(table["deck"])
    state.holder = table.get("holder", 1) - 1
    begin_round(state)
    return state


def counts(cards: str) -> list[int]:
    """How many of each kind of the main deck."""
    return [kinds(cards).count(kind) for kind in range(PAPYRUS)]


def _seat(state: Valley, seat: int, at: Side) -> None:
    goes = " ".join(card for card in at.goes.split() if card != "adventurer")
    hero = at.hero or ("montana", "karloff")[seat]
    state.set_hero(seat, ADVENTURERS.index(hero))
    state.set_coins(seat, at.coins)
    cards = [card for card in at.lays.split() if not is_papyrus(CARDS.index(card))]
    papyri = [card for card in at.lays.split() if card not in cards]
    state.hands[seat] = kinds(" ".join([at.hand, *cards]))
    state.papyri[seat] = kinds(" ".join([at.papyri, *papyri]))
    state.camps[seat] = kinds(f"{at.camp} {goes}")
    state.won[seat] = tuple(TOMBS.index(tomb) for tomb in at.won.split())
    state.tombs = tuple(tomb for tomb in state.tombs if tomb not in state.won[seat])


def _rest(state: Valley) -> None:
    """Deck and unused papyri: what nobody has."""
    zones = state.hands + state.papyri + state.camps
    used = Counter(kind for zone in zones for kind in zone)
    left = [copies - used[kind] for kind, copies in enumerate(state.pack.copies)]
    state.deck = [left[kind] - state.discarded[kind] for kind in range(PAPYRUS)]
    state.unused = left[PAPYRUS:]
    assert min(state.deck + state.unused) >= 0


def playing(one: Side = NOBODY_SAID, two: Side = NOBODY_SAID, **table: Unpack[Table]) -> Valley:
    """Seat 1 has split and plays cards with the coins its side says."""
    state = play(camp(one, two, **table), 0, "split 4")
    return give(state, 0, one.coins)


def give(state: Valley, seat: int, coins: int) -> Valley:
    """Let a seat have exactly so many coins."""
    state.set_coins(seat, coins)
    return state


def choosing(one: Side = NOBODY_SAID, two: Side = NOBODY_SAID, **table: Unpack[Table]) -> Valley:
    """Both camp phases are over; the holder opens or passes."""
    state = camp(one, two, **table)
    state.stage, state.seat, state.camper = CHOOSING, state.holder, 1 - state.holder
    return state


def sending(
    one: Side = NOBODY_SAID, two: Side = NOBODY_SAID, tomb: str = NO_BONUS, **table: Unpack[Table]
) -> Valley:
    """A tomb lies open, and what it does when opened is done; the holder sends."""
    state = choosing(one, two, **table)
    state.tomb, state.stage = TOMBS.index(tomb), SENDING
    state.tombs = minus(state.tombs, state.tomb)
    return state


def laying(
    one: Side = NOBODY_SAID, two: Side = NOBODY_SAID, tomb: str = NO_BONUS, **table: Unpack[Table]
) -> Valley:
    """Both sides are in the tomb; the holder lays obstacles."""
    state = sending(one, two, tomb, **table)
    for seat in (state.holder, 1 - state.holder):
        send(state, seat, (one, two)[seat].goes)
    assert state.stage == LAYING
    return state


def trapped(
    one: Side = NOBODY_SAID, two: Side = NOBODY_SAID, tomb: str = NO_BONUS, **table: Unpack[Table]
) -> Valley:
    """All face-down cards are turned up; traps are sprung, if there are any."""
    state = laying(one, two, tomb, **table)
    for seat in (state.holder, 1 - state.holder):
        lay(state, seat, (one, two)[seat].lays)
    return state


def joined(
    one: Side = NOBODY_SAID, two: Side = NOBODY_SAID, tomb: str = NO_BONUS, **table: Unpack[Table]
) -> Valley:
    """All are in the tomb and undead with them; a trap still to be sprung keeps them there."""
    state = trapped(one, replace(two, lays=f"{two.lays} ban"), tomb, **table)
    assert state.stage == SPRINGING
    return state


def send(state: Valley, seat: int, cards: str) -> Valley:
    """Send these characters, and no more."""
    return play(state, seat, *[f"send {card}" for card in cards.split()], "ready")


def lay(state: Valley, seat: int, cards: str) -> Valley:
    """Lay these cards face down, and no more."""
    return play(state, seat, *[f"lay {card}" for card in cards.split()], "ready")


# Playing


def play(state: Valley, seat: int, *moves: str) -> Valley:
    """Make moves through the checked door."""
    for notation in moves:
        GAME.play(state, seat, GAME.rules.read(state.pack, notation))
    return state


def box(state: Valley, *moves: str) -> Valley:
    return play(state, BOX, *moves)


def run(state: Valley, *lines: str) -> Valley:
    """Make moves written as in a record: `box card pit`, `1 play thief`."""
    for line in lines:
        who, _, notation = line.partition(" ")
        play(state, BOX if who == "box" else int(who) - 1, notation)
    return state


# Looking


def notations(state: Valley) -> list[str]:
    """What the actor, a seat or the box, may do."""
    (seat,) = state.actors()
    return [GAME.rules.write(state.pack, move) for move in open_moves(state, seat)]


def open_to(state: Valley, word: str) -> list[str]:
    """What the moves that begin with this word may name."""
    moves = [move.partition(" ") for move in notations(state)]
    return [rest for first, _, rest in moves if first == word]


def odds(state: Valley) -> dict[str, int]:
    return {GAME.rules.write(state.pack, move): weight for move, weight in state.odds()}


def why(state: Valley, seat: int, notation: str) -> Why:
    return GAME.telling.why_not(state, seat, GAME.rules.read(state.pack, notation))


def now(state: Valley, viewer: int = 0) -> View:
    return view(state, viewer)


def box_of(state: Valley) -> Box:
    """What is known besides the position, at a table like this."""
    options = {"tombs": str(state.wanted), "consolation": "on" if state.consolation else "off"}
    return box_in(state.pack, state.seats, options)


def seen(state: Valley, seat: int = 0) -> SeatView:
    """A seat's cards as it sees them itself."""
    return view(state, seat).seats[seat]


def hand(state: Valley, seat: int = 0) -> str:
    return names(state.hands[seat])


def in_camp(state: Valley, seat: int = 0) -> str:
    return names(state.camps[seat])


def inside(state: Valley, seat: int = 0) -> str:
    """Who is in the tomb, the adventurer last."""
    return " ".join(fighter.card for fighter in seen(state, seat).inside)


def discarded(state: Valley) -> str:
    return " ".join(CARDS[k] for k in range(PAPYRUS) for _ in range(state.discarded[k]))


def deck_of(state: Valley) -> str:
    return " ".join(CARDS[k] for k in range(PAPYRUS) for _ in range(state.deck[k]))


def coins(state: Valley) -> list[int]:
    """Of seat 1, of seat 2, in the supply."""
    return [state.coins(0), state.coins(1), state.supply()]


def won(state: Valley) -> list[str]:
    """The tombs of each seat."""
    return [" ".join(TOMBS[tomb] for tomb in tombs) for tombs in state.won]


def fighter(state: Valley, seat: int, card: str) -> Fighter:
    """The first of these in the tomb."""
    return next(one for one in seen(state, seat).inside if one.card == card)


def strong(state: Valley, seat: int, card: str) -> int:
    return fighter(state, seat, card).strength


def pieces(state: Valley, seat: int, card: str) -> str:
    """A strength in its parts: `base 2 tomb 1`."""
    found = fighter(state, seat, card).pieces
    return " ".join(f"{piece.reason} {piece.amount}" for piece in found)


def sums(state: Valley) -> list[int]:
    """What both sides bring to the fight."""
    return [view(state, 0).seats[seat].strength for seat in (0, 1)]


def fought(state: Valley) -> list[int]:
    """The sums of the last fight."""
    return list(state.sums)


def two_starlets() -> Deck:
    """A pack with two starlets."""
    text = card_changed("starlet", copies=2)
    old = 'id = "porter"\ncopies = 2'
    return loaded(load, changed(text, (old, 'id = "porter"\ncopies = 1')))


def legal(state: Valley, seat: int) -> set[str]:
    return {GAME.rules.write(state.pack, move) for move in state.legal(seat)}


def strengths(state: Valley, seat: int) -> dict[str, int]:
    """Of everybody in the tomb, by name."""
    return {fighter.card: fighter.strength for fighter in seen(state, seat).inside}
