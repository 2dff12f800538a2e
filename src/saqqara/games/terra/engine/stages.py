"""The stages of Terra Pyramides, in the order in which they follow each other."""

from typing import Final

# Getting ready.
FIRST_SEAT: Final = 0  # chance says who begins (TP-6)
START_TILES: Final = 1  # chance turns up the four start tiles (TP-5)
START_VALUES: Final = 2  # chance turns up a foundation before each of them (TP-5)
HANDS: Final = 3  # chance deals the hands (TP-6)
TURN_UP: Final = 4  # chance turns up the open stacks (TP-24)
# A turn.
LAYING: Final = 5  # a seat lays its tile (TP-7)
NEW_VALUE: Final = 6  # chance turns up the foundation before its stair (TP-9)
CHOOSING: Final = 7  # the seat chooses a row (TP-10)
WORKING: Final = 8  # and sends its workers, until it ends that (TP-12)
DRAWING: Final = 9  # it takes the top of a stack, or looks through one (TP-15)
LOOKING: Final = 10  # chance turns up what nobody has seen of that stack
PICKING: Final = 11  # the seat takes one of its tiles
TAKEN: Final = 12  # chance turns up a tile that was taken unseen
NEXT_UP: Final = 13  # chance turns up the new top of an open stack (TP-24)
LIMITS: Final = 14  # the seat owns too much (TP-19)
OVER: Final = 15

# As views call them; whatever chance does is called the same.
NAMES: Final = [
    *["box", "box", "box", "box", "box"],
    *["lay", "box", "row", "work", "draw", "box", "pick", "box", "box", "limits", "over"],
]
OF_CHANCE: Final = [name == "box" for name in NAMES]
