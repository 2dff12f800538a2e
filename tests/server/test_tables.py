"""The life of a table over the wire: opened, filled, played, left, moved, finished."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import pytest

from saqqara import record
from saqqara.core.rng import Rng
from saqqara.games import GAMES
from tests.server.client import Device, Message, Sitter, over_the_wire, two_people, two_playing
from tests.server.serving import Clock, quick, thread

EVERY_MESSAGE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("play", {"nth": 0, "move": "lay 1"}),
    ("back", {}),
    ("commit", {}),
    ("uncommit", {}),
    ("chat", {"text": "hello"}),
    ("try", {"move": "lay 1"}),
    ("hint", {}),
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with thread(quick(tmp_path_factory.mktemp("tables"))) as served:
        yield served


@dataclass(frozen=True)
class Timed:
    """A server for whom time passes when the test says so."""

    address: str
    clock: Clock


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    clock = Clock()
    with thread(quick(tmp_path_factory.mktemp("timed"), clock=clock)) as served:
        yield Timed(served, clock)


def talked(sitter: Sitter) -> list[str]:
    return [str(line["key"]) for line in sitter.talk]


def without_doing(now: Message) -> Message:
    """A table but for who is ready."""
    seats = [{**seat, "doing": ""} for seat in now["seats"]]
    return {**now, "seats": seats, "log": [], "log_from": 0, "talk": [], "talk_from": 0}


# Before the game


@over_the_wire
async def test_a_table_is_opened_as_it_was_asked_for(address: str) -> None:
    asked = {"options": {"scoring": "pro"}, "bots": ["greedy"], "clock": {"moment": 30, "game": 0}}
    async with Device(address) as ada:
        table = await ada.open("labyrinth", 3, name="Ada", pack="standard", **asked)
        async with ada.sit_down(table) as sitter:
            now = sitter.now
    assert (now["game"], now["pack"], now["stage"]) == ("labyrinth", "standard", "gathering")
    assert now["options"] == {"scoring": "pro", "bets": "off"}
    assert [seat["name"] for seat in now["seats"]] == ["Ada", "", "greedy"]
    assert [seat["held"] for seat in now["seats"]] == ["person", "free", "bot"]
    assert [seat["left"] for seat in now["seats"]] == [30_000] * 3


@pytest.mark.parametrize(("visibility", "listed"), [("open", 1), ("link", 0), ("private", 0)])
@over_the_wire
async def test_only_open_tables_are_listed_for_everybody(
    address: str, visibility: str, listed: int
) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada", visibility=visibility)
        cards = await bob.ask("/api/tables")
        mine = await ada.ask("/api/tables/mine")
    assert [card["id"] for card in cards].count(table) == listed
    assert [card["id"] for card in mine] == [table]


@over_the_wire
async def test_who_has_the_link_sees_the_card_and_sits_down(address: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada")
        card = await bob.ask(f"/api/tables/{table}")
        await bob.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
        async with bob.sit_down(table) as sitter:
            assert sitter.now["seat"] == 1
    assert (card["id"], card["seats"], card["stage"]) == (table, ["Ada", ""], "gathering")


@over_the_wire
async def test_those_who_watch_see_somebody_sit_down(address: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada")
        async with ada.sit_down(table) as sitter:
            await bob.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
            await sitter.settle(lambda now: now["seats"][1]["name"] == "Bob")
            assert "start" in sitter.now["can"]


@over_the_wire
async def test_a_spectator_who_sits_down_plays_on_the_same_socket(address: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada")
        async with bob.sit_down(table) as sitter:
            assert sitter.now["seat"] == -1
            await bob.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
            await ada.do(f"/api/tables/{table}/start")
            await sitter.until(lambda now: bool(now["legal"]))
            assert sitter.now["seat"] == 1
            assert (await sitter.play(sitter.now["legal"][0]["move"]))["is"] == "done"


@over_the_wire
async def test_leaving_before_the_start_frees_the_chair(address: str) -> None:
    async with two_people(address) as (ada, bob, table):
        await bob.do(f"/api/tables/{table}/leave", seat=1)
        assert (await ada.ask(f"/api/tables/{table}"))["seats"] == ["Ada", ""]
        assert await ada.refused(f"/api/tables/{table}/start") == (409, "empty-seats")


@over_the_wire
async def test_who_gave_the_chair_up_does_not_see_the_hand_of_the_next(address: str) -> None:
    async with (
        two_people(address) as (ada, bob, table),
        Device(address) as eve,
        bob.sit_down(table) as sitter,
    ):
        await bob.do(f"/api/tables/{table}/leave", seat=1)
        await eve.do(f"/api/tables/{table}/sit", seat=1, name="Eve")
        await ada.do(f"/api/tables/{table}/start")
        await sitter.settle(lambda now: now["stage"] == "playing")
        assert (sitter.now["seat"], sitter.now["view"]["hand"]) == (-1, [])
        assert "toy-dealt" not in [line["key"] for line in sitter.log]


@over_the_wire
async def test_the_host_puts_bots_on_chairs_and_takes_them_away(address: str) -> None:
    async with Device(address) as ada:
        table = await ada.open("toy", 3, name="Ada")
        await ada.do(f"/api/tables/{table}/bots", seat=1, bot="random")
        await ada.do(f"/api/tables/{table}/bots", seat=2, bot="greedy")
        await ada.do(f"/api/tables/{table}/bots", seat=1, bot="")
        assert (await ada.ask(f"/api/tables/{table}"))["seats"] == ["Ada", "", "greedy"]


@over_the_wire
async def test_only_the_host_seats_bots_and_starts(address: str) -> None:
    async with two_people(address) as (_, bob, table):
        assert await bob.refused(f"/api/tables/{table}/bots", seat=0, bot="random") == (
            403,
            "not-host",
        )
        assert await bob.refused(f"/api/tables/{table}/start") == (403, "not-host")


@over_the_wire
async def test_a_private_table_takes_guests_by_the_link_of_a_chair(address: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada", visibility="private")
        link = await ada.do(f"/api/tables/{table}/links", seat=1)
        followed = {"secret": link["secret"], "name": "Bob"}
        assert await bob.do(f"/api/tables/{table}/follow", **followed) == {"seat": 1}
        async with bob.sit_down(table) as sitter:
            assert [seat["name"] for seat in sitter.now["seats"]] == ["Ada", "Bob"]


# Whole games


@pytest.mark.parametrize("name", list(GAMES))
@over_the_wire
async def test_a_whole_game_ends_alike_for_all_and_its_record_verifies(
    address: str, name: str
) -> None:
    seats = 3 if 3 in GAMES[name].seats else 2
    bots = ["random"] * (seats - 2)
    async with Device(address) as one, Device(address) as two, Device(address) as three:
        table = await one.open(name, seats, name="Ada", bots=bots)
        await two.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
        await one.do(f"/api/tables/{table}/start")
        async with (
            one.sit_down(table) as ada,
            two.sit_down(table) as bob,
            three.sit_down(table) as eve,
        ):
            early = await three.http.get(f"/api/tables/{table}/record")
            assert early.json()["code"] == "not-now"
            await asyncio.gather(
                ada.play_on(Rng("ada")),
                bob.play_on(Rng("bob")),
                eve.settle(lambda now: now["stage"] == "over"),
            )
            ends = [without_doing(sitter.now) for sitter in (ada, bob, eve)]
        text = (await three.http.get(f"/api/tables/{table}/record")).text
    result = ends[0]["result"]
    assert [end["result"] for end in ends] == [result] * 3
    assert [end["seat"] for end in ends] == [0, 1, -1]
    assert {end["commitment"] for end in ends} == {sha256(result["seed"].encode()).hexdigest()}
    played = record.read(text)
    assert (played.names, played.seed) == (["Ada", "Bob", *bots], result["seed"])
    assert (played.final().scores(), played.final().ranks()) == (result["scores"], result["ranks"])


@over_the_wire
async def test_the_seed_is_told_only_at_the_end(address: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        assert ada.now["result"] is None
        await asyncio.gather(ada.play_on(Rng("1")), bob.play_on(Rng("2")))
        seed = bob.now["result"]["seed"]
        before = [text for text in ada.bytes if json_stage(text) != "over"]
        assert before
        assert not any(seed in text for text in before)


def json_stage(text: str) -> str:
    return "over" if '"stage":"over"' in text else "earlier"


# Watching


@over_the_wire
async def test_a_spectator_sees_it_all_and_can_do_nothing(address: str) -> None:
    async with (
        two_playing(address) as (_, _, table),
        Device(address) as three,
        three.sit_down(table) as eve,
    ):
        assert (eve.now["seat"], eve.now["legal"], eve.now["can"]) == (-1, [], [])
        for what, more in EVERY_MESSAGE:
            assert await eve.refused(what, **more) == "not-yours"
        await eve.quiet()
        assert await three.refused(f"/api/tables/{table}/leave", seat=0) == (403, "not-yours")
        assert await three.refused(f"/api/tables/{table}/rematch") == (409, "not-now")


@over_the_wire
async def test_a_spectator_who_comes_late_hears_the_whole_story(address: str) -> None:
    async with (
        two_playing(address) as (ada, bob, table),
        Device(address) as three,
        three.sit_down(table) as early,
    ):
        await asyncio.gather(ada.play_on(Rng("1")), bob.play_on(Rng("2")))
        await early.settle(lambda now: now["stage"] == "over")
        async with three.sit_down(table) as late:
            assert (late.log, late.talk) == (early.log, early.talk)


# Drafts


@pytest.mark.parametrize("game", ["toy", "silver_gold"])
@over_the_wire
async def test_what_one_drafts_is_news_to_nobody_else(address: str, game: str) -> None:
    async with two_playing(address, game) as (ada, bob, _):
        first, second = (ada.now["legal"][k]["move"] for k in (0, 1))
        for move in (first, second):
            await ada.play(move)
            await ada.settle(lambda now: "back" in now["can"])
            await bob.quiet()
            await ada.ask("back")
            await ada.settle(lambda now: "back" not in now["can"])
            await bob.quiet()


@pytest.mark.parametrize("game", ["toy", "silver_gold"])
@over_the_wire
async def test_of_a_commit_others_see_only_that_the_seat_is_ready(address: str, game: str) -> None:
    async with two_playing(address, game) as (ada, bob, _):
        before = bob.now
        while "uncommit" not in ada.now["can"]:
            await ada.decide(Rng("ada"))
        assert (await bob.receive()).keys() == {"is", "seats"}
        assert [seat["doing"] for seat in bob.now["seats"]] == ["ready", "thinking"]
        assert without_doing(bob.now) == without_doing(before)
        await ada.ask("uncommit")
        await bob.news()
        assert [seat["doing"] for seat in bob.now["seats"]] == ["thinking", "thinking"]
        assert without_doing(bob.now) == without_doing(before)


@over_the_wire
async def test_the_last_commit_reveals(address: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        for sitter in (ada, bob):
            await sitter.play(sitter.now["legal"][0]["move"])
            await sitter.ask("commit")
        for sitter in (ada, bob):
            await sitter.settle(lambda now: len(now["view"]["past"]) == 2)
        laid = [line for line in ada.log if line["key"] == "toy-laid"]
        assert laid == [line for line in bob.log if line["key"] == "toy-laid"]
        assert len(laid) == 2


@over_the_wire
async def test_drafting_again_after_taking_back_counts_the_same_decision(address: str) -> None:
    async with two_playing(address) as (ada, _, _):
        first, second = (choice["move"] for choice in ada.now["legal"])
        await ada.ask("play", nth=0, move=first)
        await ada.ask("back")
        assert (await ada.ask("play", nth=0, move=second))["is"] == "done"


# The same again


@over_the_wire
async def test_the_same_play_sent_twice_happens_once(address: str) -> None:
    async with two_playing(address) as (ada, bob, table):
        move = ada.now["legal"][0]["move"]
        for _ in range(2):
            assert (await ada.ask("play", nth=0, move=move))["is"] == "done"
        async with ada.device.sit_down(table) as again:  # as after a lost connection
            assert (await again.ask("play", nth=0, move=move))["is"] == "done"
            assert again.now["nth"] == 1
        assert bob.now["nth"] == 0


@over_the_wire
async def test_another_move_with_an_old_number_is_stale(address: str) -> None:
    async with two_playing(address) as (ada, _, _):
        first, second = (choice["move"] for choice in ada.now["legal"])
        await ada.ask("play", nth=0, move=first)
        assert await ada.refused("play", nth=0, move=second) == "stale"
        assert await ada.refused("play", nth=2, move=second) == "stale"
        assert ada.now["nth"] == 1


# Trying and asking


@over_the_wire
async def test_trying_shows_a_move_and_changes_nothing(address: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        hand = ada.now["view"]["hand"]
        tried = await ada.ask("try", move=f"lay {hand[0]}")
        assert (tried["is"], tried["view"]["hand"]) == ("tried", hand[1:])
        await ada.quiet()
        await bob.quiet()
        assert ada.now["view"]["hand"] == hand


@over_the_wire
async def test_trying_an_illegal_move_is_refused_with_its_rule(address: str) -> None:
    async with two_playing(address) as (ada, _, _):
        other = next(card for card in range(1, 10) if card not in ada.now["view"]["hand"])
        answer = await ada.ask("try", move=f"lay {other}")
        assert (answer["code"], answer["rule"]) == ("rules", "TY-4")


@over_the_wire
async def test_a_hint_is_a_legal_move(address: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        hint = await ada.ask("hint")
        assert hint["move"] in [choice["move"] for choice in ada.now["legal"]]
        await bob.quiet()


@over_the_wire
async def test_there_is_no_hint_where_nothing_is_to_decide(address: str) -> None:
    async with two_playing(address) as (ada, _, _):
        await ada.play(ada.now["legal"][0]["move"])
        assert await ada.refused("hint") == "stale"


# A bot plays on


@over_the_wire
async def test_when_somebody_leaves_a_bot_plays_on_for_all_to_see(address: str) -> None:
    async with two_playing(address) as (ada, bob, table):
        await ada.device.do(f"/api/tables/{table}/leave", seat=0)
        await bob.settle(lambda now: now["seats"][0]["doing"] == "ready")
        assert bob.now["seats"][0]["bot"] == "steady"
        assert (bob.now["seats"][0]["name"], bob.now["seats"][0]["held"]) == ("Ada", "person")
        assert talked(bob)[-1] == "table-stood-in-left"


@over_the_wire
async def test_while_a_bot_plays_its_owner_can_only_return(address: str) -> None:
    async with two_playing(address) as (ada, bob, table):
        await ada.device.do(f"/api/tables/{table}/leave", seat=0)
        await ada.settle(lambda now: "return" in now["can"])
        assert ada.now["legal"] == []
        assert await ada.refused("play", nth=0, move="lay 1") == "bot-plays"
        await ada.device.do(f"/api/tables/{table}/return", seat=0)
        await asyncio.gather(ada.play_on(Rng("1")), bob.play_on(Rng("2")))
        assert "table-returned" in talked(bob)
        assert bob.now["result"] == ada.now["result"]


# Moving a seat


@over_the_wire
async def test_a_seat_link_moves_the_seat_once(address: str) -> None:
    async with two_playing(address) as (ada, bob, table), Device(address) as phone:
        link = await ada.device.do(f"/api/tables/{table}/links", seat=0)
        followed = {"secret": link["secret"], "name": "Eve"}
        await phone.do(f"/api/tables/{table}/follow", **followed)
        for device in (phone, bob.device):
            assert await device.refused(f"/api/tables/{table}/follow", **followed) == (
                404,
                "no-link",
            )
        async with phone.sit_down(table) as moved:
            assert (moved.now["seat"], moved.now["host"]) == (0, True)
            await asyncio.gather(moved.play_on(Rng("1")), bob.play_on(Rng("2")))
        assert [seat["name"] for seat in bob.now["seats"]] == ["Ada", "Bob"]


@over_the_wire
async def test_the_device_a_seat_was_moved_from_only_watches(address: str) -> None:
    async with two_playing(address) as (ada, _, table), Device(address) as phone:
        link = await ada.device.do(f"/api/tables/{table}/links", seat=0)
        await phone.do(f"/api/tables/{table}/follow", secret=link["secret"], name="Ada")
        for what, more in EVERY_MESSAGE:
            assert await ada.refused(what, **more) == "not-yours"
        await ada.settle(lambda now: now["seat"] == -1)
        assert (ada.now["view"]["hand"], ada.now["legal"], ada.now["host"]) == ([], [], False)
        assert "toy-dealt" not in [line["key"] for line in ada.log]


@over_the_wire
async def test_who_gave_away_the_only_seat_of_a_private_table_is_shown_out(address: str) -> None:
    async with Device(address) as ada, Device(address) as phone:
        table = await ada.open("toy", 2, name="Ada", bots=["random"], visibility="private")
        link = await ada.do(f"/api/tables/{table}/links", seat=0)
        async with ada.sit_down(table) as sitter:
            await phone.do(f"/api/tables/{table}/follow", secret=link["secret"], name="Ada")
            assert await sitter.closed() == 4403


@over_the_wire
async def test_a_new_link_makes_the_old_one_worthless(address: str) -> None:
    async with two_people(address) as (ada, bob, table):
        first = await ada.do(f"/api/tables/{table}/links", seat=0)
        await ada.do(f"/api/tables/{table}/links", seat=0)
        followed = {"secret": first["secret"], "name": "Eve"}
        assert await bob.refused(f"/api/tables/{table}/follow", **followed) == (404, "no-link")


# Passing one device round


@over_the_wire
async def test_one_device_can_hold_two_chairs(address: str) -> None:
    async with Device(address) as ada:
        table = await ada.open("toy", 2, name="Ada")
        await ada.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
        await ada.do(f"/api/tables/{table}/start")
        async with ada.sit_down(table, 0) as first, ada.sit_down(table, 1) as second:
            assert (first.now["seat"], second.now["seat"]) == (0, 1)
            assert not set(first.now["view"]["hand"]) & set(second.now["view"]["hand"])
            await asyncio.gather(first.play_on(Rng("1")), second.play_on(Rng("2")))
            assert first.now["result"] == second.now["result"]


@over_the_wire
async def test_who_gives_one_of_two_chairs_away_remains_the_host(address: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada")
        await ada.do(f"/api/tables/{table}/sit", seat=1, name="Bob")
        link = await ada.do(f"/api/tables/{table}/links", seat=1)
        await bob.do(f"/api/tables/{table}/follow", secret=link["secret"], name="Bob")
        assert await bob.refused(f"/api/tables/{table}/start") == (403, "not-host")
        await ada.do(f"/api/tables/{table}/start")


# Another game


@over_the_wire
async def test_one_click_takes_everybody_to_the_same_new_table(address: str) -> None:
    async with two_playing(address) as (ada, bob, table):
        assert await ada.device.refused(f"/api/tables/{table}/rematch") == (409, "not-now")
        await asyncio.gather(ada.play_on(Rng("1")), bob.play_on(Rng("2")))
        assert "rematch" in bob.now["can"]
        new = (await bob.device.do(f"/api/tables/{table}/rematch"))["id"]
        for sitter in (ada, bob):
            await sitter.settle(lambda now: now["rematch"] == new)
        assert (await ada.device.do(f"/api/tables/{table}/rematch"))["id"] == new
        async with ada.device.sit_down(new) as again:
            assert (again.now["seat"], again.now["stage"]) == (0, "playing")
            assert again.now["commitment"] != ada.now["commitment"]


@over_the_wire
async def test_my_tables_are_listed_those_under_way_first(address: str) -> None:
    async with two_playing(address) as (ada, bob, table):
        await asyncio.gather(ada.play_on(Rng("1")), bob.play_on(Rng("2")))
        new = (await bob.device.do(f"/api/tables/{table}/rematch"))["id"]
        mine = await ada.device.ask("/api/tables/mine")
        assert [(card["id"], card["stage"]) for card in mine] == [(new, "playing"), (table, "over")]


# Clocks


async def left(sitter: Sitter, seat: int) -> int:
    """The milliseconds a seat has, as they are shown with the next word at the table."""
    await sitter.ask("chat", text="Well?")
    await sitter.look_up()
    return int(sitter.now["seats"][seat]["left"])


@over_the_wire
async def test_when_the_time_is_up_a_bot_takes_over(timed: Timed) -> None:
    clock = {"moment": 30, "game": 0}
    async with two_playing(timed.address, "terra", clock=clock) as (ada, bob, _):
        slow, other = (ada, bob) if ada.now["legal"] else (bob, ada)
        seat = slow.now["seat"]
        assert slow.now["seats"][seat]["left"] == 30_000
        timed.clock.seconds += 29
        assert await left(other, seat) == 1000
        assert other.now["seats"][seat]["bot"] == ""
        timed.clock.seconds += 1
        await other.settle(lambda now: bool(now["seats"][seat]["bot"]))
        assert talked(other)[-1] == "table-stood-in-time"
        assert other.now["seats"][1 - seat]["bot"] == ""


@over_the_wire
async def test_a_refused_move_does_not_stop_the_clock(timed: Timed) -> None:
    async with two_playing(timed.address, clock={"moment": 30, "game": 0}) as (ada, bob, _):
        other = next(card for card in range(1, 10) if card not in ada.now["view"]["hand"])
        timed.clock.seconds += 20
        assert await ada.refused("play", nth=0, move=f"lay {other}") == "rules"
        assert await left(bob, 0) == 10_000
        timed.clock.seconds += 10
        await bob.settle(lambda now: bool(now["seats"][0]["bot"]))
        assert "table-stood-in-time" in talked(bob)


@over_the_wire
async def test_a_bot_takes_the_seat_of_somebody_others_wait_for(timed: Timed) -> None:
    async with two_playing(timed.address, away=60) as (ada, bob, _):
        await ada.socket.close()
        await bob.settle(lambda now: not now["seats"][0]["present"])
        timed.clock.seconds += 61
        await bob.settle(lambda now: bool(now["seats"][0]["bot"]))
        assert talked(bob)[-1] == "table-stood-in-absent"


@over_the_wire
async def test_nobody_is_replaced_while_no_player_waits(timed: Timed) -> None:
    async with (
        two_playing(timed.address, away=60) as (ada, bob, table),
        Device(timed.address) as three,
        three.sit_down(table) as eve,
        two_playing(timed.address, away=60) as (cleo, dan, _),
    ):
        for sitter in (ada, bob, cleo):
            await sitter.socket.close()
        await eve.settle(lambda now: not any(seat["present"] for seat in now["seats"]))
        await dan.settle(lambda now: not now["seats"][0]["present"])
        timed.clock.seconds += 61
        await dan.settle(lambda now: bool(now["seats"][0]["bot"]))
        await eve.quiet()  # tables are looked after in the order they were opened: it was, too
        assert [seat["bot"] for seat in eve.now["seats"]] == ["", ""]


# Sleeping


@over_the_wire
async def test_a_table_nobody_watches_sleeps_and_wakes_as_it_was(timed: Timed) -> None:
    async with two_playing(timed.address) as (ada, bob, _):
        await ada.ask("chat", text="good night")
        await ada.play(ada.now["legal"][0]["move"])
        await ada.ask("commit")
        await bob.play(bob.now["legal"][0]["move"])
        await bob.settle(lambda now: "commit" in now["can"] and bool(now["talk_from"]))
        await ada.settle(lambda now: "uncommit" in now["can"])
        before = [without_doing(sitter.now) for sitter in (ada, bob)]
        logs = [(sitter.log, sitter.talk) for sitter in (ada, bob)]
        for sitter in (ada, bob):
            await sitter.socket.close()
        await ada.device.until_counted("saqqara_sockets", 0)
        timed.clock.seconds += 61
        await ada.device.until_counted("saqqara_tables", 0)
        for sitter in (ada, bob):
            await sitter.connect()
        await ada.settle(lambda now: bool(now["seats"][1]["present"]))
        assert [without_doing(sitter.now) for sitter in (ada, bob)] == before
        assert [(sitter.log, sitter.talk) for sitter in (ada, bob)] == logs
        assert [seat["doing"] for seat in bob.now["seats"]] == ["ready", "thinking"]
        await asyncio.gather(ada.play_on(Rng("1")), bob.play_on(Rng("2")))
