"""What the game knows besides the position: what a viewer is sent once."""

from typing import Final, Literal

from msgspec import Struct

from saqqara.core.game import Options
from saqqara.games.valley.engine.camp import MOST_CARDS, MOST_COINS, RESOURCES
from saqqara.games.valley.engine.cards import (
    ADVENTURERS,
    ANIMALS,
    CARDS,
    COMPANIONS,
    EFFECTS,
    PAPYRUS_TRAPS,
    PAPYRUS_UNDEAD,
    TOMBS,
    TRAPS,
    UNDEAD,
    Deck,
)
from saqqara.games.valley.engine.position import COINS_IN_ALL
from saqqara.games.valley.engine.setup import FIRST_HAND, FIRST_PAPYRI
from saqqara.games.valley.engine.tomb import CONSOLATION

Kind = Literal[
    "adventurer",
    "companion",
    "animal",
    "trap",
    "undead",
    "papyrus-undead",
    "papyrus-trap",
    "tomb",
]
KINDS: Final[dict[Kind, list[str]]] = {
    "adventurer": ADVENTURERS,
    "companion": COMPANIONS,
    "animal": ANIMALS,
    "trap": TRAPS,
    "undead": UNDEAD,
    "papyrus-undead": PAPYRUS_UNDEAD,
    "papyrus-trap": PAPYRUS_TRAPS,
    "tomb": TOMBS,
}


class Printed(Struct, frozen=True):
    """What stands on a card; only companions and animals cost, only characters have a strength."""

    kind: Kind
    copies: int
    cost: int
    strength: int
    effect: str


class Box(Struct, frozen=True):
    """All cards by their ids, kind by kind, and the numbers of the rules."""

    cards: dict[str, Printed]
    coins: int  # there are so many
    papyri: int  # that each seat is given
    hand: int  # cards dealt to each seat
    resources: int  # coins and cards of a camp phase together
    most_cards: int  # that are kept at its end
    most_coins: int
    wanted: int  # tombs that win the game
    consolation: int  # coins for a seat that sends nobody; 0 = it is not played with


def box(pack: Deck, seats: int, options: Options) -> Box:
    """The same for every viewer."""
    del seats
    return Box(
        cards=printed(pack),
        coins=COINS_IN_ALL,
        papyri=FIRST_PAPYRI,
        hand=FIRST_HAND,
        resources=RESOURCES,
        most_cards=MOST_CARDS,
        most_coins=MOST_COINS,
        wanted=int(options["tombs"]),
        consolation=CONSOLATION if options["consolation"] == "on" else 0,
    )


def printed(pack: Deck) -> dict[str, Printed]:
    """Every card of a pack, kind by kind."""
    return {card: _card(pack, kind, card) for kind, cards in KINDS.items() for card in cards}


def _card(pack: Deck, kind: Kind, card: str) -> Printed:
    if kind == "tomb":
        return Printed(kind, 1, 0, 0, EFFECTS[pack.tombs[TOMBS.index(card)]])
    if kind == "adventurer":
        hero = ADVENTURERS.index(card)
        return Printed(kind, 1, 0, pack.heroes[hero], EFFECTS[pack.talents[hero]])
    k = CARDS.index(card)
    effect = EFFECTS[pack.effect[k]]
    return Printed(kind, pack.copies[k], pack.cost[k], pack.strength[k], effect)
