"""A position as numbers for learners: named parts in a fixed order, written by a pen."""

from array import array

from saqqara.core.bits import BIT


class Part:
    """A named block of numbers in an observation, from `low` to `high`.

    Blocks of two or more dimensions are planes, the others vectors.
    """

    def __init__(self, name: str, shape: tuple[int, ...], high: int = 1, low: int = 0) -> None:
        self.name = name
        self.shape = shape
        self.high = high
        self.low = low

    @property
    def size(self) -> int:
        """How many numbers it has."""
        numbers = 1
        for length in self.shape:
            numbers *= length
        return numbers


class Pen:
    """Writes numbers one after another, from `at` on, into a row of zeros."""

    def __init__(self, row: "array[int]", at: int = 0) -> None:
        self.row = memoryview(row)  # quicker to write into than the array, 20 % on the whole
        self.at = at

    def put(self, number: int) -> None:
        """The next number."""
        if number:
            self.row[self.at] = number
        self.at += 1

    def one_of(self, which: int, choices: int) -> None:
        """So many numbers, a one at `which`; none if that is negative."""
        if which >= 0:
            self.row[self.at + which] = 1
        self.at += choices

    def bits(self, bits: int, length: int) -> None:
        """So many numbers, a one for every bit that is set."""
        for k in range(length):
            if bits & BIT[k]:
                self.row[self.at + k] = 1
        self.at += length

    def skip(self, numbers: int) -> None:
        """Leaves so many zeros."""
        self.at += numbers


def width(parts: tuple[Part, ...]) -> int:
    """How many numbers all parts have together."""
    numbers = 0
    for part in parts:
        numbers += part.size
    return numbers


def around(viewer: int, seats: int) -> list[int]:
    """The seats in the order in which a viewer's numbers name them: itself first, then on around.

    A viewer without a seat begins with the first one.
    """
    first = max(viewer, 0)
    return [(first + k) % seats for k in range(seats)]
