"""The games of an arena on all cores; bots and agents are timed while they choose."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, as_completed, wait
from contextlib import contextmanager, suppress
from functools import cache
from time import perf_counter
from typing import Final

from msgspec import Struct

from saqqara.agents.complaint import Failure, summed
from saqqara.agents.player import Failed, Named, Player
from saqqara.arena.plan import Plan, Seating, Setup
from saqqara.bots import make
from saqqara.bots.bot import Bot, Sight
from saqqara.games import find
from saqqara.record import Record
from saqqara.table.deal import deal, luck, play_with
from saqqara.workers import workers

AHEAD: Final = 4  # games handed out for each process, so that none waits for the next


class Finished(Struct, frozen=True):
    """A finished game: which one it was, how it ended, how long each seat thought."""

    setup: Setup
    seating: Seating
    scores: list[int]
    ranks: list[int]
    times: list[list[int]]  # of each seat: microseconds for each decision that was one
    failures: list[Failure] = []  # of agents


class Timed(Bot):
    """A bot with a watch that runs while it chooses; where there is no choice it stands still."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game, bot.rng)
        self.bot = bot
        self.times: list[int] = []

    def choose(self, sight: Sight) -> int:
        began = perf_counter()
        move = self.bot.choose(sight)
        took = perf_counter() - began
        if len(sight.legal) > 1:
            self.times.append(round(took * 1_000_000))
        return move


Players = Mapping[str, Player]


def one_game(plan: Plan, seating: Seating, players: Players | None = None) -> Finished:
    """One game of the plan; agents are asked through their players."""
    game, setup = find(plan.setup.game), plan.setup
    seed = plan.seed(seating.deal)
    record = deal(game, game.pack(plan.folder), setup.options, seating.bots, seed)
    bots = [_mind(record, seat, players or {}) for seat in range(plan.seats)]
    timed = [Timed(bot) for bot in bots]
    state = play_with(record, timed)
    times = [bot.times for bot in timed]
    failures = summed([one for bot in bots for one in getattr(bot, "failures", [])])
    return Finished(setup, seating, state.scores(), state.ranks(), times, failures)


def _mind(record: Record, seat: int, players: Players) -> Bot:
    """A bot or an agent, with luck of its own that follows from the seed."""
    name = record.names[seat]
    if name not in players:
        return make(name, record.game, luck(record, seat))
    from saqqara.agents.bot import AgentBot  # noqa: PLC0415 - only agents need NumPy

    return AgentBot(players[name], record, seat)


@cache
def _own_players(agents: tuple[Named, ...]) -> Players:
    """Those of this process; they end with it."""
    return {agent.name: _awake(agent) for agent in agents}


def _awake(agent: Named) -> Player:
    """A player that has started, so that its first decision is not timed too long."""
    player = Player(agent)
    with suppress(Failed):  # it will fail again when it is asked, and that is counted
        player.wait()
    return player


def _in_a_worker(plan: Plan, seating: Seating) -> Finished:
    return one_game(plan, seating, _own_players(plan.agents))


@contextmanager
def seated(agents: Sequence[Named]) -> Iterator[Players]:
    """Players of these agents for as long as they are needed."""
    players = {agent.name: _awake(agent) for agent in agents}
    try:
        yield players
    finally:
        for player in players.values():
            player.close()


def play(plan: Plan, seatings: Sequence[Seating], cores: int) -> Iterator[Finished]:
    """These games, each as soon as it is over."""
    number = min(cores, len(seatings))
    if number <= 1:
        with seated(plan.agents if seatings else ()) as players:
            for seating in seatings:
                yield one_game(plan, seating, players)
        return
    waiting: set[Future[Finished]] = set()
    with workers(number) as pool:
        for seating in seatings:
            waiting.add(pool.submit(_in_a_worker, plan, seating))
            if len(waiting) == AHEAD * number:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        for future in as_completed(waiting):
            yield future.result()
