"""Agents in the arena: their games can be gone on with, and their failures are told."""

from pathlib import Path

from tests.cli.run import Done, saqqara

PLAYS = "def policy(seen):\n    return seen.legal[-1]\n"
FAILS = "def policy(seen):\n    print('aloud')\n    raise KeyError('lost')\n"


def arena(folder: Path, games: int, *words: str, agent: str = "zoser=mine:policy") -> Done:
    duel = ["arena", "toy", "--bots", "zoser,random", "--seed", "s", "--out", "out", "--json"]
    return saqqara(*duel, "--games", str(games), "--agent", agent, *words, folder=folder)


def test_an_agent_enters_the_arena_goes_on_and_is_known_by_its_text(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(PLAYS)
    assert arena(tmp_path, 2).code == 0
    first = (tmp_path / "out" / "games.jsonl").read_bytes()
    done = arena(tmp_path, 4)
    assert done.code == 0
    assert (tmp_path / "out" / "games.jsonl").read_bytes().startswith(first)
    assert {row["bot"]: row["games"] for row in done.json()["bots"]} == {"zoser": 4, "random": 4}
    assert done.json()["failures"] == []
    assert "--agent zoser=mine:policy" in done.json()["command"]
    (tmp_path / "mine.py").write_text(PLAYS.replace("-1", "0"))
    changed = arena(tmp_path, 4)
    assert changed.code == 2
    assert "the bots or the game were changed" in changed.err


def test_failures_are_counted_in_the_result_and_printed(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILS)
    done = arena(tmp_path, 4)
    assert done.code == 0
    (failure,) = done.json()["failures"]  # what the agent prints is not among it
    assert failure == {"bot": "zoser", "kind": "raised", "times": 8, "first": "KeyError: 'lost'"}
    assert done.err.count("agent zoser failed at toy (raised): KeyError: 'lost'") == 1
    assert "Warning: zoser failed 8 times" in done.err
    assert "Warning: zoser failed 8 times" in (tmp_path / "out" / "arena.html").read_text("utf-8")


def test_what_is_wrong_with_an_agent_is_one_line_and_2(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(PLAYS)
    (tmp_path / "broken.py").write_text("def policy(:\n")
    for agent, reason in [
        ("zoser=broken:policy", "SyntaxError"),
        ("cheops=mine:policy", "no bot 'zoser'"),
    ]:
        done = arena(tmp_path, 4, agent=agent)
        assert done.code == 2
        assert reason in done.err
        assert not (tmp_path / "out").exists()
