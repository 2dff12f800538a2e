"""The toy game: the template for a new one, and the laws' first subject."""

from saqqara.core.game import Game, Judging, Learning, Options, Rules, Telling
from saqqara.games.toy import box, explain, pack, tell, view
from saqqara.games.toy.engine import features, moves, rules, tensor, yardstick


def start(deck: rules.Deck, seats: int, options: Options, number: int) -> rules.Toy:
    """Before the first card is dealt."""
    return rules.Toy(deck, seats, options["wins"] == "low", number)


GAME = Game(
    name="toy",
    seats=range(2, 4),
    options={"wins": ("high", "low")},
    rules=Rules(
        number=rules.RULES,
        moves=moves.COUNT,
        load=pack.load,
        start=start,
        bound=lambda _deck, seats, _options: rules.HAND * seats + rules.ROUNDS * (seats + 1),
        write=moves.write,
        read=moves.read,
        verb=moves.name,
        arguments=moves.arguments,
    ),
    telling=Telling(
        box=box.box,
        view=view.view,
        tell=tell.tell,
        why_not=explain.why_not,
        items=explain.items,
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
