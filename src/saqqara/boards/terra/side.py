"""What stands beside the board of Terra Pyramides: tray, choice, stacks and the other seats."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, cut, line, padded
from saqqara.boards.screen import Scene
from saqqara.boards.signs import ASCII, GAIN, GOLD, LOSS, QUIET, SEATS
from saqqara.boards.terra.choice import MOST, choice
from saqqara.boards.terra.pick import kind_of
from saqqara.boards.terra.signs import INKS, counted, sign, tile_signs, workers_sign
from saqqara.games.terra.box import Box
from saqqara.games.terra.engine import moves
from saqqara.games.terra.engine.moves import BRICKS, STACK_NAMES
from saqqara.games.terra.tell import symbols
from saqqara.games.terra.view import HandView, SideView, StackView, View

HALF: Final = 14  # columns for one of two stacks beside each other
LOG: Final = 2  # rows better left to the log


def header(scene: Scene) -> Lines:
    """The game, the task if there is one, and the turn."""
    view: View = scene.after or scene.view
    name = line((scene.say("terra-name"), "bold"))
    where = scene.say("terra-where", turn=scene.view.turn, turns=scene.box.turns)
    task = _task(scene, view)
    gap = max(2, scene.width - name.cell_len - len(where) - task.cell_len)
    left = gap // 2 if task.cell_len else gap
    row = line(name, " " * left, task, " " * (gap - left), where)
    return [row, line((scene.signs.frieze * scene.width, GOLD))]


def _task(scene: Scene, view: View) -> Text:
    """How far the task has come, ticked once it is fulfilled."""
    box: Box = scene.box
    if not box.task:
        return line()
    text = scene.say(f"terra-task-{box.task}", reached=view.reached, goal=box.goal)
    if view.won:
        return line((f"{scene.signs.done} {text}", GAIN))
    return line((text, "bold"))


def side(scene: Scene, wide: int, least: int, rows: int) -> Lines:
    """What fits into so many rows, better a few less; stacks and seats shorter if need be."""
    less = max(least, rows - LOG)
    for room, most in ((less, MOST), (less, 4), (rows, MOST), (rows, 4), (rows, 2)):
        for blocks in _below(scene):
            shown = joined([tray(scene), *_chosen(scene, wide, most), *blocks])
            if len(shown) <= room:
                return [cut(row, wide) for row in shown]
    shown = joined([tray(scene), *_chosen(scene, wide, 1)])
    return [cut(row, wide) for row in shown[:rows]]


def _chosen(scene: Scene, wide: int, most: int) -> list[Lines]:
    return [] if scene.spread else [choice(scene, wide, most)]


def _below(scene: Scene) -> list[list[Lines]]:
    """Stacks and other seats, from the fullest to the shortest."""
    full, two, short = all_stacks(scene), pairs(scene), sizes(scene)
    seats, names = others(scene), short_others(scene)
    if scene.view.stage == "draw":
        return [[full, seats], [[*full, *seats]], [full, names], [[*full, *names]]]
    tries = [[full, seats], [two, seats], [[*short, *seats]]]
    return [*tries, [two, names], [short, names], [[*short, *names]]]


def joined(blocks: Sequence[Lines]) -> Lines:
    """Below each other, an empty line between them."""
    rows = [row for block in blocks if block for row in [*block, line()]]
    return rows[:-1]


# The person's own things


def tray(scene: Scene) -> Lines:
    """Points, gold, workers, tips and bricks, with what the choice would change."""
    then: View = scene.after or scene.view
    hand: HandView = scene.view.seats[scene.seat]
    old, new = scene.view.sides[hand.side], then.sides[hand.side]
    points = changed(scene, old.score, new.score)
    points.append(f" {scene.say('play-points', points=new.score).partition(' ')[2]}", "bold")
    return [
        line(name_of(scene, scene.seat), "  ", points),
        line(
            *_count(scene, "eye", old.gold, new.gold, "terra-gold"),
            "  ",
            *_count(scene, "worker", old.supply, new.supply, "terra-workers"),
        ),
        bricks_of(scene, old, new),
        line((f"{scene.say('terra-holds')} ", QUIET), held(scene, hand), *_tips(scene, new)),
    ]


def _count(scene: Scene, name: str, old: int, new: int, key: str) -> Iterator[str | Text]:
    yield line((f"{sign(name, scene.signs)} ", INKS[name]))
    yield changed(scene, old, new)
    yield f" {scene.say(key)}"


def _tips(scene: Scene, shown: SideView) -> Iterator[str | Text]:
    """Only where they are counted (TP-25)."""
    if shown.tips >= 0:
        yield f"  {shown.tips} {scene.say('terra-tips')}"


def changed(scene: Scene, old: int, new: int) -> Text:
    """12, or 12 › 15."""
    if old == new:
        return line((str(new), "bold"))
    return line((f"{old}{scene.signs.becomes}{new}", GAIN if new > old else LOSS))


def bricks_of(scene: Scene, old: SideView, new: SideView) -> Text:
    row = line()
    for colour in BRICKS:
        row.append(" " if row.cell_len else "")
        row.append(sign(colour, scene.signs), INKS[colour])
        same = old.bricks[colour] == new.bricks[colour]
        number = line((str(new.bricks[colour]), QUIET if not new.bricks[colour] else "bold"))
        row.append_text(number if same else changed(scene, old.bricks[colour], new.bricks[colour]))
    return row


def held(scene: Scene, hand: HandView) -> Text:
    """The tile in a hand by its symbols, or where it came from."""
    if not hand.holds:
        return line((scene.say("terra-none"), QUIET))
    if not hand.tile:
        return line(f"{sign('hidden', scene.signs) * 2} ({hand.source})")
    return line(tile_signs(hand.tile, scene.signs), f" ({hand.source})")


def name_of(scene: Scene, seat: int) -> Text:
    """The sign of a seat and its name."""
    mark = scene.signs.seats[seat]
    if scene.signs is ASCII:
        mark = f"{mark}={workers_sign(seat, scene.signs)}"
    return line((f"{mark} {scene.say.name(seat)}", f"bold {SEATS[seat]}"))


# The other seats


def others_of(scene: Scene) -> list[int]:
    return [seat for seat in range(len(scene.view.seats)) if seat != scene.seat]


def others(scene: Scene) -> Lines:
    """Two lines for each other seat: points and tile, then its things."""
    rows: Lines = []
    for seat in others_of(scene):
        rows += [short_other(scene, seat), line("  ", _things(scene, seat))]
    return rows


def short_others(scene: Scene) -> Lines:
    return [short_other(scene, seat) for seat in others_of(scene)]


def short_other(scene: Scene, seat: int) -> Text:
    hand: HandView = scene.view.seats[seat]
    row = line(name_of(scene, seat), " ")
    if not scene.box.task:
        row.append(f"{scene.view.sides[hand.side].score} ", "bold")
    tile = tile_signs(hand.tile, scene.signs) if hand.tile else line((hand.source, QUIET))
    return line(row, " ", tile, *_tips(scene, scene.view.sides[hand.side]))


def _things(scene: Scene, seat: int) -> Text:
    """Gold, workers at home and bricks; where these are shared, the tile in hand."""
    hand: HandView = scene.view.seats[seat]
    if scene.box.task:
        words = scene.say("terra-tile", **symbols(hand.tile)) if hand.tile else ""
        return line(words or scene.say("terra-none"))
    shown: SideView = scene.view.sides[seat]
    things = {"eye": shown.gold, "worker": shown.supply, **shown.bricks}
    return counted(things.items(), scene.signs)


# The stacks


def all_stacks(scene: Scene) -> Lines:
    """A line for each stack, the known tiles from the top."""
    view: View = scene.view
    marked = chosen_stack(scene)
    rows: Lines = stack_heading(scene)
    for stack in view.stacks:
        here = stack.stack == marked
        mark = scene.signs.chosen if here else " "
        rows.append(line((mark, "bold"), _stack(scene, stack, " ")))
    return rows


def stack_heading(scene: Scene) -> Lines:
    """Whether a tile is taken or looked for, while that is asked."""
    if scene.view.stage != "draw":
        return []
    kind = "look" if scene.pick and kind_of(scene.pick.move) == "look" else "take"
    return [line((scene.say(f"terra-choose-{kind}"), "bold"))]


def chosen_stack(scene: Scene) -> str:
    """The stack under the cursor, or the one that is looked through."""
    if scene.pick and moves.verb(scene.pick.move) in (moves.TAKE, moves.LOOK):
        return STACK_NAMES[moves.argument(scene.pick.move)]
    looked: str = scene.view.looked
    return looked


def _open(box: Box) -> list[str]:
    return [stack.stack for stack in box.stacks if stack.open]


def _stack(scene: Scene, stack: StackView, gap: str) -> Text:
    if not stack.tiles:
        return line((f"{stack.stack} {scene.signs.minus}", QUIET))
    row = line((f"{stack.stack} ", "bold" if stack.stack in _open(scene.box) else ""))
    for k, tile in enumerate(stack.tiles):
        known = tile_signs(tile, scene.signs) if tile else line(sign("hidden", scene.signs))
        row.append(gap if k else "")
        row.append_text(known)
    return row


def pairs(scene: Scene) -> Lines:
    """Two stacks beside each other: those of the sphinx, those of the scarab."""
    view: View = scene.view
    short = [padded(_stack(scene, stack, _gap(stack)), HALF) for stack in view.stacks]
    half = len(short) // 2
    return [line(short[k], "  ", short[k + half]) for k in range(half)]


def _gap(stack: StackView) -> str:
    return " " if any(stack.tiles) else ""


def sizes(scene: Scene) -> Lines:
    """How many tiles lie in each stack, with the known top."""
    view: View = scene.view
    rows: Lines = []
    for half in ("sphinx", "scarab"):
        row = line((f"{scene.say(f'terra-storage-{half}')} ", QUIET))
        for stack, place in zip(view.stacks, scene.box.stacks, strict=True):
            if place.half != half:
                continue
            row.append(f" {len(stack.tiles)}")
            if stack.tiles and stack.tiles[0]:
                row.append_text(tile_signs(stack.tiles[0], scene.signs))
        rows.append(row)
    return rows


def pile(scene: Scene, wide: int) -> Lines:
    """The foundations that are left, and the tiles this viewer has never seen."""
    view: View = scene.view
    n = sum(view.foundations.values())
    row = line((f"{scene.say('terra-pile', n=n)}: ", QUIET))
    times = scene.signs.times
    row.append(" ".join(f"{value}{times}{left}" for value, left in view.foundations.items()))
    unseen = line((f"{scene.say('terra-unseen', n=sum(view.unseen.values()))}: ", QUIET))
    for tile, left in view.unseen.items():
        unseen.append_text(tile_signs(tile, scene.signs))
        unseen.append(f"{times}{left} " if left > 1 else " ")
    return [row, *broken(unseen, wide)]


def broken(text: Text, wide: int) -> Lines:
    """On as many lines as it needs, its colours kept."""
    rows: Lines = [line()]
    for word in text.split(" "):
        if rows[-1].cell_len and rows[-1].cell_len + 1 + word.cell_len > wide:
            rows.append(line())
        rows[-1].append(" " if rows[-1].cell_len else "")
        rows[-1].append_text(word)
    return rows
