"""The toy game's rules, dealt card by card."""

import pytest

from saqqara.core.bits import members
from saqqara.core.errors import NotationError, PackError, RulesError
from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games import GAMES
from saqqara.games.toy.engine.rules import Toy
from saqqara.games.toy.view import view

TOY = GAMES["toy"]


def play(state: Toy, *lines: str) -> Toy:
    """Lines as in a record: `box card 3`, `1 lay 3`."""
    for line in lines:
        seat, notation = line.split(" ", 1)
        TOY.play(
            state, BOX if seat == "box" else int(seat) - 1, TOY.rules.read(state.pack, notation)
        )
    return state


def dealt(*cards: int, seats: int = 2, wins: str = "high") -> Toy:
    state: Toy = TOY.new(seats, options={"wins": wins})
    return play(state, *(f"box card {card}" for card in cards))


@pytest.mark.rule("TY-1")
def test_the_box_holds_six_cards_and_three_treasures() -> None:
    state = dealt()
    assert state.odds() == [(TOY.rules.read(state.pack, f"card {card}"), 1) for card in range(1, 7)]
    assert [worth + 1 for worth, n in enumerate(state.treasures) if n] == [1, 2, 3]


@pytest.mark.rule("TY-2")
def test_every_seat_is_dealt_two_cards() -> None:
    state = dealt(1, 4, 6, 2, 5, 3, seats=3)
    assert [members(hand) for hand in state.hands] == [[0, 3], [1, 5], [2, 4]]


@pytest.mark.rule("TY-3")
def test_a_treasure_is_turned_up_once() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2", "1 lay 1", "2 lay 6")
    assert [TOY.rules.write(state.pack, move) for move, _ in state.odds()] == [
        "treasure 1",
        "treasure 3",
    ]
    assert not play(state, "box treasure 3", "2 lay 2", "1 lay 4").actors()


@pytest.mark.rule("TY-4")
def test_cards_are_shown_when_the_last_is_laid() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2", "1 lay 1")
    assert view(state, 1).laid == [0, 0]
    assert view(state, 0).laid == [1, 0]
    assert view(play(state, "2 lay 6"), 1).laid == [1, 6]


@pytest.mark.rule("TY-4")
def test_a_card_must_be_in_hand_and_is_laid_once() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2")
    for line, rule in [("1 lay 6", "TY-4"), ("1 card 1", "TY-3")]:
        with pytest.raises(RulesError) as refused:
            play(state, line)
        assert refused.value.rule == rule
    with pytest.raises(RulesError, match="toy-why-laid"):
        play(state, "1 lay 4", "1 lay 1")


@pytest.mark.rule("TY-5")
@pytest.mark.parametrize(("wins", "won"), [("high", [0, 2]), ("low", [2, 0])])
def test_the_highest_card_takes_the_treasure_or_the_lowest(wins: str, won: list[int]) -> None:
    state = play(dealt(1, 4, 6, 2, wins=wins), "box treasure 2", "1 lay 1", "2 lay 6")
    assert state.scores() == won


@pytest.mark.rule("TY-6")
def test_most_points_win_and_equal_points_share() -> None:
    first = play(
        dealt(1, 2, 3, 4, 5, 6, seats=3), "box treasure 1", "1 lay 1", "2 lay 3", "3 lay 5"
    )
    end = play(first, "box treasure 3", "1 lay 2", "2 lay 4", "3 lay 6")
    assert end.scores() == [0, 0, 4]
    assert end.ranks() == [2, 2, 1]
    with pytest.raises(RulesError, match="toy-why-over"):
        play(end, "1 lay 1")


@pytest.mark.parametrize("text", ["lay", "lay 0", "lay 10", "lay x", "hop 3", "lay 3 4", ""])
def test_bad_notation_is_refused_with_the_text(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        TOY.rules.read(TOY.pack(), text)
    assert repr(text) in str(refused.value)


@pytest.mark.rule("TY-1")
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("cards = [1, 2, 3, 4, 5]\ntreasures = [1, 2, 3]", "6 whole numbers"),
        ("cards = [1, 2, 3, 4, 5, 5]\ntreasures = [1, 2, 3]", "stands twice"),
        ("cards = [1, 2, 3, 4, 5, 6]\ntreasures = [1, 2, 10]", "10 is not 1 to 9"),
        ("cards = [1, 2, 3, 4, 5, 6]\ntreasures = [1, 2, true]", "3 whole numbers"),
        ("cards = [1, 2, 3, 4, 5, 6]\ntreasures = [1, 2, 3]\nx = 1", "unknown key 'x'"),
        ("cards", "not readable as TOML"),
    ],
)
def test_a_broken_pack_is_refused(
    tmp_path_factory: pytest.TempPathFactory, content: str, reason: str
) -> None:
    folder = tmp_path_factory.mktemp("pack")
    (folder / "pack.toml").write_text(content)
    with pytest.raises(PackError, match=reason):
        TOY.pack(str(folder))


def test_a_guess_keeps_the_own_hand_and_redraws_the_other_with_its_hidden_card() -> None:
    before = dealt(1, 4, 6, 2)
    assert before.guess(0, Rng("none laid")).laid == before.laid
    state = play(before, "box treasure 2", "2 lay 6")
    guesses = [state.guess(0, Rng(str(seed))) for seed in range(40)]
    assert {guess.hands[0] for guess in guesses} == {state.hands[0]}
    assert len({(guess.hands[1], guess.laid[1]) for guess in guesses}) > 5
    own = {0, 3}
    assert all(guess.laid[1] not in own for guess in guesses)
    assert all(not own & set(members(guess.hands[1])) for guess in guesses)
