"""Agents at a table: they play whole games, and when they fail the game goes on."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from saqqara.agents.player import Named
from saqqara.core.rng import Rng
from tests.cli.run import saqqara
from tests.patience import wait_until
from tests.server.client import Device, Message, over_the_wire
from tests.server.serving import children, is_alive, process, quick, thread

POLICIES = "tests.agents.policies"


async def play(address: str, agent: str) -> Message:
    """A whole toy game of Ada against an agent; how it ended."""
    async with Device(address) as ada:
        table = await ada.open("toy", 2, name="Ada", bots=[agent])
        await ada.do(f"/api/tables/{table}/start")
        async with ada.sit_down(table) as sitter:
            await sitter.play_on(Rng("ada"))
            return sitter.now


@over_the_wire
async def test_an_agent_is_offered_seated_and_plays_a_whole_game(tmp_path: Path) -> None:
    zoser = Named("zoser", POLICIES, "last", 30.0)
    with thread(replace(quick(tmp_path), agents=(zoser,))) as address:
        async with Device(address) as ada, Device(address) as bob:
            assert (await ada.ask("/api/server"))["bots"][-1] == "zoser"
            table = await ada.open("silver_gold", 2, name="Ada")
            path = f"/api/tables/{table}/bots"
            assert await bob.refused(path, seat=1, bot="zoser") == (403, "not-host")
            assert await ada.refused(path, seat=0, bot="zoser") == (409, "seat-taken")
            assert await ada.refused(path, seat=1, bot="cheops") == (400, "no-bot")
            await ada.do(path, seat=1, bot="zoser")
            await ada.do(f"/api/tables/{table}/start")
            async with ada.sit_down(table) as sitter:
                assert sitter.now["seats"][1]["name"] == "zoser"
                assert sitter.now["seats"][1]["held"] == "bot"
                await sitter.play_on(Rng("ada"))
                assert len(sitter.now["result"]["scores"]) == 2


@over_the_wire
async def test_no_person_is_called_like_an_agent(tmp_path: Path) -> None:
    zoser = Named("zoser", POLICIES, "last", 30.0)
    with thread(replace(quick(tmp_path), agents=(zoser,))) as address:
        async with Device(address) as ada, Device(address) as bob:
            opening = {"game": "toy", "seats": 2, "name": "zoser"}
            assert await ada.refused("/api/tables", **opening) == (400, "bad-name")
            table = await ada.open("toy", 2, name="Ada")
            path = f"/api/tables/{table}"
            assert await bob.refused(f"{path}/sit", seat=1, name=" zoser ") == (400, "bad-name")
            link = await ada.do(f"{path}/links", seat=1)
            follow = {"secret": link["secret"], "name": "zoser"}
            assert await bob.refused(f"{path}/follow", **follow) == (400, "bad-name")
            await bob.do(f"{path}/follow", secret=link["secret"], name="Bob")


def test_the_game_goes_on_when_an_agent_fails_and_it_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    reasons = {
        "raises": "(raised): ValueError: no idea about toy;",
        "illegal": "(illegal): it answered",
        "sleeps": "(slow): nothing came within 1 seconds;",
        "dies": "(died): its process ended with code -9;",
    }
    agents = tuple(Named(name, POLICIES, name, 1.0 if name == "sleeps" else 30) for name in reasons)

    @over_the_wire
    async def story() -> None:
        with thread(replace(quick(tmp_path), agents=agents)) as address:
            for name in reasons:
                assert (await play(address, name))["stage"] == "over"

    story()
    for name, reason in reasons.items():
        (line,) = [line for line in caplog.messages if f"agent {name} " in line]
        assert line.startswith(f"agent {name} failed at toy {reason}")


@over_the_wire
async def test_a_table_goes_on_without_its_agent_and_processes_end_with_the_server(
    tmp_path: Path,
) -> None:
    words = ("--agent", f"zoser={POLICIES}:last")
    with process(tmp_path, *words) as serving:
        async with Device(serving.address) as ada:
            table = await ada.open("toy", 2, name="Ada", bots=["zoser"])
            await ada.do(f"/api/tables/{table}/start")
            started = children(serving.process.pid)
            serving.kill()
            serving.words = ()
            serving.start()
            assert "zoser" not in (await ada.ask("/api/server"))["bots"]
            async with ada.sit_down(table) as sitter:
                assert sitter.now["seats"][1]["name"] == "zoser"
                await sitter.play_on(Rng("ada"))
                assert sitter.now["stage"] == "over"
        assert started
        wait_until(lambda: not any(is_alive(pid) for pid in started))
        assert serving.stop() == 0


def test_bad_text_stops_the_server_before_it_starts(tmp_path: Path) -> None:
    agent_words = ("--agent", f"zoser={POLICIES}:nothing")
    done = saqqara("serve", "--port", "0", "--data-dir", str(tmp_path), *agent_words)
    assert done.code == 2
    assert "there is no function nothing in" in done.err
    assert not done.out
