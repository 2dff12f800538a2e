"""Im Tal der Könige, a card duel for two."""

from saqqara.core.game import Game, Options
from saqqara.games.valley import (
    cards,
    explain,
    features,
    moves,
    pack,
    rules,
    tell,
    tensor,
    view,
    yardstick,
)


def start(deck: cards.Deck, seats: int, options: Options) -> rules.Valley:
    """Before the adventurers are drawn, with the variants that were chosen."""
    del seats
    return rules.start(deck, int(options["tombs"]), options["consolation"] == "on")


def traits(state: rules.Valley, seat: int) -> dict[str, str]:
    """The adventurer and whether the seat began."""
    start = "first" if seat == state.starter else "second"
    return {"adventurer": view.view(state, seat).seats[seat].adventurer, "start": start}


GAME = Game(
    name="valley",
    rules=1,
    seats=range(2, 3),
    options={"tombs": ("4", "3"), "consolation": ("off", "on")},
    moves=moves.COUNT,
    load=pack.load,
    start=start,
    bound=lambda _deck, _seats, options: rules.bound(int(options["tombs"])),
    write=moves.write,
    read=moves.read,
    view=view.view,
    tell=tell.tell,
    why_not=explain.why_not,
    items=explain.items,
    features=features.features,
    names=features.NAMES,
    yardstick=yardstick.numbers,
    weights=yardstick.WEIGHTS,
    clock=features.clock,
    tensor_parts=tensor.parts,
    tensor=tensor.write,
    traits=traits,
    in_turn=True,
)
