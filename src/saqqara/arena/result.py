"""What the games of an arena say about its bots; intervals are 95 % and count deals, not games.

The games of a deal share their luck, so a deal is one observation: the mean of its games.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import ceil, sqrt
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from saqqara.agents.complaint import Failure, summed
from saqqara.arena.plan import Plan
from saqqara.arena.play import Finished
from saqqara.simulate import win

Z: Final = 1.96
TINY: Final = 1e-12  # what rounding leaves


class Mean(Struct, frozen=True):
    mean: float
    interval: float  # to be added and taken off


class Share(Struct, frozen=True):
    share: float
    low: float
    high: float


class Rating(Struct, frozen=True):
    mu: float
    sigma: float
    low: float
    high: float


class Times(Struct, frozen=True):
    """Milliseconds for a decision."""

    decisions: int
    mean: float
    most: float  # 95 of 100 decisions are not slower
    longest: float


class BotResult(Struct, frozen=True):
    """How one bot fared over all its games."""

    bot: str
    games: int
    rating: Rating | None  # not without rivals
    wins: Share | None  # not alone, unless there is something to win
    rank: Mean | None  # not without rivals
    score: Mean
    scores: list[int]  # of each game and seat, rising
    times: Times | None  # not if there was never a choice


class PairResult(Struct, frozen=True):
    """How a bot fared against another: the share of wins, ties half, and the lead in points."""

    bot: str
    rival: str
    games: int
    deals: int
    wins: Share
    lead: Mean


class Figures(Struct, frozen=True):
    bots: list[BotResult]  # the best first
    pairs: list[PairResult]
    failures: list[Failure]  # of agents; luck decided then


def result(plan: Plan, played: Iterable[Finished]) -> Figures:
    """The figures of these games, in whatever order they come."""
    games = sorted(played, key=lambda game: game.seating.number)
    rated = ratings(games) if plan.rivals else {}
    bots = [_bot(bot, games, rated.get(bot), plan) for bot in plan.entrants]
    bots.sort(key=lambda row: row.rating.mu if row.rating else row.score.mean, reverse=True)
    order = [row.bot for row in bots]
    pairs = [_pair(bot, rival, games) for bot, rival in combinations(order, 2) if plan.rivals]
    failures = summed([one for game in games for one in game.failures])
    return Figures(bots, [pair for pair in pairs if pair.games], failures)


# Ratings


def ratings(games: Iterable[Finished]) -> dict[str, Rating]:
    """Ratings after Plackett and Luce, game by game. Bots do not learn, so nothing fades."""
    model = PlackettLuce(tau=0.0)
    found: dict[str, PlackettLuceRating] = {}
    for game in games:
        bots = game.seating.bots
        before = [[found.setdefault(bot, model.rating(name=bot))] for bot in bots]
        after = model.rate(before, ranks=[float(rank) for rank in game.ranks])
        for bot in set(bots):
            found[bot] = _merged(model, [after[seat][0] for seat in _seats(game, bot)])
    return {bot: _rating(one.mu, one.sigma) for bot, one in found.items()}


def _merged(model: PlackettLuce, ones: list[PlackettLuceRating]) -> PlackettLuceRating:
    """A bot in several seats of a game learns from each in part."""
    number = len(ones)
    mu, sigma = sum(one.mu for one in ones) / number, sum(one.sigma for one in ones) / number
    return model.rating(mu=mu, sigma=sigma, name=ones[0].name)


def _rating(mu: float, sigma: float) -> Rating:
    return Rating(mu, sigma, mu - Z * sigma, mu + Z * sigma)


# One bot


def _bot(bot: str, games: Sequence[Finished], rating: Rating | None, plan: Plan) -> BotResult:
    own = [game for game in games if bot in game.seating.bots]

    def seats(value: Callable[[Finished, int], float]) -> dict[int, list[float]]:
        return _by_deal((game, value(game, seat)) for game in own for seat in _seats(game, bot))

    wins = seats(_success if plan.shared else _win)
    return BotResult(
        bot=bot,
        games=len(own),
        rating=rating,
        wins=share(means(wins)) if plan.rivals or plan.shared else None,
        rank=mean(means(seats(lambda game, seat: game.ranks[seat]))) if plan.rivals else None,
        score=mean(means(seats(lambda game, seat: game.scores[seat]))),
        scores=sorted(game.scores[seat] for game in own for seat in _seats(game, bot)),
        times=times([t for game in own for seat in _seats(game, bot) for t in game.times[seat]]),
    )


def _seats(game: Finished, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.seating.bots) if name == bot]


def _win(game: Finished, seat: int) -> float:
    return win(game.ranks, seat)


def _success(game: Finished, seat: int) -> float:
    """Who win together need not share."""
    return 1.0 if game.ranks[seat] == 1 else 0.0


def times(found: list[int]) -> Times | None:
    """From microseconds."""
    if not found:
        return None
    slow = sorted(found)
    most = slow[ceil(0.95 * len(slow)) - 1]
    return Times(len(slow), sum(slow) / len(slow) / 1000, most / 1000, slow[-1] / 1000)


# Two bots


def _pair(bot: str, rival: str, games: Sequence[Finished]) -> PairResult:
    both = [game for game in games if {bot, rival} <= set(game.seating.bots)]
    met = [
        (game, seat, other)
        for game in both
        for seat in _seats(game, bot)
        for other in _seats(game, rival)
    ]
    wins = _by_deal((game, _ahead(game, seat, other)) for game, seat, other in met)
    leads = _by_deal((game, game.scores[seat] - game.scores[other]) for game, seat, other in met)
    return PairResult(bot, rival, len(both), len(wins), share(means(wins)), mean(means(leads)))


def _ahead(game: Finished, seat: int, other: int) -> float:
    ranks = game.ranks
    return 0.5 if ranks[seat] == ranks[other] else float(ranks[seat] < ranks[other])


# Figures


def _by_deal(values: Iterable[tuple[Finished, float]]) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    for game, value in values:
        found.setdefault(game.seating.deal, []).append(value)
    return found


def means(deals: dict[int, list[float]]) -> list[float]:
    """One observation for each deal."""
    return [sum(values) / len(values) for values in deals.values()]


def mean(values: Sequence[float]) -> Mean:
    """The mean of observations."""
    if not values:
        return Mean(0.0, 0.0)
    return Mean(sum(values) / len(values), Z * sqrt(_doubt(values)))


def _doubt(values: Sequence[float]) -> float:
    """The variance of the mean."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return spread / len(values)


def share(values: Sequence[float]) -> Share:
    """The mean of observations from 0 to 1, with Wilson's interval, which never is empty.

    It is computed as for so many independent games as would leave the same doubt; where all
    deals ended alike, each counts for one.
    """
    if not values:
        return Share(0.0, 0.0, 1.0)
    found, doubt = sum(values) / len(values), _doubt(values)
    number = found * (1 - found) / doubt if doubt > TINY else len(values)
    middle = (found + Z * Z / (2 * number)) / (1 + Z * Z / number)
    inside = found * (1 - found) / number + (Z / (2 * number)) ** 2
    half = Z * sqrt(inside) / (1 + Z * Z / number)
    return Share(found, max(0.0, middle - half), min(1.0, middle + half))
