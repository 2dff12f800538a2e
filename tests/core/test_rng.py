"""The generator's stream is frozen, and fair."""

import pytest

from saqqara.core.rng import Rng, commitment, fair

# If one of these changes, every record ever made is broken.
FROZEN = [2582410824, 786523023, 2762677584, 3499361830]
FROZEN_BELOW = [1, 1, 30, 814, 50944286]
FROZEN_FAR = 2355219414
FROZEN_FAIR = [29, 37, 0, 3, 20, 12]
FROZEN_COMMITMENT = "aeffa0a7dcc0bf0aeb1cc5eb97af5a05d135d40fff6f1eaca32b3b2bea67062a"


def test_the_stream_is_frozen() -> None:
    rng = Rng("saqqara")
    assert [rng.word() for _ in range(4)] == FROZEN
    rng = Rng("saqqara")
    assert [rng.below(n) for n in (2, 6, 48, 1000, 2**29)] == FROZEN_BELOW


def test_the_frozen_stream_stays_frozen_far_out() -> None:
    rng = Rng("far")
    for _ in range(100_000):
        rng.word()
    assert rng.word() == FROZEN_FAR


def test_chance_from_a_seed_is_frozen() -> None:
    assert commitment("saqqara") == FROZEN_COMMITMENT
    assert [fair("saqqara", nth, 48) for nth in range(6)] == FROZEN_FAIR


@pytest.mark.parametrize("n", [1, 2, 3, 7, 48])
def test_below_is_even(n: int) -> None:
    rng, found = Rng("even"), [0] * n
    for _ in range(2000 * n):
        found[rng.below(n)] += 1
    assert all(1750 < times < 2250 for times in found)


def test_below_rejects_what_would_favour_small_numbers() -> None:
    """For a large n the unfair words are many: all numbers still come evenly."""
    rng, n = Rng("large"), 3 * 2**28
    thirds = [0, 0, 0]
    for _ in range(6000):
        thirds[rng.below(n) // 2**28] += 1
    assert all(1850 < times < 2150 for times in thirds)


def test_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    rng, orders = Rng("orders"), set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_pick_takes_one_of_the_choices() -> None:
    rng = Rng("pick")
    assert {rng.pick([3, 5, 8]) for _ in range(50)} == {3, 5, 8}
