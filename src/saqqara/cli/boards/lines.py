"""Lines of text with a known width, put side by side and below each other."""

from collections.abc import Sequence

from rich.text import Text

Lines = list[Text]


def line(*pieces: str | tuple[str, str]) -> Text:
    """A line out of plain pieces and (piece, style)."""
    return Text.assemble(*pieces, no_wrap=True, end="")


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
        for block, cells in zip(blocks, widths, strict=True):
            row.append_text(padded(block[k] if k < len(block) else line(), cells))
            row.append(" " * gap)
        row.rstrip()
        rows.append(row)
    return rows


def wrapped(text: str, cells: int, style: str = "") -> Lines:
    """A sentence on as many lines as it needs."""
    rows: Lines = [line()]
    for word in text.split():
        if rows[-1].cell_len and rows[-1].cell_len + 1 + len(word) > cells:
            rows.append(line())
        rows[-1].append(f" {word}" if rows[-1].cell_len else word, style)
    return [cut(row, cells) for row in rows]
