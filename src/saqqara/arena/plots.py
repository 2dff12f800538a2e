"""The pictures of an arena as SVG; each bot has a colour and a shape."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from saqqara.arena.result import BotResult, PairResult, Share, Times

WIDTH: Final = 720
LEFT: Final = 120  # names stand here
RIGHT: Final = 24
FOOT: Final = 30  # the axis stands here
ROW: Final = 38
TALL: Final = 72
CELL: Final = 84
BINS: Final = 40
COLOURS: Final = ("lapis", "carnelian", "malachite", "amethyst", "ochre", "orange")
SHAPES: Final = (
    '<circle r="6"/>',
    '<path d="M0-7 7 6H-7Z"/>',
    '<path d="M-6-6H6V6H-6Z"/>',
    '<path d="M0-8 7 0 0 8-7 0Z"/>',
    '<path d="M-4-7H4L8 0 4 7H-4L-8 0Z"/>',
    '<path d="M-2-7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z"/>',
)


class Axis:
    """Where a value stands between left and right."""

    def __init__(self, low: float, high: float, step: float = 0.0) -> None:
        self.step = step or _step(high - low)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step), floor(low / self.step) + 1) * self.step

    def at(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(LEFT + part * (WIDTH - LEFT - RIGHT), 1)

    def ticks(self) -> list[float]:
        number = round((self.high - self.low) / self.step)
        return [self.low + k * self.step for k in range(number + 1)]


def _step(span: float) -> float:
    """A round number that goes five to ten times into a span."""
    if span <= 0:
        return 1.0
    power = 10.0 ** floor(log10(span / 5))
    return next(power * k for k in (10, 5, 2, 1) if span / (power * k) >= 4 or k == 1)


def _picture(width: float, height: float, name: str, parts: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(name)}">'
        f"{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{escape(words)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" class="{kind}"/>'


def _sign(x: float, y: float, nth: int) -> str:
    """A bot's colour and shape."""
    shape = SHAPES[nth % len(SHAPES)]
    return f'<g transform="translate({x:g} {y:g})" class="{colour(nth)}">{shape}</g>'


def colour(nth: int) -> str:
    return COLOURS[nth % len(COLOURS)]


def _name(y: float, nth: int, bot: str) -> str:
    return _sign(12, y, nth) + _text(28, y + 5, bot, "name")


def _grid(axis: Axis, bottom: float, label: Callable[[float], str]) -> str:
    lines = [
        _line(axis.at(tick), 4, axis.at(tick), bottom, "grid")
        + _text(axis.at(tick), bottom + 18, label(tick), "tick")
        for tick in axis.ticks()
    ]
    return "".join(lines)


def ratings(name: str, bots: Sequence[BotResult]) -> str:
    """A sign for each rating, on a line as long as its interval."""
    rated = [(bot.bot, bot.rating) for bot in bots if bot.rating]
    axis = Axis(min(one.low for _, one in rated), max(one.high for _, one in rated))
    bottom = ROW * len(rated)
    parts = [_grid(axis, bottom, lambda tick: f"{tick:g}")]
    for nth, (bot, one) in enumerate(rated):
        y = ROW * nth + ROW / 2
        parts += [
            _name(y, nth, bot),
            _line(axis.at(one.low), y, axis.at(one.high), y, f"span {colour(nth)}"),
            _sign(axis.at(one.mu), y, nth),
        ]
    return _picture(WIDTH, bottom + FOOT, name, parts)


def wins(name: str, bots: Sequence[BotResult], pairs: Sequence[PairResult]) -> str:
    """A square for each two: how often the one of the row beats the one of the column."""
    names = [bot.bot for bot in bots]
    shares = {(pair.bot, pair.rival): pair.wins for pair in pairs}
    shares |= {(pair.rival, pair.bot): _other(pair.wins) for pair in pairs}
    parts = [
        _text(LEFT + CELL * (nth + 0.5), 16, bot, "head") + _name(24 + CELL * (nth + 0.5), nth, bot)
        for nth, bot in enumerate(names)
    ]
    for y, bot in enumerate(names):
        for x, rival in enumerate(names):
            parts.append(_cell(LEFT + CELL * x, 24 + CELL * y, shares.get((bot, rival))))
    side = CELL * len(names)
    return _picture(max(WIDTH, LEFT + side), side + 32, name, parts)


def _other(share: Share) -> Share:
    """The same seen by the rival."""
    return Share(1 - share.share, 1 - share.high, 1 - share.low)


def _cell(x: float, y: float, share: Share | None) -> str:
    well = _box(x + 2, y + 2, CELL - 4, CELL - 4, ' rx="8" class="well"')
    if share is None:
        return well
    kind = "malachite" if share.share > 0.5 else "carnelian"
    depth = f'rx="8" class="{kind}" fill-opacity="{0.7 * abs(share.share - 0.5):.2f}"'
    tint = _box(x + 2, y + 2, CELL - 4, CELL - 4, f" {depth}")
    middle, span = x + CELL / 2, f"{100 * share.low:.0f}–{100 * share.high:.0f}"
    number = _text(middle, y + CELL / 2 + 2, f"{100 * share.share:.1f}", "share")
    return well + tint + number + _text(middle, y + CELL / 2 + 22, span, "head")


def scores(name: str, bots: Sequence[BotResult]) -> str:
    """How often each bot had how many points; the stroke is the mean."""
    axis = Axis(min(bot.scores[0] for bot in bots), max(bot.scores[-1] for bot in bots) + 1)
    wide = max(1, ceil((axis.high - axis.low) / BINS))
    bottom = TALL * len(bots)
    parts = [_grid(axis, bottom, lambda tick: f"{tick:g}")]
    for nth, bot in enumerate(bots):
        y, mean = TALL * (nth + 1), axis.at(bot.score.mean + 0.5)
        parts += [
            _name(y - TALL / 2, nth, bot.bot),
            _bars(axis, y, wide, bot.scores, colour(nth)),
            _line(mean, y - TALL + 8, mean, y, "mean"),
        ]
    return _picture(WIDTH, bottom + FOOT, name, parts)


def _bars(axis: Axis, y: float, wide: int, found: Sequence[int], kind: str) -> str:
    """A bar holds so many numbers of points; it begins at the first and ends before the next."""
    counts = Counter(floor((score - axis.low) / wide) for score in found)
    bars = []
    for nth, count in sorted(counts.items()):
        x, to_x = axis.at(axis.low + nth * wide), axis.at(axis.low + (nth + 1) * wide)
        height = round((TALL - 14) * count / max(counts.values()), 1)
        bars.append(_box(x + 0.5, y - height, max(1, to_x - x - 1), height))
    return f'<g class="bars {kind}">{"".join(bars)}</g>'


def _box(x: float, y: float, width: float, height: float, more: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{more}/>'


def times(name: str, bots: Sequence[BotResult]) -> str:
    """Mean (sign), 95 of 100 (stroke) and longest (ring), each step ten times longer."""
    timed = [(nth, bot.bot, bot.times) for nth, bot in enumerate(bots) if bot.times]
    spans = [value for _, _, found in timed for value in (found.mean, found.most, found.longest)]
    axis = Axis(floor(_log(min(spans))), ceil(_log(max(spans)) + 0.01), 1.0)
    bottom = ROW * len(timed)
    parts = [_grid(axis, bottom, lambda tick: f"{10**tick:g} ms")]
    for row, (nth, bot, found) in enumerate(timed):
        parts += [
            _name(ROW * row + ROW / 2, nth, bot),
            _time(axis, ROW * row + ROW / 2, nth, found),
        ]
    return _picture(WIDTH, bottom + FOOT, name, parts)


def _time(axis: Axis, y: float, nth: int, found: Times) -> str:
    shortest, most, longest = (
        axis.at(_log(value)) for value in (found.mean, found.most, found.longest)
    )
    return (
        _line(min(shortest, most), y, longest, y, f"span {colour(nth)}")
        + _line(most, y - 9, most, y + 9, f"span {colour(nth)}")
        + f'<circle cx="{longest:g}" cy="{y:g}" r="5" class="ring {colour(nth)}"/>'
        + _sign(shortest, y, nth)
    )


def _log(milliseconds: float) -> float:
    return log10(max(0.001, milliseconds))
