"""The toy game: the template for a new one, and the laws' first subject."""

from saqqara.core.game import Game
from saqqara.games.toy import explain, features, moves, pack, rules, tensor, view, yardstick

GAME = Game(
    name="toy",
    rules=1,
    seats=range(2, 4),
    options={"wins": ("high", "low")},
    moves=moves.COUNT,
    load=pack.load,
    start=lambda deck, seats, options: rules.Toy(deck, seats, options["wins"] == "low"),
    bound=lambda _deck, seats, _options: rules.HAND * seats + rules.ROUNDS * (seats + 1),
    write=moves.write,
    read=moves.read,
    view=view.view,
    tell=view.tell,
    why_not=explain.why_not,
    items=explain.items,
    features=features.features,
    names=features.NAMES,
    yardstick=yardstick.numbers,
    weights=yardstick.WEIGHTS,
    clock=features.clock,
    tensor_parts=tensor.parts,
    tensor=tensor.write,
)
