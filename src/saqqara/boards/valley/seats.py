"""The sides of Im Tal der Könige: header, what a seat has in plain sight, its camp."""

from typing import Final

from rich.text import Text

from saqqara.boards.lines import Lines, cut, line
from saqqara.boards.screen import TALL, Scene
from saqqara.boards.signs import GAIN, GOLD, LOSS, QUIET, SEATS
from saqqara.boards.valley.pick import CardPick, Spot
from saqqara.boards.valley.signs import NO_STRENGTH, counted, flow, kind_of, sign, tagged, times
from saqqara.games.valley.view import SeatView, View

STEPS: Final = ("camp", "open", "enter", "lay", "traps")
STAGES: Final = {
    "split": "camp",
    "play": "camp",
    "target": "camp",
    "choose": "open",
    "send": "enter",
    "lay": "lay",
    "spring": "traps",
    "hit": "traps",
    "save": "traps",
}
DISCARDS: Final = {"mercenary": "camp", "limit": "camp", "tomb": "open", "terror": "enter"}
LISTED: Final = ("split", "play", "discard", "lay")  # stages whose list shows the hand
OBSTACLES: Final = ("trap", "undead")
READ: Final = "reverse"  # under the glass


def header(scene: Scene) -> Lines:
    """The game, and which step of the round this is."""
    name = line((scene.say("valley-name"), "bold"))
    bar = line()
    for step in STEPS:
        bar.append(f" {scene.signs.becomes} " if bar.cell_len else "", QUIET)
        here = step == step_of(scene.view)
        text = scene.say(f"valley-step-{step}")
        bar.append(f"[{text}]" if here else text, f"bold {GOLD}" if here else QUIET)
    gap = " " * (scene.width - name.cell_len - bar.cell_len)
    return [line(name, gap, bar), line((scene.signs.frieze * scene.width, GOLD))]


def step_of(view: View) -> str:
    if view.stage == "discard":
        return DISCARDS[view.discard_for]
    return STAGES.get(view.stage, "")


def seat_name(scene: Scene, seat: int) -> Text:
    return line((f"{scene.signs.seats[seat]} {scene.say.name(seat)}", f"bold {SEATS[seat]}"))


def is_read(scene: Scene, zone: str, seat: int, card: str) -> bool:
    """Whether the glass lies on this card."""
    return isinstance(scene.pick, CardPick) and scene.pick.spot == Spot(zone, seat, card)


# What a seat has


def side(scene: Scene, seat: int, rows: int) -> Lines:
    """One line of numbers, then the camp and the cards one knows, on so many lines at most."""
    found = [numbers(scene, seat), *camp(scene, seat, rows)]
    if seat == scene.seat:
        return [*found, *held(scene, rows)]
    return [*found, *seen(scene, seat, rows)] if scene.view.seats[seat].known else found


def numbers(scene: Scene, seat: int) -> Text:
    """Name, medallion, tombs, coins, hidden cards, pass marker."""
    say, shown = scene.say, scene.view.seats[seat]
    row = line(seat_name(scene, seat), "  ")
    if shown.medallion:
        row.append(f"{sign('medallion', scene.signs)} {say('valley-holder')}  ", f"bold {GOLD}")
    row.append_text(line(_tombs(scene, shown), "  ", _coins(scene, seat)))
    row.append(f"  {say('valley-hand')} {shown.hand_size}")
    row.append(f"  {say('valley-papyri')} {shown.papyri_left}")
    passing = say("valley-has-passed" if shown.passed else "valley-may-pass")
    row.append(f"  {passing}", QUIET)
    return cut(row, scene.width)


def _tombs(scene: Scene, shown: SeatView) -> Text:
    """2/4 tombs, also as pips."""
    wanted, won = scene.box.wanted, len(shown.won)
    pips = line((sign("tomb", scene.signs) * won, GOLD), ("." * (wanted - won), QUIET))
    return line(pips, (f" {won}/{wanted} {scene.say('valley-tombs')}", "bold"))


def _coins(scene: Scene, seat: int) -> Text:
    """Coins, with what the choice would change."""
    now = scene.view.seats[seat].coins
    then = scene.after.seats[seat].coins if scene.after else now
    coin = line((f"{sign('coin', scene.signs)} ", GOLD))
    if now == then:
        return line(coin, (str(now), "bold"))
    style = GAIN if then > now else LOSS
    return line(coin, (f"{now} {scene.signs.becomes} {then}", style))


def camp(scene: Scene, seat: int, rows: int) -> Lines:
    """The adventurer, unless in the tomb, and everybody else in camp."""
    shown: SeatView = scene.view.seats[seat]
    here = shown.adventurer and not shown.adventurer_inside
    hero = [_card(scene, "hero", seat, shown.adventurer, 1)] if here else []
    others = [_card(scene, "camp", seat, card, n) for card, n in counted(shown.camp)]
    entries = hero + others or [line((scene.say("valley-nobody-there"), QUIET))]
    lead = line((f"  {scene.say('valley-camp-of')}  ", QUIET))
    return flow(lead, entries, scene.width, rows)


def _card(scene: Scene, zone: str, seat: int, card: str, number: int) -> Text:
    """A card with its printed strength, if it has one."""
    style = READ if is_read(scene, zone, seat, card) else ""
    power = "" if kind_of(card) in NO_STRENGTH else f" {scene.box.cards[card].strength}"
    strength = f"{power}{times(scene.signs, number)}"
    return line(tagged(scene.say, card, scene.signs, style), (strength, "bold"))


def held(scene: Scene, rows: int) -> Lines:
    """One's own hand and papyri, each on its own lines, as far as the list does not show them."""
    word, hand = _unlisted(scene)
    papyri = (
        [] if scene.legal and scene.view.stage == "lay" else scene.view.seats[scene.seat].papyri
    )
    found = _own(scene, "hand", word, hand, rows)
    return found + _own(scene, "papyri", "valley-papyri", papyri, rows)


def _own(scene: Scene, zone: str, word: str, cards: list[str], rows: int) -> Lines:
    entries = [_card(scene, zone, scene.seat, card, n) for card, n in counted(cards)]
    lead = line((f"  {scene.say(word)}  ", QUIET))
    return flow(lead, entries, scene.width, rows) if entries else []


def _unlisted(scene: Scene) -> tuple[str, list[str]]:
    """What the hand cards outside the list are called, and which they are."""
    hand: list[str] = scene.view.seats[scene.seat].hand
    if not scene.legal or scene.view.stage not in LISTED:  # onlookers have no list
        return "valley-hand", hand
    if in_line(scene):
        return "valley-step-lay", [card for card in hand if kind_of(card) in OBSTACLES]
    return "valley-hand", []


def in_line(scene: Scene) -> bool:
    """On a low terminal, cards that cannot be played in camp stand in a line, not in the list."""
    return scene.view.stage == "play" and scene.rows < TALL


def seen(scene: Scene, seat: int, rows: int) -> Lines:
    """What one has seen of the other hand and may still be there."""
    lead = line((f"  {scene.say('valley-seen')}  ", QUIET))
    return flow(lead, plainly(scene, "known", seat, scene.view.seats[seat].known), 80, rows)


def plainly(scene: Scene, zone: str, seat: int, cards: list[str]) -> list[Text]:
    """Cards without numbers."""
    return [
        line(
            tagged(scene.say, card, scene.signs, READ if is_read(scene, zone, seat, card) else ""),
            times(scene.signs, n),
        )
        for card, n in counted(cards)
    ]


def piles(scene: Scene) -> Text:
    view: View = scene.view
    facts = {"supply": view.supply, "deck": view.deck, "discarded": view.discard_pile}
    return line((scene.say("valley-piles", **facts), QUIET))


def beyond(scene: Scene) -> Lines:
    """What lies apart: the last discard, used papyri, tombs won."""
    view: View = scene.view
    found: Lines = []
    if view.last_discard:
        lead = line((f"{scene.say('valley-discarded')}  ", QUIET))
        found += flow(lead, plainly(scene, "discarded", -1, [view.last_discard]), scene.width)
    if view.spent:
        lead = line((f"{scene.say('valley-spent')}  ", QUIET))
        found += flow(lead, plainly(scene, "spent", -1, view.spent), scene.width)
    for seat, shown in enumerate(view.seats):
        if shown.won:
            lead = line(seat_name(scene, seat), (f"  {scene.say('valley-won')}  ", QUIET))
            found += flow(lead, plainly(scene, "won", seat, shown.won), scene.width)
    known = view.seats[scene.seat].known
    if known:
        lead = line((f"{scene.say('valley-known-of-you')}  ", QUIET))
        found += flow(lead, plainly(scene, "hand", scene.seat, known), scene.width)
    return found
