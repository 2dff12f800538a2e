"""Seeded randomness with a frozen stream: same seed, same numbers, everywhere and for ever."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """The generator sfc32 (Doty-Humphrey), seeded through SHA-256 from any text."""

    def __init__(self, seed: str) -> None:
        digest = sha256(seed.encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._count: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        out: i64 = (self._a + self._b + self._count) & WORD
        c: i64 = self._c
        self._count = (self._count + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) | (c >> 11)) & WORD) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely (Lemire's method); n < 2**30."""
        product: i64 = self.word() * n
        if product & WORD < n:
            unfair: i64 = (WORD + 1 - n) % n
            while product & WORD < unfair:
                product = self.word() * n
        return product >> 32

    def pick(self, choices: list[int]) -> int:
        return choices[self.below(len(choices))]

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def commitment(seed: str) -> str:
    """What is published before the game: it fixes the seed without telling it."""
    return sha256(seed.encode()).hexdigest()


def fair(seed: str, nth: int, total: int) -> int:
    """The number below total that decides the nth chance move of a game (counted from 0).

    Anyone can recompute it: SHA-256 of "seed/nth" as one big number, divided by total, the rest.
    """
    return int(int.from_bytes(sha256(f"{seed}/{nth}".encode()).digest(), "big") % total)
