"""The whole screen: a game's board, what happened last, the question and the keys."""

from dataclasses import dataclass
from typing import Final

from saqqara.boards.lines import Lines, beside, cut, line, padded, wrapped
from saqqara.boards.screen import NARROW, Block, Scene, Screen
from saqqara.boards.signs import ACTION, LOSS, QUIET, Signs
from saqqara.cli.sitting import Sitting
from saqqara.core.said import Item, Why
from saqqara.text import Speech

LOG_RANK: Final = 1  # one line of it; it fills what is left
GAP: Final = 3
LOG_COLUMNS: Final = 36  # where the log can stand beside the board


@dataclass(frozen=True)
class Words:
    """What stands around the board."""

    ask: str
    keys: str
    note: str = ""
    refused: bool = False  # the note is a refusal
    log: tuple[str, ...] = ()
    news: int = 0  # from here on the log is new to the person


def scene_of(sitting: Sitting, signs: Signs) -> Scene:
    """The table as it stands, before anything is chosen."""
    return Scene(
        view=sitting.view(),
        public=sitting.public(),
        seat=sitting.seat,
        say=sitting.say,
        write=sitting.write,
        box=sitting.box(),
        legal=sitting.legal(),
        signs=signs,
    )


def whole(scene: Scene, board: Screen, words: Words, rows: int, columns: int) -> Lines:
    """Everything in so many rows; on a wide terminal the log stands at the side."""
    below = question(scene, words)
    room = rows - len(below)
    parts = board.blocks(scene)
    if columns >= NARROW + LOG_COLUMNS:
        left = [padded(text, NARROW) for part in _fitted(parts, room) for text in part.lines]
        log = log_lines(words, columns - NARROW - GAP, room)
        return [*beside([left, log], GAP)[:room], *below]
    shown = _fitted([*parts, Block(log_lines(words, NARROW, 1), LOG_RANK)], room)
    left = [text for part in shown if part.rank != LOG_RANK for text in part.lines]
    log = log_lines(words, NARROW, room - len(left)) if len(left) < room else []
    return [*left[:room], *log, *below]


def _fitted(parts: list[Block], rows: int) -> list[Block]:
    """Leaves parts out, highest rank first, until the rest fits; rank 0 always stays."""
    kept = [part for part in parts if part.lines]
    while sum(len(part.lines) for part in kept) > rows and any(part.rank for part in kept):
        worst = max(part.rank for part in kept)
        kept = [part for part in kept if part.rank != worst]
    return kept


def log_lines(words: Words, wide: int, rows: int) -> Lines:
    """The last things that happened; what the person knows already is quiet."""
    found: Lines = []
    first = max(0, len(words.log) - rows)
    for number, text in enumerate(words.log[first:], first):
        found += wrapped(text, wide, QUIET if number < words.news else "")
    return found[-rows:] if rows > 0 else []


def question(scene: Scene, words: Words) -> Lines:
    """Two lines for a note, so that nothing jumps; then what is asked, and the keys."""
    note = wrapped(words.note, scene.width, LOSS if words.refused else "")[:2]
    note += [line()] * (2 - len(note))
    sign = scene.signs.chosen
    ask = line((f"{sign} {words.ask}", ACTION))
    return [*note, cut(ask, scene.width), cut(line((words.keys, QUIET)), scene.width)]


def points(scene: Scene, items: list[Item]) -> Lines:
    """A score line by line, with the rule for each."""
    rows = [
        line((f"{item.points:>5}  ", "bold"), scene.say.tell(item), (f"  {item.rule}", QUIET))
        for item in items
    ]
    total = sum(item.points for item in items)
    return [*rows, line((f"{total:>5}  {scene.say('play-total')}", "bold"))]


def refusal(say: Speech, why: Why) -> str:
    """Why not, with the rule and the cells."""
    where = " ".join((why.rule, *why.cells))
    return f"{say.tell(why)} ({where})"
