"""What a viewer of an OpenSpiel game has heard so far and sees now, as text and as numbers."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from saqqara.core.errors import SaqqaraError
from saqqara.core.rng import Rng
from saqqara.core.said import Said
from saqqara.core.state import WATCHER, State
from saqqara.rl.setting import Setting

SMALL: Final = 20_000  # numbers
RECALLED: Final = ("viewer", "seen", "decided")  # who; after each move; the viewer's own moves

Move = tuple[int, int]  # seat and move number
Block = tuple[str, tuple[int, ...]]  # a part of a tensor: name and shape


def is_short(setting: Setting) -> bool:
    """Whether all that a seat ever sees makes a small tensor, which nobody minds to be given."""
    return setting.width * _longest(setting) <= SMALL


def _longest(setting: Setting) -> int:
    """No game has more moves."""
    return setting.game.rules.bound(setting.pack, setting.seats, setting.options)


class Heard(NamedTuple):
    """What one move left with one viewer: sentences, and what it saw of the position then."""

    viewer: int
    text: str
    after: State
    decided: int | None  # its own move


class Course:
    """A game so far: the position, the moves, and what every viewer has heard of them.

    The hearing is caught up when somebody asks for it, so that playouts do without.
    """

    def __init__(self, setting: Setting, drawn: State | None = None) -> None:
        self.setting = setting
        self.position = setting.new() if drawn is None else drawn
        self.moves: list[Move] = []
        self.drawn = drawn is not None  # its past was drawn anew and cannot be played again
        self.past: dict[int, list[Heard]] = {v: [] for v in (WATCHER, *range(setting.seats))}
        self._told = 0  # how many of the moves have been heard
        self._then = self.position.copy()  # the position at that time

    def play(self, seat: int, move: int) -> None:
        """One checked move."""
        self.setting.game.play(self.position, seat, move)
        self.moves.append((seat, move))

    def heard(self, viewer: int) -> list[Heard]:
        """Everything this seat, or WATCHER, has heard and decided, move after move."""
        for seat, move in self.moves[self._told :]:
            before, self._then = self._then, self._then.copy()
            self._then.apply(seat, move)
            for each, past in self.past.items():
                past.append(self._hear(before, seat, move, each))
        self._told = len(self.moves)
        return self.past[viewer]

    def _hear(self, before: State, seat: int, move: int, viewer: int) -> Heard:
        game = self.setting.game
        lines = [_line(said) for said in game.telling.tell(before, seat, move, self._then, viewer)]
        if seat == viewer:
            lines.insert(0, f"> {game.rules.write(self.setting.pack, move)}")
        return Heard(viewer, "\n".join(lines), self._then, move if seat == viewer else None)

    def copy(self) -> "Course":
        """An equal course that shares nothing changeable with this one."""
        twin = object.__new__(Course)
        twin.__dict__ |= self.__dict__
        twin.position = self.position.copy()
        twin.moves = self.moves[:]
        twin.past = {viewer: past[:] for viewer, past in self.past.items()}
        return twin

    def redraw(self, seat: int, rng: Rng) -> "Course":
        """A course with everything this seat cannot know drawn anew, and without its moves.

        The seat has heard what it had heard; of all others only that is kept which WATCHER heard,
        for what they alone heard belongs to the hidden cards of before.
        """
        own, open_to_all = self.heard(seat), self.heard(WATCHER)
        twin = Course(self.setting, self.position.guess(seat, rng))
        twin.past = {v: (own if v == seat else open_to_all)[:] for v in self.past}
        return twin

    def __deepcopy__(self, memo: object) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[type[list[Move]], tuple[list[Move]]]:
        """Written down as its moves; whoever reads them plays them again."""
        if self.drawn:
            raise SaqqaraError(
                f"{self.setting.game.name}: a position drawn anew for a seat cannot be written "
                "down; its moves are not known, and those of the true game would give it away"
            )
        return list, (self.moves,)


def _line(said: Said) -> str:
    return " ".join([said.key, *(f"{key}={value}" for key, value in sorted(said.args.items()))])


class SpielObserver:
    """One kind of observation, as OpenSpiel asks for it.

    Public information is what WATCHER is told; a seat's private information is what differs in
    its own view, as text only. For all players, the seats' observations stand one after another:
    what no seat knows stays hidden. With perfect recall the text is everything heard and decided
    and the present view; the tensor is the present view, and what was seen and decided at every
    move. Its room for the longest game is too wide to be given unasked in most games; there the
    parameter `tensor` asks for it.
    """

    def __init__(self, setting: Setting, kind: Any, params: Mapping[str, Any] | None) -> None:
        asked = {"tensor": not kind.perfect_recall or is_short(setting), **(params or {})}
        if len(asked) > 1:
            name = setting.game.name
            raise SaqqaraError(f"{name}: an observer has one parameter, tensor; got {params}")
        self._setting = setting
        self._kind = kind
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        self._filled = 0  # moves of the past
        if kind.public_info and asked["tensor"]:
            self._lay_out(self._blocks())

    def _lay_out(self, blocks: list[Block]) -> None:
        sizes = [int(np.prod(shape)) for _, shape in blocks]
        self.tensor = np.zeros(sum(sizes), np.float32)
        at = 0
        for (name, shape), size in zip(blocks, sizes, strict=True):
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def _blocks(self) -> list[Block]:
        blocks = [(part.name, part.shape) for part in self._setting.planes]
        if self._kind.perfect_recall:
            blocks += _past_blocks(self._setting)
        prefixes = [self._prefix(viewer) for viewer in self._viewers(0)]
        return [(prefix + name, shape) for prefix in prefixes for name, shape in blocks]

    def _prefix(self, viewer: int) -> str:
        return f"{self._setting.names[viewer]}_" if self._of_all() else ""

    def set_from(self, state: Any, player: int) -> None:
        """Fills `tensor` and `dict` with what this player may know."""
        if self.tensor is None:
            return
        course = state.course()
        for viewer in self._viewers(player):
            row = self._setting.observation(course.position, viewer)
            for name, block in self._setting.split(row).items():
                self.dict[self._prefix(viewer) + name][:] = block
        if self._kind.perfect_recall:
            for viewer in self._viewers(player):
                self._recall(self._prefix(viewer), viewer, course.heard(viewer))
            self._filled = len(course.heard(WATCHER))

    def _recall(self, prefix: str, viewer: int, past: list[Heard]) -> None:
        """Fills the blocks of the past; what the last one filled is emptied first."""
        who, seen, decided = (self.dict[prefix + name] for name in RECALLED)
        who[:] = [seat == viewer for seat in range(self._setting.seats)]
        seen[: self._filled] = decided[: self._filled] = 0
        for nth, heard in enumerate(past):
            seen[nth] = self._setting.observation(heard.after, heard.viewer)
            if heard.decided is not None:
                decided[nth, heard.decided] = 1

    def string_from(self, state: Any, player: int) -> str:
        """What this player may know, as lines; nothing where there is nothing to know."""
        course = state.course()
        text: Callable[[Course, int], str] = self._all if self._kind.public_info else self._private
        return "\n".join(filter(None, [text(course, viewer) for viewer in self._viewers(player)]))

    def _all(self, course: Course, viewer: int) -> str:
        past = [heard.text for heard in course.heard(viewer)] if self._kind.perfect_recall else []
        view = self._setting.game.telling.view(course.position, viewer)
        return _lines(self._setting, viewer, past, msgspec.json.encode(view).decode())

    def _private(self, course: Course, viewer: int) -> str:
        past: list[str] = []
        if self._kind.perfect_recall:
            both = zip(course.heard(viewer), course.heard(WATCHER), strict=True)
            past = [own.text for own, other in both if own.text != other.text]
        game = self._setting.game
        own, other = (
            msgspec.to_builtins(game.telling.view(course.position, v)) for v in (viewer, WATCHER)
        )
        view = {key: value for key, value in own.items() if value != other[key]}
        if not (past or view):
            return ""
        return _lines(self._setting, viewer, past, msgspec.json.encode(view).decode())

    def _of_all(self) -> bool:
        return bool(self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS)

    def _viewers(self, player: int) -> list[int]:
        if self._of_all():
            return list(range(self._setting.seats))
        return [WATCHER if self._kind.private_info == pyspiel.PrivateInfoType.NONE else player]


def _lines(setting: Setting, viewer: int, past: list[str], view: str) -> str:
    """Begins with the viewer: no two seats ever have the same text."""
    name = "watcher" if viewer == WATCHER else setting.names[viewer]
    return "\n".join([name, *filter(None, past), view])


def _past_blocks(setting: Setting) -> list[Block]:
    longest = _longest(setting)
    shapes = ((setting.seats,), (longest, setting.width), (longest, setting.game.rules.moves))
    return list(zip(RECALLED, shapes, strict=True))
