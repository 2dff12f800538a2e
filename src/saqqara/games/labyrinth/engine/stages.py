"""The stages of the table, and what is due of a seat; both in the order in which they come."""

from typing import Final

# The stages of a round.
REVEAL: Final = 0  # chance turns up a card (LP-6)
LAYING: Final = 1  # all seats lay its tile, unseen by the others (LP-12)
BETTING: Final = 2  # seats that are in bet on the next card (LP-19)
OVER: Final = 3  # 25 tiles are laid (LP-13)

NAMES: Final = ["card", "lay", "bet", "over"]

# What is due of one seat: three things while tiles are laid, then perhaps a bet.
DONE: Final = 0  # nothing
LAY_TILE: Final = 1  # LP-6
PUT_STONE: Final = 2  # once for each chamber of the tile (LP-8)
NAME_START: Final = 3  # LP-9
MAKE_BET: Final = 4  # LP-19

DUE_NAMES: Final = ["done", "lay", "stone", "start", "bet"]
