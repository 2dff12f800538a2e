"""Draws docs/pictures/: real tables of a real server in a browser. `make screenshots`."""

import io
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from PIL import Image
from playwright.sync_api import Browser, Cookie, expect
from tests.browser.page import DESKTOP, PHONE, Visitor, browser, visitor
from tests.server.serving import process

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
MOST_BYTES: Final = 250_000
TRIES: Final = 5
STILL: Final = "Promise.all(document.getAnimations().map((one) => one.finished))"
GAMES: Final = ("silver_gold", "labyrinth", "terra", "valley")

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


@dataclass(frozen=True)
class Scene:
    """A table to be drawn: how far the game has come, and what the view must show."""

    game: str
    seats: int
    language: str
    decisions: int
    shows: str


SCENES: Final = (
    Scene("silver_gold", 3, "en", 22, "view.hand.length === 0 && view.whole"),
    Scene("labyrinth", 3, "de", 30, "view.seats[0].corridor.length > 0"),
    Scene("terra", 3, "en", 34, "view.stage !== 'pick'"),
    Scene("valley", 2, "de", 16, "view.seats.every((seat) => seat.inside.length > 1)"),
)
FINISHED: Final = Scene("silver_gold", 3, "en", 0, "false")
FILMED: Final = Scene("labyrinth", 2, "de", 0, "false")


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

    def table(self, scene: Scene) -> str:
        """A table that looks like the scene; its path."""
        with self.window(scene.language) as person:
            for _ in range(TRIES):
                path = person.table(
                    game=scene.game,
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


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder), "--no-limits") as serving,
        browser() as opened,
    ):
        studio = Studio(opened, serving.address)
        for scene in SCENES:
            path = studio.table(scene)
            studio.draw(scene.game, path, scene.language)
            studio.draw(f"{scene.game}_phone", path, scene.language, size=PHONE)
            if scene.game == "labyrinth":
                studio.draw("labyrinth_dark", path, "en", theme="dark")
        studio.draw("home", "/", "de")
        studio.draw("end", studio.table(FINISHED), "en")
        film = studio.table(FILMED).replace("/t/", "/replay/")
        studio.draw("replay", film, "de", at=70)


if __name__ == "__main__":
    main()
