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
from saqqara.games.valley.engine.cards import ADVENTURERS, CARDS, KINDS, PAPYRUS, TOMBS, TRAP

SPLIT: Final = 0  # + coins
PLAY: Final = 5  # + kind of a companion or animal
SMUGGLE: Final = 28  # + kind of the main deck
TARGET: Final = 63  # + kind of a companion or animal
DONE: Final = 86
DISCARD: Final = 87  # + kind of the main deck
OPEN: Final = 122
PASS: Final = 123
SEND: Final = 124  # + kind of a companion or animal
SEND_ADVENTURER: Final = 147
LAY: Final = 148  # + kind
READY: Final = 191
SPRING: Final = 192  # + kind
HIT: Final = 235  # + WHOSE for one's own + kind, or ADVENTURER
WHOSE: Final = 44
ENOUGH: Final = 323
SAVE: Final = 324
LOSE: Final = 325
HERO: Final = 326  # + adventurer
GIVE: Final = 330  # + papyrus
CARD: Final = 338  # + kind of the main deck
TOMB: Final = 373  # + tomb
MEDALLION: Final = 380  # + seat
COUNT: Final = 382

MAIN: Final = CARDS[:PAPYRUS]
LIVING_CARDS: Final = CARDS[:TRAP]
WORDS: Final = (
    [f"split {coins}" for coins in range(5)]
    + [f"play {card}" for card in LIVING_CARDS]
    + [f"smuggle {card}" for card in MAIN]
    + [f"target {card}" for card in LIVING_CARDS]
    + ["done"]
    + [f"discard {card}" for card in MAIN]
    + ["open", "pass"]
    + [f"send {card}" for card in [*LIVING_CARDS, "adventurer"]]
    + [f"lay {card}" for card in CARDS]
    + ["ready"]
    + [f"spring {card}" for card in CARDS]
    + [f"hit {whose} {card}" for whose in ("theirs", "mine") for card in [*CARDS, "adventurer"]]
    + ["enough", "save", "lose"]
    + [f"adventurer {name}" for name in ADVENTURERS]
    + [f"papyrus {card}" for card in CARDS[PAPYRUS:KINDS]]
    + [f"card {card}" for card in MAIN]
    + [f"tomb {name}" for name in TOMBS]
    + [f"medallion {seat}" for seat in (1, 2)]
)
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


def name(move: int) -> str:
    """What is done, as a word."""
    return WORDS[move].split()[0]


def arguments(pack: Pack, move: int) -> list[str]:
    """With what, as in the notation."""
    words = write(pack, move).split()
    return words[1:]
