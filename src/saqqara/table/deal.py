"""A game before its first move, and a whole game among bots."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from saqqara.bots import make
from saqqara.bots.bot import Bot, Sight
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame, Options
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, Pack, State
from saqqara.record import Record, chance_move

SEPARATOR: Final = "|"  # between names in a record


def deal(  # noqa: PLR0913 - all that stands in the header of a record
    game: AnyGame,
    pack: Pack,
    options: Options,
    names: Sequence[str],
    seed: str,
    *,
    rules: int = 0,
) -> Record:
    """A record without moves: who plays what, and the seed nobody is told yet."""
    for name in names:
        check_name(name)
    record = Record(game, pack, game.settled(options), list(names), seed, rules=rules)
    record.start()  # refuses a wrong number of seats
    return record


def check_name(name: str) -> None:
    """Refuses what cannot stand in the header of a record."""
    if not name.strip() or SEPARATOR in name or any(_breaks(sign) for sign in name):
        raise SaqqaraError(f"{name!r} cannot be a name: it is empty or holds | or a line break")


def _breaks(sign: str) -> bool:
    return sign in "\r\n" or unicodedata.category(sign) == "Cs"


def play_out(record: Record, bots: Sequence[str]) -> State:
    """A whole game among bots, written into the record; the final position."""
    minds = [make(name, record.game, luck(record, seat)) for seat, name in enumerate(bots)]
    return play_with(record, minds)


def luck(record: Record, seat: int) -> Rng:
    """That of the bot in a seat; it follows from the seed."""
    return Rng(f"{record.seed}/bot/{seat}/0")


def play_with(record: Record, bots: Sequence[Bot]) -> State:
    """The same with bots that are there already."""
    state, chances = record.start(), 0
    while actors := state.actors():
        seat = actors[0]
        if seat == BOX:
            move = chance_move(state, record.seed, chances)
            chances += 1
        else:
            move = bots[seat].choose(Sight(state, seat))
        record.game.play(state, seat, move)
        record.moves.append((seat, move))
    return state
