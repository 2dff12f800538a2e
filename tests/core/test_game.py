"""The card of a game: new games, options, packs and the checked door."""

from pathlib import Path

import pytest

from saqqara.core.errors import PackError, RulesError, SaqqaraError
from saqqara.core.rng import Rng
from saqqara.core.walk import copies, playout
from saqqara.games import GAMES, find
from tests.facts import facts

TOY = GAMES["toy"]
CHUTES = Path(__file__).parents[1] / "games" / "silver_gold" / "packs" / "chutes"


def test_a_new_game_has_the_fewest_seats_and_the_first_choices() -> None:
    assert TOY.new().seats == 2
    assert TOY.settled({}) == {"wins": "high"}
    assert TOY.new(options={"wins": "low"}).low


@pytest.mark.parametrize("seats", [1, 4, 0, -1])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(SaqqaraError, match=f"toy: {seats} seats; it is for 2 to 3 seats"):
        TOY.new(seats)


def test_a_game_for_one_number_of_seats_says_so() -> None:
    fields = {name: getattr(TOY, name) for name in TOY.__dataclass_fields__}
    duel = type(TOY)(**{**fields, "seats": range(2, 3)})
    with pytest.raises(SaqqaraError, match="it is for 2 seats"):
        duel.new(3)


def test_unknown_options_and_choices_are_refused_by_name() -> None:
    with pytest.raises(SaqqaraError, match="no option 'tempo'; there are: wins"):
        TOY.new(options={"tempo": "fast"})
    with pytest.raises(SaqqaraError, match="wins=never; it can be: high, low"):
        TOY.new(options={"wins": "never"})
    with pytest.raises(SaqqaraError, match="no option 'wins'; there are: none"):
        GAMES["silver_gold"].new(options={"wins": "low"})


def test_a_pack_is_found_by_name_or_by_folder() -> None:
    game = GAMES["silver_gold"]
    assert game.pack().name == "standard"
    assert game.pack(str(CHUTES)).name == "chutes"
    assert game.pack().digest != game.pack(str(CHUTES)).digest
    with pytest.raises(PackError, match="cannot be read"):
        game.pack("nowhere")


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(SaqqaraError, match=f"no game 'chess'; there are: {', '.join(GAMES)}"):
        find("chess")


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(RulesError, match="there is no seat") as refused:
        TOY.play(TOY.new(2), seat, 0)
    assert refused.value.rule == "seat"


def test_a_refusal_names_who_what_and_where() -> None:
    with pytest.raises(RulesError, match=r"toy, box: toy-why-not-now \(TY-3\)"):
        TOY.play(TOY.new(2), -1, 0)
    with pytest.raises(RulesError, match=r"toy, seat 1: toy-why-not-now \(TY-3\)"):
        TOY.play(TOY.new(2), 0, 0)


def test_copying_for_a_measurement_changes_nothing() -> None:
    state = TOY.new(3)
    before = facts(state.copy())
    copies(state, 3)
    assert facts(state) == before
    assert playout(state, Rng("whole")) == 6


def test_the_keys_of_a_games_texts_begin_with_its_name() -> None:
    assert GAMES["silver_gold"].text_key("option", "x") == "silver-gold-option-x"


@pytest.mark.parametrize("number", [0, 99])
def test_rules_that_never_were_are_refused_by_their_number(number: int) -> None:
    with pytest.raises(SaqqaraError, match=f"toy: no rules {number}; there are 1 to 1"):
        GAMES["toy"].new(rules=number)
