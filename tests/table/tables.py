"""Tables to test with: people known by their device, and everything that is in a table."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import pytest

from saqqara.core.errors import SaqqaraError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.table.log import Clock, Visibility
from saqqara.table.news import Tally
from saqqara.table.refusal import TableError
from saqqara.table.table import Table
from saqqara.table.terms import Terms

ADA: Final = "device of Ada"
BOB: Final = "device of Bob"
EVE: Final = "device of Eve"  # sits nowhere
NOBODY: Final = ""  # no token yet
T = TypeVar("T")


def pick(rng: Rng, things: Sequence[T]) -> T:
    """One of them."""
    return things[rng.below(len(things))]


def setup(  # noqa: PLR0913 - as many as a table has
    game: str = "toy",
    seats: int = 2,
    *,
    pack: str = "standard",
    options: dict[str, str] | None = None,
    host: str = ADA,
    visibility: Visibility = "link",
    clock: Clock | None = None,
    stand_in: str = "greedy",
) -> Terms:
    """What Ada asks for."""
    return Terms(
        game=game,
        pack=pack,
        options=options or {},
        seats=seats,
        host=host,
        visibility=visibility,
        clock=clock or Clock(),
        stand_in=stand_in,
    )


def seated(asked: Terms | None = None) -> Table:
    """Ada in the first chair, Bob in the second, bots in all others."""
    table = Table.open(asked or setup())
    table.sit(ADA, 0, "Ada")
    if table.setup.seats > 1:
        table.make_link(ADA, 1, "for Bob")
        table.follow_link(BOB, "for Bob", "Bob")
    for seat in range(2, table.setup.seats):
        table.seat_bot(ADA, seat, "random")
    return table


def started(asked: Terms | None = None, seed: str = "seed") -> Table:
    """The same, when the first decision is due."""
    table = seated(asked)
    table.start(ADA, seed)
    return table


def moves(table: Table, seat: int) -> list[str]:
    """The legal moves of a seat, as they are sent."""
    return [table.game.rules.write(table.pack, move) for move in table.running.legal(seat)]


def lay(table: Table, device: str, seat: int, took: int = 0) -> str:
    """The next decision of a person: the first move there is."""
    move = moves(table, seat)[0]
    table.play(device, seat, table.running.decisions(seat), move, took)
    return move


def draft(table: Table, device: str, seat: int) -> None:
    """All decisions of a person in this moment."""
    while moves(table, seat):
        lay(table, device, seat)


def decide(table: Table, device: str, seat: int, took: int = 0) -> None:
    """A whole moment of a person: the decisions and the word."""
    draft(table, device, seat)
    table.commit(device, seat, took)


def think(table: Table, seat: int, rng: Rng) -> None:
    """A bot decides and commits, whatever it has to."""
    if table.running.can_commit(seat):
        table.finish(seat)
    else:
        table.answer(seat, table.running.decisions(seat), pick(rng, table.running.legal(seat)))


def play_out(table: Table, seed: str = "x") -> None:
    """The game to its end, every person and bot at random."""
    rng = Rng(seed)
    for _ in range(100_000):
        if table.stage == "over":
            return
        if bots := table.bots_due():
            think(table, bots[0], rng)
            continue
        seat = pick(rng, table.people_due())
        device = table.chairs[seat].device
        if table.running.can_commit(seat):
            table.commit(device, seat)
        else:
            nth = table.running.decisions(seat)
            table.play(device, seat, nth, pick(rng, moves(table, seat)))
    pytest.fail("the game does not end")


def everything(table: Table) -> dict[str, object]:
    """All that a table is, but for what is not stored yet."""
    match = table.match
    parts = {
        name: getattr(table, name)
        for name in (
            *("setup", "stage", "talked", "rematch", "seq"),
            *("chairs", "talk", "spent", "pondered"),
        )
    }
    found = {n: list(part) if isinstance(part, list) else part for n, part in parts.items()}
    if match:
        found["record"] = match.saved().text()
        found["moves"] = list(match.record.moves)
        found["drafts"] = [list(draft) for draft in match.drafts]
        found["ready"] = set(match.ready)
        found["told"] = {viewer: list(lines) for viewer, lines in match.told.items()}
        found["heard"] = {viewer: match.heard(viewer) for viewer in match.viewers()}
    return found


def tally(table: Table) -> Tally:
    """All news there were, counted."""
    found = Tally(len(table.chairs))
    for news in table.news:
        found.add(news)
    return found


def refused(table: Table, code: str, act: Callable[..., object], *args: object) -> str:
    """The table says no with this code, on a copy, and is what it was; the reason."""
    before = everything(table)
    with pytest.raises(TableError) as error:
        act(table.copy(), *args)
    assert error.value.code == code
    assert everything(table) == before
    return str(error.value)


def not_allowed(table: Table, act: Callable[..., object], *args: object) -> None:
    """A rule of the game or of drafts says no, and the table is what it was."""
    before = everything(table)
    with pytest.raises(SaqqaraError) as error:
        act(table.copy(), *args)
    assert not isinstance(error.value, TableError)
    assert everything(table) == before


def smallest(game: AnyGame) -> int:
    """Seats for Ada, Bob and, where the game allows it, a bot."""
    span = game.seats_for({})
    return min(max(span.start, 3), span.stop - 1)
