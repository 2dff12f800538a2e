"""Each check in laws.py catches a game that breaks it: the toy game with one fault built in."""

from collections.abc import Callable

import pytest

from saqqara.core.game import AnyGame, Options
from saqqara.core.rng import Rng
from saqqara.core.said import Item, Said, Why
from saqqara.core.state import BOX, State
from saqqara.core.tensor import Pen
from saqqara.core.walk import advance
from saqqara.games import GAMES
from saqqara.games.toy.engine.rules import Deck, Toy
from saqqara.games.toy.engine.stages import LAYING
from saqqara.games.toy.explain import why_not
from saqqara.games.toy.tell import tell
from saqqara.games.toy.view import View, view
from tests.games.altered import altered
from tests.laws import laws

TOY = GAMES["toy"]


class Faulty(State):
    """A toy game seen through a glass: subclasses put one fault in."""

    def __init__(self, inner: Toy) -> None:
        super().__init__(inner.seats)
        self.inner = inner
        self.pack = inner.pack

    def actors(self) -> list[int]:
        return self.inner.actors()

    def legal(self, seat: int) -> list[int]:
        return self.inner.legal(seat)

    def odds(self) -> list[tuple[int, int]]:
        return self.inner.odds()

    def apply(self, seat: int, move: int) -> None:
        self.inner.apply(seat, move)

    def copy(self) -> "Faulty":
        return type(self)(self.inner.copy())

    def guess(self, seat: int, rng: Rng) -> "Faulty":
        return type(self)(self.inner.guess(seat, rng))

    def scores(self) -> list[int]:
        return self.inner.scores()

    def ranks(self) -> list[int]:
        return self.inner.ranks()


class ActsTwice(Faulty):
    def actors(self) -> list[int]:
        return [*self.inner.actors(), *self.inner.actors()]


class OffersBackwards(Faulty):
    def legal(self, seat: int) -> list[int]:
        return self.inner.legal(seat)[::-1]


class CopiesShallow(Faulty):
    def copy(self) -> "CopiesShallow":
        return CopiesShallow(self.inner)


class FavoursTheFirst(Faulty):
    def chance(self, rng: Rng) -> int:
        rng.word()
        return self.inner.odds()[0][0]


class WeighsNothing(Faulty):
    def odds(self) -> list[tuple[int, int]]:
        return [(move, 0) for move, _ in self.inner.odds()]


class GuessesTheTruth(Faulty):
    """Its view is honest, but a bot that samples it knows every hand."""

    def guess(self, seat: int, rng: Rng) -> "Faulty":
        del seat, rng
        return self.copy()


class FirstComeFirstServed(Faulty):
    """The seat that lays first wins ties of time: choices do not commute."""

    def apply(self, seat: int, move: int) -> None:
        if seat != BOX and self.inner.laid.count(-1) == self.inner.seats:
            self.inner.won[seat] += 1
        self.inner.apply(seat, move)


class ShowsAtOnce(Faulty):
    """Every card that is laid is a moment of its own: nobody can draft."""

    def apply(self, seat: int, move: int) -> None:
        self.inner.apply(seat, move)
        self.moment += 1


class AsksInTurn(Faulty):
    """Only the first seat that owes a card is asked, without a new moment for the next."""

    def actors(self) -> list[int]:
        return self.inner.actors()[:1]


FAULTS = [
    (laws.check_actors, ActsTwice),
    (laws.check_legal, OffersBackwards),
    (laws.check_copy, CopiesShallow),
    (laws.check_odds, FavoursTheFirst),
    (laws.check_odds, WeighsNothing),
    (laws.check_hidden_moves, GuessesTheTruth),
    (laws.check_commute, FirstComeFirstServed),
    (laws.check_drafts, ShowsAtOnce),
    (laws.check_drafts, AsksInTurn),
]


def faulty_game(kind: type[Faulty]) -> AnyGame:
    """The toy's card, with states that are seen through the glass."""

    def start(deck: Deck, seats: int, options: Options, number: int) -> Faulty:
        return kind(TOY.rules.start(deck, seats, options, number))

    return altered(
        TOY,
        start=start,
        view=lambda state, viewer: view(state.inner, viewer),
        items=lambda state, seat: TOY.telling.items(state.inner, seat),
        features=lambda state, seat: TOY.judging.features(state.inner, seat),
        yardstick=lambda state, seat: TOY.judging.yardstick(state.inner, seat),
        tensor=lambda state, viewer, pen: TOY.learning.write(state.inner, viewer, pen),
        clock=lambda state: TOY.judging.clock(state.inner),
        why_not=lambda state, seat, move: TOY.telling.why_not(state.inner, seat, move),
        tell=lambda a, seat, move, b, viewer: tell(a.inner, seat, move, b.inner, viewer),
    )


def breaks(law: Callable[[AnyGame, State], None], game: AnyGame) -> bool:
    """Some position of a few random games breaks the law."""
    for seed in range(10):
        for moves in range(game.rules.bound(game.pack(), 3, {}) + 1):
            state = game.new(3)
            rng = Rng(str(seed))
            for _ in range(moves):
                advance(state, 1, rng)
            try:
                law(game, state)
            except (AssertionError, pytest.fail.Exception, IndexError):
                return True
    return False


@pytest.mark.parametrize(("law", "kind"), FAULTS, ids=lambda thing: thing.__name__)
def test_the_law_catches_the_fault(
    law: Callable[[AnyGame, State], None], kind: type[Faulty]
) -> None:
    assert breaks(law, faulty_game(kind))


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_glass_alone_breaks_no_law(law: Callable[[AnyGame, State], None]) -> None:
    assert not breaks(law, faulty_game(Faulty))


def show_laid(state: Toy, viewer: int) -> View:
    """A view that shows cards which are still hidden."""
    leaky = view(state, viewer)
    leaky.laid = [card + 1 for card in state.laid]
    return leaky


def tell_laid(before: Toy, seat: int, move: int, after: Toy, viewer: int) -> list[Said]:
    """Tells everybody which card was laid."""
    if after.stage == LAYING and seat != BOX:
        return [Said("toy-laid", {"seat": seat, "card": move + 1})]
    return tell(before, seat, move, after, viewer)


def write_laid(state: Toy, viewer: int, pen: Pen) -> None:
    """Gives learners numbers of cards that are still hidden."""
    TOY.learning.write(state, viewer, pen)
    for card in state.laid:
        pen.put(card)


def forget_a_point(state: Toy, seat: int) -> list[Item]:
    """Items that do not add up."""
    return [Item("TY-6", "toy-points", max(0, state.won[seat] - 1))]


def change_by_asking(state: Toy, seat: int, move: int) -> Why:
    """A refusal that leaves a trace."""
    state.won[0] += 1
    return why_not(state, seat, move)


DOORS = [
    (laws.check_items, {"items": forget_a_point}),
    (laws.check_notation, {"write": lambda _pack, _move: "lay 1"}),
    (laws.check_every_number, {"why_not": change_by_asking}),
]


@pytest.mark.parametrize(("law", "fault"), DOORS, ids=["items", "notation", "every number"])
def test_the_law_catches_a_fault_of_the_card(
    law: Callable[[AnyGame, State], None], fault: dict[str, object]
) -> None:
    assert breaks(law, altered(TOY, **fault))
    assert not breaks(law, TOY)


LEAKS: list[dict[str, object]] = [
    {"view": show_laid},
    {"tell": tell_laid},
    {"tensor": write_laid},
]


@pytest.mark.parametrize("fault", LEAKS, ids=["view", "tell", "tensor"])
def test_the_law_catches_a_leak(fault: dict[str, object]) -> None:
    assert breaks(laws.check_no_leak, altered(TOY, **fault))
    assert breaks(laws.check_hidden_moves, altered(TOY, **fault)) == ("view" not in fault)
