"""What is compiled: the rules and what they stand on."""

from typing import Final

# Rules that nothing here carries out, and why.
NEEDS_NO_CODE: Final = {
    "SG-28": "nothing forbids a second award: they are given without a look at earlier ones",
}
