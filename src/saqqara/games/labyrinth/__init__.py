"""Das Labyrinth des Pharao, a tile-laying game for one to five."""

from saqqara.core.game import Game, Judging, Learning, Options, Rules, Telling
from saqqara.games.labyrinth import box, explain, pack, tell, view
from saqqara.games.labyrinth.engine import features, moves, rules, tensor, yardstick
from saqqara.games.labyrinth.engine.tiles import Tiles


def start(tiles: Tiles, seats: int, options: Options, number: int) -> rules.Labyrinth:
    """Empty boards, with the variants that were chosen."""
    pro, bets = options["scoring"] == "pro", options["bets"] == "on"
    return rules.start(tiles, seats, pro, bets, number)


GAME = Game(
    name="labyrinth",
    seats=range(1, 6),
    options={"scoring": ("basic", "pro"), "bets": ("off", "on")},
    rules=Rules(
        number=rules.RULES,
        moves=moves.COUNT,
        load=pack.load,
        start=start,
        bound=lambda _tiles, seats, _options: rules.bound(seats),
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
        variant=features.variant,
    ),
    learning=Learning(planes=tensor.planes, write=tensor.write),
)
