"""Lines of text with a known width, put side by side and below each other."""

from collections.abc import Callable, Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.text import Text

from saqqara.boards.signs import Signs, signs_for

Lines = list[Text]


class Stack:
    """Lines for Rich, drawn when the signs and the width of the console are known."""

    def __init__(self, rows: Callable[[Signs, int], Lines]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.rows(signs_for(console), options.max_width)


def line(*pieces: str | Text | tuple[str, str]) -> Text:
    """A line out of pieces; a plain one can come with its style."""
    return Text.assemble(*pieces, no_wrap=True)


def padded(text: Text, cells: int) -> Text:
    """Exactly so wide: cut or filled up."""
    out = text.copy()
    out.truncate(cells, overflow="ellipsis", pad=True)
    return out


def cut(text: Text, cells: int) -> Text:
    """At most so wide."""
    out = text.copy()
    out.truncate(cells, overflow="ellipsis")
    return out


def width(block: Sequence[Text]) -> int:
    return max((text.cell_len for text in block), default=0)


def beside(blocks: Sequence[Lines], gap: int = 2) -> Lines:
    """Blocks from left to right, their tops level."""
    height = max((len(block) for block in blocks), default=0)
    widths = [width(block) for block in blocks]
    rows: Lines = []
    for k in range(height):
        row = line()
        for block, start in zip(blocks, _starts(widths, gap), strict=True):
            if k < len(block) and block[k].cell_len:
                row.append(" " * (start - row.cell_len))
                row.append_text(block[k])
        rows.append(row)
    return rows


def _starts(widths: list[int], gap: int) -> list[int]:
    """Where each of some blocks begins."""
    return [sum(widths[:k]) + gap * k for k in range(len(widths))]


def wrapped(text: str, cells: int, style: str = "") -> Lines:
    """A sentence on as many lines as it needs."""
    rows: Lines = [line()]
    for word in text.split():
        if rows[-1].cell_len and rows[-1].cell_len + 1 + cell_len(word) > cells:
            rows.append(line())
        rows[-1].append(f" {word}" if rows[-1].cell_len else word, style)
    return [cut(row, cells) for row in rows]
