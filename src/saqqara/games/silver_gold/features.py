"""Numbers that say how good a position of Silver & Gold: Pyramids is for a seat."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import count
from saqqara.games.silver_gold.rules import (
    AWARDS,
    COLUMNS,
    NO_CARD,
    ROUNDS,
    TORCHES,
    TURNS,
    Chamber,
    SilverGold,
    beside,
)

NAMES: Final = ("points", "near", "award", "gems", "torch", "skulls", "crosses")
WEIGHTS: Final = (1.0, 1.0, 0.5, 0.4, 0.6, -0.3, 0.5)
FAR: Final = 10


def features(state: SilverGold, seat: int) -> list[float]:
    """Points so far, and for both cards: how near the tomb is and what still lies in it."""
    found = [float(state.score(seat, state.sheets, state.owned(seat))), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    ahead = (ROUNDS - state.round) * TURNS + TURNS - state.turn
    for slot in range(2 * seat, 2 * seat + 2):
        card = state.cards[slot]
        if card != NO_CARD:
            chamber = state.pack.chambers[card]
            steps = steps_left(chamber, state.marks[slot])
            if steps and steps <= 2 * ahead:
                nearness = (FAR - min(FAR, steps)) / FAR
                found[1] += 10.0 * nearness
                found[2] += nearness * next_award(state, seat, chamber.colour)
            _add_symbols(found, state, seat, chamber, state.marks[slot])
    return found


def _add_symbols(
    found: list[float], state: SilverGold, seat: int, chamber: Chamber, marked: i64
) -> None:
    """What still lies on unmarked cells."""
    open_cells: i64 = chamber.free & ~marked
    torch_due = not state.sheets[COLUMNS * seat + TORCHES] & (2 ** (state.round - 1))
    found[3] += float(count((chamber.red | chamber.green) & open_cells))
    found[4] += 1.0 if torch_due and chamber.torches & open_cells else 0.0
    found[5] += float(count(chamber.skulls & open_cells))
    found[6] += float(count(chamber.crosses & open_cells))


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
    """What finishing one more pyramid of this colour brings now, or half of it the one after."""
    owned = count(state.owned(seat) & state.pack.coloured[colour])
    for step in range(len(AWARDS)):
        if state.awards[colour * len(AWARDS) + step] < 0:
            return AWARDS[step] * (1.0 if owned % 2 else 0.4)
    return 0.0


