"""A position as a drawing: the board of the terminal as text, as SVG or as pixels."""

from collections.abc import Iterator
from html import escape
from io import BytesIO, StringIO
from itertools import groupby
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.cells import cell_len
from rich.color import ColorSystem, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from saqqara.boards import drawer
from saqqara.core.errors import SaqqaraError
from saqqara.core.state import State
from saqqara.rl.setting import Setting
from saqqara.text import Speech

FONTS: Final = ("DejaVu Sans Mono", "DejaVu Sans")  # the second has the signs the first lacks
FILES: Final = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSans.ttf")
FONT: Final = 14.6
WIDE: Final = 9  # a cell of the drawing in pixels; at this size the font's lines join
HIGH: Final = 17
BASE: Final = 13.5  # from a cell's top to the line the letters stand on
EDGE: Final = 16  # at least so much around the drawing
STEP: Final = 16  # videos are made of squares of this size

GROUND: Final = ColorTriplet(0x1A, 0x15, 0x10)
INK: Final = ColorTriplet(0xF5, 0xEB, 0xDB)
DIM: Final = 0.35  # how much of the ground is in dim ink

Pixels = NDArray[np.uint8]
Rows = list[list[Segment]]


def ansi(setting: Setting, state: State, viewer: int) -> str:
    """What this seat, or WATCHER, sees, as coloured text for a terminal."""
    return "".join(f"{_coloured(row)}\n" for row in _rows(setting, state, viewer))


def svg(setting: Setting, state: State, viewer: int) -> str:
    """What this seat, or WATCHER, sees, as a picture; all of one setting have the same size."""
    wide, high = size(setting)
    left = (wide - WIDE * _columns(setting)) // 2
    rows = _fitted(_rows(setting, state, viewer), _lines(setting))
    shapes = "\n".join(shape for k, row in enumerate(rows) for shape in _row(row, HIGH * k))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
        f' viewBox="0 0 {wide} {high}">\n'
        f'<rect width="{wide}" height="{high}" fill="{GROUND.hex}"/>\n'
        f'<g transform="translate({left} {EDGE})" shape-rendering="crispEdges"'
        f' font-family="{", ".join(FONTS)}, monospace" font-size="{FONT}" xml:space="preserve">\n'
        f"{shapes}\n</g>\n</svg>\n"
    )


def rgb(setting: Setting, state: State, viewer: int) -> Pixels:
    """The same picture as pixels: height, width, and red, green, blue."""
    return pixels(svg(setting, state, viewer))


def pixels(picture: str) -> Pixels:
    """An SVG as pixels; only fonts that come with the packages are used, so all machines agree."""
    try:
        import matplotlib as mpl  # noqa: PLC0415
        import resvg_py  # noqa: PLC0415
        from PIL import Image  # noqa: PLC0415
    except ImportError as error:
        raise SaqqaraError(f"pictures need {error.name}: pip install 'saqqara[rl]'") from error
    folder = Path(mpl.get_data_path()) / "fonts" / "ttf"
    files = [str(folder / name) for name in FILES]
    png = resvg_py.svg_to_bytes(svg_string=picture, skip_system_fonts=True, font_files=files)
    with Image.open(BytesIO(png)) as image:
        return np.array(image.convert("RGB"))


def size(setting: Setting) -> tuple[int, int]:
    """Width and height of a setting's pictures."""
    wide = WIDE * _columns(setting) + 2 * EDGE
    high = HIGH * _lines(setting) + 2 * EDGE
    return -(-wide // STEP) * STEP, -(-high // STEP) * STEP


def _columns(setting: Setting) -> int:
    return drawer(setting.game.name).columns


def _lines(setting: Setting) -> int:
    table, seat = drawer(setting.game.name).rows
    return table + seat * setting.seats


def _rows(setting: Setting, state: State, viewer: int) -> Rows:
    """The board line by line, in pieces of one style; nothing depends on a terminal."""
    view = setting.game.telling.view(state, viewer)
    console = Console(file=StringIO(), width=_columns(setting), height=100, legacy_windows=False)
    box = setting.game.telling.box(setting.pack, setting.seats, setting.options)
    drawing = drawer(setting.game.name).draw(view, box, Speech("en"))
    options = console.options.update(height=None)
    rows = console.render_lines(drawing, options, pad=False)
    return [list(Segment.simplify(row)) for row in rows]


def _fitted(rows: Rows, room: int) -> Rows:
    """At most so many lines; three dots where there would be more."""
    return rows if len(rows) <= room else [*rows[: room - 1], [Segment("…", Style(dim=True))]]


def _coloured(row: list[Segment]) -> str:
    pieces = ((piece.style or Style.null(), piece.text) for piece in row)
    return "".join(style.render(text, color_system=ColorSystem.TRUECOLOR) for style, text in pieces)


def _row(row: list[Segment], top: int) -> Iterator[str]:
    yield from _grounds(row, top)
    yield from _letters(row, top + BASE)


def _grounds(row: list[Segment], top: int) -> Iterator[str]:
    """What lies behind a line, as few pieces as possible."""
    at = 0
    for colour, pieces in groupby(row, _ground):
        wide = sum(piece.cell_length for piece in pieces)
        if colour:
            place = f'x="{at * WIDE}" y="{top}" width="{wide * WIDE}" height="{HIGH}"'
            yield f'<rect {place} fill="{colour}"/>'
        at += wide


def _ground(piece: Segment) -> str:
    """Its colour; empty for none of its own."""
    colour = piece.style.bgcolor if piece.style else None
    return "" if colour is None else colour.get_truecolor().hex


def _letters(row: list[Segment], base: float) -> Iterator[str]:
    at = 0
    for piece in row:
        if piece.text.strip():
            yield _text(piece.text, piece.style or Style.null(), at, base)
        at += piece.cell_length


def _text(text: str, style: Style, at: int, base: float) -> str:
    """Each sign gets its place, so that columns stand below each other in any font."""
    places = []
    for sign in text:
        places.append(str(at * WIDE))
        at += cell_len(sign)
    bold = ' font-weight="bold"' if style.bold else ""
    return (
        f'<text x="{" ".join(places)}" y="{base}" fill="{_ink(style)}"{bold}>{escape(text)}</text>'
    )


def _ink(style: Style) -> str:
    ink = INK if style.color is None else style.color.get_truecolor()
    return (blend_rgb(ink, GROUND, DIM) if style.dim else ink).hex
