"""What a table is asked for: which game, for whom, and on which terms."""

from msgspec import Struct

from saqqara.table.log import Clock, Visibility


class Terms(Struct, frozen=True):
    """Whatever `Table.open` is handed; the table adds what only it knows."""

    game: str
    seats: int
    host: str
    pack: str = "standard"
    options: dict[str, str] = {}
    visibility: Visibility = "link"
    clock: Clock = Clock()
    away: int = 0  # seconds until a bot takes the seat of somebody others wait for; 0 = never
    stand_in: str = "steady"  # which bot that is
