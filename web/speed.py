"""How fast the page is, in Chromium on this machine: `make bench-page`. Loopback, no throttling."""

import argparse
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page
from tests.browser.page import Visitor, browser, visitor
from tests.server.serving import process
from web.screenshots import PLAY, SHOWN

LOADS: Final = 10
MOVES: Final = 40
MOST_CLICKS: Final = 1500
PATIENCE: Final = 15  # clicks without a move; then the server's hint moves the game on
MOST_BYTES: Final = 250_000
REST: Final = ("bytes", "server", "moves")

# When the first frame with this on it was drawn, in milliseconds since the navigation began.
DRAWN: Final = """(there) => {
    window.drawn = 0;
    const look = () => {
        if (window.drawn || !there()) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, {subtree: true, childList: true, attributes: true});
}"""
READY_GAMES: Final = "document.querySelectorAll('.shelf .btn.pri:enabled').length"
HOME: Final = f"() => {READY_GAMES} === {len(SHOWN)}"
TABLE: Final = "() => document.querySelector('main.table .board svg')"
BYTES: Final = """() => ['navigation', 'resource']
    .flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""

# From a pointer going down, over the move that it sent, to the change of the page that shows it.
WATCH: Final = """(() => {
    const seen = window.seen = {table: null, down: 0, sent: -1, got: 0, samples: []};
    addEventListener('pointerdown', () => {
        Object.assign(seen, {down: performance.now(), sent: -1, got: 0});
    }, true);
    window.WebSocket = class extends WebSocket {
        constructor(...words) {
            super(...words);
            this.addEventListener('message', ({data}) => {
                const told = JSON.parse(data);
                if (told.is === 'refused') seen.down = 0;
                if (told.is !== 'table') return;
                seen.table = told;
                const shows = told.nth > seen.sent || told.stage === 'over';
                if (seen.down && seen.sent >= 0 && !seen.got && shows) seen.got = performance.now();
            });
        }
        send(data) {
            const asked = JSON.parse(data);
            if (seen.down && asked.do === 'play') seen.sent = asked.nth;
            super.send(data);
        }
    };
    new MutationObserver(() => {
        if (!seen.down || !seen.got) return;
        seen.samples.push([performance.now() - seen.down, seen.got - seen.down]);
        seen.down = 0;
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
})()"""
# Where a click may play something: the middles of buttons that nothing covers.
TARGETS: Final = """() => [...document.querySelectorAll('.board button:enabled, .ask .btn:enabled')]
    .filter((button) => !button.querySelector('[href="#i-undo"]'))
    .map((button) => [button, button.getBoundingClientRect()])
    .map(([button, box]) => [button, box.x + box.width / 2, box.y + box.height / 2])
    .filter(([button, x, y]) => button.contains(document.elementFromPoint(x, y)))
    .map(([_, x, y]) => [x, y])"""
READY: Final = """seen.table && (seen.table.legal.length > 0
    || seen.table.can.includes('commit') || seen.table.stage === 'over')"""


def wait(page: Page, until: str) -> None:
    """Playwright's own way to wait is against the page's policy."""
    page.evaluate(
        f"""() => new Promise((done) => {{
            const look = () => (({until}) ? done() : setTimeout(look, 5));
            look();
        }})"""
    )


def begin(person: Visitor, game: str) -> str:
    """A new table with a bot; its path."""
    heard = json.dumps({game: ["skip"]})
    person.context.add_init_script(f"localStorage.setItem('saqqara-guide', {json.dumps(heard)})")
    person.go()
    return person.table(game=game, seats=2, name="Nefer", bots=["random"])


def loads(opened: Browser, address: str, game: str = "") -> dict[str, float]:
    """Milliseconds until a page can be used, and its bytes, for a browser that keeps nothing."""
    times, size = [], 0
    for _ in range(LOADS):
        with visitor(opened, address) as person:
            path = begin(person, game) if game else "/"
            person.context.new_cdp_session(person.page).send("Network.clearBrowserCache")
            person.context.add_init_script(f"({DRAWN})({TABLE if game else HOME})")
            person.go(path)
            wait(person.page, "window.drawn > 0")
            times.append(float(person.page.evaluate("window.drawn")))
            size = int(person.page.evaluate(BYTES))
    return {**spread(times), "bytes": size}


def clicks(opened: Browser, address: str, game: str) -> dict[str, float]:
    """Milliseconds from a click to the page that shows its move, and to the server's answer."""
    rng = random.Random(7)  # noqa: S311 - clicks, not cards
    samples: list[list[float]] = []
    with visitor(opened, address) as person:
        person.context.add_init_script(WATCH)
        while len(samples) < MOVES:
            path = begin(person, game)
            person.go(path)
            samples += play(person.page, path, rng, MOVES - len(samples))
    drawn, told = zip(*samples, strict=True)
    return {**spread(drawn), "server": spread(told)["median"], "moves": len(samples)}


def play(page: Page, path: str, rng: random.Random, wanted: int) -> list[list[float]]:
    """Clicks about until so many moves were made or the game is over."""
    made, idle = 0, 0
    for _ in range(MOST_CLICKS):
        wait(page, READY)
        if made >= wanted or page.evaluate("seen.table.stage") == "over":
            break
        if idle > PATIENCE:
            page.evaluate(PLAY.replace("SHOWS", "true"), [path, 1])
            idle = 0
            continue
        targets = page.evaluate(TARGETS)
        if targets:
            page.mouse.click(*rng.choice(targets))
            wait(page, "!seen.down || seen.sent < 0")
        count = int(page.evaluate("seen.samples.length"))
        made, idle = count, idle + 1 if count == made else 0
    samples: list[list[float]] = page.evaluate("seen.samples")
    return samples


def spread(times: Iterable[float]) -> dict[str, float]:
    ordered = sorted(times)
    nine_of_ten = ordered[round(0.9 * (len(ordered) - 1))]
    return {"median": round(statistics.median(ordered), 1), "p90": round(nine_of_ten, 1)}


def measured() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder), "--no-limits") as serving,
        browser() as opened,
    ):
        found["home"] = loads(opened, serving.address)
        for game in SHOWN:
            found[f"{game}, table"] = loads(opened, serving.address, game)
        for game in SHOWN:
            found[f"{game}, click"] = clicks(opened, serving.address, game)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one document instead of a table")
    as_json = parser.parse_args().json
    found = measured()
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        print(f"{'':20} {'median':>9} {'p90':>9}")
        for what, figures in found.items():
            rest = "".join(f"  {name} {figures[name]}" for name in REST if name in figures)
            print(f"{what:20} {figures['median']:6.1f} ms {figures['p90']:6.1f} ms{rest}")
    return 0 if found["home"]["bytes"] < MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
