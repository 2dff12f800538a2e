"""Playing line by line: the table is printed, moves are typed in notation."""

import sys
import textwrap
from dataclasses import replace
from typing import Final

from rich.console import Console

from saqqara.boards.lines import Lines, line
from saqqara.boards.screen import NARROW, ROOMY, Scene, Screen
from saqqara.boards.signs import Signs
from saqqara.cli import frame
from saqqara.cli.sitting import Due, Paused, Sitting
from saqqara.core.errors import NotationError

HARD_SPACE: Final = "\xa0"  # keeps `keep 17` on one line
WIDTH: Final = NARROW - 2  # behind a prompt whose answer was not typed but piped
NEWS: Final = 15  # lines of the log at most


class ByLines:
    """Reads commands and moves from standard input until the game is over."""

    def __init__(self, sitting: Sitting, board: Screen, console: Console, signs: Signs) -> None:
        self.sitting = sitting
        self.say = sitting.say
        self.board = board
        self.console = console
        self.signs = signs
        self._commands = {
            "?": self._moves,
            "u": self._take_back,
            "h": self._hint,
            "i": self._items,
            "l": self._legend,
            "d": self._spread,
            "": self._nothing,
            "q": self._pause,
        }

    def run(self) -> None:
        """Until the game is over; Paused when the person leaves or the input ends."""
        while (due := self.sitting.go_on()) != "over":
            self._table(due)
            while not self._answer(due):
                pass

    def _answer(self, due: Due) -> bool:
        """One line of input; whether the table has changed."""
        print("> ", end="", flush=True)
        text = self._line()
        word = text.strip()
        if not word and due == "confirm":
            self.sitting.confirm()
            return True
        command = self._commands.get(word.lower())
        return command() if command else self._play(word)

    def _line(self) -> str:
        try:
            text = sys.stdin.readline()
        except KeyboardInterrupt:
            text = ""
        if not text:
            print()
            raise Paused
        return text

    def _play(self, notation: str) -> bool:
        try:
            move = self.sitting.game.rules.read(self.sitting.match.record.pack, notation)
        except NotationError:
            some = ", ".join(self.sitting.write(move) for move in self.sitting.legal()[:3])
            self._say(self.say("play-unreadable", text=notation, moves=some))
            return False
        why = self.sitting.play(move)
        if why:
            self._say(frame.refusal(self.say, why))
        return why is None

    # Commands

    def _moves(self) -> bool:
        """The legal moves, as they are typed."""
        found = [self.sitting.write(move).replace(" ", HARD_SPACE) for move in self.sitting.legal()]
        self._say(", ".join(found) if found else self.say("play-ask-confirm-line"))
        return False

    def _take_back(self) -> bool:
        undone = self.sitting.take_back()
        if undone is None:
            self._say(self.say("play-nothing-to-take-back"))
        return undone is not None

    def _hint(self) -> bool:
        if not self.sitting.legal():
            return self._moves()
        self._say(self.sitting.hint()[1])
        return False

    def _items(self) -> bool:
        self._print(frame.points(self._scene(), self.sitting.items()))
        return False

    def _legend(self) -> bool:
        self._print(self.board.legend(self._scene()))
        return False

    def _spread(self) -> bool:
        scene = replace(self._scene(), spread=True)
        self._print([text for part in self.board.blocks(scene) for text in part.lines])
        return False

    def _nothing(self) -> bool:
        self._say(self.say("play-still-owing", ask=self.board.prompt(self._scene())))
        return False

    def _pause(self) -> bool:
        raise Paused

    # Printing

    def _scene(self) -> Scene:
        return frame.scene_of(self.sitting, self.signs)

    def _table(self, due: Due) -> None:
        scene = self._scene()
        log = self.sitting.log[self.sitting.news :][-NEWS:]
        for sentence in log:
            self._say(sentence)
        parts = [part for part in self.board.blocks(scene) if part.rank < ROOMY]
        self._print([line(), *(text for part in parts for text in part.lines)])
        confirm = due == "confirm"
        self._say(self.say("play-ask-confirm-line") if confirm else self.board.prompt(scene))
        self._say(self.say("play-commands"))

    def _say(self, sentence: str) -> None:
        for row in textwrap.wrap(sentence, WIDTH, break_on_hyphens=False):
            self.console.print(row.replace(HARD_SPACE, " "), soft_wrap=True)

    def _print(self, rows: Lines) -> None:
        for row in rows:
            self.console.print(row, soft_wrap=True)
