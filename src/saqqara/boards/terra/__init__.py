"""The board of Terra Pyramides: the whole screen, the questions, what a choice brings."""

from typing import Final

from saqqara.boards.lines import Lines, beside, line, width, wrapped
from saqqara.boards.screen import ROOMY as LARGE
from saqqara.boards.screen import Block, Scene, Screen
from saqqara.boards.terra.board import (
    CURSOR,
    FLAT,
    MIDDLE,
    MISFIT,
    REFUSED,
    ROOMY,
    ROW,
    WAITS,
    Drawn,
    board,
    brackets,
    height,
    spot,
)
from saqqara.boards.terra.choice import place
from saqqara.boards.terra.pick import EXTRAS, TurnPick, pick
from saqqara.boards.terra.side import header, pile, side
from saqqara.boards.terra.signs import INKS, arrow, sign, workers_sign
from saqqara.boards.terra.table import draw, draw_pack
from saqqara.games.terra.box import Box
from saqqara.games.terra.engine import moves
from saqqara.games.terra.engine.moves import BRICKS, FIELD_NAMES, STAIR_NAMES
from saqqara.games.terra.tell import symbols
from saqqara.games.terra.view import SideView, View

GAP: Final = 1
AROUND: Final = 7  # rows of the screen that are neither board nor side: header, log, question
KEYS: Final = 78  # columns for the keys
MARKS: Final = (CURSOR, ROW, WAITS, MISFIT, REFUSED)
STEPS: Final = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


def blocks(scene: Scene) -> list[Block]:
    """Everything but prompt and log, from top to bottom."""
    size = _size(scene)
    shown = _board(scene, size)
    below = pile(scene, scene.width) if size == ROOMY or scene.spread else []
    room = max(len(shown), scene.rows - AROUND)
    beside_it = side(scene, scene.width - width(shown) - GAP, len(shown), room)
    return [
        Block(header(scene)),
        Block(beside([shown, beside_it], GAP)),
        Block(below, LARGE),
    ]


def _size(scene: Scene) -> int:
    """The largest board there is room for."""
    fitting = [s for s in (ROOMY, MIDDLE) if height(scene.box, s) <= scene.rows - AROUND]
    return (fitting or [FLAT])[0]


def _board(scene: Scene, size: int) -> Lines:
    """The board as it would be after the choice."""
    view: View = scene.after or scene.view
    new = next((tile.field for tile in view.tiles if tile.new), "")
    return board(Drawn(view, scene.box, scene.signs, marks(scene), new), size)


def marks(scene: Scene) -> dict[str, str]:
    """What the fields are just now; later lines outdo earlier ones."""
    view: View = scene.view
    found = dict.fromkeys(view.waiting, WAITS)
    if isinstance(scene.pick, TurnPick):
        found |= _picked(scene, scene.pick)
    return found | dict.fromkeys(scene.why.cells if scene.why else (), REFUSED)


def _picked(scene: Scene, picked: TurnPick) -> dict[str, str]:
    view: View = scene.view
    words = moves.ARGUMENTS[picked.move]
    if picked.kind == "lay":
        return {words[0]: CURSOR if scene.after else MISFIT}
    if picked.kind == "row":
        row = next(row for row in view.choices if row.row == words[0])
        new = [tile.field for tile in view.tiles if tile.new]
        return {**dict.fromkeys(row.fields, ROW), **dict.fromkeys(new, CURSOR)}
    if picked.kind == "go":
        return _walked(view, words[0], words[1])
    if picked.kind in {"build", "hire", "back"}:
        return {words[0]: CURSOR if scene.after else MISFIT}
    return {}


def _walked(view: View, field: str, way: str) -> dict[str, str]:
    """The way of a worker and the site at its end."""
    walk = next((walk for walk in view.walks if (walk.field, walk.way) == (field, way)), None)
    if walk is None:
        return {field: MISFIT}
    return {**dict.fromkeys([field, *walk.over], ROW), walk.site: CURSOR}


# What is asked


def prompt(scene: Scene) -> str:
    view: View = scene.view
    kind = scene.pick.kind if isinstance(scene.pick, TurnPick) else ""
    if kind in {*EXTRAS, "end", "look"} and view.stage != "limits":
        return scene.say(f"terra-ask-{kind}")
    if view.stage == "lay":
        return scene.say("terra-ask-lay", **symbols(view.seats[scene.seat].tile))
    if view.stage == "row":
        return scene.say("terra-ask-row")
    if view.stage == "work":
        return scene.say("terra-ask-go", n=len(view.waiting))
    if view.stage == "pick":
        return scene.say("terra-ask-pick", stack=view.looked)
    return _limits(scene) if view.stage == "limits" else scene.say("terra-ask-draw")


def _limits(scene: Scene) -> str:
    """Too many bricks, or too much gold (TP-19)."""
    mine = _mine(scene)
    bricks = sum(mine.bricks.values())
    box: Box = scene.box
    if bricks > box.most_bricks:
        return scene.say("terra-ask-bricks", held=bricks, most=box.most_bricks)
    return scene.say("terra-ask-gold", held=mine.gold, most=box.most_gold)


def _mine(scene: Scene) -> SideView:
    view: View = scene.view
    return view.sides[view.seats[scene.seat].side]


def keys(scene: Scene) -> str:
    """The keys of this choice, then those of the other things that can be done now."""
    picked = scene.pick
    if not isinstance(picked, TurnPick):
        return ""
    main = next(iter(picked.legal))
    own = picked.kind if picked.kind in {"lay", "row", "go"} else "list"
    away = [] if picked.kind == main else ["tab"]
    others = [kind for kind in picked.legal if kind != picked.kind and kind in _LETTERED]
    words = [scene.say(f"terra-keys-{name}") for name in (own, *away, *others, "more")]
    while len("   ".join(words)) > KEYS and len(words) > 2:
        del words[-2]
    return "   ".join(words)


_LETTERED: Final = ("end", *EXTRAS, "take", "look")


# What it brings


def brings(scene: Scene) -> str:
    """A foundation, a gold to pay, points, a place ready to build on, symbols that lapse."""
    if scene.after is None or not isinstance(scene.pick, TurnPick):
        return ""
    said = [*_laid(scene, scene.pick), *_goal(scene, scene.pick), *_gained(scene, scene.pick)]
    return " ".join(said)


def _laid(scene: Scene, picked: TurnPick) -> list[str]:
    if picked.kind != "lay":
        return []
    site = ahead(scene.view, picked)
    new = [scene.say("terra-brings-foundation", site=site)] if site else []
    return [*new, scene.say("terra-brings-dear")] if _gold(scene) < 0 else new


def _goal(scene: Scene, picked: TurnPick) -> list[str]:
    """The place a worker comes to."""
    view: View = scene.view
    words = moves.ARGUMENTS[picked.move] if picked.kind == "go" else []
    walks = [walk for walk in view.walks if [walk.field, walk.way] == words]
    return [f"{place(scene, s)}." for s in view.sites for walk in walks if s.field == walk.site]


def ahead(view: View, picked: TurnPick) -> str:
    """The empty site right before the stair, which gets a foundation; empty if there is none."""
    row, column = spot(FIELD_NAMES[picked.field])
    down, right = STEPS[STAIR_NAMES[picked.stair]]
    empty = {spot(site.field): site.field for site in view.sites if not site.value}
    return empty.get((row + down, column + right), "")


def _gold(scene: Scene) -> int:
    side_of: int = scene.view.seats[scene.seat].side
    change: int = scene.after.sides[side_of].gold - scene.view.sides[side_of].gold
    return change


def _gained(scene: Scene, picked: TurnPick) -> list[str]:
    now: View = scene.view
    then: View = scene.after
    mine = now.seats[scene.seat].side
    points = then.sides[mine].score - now.sides[mine].score
    said = [scene.say("terra-brings-points", points=points)] if points > 0 else []
    crowd = scene.box.crowd
    full = {site.field for site in now.sites if site.workers == crowd}
    ready = [site.field for site in then.sites if site.owner == mine and site.workers == crowd]
    said += [scene.say("terra-brings-ready", site=site) for site in ready if site not in full]
    if picked.kind == "end" and now.waiting:
        said.append(scene.say("terra-brings-lapse", n=len(now.waiting)))
    return [*said, scene.say("terra-brings-won")] if then.won and not now.won else said


# What the signs mean


def legend(scene: Scene) -> Lines:
    """Bricks in one line, then the other symbols, places, and marks of this moment."""
    signs = scene.signs
    bricks = line((scene.say("terra-legend-bricks"), "bold"))
    for colour in BRICKS:
        bricks.append(f"  {sign(colour, signs)} ", INKS[colour])
        bricks.append(scene.say("terra-brick", brick=colour))
    rows = [(f" {sign(name, signs)} ", name) for name in ("worker", "eye", "oasis")]
    rows += [(f" {arrow('n', signs)} ", "stair"), (sign("site", signs) * 3, "site")]
    rows += [(" 3 ", "foundation"), (f"{sign('red', signs)}2 ", "pyramid")]
    rows.append((f"{workers_sign(0, signs)}2 ", "workers"))
    if scene.box.symbols:
        rows += [(f" {sign(half, signs)} ", half) for half in ("sphinx", "scarab")]
    around = [(" ".join(brackets(kind, signs)), kind) for kind in MARKS]
    both = beside([_explained(scene, rows), _explained(scene, around)])
    return [bricks, *both, *wrapped(scene.say("terra-legend-keys"), scene.width)]


def _explained(scene: Scene, rows: list[tuple[str, str]]) -> Lines:
    return [line((f"{text} ", "bold"), scene.say(f"terra-legend-{key}")) for text, key in rows]


SCREEN: Final = Screen(draw, draw_pack, blocks, pick, prompt, brings, keys, legend, rows=(28, 0))
