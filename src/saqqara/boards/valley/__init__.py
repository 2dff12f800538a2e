"""The board of Im Tal der Könige: the whole screen, the questions, what a choice brings."""

from collections.abc import Callable
from typing import Final

from saqqara.boards.lines import Lines, line, wrapped
from saqqara.boards.screen import TALL, Block, Scene, Screen
from saqqara.boards.valley.listing import choices, chosen, reading, texts
from saqqara.boards.valley.pick import CardPick, pick
from saqqara.boards.valley.seats import beyond, header, numbers, side
from saqqara.boards.valley.signs import INKS, PRICED, SHOWN, kind_of, sign
from saqqara.boards.valley.table import draw, draw_pack
from saqqara.boards.valley.tomb import detailed, tomb
from saqqara.games.valley.engine import moves
from saqqara.games.valley.view import SeatView, View

AROUND: Final = 5  # rows of the screen below the board: a line of the log, the question
LIST: Final = 8  # rows of a list before the rest is shown at length
SHORT_LIST: Final = 5  # and before it is shown at all
EVERYTHING: Final = 99


def blocks(scene: Scene) -> list[Block]:
    """Everything but prompt and log, from top to bottom."""
    if scene.spread:
        above = [*header(scene), *_strip(scene)]
        return [Block(above), Block(texts(scene, scene.rows - AROUND + 1 - len(above)))]
    read = reading(scene) if scene.pick else []
    above = _table(scene, len(read))
    room = scene.rows - AROUND - len(above) - len(read)
    shown = choices(scene, room if scene.pick else EVERYTHING)
    apart = [line(), *beyond(scene)] if scene.rows >= TALL else []
    below = apart if len(apart) <= room - len(shown) else []
    return [Block(above), Block(shown), Block(read), Block(below)]


def _strip(scene: Scene) -> Lines:
    """Both sides in a line each, and what Enter would do."""
    return [numbers(scene, 1 - scene.seat), numbers(scene, scene.seat), *chosen(scene), line()]


def _table(scene: Scene, read: int) -> Lines:
    """Header, the other side, the tomb, one's own side, as long as leaves room for a list."""
    whole = len(choices(scene, EVERYTHING))
    for middle, camps, wanted in (
        (detailed(scene), 3, EVERYTHING),
        (tomb(scene, 2), 2, LIST),
        (tomb(scene, 2), 1, SHORT_LIST),
    ):
        shown = _stacked(scene, middle, camps)
        if len(shown) + min(whole, wanted) + read + AROUND <= scene.rows:
            return shown
    return _stacked(scene, tomb(scene, 1), 1)


def _stacked(scene: Scene, middle: Lines, camps: int) -> Lines:
    other, mine = (side(scene, seat, camps) for seat in (1 - scene.seat, scene.seat))
    room = [line()] if scene.rows >= TALL else []
    return [*header(scene), *other, *room, *middle, *room, *mine, *room]


# What is asked


def prompt(scene: Scene) -> str:
    view: View = scene.view
    if view.stage == "discard":
        return _discard(scene)
    if view.stage == "choose":
        passing = "" if view.seats[scene.seat].passed else "-pass"
        return scene.say(f"valley-ask-choose{passing}")
    if view.stage == "send":
        return scene.say("valley-ask-send", left=_left(scene))
    if view.stage == "lay":
        return scene.say("valley-ask-lay-bluff" if _may_bluff(scene) else "valley-ask-lay")
    if view.stage == "hit":
        return scene.say(f"valley-ask-hit{'-second' if view.named else ''}", card=view.card)
    return scene.say(f"valley-ask-{view.stage}", card=view.card or view.wounded)


def _mine(scene: Scene) -> SeatView:
    mine: SeatView = scene.view.seats[scene.seat]
    return mine


def _discard(scene: Scene) -> str:
    view: View = scene.view
    n = _mine(scene).hand_size - scene.box.most_cards
    hero = view.seats[1 - scene.seat].adventurer
    card = hero if view.discard_for == "terror" else "mercenary"
    return scene.say(f"valley-ask-discard-{view.discard_for}", n=n, tomb=view.tomb, card=card)


def _left(scene: Scene) -> int | str:
    """How many more may enter."""
    limit: int = scene.view.limit
    return limit - len(_mine(scene).inside) if limit else "none"


def _may_bluff(scene: Scene) -> bool:
    laid = _mine(scene).face_down
    return _mine(scene).medallion and not any(_is_living(card) for card in laid)


def _is_living(card: str) -> bool:
    return kind_of(card) in PRICED


def keys(scene: Scene) -> str:
    return scene.say("valley-keys-split" if scene.view.stage == "split" else "valley-keys-list")


# What a choice brings


def brings(scene: Scene) -> str:
    """Coins, sums, or where a card goes; never what could only be guessed."""
    if scene.after is None or not isinstance(scene.pick, CardPick):
        return ""
    return STAGES[scene.view.stage](scene, scene.pick.move)


def _splitting(scene: Scene, move: int) -> str:
    coins: int = scene.after.seats[scene.seat].coins
    camp = _mine(scene).camp
    foremen = [card for card in camp if scene.box.cards[card].effect == "extra_card"]
    cards = scene.box.resources - moves.argument(move) + len(foremen)
    return scene.say("valley-brings-split", coins=coins, cards=cards)


def _playing(scene: Scene, move: int) -> str:
    if move == moves.DONE:
        return _tidying(scene)
    return scene.say("valley-brings-coins", coins=scene.after.seats[scene.seat].coins)


def _tidying(scene: Scene) -> str:
    """Coins that go back, cards that must be discarded (VK-8)."""
    mine, then = _mine(scene), scene.after.seats[scene.seat]
    lost, cards = mine.coins - then.coins, mine.hand_size - scene.box.most_cards
    said = [scene.say("valley-brings-lost", n=lost)] if lost else []
    said += [scene.say("valley-brings-discard", n=cards)] if cards > 0 else []
    return " ".join(said) or scene.say("valley-brings-spares")


def _targeting(scene: Scene, move: int) -> str:
    effect = scene.box.cards[scene.view.card].effect
    key = "enchant" if effect == "enchant" else "assassinate"
    return scene.say(f"valley-brings-{key}", target=moves.words(move)[0])


def _discarding(_scene: Scene, _move: int) -> str:
    return ""


def _choosing(scene: Scene, move: int) -> str:
    return scene.say(f"valley-brings-{moves.name(move)}")


def _sending(scene: Scene, move: int) -> str:
    if move != moves.READY:
        return _sums(scene)
    nobody = not _mine(scene).inside
    return scene.say("valley-brings-nobody", seat=1 - scene.seat) if nobody else ""


def _laying(scene: Scene, move: int) -> str:
    bluff = move != moves.READY and _is_living(moves.words(move)[0])
    return scene.say("valley-brings-bluff") if bluff else ""


def _springing(scene: Scene, move: int) -> str:
    spent = scene.after.tomb and scene.after.stage != "hit" and not _changed(scene)
    return scene.say("valley-brings-no-effect") if spent else _hitting(scene, move)


def _hitting(scene: Scene, _move: int) -> str:
    return _sums(scene) if scene.after.tomb else _outcome(scene)


STAGES: Final[dict[str, Callable[[Scene, int], str]]] = {
    "split": _splitting,
    "play": _playing,
    "target": _targeting,
    "discard": _discarding,
    "choose": _choosing,
    "send": _sending,
    "lay": _laying,
    "spring": _springing,
    "hit": _hitting,
    "save": _hitting,
}


def _changed(scene: Scene) -> bool:
    return [side.inside for side in scene.after.seats] != [side.inside for side in scene.view.seats]


def _sums(scene: Scene) -> str:
    """Empty while they stay as they are."""
    mine, theirs = (scene.after.seats[seat].strength for seat in (scene.seat, 1 - scene.seat))
    now = [scene.view.seats[seat].strength for seat in (scene.seat, 1 - scene.seat)]
    if now == [mine, theirs]:
        return ""
    return scene.say("valley-brings-sums", mine=mine, theirs=theirs)


def _outcome(scene: Scene) -> str:
    """The last trap leads to the fight; by then nothing is hidden any more."""
    fight = scene.after.last_fight
    mine, theirs = fight.sums[scene.seat], fight.sums[1 - scene.seat]
    return scene.say("valley-brings-tomb", mine=mine, theirs=theirs, seat=fight.winner)


def legend(scene: Scene) -> Lines:
    """The signs, then what the numbers are."""
    wanted: int = scene.box.wanted
    rows = [
        line(
            (f" {sign(name, scene.signs)}  ", f"bold {INKS.get(name, '')}".strip()),
            scene.say(f"valley-legend-{name}", wanted=wanted),
        )
        for name in SHOWN
    ]
    return [*rows, line(), *wrapped(scene.say("valley-legend-numbers"), scene.width)]


SCREEN: Final = Screen(draw, draw_pack, blocks, pick, prompt, brings, keys, legend, rows=(34, 0))
