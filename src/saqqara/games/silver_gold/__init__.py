"""Silver & Gold: Pyramids, a flip-and-mark game for two to four."""

from saqqara.core.game import Game
from saqqara.games.silver_gold import explain, features, moves, pack, rules, tensor, view, yardstick

GAME = Game(
    name="silver_gold",
    rules=1,
    seats=range(2, 5),
    moves=moves.COUNT,
    load=pack.load,
    start=lambda cards, seats, _options: rules.start(cards, seats),
    bound=lambda cards, seats, _options: rules.bound(cards, seats),
    write=moves.write,
    read=moves.read,
    parts=moves.parts,
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
