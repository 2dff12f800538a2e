"""A table as one viewer may see it, built up from nothing."""

from collections.abc import Callable, Collection
from typing import Literal

from msgspec import Struct

from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng, commitment
from saqqara.core.said import Item
from saqqara.core.state import WATCHER, Pack
from saqqara.games import GAMES
from saqqara.record import Record
from saqqara.server import wire
from saqqara.server.store import Card
from saqqara.server.viewer import Looked, Viewer
from saqqara.table.fold import Chair, pack_of
from saqqara.table.match import Match
from saqqara.table.table import Table
from saqqara.table.terms import Terms

Left = Callable[[int], int | None]  # milliseconds a seat has


def table_now(table: Table, viewer: Viewer, present: Collection[str], left: Left) -> wire.TableNow:
    """Everything; of log and talk only what comes after what the viewer has heard."""
    match, seat, device = table.match, viewer.seat, viewer.device
    log = match.heard(seat) if match else []
    kept_from = table.talked - len(table.talk)
    talk_from = max(viewer.talks, kept_from)
    return wire.TableNow(
        game=table.setup.game,
        pack=table.setup.pack,
        options=table.setup.options,
        visibility=table.setup.visibility,
        stage=table.stage,
        box=None if viewer.has_box else _box(table),
        seats=seats_now(table, present, left).seats,
        seat=seat if seat != WATCHER else -1,
        own=table.seats_of(device),
        host=table.is_host(device),
        can=abilities(table, device, seat),
        nth=match.decisions(seat) if match and seat != WATCHER else 0,
        view=_looked(table, match, viewer).view if match else None,
        legal=choices(table, seat),
        items=_looked(table, match, viewer).items if match else [],
        log_from=viewer.lines,
        log=log[viewer.lines :],
        talk_from=talk_from,
        talk=table.talk[talk_from - kept_from :],
        commitment=commitment(match.record.seed) if match else "",
        result=result_of(match.record) if match and match.over else None,
        rematch=table.rematch,
    )


def game_box(asked: Terms) -> wire.GameBox:
    """What a game on these terms knows besides the position; it is the same for every seat."""
    pack = pack_of(asked.game, asked.pack)
    found = GAMES[asked.game].telling.box(pack, asked.seats, asked.options)
    return wire.GameBox(asked.game, asked.pack, asked.seats, asked.options, found)


def _box(table: Table) -> Struct:
    found: Struct = table.game.telling.box(table.pack, table.setup.seats, table.setup.options)
    return found


def _looked(table: Table, match: Match, viewer: Viewer) -> Looked:
    """Positions never change: one that was looked at need not be looked at again."""
    seat, desk = viewer.seat, match.desk(viewer.seat)
    if viewer.looked is None or viewer.looked.desk is not desk:
        items = _items(table, match, seat) if seat != WATCHER else []
        viewer.looked = Looked(desk, table.game.telling.view(desk, seat), items)
    return viewer.looked


def seats_now(table: Table, present: Collection[str], left: Left) -> wire.SeatsNow:
    """What everybody sees of the seats."""
    seats = range(len(table.chairs))
    return wire.SeatsNow([seat_card(table, seat, present, left) for seat in seats])


def settled_lines(table: Table, seat: int) -> int:
    """How many lines of the log can never change for this viewer."""
    return len(table.match.told[seat]) if table.match else 0


def seat_card(table: Table, seat: int, present: Collection[str], left: Left) -> wire.SeatCard:
    chair = table.chairs[seat]
    return wire.SeatCard(
        name=chair.name or chair.bot,
        held="person" if chair.device else "bot" if chair.bot else "free",
        bot=chair.bot,
        present=bool(chair.bot) or chair.device in present,
        doing=_doing(table.match, seat),
        left=left(seat),
    )


def _doing(match: Match | None, seat: int) -> Literal["thinking", "ready", "waiting"]:
    if match is None or seat not in match.actors:
        return "waiting"
    return "ready" if seat in match.ready else "thinking"


def abilities(table: Table, device: str, seat: int) -> list[str]:
    """What the viewer can do besides playing a legal move."""
    chair = table.chairs[seat] if seat != WATCHER else Chair()
    match = table.match
    plays = match is not None and seat != WATCHER and not chair.bot
    full = not any(c.free for c in table.chairs)
    open_to = {
        "sit": table.stage == "gathering" and not full and _may_sit(table, device),
        "start": table.stage == "gathering" and full and table.is_host(device),
        "back": plays and match is not None and bool(match.drafts[seat]),
        "commit": plays and match is not None and match.can_commit(seat),
        "uncommit": plays and match is not None and seat in match.ready,
        "return": table.stage == "playing" and bool(chair.device and chair.bot),
        "chat": bool(chair.device),
        "rematch": table.stage == "over" and bool(chair.device),
    }
    return [name for name, can in open_to.items() if can]


def _may_sit(table: Table, device: str) -> bool:
    return table.setup.visibility != "private" or table.is_host(device)


def choices(table: Table, seat: int) -> list[wire.Choice]:
    """The legal moves of a person."""
    if table.match is None or seat == WATCHER or table.chairs[seat].bot:
        return []
    return [choice(table.game, table.pack, move) for move in table.match.legal(seat)]


def choice(game: AnyGame, pack: Pack, move: int) -> wire.Choice:
    """A move as it is offered."""
    rules, written = game.rules, game.rules.write(pack, move)
    clicks = game.telling.clicks(written)
    return wire.Choice(written, rules.verb(move), rules.arguments(pack, move), clicks)


def _items(table: Table, match: Match, seat: int) -> list[Item]:
    """The points of a seat, from a guess: what it cannot know cannot be in them."""
    guess = match.desk(seat).guess(seat, Rng("items"))
    found: list[Item] = table.game.telling.items(guess, seat)
    return found


def result_of(record: Record) -> wire.Result:
    """How a game ended, item by item."""
    end = record.final()
    return wire.Result(
        scores=end.scores(),
        ranks=end.ranks(),
        items=[record.game.telling.items(end, seat) for seat in range(end.seats)],
        curve=_curve(record),
        shared=record.game.judging.shared(end),
        seed=record.seed,
    )


def _curve(record: Record) -> list[list[int]]:
    state = record.start()
    points, moment = [state.scores()], state.moment
    for seat, move in record.moves:
        state.apply(seat, move)
        if state.moment != moment:
            points, moment = [*points, state.scores()], state.moment
    return points if points[-1] == state.scores() else [*points, state.scores()]


def tried(table: Table, seat: int, asked: wire.Try) -> wire.Tried:
    """What a seat would see after a move, as far as it can know."""
    match = table.running
    move = table.read(asked.move)
    guess = match.desk(seat).guess(seat, Rng("try"))
    table.game.play(guess, seat, move)
    return wire.Tried(
        asked.id, table.game.telling.view(guess, seat), table.game.telling.items(guess, seat)
    )


def card(table: Table) -> Card:
    """What lists show."""
    return Card(
        game=table.setup.game,
        options=table.setup.options,
        stage=table.stage,
        visibility=table.setup.visibility,
        seats=[chair.name or chair.bot for chair in table.chairs],
        bots=[bool(chair.bot) and not chair.device for chair in table.chairs],
    )


def listed(name: str, card: Card) -> wire.TableCard:
    """A table in a list, with its id."""
    return wire.TableCard(
        id=name,
        game=card.game,
        options=card.options,
        stage=card.stage,
        visibility=card.visibility,
        seats=card.seats,
        bots=card.bots,
    )
