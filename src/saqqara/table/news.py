"""Who may see something new after an entry of the log, and how much of it there was."""

from typing import Final

from msgspec import Struct

Counts = tuple[int, int, int]  # for all, for one seat, in the row of seats


class News(Struct, frozen=True):
    """What folding an entry brought, and to whom."""

    everybody: bool = False
    seat: int | None = None  # this one alone, of its own draft
    row: bool = False  # everybody, but only in the row of seats: who is ready


NOTHING: Final = News()
FOR_ALL: Final = News(everybody=True)


class Tally:
    """The news of a table, counted: whoever knows other counts has something new to see."""

    def __init__(self, seats: int) -> None:
        self.everybody = 0
        self.seats = [0] * seats
        self.row = 0

    def add(self, news: News) -> None:
        self.everybody += news.everybody
        self.row += news.row
        if news.seat is not None:
            self.seats[news.seat] += 1

    def seen_from(self, seat: int) -> Counts:
        """What a viewer in this seat, or without one, knows when it has seen everything."""
        return self.everybody, self.seats[seat] if seat >= 0 else 0, self.row
