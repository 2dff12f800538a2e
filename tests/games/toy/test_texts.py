"""The cards of the toy game have names, and sentences say them."""

import pytest

from saqqara.core.said import Said
from saqqara.core.state import WATCHER
from saqqara.games.toy.tell import tell
from saqqara.text import Speech
from tests.games.toy.test_toy import TOY, dealt, play

NAMES = {"en": "laid 6 (falcon)", "de": "6 (Falke) gelegt"}


def heard(language: str) -> list[str]:
    """What everybody hears of the last card of a round."""
    before = play(dealt(1, 4, 6, 2), "box treasure 2", "1 lay 1")
    move = TOY.rules.read(before.pack, "lay 6")
    after = play(before.copy(), "2 lay 6")
    return [Speech(language).tell(said) for said in tell(before, 1, move, after, WATCHER)]


@pytest.mark.parametrize("language", NAMES)
def test_a_card_is_told_by_its_name(language: str) -> None:
    assert heard(language)[1].endswith(NAMES[language])


def test_every_card_has_a_name_of_its_own_in_both_languages() -> None:
    for language in NAMES:
        names = {Speech(language)(f"toy-card-{card}") for card in range(1, 10)}
        assert len(names) == 9


def test_a_reason_names_the_card() -> None:
    state = play(dealt(1, 4, 6, 2), "box treasure 2")
    why = TOY.telling.why_not(state, 0, TOY.rules.read(state.pack, "lay 6"))
    assert Speech("en").tell(why) == "You do not hold card 6 (falcon)."


def test_the_hand_is_told_to_its_seat_alone() -> None:
    before = dealt()
    move = TOY.rules.read(before.pack, "card 3")
    after = play(before.copy(), "box card 3")
    own, others = (tell(before, -1, move, after, viewer) for viewer in (0, 1))
    assert own == [Said("toy-dealt", {"seat": 0, "card": "3"})]
    assert others == [Said("toy-dealt-hidden", {"seat": 0})]
