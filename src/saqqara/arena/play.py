"""The games of an arena on all cores; bots are timed while they choose."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, as_completed, wait
from time import perf_counter
from typing import Final

from msgspec import Struct

from saqqara.arena.plan import Plan, Seating, Setup
from saqqara.bots.bot import Bot, Sight
from saqqara.games import find
from saqqara.table.deal import deal, minds, play_with
from saqqara.workers import workers

AHEAD: Final = 4  # games handed out for each process, so that none waits for the next


class Played(Struct, frozen=True):
    """A finished game: which one it was, how it ended, how long each seat thought."""

    setup: Setup
    seating: Seating
    scores: list[int]
    ranks: list[int]
    times: list[list[int]]  # of each seat: microseconds for each decision that was one


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


def one_game(plan: Plan, seating: Seating) -> Played:
    """One game of the plan."""
    game, setup = find(plan.setup.game), plan.setup
    seed = plan.seed(seating.deal)
    record = deal(game, game.pack(plan.folder), setup.options, seating.bots, seed)
    timed = [Timed(bot) for bot in minds(record, seating.bots)]
    state = play_with(record, timed)
    times = [bot.times for bot in timed]
    return Played(setup, seating, state.scores(), state.ranks(), times)


def play(plan: Plan, seatings: Sequence[Seating], cores: int) -> Iterator[Played]:
    """These games, each as soon as it is over."""
    number = min(cores, len(seatings))
    if number <= 1:
        for seating in seatings:
            yield one_game(plan, seating)
        return
    waiting: set[Future[Played]] = set()
    with workers(number) as pool:
        for seating in seatings:
            waiting.add(pool.submit(one_game, plan, seating))
            if len(waiting) == AHEAD * number:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        for future in as_completed(waiting):
            yield future.result()
