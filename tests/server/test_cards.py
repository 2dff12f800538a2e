"""What lists show of a table lies in the database, and was laid there by older servers too."""

import asyncio
import json
from pathlib import Path
from time import time
from typing import Final

from saqqara.server.store import Card, Store
from tests.server.client import Device, over_the_wire
from tests.server.load import database
from tests.server.serving import quick, thread

# As it lay there when a card was a message of the wire.
OLD: Final = (
    '{"game":"toy","options":{"wins":"high"},"stage":"playing","visibility":"open",'
    '"seats":["Ada","random",""],"bots":[false,true,false],"id":""}'
)


async def made(folder: Path) -> None:
    """An empty database."""
    store = await Store.open(quick(folder).database, lambda: 0)
    await store.close()


def laid_down(folder: Path, card: str) -> None:
    """In the lists of everybody and of one device."""
    with database(folder) as connection:
        row = ("old", int(time() * 1000), "open", "playing", card)
        connection.execute("INSERT INTO cards VALUES (?, ?, ?, ?, ?)", row)
        connection.execute("INSERT INTO holders VALUES (?, ?)", ("device", "old"))


def test_a_card_of_an_older_server_is_read(tmp_path: Path) -> None:
    asyncio.run(made(tmp_path))
    laid_down(tmp_path, OLD)

    async def found() -> list[tuple[str, Card]]:
        store = await Store.open(quick(tmp_path).database, lambda: int(time() * 1000))
        try:
            assert await store.open_cards() == await store.cards_of("device")
            return await store.cards_of("device")
        finally:
            await store.close()

    assert asyncio.run(found()) == [
        (
            "old",
            Card(
                game="toy",
                options={"wins": "high"},
                stage="playing",
                visibility="open",
                seats=["Ada", "random", ""],
                bots=[False, True, False],
            ),
        )
    ]


def test_a_card_of_an_older_server_stands_in_the_list(tmp_path: Path) -> None:
    asyncio.run(made(tmp_path))
    laid_down(tmp_path, OLD)

    @over_the_wire
    async def listed() -> None:
        with thread(quick(tmp_path)) as address:
            async with Device(address) as device:
                assert await device.ask("/api/tables") == [{**json.loads(OLD), "id": "old"}]

    listed()


@over_the_wire
async def test_a_card_holds_nothing_but_what_lists_show(tmp_path: Path) -> None:
    with thread(quick(tmp_path)) as address:
        async with Device(address) as device:
            table = await device.open("toy", 2, name="Ada", visibility="open")
            (listed,) = await device.ask("/api/tables")
            assert await device.ask(f"/api/tables/{table}") == listed
        with database(tmp_path) as connection:
            ((card,),) = connection.execute("SELECT card FROM cards").fetchall()
        assert {**json.loads(card), "id": table} == listed
