"""Laws of the table, for every game: the log is the only truth."""

from collections.abc import Callable

import pytest

from saqqara.core.errors import NotationError, RulesError
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from saqqara.record import read
from saqqara.table import log
from saqqara.table.log import Clock, Entry
from saqqara.table.refusal import TableError
from saqqara.table.table import Table
from tests.table.tables import (
    ADA,
    BOB,
    EVE,
    NOBODY,
    everything,
    moves,
    pick,
    play_out,
    setup,
    smallest,
    started,
)

ACTS = 200
Act = Callable[[Table], object]
DEVICES = (ADA, ADA, BOB, BOB, EVE, NOBODY)

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def opening(game: AnyGame, rng: Rng) -> Table:
    """A table with a clock, so that times are written too."""
    kinds: tuple[log.Visibility, ...] = ("open", "link", "private")
    clock = Clock(moment=rng.below(2) * 30, game=rng.below(2) * 300)
    return Table.open(setup(game.name, smallest(game), visibility=pick(rng, kinds), clock=clock))


def anything(table: Table, rng: Rng) -> Act:
    """Something that somebody tries, allowed or not."""
    device = pick(rng, DEVICES)
    seat, nth = rng.below(table.setup.seats + 2) - 1, rng.below(4)
    took, key = rng.below(9_000), f"key {rng.below(3)}"
    bot = pick(rng, ("greedy", "random", "", "hal"))
    acts: list[Act] = [
        lambda t: t.sit(device, seat, f"{device[-3:]} "),
        lambda t: t.leave(device, seat),
        lambda t: t.seat_bot(device, seat, bot),
        lambda t: t.make_link(device, seat, key),
        lambda t: t.follow_link(device, key, "Guest"),
        lambda t: t.start(device, f"seed {took}"),
        lambda t: t.play(device, seat, nth, some_move(t, seat, rng), took),
        lambda t: t.take_back(device, seat, took),
        lambda t: t.commit(device, seat, took),
        lambda t: t.uncommit(device, seat),
        lambda t: t.come_back(device, seat),
        lambda t: t.chat(device, seat, f"{took} words"),
        lambda t: t.answer(seat, nth, some_number(t, seat, rng)),
        lambda t: t.finish(seat),
        lambda t: t.again(device, f"seed {took}"),
        lambda t: t.follow(key),
    ]
    return pick(rng, acts)


def something_personal(table: Table, rng: Rng) -> Act:
    """What a person does with a chair of its own, as far as that is possible now."""
    held = [(chair.device, seat) for seat, chair in enumerate(table.chairs) if chair.device]
    device, seat = pick(rng, held or [(EVE, 0)])
    acts: list[Act] = [
        lambda t: t.leave(device, seat),
        lambda t: t.come_back(device, seat),
        lambda t: t.come_back(device, seat),
        lambda t: t.take_back(device, seat, 40),
        lambda t: t.uncommit(device, seat),
        lambda t: t.make_link(device, seat, f"key {seat}"),
        lambda t: t.follow_link(pick(rng, DEVICES), f"key {seat}", "Guest"),
    ]
    return pick(rng, acts)


def some_move(table: Table, seat: int, rng: Rng) -> str:
    """A move of the game; often not one of this seat, sometimes none at all."""
    if rng.below(4) == 0:
        return "no such move"
    if table.match and 0 <= seat < table.setup.seats and moves(table, seat):
        return pick(rng, moves(table, seat))
    return table.game.rules.write(table.pack, rng.below(table.game.rules.moves))


def some_number(table: Table, seat: int, rng: Rng) -> int:
    """The same as a bot answers it."""
    try:
        return table.read(some_move(table, seat, rng))
    except NotationError:
        return -1


def something_due(table: Table, rng: Rng) -> Act:
    """What brings the table forward."""
    if table.match is None:
        free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
        if not free:
            return lambda t: t.start(t.setup.host, "seed")
        if rng.below(3) == 0:
            return lambda t: t.seat_bot(t.setup.host, free[0], "random")
        guest = pick(rng, [table.setup.host, BOB])  # at a private table Bob is refused
        return lambda t: t.sit(guest, free[0], "Guest")
    if table.match.over:
        return lambda t: t.chat(pick(rng, t.chairs).device, 0, "good game")
    seat = rng.pick([*table.people_due(), *table.bots_due()])
    chair, nth = table.chairs[seat], table.running.decisions(seat)
    if table.running.can_commit(seat):
        finish: Act = lambda t: t.finish(seat)  # noqa: E731 - an act like the others
        commit: Act = lambda t: t.commit(chair.device, seat, 50)  # noqa: E731
        return finish if chair.bot else commit
    move = pick(rng, moves(table, seat))
    if chair.bot:
        return lambda t: t.answer(seat, nth, t.read(move))
    return lambda t: t.play(chair.device, seat, nth, move, 700)


@games
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_table_is_what_its_log_says(game: AnyGame, seed: str) -> None:
    rng = Rng(f"{game.name} {seed}")
    table = opening(game, rng)
    stored: list[str] = []
    refusals = 0
    for _ in range(ACTS):
        stored += map(log.write, table.fresh)
        table.fresh = []
        assert everything(Table(map(log.read, stored))) == everything(table)
        act = pick(rng, (something_due, something_due, something_personal, anything))(table, rng)
        before = everything(table)
        twin = table.copy()
        try:
            act(twin)
        except (TableError, RulesError, NotationError):
            refusals += 1
        else:
            table, twin = twin, table
        assert everything(twin if table.fresh else table) == before
    assert table.match
    assert refusals
    assert len(stored) > 20


@games
def test_a_whole_game_at_the_table_gives_a_record_that_verifies(game: AnyGame) -> None:
    table = started(setup(game.name, smallest(game)), seed=f"whole {game.name}")
    play_out(table)
    record = table.running.record
    assert read(record.text()).moves == record.moves
    assert table.running.saved().text() == record.text()
    again = Table(log.read(log.write(entry)) for entry in table.fresh)
    assert everything(again) == everything(table)


ENTRIES: list[Entry] = [
    log.Opened(
        "toy", 1, "standard", "d", {"wins": "low"}, 2, ADA, "open", Clock(3, 4), 5, "random"
    ),
    log.Sat(1, BOB, "Zoë | 🐫"),
    log.Botted(0, "greedy"),
    log.Freed(0),
    log.Linked(0, "key"),
    log.Moved(0, EVE, "Eve"),
    log.Started("seed"),
    log.Played(0, "lay 3", 17),
    log.Dealt("card 4"),
    log.TookBack(1, 3),
    log.Committed(1, 4),
    log.Uncommitted(1),
    log.StoodIn(0, "greedy", "time", 9),
    log.Returned(0),
    log.Chatted(0, 'she said "…"\\'),
    log.Rematched("elsewhere"),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    text = log.write(entry)
    assert "\n" not in text
    assert log.read(text) == entry


def test_every_kind_of_entry_is_tried() -> None:
    assert {type(entry) for entry in ENTRIES} == set(Entry.__args__)
