"""Draws docs/pictures/: real tables of a real server in a browser. `make screenshots`."""

import io
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from msgspec import Struct
from PIL import Image
from playwright.sync_api import Browser, Cookie, expect
from tests.browser.page import DESKTOP, PHONE, Visitor, browser, visitor
from tests.server.serving import process

from saqqara.games import GAMES

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
MOST_BYTES: Final = 250_000
TRIES: Final = 5
STILL: Final = "Promise.all(document.getAnimations().map((one) => one.finished))"
PAGES: Final = Path(__file__).parent / "src" / "games"
SHOWN: Final = tuple(game for game in GAMES if (PAGES / game / "shelf.ts").is_file())

# Plays at least so many decisions of seat 0, as the server's own hint says, until the view looks
# right or the game is over; over a socket of the page. Answers whether it looks right.
PLAY: Final = """([path, count]) => new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${path.slice(3)}/socket`);
    const looks = (view) => SHOWS;
    let now = null, number = 0, settled = () => true;
    const send = (what) => socket.send(JSON.stringify({id: ++number, ...what}));
    const step = () => {
        const found = count <= 0 && now.legal.length > 0 && looks(now.view);
        if (found || now.stage === 'over') {
            socket.close();
            done(found);
        } else if (now.legal.length) {
            const nth = now.nth;
            settled = () => now.nth > nth;
            send({do: 'hint'});
            count -= 1;
        } else if (now.can.includes('commit')) {
            settled = () => !now.can.includes('commit');
            send({do: 'commit'});
        }
    };
    socket.onerror = () => fail(new Error('the socket broke'));
    socket.onmessage = ({data}) => {
        const told = JSON.parse(data);
        if (told.is === 'refused') fail(new Error(told.message));
        if (told.is === 'hinted') send({do: 'play', nth: now.nth, move: told.move});
        if (told.is !== 'table') return;
        now = told;
        if (settled()) { settled = () => true; step(); }
    };
})"""


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be drawn: how far the game has come, and what the view must show."""

    picture: str
    seats: int
    language: str
    decisions: int = 0
    shows: str = "false"  # about `view`; without it the game is played to its end
    replayed: int = 0  # drawn as a replay, after so many moves
    phone: bool = False  # also as a phone shows it
    dark: str = ""  # also dark, in this language


def scenes(game: str) -> list[Scene]:
    """What a game wants drawn; it says so beside its page."""
    file = PAGES / game / "scenes.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Scene]) if file.is_file() else []


class Studio:
    """One device's chairs, looked at through any window."""

    def __init__(self, opened: Browser, address: str) -> None:
        self.opened = opened
        self.address = address
        self.cookies: list[Cookie] = []

    @contextmanager
    def window(
        self, language: str, size: tuple[int, int] = DESKTOP, theme: str = "light"
    ) -> Iterator[Visitor]:
        kept = {"language": language, "theme": theme, "name": "Nefer"}
        heard = {game: ["skip"] for game in GAMES}
        with visitor(self.opened, self.address, size, language) as person:
            person.context.add_cookies(cast("Any", self.cookies))
            person.context.add_init_script(
                f"localStorage.setItem('saqqara', {json.dumps(json.dumps(kept))});"
                f"localStorage.setItem('saqqara-guide', {json.dumps(json.dumps(heard))});"
            )
            person.go()
            expect(person.page.get_by_role("heading", level=2)).to_be_visible()
            yield person
            self.cookies = person.context.cookies()

    def table(self, game: str, scene: Scene) -> str:
        """A table that looks like the scene; its path."""
        with self.window(scene.language) as person:
            for _ in range(TRIES):
                path = person.table(
                    game=game,
                    seats=scene.seats,
                    name="Nefer",
                    bots=["steady"] * (scene.seats - 1),
                )
                play = PLAY.replace("SHOWS", scene.shows)
                right = person.page.evaluate(play, [path, scene.decisions])
                if right or scene.shows == "false":
                    break
        return path

    def draw(  # noqa: PLR0913 - as many as a picture has sides
        self,
        name: str,
        path: str,
        language: str,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        at: int = 0,
    ) -> None:
        """A picture of a page as it stands; of a replay, after so many moves."""
        with self.window(language, size, theme) as person:
            person.go(path)
            person.page.wait_for_load_state("networkidle")
            if at:
                slider = person.page.get_by_role("slider")
                with person.page.expect_response("**/api/replay"):
                    slider.fill(str(at))
                slider.blur()
            person.page.evaluate(STILL)
            keep(name, person.page.screenshot(animations="disabled", scale="css"))


def keep(name: str, drawn: bytes) -> None:
    """With 64 steps of each colour: nobody sees it, and it saves a third of the bytes."""
    file = FOLDER / f"{name}.png"
    coarse = [min(255, (step + 2) // 4 * 4) for step in range(256)] * 3
    Image.open(io.BytesIO(drawn)).convert("RGB").point(coarse).save(file, optimize=True)
    size = file.stat().st_size
    assert size < MOST_BYTES, f"{file} is too large"
    print(f"{file.name:24} {size / 1000:4.0f} kB", flush=True)


def drawn(studio: Studio, game: str, scene: Scene) -> None:
    """Every picture of a scene."""
    path = studio.table(game, scene)
    if scene.replayed:
        path = path.replace("/t/", "/replay/")
    studio.draw(scene.picture, path, scene.language, at=scene.replayed)
    if scene.phone:
        studio.draw(f"{scene.picture}_phone", path, scene.language, size=PHONE)
    if scene.dark:
        studio.draw(f"{scene.picture}_dark", path, scene.dark, theme="dark")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder), "--no-limits") as serving,
        browser() as opened,
    ):
        studio = Studio(opened, serving.address)
        for game in SHOWN:
            for scene in scenes(game):
                drawn(studio, game, scene)
        studio.draw("home", "/", "de")


if __name__ == "__main__":
    main()
