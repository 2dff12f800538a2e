"""What can be chosen, row by row, and the full text of the card one looks at."""

from dataclasses import dataclass, replace
from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, cut, line, padded, wrapped
from saqqara.boards.screen import Scene
from saqqara.boards.signs import ACTION, GOLD, QUIET, SEATS
from saqqara.boards.valley.pick import ENDS, CardPick, Spot, rows, spots
from saqqara.boards.valley.seats import READ, in_line, is_read
from saqqara.boards.valley.signs import (
    NO_STRENGTH,
    PRICED,
    card_name,
    card_text,
    counted,
    effect_text,
    kind_of,
    pieces_text,
    sign,
    tagged,
    times,
)
from saqqara.games.valley.engine import moves
from saqqara.games.valley.view import Fighter, SeatView, View

LABEL: Final = 24
COST: Final = 6
STRENGTH: Final = 6
TYPED: Final = 22  # columns for a move as it is typed
NUMBERS: Final = ("play", "discard", "lay", "target", "send", "hit", "spring")  # with columns
BARE: Final = ("done", "open", "pass", "enough")
FEWEST: Final = 3  # rows of a list


@dataclass(frozen=True)
class Row:
    """A line of the list; without a move it is only shown."""

    label: Text
    card: str = ""
    strength: int | None = None  # the present one, if it is not the printed one
    move: int | None = None
    note: str | None = None  # instead of what the card does


# Rows in words


def listed(scene: Scene) -> list[Row]:
    """Every row of this stage and hand cards that cannot be used now, the last word at the end."""
    view: View = scene.view
    found = [_row(scene, move) for move in rows(view, scene.seat, scene.legal)]
    named = {row.card for row in found}
    if view.stage not in {"play", "split"} or in_line(scene):
        return found
    hand = [pair for pair in counted(_mine(scene).hand) if pair[0] not in named]
    found += [Row(_label(scene, card, n), card) for card, n in hand]
    return sorted(found, key=lambda row: row.move in ENDS)


def _mine(scene: Scene) -> SeatView:
    mine: SeatView = scene.view.seats[scene.seat]
    return mine


def _label(scene: Scene, card: str, number: int = 1) -> Text:
    return line(tagged(scene.say, card, scene.signs), times(scene.signs, number))


def _row(scene: Scene, move: int) -> Row:
    verb, rest = moves.name(move), moves.words(move)
    if verb == "split":
        coins = moves.argument(move)
        facts = {"coins": coins, "cards": scene.box.resources - coins}
        return Row(line(scene.say("valley-answer-split", **facts)), move=move)
    if verb == "hit":
        return _target(scene, move, rest[0], rest[1])
    if not rest:
        return Row(line(_answer(scene, verb)), move=move)
    if verb == "smuggle":
        return Row(line(scene.say("valley-answer-smuggle", card=rest[0])), rest[0], move=move)
    mine = _mine(scene)
    card = mine.adventurer if rest[0] == "adventurer" else rest[0]
    return Row(_label(scene, card, _number(scene, verb, card)), card, move=move)


def _number(scene: Scene, verb: str, card: str) -> int:
    """How many of a card there are where it comes from."""
    mine, other = _mine(scene), scene.view.seats[1 - scene.seat]
    zones = {
        "send": mine.camp,
        "target": other.camp,
        "spring": mine.traps,
        "lay": mine.hand + mine.papyri,
    }
    zone: list[str] = zones.get(verb, mine.hand)
    return zone.count(card)


def _answer(scene: Scene, verb: str) -> str:
    """Moves without a card."""
    view, mine = scene.view, _mine(scene)
    if verb in {"save", "lose"}:
        return scene.say(f"valley-answer-{verb}", card=view.wounded)
    if verb in BARE:
        return scene.say(f"valley-answer-{verb}")
    if view.stage == "send":
        return scene.say(f"valley-answer-ready-{'send' if mine.inside else 'nobody'}")
    return scene.say(f"valley-answer-ready-{'lay' if mine.face_down else 'nothing'}")


def _target(scene: Scene, move: int, whose: str, card: str) -> Row:
    seat = scene.seat if whose == "mine" else 1 - scene.seat
    shown: SeatView = scene.view.seats[seat]
    name = shown.adventurer if card == "adventurer" else card
    fighters = [fighter for fighter in shown.inside if fighter.card == card]
    owner = (f"{scene.signs.seats[seat]} ", SEATS[seat])
    label = line(owner, _label(scene, name, len(fighters)))
    strength = fighters[0].strength if fighters else None
    return Row(label, name, strength, move, _bonuses(scene, fighters))


def _bonuses(scene: Scene, fighters: list[Fighter]) -> str:
    """How a strength comes about, if it is not the printed one."""
    pieces = fighters[0].pieces if fighters else []
    return pieces_text(scene.say, pieces) if len(pieces) > 1 else ""


# The list


def choices(scene: Scene, room: int) -> Lines:
    """Heading and rows; if there are too many for the room, those around the cursor."""
    if scene.view.stage == "split" and isinstance(scene.pick, CardPick):
        return [*_income(scene, scene.pick), *_hand(scene, room - 3)]
    if not scene.legal:
        return []
    found = listed(scene)
    if scene.pick is None:
        return [
            _heading(scene, scene.view.stage),
            *(text for row in found for text in _told(scene, row)),
        ]
    shown = [_line(scene, row) for row in found]
    last = shown[-1:] if found and found[-1].move in ENDS else []
    above = shown[: len(shown) - len(last)]
    at = scene.pick.index if isinstance(scene.pick, CardPick) else 0
    rows = _window(scene, above, at, max(FEWEST, room - 1 - len(last)))
    return [_heading(scene, scene.view.stage), *rows, *last]


def _told(scene: Scene, row: Row) -> Lines:
    """A row where moves are typed: what the card does stands below it, uncut."""
    first = _line(scene, replace(row, note=""))
    what = "" if not row.card else row.note if row.note is not None else _what(scene, row.card)
    below = wrapped(what, scene.width - TYPED) if what else []
    return [first, *(line(" " * TYPED, text) for text in below)]


def _income(scene: Scene, pick: CardPick) -> Lines:
    """Coins and cards of each split below each other, the chosen one in brackets."""
    resources: int = scene.box.resources
    rows = [line((scene.say("valley-list-split"), "bold"))]
    for word in ("coins", "cards"):
        row = line(f"  {scene.say(f'valley-income-{word}'):<10}")
        for coins in range(resources + 1):
            number = coins if word == "coins" else resources - coins
            here = coins == pick.index
            row.append(f"[ {number} ]" if here else f"  {number}  ", ACTION if here else QUIET)
            row.append("  ")
        rows.append(row)
    return rows


def _hand(scene: Scene, room: int) -> Lines:
    """One's cards where none of them can be chosen."""
    rows = [Row(_label(scene, card, n), card) for card, n in counted(_mine(scene).hand)]
    shown = [_line(scene, row) for row in rows]
    return [_heading(scene, "play"), *_window(scene, shown, 0, max(FEWEST, room - 1))]


def _heading(scene: Scene, stage: str) -> Text:
    say = scene.say
    lead = 6 if scene.pick else TYPED
    title = padded(line((say(f"valley-list-{stage}"), "bold")), lead + LABEL)
    if stage not in NUMBERS:
        return title
    cost = say("valley-column-cost") if stage not in {"hit", "spring", "send"} else ""
    columns = f"{cost:>{COST - 1}} {say('valley-column-strength'):>{STRENGTH}}"
    what = say("valley-column-what") if scene.pick and stage != "hit" else ""
    return line(title, (f"{columns}  {what}", QUIET))


def _window(scene: Scene, shown: Lines, at: int, room: int) -> Lines:
    if len(shown) <= room:
        return shown
    inner = room - 1
    first = max(0, min(at - inner // 2, len(shown) - inner))
    above, below = first, len(shown) - first - inner
    notes = [(above, "above"), (below, "below")]
    words = ", ".join(scene.say(f"valley-more-{way}", n=n) for n, way in notes if n)
    return [*shown[first : first + inner], line((f"      {words}", QUIET))]


def _line(scene: Scene, row: Row) -> Text:
    """A row; what is not allowed is quiet, and a dash says so without colours."""
    chosen = scene.pick is not None and row.move == scene.pick.move
    allowed = row.move is None or row.move in scene.legal
    style = ACTION if chosen else "" if allowed else QUIET
    label = row.label.copy()
    if style:
        label.stylize(style)
    if any(is_read(scene, zone, scene.seat, row.card) for zone in ("hand", "papyri")):
        label.stylize(READ)
    lead = _lead(scene, row, scene.signs.chosen if chosen else " ")
    text = line(
        (lead, style), padded(label, LABEL) if row.card else label, *_columns(scene, row, style)
    )
    return cut(text, scene.width)


def _lead(scene: Scene, row: Row, mark: str) -> str:
    """The number of a row, a dash if it is not allowed; where moves are typed, the notation."""
    if not isinstance(scene.pick, CardPick):
        typed = scene.write(row.move) if row.move in scene.legal and row.move is not None else ""
        return f"{typed:<{TYPED}}"
    if row.move is None:
        return f"{mark}     "
    number = scene.pick.numbers[scene.pick.moves.index(row.move)]
    return f"{mark} {number if row.move in scene.legal else '-':>2}  "


def _columns(scene: Scene, row: Row, style: str) -> list[tuple[str, str]]:
    """Price, strength, and what the card does."""
    if not row.card:
        return []
    printed = scene.box.cards[row.card]
    stage, kind = scene.view.stage, kind_of(row.card)
    priced = kind in PRICED and stage not in {"hit", "spring", "send"}
    cost = f"{sign('coin', scene.signs)} {printed.cost}" if priced else ""
    strength = printed.strength if row.strength is None else row.strength
    power = "" if kind in NO_STRENGTH else str(strength)
    what = _what(scene, row.card) if row.note is None else row.note
    return [
        (f"{cost:>{COST - 1}}", style or GOLD),
        (f" {power:>{STRENGTH}}", style or "bold"),
        (f"  {what}", style or QUIET),
    ]


def _what(scene: Scene, card: str) -> str:
    printed = scene.box.cards[card]
    return effect_text(scene.say, printed) if printed.effect != "none" else ""


# The text of a card


def reading(scene: Scene) -> Lines:
    """The card under the glass, or the one of the chosen row; two lines, so that nothing jumps."""
    spot = _spot(scene)
    found = _read(scene, spot) if spot else []
    if not found and scene.view.stage == "split":
        return []
    return [*found, *[line()] * (2 - len(found))]


def _spot(scene: Scene) -> Spot | None:
    if not isinstance(scene.pick, CardPick):
        return None
    if scene.pick.spot:
        return scene.pick.spot
    row = _row(scene, scene.pick.move)
    if row.card:
        return Spot("", -1, row.card)
    return Spot("", -1, scene.view.tomb) if scene.view.tomb else None


def _read(scene: Scene, spot: Spot) -> Lines:
    printed = scene.box.cards[spot.card]
    name = f"{card_name(scene.say, spot.card)}{_where(scene, spot)}"
    text = f"{name}: {card_text(scene.say, spot.card, printed)}{_pieces(scene, spot)}"
    found = wrapped(text, scene.width - 2)
    return [line("  ", row) for row in found]


def _where(scene: Scene, spot: Spot) -> str:
    """Where the card lies; the chosen row needs no such words."""
    if not spot.zone:
        return ""
    return f" ({scene.say(f'valley-zone-{spot.zone}', seat=max(0, spot.seat))})"


def _pieces(scene: Scene, spot: Spot) -> str:
    """In the tomb: the present strength piece by piece."""
    if spot.zone not in {"inside", "hero"}:
        return ""
    shown: SeatView = scene.view.seats[spot.seat]
    card = "adventurer" if spot.zone == "hero" else spot.card
    found: list[Fighter] = [fighter for fighter in shown.inside if fighter.card == card]
    if not found or len(found[0].pieces) == 1:
        return ""
    strength = scene.say("valley-strength", strength=found[0].strength)
    return f" {strength} = {pieces_text(scene.say, found[0].pieces)}."


def texts(scene: Scene, room: int) -> Lines:
    """Every card in sight with its full text, one's own first; too many begin at the glass."""
    cards = list(dict.fromkeys(spot.card for spot in spots(scene.view, scene.seat)))
    blocks = [_text(scene, card) for card in cards]
    spot = scene.pick.spot if isinstance(scene.pick, CardPick) else None
    first = cards.index(spot.card) if spot else 0
    if scene.pick is None or sum(map(len, blocks)) <= room:
        first, room = 0, len(blocks) * 9
    found: Lines = []
    for number, block in enumerate(blocks[first:], first):
        if len(found) + len(block) > room - 1:
            more = scene.say("valley-more-texts", n=len(blocks) - number)
            return [*found, line((f"  {more}", QUIET))]
        found += block
    return found


def _text(scene: Scene, card: str) -> Lines:
    spot = scene.pick.spot if isinstance(scene.pick, CardPick) else None
    style = "bold reverse" if spot and spot.card == card else "bold"
    name = tagged(scene.say, card, scene.signs, style)
    body = wrapped(card_text(scene.say, card, scene.box.cards[card]), scene.width - LABEL)
    return [line(padded(name, LABEL), body[0]), *(line(" " * LABEL, row) for row in body[1:])]


def chosen(scene: Scene) -> Lines:
    """The chosen row alone."""
    if not isinstance(scene.pick, CardPick) or not scene.legal:
        return []
    return [_line(scene, _row(scene, scene.pick.move))]
