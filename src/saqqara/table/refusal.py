"""Why a table says no where no rule of a game is broken."""

from typing import Final

from saqqara.core.errors import SaqqaraError

CODES: Final = (
    "bot-plays",  # a bot holds the seat until its owner returns
    "bad-name",
    "bad-setup",
    "empty-seats",
    "no-bot",
    "no-link",
    "no-seat",
    "not-host",
    "not-now",  # the table is in another stage
    "not-yours",
    "private",
    "seat-taken",
    "stale",  # the message answers a position that is gone
    "too-long",
)


class TableError(SaqqaraError):
    """The table refuses; `code` names the reason."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def key(code: str) -> str:
    """The text of a refusal."""
    return f"refused-{code}"
