"""Playing by keys on the whole terminal: a piece or cursor moves, Enter decides."""

from dataclasses import replace
from typing import Final

from rich.console import Console, Group
from rich.screen import Screen as WholeScreen

from saqqara.boards.lines import Lines, cut, line
from saqqara.boards.screen import Pick, Scene, Screen
from saqqara.boards.signs import ACTION, QUIET, Signs
from saqqara.cli import frame
from saqqara.cli.keys import Keys
from saqqara.cli.sitting import Due, Paused, Sitting
from saqqara.core.said import Why

IDLE: Final = 0.25  # seconds between looks at the size of the terminal


class ByKeys:
    """The screen between two decisions."""

    def __init__(self, sitting: Sitting, board: Screen, console: Console, signs: Signs) -> None:
        self.sitting = sitting
        self.say = sitting.say
        self.board = board
        self.console = console
        self.signs = signs
        self.pick: Pick | None = None
        self.why: Why | None = None
        self.note = ""
        self.page: Lines = []  # shown instead of the board until the next key
        self.spread = False
        self._undone: int | None = None  # what was just taken back
        self._actions = {
            "enter": self._enter,
            "u": self._take_back,
            "?": self._explain,
            "h": self._hint,
            "l": self._legend,
            "g": self._log,
            "d": self._spread,
            "esc": self._nothing,
            "q": self._pause,
        }

    def run(self, keys: Keys) -> None:
        """Until the game is over; Paused when the person leaves."""
        while (due := self.sitting.go_on()) != "over":
            self._begin(due)
            self._draw()
            while not self._press(self._next(keys)):
                self._draw()

    def _next(self, keys: Keys) -> str:
        """The next key; a terminal that changes its size meanwhile is drawn anew."""
        size = self.console.size
        while not keys.ready(IDLE):
            if self.console.size != size:
                size = self.console.size
                self._draw()
        return keys.read()

    def _begin(self, due: Due) -> None:
        """A new question; where a decision was taken back, the pick stays there."""
        if due == "confirm":
            self.pick = None
            return
        self.pick = self.board.pick(frame.scene_of(self.sitting, self.signs))
        if self._undone is not None:
            self.pick = self.pick.at(self._undone)
        self._undone = None

    # Keys

    def _press(self, key: str) -> bool:
        """Whether the table has changed."""
        if self.page:
            self.page = []
            return False
        self.why, self.note = None, ""
        if key in self._actions:
            return self._actions[key]()
        if self.pick:
            self.pick = self.pick.key(key)
        return False

    def _enter(self) -> bool:
        if self.pick is None:
            self.sitting.confirm()
            return True
        self.why = self.sitting.play(self.pick.move)
        return self.why is None

    def _take_back(self) -> bool:
        self._undone = self.sitting.take_back()
        if self._undone is None:
            self.note = self.say("play-nothing-to-take-back")
        return self._undone is not None

    def _explain(self) -> bool:
        """Why the piece does not fit; otherwise all keys."""
        if self.pick and self.pick.move not in self.sitting.legal():
            return self._enter()
        self.page = self._titled("play-help", *self.say("play-help-keys").split("\n"))
        return False

    def _hint(self) -> bool:
        if self.pick:
            move, self.note = self.sitting.hint()
            self.pick = self.pick.at(move)
        return False

    def _legend(self) -> bool:
        scene = self._scene()
        rows = frame.points(scene, self.sitting.items())
        self.page = [*self._titled("play-sheet"), *rows, line(), *self.board.legend(scene)]
        return False

    def _log(self) -> bool:
        last = self.sitting.log[-(self.console.height - 4) :]
        self.page = self._titled("play-log", *last)
        return False

    def _spread(self) -> bool:
        self.spread = not self.spread
        return False

    def _nothing(self) -> bool:
        return False

    def _pause(self) -> bool:
        raise Paused

    # Drawing

    def _scene(self) -> Scene:
        return replace(
            frame.scene_of(self.sitting, self.signs),
            pick=self.pick,
            after=self.sitting.after(self.pick.move) if self.pick else None,
            why=self.why,
            spread=self.spread,
            rows=self.console.height,
        )

    def _draw(self) -> None:
        rows, columns = self.console.height, self.console.width
        shown = self.page or self._table(rows, columns)
        self.console.update_screen(WholeScreen(Group(*(cut(text, columns) for text in shown))))

    def _table(self, rows: int, columns: int) -> Lines:
        scene = self._scene()
        return frame.whole(scene, self.board, self._words(scene), rows, columns)

    def _words(self, scene: Scene) -> frame.Words:
        words = frame.Words(
            ask=self.board.prompt(scene) if self.pick else self.say("play-ask-confirm"),
            keys=self.board.keys(scene) if self.pick else self.say("play-keys-confirm"),
            note=" ".join(part for part in (self.note, self.board.brings(scene)) if part),
            log=tuple(self.sitting.log),
            news=self.sitting.news,
        )
        if self.why:
            return replace(words, note=frame.refusal(self.say, self.why), refused=True)
        if self.pick and scene.after is None and not self.note:
            return replace(words, note=self.say("play-misfit"))
        return words

    def _titled(self, key: str, *rows: str) -> Lines:
        title = [line((self.say(key), ACTION)), line((self.say("play-any-key"), QUIET)), line()]
        return [*title, *(line(row) for row in rows)]
