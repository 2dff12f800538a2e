"""What the greedy bot sees in Silver & Gold: Pyramids: a yardstick, which does not change."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, count
from saqqara.games.silver_gold.engine.awards import due_awards, free_award
from saqqara.games.silver_gold.engine.chambers import Chamber, beside
from saqqara.games.silver_gold.engine.position import NO_CARD, ROUNDS, SLOTS, TURNS
from saqqara.games.silver_gold.engine.rules import SilverGold
from saqqara.games.silver_gold.engine.scoring import score

# Of points, nearness to the tomb, awards in reach, gems, torch and skulls still open. Found by
# trying a few: 121 points by
# `saqqara simulate silver_gold --seats 3 --bots greedy --games 200 --seed fresh`.
WEIGHTS: Final = (1.0, 0.7, 0.5, 0.4, 0.8, -0.45)
FAR: Final = 10


def numbers(state: SilverGold, seat: int) -> list[float]:
    """Points so far, and for both cards: how near the tomb is and what still lies in it."""
    points = float(score(state, seat, state.sheet(seat), state.owned(seat)))
    found = [points + due_awards(state, seat), 0.0, 0.0, 0.0, 0.0, 0.0]
    ahead = (ROUNDS - state.round) * TURNS + TURNS - state.turn
    for slot in range(SLOTS):
        card = state.card(seat, slot)
        if card != NO_CARD and not state.just[seat] & BIT[card]:
            chamber = state.pack.chambers[card]
            marked = state.marked(seat, slot)
            steps = steps_left(chamber, marked)
            if steps <= 2 * ahead:
                nearness = float(FAR - min(FAR, steps)) / FAR
                found[1] += 10.0 * nearness
                found[2] += nearness * next_award(state, seat, chamber.colour)
            _add_symbols(found, state, seat, chamber, marked)
    return found


def _add_symbols(
    found: list[float], state: SilverGold, seat: int, chamber: Chamber, marked: i64
) -> None:
    """What still lies on unmarked cells."""
    open_cells: i64 = chamber.free & ~marked
    torch_due = not state.torches(seat) & BIT[state.round - 1]
    found[3] += float(count((chamber.red | chamber.green) & open_cells))
    found[4] += 1.0 if torch_due and chamber.torches & open_cells else 0.0
    found[5] += float(count(chamber.skulls & open_cells))


def steps_left(chamber: Chamber, marked: i64) -> int:
    """The fewest cells still to mark until the tomb is marked; 0 = it is."""
    known: i64 = marked
    steps = 0
    if not marked:
        known = chamber.entrance
        steps = 1
    while not known & chamber.tomb:
        known |= beside(known) & chamber.free
        steps += 1
    return steps


def next_award(state: SilverGold, seat: int, colour: int) -> float:
    """What finishing one more pyramid of this colour brings; a part of it if it takes two."""
    owned = count(state.owned(seat) & state.pack.coloured[colour])
    return free_award(state, colour) * (1.0 if owned % 2 else 0.4)
