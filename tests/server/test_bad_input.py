"""Bad input and bad people: refused with a reason, and nothing has changed."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saqqara.server.app import LARGEST
from saqqara.server.limits import Pace
from saqqara.server.settings import WITHOUT_LIMITS, Limits
from tests.server.client import (
    Device,
    Message,
    Sitter,
    over_the_wire,
    refusal,
    two_people,
    two_playing,
)
from tests.server.serving import process, quick, thread

NOTHING: Final = "A" * 16  # no table has this id
TINY: Final = Pace(5, 0.001)
BAD_TEXTS: Final = {
    "nothing": "",
    "no-json": "play lay 3",
    "cut-off": '{"do":"play","id":1,',
    "a-list": "[1,2]",
    "a-number": "17",
    "null": "null",
    "no-id": '{"do":"back"}',
    "negative-id": '{"do":"back","id":-1}',
    "text-as-id": '{"do":"back","id":"1"}',
    "huge-id": '{"do":"back","id":99999999999999999999999999}',
    "endless-id": '{"do":"back","id":1e999}',
    "half-id": '{"do":"back","id":1.5}',
    "unknown": '{"do":"cheat","id":1}',
    "no-word": '{"id":1}',
    "unknown-field": '{"do":"back","id":1,"seat":0}',
    "seat-smuggled": '{"do":"play","id":1,"nth":0,"move":"lay 1","seat":0}',
    "negative-nth": '{"do":"play","id":1,"nth":-1,"move":"lay 1"}',
    "number-as-move": '{"do":"play","id":1,"nth":0,"move":3}',
    "long-move": json.dumps({"do": "play", "id": 1, "nth": 0, "move": "x" * 61}),
    "long-chat": json.dumps({"do": "chat", "id": 1, "text": "x" * 801}),
    "deep": '{"x":' + "[" * 7000 + "]" * 7000 + "}",
    "half-sign": '{"do":"chat","id":1,"text":"\\ud800"}',
}
BAD_BODIES: Final = {
    "nothing": b"",
    "no-json": b"sit",
    "cut-off": b'{"seat":1,',
    "a-list": b"[]",
    "not-utf-8": b'{"seat":1,"name":"\xff\xfe"}',
    "half-sign": b'{"seat":1,"name":"\\ud800"}',
    "text-as-seat": b'{"seat":"one","name":"Bob"}',
    "negative-seat": b'{"seat":-1,"name":"Bob"}',
    "huge-seat": b'{"seat":99999999999999999999999,"name":"Bob"}',
    "no-name": b'{"seat":1}',
    "empty-name": b'{"seat":1,"name":""}',
    "long-name": b'{"seat":1,"name":"' + b"x" * 25 + b'"}',
    "unknown-field": b'{"seat":1,"name":"Bob","host":true}',
    "deep": b'{"seat":1,"name":' + b"[" * 7000 + b"]" * 7000 + b"}",
}
BAD_NAMES: Final = ["a|b", " ", "\x00", "a\x00b", "\u202eboB", "a\u200bb", "random", "greedy"]
PLAIN: Final = ["<script>alert(1)</script>", "a & b", "\"'`", "{$seat}", "Änne 王 🐫", "</b>"]
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with thread(quick(tmp_path_factory.mktemp("bad"))) as served:
        yield served


async def looks(sitter: Sitter) -> list[Any]:
    """The table as its log tells it to a new viewer of the same device."""
    table = sitter.url.split("/")[-2]
    async with sitter.device.sit_down(table) as again:
        shown = {k: v for k, v in again.now.items() if k != "seats"}
        seats = [(seat["name"], seat["bot"], seat["doing"]) for seat in again.now["seats"]]
        return [shown, seats, again.log, again.talk]


def sits(table: str) -> str:
    return f"/api/tables/{table}/sit"


# Messages that cannot be understood


@pytest.mark.parametrize("kind", BAD_TEXTS)
@over_the_wire
async def test_a_message_that_cannot_be_read_is_refused(address: str, kind: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        before = await looks(ada)
        answer = await ada.told(BAD_TEXTS[kind])
        assert (answer["is"], answer["id"], answer["code"]) == ("refused", -1, "bad-message")
        assert await looks(ada) == before
        assert await bob.refused("uncommit") == "rules"  # both still play


@pytest.mark.parametrize("frame", [b"", b"\xff\x00", b'{"do":"back","id":1}'])
@over_the_wire
async def test_a_binary_message_is_refused(address: str, frame: bytes) -> None:
    async with two_playing(address) as (ada, _, _):
        assert (await ada.told(frame))["code"] == "bad-message"


@over_the_wire
async def test_a_message_that_is_too_big_ends_the_socket(address: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        before = await looks(bob)
        await ada.socket.send(" " * (LARGEST + 1))
        assert await ada.closed() == 1009
        assert await looks(bob) == before


@over_the_wire
async def test_a_message_that_is_not_utf_8_ends_the_socket(address: str) -> None:
    async with two_playing(address) as (ada, _, _):
        await ada.socket.send(b'{"do":"chat","id":1,"text":"\xff"}', text=True)
        assert await ada.closed() == 1007


@pytest.mark.parametrize("kind", BAD_BODIES)
@over_the_wire
async def test_a_request_that_cannot_be_read_is_refused(address: str, kind: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada")
        headers = {"content-type": "application/json"}
        sent = await bob.http.post(sits(table), content=BAD_BODIES[kind], headers=headers)
        assert refusal(sent) == (400, "bad-message")
        assert (await ada.ask(f"/api/tables/{table}"))["seats"] == ["Ada", ""]


@over_the_wire
async def test_a_request_that_is_too_big_is_refused(address: str) -> None:
    async with Device(address) as ada:
        body = b" " * LARGEST + b'{"game":"toy","seats":2}'
        headers = {"content-type": "application/json"}
        sent = await ada.http.post("/api/tables", content=body, headers=headers)
        assert refusal(sent) == (413, "too-big")
        assert await ada.ask("/api/tables/mine") == []


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "chess", "seats": 2}, "bad-setup"),
        ({"game": "toy", "seats": 9}, "bad-setup"),
        ({"game": "toy", "seats": 2, "pack": "../../etc"}, "bad-setup"),
        ({"game": "toy", "seats": 2, "options": {"wins": "always"}}, "bad-setup"),
        ({"game": "toy", "seats": 2, "options": {"x": "y"}}, "bad-setup"),
        ({"game": "toy", "seats": 2, "bots": ["deep-blue"]}, "no-bot"),
        ({"game": "toy", "seats": 2, "bots": ["random"] * 3}, "bad-setup"),
        ({"game": "toy", "seats": 2, "name": "Ada", "bots": ["random"] * 2}, "bad-setup"),
        ({"game": "toy", "seats": 2, "stand_in": "nobody"}, "no-bot"),
        ({"game": "toy", "seats": 2, "name": "a|b"}, "bad-name"),
        ({"game": "toy", "seats": 2, "visibility": "secret"}, "bad-message"),
        ({"game": "toy", "seats": 2, "clock": {"moment": -1}}, "bad-message"),
        ({"game": "toy", "seats": 2, "away": 10**9}, "bad-message"),
        ({"game": "toy", "seats": 2, "host": "me"}, "bad-message"),
        ({"game": "toy", "seats": 0}, "bad-message"),
        ({"game": "toy"}, "bad-message"),
    ],
)
@over_the_wire
async def test_a_table_that_cannot_be_is_not_opened(
    address: str, asked: dict[str, Any], code: str
) -> None:
    async with Device(address) as ada:
        assert await ada.refused("/api/tables", **asked) == (400, code)
        assert await ada.ask("/api/tables/mine") == []


@over_the_wire
async def test_pages_and_methods_that_do_not_exist_are_refused(address: str) -> None:
    async with Device(address) as ada:
        assert refusal(await ada.http.get("/api/nothing")) == (404, "no-page")
        assert refusal(await ada.http.delete("/api/tables")) == (405, "not-allowed")
        assert refusal(await ada.http.put("/api/tables", json={})) == (405, "not-allowed")


# Moves that are not allowed


@over_the_wire
async def test_an_illegal_move_is_refused_with_its_rule_and_reason(address: str) -> None:
    async with two_playing(address) as (ada, _, _):
        before = await looks(ada)
        other = next(card for card in range(1, 10) if card not in ada.now["view"]["hand"])
        answer = await ada.play(f"lay {other}")
        assert (answer["code"], answer["rule"]) == ("rules", "TY-4")
        assert answer["why"]["key"].startswith("toy-")
        assert await looks(ada) == before


@over_the_wire
async def test_a_move_out_of_turn_is_refused(address: str) -> None:
    async with two_playing(address, "terra") as (ada, bob, _):
        active, other = (ada, bob) if ada.now["legal"] else (bob, ada)
        before = await looks(active)
        answer = await other.play(active.now["legal"][0]["move"])
        assert answer["code"] == "rules"
        assert answer["why"]["rule"] == answer["rule"] != ""
        assert await looks(active) == before


@pytest.mark.parametrize("move", ["", "castle", "lay 0", "lay 10", "lay ٣", "\x00", "lay -1"])
@over_the_wire
async def test_what_is_no_move_is_refused(address: str, move: str) -> None:
    async with two_playing(address) as (ada, _, _):
        before = await looks(ada)
        assert await ada.refused("play", nth=0, move=move) == "bad-move"
        assert await ada.refused("try", move=move) == "bad-move"
        assert await looks(ada) == before


@pytest.mark.parametrize("move", ["card 1", "treasure 2"])
@over_the_wire
async def test_nobody_plays_for_chance(address: str, move: str) -> None:
    async with two_playing(address) as (ada, _, _):
        before = await looks(ada)
        assert await ada.refused("play", nth=0, move=move) == "rules"
        assert await looks(ada) == before


@pytest.mark.parametrize("what", ["back", "commit", "uncommit"])
@over_the_wire
async def test_where_nothing_is_drafted_nothing_is_done(address: str, what: str) -> None:
    async with two_playing(address) as (ada, _, _):
        before = await looks(ada)
        assert await ada.refused(what) == "rules"
        assert await looks(ada) == before


@over_the_wire
async def test_there_is_nothing_to_play_before_the_game(address: str) -> None:
    async with two_people(address) as (ada, _, table), ada.sit_down(table) as sitter:
        assert await sitter.refused("play", nth=0, move="lay 1") == "not-now"
        assert await sitter.refused("try", move="lay 1") == "not-now"
        assert await sitter.refused("hint") == "stale"


# What belongs to somebody else


@pytest.mark.parametrize("what", ["leave", "return", "links"])
@pytest.mark.parametrize(("seat", "code"), [(0, (403, "not-yours")), (5, (404, "no-seat"))])
@over_the_wire
async def test_nobody_acts_for_the_seat_of_another(
    address: str, what: str, seat: int, code: tuple[int, str]
) -> None:
    async with two_playing(address) as (ada, bob, table):
        before = await looks(ada)
        assert await bob.device.refused(f"/api/tables/{table}/{what}", seat=seat) == code
        assert await looks(ada) == before


@over_the_wire
async def test_a_taken_chair_stays_taken(address: str) -> None:
    async with two_people(address) as (ada, bob, table):
        assert await bob.refused(sits(table), seat=0, name="Eve") == (409, "seat-taken")
        assert await bob.refused(sits(table), seat=7, name="Eve") == (404, "no-seat")
        bot = {"seat": 1, "bot": "random"}
        assert await ada.refused(f"/api/tables/{table}/bots", **bot) == (409, "seat-taken")
        assert (await ada.ask(f"/api/tables/{table}"))["seats"] == ["Ada", "Bob"]


@over_the_wire
async def test_nobody_sits_down_in_a_running_game(address: str) -> None:
    async with two_playing(address) as (ada, _, table), Device(address) as eve:
        before = await looks(ada)
        assert await eve.refused(sits(table), seat=0, name="Eve") == (409, "not-now")
        assert await ada.device.refused(f"/api/tables/{table}/start") == (409, "not-now")
        assert await looks(ada) == before


async def turned_away(url: str, headers: dict[str, str]) -> int:
    """The closing code of a socket that gets nothing but a refusal."""
    async with connect(url, additional_headers=headers) as socket:
        answer: Message = json.loads(await socket.recv())
        assert (answer["is"], answer["id"]) == ("refused", -1)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return int(socket.close_code or 0)


@pytest.mark.parametrize("seat", [0, 5, -1, 10**30])
@over_the_wire
async def test_nobody_looks_from_the_seat_of_another(address: str, seat: int) -> None:
    async with two_playing(address) as (_, bob, table):
        url = bob.device.sit_down(table, seat).url
        assert await turned_away(url, {"Cookie": bob.device.cookie}) == 4403


@pytest.mark.parametrize("name", [NOTHING, "x" * 500, "%00", "%ff", "..", "mine"])
@over_the_wire
async def test_a_socket_at_no_table_is_turned_away(address: str, name: str) -> None:
    async with Device(address) as ada:
        assert await turned_away(ada.sit_down(name).url, {"Cookie": ada.cookie}) == 4404


@over_the_wire
async def test_a_seat_that_is_no_number_is_refused(address: str) -> None:
    async with two_playing(address) as (ada, _, _):
        before = await looks(ada)
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{ada.url}?seat=first")
        assert refused.value.response.status_code == 403
        assert await looks(ada) == before


@pytest.mark.parametrize(
    "cookie",
    ["", "saqqara=", "saqqara=x", "saqqara=" + "é" * 43, "saqqara=" + "A" * 43, ";;;=", "=" * 500],
)
@over_the_wire
async def test_a_forged_cookie_is_a_stranger(address: str, cookie: str) -> None:
    async with two_playing(address) as (ada, _, table), httpx.AsyncClient() as http:
        before = await looks(ada)
        url = f"{address}/api/tables/{table}/leave"
        headers = {b"Cookie": cookie.encode("latin-1")}
        sent = await http.post(url, json={"seat": 0}, headers=headers)
        assert refusal(sent) == (403, "not-yours")
        assert await looks(ada) == before


@over_the_wire
async def test_a_socket_without_a_cookie_only_watches(address: str) -> None:
    async with two_playing(address) as (ada, _, _), connect(ada.url) as socket:
        assert json.loads(await socket.recv())["seat"] == -1
        await socket.send('{"do":"commit","id":1}')
        assert json.loads(await socket.recv())["code"] == "not-yours"


@over_the_wire
async def test_strangers_neither_see_nor_join_a_private_table(address: str) -> None:
    async with Device(address) as ada, Device(address) as eve:
        table = await ada.open("toy", 2, name="Ada", visibility="private")
        assert refusal(await eve.http.get(f"/api/tables/{table}")) == (403, "private")
        assert refusal(await eve.http.get(f"/api/tables/{table}/record")) == (403, "private")
        assert await eve.refused(sits(table), seat=1, name="Eve") == (403, "private")
        url = eve.sit_down(table).url
        assert await turned_away(url, {"Cookie": eve.cookie}) == 4403
        assert (await ada.ask(f"/api/tables/{table}"))["seats"] == ["Ada", ""]


# Names and talk


@pytest.mark.parametrize("name", BAD_NAMES)
@over_the_wire
async def test_a_name_that_could_deceive_is_refused(address: str, name: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada")
        assert await bob.refused(sits(table), seat=1, name=name) == (400, "bad-name")
        assert (await ada.ask(f"/api/tables/{table}"))["seats"] == ["Ada", ""]


@pytest.mark.parametrize("name", [plain[:24] for plain in PLAIN])
@over_the_wire
async def test_markup_in_a_name_is_only_text(address: str, name: str) -> None:
    async with Device(address) as ada, Device(address) as bob:
        table = await ada.open("toy", 2, name="Ada")
        await bob.do(sits(table), seat=1, name=name)
        answer = await ada.http.get(f"/api/tables/{table}")
        assert answer.json()["seats"] == ["Ada", name]
        assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("text", PLAIN)
@over_the_wire
async def test_markup_in_talk_is_only_text(address: str, text: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        await ada.ask("chat", text=text)
        await bob.settle(lambda _: bob.talk[-1]["key"] == "table-chatted")
        assert bob.talk[-1]["args"] == {"seat": 0, "text": text}


@pytest.mark.parametrize(
    "text", ["", "  ", "x" * 201, "a\x00b", "\u202eabc", "a\u200bc", "\x1b[2J", "a\u2066b"]
)
@over_the_wire
async def test_talk_that_could_deceive_is_refused(address: str, text: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        assert await ada.refused("chat", text=text) == "too-long"
        await bob.quiet()


@over_the_wire
async def test_lines_of_talk_become_one_line(address: str) -> None:
    async with two_playing(address) as (ada, bob, _):
        await ada.ask("chat", text="one\r\n two\tthree ")
        await bob.settle(lambda _: bob.talk[-1]["key"] == "table-chatted")
        assert bob.talk[-1]["args"]["text"] == "one two three"


# Too much


def limited(folder: Path, **few: Any) -> Any:  # noqa: ANN401 - a context with an address
    """A server that allows five of something."""
    endless = {name: getattr(WITHOUT_LIMITS, name) for name in Limits.__struct_fields__}
    return thread(quick(folder, Limits(**{**endless, **few})))


@over_the_wire
async def test_who_guesses_at_tables_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, misses=TINY) as address:
        async with Device(address) as ada:
            table = await ada.open("toy", 2, name="Ada")
            for _ in range(5):
                assert refusal(await ada.http.get(f"/api/tables/{NOTHING}"))[1] == "no-table"
            for path in (NOTHING, table):
                assert refusal(await ada.http.get(f"/api/tables/{path}")) == (429, "too-fast")
            assert await turned_away(ada.sit_down(NOTHING).url, {}) == 4429


@over_the_wire
async def test_who_guesses_at_seat_links_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, misses=TINY) as address:
        async with Device(address) as ada:
            table = await ada.open("toy", 2, name="Ada")
            link = await ada.do(f"/api/tables/{table}/links", seat=1)
            path, guess = f"/api/tables/{table}/follow", {"secret": "A" * 22, "name": "Eve"}
            for _ in range(5):
                assert await ada.refused(path, **guess) == (404, "no-link")
            for secret in ("A" * 22, link["secret"]):
                assert (await ada.refused(path, secret=secret, name="Eve")) == (429, "too-fast")


@over_the_wire
async def test_who_opens_too_many_tables_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, tables=TINY) as address:
        async with Device(address) as ada:
            for _ in range(5):
                await ada.open("toy", 2)
            asked = {"game": "toy", "seats": 2}
            assert await ada.refused("/api/tables", **asked) == (429, "too-fast")


@over_the_wire
async def test_who_floods_with_requests_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, requests=TINY) as address:
        async with httpx.AsyncClient(base_url=address) as http:
            for _ in range(5):
                assert (await http.get("/api/server")).status_code == 200
            answer = await http.get("/api/server")
            assert refusal(answer) == (429, "too-fast")
            assert_safe(answer)
            with pytest.raises(InvalidStatus):
                await connect(f"{address.replace('http', 'ws')}/api/tables/{NOTHING}/socket")


@pytest.mark.parametrize("text", ['{"do":"commit","id":1}', "garbage"])
@over_the_wire
async def test_who_floods_with_messages_is_held_back_and_then_closed(
    tmp_path: Path, text: str
) -> None:
    with limited(tmp_path, device_messages=TINY) as address:
        async with two_playing(address) as (ada, bob, _):
            codes = [(await ada.told(text))["code"] for _ in range(5 + 50)]
            assert codes == [codes[0]] * 5 + ["too-fast"] * 50
            assert await ada.closed() == 4429
            assert await bob.refused("commit") == "rules"  # nobody else is held back


@over_the_wire
async def test_who_talks_too_much_has_to_wait_but_can_play(tmp_path: Path) -> None:
    with limited(tmp_path, chats=TINY) as address:
        async with two_playing(address) as (ada, _, _):
            for _ in range(5):
                assert (await ada.ask("chat", text="hello"))["is"] == "done"
            assert await ada.refused("chat", text="hello") == "too-fast"
            assert (await ada.play(ada.now["legal"][0]["move"]))["is"] == "done"


@over_the_wire
async def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=2) as address:
        async with two_playing(address) as (ada, _, _):
            assert await turned_away(ada.url, {}) == 4429


# From another site


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
@over_the_wire
async def test_another_site_can_neither_post_nor_open_a_socket(
    address: str, headers: dict[str, str]
) -> None:
    async with two_playing(address) as (ada, _, table):
        before = await looks(ada)
        path = f"/api/tables/{table}/leave"
        sent = await ada.device.http.post(path, json={"seat": 0}, headers=headers)
        assert refusal(sent) == (403, "cross-site")
        with pytest.raises(InvalidStatus) as refused:
            await connect(ada.url, additional_headers={"Cookie": ada.device.cookie, **headers})
        assert refused.value.response.status_code == 403
        assert await looks(ada) == before


@over_the_wire
async def test_its_own_page_can_post_and_open_a_socket(address: str) -> None:
    own = {"Origin": address, "Sec-Fetch-Site": "same-origin"}
    async with Device(address, own) as ada:
        table = await ada.open("toy", 2, name="Ada")
        url = ada.sit_down(table).url
        async with connect(url, additional_headers={"Cookie": ada.cookie, **own}) as socket:
            assert json.loads(await socket.recv())["seat"] == 0


# What every answer carries


def assert_safe(answer: httpx.Response) -> None:
    assert HEADERS.items() <= dict(answer.headers).items()
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/server", 200),
        ("GET", "/metrics", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/nothing", 404),
        ("GET", f"/api/tables/{NOTHING}", 404),
        ("POST", "/api/tables", 400),
        ("PATCH", "/api/tables", 405),
    ],
)
@over_the_wire
async def test_every_answer_has_safe_headers(
    address: str, method: str, path: str, status: int
) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.request(method, path)
    assert answer.status_code == status
    assert_safe(answer)


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
@over_the_wire
async def test_the_cookie_is_for_this_site_only_and_secure_behind_https(
    address: str, scheme: str, secure: bool
) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.get("/api/server", headers={"X-Forwarded-Proto": scheme})
    parts = answer.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} < set(parts)
    assert ("Secure" in parts) == secure


@over_the_wire
async def test_a_device_keeps_its_cookie(address: str) -> None:
    async with Device(address) as ada:
        assert "set-cookie" not in (await ada.http.get("/api/server")).headers


# What is kept


def all_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


@over_the_wire
async def test_no_token_and_no_link_is_ever_written_to_disk(tmp_path: Path) -> None:
    with process(tmp_path, "--no-limits") as server:
        async with two_playing(server.address) as (ada, bob, table):
            link = await ada.device.do(f"/api/tables/{table}/links", seat=0)
            for secret in ("A" * 22, link["secret"]):
                follow = {"secret": secret, "name": "Ada"}
                await bob.device.http.post(f"/api/tables/{table}/follow", json=follow)
            await ada.told("garbage")
            await ada.device.http.post("/api/tables", content=b"garbage")
            tokens = [sitter.device.cookie.split("=")[1] for sitter in (ada, bob)]
        await asyncio.to_thread(server.stop)
        kept = all_bytes(tmp_path)
        assert b"Bob" in kept
        for secret in (*tokens, link["secret"]):
            assert secret.encode() not in kept
        assert '"level": "error"' not in server.errors
        assert "Ada" not in server.errors
