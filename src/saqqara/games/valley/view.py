"""What a seat may see of Im Tal der Könige."""

from msgspec import Struct

from saqqara.core.state import WATCHER
from saqqara.games.valley.engine import stages, tomb
from saqqara.games.valley.engine.cards import (
    ADVENTURER,
    ADVENTURERS,
    CARDS,
    PAPYRUS,
    SMUGGLE,
    TOMBS,
)
from saqqara.games.valley.engine.moves import WORDS
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.strength import REASONS, reasons, strength, total
from saqqara.games.valley.engine.zones import NOTHING, Zone


class Piece(Struct):
    """A part of a strength."""

    reason: str
    amount: int


class Fighter(Struct):
    """A character in the tomb."""

    card: str
    strength: int
    pieces: list[Piece]


class SeatView(Struct):
    """One side of the table. Lists of hidden cards are empty for those who may not see them."""

    adventurer: str
    coins: int
    medallion: bool
    hand: list[str]
    hand_size: int
    known: list[str]  # in hand or face down, seen by the other seat
    papyri: list[str]
    papyri_left: int
    camp: list[str]
    adventurer_inside: bool
    paralysed: bool
    inside: list[Fighter]  # the adventurer last
    strength: int  # their sum
    face_down: list[str]
    face_down_cards: int  # of the main deck
    face_down_papyri: int
    turned_up: list[str]  # the last face-down cards that were turned up
    traps: list[str]  # of these, not sprung yet
    won: list[str]
    passed: bool
    consoled: bool


class LastFight(Struct):
    """How the last fight ended."""

    tomb: str
    winner: int
    sums: list[int]
    fighters: list[list[str]]


class View(Struct):
    """The table as one viewer may see it."""

    stage: str
    seat: int  # who decides
    discard_for: str  # mercenary, limit, tomb or terror
    holder: int
    camper: int
    seats: list[SeatView]
    supply: int  # coins
    deck: int
    discard_pile: int
    last_discard: str
    spent: list[str]  # papyri out of the game
    tomb: str
    limit: int  # characters each side may send; 0 = any number
    tombs_left: int
    top: str  # the next tomb, for those who have seen it
    smugglers: int  # still to be used in this camp phase
    card: str  # asks for a target
    named: list[str]  # targets named so far
    wounded: str  # whom a doctor may save
    shield_used: bool
    last_fight: LastFight | None


def view(state: Valley, viewer: int) -> View:
    """Everything this seat, or WATCHER, knows."""
    smugglers = state.count(state.camps[state.camper], SMUGGLE) - state.smuggled
    return View(
        stage="box" if stages.is_chance(state.stage) else stages.NAMES[state.stage],
        seat=state.seat,
        discard_for=stages.REASONS[state.reason] if state.stage == stages.DISCARDING else "",
        holder=state.holder,
        camper=state.camper,
        seats=[_seat(state, seat, viewer) for seat in (0, 1)],
        supply=state.supply(),
        deck=sum(state.deck),
        discard_pile=sum(state.discarded),
        last_discard=CARDS[state.last] if state.last != NOTHING else "",
        spent=names(state.spent),
        tomb=TOMBS[state.tomb] if state.tomb != NOTHING else "",
        limit=_limit(state),
        tombs_left=len(state.tombs) + (state.top != NOTHING),
        top=TOMBS[state.top] if state.top != NOTHING and state.knows_top(viewer) else "",
        smugglers=smugglers if state.stage == stages.PLAYING else 0,
        card=CARDS[state.card] if state.card != NOTHING else "",
        named=[WORDS[move] for move in state.named],
        wounded=card_name(state.patients()[0][1]) if state.stage == stages.SAVING else "",
        shield_used=bool(state.shielded),
        last_fight=last_fight(state),
    )


def names(zone: Zone) -> list[str]:
    return [card_name(kind) for kind in zone]


def card_name(kind: int) -> str:
    return "adventurer" if kind == ADVENTURER else CARDS[kind]


def _limit(state: Valley) -> int:
    if state.tomb == NOTHING or tomb.limit(state) == tomb.NO_LIMIT:
        return 0
    return tomb.limit(state)


def last_fight(state: Valley) -> LastFight | None:
    if state.fought == NOTHING:
        return None
    fighters = [names(side) for side in state.fighters]
    return LastFight(TOMBS[state.fought], state.victor, list(state.sums), fighters)


def _seat(state: Valley, seat: int, viewer: int) -> SeatView:
    own = seat == viewer  # VK-21
    laid = state.laid[seat]
    papyri = [kind for kind in laid if kind >= PAPYRUS]
    return SeatView(
        adventurer=ADVENTURERS[state.hero(seat)] if state.hero(seat) != NOTHING else "",
        coins=state.coins(seat),
        medallion=state.holder == seat,
        hand=names(state.hands[seat]) if own else [],
        hand_size=len(state.hands[seat]),
        known=[] if viewer == WATCHER else names(state.shown[seat]),
        papyri=names(state.papyri[seat]) if own else [],
        papyri_left=len(state.papyri[seat]),
        camp=names(state.camps[seat]),
        adventurer_inside=state.has_entered(seat),
        paralysed=state.is_paralysed(seat),
        inside=_fighters(state, seat),
        strength=total(state, seat),
        face_down=names(laid) if own else [],
        face_down_cards=len(laid) - len(papyri),
        face_down_papyri=len(papyri),
        turned_up=names(state.turned[seat]),
        traps=names(state.pending[seat]),
        won=[TOMBS[tomb] for tomb in state.won[seat]],
        passed=state.has_passed(seat),
        consoled=state.was_consoled(seat),
    )


def _fighters(state: Valley, seat: int) -> list[Fighter]:
    hero = (ADVENTURER,) if state.has_entered(seat) else ()
    return [_fighter(state, seat, kind) for kind in state.inside[seat] + hero]


def _fighter(state: Valley, seat: int, kind: int) -> Fighter:
    pieces = [Piece(REASONS[reason], amount) for reason, amount in reasons(state, seat, kind)]
    return Fighter(card_name(kind), strength(state, seat, kind), pieces)
