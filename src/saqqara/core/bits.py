"""Sets of small numbers as one int."""

from typing import Final

from mypy_extensions import i64

# `1 << k` with a literal 1 and an i64 k is computed in 32 bits by mypyc 2.4: always use this table.
BIT: Final[list[int]] = [2**k for k in range(62)]


# Powers of two leave different rests when divided by 67: the way back from a bit to its number.
HASH: Final[i64] = 67
NUMBER: Final[list[int]] = [62] * 67
for _k in range(62):
    NUMBER[BIT[_k] % 67] = _k


def count(bits: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def lowest(bits: i64) -> i64:
    """The lowest member; 62 for the empty set, which sorts behind every member."""
    return NUMBER[(bits & -bits) % HASH]


def members(bits: i64) -> list[int]:
    """The numbers in the set, rising."""
    found: list[int] = []
    while bits:
        low: i64 = bits & -bits
        found.append(NUMBER[low % HASH])
        bits ^= low
    return found


def nth(bits: i64, n: i64) -> i64:
    """The n-th member, counted from 0."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest(bits)
