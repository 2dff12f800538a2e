"""Choosing in Im Tal der Könige: a row of a list, and a glass that reads any card in sight."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from saqqara.boards.plain import BACK, ON
from saqqara.boards.screen import Scene
from saqqara.games.valley.engine import moves
from saqqara.games.valley.engine.cards import CARDS, TRAP
from saqqara.games.valley.view import SeatView, View

NEXT: Final = {"n": 1, "p": -1}
ENDS: Final = (moves.DONE, moves.READY, moves.ENOUGH)
GLASS: Final = {"tab": 1, "backtab": -1}


class Spot(NamedTuple):
    """A card somebody can see: where it lies, on whose side (-1 = nobody's), which it is."""

    zone: str
    seat: int
    card: str


@dataclass(frozen=True)
class CardPick:
    """A row of the list; some rows are not allowed and say why. The glass moves on its own."""

    moves: list[int]
    legal: list[int]
    spots: list[Spot]
    index: int = 0
    glass: int = -1  # -1 = over the chosen row

    @property
    def move(self) -> int:
        return self.moves[self.index]

    @property
    def numbers(self) -> list[int]:
        """The number of each row; 0 is the one that ends the stage."""
        return [0 if move in ENDS else k for k, move in enumerate(self.moves, 1)]

    @property
    def spot(self) -> Spot | None:
        return self.spots[self.glass] if self.glass >= 0 else None

    def key(self, key: str) -> "CardPick":
        if key in GLASS and self.spots:
            return self._glanced(GLASS[key])
        if key in NEXT:
            return self._stepped(NEXT[key])
        if key in {str(number) for number in self.numbers}:
            return replace(self, index=self.numbers.index(int(key)), glass=-1)
        step = 1 if key in ON else -1 if key in BACK else 0
        if not step:
            return self
        return replace(self, index=(self.index + step) % len(self.moves), glass=-1)

    def at(self, move: int) -> "CardPick":
        return replace(self, index=self.moves.index(move), glass=-1)

    def _stepped(self, step: int) -> "CardPick":
        """To the next row that is allowed."""
        count = len(self.moves)
        ways = [(self.index + step * k) % count for k in range(1, count + 1)]
        return replace(self, index=next(k for k in ways if self.moves[k] in self.legal), glass=-1)

    def _glanced(self, step: int) -> "CardPick":
        """To the next card in sight; before the first and behind the last is the chosen row."""
        places = len(self.spots) + 1
        return replace(self, glass=(self.glass + 1 + step) % places - 1)


def pick(scene: Scene) -> CardPick:
    """Income begins with two coins, everything else with the first row that is allowed."""
    view, seat, legal = scene.view, scene.seat, scene.legal
    found = rows(view, seat, legal)
    first = next(k for k, move in enumerate(found) if move in legal)
    return CardPick(found, legal, spots(view, seat), 2 if view.stage == "split" else first)


# The rows, also those that are not allowed now


def rows(view: View, seat: int, legal: list[int]) -> list[int]:
    """What a person might want to choose in this stage; where none is named, what is allowed."""
    listed = STAGES.get(view.stage)
    return listed(view, seat, legal) if listed else legal


def _playing(view: View, seat: int, legal: list[int]) -> list[int]:
    living = [card for card in view.seats[seat].hand if CARDS.index(card) < TRAP]
    smuggled = [move for move in legal if moves.verb(move) == moves.SMUGGLE]
    return [*_each(moves.PLAY, living), *smuggled, moves.DONE]


def _targeting(view: View, seat: int, _legal: list[int]) -> list[int]:
    return _each(moves.TARGET, view.seats[1 - seat].camp)


def _choosing(_view: View, _seat: int, _legal: list[int]) -> list[int]:
    return [moves.OPEN, moves.PASS]


def _sending(view: View, seat: int, _legal: list[int]) -> list[int]:
    mine = view.seats[seat]
    hero = [] if mine.adventurer_inside else [moves.SEND_ADVENTURER]
    return [*hero, *_each(moves.SEND, mine.camp), moves.READY]


def _laying(view: View, seat: int, _legal: list[int]) -> list[int]:
    """Obstacles and papyri before what could only mislead."""
    mine = view.seats[seat]
    cards = [*_each(moves.LAY, mine.hand), *_each(moves.LAY, mine.papyri)]
    return [*sorted(cards, key=lambda move: moves.argument(move) < TRAP), moves.READY]


def _hitting(view: View, seat: int, legal: list[int]) -> list[int]:
    mine, other = view.seats[seat], view.seats[1 - seat]
    found = [*_targets(moves.HIT, other), *_targets(moves.HIT_OWN, mine)]
    enough = [moves.ENOUGH] if moves.ENOUGH in legal else []
    return [*sorted(found, key=lambda move: move not in legal), *enough]


def _each(verb: int, cards: list[str]) -> list[int]:
    return [verb + CARDS.index(card) for card in dict.fromkeys(cards)]


def _targets(verb: int, side: SeatView) -> list[int]:
    inside = dict.fromkeys(fighter.card for fighter in side.inside)
    return [verb + moves.CHARACTERS.index(card) for card in inside]


STAGES: Final[dict[str, Callable[[View, int, list[int]], list[int]]]] = {
    "play": _playing,
    "target": _targeting,
    "choose": _choosing,
    "send": _sending,
    "lay": _laying,
    "hit": _hitting,
}


# All cards in sight


def spots(view: View, seat: int) -> list[Spot]:
    """Each card once for each place it lies at, one's own first."""
    mine = view.seats[seat]
    found = [Spot("hand", seat, card) for card in mine.hand]
    found += [Spot("papyri", seat, card) for card in mine.papyri]
    found += [Spot("down", seat, card) for card in mine.face_down]
    found += [Spot("tomb", -1, view.tomb), Spot("top", -1, view.top)]
    for side in (seat, 1 - seat):
        found += _side(view.seats[side], side)
    found += [Spot("known", 1 - seat, card) for card in view.seats[1 - seat].known]
    found += [Spot("discarded", -1, view.last_discard)]
    found += [Spot("spent", -1, card) for card in view.spent]
    return [spot for spot in dict.fromkeys(found) if spot.card]


def _side(shown: SeatView, seat: int) -> list[Spot]:
    inside = [fighter.card for fighter in shown.inside if fighter.card != "adventurer"]
    zones = {
        "hero": [shown.adventurer],
        "inside": inside,
        "traps": shown.traps,
        "camp": shown.camp,
        "won": shown.won,
    }
    return [Spot(zone, seat, card) for zone, cards in zones.items() for card in cards]
