"""The examples run, and the one that learns does learn."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from examples import policy, train

from saqqara.agents.look import look
from saqqara.bots.bot import Sight
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
    batch, network, rng = train.beginner(games=64)
    before = train.against_random(network, games=200)
    for _ in range(12):
        train.lesson(batch, network, rng)
    after = train.against_random(network, games=200)
    assert before[0] < 0.6
    assert after[0] > 0.75
    assert after[1] > before[1] + 10
    train.save(network, tmp_path / "policy.npz")
    monkeypatch.setenv("POLICY", str(tmp_path / "policy.npz"))
    game = GAMES["silver_gold"]
    table = batch._many.states[0]
    sight = Sight(table, table.actors()[0])
    assert policy.choose(look(game, batch.setting.pack, {}, sight)) in sight.legal


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "curve.png"
    train.draw([(0.0, 0.5, 36.0), (1.0, 0.9, 80.0)], file)
    assert file.read_bytes().startswith(b"\x89PNG")


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
