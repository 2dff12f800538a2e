"""Sets of small numbers as one int, over all kinds of sets."""

from hypothesis import given
from hypothesis import strategies as st

from saqqara.core.bits import BIT, count, lowest, members, nth

SETS = st.sets(st.integers(0, 61))


@given(SETS)
def test_an_int_holds_the_set(numbers: set[int]) -> None:
    bits = sum(BIT[number] for number in numbers)
    assert members(bits) == sorted(numbers)
    assert count(bits) == len(numbers)
    assert lowest(bits) == min(numbers, default=62)
    assert [nth(bits, n) for n in range(len(numbers))] == sorted(numbers)
