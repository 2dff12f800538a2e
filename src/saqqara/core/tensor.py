"""A position as numbers for learners: named parts in a fixed order, written by a pen."""

from librt.vecs import vec
from mypy_extensions import i16, i64


class Plane:
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

    def __init__(self, row: vec[i16], at: i64 = 0) -> None:
        self.row = row
        self.at: i64 = at

    def put(self, number: int) -> None:
        """The next number."""
        self.row[self.at] = number
        self.at += 1

    def one_of(self, which: i64, choices: i64) -> None:
        """So many numbers, a one at `which`; none if that is negative."""
        if which >= 0:
            self.row[self.at + which] = 1
        self.at += choices

    def bits(self, bits: i64, length: i64) -> None:
        """So many numbers, a one for every bit that is set."""
        row, at = self.row, self.at
        while bits:
            if bits & 1:
                row[at] = 1
            bits >>= 1
            at += 1
        self.at += length

    def ones(self, places: vec[i64], length: i64) -> None:
        """So many numbers, a one at each of these places."""
        row, at = self.row, self.at
        k: i64
        for k in range(len(places)):
            row[at + places[k]] = 1
        self.at += length

    def copy(self, numbers: vec[i16]) -> None:
        """All these."""
        row, at = self.row, self.at
        k: i64
        for k in range(len(numbers)):
            row[at + k] = numbers[k]
        self.at += len(numbers)

    def skip(self, numbers: i64) -> None:
        """Leaves so many zeros."""
        self.at += numbers


def zeros(numbers: i64) -> vec[i16]:
    """A row to write into."""
    return vec[i16]([0] * numbers)


def width(planes: tuple[Plane, ...]) -> int:
    """How many numbers all parts have together."""
    numbers = 0
    for part in planes:
        numbers += part.size
    return numbers


def around(viewer: int, seats: int) -> list[int]:
    """The seats in the order in which a viewer's numbers name them: itself first, then on around.

    A viewer without a seat begins with the first one.
    """
    first = max(viewer, 0)
    return [(first + k) % seats for k in range(seats)]
