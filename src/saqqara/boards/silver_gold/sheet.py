"""Header, score sheets, awards and the areas of the other seats of Silver & Gold: Pyramids."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, beside, line, padded
from saqqara.boards.screen import Scene
from saqqara.boards.signs import (
    AMETHYST,
    CARNELIAN,
    GAIN,
    GOLD,
    LOSS,
    MALACHITE,
    ORANGE,
    QUIET,
    SEATS,
)
from saqqara.boards.silver_gold.chamber import cell_sign, small
from saqqara.core.said import Args
from saqqara.games.silver_gold.box import Box
from saqqara.games.silver_gold.view import CardView, SeatView, SheetView, View

INKS: Final = {"green": MALACHITE, "orange": ORANGE, "purple": AMETHYST}
OTHER: Final = 26  # columns for another seat


def header(scene: Scene) -> Lines:
    """The game, and where in it we are."""
    view: View = scene.view
    box: Box = scene.box
    name = line((scene.say("silver-gold-name"), "bold"))
    facts: Args = {"round": view.round, "turn": view.turn, "pattern": view.pattern}
    facts |= {"rounds": box.rounds, "turns": box.turns}
    where = scene.say("silver-gold-where", **facts) if view.turn else ""
    gap = " " * (scene.width - name.cell_len - len(where))
    return [line(name, gap, where), line((scene.signs.frieze * scene.width, GOLD))]


def short(scene: Scene, pattern: str) -> str:
    """A pattern in one word."""
    return scene.say("silver-gold-pattern-short", pattern=pattern)


def sheet(scene: Scene) -> Lines:
    """The person's points with what this moment adds, the boxes, the finished pyramids."""
    mine: SeatView = scene.view.seats[scene.seat]
    row = line(_name(scene, scene.seat), "  ", _points(scene), "    ")
    row.append_text(Text("   ").join(_boxes(scene, mine.sheet)))
    return [row, _pyramids(scene, mine.finished)]


def _name(scene: Scene, seat: int) -> Text:
    return line((f"{scene.signs.seats[seat]} {scene.say.name(seat)}", f"bold {SEATS[seat]}"))


def _points(scene: Scene) -> Text:
    """64, or 64 › 69 with the draft and the piece under way."""
    before: int = scene.public.seats[scene.seat].score
    now: int = (scene.after or scene.view).seats[scene.seat].score
    if before == now:
        return line((scene.say("play-points", points=before), "bold"))
    style = GAIN if now > before else LOSS
    change = scene.say("play-points", points=now)
    return line((f"{before} {scene.signs.becomes} {change}", style))


def _boxes(scene: Scene, filled: SheetView) -> list[Text]:
    """Gems, torches by round, skulls with the penalty they stand for."""
    signs = scene.signs
    return [
        line((cell_sign("R", signs), CARNELIAN), f" {filled.red}/{scene.box.gems}"),
        line((cell_sign("G", signs), MALACHITE), f" {filled.green}/{scene.box.gems}"),
        line((cell_sign("F", signs), ORANGE), f" {_torches(scene, filled)}"),
        line(f"{cell_sign('S', signs)} {filled.skulls}{_penalty(scene, filled)}"),
    ]


def _torches(scene: Scene, filled: SheetView) -> str:
    """A box for each round: its number if filled, _ if it can be filled now."""
    now, boxes = scene.view.round, range(1, scene.box.rounds + 1)
    return "".join(str(n) if n in filled.torches else "_" if n == now else "." for n in boxes)


def _penalty(scene: Scene, filled: SheetView) -> str:
    return f" ({scene.signs.minus}{filled.penalty})" if filled.penalty else ""


def _pyramids(scene: Scene, finished: Iterable[CardView]) -> Text:
    row = line((scene.say("silver-gold-pyramids"), QUIET))
    for card in finished:
        row.append(f" {short_card(scene, card)}", INKS[card.colour])
    return row


def short_card(scene: Scene, card: CardView) -> str:
    """An ordinal with the first letter of its colour."""
    return f"{card.ordinal}{scene.say('silver-gold-letter', colour=card.colour)}"


def awards(scene: Scene) -> Lines:
    """By colour: what is free, and whose the others are."""
    row = line((scene.say("silver-gold-awards"), QUIET))
    for colour in scene.box.colours:
        row.append(f"  {scene.say('silver-gold-colour', colour=colour)}", f"bold {INKS[colour]}")
        for award in scene.view.awards:
            if award.colour == colour:
                row.append_text(_award(scene, award.points, award.seat))
    return [row]


def _award(scene: Scene, points: int, seat: int) -> Text:
    if seat < 0:
        return line((f" {points}", "bold"))
    return line(" ", (f"{points}{scene.signs.seats[seat]}", SEATS[seat]))


def others(scene: Scene) -> Lines:
    """The other seats side by side."""
    seats = [seat for seat in range(len(scene.view.seats)) if seat != scene.seat]
    return beside([_other(scene, seat) for seat in seats], gap=1)


def _other(scene: Scene, seat: int) -> Lines:
    shown: SeatView = scene.view.seats[seat]
    top = line(_name(scene, seat), " ", (str(shown.score), "bold"), " ", _state(scene, seat))
    cards = [_small(scene, card) for card in shown.cards if card]
    below = beside([*cards, _facts(scene, shown)], gap=1)
    return [padded(row, OTHER) for row in [top, *below]]


def _state(scene: Scene, seat: int) -> Text:
    view: View = scene.view
    if seat in view.actors:
        return line((scene.say("play-thinking"), QUIET))
    return line((scene.signs.done, GAIN)) if view.stage in {"keep", "mark"} else line()


def _small(scene: Scene, card: CardView) -> Lines:
    label = [line((f"{short_card(scene, card):>3}", INKS[card.colour]))]
    return beside([label, small(card, scene.signs)], gap=1)


def _facts(scene: Scene, shown: SeatView) -> Lines:
    """Another seat's sheet in five short lines."""
    signs, filled = scene.signs, shown.sheet
    return [
        line((cell_sign("R", signs), CARNELIAN), f" {filled.red}"),
        line((cell_sign("G", signs), MALACHITE), f" {filled.green}"),
        line((cell_sign("F", signs), ORANGE), _torches(scene, filled)),
        line(f"{cell_sign('S', signs)}{filled.skulls}{_penalty(scene, filled).strip()}"),
        line((cell_sign("T", signs), "bold"), f" {len(shown.finished)}"),
    ]
