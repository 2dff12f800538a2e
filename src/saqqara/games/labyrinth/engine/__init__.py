"""What is compiled: the rules and what they stand on."""

from typing import Final

NEEDS_NO_CODE: Final = {
    "LP-17": "one seat is played like any other number of seats",
}
