"""What can be chosen in Terra Pyramides: rows with their yield, workers, builds, stacks."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, line, wrapped
from saqqara.boards.screen import Scene
from saqqara.boards.signs import ACTION, LOSS, QUIET, SEATS
from saqqara.boards.terra.pick import TurnPick, kind_of
from saqqara.boards.terra.signs import (
    INKS,
    arrow,
    counted,
    line_sign,
    sign,
    tile_signs,
    workers_sign,
)
from saqqara.core.said import Args
from saqqara.games.terra.box import Box
from saqqara.games.terra.engine import moves
from saqqara.games.terra.engine.moves import (
    BRICKS,
    FIELD_NAMES,
    LEVELS,
    LINE_NAMES,
    PAIRS,
    PAYMENTS,
    STAIR_NAMES,
)
from saqqara.games.terra.tell import symbols
from saqqara.games.terra.view import RowView, SiteView, View, WalkView

MOST: Final = 6  # moves shown around the cursor


def choice(scene: Scene, wide: int, most: int = MOST) -> Lines:
    """What the pick is about; without one, what the stage of the turn is about."""
    kind = scene.pick.kind if isinstance(scene.pick, TurnPick) else scene.view.stage
    if kind == "lay":
        return laying(scene)
    if kind in {"row", "box"} and scene.view.choices:
        return rows_of(scene, scene.view.choices)
    if kind in {"go", "work", "end"}:
        return walks(scene, wide, most)
    if kind == "pick":
        return places(scene)
    if kind in {"build", "hire", "buy", "back", "swap"}:
        return answers(scene, f"terra-choose-{kind}", most)
    return []


def heading(scene: Scene, key: str, **facts: str) -> Text:
    return line((scene.say(key, **facts), "bold"))


def _numbered(scene: Scene, key: str, index: int, count: int) -> Text:
    """A heading, and which of how many moves is chosen."""
    return line(heading(scene, key), (f"  {index + 1}/{count}" if count > 1 else "", QUIET))


# Laying, and the rows


def laying(scene: Scene) -> Lines:
    """The field under the cursor: where the stair may face and what its rows would yield."""
    if not isinstance(scene.pick, TurnPick):
        return []
    field = FIELD_NAMES[scene.pick.field]
    if scene.after is None:
        return [line((here(scene, field), LOSS))]
    stair = line((f"{scene.say('terra-facing')} ", QUIET))
    for k in scene.pick.stairs():
        text = arrow(STAIR_NAMES[k], scene.signs)
        chosen = k == scene.pick.stair
        stair.append(f"[{text}]" if chosen else f" {text} ", ACTION if chosen else QUIET)
    title = line((field, "bold"), "  ", stair)
    return [title, *(_row(scene, row, chosen=False) for row in scene.after.choices)]


def rows_of(scene: Scene, rows: list[RowView]) -> Lines:
    picked = moves.argument(scene.pick.move) if scene.pick else -1
    shown = [_row(scene, row, LINE_NAMES.index(row.row) == picked) for row in rows]
    return [heading(scene, "terra-rows"), *shown]


def _row(scene: Scene, row: RowView, chosen: bool) -> Text:
    """A row by its line and what it yields."""
    mark = scene.signs.chosen if chosen else " "
    typed = scene.pick is None and scene.view.stage == "row"
    name = f"row {row.row}" if typed else line_sign(row.row, scene.signs)
    pairs = [(colour, row.bricks.count(colour)) for colour in BRICKS]
    gains = counted([("eye", row.gold), *pairs, ("worker", len(row.workers))], scene.signs)
    if not gains.cell_len:
        gains = line((scene.say("terra-nothing"), QUIET))
    return line((f"{mark} {name}  ", ACTION if chosen else ""), gains)


def here(scene: Scene, field: str) -> str:
    """What is on a field, in words."""
    view: View = scene.view
    tile = next((tile for tile in view.tiles if tile.field == field), None)
    site = next((site for site in view.sites if site.field == field), None)
    if tile:
        return scene.say("terra-here-tile", field=field, **symbols(tile.tile))
    if site:
        return place(scene, site)
    box: Box = scene.box
    free = next(free for free in box.fields if free.field == field)
    if free.sign == "oasis":
        return scene.say("terra-here-oasis", field=field)
    half = free.half if box.symbols else "desert"
    return scene.say(f"terra-here-{half}", field=field)


def place(scene: Scene, site: SiteView) -> str:
    """A site in words."""
    if site.level:
        pyramid = _pyramid(site)
        return scene.say("terra-here-pyramid", field=site.field, **pyramid)
    if site.value:
        return scene.say("terra-here-foundation", field=site.field, value=site.value)
    return scene.say("terra-here-site", field=site.field)


def _pyramid(site: SiteView) -> Args:
    return {"colour": site.colour, "value": site.worth}


# Workers


def walks(scene: Scene, wide: int, most: int) -> Lines:
    """Every way of every waiting worker, as many as there is room for; then the end."""
    view: View = scene.view
    rows = [_walk(scene, walk) for walk in view.walks]
    chosen = _walk_index(scene)
    title = [_numbered(scene, "terra-choose-go", chosen, len(rows))] if view.waiting else []
    ending = isinstance(scene.pick, TurnPick) and scene.pick.kind == "end"
    mark = scene.signs.chosen if ending else " "
    last = (f"{mark} {scene.say('terra-choose-end')}", ACTION if ending else QUIET)
    return [*title, *_window(rows, chosen, most), line(last), *_walk_note(scene, wide)]


def _walk_note(scene: Scene, wide: int) -> Lines:
    """What holds the waiting workers back."""
    view: View = scene.view
    if not view.waiting or (view.walks and not view.first_turn):
        return []
    key = "terra-first-turn" if view.first_turn else "terra-no-walk"
    return wrapped(scene.say(key), wide, QUIET)


def _walk_index(scene: Scene) -> int:
    going = scene.pick is not None and moves.verb(scene.pick.move) == moves.GO
    words = moves.ARGUMENTS[scene.pick.move] if scene.pick and going else []
    names = [[walk.field, walk.way] for walk in scene.view.walks]
    return names.index(words) if words in names else 0


def _walk(scene: Scene, walk: WalkView) -> Text:
    """From where, which way, to what and who is there."""
    move = moves.NUMBERS[f"go {walk.field} {walk.way}"]
    here_now = scene.pick is not None and scene.pick.move == move
    style = ACTION if here_now else ""
    mark = scene.signs.chosen if here_now else " "
    site = next(site for site in scene.view.sites if site.field == walk.site)
    name = f"{walk.field} {arrow(walk.way, scene.signs)}" if scene.pick else scene.write(move)
    return line((f"{mark} {name} {site.field}  ", style), *_short(scene, site))


def _short(scene: Scene, site: SiteView) -> Iterator[tuple[str, str]]:
    """A place as on the board: colour and level, or value, and its workers."""
    if site.level:
        yield f"{sign(site.colour, scene.signs)}{site.level}", INKS[site.colour]
    else:
        yield str(site.value), "bold"
    if site.owner >= 0:
        yield f" {workers_sign(site.owner, scene.signs) * site.workers}", SEATS[site.owner]


def _window(rows: Lines, index: int, most: int) -> Lines:
    """The rows around the cursor."""
    first = max(0, min(index - most // 2, len(rows) - most))
    return rows[first : first + most]


# Builds, purchases, the looked-at stack


def answers(scene: Scene, key: str, most: int) -> Lines:
    """The moves of the kind under the cursor."""
    if not isinstance(scene.pick, TurnPick):
        return []
    open_here = scene.pick.moves or [scene.pick.move]
    index = open_here.index(scene.pick.move) if scene.pick.move in open_here else 0
    rows = [_answer(scene, move) for move in open_here]
    return [_numbered(scene, key, index, len(open_here)), *_window(rows, index, most)]


def _answer(scene: Scene, move: int) -> Text:
    chosen = scene.pick is not None and scene.pick.move == move
    mark = scene.signs.chosen if chosen else " "
    style = (ACTION if scene.after else LOSS) if chosen else ""
    text = f"{mark} {words_of(scene, move)}"
    if kind_of(move) not in {"hire", "back"}:
        return line((text, style))
    field = FIELD_NAMES[moves.argument(move)]
    site = next(site for site in scene.view.sites if site.field == field)
    return line((f"{text}  ", style), *_short(scene, site))


def words_of(scene: Scene, move: int) -> str:
    """A build, purchase or swap in words."""
    verb, what = moves.verb(move), moves.argument(move)
    if verb == moves.FOUND:
        return _found(scene, *divmod(what, PAYMENTS))
    if verb == moves.RAISE:
        return _raise(scene, *divmod(what, LEVELS))
    if verb == moves.HIRE:
        return scene.say("terra-answer-site", site=FIELD_NAMES[what])
    if verb == moves.BUY:
        return scene.say("terra-answer-buy")
    if verb == moves.BACK:
        return scene.say("terra-answer-from", site=FIELD_NAMES[what])
    one, other = PAIRS[what]
    return scene.say("terra-answer-swap", one=BRICKS[one], other=BRICKS[other])


def _found(scene: Scene, field: int, paid: int) -> str:
    key = "terra-answer-found-white" if paid % 2 else "terra-answer-found"
    return scene.say(key, site=FIELD_NAMES[field], colour=BRICKS[paid // 2])


def _raise(scene: Scene, field: int, whites: int) -> str:
    site = next(site for site in scene.view.sites if site.field == FIELD_NAMES[field])
    facts = {"level": site.level + 1, "whites": whites}
    return scene.say("terra-answer-raise", site=site.field, **facts)


def places(scene: Scene) -> Lines:
    """The tiles of the stack that is looked through, from the top."""
    view: View = scene.view
    stack = next((stack for stack in view.stacks if stack.stack == view.looked), None)
    if not stack:
        return []
    rows = [heading(scene, "terra-choose-pick", stack=view.looked)]
    for number, tile in enumerate(stack.tiles, 1):
        chosen = scene.pick is not None and scene.pick.move == moves.PICK + number - 1
        mark = scene.signs.chosen if chosen else " "
        known = tile_words(scene, tile) if tile else line(sign("hidden", scene.signs))
        rows.append(line((f"{mark}{number} ", ACTION if chosen else ""), known))
    return rows


def tile_words(scene: Scene, tile: str) -> Text:
    """A tile by its signs and in words."""
    words = " + ".join(scene.say("terra-symbol", one=name) for name in tile.split("+"))
    return line(tile_signs(tile, scene.signs), f" {words}")
