"""The examples run, and the one that learns does learn."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from examples import policy

from saqqara.agents.look import look
from saqqara.bots.bot import Sight
from saqqara.core.rng import Rng
from saqqara.core.walk import advance
from saqqara.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
SAQQARA = ("-m", "saqqara")


def run(folder: Path, *words: str | Path) -> str:
    """What Python prints there."""
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_tour_runs_to_its_end(tmp_path: Path) -> None:
    printed = run(tmp_path, EXAMPLES / "tour.py").splitlines()
    assert printed[-1].endswith("games finished side by side")


def test_a_few_lessons_beat_random_moves_and_can_be_seated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many lessons, however long they take: tested only before the first and after the last."""
    words = ["--lessons", "10", "--minutes", "1000", "--out", "policy.npz", "--curve", "curve.png"]
    printed = run(tmp_path, EXAMPLES / "train.py", *words)
    lines = re.findall(r"(\d+)% won, +([\d.]+) points", printed)
    shares, points = ([float(pair[k]) for pair in lines] for k in (0, 1))
    assert shares[0] < 60
    assert shares[-1] > 75
    assert points[-1] > points[0] + 10
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    monkeypatch.setenv("POLICY", str(tmp_path / "policy.npz"))
    game = GAMES["silver_gold"]
    state = game.new(2)
    advance(state, 30, Rng("seated"))
    sight = Sight(state, state.actors()[0])
    assert policy.choose(look(game, game.pack(), {}, sight)) in sight.legal


def test_the_python_of_the_pages_runs(tmp_path: Path) -> None:
    """As a reader would: records first, then the file of them, then both pages from the top."""
    run(
        tmp_path,
        *SAQQARA,
        "simulate",
        "silver_gold",
        "--bots",
        "random",
        "--games",
        "3",
        "--records",
        "games",
    )
    run(tmp_path, *SAQQARA, "dataset", "games", "--out", "games.parquet")
    for page in ("learning.md", "datasets.md"):
        text = (EXAMPLES.parent / "docs" / page).read_text(encoding="utf-8")
        blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
        run(tmp_path, "-c", "\n".join(blocks))
        assert blocks
