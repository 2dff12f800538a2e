"""A pen writes numbers one after another into a row of zeros."""

from array import array

from saqqara.core.state import WATCHER
from saqqara.core.tensor import Part, Pen, around, width


def test_what_a_pen_writes() -> None:
    row = array("h", bytes(2 * 14))
    pen = Pen(row, at=1)
    pen.put(-3)
    pen.put(0)
    pen.one_of(2, 3)
    pen.one_of(-1, 2)  # none of them
    pen.skip(1)
    pen.bits(0b1011, 4)
    pen.put(7)
    assert pen.at == 14
    assert row.tolist() == [0, -3, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 7]


def test_parts_know_their_size() -> None:
    parts = (Part("plane", (2, 5, 5)), Part("count", (3,), 9), Part("points", (1,), 50, -20))
    assert [part.size for part in parts] == [50, 3, 1]
    assert width(parts) == 54
    assert [(part.low, part.high) for part in parts] == [(0, 1), (0, 9), (-20, 50)]


def test_seats_are_counted_from_the_viewer_on() -> None:
    assert around(2, 4) == [2, 3, 0, 1]
    assert around(WATCHER, 3) == [0, 1, 2]
