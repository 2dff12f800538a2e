"""Im Tal der Könige, a card duel for two."""

from saqqara.core.game import Game, Judging, Learning, Options, Rules, Telling
from saqqara.games.valley import box, explain, pack, tell, view
from saqqara.games.valley.engine import cards, features, moves, rules, tensor, yardstick


def start(deck: cards.Deck, seats: int, options: Options, number: int) -> rules.Valley:
    """Before the adventurers are drawn, with the variants that were chosen."""
    del seats
    return rules.start(deck, int(options["tombs"]), options["consolation"] == "on", number)


def traits(state: rules.Valley, seat: int) -> dict[str, str]:
    """The adventurer and whether the seat began."""
    start = "first" if seat == state.starter else "second"
    return {"adventurer": cards.ADVENTURERS[state.hero(seat)], "start": start}


GAME = Game(
    name="valley",
    seats=range(2, 3),
    options={"tombs": ("4", "3"), "consolation": ("off", "on")},
    rules=Rules(
        number=rules.RULES,
        moves=moves.COUNT,
        load=pack.load,
        start=start,
        bound=lambda _deck, _seats, options: rules.bound(int(options["tombs"])),
        write=moves.write,
        read=moves.read,
        verb=moves.name,
        arguments=moves.arguments,
        in_turn=True,
    ),
    telling=Telling(
        box=box.box,
        view=view.view,
        tell=tell.tell,
        why_not=explain.why_not,
        items=explain.items,
        traits=traits,
        endings=("valley-end-you", "valley-end-won"),
    ),
    judging=Judging(
        features=features.features,
        names=features.NAMES,
        clock=features.clock,
        yardstick=yardstick.numbers,
        yardstick_weights=yardstick.WEIGHTS,
    ),
    learning=Learning(planes=tensor.planes, write=tensor.write),
)
