"""What a table is asked for: which game, for whom, and on which terms."""

from msgspec import Struct
from msgspec.structs import replace

from saqqara.core.errors import SaqqaraError
from saqqara.games import GAMES
from saqqara.table.log import Clock, Visibility
from saqqara.table.refusal import TableError


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


def settled(asked: Terms) -> Terms:
    """The same with every option, if there is such a game, pack, option and number of seats."""
    if asked.game not in GAMES:
        raise TableError("bad-setup", f"no game {asked.game!r}; there are: {', '.join(GAMES)}")
    game = GAMES[asked.game]
    if asked.pack not in game.pack_names():
        known = ", ".join(game.pack_names())
        raise TableError("bad-setup", f"no pack {asked.pack!r}; there are: {known}")
    try:
        options = game.settled(asked.options)
        game.check_seats(asked.seats, options)
    except SaqqaraError as error:
        raise TableError("bad-setup", str(error)) from error
    return replace(asked, options=options)
