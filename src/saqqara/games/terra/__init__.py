"""Terra Pyramides, a strategy game for two to four, or for one to four together."""

from saqqara.core.game import Game
from saqqara.core.game import Options as Chosen
from saqqara.games.terra import explain, features, moves, pack, rules, tensor, view, yardstick


def start(box: rules.Box, seats: int, options: Chosen) -> rules.Terra:
    """An empty board, with the variants that were chosen."""
    chosen = rules.Options(
        board=pack.BOARDS.index(options["board"]),
        task=task(options),
        symbols=options["symbols"] == "on",
        open_stacks=options["open_stacks"] == "on",
        free_swap=options["free_swap"] == "on",
    )
    return rules.start(box, seats, chosen)


def task(options: Chosen) -> int:
    """The number of the task; 0 = against each other."""
    return ("off", "1", "2", "3").index(options["task"])


def traits(state: rules.Terra, seat: int) -> dict[str, str]:
    """Which place in the order of turns the seat has."""
    first = (state.seat - state.turn) % state.seats
    return {"turn": str((seat - first) % state.seats + 1)}


GAME = Game(
    name="terra",
    rules=1,
    seats=range(1, 5),
    seats_with=lambda options: range(1, 5) if task(options) else range(2, 5),
    options={
        "board": pack.BOARDS,
        "task": ("off", "1", "2", "3"),
        "symbols": ("off", "on"),
        "open_stacks": ("off", "on"),
        "free_swap": ("off", "on"),
    },
    moves=moves.COUNT,
    load=pack.load,
    start=start,
    bound=lambda _box, seats, options: rules.bound(seats, task(options)),
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
    traits=traits,
    shortlist=features.shortlist,
    variant=lambda state: f"task {state.task}" if state.task else "",
    shared=lambda state: state.task > 0,
    in_turn=True,
)
