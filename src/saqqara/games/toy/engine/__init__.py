"""What is compiled: the rules and what they stand on."""

from typing import Final

NEEDS_NO_CODE: Final[dict[str, str]] = {}  # rules that are kept by themselves, and why: none
