"""The engine and the naive second implementation agree, move by move."""

import tomllib
from collections import Counter
from itertools import product

import pytest

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games.valley.engine.cards import CARDS, Deck
from saqqara.games.valley.engine.moves import READY
from saqqara.games.valley.engine.rules import Valley
from saqqara.games.valley.engine.zones import Zone
from saqqara.games.valley.pack import load
from tests.games.broken import changed, loaded
from tests.games.valley import naive
from tests.games.valley.table import GAME, PACK, STANDARD, legal, new, odds, strengths

OPTIONS = [*product(("4", "3"), ("off", "on"))]

# Fewer plain cards and more of those that interfere: starlets, doctors, seers, smugglers.
WILD = changed(
    STANDARD,
    ('id = "starlet"\ncopies = 1', 'id = "starlet"\ncopies = 4'),
    ('id = "doctor"\ncopies = 2', 'id = "doctor"\ncopies = 6'),
    ('id = "smuggler"\ncopies = 2', 'id = "smuggler"\ncopies = 4'),
    ('id = "enchantress"\ncopies = 1\ncost = 4', 'id = "enchantress"\ncopies = 3\ncost = 1'),
    ('id = "assassin"\ncopies = 1\ncost = 3', 'id = "assassin"\ncopies = 3\ncost = 1'),
    ('id = "worker"\ncopies = 3', 'id = "worker"\ncopies = 1'),
    ('id = "hunter"\ncopies = 2', 'id = "hunter"\ncopies = 0'),
    ('id = "archaeologist"\ncopies = 2', 'id = "archaeologist"\ncopies = 0'),
    ('id = "thief"\ncopies = 3', 'id = "thief"\ncopies = 0'),
    ('id = "porter"\ncopies = 2', 'id = "porter"\ncopies = 0'),
    ('id = "spy"\ncopies = 2', 'id = "spy"\ncopies = 0'),
    ('id = "dart"\ncopies = 3\neffect = "companion"', 'id = "dart"\ncopies = 3\neffect = "two_4"'),
)
PACKS = {"standard": (STANDARD, PACK), "wild": (WILD, loaded(load, WILD))}


def choose(state: Valley, seat: int, rng: Rng) -> int:
    """Any move, but a side is seldom ready before all have entered."""
    if seat == BOX:
        return state.chance(rng)
    moves = state.legal(seat)
    move = rng.pick(moves)
    return rng.pick(moves) if move == READY and rng.below(3) else move


def agree_on_moves(state: Valley, plain: naive.Naive) -> None:
    assert state.actors() == plain.actors()
    if state.actors() == [BOX]:
        assert odds(state) == plain.odds()
    elif state.actors():
        (seat,) = state.actors()
        assert legal(state, seat) == plain.legal(seat)


def agree_on_table(state: Valley, plain: naive.Naive) -> None:
    assert (state.scores(), state.ranks()) == (plain.scores(), plain.ranks())
    for seat in (0, 1):
        assert state.coins(seat) == plain.coins[seat]
        assert cards(state.hands[seat]) == +plain.hands[seat]
        assert cards(state.papyri[seat]) == +plain.papyri[seat]
        assert cards(state.camps[seat]) == +plain.camps[seat]
        assert cards(state.inside[seat]) == +plain.inside[seat]
        assert cards(state.laid[seat]) == +plain.face_down[seat]
        assert strengths(state, seat) == plain.strengths(seat)
    if not state.wounded:  # when a trap that still asks a doctor is discarded is nobody's business
        assert piles(state.discarded) == +plain.discarded
        assert cards(state.spent) == +plain.spent
    assert piles(state.deck) == +plain.deck


def cards(zone: Zone) -> Counter[str]:
    return Counter(CARDS[kind] for kind in zone)


def piles(counts: list[int]) -> Counter[str]:
    return +Counter({CARDS[kind]: count for kind, count in enumerate(counts)})


def game(text: str, deck: Deck, options: dict[str, str], rng: Rng) -> int:
    """The moves of a game in which both agree on everything."""
    state = new(options["tombs"], options["consolation"], deck)
    plain = naive.Naive(tomllib.loads(text), options)
    moves = 0
    while state.actors():
        agree_on_moves(state, plain)
        (seat,) = state.actors()
        move = choose(state, seat, rng)
        state.apply(seat, move)
        plain.apply(seat, GAME.rules.write(deck, move))
        agree_on_table(state, plain)
        moves += 1
    assert plain.actors() == []
    return moves


@pytest.mark.rule("VK-4", "VK-14", "VK-16", "VK-19")
@pytest.mark.parametrize(("tombs", "consolation"), OPTIONS)
@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("batch", range(3))
def test_the_engine_and_the_naive_one_agree_through_whole_games(
    pack: str, tombs: str, consolation: str, batch: int
) -> None:
    text, deck = PACKS[pack]
    options = {"tombs": tombs, "consolation": consolation}
    for number in range(8):
        rng = Rng(f"{pack}/{tombs}/{consolation}/{batch}/{number}")
        assert game(text, deck, options, rng) <= GAME.rules.bound(deck, 2, options)


@pytest.mark.rule("VK-19", "VK-20")
@pytest.mark.parametrize(("tombs", "consolation"), OPTIONS)
def test_no_game_gets_stuck_and_each_ends_with_one_winner(tombs: str, consolation: str) -> None:
    options = {"tombs": tombs, "consolation": consolation}
    for number in range(40):
        rng = Rng(f"end/{tombs}/{consolation}/{number}")
        state, moves = new(tombs, consolation), 0
        while state.actors():
            state.apply(state.actors()[0], choose(state, state.actors()[0], rng))
            moves += 1
        assert moves <= GAME.rules.bound(PACK, 2, options)
        assert (max(state.scores()), sorted(state.ranks())) == (int(tombs), [1, 2])


@pytest.mark.parametrize("lazy", ["nobody", "everybody"])
def test_games_of_stubborn_seats_end_too(lazy: str) -> None:
    """Nobody ever enters a tomb, or everybody does everything there is to do."""
    state, rng, moves = new(), Rng(lazy), 0
    while state.actors():
        (seat,) = state.actors()
        place = -1 if lazy == "nobody" else 0
        state.apply(seat, state.chance(rng) if seat == BOX else state.legal(seat)[place])
        moves += 1
    assert moves <= GAME.rules.bound(PACK, 2, {"tombs": "4", "consolation": "off"})
    assert max(state.scores()) == 4
