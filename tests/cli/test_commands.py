"""The commands as a user starts them: what they print, and what they refuse."""

import re
from pathlib import Path

import pytest

from saqqara.games import GAMES
from saqqara.record import read
from tests.cli.run import saqqara
from tests.games.recorded import file_of, text_of

CHUTES = str(Path(__file__).parents[1] / "games" / "silver_gold" / "packs" / "chutes")
GAME = str(file_of("silver_gold", "2-seats"))
PAUSED = str(file_of("silver_gold", "paused"))


def test_games_lists_what_there_is() -> None:
    found = saqqara("games", "--json").json()
    games = {game["name"]: game for game in found["games"]}
    assert games["silver_gold"]["seats"] == [2, 3, 4]
    assert games["silver_gold"]["packs"] == ["standard"]
    assert games["toy"]["options"] == {"wins": ["high", "low"]}
    assert found["bots"] == ["gentle", "steady", "strong", "master", "greedy", "random"]
    assert found["build"] in ("compiled", "interpreted")


@pytest.mark.parametrize(("lang", "word"), [("en", "Seats"), ("de", "Plätze")])
def test_games_speaks_the_system_language(lang: str, word: str) -> None:
    assert word in saqqara("games", lang=lang).out


def test_simulate_gives_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    words = ["simulate", "silver_gold", "--bots", "greedy,random", "--seats", "3", "--games", "9"]
    first = saqqara(*words, "--seed", "7", "--json", "--records", str(tmp_path / "a")).json()
    again = saqqara(*words, "--seed", "7", "--json", "--records", str(tmp_path / "b")).json()
    assert first["seats"] == again["seats"]
    assert [row["bot"] for row in first["seats"]] == ["greedy", "random", "greedy"]
    assert sum(row["wins"] for row in first["seats"]) == pytest.approx(1)
    ours, theirs = (sorted((tmp_path / name).iterdir()) for name in "ab")
    assert len(ours) == 9
    assert [file.read_text() for file in ours] == [file.read_text() for file in theirs]
    assert read(ours[0].read_text()).names == ["greedy", "random", "greedy"]


def test_simulate_prints_a_table() -> None:
    done = saqqara("simulate", "toy", "--games", "5", "--seed", "x", lang="de")
    assert done.code == 0
    assert "Mittlerer Rang" in done.out
    assert "5 Spiele" in done.out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_simulated_and_counted(game: str) -> None:
    words = ["--bots", "random", "--games", "3", "--seed", "x", "--json"]
    found = saqqara("simulate", game, *words).json()
    assert (found["games"], found["game"]) == (3, game)
    counts = saqqara("perft", game, "--depth", "1", "--json").json()["counts"]
    assert counts[0] == {"depth": 0, "count": 1}


def test_simulate_tells_what_chance_gave_a_seat() -> None:
    words = ["simulate", "valley", "--bots", "random", "--games", "20", "--seed", "x"]
    found = saqqara(*words, "--json").json()["traits"]
    assert {row["trait"] for row in found} == {"adventurer", "start"}
    starts = {row["value"]: row for row in found if row["trait"] == "start"}
    assert starts["first"]["wins"] + starts["second"]["wins"] == pytest.approx(1)
    assert starts["first"]["games"] == 20
    assert "kam als Zweites" in saqqara(*words, lang="de").out


def test_simulate_writes_tables_for_a_page() -> None:
    words = ["simulate", "valley", "--seats", "2", "--bots", "random,random", "--games", "5"]
    chosen = ["--seed", "x", "--option", "tombs=3", "--option", "consolation=off", "--markdown"]
    page = saqqara(*words, *chosen).out
    assert page.startswith(f"`saqqara {' '.join([*words, *chosen])}`\n")
    assert "| Trait | Games | Wins |\n| --- | --- | --- |\n" in page
    assert "| Tara Wolf | " in page


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            ["simulate", "terra", "--seats", "1"],
            "terra: 1 seats; it is for 2 to 4 seats with board",
        ),
        (["play", "terra", "--option", "task=4"], "terra: task=4; it can be: off, 1, 2, 3"),
        (["simulate", "chess"], f"no game 'chess'; there are: {', '.join(GAMES)}"),
        (["simulate", "toy", "--bots", "genius"], "no bot 'genius'"),
        (["simulate", "toy", "--seats", "9"], "toy: 9 seats; it is for 2 to 3 seats"),
        (["simulate", "toy", "--seats", "2", "--bots", "random,random,random"], "3 bots for 2"),
        (["simulate", "toy", "--option", "wins"], "it must look like key=value"),
        (["simulate", "toy", "--option", "wins=never"], "wins=never; it can be: high, low"),
        (["simulate", "toy", "--option", "x=y"], "no option 'x'; there are: wins"),
        (["simulate", "toy", "--seed", "a/b"], "no slashes"),
        (["simulate", "toy", "--seed", ""], "plain text"),
        (["simulate", "toy", "--pack", "nowhere"], "nowhere/pack.toml: cannot be read"),
        (["simulate", "toy", "--games", "0"], "--games"),
        (["perft", "toy", "--seats", "1"], "1 seats"),
        (["replay", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (["replay", CHUTES + "/pack.toml"], "line 1: not a record"),
        (["replay", GAME, "--at", "9999"], "--at 9999: the record has moves 0 to"),
        (["replay", GAME, "--seat", "3"], "--seat 3: there are seats 1 to 2"),
        (["replay", GAME, "--lang", "fr"], "no language 'fr'"),
        (["pack", "copy", "silver_gold", "."], "exists already"),
        (["nonsense"], "nonsense"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_bad_input_ends_with_2_and_says_what_is_wrong(words: list[str], reason: str) -> None:
    done = saqqara(*words)
    assert done.code == 2
    assert done.out == ""
    assert reason in re.sub(r"[\s│]+", " ", done.err)


def test_verify_confirms_finished_games() -> None:
    done = saqqara("verify", GAME, str(file_of("toy", "3-low")))
    assert done.code == 0
    assert len(done.out.splitlines()) == 2
    chutes = str(file_of("silver_gold", "chutes-3-seats"))
    assert saqqara("verify", chutes, "--pack", CHUTES).code == 0
    assert "name its folder with --pack" in saqqara("verify", chutes).err


def test_verify_fails_with_1_and_names_file_line_and_reason(tmp_path: Path) -> None:
    forged = tmp_path / "forged.txt"
    forged.write_text(text_of("toy", "2-high").replace("\n1 lay", "\n2 lay", 1))
    done = saqqara("verify", GAME, str(forged), "--json")
    assert done.code == 1
    assert [result["verified"] for result in done.json()] == [True, False]
    assert re.search(r"forged\.txt, line \d+: ", done.err)
    assert "paused" in saqqara("verify", PAUSED).err


def test_replay_shows_the_whole_game() -> None:
    done = saqqara("replay", GAME)
    assert done.code == 0
    assert "The game is over" in done.out
    assert "Das Spiel ist zu Ende" in saqqara("replay", GAME, "--lang", "de").out


def test_replay_stops_at_a_move() -> None:
    found = saqqara("replay", GAME, "--at", "12", "--json").json()
    assert found["at"] == 12
    assert [line["at"] for line in found["lines"]] == list(range(1, 13))
    assert found["views"]["1"]["stage"] == "fill"
    assert found["ranks"] is None


def test_replay_for_a_seat_shows_only_what_it_saw() -> None:
    """After the deal: own cards are named, the other seat's only counted."""
    record = read(text_of("silver_gold", "2-seats"))
    dealt = [move for seat, move in record.moves[:8]]
    ordinals = [int(record.game.rules.write(record.pack, move).split()[1]) for move in dealt]
    found = saqqara("replay", GAME, "--at", "8", "--seat", "2", "--json").json()
    assert list(found["views"]) == ["2"]
    assert sorted(card["ordinal"] for card in found["views"]["2"]["hand"]) == sorted(ordinals[4:])
    assert found["scores"] is None
    text = " ".join(told for line in found["lines"] for told in line["told"])
    assert all(f"card {ordinal}" in text for ordinal in ordinals[4:])
    assert not any(re.search(rf"card {ordinal}\b", text) for ordinal in ordinals[:4])
    spectator = saqqara("replay", GAME, "--at", "8", "--seat", "0").out
    assert not any(re.search(rf"card {ordinal}\b", spectator) for ordinal in ordinals)


def test_perft_counts() -> None:
    found = saqqara("perft", "silver_gold", "--depth", "2", "--json").json()
    assert [row["count"] for row in found["counts"]] == [1, 48, 48 * 47]
    assert "2,256" in saqqara("perft", "silver_gold", "--depth", "2").out
    later = saqqara("perft", "silver_gold", "--depth", "1", "--after", "9999", "--json").json()
    assert later["after"] < 9999
    assert later["counts"][1]["count"] == 1


def test_a_pack_is_copied_changed_and_checked(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert saqqara("pack", "copy", "silver_gold", str(folder)).code == 0
    good = saqqara("pack", "check", "silver_gold", str(folder), "--json").json()
    assert good["pack"] == "mine"
    assert good["warnings"] == []
    file = folder / "pack.toml"
    file.write_text(file.read_text().replace("E.S..", "E.?..", 1))
    done = saqqara("pack", "check", "silver_gold", str(folder))
    assert done.code == 1
    assert re.search(r"pack\.toml: card 1: cell c1: unknown sign '\?'", done.err)
    broken = saqqara("pack", "check", "silver_gold", str(folder), "--json").json()
    assert not broken["good"]
    assert len(broken["mistakes"]) == 1


def test_a_pack_with_odd_cards_is_good_with_warnings(tmp_path: Path) -> None:
    text = (Path(CHUTES) / "pack.toml").read_text()
    (tmp_path / "pack.toml").write_text(text.replace("E.###", "E####", 1))
    done = saqqara("pack", "check", "silver_gold", str(tmp_path))
    assert done.code == 0
    assert "card 1: I3 does not fit as first marks" not in done.out
    assert "card 1: O4 does not fit as first marks" in done.out


def test_a_pack_is_drawn() -> None:
    done = saqqara("pack", "draw", "silver_gold")
    assert done.code == 0
    assert all(str(ordinal) in done.out for ordinal in range(1, 49))
    assert "T4" in done.out
    assert saqqara("pack", "draw", "toy").code == 0


def test_bench_measures_every_game() -> None:
    found = saqqara("bench", "--seconds", "0.05", "--rounds", "1", "--json").json()
    assert {rate["name"] for rate in found["rates"]} == set(GAMES)
    assert all(rate["decisions"] > 0 and rate["copies"] > 0 for rate in found["rates"])
    assert "silver_gold" in saqqara("bench", "--seconds", "0.05", "--rounds", "1").out
