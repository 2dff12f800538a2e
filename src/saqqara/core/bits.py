"""Sets of small numbers as one int."""

from typing import Final

from mypy_extensions import i64

# `1 << k` with a literal 1 and an i64 k is computed in 32 bits by mypyc 2.4: always use this table.
BIT: Final[list[int]] = [2**k for k in range(62)]


def count(bits: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def lowest(bits: i64) -> i64:
    """The lowest member; 62 for the empty set, which sorts behind every member."""
    if not bits:
        return 62
    found: i64 = 0
    while not bits & 1:
        bits >>= 1
        found += 1
    return found


def members(bits: i64) -> list[int]:
    """The numbers in the set, rising."""
    found: list[int] = []
    k: i64 = 0
    while bits:
        if bits & 1:
            found.append(k)
        bits >>= 1
        k += 1
    return found


def nth(bits: i64, n: i64) -> i64:
    """The n-th member, counted from 0."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest(bits)
