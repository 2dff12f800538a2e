"""An arena as documents: one for programs, and a page for people that needs nothing else."""

from html import escape
from shlex import join
from typing import Final

from msgspec import Struct

from saqqara.agents.complaint import Failure
from saqqara.arena import plots
from saqqara.arena.plan import Plan, Setup
from saqqara.arena.result import BotResult, Figures, Mean, PairResult, Rating, Share
from saqqara.core import build
from saqqara.text import Speech

LANGUAGE: Final = "en"
STYLE: Final = """
:root{color-scheme:light dark;--page:#e7d6b8;--surface:#fbf6ea;--well:#f4ead5;--line:#dccaa8;
--ink:#2a2017;--ink-2:#5a4733;--lapis:#1f4b99;--carnelian:#a8321b;--malachite:#17694a;
--amethyst:#663a90;--ochre:#825300;--orange:#a34908}
@media(prefers-color-scheme:dark){:root{--page:#1a1510;--surface:#251e17;--well:#2e261d;
--line:#463a2c;--ink:#f5ebdb;--ink-2:#d2c3ab;--lapis:#8fb4f7;--carnelian:#ff9f86;
--malachite:#68d2a3;--amethyst:#cca8f0;--ochre:#ebbd5c;--orange:#ffa860}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);font:15px/1.5 "Segoe UI",
-apple-system,Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:880px;margin:0 auto;display:grid;gap:12px}
section,header{background:var(--surface);border-radius:14px;padding:16px 24px;overflow-x:auto}
h1,h2{margin:0 0 4px;font-family:"Iowan Old Style","Palatino Linotype",Palatino,P052,
"Liberation Serif",Georgia,serif}
h1{font-size:28px}h2{font-size:19px}
p{margin:4px 0 12px;color:var(--ink-2);max-width:70ch}
code{font-size:13px;overflow-wrap:anywhere}
svg{display:block;width:100%;height:auto;min-width:560px;max-width:760px}
table{border-collapse:collapse;width:100%}
th,td{padding:6px 12px 6px 0;text-align:left;border-bottom:1px solid var(--line);white-space:nowrap}
th{font-weight:600;color:var(--ink-2)}
svg text{fill:var(--ink);font-size:14px}
svg .tick,svg .head{fill:var(--ink-2);font-size:12px;text-anchor:middle}
svg .share{font-size:17px;font-weight:600;text-anchor:middle}
.grid{stroke:var(--line)}.mean{stroke:var(--ink);stroke-width:2}.well{fill:var(--well)}
.span{stroke:currentColor;stroke-width:3;stroke-linecap:round}
.ring{fill:var(--surface)!important;stroke:currentColor;stroke-width:2}
.bars{fill-opacity:.75}
""" + "".join(f".{name}{{color:var(--{name});fill:var(--{name})}}\n" for name in plots.COLOURS)


class Report(Struct, frozen=True):
    """Everything that is told about an arena; the same plan gives the same, but for the times."""

    setup: Setup
    command: str
    seats: int
    deals: int
    games: int
    build: str
    bots: list[BotResult]
    pairs: list[PairResult]
    failures: list[Failure]


def report(plan: Plan, found: Figures) -> Report:
    return Report(
        setup=plan.setup,
        command=command(plan),
        seats=plan.seats,
        deals=plan.deals,
        games=plan.games,
        build=build.NAME,
        bots=found.bots,
        pairs=found.pairs,
        failures=found.failures,
    )


def command(plan: Plan) -> str:
    """What to type for the same games."""
    games = 2 * plan.deals if plan.rivals and plan.seats == 2 else plan.games
    words = ["saqqara", "arena", plan.setup.game, "--bots", ",".join(plan.entrants)]
    words += ["--seats", str(plan.seats), "--games", str(games), "--seed", plan.setup.seed]
    for key, value in plan.setup.options.items():
        words += ["--option", f"{key}={value}"]
    for agent in plan.agents:
        words += ["--agent", f"{agent.name}={agent.place}"]
        words += ["--agent-seconds", f"{agent.seconds:g}"]
    return join([*words, "--pack", plan.folder])


def warnings(found: Report, say: Speech) -> list[str]:
    """Nobody shall take the figures of an agent that failed for its own."""
    return [
        say("arena-failed", bot=one.bot, kind=one.kind, times=one.times, reason=one.first)
        for one in found.failures
    ]


# Rows of words, for the terminal and the page


def tables(found: Report, say: Speech) -> list[list[list[str]]]:
    """How the bots fared, pair by pair, how long they thought; the heads come first."""
    bots = [["bot", "rating", "wins", "rank", "score"], *map(_bot, found.bots)]
    pairs = [["bot", "rival", "wins", "lead", "deals"], *map(_pair, found.pairs)]
    times = [["bot", "games", "decisions", "mean", "most", "longest"], *map(_times, found.bots)]
    kept = [rows for rows in (_filled(bots), pairs, times) if len(rows) > 1]
    return [[[say(f"arena-{name}") for name in rows[0]], *rows[1:]] for rows in kept]


def _filled(rows: list[list[str]]) -> list[list[str]]:
    """Without columns in which nothing stands."""
    kept = [nth for nth in range(len(rows[0])) if any(row[nth] for row in rows[1:])]
    return [[row[nth] for nth in kept] for row in rows]


def _bot(bot: BotResult) -> list[str]:
    return [bot.bot, _rating(bot.rating), _share(bot.wins), _mean(bot.rank, 2), _mean(bot.score, 1)]


def _pair(pair: PairResult) -> list[str]:
    return [pair.bot, pair.rival, _share(pair.wins), _mean(pair.lead, 1), str(pair.deals)]


def _times(bot: BotResult) -> list[str]:
    found = bot.times
    if found is None:
        return [bot.bot, str(bot.games), "0", "", "", ""]
    spans = [f"{span:.1f}" for span in (found.mean, found.most, found.longest)]
    return [bot.bot, str(bot.games), str(found.decisions), *spans]


def _rating(one: Rating | None) -> str:
    return f"{one.mu:.1f} ± {one.high - one.mu:.1f} ({one.sigma:.2f})" if one else ""


def _share(share: Share | None) -> str:
    return f"{share.share:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})" if share else ""


def _mean(mean: Mean | None, digits: int) -> str:
    return f"{mean.mean:.{digits}f} ± {mean.interval:.{digits}f}" if mean else ""


# The page


def page(found: Report) -> str:
    """One file with everything in it."""
    say = Speech(LANGUAGE)
    title = say("arena-page-title", game=say(f"{found.setup.game.replace('_', '-')}-name"))
    inner = "".join(
        [_head(found, title, say), *_pictures(found, say), *map(_table, tables(found, say))]
    )
    return (
        f'<!doctype html>\n<html lang="{LANGUAGE}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{inner}</main>\n</body>\n</html>\n"
    )


def _head(found: Report, title: str, say: Speech) -> str:
    words = say("arena-page-about", games=found.games, deals=found.deals, build=found.build)
    said = "".join(f"<p>{escape(line)}</p>" for line in [words, *warnings(found, say)])
    return f"<header><h1>{escape(title)}</h1>{said}<code>{escape(found.command)}</code></header>\n"


def _pictures(found: Report, say: Speech) -> list[str]:
    drawn = []
    if found.pairs:
        drawn.append(("ratings", plots.ratings(say("arena-page-ratings"), found.bots)))
        drawn.append(("wins", plots.wins(say("arena-page-wins"), found.bots, found.pairs)))
    drawn.append(("scores", plots.scores(say("arena-page-scores"), found.bots)))
    if any(bot.times for bot in found.bots):
        drawn.append(("times", plots.times(say("arena-page-times"), found.bots)))
    return [_section(name, picture, say) for name, picture in drawn]


def _section(name: str, picture: str, say: Speech) -> str:
    title, about = say(f"arena-page-{name}"), say(f"arena-page-about-{name}")
    return f"<section><h2>{escape(title)}</h2><p>{escape(about)}</p>{picture}</section>\n"


def _table(rows: list[list[str]]) -> str:
    head, *rest = rows
    body = "".join(f"<tr>{_cells('td', row)}</tr>" for row in rest)
    top = f"<thead><tr>{_cells('th', head)}</tr></thead>"
    return f"<section><table>{top}<tbody>{body}</tbody></table></section>\n"


def _cells(kind: str, words: list[str]) -> str:
    return "".join(f"<{kind}>{escape(word)}</{kind}>" for word in words)
