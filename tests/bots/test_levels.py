"""The four levels in every game: legal, honest, and able to say what they aim at."""

from dataclasses import replace

import pytest

from saqqara.bots import BOTS, LEVELS, advise, make
from saqqara.bots.bot import Sight
from saqqara.bots.fitted import load
from saqqara.bots.levels import Thinker, level
from saqqara.bots.search import Level
from saqqara.core.game import AnyGame
from saqqara.core.rng import Rng
from saqqara.core.state import BOX, State
from saqqara.core.walk import advance
from saqqara.games import GAMES
from saqqara.text import LANGUAGES, Speech

over_games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def position(game: AnyGame, seed: str, share: float = 0.5) -> State:
    """Where a seat has a choice, after this share of a random game."""
    state: State = game.new(max(2, game.seats.start))
    rng, choices = Rng(seed), []
    while actors := state.actors():
        if actors[0] != BOX and len(state.legal(actors[0])) > 1:
            choices.append(state.copy())
        advance(state, 1, rng)
    return choices[int(share * len(choices))]


def test_levels_come_first_among_the_bots() -> None:
    assert list(BOTS)[:4] == list(LEVELS) == ["gentle", "steady", "strong", "master"]


@over_games
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_decides_the_same_whatever_is_hidden(game: AnyGame, name: str) -> None:
    """Its whole effort, with as much time as it needs: the law of no leak tries little effort."""
    patient = replace(level(name, game.name), seconds=600.0)
    for share in (0.1, 0.6):
        state = position(game, f"{name}{share}", share)
        seat = state.actors()[0]
        other = state.guess(seat, Rng("redrawn"))
        choices = {
            Thinker(game, Rng("luck"), patient).choose(Sight(truth, seat))
            for truth in (state, other)
        }
        assert len(choices) == 1
        assert choices <= set(state.legal(seat))


@over_games
def test_fitted_numbers_are_of_the_features_there_are(game: AnyGame) -> None:
    state = position(game, "names")
    assert len(game.judging.features(state, 0)) == len(game.judging.names)
    assert len(set(game.judging.names)) == len(game.judging.names)
    for fitted in load(game.name).values():
        assert set(fitted.weights) <= set(game.judging.names)
        assert fitted.spread > 0
        assert fitted.command


@over_games
def test_every_aim_has_words(game: AnyGame) -> None:
    for language in LANGUAGES:
        say = Speech(language)
        for name in game.judging.names:
            assert say(game.text_key("aim", name.replace("_", "-")))


@over_games
def test_advice_is_legal_and_knows_its_aim(game: AnyGame) -> None:
    state = position(game, "advice")
    seat = state.actors()[0]
    thought = advise(game, Sight(state, seat), Rng("advice"))
    assert thought.move in state.legal(seat)
    keys = {game.text_key("aim", name.replace("_", "-")) for name in game.judging.names}
    assert thought.aim is None or thought.aim.key in keys


def test_who_notices_little_still_moves() -> None:
    game = GAMES["silver_gold"]
    state = position(game, "blind")
    seat = state.actors()[0]
    blind = Thinker(game, Rng("blind"), Level(notices=0.0))
    assert {blind.choose(Sight(state, seat)) for _ in range(40)} == set(state.legal(seat))


def test_clock_never_goes_back() -> None:
    for game in GAMES.values():
        state, rng, before = game.new(max(2, game.seats.start)), Rng("clock"), 0
        while advance(state, 1, rng):
            now = game.judging.clock(state)
            assert now >= before
            before = now
        assert before > 5


def test_make_knows_all() -> None:
    game = GAMES["toy"]
    state = position(game, "make")
    for name in BOTS:
        seat = state.actors()[0]
        assert make(name, game, Rng(name)).choose(Sight(state, seat)) in state.legal(seat)
