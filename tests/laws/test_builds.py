"""Compiled and interpreted are the same engine: same counts, same records."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

POSITIONS, PLAYED = ("30", "4") if "SOAK" in os.environ else ("10", "2")  # of each kind of table

# Prints which build it is, then a digest of long games and counts over every game and seat count,
# with the default options and with the last choice of each.
PROGRAM = """
import sys
from hashlib import sha256
from saqqara.core import build, walk
from saqqara.core.rng import Rng
from saqqara.core.state import WATCHER
from saqqara.core.tensor import Pen, zeros
from saqqara.games import GAMES
from saqqara.table.deal import deal, play_out
out, (positions, played) = [], map(int, sys.argv[1:])
for game in GAMES.values():
    pack = game.pack()
    last = {key: choices[-1] for key, choices in game.options.items()}
    for options in ({}, last):
        for seats in game.seats_for(options):
            length = walk.advance(game.new(seats, pack, options), 10**5, Rng("length"))
            for after in range(0, length, max(1, length // positions)):
                state = game.new(seats, pack, options)
                walk.advance(state, after, Rng(str(after)))
                out.append([walk.perft(state, depth) for depth in range(3)])
                for viewer in (WATCHER, *range(seats)):
                    pen = Pen(zeros(20_000))
                    game.learning.write(state, viewer, pen)
                    out.append(bytes(memoryview(pen.row[: pen.at])))
            for number in range(played):
                bots = [("greedy", "random")[(number + seat) % 2] for seat in range(seats)]
                record = deal(game, pack, options, bots, str(number))
                play_out(record, bots)
                out.append(record.text())
print(build.NAME, sha256(repr(out).encode()).hexdigest(), len(out))
"""


def run(path: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, POSITIONS, PLAYED],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_compiled_and_interpreted_agree() -> None:
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler here, so there is only one build")
    compiled, interpreted = run(""), run(str(SOURCE))
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert compiled[1:] == interpreted[1:]
