"""A person at a table with bots, without a terminal."""

from saqqara.bots import BOTS
from saqqara.cli.sitting import Sitting, called
from saqqara.core.state import State
from saqqara.record import Record
from saqqara.table.match import Match
from saqqara.text import Speech


def sit_down(record: Record, language: str = "en") -> Sitting:
    """Takes the seat that is not called like a bot; nothing is kept."""
    bots = {seat: name for seat, name in enumerate(record.names) if name in BOTS}
    return Sitting(Match(record), bots, Speech(language, called(record.names)), lambda _: None)


def set_up(at: Sitting, state: State) -> None:
    """The position, as if a moment began with it."""
    at.match.opening = state
    at.match._desks.clear()
