"""A pen writes numbers one after another into a row of zeros."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from saqqara.core.state import WATCHER
from saqqara.core.tensor import Pen, Plane, around, width, zeros


def test_what_a_pen_writes() -> None:
    row = zeros(21)
    pen = Pen(row, at=1)
    pen.put(-3)
    pen.put(0)
    pen.one_of(2, 3)
    pen.one_of(-1, 2)  # none of them
    pen.skip(1)
    pen.bits(0b1011, 4)
    pen.put(7)
    pen.copy(vec[i16]([5, 0, 6]))
    pen.ones(vec[i64]([0, 3]), 4)
    assert pen.at == 21
    assert list(row) == [0, -3, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 7, 5, 0, 6, 1, 0, 0, 1]


def test_parts_know_their_size() -> None:
    parts = (Plane("plane", (2, 5, 5)), Plane("count", (3,), 9), Plane("points", (1,), 50, -20))
    assert [part.size for part in parts] == [50, 3, 1]
    assert width(parts) == 54
    assert [(part.low, part.high) for part in parts] == [(0, 1), (0, 9), (-20, 50)]


def test_seats_are_counted_from_the_viewer_on() -> None:
    assert around(2, 4) == [2, 3, 0, 1]
    assert around(WATCHER, 3) == [0, 1, 2]
