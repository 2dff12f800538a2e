"""The board of Das Labyrinth des Pharao: the whole screen, the questions, what a choice brings."""

from typing import Final

from saqqara.boards.labyrinth.board import (
    RINGS,
    SHOWN,
    drawn,
    flat,
    large,
    sign,
)
from saqqara.boards.labyrinth.pick import TilePick, pick
from saqqara.boards.labyrinth.side import header, others, side
from saqqara.boards.labyrinth.table import draw, draw_pack
from saqqara.boards.labyrinth.walls import ACROSS, ASCII_ACROSS, DOTTED, HEAVY
from saqqara.boards.lines import Lines, beside, line, width
from saqqara.boards.screen import ROOMY, TALL, Block, Scene, Screen
from saqqara.boards.signs import ASCII
from saqqara.games.labyrinth.box import Box
from saqqara.games.labyrinth.engine.cells import FIELD_NAMES
from saqqara.games.labyrinth.view import ChamberView, SeatView, View

GAP: Final = 2
AROUND: Final = 7  # rows of the screen that are neither board nor side: header, log, question


def blocks(scene: Scene) -> list[Block]:
    """Everything but prompt and log, from top to bottom."""
    board = _board(scene)
    room = max(len(board), scene.rows - AROUND) if scene.rows < TALL else len(board)
    beside_it = side(scene, scene.width - width(board) - GAP, room)
    below = others(scene, scene.width) if not scene.spread else []
    return [
        Block(header(scene)),
        Block(beside([board, beside_it], GAP)),
        Block(below, ROOMY),
    ]


def _board(scene: Scene) -> Lines:
    """The own board as it would be after the choice."""
    mine: SeatView = (scene.after or scene.view).seats[scene.seat]
    shown = drawn(scene.view, scene.box, mine, _fresh(scene), scene.view.asked)
    return large(shown, scene.signs) if scene.rows >= TALL else flat(shown, scene.signs)


def _fresh(scene: Scene) -> str:
    """The field of the tile under way, or of the one laid in this moment."""
    if isinstance(scene.pick, TilePick):
        return FIELD_NAMES[scene.pick.field]
    mine: SeatView = scene.view.seats[scene.seat]
    return next((tile.field for tile in mine.tiles if tile.draft), "")


# What is asked, and what it brings


def prompt(scene: Scene) -> str:
    view: View = scene.view
    if view.due == "lay":
        return scene.say("labyrinth-ask-lay", number=view.number)
    if view.due == "stone":
        return scene.say("labyrinth-ask-stone", cell=view.asked)
    if view.due == "start":
        return scene.say("labyrinth-ask-start", left=scene.box.latest_start - view.card)
    return scene.say("labyrinth-ask-bet", card=view.card + 1, number=view.number)


def keys(scene: Scene) -> str:
    tile = isinstance(scene.pick, TilePick)
    return scene.say("labyrinth-keys-tile" if tile else "labyrinth-keys-answer")


def brings(scene: Scene) -> str:
    """How the corridor grows or ends, which stones are shut in or lost, what a stone is worth."""
    if scene.after is None or scene.view.due == "bet":
        return ""
    now: SeatView = scene.view.seats[scene.seat]
    then: SeatView = scene.after.seats[scene.seat]
    return " ".join([*_corridor(scene, now, then), *_chambers(scene, now, then)])


def _corridor(scene: Scene, now: SeatView, then: SeatView) -> list[str]:
    length = len(then.corridor)
    grows = length > len(now.corridor)
    if then.start and not then.ahead and (now.ahead or not now.start):
        key = "last" if grows else "end" if length else "walled"
        return [scene.say(f"labyrinth-brings-{key}", length=length)]
    return [scene.say("labyrinth-brings-corridor", length=length)] if grows else []


def _chambers(scene: Scene, now: SeatView, then: SeatView) -> list[str]:
    """Only chambers with a stone, or on this moment's tile, still matter."""
    before = {chamber.cell: _fate(chamber) for chamber in now.chambers}
    found: dict[str, list[str]] = {}
    for chamber in then.chambers:
        matters = chamber.stone or chamber.cell not in before
        if matters and _fate(chamber) != before.get(chamber.cell):
            found.setdefault(_fate(chamber), []).append(chamber.cell)
    return [
        scene.say(f"labyrinth-brings-{fate}", cells=", ".join(found[fate]), n=len(found[fate]))
        for fate in ("closed", "lost", "walked")
        if fate in found
    ]


def _fate(chamber: ChamberView) -> str:
    if chamber.step:
        return "walked"
    return {"open": "lost"}.get(chamber.end, chamber.end)


def legend(scene: Scene) -> Lines:
    """Symbols, the rings of chambers, and the lines."""
    signs = scene.signs
    hidden = ("stone",) if scene.box.pro else ("red", "green", "blue")
    rows = [
        line((f" {sign(name, signs)}  ", "bold"), _meaning(scene, name))
        for name in SHOWN
        if name not in hidden
    ]
    scarab = sign("scarab", signs)
    rings = [(scarab.join(ring), end) for end, ring in RINGS.items()]
    across = ASCII_ACROSS if signs is ASCII else ACROSS
    rings += [
        (f"[{scarab}]", "asked"),
        (across[HEAVY] * 3, "fresh"),
        (across[DOTTED] * 3, "dotted"),
    ]
    return rows + [
        line((f"{text} ", "bold"), scene.say(f"labyrinth-legend-{key}")) for text, key in rings
    ]


def _meaning(scene: Scene, name: str) -> str:
    """Of a sign, with the numbers that belong to it."""
    box: Box = scene.box
    cells = ", ".join(map(str, box.flags))
    factors = ", ".join(f"×{factor}" for factor in box.factors[1:])
    worth = box.worth.get(name, 0)
    return scene.say(f"labyrinth-legend-{name}", n=worth, cells=cells, factors=factors)


SCREEN: Final = Screen(draw, draw_pack, blocks, pick, prompt, brings, keys, legend, rows=(4, 23))
