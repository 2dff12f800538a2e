"""The stages of Silver & Gold: Pyramids, in the order in which they follow each other."""

from typing import Final

DEAL: Final = 0  # chance deals four cards to each seat (SG-4)
KEEP: Final = 1  # all seats keep two of them (SG-4)
FILL: Final = 2  # chance fills the display: at the start, and when a seat has taken (SG-5, SG-24)
SHOW: Final = 3  # chance turns up an expedition card (SG-7)
MARK: Final = 4  # all seats mark (SG-15)
TAKE: Final = 5  # a seat replaces a finished pyramid (SG-23)
DRAW: Final = 6  # chance turns over what it took from the pile (SG-23)
OVER: Final = 7

NAMES: Final = ["deal", "keep", "fill", "show", "mark", "take", "draw", "over"]

# What can come after each (SG-8). Awards are given before the next expedition card is shown;
# where nobody finished anything or nothing is left to take, TAKE, DRAW and FILL do not come.
AFTER: Final = {
    DEAL: [DEAL, KEEP],
    KEEP: [KEEP, FILL],
    FILL: [FILL, SHOW, TAKE],
    SHOW: [SHOW, MARK, OVER],
    MARK: [MARK, SHOW, TAKE, OVER],
    TAKE: [FILL, SHOW, TAKE, DRAW],
    DRAW: [FILL, SHOW, TAKE],
    OVER: [],
}
