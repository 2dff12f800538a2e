"""Standard output that never fails on a sign: a terminal without umlauts gets them spelt out."""

import codecs
import os
import sys
from io import TextIOWrapper
from typing import Final

SPELT: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"} | {
    "–": "-",
    "±": "+-",
    "×": "x",
    "·": ".",
    "→": "->",
    "✓": "+",
    "✗": "x",
}


def prepare() -> None:
    """Signs the output cannot show are spelt or shown as `?`; undecodable input likewise."""
    codecs.register_error("spell", _spell)
    for stream, errors in ((sys.stdout, "spell"), (sys.stderr, "spell"), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _spell(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return SPELT.get(error.object[error.start], "?"), error.start + 1


def give_up() -> None:
    """What is still to be written goes nowhere, so that Python does not complain at its end."""
    if isinstance(sys.stdout, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
