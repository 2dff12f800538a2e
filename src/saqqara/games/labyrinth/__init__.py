"""Das Labyrinth des Pharao, a tile-laying game for one to five."""

from saqqara.core.game import Game, Options
from saqqara.games.labyrinth import explain, features, moves, pack, rules, tensor, view, yardstick


def start(tiles: rules.Tiles, seats: int, options: Options) -> rules.Labyrinth:
    """Empty boards, with the variants that were chosen."""
    return rules.start(tiles, seats, options["scoring"] == "pro", options["bets"] == "on")


GAME = Game(
    name="labyrinth",
    rules=1,
    seats=range(1, 6),
    options={"scoring": ("basic", "pro"), "bets": ("off", "on")},
    moves=moves.COUNT,
    load=pack.load,
    start=start,
    bound=lambda _tiles, seats, _options: rules.bound(seats),
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
    variant=features.variant,
)
