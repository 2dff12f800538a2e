"""What bots see in a position of Im Tal der Könige."""

from saqqara.core.rng import Rng
from saqqara.core.state import BOX
from saqqara.games.valley.engine.features import (
    APES,
    FIGHT,
    HAND,
    HELPERS,
    INCOME,
    MATCH,
    MEDALLION,
    NAMES,
    OUTLOOK,
    POWER,
    RESERVE,
    SPELLS,
    clock,
    features,
)
from saqqara.games.valley.engine.rules import Valley
from tests.games.valley.table import Side, camp, choosing, dealt, laying, new, play, sending


def test_every_number_has_a_name_and_a_weight() -> None:
    numbers = features(dealt(new()), 0)
    assert len(numbers) == len(NAMES)


def test_a_match_at_two_to_one_is_eleven_to_five() -> None:
    state = camp(Side(won="sethos ramses"), Side(won="haremhab"))
    assert features(state, 0)[MATCH] == 11 / 16 - 0.5
    assert features(state, 1)[MATCH] == 5 / 16 - 0.5


def test_nothing_is_worth_keeping_in_the_deciding_tomb() -> None:
    one = Side(won="sethos amenhotep haremhab", camp="hunter", papyri="ammit")
    two = Side(won="thutmosis hatshepsut ramses")
    numbers = features(sending(one, two), 0)
    assert numbers[RESERVE] == numbers[POWER] == numbers[HAND] == 0.0


def test_a_tie_leans_to_the_holder() -> None:
    state = laying(Side(hero="tara"), Side(hero="susan"))
    assert features(state, 0)[FIGHT] > 0.0 > features(state, 1)[FIGHT]


def test_who_is_stronger_inside_looks_forward_to_more() -> None:
    weak = laying(Side(goes="camel"), Side(goes="hunter"))
    firm = laying(Side(goes="hunter"), Side(goes="hunter"))
    assert features(firm, 0)[OUTLOOK] > features(weak, 0)[OUTLOOK]


def test_the_other_hand_and_papyri_are_only_counted() -> None:
    some = camp(two=Side(hand="pit mummy", papyri="ammit"))
    others = camp(two=Side(hand="camel ape", papyri="flood"))
    assert features(some, 0) == features(others, 0)


def test_papyri_are_undead_or_traps() -> None:
    numbers = features(camp(Side(papyri="ammit flood")), 0)
    assert numbers[POWER] == 8 * numbers[SPELLS] > 0.0


def test_the_medallion_counts_for_the_next_tomb() -> None:
    assert features(camp(), 0)[MEDALLION] > 0.0
    assert features(sending(), 0)[MEDALLION] < 0.0


def test_the_clock_counts_phases() -> None:
    state = camp(Side(hand="pit"), Side(hand="pit"), deck="")
    assert clock(state) == 0
    play(state, 0, "split 4", "done")
    assert clock(state) == 1
    play(state, 1, "split 4", "done")
    assert clock(state) == 2
    play(state, 0, "pass")
    assert clock(state) == 3


def test_the_clock_of_an_open_tomb_waits() -> None:
    assert clock(choosing()) == clock(sending()) == clock(laying()) == 2


def test_the_clock_never_goes_back() -> None:
    state = new()
    rng, before = Rng("clock"), 0
    while state.actors():
        _some_move(state, rng)
        assert clock(state) >= before
        before = clock(state)


def _some_move(state: Valley, rng: Rng) -> None:
    (seat,) = state.actors()
    state.apply(seat, state.chance(rng) if seat == BOX else rng.pick(state.legal(seat)))


def test_who_has_won_needs_no_closer_look() -> None:
    state = camp(Side(won="sethos amenhotep haremhab thutmosis", camp="hunter"))
    assert [number for number in features(state, 0) if number] == [0.5]
    assert [number for number in features(state, 1) if number] == [-0.5]


def test_doctors_seers_and_smugglers_are_helpers() -> None:
    numbers = features(camp(Side(camp="doctor seer smuggler"), Side(camp="doctor")), 0)
    assert numbers[HELPERS] == 2 * numbers[MEDALLION] > 0.0


def test_patrons_and_foremen_are_income_and_apes_come_back() -> None:
    numbers = features(camp(Side(camp="patron foreman ape")), 0)
    assert numbers[INCOME] == 2 * numbers[APES] > 0.0
