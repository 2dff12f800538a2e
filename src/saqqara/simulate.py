"""Many games among bots on all cores, the same whatever the number of cores."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from msgspec import Struct

from saqqara.core.errors import SaqqaraError
from saqqara.games import find
from saqqara.record import Record
from saqqara.table.deal import deal, play_out
from saqqara.workers import workers


@dataclass(frozen=True)
class Series:
    """What is to be played; plain values, so that another process can take it."""

    game: str
    pack: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # one for each seat
    seed: str
    records: str | None  # a folder


class Outcome(Struct):
    """How one game ended."""

    scores: list[int]
    ranks: list[int]
    decisions: int
    traits: list[dict[str, str]]  # of each seat, such as who began


class SeatSummary(Struct):
    """How one seat fared over all games; intervals are 95 %."""

    seat: int
    bot: str
    wins: float  # share of first places, a shared one counts in part
    mean_rank: float
    mean_score: float
    score_interval: float
    lowest: int
    highest: int


class TraitSummary(Struct):
    """How the seats with a trait fared; the interval is 95 %."""

    trait: str
    value: str
    games: int
    wins: float
    interval: float


def one_game(plan: Series, number: int) -> Outcome:
    """Game number so-and-so of the plan; its seed follows from the plan's."""
    game = find(plan.game)
    record = deal(
        game, game.pack(plan.pack), dict(plan.options), plan.bots, f"{plan.seed}-{number}"
    )
    state = play_out(record, plan.bots)
    if plan.records:
        _store(Path(plan.records) / f"{plan.game}-{plan.seed}-{number}.txt", record)
    decisions = sum(1 for seat, _ in record.moves if seat >= 0)
    traits = [game.telling.traits(state, seat) for seat in range(state.seats)]
    return Outcome(state.scores(), state.ranks(), decisions, traits)


def _store(file: Path, record: Record) -> None:
    """A new file; nothing is ever overwritten."""
    try:
        with file.open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(record.text())
    except FileExistsError as error:
        raise SaqqaraError(f"{file}: exists already; choose another folder or seed") from error
    except OSError as error:
        raise SaqqaraError(f"{file}: cannot be written: {error.strerror}") from error


def _stretch(plan: Series, numbers: range) -> list[Outcome]:
    return [one_game(plan, number) for number in numbers]


def outcomes(plan: Series, games: int) -> Iterator[Outcome]:
    """All games in order, as they come."""
    cores = max(1, min(os.cpu_count() or 1, games))
    step = max(1, min(50, games // (4 * cores)))
    stretches = [range(k, min(k + step, games)) for k in range(0, games, step)]
    if cores == 1:
        for stretch in stretches:
            yield from _stretch(plan, stretch)
        return
    with workers(cores) as pool:
        for future in [pool.submit(_stretch, plan, stretch) for stretch in stretches]:
            yield from future.result()


def summary(plan: Series, played: Sequence[Outcome]) -> list[SeatSummary]:
    return [_seat(seat, bot, played) for seat, bot in enumerate(plan.bots)]


def traits(played: Sequence[Outcome]) -> list[TraitSummary]:
    """The share of wins by each trait, as `summary` counts them."""
    wins: dict[tuple[str, str], list[float]] = {}
    for outcome in played:
        for seat, own in enumerate(outcome.traits):
            for trait in own.items():
                wins.setdefault(trait, []).append(win(outcome.ranks, seat))
    return [_trait(*trait, wins[trait]) for trait in sorted(wins)]


def win(ranks: Sequence[int], seat: int) -> float:
    """A first place; who shares one has a part of it."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def _trait(trait: str, value: str, wins: list[float]) -> TraitSummary:
    share = sum(wins) / len(wins)
    spread = sqrt(sum((win - share) ** 2 for win in wins) / max(1, len(wins) - 1))
    return TraitSummary(trait, value, len(wins), share, 1.96 * spread / sqrt(len(wins)))


def _seat(seat: int, bot: str, played: Sequence[Outcome]) -> SeatSummary:
    scores = [outcome.scores[seat] for outcome in played]
    wins = [win(outcome.ranks, seat) for outcome in played]
    mean = sum(scores) / len(scores)
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
    return SeatSummary(
        seat=seat + 1,
        bot=bot,
        wins=sum(wins) / len(played),
        mean_rank=sum(outcome.ranks[seat] for outcome in played) / len(played),
        mean_score=mean,
        score_interval=1.96 * spread / sqrt(len(scores)),
        lowest=min(scores),
        highest=max(scores),
    )
