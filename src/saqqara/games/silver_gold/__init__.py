"""Silver & Gold: Pyramids, a flip-and-mark game for two to four."""

from saqqara.core.game import Game, Judging, Learning, Rules, Telling
from saqqara.games.silver_gold import box, explain, pack, tell, view
from saqqara.games.silver_gold.engine import features, moves, rules, tensor, yardstick

GAME = Game(
    name="silver_gold",
    seats=range(2, 5),
    rules=Rules(
        number=rules.RULES,
        moves=moves.COUNT,
        load=pack.load,
        start=lambda cards, seats, _options, number: rules.start(cards, seats, number),
        bound=lambda cards, seats, _options: rules.bound(cards, seats),
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
        clicks=moves.clicks,
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
