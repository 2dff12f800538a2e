"""Terra Pyramides, a strategy game for two to four, or for one to four together."""

from saqqara.core.game import Game, Judging, Learning, Rules, Telling
from saqqara.core.game import Options as Chosen
from saqqara.games.terra import box, explain, pack, tell, view
from saqqara.games.terra.engine import features, moves, rules, tensor, yardstick
from saqqara.games.terra.engine.components import Components, Options


def start(components: Components, seats: int, options: Chosen, number: int) -> rules.Terra:
    """An empty board, with the variants that were chosen."""
    chosen = Options(
        board=pack.BOARDS.index(options["board"]),
        task=task(options),
        symbols=options["symbols"] == "on",
        open_stacks=options["open_stacks"] == "on",
        free_swap=options["free_swap"] == "on",
    )
    return rules.start(components, seats, chosen, number)


def task(options: Chosen) -> int:
    """The number of the task; 0 = against each other."""
    return pack.TASKS.index(options["task"])


def traits(state: rules.Terra, seat: int) -> dict[str, str]:
    """Which place in the order of turns the seat has."""
    first = (state.seat - state.turn) % state.seats
    return {"turn": str((seat - first) % state.seats + 1)}


GAME = Game(
    name="terra",
    seats=range(1, 5),
    options={
        "board": pack.BOARDS,
        "task": pack.TASKS,
        "symbols": ("off", "on"),
        "open_stacks": ("off", "on"),
        "free_swap": ("off", "on"),
    },
    rules=Rules(
        number=rules.RULES,
        moves=moves.COUNT,
        load=pack.load,
        start=start,
        bound=lambda _box, seats, options: rules.bound(seats, task(options)),
        write=moves.write,
        read=moves.read,
        verb=moves.name,
        arguments=moves.arguments,
        seats_with=lambda options: range(1, 5) if task(options) else range(2, 5),
        in_turn=True,
    ),
    telling=Telling(
        box=box.box,
        view=view.view,
        tell=tell.tell,
        why_not=explain.why_not,
        items=explain.items,
        traits=traits,
    ),
    judging=Judging(
        features=features.features,
        names=features.NAMES,
        clock=features.clock,
        yardstick=yardstick.numbers,
        yardstick_weights=yardstick.WEIGHTS,
        shortlist=features.shortlist,
        variant=lambda state: f"task {state.task}" if state.task else "",
        shared=lambda state: state.task > 0,
    ),
    learning=Learning(planes=tensor.planes, write=tensor.write),
)
