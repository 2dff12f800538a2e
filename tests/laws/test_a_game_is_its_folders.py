"""A game is its folders and its line: one is added to a copy of the tree, and taken away.

Its page is opened by `tests/browser/test_one_more_game.py`.
"""

import json
import re
from pathlib import Path
from typing import Final

from tests.laws.one_more import (
    GAME,
    GENERATED,
    LIST,
    Tree,
    all_of_the_toy,
    files_of_the_toy,
    listed,
    tracked,
)

NAME: Final = re.compile(rb"two[_-]?word", re.IGNORECASE)
LAWS: Final = ("test_laws", "test_observations", "test_house", "test_texts", "test_rules_in_german")
TESTS: Final = (
    *(f"tests/laws/{laws}.py" for laws in LAWS),
    *(
        f"tests/games/{GAME}",
        "tests/records",
        "tests/rl/test_petting.py",
        "tests/rl/test_single.py",
    ),
)
# The environments by their ids, each led to its first decision.
ENVIRONMENTS: Final = f"""
import gymnasium, pettingzoo, pyspiel, saqqara.rl, saqqara.rl.spiel
pettingzoo.make("aec", "saqqara/{GAME}-v1").reset(seed=1)
pettingzoo.make("parallel", "saqqara/{GAME}-v1").reset(seed=1)
gymnasium.make("saqqara/{GAME}-v1").reset(seed=1)
pyspiel.load_game("python_saqqara_{GAME}").new_initial_state()
"""


def test_the_list_in_contributing_names_every_file_of_the_toy_and_no_other() -> None:
    missing = [path for path in listed() if not files_of_the_toy(path)]
    assert missing == ["web/src/games/<game>/shelf.ts"]
    folders = tuple(path.partition("<game>")[0] + "toy/" for path in listed() if "<game>/" in path)
    there = [file for file in tracked() if file.as_posix().startswith(folders)]
    assert sorted({*there, Path("docs/observations/toy.md")}) == all_of_the_toy()


def test_a_game_is_added_by_its_files_and_its_line_and_leaves_no_trace(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    before = tree.content()
    copied = tree.add()
    tree.generate()
    changed = {file for file, text in tree.content().items() if before.get(file) != text}
    generated = {file for file in changed if file.parent == GENERATED}
    assert generated
    assert changed == {*copied, LIST} | generated

    it_is_listed(tree)
    it_is_played_by_every_bot_and_replayed(tree, tmp_path / "records")
    its_cards_have_names(tree)
    tree.python("-c", ENVIRONMENTS)
    it_keeps_the_laws(tree)

    tree.take_away()
    tree.generate()
    after = tree.content()
    assert [
        file for file in after if NAME.search(str(file).encode()) or NAME.search(after[file])
    ] == [file for file in before if NAME.search(before[file])]
    assert after == before


def it_is_listed(tree: Tree) -> None:
    games = [game["name"] for game in json.loads(tree.saqqara("games", "--json"))["games"]]
    assert games[1] == GAME
    assert len(games) == len(set(games)) > 2


def it_is_played_by_every_bot_and_replayed(tree: Tree, records: Path) -> None:
    bots = json.loads(tree.saqqara("games", "--json"))["bots"]
    assert len(bots) == 6
    for three in (bots[:3], bots[3:]):
        words = ("--games", "1", "--seed", three[0], "--records", str(records / three[0]))
        tree.saqqara("simulate", GAME, "--bots", ",".join(three), *words)
    files = [str(file) for file in sorted(records.rglob("*.txt"))]
    assert len(files) == 2
    tree.saqqara("verify", *files)
    replayed = json.loads(tree.saqqara("replay", files[0], "--json"))
    assert replayed["game"] == GAME


def its_cards_have_names(tree: Tree) -> None:
    record = f"tests/games/{GAME}/records/2-high.txt"
    for language, laid in (("en", "laid 4 (cat)"), ("de", "4 (Katze) gelegt")):
        assert laid in tree.saqqara("replay", record, "--lang", language)


def it_keeps_the_laws(tree: Tree) -> None:
    done = tree.python("-m", "pytest", "-q", *TESTS, "-k", GAME)
    assert int(re.findall(r"(\d+) passed", done)[0]) > 100
