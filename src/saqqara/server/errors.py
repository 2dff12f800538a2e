"""What the server refuses, beside what tables and games do."""

from typing import Final

from saqqara.core.errors import NotationError, RulesError, SaqqaraError
from saqqara.server.wire import Problem
from saqqara.table import refusal
from saqqara.table.refusal import TableError

STATUS: Final[dict[str, int]] = {
    **dict.fromkeys(refusal.CODES, 409),
    "bad-message": 400,
    "bad-move": 400,
    "bad-name": 400,
    "bad-setup": 400,
    "cross-site": 403,
    "disk-full": 507,
    "internal": 500,
    "no-bot": 400,
    "no-link": 404,
    "no-page": 404,
    "no-seat": 404,
    "no-table": 404,
    "not-allowed": 405,
    "not-host": 403,
    "not-yours": 403,
    "old-rules": 410,
    "private": 403,
    "raced": 409,
    "rules": 409,
    "store": 503,
    "too-big": 413,
    "too-fast": 429,
    "too-long": 400,
}


class ServerError(SaqqaraError):
    """Refused with a code of STATUS."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def problem(error: SaqqaraError) -> Problem:
    """A refusal as it is told."""
    if isinstance(error, TableError | ServerError):
        return Problem(error.code, str(error))
    if isinstance(error, RulesError):
        return Problem("rules", str(error), error.rule, error.why)
    if isinstance(error, NotationError):
        return Problem("bad-move", str(error))
    return Problem("bad-message", str(error))
