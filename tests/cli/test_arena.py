"""Bots in the arena: fair deals, honest figures, and a run that goes on where it stopped."""

import os
import signal
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec import to_builtins
from msgspec.json import decode
from msgspec.structs import astuple, replace

from saqqara.arena.book import Book
from saqqara.arena.plan import Plan, Seating, plan, setup
from saqqara.arena.play import Finished, one_game, play
from saqqara.arena.report import report
from saqqara.arena.result import mean, result, share, times
from saqqara.core.errors import SaqqaraError
from saqqara.games import find
from tests.cli.run import saqqara
from tests.patience import HANG, wait_until

DUEL = ["arena", "toy", "--bots", "greedy,random"]
THREE = "greedy,random,gentle"


def planned(
    game: str = "toy", bots: str = "greedy,random", seats: int = 2, games: int = 8, **options: str
) -> Plan:
    common = setup(find(game), "standard", options, "seed")
    return plan(common, "standard", bots.split(","), seats, games)


def ended(games: list[Finished]) -> list[tuple[int, list[int], list[int]]]:
    return sorted((game.seating.number, game.scores, game.ranks) for game in games)


def figures(document: dict[str, list[dict[str, object]]]) -> object:
    """All that is the same every time: everything but the times."""
    bots = [{key: row[key] for key in row if key != "times"} for row in document["bots"]]
    return {**document, "bots": bots}


# Deals


def test_two_seats_every_pairing_plays_every_deal_in_both_seats() -> None:
    found = planned(bots=THREE, games=4)
    pairs = ["greedy random", "greedy gentle", "random gentle"]
    both = {tuple(names) for pair in pairs for names in (pair.split(), pair.split()[::-1])}
    for deal in range(2):
        assert {one.bots for one in found.seatings() if one.deal == deal} == both
    assert [one.number for one in found.seatings()] == list(range(12)) == list(range(found.games))


def test_a_deal_fixes_all_chance() -> None:
    """Bots that play alike get the same game, whichever number it has."""
    found = planned("silver_gold")
    same = [one_game(found, Seating(n, 5, ("random", "random"))) for n in (10, 11)]
    other = one_game(found, Seating(10, 6, ("random", "random")))
    assert same[0].scores == same[1].scores != other.scores


@pytest.mark.parametrize(
    "bots", ["greedy,random", THREE, f"{THREE},steady", f"{THREE},steady,strong"]
)
def test_more_seats_each_entrant_sits_in_each_seat_of_a_deal_once(bots: str) -> None:
    found = planned(bots=bots, seats=3, games=50)
    for deal in range(found.deals):
        sat = Counter((seat, bot) for line in found.lineups(deal) for seat, bot in enumerate(line))
        assert sat == {(seat, bot): 1 for seat in range(3) for bot in bots.split(",")}
    assert 50 <= found.games < 50 + len(bots.split(","))


def test_more_entrants_than_seats_all_meet() -> None:
    found = planned(bots=f"{THREE},steady,strong", seats=3, games=50)
    assert len({frozenset(one.bots) for one in found.seatings()}) == 10


def test_alone_and_together_each_bot_plays_every_deal_by_itself() -> None:
    alone = planned("labyrinth", seats=1, games=6)
    assert [one.bots for one in alone.seatings()] == [("greedy",), ("random",)] * 3
    together = planned("terra", seats=3, games=2, task="2")
    assert [one.bots for one in together.seatings()] == [("greedy",) * 3, ("random",) * 3]


@pytest.mark.parametrize(
    ("bots", "reason"),
    [("greedy", "greedy needs a rival"), ("greedy,greedy", "twice"), ("genius", "no bot 'genius'")],
)
def test_entrants_are_different_bots_that_exist(bots: str, reason: str) -> None:
    with pytest.raises(SaqqaraError, match=reason):
        planned(bots=bots)


def test_the_games_are_the_same_on_one_core_and_on_two() -> None:
    found = planned(bots=THREE, games=6)
    todo = list(found.seatings())
    assert ended(list(play(found, todo, 1))) == ended(list(play(found, todo, 2)))


# Figures


def test_an_interval_counts_deals_and_not_games() -> None:
    """Four deals, won twice, split, split, lost twice: as sure as six single games with half won.

    The variance of the mean is (1/4 + 1/4) / 3 / 4 = 1/24, that of six games 1/4 / 6.
    """
    deals = [1.0, 0.5, 0.5, 0.0]
    assert astuple(mean(deals)) == pytest.approx((0.5, 1.96 * (1 / 24) ** 0.5))
    assert astuple(share(deals)) == pytest.approx((0.5, 0.18761, 0.81239), abs=1e-4)


def test_winning_everything_leaves_a_doubt() -> None:
    """Wilson: the lower bound after ten wins of ten is 10 / (10 + 1.96²)."""
    assert astuple(share([1.0] * 10)) == pytest.approx((1.0, 10 / (10 + 1.96**2), 1.0))


def test_figures_of_two_deals_by_hand() -> None:
    """Deal 0: greedy wins 5–3 and ties 4–4. Deal 1: it wins 6–2 and loses 1–2."""
    found = planned(games=4)
    ends = [([5, 3], [1, 2]), ([4, 4], [1, 1]), ([6, 2], [1, 2]), ([2, 1], [1, 2])]
    seated = zip(found.seatings(), ends, strict=True)
    games = [Finished(found.setup, one, *end, [[1000], [3000]]) for one, end in seated]
    (pair,) = result(found, games).pairs
    assert (pair.bot, pair.rival, pair.games, pair.deals) == ("greedy", "random", 4, 2)
    assert pair.wins.share == (0.75 + 0.5) / 2
    assert pair.lead.mean == (1 + 1.5) / 2
    best, other = result(found, reversed(games)).bots
    assert (best.bot, best.scores, best.games) == ("greedy", [1, 4, 5, 6], 4)
    assert best.rank is not None
    assert best.rank.mean == 1.25
    assert best.rating is not None
    assert other.rating is not None
    assert best.rating.low < other.rating.mu < best.rating.mu < best.rating.high
    assert best.times is not None
    assert (best.times.mean, best.times.longest) == (2.0, 3.0)


def test_95_of_100_decisions_are_not_slower() -> None:
    found = times(list(range(100_000, 0, -1000)))
    assert found is not None
    assert (found.decisions, found.mean, found.most, found.longest) == (100, 50.5, 95.0, 100.0)


def test_only_decisions_are_timed() -> None:
    """In the toy game each seat decides once: the last card in hand is no choice."""
    game = one_game(planned(), planned().seating(0))
    assert [len(seat) for seat in game.times] == [1, 1]


# Going on


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    found = planned()
    games = [one_game(found, one) for one in found.seatings()][:3]
    for game in games[:2]:
        Book(tmp_path).write(game)
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"setup":{"game":"to')
    book = Book(tmp_path)
    assert list(book.played.values()) == games[:2]
    book.write(games[2])
    assert list(Book(tmp_path).played.values()) == games


def test_a_damaged_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    found = planned()
    (tmp_path / "games.jsonl").write_text("{}\n")
    assert Book(tmp_path).played == {}
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b"{}\n")
    with pytest.raises(SaqqaraError, match=r"games\.jsonl, line 1: not a game"):
        Book(tmp_path).check(found)


def test_a_plan_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    found = planned()
    Book(tmp_path).write(one_game(found, found.seating(1)))
    book = Book(tmp_path)
    book.check(found)
    book.check(planned(games=100))
    other_seed = replace(found, setup=replace(found.setup, seed="x"))
    other_code = replace(found, setup=replace(found.setup, code="x"))
    for wrong, reason in [
        (other_seed, "its games have seed seed, this plan has x; choose another folder"),
        (other_code, "the bots or the game were changed"),
        (planned(wins="low"), "options wins=high, this plan has wins=low"),
        (planned(seats=3), "seats 2, this plan has 3"),
        (planned(bots="random,greedy"), "bots random,greedy, this plan has greedy,random"),
        (planned("silver_gold"), "game toy, this plan has silver_gold"),
    ]:
        with pytest.raises(SaqqaraError, match=reason):
            book.check(wrong)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups to interrupt")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_arena_goes_on_and_ends_like_one_that_was_not(
    tmp_path: Path, how: signal.Signals
) -> None:
    err = stopped(tmp_path, how)
    assert ("the same command goes on" in err) == (how == signal.SIGINT)
    assert "Traceback" not in err
    kept = (tmp_path / "games.jsonl").read_bytes().count(b"\n")
    on = saqqara(*DUEL, "--games", str(kept + 6), "--out", str(tmp_path), "--json").json()
    found = planned(games=kept + 6)
    games = [one_game(found, one) for one in found.seatings()]
    whole = to_builtins(report(found, result(found, games)))
    assert figures(on) == figures(whole)


def stopped(folder: Path, how: signal.Signals) -> str:
    """A long arena, stopped as soon as two games are over; what it said."""
    words = [*DUEL, "--games", "20000", "--seed", "seed", "--out", str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-m", "saqqara", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "LC_ALL": "en_XX.UTF-8"},
    )
    file = folder / "games.jsonl"
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 1)
    process.send_signal(how)
    _, err = process.communicate(timeout=HANG)  # its workers have ended, too
    return err


# The command


class Tags(HTMLParser):
    """Sees that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()

    def handle_starttag(self, tag: str, _attrs: object) -> None:
        self.seen[tag] += 1
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(file: Path, pictures: int) -> None:
    page = file.read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.seen["svg"] == pictures
    assert not {"script", "link", "img"} & set(tags.seen)
    assert "http" not in page
    assert "url(" not in page
    for picture in page.split("<svg")[1:]:
        ET.fromstring("<svg" + picture.partition("</svg>")[0] + "</svg>")  # noqa: S314 - our own


def test_rivals_get_tables_a_document_and_a_page(tmp_path: Path) -> None:
    words = ["arena", "toy", "--bots", "greedy,random", "--seats", "3", "--games", "5"]
    done = saqqara(*words, "--seed", "x", "--out", str(tmp_path), lang="de")
    assert done.code == 0
    assert "Wertung" in done.out
    assert "6 Spiele mit 3 Auslosungen" in done.out
    again = saqqara(*words, "--out", str(tmp_path), "--json")
    assert again.out == (tmp_path / "arena.json").read_text(encoding="utf-8")
    assert again.json()["setup"]["seed"] == "x"
    assert {row["games"] for row in again.json()["bots"]} == {6}
    check_page(tmp_path / "arena.html", pictures=4)


def test_alone_there_are_points_but_no_rivals(tmp_path: Path) -> None:
    words = ["arena", "labyrinth", "--bots", "random", "--seats", "1", "--games", "4"]
    done = saqqara(*words, "--out", str(tmp_path))
    assert done.code == 0
    assert "Rating" not in done.out
    found = decode((tmp_path / "arena.json").read_bytes())
    assert found["pairs"] == []
    (row,) = found["bots"]
    assert (row["bot"], row["games"], len(row["scores"])) == ("random", 4, 4)
    assert row["rating"] is row["wins"] is row["rank"] is None
    check_page(tmp_path / "arena.html", pictures=2)


def test_together_there_is_a_share_of_wins() -> None:
    found = planned("terra", bots="random", games=2, task="2")
    games = [one_game(found, one) for one in found.seatings()]
    (row,) = result(found, games).bots
    assert row.wins is not None
    assert astuple(row.wins) == pytest.approx((0.0, 0.0, 1.96**2 / (2 + 1.96**2)))
    assert (row.rating, row.rank) == (None, None)
