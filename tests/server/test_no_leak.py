"""The no-leak law over the wire: what a viewer receives does not depend on what it cannot know.

Every game is played twice in lock-step over real sockets, with the same seed and the same messages.
The second time everything a viewer is sent is computed from a position in which all that this
viewer cannot know was drawn anew, another one for every message. All bytes must be the same:

- the table (view, legal moves, abilities, items, result): from a redrawn opening and redrawn desks,
  in which other seats' moves, drafts and logs are missing;
- the log: each line from a redrawn position before the move and what a move leads to from there,
  where such a pair exists that looks to the viewer like what really happened, before and after.
  Where none was found (a played card must have been in the hand) the line is the true one;
- `try` and `hint`: on redrawn positions;
- refusals: the reason is the one the redrawn position gives.

Not covered: when messages come, and what bots play (tests/laws has the law for bots).
"""

from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Struct
from msgspec.structs import replace as replace_struct

from saqqara.bots.bot import Sight
from saqqara.bots.levels import Thinker, Thought
from saqqara.bots.search import Level
from saqqara.core.game import AnyGame, open_moves
from saqqara.core.rng import Rng
from saqqara.core.said import Said, Why
from saqqara.core.state import BOX, State
from saqqara.games import GAMES
from saqqara.games.toy import GAME as TOY
from saqqara.games.toy.engine.rules import Toy
from saqqara.games.toy.engine.stages import DEAL
from saqqara.server import routes, show, socket, thinkers, wire
from saqqara.server.room import Room
from saqqara.server.thinkers import Job, Thinkers
from saqqara.server.viewer import Viewer
from saqqara.table.deal import deal
from saqqara.table.match import Match
from saqqara.table.table import Table
from tests.games.about import about
from tests.games.altered import altered
from tests.laws.laws import seen
from tests.server.client import Device, Sitter, over_the_wire
from tests.server.serving import quick, thread

TOGETHER: Final = [name for name in GAMES if not GAMES[name].rules.in_turn]
TRIES: Final = 3  # redraws for one line of the log
SECRET: Final = Said("secret")  # a line of somebody else's log
EVERY: Final = 7  # messages between two curious questions


@dataclass(frozen=True)
class Step:
    """Something a seat does; what only it can notice is not waited for."""

    seat: int
    what: str
    more: dict[str, Any]
    alone: bool = False


@dataclass(frozen=True)
class Party:
    """A game among people, with everything in it that chance decides."""

    game: str
    seats: int
    seed: str

    def match(self) -> Match:
        names = [f"P{seat}" for seat in range(self.seats)]
        game = GAMES[self.game]
        return settled(Match(deal(game, game.pack(), {}, names, self.seed)))


def settled(match: Match) -> Match:
    while match.actors == [BOX]:
        match.deal(match.chance())
    return match


# What is done


def script(
    party: Party, moments: int = 1000, wandering: Callable[[int], bool] = lambda _: False
) -> list[Step]:
    """A game at random; seats that wander draft something else first and take it back."""
    match, rng, steps = party.match(), Rng(party.seed), list[Step]()
    for _ in range(moments):
        for seat in match.actors:
            if match.together and wandering(seat):
                steps += _detour(match, seat)
            steps += _straight(match, seat, rng)
        settled(match)
    return steps


def _straight(match: Match, seat: int, rng: Rng) -> list[Step]:
    """What the seat decides in this moment."""
    steps, moment = list[Step](), len(match.record.moves)
    while match.legal(seat) and len(match.record.moves) == moment:
        steps.append(_play(match, seat, rng.pick(match.legal(seat))))
    if match.can_commit(seat):
        match.commit(seat)
        steps.append(Step(seat, "commit", {}))
    return steps


def _detour(match: Match, seat: int) -> list[Step]:
    """The last legal moves instead of those that will stand, all taken back."""
    steps = list[Step]()
    while match.legal(seat):
        steps.append(_play(match, seat, match.legal(seat)[-1]))
    while match.drafts[seat]:
        match.take_back(seat)
        steps.append(Step(seat, "back", {}))
    return [replace(step, alone=True) for step in steps]


def _play(match: Match, seat: int, move: int) -> Step:
    nth, text = match.decisions(seat), match.game.rules.write(match.record.pack, move)
    match.play(seat, move)
    return Step(seat, "play", {"nth": nth, "move": text})


# How it is done: one message at a time, and everybody has seen what came of it


async def received(
    address: str, party: Party, steps: list[Step], *, curious: bool
) -> list[list[str]]:
    """All that each seat, and last the watcher, was sent."""
    async with AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Device(address)) for _ in range(party.seats + 1)]
        table = await devices[0].open(party.game, party.seats, name="P0")
        for seat in range(1, party.seats):
            await devices[seat].do(f"/api/tables/{table}/sit", seat=seat, name=f"P{seat}")
        sitters = list[Sitter]()
        for device in devices:
            sitters.append(await stack.enter_async_context(device.sit_down(table)))
            await all_have_seen(sitters)
        await devices[0].do(f"/api/tables/{table}/start")
        await all_have_seen(sitters)
        for number, step in enumerate(steps):
            answer = await sitters[step.seat].ask(step.what, **step.more)
            assert answer["is"] == "done", answer
            if not step.alone:
                await all_have_seen(sitters)
            if curious and number % EVERY == 0:
                await be_curious(sitters[: party.seats], number)
        return [sitter.bytes for sitter in sitters]


async def all_have_seen(sitters: list[Sitter]) -> None:
    """One after the other, what the server had to show."""
    for sitter in sitters:
        await sitter.look_up()


async def be_curious(sitters: list[Sitter], number: int) -> None:
    """Everybody tries something, asks for a hint and plays what is not allowed."""
    for sitter in sitters:
        choices = sitter.now["legal"]
        for other in sitters:
            for choice in other.now["legal"][number % 3 : number % 3 + 1]:
                await sitter.ask("try", move=choice["move"])
                if choice not in choices:
                    answer = await sitter.play(choice["move"])
                    assert answer["code"] == "rules", answer
        if choices:
            assert (await sitter.ask("hint"))["is"] == "hinted"


# What is drawn anew


class Redrawn(Match):
    """A match as it would be for a viewer if what it cannot know were otherwise."""

    def __init__(self, match: Match, viewer: int, rng: Rng) -> None:
        twin = match.copy()
        twin.told = {v: told if v == viewer else [SECRET] for v, told in twin.told.items()}
        if match.together:
            twin.drafts = [own if s == viewer else [] for s, own in enumerate(twin.drafts)]
            twin._desks = {s: desk for s, desk in twin._desks.items() if s == viewer}
        if not match.over:  # then everything is told
            own = [(seat, move) for seat, move in twin.record.moves if seat == viewer]
            twin.record = replace(twin.record, moves=own)
        vars(self).update(vars(twin))
        self._heard = twin.heard(viewer)  # by tell_redrawn
        self.opening = twin.opening.guess(viewer, rng)
        self._desks = {seat: desk.guess(viewer, rng) for seat, desk in twin._desks.items()}

    def heard(self, viewer: int) -> list[Said]:
        del viewer
        return list(self._heard)


@dataclass
class Count:
    """How many lines of the log were drawn anew, of how many."""

    lines: int = 0
    redrawn: int = 0


def redrawn(table: Table, viewer: int, rng: Rng) -> Table:
    """A table of which this viewer must not notice that it is another."""
    twin = table.copy()
    twin.match = Redrawn(table.match, viewer, rng) if table.match else None
    return twin


def tell_redrawn(game: AnyGame, count: Count) -> Callable[..., list[Said]]:
    """What a viewer hears of a move, told of another move in another position that looks alike."""
    rng = Rng("told")

    def tell(before: State, seat: int, move: int, after: State, viewer: int) -> list[Said]:
        count.lines += 1
        looks = seen(game, after, viewer)
        for _ in range(TRIES):
            other = before.guess(viewer, rng)
            moves = open_moves(other, seat)
            for chosen in {rng.pick(moves), move} if seat != viewer else {move}:
                then = other.copy()
                if chosen not in moves:
                    continue
                then.apply(seat, chosen)
                if seen(game, then, viewer) == looks:
                    count.redrawn += 1
                    return game.telling.tell(other, seat, chosen, then, viewer)
        return game.telling.tell(before, seat, move, after, viewer)

    return tell


@contextmanager
def everything_redrawn(party: Party) -> Iterator[Count]:
    """Servers begun in here show every viewer a redrawn table."""
    rng, count, game = Rng("redraw"), Count(), GAMES[party.game]
    shown, tried, acted = show.table_now, show.tried, socket.act

    def table_now(table: Table, viewer: Viewer, *rest: Any) -> wire.TableNow:  # noqa: ANN401
        return shown(redrawn(table, viewer.seat, rng), viewer, *rest)

    def trying(table: Table, seat: int, asked: wire.Try) -> wire.Tried:
        return tried(redrawn(table, seat, rng), seat, asked)

    def act(table: Table, asked: wire.Asked, device: str, seat: int, room: Room) -> None:
        if isinstance(asked, wire.PlayMove):
            _as_if(table, asked, seat, rng)
        acted(table, asked, device, seat, room)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(show, "table_now", table_now)
        patch.setattr(show, "tried", trying)
        patch.setattr(socket, "act", act)
        _patch_thinkers(patch, lambda state, seat: state.guess(seat, rng))
        patch.setitem(GAMES.read, party.game, altered(game, tell=tell_redrawn(game, count)))
        yield count


def _as_if(table: Table, asked: wire.PlayMove, seat: int, rng: Rng) -> None:
    """Refuses what the redrawn position does not allow, with its reason."""
    desk = table.running.desk(seat).guess(seat, rng)
    table.game.play(desk, seat, table.read(asked.move))


def _patch_thinkers(patch: pytest.MonkeyPatch, turn: Callable[[State, int], State]) -> None:
    """Bots and hints without waiting for a process, on what `turn` makes of the true position."""
    patch.setattr(Thinkers, "choose", _thinker(thinkers.choose, turn))
    patch.setattr(Thinkers, "hint", _thinker(thinkers.hint, turn))


def _thinker(work: Callable[[Job], Any], turn: Callable[[State, int], State]) -> Callable[..., Any]:
    async def think(_self: Thinkers, job: Job) -> Any:  # noqa: ANN401 - a move, or a hint
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(thinkers, "Sight", lambda state, seat: Sight(turn(state, seat), seat))
            patch.setattr(thinkers, "advise", _little_advice)
            return work(job)

    return think


def _little_advice(game: AnyGame, sight: Sight, rng: Rng) -> Thought:
    """By iterations alone, so that it does not depend on the time."""
    return Thinker(game, rng, Level(iterations=4, seconds=600.0)).think(sight)


@pytest.fixture(autouse=True)
def _patched(monkeypatch: pytest.MonkeyPatch) -> None:
    _patch_thinkers(monkeypatch, lambda state, _: state)


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def sent(
    folder: Path, party: Party, steps: list[Step], *, curious: bool = False
) -> list[list[str]]:
    """All that each viewer is sent by a new server with the party's seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(routes, "new_seed", lambda: party.seed)
        with thread(quick(made(folder))) as address:
            return await received(address, party, steps, curious=curious)


class LeakError(AssertionError):
    """A viewer could tell two tables apart that are the same to it."""


def check_same(one: list[str], other: list[str]) -> None:
    """Byte for byte, from the first message to the last."""
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            raise LeakError(f"{mine}\nis not\n{theirs}")
    if len(one) != len(other):
        raise LeakError(f"{len(one)} messages are not {len(other)}")


async def check_redrawn(folder: Path, party: Party) -> Count:
    """The law for all seats and the watcher."""
    steps = script(party)
    true = await sent(folder / "true", party, steps, curious=True)
    with everything_redrawn(party) as count:
        other = await sent(folder / "redrawn", party, steps, curious=True)
    for viewer in range(party.seats + 1):
        check_same(true[viewer], other[viewer])
    return count


async def check_drafts(folder: Path, party: Party, moments: int) -> None:
    """For each seat and the watcher: the others change their minds, or they do not."""
    straight = await sent(folder / "straight", party, script(party, moments))
    for viewer in range(party.seats + 1):
        steps = script(party, moments, viewer.__ne__)
        assert any(step.what == "back" for step in steps)
        other = await sent(folder / str(viewer), party, steps)
        check_same(straight[viewer], other[viewer])


# The law

PARTIES: Final = [Party(game, seats, seed) for game in GAMES for seats, seed in about(game).wire]


def test_the_law_is_for_every_game() -> None:
    assert {party.game for party in PARTIES} == set(GAMES)


@pytest.mark.parametrize("party", PARTIES, ids=lambda party: f"{party.game}-{party.seats}")
@over_the_wire
async def test_no_viewer_is_sent_what_it_cannot_know(tmp_path: Path, party: Party) -> None:
    count = await check_redrawn(tmp_path, party)
    assert count.redrawn > count.lines // 2


@pytest.mark.parametrize("game", TOGETHER)
@over_the_wire
async def test_nobody_notices_what_others_drafted_and_took_back(tmp_path: Path, game: str) -> None:
    await check_drafts(tmp_path, Party(game, 2, "drafts"), moments=10)


# The law bites


def _open_hands(state: Toy, viewer: int) -> Struct:
    """A view that shows what everybody holds."""
    return replace_struct(TOY.telling.view(state, viewer), hands=list(state.hands))


def _loud_dealer(before: Toy, seat: int, move: int, after: Toy, viewer: int) -> list[Said]:
    """A dealer who says to everybody which card it was."""
    if before.stage == DEAL:
        return [Said("toy-dealt", {"seat": seat, "card": move})]
    return list(TOY.telling.tell(before, seat, move, after, viewer))


def _peeking(state: Toy, seat: int, move: int) -> Why:
    """A reason for which somebody looked into all hands."""
    return replace_struct(TOY.telling.why_not(state, seat, move), args={"hand": max(state.hands)})


@pytest.mark.parametrize(
    "mutant",
    [{"view": _open_hands}, {"tell": _loud_dealer}, {"why_not": _peeking}],
    ids=["view", "tell", "why_not"],
)
@over_the_wire
async def test_a_game_that_tells_a_secret_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutant: dict[str, Any]
) -> None:
    monkeypatch.setitem(GAMES.read, "toy", altered(TOY, **mutant))
    with pytest.raises(LeakError):
        await check_redrawn(tmp_path, Party("toy", 3, "1"))


@over_the_wire
async def test_a_server_that_sends_the_log_of_another_seat_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "heard", lambda match, _: match.told[0])
    with pytest.raises(LeakError):
        await check_redrawn(tmp_path, Party("toy", 2, "1"))


@over_the_wire
async def test_a_server_that_shows_what_another_seat_sees_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = show.table_now

    def table_now(table: Table, viewer: Viewer, *rest: Any) -> wire.TableNow:  # noqa: ANN401
        now = shown(table, viewer, *rest)
        now.view = table.game.telling.view(table.match.opening, 0) if table.match else None
        return now

    monkeypatch.setattr(show, "table_now", table_now)
    with pytest.raises(LeakError):
        await check_redrawn(tmp_path, Party("toy", 2, "1"))


@over_the_wire
async def test_a_server_that_reports_drafts_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "news_for", lambda room, _: (room.table.seq, 0, 0))
    with pytest.raises(LeakError):
        await check_drafts(tmp_path, Party("toy", 2, "1"), moments=2)
