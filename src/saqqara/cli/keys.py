"""Single keys from the terminal, by name: `up`, `enter`, `r`. The terminal is always restored."""

import os
import sys
import time
from types import TracebackType
from typing import Final, Protocol, Self

ESC: Final = "\x1b"
NAMED: Final = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    " ": "space",
    "\x04": "q",  # Ctrl-D: the end of input
    "\x7f": "u",
    "\x08": "u",
}
ARROWS: Final = {"A": "up", "B": "down", "C": "right", "D": "left", "Z": "backtab"}
ESC_WAIT: Final = 0.05  # the rest of an arrow key comes at once; Esc alone is followed by nothing


class Keys(Protocol):
    """An open keyboard, used as `with open_keys() as keys`."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def ready(self, seconds: float) -> bool:
        """Whether a key was pressed within this time."""

    def read(self) -> str:
        """The next key by its name; empty for one we do not know. EOFError when there is none."""


def named(sign: str) -> str:
    """The name of a key that sends one sign; letters are small."""
    return NAMED.get(sign, sign.lower() if sign.isprintable() else "")


def arrow(sequence: str) -> str:
    """The key behind an escape sequence such as `[A`, `OA` or `[1;5A`."""
    if not sequence:
        return "esc"
    return ARROWS.get(sequence[-1], "") if sequence[0] in "[O" else ""


if sys.platform == "win32":
    import msvcrt

    _SCANNED: Final = {"H": "up", "P": "down", "M": "right", "K": "left"}

    class _Windows:
        """The Windows console."""

        def __enter__(self) -> Self:
            return self

        def __exit__(
            self,
            kind: type[BaseException] | None,
            error: BaseException | None,
            trace: TracebackType | None,
        ) -> None:
            pass

        def ready(self, seconds: float) -> bool:
            until = time.monotonic() + seconds
            while not msvcrt.kbhit():
                if time.monotonic() > until:
                    return False
                time.sleep(0.01)
            return True

        def read(self) -> str:
            sign = msvcrt.getwch()
            if sign == "\x03":
                raise KeyboardInterrupt
            if sign in "\x00\xe0":
                return _SCANNED.get(msvcrt.getwch(), "")
            return "esc" if sign == ESC else named(sign)

    def open_keys() -> Keys:
        """The keyboard of this terminal."""
        return _Windows()

else:
    import select
    import termios
    import tty

    class _Posix:
        """A terminal in cbreak mode: keys come at once, Ctrl-C still interrupts."""

        def __init__(self, descriptor: int) -> None:
            self._in = descriptor

        def __enter__(self) -> Self:
            self._before = termios.tcgetattr(self._in)
            tty.setcbreak(self._in)
            now = termios.tcgetattr(self._in)
            now[6][termios.VSUSP] = b"\x00"  # Ctrl-Z would leave the screen half drawn
            termios.tcsetattr(self._in, termios.TCSADRAIN, now)
            return self

        def __exit__(
            self,
            kind: type[BaseException] | None,
            error: BaseException | None,
            trace: TracebackType | None,
        ) -> None:
            termios.tcsetattr(self._in, termios.TCSADRAIN, self._before)

        def ready(self, seconds: float) -> bool:
            return bool(select.select([self._in], [], [], seconds)[0])

        def read(self) -> str:
            first = self._sign()
            return arrow(self._sequence()) if first == ESC else named(first)

        def _sign(self) -> str:
            """One character, however many bytes it has."""
            taken = self._byte()
            for _ in range((taken[0] >= 0xC0) + (taken[0] >= 0xE0) + (taken[0] >= 0xF0)):
                taken += self._byte()
            return taken.decode(errors="replace")

        def _byte(self) -> bytes:
            taken = os.read(self._in, 1)
            if not taken:
                raise EOFError
            return taken

        def _sequence(self) -> str:
            """What follows Esc: up to the first letter or ~ behind its opening sign."""
            taken = ""
            while self.ready(ESC_WAIT):
                taken += self._sign()
                if len(taken) > 1 and (taken[-1].isalpha() or taken[-1] == "~"):
                    break
            return taken

    def open_keys() -> Keys:
        """The keyboard of this terminal."""
        return _Posix(sys.stdin.fileno())
