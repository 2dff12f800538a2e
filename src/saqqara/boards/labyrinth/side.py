"""Beside the board of Das Labyrinth des Pharao: points, choices, what is face down, the others."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saqqara.boards.labyrinth.board import at_entrance, drawn, lines_of, sign, tile_lines
from saqqara.boards.labyrinth.pick import TilePick
from saqqara.boards.lines import Lines, beside, cut, line, padded, wrapped
from saqqara.boards.plain import ListPick
from saqqara.boards.screen import Scene
from saqqara.boards.signs import (
    ACTION,
    AMETHYST,
    ASCII,
    CARNELIAN,
    GAIN,
    GOLD,
    LAPIS,
    LOSS,
    MALACHITE,
    QUIET,
    SEATS,
)
from saqqara.games.labyrinth.box import Box
from saqqara.games.labyrinth.engine import moves
from saqqara.games.labyrinth.engine.moves import ANGLES, HANDS, STONES
from saqqara.games.labyrinth.view import ChamberView, SeatView, View

WIDE_BOARD: Final = 32  # columns for another seat's board with room in its cells
SMALL_BOARD: Final = 16  # and for a small one
INKS: Final = dict(zip(STONES, (GOLD, CARNELIAN, MALACHITE, LAPIS, AMETHYST), strict=True))


def header(scene: Scene) -> Lines:
    """The game, and where in it we are."""
    view: View = scene.view
    name = line((scene.say("labyrinth-name"), "bold"))
    facts = {"card": view.card, "cards": scene.box.cards, "number": view.number}
    where = scene.say("labyrinth-where", **facts) if view.card else ""
    gap = " " * (scene.width - name.cell_len - len(where))
    return [line(name, gap, where), line((scene.signs.frieze * scene.width, GOLD))]


def side(scene: Scene, wide: int, rows: int) -> Lines:
    """All that fits beside the board; the others are shown shorter if need be."""
    if scene.spread and others_of(scene):
        boards = others(scene, wide)
        both = _joined([boards, choice(scene, wide)])
        return both if len(both) <= rows else boards
    above = [own(scene), choice(scene, wide)]
    below = face_down(scene, wide)
    for blocks in ([*above, below, facts(scene)], [*above, below, short_facts(scene)]):
        if len(_joined(blocks)) <= rows:
            return [cut(row, wide) for row in _joined(blocks)]
    return [cut(row, wide) for row in _joined([*above, short_facts(scene)])]


def _joined(blocks: Sequence[Lines]) -> Lines:
    """Below each other, an empty line between them."""
    rows = [row for block in blocks if block for row in [*block, line()]]
    return rows[:-1]


# The person's own numbers


def own(scene: Scene) -> Lines:
    """Points, corridor and stones, with what the choice would change."""
    before: SeatView = scene.public.seats[scene.seat]
    now: SeatView = (scene.after or scene.view).seats[scene.seat]
    points = _change(scene, before.score, now.score, "play-points", "points")
    lengths = (len(before.corridor), len(now.corridor))
    length = _change(scene, *lengths, "labyrinth-length", "length")
    corridor = line((scene.say("labyrinth-corridor"), QUIET), " ", length)
    rows = [line(_name(scene, scene.seat), "  ", points), corridor, stones(scene, now)]
    bet = _bet(scene, scene.view.seats[scene.seat])
    return [*rows, line(bet)] if bet else rows


def _change(scene: Scene, before: int, now: int, key: str, name: str) -> Text:
    """12 points, or 12 › 15 points."""
    after = scene.say(key, **{name: now})
    if before == now:
        return line((after, "bold"))
    return line((f"{before} {scene.signs.becomes} {after}", GAIN if now > before else LOSS))


def stones(scene: Scene, seat: SeatView) -> Text:
    """How many are left of each kind."""
    row = line((scene.say("labyrinth-stones"), QUIET))
    for kind, left in seat.supply.items():
        row.append(f" {sign(kind, scene.signs)}", INKS[kind])
        row.append(f" {left} ")
    return row


def _name(scene: Scene, seat: int) -> Text:
    return line((f"{scene.signs.seats[seat]} {scene.say.name(seat)}", f"bold {SEATS[seat]}"))


# What can be chosen


def choice(scene: Scene, wide: int) -> Lines:
    """The tile in all its turns, or the answers to what is asked."""
    view: View = scene.view
    if view.due == "lay":
        return turns(scene)
    if view.due == "stone":
        return [_heading(scene, "labyrinth-choose-stone"), *_answers(scene), *warning(scene, wide)]
    if view.due == "start":
        return [_heading(scene, "labyrinth-choose-start"), *_answers(scene)]
    if view.due == "bet":
        return [_heading(scene, "labyrinth-choose-bet"), *_answers(scene), _same(scene)]
    return []


def _heading(scene: Scene, key: str) -> Text:
    view: View = scene.view
    return line((scene.say(key, cell=view.asked, number=view.number, card=view.card + 1), "bold"))


def turns(scene: Scene) -> Lines:
    """The turns that look different, the one in hand marked."""
    view: View = scene.view
    chosen = scene.pick.turn if isinstance(scene.pick, TilePick) else -1
    blocks = [
        [*tile_lines(sides, scene.signs, 2), _angle(scene, turn, chosen == turn)]
        for turn, sides in enumerate(view.turns)
    ]
    return [_heading(scene, "labyrinth-tile"), *beside(blocks, 1)]


def _angle(scene: Scene, turn: int, here: bool) -> Text:
    degrees = ANGLES[turn] if scene.signs is ASCII else f"{ANGLES[turn]}°"
    text = f"{scene.signs.chosen}{degrees}" if here else degrees
    return line((text.center(7), ACTION if here else QUIET))


def _answers(scene: Scene) -> Lines:
    rows: Lines = []
    for number, move in enumerate(scene.legal, 1):
        here = isinstance(scene.pick, ListPick) and scene.pick.move == move
        mark = scene.signs.chosen if here else " "
        style = ACTION if here else ""
        name = str(number) if scene.pick else scene.write(move)
        rows.append(line((f"{mark} {name} ", style), _answer(scene, move, style)))
    return rows


def _answer(scene: Scene, move: int, style: str) -> Text:
    """A stone with how many are left, a start with its corridor, a bet with its cards."""
    if scene.view.due == "stone":
        return _stone_answer(scene, move, style)
    words = _start_answer if scene.view.due == "start" else _bet_answer
    return line((words(scene, move), style))


def _stone_answer(scene: Scene, move: int, style: str) -> Text:
    if move == moves.NO_STONE:
        return line((scene.say("labyrinth-answer-none"), style))
    kind = STONES[moves.argument(move)]
    mine: SeatView = scene.view.seats[scene.seat]
    text = scene.say("labyrinth-answer-stone", stone=kind, n=mine.supply[kind])
    return line((sign(kind, scene.signs), INKS[kind]), (f" {text}", style))


def _start_answer(scene: Scene, move: int) -> str:
    if move == moves.LATER:
        return scene.say("labyrinth-answer-later")
    view: View = scene.view
    start = moves.argument(move)
    length = view.reach[start]
    if scene.pick is None:  # its notation says the rest
        return scene.say("labyrinth-start-leads", cell=scene.box.starts[start], length=length)
    entrance, hand = start // 2 + 1, HANDS[start % 2]
    return scene.say("labyrinth-answer-start", entrance=entrance, side=hand, length=length)


def _bet_answer(scene: Scene, move: int) -> str:
    view: View = scene.view
    higher = move == moves.HIGHER
    n = sum(
        left
        for number, left in view.left.items()
        if (number > view.number if higher else number < view.number)
    )
    return scene.say("labyrinth-answer-bet", bet=moves.NAMES[move], n=n)


def _same(scene: Scene) -> Text:
    view: View = scene.view
    n = view.left.get(view.number, 0)
    return line((scene.say("labyrinth-same", number=view.number, n=n), QUIET))


def warning(scene: Scene, wide: int) -> Lines:
    """What a stone on the asked cell can still become; bad news stands out."""
    chamber = asked_chamber(scene)
    key = state_of(scene, chamber)
    style = LOSS if key in {"entrance", "lost", "walked"} else ""
    sign_before = "! " if style else ""
    text = scene.say(f"labyrinth-chamber-{key}", cell=chamber.cell, step=chamber.beside)
    return wrapped(f"{sign_before}{text}", wide, style)


def asked_chamber(scene: Scene) -> ChamberView:
    mine: SeatView = scene.view.seats[scene.seat]
    return next(chamber for chamber in mine.chambers if chamber.cell == scene.view.asked)


def state_of(scene: Scene, chamber: ChamberView) -> str:
    """In the corridor, at an entrance (LP-11), lost, can still close, closed there or apart."""
    if chamber.step:
        return "walked"
    if at_entrance(scene.box, scene.view.seats[scene.seat], chamber.cell):
        return "entrance"
    if chamber.end == "open":
        return "lost"
    if chamber.end == "undecided":
        return "undecided"
    return "touched" if chamber.beside else "apart"


# The pile and the other seats


def face_down(scene: Scene, wide: int) -> Lines:
    """The numbers that are still face down."""
    view: View = scene.view
    times = scene.signs.times
    numbers = [f"{k}{times}{n}" if n > 1 else str(k) for k, n in view.left.items()]
    heading = scene.say("labyrinth-face-down", n=sum(view.left.values()))
    return [line((heading, QUIET)), *wrapped(" ".join(numbers), wide, QUIET)]


def others_of(scene: Scene) -> list[int]:
    return [seat for seat in range(len(scene.view.seats)) if seat != scene.seat]


def facts(scene: Scene) -> Lines:
    """Two lines for each other seat."""
    rows: Lines = []
    for seat in others_of(scene):
        shown: SeatView = scene.view.seats[seat]
        length = scene.say("labyrinth-length", length=len(shown.corridor))
        points = scene.say("play-points", points=shown.score)
        name = line(_name(scene, seat), "  ", (points, "bold"), "  ", _state(scene, seat))
        below = ", ".join(filter(None, (length, _bet(scene, shown))))
        rows += [name, line(f"  {below}")]
    return rows


def short_facts(scene: Scene) -> Lines:
    return [_seat_line(scene, seat, scene.width) for seat in others_of(scene)]


def _seat_line(scene: Scene, seat: int, room: int) -> Text:
    """Name, points, and a tick once it has decided; a long name is cut."""
    points = f": {scene.view.seats[seat].score}"
    tick = f" {scene.signs.done}" if _ready(scene.view, seat) else ""
    name = cut(_name(scene, seat), room - len(points) - len(tick))
    return line(name, (points, "bold"), (tick, GAIN))


def _state(scene: Scene, seat: int) -> Text:
    if seat in scene.view.actors:
        return line((scene.say("play-thinking"), QUIET))
    return line((scene.signs.done, GAIN)) if _ready(scene.view, seat) else line()


def _ready(view: View, seat: int) -> bool:
    """It has decided; whoever is out of the bets has nothing to decide."""
    asked = view.stage == "lay" or (view.stage == "bet" and view.seats[seat].still_in)
    return asked and seat not in view.actors


def _bet(scene: Scene, shown: SeatView) -> str:
    """The bet once it is shown, or that the seat is out (LP-20)."""
    view: View = scene.view
    if shown.bet:
        return scene.say("labyrinth-bet-shown", bet=shown.bet)
    box: Box = scene.box
    betting = any(cards.first <= view.card <= cards.last for cards in box.betting_rounds)
    out = betting and not shown.still_in
    return scene.say("labyrinth-out") if out else ""


def others(scene: Scene, wide: int) -> Lines:
    """The other seats' boards, as many beside each other as there is room for."""
    seats = others_of(scene)
    columns = wide // WIDE_BOARD if len(seats) <= wide // WIDE_BOARD else wide // SMALL_BOARD
    blocks = [_other(scene, seat, wide // columns - 1) for seat in seats]
    rows = [blocks[k : k + columns] for k in range(0, len(blocks), columns)]
    return _joined([beside(row, 1) for row in rows])


def _other(scene: Scene, seat: int, room: int) -> Lines:
    shown = drawn(scene.view, scene.box, scene.view.seats[seat])
    board = lines_of(shown, scene.signs, 3 if room >= WIDE_BOARD - 1 else 1)
    return [padded(row, room) for row in [_seat_line(scene, seat, room), *board]]
