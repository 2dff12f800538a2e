"""The stages of Im Tal der Könige, in the order in which they follow each other."""

from typing import Final

# Set-up (VK-3); chance decides all of it.
HEROES: Final = 0
PAPYRI: Final = 1
DEAL: Final = 2
TOSS: Final = 3
# The camp phase, of the holder and then of the other seat (VK-4). Cards are also drawn and
# discarded because of a tomb, and discarded because of Susan Copperstone.
FORESEEING: Final = 4  # chance: a seer looks at the top tomb
SPLITTING: Final = 5
DRAWING: Final = 6  # chance
PLAYING: Final = 7
TARGETING: Final = 8
REPORTING: Final = 9  # chance: a card out of the other hand
DISCARDING: Final = 10
# The tomb phase, up to what is laid face down.
CHOOSING: Final = 11  # open or pass
OPENING: Final = 12  # chance
SENDING: Final = 13
LAYING: Final = 14
# The tomb phase, once all is turned up.
SPRINGING: Final = 15
HITTING: Final = 16
SAVING: Final = 17
OVER: Final = 18

NAMES: Final = [
    "heroes", "papyri", "deal", "toss",
    "foresee", "split", "draw", "play", "target", "report", "discard",
    "choose", "reveal", "send", "lay",
    "spring", "hit", "save", "over",
]  # fmt: skip

# Where each part begins.
CAMP: Final = FORESEEING
TOMB: Final = CHOOSING
FIGHT: Final = SPRINGING

BY_CHANCE: Final = [
    stage in (HEROES, PAPYRI, DEAL, TOSS, FORESEEING, DRAWING, REPORTING, OPENING)
    for stage in range(len(NAMES))
]

# Why cards are drawn or discarded: what goes on afterwards.
FOR_CAMP: Final = 0  # drawn at the start of a camp phase or by a play, discarded to a mercenary
FOR_LIMIT: Final = 1  # more than five in hand
FOR_TOMB: Final = 2  # the tomb says so, the holder first
FOR_TERROR: Final = 3  # Susan Copperstone says so

REASONS: Final = ["mercenary", "limit", "tomb", "terror"]  # as they are called for a discard


def is_chance(stage: int) -> bool:
    """Whether something comes out of the box."""
    return BY_CHANCE[stage]
