"""What a seat of Silver & Gold: Pyramids cannot know is drawn anew."""

from saqqara.core.bits import BIT, count, members, nth
from saqqara.core.rng import Rng
from saqqara.games.silver_gold.engine import keeping, marking, moves, stages
from saqqara.games.silver_gold.engine.position import NO_CARD, SLOTS, Position


def redeal(state: Position, others: list[int], rng: Rng) -> None:
    """New hands of the same size; a seat that was done keeps two of them, others start over."""
    for other in others:
        state.pile |= state.hands[other]
    for other in others:
        size = count(state.hands[other])
        state.hands[other] = 0
        for _ in range(size):
            card = BIT[nth(state.pile, rng.below(count(state.pile)))]
            state.pile &= ~card
            state.hands[other] |= card
        if state.stage == stages.KEEP:
            _rekeep(state, other, rng)


def _rekeep(state: Position, other: int, rng: Rng) -> None:
    done = state.owed[other] == 0
    state.owe(other, SLOTS)
    for slot in range(SLOTS):
        state.set_card(other, slot, NO_CARD)
    if done:
        hand = members(state.hands[other])
        rng.shuffle(hand)
        keeping.keep_both(state, other, hand[0], hand[1])
        state.owe(other, 0)


def redraft(state: Position, other: int, rng: Rng) -> None:
    """Back to what all have seen (SG-15); a seat that was done chooses again at random."""
    done = state.owed[other] == 0
    state.take_back(other)
    state.just[other] = 0
    state.owe(other, 1 if marking.can_mark(state, other) else 0)
    state.fresh |= BIT[other]
    while done and state.owed[other]:
        move = rng.pick(marking.legal_marks(state, other))
        marking.mark(state, other, moves.slot_of(move), moves.mask_of(move))
