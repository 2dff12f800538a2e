"""The three ways something can be refused."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the command line reads this file before anything else: it must be light
    from saqqara.core.said import Why


class SaqqaraError(Exception):
    """Something a person handed in is refused; the message says what and where."""


class NotationError(SaqqaraError):
    """The text cannot be read as a move."""


class RulesError(SaqqaraError):
    """The move can be read but is not allowed; `rule` is the id of the rule it breaks.

    `why` is the reason as a text key, where a game gave one.
    """

    def __init__(self, rule: str, message: str, why: "Why | None" = None) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule
        self.why = why


class PackError(SaqqaraError):
    """The component data is broken; the message names file, component and reason."""
