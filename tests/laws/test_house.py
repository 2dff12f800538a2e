"""The house rules: which part may import which, and what the engine may not touch."""

import ast
import re
from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

import pytest

from saqqara.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "saqqara"

# Each part may import itself and the parts left of it; `games` may not know a single game.
ORDER = [
    *("core", "games", "text", "boards", "bots", "record", "table"),
    *("workers", "rl", "agents", "simulate", "arena", "server", "doctor", "cli"),
]
FORBIDDEN = {
    *("time", "datetime", "random", "secrets", "os", "socket", "subprocess", "threading"),
    *("asyncio", "http", "urllib", "multiprocessing", "tempfile"),
}
FILES = sorted(SOURCE.rglob("*.py"))


def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def part(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_one_way(file: Path) -> None:
    if part(file) not in ORDER:
        assert part(file) in ("__init__", "__main__")
        return
    allowed = ORDER[: ORDER.index(part(file)) + 1]
    for name in imports(file):
        if name.startswith("saqqara."):
            assert name.split(".")[1] in allowed, f"{file}: {name}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_engine_touches_no_clock_file_network_or_global_chance(file: Path) -> None:
    if part(file) not in ("core", "games"):
        return
    assert not {name.split(".")[0] for name in imports(file)} & FORBIDDEN
    if file.name not in ("pack.py", "packfile.py"):
        assert not re.search(r"\b(open|read_text|write_text|read_bytes)\(", file.read_text())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_game_knows_no_other_game(file: Path) -> None:
    if part(file) != "games" or file.parent.name == "games":
        return
    own = file.relative_to(SOURCE / "games").parts[0]
    others = {name.split(".")[2] for name in imports(file) if name.startswith("saqqara.games.")}
    assert others <= {own, "packfile"}


def rules_of(game: str) -> set[str]:
    """The numbers of its rules."""
    rules = (SOURCE / "games" / game / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- ([A-Z]{2}-\d+) ", rules, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    ids = rules_of(game)
    prefix = next(iter(ids)).split("-")[0]
    assert ids == {f"{prefix}-{number}" for number in range(1, len(ids) + 1)}
    tests = "\n".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
    cited = {name for marks in re.findall(r"mark\.rule\(([^)]*)\)", tests) for name in _ids(marks)}
    assert ids - cited == set()


def _ids(marks: str) -> list[str]:
    return re.findall(r'"([A-Z]{2}-\d+)"', marks)


def without_ranges(text: str) -> str:
    """A range of rules hides those between its ends."""
    return re.sub(
        r"[A-Z]{2}-\d+\s*(?:to|until|through|-|–|—|\.\.\.?|…)\s*(?:[A-Z]{2}-)?\d+", "", text
    )


def code_of(file: Path) -> str:
    """A file without its first sentence, which tells of all of it."""
    text = file.read_text(encoding="utf-8")
    first = ast.parse(text).body[0]
    told = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return "\n".join(text.splitlines()[(first.end_lineno or 0) if told else 0 :])


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_where_it_is_carried_out_or_needs_no_code(game: str) -> None:
    folder = SOURCE / "games" / game
    files = [file for file in folder.rglob("*.py") if file != folder / "engine" / "__init__.py"]
    code = "\n".join(without_ranges(code_of(file)) for file in files)
    cited = set(re.findall(r"\b([A-Z]{2}-\d+)\b", code)) & rules_of(game)
    listed = no_code_needed(game)
    assert all(listed.values())
    assert cited & set(listed) == set()
    assert cited | set(listed) == rules_of(game)


def no_code_needed(game: str) -> Mapping[str, str]:
    """Rules that are kept without a line for them, with the reason."""
    engine = import_module(f"saqqara.games.{game}.engine")
    found: Mapping[str, str] = engine.NEEDS_NO_CODE
    return found


def test_a_range_and_a_first_sentence_carry_out_nothing(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text('"""All of it (XY-1)."""\n\n# XY-2 to XY-9, XY-3–5, and XY-6: so\n')
    assert re.findall(r"XY-\d", without_ranges(code_of(file))) == ["XY-6"]


def test_one_word_one_thing_no_two_classes_have_one_name() -> None:
    """In the games' own folders a card, a deck, a view is that game's."""
    shared = [file for file in FILES if not _in_a_games_folder(file)]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in shared]
    names = [n.name for tree in trees for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    assert len(names) > 100
    assert [name for name, times in Counter(names).items() if times > 1] == []


def _in_a_games_folder(file: Path) -> bool:
    parts = file.relative_to(SOURCE).parts
    return parts[0] in ("games", "boards") and parts[1] in GAMES


ENGINES = sorted(SOURCE.glob("games/*/engine/*.py"))
LONGEST = 400  # lines; what is longer is not read


@pytest.mark.parametrize("file", ENGINES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_file_of_an_engine_can_be_read(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_with_every_fit_and_what_never_changes_do_not_know_each_other(
    game: str,
) -> None:
    engine = SOURCE / "games" / game / "engine"
    for file, other in (("features", "yardstick"), ("yardstick", "features")):
        known = {part for name in imports(engine / f"{file}.py") for part in name.split(".")}
        assert other not in known, f"{game}: {file} imports {other}"


def test_nothing_points_outside_the_project() -> None:
    words = ["../" + "shared", "/wo" + "rk/", "/ro" + "ot/", "/tm" + "p/"]
    kinds = ("*.py", "*.md", "*.toml", "*.ftl", "Makefile")
    files = [file for kind in kinds for file in ROOT.rglob(kind)]
    own = [f for f in files if not {".venv", "node_modules"} & set(f.relative_to(ROOT).parts)]
    assert len(own) > 50
    for file in own:
        text = file.read_text(encoding="utf-8")
        assert not [word for word in words if word in text], file
