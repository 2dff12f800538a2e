"""What the greedy bot sees in Silver & Gold: Pyramids: a yardstick, which does not change."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import BIT, count
from saqqara.games.silver_gold.engine.rules import (
    AWARDS,
    COLOURS,
    COLUMNS,
    NO_CARD,
    ROUNDS,
    TORCHES,
    TURNS,
    Chamber,
    SilverGold,
    beside,
)

# Of points, nearness to the tomb, awards in reach, gems, torch and skulls still open. Found by
# trying a few: 121 points by
# `saqqara simulate silver_gold --seats 3 --bots greedy --games 200 --seed fresh`.
WEIGHTS: Final = (1.0, 0.7, 0.5, 0.4, 0.8, -0.45)
FAR: Final = 10


def numbers(state: SilverGold, seat: int) -> list[float]:
    """Points so far, and for both cards: how near the tomb is and what still lies in it."""
    points = float(state.score(seat, state.sheets, state.owned(seat)))
    found = [points + due_awards(state, seat), 0.0, 0.0, 0.0, 0.0, 0.0]
    ahead = (ROUNDS - state.round) * TURNS + TURNS - state.turn
    for slot in range(2 * seat, 2 * seat + 2):
        card = state.cards[slot]
        if card != NO_CARD and not state.just[seat] & BIT[card]:
            chamber = state.pack.chambers[card]
            steps = steps_left(chamber, state.marks[slot])
            if steps <= 2 * ahead:
                nearness = float(FAR - min(FAR, steps)) / FAR
                found[1] += 10.0 * nearness
                found[2] += nearness * next_award(state, seat, chamber.colour)
            _add_symbols(found, state, seat, chamber, state.marks[slot])
    return found


def due_awards(state: SilverGold, seat: int) -> float:
    """Awards for pyramids just finished, which are given when all have taken their new cards."""
    due = 0.0
    for colour in range(len(COLOURS)):
        fresh = count(state.just[seat] & state.pack.coloured[colour])
        if fresh and count(state.owned(seat) & state.pack.coloured[colour]) % 2 == 0:
            due += free_award(state, colour)
    return due


def _add_symbols(
    found: list[float], state: SilverGold, seat: int, chamber: Chamber, marked: i64
) -> None:
    """What still lies on unmarked cells."""
    open_cells: i64 = chamber.free & ~marked
    torch_due = not state.sheets[COLUMNS * seat + TORCHES] & (2 ** (state.round - 1))
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


def free_award(state: SilverGold, colour: int) -> float:
    """The highest award of a colour that is still free."""
    for step in range(len(AWARDS)):
        if state.awards[colour * len(AWARDS) + step] < 0:
            return float(AWARDS[step])
    return 0.0
