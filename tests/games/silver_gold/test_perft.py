"""The engine counts what the naive implementation counted."""

import pytest

from saqqara.core.walk import perft
from tests.games.silver_gold import naive
from tests.games.silver_gold.count_perft import COUNTS, positions

LINES = [line.split() for line in COUNTS.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("line", LINES, ids="-".join)
def test_counts_agree_with_the_naive_table(line: list[str]) -> None:
    seats, seed, after, depth, count = line
    fast, _ = positions(int(seats), seed, int(after))
    assert perft(fast, int(depth)) == int(count)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counts_agree_with_the_naive_implementation_now(seats: int) -> None:
    for after in range(0, 200, 25):
        fast, slow = positions(seats, "now", after)
        assert perft(fast, 1) == naive.perft(slow, 1)
    fast, slow = positions(seats, "now", 60)
    assert perft(fast, 2) == naive.perft(slow, 2)
