"""`saqqara play`: a game against bots in the terminal."""

import shlex
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Final

import click
from rich.console import Console

from saqqara.boards import drawer
from saqqara.boards.lines import line
from saqqara.boards.signs import ASCII, Signs, signs_for
from saqqara.bots import BOTS, known
from saqqara.cli import frame, given, shared, shelf
from saqqara.cli.by_keys import ByKeys
from saqqara.cli.by_lines import ByLines
from saqqara.cli.ending import ending
from saqqara.cli.keys import open_keys
from saqqara.cli.sitting import Paused, Sitting, called
from saqqara.core.errors import SaqqaraError
from saqqara.core.rng import commitment
from saqqara.games import find
from saqqara.record import Record
from saqqara.table.deal import deal
from saqqara.table.match import Match
from saqqara.text import Speech, system_language

DEFAULT_BOT: Final = "steady"

Front = Callable[[Sitting, Console, Signs], None]


@dataclass(frozen=True)
class _End:
    """Where the record lies, the pack that was named, and whether the game is over."""

    file: Path
    pack: str | None
    over: bool

    def words(self) -> str:
        """What a command needs to read the record."""
        file = shlex.quote(str(self.file))
        return f"{file} --pack {shlex.quote(self.pack)}" if self.pack else file


@click.command()
@click.argument("game", required=False, help="Such as silver_gold.")
@click.argument(
    "bots", nargs=-1, help="One bot for each other seat; none = alone where that can be."
)
@click.option("--lang", help="de or en.")
@click.option("--seed", help="Same seed, same cards.")
@click.option("--pack", help="A pack by name or folder.")
@shared.option
@click.option("--name", help="What you are called.")
@click.option("--record", type=shared.FILE, help="Where the record is saved.")
@click.option("--resume", type=shared.FILE, help="Go on with a paused record.")
@click.option("--plain", is_flag=True, help="Line by line, moves typed.")
@click.option("--ascii", "ascii_", is_flag=True, help="Letters instead of symbols.")
def play(
    *,
    game: str | None,
    bots: tuple[str, ...],
    lang: str | None,
    seed: str | None,
    pack: str | None,
    option: tuple[str, ...],
    name: str | None,
    record: Path | None,
    resume: Path | None,
    plain: bool,
    ascii_: bool,
) -> None:
    """Play a game against bots; it is recorded and can be paused and resumed."""
    language = lang or system_language()
    you = Speech(language)("play-you")
    if resume:
        if bots or option or seed is not None or name is not None:
            raise SaqqaraError("--resume: bots, seed, options and name come from the record")
        dealt = _resumed(resume, game, pack)
    else:
        options = given.options(option)
        names = [you if name is None else name, *(bots or _default_bots(game, options))]
        dealt = _new(game, names, pack, options, given.seed(seed))
    seat = _person(dealt)
    file = resume if resume and not record else _new_file(dealt, record)
    others = {s: bot for s, bot in enumerate(dealt.names) if s != seat}
    speech = Speech(language, called(dealt.names, language))
    promise = speech("play-commitment", commitment=commitment(dealt.seed)[:16])
    sitting = Sitting(
        Match(dealt), others, speech, lambda played: shelf.save(played, file), [promise]
    )
    console = _console(plain=plain)
    signs = ASCII if ascii_ else signs_for(console)
    play_on = _by_keys if _has_keys(console, plain=plain) else _by_lines
    over = _played(play_on, sitting, console, signs)
    sitting.save()
    _part(sitting, console, signs, _End(file, pack, over))


def _default_bots(game: str | None, options: dict[str, str]) -> list[str]:
    """Nobody where a person can play alone, else one bot."""
    return [] if game is None or 1 in find(game).seats_for(options) else [DEFAULT_BOT]


def _new(
    name: str | None, names: list[str], pack: str | None, options: dict[str, str], seed: str
) -> Record:
    if name is None:
        raise SaqqaraError("play what? Name a game, or a record with --resume")
    game = find(name)
    for bot in names[1:]:
        known(bot)
    if names[0] in BOTS or not names[0].isprintable():
        raise SaqqaraError(f"--name {names[0]!r}: a bot is called so, or it cannot be printed")
    return deal(game, game.pack(pack or "standard"), options, names, seed)


def _resumed(file: Path, game: str | None, pack: str | None) -> Record:
    record = given.record(file, pack)
    if game is not None and find(game) is not record.game:
        raise SaqqaraError(f"{file}: a record of {record.game.name}, not of {game}")
    if not record.final().actors():
        raise SaqqaraError(f"{file}: this game is over; see it with: saqqara replay {file}")
    return record


def _new_file(dealt: Record, asked: Path | None) -> Path:
    return shelf.claim(dealt, asked, datetime.now().astimezone())


def _person(record: Record) -> int:
    """The seat without a bot's name."""
    people = [seat for seat, name in enumerate(record.names) if name not in BOTS]
    if len(people) != 1:
        raise SaqqaraError(f"{len(people)} seats are people; here exactly one can play")
    return people[0]


def _played(front: Front, sitting: Sitting, console: Console, signs: Signs) -> bool:
    """Whether the game came to its end; otherwise the person left it."""
    try:
        with _ended_softly():
            front(sitting, console, signs)
    except (KeyboardInterrupt, EOFError, Paused):
        return False
    return True


@contextmanager
def _ended_softly() -> Iterator[None]:
    """A closed terminal or an ended session interrupts like Ctrl-C, so that the game is saved."""
    found = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP")]
    before = {sign: signal.signal(sign, _interrupt) for sign in found if sign}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _part(sitting: Sitting, console: Console, signs: Signs, end: _End) -> None:
    """The last words: the result or the pause, where the record is and what to do with it."""
    key, command = ("play-saved", "verify") if end.over else ("play-paused", "play --resume")
    if end.over:
        for row in [*ending(sitting, frame.scene_of(sitting, signs)), line()]:
            console.print(row, soft_wrap=True)
    for sentence in sitting.say(key, file=str(end.file)).split("\n"):
        console.print(sentence, soft_wrap=True)
    console.print(f"  {given.program()} {command} {end.words()}", soft_wrap=True)


def _console(*, plain: bool) -> Console:
    """Standard output; without escape codes if it shall be plain."""
    if plain:
        return Console(color_system=None, force_terminal=False, highlight=False, markup=False)
    return Console(highlight=False, markup=False)


def _has_keys(console: Console, *, plain: bool) -> bool:
    if plain or console.is_dumb_terminal or console.legacy_windows:
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


def _by_lines(sitting: Sitting, console: Console, signs: Signs) -> None:
    ByLines(sitting, drawer(sitting.game.name), console, signs).run()


def _by_keys(sitting: Sitting, console: Console, signs: Signs) -> None:
    screen = ByKeys(sitting, drawer(sitting.game.name), console, signs)
    with open_keys() as keys, console.screen(hide_cursor=True):
        screen.run(keys)
