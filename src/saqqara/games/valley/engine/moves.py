"""Moves of Im Tal der Könige as numbers and as notation.

`split 3` takes 3 coins and 1 card; `play thief`, `smuggle pit`, `target ape` and `done` belong to
the camp, `discard rock` to every forced discard; `open` or `pass`; `send jackal`, `send
adventurer`, `lay pit` and `ready`; `spring pit`, `hit theirs jackal`, `hit mine adventurer`,
`enough`; `save` or `lose` with a doctor. Chance says `adventurer tara`, `papyrus ammit`,
`card pit`, `tomb ramses` and `medallion 2`.
"""

from typing import Final

from saqqara.core.errors import NotationError
from saqqara.core.state import Pack
from saqqara.games.valley.engine.cards import ADVENTURERS, CARDS, PAPYRUS, TOMBS, TRAP

# A verb is the first of its numbers; what it is done with is added.
SPLIT: Final = 0  # + coins
PLAY: Final = SPLIT + 5  # + kind of a companion or animal
SMUGGLE: Final = PLAY + 23  # + kind of the main deck
TARGET: Final = SMUGGLE + 35  # + kind of a companion or animal
DONE: Final = TARGET + 23
DISCARD: Final = DONE + 1  # + kind of the main deck
OPEN: Final = DISCARD + 35
PASS: Final = OPEN + 1
SEND: Final = PASS + 1  # + kind of a companion or animal
SEND_ADVENTURER: Final = SEND + 23
LAY: Final = SEND_ADVENTURER + 1  # + kind
READY: Final = LAY + 43
SPRING: Final = READY + 1  # + kind
HIT: Final = SPRING + 43  # + kind, or ADVENTURER, of the other side
HIT_OWN: Final = HIT + 44  # + kind, or ADVENTURER
ENOUGH: Final = HIT_OWN + 44
SAVE: Final = ENOUGH + 1
LOSE: Final = SAVE + 1
HERO: Final = LOSE + 1  # + adventurer; here chance begins
GIVE: Final = HERO + 4  # + papyrus
CARD: Final = GIVE + 8  # + kind of the main deck
TOMB: Final = CARD + 35  # + tomb
MEDALLION: Final = TOMB + 7  # + seat
COUNT: Final = MEDALLION + 2

NAMES: Final = {
    SPLIT: "split",
    PLAY: "play",
    SMUGGLE: "smuggle",
    TARGET: "target",
    DONE: "done",
    DISCARD: "discard",
    OPEN: "open",
    PASS: "pass",
    SEND: "send",
    SEND_ADVENTURER: "send",
    LAY: "lay",
    READY: "ready",
    SPRING: "spring",
    HIT: "hit",
    HIT_OWN: "hit",
    ENOUGH: "enough",
    SAVE: "save",
    LOSE: "lose",
    HERO: "adventurer",
    GIVE: "papyrus",
    CARD: "card",
    TOMB: "tomb",
    MEDALLION: "medallion",
}
VERBS: Final = [max([first for first in NAMES if first <= move]) for move in range(COUNT)]

# With what each verb can be done; those not named here need nothing.
LIVING_CARDS: Final = CARDS[:TRAP]
MAIN: Final = CARDS[:PAPYRUS]
CHARACTERS: Final = [*CARDS, "adventurer"]
OBJECTS: Final = {
    SPLIT: ["0", "1", "2", "3", "4"],
    PLAY: LIVING_CARDS,
    SMUGGLE: MAIN,
    TARGET: LIVING_CARDS,
    DISCARD: MAIN,
    SEND: LIVING_CARDS,
    SEND_ADVENTURER: ["adventurer"],
    LAY: CARDS,
    SPRING: CARDS,
    HIT: [f"theirs {card}" for card in CHARACTERS],
    HIT_OWN: [f"mine {card}" for card in CHARACTERS],
    HERO: ADVENTURERS,
    GIVE: CARDS[PAPYRUS:],
    CARD: MAIN,
    TOMB: TOMBS,
    MEDALLION: ["1", "2"],
}
WORDS: Final = [
    f"{NAMES[first]} {one}".strip() for first in NAMES for one in OBJECTS.get(first, [""])
]
NUMBERS: Final = {text: number for number, text in enumerate(WORDS)}
SHAPES: Final = {
    "split": "split 3",
    "play": "play thief",
    "smuggle": "smuggle pit",
    "target": "target ape",
    "discard": "discard rock",
    "send": "send jackal or send adventurer",
    "lay": "lay pit",
    "spring": "spring pit",
    "hit": "hit theirs jackal or hit mine adventurer",
    "adventurer": "adventurer tara",
    "papyrus": "papyrus ammit",
    "card": "card pit",
    "tomb": "tomb ramses",
    "medallion": "medallion 2",
}


def verb(move: int) -> int:
    """What is done."""
    return VERBS[move]


def argument(move: int) -> int:
    """With what, counted from 0."""
    return move - VERBS[move]


def name(move: int) -> str:
    """What is done, as a word."""
    return NAMES[VERBS[move]]


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, word by word as in the notation."""
    del pack
    return words(move)


def words(move: int) -> list[str]:
    """The same without a pack, which no word here depends on."""
    objects = OBJECTS.get(VERBS[move])
    return objects[argument(move)].split() if objects else []


def write(pack: Pack, move: int) -> str:
    """The notation of a move number."""
    del pack
    if not 0 <= move < COUNT:
        raise NotationError(f"{move}: there are moves 0 to {COUNT - 1}")
    return WORDS[move]


def read(pack: Pack, text: str) -> int:
    """The move number of a notation; small slips in case and spacing are forgiven."""
    del pack
    words = text.lower().split()
    found = NUMBERS.get(" ".join(words))
    if found is None:
        raise NotationError(f"{text!r}: {_slip(words)}")
    return found


def _slip(words: list[str]) -> str:
    """What is wrong with a text that is no move."""
    if words and words[0] in SHAPES:
        return f"moves like this look like {SHAPES[words[0]]}"
    return "no move; moves look like split 3, play thief, done, open, send jackal, ready"
