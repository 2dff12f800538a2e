"""The tomb in the middle: who is inside, how strong, who leads, what lies face down."""

from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, beside, cut, line, padded
from saqqara.boards.screen import Scene
from saqqara.boards.signs import ACTION, GOLD, QUIET, SEATS
from saqqara.boards.valley.seats import READ, is_read, piles, plainly, seat_name
from saqqara.boards.valley.signs import (
    bonuses_text,
    card_name,
    effect_text,
    flow,
    sign,
    tagged,
    times,
)
from saqqara.games.valley.view import Fighter, LastFight, SeatView, View

INSIDE: Final = 4  # columns of the frame
FIGHTING: Final = ("send", "spring", "hit", "save")  # where the sums after a choice are certain


def tomb(scene: Scene, rows: int) -> Lines:
    """The open tomb with a lane for each side; without one, what is known of the next."""
    view: View = scene.view
    if not view.tomb:
        words = scene.say("valley-no-tomb", n=view.tombs_left)
        title = line((f"{sign('tomb', scene.signs)} ", GOLD), (words, f"bold {GOLD}"))
        return _framed(scene, _closed(scene), title, line())
    lanes = [*lane(scene, 1 - scene.seat, rows), *lane(scene, scene.seat, rows)]
    return _framed(scene, lanes, _title(scene), _lead(scene))


def detailed(scene: Scene) -> Lines:
    """The same with a line for each fighter, and the pieces of its strength."""
    if not scene.view.tomb:
        return tomb(scene, 2)
    half = (scene.width - INSIDE - 2) // 2
    sides = [_side(scene, seat, half) for seat in (1 - scene.seat, scene.seat)]
    return _framed(scene, beside(sides), _title(scene), _lead(scene))


def _framed(scene: Scene, rows: Lines, title: Text, foot: Text) -> Lines:
    """Rows in a frame of gold, words in its upper and lower edge."""
    frame, room = scene.signs.frame, scene.width - INSIDE
    down = line((frame.down, GOLD))
    middle = [line(down, " ", padded(row, room), " ", down) for row in rows]
    top = _edge(scene, frame.top_left, [title], frame.top_right)
    words = [foot, piles(scene)]
    if sum(text.cell_len for text in words) > room - 4:
        words.pop()
    return [top, *middle, _edge(scene, frame.bottom_left, words, frame.bottom_right)]


def _edge(scene: Scene, left: str, words: Lines, right: str) -> Text:
    """Words in an edge: the first at its left, another at its right."""
    across = scene.signs.frame.across
    insets = [
        line(" ", cut(text, scene.width - INSIDE - 2), " ") if text else line() for text in words
    ]
    first, last = insets[0], insets[-1] if len(insets) > 1 else line()
    free = scene.width - 4 - first.cell_len - last.cell_len
    ends = (f"{left}{across}", GOLD), (f"{across}{right}", GOLD)
    return line(ends[0], first, (across * free, GOLD), last, ends[1])


def _title(scene: Scene) -> Text:
    view: View = scene.view
    style = READ if is_read(scene, "tomb", -1, view.tomb) else f"bold {GOLD}"
    name = line((f"{sign('tomb', scene.signs)} ", GOLD), (card_name(scene.say, view.tomb), style))
    return line(name, f": {effect_text(scene.say, scene.box.cards[view.tomb])}")


def _lead(scene: Scene) -> Text:
    """Who is ahead now, and who wins ties (VK-16)."""
    view: View = scene.view
    mine, theirs = (view.seats[seat].strength for seat in (scene.seat, 1 - scene.seat))
    if mine == theirs:
        return line((scene.say("valley-level", seat=view.holder), "bold"))
    ahead = scene.seat if mine > theirs else 1 - scene.seat
    lead = scene.say("valley-leads", seat=ahead, n=abs(mine - theirs))
    ties = scene.say("valley-ties", seat=view.holder)
    return line((lead, f"bold {SEATS[ahead]}"), (f", {ties}", QUIET))


# A closed tomb


def _closed(scene: Scene) -> Lines:
    view: View = scene.view
    rows: Lines = []
    if view.top:
        seen = scene.say("valley-next-tomb", tomb=view.top)
        text = effect_text(scene.say, scene.box.cards[view.top])
        rows.append(line((seen, f"bold {GOLD}"), f": {text}"))
    return [*rows, *_last(scene, view.last_fight)] if view.last_fight else rows


def _last(scene: Scene, fight: LastFight) -> Lines:
    """The last fight: the sums, who fought, who got the tomb."""
    lead = line((f"{scene.say('valley-last-fight', tomb=fight.tomb)} ", QUIET))
    sums = [line(seat_name(scene, seat), (f" {fight.sums[seat]}", "bold")) for seat in (0, 1)]
    goes = line((f"{scene.say('valley-goes-to')} ", QUIET), seat_name(scene, fight.winner))
    rows = flow(lead, [*sums, goes], scene.width - INSIDE)
    return rows if scene.rows < 29 else [*rows, *_fought(scene, fight)]


def _fought(scene: Scene, fight: LastFight) -> Lines:
    rows: Lines = []
    for seat, cards in enumerate(fight.fighters):
        hero = scene.view.seats[seat].adventurer
        named = [hero if card == "adventurer" else card for card in cards]
        lead = line((f"  {scene.signs.seats[seat]} ", SEATS[seat]))
        rows += flow(lead, plainly(scene, "", seat, named), scene.width - INSIDE, 2)
    return rows


# A side of an open one


def lane(scene: Scene, seat: int, rows: int) -> Lines:
    """The sum, then everybody inside, then what lies face down or waits to be sprung."""
    shown: SeatView = scene.view.seats[seat]
    lead = line((f"{scene.signs.seats[seat]} ", f"bold {SEATS[seat]}"), total(scene, seat), "  ")
    entries = [_fighter(scene, seat, fighter, n) for fighter, n in fighters(shown)]
    return flow(lead, [*entries, *waiting(scene, seat)] or [_nobody(scene)], 76, rows)


def _nobody(scene: Scene) -> Text:
    return line((scene.say("valley-nobody-there"), QUIET))


def total(scene: Scene, seat: int) -> Text:
    """11, or 11 › 14 with the choice."""
    now: int = scene.view.seats[seat].strength
    text = line((f"{now:>2}", "bold"))
    if scene.after and scene.after.tomb and scene.view.stage in FIGHTING:
        then: int = scene.after.seats[seat].strength
        if then != now:
            text.append(f" {scene.signs.becomes} {then}", ACTION)
    return text


def fighters(shown: SeatView) -> list[tuple[Fighter, int]]:
    """Everybody inside, cards alike only once, the adventurer first."""
    found = {fighter.card: fighter for fighter in reversed(shown.inside)}
    cards = [fighter.card for fighter in shown.inside]
    order = sorted(found, key=lambda card: (card != "adventurer", cards.index(card)))
    return [(found[card], cards.count(card)) for card in order]


def named(shown: SeatView, card: str) -> str:
    return shown.adventurer if card == "adventurer" else card


def _fighter(scene: Scene, seat: int, fighter: Fighter, number: int) -> Text:
    shown: SeatView = scene.view.seats[seat]
    card = named(shown, fighter.card)
    zone = "hero" if fighter.card == "adventurer" else "inside"
    style = READ if is_read(scene, zone, seat, card) else ""
    strength = f" {fighter.strength}{times(scene.signs, number)}"
    return line(tagged(scene.say, card, scene.signs, style), (strength, "bold"))


def waiting(scene: Scene, seat: int) -> list[Text]:
    """Cards face down, by name if they are one's own, and traps that are not sprung yet."""
    shown: SeatView = scene.view.seats[seat]
    traps = plainly(scene, "traps", seat, shown.traps)
    if traps:
        return [line((f"{scene.say('valley-traps-left')}:", QUIET), " ", traps[0]), *traps[1:]]
    if not shown.face_down_cards + shown.face_down_papyri:
        return []
    if shown.face_down:
        own = plainly(scene, "down", seat, shown.face_down)
        return [line((f"{scene.say('valley-down')}:", QUIET), " ", own[0]), *own[1:]]
    return [_face_down(scene, shown)]


def _face_down(scene: Scene, shown: SeatView) -> Text:
    cards, papyri = shown.face_down_cards, shown.face_down_papyri
    backs = sign("down", scene.signs) * cards + sign("papyrus", scene.signs) * papyri
    both = "yes" if cards and papyri else "no"
    words = scene.say("valley-hidden", cards=cards, papyri=papyri, both=both)
    return line((f"{backs} ", GOLD), (words, QUIET))


def _side(scene: Scene, seat: int, wide: int) -> Lines:
    """A line for each fighter with the pieces of its strength."""
    shown: SeatView = scene.view.seats[seat]
    rows = [line(seat_name(scene, seat), " ", total(scene, seat))]
    for fighter, number in fighters(shown):
        name = _fighter(scene, seat, fighter, number)
        why = bonuses_text(scene.say, fighter.pieces)
        gap = " " * max(1, wide - name.cell_len - len(why))
        rows.append(line(name, gap, (why, QUIET)))
    rows += flow(line(), waiting(scene, seat), wide) if waiting(scene, seat) else []
    rows += [_nobody(scene)] if len(rows) == 1 else []
    return [padded(row, wide) for row in rows]
