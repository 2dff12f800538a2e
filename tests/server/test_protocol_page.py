"""docs/protocol.md names everything there is on the wire, and its examples are true."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from saqqara.core.said import Item, Said, Why
from saqqara.server import settings, show, wire
from saqqara.server.errors import STATUS
from saqqara.server.routes import ROUTES

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES = [*get_args(wire.Asked), *get_args(wire.Told)]
STRUCTS = [
    kind
    for name, kind in vars(wire).items()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind.__module__ == wire.__name__
    and not name.startswith("_")
]


def is_named(word: str) -> bool:
    return f"`{word}`" in PAGE


@pytest.mark.parametrize("kind", [*STRUCTS, Said, Why, Item], ids=lambda kind: kind.__name__)
def test_every_field_is_named(kind: type[msgspec.Struct]) -> None:
    config = kind.__struct_config__
    tag = [config.tag_field] if config.tag_field else []
    assert [name for name in (*kind.__struct_fields__, *tag) if not is_named(name)] == []


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_every_message_has_an_example(kind: type[msgspec.Struct]) -> None:
    config = kind.__struct_config__
    assert is_named(str(config.tag))
    assert any(example.get(str(config.tag_field)) == config.tag for example in examples())


def examples() -> list[dict[str, object]]:
    """Every JSON object on the page, over one or several lines."""
    found = []
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL):
        decoder, rest = json.JSONDecoder(), block.strip()
        while rest:
            example, end = decoder.raw_decode(rest)
            found.append(example)
            rest = rest[end:].strip()
    return found


def test_every_example_is_a_message() -> None:
    for example in examples():
        kind = wire.Asked if "do" in example else wire.Told if "is" in example else Said
        message: object = msgspec.convert(example, kind)
        assert json.loads(msgspec.json.encode(message)) == example


def test_every_request_is_named() -> None:
    for route in ROUTES:
        for path in route.paths:
            address = path.replace("{name:str}", "{id}").replace("{game:str}", "{game}")
            methods = route.http_methods if isinstance(route, HTTPRouteHandler) else {"GET"}
            for method in methods - {"OPTIONS", "HEAD"}:
                assert is_named(f"{method} {address}")


def test_every_body_and_answer_has_its_name() -> None:
    over_http = {kind.__name__ for kind in STRUCTS if kind.__struct_config__.tag is None}
    parts = {"ClockChoice", "Choice", "SeatCard", "Result"}  # told with what they are in
    assert {name for name in over_http if not is_named(name)} == parts


def test_every_refusal_stands_there_with_its_status() -> None:
    told = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", PAGE, re.MULTILINE)
    assert {code: int(status) for code, status in told} == STATUS
    assert len(told) == len(STATUS)


def test_everything_a_viewer_can_do_is_named() -> None:
    source = Path(show.__file__).read_text(encoding="utf-8")
    (open_to,) = re.findall(r"open_to = \{(.*?)\n    \}", source, re.DOTALL)
    names = re.findall(r'^ +"(\w+)":', open_to, re.MULTILINE)
    assert len(names) == 8
    assert all(is_named(name) for name in names)


def test_the_limits_are_those_of_the_server() -> None:
    limits = settings.Limits()
    rows = {
        "HTTP requests and new sockets": limits.requests,
        "chat": limits.chats,
        "new tables": limits.tables,
        "tables and links that do not exist": limits.misses,
    }
    for what, rate in rows.items():
        each = 1 / rate.a_second
        pace = f"one in {each:g} seconds" if each > 1 else f"{rate.a_second:g} a second"
        assert f"| {what} | {rate.burst:g} | {pace} |" in PAGE
    for rate, caller in ((limits.device_messages, "device"), (limits.address_messages, "address")):
        assert f"| messages | {rate.burst:g} | {rate.a_second:g} a second | {caller} |" in PAGE
    assert f"| open sockets | {limits.sockets} |" in PAGE
