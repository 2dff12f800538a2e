"""The row of a turn and what it gives."""

from typing import Any

from mypy_extensions import i64

from saqqara.games.terra.engine import moves, stages
from saqqara.games.terra.engine.components import GIVES_BRICKS, GIVES_GOLD, GIVES_WORKERS
from saqqara.games.terra.engine.land import Land


def add_legal(out: list[Any]) -> None:
    """One of four rows through the new tile (TP-10)."""
    out.extend([moves.ROW, moves.ROW + 1, moves.ROW + 2, moves.ROW + 3])


def choose(state: Land, side: i64, line: i64) -> None:
    """Gold for oases and eyes, bricks, and workers who stand ready to go (TP-11)."""
    state.line = line
    gold: i64 = state.board.oases_in(state.field, line)
    waiting: list[int] = []
    for field in state.board.row(state.field, line):
        tile: i64 = state.ground[field]
        if tile >= 0:
            gold += GIVES_GOLD[tile]
            for colour in GIVES_BRICKS[tile]:
                state.give(side, colour, 1)
            for _ in range(GIVES_WORKERS[tile]):
                waiting.append(field)  # noqa: PERF401
    state.earn(side, gold)
    state.waiting = waiting  # rising, as every line is read from north or west
    state.stage = stages.WORKING
