"""The stages of the toy game, in the order in which they follow each other."""

from typing import Final

DEAL: Final = 0  # chance deals the hands (TY-2)
REVEAL: Final = 1  # chance turns up a treasure (TY-3)
LAYING: Final = 2  # all seats lay a card (TY-4)
OVER: Final = 3

NAMES: Final = ["deal", "reveal", "laying", "over"]
